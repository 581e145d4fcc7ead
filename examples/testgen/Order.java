/** An order with a discount. */
public class Order {
    private int quantity;
    private int price;

    public Order(int quantity, int price) {
        if (quantity <= 0) throw new IllegalArgumentException("quantity");
        this.quantity = quantity;
        this.price = price;
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
}
