package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {}

    public abstract Set<Map.Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Map.Entry<K, V> $find(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (AbstractCollection.$equals(key, entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return $find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (AbstractCollection.$equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Map.Entry<K, V> entry = $find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<K, V> entry = entries.next();
            if (AbstractCollection.$equals(key, entry.getKey())) {
                V old = entry.getValue();
                entries.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> added) {
        for (Map.Entry<? extends K, ? extends V> entry : added.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new Keys<K, V>(this);
    }

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> map = (Map<?, ?>) other;
        if (map.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> entry : entrySet()) {
                K key = entry.getKey();
                V value = entry.getValue();
                if (value == null ? map.get(key) != null || !map.containsKey(key) : !value.equals(map.get(key))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException strange) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public String toString() {
        String text = "{";
        boolean first = true;
        for (Map.Entry<K, V> entry : entrySet()) {
            if (!first) {
                text = text + ", ";
            }
            first = false;
            K key = entry.getKey();
            V value = entry.getValue();
            text = text + (key == this ? "(this Map)" : String.valueOf(key)) + "=";
            text = text + (value == this ? "(this Map)" : String.valueOf(value));
        }
        return text + "}";
    }

    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        /** Not final: nodes of a `TreeMap` take over other entries. */
        K key;
        V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
            return AbstractCollection.$equals(key, entry.getKey()) && AbstractCollection.$equals(value, entry.getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public static class SimpleImmutableEntry<K, V> extends SimpleEntry<K, V> {
        public SimpleImmutableEntry(K key, V value) {
            super(key, value);
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }
    }

    static class Keys<K, V> extends AbstractSet<K> {
        private final AbstractMap<K, V> map;

        Keys(AbstractMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean $isSorted() {
            return map instanceof TreeMap && ((TreeMap<K, V>) map).comparator() == null;
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            if (!(map instanceof HashMap || map instanceof TreeMap || map instanceof EnumMap)) {
                return super.remove(key);
            }
            int before = map.size();
            map.remove(key);
            return map.size() != before;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(map.entrySet().iterator());
        }
    }

    static final class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    static class Values<K, V> extends AbstractCollection<V> {
        private final AbstractMap<K, V> map;

        Values(AbstractMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public boolean remove(Object value) {
            if (!(map instanceof TreeMap)) {
                return super.remove(value);
            }
            // The values are asked.
            Iterator<V> values = iterator();
            while (values.hasNext()) {
                if (AbstractCollection.$equals(values.next(), value)) {
                    values.remove();
                    return true;
                }
            }
            return false;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(map.entrySet().iterator());
        }
    }

    static final class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }
}
