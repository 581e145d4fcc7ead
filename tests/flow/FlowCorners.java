import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Flows through values, heaps, exceptions, classes and output: what the JVM says of each is marked. */
@SuppressWarnings("all")
public class FlowCorners {
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

    public static Object q0(int secret, int low) { /* SECURE */ int r = 0; if (secret > 3) r = 1; else r = 1; return r; }
    public static Object q1(int secret, int low) { /* SECURE */ int r = 0; if (secret > 3) r = low; else r = low + 0; return r; }
    public static Object q2(int secret, int low) { /* SECURE */ int r = low; if (secret > 3) { if (low == secret) r = secret; } return r; }
    public static Object q3(int secret, int low) { /* SECURE */ return secret - secret; }
    public static Object q4(int secret, int low) { /* SECURE */ return secret * 0 + low; }
    public static Object q5(int secret, int low) { /* SECURE */ return secret ^ secret ^ low; }
    public static Object q6(int secret, int low) { /* SECURE */ return (secret & 1) + (~secret & 1); }
    public static Object q7(int secret, int low) { /* SECURE */ return (secret | 1) & 1; }
    public static Object q8(int secret, int low) { /* SECURE */ return secret % 2 * (secret % 2) >= 0; }
    public static Object q9(int secret, int low) { /* LEAK */ return secret * secret >= 0; }
    public static Object q10(int secret, int low) { /* SECURE */ return (long) secret * secret >= 0; }
    public static Object q11(int secret, int low) { /* SECURE */ return secret / 2 * 2 + secret % 2 == secret; }
    public static Object q12(int secret, int low) { /* SECURE */ return secret > low ? secret > low : secret <= low; }
    public static Object q13(int secret, int low) { /* LEAK */ return secret > low ? low : Math.min(secret, low); }
    public static Object q14(int secret, int low) { /* SECURE */ return Math.max(secret, low) + Math.min(secret, low) - secret; }
    public static Object q15(int secret, int low) { /* LEAK */ return Math.max(secret, low) - Math.min(secret, low); }
    public static Object q16(int secret, int low) { /* SECURE */ return secret >>> 31 << 31 == (secret & Integer.MIN_VALUE); }
    public static Object q17(int secret, int low) { /* SECURE */ return (byte) (secret << 8); }
    public static Object q18(int secret, int low) { /* LEAK */ return (short) (secret << 15); }
    public static Object q19(int secret, int low) { /* SECURE */ return (secret << 16 << 16); }
    public static Object q20(int secret, int low) { /* LEAK */ return secret << 32; }
    public static Object q21(int secret, int low) { /* SECURE */ return (char) (secret & 0) + low; }
    public static Object q22(int secret, int low) { /* SECURE */ return (double) secret - secret; }
    public static Object q23(int secret, int low) { /* LEAK */ return 0.0 * secret; }
    public static Object q24(int secret, int low) { /* SECURE */ return (float) secret == secret; }
    public static Object q25(int secret, int low) { /* SECURE */ return (double) secret == secret; }
    public static Object q26(int secret, int low) { /* LEAK */ return secret == low ? low : 0; }
    public static Object q27(int secret, int low) { /* SECURE */ return secret == low ? secret : low; }
    public static Object q28(int secret, int low) { /* SECURE */ int[] a = new int[3]; a[(secret & 0x7fffffff) % 3] = 1; return a[0] + a[1] + a[2]; }
    public static Object q29(int secret, int low) { /* LEAK */ int[] a = new int[3]; a[(secret & 0x7fffffff) % 3] = 1; return a; }
    public static Object q30(int secret, int low) { /* SECURE */ int[] a = new int[3]; a[(secret & 0x7fffffff) % 3] = 1; Arrays.sort(a); return a; }
    public static Object q31(int secret, int low) { /* LEAK */ int[] a = new int[3]; a[secret % 3] = 1; return 0; }
    public static Object q32(int secret, int low) { /* SECURE */ int[] a = new int[Math.abs(secret % 3)]; return 0; }
    public static Object q33(int secret, int low) { /* LEAK */ int[] a = new int[Math.abs(secret % 3)]; return a; }
    public static Object q34(int secret, int low) { /* LEAK */ int[] a = new int[Math.abs(secret % 3)]; a[0] = 1; return 0; }
    public static Object q35(int secret, int low) { /* SECURE */ int[][] a = new int[2][Math.abs(secret % 3)]; return a.length; }
    public static Object q36(int secret, int low) { /* LEAK */ int[][] a = new int[2][Math.abs(secret % 3)]; return a[1]; }
    public static Object q38(int secret, int low) { /* LEAK */ try { return mk(secret % 3).length >= 0; } catch (NegativeArraySizeException e) { return false; } }
    public static Object q39(int secret, int low) { /* LEAK */ try { mk(secret % 3); return 1; } catch (NegativeArraySizeException e) { throw new Ex(0); } }
    public static Object q40(int secret, int low) { /* LEAK */ try { return 1 / (secret % 2); } catch (ArithmeticException e) { return 1; } }
    public static Object q41(int secret, int low) { /* SECURE */ try { int k = 1 / (secret % 2); return k * k; } catch (ArithmeticException e) { return 1; } }
    public static Object q42(int secret, int low) { /* SECURE */ try { int k = 1 / (secret % 2); return 1; } catch (ArithmeticException e) { return 1; } finally { pub = 3; } }
    public static Object q43(int secret, int low) { /* LEAK */ try { int k = 1 / (secret % 2); pub = 2; return 1; } catch (ArithmeticException e) { return 1; } }
    public static Object q44(int secret, int low) { /* SECURE */ try { pub = 2; int k = 1 / (secret % 2); return 1; } catch (ArithmeticException e) { return 1; } }
    public static Object q45(int secret, int low) { /* SECURE */ try { pub = secret; return 1; } finally { pub = low; } }
    public static Object q46(int secret, int low) { /* SECURE */ try { if (secret > 0) throw new Ex(1); return 1; } catch (Ex e) { return e.code; } }
    public static Object q47(int secret, int low) { /* LEAK */ try { if (secret > 0) throw new Ex(2); return 1; } catch (Ex e) { return e.code; } }
    public static Object q48(int secret, int low) { /* SECURE */ try { if (secret > 0) throw new Ex(1); return 1; } finally { return 4; } }
    public static Object q49(int secret, int low) { /* LEAK */ try { if (secret > 0) throw new Ex(1); return 1; } finally { if (low > 0) return 4; } }
    public static Object q50(int secret, int low) { /* SECURE */ throw secret > 0 ? new Ex(1) : new Ex(1); }
    public static Object q51(int secret, int low) { /* LEAK */ throw secret > 0 ? new Ex(1) : new Ex(2); }
    public static Object q52(int secret, int low) { /* SECURE */ throw secret > 0 ? new Ex("a", new RuntimeException("q")) : new Ex("a", new RuntimeException("q")); }
    public static Object q53(int secret, int low) { /* LEAK */ throw secret > 0 ? new Ex("a", new RuntimeException("q")) : new Ex("a", new RuntimeException("p")); }
    public static Object q54(int secret, int low) { /* SECURE */ throw new Ex("a" + (secret > 0 ? "" : ""), null); }
    public static Object q55(int secret, int low) { /* LEAK */ throw new Ex("a" + (secret > 0), null); }
    public static Object q56(int secret, int low) { /* SECURE */ if (secret > 0) throw new IllegalArgumentException(); else throw new IllegalArgumentException((String) null); }
    public static Object q57(int secret, int low) { /* SECURE */ if (secret > 0) throw new NullPointerException(); Object o = null; return o.hashCode(); }
    public static Object q58(int secret, int low) { /* LEAK */ Object o = secret > 0 ? null : "x"; return o == null; }
    public static Object q59(int secret, int low) { /* SECURE */ Object o = secret > 0 ? null : "x"; return o == o; }
    public static Object q60(int secret, int low) { /* SECURE */ Object o = secret > 0 ? null : "x"; return o instanceof String || o == null; }
    public static Object q61(int secret, int low) { /* LEAK */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b; return new Nd[] {c, a}; }
    public static Object q62(int secret, int low) { /* SECURE */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b, d = secret > 0 ? b : a; return new Nd[] {c, d}; }
    public static Object q63(int secret, int low) { /* SECURE */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b, d = secret > 0 ? b : a; return new Nd[] {c, d, c}; }
    public static Object q64(int secret, int low) { /* LEAK */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b, d = secret > 0 ? b : a; return new Nd[] {c, d, a}; }
    public static Object q65(int secret, int low) { /* SECURE */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b; return c.equals(a); }
    public static Object q66(int secret, int low) { /* SECURE */ Nd a = new Nd(1), b = new Nd(1); Nd c = secret > 0 ? a : b; c.v = 5; return a.v + b.v; }
    public static Object q67(int secret, int low) { /* LEAK */ Nd a = new Nd(1), b = new Nd(2); Nd c = secret > 0 ? a : b; c.v = 5; return a.v + b.v; }
    public static Object q68(int secret, int low) { /* SECURE */ Nd a = new Nd(1), b = new Nd(2); Nd c = secret > 0 ? a : b; c.v = 5; a.v = b.v = 0; return a; }
    public static Object q69(int secret, int low) { /* LEAK */ Nd a = new Nd(1); a.next = a; Nd b = new Nd(1); b.next = new Nd(1, b); return secret > 0 ? a : b; }
    public static Object q70(int secret, int low) { /* SECURE */ Nd a = new Nd(1); a.next = a; Nd b = new Nd(1); b.next = b; return secret > 0 ? a : b; }
    public static Object q71(int secret, int low) { /* SECURE */ Nd a = secret > 0 ? new Nd(1) : new Md(1); return a.v; }
    public static Object q72(int secret, int low) { /* LEAK */ Nd a = secret > 0 ? new Nd(1) : new Md(1); return a.get(); }
    public static Object q73(int secret, int low) { /* SECURE */ Nd a = secret > 0 ? new Nd(0) : new Md(0); return a.get(); }
    public static Object q74(int secret, int low) { /* LEAK */ Nd a = secret > 0 ? new Nd(0) : new Md(0); return a; }
    public static Object q75(int secret, int low) { /* LEAK */ Nd a = secret > 0 ? new Nd(0) : new Md(0); return a.getClass() == Nd.class; }
    public static Object q76(int secret, int low) { /* SECURE */ Nd a = secret > 0 ? new Nd(0) : new Md(0); return a instanceof Nd; }
    public static Object q77(int secret, int low) { /* SECURE */ Nd a = secret > 0 ? new Nd(0) : new Md(0); return a.equals(new Nd(0)); }
    public static Object q78(int secret, int low) { /* LEAK */ node = new Nd(low); Nd h = secret > 0 ? node : new Nd(low); h.v++; return 0; }
    public static Object q79(int secret, int low) { /* SECURE */ node = new Nd(low); Nd h = secret > 0 ? node : new Nd(low); h.v = low; return 0; }
    public static Object q80(int secret, int low) { /* SECURE */ node = new Nd(low); Nd h = secret > 0 ? node : new Nd(low); node = h; return 0; }
    public static Object q81(int secret, int low) { /* LEAK */ node = new Nd(low); Nd h = secret > 0 ? node : new Nd(low); shared = h; return 0; }
    public static Object q82(int secret, int low) { /* SECURE */ shared = secret > 0 ? "a" : new String("a"); return 0; }
    public static Object q83(int secret, int low) { /* LEAK */ shared = secret > 0 ? (Object) 5 : (Object) 5L; return 0; }
    public static Object q84(int secret, int low) { /* SECURE */ shared = secret > 0 ? Integer.valueOf(500) : Integer.valueOf(500); return 0; }
    public static Object q85(int secret, int low) { /* LEAK */ shared = secret > 0 ? new int[0] : new Integer[0]; return 0; }
    public static Object q86(int secret, int low) { /* SECURE */ shared = new Pr(low, secret > 0 ? "x" : "x"); return 0; }
    public static Object q87(int secret, int low) { /* LEAK */ return new Pr(low, secret > 0 ? "x" : 'x'); }
    public static Object q88(int secret, int low) { /* SECURE */ return new Pr(low, secret).equals(new Pr(low, secret)); }
    public static Object q89(int secret, int low) { /* SECURE */ return new Pr(low, secret).equals(new Pr(low + 1, secret)); }
    public static Object q90(int secret, int low) { /* SECURE */ return new Pr(secret, 0).hashCode() - secret * 31; }
    public static Object q91(int secret, int low) { /* SECURE */ return new Pr(low, null).toString() + (secret > 0 ? "" : ""); }
    public static Object q92(int secret, int low) { /* SECURE */ return En.values()[Math.abs(secret % 3)].f() >= 0; }
    public static Object q93(int secret, int low) { /* SECURE */ return En.values()[Math.abs(secret % 2)].f(); }
    public static Object q94(int secret, int low) { /* LEAK */ return En.values()[Math.abs(secret % 2)]; }
    public static Object q95(int secret, int low) { /* LEAK */ return En.values()[Math.abs(secret % 3)].f(); }
    public static Object q96(int secret, int low) { /* SECURE */ return En.A.compareTo(secret > 0 ? En.B : En.C) < 0; }
    public static Object q97(int secret, int low) { /* LEAK */ if (secret > 0) Init.touch(); return pub; }
    public static Object q98(int secret, int low) { /* SECURE */ if (secret > 0) Init.touch(); Init.touch(); return pub; }
    public static Object q99(int secret, int low) { /* LEAK */ if (secret > 0) Init.touch(); pub = 0; return 0; }
    public static Object q100(int secret, int low) { /* SECURE */ if (secret > 0) { int k = Init.z; } else { int k = Init.z + 1; } return 0; }
    public static Object q101(int secret, int low) { /* SECURE */ if (secret > 0) { Init.z = 4; } else { Init.z = 4; } return 0; }
    public static Object q102(int secret, int low) { /* LEAK */ flag = secret > 0; try { return Thrower.get(); } catch (Throwable t) { return 5; } }
    public static Object q103(int secret, int low) { /* SECURE */ flag = secret > 0; try { return Thrower.get(); } catch (ExceptionInInitializerError t) { return 5; } finally { flag = false; } }
    public static Object q104(int secret, int low) { /* LEAK */ flag = secret > 0; try { Thrower.get(); } catch (Throwable t) { } flag = false; try { return Thrower.get(); } catch (Throwable t) { return 6; } }
    public static Object q105(int secret, int low) { /* SECURE */ side(secret); side(low); return 0; }
    public static Object q106(int secret, int low) { /* LEAK */ side(low); side(secret); return 0; }
    public static Object q107(int secret, int low) { /* LEAK */ boolean b = secret > 0 && side(3); return 0; }
    public static Object q108(int secret, int low) { /* SECURE */ boolean b = secret > 0 & side(3); return 0; }
    public static Object q109(int secret, int low) { /* SECURE */ boolean b = secret > 0 || side(3); pub = 1; return 0; }
    public static Object q110(int secret, int low) { /* SECURE */ pub2 = pub++ + secret * 0; return 0; }
    public static Object q111(int secret, int low) { /* SECURE */ pub += secret; pub -= secret; return 0; }
    public static Object q112(int secret, int low) { /* LEAK */ pub = secret; pub2 = pub; pub = 0; return 0; }
    public static Object q113(int secret, int low) { /* SECURE */ pub = secret; pub2 = pub; pub = pub2 = 0; return 0; }
    public static Object q114(int secret, int low) { /* LEAK */ arr[0] = secret; arr = new int[] {1, 2, 3}; return 0; }
    public static Object q115(int secret, int low) { /* LEAK */ arr[0] = secret; int[] old = arr; arr = new int[] {1, 2, 3}; return old[1]; }
    public static Object q116(int secret, int low) { /* LEAK */ arr[0] = secret; int[] old = arr; arr = new int[] {1, 2, 3}; return old; }
    public static Object q117(int secret, int low) { /* LEAK */ int[] a = arr; a = secret > 0 ? a : a.clone(); a[0] = 9; return 0; }
    public static Object q118(int secret, int low) { /* SECURE */ int[] a = arr; a = secret > 0 ? a : a.clone(); a[0] = 1; return 0; }
    public static Object q119(int secret, int low) { /* SECURE */ int[] a = arr; a = secret > 0 ? a : a.clone(); return a[1]; }
    public static Object q120(int secret, int low) { /* LEAK */ int[] a = arr; a = secret > 0 ? a : a.clone(); return a == arr; }
    public static Object q121(int secret, int low) { /* SECURE */ arr[Math.abs(secret % 3)] = arr[Math.abs(secret % 3)]; return 0; }
    public static Object q122(int secret, int low) { /* LEAK */ arr[Math.abs(secret % 3)] = 2; return 0; }
    public static Object q123(int secret, int low) { /* LEAK */ int i = Math.abs(secret % 3); int t = arr[i]; arr[i] = arr[0]; arr[0] = t; return arr[0] + arr[1] + arr[2]; }
    public static Object q124(int secret, int low) { /* SECURE */ txt = txt + (secret > 0 ? "a" : "a"); return 0; }
    public static Object q125(int secret, int low) { /* SECURE */ txt = secret > 0 ? txt + "" : txt; return 0; }
    public static Object q126(int secret, int low) { /* SECURE */ txt = secret > 0 ? txt.toUpperCase() : "T"; return 0; }
    public static Object q127(int secret, int low) { /* SECURE */ txt += secret; txt = txt.substring(0, 1); return 0; }
    public static Object q128(int secret, int low) { /* LEAK */ txt += secret; return txt.length() > 1; }
    public static Object q129(int secret, int low) { /* LEAK */ txt += secret; return txt.length() > 2; }
    public static Object q130(int secret, int low) { /* LEAK */ System.out.print("a"); if (secret > 0) System.out.print("b"); return 0; }
    public static Object q131(int secret, int low) { /* SECURE */ System.out.print(secret > 0 ? "ab" : "a" + "b"); return 0; }
    public static Object q132(int secret, int low) { /* SECURE */ if (secret > 0) { System.out.print("1"); pub = 1; } else { pub = 1; System.out.print("1"); } return 0; }
    public static Object q133(int secret, int low) { /* SECURE */ if (secret > 0) System.out.println(); else System.out.print("\n"); return 0; }
    public static Object q134(int secret, int low) { /* SECURE */ System.out.print(secret > 0 ? 'a' : (char) 97); return 0; }
    public static Object q135(int secret, int low) { /* SECURE */ System.out.print(secret > 0 ? 97 : 'a'); return 0; }
    public static Object q136(int secret, int low) { /* SECURE */ System.out.print((Object) (secret > 0 ? 97 : 'a')); return 0; }
    public static Object q137(int secret, int low) { /* SECURE */ System.out.printf("%d", secret - secret); return 0; }
    public static Object q138(int secret, int low) { /* SECURE */ for (int i = 0; i < 3; i++) System.out.print(secret > i ? 1 : 1); return 0; }
    public static Object q139(int secret, int low) { /* LEAK */ for (int i = 0; i < 3; i++) System.out.print(secret > i ? 1 : 2); return 0; }
    public static Object q140(int secret, int low) { /* LEAK */ for (int i = 0; i < 2; i++) { if (secret == i) continue; pub++; } return 0; }
    public static Object q141(int secret, int low) { /* SECURE */ for (int i = 0; i < 2; i++) { if ((secret & 1) == i) continue; pub++; } return 0; }
    public static Object q142(int secret, int low) { /* LEAK */ for (int i = 0; i < 3; i++) { if ((secret & 1) == i) break; pub++; } return 0; }
    public static Object q143(int secret, int low) { /* LEAK */ int n = 0; for (int i = 0; i < 4; i++) { n += secret >> i & 1; } return n; }
    public static Object q144(int secret, int low) { /* SECURE */ int n = 0; for (int i = 0; i < 4; i++) { n += secret >> i & 1; } return n >= 0 && n <= 4; }
    public static Object q145(int secret, int low) { /* SECURE */ int n = 0; for (int i = 0; i < 2; i++) { n = n * 2 + (secret > i ? 1 : 0); } return n & 0; }
    public static Object q146(int secret, int low) { /* SECURE */ int i = 0; while (i < (secret & 3)) i++; return i - (secret & 3); }
    public static Object q147(int secret, int low) { /* LEAK */ int i = 0; while (i < (secret & 3)) i++; return i; }
    public static Object q148(int secret, int low) { /* SECURE */ return rec(secret & 3) - (secret & 3); }
    public static Object q149(int secret, int low) { /* LEAK */ return rec(secret & 3) > 2; }
    public static Object q150(int secret, int low) { /* SECURE */ switch (secret & 3) { case 0: case 1: return 1; case 2: return 1; default: return 1; } }
    public static Object q151(int secret, int low) { /* LEAK */ switch (secret & 3) { case 0: pub++; case 1: pub--; break; default: } return 0; }
    public static Object q152(int secret, int low) { /* LEAK */ switch (secret & 1) { case 0: pub++; case 1: pub++; pub--; pub--; } return 0; }
    public static Object q153(int secret, int low) { /* SECURE */ return switch (secret & 3) { case 0 -> low; case 1 -> low + 0; default -> { int q = low; yield q; } }; }
    public static Object q154(int secret, int low) { /* LEAK */ return switch (secret & 3) { case 0 -> low; case 1 -> low + 1; default -> { int q = low; yield q; } }; }
    public static Object q155(int secret, int low) { /* SECURE */ String s = secret > 0 ? "x" : "y"; return switch (s) { case "x" -> 1; case "y" -> 1; default -> 2; }; }
    public static Object q156(int secret, int low) { /* SECURE */ String s = secret > 0 ? "x" : "y"; return s.length(); }
    public static Object q157(int secret, int low) { /* SECURE */ String s = secret > 0 ? "x" : "y"; return s.hashCode() > 0; }
    public static Object q158(int secret, int low) { /* SECURE */ String s = secret > 0 ? "x" : "y"; return s.compareTo("a") > 0; }
    public static Object q159(int secret, int low) { /* SECURE */ String s = "" + secret; return s.length() > 0; }
    public static Object q160(int secret, int low) { /* LEAK */ String s = "" + secret; return s.charAt(0) == '-'; }
    public static Object q161(int secret, int low) { /* SECURE */ String s = "" + (secret & 7); return s.length(); }
    public static Object q162(int secret, int low) { /* SECURE */ return String.valueOf(secret).equals("" + secret); }
    public static Object q163(int secret, int low) { /* SECURE */ return new StringBuilder().append(secret).reverse().length() > 0; }
    public static Object q164(int secret, int low) { /* LEAK */ StringBuilder sb = new StringBuilder("ab"); StringBuilder h = secret > 0 ? sb : new StringBuilder("ab"); h.append("c"); return sb.length(); }
    public static Object q165(int secret, int low) { /* SECURE */ StringBuilder sb = new StringBuilder("ab"); StringBuilder h = secret > 0 ? sb : new StringBuilder("ab"); h.append(""); return sb; }
    public static Object q166(int secret, int low) { /* SECURE */ Integer a = secret, b = secret; return a.equals(b); }
    public static Object q167(int secret, int low) { /* SECURE */ Integer a = secret & 127, b = secret & 127; return a == b; }
    public static Object q168(int secret, int low) { /* LEAK */ Integer a = (secret & 1) + 127, b = (secret & 1) + 127; return a == b; }
    public static Object q169(int secret, int low) { /* SECURE */ Integer a = secret; return a.compareTo(secret); }
    public static Object q170(int secret, int low) { /* SECURE */ Object o = secret > 0 ? 1 : 2L; return o.getClass().getSimpleName(); }
    public static Object q171(int secret, int low) { /* SECURE */ Object o = secret > 0 ? 1 : 2L; return o.toString().length(); }
    public static Object q172(int secret, int low) { /* SECURE */ Object o = secret > 0 ? (Object) 1 : (Object) 2L; return o.toString().length(); }
    public static Object q173(int secret, int low) { /* LEAK */ Object o = secret > 0 ? (Object) 1 : (Object) 1L; return o.equals(1); }
    public static Object q174(int secret, int low) { /* SECURE */ Op f = secret > 0 ? x -> x + 1 : x -> 1 + x; return f.ap(low); }
    public static Object q175(int secret, int low) { /* LEAK */ Op f = secret > 0 ? x -> x + 1 : x -> x + 2; return f.twice().ap(low) > low; }
    public static Object q176(int secret, int low) { /* SECURE */ Op f = x -> x + secret; Op g = x -> x - secret; return g.ap(f.ap(low)); }
    public static Object q177(int secret, int low) { /* SECURE */ Op f = x -> x + secret; return f.twice().ap(low) - 2 * secret; }
    public static Object q178(int secret, int low) { /* SECURE */ Op f = x -> pub = x; if (secret > 0) f.ap(1); else f.ap(1); return 0; }
    public static Object q179(int secret, int low) { /* SECURE */ Op f = x -> pub = x; if (secret > 0) f.twice().ap(1); else f.ap(1); return 0; }
    public static Object q180(int secret, int low) { /* LEAK */ Runnable r = () -> { pub++; }; if (secret > 0) r.run(); return 0; }
    public static Object q181(int secret, int low) { /* SECURE */ Supplier<Integer> s = () -> secret; return s.get() - secret; }
    public static Object q182(int secret, int low) { /* SECURE */ Supplier<Integer> s = () -> secret; return 0; }
    public static Object q183(int secret, int low) { /* SECURE */ Runnable r = secret > 0 ? () -> pub++ : () -> ++pub; r.run(); return 0; }
    public static Object q184(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(); xs.add(secret); return xs.size(); }
    public static Object q185(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(); xs.add(secret); xs.set(0, low); return xs; }
    public static Object q186(int secret, int low) { /* LEAK */ List<Integer> xs = new ArrayList<>(List.of(1, 2, 3)); xs.remove(Integer.valueOf(secret)); return xs.size(); }
    public static Object q187(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(List.of(1, 1)); xs.remove(secret & 1); return xs; }
    public static Object q188(int secret, int low) { /* LEAK */ List<Integer> xs = new ArrayList<>(List.of(1, 2)); xs.remove(secret & 1); return xs; }
    public static Object q189(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(List.of(1, 2)); if (secret > 0) Collections.reverse(xs); Collections.sort(xs); return xs; }
    public static Object q190(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(List.of(1, 2)); if (secret > 0) Collections.reverse(xs); return xs.contains(2); }
    public static Object q191(int secret, int low) { /* LEAK */ List<Integer> xs = new ArrayList<>(List.of(1, 2)), ys = secret > 0 ? xs : new ArrayList<>(xs); ys.add(3); return xs.size(); }
    public static Object q192(int secret, int low) { /* LEAK */ List<Integer> xs = new ArrayList<>(List.of(1, 2)); return secret > 0 ? xs : new LinkedList<>(xs); }
    public static Object q193(int secret, int low) { /* SECURE */ List<Integer> xs = new ArrayList<>(List.of(1, 2)); return secret > 0 ? xs.size() : new LinkedList<>(xs).size(); }
    public static Object q194(int secret, int low) { /* SECURE */ Map<Integer, Integer> m = new HashMap<>(); m.put(secret, 1); return m.size(); }
    public static Object q195(int secret, int low) { /* LEAK */ Map<Integer, Integer> m = new HashMap<>(); m.put(secret, 1); m.put(low, 2); return m.size(); }
    public static Object q196(int secret, int low) { /* SECURE */ Map<Integer, Integer> m = new HashMap<>(); m.put(1, secret); m.remove(1); return m.isEmpty(); }
    public static Object q197(int secret, int low) { /* SECURE */ Map<Integer, Integer> m = new TreeMap<>(); m.put(secret, 1); m.put(low, 2); return m.get(low); }
    public static Object q198(int secret, int low) { /* LEAK */ Map<Integer, Integer> m = new TreeMap<>(); m.put(secret, 1); m.put(low, 2); return m.containsKey(0); }
    public static Object q199(int secret, int low) { /* SECURE */ Map<Integer, Integer> m = new TreeMap<>(); m.put(secret & 1, 1); m.put(1 - (secret & 1), 1); return m.toString(); }
    public static Object q200(int secret, int low) { /* LEAK */ Map<Integer, Integer> m = new TreeMap<>(); m.put(secret & 1, 1); m.put(1 - (secret & 1), 2); return m.toString(); }
    public static Object q201(int secret, int low) { /* SECURE */ Set<Integer> s = new HashSet<>(); s.add(secret & 1); s.add(~secret & 1); return s.size(); }
    public static Object q202(int secret, int low) { /* LEAK */ Set<Integer> s = new HashSet<>(); s.add(secret & 1); s.add(secret >> 1 & 1); return s.size(); }
    public static Object q203(int secret, int low) { /* SECURE */ Set<Nd> s = new HashSet<>(); s.add(new Nd(secret)); return s.contains(new Nd(secret)); }
    public static Object q204(int secret, int low) { /* SECURE */ Deque<Integer> q = new ArrayDeque<>(); q.push(secret); q.push(low); return q.pop(); }
    public static Object q205(int secret, int low) { /* LEAK */ Deque<Integer> q = new ArrayDeque<>(); q.addLast(secret); q.push(low); q.pop(); return q.peek(); }
    public static Object q206(int secret, int low) { /* SECURE */ PriorityQueue<Integer> q = new PriorityQueue<>(List.of(secret, low)); return q.size(); }
    public static Object q207(int secret, int low) { /* SECURE */ PriorityQueue<Integer> q = new PriorityQueue<>(); q.add(secret); q.add(low); return q.poll() <= low; }
    public static Object q208(int secret, int low) { /* LEAK */ PriorityQueue<Integer> q = new PriorityQueue<>(); q.add(secret); q.add(low); return q.poll(); }
    public static Object q209(int secret, int low) { /* SECURE */ Optional<Integer> o = secret > 0 ? Optional.of(1) : Optional.empty(); return o.orElse(1); }
    public static Object q210(int secret, int low) { /* LEAK */ Optional<Integer> o = secret > 0 ? Optional.of(1) : Optional.empty(); return o.isPresent(); }
    public static Object q211(int secret, int low) { /* SECURE */ Optional<Integer> o = Optional.of(secret); return o.map(x -> 0).get(); }
    public static Object q212(int secret, int low) { /* LEAK */ return IntStream.range(0, 4).map(i -> i * secret).filter(i -> i == 1).count(); }
    public static Object q213(int secret, int low) { /* SECURE */ return IntStream.range(0, 3).map(i -> secret - secret).sum(); }
    public static Object q214(int secret, int low) { /* LEAK */ return Stream.of(1, 2, 3).filter(x -> x != (secret & 3)).count(); }
    public static Object q215(int secret, int low) { /* LEAK */ return Stream.of(1, 2, 3).sorted(secret > 0 ? Comparator.naturalOrder() : Comparator.reverseOrder()).collect(Collectors.toList()); }
    public static Object q216(int secret, int low) { /* SECURE */ return Stream.of(1, 2, 3).sorted(secret > 0 ? Comparator.naturalOrder() : Comparator.reverseOrder()).mapToInt(x -> x).sum(); }
    public static Object q217(int secret, int low) { /* LEAK */ try (Res a = new Res(secret > 0 ? 1 : 2)) { } return 0; }
    public static Object q218(int secret, int low) { /* SECURE */ try (Res a = new Res(1); Res b = new Res(secret > 0 ? 2 : 2)) { } return 0; }
    public static Object q219(int secret, int low) { /* SECURE */ try (Res a = new Res(1)) { if (secret > 0) return 0; } return 0; }
    public static Object q220(int secret, int low) { /* LEAK */ try (Res a = secret > 0 ? new Res(1) : null) { } return 0; }
    public static Object q221(int secret, int low) { /* SECURE */ try (Res a = new Res(9)) { if (secret > 0) throw new Ex(1); } catch (Ex e) { return e.code > 0; } return 0; }
    public static Object q222(int secret, int low) { /* LEAK */ try (Res a = new Res(9)) { if (secret > 0) throw new Ex(9); } catch (Ex e) { return e.getSuppressed().length; } return 0; }
    public static Object q223(int secret, int low) { /* SECURE */ Object[] a = secret > 0 ? new String[1] : new Object[1]; a[0] = "s"; return a[0]; }
    public static Object q224(int secret, int low) { /* LEAK */ Object[] a = secret > 0 ? new String[1] : new Object[1]; a[0] = 1; return 0; }
    public static Object q225(int secret, int low) { /* SECURE */ Object[] a = secret > 0 ? new String[1] : new Object[1]; try { a[0] = 1; } catch (ArrayStoreException e) { } return a.length; }
    public static Object q226(int secret, int low) { /* SECURE */ Object o = secret > 0 ? "s" : (Object) 1; try { return ((String) o).length(); } catch (ClassCastException e) { return 1; } }
    public static Object q227(int secret, int low) { /* LEAK */ Object o = secret > 0 ? "s" : (Object) 1; String s = (String) o; return 1; }
    public static Object q228(int secret, int low) { /* LEAK */ assert secret > 0; return 1; }
    public static Object q229(int secret, int low) { /* SECURE */ assert secret > 0 || low == low; return 1; }
    public static Object q230(int secret, int low) { /* SECURE */ try { assert secret > 0; return 1; } catch (AssertionError e) { return 1; } }
    public static Object q231(int secret, int low) { /* SECURE */ int a = low, b = secret; int t = a; a = b; b = t; return b; }
    public static Object q232(int secret, int low) { /* LEAK */ int a = low, b = secret; int t = a; a = b; b = t; return a; }
    public static Object q233(int secret, int low) { /* SECURE */ int a = secret; a = a++ - a; return a; }
    public static Object q234(int secret, int low) { /* SECURE */ int a = secret; return a++ + ++a - 2 * secret; }
    public static Object q235(int secret, int low) { /* LEAK */ int a = secret; a += a = 0; return a; }
    public static Object q236(int secret, int low) { /* SECURE */ int a = secret; a = 0; a += a; return a; }
    public static Object q237(int secret, int low) { /* LEAK */ long a = secret; a <<= 32; a >>>= 63; return a; }
    public static Object q238(int secret, int low) { /* SECURE */ double d = secret; d = Math.sqrt(d * d); return d >= 0; }
    public static Object q239(int secret, int low) { /* SECURE */ float f = secret; return f - f; }
    public static Object q240(int secret, int low) { /* LEAK */ float f = secret / 0f; return f != f; }
    public static Object q241(int secret, int low) { /* LEAK */ double d = secret; return d / d == 1; }
    public static Object q242(int secret, int low) { /* SECURE */ boolean b = secret > 0; b ^= b; return b; }
    public static Object q243(int secret, int low) { /* SECURE */ boolean b = secret > 0; b |= !b; return b; }
    public static Object q244(int secret, int low) { /* SECURE */ lab: { if (secret > 0) break lab; pub = 0; } return pub; }
    public static Object q245(int secret, int low) { /* LEAK */ lab: { if (secret > 0) break lab; pub = 5; } return 0; }
    public static Object q246(int secret, int low) { /* SECURE */ return ((Object) secret).hashCode() == secret; }
    public static Object q247(int secret, int low) { /* SECURE */ return Objects.hash(secret) - secret; }
    public static Object q248(int secret, int low) { /* SECURE */ return Integer.compare(secret, secret); }
    public static Object q249(int secret, int low) { /* SECURE */ return Integer.bitCount(secret) + Integer.bitCount(~secret); }
    public static Object q250(int secret, int low) { /* SECURE */ return Integer.toBinaryString(secret & 1).length(); }
    public static Object q251(int secret, int low) { /* SECURE */ return Character.isDigit((char) ('0' + Math.abs(secret % 10))); }
    public static Object q252(int secret, int low) { /* LEAK */ return Character.isDigit((char) ('0' + Math.abs(secret % 11))); }
    public static Object q253(int secret, int low) { /* SECURE */ Nd a = new Nd(secret); a = null; return a; }
    public static Object q254(int secret, int low) { /* SECURE */ Nd a = new Nd(secret); Nd b = new Nd(low, a); b.next = null; return b; }
    public static Object q255(int secret, int low) { /* SECURE */ Nd a = new Nd(secret); Nd b = new Nd(low, a); return b.next != null; }
    public static Object q256(int secret, int low) { /* LEAK */ Nd a = new Nd(secret); Nd b = new Nd(low, a); return b; }
    public static Object q257(int secret, int low) { /* SECURE */ Nd a = new Nd(low); for (int i = 0; i < (secret & 1); i++) a = new Nd(low, a); return a.v; }
    public static Object q258(int secret, int low) { /* LEAK */ Nd a = new Nd(low); for (int i = 0; i < (secret & 1); i++) a = new Nd(low, a); return a; }
    public static Object q259(int secret, int low) { /* SECURE */ Nd a = new Nd(low); for (int i = 0; i < (secret & 1); i++) a = new Nd(low); return a; }
    public static Object q260(int secret, int low) { /* SECURE */ class Lo { int q = secret; int z() { return q - secret; } } return new Lo().z(); }
    public static Object q261(int secret, int low) { /* SECURE */ class Lo { int q = secret; } Lo a = new Lo(); a.q = 3; return a.q; }
    public static Object q262(int secret, int low) { /* SECURE */ return new Object() { int q = low; int z() { return secret > 0 ? q : low; } }.z(); }
}
