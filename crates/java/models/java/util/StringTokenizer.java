package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private int position = 0;
    private int newPosition = -1;
    private final int end;
    private final String text;
    private String delimiters;
    private final boolean returnsDelimiters;
    private boolean changed = false;

    public StringTokenizer(String text, String delimiters, boolean returnsDelimiters) {
        this.text = text;
        this.end = text.length();
        this.returnsDelimiters = returnsDelimiters;
        $delimit(delimiters);
    }

    public StringTokenizer(String text, String delimiters) {
        this(text, delimiters, false);
    }

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    private void $delimit(String delimiters) {
        this.delimiters = delimiters;
        for (int i = 0; delimiters != null && i < delimiters.length(); i++) {
            if (Character.isSurrogate(delimiters.charAt(i))) {
                espalier.Espalier.unsupported("surrogate pairs");
            }
        }
    }

    private boolean $isDelimiter(int at) {
        return delimiters.indexOf(text.charAt(at)) >= 0;
    }

    private int $skip(int start) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        int at = start;
        while (!returnsDelimiters && at < end && $isDelimiter(at)) {
            at++;
        }
        return at;
    }

    private int $scan(int start) {
        int at = start;
        while (at < end && !$isDelimiter(at)) {
            at++;
        }
        if (returnsDelimiters && start == at && at < end) {
            at++;
        }
        return at;
    }

    public boolean hasMoreTokens() {
        newPosition = $skip(position);
        return newPosition < end;
    }

    public String nextToken() {
        position = newPosition >= 0 && !changed ? newPosition : $skip(position);
        changed = false;
        newPosition = -1;
        if (position >= end) {
            throw new NoSuchElementException();
        }
        int start = position;
        position = $scan(position);
        return text.substring(start, position);
    }

    public String nextToken(String delimiters) {
        $delimit(delimiters);
        changed = true;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int at = position;
        while (at < end) {
            at = $skip(at);
            if (at >= end) {
                break;
            }
            at = $scan(at);
            count++;
        }
        return count;
    }
}
