import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What programs do every day: collections, texts, records, enums, exceptions, interfaces. */
public class Everyday {
    // Maps whose keys are inputs.
    static void countsTwo(int a, int b) { Map<Integer, Integer> m = new HashMap<>(); m.merge(a, 1, Integer::sum); m.merge(b, 1, Integer::sum); assert m.size() == (a == b ? 1 : 2); } // safe
    static void keysClash(int a, int b) { Map<Integer, String> m = new HashMap<>(); m.put(a, "a"); m.put(b, "b"); assert m.get(a).equals("a"); } // error
    static void removesKey(int k) { Map<Integer, Integer> m = new HashMap<>(); m.put(k, 1); m.remove(k); assert !m.containsKey(k) && m.isEmpty(); } // safe
    static void looksUp(int k) { Map<Integer, Integer> m = new HashMap<>(); m.put(1, 10); m.put(2, 20); Integer v = m.get(k); assert v == null || v == 10 * k; } // safe
    static void looksUpWrong(int k) { Map<Integer, Integer> m = new HashMap<>(); m.put(1, 10); m.put(2, 21); Integer v = m.get(k); assert v == null || v == 10 * k; } // error
    static void textKey(String s) { Map<String, Integer> m = new HashMap<>(); m.put("x", 1); if (s != null && m.containsKey(s)) assert s.length() == 1; } // safe
    static void computes(int k) { Map<Integer, Integer> m = new HashMap<>(); int v = m.computeIfAbsent(k, key -> key + 1); assert v != 7; } // error
    static void smallest(int a, int b) { TreeMap<Integer, String> m = new TreeMap<>(); m.put(a, "a"); m.put(b, "b"); assert m.firstKey() <= a && m.firstKey() <= b; } // safe
    static void inOrder(int a, int b) { Map<Integer, Integer> m = new LinkedHashMap<>(); m.put(a, 1); m.put(b, 2); assert m.keySet().iterator().next() == a; } // safe

