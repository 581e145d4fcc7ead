/** Small steps on arrays that the larger programs are made of, proved once and used by contract. */
public class Exchange {
    /*@ public normal_behavior
      @ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @ assignable a[i], a[j];
      @*/
    public static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures a[0] == \old(a[a.length - 1]) && a[a.length - 1] == \old(a[0]);
      @ ensures (\forall int i; 0 < i && i < a.length - 1; a[i] == \old(a[i]));
      @ assignable a[*];
      @*/
    public static void swapEnds(int[] a) {
        swap(a, 0, a.length - 1);
    }

    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures a[a.length - 1] == \old(a[0]);
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] == \old(a[i + 1]));
      @ assignable a[*];
      @*/
    public static void rotate(int[] a) {
        int first = a[0];
        /*@ loop_invariant 1 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i - 1; a[j] == \old(a[j + 1]));
          @ loop_invariant (\forall int j; i - 1 <= j && j < a.length; a[j] == \old(a[j]));
          @ decreases a.length - i;
          @ assignable a[*];
          @*/
        for (int i = 1; i < a.length; i++) {
            a[i - 1] = a[i];
        }
        a[a.length - 1] = first;
    }

    /*@ public normal_behavior
      @ ensures \result <==> (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ assignable \nothing;
      @*/
    public static boolean isSorted(int[] a) {
        /*@ loop_invariant 1 <= i && (i <= a.length || i == 1);
          @ loop_invariant (\forall int j; 0 <= j && j < i - 1 && j < a.length - 1; a[j] <= a[j + 1]);
          @ decreases a.length - i + 1;
          @ assignable \nothing;
          @*/
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    /*@ public normal_behavior
      @ ensures \result <==> a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
      @ assignable \nothing;
      @*/
    public static boolean same(int[] a, int[] b) {
        if (a.length != b.length) {
            return false;
        }
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == b[j]);
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }
}
