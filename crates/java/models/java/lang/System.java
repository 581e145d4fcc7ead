package java.lang;

import espalier.Espalier;
import java.io.PrintStream;

public final class System {
    public static final PrintStream out = PrintStream.$standard(false);
    public static final PrintStream err = PrintStream.$standard(true);
    public static final java.io.InputStream in = new espalier.StandardInput();

    private System() {}

    public static String lineSeparator() {
        return "\n";
    }

    public static long currentTimeMillis() {
        return Espalier.nondetLong();
    }

    public static long nanoTime() {
        return Espalier.nondetLong();
    }

    public static int identityHashCode(Object object) {
        if (object != null) {
            Espalier.unsupported("identity hash code");
        }
        return 0;
    }

    public static void exit(int status) {
        Espalier.exit();
    }

    public static void gc() {}

    public static String getProperty(String key) {
        Espalier.unsupported("System.getProperty");
        return null;
    }

    public static void arraycopy(Object source, int from, Object target, int to, int length) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        String kind = $arrayKind(source);
        String targetKind = $arrayKind(target);
        if (kind == null) {
            throw new ArrayStoreException("arraycopy: source type " + Espalier.className(source) + " is not an array");
        }
        if (targetKind == null) {
            throw new ArrayStoreException("arraycopy: destination type " + Espalier.className(target) + " is not an array");
        }
        if (kind != targetKind) {
            throw new ArrayStoreException("arraycopy: type mismatch: can not copy " + kind + "[] into " + targetKind + "[]");
        }
        $checkRange("source", from, length, $length(source), kind);
        $checkRange("destination", to, length, $length(target), kind);
        $checkEnd("source", from, length, $length(source), kind);
        $checkEnd("destination", to, length, $length(target), kind);
        boolean forward = source != target || from >= to;
        for (int i = 0; i < length; i++) {
            int at = forward ? i : length - 1 - i;
            $copy(source, from + at, target, to + at);
        }
    }

    private static void $checkRange(String which, int from, int length, int size, String kind) {
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(
                    "arraycopy: " + which + " index " + from + " out of bounds for " + kind + "[" + size + "]");
        }
        if (length < 0 && which == "destination") {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + length + " is negative");
        }
    }

    private static void $checkEnd(String which, int from, int length, int size, String kind) {
        if ((long) from + length > size) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: last " + which + " index " + ((long) from + length)
                    + " out of bounds for " + kind + "[" + size + "]");
        }
    }

    /** As the JVM's messages call it; null for what is no array. */
    private static String $arrayKind(Object array) {
        if (array instanceof boolean[]) {
            return "boolean";
        }
        if (array instanceof byte[]) {
            return "byte";
        }
        if (array instanceof short[]) {
            return "short";
        }
        if (array instanceof char[]) {
            return "char";
        }
        if (array instanceof int[]) {
            return "int";
        }
        if (array instanceof long[]) {
            return "long";
        }
        if (array instanceof float[]) {
            return "float";
        }
        if (array instanceof double[]) {
            return "double";
        }
        return array instanceof Object[] ? "object array" : null;
    }

    private static int $length(Object array) {
        if (array instanceof boolean[]) {
            return ((boolean[]) array).length;
        }
        if (array instanceof byte[]) {
            return ((byte[]) array).length;
        }
        if (array instanceof short[]) {
            return ((short[]) array).length;
        }
        if (array instanceof char[]) {
            return ((char[]) array).length;
        }
        if (array instanceof int[]) {
            return ((int[]) array).length;
        }
        if (array instanceof long[]) {
            return ((long[]) array).length;
        }
        if (array instanceof float[]) {
            return ((float[]) array).length;
        }
        if (array instanceof double[]) {
            return ((double[]) array).length;
        }
        return ((Object[]) array).length;
    }

    private static void $copy(Object source, int from, Object target, int to) {
        if (source instanceof Object[]) {
            $copyReference((Object[]) source, from, (Object[]) target, to);
        } else if (source instanceof boolean[]) {
            ((boolean[]) target)[to] = ((boolean[]) source)[from];
        } else if (source instanceof byte[]) {
            ((byte[]) target)[to] = ((byte[]) source)[from];
        } else if (source instanceof short[]) {
            ((short[]) target)[to] = ((short[]) source)[from];
        } else if (source instanceof char[]) {
            ((char[]) target)[to] = ((char[]) source)[from];
        } else if (source instanceof int[]) {
            ((int[]) target)[to] = ((int[]) source)[from];
        } else if (source instanceof long[]) {
            ((long[]) target)[to] = ((long[]) source)[from];
        } else if (source instanceof float[]) {
            ((float[]) target)[to] = ((float[]) source)[from];
        } else if (source instanceof double[]) {
            ((double[]) target)[to] = ((double[]) source)[from];
        }
    }

    private static void $copyReference(Object[] source, int from, Object[] target, int to) {
        try {
            target[to] = source[from];
        } catch (ArrayStoreException mismatch) {
            String own = Espalier.className(target);
            throw new ArrayStoreException("arraycopy: element type mismatch: can not cast one of the elements of "
                    + $readable(Espalier.className(source)) + "[] to the type of the destination array, " + $readable(own));
        }
    }

    /** The element type in the name of an array class. */
    private static String $readable(String name) {
        if (!name.startsWith("[L")) {
            Espalier.unsupported("message of an ArrayStoreException");
        }
        return name.substring(2, name.length() - 1);
    }
}
