package java.io;

import java.util.Objects;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void $ensure(int needed) {
        if (needed > buf.length) {
            buf = java.util.Arrays.copyOf(buf, Math.max(needed, 2 * buf.length));
        }
    }

    public void write(int b) {
        $ensure(count + 1);
        buf[count] = (byte) b;
        count += 1;
    }

    public void write(byte[] from, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, from.length);
        $ensure(count + length);
        System.arraycopy(from, offset, buf, count, length);
        count += length;
    }

    public void writeBytes(byte[] from) {
        write(from, 0, from.length);
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public void reset() {
        count = 0;
    }

    public byte[] toByteArray() {
        return java.util.Arrays.copyOf(buf, count);
    }

    public int size() {
        return count;
    }

    public void close() throws IOException {}
}
