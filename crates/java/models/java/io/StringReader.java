package java.io;

import java.util.Objects;

public class StringReader extends Reader {
    private String text;
    private final int length;
    private int next = 0;
    private int mark = 0;

    public StringReader(String text) {
        this.length = text.length();
        this.text = text;
    }

    private void $ensureOpen() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        $ensureOpen();
        return next >= length ? -1 : text.charAt(next++);
    }

    public int read(char[] target, int offset, int count) throws IOException {
        $ensureOpen();
        Objects.checkFromIndexSize(offset, count, target.length);
        if (count == 0) {
            return 0;
        }
        if (next >= length) {
            return -1;
        }
        int n = Math.min(length - next, count);
        text.getChars(next, next + n, target, offset);
        next += n;
        return n;
    }

    public long skip(long count) throws IOException {
        $ensureOpen();
        if (next >= length) {
            return 0;
        }
        long n = Math.min(length - next, count);
        n = Math.max(-next, n);
        next += n;
        return n;
    }

    public boolean ready() throws IOException {
        $ensureOpen();
        return true;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        $ensureOpen();
        mark = next;
    }

    public void reset() throws IOException {
        $ensureOpen();
        next = mark;
    }

    public void close() {
        text = null;
    }
}
