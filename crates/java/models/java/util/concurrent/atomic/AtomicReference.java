package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A variable; with one thread every operation is atomic. */
public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference() {}

    public AtomicReference(V value) {
        this.value = value;
    }

    public final V get() {
        return value;
    }

    public final void set(V value) {
        this.value = value;
    }

    public final void lazySet(V value) {
        this.value = value;
    }

    public final V getPlain() {
        return value;
    }

    public final V getAcquire() {
        return value;
    }

    public final void setPlain(V value) {
        this.value = value;
    }

    public final void setRelease(V value) {
        this.value = value;
    }

    public final V getAndSet(V value) {
        V before = this.value;
        this.value = value;
        return before;
    }

    public final boolean compareAndSet(V expected, V value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    /** An operator that changes the variable itself is called again. */
    public final V getAndUpdate(UnaryOperator<V> operator) {
        V before = value;
        V after = operator.apply(before);
        while (value != before) {
            before = value;
            after = operator.apply(before);
        }
        value = after;
        return before;
    }

    public final V updateAndGet(UnaryOperator<V> operator) {
        getAndUpdate(operator);
        return value;
    }

    public final V getAndAccumulate(V other, BinaryOperator<V> operator) {
        return getAndUpdate(before -> operator.apply(before, other));
    }

    public final V accumulateAndGet(V other, BinaryOperator<V> operator) {
        return updateAndGet(before -> operator.apply(before, other));
    }

    public String toString() {
        return String.valueOf(value);
    }
}
