/** Quantifiers and sums: bounds that are one off, empty ranges, arithmetic of the machine. */
public class Quantifiers {
    //@ ensures \result == (\forall int i; 0 <= i && i <= a.length - 1; a[i] > 0);
    /*@ pure @*/ static boolean wrongSkipsFirst(int[] a) {
        /*@ loop_invariant 1 <= i && i <= a.length || a.length == 0 && i == 1;
          @ loop_invariant (\forall int j; 1 <= j && j < i; a[j] > 0);
          @ decreases a.length - i + 1;
          @*/
        for (int i = 1; i < a.length; i++) {
            if (a[i] <= 0) {
                return false;
            }
        }
        return true;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    /*@ pure @*/ static int wrongSumOverflows(int[] a) {
        int s = 0;
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant s == (int) (\sum int j; 0 <= j && j < i; a[j]);
          @ decreases a.length - i;
          @*/
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    //@ requires a.length > 0;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
    /*@ pure @*/ static int wrongCount(int[] a) {
        int n = 0;
        /*@ loop_invariant 0 <= i && i <= a.length - 1;
          @ loop_invariant n == (\num_of int j; 0 <= j && j < i; a[j] == 0);
          @ decreases a.length - i;
          @*/
        for (int i = 0; i < a.length - 1; i++) {
            if (a[i] == 0) {
                n++;
            }
        }
        return n;
    }

    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
    /*@ pure @*/ static int wrongNothingExists(int[] a) {
        return a.length == 0 ? 0 : a[a.length - 1];
    }

    //@ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] < a[i + 1]);
    //@ ensures \result ==> (\forall int i; 0 <= i && i < a.length; a[i] == i);
    /*@ pure @*/ static boolean wrongStrictlySorted(int[] a) {
        return a.length > 0 && a[0] == 0;
    }

    //@ requires a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    /*@ pure @*/ static int wrongMaximum(int[] a) {
        int m = 0;
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] <= m);
          @ decreases a.length - i;
          @*/
        for (int i = 0; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    //@ requires n >= 0;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    /*@ pure @*/ static int wrongProduct(int n) {
        int p = 1;
        for (int i = 1; i <= n && i < 30; i++) {
            p *= i;
        }
        return p;
    }

    //@ ensures (\forall int i; i > \result; (\exists int j; j > i));
    /*@ pure @*/ static int wrongNoLargest() {
        return 0;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < n; i);
    //@ requires 0 <= n && n <= 1000;
    /*@ pure @*/ static int wrongGauss(int n) {
        return n * (n + 1) / 2;
    }

    //@ requires a.length > 1;
    //@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) == \old((\sum int i; 0 <= i && i < a.length; a[i]));
    //@ assignable a[*];
    static void wrongSumKept(int[] a) {
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
        a[0] = a[0] * 1 + (t == 5 ? 1 : 0);
    }
}
