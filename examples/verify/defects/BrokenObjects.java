/** Defects in classes: null, exceptions, invariants, frames. */
public class BrokenObjects {
    public static class Account {
        //@ public invariant balance >= 0;
        public int balance;
        public int updates;

        /** Broken invariant: nothing stops the balance from falling below zero. */
        /*@ public normal_behavior
          @ requires amount >= 0;
          @ ensures balance == \old(balance) - amount;
          @ assignable balance;
          @*/
        public void withdrawUnchecked(int amount) {
            balance -= amount;
        }

        /** Missing frame: counts although the contract does not allow it. */
        /*@ public normal_behavior
          @ requires 0 <= amount && balance + amount <= Integer.MAX_VALUE;
          @ ensures balance == \old(balance) + amount;
          @ assignable balance;
          @*/
        public void depositCounts(int amount) {
            balance += amount;
            updates++;
        }

        /** Wrong exception. */
        /*@ public exceptional_behavior
          @ requires amount < 0;
          @ signals_only IllegalArgumentException;
          @ assignable \nothing;
          @*/
        public void depositThrowsWrong(int amount) {
            if (amount < 0) {
                throw new IllegalStateException();
            }
            balance += amount;
        }

        /** Missing exception: negative amounts pass. */
        /*@ public exceptional_behavior
          @ requires amount <= 0;
          @ signals_only IllegalArgumentException;
          @ assignable \nothing;
          @*/
        public void depositOfZero(int amount) {
            if (amount < 0) {
                throw new IllegalArgumentException();
            }
        }

        /** Changes the state before it throws. */
        /*@ public exceptional_behavior
          @ requires amount > balance;
          @ signals_only IllegalArgumentException;
          @ signals (IllegalArgumentException e) balance == \old(balance);
          @*/
        public void withdrawTooEarly(int amount) {
            int old = balance;
            balance = 0;
            if (amount > old) {
                throw new IllegalArgumentException();
            }
            balance = old - amount;
        }

        /** Aliasing: the other account may be this one. */
        /*@ public normal_behavior
          @ requires \invariant_for(to) && 0 <= amount && amount <= balance && to.balance + amount <= Integer.MAX_VALUE;
          @ ensures to.balance == \old(to.balance) + amount;
          @ assignable balance, to.balance;
          @*/
        public void transferToItself(Account to, int amount) {
            balance -= amount;
            to.balance += amount;
        }
    }

    /** Missing null check. */
    /*@ public normal_behavior
      @ ensures true;
      @*/
    public static int balanceOfNull(/*@ nullable @*/ Account account) {
        return account.balance;
    }

    /** The constructor does not establish the invariant. */
    public static class Interval {
        //@ public invariant low <= high;
        public final int low;
        public final int high;

        /*@ public normal_behavior
          @ requires a <= b;
          @ ensures true;
          @*/
        public Interval(int a, int b) {
            low = b;
            high = a;
        }
    }

    public static class Counter {
        public int n;
        //@ public constraint \old(n) <= n;

        /** Breaks the constraint. */
        /*@ public normal_behavior
          @ ensures true;
          @ assignable n;
          @*/
        public void resets() {
            n = 0;
        }
    }

    /** A stack that forgets to move its top. */
    public static class Stack {
        //@ public invariant 0 <= size && size <= elements.length;
        public final int[] elements = new int[4];
        public int size;

        /*@ public normal_behavior
          @ requires size < elements.length;
          @ ensures size == \old(size) + 1 && elements[size - 1] == x;
          @ assignable size, elements[*];
          @*/
        public void pushTooHigh(int x) {
            size++;
            if (size < elements.length) {
                elements[size] = x;
            }
        }

        /*@ public normal_behavior
          @ requires true;
          @ ensures true;
          @ assignable size;
          @*/
        public int popUnchecked() {
            return elements[--size];
        }
    }

    /** Asymmetric equality. */
    public static final class Point {
        public int x;
        public int y;

        /*@ public normal_behavior
          @ ensures \result <==> x == that.x && y == that.y;
          @*/
        public boolean sameForgetsY(Point that) {
            return x == that.x;
        }
    }

    /** Recursion that does not come closer to its end. */
    /*@ public normal_behavior
      @ requires n >= 0;
      @ ensures \result == 0;
      @ measured_by n;
      @ assignable \nothing;
      @*/
    public static int descendsWrong(int n) {
        if (n == 0) {
            return 0;
        }
        return n == 1 ? 1 : descendsWrong(n - 2);
    }
}
