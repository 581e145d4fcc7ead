package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    /** The one object for a value of the cached range. */
    private static native Short $cached(short value);

    public static Short valueOf(short value) {
        return (Short) espalier.Espalier.choose(value >= -128 & value <= 127, $cached(value), new Short(value));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(short value) {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(short value) {
        return String.valueOf(value);
    }

    public int compareTo(Short other) {
        return compare(value, other.value);
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static short parseShort(String text) {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) {
        int parsed = Integer.parseInt(text, radix);
        if (parsed < MIN_VALUE || parsed > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) parsed;
    }

    public static Short valueOf(String text) {
        return valueOf(parseShort(text, 10));
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static int compareUnsigned(short a, short b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static short reverseBytes(short value) {
        return (short) ((value & 0xff00) >> 8 | value << 8);
    }
}
