import java.util.*;
import java.util.function.*;

/** Calls of methods that are known by their contracts: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Callees {
  static class C { int v; int w; /*@ nullable @*/ C next; /*@ nullable @*/ int[] a; }
  static class D extends C { int u; }
  static int g; static int[] ga = new int[4]; static /*@ nullable @*/ C gc;
  //@ ghost static int gh;
  // the callees: each body is what its contract says
  //@ ensures true;
  static void all(C c) { // TRUE
    for (int i = 0; i < 2; i++) { g++; } c.v = 5; if (c.next != null) c.next.w = 6; ga[0] = 9; if (c.a != null && c.a.length > 0) c.a[0] = 3; c.next = null; if (c instanceof D d) d.u = 8; gc = c; }
  //@ assignable c.*;
  static void star(C c) { // TRUE
    for (int i = 0; i < 2; i++) { c.v = i; } c.w = 3; c.next = c; if (c instanceof D d) d.u = 8; }
  //@ assignable c.v; ensures c.v == \old(c.v) || c.v == 7;
  static void may(C c, boolean b) { // TRUE
    for (int i = 0; i < 2; i++) { if (b) c.v = 7; } }
  //@ requires q.length > 1; assignable q[0]; ensures q[0] == k;
  static void put(int[] q, int k) { // TRUE
    for (int i = 0; i < 1; i++) q[0] = k; }
  //@ ensures \fresh(\result) && \result.v == k; assignable \nothing;
  static C mk(int k) { // TRUE
    C c = new C(); for (int i = 0; i < 2; i++) c.v = k; c.next = c; return c; }
  //@ ensures \result == c || \result == c.next; assignable \nothing;
  static /*@ nullable @*/ C pick(C c, int k) { // TRUE
    C r = c; for (int i = 0; i < 2; i++) if (k == i) r = c.next; return r; }
  /*@ normal_behavior requires k > 0; ensures \result == k; assignable \nothing;
    @ also exceptional_behavior requires k <= 0; signals_only IllegalArgumentException; assignable g; signals (IllegalArgumentException e) g == 1; @*/
  static int pos(int k) { // TRUE
    int r = 0; for (int i = 0; i < 2; i++) r = k; if (k <= 0) { g = 1; throw new IllegalArgumentException("p"); } return r; }
  //@ ensures \result >= 0; assignable \nothing;
  static int some(int k) { // TRUE
    int r = 0; for (int i = 0; i < 2; i++) r = k & 3; return r; }
  //@ ensures \result.length == n; requires n >= 0 && n < 100; assignable \nothing;
  static int[] arr(int n) { // TRUE
    int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = i; return r; }
  //@ signals (RuntimeException e) c.v == 1; assignable c.v;
  static void thr(C c, int k) { // TRUE
    for (int i = 0; i < 2; i++) c.v = 1; if (k == 3) throw new IllegalStateException(); c.v = 2; }
  //@ ensures \result != null ==> \result.v > 0; assignable \nothing;
  static /*@ nullable @*/ C opt(int k) { // TRUE
    C r = null; for (int i = 0; i < 2; i++) if (k == i) { r = new C(); r.v = 4; } return r; }
  //@ ensures (\forall int i; 0 <= i && i < q.length; q[i] == \old(q[i]) + 1); requires (\forall int i; 0 <= i && i < q.length; q[i] < 100); assignable q[*];
  static void inc(int[] q) { // TRUE
    /*@ loop_invariant 0 <= i && i <= q.length && (\forall int j; 0 <= j && j < i; q[j] == \old(q[j]) + 1) && (\forall int j; i <= j && j < q.length; q[j] == \old(q[j])); assignable q[*]; decreases q.length - i; @*/
    for (int i = 0; i < q.length; i++) q[i]++; }
  // the callers
  //@ ensures g == \old(g);
  static void a1(C c) { // FALSE
    all(c); }
  //@ requires ga != null; ensures ga[1] == \old(ga[1]); requires ga.length == 4;
  static void a2(C c) { // TRUE
    ga = ga.clone(); int o = ga[1]; C z = new C(); all(z); }
  //@ requires ga.length == 4; ensures ga[0] == \old(ga[0]);
  static void a3(C c) { // FALSE
    all(c); }
  //@ ensures \result == 3;
  static int a4(C c) { // FALSE
    C n = new C(); n.w = 3; c.next = n; all(c); return n.w; }
  //@ ensures \result == 3;
  static int a5(C c) { // TRUE
    C n = new C(); n.w = 3; int k = n.w; all(c); return k; }
  //@ ensures \result == 3;
  static int a6(D d) { // FALSE
    d.u = 3; star(d); return d.u; }
  //@ ensures \result == 3;
  static int a7(C c, D d) { // FALSE
    d.u = 3; star(c); return d.u; }
  //@ requires c != d; ensures \result == 3;
  static int a8(C c, D d) { // TRUE
    d.u = 3; star(c); return d.u; }
  //@ ensures \result == 3;
  static int a9(C c) { // FALSE
    C n = new C(); n.v = 3; c.next = n; star(c); return c.next.v; }
  //@ ensures c.v == \old(c.v);
  static void a10(C c, boolean b) { // FALSE
    may(c, b); }
  //@ ensures c.v == 7;
  static void a11(C c, boolean b) { // FALSE
    may(c, b); }
  //@ ensures d.v == \old(d.v) || d == c;
  static void a12(C c, C d, boolean b) { // TRUE
    may(c, b); }
  //@ ensures d.v == \old(d.v);
  static void a13(C c, C d, boolean b) { // FALSE
    may(c, b); }
  //@ requires q.length > 1 && r.length > 1; ensures r[0] == \old(r[0]);
  static void a14(int[] q, int[] r) { // FALSE
    put(q, 4); }
  //@ requires q.length > 1 && r.length > 1; ensures r[1] == \old(r[1]) && q[0] == 4;
  static void a15(int[] q, int[] r) { // TRUE
    put(q, 4); }
  //@ requires q.length > 0; ensures q[0] == 4;
  static void a16(int[] q) { // FALSE
    put(q, 4); }
  //@ requires q.length > 1 && r.length > 1; ensures q[0] == 4 && r[0] == 5;
  static void a17(int[] q, int[] r) { // FALSE
    put(q, 4); put(r, 5); }
  //@ requires q.length > 1 && r.length > 1; ensures q != r ==> q[0] == 4 && r[0] == 5;
  static void a18(int[] q, int[] r) { // TRUE
    put(q, 4); put(r, 5); }
  //@ ensures \result;
  static boolean a19(C c) { // TRUE
    C m = mk(3); return m != c && m != c.next && m.v == 3; }
  //@ ensures \result;
  static boolean a20(C c) { // FALSE
    C m = mk(3); return m.next == null; }
  //@ ensures \result;
  static boolean a21(C c) { // FALSE
    C m = mk(3), n = mk(3); return m == n; }
  //@ ensures \result;
  static boolean a22(C c) { // TRUE
    C m = mk(3), n = mk(3); return m != n; }
  //@ ensures \result;
  static boolean a23(C c) { // FALSE
    C m = mk(3); return m.w == 0 && m.next != m; }
  //@ ensures \result == 3;
  static int a24(C c) { // FALSE
    C m = mk(3); c.next = m; all(c); return m.v + m.w; }
  //@ ensures \result == c;
  static /*@ nullable @*/ C a25(C c, int k) { // FALSE
    return pick(c, k); }
  //@ ensures \result != null;
  static /*@ nullable @*/ C a26(C c, int k) { // FALSE
    return pick(c, k); }
  //@ requires c.next == c; ensures \result == c;
  static /*@ nullable @*/ C a27(C c, int k) { // TRUE
    return pick(c, k); }
  //@ ensures \result == 5;
  static int a28(int k) { // TRUE
    return pos(k) == k ? 5 : 6; }
  //@ ensures \result == 5; signals (IllegalArgumentException e) k <= 0; signals_only IllegalArgumentException;
  static int a29(int k) { // TRUE
    return pos(k) == k ? 5 : 6; }
  //@ ensures \result == 5; signals (IllegalArgumentException e) k < 0; signals_only IllegalArgumentException;
  static int a30(int k) { // FALSE
    return pos(k) == k ? 5 : 6; }
  //@ ensures \result == 5; signals_only \nothing;
  static int a31(int k) { // FALSE
    try { return pos(k) == k ? 5 : 6; } catch (IllegalArgumentException e) { return g == 1 ? 4 : 5; } }
  //@ ensures \result == 5; signals_only \nothing;
  static int a32(int k) { // TRUE
    try { return pos(k) == k ? 5 : 6; } catch (IllegalArgumentException e) { return g == 1 ? 5 : 4; } }
  //@ ensures \result == 5; signals_only \nothing;
  static int a33(int k) { // FALSE
    try { pos(k); } catch (IllegalArgumentException e) { return e.getMessage() == null ? 5 : 4; } return 5; }
  //@ ensures g == \old(g);
  static void a34(int k) { // FALSE
    try { pos(k); } catch (RuntimeException e) { } }
  //@ requires k > 0; ensures g == \old(g);
  static void a35(int k) { // TRUE
    try { pos(k); } catch (RuntimeException e) { } }
  //@ ensures \result == 0;
  static int a36(int k) { // FALSE
    return some(k) - some(k + 1) == 0 ? 0 : 1; }
  //@ ensures \result;
  static boolean a37(int k) { // FALSE
    return some(k) != some(k) || k != 6; }
  //@ ensures \result >= 0;
  static int a38(int k) { // TRUE
    return some(k) / 2; }
  //@ ensures \result == 0;
  static int a39(int n) { // FALSE
    return arr(n & 7).length == 7 ? 1 : 0; }
  //@ ensures \result == 0;
  static int a40(int n) { // FALSE
    int[] q = arr(3); return q[2]; }
  //@ ensures \result == 0;
  static int a41(int n) { // FALSE
    return arr(n).length - n; }
  //@ requires 0 <= n && n < 100; ensures \result == 0;
  static int a42(int n) { // TRUE
    return arr(n).length - n; }
  //@ signals (RuntimeException e) c.v == 2; ensures c.v == 2;
  static void a43(C c, int k) { // FALSE
    thr(c, k); }
  //@ signals (RuntimeException e) c.v == 1; ensures true;
  static void a44(C c, int k) { // TRUE
    thr(c, k); }
  //@ signals (RuntimeException e) c.v == 1; ensures c.v == 1;
  static void a45(C c, int k) { // FALSE
    thr(c, k); }
  //@ signals_only \nothing;
  static void a46(C c, int k) { // FALSE
    thr(c, k); }
  //@ signals_only IllegalStateException;
  static void a47(C c, C d, int k) { // FALSE
    try { thr(c, k); } finally { if (d.v == 1 && k == 3 && c == d) throw new ArithmeticException(); } }
  //@ ensures \result == 4;
  static int a48(int k) { // FALSE
    C o = opt(k); return o == null ? 4 : o.v == 4 ? 5 : 4; }
  //@ ensures \result > 0;
  static int a49(int k) { // TRUE
    C o = opt(k); return o == null ? 4 : o.v; }
  //@ requires q.length == 2 && q[0] == 1 && q[1] == 2; ensures q[0] + q[1] == 3;
  static void a50(int[] q) { // FALSE
    inc(q); }
  //@ requires q.length == 2 && q[0] == 1 && q[1] == 2; ensures q[0] + q[1] == 5;
  static void a51(int[] q) { // TRUE
    inc(q); }
  //@ requires q.length == 2 && q[0] == 1 && q[1] == 2 && r.length == 2; ensures r[0] == \old(r[0]);
  static void a52(int[] q, int[] r) { // FALSE
    inc(q); }
  //@ requires q.length == 2 && q[0] == 99 && q[1] == 99; ensures q[0] == 101;
  static void a53(int[] q) { // FALSE
    inc(q); inc(q); }
  //@ requires m.length == 2 && m[0].length == 2 && m[1].length == 2 && m[0][0] == 1 && m[0][1] == 1; ensures m[1][0] == \old(m[1][0]);
  static void a54(int[][] m) { // FALSE
    inc(m[0]); }
  //@ requires m.length == 2 && m[0].length == 2 && m[1].length == 2 && m[0][0] == 1 && m[0][1] == 1 && m[0] != m[1]; ensures m[1][0] == \old(m[1][0]);
  static void a55(int[][] m) { // TRUE
    inc(m[0]); }
  //@ requires c.a != null && c.a.length > 1; ensures c.a[0] == 4;
  static void a56(C c, C d) { // FALSE
    put(c.a, 4); all(d); }
  //@ requires c.a != null && c.a.length > 1; ensures \old(c.a)[0] == 4;
  static void a57(C c, C d) { // TRUE
    int[] q = c.a; c.a = null; put(q, 4); }
  //@ ensures gh == \old(gh);
  static void a58(C c) { // FALSE
    //@ set gh = gh + 1;
    star(c); }
  //@ ensures \result == 5;
  static int a59(C c) { // FALSE
    List<Integer> xs = new ArrayList<>(); Sink s = new Sink(); s.xs = xs; feed(s); return xs.size() == 0 ? 5 : 6; }
  static class Sink { List<Integer> xs = new ArrayList<>(); int[] q = { 1 }; StringBuilder sb = new StringBuilder(); }
  //@ ensures true;
  static void feed(Sink s) { // TRUE
    for (int i = 0; i < 2; i++) s.xs.add(i); s.q[0]++; s.sb.append("x"); }
  //@ ensures \result == 1;
  static int a60(C c) { // FALSE
    Sink s = new Sink(); feed(s); return s.q[0]; }
  //@ ensures \result == 0;
  static int a61(C c) { // FALSE
    Sink s = new Sink(); StringBuilder b = s.sb; feed(s); return b.length(); }
  //@ ensures \result == 1;
  static int a62(C c) { // TRUE
    Sink s = new Sink(), t = new Sink(); feed(s); return t.q[0]; }
  //@ ensures \result == 0;
  static int a63(int k) { // FALSE
    IntUnaryOperator f = Callees::some; return f.applyAsInt(k); }
  //@ ensures \result >= 0;
  static int a64(int k) { // TRUE
    IntUnaryOperator f = Callees::some; return f.andThen(x -> x + 1).applyAsInt(k); }
  interface Vis { 
    //@ ensures c.v == 3; assignable c.v;
    void visit(C c); // FALSE
  }
  static Vis v1() { return c -> { c.v = 3; }; }
  static Vis v2(int k) { return new Vis() { public void visit(C c) { c.v = k == 99 ? 4 : 3; } }; }
  interface Vis2 { 
    //@ ensures c.v == 3; assignable c.v;
    void visit2(C c); // TRUE
  }
  static Vis2 v3() { return c -> { c.v = 3; }; }
  //@ ensures c.v == 3 && c.w == \old(c.w);
  static void a65(Vis2 v, C c) { // TRUE
    v.visit2(c); }
  //@ ensures c.v == 3 && d.v == \old(d.v);
  static void a66(Vis2 v, C c, C d) { // FALSE
    v.visit2(c); }
  //@ ensures c.v == 4;
  static void a67(Vis2 v, C c) { // FALSE
    v.visit2(c); if (c.v == 3 && c.w == 12) c.v = 5; else c.v = 4; }
}
