package java.lang;

import espalier.Espalier;
import java.util.Objects;

/** The characters are the machine's own; methods with a dollar sign assume what their callers checked. */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence {
    public String() {
        $set("");
    }

    public String(String original) {
        $set(Objects.requireNonNull(original));
    }

    public String(char[] chars) {
        $set($of(chars, 0, chars.length));
    }

    public String(char[] chars, int offset, int count) {
        $checkRange(offset, count, chars.length);
        $set($of(chars, offset, count));
    }

    public String(StringBuilder builder) {
        $set(builder.toString());
    }

    private native void $set(String content);

    public native int length();

    native char $charAt(int index);

    native String $substring(int begin, int end);

    public native boolean equals(Object other);

    public native String intern();

    public static native String $concat(String left, String right);

    public static native String valueOf(char c);

    public static native String valueOf(int i);

    public static native String valueOf(long l);

    public static native String valueOf(float f);

    public static native String valueOf(double d);

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    public static String valueOf(char[] chars) {
        return new String(chars);
    }

    public static String valueOf(char[] chars, int offset, int count) {
        return new String(chars, offset, count);
    }

    public static String copyValueOf(char[] chars) {
        return new String(chars);
    }

    private static String $of(char[] chars, int offset, int count) {
        String text = "";
        for (int i = offset; i < offset + count; i++) {
            text = $concat(text, valueOf(chars[i]));
        }
        return text;
    }

    private static void $checkRange(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public boolean isBlank() {
        for (int i = 0; i < length(); i++) {
            if (!Character.isWhitespace($charAt(i))) {
                return false;
            }
        }
        return true;
    }

    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return $charAt(index);
    }

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        char high = $charAt(index);
        if (Character.isHighSurrogate(high) && index + 1 < length()) {
            char low = $charAt(index + 1);
            if (Character.isLowSurrogate(low)) {
                return Character.toCodePoint(high, low);
            }
        }
        return high;
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        return Character.codePointBefore(this, index);
    }

    public int codePointCount(int begin, int end) {
        if (begin < 0 || begin > end || end > length()) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, begin, end);
    }

    public void getChars(int begin, int end, char[] target, int at) {
        if (begin < 0 || begin > end || end > length()) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        int count = end - begin;
        if (at < 0 || at > target.length - count) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", count " + count + ", length " + target.length);
        }
        for (int i = 0; i < count; i++) {
            target[at + i] = $charAt(begin + i);
        }
    }

    public String substring(int begin) {
        return substring(begin, length());
    }

    public String substring(int begin, int end) {
        int length = length();
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
        }
        return begin == 0 && end == length ? this : $substring(begin, end);
    }

    public CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public String concat(String other) {
        return other.isEmpty() ? this : $concat(this, other);
    }

    public int indexOf(int c) {
        return indexOf(c, 0);
    }

    public int indexOf(int c, int from) {
        if (c > Character.MAX_VALUE) {
            Espalier.unsupported("surrogate pairs");
        }
        for (int i = Math.max(from, 0); i < length(); i++) {
            if ($charAt(i) == c) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(int c) {
        return lastIndexOf(c, length() - 1);
    }

    public int lastIndexOf(int c, int from) {
        if (c > Character.MAX_VALUE) {
            Espalier.unsupported("surrogate pairs");
        }
        for (int i = Math.min(from, length() - 1); i >= 0; i--) {
            if ($charAt(i) == c) {
                return i;
            }
        }
        return -1;
    }

    public int indexOf(String other) {
        return indexOf(other, 0);
    }

    public int indexOf(String other, int from) {
        int last = length() - other.length();
        int start = Math.max(from, 0);
        if (start >= length()) {
            return other.isEmpty() ? length() : -1;
        }
        for (int i = start; i <= last; i++) {
            if ($matches(i, other)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(String other) {
        return lastIndexOf(other, length());
    }

    public int lastIndexOf(String other, int from) {
        for (int i = Math.min(from, length() - other.length()); i >= 0; i--) {
            if ($matches(i, other)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the other string stands at the position, which leaves room for it. */
    private boolean $matches(int at, String other) {
        for (int i = 0; i < other.length(); i++) {
            if ($charAt(at + i) != other.$charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean contains(CharSequence other) {
        return indexOf(other.toString()) >= 0;
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean startsWith(String prefix, int from) {
        return from >= 0 && from <= length() - prefix.length() && $matches(from, prefix);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    /** Whether the characters are those of `toString`, without a method of the program. */
    static boolean $isPlain(CharSequence text) {
        return text instanceof String || text instanceof StringBuilder || text instanceof StringBuffer;
    }

    public boolean contentEquals(CharSequence other) {
        if ($isPlain(other)) {
            return equals(other.toString());
        }
        if (other.length() != length()) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            if ($charAt(i) != other.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String other) {
        if (this == other) {
            return true;
        }
        if (other == null || other.length() != length()) {
            return false;
        }
        return compareToIgnoreCase(other) == 0;
    }

    public int compareTo(String other) {
        int common = Math.min(length(), other.length());
        for (int i = 0; i < common; i++) {
            char a = $charAt(i);
            char b = other.$charAt(i);
            if (a != b) {
                return a - b;
            }
        }
        return length() - other.length();
    }

    public int compareToIgnoreCase(String other) {
        int common = Math.min(length(), other.length());
        for (int i = 0; i < common; i++) {
            char a = $charAt(i);
            char b = other.$charAt(i);
            if (a != b) {
                char x = Character.toLowerCase(Character.toUpperCase(a));
                char y = Character.toLowerCase(Character.toUpperCase(b));
                if (x != y) {
                    return x - y;
                }
            }
        }
        return length() - other.length();
    }

    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < length(); i++) {
            hash = 31 * hash + $charAt(i);
        }
        return hash;
    }

    public String toString() {
        return this;
    }

    public char[] toCharArray() {
        char[] chars = new char[length()];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = $charAt(i);
        }
        return chars;
    }

    public String replace(char old, char replacement) {
        if (old == replacement || indexOf(old) < 0) {
            return this;
        }
        String text = "";
        for (int i = 0; i < length(); i++) {
            char c = $charAt(i);
            text = $concat(text, valueOf(c == old ? replacement : c));
        }
        return text;
    }

    public String replace(CharSequence old, CharSequence replacement) {
        String target = old.toString();
        String inserted = replacement.toString();
        int at = indexOf(target);
        if (at < 0) {
            return this;
        }
        String text = "";
        int done = 0;
        while (at >= 0) {
            text = $concat($concat(text, $substring(done, at)), inserted);
            done = at + target.length();
            if (target.isEmpty()) {
                if (at == length()) {
                    return text;
                }
                text = $concat(text, $substring(at, at + 1));
                done = at + 1;
                at = at + 1;
            } else {
                at = indexOf(target, done);
            }
        }
        return $concat(text, $substring(done, length()));
    }

    public String trim() {
        int begin = 0;
        int end = length();
        while (begin < end && $charAt(begin) <= ' ') {
            begin++;
        }
        while (begin < end && $charAt(end - 1) <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    public String strip() {
        return stripLeading().stripTrailing();
    }

    public String stripLeading() {
        int begin = 0;
        while (begin < length() && Character.isWhitespace($charAt(begin))) {
            begin++;
        }
        return substring(begin);
    }

    public String stripTrailing() {
        int end = length();
        while (end > 0 && Character.isWhitespace($charAt(end - 1))) {
            end--;
        }
        return substring(0, end);
    }

    public String toUpperCase() {
        String text = "";
        boolean changed = false;
        for (int i = 0; i < length(); i++) {
            char c = $charAt(i);
            char upper = Character.toUpperCase(c);
            changed = changed || c != upper;
            text = $concat(text, valueOf(upper));
        }
        return changed ? text : this;
    }

    public String toLowerCase() {
        String text = "";
        boolean changed = false;
        for (int i = 0; i < length(); i++) {
            char c = $charAt(i);
            char lower = Character.toLowerCase(c);
            changed = changed || c != lower;
            text = $concat(text, valueOf(lower));
        }
        return changed ? text : this;
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count == 1) {
            return this;
        }
        String text = "";
        if (length() > 0) {
            for (int i = 0; i < count; i++) {
                text = $concat(text, this);
            }
        }
        return text;
    }

    public static String join(CharSequence delimiter, CharSequence... parts) {
        String between = delimiter.toString();
        String[] texts = new String[parts.length];
        for (int i = 0; i < parts.length; i++) {
            texts[i] = valueOf(parts[i]);
        }
        return $join(between, texts);
    }

    private static String $join(String between, String[] texts) {
        String text = "";
        for (int i = 0; i < texts.length; i++) {
            if (i > 0) {
                text = $concat(text, Objects.requireNonNull(between));
            }
            text = $concat(text, Objects.requireNonNull(texts[i]));
        }
        return text;
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> parts) {
        Objects.requireNonNull(delimiter);
        Objects.requireNonNull(parts);
        String between = delimiter.toString();
        java.util.ArrayList<String> texts = new java.util.ArrayList<String>();
        for (CharSequence part : parts) {
            texts.add(valueOf(part));
        }
        return $join(between, texts.toArray(new String[0]));
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    /** Only for separators that are one plain character, or one escaped one. */
    public String[] split(String regex, int limit) {
        boolean isRun = regex.equals("\\s+") || regex.equals(" +");
        boolean isSpace = regex.equals("\\s") || regex.equals("\\s+");
        char separator = isRun || isSpace ? ' ' : $separator(regex);
        String[] parts = new String[length() + 1];
        int n = 0;
        int start = 0;
        int i = 0;
        while (i < length()) {
            if (!$separates($charAt(i), separator, isSpace)) {
                i++;
                continue;
            }
            if (n == limit - 1) {
                break;
            }
            parts[n] = substring(start, i);
            n++;
            i++;
            while (isRun && i < length() && $separates($charAt(i), separator, isSpace)) {
                i++;
            }
            start = i;
        }
        if (n == 0) {
            return new String[] {this};
        }
        parts[n] = substring(start);
        n++;
        while (limit == 0 && n > 0 && parts[n - 1].isEmpty()) {
            n--;
        }
        String[] result = new String[n];
        for (int k = 0; k < n; k++) {
            result[k] = parts[k];
        }
        return result;
    }

    public java.util.stream.Stream<String> lines() {
        java.util.ArrayList<String> lines = new java.util.ArrayList<String>();
        int start = 0;
        int i = 0;
        while (i < length()) {
            char c = $charAt(i);
            i++;
            if (c == '\n' || c == '\r') {
                lines.add(substring(start, i - 1));
                if (c == '\r' && i < length() && $charAt(i) == '\n') {
                    i++;
                }
                start = i;
            }
        }
        if (start < length()) {
            lines.add(substring(start));
        }
        return java.util.stream.Stream.$ofLines(lines.toArray(new String[0]));
    }

    private static boolean $separates(char c, char separator, boolean isSpace) {
        return isSpace ? c == ' ' || c >= '\t' && c <= '\r' : c == separator;
    }

    private static char $separator(String regex) {
        if (regex.length() == 1 && ".$|()[{^?*+\\".indexOf(regex.$charAt(0)) < 0) {
            return regex.$charAt(0);
        }
        if (regex.length() == 2 && regex.$charAt(0) == '\\' && !Character.isLetterOrDigit(regex.$charAt(1))) {
            return regex.$charAt(1);
        }
        Espalier.unsupported("regular expressions");
        return ' ';
    }

    /** A pattern that stands for itself, and a replacement without references to groups. */
    private static void $checkPlain(String regex, String replacement) {
        for (int i = 0; i < regex.length(); i++) {
            if (".$|()[]{}^?*+\\".indexOf(regex.$charAt(i)) >= 0) {
                Espalier.unsupported("regular expressions");
            }
        }
        if (replacement.indexOf('\\') >= 0 || replacement.indexOf('$') >= 0) {
            Espalier.unsupported("regular expressions");
        }
    }

    public boolean matches(String regex) {
        $checkPlain(regex, "");
        return equals(regex);
    }

    public String replaceAll(String regex, String replacement) {
        $checkPlain(regex, Objects.requireNonNull(replacement));
        return replace((CharSequence) regex, (CharSequence) replacement);
    }

    public String replaceFirst(String regex, String replacement) {
        $checkPlain(regex, Objects.requireNonNull(replacement));
        int at = indexOf(regex);
        if (at < 0) {
            return this;
        }
        String head = $concat($substring(0, at), replacement);
        return $concat(head, $substring(at + regex.length(), length()));
    }

    public boolean regionMatches(int at, String other, int from, int count) {
        return regionMatches(false, at, other, from, count);
    }

    public boolean regionMatches(boolean ignoresCase, int at, String other, int from, int count) {
        if (from < 0 || at < 0 || at > (long) length() - count || from > (long) other.length() - count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            char a = $charAt(at + i);
            char b = other.$charAt(from + i);
            if (a != b && (!ignoresCase || Character.toLowerCase(Character.toUpperCase(a)) != Character.toLowerCase(Character.toUpperCase(b)))) {
                return false;
            }
        }
        return true;
    }

    public java.util.stream.IntStream chars() {
        char[] units = toCharArray();
        int[] values = new int[units.length];
        for (int i = 0; i < units.length; i++) {
            values[i] = units[i];
        }
        return java.util.stream.IntStream.of(values);
    }

    public static String format(String format, Object... args) {
        return espalier.Format.format(format, args);
    }

    public String formatted(Object... args) {
        return espalier.Format.format(this, args);
    }
}
