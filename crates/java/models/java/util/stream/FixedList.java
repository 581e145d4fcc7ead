package java.util.stream;

/** The list of `toList`: it refuses changes and takes nulls. */
final class FixedList<E> extends java.util.ReadOnlyList<E> implements java.util.RandomAccess, java.io.Serializable {
    private final Object[] items;

    FixedList(Object[] items) {
        this.items = items;
    }

    public int size() {
        return items.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) items[index];
    }

    public java.util.Iterator<E> iterator() {
        return listIterator();
    }
}
