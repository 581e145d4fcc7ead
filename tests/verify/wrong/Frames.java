/** What may be assigned, and what is. */
public class Frames {
    int x;
    int y;
    int[] a = new int[4];
    static int shared;

    //@ assignable \nothing;
    void wrongWritesThroughLocal() {
        int[] alias = a;
        if (alias.length > 0) {
            alias[0] = alias[0] + 1;
        }
    }

    //@ requires b.length > 3;
    //@ assignable b[0..1];
    static void wrongOneTooFar(int[] b) {
        b[2] = 9;
    }

    //@ requires 0 <= lo && lo <= hi && hi < b.length;
    //@ assignable b[lo..hi - 1];
    static void wrongRangeEnd(int[] b, int lo, int hi) {
        b[hi] = b[hi] + 1;
    }

    //@ assignable x;
    void wrongOtherField() {
        y = y + 1;
    }

    //@ assignable x;
    void wrongOtherObject(Frames other) {
        other.x = other.x + 1;
    }

    //@ assignable \nothing;
    static void wrongStatic() {
        shared++;
    }

    //@ requires b.length > 0;
    //@ assignable \nothing;
    static void wrongByCallee(int[] b) {
        bump(b);
    }

    //@ requires b.length > 0;
    //@ assignable b[0];
    //@ ensures b[0] == \old(b[0]) + 1;
    static void bump(int[] b) {
        b[0] = b[0] + 1;
    }

    //@ requires b.length > 1;
    //@ ensures b[1] == \old(b[1]);
    //@ assignable b[*];
    static void wrongLoopFrameForgets(int[] b) {
        /*@ loop_invariant 0 <= i && i <= b.length;
          @ assignable b[*];
          @ decreases b.length - i;
          @*/
        for (int i = 0; i < b.length; i++) {
            b[i] = i + b[i];
        }
    }

    //@ ensures \fresh(\result);
    //@ assignable \nothing;
    int[] wrongFresh(boolean copy) {
        return copy ? new int[1] : a;
    }

    //@ ensures \result == \old(x);
    /*@ pure @*/ int wrongPure() {
        x = x + 1;
        return x - 1;
    }

    //@ assignable \strictly_nothing;
    static int wrongStrictlyNothing() {
        int[] made = new int[2];
        return made.length;
    }

    //@ requires o.a.length > 0;
    //@ assignable o.*;
    static void wrongFieldsOnly(Frames o) {
        o.a[0] = o.a[0] + 1;
    }

    //@ ensures \not_modified(x);
    //@ assignable x;
    void wrongNotModified(boolean b) {
        if (b) {
            x = x + 1;
        }
    }

    //@ requires a.length == 4;
    //@ assignable a[0];
    void wrongReplacesArray() {
        a = new int[4];
    }
}
