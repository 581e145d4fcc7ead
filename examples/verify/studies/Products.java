/** Two programs side by side, and states that one loop invariant describes more exactly than another (Steinhöfel 2020, §2.4 and §3.1). */
public class Products {
    /** Two linear searches in one program: each leaves its part by a break instead of a return, and both find the same. */
    /*@ public normal_behavior
      @ ensures \result;
      @ assignable \nothing;
      @*/
    public static boolean agree(int[] arr, int elem) {
        boolean returned1 = false;
        boolean returned2 = false;
        int value1 = 0;
        int value2 = 0;
        int j = 0;
        /*@ loop_invariant 0 <= j && j <= arr.length && !returned2;
          @ loop_invariant (\forall int k; 0 <= k && k < j; arr[k] != elem);
          @ decreases arr.length - j;
          @ assignable \nothing;
          @*/
        while (j < arr.length) {
            if (arr[j] == elem) {
                returned2 = true;
                value2 = j;
                break;
            }
            j++;
        }
        int i = 0;
        int result = -1;
        /*@ loop_invariant 0 <= i && i <= arr.length && -1 <= result;
          @ loop_invariant result < 0 ==> (\forall int k; 0 <= k && k < i; arr[k] != elem);
          @ loop_invariant result >= 0 ==> result == i - 1 && arr[result] == elem;
          @ loop_invariant result >= 0 ==> (\forall int k; 0 <= k && k < result; arr[k] != elem);
          @ decreases arr.length - i;
          @ assignable \nothing;
          @*/
        while (result < 0 && i < arr.length) {
            if (arr[i] == elem) {
                result = i;
            }
            i++;
        }
        if (!returned2) {
            returned2 = true;
            value2 = -1;
        }
        if (!returned1) {
            returned1 = true;
            value1 = result;
        }
        return returned1 && returned2 && value1 == value2;
    }

    /** Without the question whether the second search has returned, its value is always the last one. */
    /*@ public normal_behavior
      @ ensures \result;
      @ assignable \nothing;
      @*/
    public static boolean agreeUnguarded(int[] arr, int elem) {
        int value2 = 0;
        for (int j = 0; j < arr.length; j++) {
            if (arr[j] == elem) {
                value2 = j;
                break;
            }
        }
        value2 = -1;
        int result = -1;
        for (int i = 0; result < 0 && i < arr.length; i++) {
            if (arr[i] == elem) {
                result = i;
            }
        }
        return result == value2;
    }

    /*@ public normal_behavior
      @ requires i >= 0;
      @ ensures \result == 2;
      @ assignable \nothing;
      @*/
    public static int downAndUp(int i) {
        /*@ loop_invariant i >= 0;
          @ decreases i;
          @ assignable \nothing;
          @*/
        while (i > 0) {
            i--;
        }
        i += 2;
        return i;
    }

    /** The invariant allows a state that no run has, so the proof is stuck and there is no run that shows it wrong. */
    /*@ public normal_behavior
      @ requires i >= 0;
      @ ensures \result == 2;
      @ assignable \nothing;
      @*/
    public static int downAndUpWeak(int i) {
        /*@ loop_invariant i >= -1;
          @ decreases i;
          @ assignable \nothing;
          @*/
        while (i > 0) {
            i--;
        }
        i += 2;
        return i;
    }

    public static int x;
    public static int y;

    /** What was copied keeps its sign, what was copied from does not. */
    /*@ public normal_behavior
      @ requires x != Integer.MIN_VALUE;
      @ ensures x >= 0 && (x == \old(x) || x == -\old(x)) && y == \old(x);
      @ assignable x, y;
      @*/
    public static void magnitude() {
        y = x;
        if (x < 0) {
            x = -x;
        }
    }

    /*@ public normal_behavior
      @ requires x != Integer.MIN_VALUE;
      @ ensures y >= 0;
      @ assignable x, y;
      @*/
    public static void magnitudeOfTheWrongOne() {
        y = x;
        if (x < 0) {
            x = -x;
        }
    }
}
