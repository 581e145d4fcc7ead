/** Loops left and continued in every way (Steinhöfel 2020, §2.3), with what finally does to the result. */
public class LoopScopes {
    /** Each continue runs the finally block of the try around the body, not that around the loop. */
    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result == 0;
      @*/
    public static int continued(int n) {
        int y = 1;
        try {
            /*@ loop_invariant 0 <= i && i <= n && (i == 0 ? y == 1 : y == 2);
              @ decreases n - i;
              @ assignable \nothing;
              @*/
            l: for (int i = 0; i < n; i++) {
                y = 2;
                continue l;
            }
        } finally {
            y = 0;
        }
        return y;
    }

    /*@ public normal_behavior
      @ ensures \result == 0;
      @*/
    public static int broken(int n) {
        int y = 1;
        try {
            /*@ loop_invariant y == 1 && 0 <= i;
              @ decreases i < 0 ? 0 : 1;
              @ assignable \nothing;
              @*/
            l: for (int i = 0; i < n; i++) {
                y = 2;
                break l;
            }
        } finally {
            y = 0;
        }
        return y;
    }

    public static int y;

    /** The division fails while the result is computed; the finally block runs before the exception leaves. */
    /*@ public exceptional_behavior
      @ requires n > 0;
      @ signals_only ArithmeticException;
      @ signals (ArithmeticException e) y == 0;
      @ assignable y;
      @ also public normal_behavior
      @ requires n <= 0;
      @ ensures \result == 1 && y == 0;
      @ assignable y;
      @*/
    public static int returned(int n) {
        try {
            /*@ loop_invariant i == 0;
              @ decreases n - i;
              @ assignable y;
              @*/
            for (int i = 0; i < n; i++) {
                y = 2;
                return y / 0;
            }
        } finally {
            y = 0;
        }
        return 1;
    }

    /** A return in a finally block swallows the exception. */
    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result == 7;
      @*/
    @SuppressWarnings("finally")
    public static int swallowed(int n) {
        try {
            /*@ loop_invariant 0 <= i && i <= n;
              @ decreases n - i;
              @ assignable \nothing;
              @*/
            for (int i = 0; i < n; i++) {
                if (i == 3) {
                    throw new IllegalStateException();
                }
            }
        } finally {
            return 7;
        }
    }

    /** Continues an outer loop from an inner one. */
    /*@ public normal_behavior
      @ ensures \result == -1 || 0 <= \result && \result < m.length && (\forall int j; 0 <= j && j < m[\result].length; m[\result][j] != 0);
      @*/
    public static int rowWithoutZero(int[][] m) {
        /*@ loop_invariant 0 <= i && i <= m.length;
          @ decreases m.length - i;
          @ assignable \nothing;
          @*/
        rows: for (int i = 0; i < m.length; i++) {
            /*@ loop_invariant 0 <= j && j <= m[i].length && (\forall int k; 0 <= k && k < j; m[i][k] != 0);
              @ decreases m[i].length - j;
              @ assignable \nothing;
              @*/
            for (int j = 0; j < m[i].length; j++) {
                if (m[i][j] == 0) {
                    continue rows;
                }
            }
            return i;
        }
        return -1;
    }

    /** Leaves both loops at once. */
    /*@ public normal_behavior
      @ ensures \result <==> (\exists int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < b.length; a[i] == b[j]));
      @*/
    public static boolean haveCommon(int[] a, int[] b) {
        boolean found = false;
        /*@ loop_invariant 0 <= i && i <= a.length && !found;
          @ loop_invariant (\forall int k; 0 <= k && k < i; (\forall int l; 0 <= l && l < b.length; a[k] != b[l]));
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        search: for (int i = 0; i < a.length; i++) {
            /*@ loop_invariant 0 <= j && j <= b.length && !found;
              @ loop_invariant (\forall int l; 0 <= l && l < j; a[i] != b[l]);
              @ decreases b.length - j;
              @ assignable \nothing;
              @*/
            for (int j = 0; j < b.length; j++) {
                if (a[i] == b[j]) {
                    found = true;
                    break search;
                }
            }
        }
        return found;
    }

    /** A loop that is only left by break. */
    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result == n;
      @*/
    public static int untilBreak(int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        while (true) {
            if (i == n) {
                break;
            }
            i++;
        }
        return i;
    }

    /** The body comes before the condition. */
    /*@ public normal_behavior
      @ requires 0 < n;
      @ ensures \result == n;
      @*/
    public static int bodyFirst(int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i < n;
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        do {
            i++;
        } while (i < n);
        return i;
    }

    /** The exception of an element leaves the loop and is handled outside. */
    /*@ public normal_behavior
      @ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == 0);
      @*/
    public static boolean dividesByZero(int[] a) {
        try {
            /*@ loop_invariant 0 <= i && i <= a.length && (\forall int j; 0 <= j && j < i; a[j] != 0);
              @ decreases a.length - i;
              @ assignable \nothing;
              @*/
            for (int i = 0; i < a.length; i++) {
                int quotient = 1 / a[i];
            }
            return false;
        } catch (ArithmeticException e) {
            return true;
        }
    }
}
