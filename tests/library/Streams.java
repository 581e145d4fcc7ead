import java.io.*;
import java.util.*;

/** Readers, writers, streams of bytes, tokenizers, code points, and searches in ranges. */
@SuppressWarnings("all")
public class Streams {
    interface Action {
        Object get() throws Exception;
    }

    private static String say(Action action) {
        try {
            return String.valueOf(action.get());
        } catch (NullPointerException e) {
            return "null";
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ":" + e.getMessage();
        }
    }

    public static String reading() {
        StringReader r = new StringReader("hello world");
        char[] c = new char[6];
        String s = say(() -> r.read()) + say(() -> r.read(c)) + new String(c) + say(() -> r.read(c, 1, 2)) + c[1] + say(() -> r.read(c, 4, 5)) + say(() -> r.read(c, 4, -1));
        s += say(() -> r.skip(1)) + say(() -> r.skip(-4)) + say(() -> r.read(c, 0, 0)) + say(() -> r.ready()) + say(() -> { r.mark(3); r.read(); r.reset(); return r.read(); });
        s += say(() -> { r.mark(-1); return 0; }) + say(() -> r.skip(100)) + say(() -> r.read()) + say(() -> r.read(c)) + say(() -> r.skip(1)) + r.markSupported();
        r.close();
        return s + say(() -> r.read()) + say(() -> r.ready()) + say(() -> r.read(c, 9, 9));
    }

    static class Slow extends Reader {
        int left = 5;

        public int read(char[] target, int offset, int length) {
            if (left == 0) {
                return -1;
            }
            target[offset] = (char) ('a' + left--);
            return 1;
        }

        public void close() {
            left = 0;
        }
    }

    public static String slowly() {
        Slow r = new Slow();
        String s = say(() -> r.read()) + say(() -> r.skip(2)) + r.markSupported() + say(() -> r.ready()) + say(() -> { r.reset(); return 0; }) + say(() -> { r.mark(1); return 0; });
        StringWriter w = new StringWriter();
        s += say(() -> r.transferTo(w)) + w + say(() -> r.skip(-1)) + say(() -> r.transferTo(null));
        return s + say(() -> { try (Reader q = new Slow()) { return q.read(); } });
    }

    public static String writing() {
        StringWriter w = new StringWriter();
        w.write("abc");
        w.write('d');
        w.write(0x10065);
        w.append('f').append("gh").append(null).append("wxyz", 1, 3).append(null, 0, 2);
        w.write("0123456", 2, 3);
        String s = say(() -> { w.write(new char[] {'p', 'q', 'r'}); return 0; }) + say(() -> { w.write(new char[] {'p', 'q', 'r'}, 1, 1); return 0; });
        s += say(() -> { w.write(new char[3], 2, 2); return 0; }) + say(() -> { w.write(new char[3], -1, 0); return 0; }) + say(() -> { w.write("abc", 2, 2); return 0; }) + say(() -> { w.write("abc", -1, 2); return 0; });
        s += say(() -> new StringWriter(-1)) + say(() -> { w.close(); w.write("!"); return w.getBuffer().length(); });
        w.getBuffer().setLength(2);
        return s + w + w.toString().length();
    }

    static class Loud extends Writer {
        String log = "";

        public void write(char[] from, int offset, int length) {
            log += "<" + new String(from, offset, length) + ">";
        }

        public void flush() {
            log += "f";
        }

        public void close() {
            log += "c";
        }
    }

    public static String loudly() {
        Loud w = new Loud();
        String s = say(() -> { w.write("abc"); w.write('x'); w.write("abcdef", 1, 2); w.append("pq").append('r').append("stu", 1, 2).append((CharSequence) null); return 0; });
        s += say(() -> { w.write("abc", 1, 5); return 0; }) + say(() -> { w.write("abc", 1, -1); return 0; }) + say(() -> { w.write((String) null); return 0; });
        try (Writer q = w) {
            q.flush();
        } catch (IOException e) {
            s += e;
        }
        return s + w.log;
    }

