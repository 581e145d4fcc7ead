package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Lists that refuse every change, even one that would change nothing. */
abstract class ReadOnlyList<E> extends AbstractList<E> {
    public boolean add(E item) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object item) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> added) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> added) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> unwanted) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> wanted) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public boolean contains(Object item) {
        return indexOf(item) >= 0;
    }

    public boolean $takesNull() {
        return false;
    }

    boolean $isAt(Object item, int index) {
        return Objects.equals(item, get(index));
    }

    public int indexOf(Object item) {
        if (!$takesNull()) {
            Objects.requireNonNull(item);
        }
        for (int i = 0; i < size(); i++) {
            if ($isAt(item, i)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object item) {
        if (!$takesNull()) {
            Objects.requireNonNull(item);
        }
        for (int i = size() - 1; i >= 0; i--) {
            if ($isAt(item, i)) {
                return i;
            }
        }
        return -1;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<?> items = ((List<?>) other).iterator();
        for (int i = 0; i < size(); i++) {
            if (!items.hasNext() || !Objects.equals(get(i), items.next())) {
                return false;
            }
        }
        return !items.hasNext();
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public ListIterator<E> listIterator() {
        return new Cursor<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
        }
        return new Cursor<E>(this, index);
    }

    List<E> $window(int from, int size) {
        return new Window<E>(this, from, size);
    }

    private static final class Window<E> extends ReadOnlyList<E> implements RandomAccess {
        private final ReadOnlyList<E> list;
        private final int offset;
        private final int size;

        Window(ReadOnlyList<E> list, int offset, int size) {
            this.list = list;
            this.offset = offset;
            this.size = size;
        }

        public int size() {
            return size;
        }

        public boolean $takesNull() {
            return list.$takesNull();
        }

        public E get(int index) {
            return list.get(offset + Objects.checkIndex(index, size));
        }
    }

    private static final class Cursor<E> implements ListIterator<E> {
        private final List<E> list;
        private int next;

        Cursor(List<E> list, int start) {
            this.list = list;
            this.next = start;
        }

        public boolean hasNext() {
            return next != list.size();
        }

        public E next() {
            if (next >= list.size()) {
                throw new NoSuchElementException();
            }
            return list.get(next++);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            if (next == 0) {
                throw new NoSuchElementException();
            }
            return list.get(--next);
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E item) {
            throw new UnsupportedOperationException();
        }

        public void add(E item) {
            throw new UnsupportedOperationException();
        }
    }
}
