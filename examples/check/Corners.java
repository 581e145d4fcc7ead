import java.util.*;
/** Corners of the language: abrupt completion, order of evaluation, aliases, initialisers, narrow arithmetic. */
public class Corners {
    static void fin1(int x) { // error
        int y = 0;
        try { if (x == 3) throw new RuntimeException(); y = 1; } finally { assert y == 1; }
    }
    static void fin2(int x) { // safe
        int y = 0;
        try { if (x == 3) throw new RuntimeException(); y = 1; } catch (RuntimeException e) { y = 1; } finally { assert y == 1; }
    }
    static int f3(int x) { try { return x; } finally { x = 5; } }
    static void finReturn(int x) { assert f3(x) == x; } // safe
    static int f4(int x) { try { return x; } finally { return 5; } }
    static void finOverride(int x) { assert f4(x) == 5; } // safe
    static int f5(int x) { while (true) { try { if (x > 0) throw new IllegalStateException(); return 1; } finally { if (x == 7) break; } } return 2; }
    static void finBreak(int x) { int r = 0; try { r = f5(x); } catch (IllegalStateException e) { r = 3; } assert r != 2; } // error
    static void finBreakSafe(int x) { int r = 0; try { r = f5(x); } catch (IllegalStateException e) { r = 3; } assert r != 2 || x == 7; } // safe
    static void divZero(int a, int b) { // error
        int z = 0;
        try { z = a / b; } catch (ArithmeticException e) { z = 1; }
        assert z != 1 || b != 0;
    }
    static void divMin(int a, int b) { // error
        if (b != 0 && a != 0) { int q = a / b; assert q <= 0 == ((a < 0) != (b < 0)) || q == 0; }
    }
    static void npe(int[] a) { // safe
        boolean t = false;
        try { int l = a.length; } catch (NullPointerException e) { t = true; }
        assert t == (a == null);
    }
    static void aioobe(int[] a, int i) { // safe
        if (a == null) return;
        boolean t = false;
        try { a[i] = 1; } catch (ArrayIndexOutOfBoundsException e) { t = true; }
        assert t == (i < 0 || i >= a.length);
    }
    static void aioobeErr(int[] a, int i) { // error
        if (a == null) return;
        boolean t = false;
        try { a[i] = 1; } catch (ArrayIndexOutOfBoundsException e) { t = true; }
        assert t == (i < 0 || i > a.length);
    }
    static void cce(Object o) { // error
        try { String s = (String) o; } catch (ClassCastException e) { assert false; }
    }
    static void negSize(int n) { // safe
        try { int[] a = new int[n]; assert n >= 0; } catch (NegativeArraySizeException e) { assert n < 0; }
    }
    static void store(Object[] a) { // error
        if (a == null || a.length < 1) return;
        try { a[0] = "x"; } catch (ArrayStoreException e) { assert false; }
    }
    static void orderEval(int i) { // safe
        int[] a = {0, 0, 0}; int k = 0; a[k++] = k++; assert a[0] == 1 && k == 2;
    }
    static void uncaughtHides(int[] a) { // safe
        int x = a.length; assert a != null;
    }
    static class N { int v; N next; }
    static void alias(N a, N b) { // error
        if (a == null || b == null) return; a.v = 1; b.v = 2; assert a.v == 1;
    }
    static void aliasSafe(N a, N b) { // safe
        if (a == null || b == null || a == b) return; a.v = 1; b.v = 2; assert a.v == 1;
    }
    static void aliasArr(int[] a, int[] b, int i, int j) { // error
        if (a == null || b == null || i < 0 || j < 0 || i >= a.length || j >= b.length) return; a[i] = 1; b[j] = 2; assert a[i] == 1;
    }
    static void aliasNext(N a) { // error
        if (a == null || a.next == null) return; a.v = 1; a.next.v = 2; assert a.v == 1;
    }
    static void aliasFresh(N a) { // safe
        N n = new N(); n.v = 4; if (a != null) a.v = 5; assert n.v == 4;
    }
    static void cyc(N a) { // error
        if (a == null) return; int n = 0; N p = a; while (p != null && n < 5) { p = p.next; n++; if (p == a) { assert n != 3; return; } }
    }
    static int g;
    static int h = 7;
    static void stat() { g = 3; inc(); assert g == 4; } // safe
    static void inc() { g++; }
    static final int K; static { int t = 0; for (int i = 0; i < 4; i++) t += i; K = t; }
    static void statFinal() { assert K == 6; } // safe
    static void statLoopErr(int n) { g = 0; for (int i = 0; i < n; i++) inc(); assert g != 2; } // error
    static int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
    static void factErr(int n) { if (n < 6) assert fact(n) != 120; } // error
    static int sum(int n) { if (n <= 0) return 0; return n + sum(n - 1); }
    static void sumSafe(int n) { if (n >= 0 && n < 5) assert sum(n) == n * (n + 1) / 2; } // safe
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static void mutual(int n) { if (n >= 0 && n < 8) assert even(n) == (n % 2 == 0); } // safe
    static void mutualErr(int n) { if (n >= 0 && n < 8) assert even(n) != (n == 4); } // error
    static int deep(int n) { if (n == 0) { assert false; return 0; } return deep(n - 1); }
    static void deepErr(int n) { if (n > 0 && n < 10) deep(n); } // error
    static int recGlobal(int n) { if (n <= 0) return 0; g = n; return recGlobal(n - 1); }
    static void recWritesErr(int n) { g = 100; recGlobal(n); assert g == 100; } // error
    Corners(int x) { assert x != 4; }
    static void ctor(int x) { new Corners(x); } // error
    static void ctorSafe(int x) { if (x > 4) new Corners(x); } // safe
    static class Init { static int z = 3; static { assert z == 4; } static void go() {} }
    static class Init2 { static int z = 3; static { assert z == 3; } static void go() {} }
    static void staticInit2() { Init2.go(); } // safe
    static void ch(char c) { c++; assert c > 0; } // error
    static void by(byte b) { b += 200; assert b <= 127; } // safe
    static void byErr(byte b) { byte c = (byte) (b + 1); assert c > b; } // error
    static void lng(long a) { if (a > 0) { long b = a * 2; assert b > 0; } } // error
    static void lngSafe(int a, int b) { long c = (long) a * b; assert c >= -4611686018427387904L && c <= 4611686018427387904L; } // safe
    static void shr(int a) { assert (a >>> 1) >= 0; } // safe
    static void shrErr(int a) { assert (a >> 1) >= 0; } // error
    static void shl(int a, int b) { if (b == 33) assert (a << b) == (a << 1); } // safe
    static void compound(int x) { int i = x; i += 3.7; if (x == 1) assert i == 4; } // safe
    static void charArith(char a) { int d = a - '0'; if (d >= 0 && d <= 9) assert (char) (d + '0') == a; } // safe
    static void imin(int x) { assert x == 0 || x != -x; } // error
    static void castTrunc(long a) { int i = (int) a; assert (long) i == a; } // error
    static void modNeg(int a) { assert a % 3 >= 0; } // error
}
