import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Inherited, overridden and overloaded members: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Inheritance {

  interface P1 { default int f() { return 1; } } interface P2 { default int f() { return 2; } } interface P3 extends P1 { default int f() { return P1.super.f() + 10; } }
  static class C1 implements P1, P2 { public int f() { return P1.super.f() * 10 + P2.super.f(); } } static class C2 implements P1, P3 { } static class C0 { public int f() { return 50; } } static class C3 extends C0 implements P1 { }
  static class A { private int p() { return 1; } int q() { return p(); } static int s() { return 3; } int o(Object x) { return 1; } int o(String x) { return 2; } int o(Integer x) { return 3; } int o(int x) { return 4; } int o(long x) { return 5; } int o(int... x) { return 6; } A self() { return this; } int w() { return 1; } Object cov() { return "A"; } public boolean equals(A a) { return true; } }
  static class B extends A { private int p() { return 2; } static int s() { return 4; } int o(Object x) { return 11; } B self() { return this; } int w() { return 2 + super.w(); } String cov() { return "BB"; } }
  static class C extends B { int w() { return 10 * super.w(); } int o(char x) { return 7; } }
  static abstract class G<T> { abstract int g(T t); int call(T t) { return g(t); } } static class GI extends G<Integer> { int g(Integer i) { return i + 1; } int g(String o) { return -1; } }
  interface Sh { int s(); } enum Op implements Sh { ADD { public int s() { return 1; } }, SUB { public int s() { return -1; } int t() { return 4; } }; int t() { return 3; } }
  static int v(Object o) { return 1; } static int v(Object... o) { return 2; } static int v2(long x) { return 1; } static int v2(Integer x) { return 2; } static int v2(Object x) { return 3; } static int v2(int... x) { return 4; } static int v3(char c) { return 1; } static int v3(int c) { return 2; } static int v3(double d) { return 3; }
  class Inner { int k = 2; class In2 { int k = 3; int z() { return k * 10 + Inner.this.k; } } }

  //@ ensures \result != 12;
  static int m0_f0() { // FALSE
    return new C1().f();
  }
  //@ ensures \result == 12; signals_only \nothing;
  static int m0_t0() { // TRUE
    return new C1().f();
  }

  //@ ensures \result != 11;
  static int m1_f0() { // FALSE
    return new C2().f();
  }
  //@ ensures \result == 11; signals_only \nothing;
  static int m1_t0() { // TRUE
    return new C2().f();
  }

  //@ ensures \result != 50;
  static int m2_f0() { // FALSE
    return new C3().f();
  }
  //@ ensures \result == 50; signals_only \nothing;
  static int m2_t0() { // TRUE
    return new C3().f();
  }

  //@ ensures \result != 50;
  static int m3_f0() { // FALSE
    return ((P1) new C3()).f();
  }
  //@ ensures \result == 50; signals_only \nothing;
  static int m3_t0() { // TRUE
    return ((P1) new C3()).f();
  }

  //@ ensures \result != 1;
  static int m4_f0() { // FALSE
    return new B().q();
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m4_t0() { // TRUE
    return new B().q();
  }

  //@ ensures \result != 3;
  static int m5_f0() { // FALSE
    return ((A) new B()).s();
  }
  //@ ensures \result == 3; signals_only \nothing;
  static int m5_t0() { // TRUE
    return ((A) new B()).s();
  }

  //@ ensures \result != 11;
  static int m6_f0() { // FALSE
    return new B().o((Object) "a");
  }
  //@ ensures \result == 11; signals_only \nothing;
  static int m6_t0() { // TRUE
    return new B().o((Object) "a");
  }

  //@ ensures \result != 2;
  static int m7_f0() { // FALSE
    return new B().o("a");
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m7_t0() { // TRUE
    return new B().o("a");
  }

  //@ ensures \result != 4;
  static int m8_f0() { // FALSE
    return new B().o(5);
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m8_t0() { // TRUE
    return new B().o(5);
  }

  //@ ensures \result != 4;
  static int m9_f0() { // FALSE
    return new B().o((short) 5);
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m9_t0() { // TRUE
    return new B().o((short) 5);
  }

  //@ ensures \result != 4;
  static int m10_f0() { // FALSE
    return new B().o('c');
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m10_t0() { // TRUE
    return new B().o('c');
  }

  //@ ensures \result != 7;
  static int m11_f0() { // FALSE
    return new C().o('c');
  }
  //@ ensures \result == 7; signals_only \nothing;
  static int m11_t0() { // TRUE
    return new C().o('c');
  }

  //@ ensures \result != 4;
  static int m12_f0() { // FALSE
    return ((B) new C()).o('c');
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m12_t0() { // TRUE
    return ((B) new C()).o('c');
  }

  //@ ensures \result != 5;
  static int m13_f0() { // FALSE
    return new B().o(5L);
  }
  //@ ensures \result == 5; signals_only \nothing;
  static int m13_t0() { // TRUE
    return new B().o(5L);
  }

  //@ ensures \result != 11;
  static int m14_f0() { // FALSE
    return new B().o(5f);
  }
  //@ ensures \result == 11; signals_only \nothing;
  static int m14_t0() { // TRUE
    return new B().o(5f);
  }

  //@ ensures \result != 6;
  static int m15_f0() { // FALSE
    return new B().o();
  }
  //@ ensures \result == 6; signals_only \nothing;
  static int m15_t0() { // TRUE
    return new B().o();
  }

  //@ ensures \result != 3;
  static int m16_f0() { // FALSE
    return new B().o((Integer) 5);
  }
  //@ ensures \result == 3; signals_only \nothing;
  static int m16_t0() { // TRUE
    return new B().o((Integer) 5);
  }

  //@ ensures \result != 30;
  static int m17_f0() { // FALSE
    return new C().w();
  }
  //@ ensures \result == 30; signals_only \nothing;
  static int m17_t0() { // TRUE
    return new C().w();
  }

  //@ ensures \result != 30;
  static int m18_f0() { // FALSE
    return new C().self().w();
  }
  //@ ensures \result == 30; signals_only \nothing;
  static int m18_t0() { // TRUE
    return new C().self().w();
  }

  //@ ensures \result != 2;
  static int m19_f0() { // FALSE
    return ((A) new B()).cov().toString().length();
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m19_t0() { // TRUE
    return ((A) new B()).cov().toString().length();
  }

  //@ ensures \result != 0;
  static int m20_f0() { // FALSE
    return new A().equals((Object) new A()) ? 1 : 0;
  }
  //@ ensures \result == 0; signals_only \nothing;
  static int m20_t0() { // TRUE
    return new A().equals((Object) new A()) ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m21_f0() { // FALSE
    return new A().equals(new A()) ? 1 : 0;
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m21_t0() { // TRUE
    return new A().equals(new A()) ? 1 : 0;
  }

  //@ ensures \result != 6;
  static int m22_f0() { // FALSE
    return new GI().call(5);
  }
  //@ ensures \result == 6; signals_only \nothing;
  static int m22_t0() { // TRUE
    return new GI().call(5);
  }

  //@ ensures \result != 6;
  static int m23_f0() { // FALSE
    return ((G) new GI()).g(5);
  }
  //@ ensures \result == 6; signals_only \nothing;
  static int m23_t0() { // TRUE
    return ((G) new GI()).g(5);
  }

  //@ ensures \result != -1;
  static int m24_f0() { // FALSE
    return new GI().g("s");
  }
  //@ ensures \result == -1; signals_only \nothing;
  static int m24_t0() { // TRUE
    return new GI().g("s");
  }

  //@ ensures \result != 4;
  static int m25_f0() { // FALSE
    return Op.SUB.t();
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m25_t0() { // TRUE
    return Op.SUB.t();
  }

  //@ ensures \result != 4;
  static int m26_f0() { // FALSE
    return Op.ADD.t() + Op.ADD.s();
  }
  //@ ensures \result == 4; signals_only \nothing;
  static int m26_t0() { // TRUE
    return Op.ADD.t() + Op.ADD.s();
  }

  //@ ensures \result != 1;
  static int m27_f0() { // FALSE
    return v((Object) null);
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m27_t0() { // TRUE
    return v((Object) null);
  }

  //@ ensures \result != 2;
  static int m28_f0() { // FALSE
    return v((Object[]) new String[0]);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m28_t0() { // TRUE
    return v((Object[]) new String[0]);
  }

  //@ ensures \result != 1;
  static int m29_f0() { // FALSE
    return v(new int[0]);
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m29_t0() { // TRUE
    return v(new int[0]);
  }

  //@ ensures \result != 2;
  static int m30_f0() { // FALSE
    return v(1, 2);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m30_t0() { // TRUE
    return v(1, 2);
  }

  //@ ensures \result != 2;
  static int m31_f0() { // FALSE
    return v();
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m31_t0() { // TRUE
    return v();
  }

  //@ ensures \result != 2;
  static int m32_f0() { // FALSE
    return v(null, null);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m32_t0() { // TRUE
    return v(null, null);
  }

  //@ ensures \result != 1;
  static int m33_f0() { // FALSE
    return v2(5);
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m33_t0() { // TRUE
    return v2(5);
  }

  //@ ensures \result != 1;
  static int m34_f0() { // FALSE
    return v2((short) 5);
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m34_t0() { // TRUE
    return v2((short) 5);
  }

  //@ ensures \result != 2;
  static int m35_f0() { // FALSE
    return v2((Integer) 5);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m35_t0() { // TRUE
    return v2((Integer) 5);
  }

  //@ ensures \result != 1;
  static int m36_f0() { // FALSE
    return v2('a');
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m36_t0() { // TRUE
    return v2('a');
  }

  //@ ensures \result != 3;
  static int m37_f0() { // FALSE
    return v2(1.5);
  }
  //@ ensures \result == 3; signals_only \nothing;
  static int m37_t0() { // TRUE
    return v2(1.5);
  }

  //@ ensures \result != 1;
  static int m38_f0() { // FALSE
    return v3('a');
  }
  //@ ensures \result == 1; signals_only \nothing;
  static int m38_t0() { // TRUE
    return v3('a');
  }

  //@ ensures \result != 2;
  static int m39_f0() { // FALSE
    return v3((byte) 1);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m39_t0() { // TRUE
    return v3((byte) 1);
  }

  //@ ensures \result != 3;
  static int m40_f0() { // FALSE
    return v3(1L);
  }
  //@ ensures \result == 3; signals_only \nothing;
  static int m40_t0() { // TRUE
    return v3(1L);
  }

  //@ ensures \result != 2;
  static int m41_f0() { // FALSE
    return v3((short) 1);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m41_t0() { // TRUE
    return v3((short) 1);
  }

  //@ ensures \result != 2;
  static int m42_f0() { // FALSE
    return v3((char) 1 + 1);
  }
  //@ ensures \result == 2; signals_only \nothing;
  static int m42_t0() { // TRUE
    return v3((char) 1 + 1);
  }

  //@ ensures \result != 32;
  static int m43_f0() { // FALSE
    return new Inheritance().new Inner().new In2().z();
  }
  //@ ensures \result == 32; signals_only \nothing;
  static int m43_t0() { // TRUE
    return new Inheritance().new Inner().new In2().z();
  }

  //@ ensures \result != 12;
  static int m44_f0(P1 p) { // FALSE
    return p.f();
  }
  //@ ensures \result != 11;
  static int m44_f1(P1 p) { // FALSE
    return p.f();
  }
  //@ ensures \result != 50;
  static int m44_f2(P1 p) { // FALSE
    return p.f();
  }
  //@ ensures \result != 1;
  static int m44_f3(P1 p) {
    return p.f();
  }

  //@ ensures \result != 1;
  static int m45_f0(P1 p, P2 q) { // FALSE
    return p.f() == q.f() ? 1 : (Object) p == q ? 5 : 2;
  }
  //@ ensures \result != 2;
  static int m45_f1(P1 p, P2 q) { // FALSE
    return p.f() == q.f() ? 1 : (Object) p == q ? 5 : 2;
  }

  //@ ensures \result != 1;
  static int m46_f0(A a) { // FALSE
    return a.w();
  }
  //@ ensures \result != 3;
  static int m46_f1(A a) { // FALSE
    return a.w();
  }
  //@ ensures \result != 30;
  static int m46_f2(A a) { // FALSE
    return a.w();
  }

  //@ ensures \result != 4;
  static int m47_f0(A a) { // FALSE
    return a.o((Object) a) + (a instanceof B b ? b.s() : a.s());
  }
  //@ ensures \result != 15;
  static int m47_f1(A a) { // FALSE
    return a.o((Object) a) + (a instanceof B b ? b.s() : a.s());
  }

  //@ ensures \result != 1;
  static int m48_f0(A a) { // FALSE
    return a.self() == a ? a.q() : 9;
  }

  //@ ensures \result != 3;
  static int m49_f0(Op a) { // FALSE
    return a.t() * a.s();
  }
  //@ ensures \result != -4;
  static int m49_f1(Op a) { // FALSE
    return a.t() * a.s();
  }
  static Sh shl() { return () -> 17; }
  //@ ensures \result != 1;
  static int m50_f0(Sh a) { // FALSE
    return a.s() > 3 ? 3 : a.s() < -3 ? -3 : a.s();
  }
  //@ ensures \result != 3;
  static int m50_f1(Sh a) { // FALSE
    return a.s() > 3 ? 3 : a.s() < -3 ? -3 : a.s();
  }

  //@ ensures \result != 3;
  static int m51_f0(A a, A b) { // FALSE
    return a.getClass() == b.getClass() ? 1 : a.equals((Object) b) ? 2 : 3;
  }
  //@ ensures \result != 1;
  static int m51_f1(A a, A b) { // FALSE
    return a.getClass() == b.getClass() ? 1 : a.equals((Object) b) ? 2 : 3;
  }
}