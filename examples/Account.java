/** A bank account with a limit. */
public class Account {
    private int balance;
    private int overdraftLimit;

    public void update(int amount) throws Exception {
        if (canUpdate(amount)) {
            balance += amount;
        } else {
            throw new Exception("limit exceeded");
        }
    }

    public boolean canUpdate(int amount) {
        return balance + amount >= overdraftLimit;
    }
}
