package java.util;

public interface NavigableSet<E> extends SortedSet<E> {
    E lower(E item);

    E floor(E item);

    E ceiling(E item);

    E higher(E item);

    E pollFirst();

    E pollLast();
}
