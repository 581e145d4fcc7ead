/** Loops that no bound covers: their invariants say enough, or not. */
public class Loops {
    /*@ requires n >= 0; @*/
    static int count(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i; @*/
        while (i < n) {
            i++;
        }
        return i;
    }

    /*@ requires n >= 0; @*/
    static int stopsAtFifty(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i; @*/
        while (i < n) {
            if (i == 50) {
                return secret;
            }
            i++;
        }
        return n;
    }

    /*@ requires n >= 0; @*/
    static void prints(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i; @*/
        while (i < n) {
            i++;
            if (i > 20 && secret > 0) {
                System.out.print("x");
            }
        }
    }

    static int waits(int secret) {
        int i = 0;
        //@ loop_invariant i == 0;
        while (secret > 7) {
            if (i > 0) {
                i++;
            }
        }
        return i;
    }

    /*@ requires n >= 0 && a.length > n; @*/
    static void fills(int[] a, int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @ assignable a[*]; @*/
        while (i < n) {
            a[i] = i > 30 ? secret : 0;
            i++;
        }
    }

    /*@ requires n >= 0; @*/
    static int claimsTooMuch(int n, int secret) {
        int i = 0;
        /*@ loop_invariant i == n;
          @ decreases n - i; @*/
        while (i < n) {
            if (i == 50) {
                return secret;
            }
            i++;
        }
        return n;
    }

    /*@ requires n > 0 && n < 0; @*/
    static int callsForNothing(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i;
          @ decreases n - i; @*/
        while (i < n) {
            if (i == 50) {
                return secret;
            }
            i++;
        }
        return n;
    }
}
