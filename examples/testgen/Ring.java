/** A ring buffer of two. */
public class Ring {
    int[] items = new int[2];
    int first;
    int size;

    public int get(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
        return items[(first + index) % items.length];
    }

    public boolean isFull() {
        return size == items.length;
    }
}
