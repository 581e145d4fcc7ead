import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

/** What a program sees of the library through its own methods: which are called, how often, on which object. */
public class Observed {
    private static StringBuilder log = new StringBuilder();

    /** A result with the calls that led to it. */
    private static String seen(Supplier<Object> run) {
        log.setLength(0);
        Object result;
        try {
            result = run.get();
        } catch (RuntimeException e) {
            result = e.getClass().getSimpleName();
        }
        return result + "<" + log + "> ";
    }

    private static int compare(int kind, int a, int b) {
        log.append(a).append(':').append(b).append(' ');
        switch (kind) {
            case 0: return Integer.compare(a, b);
            case 1: return 1;
            case 2: return -1;
            case 3: return (a * 31 + b * 17) % 3 - 1;
            case 4: return a > b ? 1 : 0;
            default: return a / 4 - b / 4;
        }
    }

    private static class Item implements Comparable<Item> {
        final int value;
        final int kind;

        Item(int value, int kind) {
            this.value = value;
            this.kind = kind;
        }

        public int compareTo(Item other) {
            return compare(kind, value, other.value);
        }

        public String toString() {
            return String.valueOf(value);
        }
    }

    /** Every length below 32, by a comparator and by natural order. */
    private static String sorts(int kind) {
        String text = "";
        for (int n = 0; n < 32; n += n < 12 ? 1 : 4) {
            Integer[] numbers = new Integer[n];
            Item[] items = new Item[n];
            for (int i = 0; i < n; i++) {
                numbers[i] = n % 2 == 0 && i < n / 2 ? n - i : i * 7 % 11;
                items[i] = new Item(numbers[i], kind);
            }
            log.setLength(0);
            Arrays.sort(numbers, (a, b) -> compare(kind, a, b));
            text += log.toString().hashCode() + Arrays.toString(numbers);
            log.setLength(0);
            Arrays.sort(items);
            text += log.toString().hashCode() + (Arrays.toString(items).equals(Arrays.toString(numbers)) ? "= " : "# ");
        }
        return text;
    }

    public static String sortsByValue() {
        return sorts(0);
    }

    public static String sortsByNothing() {
        return sorts(1) + sorts(2);
    }

    public static String sortsByNoOrder() {
        return sorts(3) + sorts(4);
    }

    public static String sortsByClass() {
        return sorts(5);
    }

    public static String sortedLists() {
        List<Integer> from = List.of(5, 4, 3, 9, 1, 1, 7, 2);
        String text = "";
        for (int i = 0; i < 4; i++) {
            List<Integer> list = i == 0 ? new ArrayList<>(from) : i == 1 ? new LinkedList<>(from) : i == 2 ? new ArrayList<>(from).subList(1, 7) : Arrays.asList(from.toArray(new Integer[0]));
            text += seen(() -> {
                list.sort((a, b) -> compare(5, a, b));
                return list;
            });
        }
        Integer[] array = {9, 3, 5, 1, 8};
        text += seen(() -> {
            Arrays.sort(array, (a, b) -> a == 8 ? Integer.parseInt("x") : compare(0, a, b));
            return "";
        });
        return text + Arrays.toString(array) + seen(() -> from.stream().sorted((a, b) -> compare(0, a, b)).limit(2).collect(Collectors.toList()));
    }

    /** Keys of the program in a tree: the comparisons are those of its shape. */
    private static String tree(int kind, int range) {
        TreeMap<Integer, Integer> map = new TreeMap<>((a, b) -> compare(kind, a, b));
        String text = "";
        int random = range;
        for (int i = 0; i < 60; i++) {
            random = random * 1103515245 + 12345;
            int key = (random >>> 8 & 0xffff) % range;
            int value = i;
            log.setLength(0);
            Object result = null;
            switch ((random >>> 20 & 0xff) % 14) {
                case 0: result = map.remove(key); break;
                case 1: result = map.floorKey(key) + "" + map.ceilingKey(key) + map.lowerKey(key) + map.higherKey(key); break;
                case 2: result = map.computeIfAbsent(key, k -> k % 2 == 0 ? k : null); break;
                case 3: result = map.compute(key, (k, v) -> v != null && v % 2 == 0 ? null : (Integer) 7); break;
                case 4: result = map.merge(key, 5, (v, w) -> v % 4 == 0 ? null : (Integer) (v + w)); break;
                case 5: result = map.putIfAbsent(key, value) + "" + map.replace(key, 3); break;
                case 6: result = map.keySet().remove(key) + "" + map.getOrDefault(key, -1); break;
                case 7: result = map.pollFirstEntry(); break;
                case 8: map = i % 2 == 0 ? new TreeMap<>(map) : (TreeMap<Integer, Integer>) map.clone(); break;
                default: result = map.put(key, value);
            }
            text += result + "/" + (log.toString().hashCode() & 0xffff) + " ";
        }
        return text + map;
    }

