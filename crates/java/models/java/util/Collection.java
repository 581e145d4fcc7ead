package java.util;

import java.util.function.Predicate;
import java.util.stream.Stream;

public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object item);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] target);

    boolean add(E item);

    boolean remove(Object item);

    boolean containsAll(Collection<?> items);

    boolean addAll(Collection<? extends E> items);

    boolean removeAll(Collection<?> items);

    boolean retainAll(Collection<?> items);

    void clear();

    boolean equals(Object other);

    int hashCode();

    /** Whether the iterator gives the items in natural order, as a stream may know. */
    default boolean $isSorted() {
        return false;
    }

    /** A number that is another one after a change that iterators notice; where that is not counted, the size. */
    default int $changes() {
        return size();
    }

    default Stream<E> stream() {
        return Stream.$of(this, $isSorted());
    }

    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        boolean changed = false;
        Iterator<E> items = iterator();
        while (items.hasNext()) {
            if (filter.test(items.next())) {
                items.remove();
                changed = true;
            }
        }
        return changed;
    }
}
