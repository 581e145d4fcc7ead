/** Programs whose paths meet again (Scheurer, Hähnle and Bubel 2016, §5). */
public class Joins {
    public int num;

    /** The magnitude of the smallest int is negative. */
    /*@ public normal_behavior
      @ ensures \result >= 0;
      @*/
    public int abs(int num) {
        int result;
        if (num < 0) {
            result = -num;
        } else {
            result = num;
        }
        return result;
    }

    /*@ public normal_behavior
      @ requires num != Integer.MIN_VALUE;
      @ ensures \result >= 0;
      @*/
    public int absRepaired(int num) {
        int result;
        if (num < 0) {
            result = -num;
        } else {
            result = num;
        }
        return result;
    }

    /*@ public normal_behavior
      @ requires num != Integer.MIN_VALUE;
      @ ensures \result.num >= 0;
      @*/
    public Joins absObject() {
        Joins result = new Joins();
        if (num < 0) {
            result.num = -num;
        } else {
            result.num = num;
        }
        return result;
    }

    /** The quotient of the smallest int and -1 overflows. */
    /*@ public normal_behavior
      @ ensures divisor != 0 ==> \result == dividend / divisor;
      @ ensures divisor == 0 ==> \result == Integer.MAX_VALUE;
      @*/
    public int div(int dividend, int divisor) {
        int result;
        try {
            result = dividend / divisor;
        } catch (ArithmeticException e) {
            result = Integer.MAX_VALUE;
        }
        return result;
    }

    /*@ public normal_behavior
      @ requires x0 >= 0 && y0 >= 0;
      @ requires x0 < 5 && y0 < 5;
      @ ensures \result == x0 * y0;
      @*/
    int multiply(int x0, int y0) {
        int x = x0;
        int y = y0;
        int z = 0;
        while (x != 0) {
            if (x % 2 != 0) {
                z += y;
            }
            x = x / 2;
            y = y * 2;
        }
        return z;
    }
}
