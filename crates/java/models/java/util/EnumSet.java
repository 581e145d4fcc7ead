package java.util;

import espalier.Espalier;

/** One mark per constant. Class literals in calls arrive as the constants of the class. */
public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private final Enum<?>[] universe;
    private final boolean[] has;
    private int size;

    EnumSet(Enum<?>[] universe) {
        this.universe = universe;
        has = new boolean[universe.length];
    }

    public static <E extends Enum<E>> EnumSet<E> $noneOf(E[] universe) {
        return new EnumSet<E>(universe);
    }

    public static <E extends Enum<E>> EnumSet<E> $allOf(E[] universe) {
        EnumSet<E> set = new EnumSet<E>(universe);
        set.$addRange(0, universe.length - 1);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        Espalier.unsupported("EnumSet.noneOf of a class that is not named");
        return null;
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        Espalier.unsupported("EnumSet.allOf of a class that is not named");
        return null;
    }

    private void $addRange(int first, int last) {
        for (int i = first; i <= last; i++) {
            has[i] = true;
        }
        size = last - first + 1;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> set = new EnumSet<E>(from.$values());
        set.$addRange(from.ordinal(), to.ordinal());
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        EnumSet<E> set = new EnumSet<E>(other.universe);
        for (int i = 0; i < set.has.length; i++) {
            set.has[i] = !other.has[i];
        }
        set.size = set.has.length - other.size;
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> other) {
        return other.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> items) {
        if (items instanceof EnumSet) {
            return ((EnumSet<E>) items).clone();
        }
        if (items.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> rest = items.iterator();
        EnumSet<E> set = of(rest.next());
        while (rest.hasNext()) {
            set.add(rest.next());
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1) {
        EnumSet<E> set = new EnumSet<E>(e1.$values());
        set.add(e1);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> set = of(e1);
        set.add(e2);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> set = of(e1, e2);
        set.add(e3);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> set = of(e1, e2, e3);
        set.add(e4);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> set = of(e1, e2, e3, e4);
        set.add(e5);
        return set;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (E item : rest) {
            set.add(item);
        }
        return set;
    }

    public int size() {
        return size;
    }

    /** The position of a constant of this enum, or -1. */
    private int $index(Object item) {
        if (!(item instanceof Enum)) {
            return -1;
        }
        int ordinal = ((Enum<?>) item).ordinal();
        return ordinal < universe.length && universe[ordinal] == item ? ordinal : -1;
    }

    public boolean contains(Object item) {
        int index = $index(item);
        return index >= 0 && has[index];
    }

    public boolean add(E item) {
        int index = $index(Objects.requireNonNull(item));
        if (index < 0) {
            throw new ClassCastException(item.getClass() + " != " + universe[0].getDeclaringClass());
        }
        if (has[index]) {
            return false;
        }
        has[index] = true;
        size++;
        return true;
    }

    public boolean remove(Object item) {
        int index = $index(item);
        if (index < 0 || !has[index]) {
            return false;
        }
        has[index] = false;
        size--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < has.length; i++) {
            has[i] = false;
        }
        size = 0;
    }

    public EnumSet<E> clone() {
        EnumSet<E> copy = new EnumSet<E>(universe);
        for (int i = 0; i < has.length; i++) {
            copy.has[i] = has[i];
        }
        copy.size = size;
        return copy;
    }

    /** Goes through what was in the set when it was made. */
    public Iterator<E> iterator() {
        return new Cursor<E>(this);
    }

    private static final class Cursor<E extends Enum<E>> implements Iterator<E> {
        private final EnumSet<E> set;
        private final boolean[] unseen;
        private int next;
        private int last = -1;

        Cursor(EnumSet<E> set) {
            this.set = set;
            unseen = set.has.clone();
        }

        public boolean hasNext() {
            while (next < unseen.length && !unseen[next]) {
                next++;
            }
            return next < unseen.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return (E) set.universe[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            set.remove(set.universe[last]);
            last = -1;
        }
    }
}
