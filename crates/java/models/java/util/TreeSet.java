package java.util;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private final TreeMap<E, Boolean> map;

    public TreeSet() {
        map = new TreeMap<E, Boolean>();
    }

    public TreeSet(Comparator<? super E> order) {
        map = new TreeMap<E, Boolean>(order);
    }

    public TreeSet(Collection<? extends E> initial) {
        map = new TreeMap<E, Boolean>();
        addAll(initial);
    }

    public TreeSet(SortedSet<E> initial) {
        map = new TreeMap<E, Boolean>(initial.comparator());
        addAll(initial);
    }

    public int $changes() {
        return map.$changes();
    }

    public boolean addAll(Collection<? extends E> added) {
        if (map.size() == 0 && added.size() > 0 && added instanceof SortedSet
            && Objects.equals(((SortedSet<?>) added).comparator(), map.comparator())) {
            map.$build(added.size(), added.iterator(), Boolean.TRUE);
            return true;
        }
        return super.addAll(added);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public boolean $isSorted() {
        return comparator() == null;
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

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E item) {
        return map.lowerKey(item);
    }

    public E floor(E item) {
        return map.floorKey(item);
    }

    public E ceiling(E item) {
        return map.ceilingKey(item);
    }

    public E higher(E item) {
        return map.higherKey(item);
    }

    public E pollFirst() {
        Map.Entry<E, Boolean> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Boolean> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
    }
}
