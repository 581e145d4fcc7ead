package java.util;

import espalier.Espalier;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** Iterates in the order of the JDK: same spreading of hash codes, same table sizes, same order inside a bucket. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private Node<K, V>[] table;
    private int size;
    /** Size above which the table doubles; while there is no table, the size of the first one (0: the default). */
    private int threshold;
    private float loadFactor = 0.75f;
    private int changes;
    private Node<K, V> eldest;
    private Node<K, V> youngest;
    private Set<K> keys;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;

    /** Chained in its bucket, and in the order of insertion. */
    static final class Node<K, V> extends AbstractMap.SimpleEntry<K, V> {
        final int hash;
        Node<K, V> next;
        Node<K, V> older;
        Node<K, V> younger;

        Node(int hash, K key, V value) {
            super(key, value);
            this.hash = hash;
        }

        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
            return Objects.equals(getKey(), entry.getKey()) && Objects.equals(getValue(), entry.getValue());
        }
    }

    public HashMap() {}

    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = $tableSize(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> initial) {
        $reserve(initial.size());
        super.putAll(initial);
    }

    private static int $tableSize(int capacity) {
        int size = 1;
        while (size < capacity) {
            size = size * 2;
        }
        return size;
    }

    private void $reserve(int n) {
        if (n == 0) {
            return;
        }
        if (table == null) {
            int wanted = (int) (n / loadFactor + 1.0f);
            if (wanted > threshold) {
                threshold = $tableSize(wanted);
            }
        } else {
            while (n > threshold) {
                $resize();
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> added) {
        $reserve(added.size());
        super.putAll(added);
    }

    private static int $hash(Object key) {
        if (key == null) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ hash >>> 16;
    }

    @SuppressWarnings("unchecked")
    private void $resize() {
        int length = table == null ? (threshold == 0 ? 16 : threshold) : 2 * table.length;
        Node<K, V>[] old = table;
        table = (Node<K, V>[]) new Node[length];
        threshold = old != null && old.length >= 16 ? 2 * threshold : (int) (length * loadFactor);
        if (old == null) {
            return;
        }
        for (int i = 0; i < old.length; i++) {
            Node<K, V> node = old[i];
            old[i] = null;
            while (node != null) {
                Node<K, V> next = node.next;
                node.next = null;
                $append(node);
                node = next;
            }
        }
    }

    /** Puts a node at the end of its bucket. */
    private void $append(Node<K, V> node) {
        int slot = node.hash & table.length - 1;
        if (table[slot] == null) {
            table[slot] = node;
            return;
        }
        Node<K, V> last = table[slot];
        int n = 1;
        while (last.next != null) {
            last = last.next;
            n++;
        }
        if (n >= 8) {
            // The JDK turns such buckets into trees, which changes the order.
            Espalier.unsupported("hash bucket with more than 8 entries");
        }
        last.next = node;
    }

    Node<K, V> $node(Object key) {
        return table == null ? null : $node($hash(key), key);
    }

    /** With the hash code of the key, which is asked for once. */
    private Node<K, V> $node(int hash, Object key) {
        if (table == null) {
            return null;
        }
        Node<K, V> node = table[hash & table.length - 1];
        while (node != null) {
            if (node.hash == hash && (node.getKey() == key || key != null && key.equals(node.getKey()))) {
                return node;
            }
            node = node.next;
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return $node(key) != null;
    }

    public V get(Object key) {
        Node<K, V> node = $node(key);
        if (node == null) {
            return null;
        }
        $accessed(node);
        return node.getValue();
    }

    public V getOrDefault(Object key, V other) {
        Node<K, V> node = $node(key);
        if (node == null) {
            return other;
        }
        $accessed(node);
        return node.getValue();
    }

    public V put(K key, V value) {
        int hash = $hash(key);
        Node<K, V> node = $node(hash, key);
        if (node != null) {
            V old = node.setValue(value);
            $accessed(node);
            return old;
        }
        $insert(hash, key, value);
        return null;
    }

    private void $insert(int hash, K key, V value) {
        if (table == null) {
            $resize();
        }
        Node<K, V> node = new Node<K, V>(hash, key, value);
        $append(node);
        $linkLast(node);
        changes++;
        size++;
        if (size > threshold) {
            $resize();
        }
        $inserted();
    }

    /** The computing methods grow the table before they look, and put new entries at the head of the bucket. */
    private void $prepare() {
        if (table == null || size > threshold) {
            $resize();
        }
    }

    private void $insertFirst(int hash, K key, V value) {
        Node<K, V> node = new Node<K, V>(hash, key, value);
        int slot = node.hash & table.length - 1;
        int n = 0;
        for (Node<K, V> other = table[slot]; other != null; other = other.next) {
            n++;
        }
        if (n >= 7) {
            Espalier.unsupported("hash bucket with more than 7 entries");
        }
        node.next = table[slot];
        table[slot] = node;
        $linkLast(node);
        changes++;
        size++;
        $inserted();
    }

    private void $linkLast(Node<K, V> node) {
        node.older = youngest;
        node.younger = null;
        if (youngest == null) {
            eldest = node;
        } else {
            youngest.younger = node;
        }
        youngest = node;
    }

    private void $unlink(Node<K, V> node) {
        if (node.older == null) {
            eldest = node.younger;
        } else {
            node.older.younger = node.younger;
        }
        if (node.younger == null) {
            youngest = node.older;
        } else {
            node.younger.older = node.older;
        }
        node.older = null;
        node.younger = null;
    }

    /** Makes the node the youngest. */
    void $renew(Node<K, V> node) {
        if (youngest != node) {
            $unlink(node);
            $linkLast(node);
            changes++;
        }
    }

    Node<K, V> $eldest() {
        return eldest;
    }

    /** For subclasses that order by access. */
    void $accessed(Node<K, V> node) {}

    /** For subclasses that remove their eldest entry. */
    void $inserted() {}

    boolean $isLinked() {
        return false;
    }

    public V remove(Object key) {
        Node<K, V> node = $node($hash(key), key);
        if (node == null) {
            return null;
        }
        $delete(node);
        return node.getValue();
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> node = $node($hash(key), key);
        if (node == null || !Objects.equals(value, node.getValue())) {
            return false;
        }
        $delete(node);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> node = $node(key);
        if (node == null) {
            return null;
        }
        V old = node.setValue(value);
        $accessed(node);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> node = $node(key);
        if (node == null || !Objects.equals(node.getValue(), old)) {
            return false;
        }
        node.setValue(value);
        $accessed(node);
        return true;
    }

    public boolean containsValue(Object value) {
        Cursor<K, V> entries = new Cursor<K, V>(this);
        while (entries.hasNext()) {
            if (Objects.equals(value, entries.next().getValue())) {
                return true;
            }
        }
        return false;
    }

    void $delete(Node<K, V> node) {
        int slot = node.hash & table.length - 1;
        if (table[slot] == node) {
            table[slot] = node.next;
        } else {
            Node<K, V> before = table[slot];
            while (before.next != node) {
                before = before.next;
            }
            before.next = node.next;
        }
        $unlink(node);
        changes++;
        size--;
    }

    public void clear() {
        changes++;
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        eldest = null;
        youngest = null;
        size = 0;
    }

    public V putIfAbsent(K key, V value) {
        int hash = $hash(key);
        Node<K, V> node = $node(hash, key);
        if (node == null) {
            $insert(hash, key, value);
            return null;
        }
        V old = node.getValue();
        if (old == null) {
            node.setValue(value);
        }
        $accessed(node);
        return old;
    }

    private void $checkUnchanged(int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int hash = $hash(key);
        $prepare();
        Node<K, V> node = $node(hash, key);
        if (node != null && node.getValue() != null) {
            $accessed(node);
            return node.getValue();
        }
        int expected = changes;
        V value = function.apply(key);
        $checkUnchanged(expected);
        if (value != null) {
            $store(node, hash, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = $node(key);
        if (node == null || node.getValue() == null) {
            return null;
        }
        int expected = changes;
        V value = function.apply(key, node.getValue());
        $checkUnchanged(expected);
        $store(node, value == null ? $hash(key) : node.hash, key, value);
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int hash = $hash(key);
        $prepare();
        Node<K, V> node = $node(hash, key);
        int expected = changes;
        V value = function.apply(key, node == null ? null : node.getValue());
        $checkUnchanged(expected);
        $store(node, hash, key, value);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        int hash = $hash(key);
        $prepare();
        Node<K, V> node = $node(hash, key);
        V merged = value;
        if (node != null && node.getValue() != null) {
            int expected = changes;
            merged = function.apply(node.getValue(), value);
            $checkUnchanged(expected);
        }
        $store(node, hash, key, merged);
        return merged;
    }

    private void $store(Node<K, V> node, int hash, K key, V value) {
        if (node == null) {
            if (value != null) {
                $insertFirst(hash, key, value);
            }
        } else if (value == null) {
            // The JDK looks for the key once more.
            Node<K, V> found = $node(hash, key);
            if (found != null) {
                $delete(found);
            }
        } else {
            node.setValue(value);
            $accessed(node);
        }
    }

    int $changes() {
        return changes;
    }

    /** Gives all nodes to the action, which may change the map: that is only noticed at the end. */
    private void $walk(Consumer<Node<K, V>> action) {
        if (size == 0) {
            return;
        }
        int expected = changes;
        if ($isLinked()) {
            for (Node<K, V> node = eldest; node != null; node = node.younger) {
                action.accept(node);
            }
        } else {
            Node<K, V>[] all = table;
            for (int i = 0; i < all.length; i++) {
                for (Node<K, V> node = all[i]; node != null; node = node.next) {
                    action.accept(node);
                }
            }
        }
        $checkUnchanged(expected);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        $walk(node -> action.accept(node.key, node.value));
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        $walk(node -> node.value = function.apply(node.key, node.value));
    }

    public Set<K> keySet() {
        if (keys == null) {
            keys = new HashedKeys<K, V>(this);
        }
        return keys;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new HashedValues<K, V>(this);
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries == null) {
            entries = new Entries<K, V>(this);
        }
        return entries;
    }

    public Object clone() {
        if ($isLinked()) {
            Espalier.unsupported("LinkedHashMap.clone");
        }
        HashMap<K, V> copy = new HashMap<K, V>();
        copy.loadFactor = loadFactor;
        copy.putAll(this);
        return copy;
    }

    private static final class HashedKeys<K, V> extends AbstractMap.Keys<K, V> {
        private final HashMap<K, V> map;

        HashedKeys(HashMap<K, V> map) {
            super(map);
            this.map = map;
        }

        public int $changes() {
            return map.changes;
        }

        public boolean remove(Object key) {
            Node<K, V> node = map.$node(key);
            if (node == null) {
                return false;
            }
            map.$delete(node);
            return true;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            map.$walk(node -> action.accept(node.key));
        }
    }

    private static final class HashedValues<K, V> extends AbstractMap.Values<K, V> {
        private final HashMap<K, V> map;

        HashedValues(HashMap<K, V> map) {
            super(map);
            this.map = map;
        }

        public int $changes() {
            return map.changes;
        }

        public void forEach(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            map.$walk(node -> action.accept(node.value));
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public int $changes() {
            return map.changes;
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            map.$walk(node -> action.accept(node));
        }

        public boolean contains(Object item) {
            if (!(item instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> node = map.$node(((Map.Entry<?, ?>) item).getKey());
            return node != null && node.equals(item);
        }

        public boolean remove(Object item) {
            if (!(item instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) item;
            return map.remove(entry.getKey(), entry.getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<K, V>(map);
        }
    }

    private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
        private final HashMap<K, V> map;
        private Node<K, V> next;
        private Node<K, V> returned;
        private int slot;
        private int expected;

        Cursor(HashMap<K, V> map) {
            this.map = map;
            this.expected = map.changes;
            if (map.$isLinked()) {
                next = map.eldest;
            } else if (map.size > 0) {
                advance();
            }
        }

        private void advance() {
            Node<K, V>[] table = map.table;
            while (next == null && table != null && slot < table.length) {
                next = table[slot];
                slot++;
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            map.$checkUnchanged(expected);
            if (next == null) {
                throw new NoSuchElementException();
            }
            returned = next;
            if (map.$isLinked()) {
                next = returned.younger;
            } else {
                next = returned.next;
                advance();
            }
            return returned;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            map.$checkUnchanged(expected);
            map.$delete(returned);
            returned = null;
            expected = map.changes;
        }
    }
}
