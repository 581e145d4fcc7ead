package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A red-black tree of the shape that the JDK gives it: orders of the program see which keys are compared. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> order;
    private Node<K, V> root;
    private Node<K, V> first;
    private Node<K, V> last;
    private int size;
    private int changes;
    private Set<K> keySet;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entrySet;
    /** The last result of a comparison in `$descend`. */
    private int side;

    /** Has a place in the tree, and one in the order. */
    private static final class Node<K, V> extends AbstractMap.SimpleEntry<K, V> {
        Node<K, V> parent;
        Node<K, V> left;
        Node<K, V> right;
        boolean isBlack;
        Node<K, V> previous;
        Node<K, V> next;

        Node(K key, V value) {
            super(key, value);
        }

        Node<K, V> child(boolean isLeft) {
            return isLeft ? left : right;
        }

        void setChild(boolean isLeft, Node<K, V> child) {
            if (isLeft) {
                left = child;
            } else {
                right = child;
            }
            if (child != null) {
                child.parent = this;
            }
        }
    }

    public TreeMap() {
        order = null;
    }

    public TreeMap(Comparator<? super K> order) {
        this.order = order;
    }

    public TreeMap(Map<? extends K, ? extends V> initial) {
        order = null;
        putAll(initial);
    }

    public TreeMap(SortedMap<K, ? extends V> initial) {
        order = initial.comparator();
        $build(initial.size(), initial.entrySet().iterator(), null);
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    @SuppressWarnings("unchecked")
    private int $compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : ((Comparator<Object>) order).compare(a, b);
    }

    /** The node of the key, or the one that it belongs below; `side` tells. There is a root. */
    private Node<K, V> $descend(Object key) {
        $checkComparable(key);
        Node<K, V> node = root;
        while (true) {
            int result = $compare(key, node.getKey());
            Node<K, V> below = result == 0 ? null : node.child(result < 0);
            if (below == null) {
                side = result;
                return node;
            }
            node = below;
        }
    }

    private void $checkComparable(Object key) {
        if (order == null) {
            Comparable<?> comparable = (Comparable<?>) Objects.requireNonNull(key);
        }
    }

    private Node<K, V> $find(Object key) {
        $checkComparable(key);
        if (root == null) {
            return null;
        }
        Node<K, V> node = $descend(key);
        return side == 0 ? node : null;
    }

    private void $addFirst(K key, V value) {
        $compare(key, key);
        $add(null, false, key, value);
    }

    private void $add(Node<K, V> parent, boolean isLeft, K key, V value) {
        Node<K, V> node = new Node<K, V>(key, value);
        if (parent == null) {
            root = node;
            $thread(null, node, null);
        } else {
            parent.setChild(isLeft, node);
            $thread(isLeft ? parent.previous : parent, node, isLeft ? parent : parent.next);
            $balance(node);
        }
        root.isBlack = true;
        size++;
        changes++;
    }

    private void $thread(Node<K, V> previous, Node<K, V> node, Node<K, V> next) {
        node.previous = previous;
        node.next = next;
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
    }

    /** The other child of the node takes its place, and the node that of a child. */
    private void $rotate(Node<K, V> node, boolean toLeft) {
        Node<K, V> riser = node.child(!toLeft);
        node.setChild(!toLeft, riser.child(toLeft));
        $replace(node, riser);
        riser.setChild(toLeft, node);
    }

    /** Below the parent of a node, or as the root. */
    private void $replace(Node<K, V> node, Node<K, V> by) {
        if (node.parent != null) {
            node.parent.setChild(node.parent.left == node, by);
            return;
        }
        root = by;
        if (by != null) {
            by.parent = null;
        }
    }

    private static <K, V> boolean $isRed(Node<K, V> node) {
        return node != null && !node.isBlack;
    }

    /** After the insertion of a red node. */
    private void $balance(Node<K, V> added) {
        Node<K, V> node = added;
        while ($isRed(node.parent)) {
            Node<K, V> parent = node.parent;
            Node<K, V> above = parent.parent;
            boolean isLeft = above.left == parent;
            Node<K, V> uncle = above.child(!isLeft);
            above.isBlack = false;
            if ($isRed(uncle)) {
                parent.isBlack = true;
                uncle.isBlack = true;
                node = above;
                if (above == root) {
                    return;
                }
            } else {
                if (parent.child(isLeft) != node) {
                    $rotate(parent, isLeft);
                    parent = node;
                }
                parent.isBlack = true;
                $rotate(above, !isLeft);
                return;
            }
        }
    }

    private void $delete(Node<K, V> unwanted) {
        changes++;
        size--;
        Node<K, V> node = unwanted;
        if (node.left != null && node.right != null) {
            // The node stays and takes over the next entry.
            Node<K, V> next = node.next;
            node.key = next.key;
            node.setValue(next.getValue());
            node = next;
        }
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
        Node<K, V> child = node.child(node.left != null);
        if (child != null) {
            $replace(node, child);
            if (node.isBlack) {
                $restore(child);
            }
        } else {
            if (node.isBlack) {
                $restore(node);
            }
            $replace(node, null);
        }
        node.parent = null;
        node.left = null;
        node.right = null;
    }

    /** The paths through the node lack a black one. */
    private void $restore(Node<K, V> start) {
        Node<K, V> node = start;
        while (node != root && node.isBlack) {
            Node<K, V> parent = node.parent;
            boolean isLeft = parent.left == node;
            Node<K, V> sibling = parent.child(!isLeft);
            if (!sibling.isBlack) {
                sibling.isBlack = true;
                parent.isBlack = false;
                $rotate(parent, isLeft);
                sibling = parent.child(!isLeft);
            }
            if (!$isRed(sibling.left) && !$isRed(sibling.right)) {
                sibling.isBlack = false;
                node = parent;
                continue;
            }
            if (!$isRed(sibling.child(!isLeft))) {
                sibling.child(isLeft).isBlack = true;
                sibling.isBlack = false;
                $rotate(sibling, !isLeft);
                sibling = parent.child(!isLeft);
            }
            sibling.isBlack = parent.isBlack;
            parent.isBlack = true;
            sibling.child(!isLeft).isBlack = true;
            $rotate(parent, isLeft);
            node = root;
        }
        node.isBlack = true;
    }

    /** Fills the empty map without a comparison. The items are entries, or keys of one value. */
    void $build(int n, Iterator<?> items, V value) {
        int redLevel = 0;
        for (int full = 2; full <= n + 1; full = 2 * full) {
            redLevel++;
        }
        changes++;
        size = n;
        root = $subtree(0, n, redLevel, items, value);
    }

    @SuppressWarnings("unchecked")
    private Node<K, V> $subtree(int level, int n, int redLevel, Iterator<?> items, V value) {
        if (n == 0) {
            return null;
        }
        int before = n - 1 >>> 1;
        Node<K, V> left = $subtree(level + 1, before, redLevel, items, value);
        Object item = items.next();
        Node<K, V> node;
        if (value == null) {
            Map.Entry<K, V> entry = (Map.Entry<K, V>) item;
            node = new Node<K, V>(entry.getKey(), entry.getValue());
        } else {
            node = new Node<K, V>((K) item, value);
        }
        $thread(last, node, null);
        node.isBlack = level != redLevel;
        node.setChild(true, left);
        node.setChild(false, $subtree(level + 1, n - 1 - before, redLevel, items, value));
        return node;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return $find(key) != null;
    }

    public V get(Object key) {
        Node<K, V> node = $find(key);
        return node == null ? null : node.getValue();
    }

    public V put(K key, V value) {
        return $put(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return $put(key, value, false);
    }

    private V $put(K key, V value, boolean replaces) {
        if (root == null) {
            $addFirst(key, value);
            return null;
        }
        Node<K, V> node = $descend(key);
        if (side != 0) {
            $add(node, side < 0, key, value);
            return null;
        }
        V old = node.getValue();
        if (replaces || old == null) {
            node.setValue(value);
        }
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> added) {
        int n = added.size();
        if (size == 0 && n != 0 && added instanceof SortedMap && Objects.equals(order, ((SortedMap<?, ?>) added).comparator())) {
            $build(n, added.entrySet().iterator(), null);
        } else {
            super.putAll(added);
        }
    }

    public V remove(Object key) {
        Node<K, V> node = $find(key);
        if (node == null) {
            return null;
        }
        V old = node.getValue();
        $delete(node);
        return old;
    }

    public V replace(K key, V value) {
        Node<K, V> node = $find(key);
        return node == null ? null : node.setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> node = $find(key);
        if (node == null || !Objects.equals(old, node.getValue())) {
            return false;
        }
        node.setValue(value);
        return true;
    }

    int $changes() {
        return changes;
    }

    private void $checkUnchanged(int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = root == null ? null : $descend(key);
        boolean isFound = node != null && side == 0;
        boolean isLeft = side < 0;
        if (isFound && node.getValue() != null) {
            return node.getValue();
        }
        int expected = changes;
        V value = function.apply(key);
        $checkUnchanged(expected);
        $store(node, isFound, isLeft, key, value);
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = $find(key);
        return node == null || node.getValue() == null ? null : $remap(node, true, false, key, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = root == null ? null : $descend(key);
        return $remap(node, node != null && side == 0, side < 0, key, function);
    }

    private V $remap(Node<K, V> node, boolean isFound, boolean isLeft, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = changes;
        V value = function.apply(key, isFound ? node.getValue() : null);
        $checkUnchanged(expected);
        if (isFound && value == null) {
            $delete(node);
        } else {
            $store(node, isFound, isLeft, key, value);
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        Node<K, V> node = root == null ? null : $descend(key);
        boolean isFound = node != null && side == 0;
        if (!isFound || node.getValue() == null) {
            $store(node, isFound, side < 0, key, value);
            return value;
        }
        int expected = changes;
        V merged = function.apply(node.getValue(), value);
        $checkUnchanged(expected);
        if (merged == null) {
            $delete(node);
        } else {
            node.setValue(merged);
        }
        return merged;
    }

    /** Sets the value of the node that was found, or adds one below; without a value nothing is there to add. */
    private void $store(Node<K, V> node, boolean isFound, boolean isLeft, K key, V value) {
        if (isFound) {
            node.setValue(value);
        } else if (value != null) {
            if (node == null) {
                $addFirst(key, value);
            } else {
                $add(node, isLeft, key, value);
            }
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        for (Node<K, V> node = first; node != null; node = node.next) {
            action.accept(node.getKey(), node.getValue());
            $checkUnchanged(expected);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = changes;
        for (Node<K, V> node = first; node != null; node = node.next) {
            node.setValue(function.apply(node.getKey(), node.getValue()));
            $checkUnchanged(expected);
        }
    }

    public void clear() {
        changes++;
        size = 0;
        root = null;
        first = null;
        last = null;
    }

    private static <K, V> Map.Entry<K, V> $entry(Node<K, V> node) {
        return node == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(node.getKey(), node.getValue());
    }

    private static <K, V> K $key(Node<K, V> node) {
        return node == null ? null : node.getKey();
    }

    /** The nearest node above or below a key, or at it. */
    private Node<K, V> $near(K key, boolean isAbove, boolean isAt) {
        Node<K, V> best = null;
        Node<K, V> node = root;
        while (node != null) {
            int result = $compare(key, node.getKey());
            if (result == 0 && isAt) {
                return node;
            }
            boolean isCandidate = isAbove ? result < 0 : result > 0;
            if (isCandidate) {
                best = node;
            }
            node = node.child(isCandidate == isAbove);
        }
        return best;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return $entry($near(key, false, false));
    }

    public K lowerKey(K key) {
        return $key($near(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return $entry($near(key, false, true));
    }

    public K floorKey(K key) {
        return $key($near(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return $entry($near(key, true, true));
    }

    public K ceilingKey(K key) {
        return $key($near(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return $entry($near(key, true, false));
    }

    public K higherKey(K key) {
        return $key($near(key, true, false));
    }

    public Map.Entry<K, V> firstEntry() {
        return $entry(first);
    }

    public Map.Entry<K, V> lastEntry() {
        return $entry(last);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return $poll(first);
    }

    public Map.Entry<K, V> pollLastEntry() {
        return $poll(last);
    }

    private Map.Entry<K, V> $poll(Node<K, V> node) {
        Map.Entry<K, V> entry = $entry(node);
        if (node != null) {
            $delete(node);
        }
        return entry;
    }

    public K firstKey() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.getKey();
    }

    public K lastKey() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.getKey();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entrySet == null) {
            entrySet = new Entries<K, V>(this);
        }
        return entrySet;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new SortedValues<K, V>(this);
        }
        return values;
    }

    public Object clone() {
        return new TreeMap<K, V>((SortedMap<K, V>) this);
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = new SortedKeys<K, V>(this);
        }
        return keySet;
    }

    /** Those of the JDK are navigable sets, too; nothing of that is modelled. */
    private static final class SortedKeys<K, V> extends AbstractMap.Keys<K, V> {
        private final TreeMap<K, V> map;

        SortedKeys(TreeMap<K, V> map) {
            super(map);
            this.map = map;
        }

        public int $changes() {
            return map.changes;
        }
    }

    private static final class SortedValues<K, V> extends AbstractMap.Values<K, V> {
        private final TreeMap<K, V> map;

        SortedValues(TreeMap<K, V> map) {
            super(map);
            this.map = map;
        }

        public int $changes() {
            return map.changes;
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;

        Entries(TreeMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public int $changes() {
            return map.changes;
        }

        private Node<K, V> $find(Object item) {
            if (!(item instanceof Map.Entry)) {
                return null;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) item;
            Object value = entry.getValue();
            Node<K, V> node = map.$find(entry.getKey());
            return node != null && AbstractCollection.$equals(node.getValue(), value) ? node : null;
        }

        public boolean contains(Object item) {
            return $find(item) != null;
        }

        public boolean remove(Object item) {
            Node<K, V> node = $find(item);
            if (node == null) {
                return false;
            }
            map.$delete(node);
            return true;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<K, V>(map);
        }
    }

    private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private Node<K, V> next;
        private Node<K, V> returned;
        private int expected;

        Cursor(TreeMap<K, V> map) {
            this.map = map;
            this.next = map.first;
            this.expected = map.changes;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            map.$checkUnchanged(expected);
            returned = next;
            next = returned.next;
            return returned;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            map.$checkUnchanged(expected);
            if (returned.left != null && returned.right != null) {
                // It takes over the next entry.
                next = returned;
            }
            map.$delete(returned);
            expected = map.changes;
            returned = null;
        }
    }
}
