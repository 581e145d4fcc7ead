/** Defects in programs on arrays; every contract is right, every method is wrong in one place. */
public class BrokenArrays {
    /** Off by one: the last element is not looked at. */
    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @*/
    public static int maxMissesLast(int[] a) {
        int max = a[0];
        for (int i = 1; i < a.length - 1; i++) {
            if (a[i] > max) {
                max = a[i];
            }
        }
        return max;
    }

    /** Wrong operator: the smallest element instead of the largest. */
    /*@ public normal_behavior
      @ requires a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @*/
    public static int maxIsMin(int[] a) {
        int max = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] < max) {
                max = a[i];
            }
        }
        return max;
    }

    /** Off by one: reads behind the end. */
    /*@ public normal_behavior
      @ ensures \result ==> (\exists int i; 0 <= i && i < a.length; a[i] == x);
      @*/
    public static boolean containsReadsTooFar(int[] a, int x) {
        for (int i = 0; i <= a.length; i++) {
            if (a[i] == x) {
                return true;
            }
        }
        return false;
    }

    /** Wrong branch: the search goes to the left where it should go to the right. */
    /*@ public normal_behavior
      @ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
      @ ensures \result < 0 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
      @*/
    public static int binaryTurnsWrong(int[] a, int x) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            if (a[mid] > x) {
                low = mid + 1;
            } else if (a[mid] < x) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -1;
    }

    /** The middle of two indices of a large array overflows. */
    /*@ public normal_behavior
      @ requires 0 <= low && low <= high && high < length;
      @ ensures low <= \result && \result <= high;
      @*/
    public static int middleOverflows(int length, int low, int high) {
        return (low + high) / 2;
    }

    /** The same within an array: only an array of more than 2^30 elements shows it. */
    /*@ public normal_behavior
      @ requires 0 <= low && low <= high && high < a.length;
      @ ensures true;
      @*/
    public static int middleElement(int[] a, int low, int high) {
        return a[(low + high) / 2];
    }

    /** Forgets the value that is overwritten. */
    /*@ public normal_behavior
      @ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @ assignable a[i], a[j];
      @*/
    public static void swapLosesValue(int[] a, int i, int j) {
        a[i] = a[j];
        a[j] = a[i];
    }

    /** Swapped arguments of a helper. */
    /*@ public normal_behavior
      @ requires 0 <= from && from <= to && to <= a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == value);
      @ assignable a[*];
      @*/
    public static void fillSwapsArguments(int[] a, int from, int to, int value) {
        fill(a, from, value, to);
    }

    /*@ private normal_behavior
      @ requires 0 <= from && from <= to && to <= a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == value);
      @ assignable a[from..to - 1];
      @*/
    private static void fill(int[] a, int from, int to, int value) {
        /*@ loop_invariant from <= i && i <= to;
          @ loop_invariant (\forall int j; from <= j && j < i; a[j] == value);
          @ decreases to - i;
          @ assignable a[from..to - 1];
          @*/
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    /** Changes more than the frame allows. */
    /*@ public normal_behavior
      @ requires a.length > 1;
      @ ensures a[0] == 0;
      @ assignable a[0];
      @*/
    public static void clearsTooMuch(int[] a) {
        a[0] = 0;
        a[1] = 0;
    }

    /** Sorts two elements in the wrong order. */
    /*@ public normal_behavior
      @ requires a.length == 2;
      @ ensures a[0] <= a[1];
      @ assignable a[*];
      @*/
    public static void sortsWrongWay(int[] a) {
        if (a[0] < a[1]) {
            int t = a[0];
            a[0] = a[1];
            a[1] = t;
        }
    }

    /** Bubble sort with one pass too few. */
    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ assignable a[*];
      @*/
    public static void bubbleStopsEarly(int[] a) {
        for (int k = 0; k < a.length - 1; k++) {
            if (a[k] > a[k + 1]) {
                int t = a[k];
                a[k] = a[k + 1];
                a[k + 1] = t;
            }
        }
    }

    /** Reverses twice, so that nothing changes. */
    /*@ public normal_behavior
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
      @ assignable a[*];
      @*/
    public static void reversesTwice(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int t = a[i];
            a[i] = a[a.length - 1 - i];
            a[a.length - 1 - i] = t;
        }
    }

    /** Divides by the number of elements although there may be none. */
    /*@ public normal_behavior
      @ requires a.length <= 2;
      @ ensures true;
      @*/
    public static int averageOfNothing(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum / a.length;
    }

    /** Copies references instead of elements. */
    /*@ public normal_behavior
      @ ensures \result != a && \result.length == a.length;
      @*/
    public static int[] copyAliases(int[] a) {
        return a;
    }
}
