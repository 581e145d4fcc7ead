/** Accounts that never go below zero, with transfers and exceptions. */
public class Bank {
    public static class Account {
        //@ public invariant balance >= 0;
        private /*@ spec_public @*/ int balance;

        /*@ public normal_behavior
          @ requires start >= 0;
          @ ensures balance == start;
          @*/
        public Account(int start) {
            balance = start;
        }

        /*@ public normal_behavior
          @ ensures \result == balance;
          @*/
        public /*@ strictly_pure @*/ int balance() {
            return balance;
        }

        /*@ public normal_behavior
          @ requires amount >= 0 && balance + amount <= Integer.MAX_VALUE;
          @ ensures balance == \old(balance) + amount;
          @ assignable balance;
          @*/
        public void deposit(int amount) {
            balance += amount;
        }

        /*@ public normal_behavior
          @ requires 0 <= amount && amount <= balance;
          @ ensures balance == \old(balance) - amount;
          @ assignable balance;
          @ also public exceptional_behavior
          @ requires amount < 0 || amount > balance;
          @ signals_only IllegalArgumentException;
          @ signals (IllegalArgumentException e) balance == \old(balance);
          @ assignable \nothing;
          @*/
        public void withdraw(int amount) {
            if (amount < 0 || amount > balance) {
                throw new IllegalArgumentException();
            }
            balance -= amount;
        }

        /*@ public normal_behavior
          @ requires to != this && \invariant_for(to);
          @ requires 0 <= amount && amount <= balance && to.balance + amount <= Integer.MAX_VALUE;
          @ ensures balance == \old(balance) - amount;
          @ ensures to.balance == \old(to.balance) + amount;
          @ ensures \invariant_for(to);
          @ assignable balance, to.balance;
          @*/
        public void transfer(Account to, int amount) {
            withdraw(amount);
            to.deposit(amount);
        }
    }

    /** A counter that stops at its limits. */
    public static class Counter {
        //@ public invariant 0 <= value && value <= limit && limit > 0;
        private /*@ spec_public @*/ int value;
        private final /*@ spec_public @*/ int limit;

        /*@ public normal_behavior
          @ requires limit > 0;
          @ ensures value == 0 && this.limit == limit;
          @*/
        public Counter(int limit) {
            this.limit = limit;
        }

        /*@ public normal_behavior
          @ ensures value == (\old(value) < limit ? \old(value) + 1 : limit);
          @ assignable value;
          @*/
        public void increment() {
            if (value < limit) {
                value++;
            }
        }

        /*@ public normal_behavior
          @ ensures value == (\old(value) > 0 ? \old(value) - 1 : 0);
          @ assignable value;
          @*/
        public void decrement() {
            if (value > 0) {
                value--;
            }
        }

        /*@ public normal_behavior
          @ ensures value == 0;
          @ assignable value;
          @*/
        public void reset() {
            value = 0;
        }
    }
}
