import java.util.*;
import java.util.function.*;

/** Odd but legal texts: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Syntax {
  static int g; int f;
  @interface An { int v() default 0; String[] s() default {}; }
  //@ ensures \result == 1;
  @Deprecated @An(v = 3, s = { "a", "}" })
  static int s1(int x) { // FALSE
    return x == 4 ? 2 : 1; }
  /*@ ensures \result == 1; @*/ /* between */ // and more
  @An
  public
  static
  int s2(int x) { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1;
  /** documentation { @code } */
  static int s3(int x) { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1; // a comment; ensures false;
  static int s4(int x) { // TRUE
    return 1; }
  /*@ ensures \result == 1
    @         || x == 4; // the rest
    @*/
  static int s5(int x) { // FALSE
    return x == 5 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s6(int x) { // TRUE
    /* /* // */ return 1; // */ return 2;
  }
  //@ ensures \result == 1;
  static int s7(int x) { // FALSE
    int r = 1; // \u000a r = 2;
    return r; }
  //@ ensures \result == 1;
  static int s8(int x) { // TRUE
    int r = 1; // \\u000a r = 2;
    return r; }
  //@ ensures \result == 'a';
  static int s9(int x) { // TRUE
    return '\u0061'; }
  //@ ensures \result == 3;
  static int s10(int x) { // FALSE
    String s = "a\u0022+\u0022bc"; return s.length() + (x == 3 ? 1 : 0); }
  //@ ensures \result == 3;
  static int s11(int x) { // TRUE
    String s = "a\u0022+\u0022bc"; return s.length(); }
  //@ ensures \result == 010;
  static int s12(int x) { // FALSE
    return 10; }
  //@ ensures \result == 0x1_0 + 0b1_1 + 01_7;
  static int s13(int x) { // TRUE
    return 16 + 3 + 15; }
  //@ ensures \result == 2147483648L;
  static long s14(int x) { // FALSE
    return -2147483648; }
  //@ ensures \result == 0xFFFFFFFF;
  static long s15(int x) { // FALSE
    return 0xFFFFFFFFL; }
  //@ ensures \result == 0xFFFFFFFF;
  static long s16(int x) { // TRUE
    return -1; }
  //@ ensures \result == '\0' + '\7' + '\12' + '\377';
  static int s17(int x) { // TRUE
    return 0 + 7 + 10 + 255; }
  //@ ensures \result == 4;
  static int s18(int x) { // FALSE
    String t = """
        a\tb
        """; return t.length() + (x == 9 ? 1 : 0); }
  //@ ensures \result == 4;
  static int s19(int x) { // TRUE
    String t = """
        a\tb
        """; return t.length(); }
  //@ ensures \result == 6;
  static int s20(int x) { // TRUE
    String t = """
        a  \s
       b\
       """; return t.length() == 7 ? 6 : t.length(); }
  //@ ensures \result == 1;
  static int s21(int x) { // FALSE
    if (x > 0) if (x > 5) return 1; else return 2; return 1; }
  //@ ensures \result == 1;
  static int s22(int x) { // FALSE
    int i = 0; for (;;) { if (i++ > 2) break; } ; ; { ; } return i == 4 && x != 6 ? 1 : i; }
  //@ ensures \result == 5;
  static int s23(int x) { // TRUE
    x: { int y = 0; y: for (;;) { y++; if (y == 5) break x; continue y; } } return 5; }
  //@ ensures \result == x + 1;
  static int s24(byte x) { // TRUE
    return x+ +1; }
  //@ ensures \result == 0;
  static int s25(int x) { // FALSE
    int y = x; return y - -y == y + y && y-->0 && y --> 0 ? 1 : 0; }
  //@ ensures \result == 2;
  static int s26(int x) { // FALSE
    return x > 0 ? x > 1 ? 2 : 3 : x < -1 ? 2 : 2; }
  //@ ensures \result == 4;
  static int s27(int x) { // FALSE
    int[] a[] = { { 1 }, { 2, 3 } }, b = { 4 }; return x == 2 ? a[1][1] : b[0]; }
  //@ ensures \result.length == 2;
  static int s28(int x)[] { // FALSE
    return new int[x == 8 ? 1 : 2]; }
  //@ ensures \result == 3;
  static int s29(int... xs) { // FALSE
    return xs.length > 2 ? xs.length : 3; }
  //@ ensures \result == 2;
  static int s30(int x) { // FALSE
    return vf("a", (Object) null) * 2 + vf("a") + (x == 1 ? vf("a", new Object[] { 1, 2 }) : 0); }
  static int vf(String s, Object... os) { return os == null ? -1 : os.length; }
  //@ ensures \result == -1;
  static int s31(int x) { // TRUE
    return vf("a", null); }
  //@ ensures \result == 2;
  static int s32(int x) { // FALSE
    return vf("a", x == 0 ? new String[] { "q" } : new String[] { "q", "r" }); }
  static int ol(int x) { return 1; } static int ol(Integer x) { return 2; } static int ol(Object x) { return 3; } static int ol(int... x) { return 4; } static int ol(long x) { return 5; }
  //@ ensures \result == 5;
  static int s33(long x) { // TRUE
    return ol(x); }
  //@ ensures \result == 3;
  static int s34(float x) { // TRUE
    return ol(x); }
  //@ ensures \result == 2;
  static int s35(int x) { // FALSE
    return ol((Object) x); }
  //@ ensures \result == 4;
  static int s36(int x) { // TRUE
    return ol(); }
  //@ ensures \result == 1;
  static int s37(char x) { // TRUE
    return ol(x); }
  //@ ensures \result == 2;
  static int s38(boolean b) { // TRUE
    Integer i = 3; return ol(b ? i : i); }
  //@ ensures \result == 1;
  static int s39(boolean b) { // TRUE
    Integer i = 3; return ol(b ? 3 : i); }
  //@ ensures \result == 3;
  static int s40(boolean b) { // TRUE
    Integer i = 3; return ol(b ? "a" : i); }
  //@ ensures \result == 1;
  static int s41(int k) { // FALSE
    switch (k) { case 1: int y = 3; return 1; case 2: y = 4; return y; default: return 1; } }
  //@ ensures \result == 1;
  static int s42(int k) { // FALSE
    int r = switch (k) { case 1 -> 1; case 2 -> { try { yield 1; } finally { g++; } } case 3 -> throw new RuntimeException(); default -> k > 10 ? 3 : 1; }; return r; }
  //@ ensures \result == 1;
  static int s43(String s) { // FALSE
    switch (s) { case "Aa": return 1; case "BB": return 2; default: return 1; } }
  //@ ensures \result == 1;
  static int s44(char c) { // FALSE
    return switch (c) { case 'a', 'b' -> 1; case '\u0063' -> 2; default -> 1; }; }
  enum E { A, B, C; static final E D = A; }
  //@ ensures \result == 1;
  static int s45(E e) { // FALSE
    return switch (e) { case A -> 1; case B -> e == E.D ? 2 : 1; case C -> 4; }; }
  //@ ensures \result == 1;
  static int s46(E e) { // TRUE
    return switch (e) { case A -> 1; case B -> e == E.D ? 2 : 1; case C -> e.ordinal() - 1; }; }
  //@ ensures \result == 1; signals_only \nothing;
  static int s47(/*@ nullable @*/ E e) { // FALSE
    switch (e) { default: return 1; } }
  //@ ensures \result == 1;
  static int s48(Object o) { // FALSE
    if (!(o instanceof String s)) return 1; return s.isEmpty() ? 1 : s.length(); }
  //@ ensures \result == 1;
  static int s49(Object o) { // FALSE
    return o instanceof Integer i && i > 5 && i < 7 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s50(Object o) { // FALSE
    while (!(o instanceof Integer n)) { o = 3; } return n == 4 ? 2 : 1; }
  record Rc(int a, int... b) { Rc { a = a + 1; } Rc() { this(5); } static int z = 3; int n() { return b.length; } }
  //@ ensures \result == 6;
  static int s51(int x) { // FALSE
    return new Rc().a() + new Rc(1, 2).n() - (x == 4 ? 0 : 1); }
  //@ ensures \result == x + 1;
  static int s52(short x) { // TRUE
    return new Rc(x).a(); }
  //@ ensures \result;
  static boolean s53(int x) { // FALSE
    return new Rc(x).equals(new Rc(x)); }
  //@ ensures \result;
  static boolean s54(int x) { // TRUE
    int[] q = {}; return new Rc(x, q).equals(new Rc(x, q)); }
  sealed interface Se permits Sa, Sb { } record Sa(int k) implements Se { } static non-sealed class Sb implements Se { int k = 3; }
  //@ ensures \result == 3;
  static int s55(Se s) { // FALSE
    return s instanceof Sa a ? a.k() : ((Sb) s).k; }
  //@ ensures \result >= 3;
  static int s56(Se s) { // FALSE
    return s instanceof Sa a && a.k() > 3 ? a.k() : s instanceof Sb b ? b.k : 3; }
  int x1 = 7;
  //@ ensures \result == 7;
  int s57(int x1) { // FALSE
    return x1; }
  //@ ensures \result == this.x1;
  int s58(int x1) { // TRUE
    { int y = x1; } return this.x1; }
  //@ ensures \result == 2;
  static int s59(int x) { // FALSE
    Object o = new Object() { int x = 2; int get() { return x; } public int hashCode() { return get(); } }; return x == 9 ? 3 : o.hashCode(); }
  //@ ensures \result == 3;
  static int s60(int x) { // TRUE
    class L { int x = 3; int m() { class M { int x = L2(); int L2() { return 3; } } return new M().x; } } return new L().m(); }
  static <T extends Comparable<T>> T mx(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
  //@ ensures \result == (x > y ? x : y);
  static int s61(int x, int y) { // TRUE
    return Syntax.<Integer>mx(x, y); }
  //@ ensures \result == y;
  static int s62(int x, int y) { // FALSE
    return Syntax.<Integer>mx(x, y); }
  //@ ensures \result == 1;
  static int s63(int x) { // FALSE
    int a = 1; a = a++ + (x == 2 ? a++ : 0); return a; }
  //@ ensures \result == 3;
  static int s64(int x) { // TRUE
    int[] a = { 1, 2, 3 }; int i = 0; a[i] = i = 2; return a[0] == 2 ? a[i] : 0; }
  //@ ensures \result == 3;
  static int s65(int x) { // FALSE
    int[] a = { 1, 2, 3 }; int i = 0; a[i++] += i++ + i; return x > 0 ? a[0] : 3; }
  //@ ensures \result == 4;
  static int s66(int x) { // FALSE
    int[] a = { 1, 2, 3 }; int i = 0; a[i++] += i++ + i; return x > 0 ? a[0] : 4 + x - x + (x == -1 ? 1 : 0); }
  //@ ensures \result == 1;
  static int s67(int x) { // FALSE
    char c = 'a'; c += 1; c++; int r = c == 'c' ? 1 : 2; short s = (short) 40000; s >>>= 1; return s == x ? 5 : r; }
  //@ ensures \result == 1;
  static int s68(int x) { // FALSE
    final int k = 10; byte b = k; final long q = 3; int t = (int) q; return b + t == 13 && x != 13 ? 1 : 2; }
  //@ ensures \result == 1;
  static int s69(int x) { // FALSE
    lbl: for (int i = 0; ; i++) { switch (i) { case 3: break lbl; case 1: continue lbl; default: if (i == x) return 2; } } return 1; }
  //@ ensures \result == 1;
  static int s70(int x) { // FALSE
    try { try { if (x == 1) throw new RuntimeException("a"); } finally { if (x == 1) throw new IllegalStateException("b"); } } catch (IllegalStateException | IllegalArgumentException e) { return e.getMessage().equals("b") ? 2 : 3; } return 1; }
  //@ ensures \result == 1;
  static int s71(int x) { // FALSE
    return ((IntUnaryOperator) (x1) -> x1 == 3 ? 2 : 1).applyAsInt(x); }
  //@ ensures \result == 1;
  static int s72(int x) { // FALSE
    IntFunction<IntFunction<Integer>> f = a -> b -> a - b; return f.apply(x).apply(3) == 5 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s73(int x) { // FALSE
    Supplier<Supplier<Integer>> f = () -> () -> x == 3 ? 2 : 1; return f.get().get(); }
  //@ ensures \result == 3;
  static int s74(int x) { // FALSE
    Function<Integer, int[]> f = int[]::new; return f.apply(x & 3).length; }
  //@ ensures \result == 1;
  static int s75(int x) { // FALSE
    return (x & 1) == 0 | x > 5 && x < 9 ^ x == 3 ? 1 : 2; }
  //@ ensures \result == 1;
  static int s76(int x) { // FALSE
    return ~x == -x - 1 && -(-x) == x && !(x != 2 == true) ? 2 : 1; }
  //@ ensures \result == 1;
  static int s77(int x) { // FALSE
    return (int) 3.9e0 + (int) .5f + (int) 0x1p2 + (int) 1e1d == 17 && x == 7 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s78(long x) { // FALSE
    return (int) x == x ? 1 : (byte) x == x ? 2 : 3; }
  //@ ensures \result == 1;
  static int s79(int x) { // FALSE
    var list = new ArrayList<Map.Entry<String, int[]>>(); list.add(Map.entry("a", new int[] { x })); for (var e : list) if (e.getValue()[0] == 6) return 2; return 1; }
  //@ ensures \result == 1;
  static int s80(int x) { // FALSE
    int yield_ = 1, record = 2, var = 3, sealed = 4, permits = 5; return x == record + var + sealed ? permits : yield_; }
  //@ ensures \result == 1;
  strictfp static synchronized final int s81(final int x) { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s\u0038\u0032(int \u0078) { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1;
  static <T, U extends List<? super T> & java.io.Serializable> int s83(T t, U u, int x) { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s84(int x) throws java.io.IOException, RuntimeException { // FALSE
    return x == 4 ? 2 : 1; }
  //@ ensures \result == 1;
  int s85(Syntax this, int x) { // FALSE
    return x == 4 ? 2 : 1; }
  static { g = 3; } { f = 4; } Syntax() { this(1); f++; } Syntax(int k) { f += k; }
  //@ ensures \result == 6;
  static int s86(int x) { // FALSE
    return x == 3 ? new Syntax(3).f : new Syntax().f; }
  //@ ensures \result == 7;
  static int s87(int x) { // TRUE
    return new Syntax() { { f++; } }.f; }
  //@ ensures \result == 1;
  static int s88(int x) { // FALSE
    for (int i = 0, j = 10; i < j; i++, j--) { if (i * j == x) return 2; } return 1; }
  //@ ensures \result == 1;
  static int s89(int x) { // FALSE
    do if (x == 4) return 2; while (false); return 1; }
  //@ ensures \result == 1;
  static int s90(int x) { // FALSE
    int r = 1; if (x == 4) ; else ; { } if (x == 5) { r = 2; } else if (x == 6) r = 1; else { } return r; }
  //@ ensures \result == 1;
  static int s91(int x) { // TRUE
    if (false) { return 2; } while (x == 3 && false) { return 2; } return 1; }
  //@ ensures \result == (x == 4 ? 2 : 1);
  static int s92(int x) { // TRUE
    return switch (x) { case 1 + 3: yield 2; default: yield 1; }; }
  static final int K1 = 2, K2 = K1 * 2; static final String KS = "a" + K1;
  //@ ensures \result == 1;
  static int s93(int x) { // FALSE
    switch (x) { case K1: case K2: return K1; } return 1; }
  //@ ensures \result == 1;
  static int s94(String x) { // FALSE
    return switch (x) { case KS -> 2; case "a" + 3 -> 1; default -> 1; }; }
  //@ ensures \result == 1;
  static int s95(int x) { // FALSE
    return KS == "a2" && x == 5 ? 2 : 1; }
  //@ ensures \result; 
  static boolean s96(String s) { // FALSE
    return (s + "") == s || !s.equals("q"); }
  //@ ensures \result == 1;
  static int s97(int a, int b) { // FALSE
    return a < b ? 1 : a > (b) ? 1 : 2; }
  //@ ensures \result == 1;
  static int s98(int i) { // FALSE
    i = i + (i = 3); return i == 8 ? 2 : 1; }
  //@ ensures \result == 1;
  static int s99(int i) { // FALSE
    return i + (i = 3) * i == 14 ? 2 : 1; }
}
