package java.lang;

import espalier.Espalier;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 1.7976931348623157e+308;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final double MIN_VALUE = 4.9e-324;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
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
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        return Long.hashCode(doubleToLongBits(value));
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(double value) {
        return String.valueOf(value);
    }

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    /** Decimal numbers of few digits, where one division or multiplication of exact operands rounds correctly. */
    public static double parseDouble(String text) {
        String number = text.trim();
        int length = number.length();
        if (length == 0) {
            throw new NumberFormatException("empty String");
        }
        boolean isSigned = number.charAt(0) == '-' || number.charAt(0) == '+';
        boolean isNegative = isSigned && number.charAt(0) == '-';
        int start = isSigned ? 1 : 0;
        String rest = number.substring(start);
        if (rest.equals("NaN")) {
            return NaN;
        }
        if (rest.equals("Infinity")) {
            return isNegative ? NEGATIVE_INFINITY : POSITIVE_INFINITY;
        }
        double value = $decimal(rest, number);
        return isNegative ? -value : value;
    }

    private static double $decimal(String number, String whole) {
        int end = number.length();
        if (number.startsWith("0x") || number.startsWith("0X")) {
            Espalier.unsupported("Double.parseDouble of a hexadecimal number");
        }
        if (end > 1 && "dDfF".indexOf(number.charAt(end - 1)) >= 0) {
            end--;
        }
        long digits = 0;
        int scale = 0;
        boolean hasDigit = false;
        boolean hasPoint = false;
        int i = 0;
        while (i < end) {
            char c = number.charAt(i);
            if (c == '.') {
                if (hasPoint) {
                    throw new NumberFormatException("multiple points");
                }
                hasPoint = true;
            } else if (c >= '0' && c <= '9') {
                hasDigit = true;
                digits = digits * 10 + (c - '0');
                scale = hasPoint ? scale - 1 : scale;
                if (digits > 900719925474099L) {
                    Espalier.unsupported("Double.parseDouble of many digits");
                }
            } else {
                break;
            }
            i++;
        }
        if (!hasDigit) {
            throw $malformed(whole);
        }
        if (i < end) {
            scale += $exponent(number, i, end, whole);
        }
        if (digits == 0) {
            return 0.0;
        }
        if (scale < -22 || scale > 22) {
            Espalier.unsupported("Double.parseDouble of a very large or small number");
        }
        double power = 1;
        for (int k = 0; k < scale || k < -scale; k++) {
            power *= 10;
        }
        return scale < 0 ? digits / power : digits * power;
    }

    /** The number after the letter at the position. */
    private static int $exponent(String number, int at, int end, String whole) {
        char letter = number.charAt(at);
        int i = at + 1;
        boolean isNegative = i < end && number.charAt(i) == '-';
        if (i < end && (number.charAt(i) == '-' || number.charAt(i) == '+')) {
            i++;
        }
        if (letter != 'e' && letter != 'E' || i == end) {
            throw $malformed(whole);
        }
        int exponent = 0;
        for (; i < end; i++) {
            char c = number.charAt(i);
            if (c < '0' || c > '9') {
                throw $malformed(whole);
            }
            exponent = exponent * 10 + (c - '0');
            if (exponent > 9999) {
                Espalier.unsupported("Double.parseDouble of a very large or small number");
            }
        }
        return isNegative ? -exponent : exponent;
    }

    private static NumberFormatException $malformed(String text) {
        return new NumberFormatException("For input string: \"" + text + "\"");
    }

    public static Double valueOf(String text) {
        return new Double(parseDouble(text));
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    public static long doubleToLongBits(double value) {
        return value != value ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public boolean isNaN() {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isFinite(double value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        long x = doubleToLongBits(a);
        long y = doubleToLongBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }
}
