/** Averages (Steinhöfel 2020, §2.2; Hentschel 2016, §3 and §6): the sum in an int is right for mathematical integers only. */
public class Average {
    /*@ public normal_behavior
      @ requires nums.length > 0;
      @ ensures \result == (\sum int i; 0 <= i && i < nums.length; nums[i]) / nums.length;
      @ also public exceptional_behavior
      @ requires nums.length == 0;
      @ signals_only ArithmeticException;
      @ signals (ArithmeticException) true;
      @*/
    public int avg(int[] nums) {
        int sum = 0, i = 0;
        /*@ loop_invariant i >= 0 && i <= nums.length && sum == (\sum int k; 0 <= k && k < i; nums[k]);
          @ decreases nums.length - i;
          @ assignable nums[*];
          @*/
        while (i < nums.length) {
            sum += nums[i];
            i++;
        }
        return sum / nums.length;
    }

    /*@ normal_behavior
      @ requires array != null;
      @ ensures \result == (\sum int i; i >= 0 && i < array.length; array[i]);
      @ also exceptional_behavior
      @ requires array == null;
      @ signals_only NullPointerException;
      @ signals (NullPointerException) true;
      @*/
    public static /*@ pure @*/ int sum(/*@ nullable @*/ int[] array) {
        int sum = 0;
        /*@ loop_invariant i >= 0 && (array != null ==> i <= array.length && sum == (\sum int k; 0 <= k && k < i; array[k]));
          @ decreasing array == null ? 0 : array.length - i;
          @ assignable \strictly_nothing;
          @*/
        for (int i = 0; i < array.length; i++) {
            sum += array[i];
        }
        return sum;
    }

    /*@ normal_behavior
      @ requires array != null && array.length > 0;
      @ ensures \result == (\sum int i; i >= 0 && i < array.length; array[i]) / array.length;
      @*/
    public static int average(/*@ nullable @*/ int[] array) {
        return sum(array) / array.length;
    }

    /** Neither null nor emptiness is excluded. */
    /*@ normal_behavior
      @ ensures true;
      @*/
    public static int averageOfAnything(/*@ nullable @*/ int[] array) {
        return sum(array) / array.length;
    }

    /*@ normal_behavior
      @ requires a != null;
      @ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
      @ assignable \nothing;
      @ also exceptional_behavior
      @ requires a == null;
      @ signals (Exception e) true;
      @ signals_only Exception;
      @ assignable \nothing;
      @*/
    public static int sumOrThrow(/*@ nullable @*/ int[] a) throws Exception {
        if (a == null) {
            throw new Exception("Array is null.");
        } else {
            int sum = 0;
            /*@ loop_invariant i >= 0 && i <= a.length && sum == (\sum int j; 0 <= j && j < i; a[j]);
              @ decreases a.length - i;
              @ assignable sum, i;
              @*/
            for (int i = 0; i < a.length; i++) {
                sum += a[i];
            }
            return sum;
        }
    }

    /*@ behavior
      @ ensures a != null && a.length > 0;
      @ signals_only Exception;
      @ signals (Exception e) a == null || a.length == 0;
      @*/
    public static int averageOrThrow(/*@ nullable @*/ int[] a) throws Exception {
        try {
            int sum = sumOrThrow(a);
            return sum / a.length;
        } catch (Exception e) {
            throw new Exception("Can't compute average.");
        }
    }
}