    // Sets, lists, queues.
    static void twice(int a) { Set<Integer> s = new HashSet<>(); assert s.add(a); assert !s.add(a); } // safe
    static void pairwise(int a, int b, int c) { Set<Integer> s = new HashSet<>(); s.add(a); s.add(b); s.add(c); assert s.size() != 2; } // error
    static void stack(int a, int b) { Deque<Integer> d = new ArrayDeque<>(); d.push(a); d.push(b); assert d.pop() == b && d.peek() == a; } // safe
    static void stackWithEquals(int a, int b) { Deque<Integer> d = new ArrayDeque<>(); d.push(a); d.push(b); assert d.pop() == b; assert d.peek().equals(a); } // safe
    static void sum(int a, int b) { List<Integer> l = new ArrayList<>(); l.add(a); l.add(b); int s = 0; for (int x : l) s += x; assert s == a + b; } // safe
    static void boxes(int a) { List<Integer> l = new ArrayList<>(); l.add(a); l.add(a); assert l.get(0) == l.get(1); } // error
    static void reversed(int a, int b) { List<Integer> l = new ArrayList<>(); l.add(a); l.add(b); Collections.reverse(l); assert l.get(0) == b; } // safe
    static void sorted(int a, int b) { List<Integer> l = new ArrayList<>(); l.add(a); l.add(b); Collections.sort(l); assert l.get(0) <= l.get(1); } // safe
    static void removedWhileIterating(int a) { List<Integer> l = new ArrayList<>(); l.add(a); l.add(2); l.add(3); Iterator<Integer> i = l.iterator(); while (i.hasNext()) if (i.next() == a) i.remove(); assert l.size() == 2; } // error
    static void subList(int i) { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); if (i >= 0 && i <= 3) assert l.subList(0, i).size() == i; } // safe

    // Texts.
    static void concatenated(String s, int n) { if (s != null) { String t = s + n; assert t.length() > s.length(); } } // safe
    static void trimmed(String s) { if (s != null) assert s.trim().length() == s.length(); } // error
    static void prefixed(String s) { if (s != null && s.startsWith("ab")) assert s.charAt(1) == 'b'; } // safe
    static void indexed(String s) { if (s != null) { int i = s.indexOf('x'); assert i < 0 || s.charAt(i) == 'x'; } } // safe
    static void built(int n) { StringBuilder b = new StringBuilder(); for (int i = 0; i < n && i < 3; i++) b.append(i); assert b.length() <= 3; } // safe
    static void digits(char c) { if (Character.isDigit(c) && c < 128) assert c >= '0' && c <= '9'; } // safe
    static void vowels(String s) { int n = 0; if (s != null && s.length() == 3) for (char c : s.toCharArray()) if ("aeiou".indexOf(c) >= 0) n++; assert n < 3; } // error
    static void parsed(int n) { assert Integer.parseInt(String.valueOf(n)) == n; } // safe

    // Records, enums, switches.
    record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException(); } int sum() { return x + y; } Point moved(int d) { return new Point(x + d, y); } }
    static void moved(int x, int d) { if (x >= 0 && d >= 0 && x < 1000 && d < 1000) { Point p = new Point(x, 3).moved(d); assert p.x() >= x && p.equals(new Point(x + d, 3)); } } // safe
    static void movedFar(int x, int d) { if (x >= 0 && d >= 0) { try { assert new Point(x, 0).moved(d).x() >= 0; } catch (IllegalArgumentException e) { assert false; } } } // error
    static void given(Point p) { if (p != null) assert p.x() >= 0; } // safe
    enum Light { RED(30), GREEN(20), YELLOW(5); final int seconds; Light(int seconds) { this.seconds = seconds; } Light next() { return values()[(ordinal() + 1) % values().length]; } }
    static void changes(Light l) { if (l != null) assert l.next() != l && l.next().next().next() == l; } // safe
    static void lasts(Light l) { if (l != null) assert l.seconds > 5; } // error
    static int days(int month) { return switch (month) { case 2 -> 28; case 4, 6, 9, 11 -> 30; default -> 31; }; }
    static void months(int m) { int d = days(m); assert d >= 28 && d <= 31; } // safe
    static void dayNames(String s) { if (s == null) return; int n = switch (s) { case "sat", "sun" -> 0; case "fri" -> 6; default -> 8; }; assert n != 6; } // error

    // Interfaces and lambdas.
    sealed interface Shape permits Circle, Square { int area(); }
    record Circle(int r) implements Shape { public int area() { return 3 * r * r; } }
    record Square(int a) implements Shape { public int area() { return a * a; } }
    static void areas(Shape s) { if (s instanceof Square q && q.a() > 0 && q.a() < 100) assert s.area() >= q.a(); } // safe
    static void anyArea(Shape s) { if (s != null) assert s.area() >= 0; } // error
    static void optional(Integer i) { int n = Optional.ofNullable(i).map(x -> x / 2).orElse(0); assert n <= Integer.MAX_VALUE / 2 + 1; } // safe
    static void streamed(int a, int b) { assert List.of(a, b).stream().mapToInt(x -> x).max().getAsInt() >= a; } // safe
    static void filtered(int a, int b) { assert List.of(a, b).stream().filter(x -> x > 0).count() != 1; } // error

    // Exceptions.
    static int guarded(int[] a, int i) { try { return a[i]; } catch (ArrayIndexOutOfBoundsException e) { return -1; } finally { if (a == null) System.exit(1); } }
    static void guards(int i) { int n = guarded(new int[] {5, 6}, i); assert n == -1 || n == 5 || n == 6; } // safe
    static void rethrown(int x) { try { if (x > 9) throw new IllegalStateException("big"); } catch (RuntimeException e) { assert Objects.equals(e.getMessage(), "small"); } } // error
    static int closed; static final class Door implements AutoCloseable { public void close() { closed++; } }
    static void closes(boolean fails) { closed = 0; try (Door d = new Door(); Door e = new Door()) { if (fails) throw new RuntimeException(); } catch (RuntimeException e) { assert closed == 2; } assert closed == 2; } // safe

    // Recursion.
    static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
    static void ackermanns(int n) { if (n >= 0 && n < 4) assert ackermann(2, n) == 2 * n + 3; } // safe
    static boolean isEven(int n) { return n == 0 || isOdd(n - 1); }
    static boolean isOdd(int n) { return n != 0 && isEven(n - 1); }
    static void parity(int n) { if (n >= 0 && n <= 8) assert isEven(n) == (n % 2 == 0); } // safe
    static int power(int b, int e) { return e == 0 ? 1 : e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1); }
    static void powers(int b) { assert power(b, 4) >= 0; } // error
}
