package espalier;

/**
 * The standard input: whoever types may type anything, and end it at any time. What is read is nondeterministic; what was read is told to the
 * machine, so that a run can be repeated outside.
 */
public final class StandardInput extends java.io.InputStream {
    /** Nothing follows any more; the same for all readers. */
    private boolean isAtEnd;

    /** The standard input, which is the only stream that is modelled. */
    public static StandardInput of(java.io.InputStream stream) {
        if (stream == null) {
            throw new NullPointerException();
        }
        if (!(stream instanceof StandardInput)) {
            Espalier.unsupported("an input stream other than the standard input");
        }
        return (StandardInput) stream;
    }

    /** Whether somebody has met the end. */
    public boolean isOver() {
        return isAtEnd;
    }

    /** Whether anything follows. */
    public boolean hasMore() {
        if (!isAtEnd && Espalier.nondetBoolean()) {
            isAtEnd = true;
        }
        return !isAtEnd;
    }

    /** A byte, or -1 at the end. */
    public int read() {
        if (!hasMore()) {
            return -1;
        }
        int value = Espalier.nondetInt();
        if (value < 0 || value > 255) {
            Espalier.halt();
        }
        Espalier.typed(String.valueOf((char) value));
        return value;
    }

    /** A character, or -1 at the end. */
    public int character() {
        if (!hasMore()) {
            return -1;
        }
        char value = Espalier.nondetChar();
        Espalier.typed(String.valueOf(value));
        return value;
    }

    /** The rest of the line without its end, or null at the end. `isScanned`: more characters end lines. */
    public String line(boolean isScanned) {
        if (!hasMore()) {
            return null;
        }
        String text = Espalier.nondetString();
        if (!Espalier.isLine(text, isScanned)) {
            Espalier.halt();
        }
        Espalier.typed(text + "\n");
        return text;
    }
}
