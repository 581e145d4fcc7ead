package java.io;

public abstract class Reader implements Closeable {
    protected Reader() {}

    public abstract int read() throws IOException;
}
