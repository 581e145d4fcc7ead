package java.util;

import espalier.Espalier;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private Object[] items = new Object[16];
    private int head;
    private int size;
    private int changes;

    public ArrayDeque() {}

    public ArrayDeque(int capacity) {}

    public ArrayDeque(Collection<? extends E> initial) {
        for (E item : initial) {
            addLast(item);
        }
    }

    public int size() {
        return size;
    }

    /** Where the item at a position from the front is. */
    private int $slot(int position) {
        int slot = head + position;
        return slot >= items.length ? slot - items.length : slot;
    }

    private void $grow() {
        if (size == items.length) {
            Object[] larger = new Object[2 * size];
            for (int i = 0; i < size; i++) {
                larger[i] = items[$slot(i)];
            }
            items = larger;
            head = 0;
        }
    }

    public void addFirst(E item) {
        Objects.requireNonNull(item);
        $grow();
        head = head == 0 ? items.length - 1 : head - 1;
        items[head] = item;
        size++;
        changes++;
    }

    public void addLast(E item) {
        Objects.requireNonNull(item);
        $grow();
        items[$slot(size)] = item;
        size++;
        changes++;
    }

    public boolean add(E item) {
        addLast(item);
        return true;
    }

    @SuppressWarnings("unchecked")
    private E $at(int position) {
        return (E) items[$slot(position)];
    }

    private void $delete(int position) {
        for (int i = position; i + 1 < size; i++) {
            items[$slot(i)] = items[$slot(i + 1)];
        }
        size--;
        changes++;
        items[$slot(size)] = null;
    }

    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E item = $at(0);
        items[head] = null;
        head = $slot(1);
        size--;
        changes++;
        return item;
    }

    public E pollLast() {
        if (size == 0) {
            return null;
        }
        E item = $at(size - 1);
        $delete(size - 1);
        return item;
    }

    public E peekFirst() {
        return size == 0 ? null : $at(0);
    }

    public E peekLast() {
        return size == 0 ? null : $at(size - 1);
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

    public boolean remove(Object item) {
        return removeFirstOccurrence(item);
    }

    public boolean removeFirstOccurrence(Object item) {
        for (int i = 0; i < size; i++) {
            if (item != null && item.equals($at(i))) {
                $delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object item) {
        for (int i = size - 1; i >= 0; i--) {
            if (item != null && item.equals($at(i))) {
                $delete(i);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        items = new Object[16];
        head = 0;
        size = 0;
        changes++;
    }

    public int $changes() {
        return changes;
    }

    /** What the JDK does after a change depends on where the items lie in its array. */
    private void $checkKnown(int expected) {
        if (changes != expected) {
            Espalier.unsupported("ArrayDeque changed during iteration");
        }
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        for (int i = 0; i < size; i++) {
            action.accept($at(i));
            $checkKnown(expected);
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = changes;
        Object[] kept = new Object[items.length];
        int n = 0;
        for (int i = 0; i < size; i++) {
            E item = $at(i);
            if (!filter.test(item)) {
                kept[n] = item;
                n++;
            }
            $checkKnown(expected);
        }
        if (n == size) {
            return false;
        }
        items = kept;
        head = 0;
        size = n;
        changes++;
        return true;
    }

    public boolean removeAll(Collection<?> unwanted) {
        Objects.requireNonNull(unwanted);
        return removeIf(item -> unwanted.contains(item));
    }

    public boolean retainAll(Collection<?> wanted) {
        Objects.requireNonNull(wanted);
        return removeIf(item -> !wanted.contains(item));
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this, 0, 1);
    }

    public Iterator<E> descendingIterator() {
        return new Cursor<E>(this, size - 1, -1);
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
    }

    private static final class Cursor<E> implements Iterator<E> {
        private final ArrayDeque<E> deque;
        private final int step;
        private int position;
        private int remaining;
        private int expected;
        private boolean canRemove;

        Cursor(ArrayDeque<E> deque, int position, int step) {
            this.deque = deque;
            this.position = position;
            this.step = step;
            this.remaining = deque.size;
            this.expected = deque.changes;
        }

        public boolean hasNext() {
            return remaining > 0;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (remaining > 0) {
                action.accept(next());
                deque.$checkKnown(expected);
            }
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            deque.$checkKnown(expected);
            E item = deque.$at(position);
            position += step;
            remaining--;
            canRemove = true;
            return item;
        }

        public void remove() {
            if (!canRemove) {
                throw new IllegalStateException();
            }
            deque.$checkKnown(expected);
            deque.$delete(position - step);
            if (step > 0) {
                position--;
            }
            expected = deque.changes;
            canRemove = false;
        }
    }
}
