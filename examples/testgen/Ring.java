/** A ring buffer. */
public class Ring {
    private final int[] items;
    private int first;
    private int size;

    public Ring(int capacity) {
        if (capacity < 1 || capacity > 8) throw new IllegalArgumentException("capacity");
        items = new int[capacity];
    }

    public boolean add(int item) {
        if (isFull()) return false;
        items[(first + size) % items.length] = item;
        size++;
        return true;
    }

    public int get(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
        return items[(first + index) % items.length];
    }

    public boolean isFull() {
        return size == items.length;
    }
}