    public static String treeByValue() {
        return tree(0, 30);
    }

    public static String treeByClass() {
        return tree(5, 60);
    }

    public static String treeByNoOrder() {
        return tree(3, 40);
    }

    public static String treeSets() {
        TreeSet<Integer> set = new TreeSet<>((a, b) -> compare(0, b, a));
        String text = seen(() -> set.addAll(List.of(3, 1, 2, 5, 4)));
        TreeSet<Integer> copy = new TreeSet<>(set);
        text += seen(() -> copy.add(9)) + seen(() -> ((TreeSet<Integer>) set.clone()).lower(3)) + seen(() -> new TreeSet<>((Collection<Integer>) set));
        text += seen(() -> new TreeMap<Object, Integer>().get(new Object())) + seen(() -> new TreeMap<String, Integer>().floorKey(null));
        TreeMap<Integer, String> map = new TreeMap<>(Map.of(1, "a"));
        for (int i = 2; i < 8; i++) {
            map.put(i, "v" + i);
        }
        Map.Entry<Integer, String> entry = null;
        for (Map.Entry<Integer, String> each : map.entrySet()) {
            entry = each.getKey() == 4 ? each : entry;
        }
        map.remove(4);
        return text + set + copy + entry + map;
    }

    /** Says who is asked for equality and what hash codes are taken. */
    private static class Key implements Comparable<Key> {
        final String name;
        final int answer;

        Key(String name, int answer) {
            this.name = name;
            this.answer = answer;
        }

        public boolean equals(Object other) {
            log.append(name).append(other instanceof Key key ? key.name : "?").append(' ');
            return answer == 1;
        }

        public int hashCode() {
            log.append('#').append(name).append(' ');
            return 1;
        }

        public int compareTo(Key other) {
            log.append(name).append('<').append(other.name).append(' ');
            return 0;
        }

        public String toString() {
            return name;
        }
    }

    private static String asked(Function<List<Key>, Collection<Key>> make) {
        String text = "";
        for (int answer = 0; answer < 2; answer++) {
            Key a = new Key("a", answer);
            Key b = new Key("b", answer);
            for (Key q : List.of(a, new Key("q", 1 - answer))) {
                for (int i = 0; i < 9; i++) {
                    int operation = i;
                    Collection<Key> items = make.apply(new ArrayList<>(List.of(a, b)));
                    text += seen(() -> {
                        switch (operation) {
                            case 0: return items.contains(q);
                            case 1: return items instanceof List ? ((List<Key>) items).indexOf(q) + ((List<Key>) items).lastIndexOf(q) : -9;
                            case 2: return items.remove(q);
                            case 3: return items.removeAll(Arrays.asList(q));
                            case 4: return items.containsAll(Arrays.asList(q));
                            case 5: return items.equals(Arrays.asList(q, b));
                            case 6: return Collections.frequency(items, q) + "" + Collections.disjoint(items, Arrays.asList(q));
                            case 7: return items.add(q);
                            default: return Arrays.asList(q, a).equals(items);
                        }
                    });
                }
            }
        }
        return text;
    }

    public static String askedByArrayList() {
        return asked(items -> new ArrayList<>(items));
    }

    public static String askedByOtherLists() {
        return asked(items -> new LinkedList<>(items)).hashCode() + " " + asked(items -> Arrays.asList(items.toArray(new Key[0]))).hashCode() + " " + asked(items -> items.subList(0, 2)).hashCode() + " " + asked(items -> new Vector<>(items)).hashCode();
    }

    public static String askedByFixedLists() {
        return asked(items -> List.of(items.get(0), items.get(1))) + asked(items -> List.copyOf(List.of(items.get(0), items.get(1), items.get(0)))).hashCode() + " " + asked(items -> items.stream().toList()).hashCode() + " " + asked(items -> Collections.unmodifiableList(items)).hashCode() + " " + asked(items -> Collections.singletonList(items.get(0))).hashCode() + " " + asked(items -> Collections.nCopies(2, items.get(0))).hashCode();
    }

