package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = -2147483648;
    public static final int MAX_VALUE = 2147483647;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    /** The one object for a value of the cached range. */
    private static native Integer $cached(int value);

    public static Integer valueOf(int value) {
        return (Integer) espalier.Espalier.choose(value >= -128 & value <= 127, $cached(value), new Integer(value));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
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
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(int value) {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(int value) {
        return String.valueOf(value);
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
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
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int result = 0;
        for (int i = signed ? 1 : 0; i < length; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw NumberFormatException.forInputString(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        if (text.isEmpty()) {
            throw NumberFormatException.forInputString(text, radix);
        }
        long value = Long.parseLong(text, radix);
        if (value > 0xffffffffL) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    public static String toUnsignedString(int value) {
        return String.valueOf(toUnsignedLong(value));
    }

    public static Integer decode(String text) {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        boolean isNegative = text.charAt(0) == '-';
        int start = isNegative || text.charAt(0) == '+' ? 1 : 0;
        int radix = 10;
        if (text.startsWith("0x", start) || text.startsWith("0X", start)) {
            start += 2;
            radix = 16;
        } else if (text.startsWith("#", start)) {
            start += 1;
            radix = 16;
        } else if (text.startsWith("0", start) && text.length() > start + 1) {
            start += 1;
            radix = 8;
        }
        if (text.startsWith("-", start) || text.startsWith("+", start)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = text.substring(start);
        return valueOf(parseInt(isNegative ? "-" + digits : digits, radix));
    }

    public static Integer valueOf(String text) {
        return valueOf(parseInt(text, 10));
    }

    public static Integer valueOf(String text, int radix) {
        return valueOf(parseInt(text, radix));
    }

    public static String toString(int value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return String.valueOf(value);
        }
        String text = "";
        int rest = value > 0 ? -value : value;
        do {
            text = String.valueOf(Character.forDigit((int) -(rest % radix), radix)) + text;
            rest = rest / radix;
        } while (rest != 0);
        return value < 0 ? "-" + text : text;
    }

    public static String toBinaryString(int value) {
        return $unsigned(value, 1);
    }

    public static String toOctalString(int value) {
        return $unsigned(value, 3);
    }

    public static String toHexString(int value) {
        return $unsigned(value, 4);
    }

    private static String $unsigned(int value, int shift) {
        String text = "";
        int rest = value;
        do {
            text = String.valueOf(Character.forDigit((int) (rest & ((1 << shift) - 1)), 16)) + text;
            rest = rest >>> shift;
        } while (rest != 0);
        return text;
    }

    public static int bitCount(int value) {
        int n = 0;
        for (int i = 0; i < SIZE; i++) {
            n += (int) (value >>> i & 1);
        }
        return n;
    }

    public static int numberOfLeadingZeros(int value) {
        int n = 0;
        while (n < SIZE && (value >>> (SIZE - 1 - n) & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int numberOfTrailingZeros(int value) {
        int n = 0;
        while (n < SIZE && (value >>> n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int highestOneBit(int value) {
        return value & (MIN_VALUE >>> numberOfLeadingZeros(value));
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int reverse(int value) {
        int result = 0;
        for (int i = 0; i < SIZE; i++) {
            result = result << 1 | (value >>> i & 1);
        }
        return result;
    }

    public static int reverseBytes(int value) {
        int result = 0;
        for (int i = 0; i < BYTES; i++) {
            result = result << 8 | (value >>> (8 * i) & 0xff);
        }
        return result;
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int divideUnsigned(int a, int b) {
        return (int) (toUnsignedLong(a) / toUnsignedLong(b));
    }

    public static int remainderUnsigned(int a, int b) {
        return (int) (toUnsignedLong(a) % toUnsignedLong(b));
    }
}
