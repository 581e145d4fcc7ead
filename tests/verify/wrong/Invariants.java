/** Class invariants: broken for a while, by helpers, by others, by what is inherited. */
public class Invariants {
    static class Balance {
        int value;
        //@ invariant value >= 0;

        //@ assignable value;
        void wrongBrokenDuringCall() {
            value = -1;
            touch();
            value = 0;
        }

        //@ ensures value == \old(value);
        //@ assignable \nothing;
        void touch() { }

        /*@ helper @*/ private void drop() {
            value = value - 10;
        }

        //@ assignable value;
        void wrongHelperBreaks() {
            drop();
        }

        //@ ensures \result >= 0;
        /*@ helper @*/ /*@ pure @*/ int wrongHelperKnowsNothing() {
            return value;
        }

        //@ assignable other.value;
        static void wrongBreaksOther(Balance other) {
            other.value = -5;
        }

        //@ public behavior
        //@ signals (RuntimeException e) true;
        //@ assignable value;
        void wrongBrokenByException(boolean b) {
            value = -1;
            if (b) {
                throw new RuntimeException();
            }
            value = 1;
        }
    }

    static class Limited extends Balance {
        int limit;
        //@ invariant value <= limit;

        //@ assignable value;
        void wrongAboveLimit() {
            if (value < 1000) {
                value = value + 1;
            }
        }
    }

    static class WrongStarted {
        int n;
        //@ initially n == 1;
        //@ constraint n >= \old(n);

        //@ assignable n;
        WrongStarted() {
            n = 2;
        }

        //@ assignable n;
        void wrongConstraint(int by) {
            if (by < 100 && n < 100) {
                n = n + by;
            }
        }
    }

    static class Pair {
        int low;
        int high;
        //@ invariant low <= high;

        //@ ensures true;
        //@ assignable low, high;
        void wrongSwap() {
            int old = low;
            low = high;
            high = old;
        }

        //@ requires 0 <= step && step < 10;
        //@ assignable low;
        void wrongOverflow(int step) {
            low = low - step;
        }
    }

    static class Linked {
        /*@ nullable @*/ Linked next;
        int rank;
        //@ invariant next == null || next.rank < rank;

        //@ requires next != null;
        //@ assignable next.rank;
        void wrongNeighbour() {
            next.rank = rank;
        }

        //@ assignable rank;
        void wrongOwnRank(int r) {
            rank = r;
        }
    }

    static int total;
    //@ static invariant total >= 0;

    //@ assignable total;
    static void wrongStaticInvariant(int x) {
        total = x;
    }

    //@ ensures \result > 0;
    /*@ pure @*/ static int wrongStaticInvariantTooWeak() {
        return total;
    }
}
