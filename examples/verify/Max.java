/** The largest element of an array, and of two numbers. */
public class Max {
    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
      @ assignable \nothing;
      @*/
    public static int max(int[] a) {
        int max = a[0];
        /*@ loop_invariant 1 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] <= max);
          @ loop_invariant (\exists int j; 0 <= j && j < i; a[j] == max);
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 1; i < a.length; i++) {
            if (a[i] > max) {
                max = a[i];
            }
        }
        return max;
    }

    /*@ public normal_behavior
      @ ensures \result >= x && \result >= y;
      @ ensures \result == x || \result == y;
      @ assignable \strictly_nothing;
      @*/
    public static int max2(int x, int y) {
        return x < y ? y : x;
    }

    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures 0 <= \result && \result < a.length;
      @ ensures a[\result] == (\max int i; 0 <= i && i < a.length; a[i]);
      @ assignable \nothing;
      @*/
    public static int indexOfMax(int[] a) {
        int at = 0;
        /*@ loop_invariant 0 <= at && at < i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] <= a[at]);
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 1; i < a.length; i++) {
            if (a[i] > a[at]) {
                at = i;
            }
        }
        return at;
    }
}
