package java.util;

public interface Set<E> extends Collection<E> {
    @SuppressWarnings("unchecked")
    static <E> Set<E> copyOf(Collection<? extends E> items) {
        return items instanceof ImmutableSet ? (Set<E>) items : (Set<E>) Set.of(new HashSet<E>(items).toArray());
    }

    static <E> Set<E> of() {
        return (Set<E>) (Object) ImmutableSet.EMPTY;
    }

    static <E> Set<E> of(E e1) {
        return new ImmutableSet<E>(new Object[] {e1});
    }

    static <E> Set<E> of(E e1, E e2) {
        return new ImmutableSet<E>(new Object[] {e1, e2});
    }

    static <E> Set<E> of(E e1, E e2, E e3) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    static <E> Set<E> of(E... items) {
        return new ImmutableSet<E>(items);
    }
}
