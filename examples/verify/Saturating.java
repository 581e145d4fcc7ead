/** Arithmetic that stops at the limits of int instead of wrapping around. */
public class Saturating {
    /*@ public normal_behavior
      @ ensures (\bigint) a + b > Integer.MAX_VALUE ==> \result == Integer.MAX_VALUE;
      @ ensures (\bigint) a + b < Integer.MIN_VALUE ==> \result == Integer.MIN_VALUE;
      @ ensures Integer.MIN_VALUE <= (\bigint) a + b && (\bigint) a + b <= Integer.MAX_VALUE ==> \result == a + b;
      @ assignable \strictly_nothing;
      @*/
    public static int add(int a, int b) {
        if (a > 0 && b > Integer.MAX_VALUE - a) {
            return Integer.MAX_VALUE;
        }
        if (a < 0 && b < Integer.MIN_VALUE - a) {
            return Integer.MIN_VALUE;
        }
        return a + b;
    }

    /*@ public normal_behavior
      @ ensures \result >= 0;
      @ ensures a == Integer.MIN_VALUE ? \result == Integer.MAX_VALUE : \result == (a < 0 ? -a : a);
      @ assignable \strictly_nothing;
      @*/
    public static int abs(int a) {
        return a >= 0 ? a : a == Integer.MIN_VALUE ? Integer.MAX_VALUE : -a;
    }

    /*@ public normal_behavior
      @ requires low <= high;
      @ ensures low <= \result && \result <= high;
      @ ensures low <= x && x <= high ==> \result == x;
      @ ensures x < low ==> \result == low;
      @ ensures x > high ==> \result == high;
      @ assignable \strictly_nothing;
      @*/
    public static int clamp(int x, int low, int high) {
        return x < low ? low : x > high ? high : x;
    }

    /*@ public normal_behavior
      @ ensures (\bigint) 2 * \result <= (\bigint) a + b && (\bigint) a + b <= (\bigint) 2 * \result + 1;
      @ assignable \strictly_nothing;
      @*/
    public static int average(int a, int b) {
        long sum = (long) a + b;
        return (int) Math.floorDiv(sum, 2L);
    }

    /*@ public normal_behavior
      @ ensures \result == (x > 0 ? 1 : x < 0 ? -1 : 0);
      @ assignable \strictly_nothing;
      @*/
    public static int sign(int x) {
        if (x > 0) {
            return 1;
        }
        return x < 0 ? -1 : 0;
    }
}
