package java.util;

import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

public class Collections {
    private Collections() {}

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> order) {
        list.sort(order);
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        List<Object> items = (List<Object>) list;
        int last = items.size() - 1;
        for (int i = 0; i < last - i; i++) {
            swap(items, i, last - i);
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> items = (List<Object>) list;
        items.set(i, items.set(j, items.get(i)));
    }

    public static <T> void fill(List<? super T> list, T item) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, item);
        }
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        List<Object> items = (List<Object>) list;
        int n = items.size();
        if (n == 0 || distance % n == 0) {
            return;
        }
        int shift = Math.floorMod(distance, n);
        Object[] old = items.toArray();
        for (int i = 0; i < n; i++) {
            items.set((i + shift) % n, old[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return $search((List<Object>) list, key, new Natural());
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> order) {
        return $search((List<Object>) list, key, order == null ? new Natural() : (Comparator<Object>) order);
    }

    private static int $search(List<Object> list, Object key, Comparator<Object> order) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = order.compare(list.get(middle), key);
            if (result == 0) {
                return middle;
            }
            if (result < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> items) {
        Iterator<? extends T> rest = items.iterator();
        T best = rest.next();
        while (rest.hasNext()) {
            T item = rest.next();
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> items) {
        Iterator<? extends T> rest = items.iterator();
        T best = rest.next();
        while (rest.hasNext()) {
            T item = rest.next();
            if (item.compareTo(best) < 0) {
                best = item;
            }
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    public static <T> T max(Collection<? extends T> items, Comparator<? super T> order) {
        Comparator<Object> by = order == null ? new Natural() : (Comparator<Object>) order;
        Iterator<? extends T> rest = items.iterator();
        T best = rest.next();
        while (rest.hasNext()) {
            T item = rest.next();
            if (by.compare(item, best) > 0) {
                best = item;
            }
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    public static <T> T min(Collection<? extends T> items, Comparator<? super T> order) {
        Comparator<Object> by = order == null ? new Natural() : (Comparator<Object>) order;
        Iterator<? extends T> rest = items.iterator();
        T best = rest.next();
        while (rest.hasNext()) {
            T item = rest.next();
            if (by.compare(item, best) < 0) {
                best = item;
            }
        }
        return best;
    }

    public static int frequency(Collection<?> items, Object wanted) {
        int n = 0;
        for (Object item : items) {
            if (Objects.equals(wanted, item)) {
                n++;
            }
        }
        return n;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> target, T... items) {
        boolean changed = false;
        for (T item : items) {
            changed |= target.add(item);
        }
        return changed;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) Shared.REVERSED;
    }

    @SuppressWarnings("unchecked")
    static <T> Comparator<T> $naturalOrder() {
        return (Comparator<T>) Shared.NATURAL;
    }

    /** Objects that there are once. */
    private static final class Shared {
        static final Comparator<Object> NATURAL = new Natural();
        static final Comparator<Object> REVERSED = new Reversed(NATURAL);
    }

    private static final class EmptyList {
        static final List<Object> INSTANCE = new FixedList<Object>(new ArrayList<Object>());
    }

    private static final class EmptySet {
        static final Set<Object> INSTANCE = new FixedSet<Object>(new HashSet<Object>());
    }

    private static final class EmptyMap {
        static final Map<Object, Object> INSTANCE = new FixedMap<Object, Object>(new HashMap<Object, Object>());
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> order) {
        if (order == null) {
            return reverseOrder();
        }
        return (Comparator<T>) new Reversed((Comparator<Object>) order);
    }

    private static final class Natural implements Comparator<Object>, Serializable {
        @SuppressWarnings("unchecked")
        public int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }
    }

    private static final class Reversed implements Comparator<Object>, Serializable {
        private final Comparator<Object> order;

        Reversed(Comparator<Object> order) {
            this.order = order;
        }

        public int compare(Object a, Object b) {
            return order.compare(b, a);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> emptyList() {
        return (List<T>) (Object) EmptyList.INSTANCE;
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> emptySet() {
        return (Set<T>) (Object) EmptySet.INSTANCE;
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) (Object) EmptyMap.INSTANCE;
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        HashMap<K, V> map = new HashMap<K, V>();
        map.put(key, value);
        return new FixedMap<K, V>(map);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<K, V>(Objects.requireNonNull(map));
    }

    public static <T> List<T> singletonList(T item) {
        ArrayList<T> list = new ArrayList<T>();
        list.add(item);
        return new FixedList<T>(list);
    }

    public static <T> Set<T> singleton(T item) {
        HashSet<T> set = new HashSet<T>();
        set.add(item);
        return new FixedSet<T>(set);
    }

    public static <T> List<T> nCopies(int n, T item) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        ArrayList<T> list = new ArrayList<T>();
        for (int i = 0; i < n; i++) {
            list.add(item);
        }
        return new FixedList<T>(list);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        Objects.requireNonNull(list);
        return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<T>(list) : new UnmodifiableList<T>(list);
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> items) {
        return new Unmodifiable<T>(Objects.requireNonNull(items));
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new UnmodifiableSet<T>(Objects.requireNonNull(set));
    }

    private static class UnmodifiableIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> items;

        UnmodifiableIterator(Iterator<? extends E> items) {
            this.items = items;
        }

        public boolean hasNext() {
            return items.hasNext();
        }

        public E next() {
            return items.next();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static class Unmodifiable<E> extends AbstractCollection<E> implements Serializable {
        final Collection<? extends E> items;

        Unmodifiable(Collection<? extends E> items) {
            this.items = items;
        }

        public int size() {
            return items.size();
        }

        public boolean contains(Object item) {
            return items.contains(item);
        }

        public Iterator<E> iterator() {
            return new UnmodifiableIterator<E>(items.iterator());
        }

        public boolean add(E item) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object item) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> added) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> unwanted) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> wanted) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return items.toString();
        }
    }

    private static class UnmodifiableMap<K, V> extends AbstractMap<K, V> implements Serializable {
        final Map<K, V> map;

        @SuppressWarnings("unchecked")
        UnmodifiableMap(Map<? extends K, ? extends V> map) {
            this.map = (Map<K, V>) map;
        }

        public int size() {
            return map.size();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new UnmodifiableEntries<K, V>(map.entrySet());
        }

        public Set<K> keySet() {
            return unmodifiableSet(map.keySet());
        }

        public Collection<V> values() {
            return unmodifiableCollection(map.values());
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> added) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
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

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V old, V value) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object other) {
            return other == this || map.equals(other);
        }

        public int hashCode() {
            return map.hashCode();
        }

        public String toString() {
            return map.toString();
        }
    }

    private static final class UnmodifiableEntries<K, V> extends AbstractSet<Map.Entry<K, V>> implements Serializable {
        private final Set<Map.Entry<K, V>> entries;

        UnmodifiableEntries(Set<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public int size() {
            return entries.size();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object item) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> unwanted) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> wanted) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
            throw new UnsupportedOperationException();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> items = entries.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                public boolean hasNext() {
                    return items.hasNext();
                }

                public Map.Entry<K, V> next() {
                    Map.Entry<K, V> entry = items.next();
                    return new UnmodifiableEntry<K, V>(entry.getKey(), entry.getValue());
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }
    }
    private static final class UnmodifiableEntry<K, V> extends AbstractMap.SimpleImmutableEntry<K, V> {
        UnmodifiableEntry(K key, V value) {
            super(key, value);
        }
    }

    /** Maps of no entry or one. */
    private static final class FixedMap<K, V> extends UnmodifiableMap<K, V> {
        FixedMap(Map<K, V> map) {
            super(map);
        }

        public Set<Map.Entry<K, V>> entrySet() {
            HashSet<Map.Entry<K, V>> entries = new HashSet<Map.Entry<K, V>>();
            for (Map.Entry<K, V> entry : map.entrySet()) {
                entries.add(new AbstractMap.SimpleImmutableEntry<K, V>(entry.getKey(), entry.getValue()));
            }
            return new FixedSet<Map.Entry<K, V>>(entries);
        }

        public Set<K> keySet() {
            return new FixedSet<K>(map.keySet());
        }

        public Collection<V> values() {
            return new FixedSet<V>(new HashSet<V>(map.values()));
        }
    }

    /** Sets of no element or one. */
    private static final class FixedSet<E> extends UnmodifiableSet<E> {
        FixedSet(Set<? extends E> items) {
            super(items);
        }
    }

    /** Lists of no element, of one, or of equal ones. */
    private static final class FixedList<E> extends UnmodifiableRandomAccessList<E> {
        FixedList(List<? extends E> list) {
            super(list);
        }
    }

    private static class UnmodifiableSet<E> extends Unmodifiable<E> implements Set<E> {
        UnmodifiableSet(Set<? extends E> items) {
            super(items);
        }

        public boolean equals(Object other) {
            return other == this || items.equals(other);
        }

        public int hashCode() {
            return items.hashCode();
        }
    }

    private static class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        UnmodifiableRandomAccessList(List<? extends E> list) {
            super(list);
        }
    }

    private static class UnmodifiableList<E> extends ReadOnlyList<E> implements Serializable {
        private final List<? extends E> list;

        UnmodifiableList(List<? extends E> list) {
            this.list = list;
        }

        public int size() {
            return list.size();
        }

        public E get(int index) {
            return list.get(index);
        }

        public boolean contains(Object item) {
            return list.contains(item);
        }

        public int indexOf(Object item) {
            return list.indexOf(item);
        }

        public int lastIndexOf(Object item) {
            return list.lastIndexOf(item);
        }

        public Iterator<E> iterator() {
            return new UnmodifiableIterator<E>(list.iterator());
        }
    }
}
