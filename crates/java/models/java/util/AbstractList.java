package java.util;

import java.util.function.Consumer;

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

    /** The size as iterators see it, who look themselves whether the list has changed. */
    int $count() {
        return size();
    }

    /** The item at a position, as iterators read it; who asks for too much is told that there is none. */
    E $item(int index) {
        try {
            return get(index);
        } catch (IndexOutOfBoundsException none) {
            throw new NoSuchElementException(none);
        }
    }

    /** Called by who has found that the list changed since its count of changes was the given one. */
    void $changed(int seen) {
        throw new ConcurrentModificationException();
    }

    /** Whether the rest of an iterator is walked in one go, and changes are looked for afterwards, too. */
    boolean $walksInOneGo() {
        return false;
    }

    public int $changes() {
        return modCount;
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
        if (index < 0 || index > $count()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + $count());
        }
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
        return $window(null, from, to - from);
    }

    /** A window on this list, perhaps inside another one. */
    List<E> $window(SubList<E> parent, int from, int size) {
        return this instanceof RandomAccess ? new RandomAccessSubList<E>(this, parent, from, size) : new SubList<E>(this, parent, from, size);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> mine = listIterator();
        boolean trusts = $trustsIdentity();
        Iterator<?> theirs = trusts ? ((List<?>) other).iterator() : ((List<?>) other).listIterator();
        while (mine.hasNext() && theirs.hasNext()) {
            E item = mine.next();
            Object their = theirs.next();
            if (!(trusts && item == their || AbstractCollection.$equals(item, their))) {
                return false;
            }
        }
        return !(mine.hasNext() || theirs.hasNext());
    }

    /** Whether `equals` asks no element whether it equals itself; such lists walk through the other one by `iterator`. */
    boolean $trustsIdentity() {
        return false;
    }

    public int hashCode() {
        int hash = 1;
        for (E item : this) {
            hash = 31 * hash + (item == null ? 0 : item.hashCode());
        }
        return hash;
    }

    /** Walks a list by index and notices changes that are not its own. */
    static class Cursor<E> implements ListIterator<E> {
        private final AbstractList<E> list;
        private int next;
        private int last = -1;
        private int expected;

        Cursor(AbstractList<E> list, int start) {
            this.list = list;
            this.next = start;
            this.expected = list.$changes();
        }

        private void check() {
            if (list.$changes() != expected) {
                list.$changed(expected);
            }
        }

        private void checkLast() {
            if (last < 0) {
                throw new IllegalStateException();
            }
        }

        public boolean hasNext() {
            return next != list.$count();
        }

        public E next() {
            check();
            E item = list.$item(next);
            last = next;
            next++;
            return item;
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            check();
            E item = list.$item(next - 1);
            next--;
            last = next;
            return item;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (!list.$walksInOneGo()) {
                while (hasNext()) {
                    action.accept(next());
                }
                return;
            }
            int end = list.$count();
            int i = next;
            if (i >= end) {
                return;
            }
            while (i < end && list.$changes() == expected) {
                action.accept(list.$item(i));
                i++;
            }
            next = i;
            last = i - 1;
            check();
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
            expected = list.$changes();
        }

        public void set(E item) {
            checkLast();
            check();
            list.set(last, item);
            expected = list.$changes();
        }

        public void add(E item) {
            check();
            list.add(next, item);
            next++;
            last = -1;
            expected = list.$changes();
        }
    }

    /** One that programs may know as a `ListIterator`. */
    static final class ListCursor<E> extends Cursor<E> {
        ListCursor(AbstractList<E> list, int start) {
            super(list, start);
        }
    }

    static class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        RandomAccessSubList(AbstractList<E> root, SubList<E> parent, int offset, int size) {
            super(root, parent, offset, size);
        }
    }

    /** A window on another list, perhaps inside another window. */
    static class SubList<E> extends AbstractList<E> {
        final AbstractList<E> root;
        private final SubList<E> parent;
        final int offset;
        int size;

        SubList(AbstractList<E> root, SubList<E> parent, int offset, int size) {
            this.root = root;
            this.parent = parent;
            this.offset = offset;
            this.size = size;
            this.modCount = root.modCount;
        }

        void $check() {
            if (root.modCount != modCount) {
                root.$changed(modCount);
            }
        }

        private void $checkPlace(int index) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

        /** After a change of the list through this window. */
        void $resized(int by) {
            for (SubList<E> window = this; window != null; window = window.parent) {
                window.size += by;
                window.modCount = root.modCount;
            }
        }

        public int $changes() {
            return root.modCount;
        }

        void $changed(int seen) {
            root.$changed(seen);
        }

        public int size() {
            $check();
            return size;
        }

        int $count() {
            return size;
        }

        boolean $trustsIdentity() {
            return root.$trustsIdentity();
        }

        List<E> $window(SubList<E> parent, int from, int size) {
            return root.$window(this, offset + from, size);
        }

        public List<E> subList(int from, int to) {
            if (from < 0) {
                throw new IndexOutOfBoundsException("fromIndex = " + from);
            }
            if (to > size) {
                throw new IndexOutOfBoundsException("toIndex = " + to);
            }
            if (from > to) {
                throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
            }
            return $window(this, from, to - from);
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            $check();
            return root.get(offset + index);
        }

        public E set(int index, E item) {
            Objects.checkIndex(index, size);
            $check();
            return root.set(offset + index, item);
        }

        public void add(int index, E item) {
            $checkPlace(index);
            $check();
            root.add(offset + index, item);
            $resized(1);
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            $check();
            E item = root.remove(offset + index);
            $resized(-1);
            return item;
        }

        protected void removeRange(int from, int to) {
            $check();
            root.removeRange(offset + from, offset + to);
            $resized(from - to);
        }

        public boolean addAll(Collection<? extends E> added) {
            return addAll(size, added);
        }

        public boolean addAll(int index, Collection<? extends E> added) {
            $checkPlace(index);
            int n = added.size();
            if (n == 0) {
                return false;
            }
            $check();
            root.addAll(offset + index, added);
            $resized(n);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            $check();
            $checkPlace(index);
            return new Through<E>(this, root.listIterator(offset + index));
        }
    }

    /** An iterator of a list, kept inside a window. */
    private static final class Through<E> implements ListIterator<E> {
        private final SubList<E> window;
        private final ListIterator<E> items;

        Through(SubList<E> window, ListIterator<E> items) {
            this.window = window;
            this.items = items;
        }

        public boolean hasNext() {
            return nextIndex() < window.size;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return items.next();
        }

        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return items.previous();
        }

        public int nextIndex() {
            return items.nextIndex() - window.offset;
        }

        public int previousIndex() {
            return items.previousIndex() - window.offset;
        }

        public void remove() {
            items.remove();
            window.$resized(-1);
        }

        public void set(E item) {
            items.set(item);
        }

        public void add(E item) {
            items.add(item);
            window.$resized(1);
        }
    }
}
