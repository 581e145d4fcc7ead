/** What a domain of one's own is good for: merged by `parity.domain`, these values are even, whatever they are. */
public class Parity {
    /*@ public normal_behavior
      @ requires 0 <= n && n < 1000;
      @ ensures \result % 2 == 0;
      @*/
    public static int even(int n, boolean up) {
        int r = 2 * n;
        if (up) r = r + 2;
        if (r > 100) r = 100;
        return r + 4;
    }

    /*@ public normal_behavior
      @ requires 0 <= n && n < 1000;
      @ ensures \result % 2 != 0;
      @*/
    public static int odd(int n, boolean up) {
        int r = 1;
        if (up) r = 2 * n + 3;
        return r;
    }
}
