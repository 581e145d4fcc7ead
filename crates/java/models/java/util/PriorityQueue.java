package java.util;

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
        this(11, null);
        items = initial.toArray();
        size = items.length;
        for (int i = 0; i < size; i++) {
            Objects.requireNonNull(items[i]);
        }
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            $siftDown(i, items[i]);
        }
    }

    @SuppressWarnings("unchecked")
    private int $compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare(a, b);
    }

    private void $siftUp(int start, Object item) {
        int at = start;
        if (order == null && !(item instanceof Comparable)) {
            espalier.Espalier.unsupported("PriorityQueue of objects without order");
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

    private void $removeAt(int index) {
        changes++;
        size--;
        Object moved = items[size];
        items[size] = null;
        if (index != size) {
            $siftDown(index, moved);
            if (items[index] == moved) {
                $siftUp(index, moved);
            }
        }
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
        private final int expected;
        private int next;

        Cursor(PriorityQueue<E> queue) {
            this.queue = queue;
            this.expected = queue.changes;
        }

        public boolean hasNext() {
            return next < queue.size;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (queue.changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (next >= queue.size) {
                throw new NoSuchElementException();
            }
            E item = (E) queue.items[next];
            next++;
            return item;
        }

        public void remove() {
            espalier.Espalier.unsupported("removal by the iterator of a PriorityQueue");
        }
    }
}