    public static String askedBySets() {
        return asked(items -> new HashSet<>(items)) + asked(items -> new LinkedHashSet<>(items)).hashCode() + " " + asked(items -> new TreeSet<>(items)).hashCode() + " " + asked(items -> Collections.singleton(items.get(0))).hashCode() + " " + asked(items -> Set.of(items.get(0))).hashCode();
    }

    public static String askedByDeque() {
        return asked(items -> new ArrayDeque<>(items));
    }

    private record Pair(Object a, Object b, int c) {}

    public static String askedByRecords() {
        Key yes = new Key("y", 1);
        Key no = new Key("n", 0);
        Pair same = new Pair(no, no, 1);
        return seen(() -> new Pair(yes, no, 1).equals(new Pair(no, yes, 1))) + seen(() -> new Pair(no, yes, 1).equals(new Pair(yes, no, 1))) + seen(() -> new Pair(yes, yes, 1).equals(new Pair(no, no, 2))) + seen(() -> same.equals(same)) + seen(() -> same.equals(new Pair(no, no, 1))) + seen(() -> same.hashCode() + same.toString());
    }

    public static String askedByOthers() {
        Key yes = new Key("y", 1);
        Key no = new Key("n", 0);
        return seen(() -> Optional.of(no).equals(Optional.of(no))) + seen(() -> Arrays.equals(new Object[] {yes, no}, new Object[] {no, no})) + seen(() -> Map.entry(yes, no).equals(Map.entry(no, no))) + seen(() -> Set.of(no, new Key("m", 0)).contains(yes)) + seen(() -> Set.of(yes, no)) + seen(() -> Stream.of(yes, no).distinct().count()) + seen(() -> new HashSet<>(List.of(yes, no)).clone());
    }

    /** What each refuses, and how. */
    private static String refused(Supplier<List<Integer>> make) {
        String text = "";
        for (int i = 0; i < 26; i++) {
            int operation = i;
            text += seen(() -> {
                List<Integer> list = make.get();
                Iterator<Integer> items = list.iterator();
                switch (operation) {
                    case 0: return list.add(1);
                    case 1: return list.remove((Object) 1);
                    case 2: return list.remove((Object) 9);
                    case 3: return list.addAll(List.of());
                    case 4: return list.removeAll(List.of());
                    case 5: return list.removeIf(x -> false);
                    case 6: list.clear(); return "";
                    case 7: return list.contains(null);
                    case 8: items.remove(); return "";
                    case 9: items.next(); items.remove(); return "";
                    case 10: list.sort(null); return list;
                    case 11: list.replaceAll(x -> x); return "";
                    case 12: return list.set(0, 5);
                    case 13: return list.remove(0);
                    case 14: list.listIterator().add(3); return "";
                    case 15: list.listIterator().set(3); return "";
                    case 16: list.subList(0, 0).clear(); return "";
                    case 17: return list.get(7);
                    case 18: return list.indexOf(null) + list.lastIndexOf(1);
                    case 19: return list.retainAll(List.of());
                    case 20: return list.retainAll(null);
                    case 21: return list.addAll(0, List.of(1));
                    case 22: return list.listIterator(list.size()).hasNext();
                    case 23: return list.listIterator().previous();
                    case 24: Collections.swap(list, 0, 0); return "";
                    default: return list.containsAll(Arrays.asList(1, null));
                }
            }).replace("Exception", "").replace("UnsupportedOperation", "U").replace("<> ", " ");
        }
        return text;
    }

    public static String refusedByListOf() {
        return refused(() -> List.of()) + refused(() -> List.of(1, 2)) + refused(() -> List.of(1, 2, 3)) + refused(() -> List.of(1, 2, 3).subList(0, 1));
    }

    public static String refusedByCollections() {
        return refused(() -> Collections.emptyList()) + refused(() -> Collections.singletonList(1)) + refused(() -> Collections.nCopies(2, 1)) + refused(() -> Collections.unmodifiableList(new ArrayList<>(List.of(2, 1))));
    }

    public static String refusedByOthers() {
        return refused(() -> Arrays.asList(2, 1)) + refused(() -> Arrays.asList()) + refused(() -> Stream.of(1, 2).toList()) + refused(() -> Collections.unmodifiableList(new LinkedList<>()));
    }

