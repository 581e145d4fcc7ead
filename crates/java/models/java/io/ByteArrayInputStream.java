package java.io;

import java.util.Objects;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark = 0;
    protected int count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        this.pos = 0;
        this.count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        this.buf = buf;
        this.pos = offset;
        this.count = Math.min(offset + length, buf.length);
        this.mark = offset;
    }

    public int read() {
        return pos < count ? buf[pos++] & 0xff : -1;
    }

    public int read(byte[] target, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, target.length);
        if (pos >= count) {
            return -1;
        }
        int n = Math.min(length, count - pos);
        if (n <= 0) {
            return 0;
        }
        System.arraycopy(buf, pos, target, offset, n);
        pos += n;
        return n;
    }

    public byte[] readAllBytes() {
        byte[] rest = java.util.Arrays.copyOfRange(buf, pos, count);
        pos = count;
        return rest;
    }

    public long skip(long n) {
        long skipped = count - pos;
        if (n < skipped) {
            skipped = n < 0 ? 0 : n;
        }
        pos += (int) skipped;
        return skipped;
    }

    public int available() {
        return count - pos;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        mark = pos;
    }

    public void reset() {
        pos = mark;
    }

    public void close() throws IOException {}
}
