import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** What values, effects, exceptions and texts tell of a secret: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class LeaksByEffect {
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
    public static Object b0(int secret, int low) { /* LEAK */ int r=0; for(int i=0;i<secret && i<4;i++) r++; return r; }
    public static Object b1(int secret, int low) { /* LEAK */ int[] a = new int[secret & 3]; return a.length; }
    public static Object b2(int secret, int low) { /* LEAK */ try { int[] a = new int[secret]; return 0; } catch (NegativeArraySizeException e) { return 1; } }
    public static Object b3(int secret, int low) { /* LEAK */ try { int[] a = new int[secret]; return 0; } catch (NegativeArraySizeException e) { return e.getMessage(); } }
    public static Object b4(int secret, int low) { /* SECURE */ try { int[] a = new int[2]; return a[secret & 7]; } catch (ArrayIndexOutOfBoundsException e) { return 0; } }
    public static Object b5(int secret, int low) { /* LEAK */ int[] a = new int[2]; return a[secret & 7]; }
    public static Object b6(int secret, int low) { /* LEAK */ return 10 / (secret & 1); }
    public static Object b7(int secret, int low) { /* LEAK */ Integer a = (secret & 255), b = (secret & 255); return a == b; }
    public static Object b8(int secret, int low) { /* LEAK */ Integer a = 127 + (secret & 1), b = 127 + (secret & 1); return a == b; }
    public static Object b9(int secret, int low) { /* LEAK */ Long a = (long)(secret), b = (long)(secret); return a == b; }
    public static Object b10(int secret, int low) { /* SECURE */ String s = "a" + (secret > 0 ? "" : "b"); return s == "a"; }
    public static Object b11(int secret, int low) { /* LEAK */ String s = "a" + (secret > 0 ? "" : "b"); return s.intern() == "a"; }
    public static Object b12(int secret, int low) { /* LEAK */ String s = secret > 0 ? "ab" : new String("ab"); return s == "ab"; }
    public static Object b13(int secret, int low) { /* LEAK */ Node a = new Node(1), b = new Node(1); Node c = secret > 0 ? a : b; return c == a; }
    public static Object b14(int secret, int low) { /* LEAK */ Node a = new Node(1), b = new Node(1); Node c = secret > 0 ? a : b; c.v = 7; return a.v; }
    public static Object b15(int secret, int low) { /* LEAK */ Node a = new Node(1), b = new Node(1); Node c = secret > 0 ? a : b; return new Object[]{a, c}; }
    public static Object b16(int secret, int low) { /* LEAK */ Node a = new Node(1); a.next = secret > 0 ? a : null; return a; }
    public static Object b17(int secret, int low) { /* LEAK */ Node a = new Node(1); a.next = secret > 0 ? a : new Node(1); a.next.next = a; return a; }
    public static Object b18(int secret, int low) { /* LEAK */ int[] x = {1}, y = {1}; int[] z = secret > 0 ? x : y; z[0]++; return x[0]; }
    public static Object b19(int secret, int low) { /* LEAK */ int[][] x = {{1},{1}}; if (secret>0) x[1] = x[0]; x[0][0] = 5; return x[1][0]; }
    public static Object b20(int secret, int low) { /* LEAK */ if (secret > 0) S1.t(); return Cnt.c; }
    public static Object b21(int secret, int low) { /* LEAK */ if (secret > 0) S1.t(); else S2.t(); return Cnt.c; }
    public static Object b22(int secret, int low) { /* LEAK */ if (secret > 0) { int q = S2.K; } else { int q = S2.KB; } return Cnt.c; }
    public static Object b23(int secret, int low) { /* LEAK */ if (secret > 0) { new S1[3].clone(); } else { new S1(); } return Cnt.c; }
    public static Object b24(int secret, int low) { /* LEAK */ if (secret > 0) { new Impl(); } return Cnt.c; }
    public static Object b25(int secret, int low) { /* LEAK */ if (secret > 0) { new Impl(); } else { new Impl2(); } return Cnt.c; }
    public static Object b26(int secret, int low) { /* LEAK */ Cnt.last = secret & 1; try { return Bad.get(); } catch (ExceptionInInitializerError e) { return -1; } }
    public static Object b27(int secret, int low) { /* LEAK */ Cnt.last = secret & 1; try { Bad.get(); } catch (Throwable e) { } Cnt.last = 1; try { return Bad.get(); } catch (NoClassDefFoundError e) { return -1; } }
    public static Object b28(int secret, int low) { /* LEAK */ if (secret > 0) { System.out.print("a"); System.out.print("b"); } else { System.out.print("b"); System.out.print("a"); } return 0; }
    public static Object b29(int secret, int low) { /* LEAK */ if (secret > 0) { System.out.print("a\n"); } else { System.out.println("a"); System.out.print(""); System.out.print('\n'); } return 0; }
    public static Object b30(int secret, int low) { /* SECURE */ System.out.println(secret > 0 ? 1 : 1.0); return 0; }
    public static Object b31(int secret, int low) { /* SECURE */ Object o = secret > 0 ? 1 : 1.0; return secret > 0 ? 1 : "1.0".equals(o.toString()) ? 1 : 2; }
    public static Object b32(int secret, int low) { /* LEAK */ Object o = secret > 0 ? (Object) 1 : (Object) 1.0; return o.toString().length(); }
    public static Object b33(int secret, int low) { /* LEAK */ if (secret > 0) throw new IllegalStateException("a"); throw new IllegalStateException("b"); }
    public static Object b34(int secret, int low) { /* LEAK */ if (secret > 0) throw new IllegalStateException("a"); throw new IllegalArgumentException("a"); }
    public static Object b35(int secret, int low) { /* LEAK */ if (secret > 0) throw new IllegalStateException("a"); throw new IllegalStateException("a", new RuntimeException()); }
    public static Object b36(int secret, int low) { /* LEAK */ throw new MyEx(secret & 1); }
    public static Object b37(int secret, int low) { /* LEAK */ RuntimeException e = new RuntimeException("x"); if (secret > 0) e.addSuppressed(new MyEx(1)); return e.getSuppressed().length; }
    public static Object b38(int secret, int low) { /* LEAK */ RuntimeException e = new RuntimeException("x"); if (secret > 0) e.addSuppressed(new MyEx(1)); throw e; }
    public static Object b39(int secret, int low) { /* LEAK */ RuntimeException e = new RuntimeException("x"); if (secret > 0) e.initCause(new MyEx(1)); return e.getCause() == null; }
    public static Object b40(int secret, int low) { /* LEAK */ try (Res a = new Res("a"); Res b = secret > 0 ? null : new Res("b")) { } return 0; }
    public static Object b41(int secret, int low) { /* LEAK */ try (Res a = new Res("a")) { if (secret > 0) return 1; System.out.print("z"); } return 1; }
    public static Object b42(int secret, int low) { /* LEAK */ try { if (secret > 0) throw new MyEx(1); } catch (MyEx e) { return 2; } finally { low++; } return 3; }
    public static Object b43(int secret, int low) { /* LEAK */ try { try { if (secret > 0) throw new MyEx(1); } finally { if (low == 0) throw new IllegalStateException(); } } catch (MyEx e) { return 1; } catch (IllegalStateException e) { return 2; } return 3; }
    public static Object b44(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder("abc"); StringBuilder t = sb; if (secret > 0) t.reverse(); return sb.toString(); }
    public static Object b45(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder("abc"); sb.setLength(secret & 3); return sb; }
    public static Object b46(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder(); for (int i=0;i<3;i++) sb.append((secret >> i) & 1); return sb.toString(); }
    public static Object b47(int secret, int low) { /* LEAK */ String s = String.valueOf(secret & 15); return s.length(); }
    public static Object b48(int secret, int low) { /* LEAK */ String s = Integer.toHexString(secret); return s.charAt(0); }
    public static Object b49(int secret, int low) { /* LEAK */ return Integer.toString(secret & 31, 2).hashCode(); }
    public static Object b50(int secret, int low) { /* LEAK */ return "abcdef".substring(secret & 3); }
    public static Object b51(int secret, int low) { /* LEAK */ return "abcdef".indexOf((char)('a' + (secret & 7))); }
    public static Object b52(int secret, int low) { /* LEAK */ return Integer.compare(secret, low); }
    public static Object b53(int secret, int low) { /* LEAK */ return (byte) secret == secret; }
    public static Object b54(int secret, int low) { /* LEAK */ return (char) secret == secret; }
    public static Object b55(int secret, int low) { /* LEAK */ return (float) secret == secret + 1; }
    public static Object b56(int secret, int low) { /* LEAK */ float f = secret; return (int) f - secret; }
    public static Object b57(int secret, int low) { /* LEAK */ double d = secret * 0.1; return d == secret / 10.0; }
    public static Object b58(int secret, int low) { /* LEAK */ double d = 0.0 / (secret & 1); return d != d; }
    public static Object b59(int secret, int low) { /* SECURE */ double d = -0.0 * (secret & 1); return 1 / d; }
    public static Object b60(int secret, int low) { /* LEAK */ double d = secret > 0 ? 0.0 : -0.0; return Double.valueOf(d).equals(0.0); }
    public static Object b61(int secret, int low) { /* LEAK */ double d = secret > 0 ? 0.0 : -0.0; return d; }
    public static Object b62(int secret, int low) { /* LEAK */ Object d = secret > 0 ? 0.0 : -0.0; return d; }
    public static Object b63(int secret, int low) { /* LEAK */ double[] d = { secret > 0 ? 0.0 : -0.0 }; return d; }
    public static Object b64(int secret, int low) { /* LEAK */ double d = secret > 0 ? 0.0 : -0.0; System.out.println(d); return 0; }
    public static Object b65(int secret, int low) { /* SECURE */ return Math.max(0.0, secret > 0 ? -0.0 : 0.0); }
    public static Object b66(int secret, int low) { /* LEAK */ return 1 / Math.min(0.0, secret > 0 ? -0.0 : 0.0); }
    public static Object b67(int secret, int low) { /* LEAK */ long l = (long) secret << 32; return l == 0; }
    public static Object b68(int secret, int low) { /* LEAK */ return (short)(secret >>> 16); }
    public static Object b69(int secret, int low) { /* LEAK */ return secret * 2 / 2 == secret; }
    public static Object b70(int secret, int low) { /* LEAK */ return (secret << 31) >> 31; }
    public static Object b71(int secret, int low) { /* LEAK */ return Math.abs(secret) < 0; }
    public static Object b72(int secret, int low) { /* LEAK */ List<Integer> l = new ArrayList<>(List.of(1,2,3)); if (secret > 0) l.remove(Integer.valueOf(1)); else l.remove(1); return l; }
    public static Object b73(int secret, int low) { /* LEAK */ List<Integer> l = new ArrayList<>(List.of(1,2,3)); List<Integer> v = l.subList(0,2); if (secret > 0) l.add(4); try { return v.size(); } catch (ConcurrentModificationException e) { return -1; } }
    public static Object b74(int secret, int low) { /* LEAK */ List<Integer> l = new ArrayList<>(List.of(1,2,3)); try { for (Integer i : l) if (i == (secret & 3)) l.remove(i); return l.size(); } catch (ConcurrentModificationException e) { return -1; } }
    public static Object b75(int secret, int low) { /* LEAK */ Set<Integer> s = new HashSet<>(); s.add(1); s.add(secret & 3); return s.size(); }
    public static Object b76(int secret, int low) { /* LEAK */ Set<String> s = new TreeSet<>(); s.add("a"); s.add(secret > 0 ? "b" : "c"); return s; }
    public static Object b77(int secret, int low) { /* LEAK */ Map<Integer,Integer> m = new LinkedHashMap<>(); if (secret > 0) { m.put(1,1); m.put(2,2); } else { m.put(2,2); m.put(1,1); } return m.keySet().iterator().next(); }
    public static Object b78(int secret, int low) { /* LEAK */ Map<Integer,Integer> m = new HashMap<>(); m.put(1,secret & 1); return m.containsValue(1); }
    public static Object b79(int secret, int low) { /* LEAK */ Map<Integer,Integer> m = new TreeMap<>(); m.put(secret & 3, 1); return ((TreeMap<Integer,Integer>)m).firstKey(); }
    public static Object b80(int secret, int low) { /* LEAK */ Deque<Integer> d = new ArrayDeque<>(); d.add(1); if (secret > 0) d.addFirst(2); else d.addLast(2); return d.peek(); }
    public static Object b81(int secret, int low) { /* LEAK */ PriorityQueue<Integer> q = new PriorityQueue<>(); q.add(5); q.add(secret & 7); return q.poll(); }
    public static Object b82(int secret, int low) { /* LEAK */ Iterator<Integer> it = List.of(1,2).iterator(); it.next(); if (secret > 0) it.next(); return it.hasNext(); }
    public static Object b83(int secret, int low) { /* LEAK */ AtomicInteger a = new AtomicInteger(); if (secret > 0) a.incrementAndGet(); return a; }
    public static Object b84(int secret, int low) { /* LEAK */ AtomicInteger a = new AtomicInteger(); return a.compareAndSet(0, secret & 1) && a.get() == 1; }
    public static Object b85(int secret, int low) { /* LEAK */ Optional<Integer> o = secret > 0 ? Optional.of(1) : Optional.empty(); return o; }
    public static Object b86(int secret, int low) { /* LEAK */ Optional<Integer> o = secret > 0 ? Optional.of(1) : Optional.of(2); return o.map(x -> x + 1).orElse(0); }
    public static Object b87(int secret, int low) { /* LEAK */ E e = E.values()[secret & 1]; return e.k(); }
    public static Object b88(int secret, int low) { /* LEAK */ E e = E.values()[secret & 1]; return e.getClass() == E.class; }
    public static Object b89(int secret, int low) { /* LEAK */ E e = E.values()[secret & 1]; return e.getDeclaringClass() == e.getClass(); }
    public static Object b90(int secret, int low) { /* LEAK */ E e = E.values()[secret & 1]; return e; }
    public static Object b91(int secret, int low) { /* LEAK */ E e = secret > 0 ? E.A : null; switch (e) { case A: return 1; default: return 2; } }
    public static Object b92(int secret, int low) { /* LEAK */ EnumSet<E> s = EnumSet.noneOf(E.class); if (secret > 0) s.add(E.B); return s; }
    public static Object b93(int secret, int low) { /* LEAK */ return E.valueOf(secret > 0 ? "A" : "B").ordinal(); }
    public static Object b94(int secret, int low) { /* LEAK */ return E.valueOf(secret > 0 ? "A" : "Z").ordinal(); }
    public static Object b95(int secret, int low) { /* LEAK */ int[] a = {0}; Runnable r = () -> a[0] = secret; r.run(); return a[0]; }
    public static Object b96(int secret, int low) { /* LEAK */ Runnable r = secret > 0 ? () -> System.out.print(1) : () -> System.out.print(2); r.run(); return 0; }
    public static Object b97(int secret, int low) { /* LEAK */ I i = secret > 0 ? new I() { public int f() { return 1; } } : () -> 2; return i.f(); }
    public static Object b98(int secret, int low) { /* LEAK */ I i = secret > 0 ? new I() { public int f() { return 1; } } : () -> 1; return i.getClass().isAnonymousClass(); }
    public static Object b99(int secret, int low) { /* LEAK */ I i = secret > 0 ? new I() { public int f() { return 1; } } : new Q(1); return i instanceof P; }
    public static Object b100(int secret, int low) { /* LEAK */ Object i = secret > 0 ? new R(1,"a") : new R(1,"b"); return i.toString(); }
    public static Object b101(int secret, int low) { /* LEAK */ return new R(secret & 1, "a").equals(new R(1, "a")); }
    public static Object b102(int secret, int low) { /* LEAK */ return new R(secret & 1, "a").hashCode(); }
    public static Object b103(int secret, int low) { /* LEAK */ return new R(secret & 1, null); }
    public static Object b104(int secret, int low) { /* LEAK */ return secret > 0 ? new P(1) : new Q(1); }
    public static Object b105(int secret, int low) { /* LEAK */ return (secret > 0 ? new P(1) : new Q(1)).f(); }
    public static Object b106(int secret, int low) { /* LEAK */ return new P[]{secret > 0 ? new P(1) : new Q(1)}; }
    public static Object b107(int secret, int low) { /* LEAK */ return secret > 0 ? new P[1] : new Q[1]; }
    public static Object b108(int secret, int low) { /* LEAK */ return secret > 0 ? new Object[]{1} : new Integer[]{1}; }
    public static Object b109(int secret, int low) { /* LEAK */ return secret > 0 ? new int[0] : new long[0]; }
    public static Object b110(int secret, int low) { /* LEAK */ return secret > 0 ? new int[1][] : new int[1][0]; }
    public static Object b111(int secret, int low) { /* LEAK */ P[] ps = secret > 0 ? new P[1] : new Q[1]; try { ps[0] = new P(1); } catch (ArrayStoreException e) { return 1; } return 0; }
    public static Object b112(int secret, int low) { /* LEAK */ Object o = secret > 0 ? new int[0] : new int[0][]; return o instanceof Object[]; }
    public static Object b113(int secret, int low) { /* LEAK */ label: for (int i=0;i<2;i++) { for (int j=0;j<2;j++) { if (secret == 5) break label; if (secret == 6) continue label; System.out.print(j); } } return 0; }
    public static Object b114(int secret, int low) { /* LEAK */ int x = low; x += secret & 1; return x - low; }
    public static Object b115(int secret, int low) { /* LEAK */ int i = 0; int[] a = {1,2}; a[i] = i = secret & 1; return a[0]; }
    public static Object b116(int secret, int low) { /* LEAK */ int c = 0; if (secret > 0 & c++ == 0) ; if (secret > 0 && c++ == 1) ; return c; }
    public static Object b117(int secret, int low) { /* LEAK */ int c = 0; boolean b = secret > 0 || c++ == 0; return c; }
    public static Object b118(int secret, int low) { /* LEAK */ assert secret > 0; return 1; }
    public static Object b119(int secret, int low) { /* LEAK */ assert secret > 0 : low; return 1; }
    public static Object b120(int secret, int low) { /* LEAK */ Object o = secret > 0 ? "x" : null; return o + ""; }
    public static Object b121(int secret, int low) { /* LEAK */ Integer o = secret > 0 ? 1 : null; int k = o; return 1; }
    public static Object b122(int secret, int low) { /* LEAK */ String o = secret > 0 ? "x" : null; return o.length(); }
    public static Object b123(int secret, int low) { /* LEAK */ Object o = secret > 0 ? "x" : 1; String s = (String) o; return 1; }
    public static Object b124(int secret, int low) { /* LEAK */ synchronized (secret > 0 ? "" : null) { return 1; } }
    public static Object b125(int secret, int low) { /* SECURE */ throw secret > 0 ? null : new NullPointerException("x"); }
    public static Object b126(int secret, int low) { /* LEAK */ throw secret > 0 ? new MyEx(1) : new RuntimeException(); }
    public static Object b127(int secret, int low) { /* LEAK */ String s = null; switch (secret > 0 ? "a" : s) { case "a": return 1; default: return 1; } }
    public static Object b128(int secret, int low) { /* LEAK */ return String.format("%d|%5d", low, secret & 1); }
    public static Object b129(int secret, int low) { /* LEAK */ return String.join(",", secret > 0 ? List.of("a") : List.of("a","a")); }
    public static Object b130(int secret, int low) { /* LEAK */ return Arrays.equals(new int[]{secret & 1}, new int[]{1}); }
    public static Object b131(int secret, int low) { /* LEAK */ int[] a = {3, secret & 7, 4}; Arrays.sort(a); return a[1]; }
    public static Object b132(int secret, int low) { /* LEAK */ int[] a = {3,1,2}; if (secret > 0) Arrays.sort(a); return a; }
    public static Object b133(int secret, int low) { /* LEAK */ int[] a = {3,1,2}; int[] b = secret > 0 ? a : a.clone(); b[0] = 9; return a; }
    public static Object b134(int secret, int low) { /* SECURE */ return Arrays.asList(1, secret & 1).indexOf(1); }
    public static Object b135(int secret, int low) { /* LEAK */ Integer[] a = {1,2}; List<Integer> l = Arrays.asList(a); if (secret > 0) l.set(0, 5); return a[0]; }
    public static Object b136(int secret, int low) { /* LEAK */ return java.util.stream.IntStream.range(0, secret & 3).sum(); }
    public static Object b137(int secret, int low) { /* LEAK */ return List.of(1,2,3).stream().filter(x -> x > (secret & 3)).count(); }
    public static Object b138(int secret, int low) { /* LEAK */ List.of(1,2,3).stream().peek(x -> System.out.print(x)).anyMatch(x -> x == (secret & 3)); return 0; }
    public static Object b139(int secret, int low) { /* LEAK */ if (secret > 0) try { List.of(1).add(2); } catch (UnsupportedOperationException e) { return 1; } return 0; }
    public static Object b140(int secret, int low) { /* LEAK */ try { List<Integer> l = secret > 0 ? List.of(1) : new ArrayList<>(); l.add(1); return 1; } catch (UnsupportedOperationException e) { return 0; } }
    public static Object b141(int secret, int low) { /* LEAK */ try { List<Integer> l = secret > 0 ? Arrays.asList(1) : List.of(1); l.set(0,1); return 1; } catch (UnsupportedOperationException e) { return 0; } }
    public static Object b142(int secret, int low) { /* SECURE */ Object o = secret > 0 ? Integer.valueOf(5) : Short.valueOf((short)5); return o.equals(5); }
    public static Object b143(int secret, int low) { /* LEAK */ Object o = secret > 0 ? 'a' : "a"; return o.equals("a"); }
    public static Object b144(int secret, int low) { /* LEAK */ Object o = secret > 0 ? new StringBuilder("a") : "a"; return "a".equals(o); }
    public static Object b145(int secret, int low) { /* LEAK */ Object o = secret > 0 ? new StringBuilder("a") : "a"; return "a".contentEquals((CharSequence)o) + ":" + o.getClass().getSimpleName(); }
    public static Object b146(int secret, int low) { /* LEAK */ Class<?> c = secret > 0 ? int[].class : long[].class; return c.getName(); }
    public static Object b147(int secret, int low) { /* LEAK */ Class<?> c = secret > 0 ? int.class : Integer.class; return c; }
    public static Object b148(int secret, int low) { /* LEAK */ Object o = new Object(); Object p = secret > 0 ? o : new Object(); return o.equals(p); }
    public static Object b149(int secret, int low) { /* LEAK */ Object o = new Object(); Object p = secret > 0 ? o : new Object(); return o.hashCode() == p.hashCode(); }
    public static Object b150(int secret, int low) { /* LEAK */ Cnt.last = secret; Cnt.last = Cnt.last > 3 ? 1 : 0; return 0; }
    public static Object b151(int secret, int low) { /* LEAK */ Cnt.ob = new Node(secret); return 0; }
    public static Object b152(int secret, int low) { /* LEAK */ Cnt.ob = secret > 0 ? Cnt.ob : new Object(); return 0; }
    public static Object b153(int secret, int low) { /* LEAK */ int r = 0; do { r++; if (secret == r) break; } while (r < 4); return r; }
    public static Object b154(int secret, int low) { /* LEAK */ int r = 0; for (;;) { if (r++ > 3) { if (secret > 0) return 1; else break; } } return 0; }
    public static Object b155(int secret, int low) { /* LEAK */ int r = 0; switch (secret) { case 1: r++; case 2: r++; break; case 3: default: r += 5; } return r; }
    public static Object b156(int secret, int low) { /* LEAK */ return secret > 0 ? Integer.MAX_VALUE + 1 < 0 ? 1 : 2 : 2; }
    public static Object b157(int secret, int low) { /* LEAK */ Character c = (char)('a' + (secret & 1)); return Character.toUpperCase(c); }
    public static Object b158(int secret, int low) { /* LEAK */ return Integer.bitCount(secret) & 1; }
    public static Object b159(int secret, int low) { /* LEAK */ try { return Integer.parseInt(secret > 0 ? "12" : "x"); } catch (NumberFormatException e) { return e.getMessage(); } }
    public static Object b160(int secret, int low) { /* LEAK */ try { return Math.addExact(secret, Integer.MAX_VALUE); } catch (ArithmeticException e) { return 0; } }
    public static Object b161(int secret, int low) { /* LEAK */ try { return "abc".charAt(secret & 7); } catch (StringIndexOutOfBoundsException e) { return 0; } }
    public static Object b162(int secret, int low) { /* LEAK */ return "abc".charAt(secret & 7); }
    public static Object b163(int secret, int low) { /* LEAK */ return List.of(1,2).get(secret & 3); }
    public static Object b164(int secret, int low) { /* LEAK */ return new ArrayList<>(List.of(1,2)).get(secret & 3); }
    public static Object b165(int secret, int low) { /* LEAK */ return new int[]{1,2}.equals(secret > 0 ? null : new Object()) || secret > 3; }
    public static Object b166(int secret, int low) { /* LEAK */ StackTraceElement[] q = null; return secret > 3 ? q : new StackTraceElement[0]; }
    public static Object b167(int secret, int low) { /* LEAK */ Node a = new Node(0); Node b = a; for (int i=0;i<3;i++) { b.next = new Node(i); b = b.next; if (secret == i) break; } int n=0; while (a != null) { n++; a = a.next; } return n; }
    public static Object b168(int secret, int low) { /* LEAK */ Node a = new Node(0); Node b = a; for (int i=0;i<3;i++) { b.next = new Node(i); if (secret != i) b = b.next; } return a; }
}
