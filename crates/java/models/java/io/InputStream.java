package java.io;

import java.util.Objects;

public abstract class InputStream implements Closeable {
    public InputStream() {}

    public abstract int read() throws IOException;

    public int read(byte[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(byte[] target, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, target.length);
        if (length == 0) {
            return 0;
        }
        int c = read();
        if (c == -1) {
            return -1;
        }
        target[offset] = (byte) c;
        int i = 1;
        try {
            for (; i < length; i++) {
                c = read();
                if (c == -1) {
                    break;
                }
                target[offset + i] = (byte) c;
            }
        } catch (IOException ended) {
        }
        return i;
    }

    public long skip(long count) throws IOException {
        if (count <= 0) {
            return 0;
        }
        int size = (int) Math.min(2048, count);
        byte[] skipped = new byte[size];
        long left = count;
        while (left > 0) {
            int read = read(skipped, 0, (int) Math.min(size, left));
            if (read < 0) {
                break;
            }
            left -= read;
        }
        return count - left;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {}

    public void mark(int limit) {}

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }
}
