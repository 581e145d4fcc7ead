package java.io;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public void write(int c) throws IOException {
        char[] one = {(char) c};
        write(one, 0, 1);
    }

    public void write(char[] from) throws IOException {
        write(from, 0, from.length);
    }

    public abstract void write(char[] from, int offset, int length) throws IOException;

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int offset, int length) throws IOException {
        char[] units = new char[length <= 1024 ? 1024 : length];
        text.getChars(offset, offset + length, units, 0);
        write(units, 0, length);
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        CharSequence whole = text == null ? "null" : text;
        return append(whole.subSequence(start, end));
    }

    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}