    public static String bytesIn() {
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, -1, 3, 4, 5, 6, 7});
        byte[] b = new byte[4];
        String s = in.read() + "," + in.read() + "," + in.available() + say(() -> in.read(b)) + Arrays.toString(b) + in.skip(-3) + in.skip(1) + in.read(b, 1, 2) + in.read() + Arrays.toString(b);
        in.reset();
        s += in.read(b, 2, 2) + Arrays.toString(b) + say(() -> in.read(b, 2, 3)) + say(() -> in.read(b, 0, 0)) + Arrays.toString(in.readAllBytes()) + in.read(b, 0, 0) + in.available();
        ByteArrayInputStream part = new ByteArrayInputStream(new byte[] {1, 2, 3, 4}, 1, 2);
        s += part.read() + ";" + part.read() + ";" + part.read();
        part.reset();
        return s + part.read() + part.markSupported() + new ByteArrayInputStream(new byte[2], 1, 9).available();
    }

    static class Counting extends InputStream {
        int n;

        public int read() throws IOException {
            if (n == 6) {
                throw new IOException("six");
            }
            return n > 7 ? -1 : n++;
        }
    }

    public static String bytesCounted() {
        Counting in = new Counting();
        byte[] b = new byte[4];
        String s = say(() -> in.read(b)) + Arrays.toString(b) + say(() -> in.read(b, 1, 3)) + Arrays.toString(b) + say(() -> in.read(b)) + in.n + say(() -> in.available()) + say(() -> { in.reset(); return 0; });
        in.n = 7;
        return s + say(() -> in.skip(5)) + say(() -> in.skip(0)) + say(() -> in.read(b)) + say(() -> in.read(b, 5, 1)) + in.markSupported();
    }

    public static String bytesOut() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(2);
        out.write(65);
        out.write(0x141);
        out.write(new byte[] {1, 2, 3}, 1, 2);
        String s = out.size() + Arrays.toString(out.toByteArray()) + say(() -> { out.write(new byte[3], 2, 2); return 0; }) + say(() -> { out.write(new byte[] {9}); out.writeBytes(new byte[] {8}); return out.size(); });
        ByteArrayOutputStream other = new ByteArrayOutputStream();
        s += say(() -> { out.writeTo(other); return Arrays.toString(other.toByteArray()); }) + say(() -> new ByteArrayOutputStream(-2));
        out.reset();
        return s + out.size() + out.toByteArray().length;
    }

    static class Sink extends OutputStream {
        String log = "";

        public void write(int b) throws IOException {
            if (b == 13) {
                throw new IOException("thirteen");
            }
            log += b + " ";
        }
    }

    public static String bytesSunk() {
        Sink out = new Sink();
        String s = say(() -> { out.write(new byte[] {1, -2, 3}); return 0; }) + say(() -> { out.write(new byte[] {4, 13, 5}, 0, 3); return 0; }) + say(() -> { out.write(new byte[2], 1, 2); return 0; });
        try (OutputStream o = out) {
            o.flush();
        } catch (IOException e) {
            s += e;
        }
        return s + out.log;
    }

    public static String tokens() {
        StringTokenizer t = new StringTokenizer(" a b,c\td ");
        String s = t.countTokens() + "";
        while (t.hasMoreTokens()) {
            s += "[" + t.nextToken() + "]";
        }
        s += say(() -> t.nextToken());
        StringTokenizer u = new StringTokenizer("x+y--z", "+-", true);
        s += u.countTokens() + u.nextToken() + u.nextToken() + u.hasMoreElements() + u.nextElement() + u.nextToken("z") + u.countTokens();
        StringTokenizer v = new StringTokenizer("a,b;c", ",");
        s += v.hasMoreTokens() + v.nextToken() + v.nextToken(";") + v.nextToken() + v.hasMoreTokens();
        s += say(() -> new StringTokenizer("a", null).hasMoreTokens()) + say(() -> new StringTokenizer(null)) + say(() -> new StringTokenizer("a", null) != null);
        return s + Collections.list(new StringTokenizer("p q")) + new StringTokenizer("", ",").countTokens();
    }

    public static String enumerations() {
        Vector<Integer> v = new Vector<>(List.of(3, 1, 2));
        Enumeration<Integer> e = v.elements();
        String s = e.nextElement() + "";
        v.removeElementAt(1);
        v.setElementAt(9, 0);
        s += e.nextElement() + "" + e.hasMoreElements() + say(() -> e.nextElement()) + say(() -> { v.setElementAt(1, 7); return 0; }) + say(() -> { v.removeElementAt(2); return 0; }) + say(() -> { v.removeElementAt(-1); return 0; });
        Enumeration<String> f = Collections.enumeration(List.of("a", "b"));
        s += Collections.list(f) + say(() -> f.nextElement());
        Iterator<Integer> i = v.elements().asIterator();
        s += i.next() + "" + i.hasNext() + say(() -> { i.remove(); return 0; });
        List<Object> target = new ArrayList<>(List.of(1, 2, 3));
        Collections.copy(target, List.of("x", "y"));
        return s + target + say(() -> { Collections.copy(target, List.of(1, 2, 3, 4)); return 0; }) + v;
    }

    public static String codePoints() {
        String t = "a\ud83d\ude00b\ud83d";
        String s = "";
        for (int i = 0; i < t.length(); i++) {
            s += t.codePointAt(i) + "/" + t.codePointBefore(i + 1) + " ";
        }
        s += t.codePointCount(0, 5) + "" + t.codePointCount(2, 4) + say(() -> t.codePointAt(5)) + say(() -> t.codePointBefore(0)) + say(() -> t.codePointCount(2, 1));
        s += Character.toCodePoint('\ud83d', '\ude00') + "" + (int) Character.highSurrogate(0x1f600) + (int) Character.lowSurrogate(0x1f600) + Character.isSurrogatePair('\ud83d', 'a') + Character.isHighSurrogate('\udbff') + Character.isLowSurrogate('\udc00');
        s += Character.isBmpCodePoint(-1) + "" + Character.isSupplementaryCodePoint(0x10ffff) + Character.isSupplementaryCodePoint(0x110000) + Character.toString(98) + say(() -> Character.toString(-5));
        s += Character.codePointAt(t.toCharArray(), 1) + "" + Character.codePointAt(t.toCharArray(), 1, 2) + say(() -> Character.codePointAt(new char[1], 1)) + say(() -> Character.codePointAt(new char[1], 0, 2)) + Character.codePointCount(new StringBuilder(t), 0, 3);
        return s + new StringBuilder(t).codePointAt(1) + say(() -> new StringBuilder(t).codePointAt(9));
    }

    public static String characters() {
        String s = "";
        for (char c = 0; c < 128; c++) {
            s += (Character.isISOControl(c) ? 1 : 0) + (Character.isDefined(c) ? 2 : 0) + (Character.isIdentifierIgnorable(c) ? 4 : 0) + (Character.isTitleCase(c) ? 8 : 0);
        }
        return s + Character.isISOControl('\u009f') + Character.isISOControl('\u00a0') + Character.isISOControl(-1) + Character.isDefined(-1) + Character.isIdentifierIgnorable(-1) + (int) Character.reverseBytes('\u12ab');
    }

    public static String copies() {
        char[] c = "........".toCharArray();
        "abcdef".getChars(1, 4, c, 2);
        new StringBuilder("uvwxyz").getChars(0, 2, c, 6);
        String s = new String(c);
        for (int[] a : new int[][] {{-1, 2, 0}, {3, 2, 0}, {0, 7, 0}, {0, 3, -1}, {0, 3, 6}, {1, 1, 8}, {1, 1, 9}}) {
            s += say(() -> { "abcdef".getChars(a[0], a[1], c, a[2]); return "-"; }) + "|" + say(() -> { new StringBuilder("abcdef").getChars(a[0], a[1], c, a[2]); return "-"; }) + "|";
        }
        return s + say(() -> { "ab".getChars(0, 1, null, 0); return 0; }).startsWith("NullPointerException") + new String(c);
    }

    public static String ranges() {
        int[] a = {9, 1, 3, 5, 0};
        String s = Arrays.binarySearch(a, 1, 4, 3) + "" + Arrays.binarySearch(a, 1, 4, 4) + Arrays.binarySearch(a, 1, 4, 9) + Arrays.binarySearch(a, 1, 1, 9) + say(() -> Arrays.binarySearch(a, 2, 1, 3)) + say(() -> Arrays.binarySearch(a, -1, 2, 3)) + say(() -> Arrays.binarySearch(a, 1, 6, 3));
        s += Arrays.binarySearch(new double[] {-0.0, 0.0, 1, Double.NaN}, 0, 4, 0.0) + "" + Arrays.binarySearch(new char[] {'a', 'c'}, 0, 2, 'b') + Arrays.binarySearch(new long[] {1, 2}, 0, 2, 2L) + Arrays.binarySearch(new byte[] {1, 2}, 0, 1, (byte) 2);
        s += Arrays.equals(a, 1, 3, new int[] {1, 3}, 0, 2) + "" + Arrays.equals(a, 1, 3, a, 2, 3) + say(() -> Arrays.equals(a, 1, 9, a, 1, 9)) + Arrays.equals(new char[] {'a'}, 0, 0, new char[0], 0, 0);
        return s + Arrays.equals(new byte[] {1, 2}, 1, 2, new byte[] {2}, 0, 1) + say(() -> Arrays.equals(new boolean[1], 1, 0, new boolean[1], 0, 0));
    }

    public static String unsigned() {
        String s = "";
        for (long a : new long[] {0, 1, 7, -1, Long.MIN_VALUE, Long.MAX_VALUE, -1234567890123L}) {
            s += Long.toUnsignedString(a) + " ";
            for (long b : new long[] {1, 3, 10, -1, Long.MIN_VALUE, -7}) {
                s += Long.divideUnsigned(a, b) + "r" + Long.remainderUnsigned(a, b) + "h" + Math.multiplyHigh(a, b) + " ";
            }
        }
        s += say(() -> Long.divideUnsigned(1, 0)) + Short.compareUnsigned((short) -1, (short) 1) + Byte.compareUnsigned((byte) 1, (byte) -1) + Short.toUnsignedLong((short) -2) + Byte.toUnsignedLong((byte) -2) + Short.reverseBytes((short) 0x12ab);
        return s + Math.copySign(2.0, -0.0) + Math.copySign(-2.0, 0.0) + Math.copySign(-0.0, 1) + Math.copySign(3f, -1f) + Math.copySign(Double.NEGATIVE_INFINITY, 5);
    }

    static class Pair<A, B extends A> {
        A first;
        B second;

        <C extends B> Pair<A, B> with(C c) {
            second = c;
            first = c;
            return this;
        }
    }

    static <T, L extends List<T>> T last(L list) {
        T found = null;
        for (T item : list) {
            found = item;
        }
        return found;
    }

    static <T, U extends T> T up(boolean b, U u, T t) {
        return b ? u : t;
    }

    static <A, B extends A, C extends B> A far(C c) {
        A a = c;
        B b = c;
        return b == a ? a : null;
    }

    public static String boundedByVariables() {
        return new Pair<Object, String>().with("s").first + "" + last(List.of("abc", "de")).length() + up(true, 1, 2.0) + far("x") + up(false, List.of(1), List.of(2)).get(0);
    }

    public static String zeroCharacter() {
        char c = '\u0000';
        String s = "a\u0000b" + "\u00001" + '\0';
        return (int) c + "," + s.length() + "," + s.indexOf('\u0000') + "," + s.indexOf("\u0000b") + (s.charAt(5) == '\u0000') + "\\u0000".length(); // \u0000
    }
}
