package java.lang;

import espalier.Espalier;

public class Object {
    public Object() {}

    public final native Class<?> getClass();

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(getClass().getName());
        }
        return $copy();
    }

    private native Object $copy();

    public boolean equals(Object other) {
        return this == other;
    }

    public int hashCode() {
        Espalier.unsupported("identity hash code");
        return 0;
    }

    public String toString() {
        return Espalier.className(this) + "@" + Integer.toHexString(hashCode());
    }

    public final void notify() {}

    public final void notifyAll() {}

    public final void wait() throws InterruptedException {
        Espalier.unsupported("Object.wait");
    }

    public final void wait(long millis) throws InterruptedException {
        Espalier.unsupported("Object.wait");
    }
}
