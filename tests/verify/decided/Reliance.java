import java.util.*;
import java.util.function.*;

/** Specifications that rely on others, on themselves and on nothing: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Reliance {
  static int g; int f; int[] arr = new int[2];
  // ---- names
  //@ ensures f == \old(f);
  void n1(int f) { // TRUE
    this.f = f; }
  //@ ensures this.f == f;
  void n2(int f) { // TRUE
    this.f = f; f = 0; }
  //@ ensures (\forall int z; 0 <= z && z < 3; z < 3) && \result == x;
  static int n3(int x) { // FALSE
    return x == 2 ? 3 : x; }
  //@ ensures (\exists int r; 0 <= r && r < 3; r == \result);
  static int n4(int x) { // FALSE
    int r = x & 3; return r; }
  //@ ensures \result == result;
  static int n5(int result) { // FALSE
    int r = result; result = 4; return result + r - r; }
  //@ ensures \result == (\sum int i; 0 <= i && i < i0; i);
  static int n6(int i0) { // FALSE
    return i0 == 3 ? 3 : i0 == 5 ? 11 : 0; }
  //@ ensures Reliance.g == 1;
  static void n7() { // FALSE
    int g = 1; Reliance.g += g; }
  //@ ensures \old(g) == g;
  static void n8(int g) { // TRUE
    Reliance.g = 5; g = 7; }
  //@ ensures \old(Reliance.g) == Reliance.g;
  static void n9(int g) { // FALSE
    Reliance.g = 5; g = 7; }
  // ---- several cases
  /*@ requires x > 0; ensures \result == 1;
    @ also requires x < 10; ensures \result == 2; @*/
  static int c1(int x) { // FALSE
    return x > 0 ? 1 : 2; }
  /*@ requires x > 0; ensures \result >= 1;
    @ also requires x < 10; ensures \result <= 2; @*/
  static int c2(int x) { // TRUE
    return x > 0 ? x < 10 ? 1 : 7 : 2; }
  /*@ requires x != 0; {| requires x > 0; ensures \result == 1; also requires x < 0; ensures \result == -1; |} @*/
  static int c3(int x) { // FALSE
    return x > 0 ? 1 : x == -9 ? 1 : -1; }
  /*@ requires x > 0; assignable g; also requires x > 5; assignable \nothing; @*/
  static void c4(int x) { // FALSE
    if (x > 0) g++; }
  /*@ requires x > 0; assignable g; also requires x > 5; assignable \nothing; @*/
  static void c5(int x) { // TRUE
    if (x > 0 && x < 6) g++; }
  //@ requires x > 5; ensures g == \old(g);
  static void c6(int x) { // TRUE
    c5(x); }
  //@ requires x > 4; ensures g == \old(g);
  static void c7(int x) { // FALSE
    c5(x); }
  /*@ normal_behavior requires x > 0; ensures \result == 5;
    @ also exceptional_behavior requires x <= 0; signals (IllegalArgumentException e) true; signals_only IllegalArgumentException; @*/
  static int c8(int x) { // FALSE
    if (x < 0) throw new IllegalArgumentException(); return 5; }
  /*@ normal_behavior requires x > 0; ensures \result == 5;
    @ also exceptional_behavior requires x <= 0; signals (IllegalArgumentException e) true; signals_only IllegalArgumentException; @*/
  static int c9(int x) { // TRUE
    if (x <= 0) throw new IllegalArgumentException(); return 5; }
  /*@ exceptional_behavior requires x <= 0; signals_only RuntimeException; @*/
  static int c10(int x) { // FALSE
    if (x < 0) throw new IllegalArgumentException(); if (x == 0) return 4; return 5; }
  /*@ exceptional_behavior requires x <= 0; signals (ArithmeticException e) false; @*/
  static int c11(int x) { // FALSE
    if (x < 0) throw new IllegalArgumentException(); return 5 / x; }
  // ---- well-definedness
  //@ ensures \result == 0 || 10 / x > 0;
  static int w1(int x) { // FALSE
    return x == 0 ? 1 : 0; }
  //@ ensures \result == 0 || x != 0 && 10 / x > 0;
  static int w2(int x) { // FALSE
    return x == 3 || x == -1 ? 1 : 0; }
  //@ ensures x == 0 || 10 / x != 11;
  static int w3(int x) { // TRUE
    return 4; }
  //@ ensures 10 / x != 11 || x == 0;
  static int w4(int x) { // FALSE
    return 4; }
  //@ ensures a[0] == a[0];
  static void w5(int[] a) { // FALSE
    }
  //@ ensures a.length > 0 ==> a[0] == a[0];
  static void w6(int[] a) { // TRUE
    }
  //@ ensures (\forall int k; 0 <= k && k <= a.length; a[k] == a[k]);
  static void w7(int[] a) { // FALSE
    }
  //@ ensures ((String) o).length() >= 0;
  static void w8(Object o) { // FALSE
    }
  //@ ensures s.charAt(0) == s.charAt(0);
  static void w9(String s) { // FALSE
    }
  //@ requires s.length() == 1; ensures s.charAt(0) == s.charAt(0);
  static void w10(String s) { // TRUE
    }
  //@ requires a[0] > 0; ensures a.length > 0;
  static void w11(int[] a) { // FALSE
    }
  // ---- arithmetic of specifications
  //@ ensures \result > x;
  static int m1(int x) { // FALSE
    return x + 1; }
  //@ ensures x + 1 > x;
  static int m2(int x) { // TRUE
    return x + 1; }
  //@ ensures (int) (x + 1) > x;
  static int m3(int x) { // FALSE
    return x + 1; }
  //@ ensures \result == -x;
  static int m4(int x) { // FALSE
    return -x; }
  //@ ensures \result == Math.abs(x);
  static int m5(int x) { // TRUE
    return x < 0 ? -x : x; }
  //@ ensures x * x >= 0;
  static int m6(int x) { // TRUE
    return 1; }
  //@ ensures \result == (x * x >= 0);
  static boolean m7(int x) { // FALSE
    return x * x >= 0; }
  //@ ensures \result == x + y - y;
  static int m8(int x, int y) { // TRUE
    return x + y - y; }
  //@ ensures \result == (x + y) / 2;
  static int m9(int x, int y) { // FALSE
    return (x + y) / 2; }
  //@ ensures \result == (x + y) / 2;
  static int m10(int x, int y) { // TRUE
    return (int) (((long) x + y) / 2); }
  //@ ensures \result == (byte) (x + 1);
  static byte m11(byte x) { // TRUE
    return ++x; }
  //@ ensures \result == x + 1;
  static byte m12(byte x) { // FALSE
    return ++x; }
  //@ ensures \result == (x == Integer.MAX_VALUE + 1);
  static boolean m13(int x) { // FALSE
    return x == Integer.MAX_VALUE + 1; }
  //@ ensures Integer.MAX_VALUE + 1 > 0;
  static void m14() { // TRUE
    }
  //@ ensures \result == x / y;
  static int m15(int x, int y) { // FALSE
    if (y == 0) return 0; return x / y; }
  //@ requires y != 0; ensures \result == x / y;
  static int m16(int x, int y) { // FALSE
    return x / y; }
  //@ requires y != 0 && y != -1; ensures \result == x / y;
  static int m17(int x, int y) { // TRUE
    return x / y; }
  //@ requires y != 0; ensures \result == x - x / y * y;
  static int m18(int x, int y) { // TRUE
    return x % y; }
  //@ ensures \result == (x << 31);
  static int m19(int x) { // TRUE
    return x << 31; }
  //@ ensures \result == x * 2;
  static int m20(int x) { // FALSE
    return x << 1; }
  //@ ensures \result == (x >>> 1);
  static int m21(int x) { // FALSE
    return x / 2; }
  //@ ensures \result == (x & 0xFF) + (y & 0xFF);
  static int m22(byte x, byte y) { // TRUE
    return (x & 255) + (y & 255); }
  //@ ensures \result == 1.0 * x;
  static double m23(int x) { // TRUE
    return x; }
  //@ ensures \result == x;
  static float m24(int x) { // FALSE
    return x + 0.5f; }
  //@ ensures (long) \result == x;
  static float m25(int x) { // FALSE
    return x; }
  //@ ensures \result == x + 1;
  static long m26(long x) { // FALSE
    return x + 1; }
  //@ ensures \result == x + 1;
  static /*@ spec_java_math @*/ int m27(int x) { // TRUE
    return x + 1; }
  // ---- ghost and model
  //@ model int twice; represents twice = 2 * f;
  //@ ghost int cnt;
  //@ ensures twice == \old(twice);
  void gm1() { // FALSE
    f = f + 1; }
  //@ ensures twice >= 0;
  void gm2() { // FALSE
    f = f > 0 ? f : -f; }
  //@ ensures twice >= 0;
  void gm3() { // TRUE
    f = f > 0 ? f : 0; }
  //@ ensures twice == (int) twice;
  void gm4() { // FALSE
    }
  //@ ensures cnt == \old(cnt) + 1;
  void gm5() { // FALSE
    //@ set cnt = cnt + 1;
  }
  //@ requires cnt < 100; ensures cnt == \old(cnt) + 1;
  void gm6() { // TRUE
    //@ set cnt = cnt + 1;
  }
  //@ requires cnt < 100; ensures cnt == \old(cnt) + 1;
  void gm7(boolean b) { // FALSE
    if (b) {
      //@ set cnt = cnt + 1;
    } }
  //@ assignable f;
  void gm8(boolean b) { // FALSE
    //@ set cnt = cnt ^ 1;
    f = 1; }
  //@ model static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } 
  //@ ensures \result == sq(x);
  static int gm9(int x) { // FALSE
    return x * x; }
  //@ model static int sq(int x) { return x * x; }
  //@ ensures \result == sq(x);
  static long gm10(int x) { // TRUE
    return (long) x * x; }
  //@ ensures sq(sq(x)) >= 0;
  static void gm11(int x) { // TRUE
    }
  /*@ measured_by n; model static int bad1(int n) { return 1 + bad1(n); } @*/
  //@ ensures bad1(0) == 0 ==> x == 5;
  static void gm12(int x) { // FALSE
    }
  /*@ measured_by n; model static int bad2(int n) { return n > 100 ? 0 : 1 + bad2(n / 2); } @*/
  //@ requires x == 0; ensures bad2(x) == 3 && 1 == 2;
  static void gm13(int x) { // FALSE
    }
  /*@ measured_by n; model static int badA(int n) { return 1 + badB(n); } @*/
  /*@ measured_by n; model static int badB(int n) { return badA(n); } @*/
  //@ ensures badA(1) == 77 || x == 2;
  static void gm14(int x) { // FALSE
    }
  // ---- assume and assert
  //@ ensures \result == 1;
  static int as1(int x) { // FALSE
    //@ assert x > 0;
    return 1; }
  //@ ensures \result == 1;
  static int as2(int x) { // FALSE
    if (x > 5) { return 1; }
    //@ assert x <= 5;
    //@ assert x < 5;
    return 1; }
  //@ ensures \result == 1;
  static int as3(int x) { // FALSE
    int y = x;
    try { y = 10 / x; } finally {
      //@ assert y != 3;
      y = 1; }
    return y; }
  //@ ensures \result == 1;
  static int as4(int x) { // FALSE
    for (int i = 0; i < 3; i++) {
      //@ assert i != x;
    }
    return 1; }
  //@ ensures \result == 1;
  static int as5(int x) { // FALSE
    Runnable r = () -> {
      //@ assert x != 4;
    };
    r.run(); return 1; }
  //@ ensures \result == 1;
  static int as6(int x) { // FALSE
    if (x * x == 16) {
      //@ unreachable;
    }
    return 1; }
  //@ ensures \result == 1;
  static int as7(int x) { // TRUE
    if (x * x == 17) { if (x > 0 && x < 1000) {
      //@ unreachable;
    } }
    return 1; }
  //@ ensures \result == 1;
  static int as8(int x) { // FALSE
    lbl: x = x + 1;
    //@ assert x == \old(x) + 1;
    return 1; }
  //@ requires x < 100; ensures \result == 1;
  static int as9(int x) { // TRUE
    lbl: x = x + 1;
    //@ assert x == \old(x) + 1;
    return 1; }
  //@ ensures \result == \old(x);
  static int as10(int x) { // FALSE
    x = x > 3 ? 3 : x; return x; }
  // ---- relied upon
  //@ ensures \result == 5;
  static int r1(int x) { // FALSE
    for (int i = 0; i < x; i++) { } return x == 7 ? 6 : 5; }
  //@ ensures \result == 6;
  static int r2(int x) { // FALSE
    return r1(x) + 1; }
  //@ ensures \result == 6;
  static int r2i(int x) { // FALSE
    IntUnaryOperator op = Reliance::r1; return op.applyAsInt(x) + 1; }
  //@ ensures \result == 7;
  static int r3(int x) { // FALSE
    return r2(x) + 1; }
  //@ ensures \result == slow(x);
  static int r4(int x) { // FALSE
    return 5; }
  /*@ normal_behavior ensures \result == 5; pure @*/
  static int slow(int x) { // FALSE
    int r = 0; for (int i = 0; i < x; i++) { r++; } return r > 3 ? 6 : 5; }
  //@ requires slow(x) == 5; ensures \result < 4;
  static int r5(int x) { // FALSE
    return x < 0 ? 4 : 0; }
  static /*@ pure @*/ boolean impure(int x) { g = 1; return true; }
  //@ requires impure(x); ensures g == 1;
  static void r7(int x) { // FALSE
    }
  //@ ensures impure(x) && g == \old(g);
  static void r8(int x) { // TRUE
    }
  //@ ensures r9(x) == \result;
  static /*@ pure @*/ int r9(int x) { // TRUE
    return x > 0 ? 1 : 2; }
  //@ ensures r10(x) + 1 == \result;
  static /*@ pure @*/ int r10(int x) { // FALSE
    return x > 0 ? 1 : 2; }
  //@ requires x >= 0; ensures \result == (x == 0 ? 0 : r11(x - 1) + 1);
  //@ measured_by x;
  static /*@ pure @*/ int r11(int x) { // TRUE
    return x; }
  // ---- blocks
  //@ ensures \result == 4;
  static int b1(int x) { // FALSE
    int y = x;
    //@ ensures y == 3; assignable \nothing;
    { y = 3; if (x == 8) y = 4; }
    return y + 1; }
  //@ ensures \result == 4;
  static int b2(int x) { // TRUE
    int y = x;
    //@ ensures y == 3; assignable \nothing;
    { y = 3; if (x == 8) y = 3; }
    return y + 1; }
  //@ ensures \result == 4;
  static int b3(int x) { // FALSE
    int y = x, z = 4;
    //@ ensures y == 3; assignable \nothing;
    { y = 3; z = x; }
    return z; }
  //@ ensures \result == x;
  static int b4(int x) { // TRUE
    int y = x, z = 4;
    //@ ensures y == 3 && z == x; assignable \nothing;
    { y = 3; z = x; }
    return z; }
  //@ ensures g == \old(g);
  static void b5(int x) { // FALSE
    //@ requires x > 0; ensures g == 1;
    { g = 1; } }
  //@ requires x > 0; ensures g == 1;
  static void b6(int x) { // TRUE
    //@ requires x > 0; ensures g == 1;
    { g = 1; } }
  //@ ensures g == \old(g) + 1;
  static void b7(int x) { // FALSE
    g = 7;
    //@ ensures g == \before(g) + 1;
    { g = g + 1; } }
  //@ ensures g == 8;
  static void b8(int x) { // TRUE
    g = 7;
    //@ ensures g == \before(g) + 1;
    { g = g + 1; } }
  //@ ensures \result == 1;
  static int b9(int x) { // FALSE
    //@ return_behavior returns \result == 1; ensures x > 0;
    { if (x <= 0) return x == -4 ? 2 : 1; }
    return 1; }
  //@ ensures \result == 1;
  static int b10(int x) { // FALSE
    int r = 1;
    for (int i = 0; i < 3; i++) {
      //@ break_behavior breaks r == 1; ensures true;
      { if (i == x) { r = 2; break; } }
    }
    return r; }
}
