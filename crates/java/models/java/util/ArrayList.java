package java.util;

import espalier.Espalier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] items;
    private int size;
    /** The last calls of `ensureCapacity` that perhaps were changes, and the count of changes after them. */
    private int doubts;
    private int doubted;

    public ArrayList() {
        items = new Object[0];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        items = new Object[0];
    }

    public ArrayList(Collection<? extends E> initial) {
        items = initial.toArray();
        size = items.length;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Counts as a change if the array of the JDK has to grow, which nobody knows here. */
    public void ensureCapacity(int capacity) {
        if (capacity > size) {
            doubts = modCount == doubted ? doubts + 1 : 1;
            modCount++;
            doubted = modCount;
        }
    }

    void $changed(int seen) {
        if (doubts > 0 && modCount == doubted && seen - (modCount - doubts) >= 0) {
            Espalier.unsupported("whether ArrayList.ensureCapacity had to grow the list");
        }
        super.$changed(seen);
    }

    public void trimToSize() {
        modCount++;
    }

    int $count() {
        return size;
    }

    @SuppressWarnings("unchecked")
    E $item(int index) {
        if (index < 0 || index >= size) {
            throw new NoSuchElementException();
        }
        return (E) items[index];
    }

    boolean $walksInOneGo() {
        return true;
    }

    public ListIterator<E> listIterator() {
        return new AbstractList.ListCursor<E>(this, 0);
    }

    List<E> $window(AbstractList.SubList<E> parent, int from, int size) {
        return new Window<E>(this, parent, from, size);
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) items[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E item) {
        Objects.checkIndex(index, size);
        E old = (E) items[index];
        items[index] = item;
        return old;
    }

    private void $grow() {
        if (size == items.length) {
            Object[] larger = new Object[size < 10 ? 10 : size + (size >> 1)];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
    }

    public boolean add(E item) {
        modCount++;
        $grow();
        items[size] = item;
        size++;
        return true;
    }

    public void add(int index, E item) {
        $checkPosition(index);
        modCount++;
        $grow();
        for (int i = size; i > index; i--) {
            items[i] = items[i - 1];
        }
        items[index] = item;
        size++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) items[index];
        $delete(index);
        return old;
    }

    private void $delete(int index) {
        modCount++;
        size--;
        for (int i = index; i < size; i++) {
            items[i] = items[i + 1];
        }
        items[size] = null;
    }

    public boolean remove(Object item) {
        int index = indexOf(item);
        if (index < 0) {
            return false;
        }
        $delete(index);
        return true;
    }

    public boolean contains(Object item) {
        return indexOf(item) >= 0;
    }

    public int indexOf(Object item) {
        for (int i = 0; i < size; i++) {
            if (item == null ? items[i] == null : item.equals(items[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object item) {
        for (int i = size - 1; i >= 0; i--) {
            if (item == null ? items[i] == null : item.equals(items[i])) {
                return i;
            }
        }
        return -1;
    }

    boolean $trustsIdentity() {
        return true;
    }

    public void clear() {
        modCount++;
        items = new Object[0];
        size = 0;
    }

    public boolean addAll(Collection<? extends E> added) {
        return $insert(size, added.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> added) {
        $checkPosition(index);
        return $insert(index, added.toArray());
    }

    private boolean $insert(int index, Object[] added) {
        modCount++;
        if (added.length == 0) {
            return false;
        }
        Object[] larger = new Object[size + added.length];
        for (int i = 0; i < larger.length; i++) {
            if (i < index) {
                larger[i] = items[i];
            } else {
                larger[i] = i < index + added.length ? added[i - index] : items[i - added.length];
            }
        }
        items = larger;
        size = larger.length;
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int end = size;
        for (int i = 0; modCount == expected && i < end; i++) {
            action.accept((E) items[i]);
        }
        $checkUnchanged(expected);
    }

    private void $checkUnchanged(int expected) {
        if (modCount != expected) {
            $changed(expected);
        }
    }

    /** For methods that go on with the array they began with when the list changes meanwhile. */
    private void $checkKnown(int expected) {
        if (modCount != expected) {
            Espalier.unsupported("a list that is changed by a function that one of its methods calls");
        }
    }

    protected void removeRange(int from, int to) {
        $cut(from, to);
    }

    private void $cut(int from, int to) {
        modCount++;
        for (int i = to; i < size; i++) {
            items[from + i - to] = items[i];
        }
        int old = size;
        size -= to - from;
        for (int i = size; i < old; i++) {
            items[i] = null;
        }
    }

    public boolean removeAll(Collection<?> unwanted) {
        return $keep(unwanted, false, 0, size);
    }

    public boolean retainAll(Collection<?> wanted) {
        return $keep(wanted, true, 0, size);
    }

    /** In place, item by item: the reference may be a view of this list. */
    boolean $keep(Collection<?> reference, boolean whatIsIn, int from, int to) {
        Objects.requireNonNull(reference);
        int expected = modCount;
        int next = from;
        while (next < to && reference.contains(items[next]) == whatIsIn) {
            next++;
            $checkKnown(expected);
        }
        if (next == to) {
            return false;
        }
        int end = next;
        next++;
        try {
            while (next < to) {
                $checkKnown(expected);
                Object item = items[next];
                if (reference.contains(item) == whatIsIn) {
                    items[end] = item;
                    end++;
                }
                next++;
            }
        } finally {
            $checkKnown(expected);
            while (next < to) {
                items[end] = items[next];
                end++;
                next++;
            }
            if (end < to) {
                $cut(end, to);
                modCount += to - end - 1;
            }
        }
        return true;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return $removeIf(filter, 0, size);
    }

    @SuppressWarnings("unchecked")
    boolean $removeIf(Predicate<? super E> filter, int from, int to) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        boolean[] goes = new boolean[to - from];
        for (int i = from; i < to; i++) {
            $checkKnown(expected);
            goes[i - from] = filter.test((E) items[i]);
        }
        $checkUnchanged(expected);
        int n = from;
        for (int i = from; i < to; i++) {
            if (!goes[i - from]) {
                items[n] = items[i];
                n++;
            }
        }
        if (n == to) {
            return false;
        }
        $cut(n, to);
        return true;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        $replaceAll(operator, 0, size);
        modCount++;
    }

    @SuppressWarnings("unchecked")
    void $replaceAll(UnaryOperator<E> operator, int from, int to) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = from; i < to; i++) {
            E item = operator.apply((E) items[i]);
            $checkKnown(expected);
            items[i] = item;
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        boolean isNatural = order == null || order == Comparator.naturalOrder() || order == Collections.reverseOrder();
        Comparator<? super E> watched = isNatural ? order : (a, b) -> {
            int result = order.compare(a, b);
            $checkKnown(expected);
            return result;
        };
        Arrays.sort((E[]) items, 0, size, watched);
        $checkKnown(expected);
        modCount++;
    }

    public Object[] toArray() {
        return Espalier.first(items, size);
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }

    /** A window: unlike those of other lists, it works on the array. */
    private static class Window<E> extends AbstractList.RandomAccessSubList<E> {
        private final ArrayList<E> list;

        Window(ArrayList<E> list, AbstractList.SubList<E> parent, int offset, int size) {
            super(list, parent, offset, size);
            this.list = list;
            if (parent != null) {
                modCount = parent.modCount;
            }
        }

        E $item(int index) {
            if (index < 0 || index >= size) {
                throw new NoSuchElementException();
            }
            return list.$item(offset + index);
        }

        boolean $walksInOneGo() {
            return true;
        }

        public ListIterator<E> listIterator(int index) {
            $check();
            $checkPosition(index);
            return new AbstractList.ListCursor<E>(this, index);
        }

        public boolean contains(Object item) {
            return indexOf(item) >= 0;
        }

        public int indexOf(Object item) {
            $check();
            int found = -1;
            for (int i = 0; found < 0 && i < size; i++) {
                if (AbstractCollection.$equals(item, $item(i))) {
                    found = i;
                }
            }
            $check();
            return found;
        }

        public int lastIndexOf(Object item) {
            $check();
            int found = -1;
            for (int i = size - 1; found < 0 && i >= 0; i--) {
                if (AbstractCollection.$equals(item, $item(i))) {
                    found = i;
                }
            }
            $check();
            return found;
        }

        public boolean removeAll(Collection<?> unwanted) {
            return $keepOwn(unwanted, false);
        }

        public boolean retainAll(Collection<?> wanted) {
            return $keepOwn(wanted, true);
        }

        private boolean $keepOwn(Collection<?> reference, boolean whatIsIn) {
            $check();
            int old = list.size;
            boolean changed = list.$keep(reference, whatIsIn, offset, offset + size);
            if (changed) {
                $resized(list.size - old);
            }
            return changed;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            $check();
            int old = list.size;
            boolean changed = list.$removeIf(filter, offset, offset + size);
            if (changed) {
                $resized(list.size - old);
            }
            return changed;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            if ($changes() != modCount) {
                Espalier.unsupported("ArrayList.subList.replaceAll after a change of the list");
            }
            list.$replaceAll(operator, offset, offset + size);
        }
    }
}
