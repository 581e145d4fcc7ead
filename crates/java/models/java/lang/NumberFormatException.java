package java.lang;

public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {}

    public NumberFormatException(String message) {
        super(message);
    }

    static NumberFormatException forInputString(String text, int radix) {
        String suffix = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + suffix);
    }
}
