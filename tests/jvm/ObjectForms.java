import java.util.*;
import java.util.stream.*;

/** Records, interfaces, generics, inner classes, lambdas, clones, texts. */
@SuppressWarnings("all")
class ObjectForms {
    record P(int a, int b) implements Comparable<P> { static int made; P { made++; if (a > b) { int t = a; a = b; b = t; } } P(int a) { this(a, a * 2); } int sum() { return a + b; } static P of(int v) { return new P(v); } public int compareTo(P o) { return Integer.compare(sum(), o.sum()); } }
    record Box<T>(T v, int... rest) { Box { rest = rest.clone(); } <R> Box<R> map(java.util.function.Function<? super T, ? extends R> f) { return new Box<>(f.apply(v), rest); } }
    record Empty() { } record D(double d, float f, String s, char c, long l) { } record Nest2(int v) { public int v() { return v * 2; } }
    interface Named { default String name() { return "N" + id(); } int id(); private int secret() { return 5; } static Named of(int i) { return () -> i; } default int open() { return secret() + id(); } }
    interface Other { default String name() { return "O"; } }
    static class Both implements Named, Other { public String name() { return Named.super.name() + Other.super.name(); } public int id() { return 4; } }
    static abstract class Gen<T extends Comparable<T>> { abstract T get(); T max(T o) { return get().compareTo(o) >= 0 ? get() : o; } }
    static class GenI extends Gen<Integer> { Integer get() { return 3; } } static class GenS extends Gen<String> { String get() { return "m"; } }
    static class Cell<T> { T v; Cell(T v) { this.v = v; } <U extends T> void set(U u) { v = u; } static <Q> Cell<Q> of(Q q) { return new Cell<>(q); } }
    static class Node implements Cloneable { int v; Node next; int[] data = {1, 2}; Node(int v, Node n) { this.v = v; next = n; } public Node clone() { try { return (Node) super.clone(); } catch (CloneNotSupportedException e) { return null; } } @Override public boolean equals(Object o) { return o instanceof Node n && n.v == v; } @Override public int hashCode() { return v % 2; } }
    static class Up { String who() { return "up"; } String call() { return who() + this.who(); } private String priv() { return "p1"; } String viaPriv() { return priv(); } static String sm(Up u) { return "su"; } String over(Object o) { return "o"; } }
    static class Down extends Up { String who() { return "down"; } String call() { return super.call() + super.who(); } private String priv() { return "p2"; } static String sm(Down u) { return "sd"; } String over(String o) { return "s"; } }
    static class Count { private int n; class It { int at = n; int step() { return at++ + n++; } } It it() { return new It(); } int n() { return n; } }
    static int fib(int n) { java.util.function.IntUnaryOperator[] f = new java.util.function.IntUnaryOperator[1]; f[0] = k -> k < 2 ? k : f[0].applyAsInt(k - 1) + f[0].applyAsInt(k - 2); return f[0].applyAsInt(n); }
    static int vis(Object... os) { int r = 0; for (Object o : os) r = r * 10 + (o instanceof Integer i ? i : o instanceof Object[] a ? vis(a) : o == null ? 9 : 8); return r; }

