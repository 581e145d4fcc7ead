import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** What a reference may be that is deep in other objects: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class ReferencesInObjects {

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

  static class H0 { Object[] f; H0(Object f) { this.f = (Object[]) new Object[] { f }; } }
  static class H1 { ReferencesInObjects.I[] f; H1(ReferencesInObjects.I f) { this.f = (ReferencesInObjects.I[]) new ReferencesInObjects.I[] { f }; } }
  static class H2 { ReferencesInObjects.A[] f; H2(ReferencesInObjects.A f) { this.f = (ReferencesInObjects.A[]) new ReferencesInObjects.A[] { f }; } }
  static class H3 { ReferencesInObjects.E[] f; H3(ReferencesInObjects.E f) { this.f = (ReferencesInObjects.E[]) new ReferencesInObjects.E[] { f }; } }
  static class H4 { ReferencesInObjects.R[] f; H4(ReferencesInObjects.R f) { this.f = (ReferencesInObjects.R[]) new ReferencesInObjects.R[] { f }; } }
  static class H5 { Runnable[] f; H5(Runnable f) { this.f = (Runnable[]) new Runnable[] { f }; } }
  static class H6 { Comparable<Integer>[] f; H6(Comparable<Integer> f) { this.f = (Comparable<Integer>[]) new Comparable[] { f }; } }
  static class H7 { CharSequence[] f; H7(CharSequence f) { this.f = (CharSequence[]) new CharSequence[] { f }; } }
  static class H8 { Number[] f; H8(Number f) { this.f = (Number[]) new Number[] { f }; } }
  static class H9 { Supplier<Integer>[] f; H9(Supplier<Integer> f) { this.f = (Supplier<Integer>[]) new Supplier[] { f }; } }
  static class H10 { Iterator<Integer>[] f; H10(Iterator<Integer> f) { this.f = (Iterator<Integer>[]) new Iterator[] { f }; } }
  static class H11 { Iterable<Integer>[] f; H11(Iterable<Integer> f) { this.f = (Iterable<Integer>[]) new Iterable[] { f }; } }
  static class H12 { List<Integer>[] f; H12(List<Integer> f) { this.f = (List<Integer>[]) new List[] { f }; } }
  static class H13 { Collection<Integer>[] f; H13(Collection<Integer> f) { this.f = (Collection<Integer>[]) new Collection[] { f }; } }
  static class H14 { Throwable[] f; H14(Throwable f) { this.f = (Throwable[]) new Throwable[] { f }; } }
  static class H15 { RuntimeException[] f; H15(RuntimeException f) { this.f = (RuntimeException[]) new RuntimeException[] { f }; } }
  static class H16 { Class<?>[] f; H16(Class<?> f) { this.f = (Class<?>[]) new Class[] { f }; } }
  static class H17 { Optional<Integer>[] f; H17(Optional<Integer> f) { this.f = (Optional<Integer>[]) new Optional[] { f }; } }
  static class H18 { AtomicInteger[] f; H18(AtomicInteger f) { this.f = (AtomicInteger[]) new AtomicInteger[] { f }; } }
  static class H19 { StringBuilder[] f; H19(StringBuilder f) { this.f = (StringBuilder[]) new StringBuilder[] { f }; } }
  static class H20 { Integer[] f; H20(Integer f) { this.f = (Integer[]) new Integer[] { f }; } }
  static class H21 { Character[] f; H21(Character f) { this.f = (Character[]) new Character[] { f }; } }
  static class H22 { Long[] f; H22(Long f) { this.f = (Long[]) new Long[] { f }; } }
  static class H23 { Boolean[] f; H23(Boolean f) { this.f = (Boolean[]) new Boolean[] { f }; } }
  static class H24 { String[] f; H24(String f) { this.f = (String[]) new String[] { f }; } }
  static class H25 { int[][] f; H25(int[] f) { this.f = mk25(f); } }
  static int[][] mk25(int[] f) { int[][] r = new int[1][]; r[0] = f; return r; }
  static class H26 { long[][] f; H26(long[] f) { this.f = mk26(f); } }
  static long[][] mk26(long[] f) { long[][] r = new long[1][]; r[0] = f; return r; }
  static class H27 { char[][] f; H27(char[] f) { this.f = mk27(f); } }
  static char[][] mk27(char[] f) { char[][] r = new char[1][]; r[0] = f; return r; }
  static class H28 { Object[][] f; H28(Object[] f) { this.f = mk28(f); } }
  static Object[][] mk28(Object[] f) { Object[][] r = new Object[1][]; r[0] = f; return r; }
  static class H29 { ReferencesInObjects.I[][] f; H29(ReferencesInObjects.I[] f) { this.f = mk29(f); } }
  static ReferencesInObjects.I[][] mk29(ReferencesInObjects.I[] f) { ReferencesInObjects.I[][] r = new ReferencesInObjects.I[1][]; r[0] = f; return r; }
  static class H30 { ReferencesInObjects.A[][] f; H30(ReferencesInObjects.A[] f) { this.f = mk30(f); } }
  static ReferencesInObjects.A[][] mk30(ReferencesInObjects.A[] f) { ReferencesInObjects.A[][] r = new ReferencesInObjects.A[1][]; r[0] = f; return r; }

  //@ ensures \result == false;
  static boolean m0_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof ReferencesInObjects.I;
  }
  //@ ensures \result == true;
  static boolean m0_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof ReferencesInObjects.I;
  }

  //@ ensures \result == true;
  static boolean m1_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Object[];
  }
  //@ ensures \result == false;
  static boolean m1_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Object[];
  }

  //@ ensures \result == true;
  static boolean m2_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof int[];
  }
  //@ ensures \result == false;
  static boolean m2_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof int[];
  }

  //@ ensures \result == true;
  static boolean m3_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Number;
  }
  //@ ensures \result == false;
  static boolean m3_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Number;
  }

  //@ ensures \result == true;
  static boolean m4_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Comparable;
  }
  //@ ensures \result == false;
  static boolean m4_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m5_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof ReferencesInObjects.E;
  }
  //@ ensures \result == false;
  static boolean m5_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof ReferencesInObjects.E;
  }

  //@ ensures \result == false;
  static boolean m6_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m6_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m7_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A.class;
  }

  //@ ensures \result == true;
  static boolean m8_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Throwable;
  }
  //@ ensures \result == false;
  static boolean m8_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Throwable;
  }

  //@ ensures \result == true;
  static boolean m9_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o.getClass() == o.getClass().getClass();
  }
  //@ ensures \result == false;
  static boolean m9_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o.getClass() == o.getClass().getClass();
  }

  //@ ensures \result == true;
  static boolean m10_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Runnable;
  }

  //@ ensures \result == true;
  static boolean m11_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof CharSequence;
  }
  //@ ensures \result == false;
  static boolean m11_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof CharSequence;
  }

  //@ ensures \result == true;
  static boolean m12_f0(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Cloneable;
  }
  //@ ensures \result == false;
  static boolean m12_f1(H0[] hs) { // FALSE
    Object o = hs[0].f[0]; return o instanceof Cloneable;
  }

  //@ ensures \result == false;
  static boolean m13_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 42;
  }
  //@ ensures \result == true;
  static boolean m13_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 42;
  }

  //@ ensures \result == true;
  static boolean m14_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 1;
  }
  //@ ensures \result == false;
  static boolean m14_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 1;
  }

  //@ ensures \result == true;
  static boolean m15_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.J;
  }
  //@ ensures \result == false;
  static boolean m15_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.J;
  }

  //@ ensures \result == true;
  static boolean m16_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.A;
  }
  //@ ensures \result == false;
  static boolean m16_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.A;
  }

  //@ ensures \result == true;
  static boolean m17_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof Enum;
  }
  //@ ensures \result == false;
  static boolean m17_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof Enum;
  }

  //@ ensures \result == true;
  static boolean m18_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.R;
  }
  //@ ensures \result == false;
  static boolean m18_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.R;
  }

  //@ ensures \result == true;
  static boolean m19_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A.class;
  }
  //@ ensures \result == false;
  static boolean m19_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A.class;
  }

  //@ ensures \result == true;
  static boolean m20_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.E.class;
  }
  //@ ensures \result == false;
  static boolean m20_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.E.class;
  }

  //@ ensures \result == false;
  static boolean m21_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m21_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m22_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.hashCode() == 7;
  }
  //@ ensures \result == false;
  static boolean m22_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.hashCode() == 7;
  }

  //@ ensures \result == true;
  static boolean m23_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.toString().equals("B!");
  }
  //@ ensures \result == false;
  static boolean m23_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.toString().equals("B!");
  }

  //@ ensures \result == true;
  static boolean m24_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 99;
  }
  //@ ensures \result == false;
  static boolean m24_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 99;
  }

  //@ ensures \result == true;
  static boolean m25_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.A || o instanceof ReferencesInObjects.E || o instanceof ReferencesInObjects.R;
  }
  //@ ensures \result == false;
  static boolean m25_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o instanceof ReferencesInObjects.A || o instanceof ReferencesInObjects.E || o instanceof ReferencesInObjects.R;
  }

  //@ ensures \result == true;
  static boolean m26_f0(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 77;
  }
  //@ ensures \result == false;
  static boolean m26_f1(H1[] hs) { // FALSE
    ReferencesInObjects.I o = hs[0].f[0]; return o.f() == 77;
  }

  //@ ensures \result == true;
  static boolean m27_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.f() == o.v;
  }
  //@ ensures \result == false;
  static boolean m27_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.f() == o.v;
  }

  //@ ensures \result == false;
  static boolean m28_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.f() == 77;
  }
  //@ ensures \result == true;
  static boolean m28_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.f() == 77;
  }

  //@ ensures \result == true;
  static boolean m29_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A.class;
  }
  //@ ensures \result == false;
  static boolean m29_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A.class;
  }

  //@ ensures \result == false;
  static boolean m30_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.equals(o);
  }
  //@ ensures \result == true;
  static boolean m30_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m31_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o instanceof ReferencesInObjects.B || o.getClass() == ReferencesInObjects.A.class;
  }
  //@ ensures \result == false;
  static boolean m31_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o instanceof ReferencesInObjects.B || o.getClass() == ReferencesInObjects.A.class;
  }

  //@ ensures \result == false;
  static boolean m32_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.toString().equals("anonA");
  }
  //@ ensures \result == true;
  static boolean m32_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.toString().equals("anonA");
  }

  //@ ensures \result == true;
  static boolean m33_f0(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.hashCode() == 7;
  }
  //@ ensures \result == false;
  static boolean m33_f1(H2[] hs) { // FALSE
    ReferencesInObjects.A o = hs[0].f[0]; return o.hashCode() == 7;
  }

  //@ ensures \result == false;
  static boolean m34_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.E.class;
  }
  //@ ensures \result == true;
  static boolean m34_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.E.class;
  }

  //@ ensures \result == false;
  static boolean m35_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.f() == o.ordinal();
  }
  //@ ensures \result == true;
  static boolean m35_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.f() == o.ordinal();
  }

  //@ ensures \result == false;
  static boolean m36_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o == ReferencesInObjects.E.X || o == ReferencesInObjects.E.Z;
  }
  //@ ensures \result == true;
  static boolean m36_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o == ReferencesInObjects.E.X || o == ReferencesInObjects.E.Z;
  }

  //@ ensures \result == false;
  static boolean m37_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.toString().equals(o.name());
  }
  //@ ensures \result == true;
  static boolean m37_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.toString().equals(o.name());
  }

  //@ ensures \result == false;
  static boolean m38_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.getDeclaringClass() == o.getClass();
  }
  //@ ensures \result == true;
  static boolean m38_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.getDeclaringClass() == o.getClass();
  }

  //@ ensures \result == false;
  static boolean m39_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.f() < 3;
  }
  //@ ensures \result == true;
  static boolean m39_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.f() < 3;
  }

  //@ ensures \result == true;
  static boolean m40_f0(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.compareTo(ReferencesInObjects.E.Y) > 0;
  }
  //@ ensures \result == false;
  static boolean m40_f1(H3[] hs) { // FALSE
    ReferencesInObjects.E o = hs[0].f[0]; return o.compareTo(ReferencesInObjects.E.Y) > 0;
  }

  //@ ensures \result == false;
  static boolean m41_f0(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.equals(new ReferencesInObjects.R(o.a(),o.s()));
  }

  //@ ensures \result == true;
  static boolean m42_f0(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o == new ReferencesInObjects.R(o.a(),o.s());
  }

  //@ ensures \result == false;
  static boolean m43_f0(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.hashCode() == 31 * o.a() + o.s().hashCode();
  }

  //@ ensures \result == false;
  static boolean m44_f0(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.f() == 1;
  }
  //@ ensures \result == true;
  static boolean m44_f1(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.f() == 1;
  }

  //@ ensures \result == false;
  static boolean m45_f0(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.toString().equals("R[a=1, s=a]");
  }
  //@ ensures \result == true;
  static boolean m45_f1(H4[] hs) { // FALSE
    ReferencesInObjects.R o = hs[0].f[0]; return o.toString().equals("R[a=1, s=a]");
  }

  //@ ensures \result == true;
  static boolean m46_f0(H5[] hs) { // FALSE
    Runnable o = hs[0].f[0]; return o instanceof ReferencesInObjects.I;
  }

  //@ ensures \result == true;
  static boolean m47_f0(H5[] hs) { // FALSE
    Runnable o = hs[0].f[0]; return o.getClass() == Runnable.class;
  }

  //@ ensures \result == false;
  static boolean m48_f0(H5[] hs) { // FALSE
    Runnable o = hs[0].f[0]; return o.equals(o);
  }

  //@ ensures \result == true;
  static boolean m49_f0(H5[] hs) { // FALSE
    Runnable o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.runA().getClass();
  }
  //@ ensures \result == false;
  static boolean m49_f1(H5[] hs) { // FALSE
    Runnable o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.runA().getClass();
  }

  //@ ensures \result == false;
  static boolean m50_f0(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o instanceof Integer;
  }
  //@ ensures \result == true;
  static boolean m50_f1(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o instanceof Integer;
  }

  //@ ensures \result == false;
  static boolean m51_f0(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o.compareTo(3) == 0;
  }
  //@ ensures \result == true;
  static boolean m51_f1(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o.compareTo(3) == 0;
  }

  //@ ensures \result == false;
  static boolean m52_f0(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o instanceof Number;
  }
  //@ ensures \result == true;
  static boolean m52_f1(H6[] hs) { // FALSE
    Comparable<Integer> o = hs[0].f[0]; return o instanceof Number;
  }

  //@ ensures \result == false;
  static boolean m53_f0(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof String;
  }
  //@ ensures \result == true;
  static boolean m53_f1(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof String;
  }

  //@ ensures \result == false;
  static boolean m54_f0(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o.length() == o.toString().length();
  }
  //@ ensures \result == true;
  static boolean m54_f1(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o.length() == o.toString().length();
  }

  //@ ensures \result == true;
  static boolean m55_f0(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof StringBuilder;
  }
  //@ ensures \result == false;
  static boolean m55_f1(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof StringBuilder;
  }

  //@ ensures \result == true;
  static boolean m56_f0(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o.length() > 0 && o.charAt(0) == 'q';
  }
  //@ ensures \result == false;
  static boolean m56_f1(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o.length() > 0 && o.charAt(0) == 'q';
  }

  //@ ensures \result == false;
  static boolean m57_f0(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof Comparable;
  }
  //@ ensures \result == true;
  static boolean m57_f1(H7[] hs) { // FALSE
    CharSequence o = hs[0].f[0]; return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m58_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Integer;
  }
  //@ ensures \result == false;
  static boolean m58_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Integer;
  }

  //@ ensures \result == true;
  static boolean m59_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o.intValue() == o.longValue();
  }
  //@ ensures \result == false;
  static boolean m59_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o.intValue() == o.longValue();
  }

  //@ ensures \result == true;
  static boolean m60_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Comparable;
  }
  //@ ensures \result == false;
  static boolean m60_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Comparable;
  }

  //@ ensures \result == true;
  static boolean m61_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof AtomicInteger;
  }
  //@ ensures \result == false;
  static boolean m61_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof AtomicInteger;
  }

  //@ ensures \result == true;
  static boolean m62_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Byte || o instanceof Integer || o instanceof Long || o instanceof Double;
  }
  //@ ensures \result == false;
  static boolean m62_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o instanceof Byte || o instanceof Integer || o instanceof Long || o instanceof Double;
  }

  //@ ensures \result == true;
  static boolean m63_f0(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o.doubleValue() == o.floatValue();
  }
  //@ ensures \result == false;
  static boolean m63_f1(H8[] hs) { // FALSE
    Number o = hs[0].f[0]; return o.doubleValue() == o.floatValue();
  }

  //@ ensures \result == false;
  static boolean m64_f0(H9[] hs) { // FALSE
    Supplier<Integer> o = hs[0].f[0]; return o.get() == 12;
  }
  //@ ensures \result == true;
  static boolean m64_f1(H9[] hs) { // FALSE
    Supplier<Integer> o = hs[0].f[0]; return o.get() == 12;
  }

  //@ ensures \result == true;
  static boolean m65_f0(H9[] hs) { // FALSE
    Supplier<Integer> o = hs[0].f[0]; return o.get().equals(13);
  }
  //@ ensures \result == false;
  static boolean m65_f1(H9[] hs) { // FALSE
    Supplier<Integer> o = hs[0].f[0]; return o.get().equals(13);
  }

  //@ ensures \result == true;
  static boolean m66_f0(H9[] hs) { // FALSE
    Supplier<Integer> o = hs[0].f[0]; return o instanceof ReferencesInObjects.I;
  }

  //@ ensures \result == false;
  static boolean m67_f0(H10[] hs) { // FALSE
    Iterator<Integer> o = hs[0].f[0]; return o.hasNext();
  }

  //@ ensures \result == false;
  static boolean m68_f0(H10[] hs) { // FALSE
    Iterator<Integer> o = hs[0].f[0]; return o.next() == 1;
  }

  //@ ensures \result == true;
  static boolean m69_f0(H10[] hs) { // FALSE
    Iterator<Integer> o = hs[0].f[0]; return o.getClass() == Iterator.class;
  }

  //@ ensures \result == true;
  static boolean m70_f0(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof Collection;
  }
  //@ ensures \result == false;
  static boolean m70_f1(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof Collection;
  }

  //@ ensures \result == true;
  static boolean m71_f0(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }
  //@ ensures \result == false;
  static boolean m71_f1(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }

  //@ ensures \result == false;
  static boolean m72_f0(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o.iterator().hasNext();
  }

  //@ ensures \result == true;
  static boolean m73_f0(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof List;
  }
  //@ ensures \result == false;
  static boolean m73_f1(H11[] hs) { // FALSE
    Iterable<Integer> o = hs[0].f[0]; return o instanceof List;
  }

  //@ ensures \result == false;
  static boolean m74_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }
  //@ ensures \result == true;
  static boolean m74_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }

  //@ ensures \result == true;
  static boolean m75_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.isEmpty();
  }
  //@ ensures \result == false;
  static boolean m75_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.isEmpty();
  }

  //@ ensures \result == false;
  static boolean m76_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.size() == 1;
  }
  //@ ensures \result == true;
  static boolean m76_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.size() == 1;
  }

  //@ ensures \result == false;
  static boolean m77_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.equals(ReferencesInObjects.al());
  }
  //@ ensures \result == true;
  static boolean m77_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.equals(ReferencesInObjects.al());
  }

  //@ ensures \result == false;
  static boolean m78_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.equals(ReferencesInObjects.ll());
  }
  //@ ensures \result == true;
  static boolean m78_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.equals(ReferencesInObjects.ll());
  }

  //@ ensures \result == true;
  static boolean m79_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.contains(2);
  }
  //@ ensures \result == false;
  static boolean m79_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o.contains(2);
  }

  //@ ensures \result == true;
  static boolean m80_f0(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o instanceof LinkedList;
  }
  //@ ensures \result == false;
  static boolean m80_f1(H12[] hs) { // FALSE
    List<Integer> o = hs[0].f[0]; return o instanceof LinkedList;
  }

  //@ ensures \result == false;
  static boolean m81_f0(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof List;
  }
  //@ ensures \result == true;
  static boolean m81_f1(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof List;
  }

  //@ ensures \result == true;
  static boolean m82_f0(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o.isEmpty();
  }
  //@ ensures \result == false;
  static boolean m82_f1(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o.isEmpty();
  }

  //@ ensures \result == false;
  static boolean m83_f0(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }
  //@ ensures \result == true;
  static boolean m83_f1(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof ArrayList;
  }

  //@ ensures \result == true;
  static boolean m84_f0(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof Set;
  }
  //@ ensures \result == false;
  static boolean m84_f1(H13[] hs) { // FALSE
    Collection<Integer> o = hs[0].f[0]; return o instanceof Set;
  }

  //@ ensures \result == false;
  static boolean m85_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof Exception;
  }
  //@ ensures \result == true;
  static boolean m85_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof Exception;
  }

  //@ ensures \result == false;
  static boolean m86_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof RuntimeException;
  }
  //@ ensures \result == true;
  static boolean m86_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof RuntimeException;
  }

  //@ ensures \result == true;
  static boolean m87_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getMessage() == null;
  }
  //@ ensures \result == false;
  static boolean m87_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getMessage() == null;
  }

  //@ ensures \result == false;
  static boolean m88_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getCause() == null;
  }
  //@ ensures \result == true;
  static boolean m88_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getCause() == null;
  }

  //@ ensures \result == false;
  static boolean m89_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof ReferencesInObjects.MyEx;
  }
  //@ ensures \result == true;
  static boolean m89_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof ReferencesInObjects.MyEx;
  }

  //@ ensures \result == true;
  static boolean m90_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof Error;
  }
  //@ ensures \result == false;
  static boolean m90_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof Error;
  }

  //@ ensures \result == false;
  static boolean m91_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return "my".equals(o.getMessage());
  }
  //@ ensures \result == true;
  static boolean m91_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return "my".equals(o.getMessage());
  }

  //@ ensures \result == false;
  static boolean m92_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getClass() == Throwable.class || o instanceof Exception;
  }
  //@ ensures \result == true;
  static boolean m92_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getClass() == Throwable.class || o instanceof Exception;
  }

  //@ ensures \result == true;
  static boolean m93_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof VirtualMachineError;
  }
  //@ ensures \result == false;
  static boolean m93_f1(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o instanceof VirtualMachineError;
  }

  //@ ensures \result == false;
  static boolean m94_f0(H14[] hs) { // FALSE
    Throwable o = hs[0].f[0]; return o.getSuppressed().length == 0;
  }

  //@ ensures \result == true;
  static boolean m95_f0(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o.getMessage() == null;
  }
  //@ ensures \result == false;
  static boolean m95_f1(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o.getMessage() == null;
  }

  //@ ensures \result == false;
  static boolean m96_f0(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o instanceof ReferencesInObjects.MyEx;
  }
  //@ ensures \result == true;
  static boolean m96_f1(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o instanceof ReferencesInObjects.MyEx;
  }

  //@ ensures \result == true;
  static boolean m97_f0(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o.getClass() == RuntimeException.class;
  }
  //@ ensures \result == false;
  static boolean m97_f1(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o.getClass() == RuntimeException.class;
  }

  //@ ensures \result == true;
  static boolean m98_f0(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o instanceof NullPointerException;
  }
  //@ ensures \result == false;
  static boolean m98_f1(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o instanceof NullPointerException;
  }

  //@ ensures \result == false;
  static boolean m99_f0(H15[] hs) { // FALSE
    RuntimeException o = hs[0].f[0]; return o.getCause() == null;
  }

  //@ ensures \result == false;
  static boolean m100_f0(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o == String.class;
  }
  //@ ensures \result == true;
  static boolean m100_f1(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o == String.class;
  }

  //@ ensures \result == true;
  static boolean m101_f0(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o.getName().equals("int");
  }
  //@ ensures \result == false;
  static boolean m101_f1(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o.getName().equals("int");
  }

  //@ ensures \result == true;
  static boolean m102_f0(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o == ReferencesInObjects.A.class;
  }
  //@ ensures \result == false;
  static boolean m102_f1(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o == ReferencesInObjects.A.class;
  }

  //@ ensures \result == true;
  static boolean m103_f0(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o.isArray();
  }
  //@ ensures \result == false;
  static boolean m103_f1(H16[] hs) { // FALSE
    Class<?> o = hs[0].f[0]; return o.isArray();
  }

  //@ ensures \result == true;
  static boolean m104_f0(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o.isPresent();
  }
  //@ ensures \result == false;
  static boolean m104_f1(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o.isPresent();
  }

  //@ ensures \result == true;
  static boolean m105_f0(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o.equals(Optional.of(1));
  }
  //@ ensures \result == false;
  static boolean m105_f1(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o.equals(Optional.of(1));
  }

  //@ ensures \result == false;
  static boolean m106_f0(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o == Optional.<Integer>empty();
  }
  //@ ensures \result == true;
  static boolean m106_f1(H17[] hs) { // FALSE
    Optional<Integer> o = hs[0].f[0]; return o == Optional.<Integer>empty();
  }

  //@ ensures \result == false;
  static boolean m107_f0(H18[] hs) { // FALSE
    AtomicInteger o = hs[0].f[0]; return o.get() == 0;
  }
  //@ ensures \result == true;
  static boolean m107_f1(H18[] hs) { // FALSE
    AtomicInteger o = hs[0].f[0]; return o.get() == 0;
  }

  //@ ensures \result == true;
  static boolean m108_f0(H18[] hs) { // FALSE
    AtomicInteger o = hs[0].f[0]; return o.incrementAndGet() > 1;
  }
  //@ ensures \result == false;
  static boolean m108_f1(H18[] hs) { // FALSE
    AtomicInteger o = hs[0].f[0]; return o.incrementAndGet() > 1;
  }

  //@ ensures \result == true;
  static boolean m109_f0(H18[] hs) { // FALSE
    AtomicInteger o = hs[0].f[0]; return o.equals(new AtomicInteger(o.get()));
  }

  //@ ensures \result == false;
  static boolean m110_f0(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.length() == 0;
  }
  //@ ensures \result == true;
  static boolean m110_f1(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.length() == 0;
  }

  //@ ensures \result == false;
  static boolean m111_f0(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.append("x").length() == 1;
  }
  //@ ensures \result == true;
  static boolean m111_f1(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.append("x").length() == 1;
  }

  //@ ensures \result == false;
  static boolean m112_f0(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.toString().equals(o.toString());
  }

  //@ ensures \result == false;
  static boolean m113_f0(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.toString() == o.toString();
  }
  //@ ensures \result == true;
  static boolean m113_f1(H19[] hs) { // FALSE
    StringBuilder o = hs[0].f[0]; return o.toString() == o.toString();
  }

  //@ ensures \result == false;
  static boolean m114_f0(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == 0;
  }
  //@ ensures \result == true;
  static boolean m114_f1(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == 0;
  }

  //@ ensures \result == false;
  static boolean m115_f0(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == Integer.valueOf(o.intValue());
  }
  //@ ensures \result == true;
  static boolean m115_f1(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == Integer.valueOf(o.intValue());
  }

  //@ ensures \result == false;
  static boolean m116_f0(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o.equals(Integer.valueOf(o));
  }

  //@ ensures \result == false;
  static boolean m117_f0(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o < 128;
  }
  //@ ensures \result == true;
  static boolean m117_f1(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o < 128;
  }

  //@ ensures \result == false;
  static boolean m118_f0(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == (Integer) (int) o;
  }
  //@ ensures \result == true;
  static boolean m118_f1(H20[] hs) { // FALSE
    Integer o = hs[0].f[0]; return o == (Integer) (int) o;
  }

  //@ ensures \result == false;
  static boolean m119_f0(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o == 'a';
  }
  //@ ensures \result == true;
  static boolean m119_f1(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o == 'a';
  }

  //@ ensures \result == false;
  static boolean m120_f0(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o == Character.valueOf((char) o);
  }
  //@ ensures \result == true;
  static boolean m120_f1(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o == Character.valueOf((char) o);
  }

  //@ ensures \result == false;
  static boolean m121_f0(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o < 128;
  }
  //@ ensures \result == true;
  static boolean m121_f1(H21[] hs) { // FALSE
    Character o = hs[0].f[0]; return o < 128;
  }

  //@ ensures \result == false;
  static boolean m122_f0(H22[] hs) { // FALSE
    Long o = hs[0].f[0]; return o == Long.valueOf((long) o);
  }
  //@ ensures \result == true;
  static boolean m122_f1(H22[] hs) { // FALSE
    Long o = hs[0].f[0]; return o == Long.valueOf((long) o);
  }

  //@ ensures \result == true;
  static boolean m123_f0(H22[] hs) { // FALSE
    Long o = hs[0].f[0]; return o.equals(0);
  }

  //@ ensures \result == false;
  static boolean m124_f0(H22[] hs) { // FALSE
    Long o = hs[0].f[0]; return o.equals(0L);
  }
  //@ ensures \result == true;
  static boolean m124_f1(H22[] hs) { // FALSE
    Long o = hs[0].f[0]; return o.equals(0L);
  }

  //@ ensures \result == false;
  static boolean m125_f0(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o;
  }
  //@ ensures \result == true;
  static boolean m125_f1(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o;
  }

  //@ ensures \result == false;
  static boolean m126_f0(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o == Boolean.valueOf((boolean) o);
  }
  //@ ensures \result == true;
  static boolean m126_f1(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o == Boolean.valueOf((boolean) o);
  }

  //@ ensures \result == false;
  static boolean m127_f0(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o == Boolean.TRUE || o == Boolean.FALSE;
  }
  //@ ensures \result == true;
  static boolean m127_f1(H23[] hs) { // FALSE
    Boolean o = hs[0].f[0]; return o == Boolean.TRUE || o == Boolean.FALSE;
  }

  //@ ensures \result == true;
  static boolean m128_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == "abc";
  }
  //@ ensures \result == false;
  static boolean m128_f1(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == "abc";
  }

  //@ ensures \result == false;
  static boolean m129_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == o.intern();
  }
  //@ ensures \result == true;
  static boolean m129_f1(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == o.intern();
  }

  //@ ensures \result == false;
  static boolean m130_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.isEmpty();
  }
  //@ ensures \result == true;
  static boolean m130_f1(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.isEmpty();
  }

  //@ ensures \result == true;
  static boolean m131_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.equals("abc");
  }
  //@ ensures \result == false;
  static boolean m131_f1(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.equals("abc");
  }

  //@ ensures \result == false;
  static boolean m132_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.length() < 3;
  }
  //@ ensures \result == true;
  static boolean m132_f1(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o.length() < 3;
  }

  //@ ensures \result == true;
  static boolean m133_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == o + "";
  }

  //@ ensures \result == false;
  static boolean m134_f0(H24[] hs) { // FALSE
    String o = hs[0].f[0]; return o == o.substring(0);
  }

  //@ ensures \result == false;
  static boolean m135_f0(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m135_f1(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m136_f0(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.clone() == o;
  }

  //@ ensures \result == true;
  static boolean m137_f0(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.length > 0 && o[0] == 1;
  }
  //@ ensures \result == false;
  static boolean m137_f1(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.length > 0 && o[0] == 1;
  }

  //@ ensures \result == true;
  static boolean m138_f0(H25[] hs) { // FALSE
    int[] o = hs[0].f[0]; return o.equals(o.clone());
  }

  //@ ensures \result == false;
  static boolean m139_f0(H26[] hs) { // FALSE
    long[] o = hs[0].f[0]; return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m139_f1(H26[] hs) { // FALSE
    long[] o = hs[0].f[0]; return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m140_f0(H26[] hs) { // FALSE
    long[] o = hs[0].f[0]; return o.length > 1 && o[1] == -2;
  }
  //@ ensures \result == false;
  static boolean m140_f1(H26[] hs) { // FALSE
    long[] o = hs[0].f[0]; return o.length > 1 && o[1] == -2;
  }

  //@ ensures \result == false;
  static boolean m141_f0(H27[] hs) { // FALSE
    char[] o = hs[0].f[0]; return o.length == 0;
  }
  //@ ensures \result == true;
  static boolean m141_f1(H27[] hs) { // FALSE
    char[] o = hs[0].f[0]; return o.length == 0;
  }

  //@ ensures \result == true;
  static boolean m142_f0(H27[] hs) { // FALSE
    char[] o = hs[0].f[0]; return o.length > 1 && o[1] == 'b';
  }
  //@ ensures \result == false;
  static boolean m142_f1(H27[] hs) { // FALSE
    char[] o = hs[0].f[0]; return o.length > 1 && o[1] == 'b';
  }

  //@ ensures \result == true;
  static boolean m143_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.length == 0;
  }
  //@ ensures \result == false;
  static boolean m143_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.length == 0;
  }

  //@ ensures \result == false;
  static boolean m144_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.getClass() == Object[].class;
  }
  //@ ensures \result == true;
  static boolean m144_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.getClass() == Object[].class;
  }

  //@ ensures \result == true;
  static boolean m145_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof String[];
  }
  //@ ensures \result == false;
  static boolean m145_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof String[];
  }

  //@ ensures \result == true;
  static boolean m146_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.I[];
  }
  //@ ensures \result == false;
  static boolean m146_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.I[];
  }

  //@ ensures \result == true;
  static boolean m147_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof int[][];
  }
  //@ ensures \result == false;
  static boolean m147_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o instanceof int[][];
  }

  //@ ensures \result == false;
  static boolean m148_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.getClass().isArray();
  }

  //@ ensures \result == true;
  static boolean m149_f0(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.length > 0 && o[0] instanceof String;
  }
  //@ ensures \result == false;
  static boolean m149_f1(H28[] hs) { // FALSE
    Object[] o = hs[0].f[0]; return o.length > 0 && o[0] instanceof String;
  }

  //@ ensures \result == false;
  static boolean m150_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.I[].class;
  }
  //@ ensures \result == true;
  static boolean m150_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.I[].class;
  }

  //@ ensures \result == true;
  static boolean m151_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.A[];
  }
  //@ ensures \result == false;
  static boolean m151_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.A[];
  }

  //@ ensures \result == true;
  static boolean m152_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.E[];
  }
  //@ ensures \result == false;
  static boolean m152_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.E[];
  }

  //@ ensures \result == true;
  static boolean m153_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.length > 0 && o[0].f() == 99;
  }
  //@ ensures \result == false;
  static boolean m153_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.length > 0 && o[0].f() == 99;
  }

  //@ ensures \result == true;
  static boolean m154_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.B[];
  }
  //@ ensures \result == false;
  static boolean m154_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.B[];
  }

  //@ ensures \result == true;
  static boolean m155_f0(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.length > 0 && o[0] instanceof ReferencesInObjects.A;
  }
  //@ ensures \result == false;
  static boolean m155_f1(H29[] hs) { // FALSE
    ReferencesInObjects.I[] o = hs[0].f[0]; return o.length > 0 && o[0] instanceof ReferencesInObjects.A;
  }

  //@ ensures \result == false;
  static boolean m156_f0(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A[].class;
  }
  //@ ensures \result == true;
  static boolean m156_f1(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o.getClass() == ReferencesInObjects.A[].class;
  }

  //@ ensures \result == false;
  static boolean m157_f0(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o.length > 0 && o[0].f() == 77;
  }
  //@ ensures \result == true;
  static boolean m157_f1(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o.length > 0 && o[0].f() == 77;
  }

  //@ ensures \result == true;
  static boolean m158_f0(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.B[];
  }
  //@ ensures \result == false;
  static boolean m158_f1(H30[] hs) { // FALSE
    ReferencesInObjects.A[] o = hs[0].f[0]; return o instanceof ReferencesInObjects.B[];
  }
}