package java.util;

import java.util.function.Consumer;
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

    boolean $trustsIdentity() {
        return true;
    }

    boolean $isAt(Object item, int index) {
        return Objects.equals(item, get(index));
    }

    public int indexOf(Object item) {
        for (int i = 0; i < size(); i++) {
            if ($isAt(item, i)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object item) {
        for (int i = size() - 1; i >= 0; i--) {
            if ($isAt(item, i)) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object item) {
        return indexOf(item) >= 0;
    }

    boolean $walksInOneGo() {
        return true;
    }

    E $item(int index) {
        if (index < 0 || index >= size()) {
            throw new NoSuchElementException();
        }
        return get(index);
    }

    void $checkPosition(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
        }
    }

    public List<E> subList(int from, int to) {
        ImmutableList.$checkRange(from, to, size());
        return new ImmutableList.ImmutableSubList<E>(this, from, to - from);
    }

    public ListIterator<E> listIterator() {
        return new Reader<E>(super.listIterator());
    }

    public ListIterator<E> listIterator(int index) {
        return new Reader<E>(super.listIterator(index));
    }

    /** An iterator that refuses every change. */
    static final class Reader<E> implements ListIterator<E> {
        private final ListIterator<? extends E> items;

        Reader(ListIterator<? extends E> items) {
            this.items = items;
        }

        public boolean hasNext() {
            return items.hasNext();
        }

        public E next() {
            return items.next();
        }

        public boolean hasPrevious() {
            return items.hasPrevious();
        }

        public E previous() {
            return items.previous();
        }

        public int nextIndex() {
            return items.nextIndex();
        }

        public int previousIndex() {
            return items.previousIndex();
        }

        public void forEachRemaining(Consumer<? super E> action) {
            items.forEachRemaining(action);
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
