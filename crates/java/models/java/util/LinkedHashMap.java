package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private boolean byAccess;

    public LinkedHashMap() {}

    public LinkedHashMap(int capacity) {
        super(capacity);
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean byAccess) {
        super(capacity, loadFactor);
        this.byAccess = byAccess;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> initial) {
        super(initial);
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    boolean $isLinked() {
        return true;
    }

    void $accessed(HashMap.Node<K, V> node) {
        if (byAccess) {
            $renew(node);
        }
    }

    void $inserted() {
        HashMap.Node<K, V> eldest = $eldest();
        if (eldest != null && removeEldestEntry(eldest)) {
            $delete(eldest);
        }
    }
}