    private static String refusedByMap(Supplier<Map<Integer, Integer>> make) {
        String text = "";
        for (int i = 0; i < 20; i++) {
            int operation = i;
            text += seen(() -> {
                Map<Integer, Integer> map = make.get();
                switch (operation) {
                    case 0: return map.put(1, 2);
                    case 1: return map.remove(1);
                    case 2: return map.remove(9);
                    case 3: map.clear(); return "";
                    case 4: return map.get(null);
                    case 5: return map.containsValue(null);
                    case 6: return map.getOrDefault(null, 1);
                    case 7: return map.putIfAbsent(1, 2);
                    case 8: return map.computeIfPresent(9, (k, v) -> v);
                    case 9: map.replaceAll((k, v) -> v); return "";
                    case 10: map.putAll(Map.of()); return "";
                    case 11: return map.keySet().remove(9);
                    case 12: map.keySet().clear(); return "";
                    case 13: return map.values().remove(2);
                    case 14: map.entrySet().iterator().remove(); return "";
                    case 15: return map.entrySet().iterator().next().setValue(3);
                    case 16: return map.entrySet().contains(Map.entry(1, 2));
                    case 17: return map.entrySet().remove(Map.entry(1, 3));
                    case 18: return map.keySet().addAll(List.of());
                    default: return map.remove(1, 3);
                }
            }).replace("Exception", "").replace("UnsupportedOperation", "U").replace("<> ", " ");
        }
        return text;
    }

