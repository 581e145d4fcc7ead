import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.*;

/** Class objects, copies, overloads with waiting arguments, enums with bodies, smaller parts of the library. */
class Corners4 {
    static class A { int x; A(int x) { this.x = x; } }
    static class B extends A { B(int x) { super(x); } }
    interface I {}
    record R(int a) {}
    enum Q { ON { int f() { return 1; } }, OFF { int f() { return 2; } }, DIM; int f() { return 0; } }
    enum Day { MON, TUE, WED, THU, FRI }

    static final class Point {
        final int x, y;
        Point(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }
        @Override public int hashCode() { return 31 * x + y; }
    }
    static class Shape {
        int id;
        Shape(int id) { this.id = id; }
        public boolean equals(Object o) { return o != null && o.getClass() == getClass() && ((Shape) o).id == id; }
        public int hashCode() { return id; }
        public String toString() { return getClass().getSimpleName() + id; }
    }
    static class Disk extends Shape { Disk(int id) { super(id); } }

    static boolean t01(A a) { return a != null && a.getClass() == A.class; }
    static int t02(Object o) { return o == null ? 0 : o.getClass() == Integer.class ? 1 : o.getClass() == String.class ? 2 : o.getClass() == B.class ? 3 : 4; }
    static String t03(A a) { return a.getClass().getName() + "/" + a.getClass().getSimpleName(); }
    static boolean t04(Point p, Object o) { return p != null && p.equals(o); }
    static boolean t05(Shape a, Shape b) { return a != null && a.equals(b); }
    static String t06(boolean b, int n) { Shape s = b ? new Disk(n) : new Shape(n); return s + "" + s.equals(new Disk(n)); }
    static int t07(int x) { synchronized (Corners4.class) { synchronized (int[].class) { return x + 1; } } }
    static String t08() { return int.class + " " + int[].class + " " + String[][].class.getSimpleName() + " " + I.class + " " + R.class + " " + void.class + " " + Q.class.getName() + " " + int[][].class.getName() + " " + Map.Entry.class.getSimpleName(); }
    static boolean t09(Object o) { Class<?> c = o instanceof Object[] ? Object[].class : String.class; return o != null && o.getClass() == c; }
    static String t10(Q q) { return q == null ? "" : q.getClass() == Q.class ? q.getClass().getName() : q.getDeclaringClass().getSimpleName() + (q.getClass() == q.getDeclaringClass()); }
    static String t11(int x) { Object o = new Object() { int y = x; }; return "[" + o.getClass().getSimpleName() + "]" + (o.getClass() == Object.class); }
    static boolean t12(R r, R s) { return r != null && s != null && r.getClass() == s.getClass() && r.equals(s); }
    static String t13(int k) {
        Object o = k == 0 ? (Object) 1 : k == 1 ? "s" : k == 2 ? new int[1] : k == 3 ? Day.TUE : new A(k);
        return o.getClass().getSimpleName() + o.getClass().getName().length();
    }

    static class P implements Cloneable {
        int x; int[] a; P next; String s; Q q;
        P(int x) { this.x = x; a = new int[] {x}; s = "s" + x; q = Q.OFF; }
        P copy() { try { return (P) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
        @Override public P clone() throws CloneNotSupportedException { P p = (P) super.clone(); p.a = a.clone(); return p; }
    }
    static class P2 extends P { int z = 7; P2(int x) { super(x); } }
    static class N { Object c() throws CloneNotSupportedException { return super.clone(); } }
    static int t14(int x) { P p = new P(x); P q = p.copy(); q.x++; q.a[0] += 2; return p.x * 10000 + q.x * 100 + p.a[0] + (p == q ? 1 : 0) + (p.s == q.s ? 0 : 5); }
    static int t15(P p) throws CloneNotSupportedException { if (p == null || p.a == null || p.a.length == 0) return -1; P q = p.clone(); q.x = p.x + 1; q.a[0]++; return p.x + q.a[0] - p.a[0] + (p.next == q.next ? 0 : 100); }
    static P t16(P p) { return p == null ? null : p.copy(); }
    static boolean t17(boolean b, int x) { P p = b ? new P2(x) : new P(x); P q = p.copy(); return q instanceof P2 && ((P2) q).z == 7 && q.x == x; }
    static String t18() { try { new N().c(); return "no"; } catch (CloneNotSupportedException e) { return e.getMessage(); } }
    static int t19(int[][] a) { if (a == null || a.length < 1 || a[0] == null || a[0].length < 1) return 0; int[][] b = a.clone(); b[0][0] = 5; b[0] = null; return a[0][0]; }

    static String t20(String a, String b) { if (a == null || b == null) return null; PriorityQueue<String> q = new PriorityQueue<>(Comparator.comparing(String::length)); q.add(a); q.add(b); return q.peek(); }
    static int t21(int a, int b) { PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.comparingInt(x -> x[0])); q.add(new int[] {a, 1}); q.add(new int[] {b, 2}); return q.poll()[1]; }
    static int t22(int a, int b) { PriorityQueue<Integer> q = new PriorityQueue<>(Collections.reverseOrder()); q.add(a); q.add(b); return q.peek(); }
    static int t23(int x) throws Exception { Callable<Integer> c = () -> x + 1; return c.call(); }
    static int t24(int a, int b) { PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[0] - y[0]); q.offer(new int[] {a & 15}); q.offer(new int[] {b & 15}); return q.peek()[0]; }
    static String t25(int a) { List<String> xs = new ArrayList<>(Arrays.asList("ccc", "a", "bb")); xs.sort(Comparator.comparing(String::length)); TreeMap<String, Integer> m = new TreeMap<>(Comparator.comparing(String::length).reversed()); for (String s : xs) m.put(s, a); return xs + "" + m; }
    static String t26(int n) { TreeSet<Integer> s = new TreeSet<>(Comparator.comparing((Integer i) -> -i)); s.add(n & 3); s.add(2); return s.toString(); }
    static int t27(List<Integer> xs) { return xs == null ? 0 : new ArrayList<>(new ArrayList<>(xs)).size(); }

