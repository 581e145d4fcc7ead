package java.io;

import espalier.Espalier;

/** Standard output; the error stream is a stream that nobody reads. */
public class PrintStream extends OutputStream {
    private final boolean isError;

    PrintStream(boolean isError) {
        this.isError = isError;
    }

    public static PrintStream $standard(boolean isError) {
        return new PrintStream(isError);
    }

    private void $write(String text) {
        if (!isError) {
            Espalier.print(text);
        }
    }

    public void print(String text) {
        $write(text == null ? "null" : text);
    }

    public void println(String text) {
        $write(text + "\n");
    }

    public void println() {
        $write("\n");
    }

    public void print(char[] text) {
        $write(new String(text));
    }

    public void println(char[] text) {
        $write(new String(text) + "\n");
    }

    public void print(boolean value) {
        $write(String.valueOf(value));
    }

    public void println(boolean value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(char value) {
        $write(String.valueOf(value));
    }

    public void println(char value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(int value) {
        $write(String.valueOf(value));
    }

    public void println(int value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(long value) {
        $write(String.valueOf(value));
    }

    public void println(long value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(float value) {
        $write(String.valueOf(value));
    }

    public void println(float value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(double value) {
        $write(String.valueOf(value));
    }

    public void println(double value) {
        $write(String.valueOf(value) + "\n");
    }

    public void print(Object value) {
        $write(java.util.Objects.requireNonNull(String.valueOf(value)));
    }

    public void println(Object value) {
        $write(String.valueOf(value) + "\n");
    }

    public PrintStream printf(String format, Object... args) {
        $write(espalier.Format.format(format, args));
        return this;
    }

    public PrintStream format(String format, Object... args) {
        return printf(format, args);
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public void flush() {}

    public void close() {}

    public void write(int b) {
        Espalier.unsupported("bytes written to a PrintStream");
    }

    public void write(byte[] from) throws IOException {
        Espalier.unsupported("bytes written to a PrintStream");
    }

    public void write(byte[] from, int offset, int length) {
        Espalier.unsupported("bytes written to a PrintStream");
    }
}
