/** Accounts (Hentschel 2016, §7 and §9): a comparison that is not the documented one, a contract that is too weak. */
public class Banking {
    public static class Overdraft {
        public int balance;
        public int overdraftLimit;

        /*@ normal_behavior
          @ requires canUpdate(amount);
          @ ensures balance == \old(balance) + amount;
          @ assignable balance;
          @ also
          @ exceptional_behavior
          @ requires !canUpdate(amount);
          @ signals (Exception) true;
          @ assignable \nothing;
          @*/
        public void update(int amount) throws Exception {
            if (canUpdate(amount)) {
                balance += amount;
            } else {
                throw new Exception();
            }
        }

        /*@ normal_behavior
          @ ensures \result == balance + amount > overdraftLimit;
          @*/
        public /*@ pure @*/ boolean canUpdate(int amount) {
            return balance + amount >= overdraftLimit;
        }
    }

    public static class OverdraftRepaired {
        public int balance;
        public int overdraftLimit;

        /*@ normal_behavior
          @ requires canUpdate(amount);
          @ ensures balance == \old(balance) + amount;
          @ assignable balance;
          @ also
          @ exceptional_behavior
          @ requires !canUpdate(amount);
          @ signals (Exception) true;
          @ assignable \nothing;
          @*/
        public void update(int amount) throws Exception {
            if (canUpdate(amount)) {
                balance += amount;
            } else {
                throw new Exception();
            }
        }

        /*@ normal_behavior
          @ ensures \result == balance + amount >= overdraftLimit;
          @*/
        public /*@ pure @*/ boolean canUpdate(int amount) {
            return balance + amount >= overdraftLimit;
        }
    }

    public static class Account {
        public int balance;

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures balance == \old(balance) - amount;
          @ ensures \result == amount;
          @ assignable balance;
          @*/
        public int checkAndWithdraw(int amount) {
            if (canWithdraw(amount)) {
                withdraw(amount);
                return amount;
            } else {
                return 0;
            }
        }

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures balance == \old(balance) - amount;
          @ assignable balance;
          @*/
        public void withdraw(int amount) {
            balance -= amount;
        }

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures true;
          @ assignable \nothing;
          @*/
        public boolean canWithdraw(int amount) {
            return amount > 0;
        }

        /*@ normal_behavior
          @ requires true;
          @ ensures \result == balance;
          @ assignable \nothing;
          @*/
        public int getBalance() {
            return balance;
        }
    }

    public static class AccountRepaired {
        public int balance;

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures balance == \old(balance) - amount;
          @ ensures \result == amount;
          @ assignable balance;
          @*/
        public int checkAndWithdraw(int amount) {
            if (canWithdraw(amount)) {
                withdraw(amount);
                return amount;
            } else {
                return 0;
            }
        }

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures balance == \old(balance) - amount;
          @ assignable balance;
          @*/
        public void withdraw(int amount) {
            balance -= amount;
        }

        /*@ normal_behavior
          @ requires amount > 0;
          @ ensures \result == (amount > 0);
          @ assignable \nothing;
          @*/
        public boolean canWithdraw(int amount) {
            return amount > 0;
        }
    }
}
