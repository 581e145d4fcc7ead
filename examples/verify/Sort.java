/** Sorting: the result is sorted, and every value occurs as often as before. */
public class Sort {
    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
      @ assignable a[*];
      @*/
    public static void insertion(int[] a) {
        /*@ loop_invariant 0 <= n && (n <= a.length || n == 1);
          @ loop_invariant (\forall int i; 0 <= i && i < n - 1 && i < a.length - 1; a[i] <= a[i + 1]);
          @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
          @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
          @ decreases a.length - n;
          @ assignable a[*];
          @*/
        for (int n = 1; n < a.length; n++) {
            /*@ loop_invariant 0 <= k && k <= n && n < a.length;
              @ loop_invariant (\forall int i; 0 <= i && i < n && i != k - 1; a[i] <= a[i + 1]);
              @ loop_invariant 0 < k && k < n ==> a[k - 1] <= a[k + 1];
              @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
              @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
              @ decreases k;
              @ assignable a[*];
              @*/
            for (int k = n; k > 0 && a[k] < a[k - 1]; k--) {
                int t = a[k];
                a[k] = a[k - 1];
                a[k - 1] = t;
            }
        }
    }

    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
      @ assignable a[*];
      @*/
    public static void selection(int[] a) {
        /*@ loop_invariant 0 <= n && n <= a.length;
          @ loop_invariant (\forall int i; 0 <= i && i < n - 1; a[i] <= a[i + 1]);
          @ loop_invariant (\forall int i; 0 <= i && i < n; (\forall int j; n <= j && j < a.length; a[i] <= a[j]));
          @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
          @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
          @ decreases a.length - n;
          @ assignable a[*];
          @*/
        for (int n = 0; n < a.length; n++) {
            int min = n;
            /*@ loop_invariant n <= min && min < k && k <= a.length;
              @ loop_invariant (\forall int j; n <= j && j < k; a[min] <= a[j]);
              @ decreases a.length - k;
              @ assignable \nothing;
              @*/
            for (int k = n + 1; k < a.length; k++) {
                if (a[k] < a[min]) {
                    min = k;
                }
            }
            int t = a[n];
            a[n] = a[min];
            a[min] = t;
        }
    }

    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
      @                      == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
      @ assignable a[*];
      @*/
    public static void bubble(int[] a) {
        /*@ loop_invariant 0 <= n && n <= a.length;
          @ loop_invariant (\forall int i; n <= i && i < a.length - 1; a[i] <= a[i + 1]);
          @ loop_invariant (\forall int i; 0 <= i && i < n; (\forall int j; n <= j && j < a.length; a[i] <= a[j]));
          @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
          @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
          @ decreases n;
          @ assignable a[*];
          @*/
        for (int n = a.length; n > 0; n--) {
            /*@ loop_invariant 0 <= k && k < n && n <= a.length;
              @ loop_invariant (\forall int i; 0 <= i && i < k; a[i] <= a[k]);
              @ loop_invariant (\forall int i; n <= i && i < a.length - 1; a[i] <= a[i + 1]);
              @ loop_invariant (\forall int i; 0 <= i && i < n; (\forall int j; n <= j && j < a.length; a[i] <= a[j]));
              @ loop_invariant (\forall int x; (\num_of int i; 0 <= i && i < a.length; a[i] == x)
              @                             == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == x));
              @ decreases n - k;
              @ assignable a[*];
              @*/
            for (int k = 0; k < n - 1; k++) {
                if (a[k] > a[k + 1]) {
                    int t = a[k];
                    a[k] = a[k + 1];
                    a[k + 1] = t;
                }
            }
        }
    }
}
