/** What classes promise: inherited clauses, constructors nobody wrote, generic overriding, objects beside the receiver. */
class BrokenClasses {
    static class Growing {
        int n;
        //@ invariant n >= 0;
        //@ constraint n >= \old(n);
        //@ initially n == 0;
    }

    static class Shrinking extends Growing {
        Shrinking() { n = 5; }

        //@ ensures true;
        void shrink() { if (n > 0) n--; }

        void breaks() { n = -1; }
    }

    static class NeverPositive {
        int x;
        //@ invariant x > 0;
    }

    interface Ranking<T> {
        //@ ensures \result >= 0;
        int rank(T x);
    }

    static class Negative implements Ranking<Negative> {
        public int rank(Negative x) { return -1; }
    }

    //@ normal_behavior
    //@ requires true;
    //@ ensures \result > 0;
    static int twice(Base b) { return b.positive() + 1; }

    static class Base {
        //@ normal_behavior
        //@ ensures \result > 0 && \result < 10;
        int positive() { return 1; }
    }

    static class Derived extends Base {
        int positive() { return -1; }
    }

    static class Account {
        int balance;
        /*@ nullable @*/ Account peer;
        //@ invariant balance >= 0;

        //@ normal_behavior
        //@ requires peer != null && peer != this;
        //@ assignable peer.balance;
        void empties() { peer.balance = -1; }

        //@ normal_behavior
        //@ ensures \result.balance == -1;
        static Account makes() { Account a = new Account(); a.balance = -1; return a; }

        //@ normal_behavior
        //@ requires all.length > 0;
        //@ assignable all[0].balance;
        static void first(Account[] all) { all[0].balance = -2; }

        //@ normal_behavior
        //@ requires peer != null && peer != this;
        //@ assignable peer.balance;
        void sets(int amount) { peer.balance = amount < 0 ? 0 : amount; }
    }

    //@ exceptional_behavior
    //@ requires x < 0;
    //@ signals (IllegalArgumentException e) true;
    static void refuses(int x) { if (x == -7) throw new IllegalStateException(); throw new IllegalArgumentException(); }

    //@ normal_behavior
    static void catchesTooLittle() { try { refuses(-7); } catch (IllegalArgumentException e) { } }

    static class Made {
        //@ ensures true;
        static /*@ pure @*/ Made make() { return new Made(); }

        //@ ensures make() == make();
        static void sameTwice() { }
    }

    //@ normal_behavior
    //@ requires a.length > 0 && n <= 5;
    //@ ensures (\max int i; n > 5 && 0 <= i && i < a.length; a[i]) == (\max int i; 0 <= i && i < a.length; a[i]);
    static void maximumOfNothing(int[] a, int n) { }

    //@ normal_behavior
    //@ ensures \result > 0;
    //@ ensures \result < 0;
    //@ assignable \nothing;
    static int contradicts() { int s = 0; for (int i = 0; i < 3; i++) s++; return s; }

    //@ normal_behavior
    //@ ensures \result == 5;
    static int usesContradiction() { return contradicts(); }
}
