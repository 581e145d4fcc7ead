import java.util.*;
import java.util.function.*;

/** Loops with invariants of which the body writes in roundabout ways: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class LoopHavoc {
  static class C { int v; int w; /*@ nullable @*/ C next; C() { } C(int v) { this.v = v; } int tick() { return ++v; }
    public String toString() { w++; return "c"; } public int hashCode() { w++; return 1; } public boolean equals(Object o) { w++; return this == o; } }
  static class Res implements AutoCloseable { C c; Res(C c) { this.c = c; } public void close() { c.v = 9; } }
  static class It implements Iterable<Integer>, Iterator<Integer> { C c; int n; It(C c) { this.c = c; } public Iterator<Integer> iterator() { c.w = 5; return this; } public boolean hasNext() { c.v++; return n < 2; } public Integer next() { n++; return n; } }
  static class Init { static int z; static { glob = 8; } static void touch() { } }
  static int glob; static C sc = new C();
  interface Fn { int ap(int x); }

  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l1(C c, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { c.tick(); } }
  //@ requires 0 <= n && n <= 3; ensures c.w == \old(c.w);
  static void l2(C c, int n) { // FALSE
    String s = "";
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { s = "" + c; } }

  //@ requires 0 <= n && n <= 3; ensures c.w == \old(c.w);
  static void l4(C c, int n) { // FALSE
    Set<Object> xs = new HashSet<>();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { xs.contains(c); } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l5(C c, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { try (Res r = new Res(c)) { } } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l6(C c, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { for (int q : new It(c)) { } } }
  //@ requires 0 <= n && n <= 3; ensures glob == \old(glob);
  static void l7(int n) { // FALSE
    Fn f = x -> glob = x;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { f.ap(i + 1); } }
  //@ requires 0 <= n && n <= 3; ensures glob == \old(glob);
  static void l8(int n, Fn f) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { f.ap(i + 1); } }
  static Fn maker() { return x -> { glob = x; return x; }; }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l9(C c, int n) { // FALSE
    int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n && c.tick() != 77) { i++; } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l10(C c, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++, c.tick()) { } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l11(C c, C d, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; assignable d.v; decreases n - i;
    for (int i = 0; i < n; i++) { d.v = i; } }
  //@ requires 0 <= n && n <= 3 && c != d; ensures c.v == \old(c.v);
  static void l12(C c, C d, int n) { // TRUE
    //@ loop_invariant 0 <= i && i <= n; assignable d.v; decreases n - i;
    for (int i = 0; i < n; i++) { d.v = i; } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l13(C c, C d, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; assignable d.v; decreases n - i;
    for (int i = 0; i < n; i++) { c.v = i; } }

  //@ requires 0 <= n && n <= 3 && a.length > 3; ensures a[3] == \old(a[3]);
  static void l15(int[] a, int n) { // TRUE
    int k = 0;
    //@ loop_invariant 0 <= k && k <= n; loop_invariant a[3] == \old(a[3]); decreases n - k;
    while (k < n) { a[k++] = 3; } }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l16(int n) { // FALSE
    StringBuilder sb = new StringBuilder(); StringBuilder t = sb;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { t.append('x'); } return sb.length(); }

  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l18(int n) { // FALSE
    int[] q = new int[1]; Runnable r = () -> q[0]++;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r.run(); } return q[0]; }

  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l20(C c, int n) { // FALSE
    List<Integer> m = new ArrayList<>(); m.add(1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { m.forEach(z -> c.v += z); } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l21(C c, int n) { // FALSE
    Optional<C> o = Optional.of(c);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { o.ifPresent(z -> z.v = 44); } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l22(C c, int n) { // FALSE
    C d = c; c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { C e = d; e.v = 3; } }
  //@ requires 0 <= n && n <= 3 && c.next != null; ensures c.next.v == \old(c.next.v);
  static void l23(C c, int n) { // FALSE
    C d = c;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { if (d == null) break; d.v++; d = d.next; } }
  //@ requires 0 <= n && n <= 3; ensures c.v == \old(c.v);
  static void l24(C c, int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { try { if (i == 1) break; } finally { c.v = 6; } } }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l25(int n) { // FALSE
    int r = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { switch (i) { case 2 -> r = 7; default -> { } } } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l26(int n) { // FALSE
    int r = 1; int s = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { s = (r = 4) + i; } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l27(int n) { // FALSE
    Integer r = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r++; } return r; }

  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l29(int n) { // FALSE
    int[][] m = { { 1 }, { 2 } }; int[] row = m[0];
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { m[0][0] = 5; } return row[0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l30(int n) { // FALSE
    int[][] m = { { 1 }, { 2 } };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { m[0] = m[1]; } return m[0][0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l31(int n) { // FALSE
    Object o = new C(1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { if (o instanceof C z) z.v = 2; } return ((C) o).v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l32(int n) { // FALSE
    int r = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { for (r = 3; r < 4; r++) { } } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l33(int n) { // FALSE
    int r = 1; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { i++; lab: { if (i == 2) break lab; r = i + 5; } } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l34(int n) { // FALSE
    int r = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { try { int q = 1 / (i - 1); } catch (ArithmeticException e) { r = 2; } } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l35(int n) { // TRUE
    int r = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { try { int q = 1 / (i - 4); } catch (ArithmeticException e) { r = 2; } } return r; }
  //@ requires 0 <= n && n <= 3; ensures glob == \old(glob);
  static void l36(int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { new Object() { int z = glob++; }; } }
  //@ requires 0 <= n && n <= 3; ensures glob == \old(glob);
  static void l37(int n) { // FALSE
    class Loc { Loc() { glob += 2; } }
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { new Loc(); } }

  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l40(int n) { // FALSE
    C c = new C(1); Supplier<C> s = () -> c;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { s.get().v--; } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l41(int n) { // FALSE
    C c = new C(1); UnaryOperator<C> s = z -> { z.v = 5; return z; };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { s.andThen(s).apply(c); } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l42(int n) { // FALSE
    C c = new C(1); C[] cs = { c };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { Arrays.sort(new Integer[] { 3, 1 }, (a, b) -> { cs[0].v++; return a - b; }); } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l43(int n) { // FALSE
    C c = new C(1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { long k = List.of(1, 2).stream().map(z -> c.v += z).filter(z -> z > 2).count(); } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l44(int n) { // FALSE
    int r = 1;
    //@ ghost int g = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) {
      //@ set g = g + 1;
      r = 2; }
    //@ assert g == 1;
    return r; }
  //@ requires 0 <= n && n <= 3;
  static int l45(int n) { // FALSE
    //@ ghost int g = 1;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) {
      //@ set g = g + 1;
      ; }
    //@ assert g == 1;
    return 1; }
  //@ requires 0 <= n && n <= 3;
  static int l46(int n) { // TRUE
    //@ ghost int g = 1;
    //@ loop_invariant 0 <= i && i <= n && g == i + 1; decreases n - i;
    for (int i = 0; i < n; i++) {
      //@ set g = g + 1;
      ; }
    //@ assert g == n + 1;
    return 1; }
  //@ requires 0 <= n && n <= 3; ensures \fresh(\result);
  static C l47(C c, int n) { // FALSE
    C r = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r = c; } return r; }
  //@ requires 0 <= n && n <= 3; ensures \fresh(\result);
  static C l48(C c, int n) { // FALSE
    C r = new C(); r.next = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r.next = c; } return r.next; }
  //@ requires 0 <= n && n <= 3; ensures \fresh(\result);
  static C l49(C c, int n) { // TRUE
    C r = new C(); r.next = r;
    //@ loop_invariant 0 <= i && i <= n && \fresh(r); decreases n - i;
    for (int i = 0; i < n; i++) { r = new C(i); } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result;
  static boolean l50(C c, int n) { // FALSE
    C r = new C(), s = r;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r = new C(i); } return r == s; }
  //@ requires 0 <= n && n <= 3; ensures \result;
  static boolean l51(C c, int n) { // TRUE
    C r = new C(), s = new C();
    //@ loop_invariant 0 <= i && i <= n && r != c; decreases n - i;
    for (int i = 0; i < n; i++) { r = new C(i); } return r != c && s != c; }
  //@ requires 0 <= n && n <= 3; ensures \result;
  static boolean l52(C c, int n) { // FALSE
    C r = new C(), s = r; C t = null;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { if (i == 1) t = r; r = new C(i); } return t != s || n < 2 || t == r; }
  //@ requires 0 <= n && n <= 3; ensures \result <= 2;
  static int l53(int n) { // FALSE
    int r = 0;
    //@ loop_invariant 0 <= i && i <= n && r == i; decreases n - i;
    for (int i = 0; i < n; i++) { r = r + 1; continue; } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == n;
  static int l54(int n) { // TRUE
    int r = 0;
    //@ loop_invariant 0 <= i && i <= n && r == i; decreases n - i;
    for (int i = 0; i < n; i++) { r = r + 1; continue; } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == n;
  static int l55(int n) { // FALSE
    int r = 0;
    //@ loop_invariant 0 <= i && i <= n && (r == i || r == 9); decreases n - i;
    for (int i = 0; i < n; i++) { r = r + 1; if (i == 2) { r = 9; break; } } return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 3; signals_only \nothing;
  static int l56(int n) { // FALSE
    Object[] os = new Object[] { "a" };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { os = new Integer[] { 4 }; } os[0] = "b"; return 3; }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l57(int n) { // FALSE
    int[] a = { 1, 2 };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { a = new int[] { 2, 1 }; } return a[0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 2;
  static int l58(int n) { // FALSE
    int[] a = { 1, 2 };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { a = new int[i]; } return a.length; }
  //@ requires 0 <= n && n <= 3; ensures \result == 2;
  static int l59(int n) { // TRUE
    final int[] a = { 1, 2 };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { a[i & 1] = i; } return a.length; }
  //@ requires 0 <= n && n <= 3; ensures sc.v == \old(sc.v);
  static void l60(int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { LoopHavoc.sc.next = sc; sc.next.v++; } }
  //@ requires 0 <= n && n <= 3; ensures sc == \old(sc);
  static void l61(int n) { // FALSE
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { (LoopHavoc.sc) = new C(); } }
  //@ requires 0 <= n && n <= 3; ensures \result == 1;
  static int l62(int n) { // FALSE
    AtomicHolder h = new AtomicHolder();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { h.a.incrementAndGet(); } return h.a.get(); }
  static class AtomicHolder { java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger(1); }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l63(int n) { // FALSE
    C c = new C(); Thread t = null;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { synchronized (c) { c.v = i; } } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l64(int n) { // FALSE
    C c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { Objects.toString(c); String.valueOf(c); } return c.w; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l65(int n) { // FALSE
    C c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { Objects.hash(c, 1); } return c.w; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l66(int n) { // FALSE
    C c = new C(); StringBuilder sb = new StringBuilder();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { sb.append(c); } return c.w; }
  record Rc(C c, int k) { }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l67(int n) { // FALSE
    C c = new C(); Rc r = new Rc(c, 1), s = new Rc(new C(), 1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r.equals(s); } return c.w; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l68(int n) { // FALSE
    C c = new C(); Rc r = new Rc(c, 1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { r.hashCode(); } return c.w; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l69(int n) { // FALSE
    C c = new C(); Rc r = new Rc(c, 1);
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { String t = "r" + r; } return c.w; }

  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l71(int n) { // FALSE
    C c = new C(); Object[] m = { c };
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { Arrays.equals(m, new Object[] { new C() }); } return c.w; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l72(int n) { // FALSE
    C c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { assert c.tick() > 0; } return c.v; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l73(int n) { // FALSE
    C c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { throwing(c, i); } return c.v; }
  static void throwing(C c, int i) { try { if (i == 1) throw new RuntimeException(); } catch (RuntimeException e) { c.v = 3; } }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l74(int n) { // FALSE
    C c = new C(); Callback cb = c::tick;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { cb.go(); } return c.v; }
  interface Callback { int go(); default int go2() { return go() + go(); } }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l75(int n) { // FALSE
    C c = new C(); Callback cb = c::tick;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { cb.go2(); } return c.v; }
  enum E { A { void hit(C c) { c.v = 1; } }, B { void hit(C c) { } }; abstract void hit(C c); }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l76(int n, E e) { // FALSE
    C c = new C();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { e.hit(c); } return c.v; }
  static class Outer { int f; class In { void up() { f++; } } In mk() { return new In(); } }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l77(int n) { // FALSE
    Outer o = new Outer(); Outer.In in = o.mk();
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    for (int i = 0; i < n; i++) { in.up(); } return o.f; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l78(int n) { // FALSE
    int[] a = new int[4]; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { a[i] = i = i + 1; } return a[0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l79(int n) { // FALSE
    int[] a = new int[4]; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { Arrays.fill(a, i, i + 1, 7); i++; } return a[0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l80(int n) { // FALSE
    int[] a = new int[4], b = { 1, 2, 3, 4 }; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { System.arraycopy(b, i, a, i, 1); i++; } return a[0]; }

  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l82(int n) { // FALSE
    Integer[] arr = { 0, 1, 2, 3 }; List<Integer> xs = Arrays.asList(arr); int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { xs.set(0, 5); i++; } return arr[0]; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l83(int n) { // FALSE
    List<Integer> xs = new ArrayList<>(List.of(0, 1, 2, 3)); int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { xs.subList(0, 1).set(0, 4); i++; } return xs.get(0); }

  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l86(int n) { // FALSE
    ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 0); int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { tl.set(i + 1); i++; } return tl.get(); }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l87(int n) { // FALSE
    int r = 0; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    do { if (i >= n) break; i++; if (i == 3) { r = 1; continue; } } while (i < n); return r; }
  //@ requires 0 <= n && n <= 3; ensures \result == 0;
  static int l88(int n) { // FALSE
    var o = new Object() { int k = 0; }; int i = 0;
    //@ loop_invariant 0 <= i && i <= n; decreases n - i;
    while (i < n) { o.k += i; i++; } return o.k; }
}
