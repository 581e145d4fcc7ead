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

    /**
     * Beyond ASCII the answer is in tables that the models do not have. What they do have is asked without short circuits: one condition
     * instead of several branches.
     */
    private static void $ascii(int c) {
        if (c > 127) {
            Espalier.unsupported("character properties beyond ASCII");
        }
    }

    private static boolean $isTenth(int c, int zero) {
        return c >= zero & c <= zero + 9;
    }

    /** The digits of other scripts, with which the table of the JDK 17 begins. */
    private static boolean $isOtherDigit(int c) {
        if (c > 0xffff) {
            Espalier.unsupported("character properties beyond the basic plane");
        }
        return $isTenth(c, 0x660) | $isTenth(c, 0x6f0) | $isTenth(c, 0x7c0) | $isTenth(c, 0x966)
            | $isTenth(c, 0x9e6) | $isTenth(c, 0xa66) | $isTenth(c, 0xae6) | $isTenth(c, 0xb66)
            | $isTenth(c, 0xbe6) | $isTenth(c, 0xc66) | $isTenth(c, 0xce6) | $isTenth(c, 0xd66)
            | $isTenth(c, 0xde6) | $isTenth(c, 0xe50) | $isTenth(c, 0xed0) | $isTenth(c, 0xf20)
            | $isTenth(c, 0x1040) | $isTenth(c, 0x1090) | $isTenth(c, 0x17e0) | $isTenth(c, 0x1810)
            | $isTenth(c, 0x1946) | $isTenth(c, 0x19d0) | $isTenth(c, 0x1a80) | $isTenth(c, 0x1a90)
            | $isTenth(c, 0x1b50) | $isTenth(c, 0x1bb0) | $isTenth(c, 0x1c40) | $isTenth(c, 0x1c50)
            | $isTenth(c, 0xa620) | $isTenth(c, 0xa8d0) | $isTenth(c, 0xa900) | $isTenth(c, 0xa9d0)
            | $isTenth(c, 0xa9f0) | $isTenth(c, 0xaa50) | $isTenth(c, 0xabf0) | $isTenth(c, 0xff10);
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isDigit(int c) {
        if (c > 127) {
            return $isOtherDigit(c);
        }
        return c >= '0' & c <= '9';
    }

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isLetter(int c) {
        $ascii(c);
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z';
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isUpperCase(int c) {
        $ascii(c);
        return c >= 'A' & c <= 'Z';
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isLowerCase(int c) {
        $ascii(c);
        return c >= 'a' & c <= 'z';
    }

    public static boolean isAlphabetic(int c) {
        $ascii(c);
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z';
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetterOrDigit((int) c);
    }

    public static boolean isLetterOrDigit(int c) {
        $ascii(c);
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c >= '0' & c <= '9';
    }

    public static boolean isJavaIdentifierStart(char c) {
        return isJavaIdentifierStart((int) c);
    }

    public static boolean isJavaIdentifierStart(int c) {
        $ascii(c);
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c == '_' | c == '$';
    }

    public static boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierPart((int) c);
    }

    /** Control characters that are ignored may be part of a name. */
    public static boolean isJavaIdentifierPart(int c) {
        boolean isIgnorable = c >= 0 & c <= 8 | c >= 14 & c <= 27 | c == 127;
        return isJavaIdentifierStart(c) | c >= '0' & c <= '9' | isIgnorable;
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isWhitespace(int c) {
        if (c > 127) {
            boolean isWide = c >= 0x2000 & c <= 0x200a & c != 0x2007;
            return isWide | c == 0x1680 | c == 0x2028 | c == 0x2029 | c == 0x205f | c == 0x3000;
        }
        return c >= 9 & c <= 13 | c >= 28 & c <= 32;
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isSpaceChar(int c) {
        if (c > 127) {
            boolean isWide = c >= 0x2000 & c <= 0x200a;
            return isWide | c == 0xa0 | c == 0x1680 | c == 0x2028 | c == 0x2029 | c == 0x202f | c == 0x205f | c == 0x3000;
        }
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

    public static boolean isValidCodePoint(int c) {
        return c >= 0 & c <= 0x10ffff;
    }

    public static int charCount(int c) {
        return c >= 0x10000 ? 2 : 1;
    }

    public static char[] toChars(int c) {
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(c).toUpperCase());
        }
        if (c <= 0xffff) {
            return new char[] {(char) c};
        }
        int rest = c - 0x10000;
        return new char[] {(char) (0xd800 + (rest >> 10)), (char) (0xdc00 + (rest & 0x3ff))};
    }

    public static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    public static int digit(int c, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int value = c > 127 ? $otherDigit(c) : getNumericValue(c);
        return value < radix ? value : -1;
    }

    /** Digits of other scripts and wide Latin letters. */
    private static int $otherDigit(int c) {
        if ($isOtherDigit(c)) {
            boolean isShifted = c >= 0x966 & c <= 0xdef | c >= 0x1946 & c <= 0x194f;
            return isShifted ? (c & 15) - 6 : c & 15;
        }
        if (c >= 0xff21 & c <= 0xff3a) {
            return c - 0xff21 + 10;
        }
        return c >= 0xff41 & c <= 0xff5a ? c - 0xff41 + 10 : -1;
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

    public static boolean isHighSurrogate(char c) {
        return c >= '\ud800' && c <= '\udbff';
    }

    public static boolean isLowSurrogate(char c) {
        return c >= '\udc00' && c <= '\udfff';
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static boolean isBmpCodePoint(int c) {
        return c >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int c) {
        return c >= 0x10000 && c <= 0x10ffff;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (0x10000 - (0xd800 << 10) - 0xdc00);
    }

    public static char highSurrogate(int c) {
        return (char) ((c >>> 10) + (0xd800 - (0x10000 >>> 10)));
    }

    public static char lowSurrogate(int c) {
        return (char) ((c & 0x3ff) + 0xdc00);
    }

    public static String toString(int c) {
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(c).toUpperCase());
        }
        return new String(toChars(c));
    }

    public static int codePointAt(CharSequence text, int index) {
        char high = text.charAt(index);
        if (isHighSurrogate(high) && index + 1 < text.length()) {
            char low = text.charAt(index + 1);
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointAt(char[] text, int index) {
        return $codePointAt(text, index, text.length);
    }

    public static int codePointAt(char[] text, int index, int limit) {
        if (index >= limit || limit < 0 || limit > text.length) {
            throw new IndexOutOfBoundsException();
        }
        return $codePointAt(text, index, limit);
    }

    private static int $codePointAt(char[] text, int index, int limit) {
        char high = text[index];
        if (isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(text[index + 1])) {
            return toCodePoint(high, text[index + 1]);
        }
        return high;
    }

    public static int codePointBefore(CharSequence text, int index) {
        char low = text.charAt(index - 1);
        if (isLowSurrogate(low) && index > 1) {
            char high = text.charAt(index - 2);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointCount(CharSequence text, int begin, int end) {
        int length = text.length();
        if (begin < 0 || end > length || begin > end) {
            throw new IndexOutOfBoundsException();
        }
        int count = end - begin;
        int i = begin;
        while (i < end) {
            boolean isPair = isHighSurrogate(text.charAt(i++)) && i < end && isLowSurrogate(text.charAt(i));
            if (isPair) {
                count--;
                i++;
            }
        }
        return count;
    }

    public static boolean isISOControl(int c) {
        return c <= 0x9f && (c >= 0x7f || c >>> 5 == 0);
    }

    public static boolean isDefined(char c) {
        return isDefined((int) c);
    }

    public static boolean isDefined(int c) {
        $ascii(c);
        return c >= 0;
    }

    public static boolean isIdentifierIgnorable(char c) {
        return isIdentifierIgnorable((int) c);
    }

    public static boolean isIdentifierIgnorable(int c) {
        $ascii(c);
        return c >= 0 & c <= 8 | c >= 0xe & c <= 0x1b | c == 0x7f;
    }

    public static boolean isTitleCase(char c) {
        return isTitleCase((int) c);
    }

    public static boolean isTitleCase(int c) {
        $ascii(c);
        return false;
    }

    public static char reverseBytes(char c) {
        return (char) ((c & 0xff00) >> 8 | c << 8);
    }
}
