/** Linear and binary search. */
public class Search {
    /*@ public normal_behavior
      @ ensures -1 <= \result && \result < a.length;
      @ ensures \result >= 0 ==> a[\result] == x && (\forall int i; 0 <= i && i < \result; a[i] != x);
      @ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
      @ assignable \strictly_nothing;
      @*/
    public static int linear(int[] a, int x) {
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] != x);
          @ decreases a.length - i;
          @ assignable \strictly_nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return i;
            }
        }
        return -1;
    }

    /*@ public normal_behavior
      @ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
      @ ensures \result >= 0 ==> \result < a.length && a[\result] == x;
      @ ensures \result < 0 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
      @ assignable \nothing;
      @*/
    public static int binary(int[] a, int x) {
        int low = 0;
        int high = a.length - 1;
        /*@ loop_invariant 0 <= low && low <= high + 1 && high < a.length;
          @ loop_invariant (\forall int i; 0 <= i && i < low; a[i] < x);
          @ loop_invariant (\forall int i; high < i && i < a.length; x < a[i]);
          @ decreases high - low + 1;
          @ assignable \nothing;
          @*/
        while (low <= high) {
            int mid = low + (high - low) / 2;
            if (a[mid] < x) {
                low = mid + 1;
            } else if (x < a[mid]) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -1;
    }

    /*@ public normal_behavior
      @ requires (\forall int i; 0 <= i && i < m.length; m[i].length == width) && width >= 0;
      @ ensures \result <==> (\exists int i; 0 <= i && i < m.length; (\exists int j; 0 <= j && j < width; m[i][j] == x));
      @ assignable \nothing;
      @*/
    public static boolean matrix(int[][] m, int width, int x) {
        /*@ loop_invariant 0 <= i && i <= m.length;
          @ loop_invariant (\forall int k; 0 <= k && k < i; (\forall int l; 0 <= l && l < width; m[k][l] != x));
          @ decreases m.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < m.length; i++) {
            /*@ loop_invariant 0 <= j && j <= width;
              @ loop_invariant (\forall int l; 0 <= l && l < j; m[i][l] != x);
              @ decreases width - j;
              @ assignable \nothing;
              @*/
            for (int j = 0; j < width; j++) {
                if (m[i][j] == x) {
                    return true;
                }
            }
        }
        return false;
    }
}
