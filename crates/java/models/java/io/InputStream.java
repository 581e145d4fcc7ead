package java.io;

public abstract class InputStream implements Closeable {
    public InputStream() {}

    public abstract int read() throws IOException;

    public void close() throws IOException {}
}
