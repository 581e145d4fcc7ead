package java.util;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private final HashMap<E, Boolean> map;

    public HashSet() {
        map = new HashMap<E, Boolean>();
    }

    public HashSet(int capacity) {
        map = new HashMap<E, Boolean>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        map = new HashMap<E, Boolean>(capacity, loadFactor);
    }

    public HashSet(Collection<? extends E> initial) {
        map = new HashMap<E, Boolean>(Math.max((int) (initial.size() / 0.75f) + 1, 16));
        addAll(initial);
    }

    HashSet(HashMap<E, Boolean> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean contains(Object item) {
        return map.containsKey(item);
    }

    public boolean add(E item) {
        return map.put(item, Boolean.TRUE) == null;
    }

    public boolean remove(Object item) {
        return map.remove(item) != null;
    }

    public void clear() {
        map.clear();
    }

    public int $changes() {
        return map.$changes();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public Object clone() {
        return new HashSet<E>((HashMap<E, Boolean>) map.clone());
    }
}
