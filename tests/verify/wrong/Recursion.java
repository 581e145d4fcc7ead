/** Recursion and termination. */
public class Recursion {
    //@ requires n >= 0;
    //@ measured_by n;
    //@ ensures \result == 0;
    static int wrongSameMeasure(int n) {
        return n == 0 ? 0 : wrongSameMeasure(n);
    }

    //@ measured_by n;
    //@ ensures \result == 0;
    static int wrongNegativeMeasure(int n) {
        return n == 0 ? 0 : wrongNegativeMeasure(n - 1);
    }

    //@ requires n >= 0;
    //@ measured_by n;
    //@ ensures \result == 1;
    static int wrongPing(int n) {
        return wrongPong(n);
    }

    //@ requires n >= 0;
    //@ measured_by n;
    //@ ensures \result == 1;
    static int wrongPong(int n) {
        return wrongPing(n);
    }

    //@ requires n >= 0;
    //@ measured_by n;
    //@ ensures \result == n;
    static int wrongResult(int n) {
        return n <= 1 ? n : wrongResult(n - 2) + 1;
    }

    //@ ensures false;
    static void wrongForever() {
        wrongForever();
    }

    //@ requires n >= 0;
    //@ ensures \result == 0;
    static int wrongLoopForever(int n) {
        /*@ loop_invariant true;
          @ decreases n;
          @*/
        while (n != 5) {
            n = n;
        }
        return 0;
    }

    //@ requires n > 0;
    //@ ensures true;
    static void wrongVariantBelowZero(int n) {
        int i = n;
        /*@ loop_invariant true;
          @ decreases i;
          @*/
        while (i != -7) {
            i--;
        }
    }

    //@ requires m >= 0 && n >= 0;
    //@ measured_by m, n;
    //@ ensures \result >= 0;
    static int wrongLexicographic(int m, int n) {
        if (n == 0) {
            return 0;
        }
        return wrongLexicographic(m + 1, n - 1);
    }

    //@ diverges false;
    //@ ensures true;
    static void wrongDiverges(boolean b) {
        while (b) { }
    }

    //@ requires n == 0;
    //@ measured_by 0;
    //@ ensures true;
    //@ also
    //@ requires n > 0;
    //@ measured_by 5;
    //@ ensures true;
    static void wrongTwoMeasures(int n) {
        if (n > 0) {
            wrongTwoMeasures(n);
        }
    }

    interface Step {
        //@ ensures \result >= 0;
        int step(int n);
    }

    static class WrongDown implements Step {
        //@ also
        //@ requires n > 0;
        //@ ensures \result == n;
        public int step(int n) {
            return n;
        }
    }

    /** Recursion through an interface, whatever it returns. */
    interface Peer {
        //@ public normal_behavior
        //@ ensures \result == 1;
        int ask(Peer other);
    }

    static class WrongPeer implements Peer {
        public int ask(Peer other) {
            return other.ask(this);
        }
    }

    abstract static class Measured {
        //@ public normal_behavior
        //@ requires n >= 0;
        //@ ensures \result == 17;
        //@ measured_by n;
        abstract int count(Measured o, int n);
    }

    static class WrongMeasured extends Measured {
        int count(Measured o, int n) {
            return o.count(o, n);
        }
    }

    /** Recursion through an overriding method: the call names the method of the superclass. */
    static class Plain {
        //@ public normal_behavior
        //@ ensures \result == 0;
        int go(Plain other) {
            return 0;
        }
    }

    static class WrongPlain extends Plain {
        int go(Plain other) {
            return other.go(other);
        }
    }

    /** Recursion through a lambda that the library calls. */
    //@ public normal_behavior
    //@ ensures \result == 5;
    static int wrongByLibrary(java.util.Optional<Integer> o) {
        return o.map(x -> wrongHelper(o)).orElse(5);
    }

    //@ public normal_behavior
    //@ ensures \result == 5;
    static int wrongHelper(java.util.Optional<Integer> o) {
        return wrongByLibrary(o);
    }
}
