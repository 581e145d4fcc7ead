import java.util.*;
import java.util.function.*;
class Specifications {
  static class C { int v; int w; C next; /*@ nullable @*/ C n2; int[] arr = new int[3]; C() { next = this; } }
  static class D { int k; int[] a = new int[2]; int[][] aa = new int[2][2]; C c = new C(); static int st; static int[] sa = new int[2]; }
  interface Fn { int ap(int x); }
  // ---- frames and aliasing
  //@ requires a.length > 1 && b.length > 1; ensures b[0] == \old(b[0]);
  static void al1(int[] a, int[] b) { // FALSE
    a[0] = 7; }
  //@ requires a.length > 1 && b.length > 1; assignable a[0]; ensures b[1] == \old(b[1]);
  static void al2(int[] a, int[] b) { // TRUE
    a[0] = 7; }
  //@ requires a.length > 1 && b.length > 1; assignable a[0];
  static void al3(int[] a, int[] b, int i) { // FALSE
    b[0] = 7; }
  //@ requires a.length > 1 && a == b; assignable a[0];
  static void al4(int[] a, int[] b) { // TRUE
    b[0] = 7; }
  //@ ensures y.v == \old(y.v);
  static void al5(C x, C y) { // FALSE
    x.v++; }
  //@ ensures x != y ==> y.v == \old(y.v);
  static void al6(C x, C y) { // TRUE
    x.v++; }
  //@ assignable x.v;
  static void al7(C x, C y) { // FALSE
    x.next.v++; }
  //@ assignable x.*;
  static void al8(C x) { // FALSE
    x.arr[0] = 3; }
  //@ requires x.arr.length > 0; assignable x.arr[*];
  static void al9(C x) { // FALSE
    x.arr = new int[3]; x.arr[0] = 2; }
  //@ requires x.arr.length > 0; assignable x.arr;
  static void al10(C x) { // TRUE
    x.arr = new int[3]; x.arr[0] = 2; }
  //@ assignable \nothing;
  static void al11(C x) { // FALSE
    x.v = 1 - x.v; }
  //@ assignable \nothing;
  static void al12(C x) { // TRUE
    int o = x.v; x.v = 5; x.v = o; }
  //@ requires d.aa.length > 1 && d.aa[0].length > 0 && d.aa[1].length > 0; ensures d.aa[1][0] == \old(d.aa[1][0]);
  static void al13(D d) { // FALSE
    d.aa[0][0] = 5; }
  //@ requires d.aa.length > 1 && d.aa[0].length > 0; assignable d.aa[*];
  static void al14(D d) { // FALSE
    d.aa[0][0] = d.aa[0][0] + 1; }
  //@ requires d.a.length > 0 && D.sa.length > 0; ensures d.a[0] == \old(d.a[0]);
  static void al15(D d) { // FALSE
    D.sa[0] = 99; }
  //@ assignable D.st;
  static void al16(D d) { // FALSE
    D.st = 1; d.k++; }
  //@ requires o.length > 0; ensures true; signals (ArrayStoreException e) false;
  static void al17(Object[] o, Object x) { // FALSE
    o[0] = x; }
  //@ requires o.length > 0 && s.length > 0; ensures s[0] == \old(s[0]);
  static void al18(Object[] o, String[] s) { // FALSE
    o[0] = "zz9"; }
  //@ requires x.next == y; ensures y.v == \old(y.v);
  static void al19(C x, C y) { // FALSE
    C z = x; while (z != y) z = z.next; z.v++; }
  //@ assignable x.v, x.next.v;
  static void al20(C x) { // FALSE
    x.next = x; }
  //@ requires x.next != x; assignable x.next, x.v; ensures \old(x.next).v == \old(x.next.v);
  static void al21(C x) {
    x.next = x; x.next.v = 5; }
  //@ assignable x.next, x.next.v;
  static void al22(C x, C y) { // FALSE
    x.next = y; x.next.v = y.v + 1; }
  // ---- old
  //@ requires a.length > 2 && 0 <= i && i < 2; ensures a[i] == \old(a[i]);
  static void o1(int[] a, int i) { // FALSE
    a[i]++; }
  //@ requires a.length > 2 && 0 <= i && i < 2; ensures \old(a)[i] == \old(a[i]);
  static void o2(int[] a, int i) { // FALSE
    a[i]++; }
  //@ requires x.v == 0 || x.v == 1; requires x.arr.length > 2; assignable x.v; ensures x.arr[\old(x.v)] == \old(x.arr[x.v]);
  static void o3(C x) { // TRUE
    x.v = 2; }
  //@ requires x.v == 0; requires x.arr.length > 2; ensures x.arr[x.v] == \old(x.arr[x.v]);
  static void o4(C x) { // FALSE
    x.v = 2; }
  //@ requires a.length == 3; ensures (\forall int i; 0 <= i && i < 3; a[i] == \old(a[2 - i]));
  static void o5(int[] a) { // TRUE
    int t = a[0]; a[0] = a[2]; a[2] = t; }
  //@ requires a.length == 4; ensures (\forall int i; 0 <= i && i < 4; a[i] == \old(a[3 - i]));
  static void o6(int[] a) { // FALSE
    int t = a[0]; a[0] = a[3]; a[3] = t; }
  //@ ensures x == \old(x);
  static void o7(int x) { // TRUE
    x = x + 1; }
  //@ ensures \result == x;
  static int o8(int x) { // FALSE
    x = x + 1; return x; }
  //@ ensures \old(x.next).v == \old(x.next.v);
  static void o9(C x) { // FALSE
    C y = x.next; x.next = new C(); y.v ^= 1; }
  //@ ensures \fresh(\result);
  static C o10(C x) { // FALSE
    return x.v == 12345 ? x : new C(); }
  //@ ensures \fresh(\result) && \result.next == \result;
  static C o11(C x) { // TRUE
    return new C(); }
  //@ ensures \fresh(\result.next);
  static C o12(C x) { // FALSE
    C c = new C(); if (x.v > 1000) c.next = x; return c; }
  //@ ensures \not_modified(x.v);
  static void o13(C x, C y) { // FALSE
    y.v = 3; }
  // ---- invariants
  static class Inv { int lo; int hi; /*@ invariant lo <= hi; @*/ Inv() { }
    //@ ensures true;
    void inc() { // FALSE
      lo++; }
    //@ ensures true;
    void incB() {
      if (lo < hi) lo++; }
    //@ ensures true;
    void cb(Runnable r) { // FALSE
      lo = hi; hi--; r.run(); hi++; if (hi < lo && hi != Integer.MIN_VALUE) { lo = lo; } else { lo = hi + 0; hi = hi - 1; } }
    //@ ensures true;
    void ov() { // FALSE
      hi++; }
    //@ ensures \result >= 0;
    int span() { // FALSE
      return hi - lo; }
    //@ ensures \result;
    boolean ok(Inv o) { // FALSE
      return o.lo <= o.hi; }
    //@ ensures lo <= hi;
    void two(Inv o) { // FALSE
      int t = o.hi; o.hi = hi; hi = t; }
  }
  static class Dv extends Inv { int m; /*@ invariant m >= lo; @*/ Dv() { m = 5; }
    //@ ensures true;
    void setM(int k) { // FALSE
      m = k; } }
  //@ ensures true;
  static void brk(Inv i) { // FALSE
    i.hi = -5; i.lo = 3; }
  //@ ensures true;
  static void brk2(Dv i) { // FALSE
    i.m = i.lo; i.m--; }
  // ---- contracts of calls
  static int glob;
  //@ requires n >= 0; ensures \result >= n; assignable \nothing;
  static int atleast(int n) { // TRUE
    int r = n; for (int i = 0; i < 3; i++) { if (r < 2147483647) r++; } return r; }
  //@ ensures \result == 13;
  static int useAt() { // TRUE
    return atleast(10); }
  //@ requires x > 0; ensures \result == x;
  static int pos(int x) { // TRUE
    int r = 0; for (int i = 0; i < x; i++) r++; return r; }
  //@ ensures \result == x;
  static int usePos(int x) { // FALSE
    return pos(x < 0 ? -x : x); }
  //@ ensures \result == 1;
  static int circA(int x) { // FALSE
    return circB(x); }
  //@ ensures \result == 1;
  static int circB(int x) { // FALSE
    return x == 7 ? 2 : circA(7); }
  //@ ensures false;
  static int loopForever(int x) { // FALSE
    while (x != x + 1) { } return 1; }
  //@ diverges true; ensures false;
  static int loopForever2(int x) { // TRUE
    while (true) { } }
  //@ ensures \result == 1;
  static int afterLoop(int x) { // FALSE
    if (x == 3) loopForever2(x); return 1; }
  //@ requires n >= 0; ensures true; measured_by n;
  static int recT(int n) { // TRUE
    return n == 0 ? 0 : recT(n - 1); }
  //@ ensures true; measured_by n;
  static int recF(int n) { // FALSE
    return n == 0 ? 0 : recF(n - 1); }
  //@ requires n >= 0; ensures true;
  static int mut1(int n, Fn f) {
    return n == 0 ? 0 : f.ap(n); }
  //@ ensures true;
  static void lp1(int n) { // FALSE
    for (int i = 0; i != n; i += 2) { } }
  //@ ensures true;
  static void lp2(int n) { // FALSE
    for (int i = 0; i <= n; i++) { } }
  //@ ensures true;
  static void lp3(byte n) { // FALSE
    for (byte i = 0; i <= n; i++) { } }
  //@ ensures true;
  static void lp4(long n) { // FALSE
    for (float f = 0; f < n; f++) { } }
  //@ ensures true;
  static void lp5(int n) { // TRUE
    for (int i = 0; i < n; i++) { } }
  //@ ensures true;
  static void lp6(int n) { // TRUE
    for (int i = n; i > 0; i /= 2) { } }
  //@ ensures true;
  static void lp7(int n) { // FALSE
    for (int i = n; i != 0; i /= 2) { if (i == 8) i = 16; } }
  //@ ensures true;
  static void lp8(int n) { // FALSE
    while (n != 1) { n = n >> 1; } }
  //@ ensures true;
  static void lp9(C c) { // FALSE
    while (c.n2 != null) c = c.n2; }
  //@ ensures true;
  static void lp10(int n) { // FALSE
    for (int i = 0; i < n; i++) { try { if (i == 3) throw new RuntimeException(); } catch (RuntimeException e) { i--; } } }
  //@ ensures true;
  static void lp11(int n) { // FALSE
    int i = 0; do { i++; } while (i != n); for (char c = 'a'; c < 70000; c++) { } }
  //@ ensures true;
  static void lp12(short n) { // FALSE
    for (short i = n; i > -32769; i--) { } }
  // ---- spec arithmetic
  //@ ensures \result == (x < 0 ? -x : x);
  static int sp1(int x) { // FALSE
    return Math.abs(x); }
  //@ ensures \result == (int) (x + y);
  static int sp2(int x, int y) { // TRUE
    return x + y; }
  //@ ensures \result == x / 2;
  static int sp3(int x) { // FALSE
    return x >> 1; }
  //@ ensures \result == x % 2;
  static int sp4(int x) { // FALSE
    return x & 1; }
  //@ ensures \result == x * y;
  static long sp5(int x, int y) { // FALSE
    return x * y; }
  //@ ensures \result == x * y;
  static long sp6(int x, int y) { // TRUE
    return (long) x * y; }
  //@ ensures \result == x + y;
  static long sp7(long x, long y) { // FALSE
    return x + y; }
  //@ ensures \result == (byte) x;
  static int sp8(int x) { // FALSE
    return x & 0xff; }
  //@ ensures \result == x << 1;
  static int sp9(int x) { // TRUE
    return x << 1; }
  //@ ensures \result == 1 / 2 * 2;
  static int sp10(int x) { // FALSE
    return 1; }
  //@ ensures \result == (x > y);
  static boolean sp11(int x, int y) { // FALSE
    return x - y > 0; }
  //@ ensures \result == (x == y);
  static boolean sp12(double x, double y) { // FALSE
    return Double.valueOf(x).equals(y); }
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
  static int sp13(int[] a) { // FALSE
    int m = 0; for (int i = 1; i < a.length; i++) if (a[i] > m) m = a[i]; return m; }
  //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
  static int sp14(int[] a) { // FALSE
    int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }
  //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
  static long sp15(int[] a) { // TRUE
    long s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }
  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
  static int sp16(int[] a) { // TRUE
    int s = 0; for (int x : a) if (x == 0) s++; return s; }
  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
  static byte sp17(int[] a) { // FALSE
    byte s = 0; for (int x : a) if (x == 0) s++; return s; }
  //@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == k);
  static boolean sp18(int[] a, int k) { // FALSE
    for (int i = 0; i < a.length - 1; i++) if (a[i] == k) return true; return false; }
  //@ ensures \result <==> (\exists char c; c > 60000; c == k);
  static boolean sp19(int k) { // FALSE
    return k > 60000; }
  //@ ensures (\forall C c; c.v == \old(c.v));
  static void sp20(C x) { // FALSE
    x.v++; }
  //@ ensures (\forall C c; c != x; c.v == \old(c.v));
  static void sp21(C x) { // TRUE
    x.v = 4; }
  // ---- syntax
  //@ ensures \result == 1;
  static int \u0073y1(int x) { // FALSE
    /* \u002a/ x = 2; /* */ return x == 2 ? 1 : 0; /* } // */ }
  //@ ensures \result == 0;
  @Deprecated /** What specifications mean: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
  static int sy2(int x) { // FALSE
    int y = 0; // \u000a y = 1;
    return y; }
  //@ ensures \result == 3;
  static int sy3(int x) { // FALSE
    x: for (;;) { y: { if (x > 0) break x; else break y; } return 3; } return 4; }
  //@ ensures \result == 8;
  static int sy4(int... xs) { // FALSE
    return xs == null ? 7 : xs.length == 0 ? 8 : 9; }
  //@ ensures \result == 6;
  static int sy5(int k) { // FALSE
    int r = 0; switch (k) { default: r += 1; case 1: r += 2; case 2: r += 3; break; case 3: r = 9; } return r; }
  //@ ensures \result == 1;
  static int sy6(int k) { // FALSE
    return switch (k) { case 1, 2 -> 1; case 3 -> { int q = 0; for (int i = 0; i < 2; i++) q += i; yield q; } default -> { yield k > 100 ? 2 : 1; } }; }
  //@ ensures \result == 2;
  static int sy7(Object o) { // FALSE
    return o instanceof Integer i && i > 5 || o instanceof String s && s.length() > 2 ? 1 : 2; }
  //@ ensures \result == 0;
  static int sy8(int a, int b) { // FALSE
    return a < b ? a > 0 ? 1 : 0 : b == 77 ? 2 : 0; }
  // ---- merging
  //@ ensures \result != 9;
  static int mg1(int a, int b) { // FALSE
    int x, y; if (a > 0) { x = 4; y = b; } else { x = b; y = 5; } if (x == 4 && y == 5) return 9; return 0; }
  //@ ensures \result != 9;
  static int mg2(int[] q, int a) { // FALSE
    int[] r = a > 0 ? q : new int[] { 1, 2 }; if (a > 3) r[0] = 5; else r[1] = 6; int s = 0; for (int v : r) s += v; return s; }
  //@ ensures \result != 12;
  static int mg3(int a) { // FALSE
    Object o; if (a > 0) o = "abc"; else if (a < -5) o = 12; else o = new int[2]; return o instanceof String s ? s.length() : o instanceof Integer i ? i : 2; }
  //@ ensures \result != 21;
  static int mg4(int a) { // FALSE
    int r = 0; try { if (a == 4) throw new IllegalStateException(); if (a > 9) r = 1; else r = 2; } catch (IllegalStateException e) { r = 20; } finally { r++; } return r; }
  //@ ensures \result != 3;
  static int mg5(C c, C d, int a) { // FALSE
    C e = a > 0 ? c : d; int o = c.v; e.v = e.v + 1; return c.v == o ? 3 : 4; }
  //@ ensures \result == 5;
  static int mg6(int a) { // FALSE
    double d = a > 0 ? 0.0 : -0.0; float f = a > 3 ? 1 : 2; return 1 / d > 0 && f == 2 ? 6 : 5; }
  //@ ensures \result != 3;
  static int mg7(int a, boolean b) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); if (b) m.put(1, a); if (a > 0) m.put(2, 3); m.remove(a); return m.getOrDefault(2, 0); }
  //@ ensures \result == a;
  static int mg8(int a) { // FALSE
    Integer i = a > 0 ? (Integer) a : null; if (a > 7) { i = 7; } return i == null ? a : i; }
  //@ ensures \result == 1;
  static int mg9(int a) { // FALSE
    Fn f = a > 0 ? x -> 1 : Specifications::glo; return f.ap(a); }
  static int glo(int x) { return x == -9 ? 5 : 1; }
  // ---- static state
  static int scount; static final int[] SF = { 1, 2 }; static int sg = 5; static final List<Integer> SL = new ArrayList<>();
  //@ ensures \result == 5;
  static int st1() { // FALSE
    return sg; }
  //@ ensures \result == 1;
  static int st2() { // FALSE
    return SF[0]; }
  //@ ensures \result == 2;
  static int st3() { // TRUE
    return SF.length; }
  //@ ensures \result == 0;
  static int st4() { // FALSE
    return SL.size(); }
  //@ ensures glob == \old(glob);
  static void st5(Fn f) { // FALSE
    f.ap(1); }
  static Fn ff() { return x -> glob = x; }
  //@ ensures \result == 1;
  static int st6(Fn f) { // FALSE
    glob = 1; f.ap(2); return glob; }
  //@ ensures \result == 3;
  static int st7(Supplier<Integer> f) { // FALSE
    return f.get(); }
  static Supplier<Integer> s7() { return () -> 4; }
}
