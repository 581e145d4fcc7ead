package java.util;

/** Keeps its entries in a sorted array: the shape of the JDK's tree cannot be observed. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> order;
    private final ArrayList<Node<K, V>> entries = new ArrayList<Node<K, V>>();

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

    /** The index of the key, or minus one minus the index where it belongs. */
    private int $search(Object key) {
        if (order == null) {
            Objects.requireNonNull(key);
        }
        int low = 0;
        int high = entries.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = $compare(key, entries.get(middle).getKey());
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
        return index < 0 ? null : entries.get(index).getValue();
    }

    public V put(K key, V value) {
        if (entries.isEmpty()) {
            $compare(key, key);
        }
        int index = $search(key);
        if (index >= 0) {
            return entries.get(index).setValue(value);
        }
        entries.add(-index - 1, new Node<K, V>(key, value));
        return null;
    }

    public V remove(Object key) {
        int index = $search(key);
        return index < 0 ? null : entries.remove(index).getValue();
    }

    public void clear() {
        entries.clear();
    }

    private Map.Entry<K, V> $entry(int index) {
        if (index < 0 || index >= entries.size()) {
            return null;
        }
        Node<K, V> entry = entries.get(index);
        return new AbstractMap.SimpleImmutableEntry<K, V>(entry.getKey(), entry.getValue());
    }

    private K $key(int index) {
        return index < 0 || index >= entries.size() ? null : entries.get(index).getKey();
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
            entries.remove(0);
        }
        return entry;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            entries.remove(entries.size() - 1);
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
        return new Entries<K, V>(this);
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>(order);
        copy.putAll(this);
        return copy;
    }

    public Set<K> keySet() {
        return new SortedKeys<K, V>(this);
    }

    /** Those of the JDK are navigable sets, too; nothing of that is modelled. */
    private static final class SortedKeys<K, V> extends AbstractMap.Keys<K, V> {
        SortedKeys(AbstractMap<K, V> map) {
            super(map);
        }
    }

    private static final class Node<K, V> extends AbstractMap.SimpleEntry<K, V> {
        Node(K key, V value) {
            super(key, value);
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

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<K, V>(map.entries.iterator());
        }
    }

    private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Node<K, V>> entries;

        Cursor(Iterator<Node<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public Map.Entry<K, V> next() {
            return entries.next();
        }

        public void remove() {
            entries.remove();
        }
    }
}
