import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Static initialisers: when they run, what they leave, how they fail: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Initialization {

  static abstract class Base { int a = 1; final int b; Base() { b = hook(); } abstract int hook(); }
  static class D1 extends Base { int c = 5; final int d = 6; final Integer e = 7; final String s = "q"; int hook() { return c * 100 + d * 10 + (e == null ? 0 : 1) + (s == null ? 0 : 2); } }
  static class O1 { static int n = init(); static int k = 5; static final int K = 6; static final Integer L = 8; static int init() { return k + K + (L == null ? 100 : L); } }
  interface IF { int V = sideV(); default void x() {} } interface IG { int W = sideW(); }
  static StringBuilder log = new StringBuilder(); static int cnt = 0;
  static int sideV() { cnt += 10; return 1; } static int sideW() { cnt += 100; return 1; }
  static class CI implements IF, IG { static { cnt += 1; } }
  static class Par { static int p; static { p = 3; Chi.q++; } } static class Chi extends Par { static int q = 10; static { q += p; } }
  static class Cyc1 { static int a = Cyc2.b + 1; } static class Cyc2 { static int b = Cyc1.a + 1; }
  enum E { A, B; static int n = 5; final int m; E() { m = cst(); } static int cst() { return n; } }
  enum F { A { int g() { return ordinal() + 10; } }, B; int g() { return ordinal(); } static final F[] VS = values(); static { VS[0] = B; } }
  static class Inst { int x = 1; { x *= 3; y = 4; } int y = 2; Inst() { x++; y++; } Inst(int k) { this(); x += k; } }
  static class Shadow { int v = 1; int get() { return v; } } static class Shadow2 extends Shadow { int v = 2; int get() { return v + super.v * 10; } }
  static class Sing { static final Sing S = new Sing(); static int c = 0; int d; Sing() { c++; d = c; } }
  static class Fin { final int f; Fin(boolean b) { if (b) { f = 1; } else { f = 2; } } }
  record Rec(int a, int b) { Rec { if (a > b) { int t = a; a = b; b = t; } } Rec(int a) { this(a, 0); } int sum() { return a * 10 + b; } }

  //@ ensures \result != 62;
  static int m0_f0() { // FALSE
    return new D1().b;
  }
  //@ ensures \result == 62; signals_only \nothing;
  static int m0_t0() { // TRUE
    return new D1().b;
  }

  //@ ensures \result != 106;
  static int m1_f0() { // FALSE
    return O1.n;
  }

  //@ ensures \result != 1065;
  static int m2_f0() { // FALSE
    return O1.n * 10 + O1.k;
  }

  //@ ensures \result != 13;
  static int m3_f0() { // FALSE
    return Chi.q;
  }

  //@ ensures \result != 16;
  static int m4_f0() { // FALSE
    return Par.p + Chi.q;
  }

  //@ ensures \result != 21;
  static int m5_f0() { // FALSE
    return Cyc1.a * 10 + Cyc2.b;
  }

  //@ ensures \result != 12;
  static int m6_f0() { // FALSE
    return Cyc2.b * 10 + Cyc1.a;
  }

  //@ ensures \result != 0;
  static int m7_f0() { // FALSE
    return E.A.m;
  }
  //@ ensures \result == 0; signals_only \nothing;
  static int m7_t0() { // TRUE
    return E.A.m;
  }

  //@ ensures \result != 5;
  static int m8_f0() { // FALSE
    return E.B.m + E.n;
  }

  //@ ensures \result != 1;
  static int m9_f0() { // FALSE
    return F.VS[0].g();
  }

  //@ ensures \result != 10;
  static int m10_f0() { // FALSE
    return F.values()[0].g();
  }
  //@ ensures \result == 10; signals_only \nothing;
  static int m10_t0() { // TRUE
    return F.values()[0].g();
  }

  //@ ensures \result != 0;
  static int m11_f0() { // FALSE
    return F.A.getClass() == F.class ? 1 : 0;
  }
  //@ ensures \result == 0; signals_only \nothing;
  static int m11_t0() { // TRUE
    return F.A.getClass() == F.class ? 1 : 0;
  }

  //@ ensures \result != 43;
  static int m12_f0() { // FALSE
    return new Inst().x * 10 + new Inst().y;
  }
  //@ ensures \result == 43; signals_only \nothing;
  static int m12_t0() { // TRUE
    return new Inst().x * 10 + new Inst().y;
  }

  //@ ensures \result != 9;
  static int m13_f0() { // FALSE
    return new Inst(5).x;
  }
  //@ ensures \result == 9; signals_only \nothing;
  static int m13_t0() { // TRUE
    return new Inst(5).x;
  }

  //@ ensures \result != 1;
  static int m14_f0() { // FALSE
    return ((Shadow) new Shadow2()).v;
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m14_t0() { // TRUE
    return ((Shadow) new Shadow2()).v;
  }

  //@ ensures \result != 12;
  static int m15_f0() { // FALSE
    return new Shadow2().get();
  }
  //@ ensures \result == 12; signals_only \nothing;
  static int m15_t0() { // TRUE
    return new Shadow2().get();
  }

  //@ ensures \result != 12;
  static int m16_f0() { // FALSE
    return ((Shadow) new Shadow2()).get();
  }
  //@ ensures \result == 12; signals_only \nothing;
  static int m16_t0() { // TRUE
    return ((Shadow) new Shadow2()).get();
  }

  //@ ensures \result != 10;
  static int m17_f0() { // FALSE
    return Sing.S.d * 10 + Sing.c;
  }

  //@ ensures \result != 35;
  static int m18_f0() { // FALSE
    return new Rec(5, 3).sum();
  }
  //@ ensures \result == 35; signals_only \nothing;
  static int m18_t0() { // TRUE
    return new Rec(5, 3).sum();
  }

  //@ ensures \result != -10;
  static int m19_f0() { // FALSE
    return new Rec(-1).sum();
  }
  //@ ensures \result == -10; signals_only \nothing;
  static int m19_t0() { // TRUE
    return new Rec(-1).sum();
  }

  //@ ensures \result != 1;
  static int m20_f0() { // FALSE
    return new Fin(true).f;
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m20_t0() { // TRUE
    return new Fin(true).f;
  }

  //@ ensures \result != 33;
  static int m21_f0() { // FALSE
    return new Rec(2,1).hashCode();
  }
  //@ ensures \result == 33; signals_only \nothing;
  static int m21_t0() { // TRUE
    return new Rec(2,1).hashCode();
  }

  //@ ensures \result != 0;
  static int m22_f0() { // FALSE
    return E.valueOf("B").m;
  }
  //@ ensures \result == 0; signals_only \nothing;
  static int m22_t0() { // TRUE
    return E.valueOf("B").m;
  }

  //@ ensures \result != 5;
  static int m23_f0() { // FALSE
    return new int[]{1,2,3}.length + new int[2][3][1].length;
  }
  //@ ensures \result == 5; signals_only \nothing;
  static int m23_t0() { // TRUE
    return new int[]{1,2,3}.length + new int[2][3][1].length;
  }

  //@ ensures \result != 403;
  static int m24_f0(int x) { // FALSE
    Inst i = x > 0 ? new Inst(x) : new Inst(); return i.x * 100 + i.y;
  }
  //@ ensures \result != 703;
  static int m24_f1(int x) { // FALSE
    Inst i = x > 0 ? new Inst(x) : new Inst(); return i.x * 100 + i.y;
  }
  //@ requires x == 0; ensures \result == 403; signals_only \nothing;
  static int m24_t0(int x) { // TRUE
    Inst i = x > 0 ? new Inst(x) : new Inst(); return i.x * 100 + i.y;
  }
  //@ requires x == 3; ensures \result == 703; signals_only \nothing;
  static int m24_t1(int x) { // TRUE
    Inst i = x > 0 ? new Inst(x) : new Inst(); return i.x * 100 + i.y;
  }
  //@ requires x == -4; ensures \result == 403; signals_only \nothing;
  static int m24_t2(int x) { // TRUE
    Inst i = x > 0 ? new Inst(x) : new Inst(); return i.x * 100 + i.y;
  }

  //@ ensures \result != 1;
  static int m25_f0(int x) { // FALSE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }
  //@ ensures \result != 13;
  static int m25_f1(int x) { // FALSE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }
  //@ ensures \result != -43;
  static int m25_f2(int x) { // FALSE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m25_t0(int x) { // TRUE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }
  //@ requires x == 3; ensures \result == 13; signals_only \nothing;
  static int m25_t1(int x) { // TRUE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }
  //@ requires x == -4; ensures \result == -43; signals_only \nothing;
  static int m25_t2(int x) { // TRUE
    return new Rec(x, 1).sum() + new Rec(x).a();
  }

  //@ ensures \result != 0;
  static int m26_f0(int x) { // FALSE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }
  //@ ensures \result != 3;
  static int m26_f1(int x) { // FALSE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }
  //@ ensures \result != -4;
  static int m26_f2(int x) { // FALSE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m26_t0(int x) { // TRUE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }
  //@ requires x == 3; ensures \result == 3; signals_only \nothing;
  static int m26_t1(int x) { // TRUE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }
  //@ requires x == -4; ensures \result == -4; signals_only \nothing;
  static int m26_t2(int x) { // TRUE
    class Loc extends Base { int hook() { return x; } } return new Loc().b;
  }

  //@ ensures \result != 11;
  static int m27_f0(int x) { // FALSE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }
  //@ ensures \result != 47;
  static int m27_f1(int x) { // FALSE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }
  //@ ensures \result != -37;
  static int m27_f2(int x) { // FALSE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }
  //@ requires x == 0; ensures \result == 11; signals_only \nothing;
  static int m27_t0(int x) { // TRUE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }
  //@ requires x == 3; ensures \result == 47; signals_only \nothing;
  static int m27_t1(int x) { // TRUE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }
  //@ requires x == -4; ensures \result == -37; signals_only \nothing;
  static int m27_t2(int x) { // TRUE
    Base q = new Base() { int k = x; int hook() { return k + 1 + x; } }; return q.b * 10 + q.hook();
  }

  //@ ensures \result != 62;
  static int m28_f0(D1 d) { // FALSE
    return d.b;
  }

  //@ ensures \result != 56;
  static int m29_f0(D1 d) { // FALSE
    return d.c * 10 + d.d;
  }

  //@ ensures \result != 1;
  static int m30_f0(Sing s) { // FALSE
    return s == Sing.S ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m30_f1(Sing s) { // FALSE
    return s == Sing.S ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m31_f0(Sing s) { // FALSE
    return s.d;
  }
  //@ ensures \result != 2;
  static int m31_f1(Sing s) { // FALSE
    return s.d;
  }

  //@ ensures \result != 12;
  static int m32_f0(Shadow s) { // FALSE
    return s.get();
  }
  //@ ensures \result != 1;
  static int m32_f1(Shadow s) { // FALSE
    return s.get();
  }
}