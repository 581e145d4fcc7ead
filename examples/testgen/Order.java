/** An order with a discount. */
public class Order {
    public enum State { OPEN, PAID, SHIPPED }

    private final String customer;
    private int quantity;
    private int price;
    private State state = State.OPEN;

    public Order(String customer, int quantity, int price) {
        if (customer == null) throw new NullPointerException("customer");
        if (quantity <= 0) throw new IllegalArgumentException("quantity");
        this.customer = customer;
        this.quantity = quantity;
        this.price = price;
    }

    public void setQuantity(int quantity) {
        if (quantity <= 0) throw new IllegalArgumentException("quantity");
        this.quantity = quantity;
    }

    public int total() {
        int total = quantity * price;
        if (quantity >= 100) return total - total / 10;
        if (quantity >= 10) return total - total / 20;
        return total;
    }

    public boolean isLarge() {
        return quantity >= 100 || total() > 10000;
    }

    public void pay() {
        if (state != State.OPEN) throw new IllegalStateException("paid");
        state = State.PAID;
    }

    public void ship() {
        if (state != State.PAID) throw new IllegalStateException("not paid");
        state = State.SHIPPED;
    }

    public State getState() {
        return state;
    }

    public boolean isFor(String name) {
        return customer.equals(name);
    }
}
