import java.util.*;

/** Boxes, characters, shifts, floats, covariance, strings. */
class Corners3 {
    static boolean t01(int a, int b) {
        Integer x = a, y = b;
        return x == y;
    }
    static boolean t02(long a, Long b) { Long x = a; return x.equals(b) || x == b; }
    static boolean t03(Integer x, Integer y) { return x <= y && x >= y && x != y; }

    static Object t04(boolean b, Integer i, Double d) { return b ? i : d; }
    static int t05(boolean b, Integer i) { return b ? i : 0; }
    static Object t06(int k, Character c, Integer i) { return k == 0 ? c : k == 1 ? 'x' : k == 2 ? i : 7; }
    static Object t07(boolean p, boolean q, Integer i) { return p ? (q ? null : 1) : (q ? i : (Object) "s"); }
    static long t08(boolean p, int i, long l) { return p ? i : l; }
    static char t09(boolean p, char c) { return p ? c : 98; }
    static Object t10(boolean p, byte b) { return p ? b : 'c'; }
    static Object t11(boolean p, short s, byte b) { return p ? s : b; }

    static int t12(char c) {
        char d = c;
        d += 1; d++; d *= 2;
        int i = c + 1;
        char e = (char) (c - 'a' + 'A');
        String s = "" + c + 1 + (c + 1) + (char) (c + 1);
        return s.length() * 100000 + d + e + i + (c >> 1) + (c << 2) + ~c;
    }
    static long t13(long x, int n) { return (x << n) ^ (x >> n) ^ (x >>> -n) ^ (1 << n) ^ (1L << n) ^ ((int) x >>> n) ^ ((byte) x >>> n); }
    static int t14(byte b, int n) { b >>>= n; b <<= 1; b ^= 0x80; short s = b; s >>>= 3; return b * 1000 + s; }

    static String t15(double x, double y) {
        String r = "";
        r += x < y; r += x <= y; r += x == y; r += x != y; r += x > y; r += x >= y; r += !(x < y);
        r += Double.compare(x, y); r += Double.valueOf(x).equals(y); r += Math.min(x, y) == Math.max(x, y);
        r += 1 / x < 0; r += x == -x; r += (int) x; r += (long) (y % 2); r += (char) ('a' + ((int) x & 3));
        return r;
    }
    static String t16(float f) { return "" + (f == 0.0f) + (0.0f == -0.0f) + Float.valueOf(0.0f).equals(-0.0f) + (f != f) + Float.isNaN(f) + (int) f + Math.abs(f) + Math.round(f); }
    static double t17(int i, long l) { float f = i; double d = l; return f + d + i / 2.0 + l / 3f + (float) l; }
    static double t18(double x) { return x % 3 + -x % 3.5 + (x += 1) + x++ + --x; }

    static int t19(Object o) {
        Object[] a = o instanceof String[] ? (String[]) o : new Integer[2];
        try { a[0] = "s"; return 1; } catch (ArrayStoreException e) { return 2; } catch (IndexOutOfBoundsException e) { return 3; }
    }
    static int t20(Object[] a) {
        try { a[0] = 1; return a.length; } catch (ArrayStoreException e) { return -1; } catch (NullPointerException | ArrayIndexOutOfBoundsException e) { return -2; }
    }
    static int t21(Number[] ns, Object[] os) {
        if (ns == null || os == null || ns.length < 2 || os.length < 2) return -1;
        os[1] = null;
        Number n = ns[0];
        if (os[0] instanceof String) return 1;
        if (n instanceof Integer) return 2;
        return ns == os ? 3 : 0;
    }
    static Object t22(Object o) { return o instanceof int[] a && a.length > 1 ? a[1] : o instanceof Object[] b ? b.length : o; }

