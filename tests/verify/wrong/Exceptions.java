/** Exceptions, `finally`, `signals` and what they say of subclasses. */
public class Exceptions {
    static int state;

    static class Low extends RuntimeException { int level; }
    static class Lower extends Low { }

    //@ ensures \result == 1;
    //@ signals_only \nothing;
    static int wrongFinallyWins(boolean b) {
        try {
            if (b) {
                throw new Low();
            }
            return 1;
        } finally {
            if (b) {
                return 2;
            }
        }
    }

    //@ public behavior
    //@ signals (Low e) state == 1;
    //@ signals_only Low;
    //@ assignable state;
    static void wrongSubclassCounts(boolean b) {
        state = 1;
        if (b) {
            state = 2;
            throw new Lower();
        }
        throw new Low();
    }

    //@ public behavior
    //@ signals_only Lower;
    //@ assignable \nothing;
    static void wrongSuperclassLeaves() {
        throw new Low();
    }

    //@ public exceptional_behavior
    //@ requires true;
    //@ signals (Low e) e.level == 3;
    //@ signals_only Low;
    //@ assignable \nothing;
    static void wrongField(int x) {
        Low e = new Low();
        e.level = x > 10 ? 4 : 3;
        throw e;
    }

    //@ public normal_behavior
    //@ requires a.length >= 0;
    //@ ensures \result == 0;
    //@ assignable \nothing;
    static int wrongCatchOrder(int[] a) {
        try {
            return a[0] - a[0];
        } catch (ArrayIndexOutOfBoundsException e) {
            return 1;
        } finally {
            state = state + 0;
        }
    }

    //@ public normal_behavior
    //@ ensures state == \old(state);
    //@ assignable state;
    static void wrongFinallyWrites() {
        try {
            return;
        } finally {
            state = state + 1;
        }
    }

    //@ public normal_behavior
    //@ requires 0 <= n && n < 10;
    //@ ensures \result == n;
    static int wrongLeavesLoopByException(int n) {
        int i = 0;
        try {
            /*@ loop_invariant 0 <= i && i <= n;
              @ decreases n - i;
              @*/
            while (i < n) {
                if (i == 5) {
                    throw new Low();
                }
                i++;
            }
        } catch (Low e) {
            return i;
        }
        return i;
    }

    //@ public exceptional_behavior
    //@ requires d == 0;
    //@ signals_only ArithmeticException;
    //@ assignable \nothing;
    static int wrongNoException(int n, int d) {
        if (n == 0) {
            return 0;
        }
        return n / d;
    }

    //@ public normal_behavior
    //@ requires o != null;
    //@ ensures \result;
    //@ assignable \nothing;
    static boolean wrongCast(Object o) {
        try {
            Low low = (Low) o;
            return true;
        } catch (ClassCastException e) {
            return false;
        }
    }
}
