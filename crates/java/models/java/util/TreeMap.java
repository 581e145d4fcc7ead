package java.util;

import espalier.Espalier;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keeps its entries in a sorted array: the shape of the JDK's tree cannot be observed. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> order;
    private final ArrayList<Node<K, V>> entries = new ArrayList<Node<K, V>>();
    private int changes;
    /** Whether a program may hold an entry. */
    private boolean showsEntries;
    private Set<K> keySet;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entrySet;

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

    @SuppressWarnings("unchecked")
    public TreeMap(SortedMap<K, ? extends V> initial) {
        order = initial.comparator();
        putAll(initial);
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    @SuppressWarnings("unchecked")
    private int $compare(Object a, Object b) {
        if (order == null) {
            return ((Comparable<Object>) Objects.requireNonNull(a)).compareTo(Objects.requireNonNull(b));
        }
        return ((Comparator<Object>) order).compare(a, b);
    }

    private Node<K, V> $at(int index) {
        return entries.get(index);
    }

    /** The index of the key, or minus one minus the index where it belongs. */
    private int $search(Object key) {
        if (order == null) {
            Objects.requireNonNull(key);
        }
        int low = 0;
        int high = entries.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = $compare(key, $at(middle).key);
            if (result > 0) {
                low = middle + 1;
            } else if (result < 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public int size() {
        return entries.size();
    }

    public boolean containsKey(Object key) {
        return $search(key) >= 0;
    }

    public V get(Object key) {
        int index = $search(key);
        return index < 0 ? null : $at(index).value;
    }

    public V put(K key, V value) {
        if (entries.isEmpty()) {
            $compare(key, key);
        }
        int index = $search(key);
        if (index < 0) {
            $insert(index, key, value);
            return null;
        }
        Node<K, V> node = entries.get(index);
        V old = node.value;
        node.value = value;
        return old;
    }

    public V putIfAbsent(K key, V value) {
        if (entries.isEmpty()) {
            return put(key, value);
        }
        int index = $search(key);
        if (index < 0) {
            $insert(index, key, value);
            return null;
        }
        Node<K, V> node = entries.get(index);
        V old = node.value;
        if (old == null) {
            node.value = value;
        }
        return old;
    }

    /** A new entry where a search has not found it. */
    private void $insert(int found, K key, V value) {
        entries.add(-found - 1, new Node<K, V>(key, value));
        changes++;
    }

    /**
     * The JDK may move the entry that follows into the node of one that has entries on both sides. Whether it does depends on the shape
     * of its tree, so that entries a program has got before are out of date.
     */
    private void $delete(int index) {
        Node<K, V> gone = entries.remove(index);
        changes++;
        if (showsEntries && index > 0 && index < entries.size()) {
            Node<K, V> moved = entries.get(index);
            entries.set(index, new Node<K, V>(moved.key, moved.value));
            moved.isOutdated = true;
            gone.isOutdated = true;
        }
    }

    private void $checkUnchanged(int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    int $changes() {
        return changes;
    }

    public V remove(Object key) {
        int index = $search(key);
        if (index < 0) {
            return null;
        }
        V old = $at(index).value;
        $delete(index);
        return old;
    }

    public void clear() {
        entries.clear();
        changes++;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        for (int i = 0; i < entries.size(); i++) {
            Node<K, V> node = entries.get(i);
            action.accept(node.key, node.value);
            $checkUnchanged(expected);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = changes;
        showsEntries = true;
        for (int i = 0; i < entries.size(); i++) {
            Node<K, V> node = entries.get(i);
            node.setValue(function.apply(node.key, node.value));
            $checkUnchanged(expected);
        }
    }

    /** Where the key is in a map that is not empty; what is not in an empty one is looked for when it is inserted. */
    private int $place(K key) {
        return entries.isEmpty() ? -1 : $search(key);
    }

    /** Stores a computed value where a search has found the key or not; null removes it. */
    private V $store(int index, K key, V value) {
        if (index >= 0 && value == null) {
            $delete(index);
        } else if (index >= 0) {
            $at(index).value = value;
        } else if (value != null) {
            if (entries.isEmpty()) {
                $compare(key, key);
            }
            $insert(index, key, value);
        }
        return value;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int index = $place(key);
        if (index >= 0 && $at(index).value != null) {
            return $at(index).value;
        }
        int expected = changes;
        V value = function.apply(key);
        $checkUnchanged(expected);
        return index >= 0 && value == null ? null : $store(index, key, value);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int index = $search(key);
        if (index < 0 || $at(index).value == null) {
            return null;
        }
        int expected = changes;
        V value = function.apply(key, $at(index).value);
        $checkUnchanged(expected);
        return $store(index, key, value);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int index = $place(key);
        int expected = changes;
        V value = function.apply(key, index < 0 ? null : $at(index).value);
        $checkUnchanged(expected);
        return $store(index, key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        int index = $place(key);
        V old = index < 0 ? null : $at(index).value;
        if (old == null) {
            return $store(index, key, value);
        }
        int expected = changes;
        V merged = function.apply(old, value);
        $checkUnchanged(expected);
        return $store(index, key, merged);
    }

    private Map.Entry<K, V> $entry(int index) {
        if (index < 0 || index >= entries.size()) {
            return null;
        }
        Node<K, V> entry = entries.get(index);
        return new AbstractMap.SimpleImmutableEntry<K, V>(entry.key, entry.value);
    }

    private K $key(int index) {
        return index < 0 || index >= entries.size() ? null : $at(index).key;
    }

    private int $lower(K key) {
        int index = $search(key);
        return (index < 0 ? -index - 1 : index) - 1;
    }

    private int $floor(K key) {
        int index = $search(key);
        return index < 0 ? -index - 2 : index;
    }

    private int $ceiling(K key) {
        int index = $search(key);
        return index < 0 ? -index - 1 : index;
    }

    private int $higher(K key) {
        int index = $search(key);
        return index < 0 ? -index - 1 : index + 1;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return $entry($lower(key));
    }

    public K lowerKey(K key) {
        return $key($lower(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return $entry($floor(key));
    }

    public K floorKey(K key) {
        return $key($floor(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return $entry($ceiling(key));
    }

    public K ceilingKey(K key) {
        return $key($ceiling(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return $entry($higher(key));
    }

    public K higherKey(K key) {
        return $key($higher(key));
    }

    public Map.Entry<K, V> firstEntry() {
        return $entry(0);
    }

    public Map.Entry<K, V> lastEntry() {
        return $entry(entries.size() - 1);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            $delete(0);
        }
        return entry;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            $delete(entries.size() - 1);
        }
        return entry;
    }

    public K firstKey() {
        if (entries.isEmpty()) {
            throw new NoSuchElementException();
        }
        return $key(0);
    }

    public K lastKey() {
        if (entries.isEmpty()) {
            throw new NoSuchElementException();
        }
        return $key(entries.size() - 1);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entrySet == null) {
            entrySet = new Entries<K, V>(this);
        }
        return entrySet;
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(order);
        copy.putAll(this);
        return copy;
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = new SortedKeys<K, V>(this);
        }
        return keySet;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new SortedValues<K, V>(this);
        }
        return values;
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

        public boolean remove(Object key) {
            int old = map.size();
            map.remove(key);
            return map.size() != old;
        }

        public Iterator<K> iterator() {
            return new AbstractMap.KeyIterator<K, V>(new Cursor<K, V>(map));
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

        public Iterator<V> iterator() {
            return new AbstractMap.ValueIterator<K, V>(new Cursor<K, V>(map));
        }
    }

    private static final class Node<K, V> extends AbstractMap.SimpleEntry<K, V> {
        boolean isOutdated;

        Node(K key, V value) {
            super(key, value);
        }

        private void $check() {
            if (isOutdated) {
                Espalier.unsupported("an entry of a TreeMap after a removal");
            }
        }

        public K getKey() {
            $check();
            return key;
        }

        public V getValue() {
            $check();
            return value;
        }

        public V setValue(V value) {
            $check();
            return super.setValue(value);
        }

        public boolean equals(Object other) {
            $check();
            return super.equals(other);
        }

        public int hashCode() {
            $check();
            return super.hashCode();
        }

        public String toString() {
            $check();
            return super.toString();
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

        public void clear() {
            map.clear();
        }

        public int $changes() {
            return map.changes;
        }

        /** The place of an equal entry, or -1. */
        private int $find(Object item) {
            if (!(item instanceof Map.Entry)) {
                return -1;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) item;
            Object value = entry.getValue();
            int index = map.$search(entry.getKey());
            return index >= 0 && Objects.equals(map.$at(index).value, value) ? index : -1;
        }

        public boolean contains(Object item) {
            return $find(item) >= 0;
        }

        public boolean remove(Object item) {
            int index = $find(item);
            if (index < 0) {
                return false;
            }
            map.$delete(index);
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            map.showsEntries = true;
            return new Cursor<K, V>(map);
        }
    }

    /** Knows the next entry in advance, so that it knows of an end that is no longer one. */
    private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private int index;
        private Node<K, V> next;
        private boolean canRemove;
        private int expected;

        Cursor(TreeMap<K, V> map) {
            this.map = map;
            this.expected = map.changes;
            $look();
        }

        private void $look() {
            next = index < map.entries.size() ? map.entries.get(index) : null;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            Node<K, V> entry = next;
            if (entry == null) {
                throw new NoSuchElementException();
            }
            map.$checkUnchanged(expected);
            index++;
            $look();
            canRemove = true;
            return entry;
        }

        public void remove() {
            if (!canRemove) {
                throw new IllegalStateException();
            }
            map.$checkUnchanged(expected);
            index--;
            map.$delete(index);
            $look();
            canRemove = false;
            expected = map.changes;
        }
    }
}
