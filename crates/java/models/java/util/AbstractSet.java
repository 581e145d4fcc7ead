package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {}

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set)) {
            return false;
        }
        Collection<?> items = (Collection<?>) other;
        if (items.size() != size()) {
            return false;
        }
        try {
            return containsAll(items);
        } catch (ClassCastException | NullPointerException strange) {
            return false;
        }
    }

    public int hashCode() {
        int hash = 0;
        for (E item : this) {
            hash += item == null ? 0 : item.hashCode();
        }
        return hash;
    }

    public boolean removeAll(Collection<?> unwanted) {
        Objects.requireNonNull(unwanted);
        boolean changed = false;
        if (size() > unwanted.size()) {
            for (Object item : unwanted) {
                changed |= remove(item);
            }
            return changed;
        }
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            if (unwanted.contains(items.next())) {
                items.remove();
                changed = true;
            }
        }
        return changed;
    }
}
