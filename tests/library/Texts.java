/** Strings, characters, string builders. */
public class Texts {
    public static String search() {
        String s = "abracadabra";
        return s.indexOf('b') + " " + s.indexOf('b', 2) + " " + s.indexOf('z') + " " + s.lastIndexOf('a') + " " + s.indexOf("cad") + " "
                + s.indexOf("a", 20) + " " + s.indexOf("", 20) + " " + s.indexOf("") + " " + s.lastIndexOf("abra") + " " + s.lastIndexOf("")
                + " " + s.contains("dab") + " " + s.startsWith("abr") + " " + s.startsWith("bra", 8) + " " + s.endsWith("bra") + " "
                + s.startsWith("a", -1) + " " + s.charAt(4) + " " + s.length() + " " + "".isEmpty() + " " + "  ".isBlank();
    }

    public static String change() {
        return "Hello".toUpperCase() + "Hello".toLowerCase() + "a-b-c".replace('-', '+') + "aaa".replace("a", "bb") + "abc".replace("", ".")
                + "  x y ".trim() + "|" + "\t x\n".strip() + "|" + "ab".repeat(3) + "x".repeat(0) + String.join("/", "a", null, "b")
                + "hello".substring(2) + "hello".substring(1, 3) + "hello".concat("!") + String.valueOf(new char[] {'a', 'b'})
                + new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2) + "hello".subSequence(0, 2);
    }

    public static String compare() {
        return "a".compareTo("b") + " " + "abc".compareTo("ab") + " " + "Abc".compareToIgnoreCase("aBD") + " " + "X".equalsIgnoreCase("x")
                + " " + "x".equals(null) + " " + "hello".hashCode() + " " + "".hashCode() + " " + "a".equals("a") + " "
                + "ab".contentEquals(new StringBuilder("ab")) + " " + "\u00e9\u4e2d".hashCode();
    }

    public static String split() {
        String result = "";
        for (String part : "a,b,,c,,".split(",")) {
            result += "<" + part + ">";
        }
        for (String part : "1.2.3".split("\\.")) {
            result += "<" + part + ">";
        }
        return result + "".split(",").length + ",".split(",").length + "abc".split(",").length;
    }

    public static String identity() {
        String a = "xy";
        String b = "x";
        String c = b + "y";
        return (a == "xy") + " " + (a == c) + " " + (a == c.intern()) + " " + (a == "x" + "y") + " " + (new String("q") == "q") + " "
                + (a.substring(0) == a) + " " + (a.toString() == a) + " " + (a.concat("") == a) + " " + a.equals(c);
    }

    public static String concatenation() {
        Object n = null;
        String s = null;
        char c = 'c';
        byte b = -3;
        s += n;
        s += c;
        s += 1 + 2;
        s += 1.5f;
        return 1 + 2 + "x" + 1 + 2 + c + b + n + s + true + 1L + 0.1 + 1e10 + 100f + (char) 65 + new int[0].length + -0.0 + (1.0 / 0);
    }

    public static String failures() {
        String result = "";
        for (int i = 0; i < 12; i++) {
            try {
                String s = "abc";
                StringBuilder b = new StringBuilder("abc");
                switch (i) {
                    case 0 -> s.charAt(3);
                    case 1 -> s.charAt(-1);
                    case 2 -> s.substring(4);
                    case 3 -> s.substring(2, 1);
                    case 4 -> b.charAt(3);
                    case 5 -> b.deleteCharAt(3);
                    case 6 -> b.insert(4, "x");
                    case 7 -> b.setLength(-1);
                    case 8 -> b.delete(4, 5);
                    case 9 -> s.repeat(-1);
                    case 10 -> new String(new char[2], 1, 2);
                    default -> b.replace(2, 1, "x");
                }
            } catch (RuntimeException e) {
                result += e + ";";
            }
        }
        return result;
    }

    public static String builder() {
        StringBuilder b = new StringBuilder();
        b.append(1).append('a').append("str").append(true).append(2L).append(1.5).append(0.1f).append((Object) null).append(new char[] {'x', 'y'});
        b.append((String) null).append("hello", 1, 3);
        b.insert(0, "<").insert(1, 42).insert(b.length(), '>');
        b.setCharAt(1, '!');
        b.deleteCharAt(2).delete(0, 1).reverse();
        b.replace(0, 2, "[]");
        int length = b.length();
        b.setLength(length + 1);
        return b.toString().length() + " " + (int) b.charAt(length) + b.toString().trim() + length + b.indexOf("a") + b.charAt(3) + b.substring(5, length) + new StringBuilder("a").compareTo(new StringBuilder("b"));
    }

    public static String characters() {
        String result = "";
        for (char c = 0; c < 128; c++) {
            int bits = (Character.isDigit(c) ? 1 : 0) | (Character.isLetter(c) ? 2 : 0) | (Character.isUpperCase(c) ? 4 : 0)
                    | (Character.isLowerCase(c) ? 8 : 0) | (Character.isWhitespace(c) ? 16 : 0) | (Character.isLetterOrDigit(c) ? 32 : 0)
                    | (Character.isSpaceChar(c) ? 64 : 0) | (Character.isAlphabetic(c) ? 128 : 0);
            result += bits + "," + (int) Character.toUpperCase(c) + "," + (int) Character.toLowerCase(c) + ","
                    + Character.getNumericValue(c) + "," + Character.digit(c, 16) + ";";
        }
        return result + Character.forDigit(11, 16) + Character.compare('a', 'b') + Character.toString('q');
    }
}
