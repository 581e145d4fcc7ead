import java.util.*;
import java.util.function.*;
import static java.lang.Math.*;
import static java.lang.Integer.MAX_VALUE;

/** Names that are declared twice, among them names of the library: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Names {
  static class Math { static int abs(int x) { return 7; } static int max(int a, int b) { return a; } }
  static class Integer { int v; Integer(int v) { this.v = v; } static int parseInt(String s) { return 1; } static final int MIN_VALUE = 5; int intValue() { return v + 1; } }
  static class Optional<T> { T t; static <T> Optional<T> of(T t) { Optional<T> o = new Optional<>(); return o; } T get() { return t; } boolean isPresent() { return false; } }
  static class Objects { static boolean equals(Object a, Object b) { return true; } }
  static class RuntimeException extends java.lang.RuntimeException { RuntimeException() { super("mine"); } }
  static class StringBuilder { int n; StringBuilder append(String s) { n++; return this; } public String toString() { return "sb" + n; } int length() { return 99; } }
  static class System { static class Out { int k; void println(int x) { k += x; } } static Out out = new Out(); }
  static int x = 1; static int MAX_VALUE = 3; static int signum(int k) { return 8; }
  static class Ou { int x = 2; class In { int x = 3; int all(int x) { return x * 1000 + this.x * 100 + Ou.this.x * 10 + Names.x; } } }
  //@ ensures \result == 7;
  static int n1(int k) { // TRUE
    return Math.abs(k); }
  //@ ensures \result == java.lang.Math.abs(k);
  static int n2(int k) { // FALSE
    return Math.abs(k); }
  //@ ensures \result == Math.abs(k);
  static int n3(int k) { // TRUE
    return 7; }
  //@ ensures \result == Math.abs(k);
  static int n4(int k) { // FALSE
    return java.lang.Math.abs(k); }
  //@ ensures \result == 7;
  static int n5(int k) { // FALSE
    return abs(k); }
  //@ ensures \result == (k < 0 && k != -2147483648 ? -k : k);
  static int n6(int k) { // TRUE
    return abs(k); }
  //@ ensures \result == k;
  static int n7(int k) { // FALSE
    return max(k, 3); }
  //@ ensures \result == k;
  static int n8(int k) { // TRUE
    return Math.max(k, 3); }
  //@ ensures \result == k;
  static int n9(int k) { // FALSE
    return new Integer(k).intValue(); }
  //@ ensures \result == (int) (k + 1);
  static int n10(int k) { // TRUE
    return new Integer(k).intValue(); }
  //@ ensures \result == Integer.MIN_VALUE;
  static int n11(int k) { // TRUE
    return 5; }
  //@ ensures \result == Integer.MIN_VALUE;
  static int n12(int k) { // FALSE
    return java.lang.Integer.MIN_VALUE; }
  //@ ensures \result == 2147483647;
  static int n13(int k) { // FALSE
    return MAX_VALUE; }
  //@ ensures \result == 1;
  static int n14(String s) { // TRUE
    return Integer.parseInt(s); }
  //@ ensures \result == 3;
  static int n15(int k) { // FALSE
    return Optional.of(k).isPresent() ? 3 : 4; }
  //@ ensures \result == 3;
  static int n16(int k) { // TRUE
    return java.util.Optional.of(k).isPresent() ? 3 : 4; }
  //@ ensures \result == (a == b);
  static boolean n17(Object a, Object b) { // FALSE
    return Objects.equals(a, b); }
  //@ ensures \result == 2;
  static int n18(int k) { // FALSE
    try { if (k == 3) throw new java.lang.RuntimeException(); if (k == 4) throw new RuntimeException(); } catch (RuntimeException e) { return 2; } catch (java.lang.RuntimeException e) { return 1; } return 2; }
  //@ ensures true; signals_only RuntimeException;
  static int n19(int k) { // FALSE
    if (k == 3) throw new IllegalStateException(); return 1; }
  //@ ensures true; signals_only java.lang.RuntimeException;
  static int n20(int k) { // TRUE
    if (k == 3) throw new IllegalStateException(); return 1; }
  //@ ensures true; signals (RuntimeException e) k == 3;
  static int n21(int k) { // TRUE
    if (k == 3) throw new RuntimeException(); if (k == 4) throw new IllegalStateException(); return 1; }
  //@ ensures true; signals (java.lang.RuntimeException e) k == 3;
  static int n22(int k) { // FALSE
    if (k == 3) throw new RuntimeException(); if (k == 4) throw new IllegalStateException(); return 1; }
  //@ ensures \result == 99;
  static int n23(String s) { // TRUE
    return new StringBuilder().append(s).length(); }
  //@ ensures \result == 99;
  static int n24(String s) { // FALSE
    return new java.lang.StringBuilder().append(s).length(); }
  //@ ensures System.out.k == \old(System.out.k);
  static void n25(int k) { // FALSE
    System.out.println(k); }
  //@ ensures \result == 8;
  static int n26(int k) { // TRUE
    return signum(k); }
  //@ ensures \result == k * 1000 + 321;
  static int n27(byte k) { // TRUE
    x = 1; return new Ou().new In().all(k); }
  //@ ensures \result == k * 1000 + 321;
  static int n28(byte k) { // FALSE
    x = k; return new Ou().new In().all(k); }
  static int y = 4;
  //@ ensures y == \old(y);
  static int n29(int y) { // TRUE
    Names.y = y; y = 3; return y; }
  //@ ensures Names.y == \old(Names.y);
  static int n30(int y) { // FALSE
    Names.y = y; return y; }
  //@ ensures \result == Names.y;
  static int n31(int y) { // FALSE
    { int Names = 3; y = Names; } return y; }
  //@ ensures \result == 5;
  static int n32(int k) { // FALSE
    int n32 = 5; if (k == 2) n32 = 6; return n32; }
  static class String2 { static int length() { return 3; } } static String2 String2;
  //@ ensures \result == 3;
  static int n33(int k) { // TRUE
    return String2.length(); }
  interface Fa { int K = 1; } interface Fb { int L = 2; } static class Fc implements Fa, Fb { int K = 7; int s() { return K * 10 + L + Fa.K; } }
  //@ ensures \result == 73;
  static int n34(int k) { // TRUE
    return new Fc().s(); }
  //@ ensures \result == 7;
  static int n35(boolean b) { // FALSE
    Fa f = new Fc(); return b ? f.K : ((Fc) f).K; }
  static class Sa { String n = "sa"; static String s() { return "S"; } String g() { return n; } } static class Sb extends Sa { String n = "sb"; static String s() { return "T"; } }
  //@ ensures \result == 2;
  static int n36(boolean b) { // FALSE
    Sa a = new Sb(); return a.n.equals("sa") && ((Sb) a).n.equals("sb") && a.g().equals("sa") && b ? 1 : 2; }
  static <T> T id(T t) { return t; } static <String> int cnt(String s) { return s.hashCode() == s.hashCode() ? 1 : 1; }
  //@ ensures \result == 1;
  static int n37(int k) { // TRUE
    return cnt(k); }
  static class List<T> { int size() { return 42; } boolean add(T t) { return false; } }
  //@ ensures \result == 42;
  static int n38(int k) { // TRUE
    List<String> l = new List<>(); l.add("a"); return l.size(); }
  //@ ensures \result == 42;
  static int n39(int k) { // FALSE
    java.util.List<String> l = new ArrayList<>(); l.add("a"); return l.size(); }
  enum Thread { A, B; static Thread currentThread() { return B; } }
  //@ ensures \result == 1;
  static int n40(int k) { // TRUE
    return Thread.currentThread().ordinal(); }
  record Record(int Record) { int r() { return Record; } }
  //@ ensures \result == k;
  static int n41(int k) { // TRUE
    return new Record(k).r(); }
  //@ ensures \result == k;
  static int n42(int k) { // FALSE
    return new Record(k) .Record() + (k == 6 ? 1 : 0); }
  static class Iterable { } static class Comparable { int compareTo(Object o) { return 5; } }
  //@ ensures \result == 5;
  static int n43(Comparable c) { // TRUE
    return c.compareTo("a"); }
  static class Error extends Exception { } 
  //@ ensures \result == 1;
  static int n44(int k) { // FALSE
    try { if (k == 1) throw new Error(); if (k == 2) throw new AssertionError(); return 1; } catch (Exception e) { return 1; } catch (java.lang.Error e) { return 2; } }
}
