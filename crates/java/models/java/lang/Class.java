package java.lang;

import espalier.Espalier;

/** One object per class, handed out by the machine; its names are all there is to it. */
public final class Class<T> implements java.io.Serializable {
    private final String name;
    private final String simpleName;
    private final String text;

    private Class(String name, String simpleName, String text) {
        this.name = name;
        this.simpleName = simpleName;
        this.text = text;
    }

    public String getName() {
        return name;
    }

    public String getSimpleName() {
        // Only a name that is the whole name is interned.
        return simpleName.equals(name) ? name : new String(simpleName);
    }

    public boolean isInstance(Object object) {
        Espalier.unsupported("Class.isInstance");
        return false;
    }

    public T cast(Object object) {
        Espalier.unsupported("Class.cast");
        return null;
    }

    public String toString() {
        return new String(text);
    }
}
