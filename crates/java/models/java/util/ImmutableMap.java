package java.util;

import espalier.Espalier;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The maps of `Map.of`: no nulls, no changes, and an order that no program can know. */
final class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    static final ImmutableMap<Object, Object> EMPTY = new ImmutableMap<Object, Object>(new Object[0]);

    private final Object[] keys;
    private final Object[] values;
    private Set<K> keySet;
    private Collection<V> valueView;

    /** Keys and values by turns. */
    ImmutableMap(Object[] items) {
        int size = items.length / 2;
        keys = new Object[size];
        values = new Object[size];
        for (int i = 0; i < size; i++) {
            Object key = Objects.requireNonNull(items[2 * i]);
            Object value = Objects.requireNonNull(items[2 * i + 1]);
            if ($index(key) >= 0) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
            keys[i] = key;
            values[i] = value;
        }
    }

    private int $index(Object key) {
        for (int i = 0; i < keys.length && keys[i] != null; i++) {
            if (keys.length == 1 ? key.equals(keys[i]) : ImmutableSet.$isSame(key, keys[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return keys.length;
    }

    public boolean containsKey(Object key) {
        return $index(Objects.requireNonNull(key)) >= 0;
    }

    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        for (int i = 0; i < values.length; i++) {
            if (value.equals(values[i])) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        int index = $index(Objects.requireNonNull(key));
        return index < 0 ? null : (V) values[index];
    }

    public V getOrDefault(Object key, V otherwise) {
        V found = get(key);
        return found == null ? otherwise : found;
    }

    @SuppressWarnings("unchecked")
    public Set<Map.Entry<K, V>> entrySet() {
        if (keys.length > 1) {
            Espalier.unsupported("the order of Map.of, which differs from run to run");
        }
        if (keys.length == 0) {
            return new AbstractSet<Map.Entry<K, V>>() {
                public int size() {
                    return 0;
                }

                public Iterator<Map.Entry<K, V>> iterator() {
                    return Set.<Map.Entry<K, V>>of().iterator();
                }
            };
        }
        return Set.of(new KeyValueHolder<K, V>((K) keys[0], (V) values[0]));
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

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> added) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V old, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }
}