    static boolean t23(String a, String b) {
        final String k = "a" + "b";
        String c = "a"; c += "b";
        return (a == b) != (k == "ab") || c == k || c.intern() == k;
    }
    static boolean t24(String a) { String b = a + ""; return a == b || b.equals(a) && b.hashCode() == a.hashCode(); }
    static String t25(int[] a, char[] c) { return "" + (a == null) + String.valueOf(c) + null + 1 + 'c' + 1.0 + 1f + 1L + true; }
    static int t26(String s) { int n = 0; for (char c : s.toCharArray()) n = n * 31 + c; return n == s.hashCode() ? 1 : 0; }
    static int t28(int x) { return Math.abs(x) % 7 + Math.floorMod(x, 7) + Math.floorDiv(x, 7) + x / 7 + x % -7 + Integer.signum(x) + Integer.bitCount(x & 255); }
    static int t29(int x) { try { return Math.addExact(x, x) + Math.multiplyExact(x, 3) + Math.negateExact(x) + Math.toIntExact(x * 2L); } catch (ArithmeticException e) { return 0; } }

    static int depth(int n) { return n <= 0 ? 0 : 1 + depth(n - 1); }
    static int t30(int n) { return n > 20 ? -1 : depth(n); }

    static final class Pair<A, B> {
        final A a; final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        <C> Pair<C, B> with(C c) { return new Pair<>(c, b); }
        static <T extends Comparable<T>> T max(T x, T y) { return x.compareTo(y) >= 0 ? x : y; }
        Pair<B, A> swap() { return new Pair<>(b, a); }
    }
    static Object t31(Integer x, String s) { return new Pair<>(x, s).swap().with(x == null ? 'n' : 'v'); }
    static Integer t32(Integer x, Integer y) { return Pair.max(x, y); }

    static Object t33(int n) {
        Object[] cycle = new Object[2];
        cycle[0] = cycle;
        cycle[1] = n > 0 ? new int[][] {{n}, null} : "none";
        return cycle;
    }
    record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("x"); } Point(int both) { this(both, both); } static Point origin() { return new Point(0); } int dist() { return Math.abs(x) + Math.abs(y); } }
    static Object t34(int a, int b) { Point p = new Point(a, b); return p.equals(new Point(b, a)) ? p.dist() : a == 5 ? p.toString() : p; }
    sealed interface Expr permits Num, Add, Neg {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Neg(Expr e) implements Expr {}
    static int eval(Expr e) { if (e instanceof Num n) return n.v(); if (e instanceof Add a) return eval(a.l()) + eval(a.r()); return -eval(((Neg) e).e()); }
    static int t36(int a, int b) { return eval(new Add(new Num(a), new Neg(new Add(new Num(b), new Num(1))))); }
    static int t37(Expr e) { return e instanceof Num n && n.v() > 3 ? 1 : e instanceof Add a && a.l() instanceof Num x && a.r() instanceof Num y ? x.v() - y.v() : 0; }
    static int t38(int day) { int r = switch (day) { case 1, 7 -> { int q = day * 2; yield q; } case 2 -> throw new IllegalArgumentException(); default -> { if (day > 10) yield 10; yield day; } }; return r; }
    static int t39(int[][] m) { int s = 0; if (m != null && m.length > 1) return -1; for (int[] row : m) for (int v : row) { if (v < 0) continue; s += v; } return s; }
    static int[] t40(int n) { if (n > 5) n = 5; int[] a = new int[n]; for (int i = 0; i < a.length; i++) a[i] = i == 0 ? 1 : a[i - 1] * 2; return a; }
    /** Read-only collections refuse even changes that would change nothing. */
    static String t41(int which, int n) {
        Collection<Integer> all = which == 0 ? List.of(1, 2, 3) : which == 1 ? Collections.unmodifiableList(new ArrayList<>(List.of(1, 2))) : which == 2 ? Set.of(1) : Collections.unmodifiableCollection(new ArrayList<>());
        try {
            return "removed " + all.removeIf(x -> x == n);
        } catch (UnsupportedOperationException e) {
            return all.contains(n) + " refused " + all.size();
        }
    }
    static String t42(int n, char c) {
        StringBuffer b = new StringBuffer("ab").append(n > 3).insert(1, c).append(n % 10);
        if (n < 0) b.reverse(); else b.deleteCharAt(0);
        return b.toString();
    }
    /** Where the constructor of a string throws, there is a string without text. */
    static int t43(String s, int n) {
        int r = 0;
        try { String t = new String(s); r = t.length() == n ? 1 : 2; } catch (NullPointerException e) { r = 3; }
        if (n > 3) r += 10;
        if (n > 5) r += 100;
        return r;
    }
}
