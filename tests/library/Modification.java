import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Collections that change while something goes through them: who notices it, and when. */
@SuppressWarnings("all")
public class Modification {
    private static String name(RuntimeException e) {
        if (e instanceof ConcurrentModificationException) {
            return "changed";
        }
        if (e instanceof NoSuchElementException) {
            return "none";
        }
        return e instanceof IllegalStateException ? "state" : e instanceof UnsupportedOperationException ? "refused" : e.toString();
    }

    private static String say(Supplier<Object> action) {
        try {
            return String.valueOf(action.get());
        } catch (RuntimeException e) {
            return name(e);
        }
    }

    private static String run(Runnable action) {
        return say(() -> {
            action.run();
            return "ok";
        });
    }

    /** Changes the collection after some steps of an iterator, and says what the iterator does then. */
    private static <C extends Iterable<?>> String after(Supplier<C> make, Consumer<C> change) {
        String text = "";
        for (int steps = 0; steps < 4; steps++) {
            C items = make.get();
            Iterator<?> rest = items.iterator();
            for (int i = 0; i < steps; i++) {
                rest.next();
            }
            change.accept(items);
            text += rest.hasNext() + " " + say(() -> rest.next()) + ", ";
        }
        C items = make.get();
        Iterator<?> rest = items.iterator();
        rest.next();
        change.accept(items);
        text += say(() -> {
            rest.remove();
            return "removed";
        });
        return text + " " + run(() -> rest.forEachRemaining(item -> {})) + " " + items;
    }

