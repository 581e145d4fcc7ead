package java.util;

public final class StringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private String joined;
    private String emptyValue;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        Objects.requireNonNull(prefix, "The prefix must not be null");
        Objects.requireNonNull(delimiter, "The delimiter must not be null");
        Objects.requireNonNull(suffix, "The suffix must not be null");
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        emptyValue = Objects.requireNonNull(value, "The empty value must not be null").toString();
        return this;
    }

    public StringJoiner add(CharSequence part) {
        String text = Objects.requireNonNull(String.valueOf(part));
        joined = joined == null ? text : joined + delimiter + text;
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (joined == null && emptyValue != null) {
            return emptyValue;
        }
        return joined == null ? prefix + suffix : prefix + joined + suffix;
    }
}
