package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends Collection<E> {
    E get(int index);

    E set(int index, E item);

    void add(int index, E item);

    boolean add(E item);

    E remove(int index);

    boolean remove(Object item);

    int indexOf(Object item);

    int lastIndexOf(Object item);

    boolean addAll(int index, Collection<? extends E> items);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> order) {
        Object[] sorted = toArray();
        Arrays.sort(sorted, (Comparator<Object>) order);
        ListIterator<E> items = listIterator();
        for (int i = 0; i < sorted.length; i++) {
            items.next();
            items.set((E) sorted[i]);
        }
    }

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        ListIterator<E> items = listIterator();
        while (items.hasNext()) {
            items.set(operator.apply(items.next()));
        }
    }

    static <E> List<E> copyOf(Collection<? extends E> items) {
        return items instanceof ImmutableList ? (List<E>) items : ImmutableList.of(items.toArray());
    }

    static <E> List<E> of() {
        return ImmutableList.of(new Object[0]);
    }

    static <E> List<E> of(E e1) {
        return ImmutableList.of(new Object[] {e1});
    }

    static <E> List<E> of(E e1, E e2) {
        return ImmutableList.of(new Object[] {e1, e2});
    }

    static <E> List<E> of(E e1, E e2, E e3) {
        return ImmutableList.of(new Object[] {e1, e2, e3});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> List<E> of(E... items) {
        return ImmutableList.of(items);
    }
}
