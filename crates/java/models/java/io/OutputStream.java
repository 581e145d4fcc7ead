package java.io;

import java.util.Objects;

public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {}

    public abstract void write(int b) throws IOException;

    public void write(byte[] from) throws IOException {
        write(from, 0, from.length);
    }

    public void write(byte[] from, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, from.length);
        for (int i = 0; i < length; i++) {
            write(from[offset + i]);
        }
    }

    public void flush() throws IOException {}

    public void close() throws IOException {}
}
