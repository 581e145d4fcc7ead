import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** Methods whose results do not depend on the secret, though their paths do: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class NoLeaks {
    enum E { A, B { int k(){return 2;} }; int k(){return 1;} }
    interface I { int f(); } 
    static class P { int x; P(int x){this.x=x;} int f(){return 1;} }
    static class Q extends P implements I { Q(int x){super(x);} public int f(){return 2;} }
    record R(int a, String b) {}
    static class Node { int v; Node next; Object o; Node(int v){this.v=v;} }
    static class S1 { static int n = 1; static { Cnt.c++; } static void t(){} }
    static class S2 { static int n = 2; static { Cnt.c += 10; } static void t(){} static final int K = 5; static final Integer KB = 5; }
    static class Cnt { static int c; static int last; static Object ob; }
    static class Bad { static int v = 1 / Cnt.last; static int get(){return v;} }
    interface IC { int X = Cnt.c++; default void d(){} }
    static class Impl implements IC { }
    interface ID { int Y = Cnt.c++; void d(); }
    static class Impl2 implements ID { public void d(){} }
    static class MyEx extends RuntimeException { int code; MyEx(int c){ code=c; } }
    static class Res implements AutoCloseable { String n; Res(String n){this.n=n;} public void close(){ System.out.print(n);} }
    public static Object c0(int secret, int low) { /* SECURE */ Object o = secret > 3 ? new long[0] : new long[0]; return o; }
    public static Object c1(int secret, int low) { /* SECURE */ Object o = secret > 3 ? new ArrayList<Object>() : new ArrayList<Object>(5); return o; }
    public static Object c2(int secret, int low) { /* SECURE */ int[] a = {1,2}; return secret > 0 ? a : a.clone(); }
    public static Object c3(int secret, int low) { /* SECURE */ Node a = new Node(1), b = new Node(1); Node c = secret > 0 ? a : b; return c; }
    public static Object c4(int secret, int low) { /* SECURE */ Node a = new Node(1), b = new Node(1); Node c = secret > 0 ? a : b; return c.v; }
    public static Object c5(int secret, int low) { /* SECURE */ if (secret > 0) S1.t(); return 0; }
    public static Object c6(int secret, int low) { /* SECURE */ if (secret > 0) { int q = S2.K; } return Cnt.c; }
    public static Object c7(int secret, int low) { /* SECURE */ if (secret > 0) { S1[] q = new S1[2]; } return Cnt.c; }
    public static Object c8(int secret, int low) { /* SECURE */ if (secret > 0) { new Impl2(); } return 1; }
    public static Object c9(int secret, int low) { /* SECURE */ if (secret > 0) { Object o = S1.class; } return Cnt.c; }
    public static Object c10(int secret, int low) { /* SECURE */ System.out.print(secret > 0 ? "ab" : "a"); if (secret <= 0) System.out.print('b'); return 0; }
    public static Object c11(int secret, int low) { /* SECURE */ if (secret > 0) { System.out.println("a"); } else { System.out.print("a"); System.out.println(); } return 0; }
    public static Object c12(int secret, int low) { /* SECURE */ String s = secret > 0 ? "ab" : new String("ab"); return s; }
    public static Object c13(int secret, int low) { /* SECURE */ String s = secret > 0 ? "ab" : new String("ab"); return s.intern() == "ab"; }
    public static Object c14(int secret, int low) { /* SECURE */ Integer i = secret > 0 ? Integer.valueOf(1000) : Integer.valueOf(1000); return i; }
    public static Object c15(int secret, int low) { /* SECURE */ return secret > 0 ? new StringBuilder("ab") : new StringBuilder("a").append("b"); }
    public static Object c16(int secret, int low) { /* SECURE */ return secret > 0 ? List.of(1,2).size() : 2; }
    public static Object c17(int secret, int low) { /* SECURE */ List<Integer> l = new ArrayList<>(); if (secret > 0) { l.add(1); l.remove(0); } return l; }
    public static Object c18(int secret, int low) { /* SECURE */ List<Integer> l = new ArrayList<>(); if (secret > 0) { l.add(1); l.clear(); } l.add(3); return l; }
    public static Object c19(int secret, int low) { /* SECURE */ HashMap<Integer,Integer> l = new HashMap<>(); if (secret > 0) { l.put(1,1); l.clear(); } return l; }
    public static Object c20(int secret, int low) { /* SECURE */ HashMap<Integer,Integer> l = new HashMap<>(); if (secret > 0) { l.put(1,1); l.put(2,2); } else { l.put(2,2); l.put(1,1); } return l; }
    public static Object c21(int secret, int low) { /* SECURE */ HashSet<Integer> l = new HashSet<>(); for (int i=0;i<20;i++) l.add(i); if (secret > 0) { l.clear(); } else for (int i=0;i<20;i++) l.remove(i); l.add(17); l.add(1); return l; }
    public static Object c22(int secret, int low) { /* SECURE */ TreeMap<Integer,Integer> l = new TreeMap<>(); if (secret > 0) { l.put(1,1); l.put(2,2); } else { l.put(2,2); l.put(1,1); } return l; }
    public static Object c23(int secret, int low) { /* SECURE */ ArrayDeque<Integer> d = new ArrayDeque<>(); if (secret > 0) { d.add(1); d.add(2); } else { d.addFirst(2); d.addFirst(1); } return d; }
    public static Object c24(int secret, int low) { /* SECURE */ LinkedList<Integer> d = new LinkedList<>(); if (secret > 0) { d.add(1); d.add(2); } else { d.addFirst(2); d.addFirst(1); } return d; }
    public static Object c25(int secret, int low) { /* SECURE */ PriorityQueue<Integer> d = new PriorityQueue<>(); if (secret > 0) { d.add(1); d.add(2); } else { d.add(2); d.add(1); } return d; }
    public static Object c26(int secret, int low) { /* SECURE */ Optional<Integer> o = secret > 0 ? Optional.of(1) : Optional.ofNullable(1); return o; }
    public static Object c27(int secret, int low) { /* SECURE */ AtomicInteger a = new AtomicInteger(secret); a.set(3); return a; }
    public static Object c28(int secret, int low) { /* SECURE */ AtomicInteger a = new AtomicInteger(); a.addAndGet(secret); a.addAndGet(-secret); return a; }
    public static Object c29(int secret, int low) { /* SECURE */ return secret > 0 ? E.A : E.valueOf("A"); }
    public static Object c30(int secret, int low) { /* SECURE */ return secret > 0 ? E.B.k() : 2; }
    public static Object c31(int secret, int low) { /* SECURE */ return secret - secret; }
    public static Object c32(int secret, int low) { /* SECURE */ return secret ^ secret; }
    public static Object c33(int secret, int low) { /* SECURE */ return (secret | 1) & 1; }
    public static Object c34(int secret, int low) { /* SECURE */ return secret * 0; }
    public static Object c35(int secret, int low) { /* SECURE */ return (secret & 1) == 2; }
    public static Object c36(int secret, int low) { /* SECURE */ float f = secret; return f != f; }
    public static Object c37(int secret, int low) { /* SECURE */ double d = secret; return (int) d == secret; }
    public static Object c38(int secret, int low) { /* SECURE */ double d = secret > 0 ? 0.0 : -0.0; return d == 0.0; }
    public static Object c39(int secret, int low) { /* SECURE */ double d = secret > 0 ? Double.NaN : 0.0 / 0.0; return d; }
    public static Object c40(int secret, int low) { /* SECURE */ double d = secret > 0 ? 0.0 : -0.0; return d + 0.0; }
    public static Object c41(int secret, int low) { /* SECURE */ double d = secret * 0.0; return (int) d; }
    public static Object c42(int secret, int low) { /* SECURE */ try { if (secret > 0) throw new MyEx(1); } catch (MyEx e) { } return 0; }
    public static Object c43(int secret, int low) { /* SECURE */ try { if (secret > 0) throw new MyEx(1); } finally { return 0; } }
    public static Object c44(int secret, int low) { /* SECURE */ try { return secret; } finally { return 0; } }
    public static Object c45(int secret, int low) { /* SECURE */ try { return 10 / (secret & 1); } catch (ArithmeticException e) { return 10; } }
    public static Object c46(int secret, int low) { /* SECURE */ Object o = secret > 0 ? new MyEx(1) : new MyEx(1); return o; }
    public static Object c47(int secret, int low) { /* SECURE */ if (secret > 0) throw new IllegalStateException("a" + 1); throw new IllegalStateException("a1"); }
    public static Object c48(int secret, int low) { /* SECURE */ throw secret > 0 ? null : new NullPointerException(); }
    public static Object c49(int secret, int low) { /* SECURE */ Cnt.last = secret; Cnt.last = 0; return 0; }
    public static Object c50(int secret, int low) { /* SECURE */ Cnt.ob = secret; Cnt.ob = null; return 0; }
    public static Object c51(int secret, int low) { /* SECURE */ Node n = new Node(secret); n.v = 0; return n; }
    public static Object c52(int secret, int low) { /* SECURE */ Node n = new Node(0); n.o = secret > 0 ? "a" : "b"; n.o = n; return n; }
    public static Object c53(int secret, int low) { /* SECURE */ Node a = new Node(1), b = new Node(1); if (secret > 0) { a.next = b; return a; } b.next = a; return b; }
    public static Object c54(int secret, int low) { /* SECURE */ Node a = new Node(1), b = new Node(1); if (secret > 0) { return new Object[]{a,b}; } return new Object[]{b,a}; }
    public static Object c55(int secret, int low) { /* SECURE */ int x = 0; for (int i=0;i<5;i++) { if (secret == i) x++; else x++; } return x; }
    public static Object c56(int secret, int low) { /* SECURE */ int x = 0; for (int i=0;i<(secret & 3);i++) x++; for (int i=0;i<3-(secret & 3);i++) x++; return x; }
    public static Object c57(int secret, int low) { /* SECURE */ String s = ""; for (int i=0;i<3;i++) s += secret == i ? "a" : (char) 97; return s; }
    public static Object c58(int secret, int low) { /* SECURE */ StringBuilder s = new StringBuilder(); s.append(secret); s.setLength(0); return s; }
    public static Object c59(int secret, int low) { /* SECURE */ String s = String.valueOf(secret); return s.isEmpty(); }
    public static Object c60(int secret, int low) { /* SECURE */ int[] a = {1, secret}; a[1] = 2; return a; }
    public static Object c61(int secret, int low) { /* SECURE */ int[] a = {1, 2}; a[secret & 1] = 3; a[1 - (secret & 1)] = 3; return a; }
    public static Object c62(int secret, int low) { /* SECURE */ int[] a = {1, 2}; a[secret & 1] = 3; Arrays.fill(a, 1); return a; }
    public static Object c63(int secret, int low) { /* SECURE */ Integer[] a = secret > 0 ? new Integer[]{1} : new Integer[]{1}; return a; }
    public static Object c64(int secret, int low) { /* SECURE */ Object o = secret > 0 ? 1 : 'a'; return o instanceof Integer; }
    public static Object c65(int secret, int low) { /* SECURE */ Object o = secret > 0 ? 1 : 2.0; return o instanceof Double; }
    public static Object c66(int secret, int low) { /* SECURE */ Object i = secret > 0 ? new R(1,"a") : new R(1,new String("a")); return i; }
    public static Object c67(int secret, int low) { /* SECURE */ Runnable r = () -> System.out.print(secret); return 0; }
    public static Object c68(int secret, int low) { /* SECURE */ Supplier<Integer> r = () -> secret; return r.get() - secret; }
    public static Object c69(int secret, int low) { /* SECURE */ Class<?> c = secret > 0 ? new P(1).getClass() : P.class; return c; }
    public static Object c70(int secret, int low) { /* SECURE */ Class<?> c = secret > 0 ? new int[0].getClass() : int[].class; return c; }
    public static Object c71(int secret, int low) { /* SECURE */ boolean b = secret > 0 ? new R(1,"a").equals(new R(1,"a")) : true; return b; }
    public static Object c72(int secret, int low) { /* SECURE */ List<Integer> l = secret > 0 ? new ArrayList<>(List.of(1,2)) : new ArrayList<>(Arrays.asList(1,2)); return l; }
    public static Object c73(int secret, int low) { /* SECURE */ List<Integer> l = new ArrayList<>(List.of(1,2)); if (secret > 0) Collections.reverse(l); Collections.sort(l); return l; }
    public static Object c74(int secret, int low) { /* SECURE */ EnumSet<E> s = EnumSet.noneOf(E.class); if (secret > 0) s.add(E.B); else s.add(E.A); s.add(E.A); s.add(E.B); return s; }
    public static Object c75(int secret, int low) { /* SECURE */ EnumMap<E,Integer> s = new EnumMap<>(E.class); if (secret > 0) { s.put(E.B,1); s.remove(E.B); } return s; }
    public static Object c76(int secret, int low) { /* SECURE */ Iterator<Integer> it = List.of(1,2).iterator(); if (secret > 0) { it.next(); it.next(); } else while (it.hasNext()) it.next(); return it.hasNext(); }
}
