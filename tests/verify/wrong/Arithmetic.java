/** Integers of the program and of the specification. */
public class Arithmetic {
    //@ ensures \result == x + 1;
    /*@ pure @*/ static int wrongSuccessor(int x) {
        return x + 1;
    }

    //@ ensures \result > x;
    /*@ spec_java_math pure @*/ static int wrongJavaMath(int x) {
        return x + 1;
    }

    //@ ensures \result >= 0;
    /*@ pure @*/ static int wrongAbs(int x) {
        return Math.abs(x);
    }

    //@ requires x >= 0 && y >= 0;
    //@ ensures \result == (x + y) / 2;
    /*@ pure @*/ static int wrongMiddle(int x, int y) {
        return (x + y) / 2;
    }

    //@ ensures \result == x % 2;
    /*@ pure @*/ static int wrongRemainder(int x) {
        return x & 1;
    }

    //@ ensures \result * 2 == x || \result * 2 == x - 1;
    /*@ pure @*/ static int wrongHalf(int x) {
        return x / 2;
    }

    //@ ensures \result == (byte) x;
    /*@ pure @*/ static int wrongByte(int x) {
        return x & 0xff;
    }

    //@ requires y != 0;
    //@ ensures \result == x / y;
    /*@ pure @*/ static int wrongQuotient(int x, int y) {
        return x / y;
    }

    //@ ensures \result == (long) x * x;
    /*@ pure @*/ static long wrongLate(int x) {
        return x * x;
    }

    //@ ensures -x == \result;
    /*@ pure @*/ static int wrongNegation(int x) {
        return -x;
    }

    //@ ensures x < y ==> \result < 0;
    /*@ pure @*/ static int wrongCompare(int x, int y) {
        return x - y;
    }

    //@ ensures \result == x >> 1;
    /*@ pure @*/ static int wrongShift(int x) {
        return x >>> 1;
    }

    //@ requires c >= 'a';
    //@ ensures \result >= 'a';
    /*@ pure @*/ static char wrongChar(char c) {
        return (char) (c + 1);
    }

    /** A ghost int is an int. */
    //@ public normal_behavior
    //@ ensures \result == 17;
    static int wrongGhost() {
        //@ ghost int g = Integer.MAX_VALUE;
        //@ set g = g + 1;
        //@ loop_invariant 0 <= i && i <= 10 && g > Integer.MAX_VALUE;
        //@ decreases 10 - i;
        for (int i = 0; i < 10; i++) {
            //@ set g = g;
        }
        return 3;
    }

    //@ public normal_behavior
    //@ ensures \result == 17;
    static int wrongGhostLong() {
        //@ ghost long g = Long.MAX_VALUE;
        //@ set g = g + 1;
        //@ loop_invariant 0 <= i && i <= 10 && g > Long.MAX_VALUE;
        //@ decreases 10 - i;
        for (int i = 0; i < 10; i++) {
            //@ set g = g;
        }
        return 3;
    }

    /** A cast is a cast, even to the type that is there. */
    //@ ensures (int) (x + 1) > x;
    static void wrongCast(int x) {
    }

    //@ ensures (long) (x + 1) > x;
    static void wrongLongCast(long x) {
    }

    /*@ pure @*/ static int same(int y) {
        return y;
    }

    /** A parameter holds an int. */
    //@ ensures same(x + 1) == x + 1;
    static void wrongArgument(int x) {
    }

    //@ ensures y <= Integer.MAX_VALUE && \result >= 0;
    //@ assignable \nothing;
    /*@ pure @*/ static int counted(int y) {
        int n = 0;
        //@ loop_invariant n >= 0 && n == i && i >= 0;
        //@ decreases y - i;
        for (int i = 0; i < y; i++) {
            n++;
        }
        return n;
    }

    //@ requires x == Integer.MAX_VALUE;
    //@ requires counted(x + 1) >= 0;
    //@ ensures \result == 17;
    static int wrongDescribed(int x) {
        return 3;
    }
}
