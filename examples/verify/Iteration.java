/** The contract of an iterator, an implementation and a client. */
public class Iteration {
    public interface IntIterator {
        //@ public instance ghost \bigint left;
        //@ public instance invariant left >= 0;

        /*@ public normal_behavior
          @ ensures \result <==> left > 0;
          @*/
        /*@ strictly_pure @*/ boolean hasNext();

        /*@ public normal_behavior
          @ requires left > 0;
          @ ensures left == \old(left) - 1;
          @ assignable this.*;
          @*/
        int next();
    }

    /** Counts down from a number. */
    public static final class Countdown implements IntIterator {
        //@ public invariant left == n;
        private /*@ spec_public @*/ int n;

        /*@ public normal_behavior
          @ requires start >= 0;
          @ ensures n == start && left == start;
          @*/
        public Countdown(int start) {
            n = start;
            //@ set left = start;
        }

        @Override
        public /*@ strictly_pure @*/ boolean hasNext() {
            return n > 0;
        }

        @Override
        public int next() {
            int x = n;
            n--;
            //@ set left = left - 1;
            return x;
        }
    }

    /** Uses up an iterator whatever it is. */
    /*@ public normal_behavior
      @ requires \invariant_for(it);
      @ ensures it.left == 0;
      @ assignable it.*;
      @*/
    public static void drain(IntIterator it) {
        /*@ loop_invariant \invariant_for(it);
          @ decreases it.left;
          @ assignable it.*;
          @*/
        while (it.hasNext()) {
            it.next();
        }
    }

    /** Walks over an array. */
    public static final class Cursor {
        //@ public invariant 0 <= at && at <= array.length;
        private final /*@ spec_public @*/ int[] array;
        private /*@ spec_public @*/ int at;

        /*@ public normal_behavior
          @ ensures this.array == array && at == 0;
          @*/
        public Cursor(int[] array) {
            this.array = array;
        }

        /*@ public normal_behavior
          @ ensures \result <==> at < array.length;
          @*/
        public /*@ strictly_pure @*/ boolean hasNext() {
            return at < array.length;
        }

        /*@ public normal_behavior
          @ requires at < array.length;
          @ ensures \result == array[\old(at)] && at == \old(at) + 1;
          @ assignable at;
          @ also public exceptional_behavior
          @ requires at == array.length;
          @ signals_only java.util.NoSuchElementException;
          @ assignable \nothing;
          @*/
        public int next() {
            if (at >= array.length) {
                throw new java.util.NoSuchElementException();
            }
            return array[at++];
        }
    }
}
