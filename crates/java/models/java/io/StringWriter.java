package java.io;

public class StringWriter extends Writer {
    private final StringBuffer buffer;

    public StringWriter() {
        buffer = new StringBuffer();
        lock = buffer;
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
        buffer = new StringBuffer(size);
        lock = buffer;
    }

    public void write(int c) {
        buffer.append((char) c);
    }

    public void write(char[] from, int offset, int length) {
        if (offset < 0 || offset > from.length || length < 0 || offset + length > from.length || offset + length < 0) {
            throw new IndexOutOfBoundsException();
        }
        if (length > 0) {
            buffer.append(from, offset, length);
        }
    }

    public void write(String text) {
        buffer.append(text);
    }

    public void write(String text, int offset, int length) {
        buffer.append(text, offset, offset + length);
    }

    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public StringWriter append(CharSequence text, int start, int end) {
        CharSequence whole = text == null ? "null" : text;
        return append(whole.subSequence(start, end));
    }

    public StringWriter append(char c) {
        write(c);
        return this;
    }

    public String toString() {
        return buffer.toString();
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public void flush() {}

    public void close() throws IOException {}
}
