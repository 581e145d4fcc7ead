package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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

    private static final class EmptyList {
        static final List<Object> INSTANCE = new FixedList<Object>(0, null, false);
    }

    private static final class EmptySet {
        static final Set<Object> INSTANCE = new FixedSet<Object>(0, null);
    }

    private static final class EmptyMap {
        static final Map<Object, Object> INSTANCE = new FixedMap<Object, Object>(0, null, null);
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
        return new FixedMap<K, V>(1, key, value);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<K, V>(Objects.requireNonNull(map));
    }

    public static <T> List<T> singletonList(T item) {
        return new FixedList<T>(1, item, false);
    }

    public static <T> Set<T> singleton(T item) {
        return new FixedSet<T>(1, item);
    }

    public static <T> List<T> nCopies(int n, T item) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new FixedList<T>(n, item, true);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> items) {
        Iterator<T> remaining = items.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return remaining.hasNext();
            }

            public T nextElement() {
                return remaining.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> items) {
        ArrayList<T> list = new ArrayList<T>();
        while (items.hasMoreElements()) {
            list.add(items.nextElement());
        }
        return list;
    }

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        int size = source.size();
        if (size > target.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (size < 10 || source instanceof RandomAccess && target instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                target.set(i, source.get(i));
            }
            return;
        }
        ListIterator<? super T> to = target.listIterator();
        ListIterator<? extends T> from = source.listIterator();
        for (int i = 0; i < size; i++) {
            to.next();
            to.set(from.next());
        }
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

        public void forEachRemaining(Consumer<? super E> action) {
            items.forEachRemaining(action);
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

        public boolean isEmpty() {
            return items.isEmpty();
        }

        public boolean contains(Object item) {
            return items.contains(item);
        }

        public boolean containsAll(Collection<?> wanted) {
            return items.containsAll(wanted);
        }

        public void forEach(Consumer<? super E> action) {
            items.forEach(action);
        }

        @SuppressWarnings("unchecked")
        public Stream<E> stream() {
            return (Stream<E>) (Object) items.stream();
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
        private final Map<K, V> map;
        private Set<K> keys;
        private Collection<V> values;
        private Set<Map.Entry<K, V>> entries;

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

        public V getOrDefault(Object key, V otherwise) {
            return map.getOrDefault(key, otherwise);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            map.forEach(action);
        }

        public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) {
                entries = new UnmodifiableEntries<K, V>(map.entrySet());
            }
            return entries;
        }

        public Set<K> keySet() {
            if (keys == null) {
                keys = unmodifiableSet(map.keySet());
            }
            return keys;
        }

        public Collection<V> values() {
            if (values == null) {
                values = unmodifiableCollection(map.values());
            }
            return values;
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
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

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            items.forEach(entry -> action.accept(new UnmodifiableEntry<K, V>(entry)));
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
    private static final class FixedMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private final int size;
        private final K key;
        private final V value;
        private Set<K> keys;
        private Collection<V> values;
        private Set<Map.Entry<K, V>> entries;

        FixedMap(int size, K key, V value) {
            this.size = size;
            this.key = key;
            this.value = value;
        }

        public int size() {
            return size;
        }

        private boolean $isKey(Object other) {
            return size > 0 && AbstractCollection.$equals(other, key);
        }

        public boolean containsKey(Object other) {
            return $isKey(other);
        }

        public boolean containsValue(Object other) {
            return size > 0 && AbstractCollection.$equals(other, value);
        }

        public V get(Object other) {
            return $isKey(other) ? value : null;
        }

        public V getOrDefault(Object other, V otherwise) {
            return $isKey(other) ? value : otherwise;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) {
                entries = size == 0 ? emptySet() : singleton(new AbstractMap.SimpleImmutableEntry<K, V>(key, value));
            }
            return entries;
        }

        public Set<K> keySet() {
            if (keys == null) {
                keys = size == 0 ? emptySet() : singleton(key);
            }
            return keys;
        }

        public Collection<V> values() {
            if (values == null) {
                values = size == 0 ? emptySet() : singleton(value);
            }
            return values;
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            if (size == 0) {
                Objects.requireNonNull(action);
            } else {
                action.accept(key, value);
            }
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            if (size > 0) {
                throw new UnsupportedOperationException();
            }
            Objects.requireNonNull(function);
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

    /** Gives an item none or one times. */
    private static final class FixedIterator<E> implements Iterator<E> {
        private int left;
        private final E item;
        private final boolean isEmpty;

        FixedIterator(int left, E item) {
            this.left = left;
            this.item = item;
            isEmpty = left == 0;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public E next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            left--;
            return item;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (left > 0) {
                action.accept(item);
                left = 0;
            }
        }

        public void remove() {
            if (isEmpty) {
                throw new IllegalStateException();
            }
            throw new UnsupportedOperationException();
        }
    }

    /** Sets of no element or one. */
    private static final class FixedSet<E> extends AbstractSet<E> implements Serializable {
        private final int size;
        private final E item;

        FixedSet(int size, E item) {
            this.size = size;
            this.item = item;
        }

        public int size() {
            return size;
        }

        public boolean contains(Object other) {
            return size > 0 && AbstractCollection.$equals(other, item);
        }

        public Iterator<E> iterator() {
            return new FixedIterator<E>(size, item);
        }

        public void forEach(Consumer<? super E> action) {
            if (size == 0) {
                Objects.requireNonNull(action);
            } else {
                action.accept(item);
            }
        }

        public boolean removeIf(Predicate<? super E> filter) {
            if (size > 0) {
                throw new UnsupportedOperationException();
            }
            Objects.requireNonNull(filter);
            return false;
        }
    }

    /** Lists of no element, of one, or of equal ones. */
    private static final class FixedList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private final int size;
        private final E item;
        /** Lists of copies have nothing of their own but what they need. */
        private final boolean isCopies;

        FixedList(int size, E item, boolean isCopies) {
            this.size = size;
            this.item = item;
            this.isCopies = isCopies;
        }

        public int size() {
            return size;
        }

        public E get(int index) {
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException("Index: " + index + (size > 0 || isCopies ? ", Size: " + size : ""));
            }
            return item;
        }

        E $item(int index) {
            if (size == 0 && !isCopies) {
                throw new NoSuchElementException();
            }
            return super.$item(index);
        }

        public boolean contains(Object other) {
            return size > 0 && AbstractCollection.$equals(other, item);
        }

        public int indexOf(Object other) {
            return isCopies ? (contains(other) ? 0 : -1) : super.indexOf(other);
        }

        public int lastIndexOf(Object other) {
            return isCopies ? (contains(other) ? size - 1 : -1) : super.lastIndexOf(other);
        }

        public int hashCode() {
            int once = size == 0 ? 0 : Objects.hashCode(item);
            int hash = 1;
            for (int i = 0; i < size; i++) {
                hash = 31 * hash + once;
            }
            return hash;
        }

        public Iterator<E> iterator() {
            return isCopies ? super.iterator() : new FixedIterator<E>(size, item);
        }

        public List<E> subList(int from, int to) {
            if (!isCopies) {
                return super.subList(from, to);
            }
            ImmutableList.$checkRange(from, to, size);
            return new FixedList<E>(to - from, item, true);
        }

        public void forEach(Consumer<? super E> action) {
            if (isCopies) {
                super.forEach(action);
            } else if (size == 0) {
                Objects.requireNonNull(action);
            } else {
                action.accept(item);
            }
        }

        public boolean removeIf(Predicate<? super E> filter) {
            if (isCopies) {
                return super.removeIf(filter);
            }
            if (size > 0) {
                throw new UnsupportedOperationException();
            }
            Objects.requireNonNull(filter);
            return false;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            if (isCopies) {
                super.replaceAll(operator);
            } else if (size > 0) {
                throw new UnsupportedOperationException();
            } else {
                Objects.requireNonNull(operator);
            }
        }

        public void sort(Comparator<? super E> order) {
            if (isCopies) {
                super.sort(order);
            }
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
            return new Reader<E>(list.listIterator());
        }

        public ListIterator<E> listIterator(int index) {
            return new Reader<E>(list.listIterator(index));
        }

        public List<E> subList(int from, int to) {
            return unmodifiableList(list.subList(from, to));
        }

        public void forEach(Consumer<? super E> action) {
            list.forEach(action);
        }

        @SuppressWarnings("unchecked")
        public Stream<E> stream() {
            return (Stream<E>) (Object) list.stream();
        }

        public boolean isEmpty() {
            return list.isEmpty();
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
}
