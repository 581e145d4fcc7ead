package java.util.stream;

import espalier.Espalier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A sequential stream. What it knows of its elements decides which stages the JVM leaves out. */
public final class Stream<T> {
    private final Pull<T> pull;
    private final Pull<?> root;
    /** The size of the source is the size of the stream. */
    private final boolean isSized;
    /** In natural order. */
    private final boolean isSorted;
    private boolean isUsed;

    Stream(Pull<T> pull, Pull<?> root, boolean isSized, boolean isSorted) {
        this.pull = pull;
        this.root = root;
        this.isSized = isSized;
        this.isSorted = isSorted;
    }

    /** The stream of a collection. */
    public static <T> Stream<T> $of(Collection<T> items, boolean isSorted) {
        Pull<T> source = new FromCollection<T>(items);
        return new Stream<T>(source, source, true, isSorted);
    }

    /** The stream of a part of an array. */
    public static <T> Stream<T> $of(T[] items, int from, int to) {
        Pull<T> source = new FromArray<T>(items, from, to);
        return new Stream<T>(source, source, true, false);
    }

    public static <T> Stream<T> empty() {
        return $of(new ArrayList<T>(), false);
    }

    public static <T> Stream<T> of(T item) {
        ArrayList<T> items = new ArrayList<T>();
        items.add(item);
        return $of(items, false);
    }

    @SafeVarargs
    public static <T> Stream<T> of(T... items) {
        return $of(items, 0, items.length);
    }

    public static <T> Stream<T> iterate(T seed, UnaryOperator<T> step) {
        Objects.requireNonNull(step);
        Pull<T> source = new Pull<T>() {
            private T last;
            private boolean isStarted;

            boolean more() {
                return true;
            }

            T take() {
                last = isStarted ? step.apply(last) : seed;
                isStarted = true;
                return last;
            }
        };
        return new Stream<T>(source, source, false, false);
    }

    public static <T> Stream<T> iterate(T seed, Predicate<? super T> goesOn, UnaryOperator<T> step) {
        Objects.requireNonNull(step);
        Objects.requireNonNull(goesOn);
        Pull<T> source = new Pull<T>() {
            private T last;
            private boolean isStarted;
            private boolean has;
            private boolean isOver;

            boolean more() {
                if (!has && !isOver) {
                    last = isStarted ? step.apply(last) : seed;
                    isStarted = true;
                    has = goesOn.test(last);
                    isOver = !has;
                }
                return has;
            }

            T take() {
                has = false;
                return last;
            }
        };
        return new Stream<T>(source, source, false, false);
    }

