/** Static calls, recursion, errors in callees. */
public class Calls {
    static int inc(int x) { return x + 1; }
    static int twice(int x) { return inc(inc(x)); }
    static int max(int a, int b) { return a > b ? a : b; }
    static void check(int x) { assert x != 42; } // error
    static void incHits(int x) { assert inc(x) > x; } // error
    static void incMisses(int x) { if (x < 100) assert inc(x) <= 100; } // safe
    static void twiceHits(int x) { assert twice(x) != 7; } // error
    static void twiceMisses(int x) { assert twice(x) == x + 2; } // safe
    static void maxMisses(int a, int b) { assert max(a, b) >= a; } // safe
    static void maxHits(int a, int b) { assert max(a, b) == a; } // error
    static void inCallee(int x) { check(x * 2); } // error
    static void inCalleeMisses(int x) { check(x * 2 + 1); } // safe
    static int down(int n) { if (n <= 0) return 0; return down(n - 1); }
    static void recursionMisses(int n) { if (n >= 0 && n < 20) assert down(n) == 0; } // safe
    static int sumTo(int n) { if (n <= 0) return 0; return n + sumTo(n - 1); }
    static void recursionHits(int n) { if (n < 6) assert sumTo(n) != 10; } // error
    static boolean even(int n) { if (n == 0) return true; return odd(n - 1); }
    static boolean odd(int n) { if (n == 0) return false; return even(n - 1); }
    static void mutual(int n) { if (n >= 0 && n < 9) assert even(n) != odd(n); } // safe
    static void mutualHits(int n) { if (n >= 0 && n < 9) assert even(n); } // error
    static int parameterChanges(int n) { n = n + 3; return n; }
    static void callByValue(int n) { int m = n; parameterChanges(n); assert m == n; } // safe
    static int ack(int m, int n) { if (m == 0) return n + 1; if (n == 0) return ack(m - 1, 1); return ack(m - 1, ack(m, n - 1)); }
    static void ackermann() { assert ack(2, 2) == 7; } // safe
    static int loopInCallee(int n) { int s = 0; for (int i = 0; i < n; i++) s++; return s; }
    static void loopInCalleeMisses(int n) { if (n >= 0) assert loopInCallee(n) >= 0; } // safe
    static void loopInCalleeHits(int n) { if (n < 9) assert loopInCallee(n) != 4; } // error
    static void callInLoop(int n) { int x = 0; for (int i = 0; i < 4; i++) x = inc(x); assert x == 4; } // safe
    static void varargs() { assert count(1, 2, 3) == 3; } // safe
    static int count(int... all) { return all.length; }
}
