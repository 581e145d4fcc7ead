/** Merge points whose predicates speak of more than the merged value (Steinhöfel 2020, §3.3.1). */
public class Predicates {
    int min;

    /** What the value has to do with the argument is what the caller wants to know. */
    /*@ public normal_behavior
      @ ensures \result >= 0 && (\result == b || \result == -b);
      @*/
    public static int abs(int b) {
        if (b < 0) b = -b;
        /*@ merge_point merge_proc "MergeByPredicateAbstraction"
          @ merge_params {conjunctive: (int x) -> {x >= 0, x == \old(b) || x == -\old(b)}};
          @*/
        return b;
    }

    /** The bounds are parameters. `x == 5` does not hold on all paths, and is not kept. */
    /*@ public normal_behavior
      @ requires lo <= hi;
      @ ensures lo <= \result && \result <= hi;
      @*/
    public static int clamp(int v, int lo, int hi) {
        int r = v;
        if (v < lo) r = lo;
        else if (v > hi) r = hi;
        //@ merge_point merge_proc "MergeByPredicateAbstraction" merge_params {conjunctive: (int x) -> {lo <= x, x <= hi, x == 5}};
        return r;
    }

    /** A field. */
    /*@ public normal_behavior
      @ ensures \result >= min;
      @*/
    public int atLeast(int v) {
        int r = v;
        if (v < min) r = min;
        //@ merge_point merge_proc "MergeByPredicateAbstraction" merge_params {conjunctive: (int x) -> {x >= this.min}};
        return r;
    }

    /** The length of an array, and its elements. */
    /*@ public normal_behavior
      @ requires a.length > 0 && (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
      @ ensures 0 <= \result && \result < a.length && a[\result] >= 0;
      @*/
    public static int place(int[] a, int k) {
        int r = k;
        if (k < 0) r = 0;
        else if (k >= a.length) r = a.length - 1;
        //@ merge_point merge_proc "MergeByPredicateAbstraction" merge_params {conjunctive: (int x) -> {0 <= x, x < a.length, a[x] >= 0}};
        return r;
    }

    /** Predicates about a variable that is merged itself, and one lattice per type. */
    /*@ public normal_behavior
      @ ensures \result;
      @*/
    public static boolean ordered(int a, int b) {
        int x, y;
        boolean isSet;
        if (a < b) {
            x = a;
            y = b;
            isSet = true;
        } else {
            x = b;
            y = a;
            isSet = b <= a;
        }
        /*@ merge_point merge_proc "MergeByPredicateAbstraction"
          @ merge_params {conjunctive: (int v) -> {x <= v, v <= y}, simple: (boolean f) -> {f}};
          @*/
        return isSet && x <= y;
    }

    /** The wrong bound holds on one path only: the proof must not have it. */
    /*@ public normal_behavior
      @ ensures \result <= 7;
      @*/
    public static int wrong(int v, int n) {
        int r = v;
        if (v > 7) r = n;
        //@ merge_point merge_proc "MergeByPredicateAbstraction" merge_params {conjunctive: (int x) -> {x <= 7, x <= n}};
        return r;
    }
}
