/** One method per clause of a contract: the first of each pair keeps it, the one called `wrong…` does not. */
class Clauses {
    int x;
    int y;
    static int s;
    /*@ nullable @*/ Clauses next;

    //@ requires n > 0;
    //@ ensures \result > 0;
    static int requires(int n) { return n; }

    //@ requires n >= 0;
    //@ ensures \result > 0;
    static int wrongRequires(int n) { return n; }

    //@ pre n > 0;
    //@ post \result > 0;
    static int prePost(int n) { return n; }

    //@ pre n > 0;
    //@ post \result > 1;
    static int wrongPrePost(int n) { return n; }

    /*@ normal_behavior
      @   requires n != 0;
      @   ensures \result == 10 / n;
      @*/
    static int normalBehavior(int n) { return 10 / n; }

    /*@ normal_behavior
      @   requires n >= 0;
      @   ensures \result == 10 / (n + 1);
      @*/
    static int wrongNormalBehavior(int n) { return 10 / n; }

    /*@ exceptional_behavior
      @   requires n < 0;
      @   signals (IllegalArgumentException e) n < 0;
      @   signals_only IllegalArgumentException;
      @*/
    static void exceptionalBehavior(int n) { if (n < 0) throw new IllegalArgumentException(); }

    /*@ exceptional_behavior
      @   requires n <= 0;
      @   signals_only IllegalArgumentException;
      @*/
    static void wrongExceptionalBehavior(int n) { if (n < 0) throw new IllegalArgumentException(); }

    /*@ behavior
      @   ensures n >= 0;
      @   signals (IllegalStateException e) n < 0;
      @   signals_only IllegalStateException;
      @*/
    static void behavior(int n) { if (n < 0) throw new IllegalStateException(); }

    /*@ behavior
      @   ensures n >= 0;
      @   signals (IllegalStateException e) n < -1;
      @*/
    static void wrongBehavior(int n) { if (n < 0) throw new IllegalStateException(); }

    /*@ behavior
      @   signals_only IllegalStateException;
      @*/
    static void wrongSignalsOnly(int n) { if (n == 7) throw new IllegalArgumentException(); }

    /*@ normal_behavior
      @   requires n >= 0;
      @   ensures \result == n;
      @ also normal_behavior
      @   requires n < 0;
      @   ensures \result == 0;
      @*/
    static int also(int n) { return n >= 0 ? n : 0; }

    /*@ normal_behavior
      @   requires n >= 0;
      @   ensures \result == n;
      @ also normal_behavior
      @   requires n < 0;
      @   ensures \result == 1;
      @*/
    static int wrongAlso(int n) { return n >= 0 ? n : 0; }

    /*@ normal_behavior
      @   assignable x;
      @   ensures x == 3;
      @*/
    void assignable() { x = 3; }

    /*@ normal_behavior
      @   assignable y;
      @   ensures x == 3;
      @*/
    void wrongAssignable() { x = 3; }

    /*@ normal_behavior
      @   assignable this.*;
      @*/
    void assignableAllFields() { x = 3; y = 4; }

    /*@ normal_behavior
      @   requires next != null && next != this;
      @   assignable next.*;
      @*/
    void wrongAssignableAllFields() { x = 3; }

    /*@ normal_behavior
      @   requires a.length > 3;
      @   assignable a[0], a[2..3];
      @*/
    static void assignableElements(int[] a) { a[0] = 1; a[3] = 2; }

    /*@ normal_behavior
      @   requires a.length > 3;
      @   assignable a[0], a[2..3];
      @*/
    static void wrongAssignableElements(int[] a) { a[1] = 1; }

    /*@ normal_behavior
      @   assignable a[*];
      @*/
    static void assignableArray(int[] a) { if (a.length > 5) a[5] = 1; }

    /*@ normal_behavior
      @   assignable a[*];
      @*/
    static void wrongAssignableArray(int[] a, int[] b) { if (b.length > 5) b[5] = 1; }

    /*@ normal_behavior
      @   assignable \nothing;
      @   ensures \result == x;
      @*/
    int nothing() { return new int[] {x}[0]; }

    /*@ normal_behavior
      @   assignable \nothing;
      @*/
    static void wrongNothing() { s = s + 1; }

    /*@ normal_behavior
      @   assignable \strictly_nothing;
      @   ensures \result == x;
      @*/
    int strictlyNothing() { return x; }

    /*@ normal_behavior
      @   assignable \strictly_nothing;
      @   ensures \result == x;
      @*/
    int wrongStrictlyNothing() { return new int[] {x}[0]; }

    /*@ normal_behavior
      @   assignable \everything;
      @   ensures x == y;
      @*/
    void everything() { x = 1; y = 1; s = 1; }

    /*@ normal_behavior
      @   assignable \everything;
      @   ensures x == \old(x);
      @*/
    void wrongEverything() { x = 1; y = 1; s = 1; }

    /*@ normal_behavior
      @   accessible x, y;
      @   assignable \nothing;
      @   ensures \result == x + y || x + y > Integer.MAX_VALUE || x + y < Integer.MIN_VALUE;
      @*/
    int accessible() { return x + y; }

    /*@ normal_behavior
      @   accessible x;
      @   assignable \nothing;
      @   ensures \result >= 0 || \result < 0;
      @*/
    int wrongAccessible() { return x + y; }

    /*@ behavior
      @   diverges true;
      @   ensures false;
      @   signals_only \nothing;
      @*/
    static void diverges() {
        //@ loop_invariant true;
        while (true) { }
    }

    /*@ behavior
      @   diverges false;
      @   ensures \result == n;
      @*/
    static int wrongDiverges(int n) {
        int i = 0;
        //@ loop_invariant i >= 0;
        //@ decreases i;
        while (i != n) { i = i == 5 ? 0 : i + 1; }
        return i;
    }

    /*@ normal_behavior
      @   requires n >= 0;
      @   ensures \result == 0;
      @   measured_by n;
      @   assignable \strictly_nothing;
      @*/
    static int measuredBy(int n) { return n == 0 ? 0 : measuredBy(n - 1); }

    /*@ normal_behavior
      @   requires n >= 0;
      @   ensures \result == 0;
      @   measured_by n;
      @   assignable \strictly_nothing;
      @*/
    static int wrongMeasuredBy(int n) { return n == 0 ? 0 : n > 5 ? wrongMeasuredBy(n) : 0; }
}
