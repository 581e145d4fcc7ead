package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = -9223372036854775808L;
    public static final long MAX_VALUE = 9223372036854775807L;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    /** The one object for a value of the cached range. */
    private static native Long $cached(long value);

    public static Long valueOf(long value) {
        return (Long) espalier.Espalier.choose(value >= -128 & value <= 127, $cached(value), new Long(value));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(long value) {
        return String.valueOf(value);
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return Math.max(a, b);
    }

    public static long min(long a, long b) {
        return Math.min(a, b);
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        int length = text.length();
        boolean signed = length > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+');
        boolean negative = signed && text.charAt(0) == '-';
        if (length == (signed ? 1 : 0)) {
            throw NumberFormatException.forInputString(text, radix);
        }
        // Counts down: the negative range is the larger one.
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long result = 0;
        for (int i = signed ? 1 : 0; i < length; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw NumberFormatException.forInputString(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static Long valueOf(String text) {
        return valueOf(parseLong(text, 10));
    }

    public static Long valueOf(String text, int radix) {
        return valueOf(parseLong(text, radix));
    }

    public static String toString(long value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return String.valueOf(value);
        }
        String text = "";
        long rest = value > 0 ? -value : value;
        do {
            text = String.valueOf(Character.forDigit((int) -(rest % radix), radix)) + text;
            rest = rest / radix;
        } while (rest != 0);
        return value < 0 ? "-" + text : text;
    }

    public static String toBinaryString(long value) {
        return $unsigned(value, 1);
    }

    public static String toOctalString(long value) {
        return $unsigned(value, 3);
    }

    public static String toHexString(long value) {
        return $unsigned(value, 4);
    }

    private static String $unsigned(long value, int shift) {
        String text = "";
        long rest = value;
        do {
            text = String.valueOf(Character.forDigit((int) (rest & ((1 << shift) - 1)), 16)) + text;
            rest = rest >>> shift;
        } while (rest != 0);
        return text;
    }

    public static int bitCount(long value) {
        int n = 0;
        for (int i = 0; i < SIZE; i++) {
            n += (int) (value >>> i & 1);
        }
        return n;
    }

    public static int numberOfLeadingZeros(long value) {
        int n = 0;
        while (n < SIZE && (value >>> (SIZE - 1 - n) & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int numberOfTrailingZeros(long value) {
        int n = 0;
        while (n < SIZE && (value >>> n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static long highestOneBit(long value) {
        return value & (MIN_VALUE >>> numberOfLeadingZeros(value));
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static long reverse(long value) {
        long result = 0;
        for (int i = 0; i < SIZE; i++) {
            result = result << 1 | (value >>> i & 1);
        }
        return result;
    }

    public static long reverseBytes(long value) {
        long result = 0;
        for (int i = 0; i < BYTES; i++) {
            result = result << 8 | (value >>> (8 * i) & 0xff);
        }
        return result;
    }

    public static long divideUnsigned(long a, long b) {
        if (b < 0) {
            return compareUnsigned(a, b) < 0 ? 0L : 1L;
        }
        if (a >= 0) {
            return a / b;
        }
        long q = (a >>> 1) / b << 1;
        long rest = a - q * b;
        return q + (rest < 0 || rest >= b ? 1 : 0);
    }

    public static long remainderUnsigned(long a, long b) {
        return a - divideUnsigned(a, b) * b;
    }

    public static String toUnsignedString(long value) {
        if (value >= 0) {
            return String.valueOf(value);
        }
        long q = (value >>> 1) / 5;
        return String.valueOf(q) + (value - q * 10);
    }
}
