package java.util;

import espalier.Espalier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] items;
    private int size;

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

    public void ensureCapacity(int capacity) {
        modCount++;
    }

    public void trimToSize() {
        modCount++;
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

    boolean $isSame(Object a, Object b) {
        return Objects.equals(a, b);
    }

    boolean $knowsEnds() {
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
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        Object[] kept = new Object[size];
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (!filter.test((E) items[i])) {
                kept[n] = items[i];
                n++;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (n == size) {
            return false;
        }
        modCount++;
        items = kept;
        size = n;
        return true;
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = 0; modCount == expected && i < size; i++) {
            items[i] = operator.apply((E) items[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        Arrays.sort((E[]) items, 0, size, order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object[] toArray() {
        return Espalier.first(items, size);
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }
}
