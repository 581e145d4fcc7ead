package java.util;

/** The entries of `Map.entry` and `Map.of`. */
final class KeyValueHolder<K, V> extends AbstractMap.SimpleImmutableEntry<K, V> {
    KeyValueHolder(K key, V value) {
        super(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }
}