    public static String refusedByMaps() {
        return refusedByMap(() -> Map.of()) + refusedByMap(() -> Map.of(1, 2)) + refusedByMap(() -> Collections.emptyMap()) + refusedByMap(() -> Collections.singletonMap(1, 2)) + refusedByMap(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))));
    }

    private static class Text implements CharSequence {
        private final String text;

        Text(String text) {
            this.text = text;
        }

        public int length() {
            log.append('l');
            return text.length();
        }

        public char charAt(int index) {
            log.append(index);
            return text.charAt(index);
        }

        public CharSequence subSequence(int from, int to) {
            log.append('s');
            return text.substring(from, to);
        }

        public String toString() {
            log.append('t');
            return text.isEmpty() ? null : "T" + text;
        }
    }

    public static String charactersAsked() {
        Text text = new Text("ab");
        Text none = new Text("");
        return seen(() -> new StringBuilder(text)) + seen(() -> new StringBuilder().append(text)) + seen(() -> new StringBuilder().append(text, 1, 2)) + seen(() -> new StringBuilder().append(text, 1, 5)) + seen(() -> new StringBuilder("xy").insert(1, text)) + seen(() -> new StringBuffer("xy").insert(1, text, 0, 1)) + seen(() -> "ab".contentEquals(text)) + seen(() -> "b".contentEquals(text)) + seen(() -> String.join(text, "x", "y"))
            + seen(() -> String.join("-", text, none, text)) + seen(() -> String.join("-", List.of(text, none))) + seen(() -> "xTab".contains(text)) + seen(() -> "xTab".replace(text, "-")) + seen(() -> new StringJoiner("-").add(text).add(text)) + seen(() -> Stream.of(text, text).collect(Collectors.joining())) + seen(() -> Stream.of(text, none).collect(Collectors.joining("-"))) + seen(() -> Collectors.joining(null) == null) + seen(() -> Stream.of("a").collect(Collectors.joining(null))) + seen(() -> CharSequence.compare(text, "ac"));
    }

    private static class Silent {
        public String toString() {
            return null;
        }
    }

    private static class Hashed {
        public int hashCode() {
            return 255;
        }
    }

    public static String noText() {
        Silent none = new Silent();
        return seen(() -> Optional.of(none)) + seen(() -> Arrays.toString(new Object[] {none})) + seen(() -> Arrays.deepToString(new Object[][] {{none}})) + seen(() -> new AbstractMap.SimpleEntry<>(none, none)) + seen(() -> new Pair(none, null, 1)) + seen(() -> List.of(none)) + seen(() -> String.format("%s", none)) + seen(() -> String.format("%6s", none)) + seen(() -> new RuntimeException(new Exception() {
            public String toString() {
                return null;
            }
        }).getMessage()) + seen(() -> {
            System.out.print((Object) none);
            return "printed";
        }) + new Hashed() + List.of(new Hashed());
    }

    private static class Problem extends Exception {
        Problem(String message, Throwable cause) {
            super(message, cause);
        }

        Problem(String message, boolean suppresses, boolean hasTrace) {
            super(message, null, suppresses, hasTrace);
        }

        public Throwable fillInStackTrace() {
            log.append('f').append(getMessage());
            return this;
        }
    }

    public static String stackTraces() {
        Problem one = new Problem("one", false, true);
        Problem two = new Problem("two", null);
        one.addSuppressed(two);
        two.addSuppressed(one);
        return seen(() -> new Problem("a", null).getMessage()) + seen(() -> new Problem("b", true, true).getMessage()) + seen(() -> new Problem("c", true, false).getMessage()) + one.getSuppressed().length + two.getSuppressed().length;
    }

    private static class Tens extends AbstractList<Integer> {
        private int size = 3;

        public Integer get(int index) {
            log.append("g" + index);
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException("at " + index);
            }
            return index * 10;
        }

        public int size() {
            log.append('s');
            return size;
        }

        public Integer remove(int index) {
            log.append("r" + index);
            size--;
            modCount++;
            return 0;
        }
    }

    public static String ownList() {
        return seen(() -> {
            new Tens().clear();
            return "";
        }) + seen(() -> {
            Iterator<Integer> items = new Tens().iterator();
            while (true) {
                items.next();
            }
        }) + seen(() -> new Tens().indexOf(20)) + seen(() -> new Tens().lastIndexOf(0)) + seen(() -> new Tens().remove((Object) 10)) + seen(() -> new Tens().equals(List.of(0, 10, 20))) + seen(() -> new Tens().hashCode()) + seen(() -> new Tens().removeIf(x -> x == 10)) + seen(() -> new ArrayList<>(new Tens()));
    }

    public static String splitsAndLines() {
        String text = "";
        for (String each : new String[] {"", "a,b", ",a,,b,,", " a  b "}) {
            for (String by : new String[] {",", "\\s+", " "}) {
                for (int limit = -1; limit < 4; limit++) {
                    text += Arrays.toString(each.split(by, limit)) + each.split(by, limit).length;
                }
            }
        }
        for (String each : new String[] {"", "\n", "a\r\nb\r", "a\n\nb", "\r\ra\n\r"}) {
            text += each.lines().map(line -> "<" + line + ">").collect(Collectors.joining()) + each.lines().count();
        }
        List<String> sorted = new ArrayList<>(List.of("b", "A", "a", "B"));
        sorted.sort((a, b) -> a.compareToIgnoreCase(b));
        return text + sorted;
    }

    public static String identifiers() {
        String text = "";
        for (char c = 0; c < 128; c++) {
            text += Character.isJavaIdentifierStart(c) ? "2" : Character.isJavaIdentifierPart(c) ? "1" : "0";
        }
        return text;
    }

    public static String moreStreams() {
        IntSummaryStatistics numbers = IntStream.of(3, 1, 2).summaryStatistics();
        return seen(() -> Stream.iterate(1, x -> log.append("t" + x) != null && x < 10, x -> x * 2).collect(Collectors.toList())) + seen(() -> Stream.concat(Stream.of(1, 2), List.of(3).stream()).peek(x -> log.append(x)).findFirst()) + seen(() -> Stream.concat(Stream.of(1, 2), Stream.of(3)).peek(x -> log.append(x)).count()) + numbers + numbers.getAverage() + IntStream.empty().summaryStatistics() + LongStream.of(5, 7).summaryStatistics() + seen(() -> Stream.of(2, 1).collect(Collectors.toUnmodifiableList()).add(3));
    }

    public static String variables() {
        AtomicReference<String> text = new AtomicReference<>("a");
        AtomicBoolean flag = new AtomicBoolean();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> {
            log.append('i');
            return 5;
        });
        ThreadLocal<String> own = new ThreadLocal<>() {
            protected String initialValue() {
                log.append('o');
                return "own";
            }
        };
        return seen(() -> text.compareAndSet("a", "b") + text.getAndSet("c") + text.updateAndGet(x -> x + "!") + text.accumulateAndGet("z", (x, y) -> x + y) + text) + seen(() -> flag.getAndSet(true) + "" + flag.compareAndSet(false, true) + flag) + seen(() -> {
            int before = local.get() + local.get();
            local.set(before);
            int after = local.get();
            local.remove();
            return after + local.get() + own.get() + own.get() + new ThreadLocal<String>().get();
        });
    }
}