    static Q t28(int k) { return k == 0 ? Q.ON : k == 1 ? Q.OFF : Q.DIM; }
    static int t29(Q q) { return q == null ? -1 : q.f() * 10 + q.ordinal(); }
    static Object t30(boolean b) { return b ? Q.OFF : Day.FRI; }

    static double t31(int k) { switch (k & 7) { case 0: return Math.pow(2, 10); case 1: return Math.pow(-3, 3); case 2: return Math.pow(10, 9); case 3: return Math.pow(2, -3); case 4: return Math.pow(7, 0); case 5: return Math.pow(0.1, 1); case 6: return Math.pow(2, 70); default: return Math.pow(-0.0, 3); } }
    static double t32(int n) { double r = 0; for (int i = 0; i < 4; i++) if (i == (n & 3)) r = Math.pow(i, 2); return r; }
    static double t33(int k) { return switch (k) { case 0 -> Double.parseDouble("1.5"); case 1 -> Double.parseDouble("-0.1"); case 2 -> Double.parseDouble(" 3e2 "); case 3 -> Double.parseDouble("1e-3"); case 4 -> Double.parseDouble(".5"); case 5 -> Double.parseDouble("5."); case 6 -> Double.parseDouble("Infinity"); case 7 -> Double.parseDouble("-NaN"); case 8 -> Double.parseDouble("12d"); case 9 -> Double.parseDouble("1E+5f"); default -> Double.parseDouble("-0"); }; }
    static String t34(int k) { try { return "" + switch (k) { case 0 -> Double.parseDouble(""); case 1 -> Double.parseDouble("  "); case 2 -> Double.parseDouble("x"); case 3 -> Double.parseDouble("1.2.3"); case 4 -> Double.parseDouble("1e"); case 5 -> Double.parseDouble("--1"); case 6 -> Double.parseDouble("."); case 7 -> Double.parseDouble("e5"); case 8 -> Double.parseDouble("1 2"); default -> Double.parseDouble(" a "); }; } catch (NumberFormatException e) { return e.getMessage(); } }

