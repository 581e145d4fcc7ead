/** Failed proofs to understand (Hentschel 2016, §4 and §6), with repairs. */
public class Debugging {
    public static class Example {
        public int value;

        /** Aliasing. */
        /*@ normal_behavior
          @ ensures \result == 42;
          @*/
        public static int magic(/*@ non_null @*/ Example a, /*@ non_null @*/ Example b) {
            a.value = 42;
            b.value = 2;
            return a.value;
        }

        /*@ normal_behavior
          @ requires a != b;
          @ ensures \result == 42;
          @*/
        public static int magicRepaired(/*@ non_null @*/ Example a, /*@ non_null @*/ Example b) {
            a.value = 42;
            b.value = 2;
            return a.value;
        }
    }

    /** The loop invariant does not hold before the loop. */
    /*@ normal_behavior
      @ requires array != null;
      @ ensures true;
      @*/
    public static int sumWrongInvariant(int[] array) {
        int sum = 0;
        /*@ loop_invariant i > 0 && i <= array.length;
          @ decreasing array.length - i;
          @ assignable \strictly_nothing;
          @*/
        for (int i = 0; i < array.length; i++) {
            sum += array[i];
        }
        return sum;
    }

    /*@ normal_behavior
      @ requires array != null;
      @ ensures \result == (\sum int k; 0 <= k && k < array.length; array[k]);
      @*/
    public static int sumRepaired(int[] array) {
        int sum = 0;
        /*@ loop_invariant i >= 0 && i <= array.length && sum == (\sum int k; 0 <= k && k < i; array[k]);
          @ decreasing array.length - i;
          @ assignable \strictly_nothing;
          @*/
        for (int i = 0; i < array.length; i++) {
            sum += array[i];
        }
        return sum;
    }

    /*@ normal_behavior
      @ ensures (p & q) ==> (q & p);
      @*/
    public static void doNothing(boolean p, boolean q) {
    }

    public interface Filter {
        /*@ normal_behavior
          @ requires true;
          @ ensures true;
          @*/
        boolean /*@ strictly_pure @*/ accept(/*@ nullable @*/ Object object);
    }

    /** Some filter, so that there are runs. */
    public static class Present implements Filter {
        public boolean /*@ strictly_pure @*/ accept(/*@ nullable @*/ Object object) {
            return object != null;
        }
    }

    /** The variant does not decrease when the element is found, and the wrong variable is returned. */
    /*@ normal_behavior
      @ requires \invariant_for(filter);
      @*/
    public static int /*@ strictly_pure @*/ indexOf(Object[] array, Filter filter) {
        int index = -1;
        int i = 0;
        /*@ loop_invariant i >= 0 && i <= array.length;
          @ decreasing array.length - i;
          @ assignable \strictly_nothing;
          @*/
        while (index < 0 && i < array.length) {
            if (filter.accept(array[i])) {
                index = i;
            } else {
                i++;
            }
        }
        return i;
    }

    /*@ normal_behavior
      @ requires \invariant_for(filter);
      @ ensures -1 <= \result && \result < array.length;
      @*/
    public static int /*@ strictly_pure @*/ indexOfRepaired(Object[] array, Filter filter) {
        int index = -1;
        int i = 0;
        /*@ loop_invariant i >= 0 && i <= array.length && -1 <= index && index < array.length;
          @ decreasing array.length - i + (index < 0 ? 1 : 0);
          @ assignable \strictly_nothing;
          @*/
        while (index < 0 && i < array.length) {
            if (filter.accept(array[i])) {
                index = i;
            } else {
                i++;
            }
        }
        return index;
    }

    public static class MyInteger {
        public int value;

        /** Aliasing: the summand may be this number. */
        /*@ normal_behavior
          @ ensures value == \old(value) + summand.value;
          @ assignable value;
          @*/
        public void add(/*@ non_null @*/ MyInteger summand) {
            value += summand.value;
        }

        /*@ normal_behavior
          @ ensures value == \old(value + summand.value);
          @ assignable value;
          @*/
        public void addOld(/*@ non_null @*/ MyInteger summand) {
            value += summand.value;
        }

        /*@ normal_behavior
          @ requires this != summand;
          @ ensures value == \old(value) + summand.value;
          @ assignable value;
          @*/
        public void addOther(/*@ non_null @*/ MyInteger summand) {
            value += summand.value;
        }
    }
}
