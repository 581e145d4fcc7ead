/** Conditions, refinement of booleans, control flow on them. */
public class Booleans {
    static void plainHits(boolean b) { assert b; } // error
    static void plainMisses(boolean b) { assert b || !b; } // safe
    static void andHits(boolean a, boolean b) { assert !(a && b); } // error
    static void andMisses(boolean a, boolean b) { if (a && b) assert a; } // safe
    static void orHits(boolean a, boolean b) { assert a || b; } // error
    static void orMisses(boolean a, boolean b) { if (!(a || b)) assert !a; } // safe
    static void xorHits(boolean a, boolean b) { assert !(a ^ b); } // error
    static void xorMisses(boolean a) { assert !(a ^ a); } // safe
    static void equalHits(boolean a, boolean b) { assert a == b; } // error
    static void equalMisses(boolean a, boolean b) { if (a == b && a) assert b; } // safe
    static void valueHits(int x) { boolean b = x > 0; assert b; } // error
    static void valueMisses(int x) { boolean b = x > 0; if (!b) assert x <= 0; } // safe
    static void counterHits(boolean a, boolean b) { // error
        boolean low = false, high = false;
        if (a) { low = !low; }
        if (b) { if (low) high = true; low = !low; }
        assert !high;
    }
    static void counterMisses(boolean a) { // safe
        boolean low = false, high = false;
        if (a) { low = !low; }
        assert !high;
    }
    static void shortCircuitHits(int x) { assert !(x != 0 && 10 / x == 5); } // error
    static void shortCircuitMisses(int x) { if (x != 0 && 10 / x == 5) assert x == 2; } // safe
    static void nestedHits(boolean a, boolean b, boolean c) { if (a) if (!b) if (c) assert b; } // error
    static void nestedMisses(boolean a, boolean b, boolean c) { if (a) if (!b) if (c) assert a && c; } // safe
    static void emptyBranch(boolean a) { if (a) { } assert a; } // error
    static void bothBranches(boolean a) { int x; if (a) x = 1; else x = 2; assert x > 0; } // safe
}
