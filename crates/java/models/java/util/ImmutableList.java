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

    public Iterator<E> iterator() {
        return listIterator();
    }

    static void $checkRange(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    static final class ImmutableSubList<E> extends ReadOnlyList<E> implements RandomAccess {
        private final ReadOnlyList<E> list;
        private final int offset;
        private final int size;

        ImmutableSubList(ReadOnlyList<E> list, int offset, int size) {
            this.list = list;
            this.offset = offset;
            this.size = size;
        }

        public int size() {
            return size;
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            return list.get(offset + index);
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public List<E> subList(int from, int to) {
            $checkRange(from, to, size);
            return new ImmutableSubList<E>(list, offset + from, to - from);
        }

        private Object $wanted(Object item) {
            return list instanceof ImmutableList ? Objects.requireNonNull(item) : item;
        }

        public boolean contains(Object item) {
            return indexOf(item) >= 0;
        }

        public int indexOf(Object item) {
            return super.indexOf($wanted(item));
        }

        public int lastIndexOf(Object item) {
            return super.lastIndexOf($wanted(item));
        }
    }

    public boolean contains(Object item) {
        return indexOf(item) >= 0;
    }

    public int indexOf(Object item) {
        return super.indexOf(Objects.requireNonNull(item));
    }

    public int lastIndexOf(Object item) {
        return super.lastIndexOf(Objects.requireNonNull(item));
    }
    /** Lists of one and two ask an object even whether it equals itself. */
    boolean $isAt(Object item, int index) {
        return items.length > 2 ? super.$isAt(item, index) : item.equals(items[index]);
    }
}
