/** The same greatest common divisor, with the places to merge at said in the program (Steinhöfel 2020, §3.3.1). */
public class GcdPoints {
    /*@ public normal_behavior
      @ ensures \result >= 0;
      @*/
    public static int gcd(int a, int b) {
        if (a < 0) a = -a;
        //@ merge_point;
        if (b < 0) b = -b;
        //@ merge_point merge_proc "MergeByIfThenElseAntecedent";
        int big, small;
        if (a > b) {
            big = a;
            small = b;
        } else {
            big = b;
            small = a;
        }
        return big - small;
    }

    /*@ public normal_behavior
      @ ensures \result >= 0;
      @*/
    public static int abs(int num) {
        int result;
        if (num < 0) {
            result = -num;
        } else {
            result = num;
        }
        //@ merge_point merge_proc "MergeByPredicateAbstraction" merge_params {conjunctive: (int x) -> {x >= 0, x > 0}};
        return result;
    }

    /** Nothing is kept of the value, so the merge is undone for this question. */
    /*@ public normal_behavior
      @ ensures \result >= 0;
      @*/
    public static int forgotten(int num) {
        int result;
        if (num < 0) {
            result = -num;
        } else {
            result = num;
        }
        //@ merge_point merge_proc "MergeByFullAnonymization";
        return result;
    }
}
