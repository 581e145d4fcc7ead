package java.lang;

import espalier.Espalier;

/** One object per class, handed out by the machine; the name is all there is to it. */
public final class Class<T> {
    private final String name;

    private Class(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public String getTypeName() {
        return name;
    }

    public String getSimpleName() {
        if (name.startsWith("[")) {
            Espalier.unsupported("simple name of an array class");
        }
        int start = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1;
        while (start < name.length() && name.charAt(start) >= '0' && name.charAt(start) <= '9') {
            start++;
        }
        return name.substring(start);
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
        Espalier.unsupported("Class.toString");
        return "";
    }
}
