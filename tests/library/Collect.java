import java.util.*;
import java.util.function.*;

/** Lists, deques, maps, sets, sorting. */
public class Collect {
    public static String lists() {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            list.add(i * 7 % 11);
        }
        list.remove(Integer.valueOf(3));
        list.remove(0);
        list.add(2, 99);
        list.set(0, -1);
        Collections.sort(list);
        list.addAll(1, List.of(5, 6));
        list.removeIf(x -> x % 2 == 0);
        list.replaceAll(x -> x * 10);
        Collections.reverse(list);
        return list + " " + list.indexOf(50) + " " + list.lastIndexOf(50) + " " + list.contains(90) + " " + list.size() + " " + list.hashCode()
                + " " + list.subList(1, 3) + " " + list.equals(new LinkedList<>(list)) + " " + Collections.max(list) + Collections.min(list);
    }

    public static String linked() {
        LinkedList<String> list = new LinkedList<>(Arrays.asList("b", "c"));
        list.addFirst("a");
        list.add(3, "d");
        list.add(1, "x");
        list.removeLast();
        list.push("p");
        ListIterator<String> it = list.listIterator(2);
        it.next();
        it.set("y");
        it.add("z");
        it.previous();
        it.remove();
        String back = "";
        for (Iterator<String> d = list.descendingIterator(); d.hasNext();) {
            back += d.next();
        }
        return list + back + list.peekLast() + list.poll() + list.get(1) + list.indexOf("c");
    }

    public static String deque() {
        Deque<Integer> q = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                q.addFirst(i);
            } else {
                q.addLast(i);
            }
        }
        int sum = 0;
        while (q.size() > 4) {
            sum = sum * 3 + q.pollFirst() - q.removeLast();
        }
        q.removeFirstOccurrence(2);
        return q + " " + sum + q.peek() + q.contains(1);
    }

    public static String stack() {
        Stack<String> s = new Stack<>();
        s.push("a");
        s.push("b");
        s.push("c");
        String result = s.pop() + s.peek() + s.search("a") + s + s.get(0);
        try {
            s.clear();
            s.pop();
        } catch (EmptyStackException e) {
            result += e;
        }
        return result;
    }

    public static String maps() {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : "the quick brown fox jumps over the lazy dog and the cat sleeps in a box of very small size while nobody looks at it".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        counts.put(null, 0);
        counts.remove("fox");
        counts.computeIfAbsent("new", k -> k.length());
        counts.computeIfPresent("dog", (k, v) -> v + 10);
        counts.compute("cat", (k, v) -> null);
        String keys = "";
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            keys += entry.getKey() + ":" + entry.getValue() + " ";
        }
        return keys + counts.getOrDefault("zzz", -1) + counts.containsKey(null) + counts.containsValue(11) + counts.size() + counts.keySet() + counts.values();
    }

    public static String integerMap() {
        Map<Integer, String> map = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            map.put(i * 37 % 101 - 20, "v" + i);
        }
        Iterator<Integer> keys = map.keySet().iterator();
        while (keys.hasNext()) {
            if (keys.next() % 3 == 0) {
                keys.remove();
            }
        }
        return map + " " + new HashMap<>(map).hashCode() + new HashSet<>(map.keySet()) + new TreeMap<>(map).firstKey();
    }

    public static String linkedMap() {
        Map<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        map.put("a", 1);
        map.put("b", 2);
        map.put("c", 3);
        map.get("a");
        Set<String> set = new LinkedHashSet<>(List.of("z", "y", "x"));
        set.add("y");
        return map + " " + set;
    }

    public static String sorted() {
        TreeMap<String, Integer> map = new TreeMap<>(Comparator.reverseOrder());
        for (String s : List.of("m", "c", "x", "a", "q")) {
            map.put(s, s.charAt(0) - 'a');
        }
        TreeSet<Integer> set = new TreeSet<>(List.of(5, 1, 9, 3));
        return map + " " + map.firstKey() + map.floorKey("d") + map.higherKey("m") + map.pollFirstEntry() + set + set.ceiling(4) + set.lower(1) + set.pollLast();
    }

    public static String heap() {
        Comparator<Integer> falling = (a, b) -> b - a;
        PriorityQueue<Integer> queue = new PriorityQueue<>(falling);
        for (int i = 0; i < 20; i++) {
            queue.add(i * 13 % 17);
        }
        queue.remove(8);
        String shape = queue.toString();
        String order = "";
        while (!queue.isEmpty()) {
            order += queue.poll() + " ";
        }
        return shape + order;
    }

    static class Item implements Comparable<Item> {
        final String name;
        final int rank;

        Item(String name, int rank) {
            this.name = name;
            this.rank = rank;
        }

        @Override
        public int compareTo(Item other) {
            return Integer.compare(rank, other.rank);
        }

        @Override
        public String toString() {
            return name + rank;
        }
    }

    public static String sorting() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            items.add(new Item("n" + i, i * 5 % 7));
        }
        Collections.sort(items);
        String first = items.toString();
        items.sort(Comparator.comparing((Item i) -> i.name).reversed());
        Item[] array = items.toArray(new Item[0]);
        Arrays.sort(array, Comparator.comparingInt((Item i) -> i.rank).thenComparing(i -> i.name));
        return first + items + Arrays.toString(array);
    }

    public static String arrays() {
        int[] a = {5, 3, 9, 1};
        int[] b = a.clone();
        Arrays.sort(a);
        double[] d = {1.5, -0.0, 0.0, Double.NaN, -3};
        Arrays.sort(d);
        String[] s = Arrays.copyOf(new String[] {"x", "y"}, 3);
        int[][] m = new int[2][3];
        m[1][2] = 7;
        char[] c = new char[3];
        Arrays.fill(c, 'q');
        System.arraycopy(a, 0, a, 1, 3);
        return Arrays.toString(a) + Arrays.toString(b) + Arrays.toString(d) + Arrays.toString(s) + Arrays.deepToString(m) + new String(c)
                + Arrays.hashCode(b) + Arrays.equals(a, b) + Arrays.binarySearch(b, 9) + Arrays.asList(1, 2, 3) + Arrays.toString(Arrays.copyOfRange(b, 1, 3));
    }

    public static String failures() {
        String result = "";
        for (int i = 0; i < 16; i++) {
            try {
                List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
                switch (i) {
                    case 0 -> list.get(3);
                    case 1 -> list.add(5, 1);
                    case 2 -> List.of(1, 2).add(3);
                    case 3 -> list.iterator().remove();
                    case 4 -> {
                        for (Integer x : list) {
                            list.remove(x);
                        }
                    }
                    case 5 -> new LinkedList<Integer>().removeFirst();
                    case 6 -> new ArrayDeque<Integer>().add(null);
                    case 7 -> Optional.empty().get();
                    case 8 -> Objects.requireNonNull(null, "no");
                    case 9 -> Objects.checkIndex(4, 2);
                    case 10 -> list.subList(2, 1);
                    case 11 -> Arrays.fill(new int[2], 1, 5, 0);
                    case 12 -> Arrays.copyOf(new int[2], -1);
                    case 13 -> System.arraycopy(new int[3], 2, new int[3], 0, 3);
                    case 14 -> Collections.unmodifiableList(list).add(1);
                    default -> System.arraycopy(new int[1], 0, new long[1], 0, 1);
                }
            } catch (RuntimeException e) {
                result += e + ";";
            }
        }
        return result;
    }

    public static String functions() {
        Function<Integer, Integer> twice = x -> 2 * x;
        Function<Integer, Integer> inc = x -> x + 1;
        Predicate<String> empty = String::isEmpty;
        Supplier<List<String>> make = ArrayList::new;
        BinaryOperator<Integer> max = BinaryOperator.maxBy(Comparator.naturalOrder());
        Optional<String> o = Optional.of("v").map(s -> s + "!").filter(empty.negate());
        List<String> l = make.get();
        Consumer<String> add = l::add;
        add.andThen(s -> l.add(s + s)).accept("k");
        IntBinaryOperator plus = (a, b) -> a + b;
        return "" + twice.andThen(inc).apply(5) + twice.compose(inc).apply(5) + empty.or(s -> s.length() > 2).test("abc") + max.apply(3, 9) + o + l
                + plus.applyAsInt(1, 2) + Optional.ofNullable((String) null).orElse("none") + Function.<Integer>identity().apply(4);
    }

    public static String random() {
        Random r = new Random(42);
        return r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextFloat();
    }
}
