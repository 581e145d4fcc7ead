package java.lang;

import java.util.Objects;

/** Holds its text as a string: one concatenation per change. */
public final class StringBuilder implements Appendable, java.io.Serializable, Comparable<StringBuilder>, CharSequence {
    private String text;

    public StringBuilder() {
        text = "";
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
        text = "";
    }

    public StringBuilder(String initial) {
        text = Objects.requireNonNull(initial);
    }

    public StringBuilder(CharSequence initial) {
        int length = initial.length();
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        text = "";
        append(initial);
    }

    public StringBuilder append(String added) {
        text = String.$concat(text, added == null ? "null" : added);
        return this;
    }

    public StringBuilder append(Object added) {
        return append(String.valueOf(added));
    }

    public StringBuilder append(CharSequence added) {
        if (added == null || String.$isPlain(added)) {
            return append(String.valueOf(added));
        }
        return append(added, 0, added.length());
    }

    public StringBuilder append(CharSequence added, int start, int end) {
        return append($part(added, start, end));
    }

    /** Asks for one character after the other where it is not one of the library's own texts. */
    private static String $part(CharSequence source, int start, int end) {
        boolean isPlain = source == null || String.$isPlain(source);
        String whole = isPlain ? String.valueOf(source) : "";
        int length = isPlain ? whole.length() : source.length();
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
        if (isPlain) {
            return whole.substring(start, end);
        }
        String part = "";
        for (int i = start; i < end; i++) {
            part = String.$concat(part, String.valueOf(source.charAt(i)));
        }
        return part;
    }

    public StringBuilder append(char[] added) {
        return append(new String(added));
    }

    public StringBuilder append(char[] added, int offset, int count) {
        int end = offset + count;
        if (offset < 0 || offset > end || end > added.length) {
            throw new IndexOutOfBoundsException("start " + offset + ", end " + end + ", length " + added.length);
        }
        return append(new String(added, offset, count));
    }

    public StringBuilder append(char added) {
        return append(String.valueOf(added));
    }

    public StringBuilder append(int added) {
        return append(String.valueOf(added));
    }

    public StringBuilder append(long added) {
        return append(String.valueOf(added));
    }

    public StringBuilder append(float added) {
        return append(String.valueOf(added));
    }

    public StringBuilder append(double added) {
        return append(String.valueOf(added));
    }

    public StringBuilder appendCodePoint(int added) {
        return append(new String(Character.toChars(added)));
    }

    public StringBuilder append(boolean added) {
        return append(String.valueOf(added));
    }

    public StringBuilder insert(int offset, String added) {
        if (offset < 0 || offset > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + text.length());
        }
        String inserted = added == null ? "null" : added;
        text = String.$concat(String.$concat(text.$substring(0, offset), inserted), text.$substring(offset, text.length()));
        return this;
    }

    public StringBuilder insert(int offset, char added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, int added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, long added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, float added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, double added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, boolean added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, Object added) {
        return insert(offset, String.valueOf(added));
    }

    public StringBuilder insert(int offset, CharSequence added) {
        if (added == null || String.$isPlain(added)) {
            return insert(offset, String.valueOf(added));
        }
        return insert(offset, added, 0, added.length());
    }

    public StringBuilder insert(int offset, CharSequence added, int start, int end) {
        if (offset < 0 || offset > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + text.length());
        }
        return insert(offset, $part(added, start, end));
    }

    public StringBuilder insert(int offset, char[] added) {
        return insert(offset, String.valueOf(added));
    }

    public int length() {
        return text.length();
    }

    public int capacity() {
        espalier.Espalier.unsupported("StringBuilder.capacity");
        return 0;
    }

    public void ensureCapacity(int capacity) {}

    public void trimToSize() {}

    private void $checkIndex(int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    private void $checkRange(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
        }
    }

    public char charAt(int index) {
        $checkIndex(index);
        return text.$charAt(index);
    }

    public void setCharAt(int index, char c) {
        $checkIndex(index);
        String head = String.$concat(text.$substring(0, index), String.valueOf(c));
        text = String.$concat(head, text.$substring(index + 1, text.length()));
    }

    public StringBuilder deleteCharAt(int index) {
        $checkIndex(index);
        return delete(index, index + 1);
    }

    public StringBuilder delete(int start, int end) {
        int last = Math.min(end, text.length());
        $checkRange(start, last);
        text = String.$concat(text.$substring(0, start), text.$substring(last, text.length()));
        return this;
    }

    public StringBuilder replace(int start, int end, String added) {
        int last = Math.min(end, text.length());
        $checkRange(start, last);
        String head = String.$concat(text.$substring(0, start), Objects.requireNonNull(added));
        text = String.$concat(head, text.$substring(last, text.length()));
        return this;
    }

    public StringBuilder reverse() {
        String reversed = "";
        int n = text.length();
        int i = 0;
        while (i < n) {
            char c = text.$charAt(i);
            i++;
            String next = String.valueOf(c);
            // The halves of a surrogate pair keep their order.
            if (c >= '\ud800' && c <= '\udbff' && i < n && text.$charAt(i) >= '\udc00' && text.$charAt(i) <= '\udfff') {
                next = String.$concat(next, String.valueOf(text.$charAt(i)));
                i++;
            }
            reversed = String.$concat(next, reversed);
        }
        text = reversed;
        return this;
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        if (length <= text.length()) {
            text = text.$substring(0, length);
        }
        while (text.length() < length) {
            text = String.$concat(text, "\0");
        }
    }

    public String substring(int start) {
        return substring(start, text.length());
    }

    public String substring(int start, int end) {
        $checkRange(start, end);
        return text.$substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public int indexOf(String other) {
        return text.indexOf(other);
    }

    public int indexOf(String other, int from) {
        return text.indexOf(other, from);
    }

    public int lastIndexOf(String other) {
        return text.lastIndexOf(other);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public String toString() {
        return String.$concat(text, "");
    }

    public void getChars(int begin, int end, char[] target, int at) {
        if (begin < 0 || begin > end || end > length()) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + length());
        }
        int stop = at + end - begin;
        if (at < 0 || at > stop || stop > target.length) {
            throw new IndexOutOfBoundsException("start " + at + ", end " + stop + ", length " + target.length);
        }
        for (int i = begin; i < end; i++) {
            target[at + i - begin] = charAt(i);
        }
    }

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        return Character.codePointAt(this, index);
    }
}
