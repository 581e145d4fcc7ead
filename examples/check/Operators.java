/** One program per operator and verdict. The word after a declaration is what `espalier check` has to say. */
public class Operators {
    static void addHits(int i) { int j = i + 4; assert j != 9; } // error
    static void addMisses(int i) { int j = i + 4; if (i == 1) assert j == 5; } // safe
    static void subtractHits(int i) { assert i - 3 != 0; } // error
    static void subtractMisses(int i) { if (i == 3) assert i - 3 == 0; } // safe
    static void multiplyHits(int i) { assert i * 3 != 21; } // error
    static void multiplyMisses(int i) { assert i * 2 != 7; } // safe
    static void divideHits(int i) { assert i / 4 != 5; } // error
    static void divideMisses(int i) { if (i > 0 && i < 4) assert i / 4 == 0; } // safe
    static void remainderHits(int i) { assert i % 5 != -2; } // error
    static void remainderMisses(int i) { if (i % 2 == 0) assert i != 7; } // safe
    static void negateHits(int i) { if (i < 0) assert -i > 0; } // error
    static void negateMisses(int i) { if (i > 0) assert !(-i > 0); } // safe
    static void andHits(int i) { assert (i & 6) != 4; } // error
    static void andMisses(int i) { assert (i & 4) != 2; } // safe
    static void orHits(int i) { assert (i | 3) != 7; } // error
    static void orMisses(int i) { assert (i | 1) != 6; } // safe
    static void xorHits(int i) { assert (i ^ 5) != 0; } // error
    static void xorMisses(int i) { assert (i ^ i) == 0; } // safe
    static void notHits(int i) { assert ~i != 8; } // error
    static void notMisses(int i) { assert ~i != i; } // safe
    static void shiftLeftHits(int i) { assert i << 3 != 40; } // error
    static void shiftLeftMisses(int i) { assert (i << 1) % 2 == 0; } // safe
    static void shiftRightHits(int i) { assert i >> 2 != -3; } // error
    static void shiftRightMisses(int i) { if (i >= 0) assert i >> 1 >= 0; } // safe
    static void unsignedHits(int i) { assert i >>> 28 != 15; } // error
    static void unsignedMisses(int i) { assert i >>> 1 >= 0; } // safe
    static void shiftCountIsMasked(int i) { assert 1 << 33 == 2; } // safe
    static void shiftCountIsNotDropped(int i) { assert 1 << 32 == 0; } // error
    static void minimumDividedWraps(int i) { if (i == -1) assert Integer.MIN_VALUE / i == Integer.MIN_VALUE; } // safe
    static void halves(int i) { assert (i & 0xFF00FF00 & 0x00FF00FF) == 0; } // safe
    static void longAddHits(long i) { assert i + 1 > i; } // error
    static void longAddMisses(int i) { long j = i; assert j + 1 > j; } // safe
    static void charHits(char c) { assert c + 1 != 'b'; } // error
    static void charMisses(char c) { assert c >= 0; } // safe
    static void byteHits(int i) { byte b = (byte) i; assert b == i; } // error
    static void byteMisses(byte b) { int i = b; assert (byte) i == b; } // safe
    static void shortHits(int i) { short s = (short) (i * 2); assert s != -32768; } // error
    static void compoundHits(int i) { byte b = 100; b += i; assert b >= 100; } // error
    static void compoundMisses(int i) { int k = i; k += 2; k -= 2; assert k == i; } // safe
    static void ternaryHits(int i) { int j = i > 3 ? i : 3; assert j == 3; } // error
    static void ternaryMisses(int i) { int j = i > 3 ? i : 3; assert j >= 3; } // safe
    static void incrementHits(int i) { int j = i++; assert j == i; } // error
    static void incrementMisses(int i) { int j = ++i; assert j == i; } // safe
    static void doubleHits(double d) { assert d == d; } // error
    static void doubleMisses(double d) { if (d > 1.0) assert d != 0.5; } // safe
    static void castHits(double d) { int i = (int) d; assert i == d; } // error
    static void squareIsNotMinusOne(int x) { assert x * x != -1; } // safe
    static void productHits(int x) { assert 3 * x + 5 != 2; } // error
}
