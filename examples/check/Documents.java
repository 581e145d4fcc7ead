/** The programs of the literature on tests and proofs from one loop. */
public class Documents {
    static void nothing() { } // has nothing to check
    static void always() { assert false; } // error
    static void absolute(int a) { if (a < 0) a = -a; assert a >= 0; } // error
    static void twoConditions(int x, int y) { if (x != y) if (2 * x == x + 10) assert false; } // error
    static void loopThenInput(int a) { int i = 0; while (i < 1000) i = i + 1; if (a < 0) assert false; } // error
    static void loopIrrelevant() { int a = 1; int i = 0; while (i < 1000) i = i + 1; if (a == 0) assert false; } // safe
    static void shortLoopIrrelevant() { int b = 0; int i = 0; while (i < 1) i++; if (b == 1) assert false; } // safe
    static void loopThenBit(int b) { int i = 0; while (i < 1000) i++; if (b == 1) assert false; } // error
    static void loopSum(int a) { int k = 0; for (int i = 1; i < a && i < 10; i++) k += i; if (k == 2) assert false; } // safe
    static void neverTaken() { if (false) assert false; } // safe
    static void callee(int x, int y) { if (x > 0) { y = 4; int q = sum(x, y); if (q == 5) if (x == 2) assert false; } } // safe
    static int sum(int i, int x) { int s = i + x; return s; }
    static void absoluteExcept(int k) { int a = abs(k); if (a < 0) if (a != -2147483648) assert false; } // safe
    static int abs(int z) { if (z < 0) return -z; return z; }
    static void absoluteUnder(int x, int y) { if (y != 0) { x = abs(x); if (x < 0) assert false; } } // error
    static void absoluteOver(int x) { if (x != -2147483648) { x = abs(x); if (x < 0) assert false; } } // safe
    static void zeroIsNotFour() { int y = 4; int x = zero(); if (x == y) assert false; } // safe
    static int zero() { return 0; }
    static void boundedFibonacci(int x) { int f = fib(3); if (f == x) assert false; } // error
    static void freeFibonacci(int x) { int f = fib(x); if (f == 1) if (x == 0) assert false; } // safe
    static int fib(int i) { if (i == 0) return 0; if (i <= 2) return 1; return fib(i - 1) + fib(i - 2); }
    static void waiting(int x) { while (x == 0) { } assert false; } // error
    static void hoisted(int x) { while (x > 7) { x = 1; if (x == 2) assert false; } int w = x; int v = w; if (v == 5) assert false; } // error
    static void swapped(int x, int y) { // error
        if (x > 5) { x = 1; y = 3; if (x == 2) assert false; }
        int d = sw(y, x); int w = d; int v = w; int u = v; if (u == 6) assert false;
    }
    static int sw(int x, int y) { int d = x - y; return d; }
    static void emptyIf(int b) { if (b == 0) { } if (b != 0) assert false; } // error
    static int error = 0;
    static void flagged(int x, int y) { int r = sub(x, y); assert error != 1; } // error
    static int sub(int a, int b) { if (a * 4 > b) error = 1; return a + b; }
    static void lock(int rounds) { // safe
        boolean isLocked = false; int old = 0; int n = 0;
        do { assert !isLocked; isLocked = true; old = n; if (rounds > n) { assert isLocked; isLocked = false; n++; } } while (old != n && n < 3);
    }
    static void incrementTwice(int q) { assert inc(inc(q)) == q + 2; } // safe
    static int inc(int x) { return x + 1; }
    static final class Cell { int value; }
    static void aliased(Cell p, Cell q) { if (p != null && q != null) { p.value = 3; q.value = 4; assert p.value == 3; } } // error
    static void notAliased(Cell p, Cell q) { if (p != null && q != null && p != q) { p.value = 3; q.value = 4; assert p.value == 3; } } // safe
    static void manyCells(Cell[] cells, int x, int y) { // safe
        if (cells != null && x >= 0 && x < cells.length && y >= 0 && y < cells.length && cells[x] != null && cells[y] != null && cells[x] != cells[y]) {
            cells[x].value = 1; cells[y].value = 2; assert cells[x].value == 1;
        }
    }
}
