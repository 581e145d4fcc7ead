/** Loops: bounded, unbounded, nested, with invariants that have to be found. */
public class Loops {
    static void sumHits(int n) { if (n < 10) { int s = 0; for (int i = 1; i <= n; i++) s += i; assert s != 6; } } // error
    static void sumMisses(int n) { if (n < 6) { int s = 0; for (int i = 1; i <= n; i++) s += i; assert s != 5; } } // safe
    static void counterGrows(int n) { int i = 0; while (i < n) i++; assert i >= 0; } // safe
    static void counterEnds(int n) { int i = 0; while (i < n) i++; if (n > 0) assert i == n; } // safe
    static void counterOvershoots(int n) { int i = 0; while (i < n) i += 2; if (n == 5) assert i == 5; } // error
    static void bigIrrelevant() { int a = 1; for (int i = 0; i < 1000000; i++) { } assert a == 1; } // safe
    static void nestedHits() { int c = 0; for (int i = 0; i < 5; i++) for (int j = 0; j < i; j++) c++; assert c != 10; } // error
    static void nestedMisses() { int c = 0; for (int i = 0; i < 5; i++) for (int j = 0; j < i; j++) c++; assert c == 10; } // safe
    static void breaks(int n) { int i = 0; while (true) { if (i >= 3) break; i++; } assert i == 3; } // safe
    static void breaksEarly(int n) { int i = 0; while (true) { if (i == n || i > 4) break; i++; } assert i != 4; } // error
    static void continues() { int c = 0; for (int i = 0; i < 6; i++) { if (i % 2 == 0) continue; c++; } assert c == 3; } // safe
    static void doWhile(int n) { int i = 0; do { i++; } while (i < n); assert i >= 1; } // safe
    static void doWhileHits(int n) { int i = 0; do { i++; } while (i < n && i < 8); assert i < 8; } // error
    static void gcd(int a, int b) { if (a > 0 && b > 0 && a < 12 && b < 12) { while (b != 0) { int t = a % b; a = b; b = t; } assert a > 0; } } // safe
    static void collatz(int n) { if (n > 0 && n < 8) { int steps = 0; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps++; } assert steps < 17; } } // safe
    static void collatzHits(int n) { if (n > 0 && n < 8) { int steps = 0; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps++; } assert steps != 16; } } // error
    static void countDown(int n) { if (n >= 0) { while (n > 0) n--; assert n == 0; } } // safe
    static void labelled() { int c = 0; outer: for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) { if (j == 2) continue outer; c++; } assert c == 8; } // safe
    static void equalSteps(int n) { int i = 0, j = 0; while (i < n) { i++; j++; } assert i == j; } // safe
    static void unequalSteps(int n) { int i = 0, j = 0; while (i < n && i < 9) { i++; j += 2; } assert j != 8; } // error
}
