import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** More ways for a secret to get out: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class FlowMore {
    static int pub; static int pub2; static Object shared; static int[] arr = {1, 2, 3}; static boolean flag; static String txt = "t"; static Nd node;
    static class Nd { int v; Nd next; Nd(int v) { this.v = v; } Nd(int v, Nd n) { this.v = v; next = n; } public boolean equals(Object o) { return o instanceof Nd n && n.v == v; } public int hashCode() { return v; } int get() { return v; } }
    static class Md extends Nd { Md(int v) { super(v); } int get() { return -v; } }
    static class Init { static int z = 3; static { pub += 7; } static void touch() { } }
    static class Thrower { static int z; static { if (flag) throw new IllegalStateException("no"); } static int get() { return 5; } }
    static class Ex extends RuntimeException { final int code; Ex(int c) { super("m"); code = c; } Ex(String m, Throwable c) { super(m, c); code = 0; } }
    static class Res implements AutoCloseable { int k; Res(int k) { this.k = k; } public void close() { pub = pub * 10 + k; if (k == 9) throw new Ex(9); } }
    record Pr(int a, Object b) { }
    enum En { A, B, C { int f() { return 1; } }; int f() { return 0; } }
    interface Op { int ap(int x); default Op twice() { return x -> ap(ap(x)); } }
    static int rec(int n) { return n <= 0 ? 0 : 1 + rec(n - 1); }
    static boolean side(int k) { pub = k; return true; }
    static int[] mk(int n) { return new int[n]; }

    public static Object q0(int secret, int low) { /* LEAK */ int r = low; if (secret > 3) r++; return r; }
    public static Object q1(int secret, int low) { /* LEAK */ int r = 0; while (r < (secret & 3)) r += 2; return r; }
    public static Object q2(int secret, int low) { /* LEAK */ return (secret ^ low) == 0; }
    public static Object q3(int secret, int low) { /* LEAK */ return secret & low; }
    public static Object q4(int secret, int low) { /* LEAK */ return (secret | 1) >> 1; }
    public static Object q5(int secret, int low) { /* LEAK */ return (byte) secret; }
    public static Object q6(int secret, int low) { /* LEAK */ return (float) secret; }
    public static Object q7(int secret, int low) { /* LEAK */ return (secret + 0.5) > 3; }
    public static Object q8(int secret, int low) { /* LEAK */ return secret % 3; }
    public static Object q9(int secret, int low) { /* LEAK */ return secret >>> 31; }
    public static Object q10(int secret, int low) { /* LEAK */ return Integer.toString(secret).length(); }
    public static Object q11(int secret, int low) { /* LEAK */ return Integer.toHexString(secret & 15); }
    public static Object q12(int secret, int low) { /* LEAK */ return Integer.bitCount(secret & 3); }
    public static Object q13(int secret, int low) { /* LEAK */ return Math.floorMod(secret, 2); }
    public static Object q14(int secret, int low) { /* LEAK */ return Math.signum(secret * 1.0); }
    public static Object q15(int secret, int low) { /* LEAK */ return Long.valueOf(secret).hashCode(); }
    public static Object q16(int secret, int low) { /* LEAK */ return Boolean.toString(secret > 2); }
    public static Object q17(int secret, int low) { /* LEAK */ return Character.toString((char) (97 + (secret & 1))); }
    public static Object q18(int secret, int low) { /* LEAK */ return "abc".charAt(secret & 1); }
    public static Object q19(int secret, int low) { /* LEAK */ return "abc".substring(secret & 1); }
    public static Object q20(int secret, int low) { /* LEAK */ return "abc".indexOf((char) (97 + (secret & 3))); }
    public static Object q21(int secret, int low) { /* LEAK */ return String.format("%d", secret & 3); }
    public static Object q22(int secret, int low) { /* LEAK */ return new int[] {low, secret}; }
    public static Object q23(int secret, int low) { /* LEAK */ return new Object[] {"a", secret > 0 ? null : "b"}; }
    public static Object q24(int secret, int low) { /* LEAK */ return List.of(1, secret); }
    public static Object q25(int secret, int low) { /* LEAK */ return new ArrayList<>(List.of(1, 2)).subList(0, secret & 1).size(); }
    public static Object q26(int secret, int low) { /* LEAK */ return Arrays.asList(3, 1, secret & 3).indexOf(1) + Collections.max(Arrays.asList(1, secret & 3)); }
    public static Object q27(int secret, int low) { /* LEAK */ return new Nd(low, secret > 0 ? new Nd(1) : null); }
    public static Object q28(int secret, int low) { /* LEAK */ return new Pr(low, new Pr(secret, null)); }
    public static Object q29(int secret, int low) { /* LEAK */ shared = new int[secret & 1]; return 0; }
    public static Object q30(int secret, int low) { /* LEAK */ shared = secret > 0 ? En.A : En.B; return 0; }
    public static Object q31(int secret, int low) { /* LEAK */ node = secret > 0 ? null : new Nd(1); return 0; }
    public static Object q32(int secret, int low) { /* LEAK */ arr = secret > 0 ? arr : null; return 0; }
    public static Object q33(int secret, int low) { /* LEAK */ arr[1] = secret; return 0; }
    public static Object q34(int secret, int low) { /* LEAK */ txt = txt + secret; return 0; }
    public static Object q35(int secret, int low) { /* LEAK */ flag = !flag ^ secret > 0; return 0; }
    public static Object q36(int secret, int low) { /* LEAK */ pub |= secret; return 0; }
    public static Object q37(int secret, int low) { /* LEAK */ if (secret > 0) pub = 1; else pub2 = 1; return 0; }
    public static Object q38(int secret, int low) { /* LEAK */ Nd a = new Nd(low); Nd b = secret > 0 ? a : null; if (b != null) b.v = 9; return a.v; }
    public static Object q39(int secret, int low) { /* LEAK */ Nd a = new Nd(low), b = new Nd(low); (secret > 0 ? a : b).next = a; return b.next != null; }
    public static Object q40(int secret, int low) { /* LEAK */ int[] a = {1, 2}, b = a; if (secret > 0) b = a.clone(); b[0] = 7; return a; }
    public static Object q41(int secret, int low) { /* LEAK */ int[][] a = {{1}, {1}}; if (secret > 0) a[0] = a[1]; return a[0] == a[1]; }
    public static Object q42(int secret, int low) { /* LEAK */ Object o = new Object(); Object p = secret > 0 ? o : new Object(); return o.equals(p); }
    public static Object q43(int secret, int low) { /* LEAK */ Op f = secret > 0 ? x -> x : x -> -x; return f.ap(3); }
    public static Object q44(int secret, int low) { /* LEAK */ Op f = x -> x * secret; return f.twice().ap(1); }
    public static Object q45(int secret, int low) { /* LEAK */ Supplier<Integer> s = () -> pub++; if (secret > 0) s.get(); return 0; }
    public static Object q46(int secret, int low) { /* LEAK */ try { Object o = secret > 0 ? "a" : null; return o.hashCode() & 0; } catch (NullPointerException e) { return 1; } }
    public static Object q47(int secret, int low) { /* LEAK */ try { int[] a = new int[2]; a[secret & 3] = 1; return 0; } catch (ArrayIndexOutOfBoundsException e) { return 1; } }
    public static Object q48(int secret, int low) { /* LEAK */ try { throw new Ex(secret & 1); } catch (Ex e) { return e.code; } }
    public static Object q49(int secret, int low) { /* LEAK */ try { if (secret > 0) throw new Ex(1); pub = 1; } catch (Ex e) { } return 0; }
    public static Object q50(int secret, int low) { /* LEAK */ try { return Integer.parseInt(secret > 0 ? "1" : "x"); } catch (NumberFormatException e) { return 2; } }
    public static Object q51(int secret, int low) { /* LEAK */ try { List.of(1).get(secret & 1); return 0; } catch (IndexOutOfBoundsException e) { return 1; } }
    public static Object q52(int secret, int low) { /* LEAK */ try { Iterator<Integer> it = new ArrayList<>(List.of(1, 2)).iterator(); for (int i = 0; i <= (secret & 3); i++) it.next(); return 0; } catch (NoSuchElementException e) { return 1; } }
    public static Object q53(int secret, int low) { /* LEAK */ throw new IllegalStateException("x", secret > 0 ? new RuntimeException() : null); }
    public static Object q54(int secret, int low) { /* LEAK */ if (secret > 0) throw new Error("e"); throw new Ex(0); }
    public static Object q55(int secret, int low) { /* LEAK */ for (int i = 0; i < 3; i++) { if (i == (secret & 3)) { System.out.print(i); break; } } return 0; }
    public static Object q56(int secret, int low) { /* LEAK */ System.out.println(secret > 0 ? "ab" : "a\nb"); return 0; }
    public static Object q57(int secret, int low) { /* LEAK */ System.out.print(new Pr(low, secret & 1)); return 0; }
    public static Object q58(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder(); for (int i = 0; i < (secret & 3); i++) sb.append('x'); return sb; }
    public static Object q59(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder("ab"); sb.setCharAt(secret & 1, 'c'); return sb.toString(); }
    public static Object q60(int secret, int low) { /* LEAK */ Map<String, Integer> m = new HashMap<>(); m.put(secret > 0 ? "a" : "b", 1); return m.containsKey("a"); }
    public static Object q61(int secret, int low) { /* LEAK */ Map<Integer, Integer> m = new TreeMap<>(); m.put(secret & 3, 1); return m; }
    public static Object q62(int secret, int low) { /* LEAK */ Set<Integer> s = new TreeSet<>(); s.add(secret & 1); return s.iterator().next(); }
    public static Object q63(int secret, int low) { /* LEAK */ Deque<Integer> q = new ArrayDeque<>(); q.add(1); if (secret > 0) q.push(2); return q.peekLast() + q.size(); }
    public static Object q64(int secret, int low) { /* LEAK */ return Optional.ofNullable(secret > 0 ? "a" : null).map(String::length).orElse(0); }
    public static Object q65(int secret, int low) { /* LEAK */ return IntStream.rangeClosed(1, secret & 3).sum(); }
    public static Object q66(int secret, int low) { /* LEAK */ return Stream.of(1, 2, 3).anyMatch(x -> x == (secret & 3)); }
    public static Object q67(int secret, int low) { /* LEAK */ return Stream.of("a", "b").skip(secret & 1).findFirst().get(); }
    public static Object q68(int secret, int low) { /* LEAK */ switch (secret & 1) { case 0: return low; default: return low + 1; } }
    public static Object q69(int secret, int low) { /* LEAK */ return switch (En.values()[secret & 1]) { case A -> 1; case B -> 2; default -> 3; }; }
    public static Object q70(int secret, int low) { /* LEAK */ lab: for (int i = 0; i < 2; i++) { for (int j = 0; j < 2; j++) { if (i + j == (secret & 1)) break lab; pub++; } } return 0; }
    public static Object q71(int secret, int low) { /* LEAK */ do { pub++; } while (pub < (secret & 3)); return 0; }
    public static Object q72(int secret, int low) { /* LEAK */ return rec(secret & 1); }
    public static Object q73(int secret, int low) { /* LEAK */ boolean b = (secret & 1) == 0 || side(4); return 0; }
    public static Object q74(int secret, int low) { /* LEAK */ pub = secret > 0 ? pub : 1; return 0; }
    public static Object q75(int secret, int low) { /* LEAK */ int a = low; a += secret > 0 ? 1 : 0; a -= 1; return a; }
    public static Object q76(int secret, int low) { /* LEAK */ var v = new Object() { int q = secret & 1; }; return v.q; }
    public static Object q77(int secret, int low) { /* LEAK */ return new Object() { public String toString() { return secret > 0 ? "p" : "n"; } }.toString(); }
}