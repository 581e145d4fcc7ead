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
                // Sets of two ask the first element.
                if (items.length == 2 ? this.items[j].equals(item) : $isSame(item, this.items[j])) {
                    throw new IllegalArgumentException("duplicate element: " + (items.length == 2 ? this.items[j] : item));
                }
            }
            this.items[i] = item;
        }
    }

    /** Larger sets go by hash codes. They are asked for only where the answer may depend on them. */
    static boolean $isSame(Object item, Object other) {
        return item.equals(other) && (item == other || item.hashCode() == other.hashCode());
    }

    public int size() {
        return items.length;
    }

    public boolean contains(Object item) {
        Objects.requireNonNull(item);
        if (items.length <= 2) {
            // The second element is asked.
            return items.length > 0 && item.equals(items[0]) || items.length == 2 && items[1].equals(item);
        }
        for (int i = 0; i < items.length; i++) {
            if ($isSame(item, items[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set) || ((Collection<?>) other).size() != size()) {
            return false;
        }
        for (Object item : (Collection<?>) other) {
            if (item == null || !contains(item)) {
                return false;
            }
        }
        return true;
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
