package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** A counter; with one thread every operation is atomic. */
public class AtomicInteger extends Number {
    private int value;

    public AtomicInteger() {}

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int get() {
        return value;
    }

    public final void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        this.value = value;
    }

    public final int getAndSet(int value) {
        int before = this.value;
        this.value = value;
        return before;
    }

    public final boolean compareAndSet(int expected, int value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int getAndAdd(int delta) {
        int before = value;
        value += delta;
        return before;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int getAndUpdate(IntUnaryOperator update) {
        int before = value;
        value = update.applyAsInt(before);
        return before;
    }

    public final int updateAndGet(IntUnaryOperator update) {
        value = update.applyAsInt(value);
        return value;
    }

    public final int getAndAccumulate(int other, IntBinaryOperator combine) {
        int before = value;
        value = combine.applyAsInt(before, other);
        return before;
    }

    public final int accumulateAndGet(int other, IntBinaryOperator combine) {
        value = combine.applyAsInt(value, other);
        return value;
    }

    public int intValue() {
        return value;
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
        return Integer.toString(value);
    }
}
