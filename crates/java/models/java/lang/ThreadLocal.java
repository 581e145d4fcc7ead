package java.lang;

import java.util.Objects;
import java.util.function.Supplier;

/** A variable of the one thread. */
public class ThreadLocal<T> {
    private boolean isSet;
    private T value;

    public ThreadLocal() {}

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new Supplied<S>(supplier);
    }

    protected T initialValue() {
        return null;
    }

    public T get() {
        if (!isSet) {
            set(initialValue());
        }
        return value;
    }

    public void set(T value) {
        this.value = value;
        isSet = true;
    }

    public void remove() {
        value = null;
        isSet = false;
    }

    private static final class Supplied<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        Supplied(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        protected T initialValue() {
            return supplier.get();
        }
    }
}
