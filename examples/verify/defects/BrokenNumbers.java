/** Defects in computations. */
public class BrokenNumbers {
    /** The magnitude of the smallest int is negative. */
    /*@ public normal_behavior
      @ ensures \result >= 0;
      @*/
    public static int absOverflows(int x) {
        return x < 0 ? -x : x;
    }

    /** The difference overflows. */
    /*@ public normal_behavior
      @ ensures \result < 0 <==> x < y;
      @*/
    public static int compareOverflows(int x, int y) {
        return x - y;
    }

    /** A remainder may be negative. */
    /*@ public normal_behavior
      @ ensures \result <==> x % 2 != 0;
      @*/
    public static boolean isOddForgetsNegative(int x) {
        return x % 2 == 1;
    }

    /** Wrong postcondition: division rounds towards zero. */
    /*@ public normal_behavior
      @ ensures 2 * \result <= x && x <= 2 * \result + 1;
      @*/
    public static int halfRoundsWrong(int x) {
        return x / 2;
    }

    /** Wrong boundary in a chain of conditions. */
    /*@ public normal_behavior
      @ requires low <= high;
      @ ensures low <= \result && \result <= high;
      @*/
    public static int clampWrongBound(int x, int low, int high) {
        if (x < low) {
            return low;
        }
        return x < high ? high : x;
    }

    /** Missing case: two equal arguments. */
    /*@ public normal_behavior
      @ ensures \result == x || \result == y;
      @ ensures \result >= x && \result >= y;
      @*/
    public static int maxForgetsEqual(int x, int y) {
        if (x > y) {
            return x;
        }
        if (y > x) {
            return y;
        }
        return 0;
    }

    /** Swapped operands. */
    /*@ public normal_behavior
      @ requires y != 0;
      @ ensures \result == x / y;
      @*/
    public static int divideSwapped(int x, int y) {
        return y / x;
    }

    /** The loop starts at zero, so that the product is zero. */
    /*@ public normal_behavior
      @ requires 1 <= n && n <= 5;
      @ ensures \result > 0;
      @*/
    public static int factorialOfZero(int n) {
        int f = 1;
        for (int i = 0; i <= n; i++) {
            f *= i;
        }
        return f;
    }

    /** A sum of ints in an int. */
    /*@ public normal_behavior
      @ requires 0 <= x && 0 <= y;
      @ ensures \result == x + y;
      @*/
    public static int addOverflows(int x, int y) {
        return x + y;
    }

    /** A cast drops the upper half. */
    /*@ public normal_behavior
      @ requires 0 <= x;
      @ ensures \result == x;
      @*/
    public static long narrows(long x) {
        return (int) x;
    }

    /** Does not stop at the limit. */
    /*@ public normal_behavior
      @ requires 0 <= n && n <= 3;
      @ ensures \result == n * (n + 1) / 2;
      @*/
    public static int gaussOffByOne(int n) {
        int sum = 0;
        for (int i = 1; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    /** The invariant is not preserved. */
    /*@ public normal_behavior
      @ requires 0 <= n && n <= 100;
      @ ensures \result == n;
      @*/
    public static int wrongInvariant(int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i < n;
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        while (i < n) {
            i++;
        }
        return i;
    }
}
