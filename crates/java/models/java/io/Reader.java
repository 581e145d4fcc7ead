package java.io;

public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public abstract int read(char[] target, int offset, int length) throws IOException;

    public long skip(long count) throws IOException {
        if (count < 0L) {
            throw new IllegalArgumentException("skip value is negative");
        }
        char[] skipped = new char[(int) Math.min(count, 8192)];
        long left = count;
        while (left > 0) {
            int read = read(skipped, 0, (int) Math.min(left, skipped.length));
            if (read == -1) {
                break;
            }
            left -= read;
        }
        return count - left;
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        java.util.Objects.requireNonNull(out, "out");
        long moved = 0;
        char[] buffer = new char[8192];
        int read = read(buffer, 0, 8192);
        while (read >= 0) {
            out.write(buffer, 0, read);
            moved += read;
            read = read(buffer, 0, 8192);
        }
        return moved;
    }
}
