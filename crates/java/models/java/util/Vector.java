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

    boolean $isSame(Object a, Object b) {
        return AbstractCollection.$equals(a, b);
    }

    List<E> $window(int from, int size) {
        return new SynchronizedSubList<E>(this, from, size);
    }

    /** The JDK gives a synchronized view of a sublist. */
    private static final class SynchronizedSubList<E> extends AbstractList.RandomAccessSubList<E> implements java.io.Serializable {
        SynchronizedSubList(AbstractList<E> parent, int offset, int size) {
            super(parent, offset, size);
        }
    }
}
