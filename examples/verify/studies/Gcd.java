/** The greatest common divisor, normalised before the call (Scheurer, Hähnle and Bubel 2016, §5; Steinhöfel 2020, §3.3). */
public class Gcd {
    /*@ public normal_behavior
      @ ensures (a != 0 || b != 0) ==> (a % \result == 0 && b % \result == 0
      @         && (\forall int x; x > 0 && a % x == 0 && b % x == 0; \result % x == 0));
      @*/
    public static int gcd(int a, int b) {
        if (a < 0) {
            a = -a;
        }
        if (b < 0) {
            b = -b;
        }
        int big, small;
        if (a > b) {
            big = a;
            small = b;
        } else {
            big = b;
            small = a;
        }
        return gcdHelp(big, small);
    }

    /*@ normal_behavior
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