    private static TreeMap<Integer, Integer> tree() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        for (int i = 1; i < 4; i++) {
            map.put(i, 10 * i);
        }
        return map;
    }

    private static TreeSet<Integer> treeSet() {
        return new TreeSet<>(List.of(1, 2, 3));
    }

    private static ArrayList<Integer> list() {
        return new ArrayList<>(List.of(3, 1, 2));
    }

    private static PriorityQueue<Integer> queue() {
        return new PriorityQueue<>(List.of(3, 1, 2));
    }

    public static String treeRemoved() {
        return after(() -> treeSet(), s -> s.remove(2));
    }

    public static String treeFirst() {
        return after(() -> treeSet(), s -> s.pollFirst());
    }

    public static String treeAdded() {
        return after(() -> treeSet(), s -> s.add(9));
    }

    public static String treeCleared() {
        return after(() -> treeSet(), s -> s.clear());
    }

    public static String treeEntries() {
        return after(() -> tree().entrySet(), s -> s.remove(Map.entry(3, 30))) + after(() -> tree().values(), s -> s.remove(99));
    }

    public static String treeComputes() {
        TreeMap<Integer, Integer> map = tree();
        String text = run(() -> map.computeIfAbsent(7, k -> map.put(9, 1) == null ? 5 : 6));
        text += run(() -> map.compute(2, (k, v) -> map.remove(9)));
        text += run(() -> map.computeIfPresent(1, (k, v) -> map.put(8, 1)));
        text += run(() -> map.merge(1, 1, (a, b) -> map.remove(8)));
        text += run(() -> map.merge(1, 1, (a, b) -> map.put(1, 4)));
        return text + map;
    }

    public static String treeWalks() {
        TreeMap<Integer, Integer> map = tree();
        StringBuilder seen = new StringBuilder();
        String text = run(() -> map.forEach((k, v) -> seen.append(k).append(k == 3 ? map.put(9, 9) : map.put(k, 5))));
        return text + run(() -> map.replaceAll((k, v) -> k == 9 ? map.remove(9) : v + 1)) + seen + map;
    }

    public static String hashWalks() {
        String text = "";
        for (Map<Integer, Integer> map : List.of(new HashMap<Integer, Integer>(), new LinkedHashMap<Integer, Integer>())) {
            map.putAll(tree());
            StringBuilder seen = new StringBuilder();
            text += run(() -> map.forEach((k, v) -> seen.append(k).append(map.remove(2))));
            text += run(() -> map.keySet().forEach(k -> seen.append(k).append(map.put(9, k))));
            text += run(() -> map.values().forEach(v -> seen.append(v).append(map.put(9, 0))));
            text += run(() -> map.entrySet().forEach(e -> seen.append(e).append(map.remove(9))));
            text += run(() -> map.replaceAll((k, v) -> map.remove(3) == null ? v + 1 : 7));
            text += seen.toString() + map + "; ";
        }
        return text;
    }

    public static String grownWhileWalked() {
        HashMap<Integer, Integer> map = new HashMap<>(2);
        map.put(1, 1);
        StringBuilder seen = new StringBuilder();
        String text = run(() -> map.forEach((k, v) -> {
            for (int i = 0; i < 20; i += 3) {
                map.put(i, i);
            }
            seen.append(k);
        }));
        return text + seen + map;
    }

    public static String byAccess() {
        LinkedHashMap<Integer, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        map.putAll(tree());
        StringBuilder seen = new StringBuilder();
        return run(() -> map.forEach((k, v) -> seen.append(k).append(map.get(k)))) + seen + map;
    }

    public static String listWalks() {
        String text = "";
        for (List<Integer> list : List.of(list(), new LinkedList<>(list()), new Vector<>(list()), Arrays.asList(3, 1, 2))) {
            StringBuilder seen = new StringBuilder();
            text += run(() -> list.forEach(i -> seen.append(i).append(i == 1 ? list.remove((Object) 1) : ' ')));
            text += run(() -> list.iterator().forEachRemaining(i -> seen.append(i).append(i == 2 ? list.add(7) : ' ')));
            text += seen.toString() + list + "; ";
        }
        return text;
    }

    public static String listRemovesAtTheEnd() {
        List<Integer> list = list();
        return run(() -> list.removeIf(i -> i == 2 && list.add(4))) + list;
    }

    public static String replacedIsChanged() {
        return after(() -> list(), l -> l.replaceAll(i -> i));
    }

    public static String sortedIsChanged() {
        return after(() -> list(), l -> l.sort(null)) + after(() -> new LinkedList<>(list()), l -> l.sort(null));
    }

    public static String roomIsNoChange() {
        return after(() -> list(), l -> l.ensureCapacity(2)) + after(() -> list(), l -> l.trimToSize());
    }

    public static String queueRemovals() {
        String text = after(() -> queue(), q -> q.removeIf(i -> i == 99)) + after(() -> queue(), q -> q.removeAll(List.of()));
        return text + after(() -> queue(), q -> q.retainAll(List.of(1, 2, 3)));
    }

    public static String queueByIterator() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(1, 8, 2, 9, 10, 3, 4));
        String seen = "";
        for (Iterator<Integer> items = queue.iterator(); items.hasNext();) {
            int item = items.next();
            seen += item + " ";
            if (item > 7) {
                items.remove();
            }
        }
        return seen + queue + run(() -> queue.addAll(queue));
    }

    public static String vectorAbsent() {
        return after(() -> new Vector<>(list()), v -> v.remove((Object) 77));
    }

    public static String windows() {
        String text = "";
        for (List<Integer> list : List.of(list(), new LinkedList<>(list()), new Vector<>(list()))) {
            List<Integer> window = list.subList(0, 2);
            List<Integer> inner = window.subList(0, 1);
            ListIterator<Integer> items = window.listIterator();
            list.add(5);
            text += say(() -> inner.size()) + say(() -> window.get(0)) + items.hasNext() + say(() -> items.next());
            text += run(() -> list.subList(1, 1).clear()) + run(() -> list.removeAll(list.subList(0, 1))) + list + "; ";
        }
        return text;
    }

    public static String refusals() {
        String text = "";
        List<List<Integer>> lists = List.of(List.of(3, 1, 2), Collections.emptyList(), Collections.singletonList(3), Collections.nCopies(2, 3),
            Arrays.asList(3, 1), Collections.unmodifiableList(list()), Stream.of(3, 1).toList(), List.of(1, 3, 2).subList(1, 3));
        for (List<Integer> list : lists) {
            text += run(() -> list.remove((Object) 77)) + " " + run(() -> list.addAll(List.of())) + " " + run(() -> list.clear()) + " ";
            text += run(() -> list.removeIf(i -> false)) + " " + run(() -> list.sort(null)) + " " + run(() -> list.iterator().remove()) + " ";
            text += run(() -> list.listIterator().set(1)) + " " + run(() -> list.subList(0, 0).clear()) + " " + run(() -> list.replaceAll(i -> i)) + "; ";
        }
        return text;
    }

    public static String wrapped() {
        List<Integer> list = list();
        List<Integer> view = Collections.unmodifiableList(list);
        ListIterator<Integer> items = view.listIterator();
        list.add(4);
        return say(() -> items.next()) + run(() -> view.forEach(i -> list.add(5))) + view;
    }

    public static String copies() {
        TreeMap<Integer, Integer> map = new TreeMap<>(Comparator.reverseOrder());
        map.putAll(tree());
        TreeSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());
        set.addAll(treeSet());
        HashSet<Integer> hashed = new HashSet<>(List.of(1, 4));
        return new TreeMap<>(map) + "" + set.clone() + new TreeSet<>(set) + new PriorityQueue<>(set) + hashed + hashed.clone();
    }

    public static String sameViews() {
        String text = "";
        for (Map<Integer, Integer> map : List.of(tree(), new HashMap<>(tree()), Collections.unmodifiableMap(tree()), Collections.singletonMap(1, 2))) {
            text += (map.keySet() == map.keySet()) + " " + (map.values() == map.values()) + " " + (map.entrySet() == map.entrySet()) + "; ";
        }
        return text;
    }

    public static String counted() {
        int[] n = new int[1];
        String text = Stream.of(1, 2, 3).peek(i -> n[0]++).limit(3).count() + " " + n[0] + "; ";
        text += Stream.of(1, 2, 3).peek(i -> n[0]++).skip(2).count() + " " + n[0] + "; ";
        text += Stream.of(1, 2, 3).map(i -> n[0]++).skip(1).limit(1).count() + " " + n[0] + "; ";
        text += IntStream.range(0, 9).peek(i -> n[0]++).limit(4).skip(9).count() + " " + n[0] + "; ";
        return text + Stream.of(1, 2, 3).peek(i -> n[0]++).filter(i -> i > 1).limit(1).count() + " " + n[0];
    }

    public static String grouped() {
        String text = Stream.of(33, 17, 1).collect(Collectors.groupingBy(i -> i)).toString();
        text += Stream.of(33, 17, 1).collect(Collectors.toMap(i -> i, i -> i, Integer::sum));
        return text + Stream.of(33, 17, 1).collect(Collectors.groupingBy(i -> i, Collectors.counting()));
    }

    public static String comparisons() {
        StringBuilder made = new StringBuilder();
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2, 5, 4, 9, 0));
        list.sort((a, b) -> {
            made.append(a).append(b).append(' ');
            return a - b;
        });
        Integer[] odd = {4, 1, 3, 2};
        Arrays.sort(odd, (a, b) -> 1);
        List<Integer> even = new ArrayList<>(List.of(4, 1, 3, 2));
        even.sort((a, b) -> -1);
        return made.toString() + list + Arrays.toString(odd) + even;
    }

    public static String ownList() {
        StringBuilder asked = new StringBuilder();
        List<Integer> list = new AbstractList<>() {
            public Integer get(int index) {
                asked.append("g");
                return Objects.checkIndex(index, 2);
            }

            public int size() {
                asked.append("s");
                return 2;
            }
        };
        ArrayList<Integer> heir = new ArrayList<>(List.of(1, 2)) {
            public Integer get(int index) {
                asked.append("!");
                return super.get(index);
            }
        };
        for (int i : list) {
            asked.append(i);
        }
        for (int i : heir) {
            asked.append(i);
        }
        Iterator<Integer> items = list.iterator();
        items.next();
        items.next();
        try {
            items.next();
        } catch (NoSuchElementException e) {
            asked.append(e.getMessage());
        }
        return asked.toString() + list.contains(5) + list.equals(heir);
    }
}
