package java.util;

import espalier.Espalier;
import espalier.StandardInput;

/** Tokens and lines of the standard input; nothing else is modelled. Numbers are written without group separators. */
public final class Scanner implements Iterator<String>, java.io.Closeable {
    /* What a token was asked to be, from the narrowest type. */
    private static final int INT = 1;
    private static final int LONG = 2;
    private static final int DOUBLE = 3;
    private static final int BOOLEAN = 4;

    private final StandardInput input;
    private boolean isClosed;
    /** A token follows. */
    private boolean hasToken;
    /** A line follows, which may be empty. */
    private boolean hasLine;
    /** No token follows any more; blank lines may. */
    private boolean isBlank;
    /** The type that the next token was asked to be, or 0, and whether it is. */
    private int asked;
    private boolean fits;
    /** A token of the line was read, so that what follows on it begins with a space. */
    private boolean isInLine;

    public Scanner(java.io.InputStream stream) {
        if (stream == null) {
            throw new NullPointerException("source");
        }
        this.input = StandardInput.of(stream);
    }

    public Scanner(String text) {
        this.input = null;
        Espalier.unsupported("a scanner of a text");
    }

    private void $open() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    public void close() {
        isClosed = true;
    }

    public boolean hasNext() {
        $open();
        if (hasToken || isBlank) {
            return hasToken;
        }
        isBlank = input.isOver() || Espalier.nondetBoolean();
        hasToken = !isBlank;
        return hasToken;
    }

    /** Whether the next token is there and of a type. */
    private boolean $fits(int type) {
        if (!hasNext()) {
            return false;
        }
        if (asked == 0) {
            asked = type;
            fits = !Espalier.nondetBoolean();
        } else if (asked != type && !(fits && asked < type && type <= DOUBLE)) {
            Espalier.unsupported("whether one token of the input is of several types");
        }
        return fits;
    }

    /** Takes the next token, which is a number or a truth value. */
    private void $take(int type) {
        $open();
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        if (!$fits(type)) {
            throw new InputMismatchException();
        }
    }

    private void $taken(String text) {
        Espalier.typed(" " + text);
        hasToken = false;
        hasLine = false;
        asked = 0;
        isInLine = true;
    }

    public boolean hasNextInt() {
        return $fits(INT);
    }

    public boolean hasNextLong() {
        return $fits(LONG);
    }

    public boolean hasNextDouble() {
        return $fits(DOUBLE);
    }

    public boolean hasNextBoolean() {
        return $fits(BOOLEAN);
    }

    public int nextInt() {
        $take(INT);
        int value = Espalier.nondetInt();
        $taken(String.valueOf(value));
        return value;
    }

    public long nextLong() {
        $take(LONG);
        long value = asked == INT ? Espalier.nondetInt() : Espalier.nondetLong();
        $taken(String.valueOf(value));
        return value;
    }

    public double nextDouble() {
        $take(DOUBLE);
        if (asked != DOUBLE) {
            Espalier.unsupported("a token of the input that is read as another type than was asked for");
        }
        double value = Espalier.nondetDouble();
        $taken(String.valueOf(value));
        return value;
    }

    public boolean nextBoolean() {
        $take(BOOLEAN);
        boolean value = Espalier.nondetBoolean();
        $taken(String.valueOf(value));
        return value;
    }

    public String next() {
        $open();
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        if (asked != 0 && (fits || asked != INT)) {
            Espalier.unsupported("the text of a number of the input");
        }
        String text = Espalier.nondetString();
        if (!Espalier.isWord(text)) {
            Espalier.halt();
        }
        if (asked == INT && $isInt(text)) {
            Espalier.halt();
        }
        $taken(text);
        return text;
    }

    private static boolean $isInt(String text) {
        try {
            Integer.parseInt(text);
            return true;
        } catch (NumberFormatException other) {
            return false;
        }
    }

    public boolean hasNextLine() {
        $open();
        if (!hasToken && !hasLine && !isBlank) {
            hasLine = input.hasMore();
            isBlank = !hasLine;
        } else if (isBlank) {
            $end();
        }
        return !isBlank;
    }

    /** No token follows; that nothing but blank lines does is not modelled. */
    private void $end() {
        if (input.hasMore()) {
            Espalier.unsupported("blank lines at the end of the input");
        }
    }

    public String nextLine() {
        if (!hasNextLine()) {
            throw new NoSuchElementException("No line found");
        }
        if (asked != 0) {
            Espalier.unsupported("the line of a token of the input that was looked at");
        }
        String text = Espalier.nondetString();
        if (!Espalier.isLine(text, true)) {
            Espalier.halt();
        }
        if (isInLine && text.length() > 0 && !Character.isWhitespace(text.charAt(0))) {
            Espalier.halt();
        }
        Espalier.typed(text + "\n");
        // A token that was seen may stand behind empty lines.
        hasToken = hasToken && text.length() == 0;
        hasLine = false;
        isInLine = false;
        return text;
    }
}
