import java.util.*;
import java.util.function.*;

/** Loops and calls that do not end, and some that do: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Endings {
  //@ ensures \result == 1;
  static int e1(int x) { // FALSE
    while (true) { try { return 1; } finally { if (x == 0) continue; } } }
  //@ ensures \result == 1;
  static int e2(int x) { // TRUE
    do { if (x > 0) continue; } while (false); return 1; }
  //@ ensures \result == 1;
  static int e3(int x) { // FALSE
    int i = 0; while (i < 3) { if (i == x) continue; i++; } return 1; }
  //@ ensures \result == 1;
  static int e4(int x) { // FALSE
    for (int i = 0; i < 3; i++) { switch (i) { case 1: i = x == 7 ? 0 : 2; break; default: } } return 1; }
  //@ ensures \result == 1;
  static int e5(int x) { // FALSE
    out: while (true) { while (true) { if (x > 0) continue out; break out; } } return 1; }
  //@ ensures true;
  static String e6(int n) { // FALSE
    Rec r = new Rec(); return n > 100 ? "" + r : ""; }
  static class Rec { public String toString() { return "r" + this; } public int hashCode() { return Objects.hash(this); } public boolean equals(Object o) { return o.equals(this); } }

  static class Bomb { Bomb b = new Bomb(); }

  interface F { int ap(F f, int n); }
  //@ ensures \result == 1;
  static int e11(int n) { // FALSE
    F f = (g, k) -> k == 5 ? g.ap(g, k) : 1; return f.ap(f, n); }
  //@ requires 0 <= n && n < 4; ensures \result == 1;
  static int e12(int n) { // TRUE
    F f = (g, k) -> k > 0 ? g.ap(g, k - 1) : 1; return f.ap(f, n); }

  static F mk() { return (g, k) -> g.ap(g, k); }
  //@ requires n >= 0; measured_by n; ensures \result == 0;
  static int e14(int n) { // FALSE
    return n == 0 ? 0 : e14b(n - 1); }
  //@ requires n >= 0; measured_by n; ensures \result == 0;
  static int e14b(int n) { // FALSE
    return e14(n + 1); }
  //@ requires n >= 0; measured_by n; ensures \result == 0;
  static int e15(int n) { // TRUE
    return n == 0 ? 0 : e15b(n - 1); }
  //@ requires n >= 0; measured_by n; ensures \result == 0;
  static int e15b(int n) { // TRUE
    return n == 0 ? 0 : e15(n - 1); }
  //@ measured_by x & 7; ensures \result == 0;
  static int e16(int x) { // FALSE
    return x == 0 ? 0 : e16(x >>> 1); }
  //@ measured_by a.length; ensures \result == 0;
  static int e17(int[] a, int i) { // FALSE
    return i >= a.length ? 0 : e17(a, i + 1); }
  //@ requires 0 <= i && i <= a.length; measured_by a.length - i; ensures \result == 0;
  static int e18(int[] a, int i) { // TRUE
    return i >= a.length ? 0 : e18(a, i + 1); }
  //@ requires 0 <= i; measured_by 10 - i; ensures \result == 0;
  static int e19(int i) { // FALSE
    return i == 20 ? 0 : e19(i + 1); }
  static class Nd { /*@ nullable @*/ Nd next; int h; 
    //@ requires h >= 0; measured_by h; ensures \result >= 0;
    int len() { // FALSE
      return next == null ? 0 : next.len(); }
    //@ requires h >= 0 && (next == null || next.h < h && next.h >= 0); ensures true;
    int len2() { // FALSE
      int r = 0; Nd n = this; while (n != null) { n = n.next; } return r; }
  }

  //@ ensures \result == 1;
  static int e21(int n) { // TRUE
    //@ loop_invariant true; decreases n;
    while (n > 0) { n -= 1; if (n == 3) n = 2; } return 1; }

  static class Box { int k; }

  //@ requires a.k >= 0 && a != b; ensures a.k == 0;
  static void e24(Box a, Box b) { // TRUE
    //@ loop_invariant a.k >= 0; decreases a.k;
    while (a.k > 0) { a.k--; b.k++; } }

  //@ ensures true;
  static void e28(long n) { // FALSE
    for (int i = 0; i < n; i++) { if (n < 100000L) return; } }
  //@ ensures true;
  static void e29(char n) { // FALSE
    for (char c = 0; c <= n; c++) { } }
  //@ ensures true;
  static void e30(char n) { // TRUE
    for (char c = 0; c < n; c++) { } }
  //@ ensures true;
  static void e31(int n) { // FALSE
    for (int i = n; i >= 0; i -= 2) { if (i == 1) i = 3; } }
  //@ ensures true;
  static void e32(int n) { // FALSE
    int i = 0; while (i != n) { i = i < n ? i + 3 : i - 2; } }
  //@ ensures true;
  static void e33(int n) { // FALSE
    while (n % 2 == 0) n /= 2; }
  //@ requires n != 0; ensures true;
  static void e34(int n) { // TRUE
    while (n % 2 == 0) n /= 2; }
  //@ ensures true;
  static void e35(int n) { // FALSE
    while ((n & 1) == 0) n >>= 1; }
  //@ requires n != 0; ensures true;
  static void e36(int n) { // TRUE
    while ((n & 1) == 0) n >>>= 1; }
  //@ ensures true;
  static void e37(int n) { // FALSE
    int i = n; do { i--; } while (i > 0 == n > 0 && i != n - 1 || n == 9); }
  //@ ensures true;
  static void e38(List<Integer> xs) { // TRUE
    for (int x : xs) { } }
  //@ ensures true;
  static void e39(Iterator<Integer> xs) { // FALSE
    while (xs.hasNext()) { } }
  static class Inf implements Iterator<Integer> { public boolean hasNext() { return true; } public Integer next() { return 1; } }
  //@ ensures \result == 1;
  static int e40(int n) { // FALSE
    Iterable<Integer> it = () -> new Inf(); int s = 1; if (n == 4) for (int x : it) { s = 1; } return s; }
  //@ diverges true; ensures \result == 1;
  static int e41(int n) { // TRUE
    while (n != 4) { } return 1; }
  //@ ensures n == 4; 
  static int e42(int n) { // FALSE
    return e41(n); }
  //@ diverges true; ensures n == 4; 
  static int e43(int n) { // TRUE
    while (n != 4) { } return e41(n); }
  //@ diverges true; ensures n == 4; 
  static int e44(int n) { // FALSE
    while (n != 4 && n != 5) { } return 1; }
  static class Dv { 
    //@ ensures \result == 1;
    int e45(int n) { // FALSE
      return 1; } }
  static class Dw extends Dv { int e45(int n) { while (n == 6) { } return 1; } }
  //@ ensures \result == 1;
  static int e46(Runnable r) { // FALSE
    r.run(); return 1; }
  static Runnable loop() { return () -> { while (true) { } }; }
  //@ ensures \result == 1;
  static int e47(int n) { // FALSE
    try { return e47h(n); } catch (StackOverflowError e) { return 2; } }
  static int e47h(int n) { return n == 1 ? e47h(n) + 1 : 1; }
  static class SI { static int z = SI2.z + 1; } static class SI2 { static int z = SI.z + 1; }
  //@ ensures \result == 1;
  static int e48(int n) { // FALSE
    lab: { while (n > 0) { if (n == 2) break lab; n = n == 8 ? 8 : n - 1; } } return 1; }
  //@ requires 0 <= n && n <= 5; ensures \result == 1;
  static int e49(int n) { // TRUE
    lab: { while (n > 0) { if (n == 2) break lab; n = n == 8 ? 8 : n - 1; } } return 1; }
  //@ ensures \result == 1;
  static int e50(int n) { // FALSE
    for (int i = 0; i < 10; i++) for (int j = 0; j < 10; i += 0, j++) { if (j == 9 && n == 2) { i = -1; } } return 1; }
  //@ ensures \result == 1;
  static int e51(int n) { // FALSE
    for (int i = 0; ; i++) { if (i > n) break; } return 1; }
  //@ requires n < 2147483647; ensures \result == 1;
  static int e52(int n) { // TRUE
    for (int i = 0; ; i++) { if (i > n) break; } return 1; }
  //@ ensures \result == 1;
  static int e53(int n) { // FALSE
    int lo = 0, hi = n; while (lo < hi) { int mid = (lo + hi) / 2; if (mid * mid < 10) lo = mid; else hi = mid; } return 1; }
  //@ requires 0 <= n && n <= 1000; ensures \result == 1;
  static int e54(int n) { // TRUE
    int lo = 0, hi = n; while (lo < hi) { int mid = (lo + hi) / 2; if (mid * mid < 10) lo = mid + 1; else hi = mid; } return 1; }
  //@ requires a >= 0 && b >= 0; ensures true;
  static int e55(int a, int b) { // FALSE
    while (a != b) { if (a > b) a -= b; else b -= a; } return a; }
  //@ requires a > 0 && b > 0; ensures true;
  static int e56(int a, int b) { // TRUE
    while (a != b) { if (a > b) a -= b; else b -= a; } return a; }
  //@ requires n >= 0; ensures true;
  static void e57(int n) { // TRUE
    for (int i = 0; i < n; i++) { n--; } }
  //@ requires n >= 0; ensures true;
  static void e58(int n) { // FALSE
    for (int i = 0; i < n; i++) { n++; if (n < 0) n = 1 << 30; i = 0; } }
  //@ ensures true;
  static void e59(StringBuilder sb) { // FALSE
    while (sb.length() > 0) { if (sb.charAt(0) == 'x') sb.append('y'); sb.deleteCharAt(0); if (sb.length() == 1 && sb.charAt(0) == 'y') sb.setCharAt(0, 'x'); } }
  //@ ensures true;
  static void e60(int[] a) { // FALSE
    int i = 0; while (i < a.length) { i = a[i]; if (i < 0) return; } }
  static int g;
  //@ requires g >= 0; ensures true;
  static void e61(Runnable r) { // FALSE
    //@ loop_invariant g >= 0; decreases g;
    while (g > 0) { g--; r.run(); } }
  static Runnable up() { return () -> g = 5; }
  //@ requires n >= 0; ensures \result == n;
  //@ measured_by n;
  static int e62(int n) { // TRUE
    return n == 0 ? 0 : 1 + e62(n - 1); }
  //@ requires n >= 0; ensures \result == n;
  //@ measured_by n;
  static int e63(int n) { // FALSE
    return n == 0 ? 0 : 1 + e63((n - 1) / 2 * 2); }
  //@ requires n >= 0; ensures \result == 7;
  //@ measured_by n;
  static int e64(int n) { // FALSE
    return n == 0 ? 0 : e64(n - 1); }
  //@ requires n >= 0; ensures \result == 7;
  //@ measured_by n;
  static int e65(int n) { // FALSE
    return n == 0 ? 7 : n == 9 ? e65(9) : e65(n - 1); }
}
