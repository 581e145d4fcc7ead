import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** What a reference may be after a loop: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class ReferencesAfterLoops {

  interface I { int f(); }
  interface J extends I { default int g() { return f() + 1; } }
  static class A implements I { int v; A() {} A(int v) { this.v = v; } public int f() { return v; } }
  static class B extends A { B(int v) { super(v); } public int f() { return -1; } public boolean equals(Object o) { return false; } public int hashCode() { return 7; } public String toString() { return "B!"; } }
  static class G<T> { T v; G(T v) { this.v = v; } }
  record R(int a, String s) implements I { public int f() { return a; } }
  enum E implements I { X, Y { public int f() { return 99; } }, Z { public int f() { return 5; } public String toString() { return "zed"; } }; public int f() { return ordinal(); } }
  static class MyEx extends RuntimeException { public String getMessage() { return "my"; } }
  static I anon() { return new I() { public int f() { return 42; } }; }
  static I lam(int k) { return () -> k; }
  static J lamJ() { return () -> 3; }
  static I mref(A a) { return a::f; }
  static A anonA() { return new A(3) { public int f() { return 77; } public String toString() { return "anonA"; } }; }
  static Runnable run() { return () -> {}; }
  static Runnable runA() { return new Runnable() { public void run() {} }; }
  static Comparable<Integer> cmpA() { return new Comparable<Integer>() { public int compareTo(Integer o) { return 1; } }; }
  static CharSequence csA() { return new CharSequence() { public int length() { return 5; } public char charAt(int i) { return 'q'; } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return "csA"; } }; }
  static Number numA() { return new Number() { public int intValue() { return 1; } public long longValue() { return 2; } public float floatValue() { return 3; } public double doubleValue() { return 4; } }; }
  static Supplier<Integer> supA() { return new Supplier<Integer>() { public Integer get() { return 12; } }; }
  static Supplier<Integer> supL() { return () -> 13; }
  static Iterator<Integer> itA() { return new Iterator<Integer>() { public boolean hasNext() { return true; } public Integer next() { return 1; } }; }
  static Iterable<Integer> iteL() { return () -> itA(); }
  static List<Integer> al() { ArrayList<Integer> x = new ArrayList<>(); x.add(1); return x; }
  static List<Integer> ll() { LinkedList<Integer> x = new LinkedList<>(); x.add(1); return x; }

  //@ ensures \result == false;
  static boolean m0_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I;
  }
  //@ ensures \result == true;
  static boolean m0_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I;
  }

  //@ ensures \result == true;
  static boolean m1_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Object[];
  }
  //@ ensures \result == false;
  static boolean m1_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Object[];
  }

  //@ ensures \result == true;
  static boolean m2_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof int[];
  }
  //@ ensures \result == false;
  static boolean m2_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof int[];
  }

  //@ ensures \result == true;
  static boolean m3_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Number;
  }
  //@ ensures \result == false;
  static boolean m3_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Number;
  }

  //@ ensures \result == true;
  static boolean m4_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }
  //@ ensures \result == false;
  static boolean m4_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m5_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.E;
  }
  //@ ensures \result == false;
  static boolean m5_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.E;
  }

  //@ ensures \result == false;
  static boolean m6_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m6_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m7_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A.class;
  }

  //@ ensures \result == true;
  static boolean m8_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Throwable;
  }
  //@ ensures \result == false;
  static boolean m8_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Throwable;
  }

  //@ ensures \result == true;
  static boolean m9_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == o.getClass().getClass();
  }
  //@ ensures \result == false;
  static boolean m9_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == o.getClass().getClass();
  }

  //@ ensures \result == true;
  static boolean m10_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Runnable;
  }

  //@ ensures \result == true;
  static boolean m11_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof CharSequence;
  }
  //@ ensures \result == false;
  static boolean m11_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof CharSequence;
  }

  //@ ensures \result == true;
  static boolean m12_f0(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Cloneable;
  }
  //@ ensures \result == false;
  static boolean m12_f1(Object x, Object[] ys) { // FALSE
    Object o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Cloneable;
  }

  //@ ensures \result == false;
  static boolean m13_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 42;
  }
  //@ ensures \result == true;
  static boolean m13_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 42;
  }

  //@ ensures \result == true;
  static boolean m14_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 1;
  }
  //@ ensures \result == false;
  static boolean m14_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 1;
  }

  //@ ensures \result == true;
  static boolean m15_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.J;
  }
  //@ ensures \result == false;
  static boolean m15_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.J;
  }

  //@ ensures \result == true;
  static boolean m16_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A;
  }
  //@ ensures \result == false;
  static boolean m16_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A;
  }

  //@ ensures \result == true;
  static boolean m17_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Enum;
  }
  //@ ensures \result == false;
  static boolean m17_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Enum;
  }

  //@ ensures \result == true;
  static boolean m18_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.R;
  }
  //@ ensures \result == false;
  static boolean m18_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.R;
  }

  //@ ensures \result == true;
  static boolean m19_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A.class;
  }
  //@ ensures \result == false;
  static boolean m19_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A.class;
  }

  //@ ensures \result == true;
  static boolean m20_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.E.class;
  }
  //@ ensures \result == false;
  static boolean m20_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.E.class;
  }

  //@ ensures \result == false;
  static boolean m21_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m21_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m22_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hashCode() == 7;
  }
  //@ ensures \result == false;
  static boolean m22_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hashCode() == 7;
  }

  //@ ensures \result == true;
  static boolean m23_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("B!");
  }
  //@ ensures \result == false;
  static boolean m23_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("B!");
  }

  //@ ensures \result == true;
  static boolean m24_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 99;
  }
  //@ ensures \result == false;
  static boolean m24_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 99;
  }

  //@ ensures \result == true;
  static boolean m25_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A || o instanceof ReferencesAfterLoops.E || o instanceof ReferencesAfterLoops.R;
  }
  //@ ensures \result == false;
  static boolean m25_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A || o instanceof ReferencesAfterLoops.E || o instanceof ReferencesAfterLoops.R;
  }

  //@ ensures \result == true;
  static boolean m26_f0(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 77;
  }
  //@ ensures \result == false;
  static boolean m26_f1(ReferencesAfterLoops.I x, ReferencesAfterLoops.I[] ys) { // FALSE
    ReferencesAfterLoops.I o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 77;
  }

  //@ ensures \result == true;
  static boolean m27_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == o.v;
  }
  //@ ensures \result == false;
  static boolean m27_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == o.v;
  }

  //@ ensures \result == false;
  static boolean m28_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 77;
  }
  //@ ensures \result == true;
  static boolean m28_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 77;
  }

  //@ ensures \result == true;
  static boolean m29_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A.class;
  }
  //@ ensures \result == false;
  static boolean m29_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A.class;
  }

  //@ ensures \result == false;
  static boolean m30_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m30_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m31_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B || o.getClass() == ReferencesAfterLoops.A.class;
  }
  //@ ensures \result == false;
  static boolean m31_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B || o.getClass() == ReferencesAfterLoops.A.class;
  }

  //@ ensures \result == false;
  static boolean m32_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("anonA");
  }
  //@ ensures \result == true;
  static boolean m32_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("anonA");
  }

  //@ ensures \result == true;
  static boolean m33_f0(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hashCode() == 7;
  }
  //@ ensures \result == false;
  static boolean m33_f1(ReferencesAfterLoops.A x, ReferencesAfterLoops.A[] ys) { // FALSE
    ReferencesAfterLoops.A o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hashCode() == 7;
  }

  //@ ensures \result == false;
  static boolean m34_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.E.class;
  }
  //@ ensures \result == true;
  static boolean m34_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.E.class;
  }

  //@ ensures \result == false;
  static boolean m35_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == o.ordinal();
  }
  //@ ensures \result == true;
  static boolean m35_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == o.ordinal();
  }

  //@ ensures \result == false;
  static boolean m36_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == ReferencesAfterLoops.E.X || o == ReferencesAfterLoops.E.Z;
  }
  //@ ensures \result == true;
  static boolean m36_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == ReferencesAfterLoops.E.X || o == ReferencesAfterLoops.E.Z;
  }

  //@ ensures \result == false;
  static boolean m37_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals(o.name());
  }
  //@ ensures \result == true;
  static boolean m37_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals(o.name());
  }

  //@ ensures \result == false;
  static boolean m38_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getDeclaringClass() == o.getClass();
  }
  //@ ensures \result == true;
  static boolean m38_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getDeclaringClass() == o.getClass();
  }

  //@ ensures \result == false;
  static boolean m39_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() < 3;
  }
  //@ ensures \result == true;
  static boolean m39_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() < 3;
  }

  //@ ensures \result == true;
  static boolean m40_f0(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.compareTo(ReferencesAfterLoops.E.Y) > 0;
  }
  //@ ensures \result == false;
  static boolean m40_f1(ReferencesAfterLoops.E x, ReferencesAfterLoops.E[] ys) { // FALSE
    ReferencesAfterLoops.E o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.compareTo(ReferencesAfterLoops.E.Y) > 0;
  }

  //@ ensures \result == false;
  static boolean m41_f0(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(new ReferencesAfterLoops.R(o.a(),o.s()));
  }

  //@ ensures \result == true;
  static boolean m42_f0(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == new ReferencesAfterLoops.R(o.a(),o.s());
  }

  //@ ensures \result == false;
  static boolean m43_f0(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hashCode() == 31 * o.a() + o.s().hashCode();
  }

  //@ ensures \result == false;
  static boolean m44_f0(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 1;
  }
  //@ ensures \result == true;
  static boolean m44_f1(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.f() == 1;
  }

  //@ ensures \result == false;
  static boolean m45_f0(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("R[a=1, s=a]");
  }
  //@ ensures \result == true;
  static boolean m45_f1(ReferencesAfterLoops.R x, ReferencesAfterLoops.R[] ys) { // FALSE
    ReferencesAfterLoops.R o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals("R[a=1, s=a]");
  }

  //@ ensures \result == true;
  static boolean m46_f0(Runnable x, Runnable[] ys) { // FALSE
    Runnable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I;
  }

  //@ ensures \result == true;
  static boolean m47_f0(Runnable x, Runnable[] ys) { // FALSE
    Runnable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Runnable.class;
  }

  //@ ensures \result == false;
  static boolean m48_f0(Runnable x, Runnable[] ys) { // FALSE
    Runnable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m49_f0(Runnable x, Runnable[] ys) { // FALSE
    Runnable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.runA().getClass();
  }
  //@ ensures \result == false;
  static boolean m49_f1(Runnable x, Runnable[] ys) { // FALSE
    Runnable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.runA().getClass();
  }

  //@ ensures \result == false;
  static boolean m50_f0(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Integer;
  }
  //@ ensures \result == true;
  static boolean m50_f1(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Integer;
  }

  //@ ensures \result == false;
  static boolean m51_f0(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.compareTo(3) == 0;
  }
  //@ ensures \result == true;
  static boolean m51_f1(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.compareTo(3) == 0;
  }

  //@ ensures \result == false;
  static boolean m52_f0(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Number;
  }
  //@ ensures \result == true;
  static boolean m52_f1(Comparable<Integer> x, Comparable<Integer>[] ys) { // FALSE
    Comparable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Number;
  }

  //@ ensures \result == false;
  static boolean m53_f0(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof String;
  }
  //@ ensures \result == true;
  static boolean m53_f1(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof String;
  }

  //@ ensures \result == false;
  static boolean m54_f0(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() == o.toString().length();
  }
  //@ ensures \result == true;
  static boolean m54_f1(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() == o.toString().length();
  }

  //@ ensures \result == true;
  static boolean m55_f0(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof StringBuilder;
  }
  //@ ensures \result == false;
  static boolean m55_f1(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof StringBuilder;
  }

  //@ ensures \result == true;
  static boolean m56_f0(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() > 0 && o.charAt(0) == 'q';
  }
  //@ ensures \result == false;
  static boolean m56_f1(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() > 0 && o.charAt(0) == 'q';
  }

  //@ ensures \result == false;
  static boolean m57_f0(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }
  //@ ensures \result == true;
  static boolean m57_f1(CharSequence x, CharSequence[] ys) { // FALSE
    CharSequence o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m58_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Integer;
  }
  //@ ensures \result == false;
  static boolean m58_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Integer;
  }

  //@ ensures \result == true;
  static boolean m59_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.intValue() == o.longValue();
  }
  //@ ensures \result == false;
  static boolean m59_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.intValue() == o.longValue();
  }

  //@ ensures \result == true;
  static boolean m60_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }
  //@ ensures \result == false;
  static boolean m60_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m61_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof AtomicInteger;
  }
  //@ ensures \result == false;
  static boolean m61_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof AtomicInteger;
  }

  //@ ensures \result == true;
  static boolean m62_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Byte || o instanceof Integer || o instanceof Long || o instanceof Double;
  }
  //@ ensures \result == false;
  static boolean m62_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Byte || o instanceof Integer || o instanceof Long || o instanceof Double;
  }

  //@ ensures \result == true;
  static boolean m63_f0(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.doubleValue() == o.floatValue();
  }
  //@ ensures \result == false;
  static boolean m63_f1(Number x, Number[] ys) { // FALSE
    Number o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.doubleValue() == o.floatValue();
  }

  //@ ensures \result == false;
  static boolean m64_f0(Supplier<Integer> x, Supplier<Integer>[] ys) { // FALSE
    Supplier<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get() == 12;
  }
  //@ ensures \result == true;
  static boolean m64_f1(Supplier<Integer> x, Supplier<Integer>[] ys) { // FALSE
    Supplier<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get() == 12;
  }

  //@ ensures \result == true;
  static boolean m65_f0(Supplier<Integer> x, Supplier<Integer>[] ys) { // FALSE
    Supplier<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get().equals(13);
  }
  //@ ensures \result == false;
  static boolean m65_f1(Supplier<Integer> x, Supplier<Integer>[] ys) { // FALSE
    Supplier<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get().equals(13);
  }

  //@ ensures \result == true;
  static boolean m66_f0(Supplier<Integer> x, Supplier<Integer>[] ys) { // FALSE
    Supplier<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I;
  }

  //@ ensures \result == false;
  static boolean m67_f0(Iterator<Integer> x, Iterator<Integer>[] ys) { // FALSE
    Iterator<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.hasNext();
  }

  //@ ensures \result == false;
  static boolean m68_f0(Iterator<Integer> x, Iterator<Integer>[] ys) { // FALSE
    Iterator<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.next() == 1;
  }

  //@ ensures \result == true;
  static boolean m69_f0(Iterator<Integer> x, Iterator<Integer>[] ys) { // FALSE
    Iterator<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Iterator.class;
  }

  //@ ensures \result == true;
  static boolean m70_f0(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Collection;
  }
  //@ ensures \result == false;
  static boolean m70_f1(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Collection;
  }

  //@ ensures \result == true;
  static boolean m71_f0(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }
  //@ ensures \result == false;
  static boolean m71_f1(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }

  //@ ensures \result == false;
  static boolean m72_f0(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.iterator().hasNext();
  }

  //@ ensures \result == true;
  static boolean m73_f0(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof List;
  }
  //@ ensures \result == false;
  static boolean m73_f1(Iterable<Integer> x, Iterable<Integer>[] ys) { // FALSE
    Iterable<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof List;
  }

  //@ ensures \result == false;
  static boolean m74_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }
  //@ ensures \result == true;
  static boolean m74_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }

  //@ ensures \result == true;
  static boolean m75_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }
  //@ ensures \result == false;
  static boolean m75_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }

  //@ ensures \result == false;
  static boolean m76_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.size() == 1;
  }
  //@ ensures \result == true;
  static boolean m76_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.size() == 1;
  }

  //@ ensures \result == false;
  static boolean m77_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(ReferencesAfterLoops.al());
  }
  //@ ensures \result == true;
  static boolean m77_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(ReferencesAfterLoops.al());
  }

  //@ ensures \result == false;
  static boolean m78_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(ReferencesAfterLoops.ll());
  }
  //@ ensures \result == true;
  static boolean m78_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(ReferencesAfterLoops.ll());
  }

  //@ ensures \result == true;
  static boolean m79_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.contains(2);
  }
  //@ ensures \result == false;
  static boolean m79_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.contains(2);
  }

  //@ ensures \result == true;
  static boolean m80_f0(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof LinkedList;
  }
  //@ ensures \result == false;
  static boolean m80_f1(List<Integer> x, List<Integer>[] ys) { // FALSE
    List<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof LinkedList;
  }

  //@ ensures \result == false;
  static boolean m81_f0(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof List;
  }
  //@ ensures \result == true;
  static boolean m81_f1(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof List;
  }

  //@ ensures \result == true;
  static boolean m82_f0(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }
  //@ ensures \result == false;
  static boolean m82_f1(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }

  //@ ensures \result == false;
  static boolean m83_f0(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }
  //@ ensures \result == true;
  static boolean m83_f1(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ArrayList;
  }

  //@ ensures \result == true;
  static boolean m84_f0(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Set;
  }
  //@ ensures \result == false;
  static boolean m84_f1(Collection<Integer> x, Collection<Integer>[] ys) { // FALSE
    Collection<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Set;
  }

  //@ ensures \result == false;
  static boolean m85_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Exception;
  }
  //@ ensures \result == true;
  static boolean m85_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Exception;
  }

  //@ ensures \result == false;
  static boolean m86_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof RuntimeException;
  }
  //@ ensures \result == true;
  static boolean m86_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof RuntimeException;
  }

  //@ ensures \result == true;
  static boolean m87_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getMessage() == null;
  }
  //@ ensures \result == false;
  static boolean m87_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getMessage() == null;
  }

  //@ ensures \result == false;
  static boolean m88_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getCause() == null;
  }
  //@ ensures \result == true;
  static boolean m88_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getCause() == null;
  }

  //@ ensures \result == false;
  static boolean m89_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.MyEx;
  }
  //@ ensures \result == true;
  static boolean m89_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.MyEx;
  }

  //@ ensures \result == true;
  static boolean m90_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Error;
  }
  //@ ensures \result == false;
  static boolean m90_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof Error;
  }

  //@ ensures \result == false;
  static boolean m91_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return "my".equals(o.getMessage());
  }
  //@ ensures \result == true;
  static boolean m91_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return "my".equals(o.getMessage());
  }

  //@ ensures \result == false;
  static boolean m92_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Throwable.class || o instanceof Exception;
  }
  //@ ensures \result == true;
  static boolean m92_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Throwable.class || o instanceof Exception;
  }

  //@ ensures \result == true;
  static boolean m93_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof VirtualMachineError;
  }
  //@ ensures \result == false;
  static boolean m93_f1(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof VirtualMachineError;
  }

  //@ ensures \result == false;
  static boolean m94_f0(Throwable x, Throwable[] ys) { // FALSE
    Throwable o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getSuppressed().length == 0;
  }

  //@ ensures \result == true;
  static boolean m95_f0(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getMessage() == null;
  }
  //@ ensures \result == false;
  static boolean m95_f1(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getMessage() == null;
  }

  //@ ensures \result == false;
  static boolean m96_f0(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.MyEx;
  }
  //@ ensures \result == true;
  static boolean m96_f1(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.MyEx;
  }

  //@ ensures \result == true;
  static boolean m97_f0(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == RuntimeException.class;
  }
  //@ ensures \result == false;
  static boolean m97_f1(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == RuntimeException.class;
  }

  //@ ensures \result == true;
  static boolean m98_f0(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof NullPointerException;
  }
  //@ ensures \result == false;
  static boolean m98_f1(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof NullPointerException;
  }

  //@ ensures \result == false;
  static boolean m99_f0(RuntimeException x, RuntimeException[] ys) { // FALSE
    RuntimeException o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getCause() == null;
  }

  //@ ensures \result == false;
  static boolean m100_f0(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == String.class;
  }
  //@ ensures \result == true;
  static boolean m100_f1(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == String.class;
  }

  //@ ensures \result == true;
  static boolean m101_f0(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getName().equals("int");
  }
  //@ ensures \result == false;
  static boolean m101_f1(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getName().equals("int");
  }

  //@ ensures \result == true;
  static boolean m102_f0(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == ReferencesAfterLoops.A.class;
  }
  //@ ensures \result == false;
  static boolean m102_f1(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == ReferencesAfterLoops.A.class;
  }

  //@ ensures \result == true;
  static boolean m103_f0(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isArray();
  }
  //@ ensures \result == false;
  static boolean m103_f1(Class<?> x, Class<?>[] ys) { // FALSE
    Class<?> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isArray();
  }

  //@ ensures \result == true;
  static boolean m104_f0(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isPresent();
  }
  //@ ensures \result == false;
  static boolean m104_f1(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isPresent();
  }

  //@ ensures \result == true;
  static boolean m105_f0(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(Optional.of(1));
  }
  //@ ensures \result == false;
  static boolean m105_f1(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(Optional.of(1));
  }

  //@ ensures \result == false;
  static boolean m106_f0(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Optional.<Integer>empty();
  }
  //@ ensures \result == true;
  static boolean m106_f1(Optional<Integer> x, Optional<Integer>[] ys) { // FALSE
    Optional<Integer> o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Optional.<Integer>empty();
  }

  //@ ensures \result == false;
  static boolean m107_f0(AtomicInteger x, AtomicInteger[] ys) { // FALSE
    AtomicInteger o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get() == 0;
  }
  //@ ensures \result == true;
  static boolean m107_f1(AtomicInteger x, AtomicInteger[] ys) { // FALSE
    AtomicInteger o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.get() == 0;
  }

  //@ ensures \result == true;
  static boolean m108_f0(AtomicInteger x, AtomicInteger[] ys) { // FALSE
    AtomicInteger o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.incrementAndGet() > 1;
  }
  //@ ensures \result == false;
  static boolean m108_f1(AtomicInteger x, AtomicInteger[] ys) { // FALSE
    AtomicInteger o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.incrementAndGet() > 1;
  }

  //@ ensures \result == true;
  static boolean m109_f0(AtomicInteger x, AtomicInteger[] ys) { // FALSE
    AtomicInteger o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(new AtomicInteger(o.get()));
  }

  //@ ensures \result == false;
  static boolean m110_f0(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() == 0;
  }
  //@ ensures \result == true;
  static boolean m110_f1(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() == 0;
  }

  //@ ensures \result == false;
  static boolean m111_f0(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.append("x").length() == 1;
  }
  //@ ensures \result == true;
  static boolean m111_f1(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.append("x").length() == 1;
  }

  //@ ensures \result == false;
  static boolean m112_f0(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString().equals(o.toString());
  }

  //@ ensures \result == false;
  static boolean m113_f0(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString() == o.toString();
  }
  //@ ensures \result == true;
  static boolean m113_f1(StringBuilder x, StringBuilder[] ys) { // FALSE
    StringBuilder o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.toString() == o.toString();
  }

  //@ ensures \result == false;
  static boolean m114_f0(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == 0;
  }
  //@ ensures \result == true;
  static boolean m114_f1(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == 0;
  }

  //@ ensures \result == false;
  static boolean m115_f0(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Integer.valueOf(o.intValue());
  }
  //@ ensures \result == true;
  static boolean m115_f1(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Integer.valueOf(o.intValue());
  }

  //@ ensures \result == false;
  static boolean m116_f0(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(Integer.valueOf(o));
  }

  //@ ensures \result == false;
  static boolean m117_f0(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o < 128;
  }
  //@ ensures \result == true;
  static boolean m117_f1(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o < 128;
  }

  //@ ensures \result == false;
  static boolean m118_f0(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == (Integer) (int) o;
  }
  //@ ensures \result == true;
  static boolean m118_f1(Integer x, Integer[] ys) { // FALSE
    Integer o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == (Integer) (int) o;
  }

  //@ ensures \result == false;
  static boolean m119_f0(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == 'a';
  }
  //@ ensures \result == true;
  static boolean m119_f1(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == 'a';
  }

  //@ ensures \result == false;
  static boolean m120_f0(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Character.valueOf((char) o);
  }
  //@ ensures \result == true;
  static boolean m120_f1(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Character.valueOf((char) o);
  }

  //@ ensures \result == false;
  static boolean m121_f0(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o < 128;
  }
  //@ ensures \result == true;
  static boolean m121_f1(Character x, Character[] ys) { // FALSE
    Character o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o < 128;
  }

  //@ ensures \result == false;
  static boolean m122_f0(Long x, Long[] ys) { // FALSE
    Long o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Long.valueOf((long) o);
  }
  //@ ensures \result == true;
  static boolean m122_f1(Long x, Long[] ys) { // FALSE
    Long o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Long.valueOf((long) o);
  }

  //@ ensures \result == true;
  static boolean m123_f0(Long x, Long[] ys) { // FALSE
    Long o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(0);
  }

  //@ ensures \result == false;
  static boolean m124_f0(Long x, Long[] ys) { // FALSE
    Long o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(0L);
  }
  //@ ensures \result == true;
  static boolean m124_f1(Long x, Long[] ys) { // FALSE
    Long o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(0L);
  }

  //@ ensures \result == false;
  static boolean m125_f0(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o;
  }
  //@ ensures \result == true;
  static boolean m125_f1(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o;
  }

  //@ ensures \result == false;
  static boolean m126_f0(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Boolean.valueOf((boolean) o);
  }
  //@ ensures \result == true;
  static boolean m126_f1(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Boolean.valueOf((boolean) o);
  }

  //@ ensures \result == false;
  static boolean m127_f0(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Boolean.TRUE || o == Boolean.FALSE;
  }
  //@ ensures \result == true;
  static boolean m127_f1(Boolean x, Boolean[] ys) { // FALSE
    Boolean o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == Boolean.TRUE || o == Boolean.FALSE;
  }

  //@ ensures \result == true;
  static boolean m128_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == "abc";
  }
  //@ ensures \result == false;
  static boolean m128_f1(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == "abc";
  }

  //@ ensures \result == false;
  static boolean m129_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == o.intern();
  }
  //@ ensures \result == true;
  static boolean m129_f1(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == o.intern();
  }

  //@ ensures \result == false;
  static boolean m130_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }
  //@ ensures \result == true;
  static boolean m130_f1(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.isEmpty();
  }

  //@ ensures \result == true;
  static boolean m131_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals("abc");
  }
  //@ ensures \result == false;
  static boolean m131_f1(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals("abc");
  }

  //@ ensures \result == false;
  static boolean m132_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() < 3;
  }
  //@ ensures \result == true;
  static boolean m132_f1(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length() < 3;
  }

  //@ ensures \result == true;
  static boolean m133_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == o + "";
  }

  //@ ensures \result == false;
  static boolean m134_f0(String x, String[] ys) { // FALSE
    String o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o == o.substring(0);
  }

  //@ ensures \result == false;
  static boolean m135_f0(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m135_f1(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m136_f0(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.clone() == o;
  }

  //@ ensures \result == true;
  static boolean m137_f0(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] == 1;
  }
  //@ ensures \result == false;
  static boolean m137_f1(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] == 1;
  }

  //@ ensures \result == true;
  static boolean m138_f0(int[] x, int[][] ys) { // FALSE
    int[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.equals(o.clone());
  }

  //@ ensures \result == false;
  static boolean m139_f0(long[] x, long[][] ys) { // FALSE
    long[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m139_f1(long[] x, long[][] ys) { // FALSE
    long[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m140_f0(long[] x, long[][] ys) { // FALSE
    long[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 1 && o[1] == -2;
  }
  //@ ensures \result == false;
  static boolean m140_f1(long[] x, long[][] ys) { // FALSE
    long[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 1 && o[1] == -2;
  }

  //@ ensures \result == false;
  static boolean m141_f0(char[] x, char[][] ys) { // FALSE
    char[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m141_f1(char[] x, char[][] ys) { // FALSE
    char[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m142_f0(char[] x, char[][] ys) { // FALSE
    char[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 1 && o[1] == 'b';
  }
  //@ ensures \result == false;
  static boolean m142_f1(char[] x, char[][] ys) { // FALSE
    char[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 1 && o[1] == 'b';
  }

  //@ ensures \result == true;
  static boolean m143_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }
  //@ ensures \result == false;
  static boolean m143_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length == 0;
  }

  //@ ensures \result == false;
  static boolean m144_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Object[].class;
  }
  //@ ensures \result == true;
  static boolean m144_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == Object[].class;
  }

  //@ ensures \result == true;
  static boolean m145_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof String[];
  }
  //@ ensures \result == false;
  static boolean m145_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof String[];
  }

  //@ ensures \result == true;
  static boolean m146_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I[];
  }
  //@ ensures \result == false;
  static boolean m146_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.I[];
  }

  //@ ensures \result == true;
  static boolean m147_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof int[][];
  }
  //@ ensures \result == false;
  static boolean m147_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof int[][];
  }

  //@ ensures \result == false;
  static boolean m148_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass().isArray();
  }

  //@ ensures \result == true;
  static boolean m149_f0(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] instanceof String;
  }
  //@ ensures \result == false;
  static boolean m149_f1(Object[] x, Object[][] ys) { // FALSE
    Object[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] instanceof String;
  }

  //@ ensures \result == false;
  static boolean m150_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.I[].class;
  }
  //@ ensures \result == true;
  static boolean m150_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.I[].class;
  }

  //@ ensures \result == true;
  static boolean m151_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A[];
  }
  //@ ensures \result == false;
  static boolean m151_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.A[];
  }

  //@ ensures \result == true;
  static boolean m152_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.E[];
  }
  //@ ensures \result == false;
  static boolean m152_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.E[];
  }

  //@ ensures \result == true;
  static boolean m153_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0].f() == 99;
  }
  //@ ensures \result == false;
  static boolean m153_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0].f() == 99;
  }

  //@ ensures \result == true;
  static boolean m154_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B[];
  }
  //@ ensures \result == false;
  static boolean m154_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B[];
  }

  //@ ensures \result == true;
  static boolean m155_f0(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] instanceof ReferencesAfterLoops.A;
  }
  //@ ensures \result == false;
  static boolean m155_f1(ReferencesAfterLoops.I[] x, ReferencesAfterLoops.I[][] ys) { // FALSE
    ReferencesAfterLoops.I[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0] instanceof ReferencesAfterLoops.A;
  }

  //@ ensures \result == false;
  static boolean m156_f0(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A[].class;
  }
  //@ ensures \result == true;
  static boolean m156_f1(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.getClass() == ReferencesAfterLoops.A[].class;
  }

  //@ ensures \result == false;
  static boolean m157_f0(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0].f() == 77;
  }
  //@ ensures \result == true;
  static boolean m157_f1(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o.length > 0 && o[0].f() == 77;
  }

  //@ ensures \result == true;
  static boolean m158_f0(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B[];
  }
  //@ ensures \result == false;
  static boolean m158_f1(ReferencesAfterLoops.A[] x, ReferencesAfterLoops.A[][] ys) { // FALSE
    ReferencesAfterLoops.A[] o = x; for (int i = 0; i < ys.length; i++) { o = ys[i]; } return o instanceof ReferencesAfterLoops.B[];
  }
}