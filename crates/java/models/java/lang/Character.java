package java.lang;

import espalier.Espalier;

public final class Character implements java.io.Serializable, Comparable<Character> {
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    /** The one object for a value of the cached range. */
    private static native Character $cached(char value);

    public static Character valueOf(char value) {
        return (Character) espalier.Espalier.choose(value <= 127, $cached(value), new Character(value));
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(char value) {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char value) {
        return String.valueOf(value);
    }

    public int compareTo(Character other) {
        return compare(value, other.value);
    }

    public char charValue() {
        return value;
    }

    public static int compare(char a, char b) {
        return a - b;
    }

    /** Beyond ASCII the answer is in tables that the models do not have. */
    private static void $ascii(int c) {
        if (c > 127) {
            Espalier.unsupported("character properties beyond ASCII");
        }
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isDigit(int c) {
        $ascii(c);
        return c >= '0' && c <= '9';
    }

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isLetter(int c) {
        $ascii(c);
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isUpperCase(int c) {
        $ascii(c);
        return c >= 'A' && c <= 'Z';
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isLowerCase(int c) {
        $ascii(c);
        return c >= 'a' && c <= 'z';
    }

    public static boolean isAlphabetic(int c) {
        $ascii(c);
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetterOrDigit((int) c);
    }

    public static boolean isLetterOrDigit(int c) {
        $ascii(c);
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isWhitespace(int c) {
        $ascii(c);
        return c >= 9 && c <= 13 || c >= 28 && c <= 32;
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isSpaceChar(int c) {
        $ascii(c);
        return c == ' ';
    }

    public static boolean isISOControl(char c) {
        return c <= 0x1f || c >= 0x7f && c <= 0x9f;
    }

    public static boolean isSurrogate(char c) {
        return c >= '\ud800' && c <= '\udfff';
    }

    public static char toUpperCase(char c) {
        $ascii(c);
        return c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
    }

    public static int toUpperCase(int c) {
        $ascii(c);
        return c >= 'a' && c <= 'z' ? c - 32 : c;
    }

    public static char toLowerCase(char c) {
        $ascii(c);
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    public static int toLowerCase(int c) {
        $ascii(c);
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }

    public static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    public static int digit(int c, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int value = getNumericValue(c);
        return value < radix ? value : -1;
    }

    public static int getNumericValue(char c) {
        return getNumericValue((int) c);
    }

    public static int getNumericValue(int c) {
        $ascii(c);
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 10;
        }
        return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }
}
