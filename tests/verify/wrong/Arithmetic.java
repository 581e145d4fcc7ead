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
}
