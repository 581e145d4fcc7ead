import java.util.*;

/** Records as inputs have gone through their constructors: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class RecordInputs {
  record Abs(int a) { Abs { if (a < 0) a = 0; } }
  record Range(int lo, int hi) { Range { if (lo > hi) throw new IllegalArgumentException(); } }
  record Name(String s) { Name { Objects.requireNonNull(s); } }
  record Even(int k) { Even(int k) { this.k = k & ~1; } }
  record Copy(int[] q) { Copy { q = q.clone(); } }
  record Free(int a, int b) { }
  record Two(Abs x, Abs y) { }
  record Pos(int n) { Pos { n = Math.max(n, 1); } Pos(String s) { this(s.length()); } }
  //@ ensures \result >= 0;
  static int r1(Abs r) { // TRUE
    return r.a(); }
  //@ ensures \result > 0;
  static int r2(Abs r) { // FALSE
    return r.a(); }
  //@ ensures \result;
  static boolean r3(Range r) { // TRUE
    return r.lo() <= r.hi(); }
  //@ ensures \result;
  static boolean r4(Range r) { // FALSE
    return r.lo() < r.hi(); }
  //@ ensures true; signals_only \nothing;
  static int r5(Name n) { // TRUE
    return n.s().length(); }
  //@ ensures \result == 0;
  static int r6(Even e) { // TRUE
    return e.k() % 2; }
  //@ ensures \result == 0;
  static int r7(Even e) { // FALSE
    return e.k() % 4; }
  //@ ensures \result;
  static boolean r8(Free f) { // FALSE
    return f.a() <= f.b(); }
  //@ requires t.x() != null; ensures \result >= 0;
  static int r9(Two t) { // TRUE
    return t.x().a(); }
  //@ ensures \result > 0;
  static int r10(Pos p) { // TRUE
    return p.n(); }
  //@ ensures \result > 1;
  static int r11(Pos p) { // FALSE
    return p.n(); }
  //@ ensures \result;
  static boolean r12(Copy a, int[] q) { // FALSE
    return a.q() != q; }
  //@ requires ps.length > 0 && ps[0] != null; ensures \result > 0;
  static int r13(Pos[] ps) { // TRUE
    return ps[0].n(); }
}
