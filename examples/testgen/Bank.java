/** An account with an overdraft. */
public class Bank {
    private int balance;
    private final int overdraft;
    private boolean isClosed;

    public Bank(int overdraft) {
        if (overdraft < 0) throw new IllegalArgumentException("overdraft");
        this.overdraft = overdraft;
    }

    public void deposit(int amount) {
        if (isClosed) throw new IllegalStateException("closed");
        if (amount <= 0) throw new IllegalArgumentException("amount");
        balance = Math.addExact(balance, amount);
    }

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

    public void close() {
        if (balance != 0) throw new IllegalStateException("balance");
        isClosed = true;
    }

    public int getBalance() {
        return balance;
    }

    public boolean isClosed() {
        return isClosed;
    }
}