    static String t0(int first, int second) { final int x = (first & 7) - 2, y = second & 1; P.made = 0; P p = new P(x, y); P q = P.of(x); return p + "" + p.equals(q) + P.made + q.compareTo(p) + p.sum(); }
    static boolean t1(int first, int second) { final int x = (first & 7) - 2, y = second & 1; P p = new P(x, y), q = new P(y, x); return p.equals(q) && p.hashCode() == q.hashCode() && p != q; }
    static String t2(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Box<String> b = new Box<>("s" + x, 1, y); int[] r = b.rest(); r[0] = 9; return b.map(String::length).v() + "" + b.rest()[0] + b.rest().length + b.equals(new Box<>("s" + x, 1, y)); }
    static String t3(int first, int second) { final int x = (first & 7) - 2, y = second & 1; D d = new D(x == 0 ? -0.0 : x, Float.NaN, null, 'c', 1L << x + 2); return d.toString() + d.equals(new D(0.0, Float.NaN, null, 'c', 1L << x + 2)); }
    static String t4(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return new Empty() + "" + new Empty().equals(new Empty()) + new Empty().hashCode() + new Nest2(x).v(); }
    static String t5(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Named n = x > 0 ? new Both() : x == 0 ? Named.of(y) : new Named() { public int id() { return x; } public String name() { return "anon" + open(); } }; return n.name() + n.open(); }
    static String t6(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Gen<?> g = x > 0 ? new GenI() : new GenS(); Gen raw = g; try { return raw.max(y == 0 ? (Comparable) Integer.valueOf(x) : "z").toString(); } catch (ClassCastException e) { return "cce"; } }
    static String t7(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Cell<Object> c = Cell.of((Object) "s"); c.set(x); Cell raw = c; raw.v = y; Cell<String> bad = raw; try { return "v" + bad.v.length(); } catch (ClassCastException e) { return "heap" + c.v; } }
    static int t8(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Node a = new Node(x, null); Node b = a.clone(); b.v++; b.data[0] = 7; a.next = b; Node c = a.clone(); c.next.v *= 2; return a.v * 1000 + b.v * 100 + a.data[0] * 10 + (a.equals(c) ? 1 : 0) + (a == c ? 5 : 0); }
    static String t9(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Up u = x > 0 ? new Down() : new Up(); return u.call() + u.viaPriv() + Up.sm(u) + u.over("t") + (u instanceof Down d ? d.over("t") + Down.sm(d) : ""); }
    static int t10(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Count c = new Count(); Count.It i = c.it(), j = c.it(); i.step(); i.step(); j.step(); Count.It k = c.new It(); return c.n() * 100 + i.at * 10 + j.at + k.step() * 1000 + x; }
    static int t11(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return fib(x + 4); }
    static int t12(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return vis(1, x + 2, new Object[] {2, y}, null, new int[] {3}, "s") ; }
    static int t13(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int[] a = {1, 2, 3}; int[] b = a; b = b.clone(); b[0] = x; a[1] = y; int[][] m = {a, b, a}; m[2][0] += 5; return a[0] * 100 + a[1] * 10 + m[1][0]; }
    static boolean t14(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int[][] m = new int[2][3], n = m.clone(); n[0][0] = x; return m[0][0] == n[0][0] && m != n && m.equals(m) && !m[0].equals(new int[3]) && m.getClass() == n.getClass(); }
    static String t15(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Object o = x > 0 ? new int[0] : x == 0 ? new String[0][] : new long[0][0]; return o.getClass().getName() + (o instanceof Object[]) + (o instanceof Cloneable) + o.getClass().getSimpleName(); }
    static int t16(int first, int second) { final int x = (first & 7) - 2, y = second & 1; java.util.function.Supplier<Integer> s; { int k = x; s = () -> k + y; } java.util.function.Function<Integer, Integer> f = v -> v * 2; return f.andThen(v -> v + 1).compose((Integer v) -> v - s.get()).apply(10); }
    static int t17(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Runnable[] rs = new Runnable[3]; int[] acc = {0}; for (int i = 0; i < 3; i++) { int j = i; rs[i] = () -> acc[0] = acc[0] * 10 + j + x; } for (Runnable r : rs) r.run(); return acc[0]; }
    static String t18(int first, int second) { final int x = (first & 7) - 2, y = second & 1; java.util.Comparator<P> c = java.util.Comparator.comparing(P::b).thenComparing(P::a, java.util.Comparator.reverseOrder()); return "" + c.compare(new P(x, 1), new P(y, 1)) + c.reversed().compare(new P(x), new P(1)); }
    static int t19(int first, int second) { final int x = (first & 7) - 2, y = second & 1; java.util.function.BinaryOperator<Integer> op = x > 0 ? Integer::sum : Math::max; java.util.function.IntFunction<int[]> mk = int[]::new; java.util.function.Function<Integer, P> ctor = P::new; return op.apply(x, 2) * 100 + mk.apply(x + 2).length * 10 + ctor.apply(y).b(); }
    static int t20(int first, int second) { final int x = (first & 7) - 2, y = second & 1; var o = new Object() { int n = x; int inc() { return ++n; } }; o.inc(); o.n += y; return o.inc(); }
    static int t21(int first, int second) { final int x = (first & 7) - 2, y = second & 1; class L { int k; L(int k) { this.k = k + x; } L twin() { return new L(k); } } return new L(1).twin().k; }
    static boolean t22(int first, int second) { final int x = (first & 7) - 2, y = second & 1; String s = "a" + x, t = "a" + x; final String u = "a", v = "b"; return s.equals(t) && s.intern() == t.intern() && (u + v == "ab") && (u + x).length() == s.length(); }
    static String t23(int first, int second) { final int x = (first & 7) - 2, y = second & 1; String s = null; s += x; s += 'c'; s += 1.0f; s += null; char[] cs = {'q', 'r'}; return s + String.valueOf(cs) + cs.length + (char) 65 + ('a' + 1) + 1 + 2 + (1 + 2); }
    static int t24(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (x > 0 ? "abc" : "abd").compareTo(y == 0 ? "ab" : "b") * 100 + "abcabc".indexOf("ca", x) * 10 + "abcabc".lastIndexOf('b', x + 2); }
    static String t25(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return "a,b,,c,,".split(",").length + "x".repeat(x + 2) + " p ".strip() + "Ab".toUpperCase() + "a-b".replace("-", "" + y) + String.join("/", "m", "n") + "abc".contains("") + "abc".startsWith("bc", x + 1); }
    static String t26(int first, int second) { final int x = (first & 7) - 2, y = second & 1; StringBuilder a = new StringBuilder("abcd"), b = a; try { b.deleteCharAt(x + 1).insert(y, x).setLength(3); } catch (StringIndexOutOfBoundsException e) { return "!" + a; } return a.reverse().toString() + b.length() + a.indexOf("c") + (a == b); }
    static int t27(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int h = 0; for (char c : ("h" + x).toCharArray()) h = 31 * h + c; return h - ("h" + x).hashCode() + java.util.Objects.hash(x, y) + java.util.Arrays.hashCode(new int[] {x}); }
}
