package java.io;

import espalier.Espalier;
import espalier.StandardInput;

/** Lines of the standard input; nothing else is modelled. */
public class BufferedReader extends Reader {
    private StandardInput input;
    private boolean isClosed;

    public BufferedReader(Reader reader) {
        if (reader == null) {
            throw new NullPointerException();
        }
        if (reader instanceof InputStreamReader) {
            this.input = ((InputStreamReader) reader).$input();
        } else {
            Espalier.unsupported("a reader of something other than the standard input");
        }
    }

    public BufferedReader(Reader reader, int size) {
        this(reader);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    private void $open() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }

    public String readLine() throws IOException {
        $open();
        return input.line(false);
    }

    public int read(char[] target, int offset, int length) throws IOException {
        $open();
        Espalier.unsupported("BufferedReader.read of several characters");
        return 0;
    }

    public long skip(long count) throws IOException {
        $open();
        Espalier.unsupported("BufferedReader.skip");
        return 0;
    }

    public int read() throws IOException {
        $open();
        return input.character();
    }

    public boolean ready() throws IOException {
        $open();
        Espalier.unsupported("BufferedReader.ready");
        return false;
    }

    public java.util.stream.Stream<String> lines() {
        Espalier.unsupported("BufferedReader.lines");
        return null;
    }

    public void close() throws IOException {
        isClosed = true;
    }
}
