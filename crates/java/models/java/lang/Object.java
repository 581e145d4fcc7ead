package java.lang;

import espalier.Espalier;

public class Object {
    public Object() {}

    public final native Class<?> getClass();

    protected native Object clone() throws CloneNotSupportedException;

    public boolean equals(Object other) {
        return this == other;
    }

    public int hashCode() {
        Espalier.unsupported("identity hash code");
        return 0;
    }

    public String toString() {
        Espalier.unsupported("identity hash code");
        return "";
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