    /** Of streams without stages: those of the JDK run ahead of what is asked for. */
    @SuppressWarnings("unchecked")
    public static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Pull<T> first = (Pull<T>) a.$use();
        Pull<T> second = (Pull<T>) b.$use();
        if (a.root != first || b.root != second) {
            Espalier.unsupported("Stream.concat of streams with stages");
        }
        Pull<T> source = new Pull<T>() {
            boolean more() {
                return first.more() || second.more();
            }

            T take() {
                return first.more() ? first.take() : second.take();
            }

            long size() {
                return first.size() + second.size();
            }

            void end() {
                first.end();
                second.end();
            }
        };
        return new Stream<T>(source, source, a.isSized && b.isSized, false);
    }

    /** Of texts whose number is not known to the stream. */
    public static Stream<String> $ofLines(String[] lines) {
        Pull<String> source = new FromArray<String>(lines, 0, lines.length);
        return new Stream<String>(source, source, false, false);
    }

    public static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        Objects.requireNonNull(supplier);
        Pull<T> source = new Pull<T>() {
            boolean more() {
                return true;
            }

            T take() {
                return supplier.get();
            }
        };
        return new Stream<T>(source, source, false, false);
    }

    private static final class FromCollection<T> extends Pull<T> {
        private final Collection<T> items;
        private Iterator<T> rest;
        private int bound;

        FromCollection(Collection<T> items) {
            this.items = items;
        }

        boolean more() {
            if (rest == null) {
                bound = items.$changes();
                rest = items.iterator();
            }
            return rest.hasNext();
        }

        T take() {
            try {
                return rest.next();
            } catch (ConcurrentModificationException changed) {
                Espalier.unsupported("a collection that changes while it is streamed");
                return null;
            }
        }

        long size() {
            return items.size();
        }

        void end() {
            if (rest != null && items.$changes() != bound) {
                Espalier.unsupported("a collection that changes while it is streamed");
            }
        }
    }

    private static final class FromArray<T> extends Pull<T> {
        private final T[] items;
        private final int to;
        private int next;

        FromArray(T[] items, int from, int to) {
            this.items = items;
            this.next = from;
            this.to = to;
        }

        boolean more() {
            return next < to;
        }

        T take() {
            T item = items[next];
            next++;
            return item;
        }

        long size() {
            return to - next;
        }
    }

    private static final class Filter<T> extends Pull<T> {
        private final Pull<T> from;
        private final Predicate<? super T> test;
        private T next;
        private boolean has;

        Filter(Pull<T> from, Predicate<? super T> test) {
            this.from = from;
            this.test = test;
        }

        boolean more() {
            while (!has && from.more()) {
                T item = from.take();
                if (test.test(item)) {
                    next = item;
                    has = true;
                }
            }
            return has;
        }

        T take() {
            has = false;
            return next;
        }
    }

    private static final class Sorted<T> extends Pull<T> {
        private final Pull<T> from;
        private final Comparator<? super T> order;
        private ArrayList<T> items;
        private int next;

        Sorted(Pull<T> from, Comparator<? super T> order) {
            this.from = from;
            this.order = order;
        }

        boolean more() {
            if (items == null) {
                items = new ArrayList<T>();
                while (from.more()) {
                    items.add(from.take());
                }
                items.sort(order);
            }
            return next < items.size();
        }

        T take() {
            T item = items.get(next);
            next++;
            return item;
        }
    }

    /** Marks the stream as used. */
    private Pull<T> $use() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return pull;
    }

    public Stream<T> sequential() {
        return this;
    }

    public Stream<T> filter(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        return new Stream<T>(new Filter<T>($use(), test), root, false, isSorted);
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        Pull<T> from = $use();
        Pull<R> mapped = new Pull<R>() {
            boolean more() {
                return from.more();
            }

            R take() {
                return mapper.apply(from.take());
            }
        };
        return new Stream<R>(mapped, root, isSized, false);
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        Pull<T> from = $use();
        Pull<R> flat = new Pull<R>() {
            private Stream<R> inner;
            private Pull<R> rest;

            @SuppressWarnings("unchecked")
            boolean more() {
                while (rest == null || !rest.more()) {
                    if (rest != null) {
                        inner.root.end();
                    }
                    rest = null;
                    if (!from.more()) {
                        return false;
                    }
                    inner = (Stream<R>) mapper.apply(from.take());
                    rest = inner == null ? null : inner.$use();
                }
                return true;
            }

            R take() {
                return rest.take();
            }
        };
        return new Stream<R>(flat, root, false, false);
    }

    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Pull<T> from = $use();
        IntPull mapped = new IntPull() {
            boolean more() {
                return from.more();
            }

            int take() {
                return mapper.applyAsInt(from.take());
            }
        };
        return new IntStream(mapped, root, isSized, false);
    }

    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Pull<T> from = $use();
        LongPull mapped = new LongPull() {
            boolean more() {
                return from.more();
            }

            long take() {
                return mapper.applyAsLong(from.take());
            }
        };
        return new LongStream(mapped, root, isSized, false);
    }

    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Pull<T> from = $use();
        Pull<T> watched = new Pull<T>() {
            boolean more() {
                return from.more();
            }

            T take() {
                T item = from.take();
                action.accept(item);
                return item;
            }
        };
        return new Stream<T>(watched, root, isSized, isSorted);
    }

    public Stream<T> distinct() {
        HashSet<T> seen = new HashSet<T>();
        return new Stream<T>(new Filter<T>($use(), item -> seen.add(item)), root, false, isSorted);
    }

    public Stream<T> sorted() {
        Pull<T> from = $use();
        return new Stream<T>(isSorted ? from : new Sorted<T>(from, null), root, isSized, true);
    }

    public Stream<T> sorted(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return new Stream<T>(new Sorted<T>($use(), order), root, isSized, false);
    }

    public Stream<T> limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        Pull<T> from = $use();
        Pull<T> first = new Pull<T>() {
            private long left = count;

            boolean more() {
                return left > 0 && from.more();
            }

            T take() {
                left--;
                return from.take();
            }
        };
        return new Stream<T>(first, new Slice(root, 0, count), isSized, isSorted);
    }

    public Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        Pull<T> from = $use();
        Pull<T> others = new Pull<T>() {
            private long left = count;

            boolean more() {
                while (left > 0 && from.more()) {
                    from.take();
                    left--;
                }
                return from.more();
            }

            T take() {
                return from.take();
            }
        };
        return new Stream<T>(others, new Slice(root, count, Long.MAX_VALUE), isSized, isSorted);
    }

    public Stream<T> takeWhile(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        Pull<T> from = $use();
        Pull<T> first = new Pull<T>() {
            private T next;
            private boolean has;
            private boolean isOver;

            boolean more() {
                if (!has && !isOver && from.more()) {
                    next = from.take();
                    has = test.test(next);
                    isOver = !has;
                }
                return has;
            }

            T take() {
                has = false;
                return next;
            }
        };
        return new Stream<T>(first, root, false, isSorted);
    }

    public void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Pull<T> items = $use();
        while (items.more()) {
            action.accept(items.take());
        }
        root.end();
    }

    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    /** A known size is not counted: nothing is evaluated then. */
    public long count() {
        Pull<T> items = $use();
        if (isSized) {
            return root.size();
        }
        long n = 0;
        while (items.more()) {
            items.take();
            n++;
        }
        root.end();
        return n;
    }

    /** Whether the test has the wanted result for some element. */
    private boolean $some(Predicate<? super T> test, boolean wanted) {
        Objects.requireNonNull(test);
        Pull<T> items = $use();
        boolean isFound = false;
        while (!isFound && items.more()) {
            isFound = test.test(items.take()) == wanted;
        }
        root.end();
        return isFound;
    }

    public boolean anyMatch(Predicate<? super T> test) {
        return $some(test, true);
    }

    public boolean allMatch(Predicate<? super T> test) {
        return !$some(test, false);
    }

    public boolean noneMatch(Predicate<? super T> test) {
        return !$some(test, true);
    }

    public Optional<T> findFirst() {
        Pull<T> items = $use();
        Optional<T> first = items.more() ? Optional.of(items.take()) : Optional.empty();
        root.end();
        return first;
    }

    public Optional<T> findAny() {
        return findFirst();
    }

    public Optional<T> min(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduce((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public Optional<T> max(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduce((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    public Optional<T> reduce(BinaryOperator<T> operator) {
        Objects.requireNonNull(operator);
        Pull<T> items = $use();
        if (!items.more()) {
            root.end();
            return Optional.empty();
        }
        T result = items.take();
        while (items.more()) {
            result = operator.apply(result, items.take());
        }
        root.end();
        return Optional.of(result);
    }

    public T reduce(T identity, BinaryOperator<T> operator) {
        Objects.requireNonNull(operator);
        Pull<T> items = $use();
        T result = identity;
        while (items.more()) {
            result = operator.apply(result, items.take());
        }
        root.end();
        return result;
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Pull<T> items = $use();
        U result = identity;
        while (items.more()) {
            result = accumulator.apply(result, items.take());
        }
        root.end();
        return result;
    }

    @SuppressWarnings("unchecked")
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        Collector<Object, Object, R> recipe = (Collector<Object, Object, R>) (Object) collector;
        Object state = recipe.supplier().get();
        Pull<T> items = $use();
        while (items.more()) {
            recipe.accumulator().accept(state, items.take());
        }
        root.end();
        return recipe.finisher().apply(state);
    }

    private ArrayList<T> $list() {
        ArrayList<T> list = new ArrayList<T>();
        forEach(item -> list.add(item));
        return list;
    }

    public List<T> toList() {
        return new FixedList<T>($list().toArray());
    }

    public Object[] toArray() {
        return $list().toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        ArrayList<T> list = $list();
        Object[] array = generator.apply(list.size());
        for (int i = 0; i < list.size(); i++) {
            array[i] = list.get(i);
        }
        return (A[]) array;
    }
}
