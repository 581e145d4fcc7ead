package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

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
            if (AbstractCollection.$equals(wanted, item)) {
                n++;
            }
        }
        return n;
    }

    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        boolean asksFirst = a instanceof Set;
        if (!asksFirst && !(b instanceof Set)) {
            int n = a.size();
            int m = b.size();
            if (n == 0 || m == 0) {
                return true;
            }
            asksFirst = n > m;
        }
        Collection<?> asked = asksFirst ? a : b;
        for (Object item : asksFirst ? b : a) {
            if (asked.contains(item)) {
                return false;
            }
        }
        return true;
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

    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        static final List<Object> INSTANCE = new EmptyList<Object>();

        public int size() {
            return 0;
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        boolean $knowsEnds() {
            return true;
        }
    }

    private static final class EmptySet<E> extends AbstractSet<E> implements Serializable {
        static final Set<Object> INSTANCE = new EmptySet<Object>();

        public int size() {
            return 0;
        }

        public Iterator<E> iterator() {
            return Collections.<E>emptyList().iterator();
        }
    }

    private static final class EmptyMap<K, V> extends FixedMap<K, V> {
        static final Map<Object, Object> INSTANCE = new EmptyMap<Object, Object>();

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        public Set<K> keySet() {
            return emptySet();
        }

        public Collection<V> values() {
            return emptySet();
        }
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
        return new SingletonMap<K, V>(key, value);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<K, V>(Objects.requireNonNull(map));
    }

    public static <T> List<T> singletonList(T item) {
        return new SingletonList<T>(item);
    }

    public static <T> Set<T> singleton(T item) {
        return new SingletonSet<T>(item);
    }

    public static <T> List<T> nCopies(int n, T item) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new Copies<T>(n, item);
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

        public boolean containsValue(Object value) {
            return map.containsValue(value);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public V getOrDefault(Object key, V other) {
            return map.getOrDefault(key, other);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            map.forEach(action);
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

    private static final class UnmodifiableEntries<K, V> extends UnmodifiableSet<Map.Entry<K, V>> {
        UnmodifiableEntries(Set<Map.Entry<K, V>> entries) {
            super(entries);
        }

        @SuppressWarnings("unchecked")
        public boolean contains(Object item) {
            return item instanceof Map.Entry && items.contains(new UnmodifiableEntry<Object, Object>((Map.Entry<Object, Object>) item));
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<? extends Map.Entry<K, V>> entries = items.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                public boolean hasNext() {
                    return entries.hasNext();
                }

                public Map.Entry<K, V> next() {
                    return new UnmodifiableEntry<K, V>(entries.next());
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }
    }

    private static final class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<? extends K, ? extends V> entry;

        UnmodifiableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.entry = entry;
        }

        public K getKey() {
            return entry.getKey();
        }

        public V getValue() {
            return entry.getValue();
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> given = (Map.Entry<?, ?>) other;
            return AbstractCollection.$equals(getKey(), given.getKey()) && AbstractCollection.$equals(getValue(), given.getValue());
        }

        public int hashCode() {
            return entry.hashCode();
        }

        public String toString() {
            return entry.toString();
        }
    }

    /** Maps of no entry or one. */
    private abstract static class FixedMap<K, V> extends AbstractMap<K, V> implements Serializable {
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

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonMap<K, V> extends FixedMap<K, V> {
        private final K key;
        private final V value;

        SingletonMap(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public V getOrDefault(Object wanted, V other) {
            return AbstractCollection.$equals(wanted, key) ? value : other;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.<Map.Entry<K, V>>singleton(new AbstractMap.SimpleImmutableEntry<K, V>(key, value));
        }

        public Set<K> keySet() {
            return singleton(key);
        }

        public Collection<V> values() {
            return singleton(value);
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonIterator<E> implements Iterator<E> {
        private final E item;
        private boolean isDone;

        SingletonIterator(E item) {
            this.item = item;
        }

        public boolean hasNext() {
            return !isDone;
        }

        public E next() {
            if (isDone) {
                throw new NoSuchElementException();
            }
            isDone = true;
            return item;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonSet<E> extends AbstractSet<E> implements Serializable {
        private final E item;

        SingletonSet(E item) {
            this.item = item;
        }

        public int size() {
            return 1;
        }

        public Iterator<E> iterator() {
            return new SingletonIterator<E>(item);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private final E item;

        SingletonList(E item) {
            this.item = item;
        }

        public int size() {
            return 1;
        }

        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return item;
        }

        public Iterator<E> iterator() {
            return new SingletonIterator<E>(item);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> order) {}
    }

    /** The list of `nCopies`. */
    private static final class Copies<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private final int n;
        private final E item;

        Copies(int n, E item) {
            this.n = n;
            this.item = item;
        }

        public int size() {
            return n;
        }

        public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return item;
        }

        public boolean contains(Object wanted) {
            return n != 0 && AbstractCollection.$equals(wanted, item);
        }

        public int indexOf(Object wanted) {
            return contains(wanted) ? 0 : -1;
        }

        public int lastIndexOf(Object wanted) {
            return contains(wanted) ? n - 1 : -1;
        }

        public int hashCode() {
            int once = n == 0 ? 0 : Objects.hashCode(item);
            int hash = 1;
            for (int i = 0; i < n; i++) {
                hash = 31 * hash + once;
            }
            return hash;
        }

        List<E> $window(int from, int size) {
            return new Copies<E>(size, item);
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

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            return new UnmodifiableListIterator<E>(list.listIterator(index));
        }

        public List<E> subList(int from, int to) {
            return unmodifiableList(list.subList(from, to));
        }

        public boolean equals(Object other) {
            return other == this || list.equals(other);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public String toString() {
            return list.toString();
        }
    }

    private static final class UnmodifiableListIterator<E> implements ListIterator<E> {
        private final ListIterator<? extends E> items;

        UnmodifiableListIterator(ListIterator<? extends E> items) {
            this.items = items;
        }

        public boolean hasNext() {
            return items.hasNext();
        }

        public E next() {
            return items.next();
        }

        public boolean hasPrevious() {
            return items.hasPrevious();
        }

        public E previous() {
            return items.previous();
        }

        public int nextIndex() {
            return items.nextIndex();
        }

        public int previousIndex() {
            return items.previousIndex();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E item) {
            throw new UnsupportedOperationException();
        }

        public void add(E item) {
            throw new UnsupportedOperationException();
        }
    }
}
