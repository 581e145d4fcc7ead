package java.util;

import espalier.Espalier;

/** One place per constant. The class literal of the constructor arrives as the constants of the class. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    private final Enum<?>[] universe;
    private final boolean[] has;
    private final Object[] values;
    private int size;
    private Set<K> keySet;
    private Collection<V> valueView;
    private Set<Map.Entry<K, V>> entrySet;

    public EnumMap(K[] universe) {
        this.universe = universe;
        has = new boolean[universe.length];
        values = new Object[universe.length];
    }

    public EnumMap(Class<K> type) {
        Espalier.unsupported("EnumMap of a class that is not named");
        universe = null;
        has = null;
        values = null;
    }

    public EnumMap(EnumMap<K, ? extends V> other) {
        universe = other.universe;
        has = other.has.clone();
        values = other.values.clone();
        size = other.size;
    }

    public int size() {
        return size;
    }

    /** The position of a constant of this enum, or -1. */
    private int $index(Object key) {
        if (!(key instanceof Enum)) {
            return -1;
        }
        int ordinal = ((Enum<?>) key).ordinal();
        return ordinal < universe.length && universe[ordinal] == key ? ordinal : -1;
    }

    public boolean containsKey(Object key) {
        int index = $index(key);
        return index >= 0 && has[index];
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        int index = $index(key);
        return index < 0 ? null : (V) values[index];
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        int index = $index(Objects.requireNonNull(key));
        if (index < 0) {
            Espalier.unsupported("a key of another class in an EnumMap");
        }
        V old = (V) values[index];
        if (!has[index]) {
            has[index] = true;
            size++;
        }
        values[index] = value;
        return old;
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        int index = $index(key);
        if (index < 0 || !has[index]) {
            return null;
        }
        V old = (V) values[index];
        has[index] = false;
        values[index] = null;
        size--;
        return old;
    }

    public void clear() {
        for (int i = 0; i < has.length; i++) {
            has[i] = false;
            values[i] = null;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entrySet == null) {
            entrySet = new Entries<K, V>(this);
        }
        return entrySet;
    }

    public Set<K> keySet() {
        if (keySet == null) {
            keySet = super.keySet();
        }
        return keySet;
    }

    public Collection<V> values() {
        if (valueView == null) {
            valueView = super.values();
        }
        return valueView;
    }

    private static final class Entries<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;

        Entries(EnumMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<K, V>(map);
        }
    }

    /** Sees changes behind it, and no others. */
    private static final class Cursor<K extends Enum<K>, V> implements Iterator<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;
        private int next;
        private int last = -1;

        Cursor(EnumMap<K, V> map) {
            this.map = map;
        }

        public boolean hasNext() {
            while (next < map.has.length && !map.has[next]) {
                next++;
            }
            return next < map.has.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return new Place<K, V>(map, last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            map.remove(map.universe[last]);
            last = -1;
        }
    }

    /** An entry that is the place itself. */
    private static final class Place<K extends Enum<K>, V> implements Map.Entry<K, V> {
        private final EnumMap<K, V> map;
        private final int index;

        Place(EnumMap<K, V> map, int index) {
            this.map = map;
            this.index = index;
        }

        private void $check() {
            if (!map.has[index]) {
                Espalier.unsupported("an entry that is no longer in its EnumMap");
            }
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            $check();
            return (K) map.universe[index];
        }

        @SuppressWarnings("unchecked")
        public V getValue() {
            $check();
            return (V) map.values[index];
        }

        @SuppressWarnings("unchecked")
        public V setValue(V value) {
            $check();
            V old = (V) map.values[index];
            map.values[index] = value;
            return old;
        }

        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
            return getKey() == entry.getKey() && Objects.equals(getValue(), entry.getValue());
        }

        public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(getValue());
        }

        public String toString() {
            return getKey() + "=" + getValue();
        }
    }
}
