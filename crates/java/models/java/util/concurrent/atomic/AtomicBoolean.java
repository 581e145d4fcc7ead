package java.util.concurrent.atomic;

/** A variable; with one thread every operation is atomic. */
public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean() {}

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public final boolean get() {
        return value;
    }

    public final void set(boolean value) {
        this.value = value;
    }

    public final void lazySet(boolean value) {
        this.value = value;
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void setRelease(boolean value) {
        this.value = value;
    }

    public final boolean getAndSet(boolean value) {
        boolean before = this.value;
        this.value = value;
        return before;
    }

    public final boolean compareAndSet(boolean expected, boolean value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
