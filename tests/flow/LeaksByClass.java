import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** What the class of an object, or what is done with objects of several classes, tells of a secret: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class LeaksByClass {
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
    public static Object a0(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new R(1,"a")) : (Optional.empty()); return o instanceof Record; }
    public static Object a1(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (List.of()); else o = (Integer.valueOf(3)); return o != null && o.getClass() == Collection.class; }
    public static Object a2(int secret, int low) { /* LEAK */ Object[] os = { (new I(){public int f(){return 3;}}), (new I(){public int f(){return 3;}}) }; if (secret > 0) os[0] = ((Supplier<Integer>)()->1); int n=0; for (Object o : os) if (o instanceof Supplier) n++; return n; }
    public static Object a3(int secret, int low) { /* LEAK */ Object o = (new StringBuilder()); for (int i=0;i<3;i++) if (i == secret) o = ((Object)'c'); try { Character t = (Character) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a4(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add(((Object)1.0)); if (secret < -2) l.set(0, (new HashMap<Object,Object>())); return l.get(0) instanceof Map ? "y" : "n"; }
    public static Object a5(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (Collections.emptyList()); Node m = n; if (secret != 4) m.o = ((Supplier<Integer>)()->1); return n.o instanceof Supplier t ? 1 : 0; }
    public static Object a6(int secret, int low) { /* LEAK */ Cnt.ob = ((Runnable)()->{}); if ((secret & 1) == 0) Cnt.ob = (E.A); boolean b = Cnt.ob instanceof E; Cnt.ob = null; return b; }
    public static Object a7(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new StringBuilder()) : (List.of()); return o; }
    public static Object a8(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new Q(1)) : (new I(){public int f(){return 3;}}); return new Object[]{o}; }
    public static Object a9(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)Integer.valueOf(1)) : (new Object(){}); Cnt.ob = o; return 0; }
    public static Object a10(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? ((Object)1.0) : (List.of())); return m.get("k") instanceof Double; }
    public static Object a11(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? ((Supplier<Integer>)()->1) : ((Object)'c'); return s.get() instanceof Supplier; }
    public static Object a12(int secret, int low) { /* LEAK */ Object[] arr = new List[1]; try { arr[0] = secret > 3 ? (new ArrayList<Object>()) : (E.A); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a13(int secret, int low) { /* SECURE */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new Object[1][1]) : (EnumSet.of(E.A))); return p.isPresent() && p.get() instanceof java.io.Serializable; }
    public static Object a14(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new EnumMap<E,Integer>(E.class)) : ((Supplier<Integer>)()->1); String r = switch (secret) { default -> o instanceof AbstractMap ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a15(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? ((Object)true) : ((Object)1.0); if (o instanceof Boolean) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a16(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (List.of()) : ((Supplier<Integer>)()->1); return o instanceof Collection; }
    public static Object a17(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (E.B); else o = ((Runnable)()->{}); return o != null && o.getClass() == Comparable.class; }
    public static Object a18(int secret, int low) { /* LEAK */ Object[] os = { (new ArrayList<Object>()), (new ArrayList<Object>()) }; if (secret > 0) os[0] = ((Object)1.0); int n=0; for (Object o : os) if (o instanceof Double) n++; return n; }
    public static Object a19(int secret, int low) { /* SECURE */ Object o = (new TreeMap<String,String>()); for (int i=0;i<3;i++) if (i == secret) o = (new int[2][]); try { Cloneable t = (Cloneable) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a20(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((new ArrayDeque<Object>())); if (secret < -2) l.set(0, (OptionalInt.empty())); return l.get(0) instanceof OptionalInt ? "y" : "n"; }
    public static Object a21(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = ((Object)'c'); Node m = n; if (secret != 4) m.o = (new ArrayList<Object>()); return n.o instanceof List t ? 1 : 0; }
    public static Object a22(int secret, int low) { /* LEAK */ Cnt.ob = (new PriorityQueue<Object>()); if ((secret & 1) == 0) Cnt.ob = (new int[2][2]); boolean b = Cnt.ob instanceof int[][]; Cnt.ob = null; return b; }
    public static Object a23(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Comparator<String>)String::compareTo) : (new AtomicInteger(0)); return o; }
    public static Object a24(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new StringBuffer()) : ((Object)1.0); return new Object[]{o}; }
    public static Object a25(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)true) : (EnumSet.of(E.A)); Cnt.ob = o; return 0; }
    public static Object a26(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new IllegalStateException()) : (String.class)); return m.get("k") instanceof RuntimeException; }
    public static Object a27(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (new StringBuffer()) : (new PriorityQueue<Object>()); return s.get() instanceof CharSequence; }
    public static Object a28(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? ((Object)true) : ((Supplier<Integer>)()->1)); return p.isPresent() && p.get() instanceof Boolean; }
    public static Object a29(int secret, int low) { /* SECURE */ Object o = secret > 3 ? (Integer.valueOf(3)) : (new IllegalStateException()); String r = switch (secret) { default -> o instanceof java.io.Serializable ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a30(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new HashSet<Object>()) : (new ArithmeticException("x")); if (o instanceof Set) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a31(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)'c') : (List.of()); return o instanceof Character; }
    public static Object a32(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (new R(1,"a")); else o = (new P(1)); return o != null && o.getClass() == Record.class; }
    public static Object a33(int secret, int low) { /* LEAK */ Object[] os = { (new P(1)), (new P(1)) }; if (secret > 0) os[0] = (new EnumMap<E,Integer>(E.class)); int n=0; for (Object o : os) if (o instanceof AbstractMap) n++; return n; }
    public static Object a34(int secret, int low) { /* LEAK */ Object o = (new int[2][]); for (int i=0;i<3;i++) if (i == secret) o = (new HashMap<Object,Object>()); try { Map t = (Map) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a35(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((new AtomicInteger(0))); if (secret < -2) l.set(0, ((Object)Integer.valueOf(1))); return l.get(0) instanceof Integer ? "y" : "n"; }
    public static Object a36(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new E[1]); Node m = n; if (secret != 4) m.o = (Arrays.asList(1)); return n.o instanceof List t ? 1 : 0; }
    public static Object a37(int secret, int low) { /* LEAK */ Cnt.ob = (new Object(){}); if ((secret & 1) == 0) Cnt.ob = ((Object)Integer.valueOf(1)); boolean b = Cnt.ob instanceof Integer; Cnt.ob = null; return b; }
    public static Object a38(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)true) : (new int[2][]); return o; }
    public static Object a39(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new PriorityQueue<Object>()) : (new Integer[1]); return new Object[]{o}; }
    public static Object a40(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (String.class) : (Arrays.asList(1)); Cnt.ob = o; return 0; }
    public static Object a41(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new String[1]) : ("s")); return m.get("k") instanceof Object[]; }
    public static Object a42(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (EnumSet.of(E.A)) : (new I(){public int f(){return 3;}}); return s.get() instanceof AbstractSet; }
    public static Object a43(int secret, int low) { /* SECURE */ Object[] arr = new List[1]; try { arr[0] = secret > 3 ? (new ArrayList<Object>()) : (Collections.emptyList()); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a44(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new Q(1)) : (OptionalInt.empty())); return p.isPresent() && p.get() instanceof I; }
    public static Object a45(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (String.class) : (Optional.empty()); String r = switch (secret) { default -> o instanceof Class ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a46(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new HashSet<Object>()) : (new TreeMap<String,String>()); if (o instanceof Set) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a47(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Runnable)()->{}) : (new Object[1][1]); return o instanceof Runnable; }
    public static Object a48(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (new I(){public int f(){return 3;}}); else o = (new byte[1]); return o != null && o.getClass() == I.class; }
    public static Object a49(int secret, int low) { /* LEAK */ Object[] os = { ((Object)'c'), ((Object)'c') }; if (secret > 0) os[0] = ((Object)1.0); int n=0; for (Object o : os) if (o instanceof Double) n++; return n; }
    public static Object a50(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((null)); if (secret < -2) l.set(0, (Arrays.asList(1))); return l.get(0) instanceof List ? "y" : "n"; }
    public static Object a51(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new Integer[1]); Node m = n; if (secret != 4) m.o = (EnumSet.of(E.A)); return n.o instanceof AbstractSet t ? 1 : 0; }
    public static Object a52(int secret, int low) { /* LEAK */ Cnt.ob = (new P(1)); if ((secret & 1) == 0) Cnt.ob = (new EnumMap<E,Integer>(E.class)); boolean b = Cnt.ob instanceof AbstractMap; Cnt.ob = null; return b; }
    public static Object a53(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new I(){public int f(){return 3;}}) : (new Object(){}); return o; }
    public static Object a54(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ("s") : (new String[1]); return new Object[]{o}; }
    public static Object a55(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (Arrays.asList(1)) : (new Object[1][1]); Cnt.ob = o; return 0; }
    public static Object a56(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new I(){public int f(){return 3;}}) : ((Supplier<Integer>)()->1)); return m.get("k") instanceof I; }
    public static Object a57(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (new byte[1]) : (new StringBuilder("q")); return s.get() instanceof byte[]; }
    public static Object a58(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? ((Object)true) : (new ArithmeticException("x"))); return p.isPresent() && p.get() instanceof Boolean; }
    public static Object a59(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new String[1]) : ("s"); String r = switch (secret) { default -> o instanceof Object[] ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a60(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new Thread.State[0]) : (new LinkedList<Object>()); if (o instanceof Object[]) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a61(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new StringBuilder("q")) : (null); return o instanceof Comparable; }
    public static Object a62(int secret, int low) { /* LEAK */ Object o; if (secret == 7) o = (new Object[0]); else o = (new P(1)); return o != null && o.getClass() == Object[].class; }
    public static Object a63(int secret, int low) { /* LEAK */ Object[] os = { (OptionalInt.empty()), (OptionalInt.empty()) }; if (secret > 0) os[0] = (new LinkedList<Object>()); int n=0; for (Object o : os) if (o instanceof Deque) n++; return n; }
    public static Object a64(int secret, int low) { /* SECURE */ Object o = (new StringBuffer()); for (int i=0;i<3;i++) if (i == secret) o = (Integer.valueOf(3)); try { java.io.Serializable t = (java.io.Serializable) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a65(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add(((Supplier<Integer>)()->1)); if (secret < -2) l.set(0, (new HashSet<Object>())); return l.get(0) instanceof Set ? "y" : "n"; }
    public static Object a66(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new E[1]); Node m = n; if (secret != 4) m.o = (E.A); return n.o instanceof E t ? 1 : 0; }
    public static Object a67(int secret, int low) { /* SECURE */ Cnt.ob = (new ArrayList<Object>()); if ((secret & 1) == 0) Cnt.ob = (new int[2][]); boolean b = Cnt.ob instanceof Cloneable; Cnt.ob = null; return b; }
    public static Object a68(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new E[1]) : (E.B); return o; }
    public static Object a69(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (List.of()) : (new HashMap<Object,Object>()); return new Object[]{o}; }
    public static Object a70(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new HashSet<Object>()) : (new Object(){}); Cnt.ob = o; return 0; }
    public static Object a71(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new AtomicInteger(0)) : (new Q(1))); return m.get("k") instanceof AtomicInteger; }
    public static Object a72(int secret, int low) { /* SECURE */ Supplier<Object> s = () -> secret > 3 ? (List.of()) : (new PriorityQueue<Object>()); return s.get() instanceof Collection; }
    public static Object a73(int secret, int low) { /* LEAK */ Object[] arr = new String[1]; try { arr[0] = secret > 3 ? ("s") : (new ArrayList<Object>()); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a74(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new P(1)) : (new PriorityQueue<Object>())); return p.isPresent() && p.get() instanceof P; }
    public static Object a75(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ("s") : ((Comparator<String>)String::compareTo); String r = switch (secret) { default -> o instanceof String ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a76(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new Q(1)) : (null); if (o instanceof I) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a77(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Comparator<String>)String::compareTo) : (new LinkedList<Object>()); return o instanceof Comparator; }
    public static Object a78(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (E.B); else o = (Optional.empty()); return o != null && o.getClass() == Comparable.class; }
    public static Object a79(int secret, int low) { /* LEAK */ Object[] os = { (new AtomicInteger(0)), (new AtomicInteger(0)) }; if (secret > 0) os[0] = (new StringBuilder()); int n=0; for (Object o : os) if (o instanceof StringBuilder) n++; return n; }
    public static Object a80(int secret, int low) { /* LEAK */ Object o = (E.A); for (int i=0;i<3;i++) if (i == secret) o = (OptionalInt.empty()); try { OptionalInt t = (OptionalInt) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a81(int secret, int low) { /* SECURE */ List<Object> l = new ArrayList<>(); l.add((E.A)); if (secret < -2) l.set(0, (new StringBuilder("q"))); return l.get(0) instanceof Comparable ? "y" : "n"; }
    public static Object a82(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new Integer[1]); Node m = n; if (secret != 4) m.o = (new long[0]); return n.o instanceof long[] t ? 1 : 0; }
    public static Object a83(int secret, int low) { /* LEAK */ Cnt.ob = (new AtomicInteger(0)); if ((secret & 1) == 0) Cnt.ob = (new EnumMap<E,Integer>(E.class)); boolean b = Cnt.ob instanceof AbstractMap; Cnt.ob = null; return b; }
    public static Object a84(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)Long.valueOf(1)) : ("s"); return o; }
    public static Object a85(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new long[0]) : (Optional.empty()); return new Object[]{o}; }
    public static Object a86(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new Q(1)) : (new ArrayDeque<Object>()); Cnt.ob = o; return 0; }
    public static Object a87(int secret, int low) { /* SECURE */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new HashMap<Object,Object>()) : (new EnumMap<E,Integer>(E.class))); return m.get("k") instanceof Map; }
    public static Object a88(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? ((Object)true) : (new int[2][2]); return s.get() instanceof Boolean; }
    public static Object a89(int secret, int low) { /* LEAK */ Object[] arr = new Optional[1]; try { arr[0] = secret > 3 ? (Optional.empty()) : (new StringBuilder("q")); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a90(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new ArrayDeque<Object>()) : (new EnumMap<E,Integer>(E.class))); return p.isPresent() && p.get() instanceof Queue; }
    public static Object a91(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new E[1]) : ((Supplier<Integer>)()->1); if (o instanceof Comparable[]) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a92(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new Integer[1]) : (new E[1]); return o instanceof Number[]; }
    public static Object a93(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = ((Comparator<String>)String::compareTo); else o = (new PriorityQueue<Object>()); return o != null && o.getClass() == Comparator.class; }
    public static Object a94(int secret, int low) { /* LEAK */ Object[] os = { (new HashMap<Object,Object>()), (new HashMap<Object,Object>()) }; if (secret > 0) os[0] = (List.of()); int n=0; for (Object o : os) if (o instanceof Collection) n++; return n; }
    public static Object a95(int secret, int low) { /* LEAK */ Object o = (new HashMap<Object,Object>()); for (int i=0;i<3;i++) if (i == secret) o = (List.of()); try { Collection t = (Collection) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a96(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((new String[1])); if (secret < -2) l.set(0, (new StringBuffer())); return l.get(0) instanceof CharSequence ? "y" : "n"; }
    public static Object a97(int secret, int low) { /* SECURE */ Node n = new Node(1); n.o = (new HashMap<Object,Object>()); Node m = n; if (secret != 4) m.o = (new Object[1][1]); return n.o instanceof java.io.Serializable t ? 1 : 0; }
    public static Object a98(int secret, int low) { /* LEAK */ Cnt.ob = (new AtomicLong(0)); if ((secret & 1) == 0) Cnt.ob = ((Supplier<Integer>)()->1); boolean b = Cnt.ob instanceof Supplier; Cnt.ob = null; return b; }
    public static Object a99(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new I(){public int f(){return 3;}}) : (new IllegalStateException()); return o; }
    public static Object a100(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new String[1]) : (OptionalInt.empty()); return new Object[]{o}; }
    public static Object a101(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new ArrayList<Object>()) : (new R(1,"a")); Cnt.ob = o; return 0; }
    public static Object a102(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (EnumSet.of(E.A)) : ((Supplier<Integer>)()->1)); return m.get("k") instanceof AbstractSet; }
    public static Object a103(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (new StringBuffer()) : (new long[0]); return s.get() instanceof CharSequence; }
    public static Object a104(int secret, int low) { /* LEAK */ Object[] arr = new Boolean[1]; try { arr[0] = secret > 3 ? ((Object)true) : (Optional.empty()); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a105(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? ((Object)'c') : (new StringBuilder())); return p.isPresent() && p.get() instanceof Character; }
    public static Object a106(int secret, int low) { /* SECURE */ Object o = secret > 3 ? (new HashMap<Object,Object>()) : (new EnumMap<E,Integer>(E.class)); String r = switch (secret) { default -> o instanceof Map ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a107(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new Object[0]) : (new I(){public int f(){return 3;}}); if (o instanceof Object[]) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a108(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (E.A) : (new EnumMap<E,Integer>(E.class)); return o instanceof E; }
    public static Object a109(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (new TreeMap<String,String>()); else o = (Optional.empty()); return o != null && o.getClass() == NavigableMap.class; }
    public static Object a110(int secret, int low) { /* SECURE */ Object[] os = { ((Object)Integer.valueOf(1)), ((Object)Integer.valueOf(1)) }; if (secret > 0) os[0] = (new Object[1][1]); int n=0; for (Object o : os) if (o instanceof java.io.Serializable) n++; return n; }
    public static Object a111(int secret, int low) { /* LEAK */ Object o = ((Object)true); for (int i=0;i<3;i++) if (i == secret) o = (new LinkedList<Object>()); try { Deque t = (Deque) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a112(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((new String[1])); if (secret < -2) l.set(0, (new HashMap<Object,Object>())); return l.get(0) instanceof Map ? "y" : "n"; }
    public static Object a113(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new StringBuffer()); Node m = n; if (secret != 4) m.o = (new ArrayList<Object>()); return n.o instanceof List t ? 1 : 0; }
    public static Object a114(int secret, int low) { /* LEAK */ Cnt.ob = (new P(1)); if ((secret & 1) == 0) Cnt.ob = (new HashSet<Object>()); boolean b = Cnt.ob instanceof Set; Cnt.ob = null; return b; }
    public static Object a115(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (Collections.emptyList()) : (new String[1]); return o; }
    public static Object a116(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new int[2][2]) : (new Object(){}); return new Object[]{o}; }
    public static Object a117(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (OptionalInt.empty()) : (new StringBuilder()); Cnt.ob = o; return 0; }
    public static Object a118(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new E[1]) : (new R(1,"a"))); return m.get("k") instanceof Comparable[]; }
    public static Object a119(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (new E[1]) : ((Object)Integer.valueOf(1)); return s.get() instanceof Comparable[]; }
    public static Object a120(int secret, int low) { /* LEAK */ Object[] arr = new RandomAccess[1]; try { arr[0] = secret > 3 ? (Collections.emptyList()) : (new StringBuilder("q")); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a121(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new AtomicInteger(0)) : (new HashSet<Object>())); return p.isPresent() && p.get() instanceof AtomicInteger; }
    public static Object a122(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new Object[0]) : (new IllegalStateException()); String r = switch (secret) { default -> o instanceof Object[] ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a123(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new PriorityQueue<Object>()) : (String.class); if (o instanceof AbstractCollection) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a124(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (OptionalInt.empty()) : (new StringBuilder("q")); return o instanceof OptionalInt; }
    public static Object a125(int secret, int low) { /* LEAK */ Object o; if (secret == 7) o = ((Object)'c'); else o = (new Object[0]); return o != null && o.getClass() == Character.class; }
    public static Object a126(int secret, int low) { /* LEAK */ Object[] os = { (new int[2][]), (new int[2][]) }; if (secret > 0) os[0] = (new PriorityQueue<Object>()); int n=0; for (Object o : os) if (o instanceof AbstractCollection) n++; return n; }
    public static Object a127(int secret, int low) { /* LEAK */ Object o = (new Object(){}); for (int i=0;i<3;i++) if (i == secret) o = (new ArithmeticException("x")); try { Throwable t = (Throwable) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a128(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add(((Object)Integer.valueOf(1))); if (secret < -2) l.set(0, (Arrays.asList(1))); return l.get(0) instanceof List ? "y" : "n"; }
    public static Object a129(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (String.class); Node m = n; if (secret != 4) m.o = (new PriorityQueue<Object>()); return n.o instanceof AbstractCollection t ? 1 : 0; }
    public static Object a130(int secret, int low) { /* LEAK */ Cnt.ob = (null); if ((secret & 1) == 0) Cnt.ob = (new AtomicInteger(0)); boolean b = Cnt.ob instanceof AtomicInteger; Cnt.ob = null; return b; }
    public static Object a131(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (E.B) : (new ArrayDeque<Object>()); return o; }
    public static Object a132(int secret, int low) { /* LEAK */ Object o = secret > 3 ? ((Object)'c') : (new E[1]); return new Object[]{o}; }
    public static Object a133(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new ArrayDeque<Object>()) : (new R(1,"a")); Cnt.ob = o; return 0; }
    public static Object a134(int secret, int low) { /* SECURE */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new Object[1][1]) : (E.A)); return m.get("k") instanceof java.io.Serializable; }
    public static Object a135(int secret, int low) { /* SECURE */ Supplier<Object> s = () -> secret > 3 ? (Integer.valueOf(3)) : (new byte[1]); return s.get() instanceof java.io.Serializable; }
    public static Object a136(int secret, int low) { /* LEAK */ Object[] arr = new RuntimeException[1]; try { arr[0] = secret > 3 ? (new IllegalStateException()) : (E.B); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a137(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (List.of()) : (new Thread.State[0])); return p.isPresent() && p.get() instanceof Collection; }
    public static Object a138(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (E.B) : (new AtomicLong(0)); String r = switch (secret) { default -> o instanceof Comparable ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a139(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new PriorityQueue<Object>()) : (new Integer[1]); if (o instanceof AbstractCollection) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a140(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new LinkedList<Object>()) : (Arrays.asList(1)); return o instanceof Deque; }
    public static Object a141(int secret, int low) { /* LEAK */ Object[] os = { (new String[1]), (new String[1]) }; if (secret > 0) os[0] = ("s"); int n=0; for (Object o : os) if (o instanceof String) n++; return n; }
    public static Object a142(int secret, int low) { /* LEAK */ Object o = (new AtomicLong(0)); for (int i=0;i<3;i++) if (i == secret) o = ((Object)Long.valueOf(1)); try { Long t = (Long) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a143(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add(((Object)true)); if (secret < -2) l.set(0, (Arrays.asList(1))); return l.get(0) instanceof List ? "y" : "n"; }
    public static Object a144(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (new Q(1)); Node m = n; if (secret != 4) m.o = (new LinkedList<Object>()); return n.o instanceof Deque t ? 1 : 0; }
    public static Object a145(int secret, int low) { /* LEAK */ Cnt.ob = (null); if ((secret & 1) == 0) Cnt.ob = (new byte[1]); boolean b = Cnt.ob instanceof byte[]; Cnt.ob = null; return b; }
    public static Object a146(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new HashMap<Object,Object>()) : (new Object(){}); return o; }
    public static Object a147(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (E.B) : (new StringBuilder()); return new Object[]{o}; }
    public static Object a148(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (E.B) : (new String[1]); Cnt.ob = o; return 0; }
    public static Object a149(int secret, int low) { /* LEAK */ Map<String,Object> m = new HashMap<>(); m.put("k", secret > 3 ? (new IllegalStateException()) : (new R(1,"a"))); return m.get("k") instanceof RuntimeException; }
    public static Object a150(int secret, int low) { /* LEAK */ Supplier<Object> s = () -> secret > 3 ? (E.A) : (new String[1]); return s.get() instanceof E; }
    public static Object a151(int secret, int low) { /* SECURE */ Object[] arr = new java.io.Serializable[1]; try { arr[0] = secret > 3 ? (Integer.valueOf(3)) : (new EnumMap<E,Integer>(E.class)); return 1; } catch (ArrayStoreException e) { return 2; } }
    public static Object a152(int secret, int low) { /* LEAK */ Optional<Object> p = Optional.ofNullable(secret > 3 ? (new long[0]) : (new String[1])); return p.isPresent() && p.get() instanceof long[]; }
    public static Object a153(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new ArithmeticException("x")) : (null); String r = switch (secret) { default -> o instanceof Throwable ? "a" : "b"; }; System.out.print(r); return 0; }
    public static Object a154(int secret, int low) { /* LEAK */ try { Object o = secret > 3 ? (new ArithmeticException("x")) : (new Object(){}); if (o instanceof Throwable) throw new MyEx(1); } finally { if (low > 3) return 9; } return 1; }
    public static Object a155(int secret, int low) { /* SECURE */ Object o = secret > 3 ? (new StringBuilder("q")) : (new StringBuffer()); return o instanceof Comparable; }
    public static Object a156(int secret, int low) { /* SECURE */ Object o; if (secret == 7) o = (new TreeMap<String,String>()); else o = ((Comparator<String>)String::compareTo); return o != null && o.getClass() == NavigableMap.class; }
    public static Object a157(int secret, int low) { /* LEAK */ Object[] os = { (new String[1]), (new String[1]) }; if (secret > 0) os[0] = (new IllegalStateException()); int n=0; for (Object o : os) if (o instanceof RuntimeException) n++; return n; }
    public static Object a158(int secret, int low) { /* LEAK */ Object o = (List.of()); for (int i=0;i<3;i++) if (i == secret) o = (new AtomicLong(0)); try { Number t = (Number) o; return t == null ? 0 : 1; } catch (ClassCastException e) { return 2; } }
    public static Object a159(int secret, int low) { /* LEAK */ List<Object> l = new ArrayList<>(); l.add((new R(1,"a"))); if (secret < -2) l.set(0, (new Object[1][1])); return l.get(0) instanceof java.io.Serializable ? "y" : "n"; }
    public static Object a160(int secret, int low) { /* LEAK */ Node n = new Node(1); n.o = (Arrays.asList(1)); Node m = n; if (secret != 4) m.o = (new StringBuilder()); return n.o instanceof StringBuilder t ? 1 : 0; }
    public static Object a161(int secret, int low) { /* LEAK */ Cnt.ob = (new P(1)); if ((secret & 1) == 0) Cnt.ob = (List.of()); boolean b = Cnt.ob instanceof Collection; Cnt.ob = null; return b; }
    public static Object a162(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (List.of()) : (new Thread.State[0]); return o; }
    public static Object a163(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new StringBuilder()) : (Arrays.asList(1)); return new Object[]{o}; }
    public static Object a164(int secret, int low) { /* LEAK */ Object o = secret > 3 ? (new AtomicInteger(0)) : (OptionalInt.empty()); Cnt.ob = o; return 0; }
}
