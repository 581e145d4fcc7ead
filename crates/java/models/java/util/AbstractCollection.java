package java.util;

import espalier.Espalier;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {}

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object item) {
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            if ($equals(item, items.next())) {
                return true;
            }
        }
        return false;
    }

    /** Unlike that of `Objects`, this asks even whether an object equals itself. */
    static boolean $equals(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    public Object[] toArray() {
        Object[] array = new Object[size()];
        Iterator<E> items = iterator();
        for (int i = 0; items.hasNext(); i++) {
            array[i] = items.next();
        }
        return array;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] target) {
        int size = size();
        Object[] array = target.length >= size ? target : Espalier.newArrayLike(target, size);
        Iterator<E> items = iterator();
        for (int i = 0; items.hasNext(); i++) {
            array[i] = items.next();
        }
        if (array.length > size) {
            array[size] = null;
        }
        return (T[]) array;
    }

    public boolean add(E item) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object item) {
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            if ($equals(item, items.next())) {
                items.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> wanted) {
        for (Object item : wanted) {
            if (!contains(item)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> added) {
        boolean changed = false;
        for (E item : added) {
            if (add(item)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> unwanted) {
        Objects.requireNonNull(unwanted);
        return $keep(unwanted, false);
    }

    public boolean retainAll(Collection<?> wanted) {
        Objects.requireNonNull(wanted);
        return $keep(wanted, true);
    }

    private boolean $keep(Collection<?> reference, boolean whatIsIn) {
        boolean changed = false;
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            if (reference.contains(items.next()) != whatIsIn) {
                items.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            items.next();
            items.remove();
        }
    }

    public String toString() {
        Iterator<E> items = iterator();
        String text = "[";
        boolean first = true;
        while (items.hasNext()) {
            E item = items.next();
            if (!first) {
                text = text + ", ";
            }
            first = false;
            text = text + (item == this ? "(this Collection)" : String.valueOf(item));
        }
        return text + "]";
    }
}
