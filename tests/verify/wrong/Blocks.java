/** Contracts of blocks, and the ways to leave them. */
public class Blocks {
    int f;

    //@ ensures \result == 2;
    static int wrongBlock(int x) {
        int y = 0;
        /*@ normal_behavior
          @ ensures y == 2;
          @ assignable \nothing;
          @*/
        {
            y = x == 3 ? 3 : 2;
        }
        return y;
    }

    //@ ensures \result == 1;
    static int wrongReturn(boolean b) {
        int y = 0;
        /*@ return_behavior
          @ returns \result == 1;
          @ ensures y == 1;
          @ assignable \nothing;
          @*/
        {
            if (b) {
                return 0;
            }
            y = 1;
        }
        return y;
    }

    //@ requires n == 3;
    //@ ensures \result == 3;
    static int wrongBreak(int n) {
        int i = 0;
        while (i < n) {
            /*@ break_behavior
              @ ensures i == \before(i) + 1;
              @ breaks i == 3;
              @ assignable \nothing;
              @*/
            {
                i++;
                if (i == 2) {
                    break;
                }
            }
        }
        return i;
    }

    //@ requires n == 3;
    //@ ensures \result == 3;
    static int wrongContinue(int n) {
        int i = 0;
        int c = 0;
        while (i < n) {
            i++;
            /*@ continue_behavior
              @ ensures c == \before(c) + 1;
              @ continues c == \before(c) + 1;
              @ assignable \nothing;
              @*/
            {
                if (i == 2) {
                    continue;
                }
                c++;
            }
        }
        return c;
    }

    //@ requires f < 100;
    //@ ensures f == \old(f) + 1;
    //@ assignable f;
    void wrongBlockFrame() {
        /*@ normal_behavior
          @ ensures true;
          @ assignable \nothing;
          @*/
        {
            f = f + 1;
        }
    }

    //@ public behavior
    //@ signals_only RuntimeException;
    static void wrongBlockThrows(int x) {
        /*@ normal_behavior
          @ ensures true;
          @*/
        {
            if (x == 3) {
                throw new RuntimeException();
            }
        }
    }

    //@ ensures \result == 0;
    static int wrongBlockThrowsInside(int x) {
        try {
            /*@ normal_behavior
              @ ensures true;
              @*/
            {
                if (x == 3) {
                    throw new RuntimeException();
                }
            }
        } catch (RuntimeException e) {
            return 0;
        }
        return 0;
    }

    //@ public behavior
    //@ signals_only RuntimeException;
    //@ assignable f;
    void wrongBlockSignals(int x) {
        /*@ exceptional_behavior
          @ requires x > 0;
          @ signals (RuntimeException e) f == x;
          @ signals_only IllegalStateException;
          @ also normal_behavior
          @ requires x <= 0;
          @*/
        {
            if (x > 0) {
                f = x + 1;
                throw new RuntimeException();
            }
        }
    }

    //@ ensures true;
    static void wrongAssert(int x) {
        if (x > 10) {
            //@ assert x > 11;
        }
    }

    //@ ensures true;
    static void wrongUnreachable(int x) {
        if (x * x == 49) {
            //@ unreachable;
        }
    }

    //@ ensures \result == 10;
    static int wrongLabelledBreak() {
        int n = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                n++;
                if (j == 1 && i == 3) {
                    break outer;
                }
                if (j == 1) {
                    continue outer;
                }
            }
        }
        return n;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int wrongAbruptInvariant(int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @*/
        while (true) {
            if (i == n || i == 100) {
                break;
            }
            i++;
        }
        return i;
    }

    int v;
    int u;

    /** On one of the ways to the loop, the variable of the block was never there. */
    //@ ensures x > 0;
    int wrongBesideAVariableOfABlock(int x, int y, int z) {
        if (u > 0) {
            int seen = v;
        }
        if (y * y <= z) {
            for (int i = 0; y != v; i++) {
            }
        }
        return y;
    }
}
