/** Loop clauses, statements and contracts of blocks. */
class Statements {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int loop(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        //@ assignable \strictly_nothing;
        while (i < n) { i++; }
        return i;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int maintaining(int n) {
        int i = 0;
        //@ maintaining 0 <= i && i <= n;
        //@ decreasing n - i;
        while (i < n) { i++; }
        return i;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int wrongInvariantInitially(int n) {
        int i = 0;
        //@ loop_invariant 0 < i && i <= n;
        //@ decreases n - i;
        while (i < n) { i++; }
        return i;
    }

    //@ requires n >= 0;
    //@ ensures \result >= n;
    static int wrongInvariantPreserved(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ decreases n - i;
        while (i < n) { i++; }
        return i;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int wrongDecreases(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases i;
        while (i < n) { i++; }
        return i;
    }

    //@ ensures true;
    static void loopAssignable(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ decreases a.length - i;
        //@ assignable a[*];
        for (int i = 0; i < a.length; i++) { a[i] = 0; }
    }

    //@ requires b.length >= a.length;
    static void wrongLoopAssignable(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ decreases a.length - i;
        //@ assignable a[*];
        for (int i = 0; i < a.length; i++) { b[i] = 1; }
        //@ assert a.length == 0 || b[0] == 1;
    }

    //@ requires n > 3;
    static void asserts(int n) {
        //@ assert n > 2;
        int m = n;
        //@ assert m == n;
    }

    //@ requires n > 3;
    static void wrongAsserts(int n) {
        //@ assert n > 4;
    }

    //@ ensures \result > 3;
    static int assumes(int n) {
        //@ assume n > 3;
        return n;
    }

    //@ ensures \result > 4;
    static int wrongAssumes(int n) {
        //@ assume n > 3;
        return n;
    }

    //@ requires n > 3;
    static void unreachable(int n) {
        if (n < 3) {
            //@ unreachable;
        }
    }

    //@ requires n > 3;
    static void wrongUnreachable(int n) {
        if (n < 5) {
            //@ unreachable;
        }
    }

    //@ requires n >= 0 && n < 1000;
    //@ ensures \result == n + 1;
    static int block(int n) {
        int m = n;
        /*@ normal_behavior
          @   requires m >= 0;
          @   ensures m == \before(m) + 1;
          @*/
        { m++; }
        return m;
    }

    //@ requires n >= 0 && n < 1000;
    static int wrongBlock(int n) {
        int m = n;
        /*@ normal_behavior
          @   requires m >= 0;
          @   ensures m == \before(m) + 2;
          @*/
        { m++; }
        return m;
    }

    //@ ensures \result == 1 || \result == 2;
    static int returns(boolean b) {
        /*@ return_behavior
          @   requires b;
          @   ensures \result == 1;
          @ also normal_behavior
          @   requires !b;
          @   ensures !b;
          @*/
        { if (b) return 1; }
        return 2;
    }

    //@ ensures \result == 1 || \result == 2;
    static int wrongReturns(boolean b) {
        /*@ return_behavior
          @   ensures \result == 1;
          @*/
        { if (b) return 1; }
        return 2;
    }

    //@ requires n > 0;
    //@ ensures \result == 1;
    static int breaks(int n) {
        int m = 0;
        //@ loop_invariant m == 0;
        //@ decreases 1;
        while (true) {
            /*@ break_behavior
              @   ensures m == 1;
              @*/
            { m = 1; if (n > 0) break; }
        }
        return m;
    }

    //@ requires n > 0;
    //@ ensures \result == 1;
    static int wrongBreaks(int n) {
        int m = 0;
        //@ loop_invariant m == 0;
        //@ decreases 1;
        while (true) {
            /*@ break_behavior
              @   ensures m == 2;
              @*/
            { m = 1; if (n > 0) break; }
        }
        return m;
    }

    //@ requires n >= 0;
    //@ ensures \result == 0;
    static int continues(int n) {
        int m = 0;
        //@ loop_invariant m == 0 && 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            /*@ continue_behavior
              @   requires i >= 0;
              @   ensures m == 0;
              @*/
            { if (i >= 0) continue; }
            m = 1;
        }
        return m;
    }

    //@ requires n >= 0;
    //@ ensures \result == 0;
    static int wrongContinues(int n) {
        int m = 0;
        //@ loop_invariant m == 0 && 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            /*@ continue_behavior
              @   ensures m == 1;
              @*/
            { if (i >= 0) continue; }
            m = 1;
        }
        return m;
    }
}
