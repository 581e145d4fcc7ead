/** Programs that move elements of arrays. */
public class Arrays1 {
    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
      @ assignable a[*];
      @*/
    public static void reverse(int[] a) {
        int i = 0;
        int j = a.length - 1;
        /*@ loop_invariant 0 <= i && i <= a.length && j == a.length - 1 - i && i <= j + 2;
          @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == \old(a[a.length - 1 - k]));
          @ loop_invariant (\forall int k; j < k && k < a.length; a[k] == \old(a[a.length - 1 - k]));
          @ loop_invariant (\forall int k; i <= k && k <= j; a[k] == \old(a[k]));
          @ decreases j - i + 2;
          @ assignable a[*];
          @*/
        while (i < j) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
            i++;
            j--;
        }
    }

    /*@ public normal_behavior
      @ ensures \result.length == a.length && \fresh(\result);
      @ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i]);
      @ assignable \nothing;
      @*/
    public static int[] copy(int[] a) {
        int[] b = new int[a.length];
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; b[j] == a[j]);
          @ decreases a.length - i;
          @ assignable b[*];
          @*/
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        return b;
    }

    /*@ public normal_behavior
      @ requires 0 <= from && from <= to && to <= a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == value);
      @ assignable a[from..to - 1];
      @*/
    public static void fill(int[] a, int from, int to, int value) {
        /*@ loop_invariant from <= i && i <= to;
          @ loop_invariant (\forall int j; from <= j && j < i; a[j] == value);
          @ decreases to - i;
          @ assignable a[from..to - 1];
          @*/
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    /*@ public normal_behavior
      @ ensures 0 <= \result && \result <= a.length;
      @ ensures (\forall int i; 0 <= i && i < \result; a[i] < pivot);
      @ ensures (\forall int i; \result <= i && i < a.length; a[i] >= pivot);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
      @ assignable a[*];
      @*/
    public static int partition(int[] a, int pivot) {
        int n = 0;
        /*@ loop_invariant 0 <= n && n <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < n; a[j] < pivot);
          @ loop_invariant (\forall int j; n <= j && j < i; a[j] >= pivot);
          @ loop_invariant (\forall int x; (\num_of int j; 0 <= j && j < a.length; a[j] == x)
          @                             == (\num_of int j; 0 <= j && j < a.length; \old(a[j]) == x));
          @ decreases a.length - i;
          @ assignable a[*];
          @*/
        for (int i = 0; i < a.length; i++) {
            if (a[i] < pivot) {
                int t = a[i];
                a[i] = a[n];
                a[n] = t;
                n++;
            }
        }
        return n;
    }

    /*@ public normal_behavior
      @ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 2);
      @ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
      @ assignable a[*];
      @*/
    public static void dutchFlag(int[] a) {
        int low = 0;
        int mid = 0;
        int high = a.length;
        /*@ loop_invariant 0 <= low && low <= mid && mid <= high && high <= a.length;
          @ loop_invariant (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 2);
          @ loop_invariant (\forall int i; 0 <= i && i < low; a[i] == 0);
          @ loop_invariant (\forall int i; low <= i && i < mid; a[i] == 1);
          @ loop_invariant (\forall int i; high <= i && i < a.length; a[i] == 2);
          @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
          @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
          @ decreases high - mid;
          @ assignable a[*];
          @*/
        while (mid < high) {
            if (a[mid] == 0) {
                int t = a[mid];
                a[mid] = a[low];
                a[low] = t;
                low++;
                mid++;
            } else if (a[mid] == 1) {
                mid++;
            } else {
                high--;
                int t = a[mid];
                a[mid] = a[high];
                a[high] = t;
            }
        }
    }

    /*@ public normal_behavior
      @ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ requires (\forall int i; 0 <= i && i < b.length - 1; b[i] <= b[i + 1]);
      @ requires a.length + b.length <= Integer.MAX_VALUE;
      @ ensures \result.length == a.length + b.length;
      @ ensures (\forall int i; 0 <= i && i < \result.length - 1; \result[i] <= \result[i + 1]);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < \result.length; \result[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; a[i] == x) + (\num_of int i; 0 <= i && i < b.length; b[i] == x));
      @ assignable \nothing;
      @*/
    public static int[] merge(int[] a, int[] b) {
        int[] c = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        /*@ loop_invariant 0 <= i && i <= a.length && 0 <= j && j <= b.length;
          @ loop_invariant (\forall int k; 0 <= k && k < i + j - 1; c[k] <= c[k + 1]);
          @ loop_invariant i + j > 0 && i < a.length ==> c[i + j - 1] <= a[i];
          @ loop_invariant i + j > 0 && j < b.length ==> c[i + j - 1] <= b[j];
          @ loop_invariant (\forall int x; (\num_of int k; 0 <= k && k < i + j; c[k] == x)
          @                             == (\num_of int k; 0 <= k && k < i; a[k] == x) + (\num_of int k; 0 <= k && k < j; b[k] == x));
          @ decreases a.length + b.length - i - j;
          @ assignable c[*];
          @*/
        while (i < a.length || j < b.length) {
            if (j == b.length || i < a.length && a[i] <= b[j]) {
                c[i + j] = a[i];
                i++;
            } else {
                c[i + j] = b[j];
                j++;
            }
        }
        return c;
    }
}
