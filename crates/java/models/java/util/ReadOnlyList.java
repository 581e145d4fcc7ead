package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Lists that refuse every change, even one that would change nothing. */
abstract class ReadOnlyList<E> extends AbstractList<E> {
    public boolean add(E item) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object item) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> added) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> added) {
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

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
