package java.util;

import espalier.Espalier;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map without nulls. Its order is not that of a HashMap, so what depends on it is not known. */
public class Hashtable<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private final HashMap<K, V> map = new HashMap<K, V>();

    public Hashtable() {}

    public Hashtable(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean containsKey(Object key) {
        return map.containsKey(Objects.requireNonNull(key));
    }

    public boolean containsValue(Object value) {
        return map.containsValue(Objects.requireNonNull(value));
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public V get(Object key) {
        return map.get(Objects.requireNonNull(key));
    }

    public V put(K key, V value) {
        Objects.requireNonNull(value);
        return map.put(Objects.requireNonNull(key), value);
    }

    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        return map.putIfAbsent(Objects.requireNonNull(key), value);
    }

    public V remove(Object key) {
        return map.remove(Objects.requireNonNull(key));
    }

    public void putAll(Map<? extends K, ? extends V> added) {
        for (Map.Entry<? extends K, ? extends V> entry : added.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        map.clear();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        return map.computeIfAbsent(Objects.requireNonNull(key), function);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        return map.computeIfPresent(Objects.requireNonNull(key), function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        return map.compute(Objects.requireNonNull(key), function);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(key);
        if (value == null) {
            Espalier.unsupported("Hashtable.merge with null");
        }
        return map.merge(key, value, function);
    }

    public Set<K> keySet() {
        Espalier.unsupported("the order of a Hashtable");
        return null;
    }

    public Collection<V> values() {
        Espalier.unsupported("the order of a Hashtable");
        return null;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Espalier.unsupported("the order of a Hashtable");
        return null;
    }

    public boolean equals(Object other) {
        Espalier.unsupported("Hashtable.equals");
        return false;
    }

    public int hashCode() {
        Espalier.unsupported("Hashtable.hashCode");
        return 0;
    }

    public String toString() {
        if (size() > 1) {
            Espalier.unsupported("the order of a Hashtable");
        }
        return map.toString();
    }
}
