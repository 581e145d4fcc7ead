package java.util;

import espalier.Espalier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A binary heap laid out as in the JDK, so that iteration shows the same order. */
public class PriorityQueue<E> extends AbstractCollection<E> implements Queue<E>, java.io.Serializable {
    private Object[] items = new Object[11];
    private int size;
    private int changes;
    private final Comparator<Object> order;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> order) {
        this(11, order);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.order = (Comparator<Object>) order;
    }

    public PriorityQueue(Collection<? extends E> initial) {
        this(11, $orderOf(initial));
        items = initial.toArray();
        size = items.length;
        for (int i = 0; i < size; i++) {
            Objects.requireNonNull(items[i]);
        }
        $heapify();
    }

    /** Other queues and sorted sets hand on their order. */
    @SuppressWarnings("unchecked")
    private static Comparator<Object> $orderOf(Collection<?> items) {
        if (items instanceof SortedSet) {
            return (Comparator<Object>) ((SortedSet<?>) items).comparator();
        }
        return items instanceof PriorityQueue ? ((PriorityQueue<?>) items).order : null;
    }

    private void $heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            $siftDown(i, items[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public Comparator<? super E> comparator() {
        return (Comparator<? super E>) order;
    }

    @SuppressWarnings("unchecked")
    private int $compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare(a, b);
    }

    private void $siftUp(int start, Object item) {
        int at = start;
        if (order == null && !(item instanceof Comparable)) {
            Espalier.unsupported("PriorityQueue of objects without order");
        }
        while (at > 0) {
            int parent = at - 1 >>> 1;
            if ($compare(item, items[parent]) >= 0) {
                break;
            }
            items[at] = items[parent];
            at = parent;
        }
        items[at] = item;
    }

    private void $siftDown(int start, Object item) {
        int at = start;
        while (at < size >>> 1) {
            int child = 2 * at + 1;
            if (child + 1 < size && $compare(items[child], items[child + 1]) > 0) {
                child++;
            }
            if ($compare(item, items[child]) <= 0) {
                break;
            }
            items[at] = items[child];
            at = child;
        }
        items[at] = item;
    }

    public int size() {
        return size;
    }

    public boolean add(E item) {
        return offer(item);
    }

    public boolean addAll(Collection<? extends E> added) {
        Objects.requireNonNull(added);
        if (added == this) {
            throw new IllegalArgumentException();
        }
        return super.addAll(added);
    }

    public boolean offer(E item) {
        Objects.requireNonNull(item);
        changes++;
        if (size >= items.length) {
            items = Arrays.copyOf(items, 2 * size + 2);
        }
        $siftUp(size, item);
        size++;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return size == 0 ? null : (E) items[0];
    }

    public E element() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return peek();
    }

    public E poll() {
        if (size == 0) {
            return null;
        }
        E result = peek();
        changes++;
        size--;
        Object last = items[size];
        items[size] = null;
        if (size > 0) {
            $siftDown(0, last);
        }
        return result;
    }

    public E remove() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return poll();
    }

    public boolean remove(Object item) {
        for (int i = 0; i < size; i++) {
            if (item != null && item.equals(items[i])) {
                $removeAt(i);
                return true;
            }
        }
        return false;
    }

    /** Gives the item that has come to stand before the index, if one has. */
    private Object $removeAt(int index) {
        changes++;
        size--;
        Object moved = items[size];
        items[size] = null;
        if (index != size) {
            $siftDown(index, moved);
            if (items[index] == moved) {
                $siftUp(index, moved);
                return items[index] == moved ? null : moved;
            }
        }
        return null;
    }

    public int $changes() {
        return changes;
    }

    /** For methods that go on with the array they began with when the queue changes meanwhile. */
    private void $checkKnown(int expected) {
        if (changes != expected) {
            Espalier.unsupported("a queue that is changed by a function that one of its methods calls");
        }
    }

    private void $checkUnchanged(int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        int end = size;
        for (int i = 0; i < end; i++) {
            $checkKnown(expected);
            action.accept((E) items[i]);
        }
        $checkUnchanged(expected);
    }

    /** Counts as a change whether or not something is removed. */
    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        changes++;
        int expected = changes;
        int end = size;
        Object[] kept = new Object[items.length];
        int n = 0;
        for (int i = 0; i < end; i++) {
            $checkKnown(expected);
            E item = (E) items[i];
            if (!filter.test(item)) {
                kept[n] = item;
                n++;
            }
        }
        $checkUnchanged(expected);
        if (n == end) {
            return false;
        }
        items = kept;
        size = n;
        $heapify();
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

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            items[i] = null;
        }
        size = 0;
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this);
    }

    private static final class Cursor<E> implements Iterator<E> {
        private final PriorityQueue<E> queue;
        private int expected;
        private int next;
        private int last = -1;
        /** What a removal has moved to where the iterator has been already; it comes at the end. */
        private ArrayDeque<E> missed;
        private E lastMissed;

        Cursor(PriorityQueue<E> queue) {
            this.queue = queue;
            this.expected = queue.changes;
        }

        public boolean hasNext() {
            return next < queue.size || missed != null && !missed.isEmpty();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            queue.$checkUnchanged(expected);
            if (next < queue.size) {
                last = next;
                next++;
                return (E) queue.items[last];
            }
            last = -1;
            lastMissed = missed == null ? null : missed.poll();
            if (lastMissed == null) {
                throw new NoSuchElementException();
            }
            return lastMissed;
        }

        @SuppressWarnings("unchecked")
        public void remove() {
            queue.$checkUnchanged(expected);
            if (last >= 0) {
                Object moved = queue.$removeAt(last);
                last = -1;
                if (moved == null) {
                    next--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<E>();
                    }
                    missed.add((E) moved);
                }
            } else if (lastMissed != null) {
                int index = 0;
                while (queue.items[index] != lastMissed) {
                    index++;
                }
                queue.$removeAt(index);
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expected = queue.changes;
        }
    }
}
