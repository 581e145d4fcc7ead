package java.util;

import espalier.Espalier;
import java.util.function.Predicate;

/** The sets of `Set.of`: no nulls, no changes, and an order that no program can know. */
final class ImmutableSet<E> extends AbstractSet<E> implements java.io.Serializable {
    static final ImmutableSet<Object> EMPTY = new ImmutableSet<Object>(new Object[0]);

    private final Object[] items;

    ImmutableSet(Object[] items) {
        this.items = new Object[items.length];
        for (int i = 0; i < items.length; i++) {
            Object item = Objects.requireNonNull(items[i]);
            for (int j = 0; j < i; j++) {
                if (item.equals(this.items[j])) {
                    throw new IllegalArgumentException("duplicate element: " + item);
                }
            }
            this.items[i] = item;
        }
    }

    public int size() {
        return items.length;
    }

    public boolean contains(Object item) {
        Objects.requireNonNull(item);
        for (int i = 0; i < items.length; i++) {
            if (item.equals(items[i])) {
                return true;
            }
        }
        return false;
    }

    public Iterator<E> iterator() {
        if (items.length > 1) {
            Espalier.unsupported("the order of Set.of, which differs from run to run");
        }
        return new Iterator<E>() {
            private int next;

            public boolean hasNext() {
                return next < items.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (next >= items.length) {
                    throw new NoSuchElementException();
                }
                return (E) items[next++];
            }
        };
    }

    public boolean add(E item) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object item) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> added) {
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

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
