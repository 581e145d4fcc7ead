/** Programs for code review (Hentschel 2016, §9): the contracts say what the comments of the study promised. */
public class Reviews {
    /** 570 instead of 575 from 35 on. */
    /*@ public normal_behavior
      @ ensures \result == (age < 18 ? 200 : age < 19 ? 250 : age < 21 ? 300 : age < 35 ? 450 : 575);
      @*/
    public static long computeInsuranceRate(int age) {
        int[] ageLimits = {18, 19, 21, 35, 65};
        long[] insuranceRates = {200, 250, 300, 450, 575};
        int ageLevel = 0;
        long insuranceRate = 570;
        while (ageLevel < ageLimits.length - 1) {
            if (age < ageLimits[ageLevel]) {
                return insuranceRates[ageLevel];
            }
            ageLevel++;
        }
        return insuranceRate;
    }

    /*@ public normal_behavior
      @ ensures \result == (age < 18 ? 200 : age < 19 ? 250 : age < 21 ? 300 : age < 35 ? 450 : 575);
      @*/
    public static long computeInsuranceRateRepaired(int age) {
        int[] ageLimits = {18, 19, 21, 35, 65};
        long[] insuranceRates = {200, 250, 300, 450, 575};
        int ageLevel = 0;
        long insuranceRate = 575;
        while (ageLevel < ageLimits.length - 1) {
            if (age < ageLimits[ageLevel]) {
                return insuranceRates[ageLevel];
            }
            ageLevel++;
        }
        return insuranceRate;
    }

    /** Returns y where x is in the middle. */
    /*@ public normal_behavior
      @ ensures \result == x || \result == y || \result == z;
      @ ensures x <= \result && \result <= y || y <= \result && \result <= x || \result == z;
      @ ensures \result == z ==> x <= z && z <= y || y <= z && z <= x || z == x || z == y;
      @ ensures \result == y ==> x <= y && y <= z || z <= y && y <= x || y == x || y == z;
      @ ensures \result == x ==> y <= x && x <= z || z <= x && x <= y || x == y || x == z;
      @*/
    public static int middle(int x, int y, int z) {
        if (y < z) {
            if (x < y) {
                return y;
            } else {
                if (x < z) {
                    return y;
                }
            }
        } else {
            if (x > y) {
                return y;
            } else {
                if (x > z) {
                    return x;
                }
            }
        }
        return z;
    }

    /*@ public normal_behavior
      @ ensures \result == x || \result == y || \result == z;
      @ ensures \result == z ==> x <= z && z <= y || y <= z && z <= x || z == x || z == y;
      @ ensures \result == y ==> x <= y && y <= z || z <= y && y <= x || y == x || y == z;
      @ ensures \result == x ==> y <= x && x <= z || z <= x && x <= y || x == y || x == z;
      @*/
    public static int middleRepaired(int x, int y, int z) {
        if (y < z) {
            if (x < y) {
                return y;
            } else {
                if (x < z) {
                    return x;
                }
            }
        } else {
            if (x > y) {
                return y;
            } else {
                if (x > z) {
                    return x;
                }
            }
        }
        return z;
    }

    /** Both sums overflow: right for mathematical integers only. */
    /*@ public normal_behavior
      @ requires array != null && 0 <= start && start < array.length && 0 <= end && end < array.length;
      @ ensures (start + end) % 2 == 0 ==> \result == array[(start + end) / 2];
      @ ensures (start + end) % 2 != 0 ==> \result == (array[(start + end) / 2] + array[(start + end) / 2 + 1]) / 2;
      @ also public exceptional_behavior
      @ requires array == null || start < 0 || start >= array.length || end < 0 || end >= array.length;
      @ signals_only IllegalArgumentException;
      @*/
    public static int median(/*@ nullable @*/ int[] array, int start, int end) {
        if (array == null) {
            throw new IllegalArgumentException("Array is null.");
        }
        if (start < 0 || start >= array.length) {
            throw new IllegalArgumentException("Start is not within the array bounds.");
        }
        if (end < 0 || end >= array.length) {
            throw new IllegalArgumentException("End is not within the array bounds.");
        }
        int middle = (start + end) / 2;
        if ((start + end) % 2 == 0) {
            return array[middle];
        } else {
            return (array[middle] + array[middle + 1]) / 2;
        }
    }

    /*@ public normal_behavior
      @ requires array != null && 0 <= start && start < array.length && 0 <= end && end < array.length;
      @ ensures (start + end) % 2 == 0 ==> \result == array[(start + end) / 2];
      @ ensures (start + end) % 2 != 0 ==> \result == (array[(start + end) / 2] + array[(start + end) / 2 + 1]) / 2;
      @ also public exceptional_behavior
      @ requires array == null || start < 0 || start >= array.length || end < 0 || end >= array.length;
      @ signals_only IllegalArgumentException;
      @*/
    public static int medianRepaired(/*@ nullable @*/ int[] array, int start, int end) {
        if (array == null) {
            throw new IllegalArgumentException("Array is null.");
        }
        if (start < 0 || start >= array.length) {
            throw new IllegalArgumentException("Start is not within the array bounds.");
        }
        if (end < 0 || end >= array.length) {
            throw new IllegalArgumentException("End is not within the array bounds.");
        }
        long sum = (long) start + end;
        int middle = (int) (sum / 2);
        if (sum % 2 == 0) {
            return array[middle];
        } else {
            return (int) (((long) array[middle] + array[middle + 1]) / 2);
        }
    }

    public static abstract class AbstractSearch {
        protected int search(int[] array) {
            /*@ loop_invariant i >= 0 && i <= array.length;
              @ decreasing array.length - i;
              @ assignable i;
              @*/
            for (int i = 0; i < array.length; i++) {
                if (accept(array, i)) {
                    return i;
                }
            }
            return -1;
        }

        protected abstract boolean accept(int[] array, int index);
    }

    public static class ValueSearch extends AbstractSearch {
        private int value;

        /** The value is not used. */
        /*@ public normal_behavior
          @ ensures \result >= 0 ==> array[\result] == value;
          @*/
        public static int find(int[] array, int value) {
            return new ValueSearch().search(array);
        }

        protected boolean accept(int[] array, int index) {
            if (index < 0 || index >= array.length) {
                return false;
            } else {
                return array[index] == value;
            }
        }
    }
}
