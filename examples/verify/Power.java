/** Powers by repeated squaring, within bounds that rule out overflow, and the number of bits. */
public class Power {
    /*@ public normal_behavior
      @ requires 0 <= b && b <= 7 && 0 <= e && e <= 7;
      @ ensures e == 0 ==> \result == 1;
      @ ensures e == 1 ==> \result == b;
      @ ensures e == 2 ==> \result == b * b;
      @ ensures e == 3 ==> \result == b * b * b;
      @ assignable \nothing;
      @*/
    public static int fast(int b, int e) {
        int result = 1;
        int base = b;
        int rest = e;
        while (rest > 0) {
            if (rest % 2 == 1) {
                result *= base;
            }
            base *= base;
            rest /= 2;
        }
        return result;
    }

    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures 0 <= \result && \result <= n;
      @ ensures n == 0 <==> \result == 0;
      @ assignable \nothing;
      @*/
    public static int bitLength(int n) {
        int bits = 0;
        int rest = n;
        /*@ loop_invariant 0 <= rest && 0 <= bits && bits <= n - rest;
          @ loop_invariant n == 0 <==> rest == 0 && bits == 0;
          @ loop_invariant bits == 0 ==> rest == n;
          @ decreases rest;
          @ assignable \nothing;
          @*/
        while (rest > 0) {
            rest /= 2;
            bits++;
        }
        return bits;
    }
}
