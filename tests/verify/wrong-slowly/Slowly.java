/** Wrong programs whose refutation takes seconds. */
public class Slowly {
    //@ requires (\forall int i; (\forall int j; 0 <= i && i < j && j < a.length; a[i] <= a[j]));
    //@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == x);
    /*@ pure @*/ static boolean wrongBinary(int[] a, int x) {
        int low = 0;
        int high = a.length - 1;
        /*@ loop_invariant 0 <= low && high < a.length && low <= high + 1;
          @ loop_invariant (\forall int j; 0 <= j && j < low; a[j] < x);
          @ loop_invariant (\forall int j; high < j && j < a.length; a[j] > x);
          @ decreases high - low + 1;
          @*/
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (a[middle] == x) {
                return true;
            } else if (a[middle] < x) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return false;
    }

    //@ requires b.length > 2;
    //@ assignable b[*];
    static void wrongLoopFrame(int[] b) {
        /*@ loop_invariant 0 <= i && i <= b.length;
          @ assignable b[0..1];
          @ decreases b.length - i;
          @*/
        for (int i = 0; i < b.length; i++) {
            b[i] = 0;
        }
    }
}
