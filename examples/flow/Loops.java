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
            if (i > 200 && secret > 0) {
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
            a[i] = i > 300 ? secret : 0;
            i++;
        }
    }

    /*@ requires n >= 0; @*/
    static int claimsTooMuch(int n, int secret) {
        int i = 0;
        /*@ loop_invariant i == n;
          @ decreases n - i; @*/
        while (i < n) {
            if (i == 500) {
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
            if (i == 500) {
                return secret;
            }
            i++;
        }
        return n;
    }

    /*@ requires n >= 0 && a.length >= n; @*/
    static void fillsWithIndices(int[] a, int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == k);
          @ decreases n - i;
          @ assignable a[0 .. n - 1]; @*/
        while (i < n) {
            a[i] = i;
            i++;
        }
    }

    /*@ requires n >= 0 && a.length >= n; @*/
    static void forgetsTheRest(int[] a, int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == k);
          @ decreases n - i;
          @ assignable a[*]; @*/
        while (i < n) {
            a[i] = i;
            i++;
        }
    }

    /*@ requires n >= 0 && a.length >= n; @*/
    static void fillsWithSecret(int[] a, int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == secret);
          @ decreases n - i;
          @ assignable a[*]; @*/
        while (i < n) {
            a[i] = secret;
            i++;
        }
    }

    /*@ requires n >= 0; @*/
    static int[] makes(int n, int secret) {
        int[] a = new int[n];
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == 7);
          @ decreases n - i;
          @ assignable a[*]; @*/
        while (i < n) {
            a[i] = 7;
            i++;
        }
        return a;
    }

    int total;
    int hidden;

    /*@ requires n >= 0 && total == 0; @*/
    void counts(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n && total == i;
          @ decreases n - i;
          @ assignable total, hidden; @*/
        while (i < n) {
            total++;
            hidden += secret;
            i++;
        }
    }

    /*@ requires n >= 0; @*/
    static void writesThroughSecret(int[] open, int[] secret, int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i;
          @ decreases secret.length - i;
          @ assignable secret[*]; @*/
        while (i < secret.length) {
            secret[i] = 5;
            i++;
        }
    }

    static int seen;

    /*@ requires n >= 0; @*/
    static void remembers(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @ assignable seen; @*/
        while (i < n) {
            seen = i > 300 ? secret : 0;
            i++;
        }
    }

    /*@ requires n >= 0 && seen == 0; @*/
    static void countsSeen(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n && seen == i;
          @ decreases n - i;
          @ assignable seen; @*/
        while (i < n) {
            seen++;
            i++;
        }
    }

    static class Late {
        static int value = 1;
    }

    /*@ requires n >= 0; @*/
    static void initialises(int n, int secret) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @ assignable Late.value; @*/
        while (i < n) {
            Late.value = i > 300 ? secret : 0;
            i++;
        }
    }
}