    static String t35(int d) { List<Integer> xs = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5)); Collections.rotate(xs, d % 7); return xs.toString(); }
    static int t36(int k) { return Collections.binarySearch(Arrays.asList(1, 3, 5, 7), k) * 100 + Collections.binarySearch(Arrays.asList(7, 5, 3), k, Collections.reverseOrder()); }
    static String t37(int k) { int[] a = new int[4]; Arrays.setAll(a, i -> i * k); String[] s = new String[2]; Arrays.setAll(s, i -> "s" + i); long[] l = new long[2]; Arrays.setAll(l, i -> i + 1L); return Arrays.toString(a) + Arrays.toString(s) + l[1]; }
    static int t38(int a, int b) { int[] x = {1, a}, y = {1, b, 2}; return Arrays.compare(x, y) * 100 + Arrays.mismatch(x, y) + Arrays.compare(x, null) + Arrays.mismatch(new char[] {'a'}, new char[] {'a'}); }
    static String t39(String s) { if (s == null) return ""; return s.regionMatches(1, "abc", 0, 2) + " " + s.regionMatches(true, 0, "AB", 0, 2) + " " + "xaxa".replaceFirst("a", "b") + "a,b,c".replaceAll(",", "") + "abc".matches("abc"); }
    static String decoded(String s) { try { return "" + Integer.decode(s); } catch (NumberFormatException e) { return e.getMessage(); } }
    static String t41(int k) { String[] s = {"0x1F", "-#ff", "010", "+7", "0", "-0x80000000", "0x80000000", "0-1", "--2", "", "08"}; return decoded(s[Math.floorMod(k, s.length)]); }
    static String t42(int k) { String[] s = {"4294967295", "0", "+5", "-1", "4294967296", "", "x", "99999999999"}; try { int v = Integer.parseUnsignedInt(s[Math.floorMod(k, s.length)]); return v + Integer.toUnsignedString(v); } catch (NumberFormatException e) { return e.getMessage(); } }
    static String t43(int c) { StringBuilder b = new StringBuilder("a"); b.appendCodePoint(c & 0x1ffff); return b.length() + ":" + Character.toChars(c & 0x1ffff).length + (b.length() == 2 ? b.charAt(1) + 0 : 0); }
    static String t44(int c) { try { return "" + Character.toChars(-1 - (c & 15)).length; } catch (IllegalArgumentException e) { return e.getMessage(); } }
    static int t45(int k) { Map<String, Integer> m = Map.ofEntries(Map.entry("a", 1), Map.entry("b", k)); return m.get("b") + m.size(); }
    static int t46(int k) { OptionalInt a = k > 0 ? OptionalInt.of(k) : OptionalInt.empty(); return a.orElse(-1) + (a.isPresent() ? a.getAsInt() : 0); }
    static String t47(int k) { return OptionalInt.of(k) + "" + OptionalLong.empty() + OptionalDouble.of(1.5) + OptionalInt.of(k).equals(OptionalInt.of(3)); }
    static String t48(int k) { try { return "" + (k > 0 ? OptionalLong.of(k) : OptionalLong.empty()).getAsLong(); } catch (NoSuchElementException e) { return e.getMessage(); } }

    static String t49(Day d) { EnumMap<Day, Integer> m = new EnumMap<>(Day.class); m.put(Day.FRI, 1); m.put(Day.MON, 2); if (d != null) m.merge(d, 10, Integer::sum); return m + "" + m.size() + m.containsKey(Day.TUE) + m.get(d) + m.remove(Day.FRI); }
    static String t50(Day d) { EnumSet<Day> s = EnumSet.of(Day.WED, Day.MON); if (d != null) s.add(d); EnumSet<Day> c = EnumSet.complementOf(s); return s + "" + c + s.contains(d) + s.containsAll(EnumSet.of(Day.MON)) + c.size(); }
    static String t51(int k) { EnumSet<Day> s = EnumSet.allOf(Day.class); s.removeIf(d -> d.ordinal() == k); EnumSet<Day> n = EnumSet.noneOf(Day.class); n.addAll(EnumSet.range(Day.TUE, Day.THU)); n.retainAll(s); return s + "" + n + n.equals(EnumSet.of(Day.TUE, Day.WED, Day.THU)); }
    static int t52(int k) { EnumSet<Q> s = EnumSet.allOf(Q.class); int n = 0; for (Q q : s) { n = n * 10 + q.f(); s.remove(Q.DIM); } return n * 10 + s.size() + k; }
    static String t53(int k) { Map<Corners4.Day, String> m = new EnumMap<Day, String>(Corners4.Day.class); for (Day d : Day.values()) if (d.ordinal() != k) m.put(d, d.name().toLowerCase()); StringBuilder b = new StringBuilder(); for (Map.Entry<Day, String> e : m.entrySet()) { e.setValue(e.getValue() + "!"); b.append(e.getKey()).append(e); } return b + m.get(Day.MON); }
    static String t54(int k) { Hashtable<String, Integer> h = new Hashtable<>(); h.put("a", k); h.put("b", 2); try { h.put("c", null); } catch (NullPointerException e) { h.remove("b"); } return h.get("a") + "" + h.size() + h.containsKey("b") + h.getOrDefault("z", 9) + h; }
    static String t55(int k) { Map<String, Integer> m = new TreeMap<>(); m.put("a", k); Map<String, Integer> u = Collections.unmodifiableMap(m); try { u.put("b", 1); } catch (UnsupportedOperationException e) { m.put("c", 3); } return u + "" + u.size() + Collections.emptyMap() + Collections.singletonMap(1, k); }

    static boolean t56(Shape a, Object b) { return a != null && b != null && a.getClass() != b.getClass() && a.getClass() != Disk.class; }
    static String t57(List<Integer> xs) { if (xs == null || xs.size() > 2) return ""; return xs.stream().filter(x -> x != null && x > 0).map(x -> x * 2).collect(Collectors.toList()).toString(); }
    static int t58(int n) { return IntStream.range(0, n & 7).filter(i -> i % 2 == 0).map(i -> i * i).sum(); }
    static String t59(int n) { StringBuilder b = new StringBuilder(); int r = IntStream.rangeClosed(1, 5).peek(i -> b.append('p').append(i)).filter(i -> i > n).peek(i -> b.append('q').append(i)).limit(2).sum(); return b + "=" + r; }
    static String t60(String a, String b) { return Stream.of(a, b, "m").filter(Objects::nonNull).sorted().collect(Collectors.joining(", ", "[", "]")); }
    static String t61(int a, int b) { StringBuilder o = new StringBuilder(); List<Integer> r = Arrays.asList(a, b, 3).stream().peek(x -> o.append("<")).sorted(Comparator.reverseOrder()).peek(x -> o.append(">")).limit(2).toList(); return o + "" + r; }
    static String t62(int n) { StringBuilder o = new StringBuilder(); long c = Arrays.asList(1, 2, 3).stream().map(x -> { o.append(x); return x + n; }).count(); long d = Stream.of(1, 2, 3).filter(x -> { o.append(x); return x > n; }).count(); return o + " " + c + d; }
    static boolean t63(int[] a) { return a != null && Arrays.stream(a).anyMatch(x -> x == 7) && !Arrays.stream(a).allMatch(x -> x > 0) && Arrays.stream(a).noneMatch(x -> x == 8); }
    static int t64(int[] a) { return a == null || a.length == 0 ? -1 : Arrays.stream(a).max().getAsInt() - Arrays.stream(a).min().orElse(0); }
    static String t65(int n) { Map<Boolean, List<Integer>> m = IntStream.range(0, 6).boxed().collect(Collectors.partitioningBy(x -> x > n)); Map<Integer, Long> g = Stream.of(1, 2, 3, 4).collect(Collectors.groupingBy(x -> x % 2, Collectors.counting())); return m + "" + g + m.get(true).size(); }
    static String t66(int n) { Map<Integer, List<String>> g = Stream.of("a", "bb", "cc", "d").collect(Collectors.groupingBy(String::length)); return g + "" + g.get(1).get(0).length() + Stream.of("x", "yy").collect(Collectors.toMap(s -> s, String::length)).get("yy"); }
    static String t67(int n) { try { return Stream.of("a", "b", "a").collect(Collectors.toMap(s -> s, s -> n)).toString(); } catch (IllegalStateException e) { return e.getMessage(); } }
    static int t68(int n) { return Stream.iterate(1, x -> x * 2).limit(n & 7).reduce(0, Integer::sum) + IntStream.iterate(1, i -> i < 20, i -> i * 3).sum(); }
    static String t69(int n) { Stream<Integer> s = Stream.of(1, 2, n); s.forEach(x -> {}); try { s.count(); return "no"; } catch (IllegalStateException e) { return e.getMessage(); } }
    static String t70(String s) { return s == null ? "" : s.chars().filter(c -> c != 'a').mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()); }
    static String t71(int n) { return Stream.of(3, 1, 3, n).distinct().map(String::valueOf).collect(Collectors.joining("-")) + Stream.of(1, 2, 3, 4).skip(n & 3).findFirst() + IntStream.of(1, 2).average() + IntStream.empty().max(); }
    static String t72(int n) { List<Integer> xs = new ArrayList<>(List.of(1, 2)); Stream<Integer> s = xs.stream(); xs.add(n); return s.map(x -> x + 1).toList() + "" + Arrays.toString(xs.stream().mapToInt(Integer::intValue).toArray()) + Arrays.toString(Stream.of("a", "b").toArray(String[]::new)); }
    static String t73(int n) { StringBuilder o = new StringBuilder(); IntStream.range(0, 3).peek(i -> o.append("p").append(i)).sorted().forEach(i -> o.append("f").append(i)); new TreeSet<>(List.of(2, 1, 5)).stream().peek(i -> o.append("p").append(i)).sorted().forEach(i -> o.append("f").append(i)); return o.toString() + n; }
    static String t74(int n) { return Stream.of(List.of(1, 2), List.of(n)).flatMap(l -> l.stream()).map(x -> x + 1).max(Comparator.naturalOrder()) + "" + Stream.of("b", "a").min(Comparator.comparing(s -> s)).get() + Stream.of(1, 2, 3).takeWhile(x -> x < n).toList(); }
    static String t75(int n) { Set<Integer> s = Stream.of(1, 2, n).collect(Collectors.toSet()); TreeMap<String, Integer> m = Stream.of("x", "y", "x").collect(Collectors.toMap(k -> k, k -> 1, Integer::sum, TreeMap::new)); return s.contains(n) + "" + m + Stream.of("q").collect(Collectors.mapping(x -> x + "!", Collectors.toList())) + Stream.of(1, 2).collect(Collectors.summingInt(x -> x)); }
    static long t76(int n) { return LongStream.rangeClosed(1, n & 7).reduce(1, (a, b) -> a * b) + IntStream.range(0, 3).mapToLong(i -> i).sum() + Stream.of(1, 2).mapToLong(x -> x).max().getAsLong(); }
}
