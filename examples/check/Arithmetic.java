/** Hard arithmetic: remainders of two inputs, loops that no invariant in a template describes. */
public class Arithmetic {
    static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }
    static void divisorHit(int a, int b) { if (a > 1000 && b > 1000) { int g = gcd(a, b); assert g != 37; } } // error
    static void divisorDivides(int a, int b) { if (a > 0 && b > 0 && a < 30 && b < 30) { int g = gcd(a, b); assert a % g == 0 && b % g == 0; } } // safe
    static void divisorOfNegative(int a, int b) { int g = gcd(a, b); assert g >= 0; } // error
    static int collatz(int n) { int k = 0; while (n != 1 && k < 100) { if (n % 2 == 0) n = n / 2; else n = 3 * n + 1; k++; } return k; }
    static void collatzHit(int n) { if (n > 0 && n < 100) { int k = collatz(n); assert k != 25; } } // error
    static void collatzShort(int n) { if (n > 0 && n < 8) { int k = collatz(n); assert k < 17; } } // safe
    static void parity(int m) { int n = 1; for (int i = 0; i < m && i < 1000; i++) n += 4; assert n % 4 != 2; } // safe
    static void flagAndBound(boolean up) { // safe
        int n = 0; boolean seen = false;
        while (n < 1000) { if (up) n += 2; else n += 4; seen = true; }
        assert seen && n <= 1003;
    }
    static int down(int n) { if (n <= 0) return 0; return 1 + down(n - 1); }
    static void depth(int n) { if (n >= 0) { int d = down(n); assert d >= 0; } } // safe
    static void depthHit(int n) { if (n >= 0 && n < 40) { int d = down(n); assert d != 17; } } // error
    static void squareRoot(int n) { if (n >= 0 && n <= 10000) { int r = 0; while ((r + 1) * (r + 1) <= n) r++; assert r <= 100; } } // safe
    static void popCount(int x) { int n = 0; for (int i = 0; i < 32; i++) { n += x & 1; x >>>= 1; } assert n != 32; } // error
    static void reversed(int x) { int r = 0; for (int i = 0; i < 8; i++) { r = r << 1 | x & 1; x >>= 1; } assert r < 256; } // safe
}
