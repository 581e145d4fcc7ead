package java.util;

public interface Deque<E> extends Queue<E> {
    void addFirst(E item);

    void addLast(E item);

    boolean offerFirst(E item);

    boolean offerLast(E item);

    E removeFirst();

    E removeLast();

    E pollFirst();

    E pollLast();

    E getFirst();

    E getLast();

    E peekFirst();

    E peekLast();

    boolean removeFirstOccurrence(Object item);

    boolean removeLastOccurrence(Object item);

    void push(E item);

    E pop();

    Iterator<E> descendingIterator();
}
