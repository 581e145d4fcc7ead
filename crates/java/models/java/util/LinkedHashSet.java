package java.util;

public class LinkedHashSet<E> extends HashSet<E> implements Set<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<E, Boolean>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<E, Boolean>(capacity));
    }

    public LinkedHashSet(Collection<? extends E> initial) {
        super(new LinkedHashMap<E, Boolean>(Math.max(2 * initial.size(), 11)));
        addAll(initial);
    }
}
