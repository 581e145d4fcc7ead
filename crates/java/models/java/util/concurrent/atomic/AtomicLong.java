package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long counter; with one thread every operation is atomic. */
public class AtomicLong extends Number {
    private long value;

    public AtomicLong() {}

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long get() {
        return value;
    }

    public final void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        this.value = value;
    }

    public final long getAndSet(long value) {
        long before = this.value;
        this.value = value;
        return before;
    }

    public final boolean compareAndSet(long expected, long value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long getAndAdd(long delta) {
        long before = value;
        value += delta;
        return before;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long getAndUpdate(LongUnaryOperator update) {
        long before = value;
        value = update.applyAsLong(before);
        return before;
    }

    public final long updateAndGet(LongUnaryOperator update) {
        value = update.applyAsLong(value);
        return value;
    }

    public final long getAndAccumulate(long other, LongBinaryOperator combine) {
        long before = value;
        value = combine.applyAsLong(before, other);
        return before;
    }

    public final long accumulateAndGet(long other, LongBinaryOperator combine) {
        value = combine.applyAsLong(value, other);
        return value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return Long.toString(value);
    }
}
