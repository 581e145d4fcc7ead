package java.io;

import espalier.Espalier;
import espalier.StandardInput;

/** A reader of the standard input; nothing else is modelled. */
public class InputStreamReader extends Reader {
    private final StandardInput input;

    public InputStreamReader(InputStream stream) {
        this.input = StandardInput.of(stream);
    }

    public InputStreamReader(InputStream stream, String encoding) throws UnsupportedEncodingException {
        if (encoding == null) {
            throw new NullPointerException("charsetName");
        }
        if (!encoding.equals("UTF-8")) {
            Espalier.unsupported("an encoding other than UTF-8");
        }
        this.input = StandardInput.of(stream);
    }

    StandardInput $input() {
        return input;
    }

    public int read(char[] target, int offset, int length) throws IOException {
        Espalier.unsupported("InputStreamReader.read of several characters");
        return 0;
    }

    public long skip(long count) throws IOException {
        Espalier.unsupported("InputStreamReader.skip");
        return 0;
    }

    public int read() throws IOException {
        return input.character();
    }

    public void close() throws IOException {}

    public boolean ready() throws IOException {
        Espalier.unsupported("InputStreamReader.ready");
        return false;
    }
}
