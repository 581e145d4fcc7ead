package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {}

    /** A collector by its parts; streams are sequential, so nothing is ever combined. */
    private static final class Recipe<T, R> implements Collector<T, Object, R> {
        private final Supplier<Object> supplier;
        private final BiConsumer<Object, T> accumulator;
        private final Function<Object, R> finisher;

        Recipe(Supplier<Object> supplier, BiConsumer<Object, T> accumulator, Function<Object, R> finisher) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.finisher = finisher;
        }

        public Supplier<Object> supplier() {
            return supplier;
        }

        public BiConsumer<Object, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<Object> combiner() {
            return null;
        }

        public Function<Object, R> finisher() {
            return finisher;
        }
    }

    /** One value that changes. */
    private static final class Cell {
        Object value;
        long sum;
        long count;
    }

    @SuppressWarnings("unchecked")
    private static <T, R extends Collection<T>> Collector<T, ?, R> $into(Supplier<Object> supplier) {
        return new Recipe<T, R>(supplier, (items, item) -> ((Collection<T>) items).add(item), items -> (R) items);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return $into(() -> new ArrayList<T>());
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return $into(() -> new HashSet<T>());
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return $into(() -> supplier.get());
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new Recipe<T, List<T>>(
            () -> new ArrayList<T>(),
            (list, item) -> ((List<T>) list).add(item),
            list -> (List<T>) List.of(((List<T>) list).toArray()));
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new Recipe<T, Set<T>>(
            () -> new HashSet<T>(),
            (set, item) -> ((Set<T>) set).add(item),
            set -> (Set<T>) Set.of(((Set<T>) set).toArray()));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new Recipe<CharSequence, String>(
            () -> new StringBuilder(),
            (text, item) -> ((StringBuilder) text).append(item),
            text -> text.toString());
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        return new Recipe<CharSequence, String>(
            () -> new StringJoiner(delimiter, prefix, suffix),
            (joiner, item) -> ((StringJoiner) joiner).add(item),
            joiner -> joiner.toString());
    }

    public static <T> Collector<T, ?, Long> counting() {
        return new Recipe<T, Long>(() -> new Cell(), (cell, item) -> ((Cell) cell).sum++, cell -> ((Cell) cell).sum);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> value) {
        return new Recipe<T, Integer>(
            () -> new int[1],
            (sum, item) -> ((int[]) sum)[0] += value.applyAsInt(item),
            sum -> ((int[]) sum)[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> value) {
        return new Recipe<T, Long>(() -> new Cell(), (cell, item) -> ((Cell) cell).sum += value.applyAsLong(item), cell -> ((Cell) cell).sum);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> value) {
        return new Recipe<T, Double>(
            () -> new Cell(),
            (cell, item) -> {
                ((Cell) cell).sum += value.applyAsInt(item);
                ((Cell) cell).count++;
            },
            cell -> ((Cell) cell).count == 0 ? 0.0 : (double) ((Cell) cell).sum / ((Cell) cell).count);
    }

    @SuppressWarnings("unchecked")
    private static <T> Collector<T, ?, Optional<T>> $best(BinaryOperator<T> better) {
        return new Recipe<T, Optional<T>>(
            () -> new Cell(),
            (cell, item) -> {
                Cell best = (Cell) cell;
                best.value = best.count == 0 ? item : better.apply((T) best.value, item);
                best.count = 1;
            },
            cell -> Optional.ofNullable((T) ((Cell) cell).value));
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return $best((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return $best((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    @SuppressWarnings("unchecked")
    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
        Collector<Object, Object, R> below = (Collector<Object, Object, R>) (Object) downstream;
        BiConsumer<Object, Object> accumulator = below.accumulator();
        return new Recipe<T, R>(below.supplier(), (state, item) -> accumulator.accept(state, mapper.apply(item)), below.finisher());
    }

    @SuppressWarnings("unchecked")
    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> test, Collector<? super T, A, R> downstream) {
        Collector<Object, Object, R> below = (Collector<Object, Object, R>) (Object) downstream;
        BiConsumer<Object, Object> accumulator = below.accumulator();
        return new Recipe<T, R>(
            below.supplier(),
            (state, item) -> {
                if (test.test(item)) {
                    accumulator.accept(state, item);
                }
            },
            below.finisher());
    }

    @SuppressWarnings("unchecked")
    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream, Function<R, RR> finisher) {
        Collector<T, Object, R> below = (Collector<T, Object, R>) (Object) downstream;
        Function<Object, R> first = below.finisher();
        Object both = new Recipe<T, RR>(below.supplier(), below.accumulator(), state -> finisher.apply(first.apply(state)));
        return (Collector<T, A, RR>) both;
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return $grouping(classifier, () -> new HashMap<K, List<T>>(), $listed());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return $grouping(classifier, () -> new HashMap<K, D>(), downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> factory, Collector<? super T, A, D> downstream) {
        return $grouping(classifier, () -> factory.get(), downstream);
    }

    private static Object $listed() {
        return toList();
    }

    @SuppressWarnings("unchecked")
    private static <T, M> Collector<T, ?, M> $grouping(Function<? super T, ?> classifier, Supplier<Object> factory, Object downstream) {
        Collector<Object, Object, Object> below = (Collector<Object, Object, Object>) downstream;
        Supplier<Object> supplier = below.supplier();
        BiConsumer<Object, Object> accumulator = below.accumulator();
        Function<Object, Object> finisher = below.finisher();
        return new Recipe<T, M>(
            factory,
            (groups, item) -> {
                Object key = Objects.requireNonNull(classifier.apply(item), "element cannot be mapped to a null key");
                Map<Object, Object> map = (Map<Object, Object>) groups;
                accumulator.accept(map.computeIfAbsent(key, absent -> supplier.get()), item);
            },
            groups -> {
                ((Map<Object, Object>) groups).replaceAll((key, group) -> finisher.apply(group));
                return (M) groups;
            });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> test) {
        return $partition(test, $listed());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> test, Collector<? super T, A, D> downstream) {
        return $partition(test, downstream);
    }

    @SuppressWarnings("unchecked")
    private static <T, M> Collector<T, ?, M> $partition(Predicate<? super T> test, Object downstream) {
        Collector<Object, Object, Object> below = (Collector<Object, Object, Object>) downstream;
        Supplier<Object> supplier = below.supplier();
        BiConsumer<Object, Object> accumulator = below.accumulator();
        Function<Object, Object> finisher = below.finisher();
        return new Recipe<T, M>(
            () -> new Object[] {supplier.get(), supplier.get()},
            (halves, item) -> accumulator.accept(((Object[]) halves)[test.test(item) ? 0 : 1], item),
            halves -> {
                LinkedHashMap<Object, Object> map = new LinkedHashMap<Object, Object>();
                Object[] states = (Object[]) halves;
                Object isTrue = finisher.apply(states[0]);
                map.put(Boolean.FALSE, finisher.apply(states[1]));
                map.put(Boolean.TRUE, isTrue);
                Object result = Collections.unmodifiableMap(map);
                return (M) result;
            });
    }

    @SuppressWarnings("unchecked")
    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return new Recipe<T, Map<K, U>>(
            () -> new HashMap<K, U>(),
            (map, item) -> {
                K k = key.apply(item);
                U u = Objects.requireNonNull((U) value.apply(item));
                U old = ((Map<K, U>) map).putIfAbsent(k, u);
                if (old != null) {
                    throw new IllegalStateException("Duplicate key " + k + " (attempted merging values " + old + " and " + u + ")");
                }
            },
            map -> (Map<K, U>) map);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merger) {
        return $merged(key, value, merger, () -> new HashMap<K, U>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merger, Supplier<M> factory) {
        return $merged(key, value, merger, () -> factory.get());
    }

    @SuppressWarnings("unchecked")
    private static <T, U, M> Collector<T, ?, M> $merged(
            Function<? super T, ?> key, Function<? super T, ? extends U> value, BinaryOperator<U> merger, Supplier<Object> factory) {
        return new Recipe<T, M>(
            factory,
            (map, item) -> {
                Object k = key.apply(item);
                ((Map<Object, U>) map).merge(k, value.apply(item), merger);
            },
            map -> (M) map);
    }
}
