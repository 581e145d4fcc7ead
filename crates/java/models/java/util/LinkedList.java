package java.util;

import java.util.function.Consumer;

public class LinkedList<E> extends AbstractList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private Node<E> first;
    private Node<E> last;
    private int size;

    private static final class Node<E> {
        E item;
        Node<E> next;
        Node<E> previous;

        Node(Node<E> previous, E item, Node<E> next) {
            this.previous = previous;
            this.item = item;
            this.next = next;
        }
    }

    public LinkedList() {}

    public LinkedList(Collection<? extends E> initial) {
        addAll(initial);
    }

    public int size() {
        return size;
    }

    private void $link(Node<E> previous, E item, Node<E> next) {
        Node<E> node = new Node<E>(previous, item, next);
        if (previous == null) {
            first = node;
        } else {
            previous.next = node;
        }
        if (next == null) {
            last = node;
        } else {
            next.previous = node;
        }
        size++;
        modCount++;
    }

    private E $unlink(Node<E> node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        modCount++;
        return node.item;
    }

    /** The node at a position; null just behind the end. */
    private Node<E> $node(int index) {
        Node<E> node = first;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node;
    }

    private void $checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    public void addFirst(E item) {
        $link(null, item, first);
    }

    public void addLast(E item) {
        $link(last, item, null);
    }

    public boolean add(E item) {
        addLast(item);
        return true;
    }

    public void add(int index, E item) {
        $checkPosition(index);
        Node<E> next = $node(index);
        $link(next == null ? last : next.previous, item, next);
    }

    public boolean addAll(Collection<? extends E> added) {
        return addAll(size, added);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> added) {
        $checkPosition(index);
        Object[] items = added.toArray();
        Node<E> next = $node(index);
        for (int i = 0; i < items.length; i++) {
            $link(next == null ? last : next.previous, (E) items[i], next);
        }
        return items.length > 0;
    }

    public E get(int index) {
        $checkElement(index);
        return $node(index).item;
    }

    public E set(int index, E item) {
        $checkElement(index);
        Node<E> node = $node(index);
        E old = node.item;
        node.item = item;
        return old;
    }

    public E remove(int index) {
        $checkElement(index);
        return $unlink($node(index));
    }

    public boolean remove(Object item) {
        return removeFirstOccurrence(item);
    }

    public boolean removeFirstOccurrence(Object item) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (AbstractCollection.$equals(item, node.item)) {
                $unlink(node);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object item) {
        for (Node<E> node = last; node != null; node = node.previous) {
            if (AbstractCollection.$equals(item, node.item)) {
                $unlink(node);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public boolean contains(Object item) {
        return indexOf(item) >= 0;
    }

    public E pollFirst() {
        return first == null ? null : $unlink(first);
    }

    public E pollLast() {
        return last == null ? null : $unlink(last);
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public boolean offerFirst(E item) {
        addFirst(item);
        return true;
    }

    public boolean offerLast(E item) {
        addLast(item);
        return true;
    }

    public boolean offer(E item) {
        return offerLast(item);
    }

    public void push(E item) {
        addFirst(item);
    }

    public E removeFirst() {
        $checkNotEmpty();
        return pollFirst();
    }

    public E removeLast() {
        $checkNotEmpty();
        return pollLast();
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E getFirst() {
        $checkNotEmpty();
        return peekFirst();
    }

    public E getLast() {
        $checkNotEmpty();
        return peekLast();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    private void $checkNotEmpty() {
        if (size() == 0) {
            throw new NoSuchElementException();
        }
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new Cursor<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        $checkPosition(index);
        return new Cursor<E>(this, index);
    }

    public Iterator<E> descendingIterator() {
        return new Backwards<E>(new Cursor<E>(this, size));
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    private static final class Backwards<E> implements Iterator<E> {
        private final Cursor<E> cursor;

        Backwards(Cursor<E> cursor) {
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor.hasPrevious();
        }

        public E next() {
            return cursor.previous();
        }

        public void remove() {
            cursor.remove();
        }
    }

    private static final class Cursor<E> implements ListIterator<E> {
        private final LinkedList<E> list;
        private Node<E> next;
        private Node<E> returned;
        private int index;
        private int expected;

        Cursor(LinkedList<E> list, int index) {
            this.list = list;
            this.index = index;
            this.next = list.$node(index);
            this.expected = list.modCount;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return index < list.size;
        }

        public E next() {
            check();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = next.next;
            index++;
            return returned.item;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (list.modCount == expected && index < list.size) {
                action.accept(next.item);
                returned = next;
                next = next.next;
                index++;
            }
            check();
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            check();
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            next = next == null ? list.last : next.previous;
            returned = next;
            index--;
            return returned.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            check();
            if (returned == null) {
                throw new IllegalStateException();
            }
            Node<E> after = returned.next;
            list.$unlink(returned);
            if (next == returned) {
                next = after;
            } else {
                index--;
            }
            returned = null;
            expected++;
        }

        public void set(E item) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            check();
            returned.item = item;
        }

        public void add(E item) {
            check();
            returned = null;
            list.$link(next == null ? list.last : next.previous, item, next);
            index++;
            expected++;
        }
    }
}
