package espalier;

/** What `String.format` and `printf` write: conversions d, x, X, s, b, c, f, n and %, with width, precision and the flags - 0 + and space. */
public final class Format {
    private final String format;
    private final Object[] args;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int nextArgument;
    /* The conversion that is being read. */
    private boolean isLeft;
    private boolean isZero;
    private boolean isPlus;
    private boolean isSpace;
    private int width;
    private int precision;

    private Format(String format, Object[] args) {
        this.format = format;
        this.args = args;
    }

    public static String format(String format, Object[] args) {
        Format state = new Format(format, args);
        state.run();
        return state.out.toString();
    }

    private void run() {
        int n = format.length();
        while (at < n) {
            char c = format.charAt(at);
            at++;
            if (c == '%') {
                conversion();
            } else {
                out.append(c);
            }
        }
    }

    private static void unsupported() {
        Espalier.unsupported("this format string");
    }

    private char next() {
        if (at >= format.length()) {
            unsupported();
        }
        char c = format.charAt(at);
        at++;
        return c;
    }

    private void conversion() {
        char c = flags(next());
        width = 0;
        while (c >= '0' && c <= '9') {
            width = width * 10 + (c - '0');
            c = next();
        }
        precision = -1;
        if (c == '.') {
            c = next();
            precision = 0;
            while (c >= '0' && c <= '9') {
                precision = precision * 10 + (c - '0');
                c = next();
            }
        }
        if ((isLeft || isZero) && width == 0) {
            unsupported();
        }
        convert(c);
    }

    private char flags(char first) {
        char c = first;
        isLeft = false;
        isZero = false;
        isPlus = false;
        isSpace = false;
        while (c == '-' || c == '0' || c == '+' || c == ' ') {
            if (c == '-') {
                isLeft = true;
            } else if (c == '0') {
                isZero = true;
            } else if (c == '+') {
                isPlus = true;
            } else {
                isSpace = true;
            }
            c = next();
        }
        if (isLeft && isZero || isPlus && isSpace) {
            unsupported();
        }
        return c;
    }

    private void convert(char c) {
        switch (c) {
            case 'n':
                plain("\n");
                break;
            case '%':
                plain("%");
                break;
            case 's':
                text(String.valueOf(argument()));
                break;
            case 'b':
                Object truth = argument();
                text(truth == null ? "false" : truth instanceof Boolean ? truth.toString() : "true");
                break;
            case 'c':
                text(character(argument()));
                break;
            case 'd':
                decimal(argument());
                break;
            case 'x':
            case 'X':
                hexadecimal(argument(), c == 'X');
                break;
            case 'f':
                fixed(argument());
                break;
            default:
                unsupported();
        }
    }

    private Object argument() {
        if (args == null || nextArgument >= args.length) {
            unsupported();
        }
        Object argument = args[nextArgument];
        nextArgument++;
        return argument;
    }

    private void plain(String text) {
        if (width > 0 || precision >= 0 || isLeft || isZero || isPlus || isSpace) {
            unsupported();
        }
        out.append(text);
    }

    private void text(String text) {
        if (isZero || isPlus || isSpace) {
            unsupported();
        }
        // A `toString` that gives null.
        if (text == null && width == 0 && precision < 0) {
            pad("null");
            return;
        }
        pad(precision >= 0 && precision < text.length() ? text.substring(0, precision) : text);
    }

    private String character(Object argument) {
        if (precision >= 0) {
            unsupported();
        }
        if (argument == null) {
            return "null";
        }
        if (!(argument instanceof Character)) {
            unsupported();
        }
        return argument.toString();
    }

    /** Spaces up to the width. */
    private void pad(String text) {
        int missing = width - text.length();
        if (!isLeft) {
            repeat(' ', missing);
        }
        out.append(text);
        if (isLeft) {
            repeat(' ', missing);
        }
    }

    private void repeat(char c, int times) {
        for (int i = 0; i < times; i++) {
            out.append(c);
        }
    }

    private void decimal(Object argument) {
        if (precision >= 0) {
            unsupported();
        }
        if (argument == null) {
            pad("null");
            return;
        }
        if (!(argument instanceof Integer || argument instanceof Long || argument instanceof Short || argument instanceof Byte)) {
            unsupported();
        }
        long value = ((Number) argument).longValue();
        if (width == 0 && !isPlus && !isSpace) {
            out.append(value);
            return;
        }
        String digits = Long.toString(value);
        signed(value < 0, value < 0 ? digits.substring(1) : digits);
    }

    /** A number with its sign; zeros stand between sign and digits, spaces before the sign. */
    private void signed(boolean isNegative, String digits) {
        String sign = isNegative ? "-" : isPlus ? "+" : isSpace ? " " : "";
        if (isZero) {
            out.append(sign);
            repeat('0', width - sign.length() - digits.length());
            out.append(digits);
        } else {
            pad(sign + digits);
        }
    }

    private void hexadecimal(Object argument, boolean isUpper) {
        if (precision >= 0 || isPlus || isSpace) {
            unsupported();
        }
        String digits = null;
        if (argument instanceof Integer) {
            digits = Integer.toHexString((Integer) argument);
        } else if (argument instanceof Long) {
            digits = Long.toHexString((Long) argument);
        } else if (argument instanceof Short) {
            digits = Integer.toHexString((Short) argument & 0xffff);
        } else if (argument instanceof Byte) {
            digits = Integer.toHexString((Byte) argument & 0xff);
        } else {
            unsupported();
        }
        signed(false, isUpper ? digits.toUpperCase() : digits);
    }

    private void fixed(Object argument) {
        if (argument == null) {
            pad("null");
            return;
        }
        if (!(argument instanceof Double || argument instanceof Float)) {
            unsupported();
        }
        double value = ((Number) argument).doubleValue();
        if (value != value || value == Double.POSITIVE_INFINITY || value == Double.NEGATIVE_INFINITY) {
            unsupported();
        }
        String text = Double.toString(value);
        boolean isNegative = text.charAt(0) == '-';
        signed(isNegative, rounded(isNegative ? text.substring(1) : text, precision < 0 ? 6 : precision));
    }

    /** Shortest decimal notation, rounded half up to some digits after the point. */
    private static String rounded(String text, int places) {
        int exponentAt = text.indexOf('E');
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(text.substring(exponentAt + 1));
        String mantissa = exponentAt < 0 ? text : text.substring(0, exponentAt);
        int dot = mantissa.indexOf('.');
        String digits = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
        int point = dot + exponent;
        StringBuilder number = new StringBuilder();
        if (point <= 0) {
            number.append('0');
        }
        for (int i = Math.min(point, 0); i < point + places; i++) {
            number.append(i >= 0 && i < digits.length() ? digits.charAt(i) : '0');
        }
        int cut = point + places;
        if (cut >= 0 && cut < digits.length() && digits.charAt(cut) >= '5') {
            increment(number);
        }
        if (places > 0) {
            number.insert(number.length() - places, '.');
        }
        return number.toString();
    }

    /** Adds one to the last digit of a numeral. */
    private static void increment(StringBuilder number) {
        int i = number.length() - 1;
        while (i >= 0 && number.charAt(i) == '9') {
            number.setCharAt(i, '0');
            i--;
        }
        if (i < 0) {
            number.insert(0, '1');
        } else {
            number.setCharAt(i, (char) (number.charAt(i) + 1));
        }
    }
}
