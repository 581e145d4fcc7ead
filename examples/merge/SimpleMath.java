/** The programs of Scheurer 2015, §5: places where paths part and come together again. */
public class SimpleMath {
    private /*@ spec_public @*/ int num;

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

       return result; // join point
    }

    /*@ public normal_behavior
      @ ensures \result.num >= 0;
      @*/
    public SimpleMath absObject() {
        SimpleMath result = new SimpleMath();

        if (num < 0) {
            result.num = -num;
        } else {
           result.num = num;
       }

       return result; // join point
    }

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

       return result; // join point
    }

     /*@ public normal_behavior
     @
     @ ensures ((\exists int i; i >= 0 && i < arr.length; arr[i] == toFind)
     @          ==> arr[\result] == toFind) &&
     @          ((\forall int i; i >= 0 && i < arr.length; arr[i] != toFind)
     @          ==> \result == -1);
     @ assignable \nothing;
     @*/
     public int find(int[] arr, int toFind) {
        int curPos = 0;

        /*@ loop_invariant
        @ (\forall int i; i >= 0 && i < curPos; arr[i] != toFind) &&
        @   curPos >= 0;
        @
        @ decreases arr.length - curPos;
        @ assignable curPos;
        @*/
        while (curPos < arr.length) {
            if (arr[curPos] == toFind) {
                break;
            }

            curPos = curPos + 1;
        }

        if (curPos < arr.length) { // join point
            return curPos;
        } else {
            return -1;
        }
    }

     /*@ public normal_behavior
     @ requires x0 >= 0 && y0 >= 0;
     @ requires x0 < 5 && y0 < 5; // bounds for successful unwinding
     @ ensures \result == x0 * y0;
     @*/
     int multiply(int x0, int y0) {
        int x = x0;
        int y = y0;
        int z = 0;

        while (x != 0) { // join point
            if (x % 2 != 0) {
                z += y;
            }

            x = x / 2;
            y = y * 2;
        }

        return z;
    }

    /*@ public normal_behavior
      @ ensures (a != 0 || b != 0) ==>
      @       (a % \result == 0 && b % \result == 0 &&
      @       (\forall int x; x > 0 && a % x == 0 && b % x == 0;
      @       \result % x == 0));
      @*/
    public static int gcd(int a, int b) {
      if (a < 0) a = -a;
      if (b < 0) b = -b; // join point

      int big, small; // join point
      if (a > b) {
        big = a;
        small = b;
      } else {
        big = b;
        small = a;
      }

      return gcdHelp(big, small);
    }

    /*@ public normal_behavior
      @ requires 0 <= small && small <= big;
      @ ensures big != 0 ==> \result > 0 && big % \result == 0 && small % \result == 0
      @         && (\forall int x; x > 0 && big % x == 0 && small % x == 0; \result % x == 0);
      @ assignable \nothing;
      @*/
    private static int gcdHelp(int big, int small) {
        int b = big;
        int s = small;
        /*@ loop_invariant 0 <= s && s <= b && (b == 0 ==> big == 0);
          @ loop_invariant (\forall int x; x > 0; b % x == 0 && s % x == 0 <==> big % x == 0 && small % x == 0);
          @ decreases s;
          @ assignable \nothing;
          @*/
        while (s != 0) {
            int t = b % s;
            b = s;
            s = t;
        }
        return b;
    }
}
