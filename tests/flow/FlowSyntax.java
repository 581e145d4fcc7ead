import java.util.*;

/** Flows through records, switches, resources, boxes and compound assignments: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class FlowSyntax {
    static int pub; static int[] arr = {1, 2, 3}; static String txt = "t"; static Object shared; static long big; static boolean flag;
    record R(int a, Object b) { R { if (a == 13) b = null; } }
    record Pt(int x, int y) { Pt { if (x > y) { int t = x; x = y; y = t; } } int sum() { return x + y; } }
    sealed interface S permits One, Two { int v(); } record One(int v) implements S { } record Two(int w) implements S { public int v() { return w; } }
    enum Lev { LO, HI { int k() { return 1; } }; int k() { return 0; } }
    static class Res implements AutoCloseable { final int k; Res(int k) { this.k = k; } public void close() { pub += k; } }
    static class Thrower implements AutoCloseable { final boolean t; Thrower(boolean t) { this.t = t; } public void close() { if (t) throw new IllegalStateException("c"); } }
    static class Late { static int v = 1; static { pub += 3; } static void go() { } }
    static class Cell { int v; Cell next; Cell(int v) { this.v = v; } Cell link(Cell n) { next = n; return this; } }
    static class Iter implements Iterator<Integer> { int n; Iter(int n) { this.n = n; } public boolean hasNext() { return n > 0; } public Integer next() { pub = n--; return pub; } }
    interface Op { int f(int a); default int twice(int a) { return f(f(a)); } }
    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
    static int lost(int v) { return pub = v; }
    public static Object s0(int secret, int low) { /* LEAK */ return switch (secret & 3) { case 0, 1, 2 -> low; default -> low + 1; }; }
    public static Object s1(int secret, int low) { /* SECURE */ return switch (secret & 3) { case 0, 1, 2 -> low; default -> { int t = low; yield t; } }; }
    public static Object s2(int secret, int low) { /* LEAK */ Object o = secret > 0 ? (Object) low : (Object) (long) low; return o instanceof Integer i && i == low; }
    public static Object s3(int secret, int low) { /* SECURE */ Object o = secret > 0 ? (Object) low : (Object) (long) low; return o instanceof Number n && n.intValue() == low; }
    public static Object s4(int secret, int low) { /* SECURE */ return new R(secret > 0 ? 13 : 13, low).equals(new R(13, secret)); }
    public static Object s5(int secret, int low) { /* SECURE */ return new R(13, secret).equals(new R(13, low)); }
    public static Object s6(int secret, int low) { /* LEAK */ return new R(12, secret).b().hashCode() == low; }
    public static Object s7(int secret, int low) { /* LEAK */ return new Pt(secret, low).x(); }
    public static Object s8(int secret, int low) { /* SECURE */ return new Pt(secret, low).sum() == secret + low; }
    public static Object s9(int secret, int low) { /* LEAK */ return new Pt(secret, low).y() >= secret && new Pt(low, secret).x() == low; }
    public static Object s10(int secret, int low) { /* SECURE */ return new Pt(secret, low).equals(new Pt(low, secret)); }
    public static Object s11(int secret, int low) { /* LEAK */ try (Res r = new Res(secret > 5 ? 1 : 2)) { return low; } }
    public static Object s12(int secret, int low) { /* SECURE */ try (Res r = new Res(secret > 5 ? 1 : 2)) { return low; } finally { pub = low; } }
    public static Object s13(int secret, int low) { /* LEAK */ try (Thrower t = new Thrower(secret == 4)) { return low; } catch (IllegalStateException e) { return low + 1; } }
    public static Object s14(int secret, int low) { /* SECURE */ try (Thrower t = new Thrower(secret == 4)) { return low; } catch (IllegalStateException e) { return low; } }
    public static Object s15(int secret, int low) { /* LEAK */ try (Thrower t = new Thrower(secret == 4)) { throw new ArithmeticException(); } catch (ArithmeticException e) { return e.getSuppressed().length; } }
    public static Object s16(int secret, int low) { /* SECURE */ try (Thrower t = new Thrower(secret == 4)) { throw new ArithmeticException(); } catch (ArithmeticException e) { return e.getMessage() == null; } }
    public static Object s17(int secret, int low) { /* LEAK */ String t = """
      a
      """; return t.repeat((secret & 1) + 1).length() == 2; }
    public static Object s18(int secret, int low) { /* SECURE */ String t = "x" + secret; return t.startsWith("x") && t.length() > 1; }
    public static Object s19(int secret, int low) { /* LEAK */ String t = "x" + secret; return t.length() > 3; }
    public static Object s20(int secret, int low) { /* SECURE */ return ("" + secret).isEmpty(); }
    public static Object s21(int secret, int low) { /* LEAK */ return ("" + secret).charAt(0) == '-'; }
    public static Object s22(int secret, int low) { /* LEAK */ StringBuilder b = new StringBuilder(); if (secret > 0) b.append(low); shared = b.length() == 0 ? null : "s"; return 0; }
    public static Object s23(int secret, int low) { /* SECURE */ StringBuilder b = new StringBuilder(); if (secret > 0) b.append(1).append(2); else b.append(12); return b.toString().equals("12"); }
    public static Object s24(int secret, int low) { /* LEAK */ lab: { if (secret == 3) break lab; return low; } return low + 1; }
    public static Object s25(int secret, int low) { /* SECURE */ lab: { if (secret == 3) break lab; return low; } return low; }
    public static Object s26(int secret, int low) { /* LEAK */ int n = 0; o: for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (j == (secret & 3)) continue o; n++; } return n; }
    public static Object s27(int secret, int low) { /* SECURE */ int n = 0; o: for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (j > 1) continue o; n += secret & 0; n++; } return n; }
    public static Object s28(int secret, int low) { /* LEAK */ Integer a = secret & 1023, b = secret & 1023; return a == b; }
    public static Object s29(int secret, int low) { /* SECURE */ Integer a = secret & 127, b = secret & 127; return a == b; }
    public static Object s30(int secret, int low) { /* LEAK */ Integer n = secret == 0 ? null : low; return n == null; }
    public static Object s31(int secret, int low) { /* LEAK */ Integer n = secret == 0 ? null : low; int k = n; return k; }
    public static Object s32(int secret, int low) { /* SECURE */ Integer n = secret == 0 ? low : Integer.valueOf(low); int k = n; return k; }
    public static Object s33(int secret, int low) { /* LEAK */ arr[secret & 1] = low; return 0; }
    public static Object s34(int secret, int low) { /* SECURE */ arr[secret & 1] = low; arr[0] = arr[1] = 0; return 0; }
    public static Object s35(int secret, int low) { /* LEAK */ int[] c = arr.clone(); c[secret & 1]++; arr = c; return 0; }
    public static Object s36(int secret, int low) { /* SECURE */ int[] c = {1, 1}; c[secret & 1]++; return c[0] + c[1]; }
    public static Object s37(int secret, int low) { /* SECURE */ int[] c = arr.clone(); c[0] = secret; return c.length == arr.length; }
    public static Object s38(int secret, int low) { /* LEAK */ if (secret > 2) Late.go(); return 0; }
    public static Object s39(int secret, int low) { /* LEAK */ pub = 0; pub += secret > low ? lost(1) : lost(2); return 0; }
    public static Object s40(int secret, int low) { /* SECURE */ pub = 0; pub *= secret > low ? lost(1) : lost(2); return 0; }
    public static Object s41(int secret, int low) { /* LEAK */ for (Iterator<Integer> it = new Iter(secret & 3); it.hasNext(); ) it.next(); return 0; }
    public static Object s42(int secret, int low) { /* SECURE */ for (Iterator<Integer> it = new Iter(secret & 3); it.hasNext(); ) it.next(); pub = 1; return 0; }
    public static Object s43(int secret, int low) { /* LEAK */ Op o = secret > 0 ? a -> a + 1 : a -> a - 1; return o.twice(low); }
    public static Object s44(int secret, int low) { /* SECURE */ Op o = secret > 0 ? a -> a + 1 : a -> 1 + a; return o.twice(low); }
    public static Object s45(int secret, int low) { /* LEAK */ Op o = a -> a ^ secret; return o.f(low); }
    public static Object s46(int secret, int low) { /* SECURE */ Op o = a -> a ^ secret; return o.twice(low); }
    public static Object s47(int secret, int low) { /* LEAK */ Lev l = Lev.values()[secret & 1]; return l.k(); }
    public static Object s48(int secret, int low) { /* SECURE */ Lev l = Lev.values()[secret & 1]; return l.k() == l.ordinal(); }
    public static Object s49(int secret, int low) { /* LEAK */ Lev l = Lev.values()[secret & 1]; shared = l; return 0; }
    public static Object s50(int secret, int low) { /* LEAK */ S s = secret > 0 ? new One(low) : new Two(low); return s; }
    public static Object s51(int secret, int low) { /* SECURE */ S s = secret > 0 ? new One(low) : new Two(low); return s.v(); }
    public static Object s52(int secret, int low) { /* LEAK */ Cell c = new Cell(low); c.link(secret > 0 ? c : null); return c.next == c; }
    public static Object s53(int secret, int low) { /* SECURE */ Cell c = new Cell(low), d = new Cell(low); return secret > 0 ? c : d; }
    public static Object s54(int secret, int low) { /* LEAK */ Cell c = new Cell(low), d = new Cell(low); shared = c; return secret > 0 ? c : d; }
    public static Object s55(int secret, int low) { /* LEAK */ Cell c = new Cell(low).link(new Cell(secret)); return c; }
    public static Object s56(int secret, int low) { /* SECURE */ Cell c = new Cell(low).link(new Cell(secret)); c.next = null; return c; }
    public static Object s57(int secret, int low) { /* LEAK */ char c = (char) secret; return (int) c == (c & 0xff); }
    public static Object s58(int secret, int low) { /* SECURE */ char c = (char) secret; return c >= 0; }
    public static Object s59(int secret, int low) { /* SECURE */ byte b = (byte) secret; return (b & 0xff) >= 0 && (b >>> 25 == 0 || b < 0); }
    public static Object s60(int secret, int low) { /* LEAK */ long l = secret; return (int) (l << 1) / 2 == secret; }
    public static Object s61(int secret, int low) { /* SECURE */ long l = secret; return l << 1 >> 1 == secret; }
    public static Object s62(int secret, int low) { /* LEAK */ return 1.0 / secret == Double.POSITIVE_INFINITY; }
    public static Object s63(int secret, int low) { /* SECURE */ double d = secret; return (int) d == secret; }
    public static Object s64(int secret, int low) { /* LEAK */ float f = secret; return (int) f == secret; }
    public static Object s65(int secret, int low) { /* LEAK */ return secret == Integer.MIN_VALUE || Math.abs(secret) > 5; }
    public static Object s66(int secret, int low) { /* LEAK */ return Math.abs(secret) >= 0; }
    public static Object s67(int secret, int low) { /* SECURE */ return Math.abs((long) secret) >= 0; }
    public static Object s68(int secret, int low) { /* SECURE */ return (secret >> 31 | 1) * (secret >> 31 | 1); }
    public static Object s69(int secret, int low) { /* SECURE */ int s = secret; s ^= low; s ^= secret; return s; }
    public static Object s70(int secret, int low) { /* SECURE */ int s = secret; s += s++ - s; return s == secret; }
    public static Object s71(int secret, int low) { /* SECURE */ int s = secret; s -= s++; return s; }
    public static Object s72(int secret, int low) { /* LEAK */ List<Integer> l = new ArrayList<>(); l.add(low); if (secret == 1) l.add(0, low); return l.size(); }
    public static Object s73(int secret, int low) { /* SECURE */ List<Integer> l = new ArrayList<>(); if (secret == 1) { l.add(low); l.add(low); } else { l.add(low); l.add(0, low); } return l.equals(List.of(low, low)); }
    public static Object s74(int secret, int low) { /* LEAK */ Map<Integer, Integer> m = new HashMap<>(); m.put(secret, 1); m.put(low, 2); return m.size(); }
    public static Object s75(int secret, int low) { /* SECURE */ Map<Integer, Integer> m = new HashMap<>(); m.put(secret, 1); m.put(secret, 2); return m.size(); }
    public static Object s76(int secret, int low) { /* LEAK */ Set<Integer> s = new TreeSet<>(); s.add(secret & 1); s.add(low & 1); return s.iterator().next(); }
    public static Object s77(int secret, int low) { /* LEAK */ try { return 10 / (secret & 1); } catch (ArithmeticException e) { return 10; } finally { pub = secret & 1; } }
    public static Object s78(int secret, int low) { /* SECURE */ try { return 10 / (secret & 1); } catch (ArithmeticException e) { return 10; } finally { pub = 1; } }
    public static Object s79(int secret, int low) { /* LEAK */ try { if (secret == 1) throw new Exception("a"); return "b"; } catch (Exception e) { return e.getMessage(); } }
    public static Object s80(int secret, int low) { /* LEAK */ if (secret > 0) { if (low > 0) flag = true; else flag = false; } return 0; }
    public static Object s81(int secret, int low) { /* SECURE */ flag = secret > 0; if (flag) { pub = low; } else { pub = low; } flag = false; return 0; }
    public static Object s82(int secret, int low) { /* LEAK */ int i = 0; while (i < (secret & 7)) i++; return i; }
    public static Object s83(int secret, int low) { /* SECURE */ int i = 0; while (i < (secret & 7)) i++; return i <= 7; }
    public static Object s84(int secret, int low) { /* LEAK */ big = secret; big = big * big; return 0; }
    public static Object s85(int secret, int low) { /* SECURE */ big = secret; big -= secret; return 0; }
    public static Object s86(int secret, int low) { /* SECURE */ return gcd(secret & 3, 0) == (secret & 3); }
    public static Object s87(int secret, int low) { /* LEAK */ System.out.println(secret > 0 ? "a" : "b"); return 0; }
    public static Object s88(int secret, int low) { /* SECURE */ if (secret > 0) { System.out.print("a"); System.out.println("b"); } else System.out.println("ab"); return 0; }
    public static Object s89(int secret, int low) { /* LEAK */ class Loc { int v = secret; boolean same(Loc o) { return v == o.v; } } return new Loc().v % 2 == 0; }
    public static Object s90(int secret, int low) { /* SECURE */ class Loc { int v = secret; boolean same(Loc o) { return v == o.v; } } return new Loc().same(new Loc()); }
    public static Object s91(int secret, int low) { /* LEAK */ var o = new Object() { int h = secret; }; shared = o.h > low ? "x" : "y"; return 0; }
    public static Object s92(int secret, int low) { /* SECURE */ Object[] os = {secret, low}; Object t = os[0]; os[0] = os[1]; os[1] = t; return os[0]; }
    public static Object s93(int secret, int low) { /* LEAK */ Object[] os = {secret, low}; return os; }
    public static Object s94(int secret, int low) { /* LEAK */ return secret > 0 ? new int[2] : new int[2 + (secret & 1)]; }
    public static Object s95(int secret, int low) { /* SECURE */ return secret > 0 ? new int[2] : new int[] {0, 0}; }
}
