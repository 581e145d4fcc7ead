package java.util;

public class Vector<E> extends ArrayList<E> {
    public Vector() {}

    public Vector(Collection<? extends E> initial) {
        super(initial);
    }

    private void $check(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        if (index < 0) {
            espalier.Espalier.unsupported("negative index of a Vector");
        }
    }

    public E get(int index) {
        $check(index);
        return super.get(index);
    }

    public E set(int index, E item) {
        $check(index);
        return super.set(index, item);
    }

    public E remove(int index) {
        $check(index);
        return super.remove(index);
    }

    public void add(int index, E item) {
        insertElementAt(item, index);
    }

    public void insertElementAt(E item, int index) {
        if (index > size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + size());
        }
        if (index < 0) {
            espalier.Espalier.unsupported("negative index of a Vector");
        }
        super.add(index, item);
    }

    public E elementAt(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        return get(index);
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next = 0;

            public boolean hasMoreElements() {
                return next < size();
            }

            public E nextElement() {
                if (next >= size()) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                return get(next++);
            }
        };
    }

    public void setElementAt(E item, int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        set(index, item);
    }

    public void removeElementAt(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        remove(index);
    }

    public void addElement(E item) {
        add(item);
    }

    public boolean removeElement(Object item) {
        return remove(item);
    }

    public void removeAllElements() {
        clear();
    }

    public E firstElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    public E lastElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    boolean $trustsIdentity() {
        return false;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > 0) {
            modCount++;
        }
    }

    /** Counts as a change whether or not the item is there. */
    public boolean remove(Object item) {
        int index = indexOf(item);
        if (index < 0) {
            modCount++;
            return false;
        }
        super.remove(index);
        return true;
    }

    public boolean removeAll(Collection<?> unwanted) {
        Objects.requireNonNull(unwanted);
        return $removeIf(item -> unwanted.contains(item), 0, size());
    }

    public boolean retainAll(Collection<?> wanted) {
        Objects.requireNonNull(wanted);
        return $removeIf(item -> !wanted.contains(item), 0, size());
    }

    public boolean addAll(int index, Collection<? extends E> added) {
        if (index < 0 || index > size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return super.addAll(index, added);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return super.listIterator(index);
    }

    List<E> $window(AbstractList.SubList<E> parent, int from, int size) {
        return new SynchronizedSubList<E>(this, parent, from, size);
    }

    /** The JDK gives a synchronized view of a sublist. */
    private static final class SynchronizedSubList<E> extends AbstractList.RandomAccessSubList<E> implements java.io.Serializable {
        SynchronizedSubList(AbstractList<E> root, AbstractList.SubList<E> parent, int offset, int size) {
            super(root, parent, offset, size);
        }
    }
}
