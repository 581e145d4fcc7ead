/** Final fields with constant initialisers are constants wherever they are read, and captured values are those that were captured: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class FinalConstants {
  final int k = 4; final String t = "abc"; final long l = 1L << 33; final boolean b = !false; final char c = 'a' + 1; final double d = 1 / 2.0; final int e = Integer.parseInt("7"); final byte by = (byte) 300;
  static class Sub extends FinalConstants { final int k = 5; }
  interface Fi { int ap(); }
  static Fi make(int q) { if (q <= 0) throw new IllegalArgumentException(); return () -> q; }
  interface Gi { int up(); }
  static Gi other(int q) { final int z = q & 1; return new Gi() { public int up() { return z; } }; }
  //@ ensures \result == 4;
  static int f1(FinalConstants s) { // TRUE
    return s.k; }
  //@ ensures \result == 3;
  static int f2(FinalConstants s) { // TRUE
    return s.t.length(); }
  //@ ensures \result == 4;
  int f3() { // TRUE
    return k; }
  //@ ensures \result == 8589934592L;
  static long f4(FinalConstants s) { // TRUE
    return s.l; }
  //@ ensures \result;
  static boolean f5(FinalConstants s) { // TRUE
    return s.b && s.c == 'b' && s.by == 44; }
  //@ ensures \result == 0.5;
  static double f6(FinalConstants s) { // TRUE
    return s.d; }
  //@ ensures \result == 5;
  static int f7(FinalConstants s) { // FALSE
    return s.k; }
  //@ ensures \result == 9;
  static int f8(Sub s) { // TRUE
    return s.k + ((FinalConstants) s).k; }
  //@ ensures \result == 4;
  static int f9(FinalConstants s) { // TRUE
    FinalConstants z = new Sub(); return z.k; }
  //@ ensures \result == 4;
  static int f10(FinalConstants[] s) { // TRUE
    return s.length > 0 && s[0] != null ? s[0].k : 4; }
  //@ ensures s.k == 4;
  static void f11(FinalConstants s) { // TRUE
    }
  //@ ensures \result > 0;
  static int f12(Fi s) { // TRUE
    return s.ap(); }
  //@ ensures \result > 1;
  static int f13(Fi s) { // FALSE
    return s.ap(); }
  //@ ensures \result == 0 || \result == 1;
  static int f14(Gi s) { // TRUE
    return s.up(); }
  static class Early { Early() { init(); } void init() { } }
  static class Late extends Early { final int k = 4; final String t = "abc"; int s1, s2, s3, s4, s5; class In { int g() { return Late.this.k; } }
    void init() { s1 = k; s2 = this.k; Late b = this; s3 = b.k; s4 = b.t == null ? 0 : b.t.length(); s5 = new In().g(); } }
  static class Later extends Late { int z; void init() { z = super.k; } }
  //@ ensures \result == 4;
  static int g1() { // TRUE
    return new Late().s2; }
  //@ ensures \result == 0;
  static int g2() { // FALSE
    return new Late().s2; }
  //@ ensures \result == 0;
  static int g3() { // FALSE
    return new Late().s3; }
  //@ ensures \result == 0;
  static int g4() { // FALSE
    return new Late().s4; }
  //@ ensures \result == 0;
  static int g5() { // FALSE
    return new Late().s5; }
  //@ ensures \result == 0;
  static int g6() { // FALSE
    return new Later().z; }
  //@ ensures \result == 4;
  static int g7() { // TRUE
    return new Late().s1; }
  static class Cyc { static Cyc one = new Cyc(); static final int K = 9; static final String T = "xy"; static final Integer W = 3; int a, b, c, d; Cyc() { Cyc me = this; a = me.K; b = this.T == null ? 0 : T.length(); c = Cyc.K; d = W == null ? 0 : W; } }
  interface Ik { int Z = 6; } static class Ic implements Ik { }
  //@ ensures \result == 9;
  static int g8() { // TRUE
    return new Cyc().a + new Cyc().c - 9; }
  //@ ensures \result == 6;
  static int g9(Ic i) { // TRUE
    return i.Z; }
}
