/** Ways of writing that are common elsewhere. */
class Trial {
    //@ public normal_behavior
    //@ requires a.length > 3;
    //@ ensures a[1] == \old(a[0]);
    //@ assignable a[*];
    static void shift(int[] a) {
        System.arraycopy(a, 0, a, 1, 2);
    }

    //@ public normal_behavior
    //@ assignable \nothing;
    static void says() {
        System.out.println("x");
    }

    //@ ensures \result == (y % 4 == 0 && (y % 100 != 0 || y % 400 == 0));
    static boolean isLeap(int y) {
        return y % 4 == 0 && y % 100 != 0 || y % 400 == 0;
    }

    //@ ensures \result == (int) (x + 1);
    static int next(int x) {
        return x + 1;
    }

    static class Footed {
        //@ public ghost \locset fp;

        //@ public normal_behavior
        //@ assignable \singleton(fp);
        void clear() {
            //@ set fp = \empty;
        }

        //@ public normal_behavior
        //@ ensures \in_locset(fp, \singleton(fp));
        void itself() {
        }
    }

    /** The invariant of a list speaks of the rest of the list. */
    static class Chain {
        /*@ nullable @*/ Chain next;
        int value;
        //@ invariant value >= 0;
        //@ invariant next == null || \invariant_for(next);

        //@ public normal_behavior
        //@ ensures \result >= 0;
        /*@ pure @*/ int first() {
            return value;
        }

        //@ public normal_behavior
        //@ ensures \result >= 0;
        /*@ pure @*/ int second() {
            return next == null ? 0 : next.value;
        }
    }

    static class Ranks {
        //@ model int rank() { return 1; }

        //@ public normal_behavior
        //@ ensures \result == rank();
        int get() {
            return 1;
        }
    }

    static class HigherRanks extends Ranks {
        //@ model int rank() { return 2; }

        int get() {
            return 2;
        }
    }

    interface Unit {
        //@ public normal_behavior
        //@ ensures \result == 1;
        int val();
    }

    static Unit unit() {
        return () -> 1;
    }

    enum Units implements Unit {
        A {
            public int val() {
                return 1;
            }
        }
    }
}
