/** Nondeterministic values by the calls of test harnesses; their classes need not be there. */
public class Harness {
    static void nondetHits() { int x = Verifier.nondetInt(); assert x != 12; } // error
    static void nondetMisses() { int x = Verifier.nondetInt(); assert x <= 2147483647; } // safe
    static void assumeMisses() { int x = Verifier.nondetInt(); Verifier.assume(x > 3); assert x > 2; } // safe
    static void assumeHits() { int x = Verifier.nondetInt(); Verifier.assume(x > 3); int y = Verifier.nondetInt(); assert x + y != 17; } // error
    static void twoAreIndependent() { assert Verifier.nondetInt() == Verifier.nondetInt(); } // error
    static void booleans() { boolean a = Verifier.nondetBoolean(); boolean b = a; assert a == b; } // safe
    static void inLoop() { int n = 0; for (int i = 0; i < 3; i++) if (Verifier.nondetBoolean()) n++; assert n != 2; } // error
    static void inLoopMisses() { int n = 0; for (int i = 0; i < 3; i++) if (Verifier.nondetBoolean()) n++; assert n <= 3; } // safe
    static void texts() { String s = Verifier.nondetString(); if (s.length() == 2) assert s.charAt(0) == s.charAt(1); } // error
    static void dice() { int d = new java.util.Random().nextInt(6); assert d >= 0 && d < 6; } // safe
    static void diceHits() { int d = new java.util.Random().nextInt(6); assert d != 5; } // error
    static void seeded() { java.util.Random r = new java.util.Random(42); assert r.nextInt() == new java.util.Random(42).nextInt(); } // safe
}
