import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Exceptions: which are thrown, which are caught, what finally does: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Exceptions {

  static int z; static class Res implements AutoCloseable { int k; Res(int k) { if (k == 9) throw new IllegalStateException("ctor"); this.k = k; } public void close() { z = z * 10 + k; if (k < 0) throw new IllegalArgumentException("close" + k); } }
  static int thr(int x) { if (x > 0) throw new IllegalStateException(); return x; }
  static int tick(int x) { z = z * 10 + x; return x; }
  static class Bad { static int v = Integer.parseInt("x"); }
  static class Bad2 { static int v; static { if (true) throw new IllegalStateException(); } }
  static int rec(int n) { return n == 0 ? 0 : 1 + rec(n - 1); }
  static class MyE extends Exception { final int c; MyE(int c) { super("c" + c); this.c = c; } }

  //@ ensures \result != 1;
  static int m0_f0(int x) { // FALSE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }
  //@ signals (java.lang.RuntimeException t) false;
  static int m0_f1(int x) { // FALSE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }
  //@ ensures \result != 7;
  static int m0_f2(int x) { // FALSE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m0_t0(int x) { // TRUE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }
  //@ requires x == 1; ensures false; signals_only java.lang.RuntimeException;
  static int m0_t1(int x) { // TRUE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m0_t2(int x) { // TRUE
    try { if (x > 0) throw new RuntimeException(); return 1; } finally { if (x == 5) return 7; }
  }

  //@ ensures \result != 4;
  static int m1_f0(int x) { // FALSE
    int r = 0; try { r = 1; thr(x); r = 2; } catch (IllegalStateException e) { r = 3; return r; } finally { r = 4; } return r;
  }
  //@ ensures \result != 3;
  static int m1_f1(int x) { // FALSE
    int r = 0; try { r = 1; thr(x); r = 2; } catch (IllegalStateException e) { r = 3; return r; } finally { r = 4; } return r;
  }
  //@ requires x == 0; ensures \result == 4; signals_only \nothing;
  static int m1_t0(int x) { // TRUE
    int r = 0; try { r = 1; thr(x); r = 2; } catch (IllegalStateException e) { r = 3; return r; } finally { r = 4; } return r;
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m1_t1(int x) { // TRUE
    int r = 0; try { r = 1; thr(x); r = 2; } catch (IllegalStateException e) { r = 3; return r; } finally { r = 4; } return r;
  }
  //@ requires x == -1; ensures \result == 4; signals_only \nothing;
  static int m1_t2(int x) { // TRUE
    int r = 0; try { r = 1; thr(x); r = 2; } catch (IllegalStateException e) { r = 3; return r; } finally { r = 4; } return r;
  }

  //@ ensures \result != 1;
  static int m2_f0(int x) { // FALSE
    int r = 0; try { try { thr(x); } finally { r++; thr(-x); } } catch (RuntimeException e) { r += 10; } return r;
  }
  //@ ensures \result != 11;
  static int m2_f1(int x) { // FALSE
    int r = 0; try { try { thr(x); } finally { r++; thr(-x); } } catch (RuntimeException e) { r += 10; } return r;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m2_t0(int x) { // TRUE
    int r = 0; try { try { thr(x); } finally { r++; thr(-x); } } catch (RuntimeException e) { r += 10; } return r;
  }
  //@ requires x == 1; ensures \result == 11; signals_only \nothing;
  static int m2_t1(int x) { // TRUE
    int r = 0; try { try { thr(x); } finally { r++; thr(-x); } } catch (RuntimeException e) { r += 10; } return r;
  }
  //@ requires x == -1; ensures \result == 11; signals_only \nothing;
  static int m2_t2(int x) { // TRUE
    int r = 0; try { try { thr(x); } finally { r++; thr(-x); } } catch (RuntimeException e) { r += 10; } return r;
  }

  //@ ensures \result != 301;
  static int m3_f0(int x) { // FALSE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ ensures \result != 311;
  static int m3_f1(int x) { // FALSE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ ensures \result != 2910;
  static int m3_f2(int x) { // FALSE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ ensures \result != 351;
  static int m3_f3(int x) { // FALSE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ requires x == 0; ensures \result == 301; signals_only \nothing;
  static int m3_t0(int x) { // TRUE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ requires x == 1; ensures \result == 311; signals_only \nothing;
  static int m3_t1(int x) { // TRUE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }
  //@ requires x == -1; ensures \result == 2910; signals_only \nothing;
  static int m3_t2(int x) { // TRUE
    z = 0; try (Res a = new Res(1); Res b = new Res(x)) { tick(3); } catch (RuntimeException e) { return z * 10 + e.getSuppressed().length; } return z;
  }

  //@ ensures \result != -5;
  static int m4_f0(int x) { // FALSE
    try (Res a = new Res(-1)) { thr(x); } catch (IllegalStateException e) { return e.getSuppressed().length; } catch (IllegalArgumentException e) { return -5; } return 8;
  }
  //@ ensures \result != 1;
  static int m4_f1(int x) { // FALSE
    try (Res a = new Res(-1)) { thr(x); } catch (IllegalStateException e) { return e.getSuppressed().length; } catch (IllegalArgumentException e) { return -5; } return 8;
  }
  //@ requires x == 0; ensures \result == -5; signals_only \nothing;
  static int m4_t0(int x) { // TRUE
    try (Res a = new Res(-1)) { thr(x); } catch (IllegalStateException e) { return e.getSuppressed().length; } catch (IllegalArgumentException e) { return -5; } return 8;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m4_t1(int x) { // TRUE
    try (Res a = new Res(-1)) { thr(x); } catch (IllegalStateException e) { return e.getSuppressed().length; } catch (IllegalArgumentException e) { return -5; } return 8;
  }
  //@ requires x == -1; ensures \result == -5; signals_only \nothing;
  static int m4_t2(int x) { // TRUE
    try (Res a = new Res(-1)) { thr(x); } catch (IllegalStateException e) { return e.getSuppressed().length; } catch (IllegalArgumentException e) { return -5; } return 8;
  }

  //@ ensures \result != -2;
  static int m5_f0(int x) { // FALSE
    z = 0; try (Res a = new Res(2); Res b = new Res(x)) { z = z * 10 + 5; } catch (IllegalStateException e) { return -z; } return z;
  }
  //@ ensures \result != 512;
  static int m5_f1(int x) { // FALSE
    z = 0; try (Res a = new Res(2); Res b = new Res(x)) { z = z * 10 + 5; } catch (IllegalStateException e) { return -z; } return z;
  }
  //@ requires x == 9; ensures \result == -2; signals_only \nothing;
  static int m5_t0(int x) { // TRUE
    z = 0; try (Res a = new Res(2); Res b = new Res(x)) { z = z * 10 + 5; } catch (IllegalStateException e) { return -z; } return z;
  }
  //@ requires x == 1; ensures \result == 512; signals_only \nothing;
  static int m5_t1(int x) { // TRUE
    z = 0; try (Res a = new Res(2); Res b = new Res(x)) { z = z * 10 + 5; } catch (IllegalStateException e) { return -z; } return z;
  }

  //@ ensures \result != 1;
  static int m6_f0(int x) { // FALSE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }
  //@ ensures \result != 10;
  static int m6_f1(int x) { // FALSE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }
  //@ ensures \result != 2;
  static int m6_f2(int x) { // FALSE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m6_t0(int x) { // TRUE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }
  //@ requires x == 1; ensures \result == 10; signals_only \nothing;
  static int m6_t1(int x) { // TRUE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }
  //@ requires x == -1; ensures \result == 2; signals_only \nothing;
  static int m6_t2(int x) { // TRUE
    int[] a = new int[2]; int i = 0; try { a[i = x] = 10 / i; } catch (ArithmeticException e) { return 1; } catch (ArrayIndexOutOfBoundsException e) { return 2; } return a[1];
  }

  //@ ensures \result != 1;
  static int m7_f0(int x) { // FALSE
    int[] a = null; try { a[tick(x)] = thr(x); } catch (NullPointerException e) { return 1; } catch (IllegalStateException e) { return 2; } return 3;
  }
  //@ ensures \result != 2;
  static int m7_f1(int x) { // FALSE
    int[] a = null; try { a[tick(x)] = thr(x); } catch (NullPointerException e) { return 1; } catch (IllegalStateException e) { return 2; } return 3;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m7_t0(int x) { // TRUE
    int[] a = null; try { a[tick(x)] = thr(x); } catch (NullPointerException e) { return 1; } catch (IllegalStateException e) { return 2; } return 3;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m7_t1(int x) { // TRUE
    int[] a = null; try { a[tick(x)] = thr(x); } catch (NullPointerException e) { return 1; } catch (IllegalStateException e) { return 2; } return 3;
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m7_t2(int x) { // TRUE
    int[] a = null; try { a[tick(x)] = thr(x); } catch (NullPointerException e) { return 1; } catch (IllegalStateException e) { return 2; } return 3;
  }

  //@ ensures \result != 10;
  static int m8_f0(int x) { // FALSE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ ensures \result != 11;
  static int m8_f1(int x) { // FALSE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ ensures \result != -9;
  static int m8_f2(int x) { // FALSE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ ensures \result != 3;
  static int m8_f3(int x) { // FALSE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ requires x == 0; ensures \result == 10; signals_only \nothing;
  static int m8_t0(int x) { // TRUE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ requires x == 1; ensures \result == 11; signals_only \nothing;
  static int m8_t1(int x) { // TRUE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }
  //@ requires x == -1; ensures \result == -9; signals_only \nothing;
  static int m8_t2(int x) { // TRUE
    int i = 1; try { i = i + (i = 10) / x; } catch (ArithmeticException e) { return i; } return i;
  }

  //@ ensures \result != -10;
  static int m9_f0(int x) { // FALSE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ ensures \result != 11;
  static int m9_f1(int x) { // FALSE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ ensures \result != -9;
  static int m9_f2(int x) { // FALSE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ ensures \result != 1;
  static int m9_f3(int x) { // FALSE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ requires x == 0; ensures \result == -10; signals_only \nothing;
  static int m9_t0(int x) { // TRUE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ requires x == 1; ensures \result == 11; signals_only \nothing;
  static int m9_t1(int x) { // TRUE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }
  //@ requires x == -1; ensures \result == -9; signals_only \nothing;
  static int m9_t2(int x) { // TRUE
    int i = 1; try { i += (i = 10) / x + (x == 5 ? thr(x) : 0); } catch (RuntimeException e) { return -i; } return i;
  }

  //@ ensures \result != 1;
  static int m10_f0(int x) { // FALSE
    try { return Bad.v + x; } catch (ExceptionInInitializerError e) { return 1; } catch (NoClassDefFoundError e) { return 2; }
  }
  //@ ensures \result != 2;
  static int m10_f1(int x) { // FALSE
    try { return Bad.v + x; } catch (ExceptionInInitializerError e) { return 1; } catch (NoClassDefFoundError e) { return 2; }
  }

  //@ ensures \result != 11;
  static int m11_f0(int x) { // FALSE
    int r = 0; for (int i = 0; i < 2; i++) { try { r += Bad2.v; } catch (ExceptionInInitializerError e) { r += 1; } catch (NoClassDefFoundError e) { r += 10; } } return r + (x > 0 ? 100 : 0);
  }
  //@ ensures \result != 120;
  static int m11_f1(int x) { // FALSE
    int r = 0; for (int i = 0; i < 2; i++) { try { r += Bad2.v; } catch (ExceptionInInitializerError e) { r += 1; } catch (NoClassDefFoundError e) { r += 10; } } return r + (x > 0 ? 100 : 0);
  }
  //@ ensures \result != 20;
  static int m11_f2(int x) { // FALSE
    int r = 0; for (int i = 0; i < 2; i++) { try { r += Bad2.v; } catch (ExceptionInInitializerError e) { r += 1; } catch (NoClassDefFoundError e) { r += 10; } } return r + (x > 0 ? 100 : 0);
  }

  //@ ensures \result != 9;
  static int m12_f0(int x) { // FALSE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 100;
  static int m12_f1(int x) { // FALSE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != -100;
  static int m12_f2(int x) { // FALSE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 7;
  static int m12_f3(int x) { // FALSE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ requires x == 0; ensures \result == 9; signals_only \nothing;
  static int m12_t0(int x) { // TRUE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ requires x == 1; ensures \result == 100; signals_only \nothing;
  static int m12_t1(int x) { // TRUE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }
  //@ requires x == -1; ensures \result == -100; signals_only \nothing;
  static int m12_t2(int x) { // TRUE
    try { if (x == 5) throw new MyE(x); return 100 / x; } catch (MyE e) { return e.c + e.getMessage().length(); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }

  //@ ensures \result != 1;
  static int m13_f0(int x) { // FALSE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }
  //@ ensures \result != 9;
  static int m13_f1(int x) { // FALSE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }
  //@ ensures \result != 2;
  static int m13_f2(int x) { // FALSE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m13_t0(int x) { // TRUE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }
  //@ requires x == 1; ensures \result == 9; signals_only \nothing;
  static int m13_t1(int x) { // TRUE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m13_t2(int x) { // TRUE
    l: try { if (x > 0) break l; return 1; } finally { if (x == 1) return 9; } return 2;
  }

  //@ ensures \result != 32;
  static int m14_f0(int x) { // FALSE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }
  //@ ensures \result != 22;
  static int m14_f1(int x) { // FALSE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }
  //@ ensures \result != 33;
  static int m14_f2(int x) { // FALSE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }
  //@ requires x == 0; ensures \result == 32; signals_only \nothing;
  static int m14_t0(int x) { // TRUE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }
  //@ requires x == 1; ensures \result == 32; signals_only \nothing;
  static int m14_t1(int x) { // TRUE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }
  //@ requires x == -1; ensures \result == 22; signals_only \nothing;
  static int m14_t2(int x) { // TRUE
    int r = 0; for (int i = 0; i < 3; i++) { try { if (i == x) continue; r += 1; } finally { r += 10; if (i == 1 && x < 0) break; } } return r;
  }

  //@ ensures \result != 0;
  static int m15_f0(int x) { // FALSE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ ensures \result != -7;
  static int m15_f1(int x) { // FALSE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ ensures \result != -1;
  static int m15_f2(int x) { // FALSE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m15_f3(int x) { // FALSE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m15_t0(int x) { // TRUE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ requires x == 1; ensures \result == -7; signals_only \nothing;
  static int m15_t1(int x) { // TRUE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }
  //@ requires x == -1; ensures \result == -1; signals_only \nothing;
  static int m15_t2(int x) { // TRUE
    Object o = x > 0 ? (Object) "s" : (Object) x; try { return (Integer) o; } catch (ClassCastException e) { return -7; }
  }

  //@ ensures \result != 0;
  static int m16_f0(int x) { // FALSE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 1;
  static int m16_f1(int x) { // FALSE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 2;
  static int m16_f2(int x) { // FALSE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 3;
  static int m16_f3(int x) { // FALSE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m16_t0(int x) { // TRUE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m16_t1(int x) { // TRUE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }
  //@ requires x == -1; ensures \result == 2; signals_only \nothing;
  static int m16_t2(int x) { // TRUE
    try { int[] a = new int[x > 3 ? 3 : x]; return a.length; } catch (NegativeArraySizeException e) { return e.getMessage().length(); }
  }

  //@ ensures \result != 1;
  static int m17_f0(int x) { // FALSE
    Object[] a = x > 0 ? new String[1] : new Object[1]; try { a[0] = x; return 1; } catch (ArrayStoreException e) { return 2; }
  }
  //@ ensures \result != 2;
  static int m17_f1(int x) { // FALSE
    Object[] a = x > 0 ? new String[1] : new Object[1]; try { a[0] = x; return 1; } catch (ArrayStoreException e) { return 2; }
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m17_t0(int x) { // TRUE
    Object[] a = x > 0 ? new String[1] : new Object[1]; try { a[0] = x; return 1; } catch (ArrayStoreException e) { return 2; }
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m17_t1(int x) { // TRUE
    Object[] a = x > 0 ? new String[1] : new Object[1]; try { a[0] = x; return 1; } catch (ArrayStoreException e) { return 2; }
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m17_t2(int x) { // TRUE
    Object[] a = x > 0 ? new String[1] : new Object[1]; try { a[0] = x; return 1; } catch (ArrayStoreException e) { return 2; }
  }

  //@ ensures \result != 1;
  static int m18_f0(int x) { // FALSE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 2;
  static int m18_f1(int x) { // FALSE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }
  //@ ensures \result != 11;
  static int m18_f2(int x) { // FALSE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m18_t0(int x) { // TRUE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m18_t1(int x) { // TRUE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }
  //@ requires x == -1; ensures \result == 2; signals_only \nothing;
  static int m18_t2(int x) { // TRUE
    try { assert x > 0 : x; return 1; } catch (AssertionError e) { return e.getMessage().length(); }
  }

  //@ ensures \result != 1;
  static int m19_f0(int x) { // FALSE
    try { throw x > 0 ? new IllegalStateException() : null; } catch (NullPointerException e) { return 1; } catch (RuntimeException e) { return 2; }
  }
  //@ ensures \result != 2;
  static int m19_f1(int x) { // FALSE
    try { throw x > 0 ? new IllegalStateException() : null; } catch (NullPointerException e) { return 1; } catch (RuntimeException e) { return 2; }
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m19_t0(int x) { // TRUE
    try { throw x > 0 ? new IllegalStateException() : null; } catch (NullPointerException e) { return 1; } catch (RuntimeException e) { return 2; }
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m19_t1(int x) { // TRUE
    try { throw x > 0 ? new IllegalStateException() : null; } catch (NullPointerException e) { return 1; } catch (RuntimeException e) { return 2; }
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m19_t2(int x) { // TRUE
    try { throw x > 0 ? new IllegalStateException() : null; } catch (NullPointerException e) { return 1; } catch (RuntimeException e) { return 2; }
  }

  //@ ensures \result != 1;
  static int m20_f0(int x) { // FALSE
    RuntimeException e = new RuntimeException("a", x > 0 ? new Error("b") : null); return (e.getCause() == null ? 0 : 1) + e.getMessage().length();
  }
  //@ ensures \result != 2;
  static int m20_f1(int x) { // FALSE
    RuntimeException e = new RuntimeException("a", x > 0 ? new Error("b") : null); return (e.getCause() == null ? 0 : 1) + e.getMessage().length();
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m20_t0(int x) { // TRUE
    RuntimeException e = new RuntimeException("a", x > 0 ? new Error("b") : null); return (e.getCause() == null ? 0 : 1) + e.getMessage().length();
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m20_t1(int x) { // TRUE
    RuntimeException e = new RuntimeException("a", x > 0 ? new Error("b") : null); return (e.getCause() == null ? 0 : 1) + e.getMessage().length();
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m20_t2(int x) { // TRUE
    RuntimeException e = new RuntimeException("a", x > 0 ? new Error("b") : null); return (e.getCause() == null ? 0 : 1) + e.getMessage().length();
  }

  //@ ensures \result != 15;
  static int m21_f0(int x) { // FALSE
    RuntimeException e = new RuntimeException(new Error(x > 0 ? "b" : null)); return e.getMessage().length();
  }
  //@ ensures \result != 18;
  static int m21_f1(int x) { // FALSE
    RuntimeException e = new RuntimeException(new Error(x > 0 ? "b" : null)); return e.getMessage().length();
  }
  //@ requires x == 0; ensures \result == 15; signals_only \nothing;
  static int m21_t0(int x) { // TRUE
    RuntimeException e = new RuntimeException(new Error(x > 0 ? "b" : null)); return e.getMessage().length();
  }
  //@ requires x == 1; ensures \result == 18; signals_only \nothing;
  static int m21_t1(int x) { // TRUE
    RuntimeException e = new RuntimeException(new Error(x > 0 ? "b" : null)); return e.getMessage().length();
  }
  //@ requires x == -1; ensures \result == 15; signals_only \nothing;
  static int m21_t2(int x) { // TRUE
    RuntimeException e = new RuntimeException(new Error(x > 0 ? "b" : null)); return e.getMessage().length();
  }

  //@ ensures \result != 4;
  static int m22_f0(int x) { // FALSE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }
  //@ ensures \result != 0;
  static int m22_f1(int x) { // FALSE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }
  //@ ensures \result != -2147483647;
  static int m22_f2(int x) { // FALSE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }
  //@ requires x == 0; ensures \result == 4; signals_only \nothing;
  static int m22_t0(int x) { // TRUE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }
  //@ requires x == 1; ensures \result == 4; signals_only \nothing;
  static int m22_t1(int x) { // TRUE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }
  //@ requires x == -1; ensures \result == 0; signals_only \nothing;
  static int m22_t2(int x) { // TRUE
    try { switch (x) { case 0: throw new IllegalStateException(); case 1: return 4; default: x = thr(x); } } catch (IllegalStateException e) { x = 3; } finally { x++; } return x;
  }

  //@ ensures \result != 0;
  static int m23_f0(int x) { // FALSE
    if (x > 0) throw new UnsupportedOperationException(); return 0;
  }
  //@ signals (java.lang.UnsupportedOperationException t) false;
  static int m23_f1(int x) { // FALSE
    if (x > 0) throw new UnsupportedOperationException(); return 0;
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m23_t0(int x) { // TRUE
    if (x > 0) throw new UnsupportedOperationException(); return 0;
  }
  //@ requires x == 1; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m23_t1(int x) { // TRUE
    if (x > 0) throw new UnsupportedOperationException(); return 0;
  }
  //@ requires x == -1; ensures \result == 0; signals_only \nothing;
  static int m23_t2(int x) { // TRUE
    if (x > 0) throw new UnsupportedOperationException(); return 0;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m24_f0(int x) { // FALSE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ ensures \result != 13;
  static int m24_f1(int x) { // FALSE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ ensures \result != -7;
  static int m24_f2(int x) { // FALSE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ signals (java.lang.NegativeArraySizeException t) false;
  static int m24_f3(int x) { // FALSE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ requires x == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m24_t0(int x) { // TRUE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ requires x == 1; ensures \result == 13; signals_only \nothing;
  static int m24_t1(int x) { // TRUE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }
  //@ requires x == -1; ensures \result == -7; signals_only \nothing;
  static int m24_t2(int x) { // TRUE
    return new int[1][0].length + new int[x == 5 ? -1 : 2].length + 10 / x;
  }

  //@ ensures \result != 97;
  static int m25_f0(int x) { // FALSE
    return "abc".charAt(x);
  }
  //@ ensures \result != 98;
  static int m25_f1(int x) { // FALSE
    return "abc".charAt(x);
  }
  //@ signals (java.lang.StringIndexOutOfBoundsException t) false;
  static int m25_f2(int x) { // FALSE
    return "abc".charAt(x);
  }
  //@ requires x == 0; ensures \result == 97; signals_only \nothing;
  static int m25_t0(int x) { // TRUE
    return "abc".charAt(x);
  }
  //@ requires x == 1; ensures \result == 98; signals_only \nothing;
  static int m25_t1(int x) { // TRUE
    return "abc".charAt(x);
  }
  //@ requires x == -1; ensures false; signals_only java.lang.StringIndexOutOfBoundsException;
  static int m25_t2(int x) { // TRUE
    return "abc".charAt(x);
  }

  //@ signals (java.lang.NumberFormatException t) false;
  static int m26_f0(int x) { // FALSE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ ensures \result != -1;
  static int m26_f1(int x) { // FALSE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ ensures \result != 5;
  static int m26_f2(int x) { // FALSE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ ensures \result != 2147483647;
  static int m26_f3(int x) { // FALSE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ requires x == 0; ensures false; signals_only java.lang.NumberFormatException;
  static int m26_t0(int x) { // TRUE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ requires x == 1; ensures false; signals_only java.lang.NumberFormatException;
  static int m26_t1(int x) { // TRUE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }
  //@ requires x == -1; ensures \result == -1; signals_only \nothing;
  static int m26_t2(int x) { // TRUE
    return Integer.parseInt(x == 0 ? "" : x == 1 ? "+" : "" + x);
  }

  //@ ensures \result != 1;
  static int m27_f0(int x) { // FALSE
    return List.of(1, 2).get(x);
  }
  //@ ensures \result != 2;
  static int m27_f1(int x) { // FALSE
    return List.of(1, 2).get(x);
  }
  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m27_f2(int x) { // FALSE
    return List.of(1, 2).get(x);
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m27_t0(int x) { // TRUE
    return List.of(1, 2).get(x);
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m27_t1(int x) { // TRUE
    return List.of(1, 2).get(x);
  }
  //@ requires x == -1; ensures false; signals_only java.lang.IndexOutOfBoundsException;
  static int m27_t2(int x) { // TRUE
    return List.of(1, 2).get(x);
  }

  //@ ensures \result != 4;
  static int m28_f0(int x) { // FALSE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }
  //@ ensures \result != 5;
  static int m28_f1(int x) { // FALSE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }
  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m28_f2(int x) { // FALSE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }
  //@ requires x == 0; ensures \result == 4; signals_only \nothing;
  static int m28_t0(int x) { // TRUE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }
  //@ requires x == 1; ensures \result == 5; signals_only \nothing;
  static int m28_t1(int x) { // TRUE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }
  //@ requires x == -1; ensures false; signals_only java.lang.IndexOutOfBoundsException;
  static int m28_t2(int x) { // TRUE
    return new ArrayList<Integer>(List.of(4, 5)).remove(x);
  }

  //@ signals (java.util.NoSuchElementException t) false;
  static int m29_f0(int x) { // FALSE
    return new ArrayDeque<Integer>().removeFirst() + x;
  }
  //@ requires x == 0; ensures false; signals_only java.util.NoSuchElementException;
  static int m29_t0(int x) { // TRUE
    return new ArrayDeque<Integer>().removeFirst() + x;
  }
  //@ requires x == 1; ensures false; signals_only java.util.NoSuchElementException;
  static int m29_t1(int x) { // TRUE
    return new ArrayDeque<Integer>().removeFirst() + x;
  }
  //@ requires x == -1; ensures false; signals_only java.util.NoSuchElementException;
  static int m29_t2(int x) { // TRUE
    return new ArrayDeque<Integer>().removeFirst() + x;
  }

  //@ ensures \result != 0;
  static int m30_f0(int x) { // FALSE
    return Objects.checkIndex(x, 2);
  }
  //@ ensures \result != 1;
  static int m30_f1(int x) { // FALSE
    return Objects.checkIndex(x, 2);
  }
  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m30_f2(int x) { // FALSE
    return Objects.checkIndex(x, 2);
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m30_t0(int x) { // TRUE
    return Objects.checkIndex(x, 2);
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m30_t1(int x) { // TRUE
    return Objects.checkIndex(x, 2);
  }
  //@ requires x == -1; ensures false; signals_only java.lang.IndexOutOfBoundsException;
  static int m30_t2(int x) { // TRUE
    return Objects.checkIndex(x, 2);
  }

  //@ ensures \result != 1;
  static int m31_f0(int x) { // FALSE
    return Math.addExact(x, 1) + Math.negateExact(x == 1 ? Integer.MIN_VALUE : x);
  }
  //@ signals (java.lang.ArithmeticException t) false;
  static int m31_f1(int x) { // FALSE
    return Math.addExact(x, 1) + Math.negateExact(x == 1 ? Integer.MIN_VALUE : x);
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m31_t0(int x) { // TRUE
    return Math.addExact(x, 1) + Math.negateExact(x == 1 ? Integer.MIN_VALUE : x);
  }
  //@ requires x == 1; ensures false; signals_only java.lang.ArithmeticException;
  static int m31_t1(int x) { // TRUE
    return Math.addExact(x, 1) + Math.negateExact(x == 1 ? Integer.MIN_VALUE : x);
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m31_t2(int x) { // TRUE
    return Math.addExact(x, 1) + Math.negateExact(x == 1 ? Integer.MIN_VALUE : x);
  }

  //@ ensures \result != 0;
  static int m32_f0(int x) { // FALSE
    return Math.toIntExact((long) x * 2);
  }
  //@ ensures \result != 2;
  static int m32_f1(int x) { // FALSE
    return Math.toIntExact((long) x * 2);
  }
  //@ ensures \result != -2;
  static int m32_f2(int x) { // FALSE
    return Math.toIntExact((long) x * 2);
  }
  //@ ensures \result != 10;
  static int m32_f3(int x) { // FALSE
    return Math.toIntExact((long) x * 2);
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m32_t0(int x) { // TRUE
    return Math.toIntExact((long) x * 2);
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m32_t1(int x) { // TRUE
    return Math.toIntExact((long) x * 2);
  }
  //@ requires x == -1; ensures \result == -2; signals_only \nothing;
  static int m32_t2(int x) { // TRUE
    return Math.toIntExact((long) x * 2);
  }

  //@ signals (java.util.NoSuchElementException t) false;
  static int m33_f0(int x) { // FALSE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ ensures \result != 1;
  static int m33_f1(int x) { // FALSE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ ensures \result != 5;
  static int m33_f2(int x) { // FALSE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ ensures \result != 2147483647;
  static int m33_f3(int x) { // FALSE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ requires x == 0; ensures false; signals_only java.util.NoSuchElementException;
  static int m33_t0(int x) { // TRUE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m33_t1(int x) { // TRUE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }
  //@ requires x == -1; ensures false; signals_only java.util.NoSuchElementException;
  static int m33_t2(int x) { // TRUE
    return Optional.ofNullable(x > 0 ? x : null).orElseThrow();
  }

  //@ ensures \result != 1;
  static int m34_f0(int x) { // FALSE
    Iterator<Integer> it = List.of(x).iterator(); it.next(); return x > 0 ? it.next() : 1;
  }
  //@ signals (java.util.NoSuchElementException t) false;
  static int m34_f1(int x) { // FALSE
    Iterator<Integer> it = List.of(x).iterator(); it.next(); return x > 0 ? it.next() : 1;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m34_t0(int x) { // TRUE
    Iterator<Integer> it = List.of(x).iterator(); it.next(); return x > 0 ? it.next() : 1;
  }
  //@ requires x == 1; ensures false; signals_only java.util.NoSuchElementException;
  static int m34_t1(int x) { // TRUE
    Iterator<Integer> it = List.of(x).iterator(); it.next(); return x > 0 ? it.next() : 1;
  }
  //@ requires x == -1; ensures \result == 1; signals_only \nothing;
  static int m34_t2(int x) { // TRUE
    Iterator<Integer> it = List.of(x).iterator(); it.next(); return x > 0 ? it.next() : 1;
  }

  //@ ensures \result != 3;
  static int m35_f0(int x) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m35_f1(int x) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m35_t0(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == 1; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m35_t1(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == -1; ensures \result == 3; signals_only \nothing;
  static int m35_t2(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }

  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m36_f0(int x) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ ensures \result != 2;
  static int m36_f1(int x) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ ensures \result != 3;
  static int m36_f2(int x) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == 1; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m36_t0(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == 2; ensures \result == 2; signals_only \nothing;
  static int m36_t1(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }
  //@ requires x == 3; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m36_t2(int x) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer i : l) { if (i == x) l.remove(i); } return l.size();
  }

  //@ ensures \result != 2;
  static int m37_f0(int x) { // FALSE
    Map<Integer,Integer> l = new HashMap<>(Map.of(1, 2, 2, 3)); for (Integer i : l.keySet()) { if (i == x) l.put(i, 9); else if (x == 3) l.put(7, 7); } return l.size();
  }
  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m37_f1(int x) { // FALSE
    Map<Integer,Integer> l = new HashMap<>(Map.of(1, 2, 2, 3)); for (Integer i : l.keySet()) { if (i == x) l.put(i, 9); else if (x == 3) l.put(7, 7); } return l.size();
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m37_t0(int x) { // TRUE
    Map<Integer,Integer> l = new HashMap<>(Map.of(1, 2, 2, 3)); for (Integer i : l.keySet()) { if (i == x) l.put(i, 9); else if (x == 3) l.put(7, 7); } return l.size();
  }
  //@ requires x == 2; ensures \result == 2; signals_only \nothing;
  static int m37_t1(int x) { // TRUE
    Map<Integer,Integer> l = new HashMap<>(Map.of(1, 2, 2, 3)); for (Integer i : l.keySet()) { if (i == x) l.put(i, 9); else if (x == 3) l.put(7, 7); } return l.size();
  }
  //@ requires x == 3; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m37_t2(int x) { // TRUE
    Map<Integer,Integer> l = new HashMap<>(Map.of(1, 2, 2, 3)); for (Integer i : l.keySet()) { if (i == x) l.put(i, 9); else if (x == 3) l.put(7, 7); } return l.size();
  }
}