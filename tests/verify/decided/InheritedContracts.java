import java.util.*;
import java.util.function.*;

/** Contracts that are inherited by methods with other names of parameters, hidden fields and bridges: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class InheritedContracts {
  static class A1 { int v; 
    //@ ensures \result == a - b;
    int minus(int a, int b) { // TRUE
      return a == 0 && b == 0 ? 0 : a >= 0 && b >= 0 ? a - b : (int) Math.subtractExact(a, b); }
  }
  static class A2 { 
    //@ ensures \result == a;
    int first2(int a, int b) { // FALSE
      return a; } }
  static class B2 extends A2 { int first2(int b, int a) { return a; } }
  static class A3 { 
    //@ ensures \result == a;
    int first3(int a, int b) { // TRUE
      return a; } }
  static class B3 extends A3 { int first3(int b, int a) { return b; } }
  static class A4 { int f; 
    //@ ensures f == k;
    void set4(int k) { // FALSE
      f = k; } }
  static class B4 extends A4 { int f; void set4(int k) { f = k; } }
  static class A5 { int f; 
    //@ ensures f == k;
    void set5(int k) { // TRUE
      f = k; } }
  static class B5 extends A5 { int f; void set5(int k) { super.f = k; f = -k; } }
  static class A6 { private /*@ pure @*/ int p() { return 1; } 
    //@ ensures \result == p();
    int get6() { // FALSE
      return 1; } }
  static class B6 extends A6 { int p() { return 2; } int get6() { return p(); } }
  static class A7 { /*@ pure @*/ static int s() { return 1; } 
    //@ ensures \result == s();
    int get7() { // FALSE
      return s(); } }
  static class B7 extends A7 { static int s() { return 2; } int get7() { return s(); } }
  static class A8 { /*@ pure @*/ int d() { return 1; } 
    //@ ensures \result == d();
    int get8() { // TRUE
      return d(); } }
  static class B8 extends A8 { int d() { return 2; } }
  static class A9 { /*@ pure @*/ int d() { return 1; } 
    //@ ensures \result == 1;
    int get9() { // FALSE
      return d(); } }
  static class B9 extends A9 { int d() { return 2; } }
  interface G10<T> { 
    //@ ensures \result == t;
    /*@ nullable @*/ T id10(/*@ nullable @*/ T t); // FALSE
  }
  static class S10 implements G10<String> { public String id10(String s) { return s == null ? "" : s; } }
  interface G11<T> { 
    //@ requires t != null; ensures \result == t.hashCode();
    int h11(/*@ nullable @*/ T t); // FALSE
  }
  static class S11 implements G11<Integer> { public int h11(Integer i) { return i == 5 ? 6 : i; } }
  interface G12<T> { 
    //@ requires t != null; ensures \result == t.hashCode();
    int h12(/*@ nullable @*/ T t); // TRUE
  }
  static class S12 implements G12<Integer> { public int h12(Integer i) { return i; } }
  interface L13 { 
    //@ ensures \result == x - y || \result == 0;
    int op13(int x, int y); // FALSE
  }
  static L13 l13() { return (y, x) -> y > 0 && x > 0 ? x - y : 0; }
  interface L14 { 
    //@ ensures \result == x;
    int op14(int x, int y); // TRUE
  }
  static L14 l14() { return (y, x) -> y; }
  interface L15 { 
    //@ ensures \result == x;
    int op15(int x, int y); // FALSE
  }
  static int snd(int x, int y) { return y; }
  static L15 l15() { return InheritedContracts::snd; }
  interface L16 { 
    //@ ensures \result == x.k;
    int op16(H16 x, int y); // FALSE
  }
  static class H16 { int k; int add(int y) { return k + y; } }
  static L16 l16() { return H16::add; }
  interface D17 { 
    //@ ensures \result > 0;
    default int d17() { // TRUE
      return 1; } }
  static class E17 implements D17 { }
  interface D18 { 
    //@ ensures \result > 0;
    default int d18() { // FALSE
      return 1; } }
  static class E18 { public int d18() { return -1; } }
  static class F18 extends E18 implements D18 { }
  //@ ensures \result > 0;
  static int use18(D18 d) { // FALSE
    return d.d18(); }
  interface D19 { 
    //@ ensures \result > 0;
    default int d19() { // FALSE
      return 1; } }
  interface D19b extends D19 { default int d19() { return 0; } }
  static class E19 implements D19b { }
  interface D20a { 
    //@ ensures \result > 0;
    int d20(); // FALSE
  }
  interface D20b { 
    //@ ensures \result < 10;
    int d20(); }
  static class E20 implements D20a, D20b { public int d20() { return 0; } }
  static class A21 { 
    //@ requires n > 0; ensures \result > 0;
    int m21(int n) { // TRUE
      return n; } }
  static class B21 extends A21 { 
    //@ also requires n <= 0; ensures \result < 0;
    int m21(int n) { return n > 0 ? n : -1; } }
  //@ ensures \result != 0;
  static int use21(B21 b, int n) { // TRUE
    return b.m21(n); }
  //@ ensures \result != 0;
  static int use21b(A21 b, int n) { // FALSE
    return n > 0 || b instanceof B21 ? b.m21(n) : b.m21(n); }
  static class A22 { 
    //@ requires n > 0; ensures \result > 0;
    int m22(int n) { // FALSE
      return n; } }
  static class B22 extends A22 { int m22(int n) { return n - 1; } }
  static class A23 { 
    //@ assignable \nothing;
    void m23() { // FALSE
      } }
  static class B23 extends A23 { int k; void m23() { k++; } }
  static class A24 { int k; 
    //@ assignable k;
    void m24() { // FALSE
      k++; } }
  static class B24 extends A24 { int u; void m24() { u++; } }
  static class A25 { int k; 
    //@ assignable this.*;
    void m25() { // TRUE
      k++; } }
  static class B25 extends A25 { int u; void m25() { u++; } }
  //@ ensures \result == b.u;
  static int use25(B25 b) { // FALSE
    int o = b.u; A25 a = b; a.m25(); return o; }
  //@ ensures ((B25) a).u == \old(((B25) a).u); requires a instanceof B25;
  static void use25b(A25 a) { // FALSE
    a.m25(); }
  static abstract class A26 { 
    //@ ensures \result != null;
    /*@ nullable @*/ abstract Object mk26(); // FALSE
  }
  static class B26 extends A26 { String s; String mk26() { return s; } }
  static abstract class A27 { 
    abstract /*@ nullable @*/ Object mk27();
    //@ ensures \result instanceof String;
    Object get27() { // FALSE
      Object o = mk27(); return o == null ? "" : o; } }
  static class B27 extends A27 { String mk27() { return null; } }
  static class C27 extends A27 { Integer mk27() { return 4; } }
  static class A28 { 
    //@ ensures \result instanceof String;
    Object get28() { // TRUE
      return "a"; } }
  static class B28 extends A28 { String get28() { return "b"; } }
  enum E29 { P { int k29() { return 1; } }, Q { int k29() { return 2; } }; 
    //@ ensures \result > 1;
    abstract int k29(); // FALSE
  }
  enum E30 { P, Q { int k30() { return 0; } }; 
    //@ ensures \result > 0;
    int k30() { // FALSE
      return 1; } }
  enum E31 { P, Q { int k31() { return 2; } }; 
    //@ ensures \result == ordinal() + 1;
    int k31() { // TRUE
      return 1; } }
  record R32(int a, int b) { 
    //@ ensures \result == a + b;
    long sum32() { // FALSE
      return a + b; } 
    //@ ensures \result == a;
    public int a() { // TRUE
      return a; }
    //@ ensures \result == this.b;
    public int b() { // FALSE
      return b < 0 ? -b : b; } }
  record R33(int lo, int hi) { 
    //@ invariant lo <= hi;
    R33 { if (lo > hi) { int t = lo; lo = hi; hi = t; } } 
    //@ ensures \result >= 0;
    int span33() { // FALSE
      return hi - lo; } 
    //@ ensures \result;
    boolean ok33() { // TRUE
      return lo() <= hi(); } }
  sealed interface S34 permits X34, Y34 { 
    //@ ensures \result >= 0;
    int n34(); // TRUE
  }
  record X34(int n34) implements S34 { X34 { if (n34 < 0) n34 = 0; } public int n34() { return n34 < 0 ? 0 : n34; } }
  static final class Y34 implements S34 { public int n34() { return 3; } }
  sealed interface S35 permits X35, Y35 { 
    //@ ensures \result >= 0;
    int n35(); // FALSE
  }
  record X35(int n35) implements S35 { }
  static final class Y35 implements S35 { public int n35() { return 3; } }
  static class A36 { A36 self() { return this; } 
    //@ ensures \result == this;
    A36 me36() { // FALSE
      return self(); } }
  static class B36 extends A36 { B36 self() { return new B36(); } }
  static class A37<T extends Comparable<T>> { 
    //@ requires a != null && b != null; ensures \result == (a.compareTo(b) < 0);
    boolean less37(T a, T b) { // FALSE
      return a.compareTo(b) < 0; } }
  static class B37 extends A37<String> { boolean less37(String a, String b) { return a.length() < b.length(); } }
  static class A38 { int x = init(); int y = 4; int init() { return 1; }
    //@ ensures \result == 1;
    static int make38(boolean s) { // FALSE
      return (s ? new B38() : new A38()).x; } }
  static class B38 extends A38 { int z = 9; int init() { return z + 5; } }
  static class A39 { int k; A39() { k = 1; hook(); } void hook() { }
    //@ ensures \result == 1;
    static int make39(boolean s) { // FALSE
      return (s ? new B39() : new A39()).k; } }
  static class B39 extends A39 { int q = 3; void hook() { k = q; } }
  static class A40 { 
    //@ ensures \result == 1; 
    int m40(Object o) { // FALSE
      return 1; } int m40(String s) { return 2; } }
  static class B40 extends A40 { int m40(Object o) { return o instanceof String s ? m40(s) : 1; } }
  static class A41 { 
    //@ ensures \result == 1; 
    int m41(Object o) { // TRUE
      return 1; } }
  static class B41 extends A41 { int m41(String o) { return 2; } }
  //@ ensures \result == 1;
  static int use41(A41 a, String s) { // TRUE
    return a.m41(s); }
  //@ ensures \result == 1;
  static int use41b(B41 a, String s) { // FALSE
    return a.m41(s); }
  static class A42 { 
    //@ signals_only \nothing;
    void m42(int k) { // FALSE
      } }
  static class B42 extends A42 { void m42(int k) { if (k == 42) throw new IllegalStateException(); } }
  static class A43 { 
    //@ signals (RuntimeException e) k > 0;
    void m43(int k) { // FALSE
      } }
  static class B43 extends A43 { void m43(int k) { if (k >= 0) throw new IllegalStateException(); } }
  interface D44 { static int h() { return 1; } private int q() { return 2; } 
    //@ ensures \result == 3;
    default int d44() { // TRUE
      return h() + q(); } }
  static class E44 implements D44 { static int h() { return 5; } int q() { return 7; } }
  static class A45 { protected int n; 
    //@ ensures n == \old(n) + 1 || \old(n) == Integer.MAX_VALUE;
    void inc45() { // FALSE
      n++; } }
  static class B45 extends A45 { void inc45() { super.inc45(); super.inc45(); } }
  static class A46 { protected int n; 
    //@ ensures n == \old(n) + 1 || \old(n) == Integer.MAX_VALUE;
    void inc46() { // TRUE
      n++; } }
  static class B46 extends A46 { void inc46() { super.inc46(); Runnable r = () -> super.toString(); } }
  static abstract class T47 { final int run47() { return step(1) + step(2); } abstract int step(int k); 
    //@ ensures \result == 3;
    int all47() { // FALSE
      return run47(); } }
  static T47 t47() { return new T47() { int step(int k) { return k * 2; } }; }
  static abstract class T48 { 
    //@ ensures \result == k;
    abstract int step48(int k); // FALSE
  }
  static T48 t48(int c) { return new T48() { int step48(int k) { return c == 9 ? 0 : k; } }; }
  static abstract class T49 { int f;
    //@ ensures \result == f;
    abstract int step49(int k); // TRUE
  }
  static T49 t49(int f) { return new T49() { int step49(int k) { return f; } }; }
  static abstract class T50 { 
    //@ ensures \result == k;
    abstract int step50(int k); // FALSE
  }
  static T50 t50(int k) { return new T50() { int step50(int j) { return k; } }; }
  interface I51 { int K = 5; 
    //@ ensures \result == K;
    int k51(); // FALSE
  }
  static class C51 implements I51 { static final int K = 6; public int k51() { return K; } }
  interface I52 { int K = 5; 
    //@ ensures \result == K;
    int k52(); // TRUE
  }
  static class C52 implements I52 { static final int K = 6; public int k52() { return I52.K; } }
  static class A53 { class In { int z = 1; } 
    //@ ensures \result == 1;
    int in53() { // TRUE
      return new In().z; } }
  static class B53 extends A53 { class In { int z = 2; } }
  static class A54 { class In { int z = 1; } 
    //@ ensures \result.z == 1;
    In in54() { // TRUE
      return new In(); } }
  static class B54 extends A54 { class In { int z = 2; } }
  static class A55<T> { T t; 
    //@ ensures \result == t;
    /*@ nullable @*/ T get55() { // FALSE
      return t; } }
  static class B55 extends A55<Integer> { Integer get55() { return t == null ? null : Integer.valueOf(t + 0); } }
  static class A56 { 
    //@ ensures \result == xs.length;
    int n56(int... xs) { // FALSE
      return xs.length; } }
  static class B56 extends A56 { int n56(int[] xs) { return xs.length > 2 ? 2 : xs.length; } }
  static class A57 { public boolean equals(Object o) { return true; } 
    //@ ensures \result == (this == o);
    boolean eq57(/*@ nullable @*/ Object o) { // FALSE
      return equals(o); } }
  //@ ensures \result;
  static boolean eq58(Object a, Object b) { // FALSE
    return a.equals(b) == b.equals(a); }
  interface W59 { 
    //@ requires x >= 0; ensures \result >= x;
    int w59(int x); // TRUE
  }
  static class X59 implements W59 { 
    //@ also requires x < 0; ensures \result == 0;
    public int w59(int x) { return x < 0 ? 0 : x; } }
  //@ ensures \result >= 0;
  static int use59(W59 w, int x) { // FALSE
    return w.w59(x); }
  //@ ensures \result >= 0;
  static int use59b(X59 w, int x) { // TRUE
    return w.w59(x); }
  //@ requires x >= 0; ensures \result >= 0;
  static int use59c(W59 w, int x) { // TRUE
    return w.w59(x); }
}
