package java.util;

/** The lists of `List.of`: no nulls, no changes. */
final class ImmutableList<E> extends ReadOnlyList<E> implements RandomAccess, java.io.Serializable {
    private static final ImmutableList<Object> EMPTY = new ImmutableList<Object>(new Object[0]);

    private final Object[] items;

    private ImmutableList(Object[] items) {
        this.items = items;
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(Object[] items) {
        // The empty list is there once.
        if (items.length == 0) {
            return (List<E>) (Object) EMPTY;
        }
        Object[] copy = new Object[items.length];
        for (int i = 0; i < items.length; i++) {
            copy[i] = Objects.requireNonNull(items[i]);
        }
        return new ImmutableList<E>(copy);
    }

    public int size() {
        return items.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        // Lists of one and two have a class of their own, and another exception.
        if ((items.length == 1 || items.length == 2) && (index < 0 || index >= items.length)) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + items.length);
        }
        return (E) items[index];
    }
    /** Lists of one and two ask an object even whether it equals itself. */
    boolean $isAt(Object item, int index) {
        return items.length > 2 ? super.$isAt(item, index) : item.equals(items[index]);
    }
}
