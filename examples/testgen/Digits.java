/** A small parser of decimal numbers. */
public class Digits {
    public static int parse(String text) {
        if (text == null || text.isEmpty()) throw new NumberFormatException("empty");
        int value = 0;
        for (int i = 0; i < text.length() && i < 2; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') throw new NumberFormatException(text);
            value = 10 * value + (c - '0');
        }
        return value;
    }

    public static int parseOr(String text, int other) {
        try {
            return parse(text);
        } catch (NumberFormatException e) {
            return other;
        }
    }

    public static String labelled(String label, int x) {
        return label + ": " + sign(x);
    }

    public static String sign(int x) {
        if (x < 0) return "negative";
        return x == 0 ? "zero" : "positive";
    }
}
