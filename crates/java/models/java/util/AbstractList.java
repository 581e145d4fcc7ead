package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount = 0;

    protected AbstractList() {}

    public abstract E get(int index);

    public E set(int index, E item) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E item) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public boolean add(E item) {
        add(size(), item);
        return true;
    }

    public int indexOf(Object item) {
        ListIterator<E> items = listIterator();
        while (items.hasNext()) {
            if (AbstractCollection.$equals(item, items.next())) {
                return items.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object item) {
        ListIterator<E> items = listIterator(size());
        while (items.hasPrevious()) {
            if (AbstractCollection.$equals(item, items.previous())) {
                return items.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> items = listIterator(from);
        for (int i = from; i < to; i++) {
            items.next();
            items.remove();
        }
    }

    public boolean addAll(int index, Collection<? extends E> added) {
        $checkPosition(index);
        int at = index;
        boolean changed = false;
        for (E item : added) {
            add(at, item);
            at++;
            changed = true;
        }
        return changed;
    }

    void $checkPosition(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
    }

    /** Whether iterators look at the size; else they find out with `get` that there is no element. */
    boolean $knowsEnds() {
        return false;
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        $checkPosition(index);
        return new ListCursor<E>(this, index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size()) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        return $window(from, to - from);
    }

    List<E> $window(int from, int size) {
        return this instanceof RandomAccess ? new RandomAccessSubList<E>(this, from, size) : new SubList<E>(this, from, size);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> mine = listIterator();
        Iterator<?> theirs = $knowsEnds() ? ((List<?>) other).iterator() : ((List<?>) other).listIterator();
        while (mine.hasNext() && theirs.hasNext()) {
            if (!$isSame(mine.next(), theirs.next())) {
                return false;
            }
        }
        return !(mine.hasNext() || theirs.hasNext());
    }

    /** How `equals` compares elements. */
    boolean $isSame(Object a, Object b) {
        return AbstractCollection.$equals(a, b);
    }

    public int hashCode() {
        int hash = 1;
        for (E item : this) {
            hash = 31 * hash + (item == null ? 0 : item.hashCode());
        }
        return hash;
    }

    /** Walks a list by index and notices changes that are not its own. */
    private static class Cursor<E> implements ListIterator<E> {
        private final AbstractList<E> list;
        private int next;
        private int last = -1;
        private int expected;

        Cursor(AbstractList<E> list, int start) {
            this.list = list;
            this.next = start;
            this.expected = list.modCount;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private void checkLast() {
            if (last < 0) {
                throw new IllegalStateException();
            }
        }

        public boolean hasNext() {
            return next != list.size();
        }

        private E get(int index) {
            if (list.$knowsEnds()) {
                if (index < 0 || index >= list.size()) {
                    throw new NoSuchElementException();
                }
                return list.get(index);
            }
            try {
                return list.get(index);
            } catch (IndexOutOfBoundsException outside) {
                check();
                throw new NoSuchElementException(outside);
            }
        }

        public E next() {
            check();
            E item = get(next);
            last = next;
            next++;
            return item;
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            check();
            E item = get(next - 1);
            next--;
            last = next;
            return item;
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            checkLast();
            check();
            list.remove(last);
            if (last < next) {
                next--;
            }
            last = -1;
            expected = list.modCount;
        }

        public void set(E item) {
            checkLast();
            check();
            list.set(last, item);
            expected = list.modCount;
        }

        public void add(E item) {
            check();
            list.add(next, item);
            next++;
            last = -1;
            expected = list.modCount;
        }
    }

    /** One that programs may know as a `ListIterator`. */
    private static final class ListCursor<E> extends Cursor<E> {
        ListCursor(AbstractList<E> list, int start) {
            super(list, start);
        }
    }

    static class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        RandomAccessSubList(AbstractList<E> parent, int offset, int size) {
            super(parent, offset, size);
        }
    }

    /** A window on another list. */
    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> parent;
        private final int offset;
        private int size;

        SubList(AbstractList<E> parent, int offset, int size) {
            this.parent = parent;
            this.offset = offset;
            this.size = size;
            this.modCount = parent.modCount;
        }

        private void check() {
            if (parent.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        public int size() {
            check();
            return size;
        }

        boolean $isSame(Object a, Object b) {
            return parent.$isSame(a, b);
        }

        boolean $knowsEnds() {
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return parent.get(offset + index);
        }

        public E set(int index, E item) {
            Objects.checkIndex(index, size);
            check();
            return parent.set(offset + index, item);
        }

        public void add(int index, E item) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
            check();
            parent.add(offset + index, item);
            modCount = parent.modCount;
            size++;
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            check();
            E item = parent.remove(offset + index);
            modCount = parent.modCount;
            size--;
            return item;
        }
    }
}
