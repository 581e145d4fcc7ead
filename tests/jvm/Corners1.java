import java.util.*;
import java.util.function.*;

/** Evaluation order, conversions, boxing, strings. */
class Corners1 {
    static int log = 0;
    static int note(int digit) { log = log * 10 + digit; return digit; }

    static int t01(int i, int j) {
        int[] a = {1, 2, 3, 4};
        if (i < 0 || i > 2 || j < 0 || j > 2) return -1;
        a[i++] += i;
        a[i] = i = j;
        a[j] += a[j++] * 2 + j;
        int k = 0;
        k += k++ + ++k;
        return a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3] + i * 7 + k;
    }

    static String t02(int[] a, int i) {
        StringBuilder out = new StringBuilder();
        try {
            a[note(1) + i] = note(2) / (i - 1);
        } catch (RuntimeException e) {
            out.append(e instanceof ArithmeticException ? "arith" : e instanceof NullPointerException ? "npe" : "other");
        }
        return out.append(log).toString();
    }

    static int t03(byte b, short s, char c) {
        b += 200; s -= 40000; c++;
        b >>>= 1; s <<= 3; c *= 3;
        b++; --s; c--;
        byte x = (byte) (b ^ s);
        return x + c + (b & 0xff) + (char) s;
    }

    static long t04(long a, int n) {
        long r = a << n;
        r ^= a >>> n;
        r += a >> (n + 64);
        r -= (int) a << n;
        r |= (int) a >>> n;
        int s = (int) a;
        s >>= (long) n;
        s <<= a;
        return r + s;
    }

    static String t05(double d, float f) {
        String r = "";
        r += (int) d; r += ','; r += (long) d; r += ','; r += (byte) d; r += (char) ((int) f & 63 | 64); r += (short) f;
        r += d == f; r += d < f; r += d != d; r += f >= f; r += 1 / d > 0;
        return r;
    }

    static String t06(int a, int b) {
        if (b == 0) return "z" + a % 1;
        return a / b + " " + a % b + " " + -a / b + " " + a % -b;
    }

    static String t07(String s, char c, long l, Object o, boolean z) {
        String r = s + c + l + o + z + 'x' + 1 + 2L + null;
        r = 1 + 2 + r + 1 + 2;
        r += c + 1;
        return r;
    }

    static int t08(Integer a, Integer b) {
        int r = 0;
        if (a == b) r += 1;
        if (a != null && b != null) {
            if (a.equals(b)) r += 2;
            if (a <= b && a >= b) r += 4;
            Integer c = a + 0, d = b + 0;
            if (c == d) r += 8;
        }
        return r;
    }

    static int t09(boolean z, Integer n, int m) {
        try {
            int r = z ? n : m;
            return r;
        } catch (NullPointerException e) {
            return -77;
        }
    }

    static String t10(boolean z, int i) {
        Object o = z ? 1 : 2.0;
        Object p = z ? (Object) 1 : 2.0;
        char c = 'a';
        Object q = z ? c : i;
        Object q2 = z ? c : 98;
        Object w = z ? null : 0;
        return o + " " + p + " " + q + " " + q2 + " " + w;
    }

    static String over(int x) { return "int"; }
    static String over(long x) { return "long"; }
    static String over(double x) { return "double"; }
    static String over(Integer x) { return "Integer"; }
    static String over(Object x) { return "Object"; }
    static String over(int... x) { return "varargs" + x.length; }
    static String only(Object x) { return "Object"; }
    static String only(long x) { return "long"; }
    static String only(Integer... x) { return "Integers"; }
    static String ser(Comparable<?> c) { return "Comparable"; }
    static String ser(Object... c) { return "Objects" + (c == null ? "null" : c.length); }

    static String t11(byte b, short s, char c, int i, long l, float f, Integer n, Character h) {
        return over(b) + over(s) + over(c) + over(i) + over(l) + over(f) + over(n) + over(h) + over() + over(i, b) + over("x")
            + only(i) + only(n) + only(c) + ser(i) + ser() + ser((Object[]) null) + ser(null, null) + ser(new int[2]) + ser((Object) new String[3]);
    }

    static boolean t12(String s) {
        String a = "ab", b = "a" + "b", c = new String("ab");
        final String d = "a"; String e = "a";
        return a == b && a != c && a == c.intern() && a == d + "b" && a != e + "b" && s != a;
    }

    static int t13(String s) {
        switch (s) {
            case "a": log++;
            case "ab": return 2 + log;
            case "": return 0;
            default: return s.length() + 10;
        }
    }

    static int t14(int i) {
        try {
            try {
                if (i == 0) return note(1);
                if (i == 1) throw new IllegalStateException("a");
                if (i == 2) throw new Error("b");
                note(2);
            } catch (IllegalStateException e) {
                if (i == 1) throw new IllegalArgumentException(e);
            } finally {
                note(3);
                if (i == 3) return log;
            }
        } catch (IllegalArgumentException e) {
            return log + e.getMessage().length() * 1000;
        } finally {
            note(4);
            if (i == 2) return -log;
        }
        return log;
    }

    @SuppressWarnings("finally")
    static int t15(int n) {
        int r = 0;
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; ; j++) {
                try {
                    if (j == n) continue outer;
                    if (j > 3) break outer;
                    if (i == n) break;
                    r += 1;
                } finally {
                    r += 10;
                    if (i == 2) continue outer;
                }
            }
            r += 100;
        }
        return r;
    }

    static class Res implements AutoCloseable {
        final int id; final boolean bad;
        Res(int id, boolean bad) { if (id < 0) throw new IllegalArgumentException("res" + id); this.id = id; this.bad = bad; System.out.print("o" + id); }
        public void close() throws Exception { System.out.print("c" + id); if (bad) throw new Exception("close" + id); }
    }

    static String t16(int a, int b, boolean x, boolean y, boolean z) {
        String r = "";
        try (Res p = new Res(a, x); Res n = null; Res q = new Res(b, y)) {
            System.out.print("body");
            if (z) throw new RuntimeException("body");
            r += "ok";
        } catch (Exception e) {
            r += e.getMessage() + e.getSuppressed().length;
            for (Throwable t : e.getSuppressed()) r += t.getMessage();
        } finally {
            r += "f";
        }
        return r;
    }

    static int t17(Object o) {
        if (o instanceof String s && s.length() > 1) return s.length();
        if (!(o instanceof Integer n)) return -1;
        return n + 1;
    }

    record P(int x, String y, double z) { P { if (x == 7) x = 70; } P(int x) { this(x, "q", 0.0); } static int k = 3; }
    record Q(P p, int[] a) {}

    static String t18(int x, String y, double z) {
        P p = new P(x, y, z), q = new P(x, y == null ? null : new String(y), z);
        return p + " " + p.equals(q) + (p == q) + p.equals(null) + new P(x).equals(p) + new P(1) + new Q(null, null) + (p.hashCode() == q.hashCode());
    }

    static int t19(int x) {
        assert x != 3 : "three" + x;
        try {
            assert x > 0;
        } catch (AssertionError e) {
            return e.getMessage() == null ? -1 : 1;
        }
        return x;
    }

    static String t20(float f, double d) {
        return f + "," + d + "," + (f + d) + "," + (d * 0.1) + "," + (float) d + "," + (f / 3);
    }

    static int t21(Boolean a, Boolean b) {
        int r = 0;
        if (a == b) r++;
        if (a && b | (a ^ b)) r += 2;
        Boolean c = a ? b : null;
        if (c) r += 4;
        return r;
    }

    static long t22(Long a, Integer b) {
        Object o = a;
        return (a.equals(b) ? 1 : 0) + (o.equals((long) b) ? 2 : 0) + (a == (long) b ? 4 : 0);
    }

    static String t23(char a, Character b) {
        char c = (char) (a + 1);
        int i = a + b;
        b++;
        return "" + a + b + c + i + (char) (a ^ b) + (a + b) + a++ + --b;
    }

    static int t24(int a, long b, float c) {
        int r = a;
        r += b; r -= c; r *= 1.5; r /= 0.3f;
        r ^= 'c';
        return r;
    }

    static boolean t25(double a, double b) {
        return Double.compare(a, b) == 0 ^ a == b || Double.valueOf(a).equals(b) != (a == b) || Math.min(a, b) != Math.max(a, b);
    }

    static String t26(double a, float b) {
        return Math.min(a, -0.0) + " " + Math.max(b, -0.0f) + " " + Math.abs(a) + " " + Math.round(a) + " " + Math.floor(a) + " " + Math.signum(a) + " " + (a % 1.25) + " " + (b % 2);
    }

    static int t27(int x) {
        int y = (x = 3) * x + (x += 4) * x;
        y -= x++ - ++x;
        return y + (x = y) + x;
    }

    static int t28(int x) {
        int[] a = {5, 6, 7}, b = a;
        int i = 0;
        try { a[i] = (a = new int[] {9, 9})[i = 1] + x / x; } catch (ArithmeticException e) { i += 10; }
        return b[0] * 100 + a[0] * 10 + i;
    }

    static int t29(int[][] g, int i, int j) {
        int n = 0;
        for (int[] row : g) n += row.length;
        g[i][j] = g[j][i]++ + n;
        return g[i][j] * 10 + g[j][i];
    }

    static int t30(int n, int m) {
        int[][] a = new int[n][m];
        int[][] b = new int[n][];
        return a.length * 10 + (a.length > 0 ? a[0].length : 7) + (b.length > 0 && b[0] == null ? 100 : 200);
    }

    static final int LOW = 7;

    static String t31(int x, int y, int z) {
        int[] a = {x, y};
        int p = x;
        return "" + ((Integer.MIN_VALUE) - x) + "," + (x * (LOW) - y) + "," + ((LOW) - y * z) + "," + ((LOW) - y - z) + "," + ((LOW) - y < z)
            + "," + (x - (LOW) - y) + "," + (x - (LOW) - y * z) + "," + (-(LOW) - y) + "," + ((byte) (x) - y) + "," + ((LOW) - (x) - y)
            + "," + ((LOW) + -y * (z) - +x) + "," + ((LOW) - y << 1 == z) + "," + (~(x) + a[0] * (y) - a[1]) + "," + (x & (LOW) + y | (z) - x)
            + "," + ((Corners1.LOW) - (a.length) * 2 % (LOW) + 1) + "," + (x < y ? (x) - y : (y) - x) + "," + (z = (y) + z) + (p) + ++p + "," + (++(p) - y)
            + "," + ((x) + y > z && (x) - y < z || !((x) + 1 == y)) + "," + (short) - x + "," + (char) (int) + 65 + "," + ((long) (x) - (y) * (z) + 1);
    }
}
