/** An account with an overdraft. */
public class Bank {
    int balance;
    int overdraft;
    boolean isClosed;

    public boolean withdraw(int amount) {
        if (isClosed) throw new IllegalStateException("closed");
        if (amount <= 0) return false;
        if ((long) balance - amount < -(long) overdraft) return false;
        balance -= amount;
        return true;
    }

    public int fee(int months) {
        int fee = 0;
        if (months > 12) fee = 5;
        else if (months > 6) fee = 8;
        else fee = 12;
        return balance < 0 ? 2 * fee : fee;
    }
}
