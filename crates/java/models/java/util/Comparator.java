package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

@FunctionalInterface
public interface Comparator<T> {
    int compare(T a, T b);

    boolean equals(Object other);

    default Comparator<T> reversed() {
        return Collections.reverseOrder(this);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        Objects.requireNonNull(other);
        return (Comparator<T> & java.io.Serializable) (a, b) -> {
            int result = compare(a, b);
            return result != 0 ? result : other.compare(a, b);
        };
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> key) {
        return thenComparing(comparing(key));
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        return thenComparing(comparing(key, order));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> key) {
        return thenComparing(comparingInt(key));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> key) {
        return thenComparing(comparingLong(key));
    }

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return Collections.$naturalOrder();
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return Collections.reverseOrder();
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> key) {
        Objects.requireNonNull(key);
        return (Comparator<T> & java.io.Serializable) (a, b) -> key.apply(a).compareTo(key.apply(b));
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(order);
        return (Comparator<T> & java.io.Serializable) (a, b) -> order.compare(key.apply(a), key.apply(b));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (Comparator<T> & java.io.Serializable) (a, b) -> Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (Comparator<T> & java.io.Serializable) (a, b) -> Long.compare(key.applyAsLong(a), key.applyAsLong(b));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        Objects.requireNonNull(key);
        return (Comparator<T> & java.io.Serializable) (a, b) -> Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> order) {
        return (Comparator<T> & java.io.Serializable) (a, b) -> {
            if (a == null) {
                return b == null ? 0 : -1;
            }
            return b == null ? 1 : order == null ? 0 : order.compare(a, b);
        };
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> order) {
        return (Comparator<T> & java.io.Serializable) (a, b) -> {
            if (a == null) {
                return b == null ? 0 : 1;
            }
            return b == null ? -1 : order == null ? 0 : order.compare(a, b);
        };
    }
}
