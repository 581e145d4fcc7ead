import java.util.*;
import java.util.stream.*;

/** Records, interfaces, generics, inner classes, lambdas and texts: tables of results for all inputs, each once right and once with one wrong row, as the JVM says. */
@SuppressWarnings("all")
class ObjectTables {
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

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("P[a=-2, b=0]false2-1-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("P[a=-2, b=1]false2-1-1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("P[a=-1, b=0]false2-1-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("P[a=-1, b=1]false2-10");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("P[a=0, b=0]true200");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("P[a=0, b=1]false2-11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("P[a=0, b=1]false211");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("P[a=1, b=1]false212");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("P[a=0, b=2]false212");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("P[a=1, b=2]false213");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("P[a=0, b=3]false213");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("P[a=1, b=3]false214");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Holds(int x, int y) { // TRUE
    P.made = 0; P p = new P(x, y); P q = P.of(x); return p + "" + p.equals(q) + P.made + q.compareTo(p) + p.sum();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("P[a=-2, b=0]false2-1-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("P[a=-2, b=1]false2-1-1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("P[a=-1, b=0]false2-1-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("P[a=-1, b=1]false2-10");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("P[a=0, b=0]true200");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("P[a=0, b=1]false2-11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("P[a=0, b=1]false211");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("P[a=1, b=1]false212");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("P[a=0, b=2]false212");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("P[a=1, b=2]false213");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("P[a=0, b=3]false213q");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("P[a=1, b=3]false214");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Off(int x, int y) { // FALSE
    P.made = 0; P p = new P(x, y); P q = P.of(x); return p + "" + p.equals(q) + P.made + q.compareTo(p) + p.sum();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m1Holds(int x, int y) { // TRUE
    P p = new P(x, y), q = new P(y, x); return p.equals(q) && p.hashCode() == q.hashCode() && p != q;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m1Wrong(int x, int y) { // FALSE
    P p = new P(x, y), q = new P(y, x); return p.equals(q) && p.hashCode() == q.hashCode() && p != q;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("392false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("392false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("392false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("392false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("292false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Holds(int x, int y) { // TRUE
    Box<String> b = new Box<>("s" + x, 1, y); int[] r = b.rest(); r[0] = 9; return b.map(String::length).v() + "" + b.rest()[0] + b.rest().length + b.equals(new Box<>("s" + x, 1, y));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("392false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("392falseq");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("392false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("392false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("292false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("292false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("292false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Off(int x, int y) { // FALSE
    Box<String> b = new Box<>("s" + x, 1, y); int[] r = b.rest(); r[0] = 9; return b.map(String::length).v() + "" + b.rest()[0] + b.rest().length + b.equals(new Box<>("s" + x, 1, y));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("D[d=-2.0, f=NaN, s=null, c=c, l=1]false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("D[d=-2.0, f=NaN, s=null, c=c, l=1]false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("D[d=-1.0, f=NaN, s=null, c=c, l=2]false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("D[d=-1.0, f=NaN, s=null, c=c, l=2]false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("D[d=-0.0, f=NaN, s=null, c=c, l=4]false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("D[d=-0.0, f=NaN, s=null, c=c, l=4]false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("D[d=1.0, f=NaN, s=null, c=c, l=8]false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("D[d=1.0, f=NaN, s=null, c=c, l=8]false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("D[d=2.0, f=NaN, s=null, c=c, l=16]false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("D[d=2.0, f=NaN, s=null, c=c, l=16]false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("D[d=3.0, f=NaN, s=null, c=c, l=32]false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("D[d=3.0, f=NaN, s=null, c=c, l=32]false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m3Holds(int x, int y) { // TRUE
    D d = new D(x == 0 ? -0.0 : x, Float.NaN, null, 'c', 1L << x + 2); return d.toString() + d.equals(new D(0.0, Float.NaN, null, 'c', 1L << x + 2));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("D[d=-2.0, f=NaN, s=null, c=c, l=1]false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("D[d=-1.0, f=NaN, s=null, c=c, l=2]false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("D[d=-1.0, f=NaN, s=null, c=c, l=2]false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("D[d=-0.0, f=NaN, s=null, c=c, l=4]false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("D[d=-0.0, f=NaN, s=null, c=c, l=4]false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("D[d=1.0, f=NaN, s=null, c=c, l=8]false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("D[d=1.0, f=NaN, s=null, c=c, l=8]false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("D[d=2.0, f=NaN, s=null, c=c, l=16]false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("D[d=2.0, f=NaN, s=null, c=c, l=16]false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("D[d=3.0, f=NaN, s=null, c=c, l=32]false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("D[d=3.0, f=NaN, s=null, c=c, l=32]false");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m3Wrong(int x, int y) { // FALSE
    D d = new D(x == 0 ? -0.0 : x, Float.NaN, null, 'c', 1L << x + 2); return d.toString() + d.equals(new D(0.0, Float.NaN, null, 'c', 1L << x + 2));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Empty[]true0-4");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Empty[]true0-4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Empty[]true0-2");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Empty[]true0-2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Empty[]true00");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Empty[]true00");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Empty[]true02");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Empty[]true02");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Empty[]true04");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Empty[]true04");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Empty[]true06");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Empty[]true06");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Holds(int x, int y) { // TRUE
    return new Empty() + "" + new Empty().equals(new Empty()) + new Empty().hashCode() + new Nest2(x).v();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Empty[]true0-4");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Empty[]true0-4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Empty[]true0-2q");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Empty[]true0-2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Empty[]true00");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Empty[]true00");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Empty[]true02");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Empty[]true02");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Empty[]true04");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Empty[]true04");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Empty[]true06");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Empty[]true06");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Off(int x, int y) { // FALSE
    return new Empty() + "" + new Empty().equals(new Empty()) + new Empty().hashCode() + new Nest2(x).v();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("anon33");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("anon33");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("anon44");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("anon44");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("N05");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("N16");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m5Holds(int x, int y) { // TRUE
    Named n = x > 0 ? new Both() : x == 0 ? Named.of(y) : new Named() { public int id() { return x; } public String name() { return "anon" + open(); } }; return n.name() + n.open();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("anon33");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("anon33");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("anon44");
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("N05");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("N16");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("N4O9");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("N4O9");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m5Wrong(int x, int y) { // FALSE
    Named n = x > 0 ? new Both() : x == 0 ? Named.of(y) : new Named() { public int id() { return x; } public String name() { return "anon" + open(); } }; return n.name() + n.open();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("cce");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Holds(int x, int y) { // TRUE
    Gen<?> g = x > 0 ? new GenI() : new GenS(); Gen raw = g; try { return raw.max(y == 0 ? (Comparable) Integer.valueOf(x) : "z").toString(); } catch (ClassCastException e) { return "cce"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("z");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("cceq");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("cce");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Off(int x, int y) { // FALSE
    Gen<?> g = x > 0 ? new GenI() : new GenS(); Gen raw = g; try { return raw.max(y == 0 ? (Comparable) Integer.valueOf(x) : "z").toString(); } catch (ClassCastException e) { return "cce"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("heap1");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m7Holds(int x, int y) { // TRUE
    Cell<Object> c = Cell.of((Object) "s"); c.set(x); Cell raw = c; raw.v = y; Cell<String> bad = raw; try { return "v" + bad.v.length(); } catch (ClassCastException e) { return "heap" + c.v; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("heap1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("heap0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("heap1");
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m7Wrong(int x, int y) { // FALSE
    Cell<Object> c = Cell.of((Object) "s"); c.set(x); Cell raw = c; raw.v = y; Cell<String> bad = raw; try { return "v" + bad.v.length(); } catch (ClassCastException e) { return "heap" + c.v; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2129;
    @ ensures x == -2 && y == 1 ==> \result == -2129;
    @ ensures x == -1 && y == 0 ==> \result == -929;
    @ ensures x == -1 && y == 1 ==> \result == -929;
    @ ensures x == 0 && y == 0 ==> \result == 271;
    @ ensures x == 0 && y == 1 ==> \result == 271;
    @ ensures x == 1 && y == 0 ==> \result == 1471;
    @ ensures x == 1 && y == 1 ==> \result == 1471;
    @ ensures x == 2 && y == 0 ==> \result == 2671;
    @ ensures x == 2 && y == 1 ==> \result == 2671;
    @ ensures x == 3 && y == 0 ==> \result == 3871;
    @ ensures x == 3 && y == 1 ==> \result == 3871;
    @ signals_only \nothing;
    @*/
  static int m8Holds(int x, int y) { // TRUE
    Node a = new Node(x, null); Node b = a.clone(); b.v++; b.data[0] = 7; a.next = b; Node c = a.clone(); c.next.v *= 2; return a.v * 1000 + b.v * 100 + a.data[0] * 10 + (a.equals(c) ? 1 : 0) + (a == c ? 5 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2128;
    @ ensures x == -2 && y == 1 ==> \result == -2129;
    @ ensures x == -1 && y == 0 ==> \result == -929;
    @ ensures x == -1 && y == 1 ==> \result == -929;
    @ ensures x == 0 && y == 0 ==> \result == 271;
    @ ensures x == 0 && y == 1 ==> \result == 271;
    @ ensures x == 1 && y == 0 ==> \result == 1471;
    @ ensures x == 1 && y == 1 ==> \result == 1471;
    @ ensures x == 2 && y == 0 ==> \result == 2671;
    @ ensures x == 2 && y == 1 ==> \result == 2671;
    @ ensures x == 3 && y == 0 ==> \result == 3871;
    @ ensures x == 3 && y == 1 ==> \result == 3871;
    @ signals_only \nothing;
    @*/
  static int m8Off(int x, int y) { // FALSE
    Node a = new Node(x, null); Node b = a.clone(); b.v++; b.data[0] = 7; a.next = b; Node c = a.clone(); c.next.v *= 2; return a.v * 1000 + b.v * 100 + a.data[0] * 10 + (a.equals(c) ? 1 : 0) + (a == c ? 5 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("downdownupp1suossd");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m9Holds(int x, int y) { // TRUE
    Up u = x > 0 ? new Down() : new Up(); return u.call() + u.viaPriv() + Up.sm(u) + u.over("t") + (u instanceof Down d ? d.over("t") + Down.sm(d) : "");
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("upupp1suo");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("downdownupp1suossd");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("downdownupp1suossd");
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m9Wrong(int x, int y) { // FALSE
    Up u = x > 0 ? new Down() : new Up(); return u.call() + u.viaPriv() + Up.sm(u) + u.over("t") + (u instanceof Down d ? d.over("t") + Down.sm(d) : "");
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 6319;
    @ ensures x == -2 && y == 1 ==> \result == 6319;
    @ ensures x == -1 && y == 0 ==> \result == 6320;
    @ ensures x == -1 && y == 1 ==> \result == 6320;
    @ ensures x == 0 && y == 0 ==> \result == 6321;
    @ ensures x == 0 && y == 1 ==> \result == 6321;
    @ ensures x == 1 && y == 0 ==> \result == 6322;
    @ ensures x == 1 && y == 1 ==> \result == 6322;
    @ ensures x == 2 && y == 0 ==> \result == 6323;
    @ ensures x == 2 && y == 1 ==> \result == 6323;
    @ ensures x == 3 && y == 0 ==> \result == 6324;
    @ ensures x == 3 && y == 1 ==> \result == 6324;
    @ signals_only \nothing;
    @*/
  static int m10Holds(int x, int y) { // TRUE
    Count c = new Count(); Count.It i = c.it(), j = c.it(); i.step(); i.step(); j.step(); Count.It k = c.new It(); return c.n() * 100 + i.at * 10 + j.at + k.step() * 1000 + x;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 6319;
    @ ensures x == -2 && y == 1 ==> \result == 6319;
    @ ensures x == -1 && y == 0 ==> \result == 6320;
    @ ensures x == -1 && y == 1 ==> \result == 6320;
    @ ensures x == 0 && y == 0 ==> \result == 6321;
    @ ensures x == 0 && y == 1 ==> \result == 6320;
    @ ensures x == 1 && y == 0 ==> \result == 6322;
    @ ensures x == 1 && y == 1 ==> \result == 6322;
    @ ensures x == 2 && y == 0 ==> \result == 6323;
    @ ensures x == 2 && y == 1 ==> \result == 6323;
    @ ensures x == 3 && y == 0 ==> \result == 6324;
    @ ensures x == 3 && y == 1 ==> \result == 6324;
    @ signals_only \nothing;
    @*/
  static int m10Off(int x, int y) { // FALSE
    Count c = new Count(); Count.It i = c.it(), j = c.it(); i.step(); i.step(); j.step(); Count.It k = c.new It(); return c.n() * 100 + i.at * 10 + j.at + k.step() * 1000 + x;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 5;
    @ ensures x == 2 && y == 0 ==> \result == 8;
    @ ensures x == 2 && y == 1 ==> \result == 8;
    @ ensures x == 3 && y == 0 ==> \result == 13;
    @ ensures x == 3 && y == 1 ==> \result == 13;
    @ signals_only \nothing;
    @*/
  static int m11Holds(int x, int y) { // TRUE
    return fib(x + 4);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 5;
    @ ensures x == 2 && y == 0 ==> \result == 8;
    @ ensures x == 2 && y == 1 ==> \result == 8;
    @ ensures x == 3 && y == 0 ==> \result == 13;
    @ ensures x == 3 && y == 1 ==> \result == 13;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m11Wrong(int x, int y) { // FALSE
    return fib(x + 4);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 120988;
    @ ensures x == -2 && y == 1 ==> \result == 121988;
    @ ensures x == -1 && y == 0 ==> \result == 130988;
    @ ensures x == -1 && y == 1 ==> \result == 131988;
    @ ensures x == 0 && y == 0 ==> \result == 140988;
    @ ensures x == 0 && y == 1 ==> \result == 141988;
    @ ensures x == 1 && y == 0 ==> \result == 150988;
    @ ensures x == 1 && y == 1 ==> \result == 151988;
    @ ensures x == 2 && y == 0 ==> \result == 160988;
    @ ensures x == 2 && y == 1 ==> \result == 161988;
    @ ensures x == 3 && y == 0 ==> \result == 170988;
    @ ensures x == 3 && y == 1 ==> \result == 171988;
    @ signals_only \nothing;
    @*/
  static int m12Holds(int x, int y) { // TRUE
    return vis(1, x + 2, new Object[] {2, y}, null, new int[] {3}, "s") ;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 120988;
    @ ensures x == -2 && y == 1 ==> \result == 121988;
    @ ensures x == -1 && y == 0 ==> \result == 130988;
    @ ensures x == -1 && y == 1 ==> \result == 131988;
    @ ensures x == 0 && y == 0 ==> \result == 140988;
    @ ensures x == 0 && y == 1 ==> \result == 141988;
    @ ensures x == 1 && y == 0 ==> \result == 150987;
    @ ensures x == 1 && y == 1 ==> \result == 151988;
    @ ensures x == 2 && y == 0 ==> \result == 160988;
    @ ensures x == 2 && y == 1 ==> \result == 161988;
    @ ensures x == 3 && y == 0 ==> \result == 170988;
    @ ensures x == 3 && y == 1 ==> \result == 171988;
    @ signals_only \nothing;
    @*/
  static int m12Off(int x, int y) { // FALSE
    return vis(1, x + 2, new Object[] {2, y}, null, new int[] {3}, "s") ;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 598;
    @ ensures x == -2 && y == 1 ==> \result == 608;
    @ ensures x == -1 && y == 0 ==> \result == 599;
    @ ensures x == -1 && y == 1 ==> \result == 609;
    @ ensures x == 0 && y == 0 ==> \result == 600;
    @ ensures x == 0 && y == 1 ==> \result == 610;
    @ ensures x == 1 && y == 0 ==> \result == 601;
    @ ensures x == 1 && y == 1 ==> \result == 611;
    @ ensures x == 2 && y == 0 ==> \result == 602;
    @ ensures x == 2 && y == 1 ==> \result == 612;
    @ ensures x == 3 && y == 0 ==> \result == 603;
    @ ensures x == 3 && y == 1 ==> \result == 613;
    @ signals_only \nothing;
    @*/
  static int m13Holds(int x, int y) { // TRUE
    int[] a = {1, 2, 3}; int[] b = a; b = b.clone(); b[0] = x; a[1] = y; int[][] m = {a, b, a}; m[2][0] += 5; return a[0] * 100 + a[1] * 10 + m[1][0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 598;
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result == 599;
    @ ensures x == -1 && y == 1 ==> \result == 609;
    @ ensures x == 0 && y == 0 ==> \result == 600;
    @ ensures x == 0 && y == 1 ==> \result == 610;
    @ ensures x == 1 && y == 0 ==> \result == 601;
    @ ensures x == 1 && y == 1 ==> \result == 611;
    @ ensures x == 2 && y == 0 ==> \result == 602;
    @ ensures x == 2 && y == 1 ==> \result == 612;
    @ ensures x == 3 && y == 0 ==> \result == 603;
    @ ensures x == 3 && y == 1 ==> \result == 613;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m13Wrong(int x, int y) { // FALSE
    int[] a = {1, 2, 3}; int[] b = a; b = b.clone(); b[0] = x; a[1] = y; int[][] m = {a, b, a}; m[2][0] += 5; return a[0] * 100 + a[1] * 10 + m[1][0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m14Holds(int x, int y) { // TRUE
    int[][] m = new int[2][3], n = m.clone(); n[0][0] = x; return m[0][0] == n[0][0] && m != n && m.equals(m) && !m[0].equals(new int[3]) && m.getClass() == n.getClass();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == false;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m14Off(int x, int y) { // FALSE
    int[][] m = new int[2][3], n = m.clone(); n[0][0] = x; return m[0][0] == n[0][0] && m != n && m.equals(m) && !m[0].equals(new int[3]) && m.getClass() == n.getClass();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[[Ljava.lang.String;truetrueString[][]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[[Ljava.lang.String;truetrueString[][]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m15Holds(int x, int y) { // TRUE
    Object o = x > 0 ? new int[0] : x == 0 ? new String[0][] : new long[0][0]; return o.getClass().getName() + (o instanceof Object[]) + (o instanceof Cloneable) + o.getClass().getSimpleName();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[[Jtruetruelong[][]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[[Ljava.lang.String;truetrueString[][]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[[Ljava.lang.String;truetrueString[][]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[Ifalsetrueint[]");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m15Wrong(int x, int y) { // FALSE
    Object o = x > 0 ? new int[0] : x == 0 ? new String[0][] : new long[0][0]; return o.getClass().getName() + (o instanceof Object[]) + (o instanceof Cloneable) + o.getClass().getSimpleName();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 25;
    @ ensures x == -2 && y == 1 ==> \result == 23;
    @ ensures x == -1 && y == 0 ==> \result == 23;
    @ ensures x == -1 && y == 1 ==> \result == 21;
    @ ensures x == 0 && y == 0 ==> \result == 21;
    @ ensures x == 0 && y == 1 ==> \result == 19;
    @ ensures x == 1 && y == 0 ==> \result == 19;
    @ ensures x == 1 && y == 1 ==> \result == 17;
    @ ensures x == 2 && y == 0 ==> \result == 17;
    @ ensures x == 2 && y == 1 ==> \result == 15;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 13;
    @ signals_only \nothing;
    @*/
  static int m16Holds(int x, int y) { // TRUE
    java.util.function.Supplier<Integer> s; { int k = x; s = () -> k + y; } java.util.function.Function<Integer, Integer> f = v -> v * 2; return f.andThen(v -> v + 1).compose((Integer v) -> v - s.get()).apply(10);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 25;
    @ ensures x == -2 && y == 1 ==> \result == 23;
    @ ensures x == -1 && y == 0 ==> \result == 23;
    @ ensures x == -1 && y == 1 ==> \result == 20;
    @ ensures x == 0 && y == 0 ==> \result == 21;
    @ ensures x == 0 && y == 1 ==> \result == 19;
    @ ensures x == 1 && y == 0 ==> \result == 19;
    @ ensures x == 1 && y == 1 ==> \result == 17;
    @ ensures x == 2 && y == 0 ==> \result == 17;
    @ ensures x == 2 && y == 1 ==> \result == 15;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 13;
    @ signals_only \nothing;
    @*/
  static int m16Off(int x, int y) { // FALSE
    java.util.function.Supplier<Integer> s; { int k = x; s = () -> k + y; } java.util.function.Function<Integer, Integer> f = v -> v * 2; return f.andThen(v -> v + 1).compose((Integer v) -> v - s.get()).apply(10);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -210;
    @ ensures x == -2 && y == 1 ==> \result == -210;
    @ ensures x == -1 && y == 0 ==> \result == -99;
    @ ensures x == -1 && y == 1 ==> \result == -99;
    @ ensures x == 0 && y == 0 ==> \result == 12;
    @ ensures x == 0 && y == 1 ==> \result == 12;
    @ ensures x == 1 && y == 0 ==> \result == 123;
    @ ensures x == 1 && y == 1 ==> \result == 123;
    @ ensures x == 2 && y == 0 ==> \result == 234;
    @ ensures x == 2 && y == 1 ==> \result == 234;
    @ ensures x == 3 && y == 0 ==> \result == 345;
    @ ensures x == 3 && y == 1 ==> \result == 345;
    @ signals_only \nothing;
    @*/
  static int m17Holds(int x, int y) { // TRUE
    Runnable[] rs = new Runnable[3]; int[] acc = {0}; for (int i = 0; i < 3; i++) { int j = i; rs[i] = () -> acc[0] = acc[0] * 10 + j + x; } for (Runnable r : rs) r.run(); return acc[0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -210;
    @ ensures x == -2 && y == 1 ==> \result == -210;
    @ ensures x == -1 && y == 0 ==> \result == -99;
    @ ensures x == -1 && y == 1 ==> \result == -99;
    @ ensures x == 0 && y == 0 ==> \result == 12;
    @ ensures x == 0 && y == 1 ==> \result == 12;
    @ ensures x == 1 && y == 0 ==> \result == 123;
    @ ensures x == 1 && y == 1 ==> \result == 123;
    @ ensures x == 2 && y == 0 ==> \result == 234;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 345;
    @ ensures x == 3 && y == 1 ==> \result == 345;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m17Wrong(int x, int y) { // FALSE
    Runnable[] rs = new Runnable[3]; int[] acc = {0}; for (int i = 0; i < 3; i++) { int j = i; rs[i] = () -> acc[0] = acc[0] * 10 + j + x; } for (Runnable r : rs) r.run(); return acc[0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("11");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("11");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("01");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("-10");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("00");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("1-1");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("1-1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("1-1");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("1-1");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m18Holds(int x, int y) { // TRUE
    java.util.Comparator<P> c = java.util.Comparator.comparing(P::b).thenComparing(P::a, java.util.Comparator.reverseOrder()); return "" + c.compare(new P(x, 1), new P(y, 1)) + c.reversed().compare(new P(x), new P(1));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("11");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("11");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("01");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("-10");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("00");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("1-1");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("1-1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("1-1q");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("1-1");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m18Off(int x, int y) { // FALSE
    java.util.Comparator<P> c = java.util.Comparator.comparing(P::b).thenComparing(P::a, java.util.Comparator.reverseOrder()); return "" + c.compare(new P(x, 1), new P(y, 1)) + c.reversed().compare(new P(x), new P(1));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 200;
    @ ensures x == -2 && y == 1 ==> \result == 202;
    @ ensures x == -1 && y == 0 ==> \result == 210;
    @ ensures x == -1 && y == 1 ==> \result == 212;
    @ ensures x == 0 && y == 0 ==> \result == 220;
    @ ensures x == 0 && y == 1 ==> \result == 222;
    @ ensures x == 1 && y == 0 ==> \result == 330;
    @ ensures x == 1 && y == 1 ==> \result == 332;
    @ ensures x == 2 && y == 0 ==> \result == 440;
    @ ensures x == 2 && y == 1 ==> \result == 442;
    @ ensures x == 3 && y == 0 ==> \result == 550;
    @ ensures x == 3 && y == 1 ==> \result == 552;
    @ signals_only \nothing;
    @*/
  static int m19Holds(int x, int y) { // TRUE
    java.util.function.BinaryOperator<Integer> op = x > 0 ? Integer::sum : Math::max; java.util.function.IntFunction<int[]> mk = int[]::new; java.util.function.Function<Integer, P> ctor = P::new; return op.apply(x, 2) * 100 + mk.apply(x + 2).length * 10 + ctor.apply(y).b();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 200;
    @ ensures x == -2 && y == 1 ==> \result == 202;
    @ ensures x == -1 && y == 0 ==> \result == 210;
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result == 220;
    @ ensures x == 0 && y == 1 ==> \result == 222;
    @ ensures x == 1 && y == 0 ==> \result == 330;
    @ ensures x == 1 && y == 1 ==> \result == 332;
    @ ensures x == 2 && y == 0 ==> \result == 440;
    @ ensures x == 2 && y == 1 ==> \result == 442;
    @ ensures x == 3 && y == 0 ==> \result == 550;
    @ ensures x == 3 && y == 1 ==> \result == 552;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m19Wrong(int x, int y) { // FALSE
    java.util.function.BinaryOperator<Integer> op = x > 0 ? Integer::sum : Math::max; java.util.function.IntFunction<int[]> mk = int[]::new; java.util.function.Function<Integer, P> ctor = P::new; return op.apply(x, 2) * 100 + mk.apply(x + 2).length * 10 + ctor.apply(y).b();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 5;
    @ ensures x == 3 && y == 0 ==> \result == 5;
    @ ensures x == 3 && y == 1 ==> \result == 6;
    @ signals_only \nothing;
    @*/
  static int m20Holds(int x, int y) { // TRUE
    var o = new Object() { int n = x; int inc() { return ++n; } }; o.inc(); o.n += y; return o.inc();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 5;
    @ ensures x == 3 && y == 0 ==> \result == 5;
    @ ensures x == 3 && y == 1 ==> \result == 6;
    @ signals_only \nothing;
    @*/
  static int m20Off(int x, int y) { // FALSE
    var o = new Object() { int n = x; int inc() { return ++n; } }; o.inc(); o.n += y; return o.inc();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -3;
    @ ensures x == -2 && y == 1 ==> \result == -3;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 3;
    @ ensures x == 2 && y == 0 ==> \result == 5;
    @ ensures x == 2 && y == 1 ==> \result == 5;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m21Holds(int x, int y) { // TRUE
    class L { int k; L(int k) { this.k = k + x; } L twin() { return new L(k); } } return new L(1).twin().k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -3;
    @ ensures x == -2 && y == 1 ==> \result == -3;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 3;
    @ ensures x == 2 && y == 0 ==> \result == 5;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m21Wrong(int x, int y) { // FALSE
    class L { int k; L(int k) { this.k = k + x; } L twin() { return new L(k); } } return new L(1).twin().k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m22Holds(int x, int y) { // TRUE
    String s = "a" + x, t = "a" + x; final String u = "a", v = "b"; return s.equals(t) && s.intern() == t.intern() && (u + v == "ab") && (u + x).length() == s.length();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == false;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m22Off(int x, int y) { // FALSE
    String s = "a" + x, t = "a" + x; final String u = "a", v = "b"; return s.equals(t) && s.intern() == t.intern() && (u + v == "ab") && (u + x).length() == s.length();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("null-2c1.0nullqr2A98123");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("null-2c1.0nullqr2A98123");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("null-1c1.0nullqr2A98123");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("null-1c1.0nullqr2A98123");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("null0c1.0nullqr2A98123");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("null0c1.0nullqr2A98123");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("null1c1.0nullqr2A98123");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("null1c1.0nullqr2A98123");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("null2c1.0nullqr2A98123");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("null2c1.0nullqr2A98123");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("null3c1.0nullqr2A98123");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("null3c1.0nullqr2A98123");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m23Holds(int x, int y) { // TRUE
    String s = null; s += x; s += 'c'; s += 1.0f; s += null; char[] cs = {'q', 'r'}; return s + String.valueOf(cs) + cs.length + (char) 65 + ('a' + 1) + 1 + 2 + (1 + 2);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("null-2c1.0nullqr2A98123");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("null-2c1.0nullqr2A98123");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("null-1c1.0nullqr2A98123");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("null-1c1.0nullqr2A98123");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("null0c1.0nullqr2A98123");
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("null1c1.0nullqr2A98123");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("null1c1.0nullqr2A98123");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("null2c1.0nullqr2A98123");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("null2c1.0nullqr2A98123");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("null3c1.0nullqr2A98123");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("null3c1.0nullqr2A98123");
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m23Wrong(int x, int y) { // FALSE
    String s = null; s += x; s += 'c'; s += 1.0f; s += null; char[] cs = {'q', 'r'}; return s + String.valueOf(cs) + cs.length + (char) 65 + ('a' + 1) + 1 + 2 + (1 + 2);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 119;
    @ ensures x == -2 && y == 1 ==> \result == -81;
    @ ensures x == -1 && y == 0 ==> \result == 121;
    @ ensures x == -1 && y == 1 ==> \result == -79;
    @ ensures x == 0 && y == 0 ==> \result == 121;
    @ ensures x == 0 && y == 1 ==> \result == -79;
    @ ensures x == 1 && y == 0 ==> \result == 121;
    @ ensures x == 1 && y == 1 ==> \result == -79;
    @ ensures x == 2 && y == 0 ==> \result == 124;
    @ ensures x == 2 && y == 1 ==> \result == -76;
    @ ensures x == 3 && y == 0 ==> \result == 94;
    @ ensures x == 3 && y == 1 ==> \result == -106;
    @ signals_only \nothing;
    @*/
  static int m24Holds(int x, int y) { // TRUE
    return (x > 0 ? "abc" : "abd").compareTo(y == 0 ? "ab" : "b") * 100 + "abcabc".indexOf("ca", x) * 10 + "abcabc".lastIndexOf('b', x + 2);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 119;
    @ ensures x == -2 && y == 1 ==> \result == -81;
    @ ensures x == -1 && y == 0 ==> \result == 121;
    @ ensures x == -1 && y == 1 ==> \result == -79;
    @ ensures x == 0 && y == 0 ==> \result == 121;
    @ ensures x == 0 && y == 1 ==> \result == -79;
    @ ensures x == 1 && y == 0 ==> \result == 121;
    @ ensures x == 1 && y == 1 ==> \result == -79;
    @ ensures x == 2 && y == 0 ==> \result == 124;
    @ ensures x == 2 && y == 1 ==> \result == -75;
    @ ensures x == 3 && y == 0 ==> \result == 94;
    @ ensures x == 3 && y == 1 ==> \result == -106;
    @ signals_only \nothing;
    @*/
  static int m24Off(int x, int y) { // FALSE
    return (x > 0 ? "abc" : "abd").compareTo(y == 0 ? "ab" : "b") * 100 + "abcabc".indexOf("ca", x) * 10 + "abcabc".lastIndexOf('b', x + 2);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("4pABa0bm/ntruefalse");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("4pABa1bm/ntruefalse");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("4xpABa0bm/ntruefalse");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("4xpABa1bm/ntruefalse");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("4xxpABa0bm/ntruetrue");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("4xxpABa1bm/ntruetrue");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("4xxxpABa0bm/ntruefalse");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("4xxxpABa1bm/ntruefalse");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("4xxxxpABa0bm/ntruefalse");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("4xxxxpABa1bm/ntruefalse");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("4xxxxxpABa0bm/ntruefalse");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("4xxxxxpABa1bm/ntruefalse");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m25Holds(int x, int y) { // TRUE
    return "a,b,,c,,".split(",").length + "x".repeat(x + 2) + " p ".strip() + "Ab".toUpperCase() + "a-b".replace("-", "" + y) + String.join("/", "m", "n") + "abc".contains("") + "abc".startsWith("bc", x + 1);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("4pABa0bm/ntruefalse");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("4pABa1bm/ntruefalse");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("4xpABa0bm/ntruefalse");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("4xpABa1bm/ntruefalse");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("4xxpABa0bm/ntruetrue");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("4xxpABa1bm/ntruetrue");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("4xxxpABa0bm/ntruefalse");
    @ ensures x == 1 && y == 1 ==> false;
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("4xxxxpABa0bm/ntruefalse");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("4xxxxpABa1bm/ntruefalse");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("4xxxxxpABa0bm/ntruefalse");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("4xxxxxpABa1bm/ntruefalse");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m25Wrong(int x, int y) { // FALSE
    return "a,b,,c,,".split(",").length + "x".repeat(x + 2) + " p ".strip() + "Ab".toUpperCase() + "a-b".replace("-", "" + y) + String.join("/", "m", "n") + "abc".contains("") + "abc".startsWith("bc", x + 1);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("!abcd");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("!abcd");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b1-3-1true");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("1-b3-1true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ca030true");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("c0a30true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("ba13-1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b1a3-1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ba23-1true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("b2a3-1true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("!abcd");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("!abcd");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m26Holds(int x, int y) { // TRUE
    StringBuilder a = new StringBuilder("abcd"), b = a; try { b.deleteCharAt(x + 1).insert(y, x).setLength(3); } catch (StringIndexOutOfBoundsException e) { return "!" + a; } return a.reverse().toString() + b.length() + a.indexOf("c") + (a == b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("!abcd");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("!abcd");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b1-3-1trueq");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("1-b3-1true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ca030true");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("c0a30true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("ba13-1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b1a3-1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ba23-1true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("b2a3-1true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("!abcd");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("!abcd");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m26Off(int x, int y) { // FALSE
    StringBuilder a = new StringBuilder("abcd"), b = a; try { b.deleteCharAt(x + 1).insert(y, x).setLength(3); } catch (StringIndexOutOfBoundsException e) { return "!" + a; } return a.reverse().toString() + b.length() + a.indexOf("c") + (a == b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 928;
    @ ensures x == -2 && y == 1 ==> \result == 929;
    @ ensures x == -1 && y == 0 ==> \result == 960;
    @ ensures x == -1 && y == 1 ==> \result == 961;
    @ ensures x == 0 && y == 0 ==> \result == 992;
    @ ensures x == 0 && y == 1 ==> \result == 993;
    @ ensures x == 1 && y == 0 ==> \result == 1024;
    @ ensures x == 1 && y == 1 ==> \result == 1025;
    @ ensures x == 2 && y == 0 ==> \result == 1056;
    @ ensures x == 2 && y == 1 ==> \result == 1057;
    @ ensures x == 3 && y == 0 ==> \result == 1088;
    @ ensures x == 3 && y == 1 ==> \result == 1089;
    @ signals_only \nothing;
    @*/
  static int m27Holds(int x, int y) { // TRUE
    int h = 0; for (char c : ("h" + x).toCharArray()) h = 31 * h + c; return h - ("h" + x).hashCode() + java.util.Objects.hash(x, y) + java.util.Arrays.hashCode(new int[] {x});
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 928;
    @ ensures x == -2 && y == 1 ==> \result == 929;
    @ ensures x == -1 && y == 0 ==> \result == 960;
    @ ensures x == -1 && y == 1 ==> \result == 961;
    @ ensures x == 0 && y == 0 ==> \result == 992;
    @ ensures x == 0 && y == 1 ==> \result == 993;
    @ ensures x == 1 && y == 0 ==> \result == 1024;
    @ ensures x == 1 && y == 1 ==> \result == 1025;
    @ ensures x == 2 && y == 0 ==> \result == 1056;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 1088;
    @ ensures x == 3 && y == 1 ==> \result == 1089;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m27Wrong(int x, int y) { // FALSE
    int h = 0; for (char c : ("h" + x).toCharArray()) h = 31 * h + c; return h - ("h" + x).hashCode() + java.util.Objects.hash(x, y) + java.util.Arrays.hashCode(new int[] {x});
  }

}
