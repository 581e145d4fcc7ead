/** Static state: it may be anything that the invariants allow, and what initialisers made may have changed since. */
class BrokenStatics {
    static class Counter {
        static int count = 0;
        static final Counter ROOT = new Counter();
        static final int[] TABLE = {1, 2, 3};
        static Counter last = ROOT;
        int value;

        static void increment() { count++; TABLE[0]++; ROOT.value++; }
    }

    //@ normal_behavior
    //@ ensures \result == 0;
    static int countsFromZero() { Counter.increment(); return Counter.count - 1; }

    //@ normal_behavior
    //@ ensures \result == 1;
    static int tableIsConstant() { return Counter.TABLE[0]; }

    //@ normal_behavior
    //@ ensures \result == 0;
    static int rootIsNew() { return Counter.ROOT.value; }

    //@ normal_behavior
    //@ ensures \result;
    static boolean nobodyHasTheRoot(Counter c) { return c != Counter.ROOT; }

    //@ normal_behavior
    //@ ensures \result == 3;
    static int lengthsDoNotChange() { return Counter.TABLE.length; }

    enum Color {
        RED(1), GREEN(2);

        final int code;
        int uses;

        Color(int code) { this.code = code; }

        void use() { uses++; }
    }

    //@ normal_behavior
    //@ ensures \result == 1;
    static int codesDoNotChange() { return Color.RED.code; }

    //@ normal_behavior
    //@ ensures \result == 0;
    static int usesDoChange() { return Color.RED.uses; }

    static class Guarded {
        static int level;
        //@ static invariant level >= 0;

        //@ normal_behavior
        //@ ensures \result >= 0;
        //@ assignable \nothing;
        static int level() { return level; }

        //@ normal_behavior
        //@ ensures \result >= 0;
        static int callsWhileBroken() { level = -1; int seen = level(); level = 0; return seen; }

        static void leavesBroken() { level = -5; }
    }

    //@ normal_behavior
    //@ ensures true;
    static void breaksAnotherClass() { Guarded.level = -2; }

    static class WrongStart {
        static int size = -3;
        //@ static invariant size >= 0;
    }
}
