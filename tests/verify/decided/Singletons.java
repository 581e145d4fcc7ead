import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Objects that exist once: of the library, of lambdas, in static fields: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Singletons {

  interface I { int f(); }
  static class A { int v; static final A ONE = new A(); static A two = new A(); static A get() { return ONE; } static A[] arr = { new A() }; }
  static class Holder { static final int[] EMPTY = {}; static final Object LOCK = new Object(); static final I L = () -> 1; static final List<Integer> LS = new ArrayList<>(); static final String S = new String("x"); static final StringBuilder SB = new StringBuilder(); static final RuntimeException EX = new RuntimeException(); static final Integer BIG = 1000; static final Optional<Integer> OE = Optional.of(3); }
  static I lam0() { return () -> 1; }
  static I lamk(int k) { return () -> k; }
  static I mr0() { return Singletons::three; }
  static int three() { return 3; }
  record R(int x) { static final R ZERO = new R(0); }
  enum E { P, Q { } }
  static class H<T> { T f; H(T f) { this.f = f; } }

  //@ ensures \result == false;
  static boolean m0_f0(Optional<Integer> o) { // FALSE
    return o == Optional.<Integer>empty();
  }

  //@ ensures \result == false;
  static boolean m1_f0(H<Optional<Integer>> h) { // FALSE
    return h.f == Optional.<Integer>empty();
  }

  //@ ensures \result == false;
  static boolean m2_f0() { // FALSE
    Optional<Integer> a = Optional.<Integer>empty(); Optional<Integer> b = Optional.<Integer>empty(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m2_t0() { // TRUE
    Optional<Integer> a = Optional.<Integer>empty(); Optional<Integer> b = Optional.<Integer>empty(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m3_f0(Optional<Integer> o, int n) { // FALSE
    Optional<Integer> p = o; for (int i = 0; i < n; i++) { p = Optional.<Integer>empty(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m4_f0(OptionalInt o) { // FALSE
    return o == OptionalInt.empty();
  }

  //@ ensures \result == false;
  static boolean m5_f0(H<OptionalInt> h) { // FALSE
    return h.f == OptionalInt.empty();
  }

  //@ ensures \result == false;
  static boolean m6_f0() { // FALSE
    OptionalInt a = OptionalInt.empty(); OptionalInt b = OptionalInt.empty(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m6_t0() { // TRUE
    OptionalInt a = OptionalInt.empty(); OptionalInt b = OptionalInt.empty(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m7_f0(OptionalInt o, int n) { // FALSE
    OptionalInt p = o; for (int i = 0; i < n; i++) { p = OptionalInt.empty(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m8_f0(OptionalLong o) { // FALSE
    return o == OptionalLong.empty();
  }

  //@ ensures \result == false;
  static boolean m9_f0(H<OptionalLong> h) { // FALSE
    return h.f == OptionalLong.empty();
  }

  //@ ensures \result == false;
  static boolean m10_f0() { // FALSE
    OptionalLong a = OptionalLong.empty(); OptionalLong b = OptionalLong.empty(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m10_t0() { // TRUE
    OptionalLong a = OptionalLong.empty(); OptionalLong b = OptionalLong.empty(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m11_f0(OptionalLong o, int n) { // FALSE
    OptionalLong p = o; for (int i = 0; i < n; i++) { p = OptionalLong.empty(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m12_f0(OptionalDouble o) { // FALSE
    return o == OptionalDouble.empty();
  }

  //@ ensures \result == false;
  static boolean m13_f0(H<OptionalDouble> h) { // FALSE
    return h.f == OptionalDouble.empty();
  }

  //@ ensures \result == false;
  static boolean m14_f0() { // FALSE
    OptionalDouble a = OptionalDouble.empty(); OptionalDouble b = OptionalDouble.empty(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m14_t0() { // TRUE
    OptionalDouble a = OptionalDouble.empty(); OptionalDouble b = OptionalDouble.empty(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m15_f0(OptionalDouble o, int n) { // FALSE
    OptionalDouble p = o; for (int i = 0; i < n; i++) { p = OptionalDouble.empty(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m16_f0(List<Integer> o) { // FALSE
    return o == Collections.<Integer>emptyList();
  }

  //@ ensures \result == false;
  static boolean m17_f0(H<List<Integer>> h) { // FALSE
    return h.f == Collections.<Integer>emptyList();
  }

  //@ ensures \result == false;
  static boolean m18_f0() { // FALSE
    List<Integer> a = Collections.<Integer>emptyList(); List<Integer> b = Collections.<Integer>emptyList(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m18_t0() { // TRUE
    List<Integer> a = Collections.<Integer>emptyList(); List<Integer> b = Collections.<Integer>emptyList(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m19_f0(List<Integer> o, int n) { // FALSE
    List<Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer>emptyList(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m20_f0(List<Integer> o) { // FALSE
    return o == List.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m21_f0(H<List<Integer>> h) { // FALSE
    return h.f == List.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m22_f0() { // FALSE
    List<Integer> a = List.<Integer>of(); List<Integer> b = List.<Integer>of(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m22_t0() { // TRUE
    List<Integer> a = List.<Integer>of(); List<Integer> b = List.<Integer>of(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m23_f0(List<Integer> o, int n) { // FALSE
    List<Integer> p = o; for (int i = 0; i < n; i++) { p = List.<Integer>of(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m24_f0(Map<Integer,Integer> o) { // FALSE
    return o == Collections.<Integer,Integer>emptyMap();
  }

  //@ ensures \result == false;
  static boolean m25_f0(H<Map<Integer,Integer>> h) { // FALSE
    return h.f == Collections.<Integer,Integer>emptyMap();
  }

  //@ ensures \result == false;
  static boolean m26_f0() { // FALSE
    Map<Integer,Integer> a = Collections.<Integer,Integer>emptyMap(); Map<Integer,Integer> b = Collections.<Integer,Integer>emptyMap(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m26_t0() { // TRUE
    Map<Integer,Integer> a = Collections.<Integer,Integer>emptyMap(); Map<Integer,Integer> b = Collections.<Integer,Integer>emptyMap(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m27_f0(Map<Integer,Integer> o, int n) { // FALSE
    Map<Integer,Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer,Integer>emptyMap(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m28_f0(Map<Integer,Integer> o) { // FALSE
    return o == Map.<Integer,Integer>of();
  }

  //@ ensures \result == false;
  static boolean m29_f0(H<Map<Integer,Integer>> h) { // FALSE
    return h.f == Map.<Integer,Integer>of();
  }

  //@ ensures \result == false;
  static boolean m30_f0() { // FALSE
    Map<Integer,Integer> a = Map.<Integer,Integer>of(); Map<Integer,Integer> b = Map.<Integer,Integer>of(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m30_t0() { // TRUE
    Map<Integer,Integer> a = Map.<Integer,Integer>of(); Map<Integer,Integer> b = Map.<Integer,Integer>of(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m31_f0(Map<Integer,Integer> o, int n) { // FALSE
    Map<Integer,Integer> p = o; for (int i = 0; i < n; i++) { p = Map.<Integer,Integer>of(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m32_f0(Set<Integer> o) { // FALSE
    return o == Set.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m33_f0(H<Set<Integer>> h) { // FALSE
    return h.f == Set.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m34_f0() { // FALSE
    Set<Integer> a = Set.<Integer>of(); Set<Integer> b = Set.<Integer>of(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m34_t0() { // TRUE
    Set<Integer> a = Set.<Integer>of(); Set<Integer> b = Set.<Integer>of(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m35_f0(Set<Integer> o, int n) { // FALSE
    Set<Integer> p = o; for (int i = 0; i < n; i++) { p = Set.<Integer>of(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m36_f0(Set<Integer> o) { // FALSE
    return o == Collections.<Integer>emptySet();
  }

  //@ ensures \result == false;
  static boolean m37_f0(H<Set<Integer>> h) { // FALSE
    return h.f == Collections.<Integer>emptySet();
  }

  //@ ensures \result == false;
  static boolean m38_f0() { // FALSE
    Set<Integer> a = Collections.<Integer>emptySet(); Set<Integer> b = Collections.<Integer>emptySet(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m38_t0() { // TRUE
    Set<Integer> a = Collections.<Integer>emptySet(); Set<Integer> b = Collections.<Integer>emptySet(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m39_f0(Set<Integer> o, int n) { // FALSE
    Set<Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer>emptySet(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m40_f0(Comparator<Integer> o) { // FALSE
    return o == Comparator.<Integer>naturalOrder();
  }

  //@ ensures \result == false;
  static boolean m41_f0(H<Comparator<Integer>> h) { // FALSE
    return h.f == Comparator.<Integer>naturalOrder();
  }

  //@ ensures \result == false;
  static boolean m42_f0() { // FALSE
    Comparator<Integer> a = Comparator.<Integer>naturalOrder(); Comparator<Integer> b = Comparator.<Integer>naturalOrder(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m42_t0() { // TRUE
    Comparator<Integer> a = Comparator.<Integer>naturalOrder(); Comparator<Integer> b = Comparator.<Integer>naturalOrder(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m43_f0(Comparator<Integer> o, int n) { // FALSE
    Comparator<Integer> p = o; for (int i = 0; i < n; i++) { p = Comparator.<Integer>naturalOrder(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m44_f0(Comparator<Integer> o) { // FALSE
    return o == Comparator.<Integer>reverseOrder();
  }

  //@ ensures \result == false;
  static boolean m45_f0(H<Comparator<Integer>> h) { // FALSE
    return h.f == Comparator.<Integer>reverseOrder();
  }

  //@ ensures \result == false;
  static boolean m46_f0() { // FALSE
    Comparator<Integer> a = Comparator.<Integer>reverseOrder(); Comparator<Integer> b = Comparator.<Integer>reverseOrder(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m46_t0() { // TRUE
    Comparator<Integer> a = Comparator.<Integer>reverseOrder(); Comparator<Integer> b = Comparator.<Integer>reverseOrder(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m47_f0(Comparator<Integer> o, int n) { // FALSE
    Comparator<Integer> p = o; for (int i = 0; i < n; i++) { p = Comparator.<Integer>reverseOrder(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m48_f0(Comparator<Integer> o) { // FALSE
    return o == Collections.<Integer>reverseOrder();
  }

  //@ ensures \result == false;
  static boolean m49_f0(H<Comparator<Integer>> h) { // FALSE
    return h.f == Collections.<Integer>reverseOrder();
  }

  //@ ensures \result == false;
  static boolean m50_f0() { // FALSE
    Comparator<Integer> a = Collections.<Integer>reverseOrder(); Comparator<Integer> b = Collections.<Integer>reverseOrder(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m50_t0() { // TRUE
    Comparator<Integer> a = Collections.<Integer>reverseOrder(); Comparator<Integer> b = Collections.<Integer>reverseOrder(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m51_f0(Comparator<Integer> o, int n) { // FALSE
    Comparator<Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer>reverseOrder(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m52_f0(Comparator<String> o) { // FALSE
    return o == String.CASE_INSENSITIVE_ORDER;
  }

  //@ ensures \result == false;
  static boolean m53_f0(H<Comparator<String>> h) { // FALSE
    return h.f == String.CASE_INSENSITIVE_ORDER;
  }

  //@ ensures \result == false;
  static boolean m54_f0() { // FALSE
    Comparator<String> a = String.CASE_INSENSITIVE_ORDER; Comparator<String> b = String.CASE_INSENSITIVE_ORDER; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m54_t0() { // TRUE
    Comparator<String> a = String.CASE_INSENSITIVE_ORDER; Comparator<String> b = String.CASE_INSENSITIVE_ORDER; return a == b;
  }

  //@ ensures \result == false;
  static boolean m55_f0(Comparator<String> o, int n) { // FALSE
    Comparator<String> p = o; for (int i = 0; i < n; i++) { p = String.CASE_INSENSITIVE_ORDER; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m56_f0(Function<Integer,Integer> o) { // FALSE
    return o == Function.<Integer>identity();
  }

  //@ ensures \result == false;
  static boolean m57_f0(H<Function<Integer,Integer>> h) { // FALSE
    return h.f == Function.<Integer>identity();
  }

  //@ ensures \result == false;
  static boolean m58_f0() { // FALSE
    Function<Integer,Integer> a = Function.<Integer>identity(); Function<Integer,Integer> b = Function.<Integer>identity(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m58_t0() { // TRUE
    Function<Integer,Integer> a = Function.<Integer>identity(); Function<Integer,Integer> b = Function.<Integer>identity(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m59_f0(Function<Integer,Integer> o, int n) { // FALSE
    Function<Integer,Integer> p = o; for (int i = 0; i < n; i++) { p = Function.<Integer>identity(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m60_f0(UnaryOperator<Integer> o) { // FALSE
    return o == UnaryOperator.<Integer>identity();
  }

  //@ ensures \result == false;
  static boolean m61_f0(H<UnaryOperator<Integer>> h) { // FALSE
    return h.f == UnaryOperator.<Integer>identity();
  }

  //@ ensures \result == false;
  static boolean m62_f0() { // FALSE
    UnaryOperator<Integer> a = UnaryOperator.<Integer>identity(); UnaryOperator<Integer> b = UnaryOperator.<Integer>identity(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m62_t0() { // TRUE
    UnaryOperator<Integer> a = UnaryOperator.<Integer>identity(); UnaryOperator<Integer> b = UnaryOperator.<Integer>identity(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m63_f0(UnaryOperator<Integer> o, int n) { // FALSE
    UnaryOperator<Integer> p = o; for (int i = 0; i < n; i++) { p = UnaryOperator.<Integer>identity(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m64_f0(Iterator<Integer> o) { // FALSE
    return o == Collections.<Integer>emptyIterator();
  }

  //@ ensures \result == false;
  static boolean m65_f0(H<Iterator<Integer>> h) { // FALSE
    return h.f == Collections.<Integer>emptyIterator();
  }

  //@ ensures \result == false;
  static boolean m66_f0() { // FALSE
    Iterator<Integer> a = Collections.<Integer>emptyIterator(); Iterator<Integer> b = Collections.<Integer>emptyIterator(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m66_t0() { // TRUE
    Iterator<Integer> a = Collections.<Integer>emptyIterator(); Iterator<Integer> b = Collections.<Integer>emptyIterator(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m67_f0(Iterator<Integer> o, int n) { // FALSE
    Iterator<Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer>emptyIterator(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m68_f0(Boolean o) { // FALSE
    return o == Boolean.TRUE;
  }

  //@ ensures \result == false;
  static boolean m69_f0(H<Boolean> h) { // FALSE
    return h.f == Boolean.TRUE;
  }

  //@ ensures \result == false;
  static boolean m70_f0() { // FALSE
    Boolean a = Boolean.TRUE; Boolean b = Boolean.TRUE; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m70_t0() { // TRUE
    Boolean a = Boolean.TRUE; Boolean b = Boolean.TRUE; return a == b;
  }

  //@ ensures \result == false;
  static boolean m71_f0(Boolean o, int n) { // FALSE
    Boolean p = o; for (int i = 0; i < n; i++) { p = Boolean.TRUE; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m72_f0(Boolean o) { // FALSE
    return o == Boolean.valueOf(false);
  }

  //@ ensures \result == false;
  static boolean m73_f0(H<Boolean> h) { // FALSE
    return h.f == Boolean.valueOf(false);
  }

  //@ ensures \result == false;
  static boolean m74_f0() { // FALSE
    Boolean a = Boolean.valueOf(false); Boolean b = Boolean.valueOf(false); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m74_t0() { // TRUE
    Boolean a = Boolean.valueOf(false); Boolean b = Boolean.valueOf(false); return a == b;
  }

  //@ ensures \result == false;
  static boolean m75_f0(Boolean o, int n) { // FALSE
    Boolean p = o; for (int i = 0; i < n; i++) { p = Boolean.valueOf(false); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m76_f0(Integer o) { // FALSE
    return o == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m77_f0(H<Integer> h) { // FALSE
    return h.f == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m78_f0() { // FALSE
    Integer a = Integer.valueOf(7); Integer b = Integer.valueOf(7); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m78_t0() { // TRUE
    Integer a = Integer.valueOf(7); Integer b = Integer.valueOf(7); return a == b;
  }

  //@ ensures \result == false;
  static boolean m79_f0(Integer o, int n) { // FALSE
    Integer p = o; for (int i = 0; i < n; i++) { p = Integer.valueOf(7); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m80_f0(Character o) { // FALSE
    return o == Character.valueOf('a');
  }

  //@ ensures \result == false;
  static boolean m81_f0(H<Character> h) { // FALSE
    return h.f == Character.valueOf('a');
  }

  //@ ensures \result == false;
  static boolean m82_f0() { // FALSE
    Character a = Character.valueOf('a'); Character b = Character.valueOf('a'); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m82_t0() { // TRUE
    Character a = Character.valueOf('a'); Character b = Character.valueOf('a'); return a == b;
  }

  //@ ensures \result == false;
  static boolean m83_f0(Character o, int n) { // FALSE
    Character p = o; for (int i = 0; i < n; i++) { p = Character.valueOf('a'); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m84_f0(Byte o) { // FALSE
    return o == Byte.valueOf((byte)3);
  }

  //@ ensures \result == false;
  static boolean m85_f0(H<Byte> h) { // FALSE
    return h.f == Byte.valueOf((byte)3);
  }

  //@ ensures \result == false;
  static boolean m86_f0() { // FALSE
    Byte a = Byte.valueOf((byte)3); Byte b = Byte.valueOf((byte)3); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m86_t0() { // TRUE
    Byte a = Byte.valueOf((byte)3); Byte b = Byte.valueOf((byte)3); return a == b;
  }

  //@ ensures \result == false;
  static boolean m87_f0(Byte o, int n) { // FALSE
    Byte p = o; for (int i = 0; i < n; i++) { p = Byte.valueOf((byte)3); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m88_f0(Short o) { // FALSE
    return o == Short.valueOf((short)3);
  }

  //@ ensures \result == false;
  static boolean m89_f0(H<Short> h) { // FALSE
    return h.f == Short.valueOf((short)3);
  }

  //@ ensures \result == false;
  static boolean m90_f0() { // FALSE
    Short a = Short.valueOf((short)3); Short b = Short.valueOf((short)3); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m90_t0() { // TRUE
    Short a = Short.valueOf((short)3); Short b = Short.valueOf((short)3); return a == b;
  }

  //@ ensures \result == false;
  static boolean m91_f0(Short o, int n) { // FALSE
    Short p = o; for (int i = 0; i < n; i++) { p = Short.valueOf((short)3); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m92_f0(Long o) { // FALSE
    return o == Long.valueOf(3);
  }

  //@ ensures \result == false;
  static boolean m93_f0(H<Long> h) { // FALSE
    return h.f == Long.valueOf(3);
  }

  //@ ensures \result == false;
  static boolean m94_f0() { // FALSE
    Long a = Long.valueOf(3); Long b = Long.valueOf(3); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m94_t0() { // TRUE
    Long a = Long.valueOf(3); Long b = Long.valueOf(3); return a == b;
  }

  //@ ensures \result == false;
  static boolean m95_f0(Long o, int n) { // FALSE
    Long p = o; for (int i = 0; i < n; i++) { p = Long.valueOf(3); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m96_f0(Object o) { // FALSE
    return o == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m97_f0(H<Object> h) { // FALSE
    return h.f == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m98_f0() { // FALSE
    Object a = Integer.valueOf(7); Object b = Integer.valueOf(7); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m98_t0() { // TRUE
    Object a = Integer.valueOf(7); Object b = Integer.valueOf(7); return a == b;
  }

  //@ ensures \result == false;
  static boolean m99_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Integer.valueOf(7); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m100_f0(Number o) { // FALSE
    return o == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m101_f0(H<Number> h) { // FALSE
    return h.f == Integer.valueOf(7);
  }

  //@ ensures \result == false;
  static boolean m102_f0() { // FALSE
    Number a = Integer.valueOf(7); Number b = Integer.valueOf(7); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m102_t0() { // TRUE
    Number a = Integer.valueOf(7); Number b = Integer.valueOf(7); return a == b;
  }

  //@ ensures \result == false;
  static boolean m103_f0(Number o, int n) { // FALSE
    Number p = o; for (int i = 0; i < n; i++) { p = Integer.valueOf(7); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m104_f0(Object o) { // FALSE
    return o == Boolean.TRUE;
  }

  //@ ensures \result == false;
  static boolean m105_f0(H<Object> h) { // FALSE
    return h.f == Boolean.TRUE;
  }

  //@ ensures \result == false;
  static boolean m106_f0() { // FALSE
    Object a = Boolean.TRUE; Object b = Boolean.TRUE; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m106_t0() { // TRUE
    Object a = Boolean.TRUE; Object b = Boolean.TRUE; return a == b;
  }

  //@ ensures \result == false;
  static boolean m107_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Boolean.TRUE; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m108_f0(Object o) { // FALSE
    return o == (Object) "abc";
  }

  //@ ensures \result == false;
  static boolean m109_f0(H<Object> h) { // FALSE
    return h.f == (Object) "abc";
  }

  //@ ensures \result == false;
  static boolean m110_f0() { // FALSE
    Object a = (Object) "abc"; Object b = (Object) "abc"; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m110_t0() { // TRUE
    Object a = (Object) "abc"; Object b = (Object) "abc"; return a == b;
  }

  //@ ensures \result == false;
  static boolean m111_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = (Object) "abc"; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m112_f0(CharSequence o) { // FALSE
    return o == "abc";
  }

  //@ ensures \result == false;
  static boolean m113_f0(H<CharSequence> h) { // FALSE
    return h.f == "abc";
  }

  //@ ensures \result == false;
  static boolean m114_f0() { // FALSE
    CharSequence a = "abc"; CharSequence b = "abc"; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m114_t0() { // TRUE
    CharSequence a = "abc"; CharSequence b = "abc"; return a == b;
  }

  //@ ensures \result == false;
  static boolean m115_f0(CharSequence o, int n) { // FALSE
    CharSequence p = o; for (int i = 0; i < n; i++) { p = "abc"; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m116_f0(String o) { // FALSE
    return o == "abc";
  }

  //@ ensures \result == false;
  static boolean m117_f0(H<String> h) { // FALSE
    return h.f == "abc";
  }

  //@ ensures \result == false;
  static boolean m118_f0() { // FALSE
    String a = "abc"; String b = "abc"; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m118_t0() { // TRUE
    String a = "abc"; String b = "abc"; return a == b;
  }

  //@ ensures \result == false;
  static boolean m119_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc"; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m120_f0(String o) { // FALSE
    return o == String.valueOf(true);
  }

  //@ ensures \result == false;
  static boolean m121_f0(H<String> h) { // FALSE
    return h.f == String.valueOf(true);
  }

  //@ ensures \result == false;
  static boolean m122_f0() { // FALSE
    String a = String.valueOf(true); String b = String.valueOf(true); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m122_t0() { // TRUE
    String a = String.valueOf(true); String b = String.valueOf(true); return a == b;
  }

  //@ ensures \result == false;
  static boolean m123_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = String.valueOf(true); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m124_f0(String o) { // FALSE
    return o == Boolean.toString(true);
  }

  //@ ensures \result == false;
  static boolean m125_f0(H<String> h) { // FALSE
    return h.f == Boolean.toString(true);
  }

  //@ ensures \result == false;
  static boolean m126_f0() { // FALSE
    String a = Boolean.toString(true); String b = Boolean.toString(true); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m126_t0() { // TRUE
    String a = Boolean.toString(true); String b = Boolean.toString(true); return a == b;
  }

  //@ ensures \result == false;
  static boolean m127_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = Boolean.toString(true); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m128_f0(String o) { // FALSE
    return o == "".trim();
  }

  //@ ensures \result == false;
  static boolean m129_f0(H<String> h) { // FALSE
    return h.f == "".trim();
  }

  //@ ensures \result == false;
  static boolean m130_f0() { // FALSE
    String a = "".trim(); String b = "".trim(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m130_t0() { // TRUE
    String a = "".trim(); String b = "".trim(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m131_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "".trim(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m132_f0(String o) { // FALSE
    return o == "abc".substring(0);
  }

  //@ ensures \result == false;
  static boolean m133_f0(H<String> h) { // FALSE
    return h.f == "abc".substring(0);
  }

  //@ ensures \result == false;
  static boolean m134_f0() { // FALSE
    String a = "abc".substring(0); String b = "abc".substring(0); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m134_t0() { // TRUE
    String a = "abc".substring(0); String b = "abc".substring(0); return a == b;
  }

  //@ ensures \result == false;
  static boolean m135_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".substring(0); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m136_f0(String o) { // FALSE
    return o == "abc".toString();
  }

  //@ ensures \result == false;
  static boolean m137_f0(H<String> h) { // FALSE
    return h.f == "abc".toString();
  }

  //@ ensures \result == false;
  static boolean m138_f0() { // FALSE
    String a = "abc".toString(); String b = "abc".toString(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m138_t0() { // TRUE
    String a = "abc".toString(); String b = "abc".toString(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m139_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".toString(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m140_f0(String o) { // FALSE
    return o == "abc".intern();
  }

  //@ ensures \result == false;
  static boolean m141_f0(H<String> h) { // FALSE
    return h.f == "abc".intern();
  }

  //@ ensures \result == false;
  static boolean m142_f0() { // FALSE
    String a = "abc".intern(); String b = "abc".intern(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m142_t0() { // TRUE
    String a = "abc".intern(); String b = "abc".intern(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m143_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".intern(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m144_f0(String o) { // FALSE
    return o == Singletons.E.P.name();
  }

  //@ ensures \result == false;
  static boolean m145_f0(H<String> h) { // FALSE
    return h.f == Singletons.E.P.name();
  }

  //@ ensures \result == false;
  static boolean m146_f0() { // FALSE
    String a = Singletons.E.P.name(); String b = Singletons.E.P.name(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m146_t0() { // TRUE
    String a = Singletons.E.P.name(); String b = Singletons.E.P.name(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m147_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = Singletons.E.P.name(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m148_f0(String o) { // FALSE
    return o == "abc".concat("");
  }

  //@ ensures \result == false;
  static boolean m149_f0(H<String> h) { // FALSE
    return h.f == "abc".concat("");
  }

  //@ ensures \result == false;
  static boolean m150_f0() { // FALSE
    String a = "abc".concat(""); String b = "abc".concat(""); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m150_t0() { // TRUE
    String a = "abc".concat(""); String b = "abc".concat(""); return a == b;
  }

  //@ ensures \result == false;
  static boolean m151_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".concat(""); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m152_f0(String o) { // FALSE
    return o == String.valueOf((Object) null);
  }

  //@ ensures \result == false;
  static boolean m153_f0(H<String> h) { // FALSE
    return h.f == String.valueOf((Object) null);
  }

  //@ ensures \result == false;
  static boolean m154_f0() { // FALSE
    String a = String.valueOf((Object) null); String b = String.valueOf((Object) null); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m154_t0() { // TRUE
    String a = String.valueOf((Object) null); String b = String.valueOf((Object) null); return a == b;
  }

  //@ ensures \result == false;
  static boolean m155_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = String.valueOf((Object) null); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m156_f0(String o) { // FALSE
    return o == "abc".replace('x','y');
  }

  //@ ensures \result == false;
  static boolean m157_f0(H<String> h) { // FALSE
    return h.f == "abc".replace('x','y');
  }

  //@ ensures \result == false;
  static boolean m158_f0() { // FALSE
    String a = "abc".replace('x','y'); String b = "abc".replace('x','y'); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m158_t0() { // TRUE
    String a = "abc".replace('x','y'); String b = "abc".replace('x','y'); return a == b;
  }

  //@ ensures \result == false;
  static boolean m159_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".replace('x','y'); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m160_f0(String o) { // FALSE
    return o == "a".repeat(1);
  }

  //@ ensures \result == false;
  static boolean m161_f0(H<String> h) { // FALSE
    return h.f == "a".repeat(1);
  }

  //@ ensures \result == false;
  static boolean m162_f0() { // FALSE
    String a = "a".repeat(1); String b = "a".repeat(1); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m162_t0() { // TRUE
    String a = "a".repeat(1); String b = "a".repeat(1); return a == b;
  }

  //@ ensures \result == false;
  static boolean m163_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "a".repeat(1); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m164_f0(String o) { // FALSE
    return o == "abc".trim();
  }

  //@ ensures \result == false;
  static boolean m165_f0(H<String> h) { // FALSE
    return h.f == "abc".trim();
  }

  //@ ensures \result == false;
  static boolean m166_f0() { // FALSE
    String a = "abc".trim(); String b = "abc".trim(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m166_t0() { // TRUE
    String a = "abc".trim(); String b = "abc".trim(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m167_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".trim(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m168_f0(String o) { // FALSE
    return o == "abc".toLowerCase();
  }

  //@ ensures \result == false;
  static boolean m169_f0(H<String> h) { // FALSE
    return h.f == "abc".toLowerCase();
  }

  //@ ensures \result == false;
  static boolean m170_f0() { // FALSE
    String a = "abc".toLowerCase(); String b = "abc".toLowerCase(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m170_t0() { // TRUE
    String a = "abc".toLowerCase(); String b = "abc".toLowerCase(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m171_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".toLowerCase(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m172_f0(String o) { // FALSE
    return o == "abc".strip();
  }

  //@ ensures \result == false;
  static boolean m173_f0(H<String> h) { // FALSE
    return h.f == "abc".strip();
  }

  //@ ensures \result == false;
  static boolean m174_f0() { // FALSE
    String a = "abc".strip(); String b = "abc".strip(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m174_t0() { // TRUE
    String a = "abc".strip(); String b = "abc".strip(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m175_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = "abc".strip(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m176_f0(String o) { // FALSE
    return o == Objects.toString("abc");
  }

  //@ ensures \result == false;
  static boolean m177_f0(H<String> h) { // FALSE
    return h.f == Objects.toString("abc");
  }

  //@ ensures \result == false;
  static boolean m178_f0() { // FALSE
    String a = Objects.toString("abc"); String b = Objects.toString("abc"); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m178_t0() { // TRUE
    String a = Objects.toString("abc"); String b = Objects.toString("abc"); return a == b;
  }

  //@ ensures \result == false;
  static boolean m179_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = Objects.toString("abc"); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m180_f0(String o) { // FALSE
    return o == Integer.class.getName();
  }

  //@ ensures \result == false;
  static boolean m181_f0(H<String> h) { // FALSE
    return h.f == Integer.class.getName();
  }

  //@ ensures \result == false;
  static boolean m182_f0() { // FALSE
    String a = Integer.class.getName(); String b = Integer.class.getName(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m182_t0() { // TRUE
    String a = Integer.class.getName(); String b = Integer.class.getName(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m183_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = Integer.class.getName(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m184_f0(String o) { // FALSE
    return o == String.valueOf("abc");
  }

  //@ ensures \result == false;
  static boolean m185_f0(H<String> h) { // FALSE
    return h.f == String.valueOf("abc");
  }

  //@ ensures \result == false;
  static boolean m186_f0() { // FALSE
    String a = String.valueOf("abc"); String b = String.valueOf("abc"); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m186_t0() { // TRUE
    String a = String.valueOf("abc"); String b = String.valueOf("abc"); return a == b;
  }

  //@ ensures \result == false;
  static boolean m187_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = String.valueOf("abc"); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m188_f0(Object o) { // FALSE
    return o == Optional.empty();
  }

  //@ ensures \result == false;
  static boolean m189_f0(H<Object> h) { // FALSE
    return h.f == Optional.empty();
  }

  //@ ensures \result == false;
  static boolean m190_f0() { // FALSE
    Object a = Optional.empty(); Object b = Optional.empty(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m190_t0() { // TRUE
    Object a = Optional.empty(); Object b = Optional.empty(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m191_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Optional.empty(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m192_f0(Object o) { // FALSE
    return o == Collections.emptyList();
  }

  //@ ensures \result == false;
  static boolean m193_f0(H<Object> h) { // FALSE
    return h.f == Collections.emptyList();
  }

  //@ ensures \result == false;
  static boolean m194_f0() { // FALSE
    Object a = Collections.emptyList(); Object b = Collections.emptyList(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m194_t0() { // TRUE
    Object a = Collections.emptyList(); Object b = Collections.emptyList(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m195_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Collections.emptyList(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m196_f0(Object o) { // FALSE
    return o == (Object) List.of();
  }

  //@ ensures \result == false;
  static boolean m197_f0(H<Object> h) { // FALSE
    return h.f == (Object) List.of();
  }

  //@ ensures \result == false;
  static boolean m198_f0() { // FALSE
    Object a = (Object) List.of(); Object b = (Object) List.of(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m198_t0() { // TRUE
    Object a = (Object) List.of(); Object b = (Object) List.of(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m199_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = (Object) List.of(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m200_f0(Collection<Integer> o) { // FALSE
    return o == Collections.<Integer>emptyList();
  }

  //@ ensures \result == false;
  static boolean m201_f0(H<Collection<Integer>> h) { // FALSE
    return h.f == Collections.<Integer>emptyList();
  }

  //@ ensures \result == false;
  static boolean m202_f0() { // FALSE
    Collection<Integer> a = Collections.<Integer>emptyList(); Collection<Integer> b = Collections.<Integer>emptyList(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m202_t0() { // TRUE
    Collection<Integer> a = Collections.<Integer>emptyList(); Collection<Integer> b = Collections.<Integer>emptyList(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m203_f0(Collection<Integer> o, int n) { // FALSE
    Collection<Integer> p = o; for (int i = 0; i < n; i++) { p = Collections.<Integer>emptyList(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m204_f0(Iterable<Integer> o) { // FALSE
    return o == List.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m205_f0(H<Iterable<Integer>> h) { // FALSE
    return h.f == List.<Integer>of();
  }

  //@ ensures \result == false;
  static boolean m206_f0() { // FALSE
    Iterable<Integer> a = List.<Integer>of(); Iterable<Integer> b = List.<Integer>of(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m206_t0() { // TRUE
    Iterable<Integer> a = List.<Integer>of(); Iterable<Integer> b = List.<Integer>of(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m207_f0(Iterable<Integer> o, int n) { // FALSE
    Iterable<Integer> p = o; for (int i = 0; i < n; i++) { p = List.<Integer>of(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m208_f0(Class<?> o) { // FALSE
    return o == String.class;
  }

  //@ ensures \result == false;
  static boolean m209_f0(H<Class<?>> h) { // FALSE
    return h.f == String.class;
  }

  //@ ensures \result == false;
  static boolean m210_f0() { // FALSE
    Class<?> a = String.class; Class<?> b = String.class; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m210_t0() { // TRUE
    Class<?> a = String.class; Class<?> b = String.class; return a == b;
  }

  //@ ensures \result == false;
  static boolean m211_f0(Class<?> o, int n) { // FALSE
    Class<?> p = o; for (int i = 0; i < n; i++) { p = String.class; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m212_f0(Class<?> o) { // FALSE
    return o == Singletons.A.class;
  }

  //@ ensures \result == false;
  static boolean m213_f0(H<Class<?>> h) { // FALSE
    return h.f == Singletons.A.class;
  }

  //@ ensures \result == false;
  static boolean m214_f0() { // FALSE
    Class<?> a = Singletons.A.class; Class<?> b = Singletons.A.class; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m214_t0() { // TRUE
    Class<?> a = Singletons.A.class; Class<?> b = Singletons.A.class; return a == b;
  }

  //@ ensures \result == false;
  static boolean m215_f0(Class<?> o, int n) { // FALSE
    Class<?> p = o; for (int i = 0; i < n; i++) { p = Singletons.A.class; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m216_f0(Class<?> o) { // FALSE
    return o == "".getClass();
  }

  //@ ensures \result == false;
  static boolean m217_f0(H<Class<?>> h) { // FALSE
    return h.f == "".getClass();
  }

  //@ ensures \result == false;
  static boolean m218_f0() { // FALSE
    Class<?> a = "".getClass(); Class<?> b = "".getClass(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m218_t0() { // TRUE
    Class<?> a = "".getClass(); Class<?> b = "".getClass(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m219_f0(Class<?> o, int n) { // FALSE
    Class<?> p = o; for (int i = 0; i < n; i++) { p = "".getClass(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m220_f0(Object o) { // FALSE
    return o == (Object) String.class;
  }

  //@ ensures \result == false;
  static boolean m221_f0(H<Object> h) { // FALSE
    return h.f == (Object) String.class;
  }

  //@ ensures \result == false;
  static boolean m222_f0() { // FALSE
    Object a = (Object) String.class; Object b = (Object) String.class; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m222_t0() { // TRUE
    Object a = (Object) String.class; Object b = (Object) String.class; return a == b;
  }

  //@ ensures \result == false;
  static boolean m223_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = (Object) String.class; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m224_f0(Object o) { // FALSE
    return o == System.out;
  }

  //@ ensures \result == false;
  static boolean m225_f0(H<Object> h) { // FALSE
    return h.f == System.out;
  }

  //@ ensures \result == false;
  static boolean m226_f0() { // FALSE
    Object a = System.out; Object b = System.out; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m226_t0() { // TRUE
    Object a = System.out; Object b = System.out; return a == b;
  }

  //@ ensures \result == false;
  static boolean m227_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = System.out; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m228_f0(Singletons.A o) { // FALSE
    return o == Singletons.A.ONE;
  }

  //@ ensures \result == false;
  static boolean m229_f0(H<Singletons.A> h) { // FALSE
    return h.f == Singletons.A.ONE;
  }

  //@ ensures \result == false;
  static boolean m230_f0() { // FALSE
    Singletons.A a = Singletons.A.ONE; Singletons.A b = Singletons.A.ONE; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m230_t0() { // TRUE
    Singletons.A a = Singletons.A.ONE; Singletons.A b = Singletons.A.ONE; return a == b;
  }

  //@ ensures \result == false;
  static boolean m231_f0(Singletons.A o, int n) { // FALSE
    Singletons.A p = o; for (int i = 0; i < n; i++) { p = Singletons.A.ONE; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m232_f0(Singletons.A o) { // FALSE
    return o == Singletons.A.two;
  }

  //@ ensures \result == false;
  static boolean m233_f0(H<Singletons.A> h) { // FALSE
    return h.f == Singletons.A.two;
  }

  //@ ensures \result == false;
  static boolean m234_f0() { // FALSE
    Singletons.A a = Singletons.A.two; Singletons.A b = Singletons.A.two; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m234_t0() { // TRUE
    Singletons.A a = Singletons.A.two; Singletons.A b = Singletons.A.two; return a == b;
  }

  //@ ensures \result == false;
  static boolean m235_f0(Singletons.A o, int n) { // FALSE
    Singletons.A p = o; for (int i = 0; i < n; i++) { p = Singletons.A.two; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m236_f0(Singletons.A o) { // FALSE
    return o == Singletons.A.get();
  }

  //@ ensures \result == false;
  static boolean m237_f0(H<Singletons.A> h) { // FALSE
    return h.f == Singletons.A.get();
  }

  //@ ensures \result == false;
  static boolean m238_f0() { // FALSE
    Singletons.A a = Singletons.A.get(); Singletons.A b = Singletons.A.get(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m238_t0() { // TRUE
    Singletons.A a = Singletons.A.get(); Singletons.A b = Singletons.A.get(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m239_f0(Singletons.A o, int n) { // FALSE
    Singletons.A p = o; for (int i = 0; i < n; i++) { p = Singletons.A.get(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m240_f0(Object o) { // FALSE
    return o == Singletons.A.ONE;
  }

  //@ ensures \result == false;
  static boolean m241_f0(H<Object> h) { // FALSE
    return h.f == Singletons.A.ONE;
  }

  //@ ensures \result == false;
  static boolean m242_f0() { // FALSE
    Object a = Singletons.A.ONE; Object b = Singletons.A.ONE; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m242_t0() { // TRUE
    Object a = Singletons.A.ONE; Object b = Singletons.A.ONE; return a == b;
  }

  //@ ensures \result == false;
  static boolean m243_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.A.ONE; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m244_f0(Singletons.A o) { // FALSE
    return o == Singletons.A.arr[0];
  }

  //@ ensures \result == false;
  static boolean m245_f0(H<Singletons.A> h) { // FALSE
    return h.f == Singletons.A.arr[0];
  }

  //@ ensures \result == false;
  static boolean m246_f0() { // FALSE
    Singletons.A a = Singletons.A.arr[0]; Singletons.A b = Singletons.A.arr[0]; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m246_t0() { // TRUE
    Singletons.A a = Singletons.A.arr[0]; Singletons.A b = Singletons.A.arr[0]; return a == b;
  }

  //@ ensures \result == false;
  static boolean m247_f0(Singletons.A o, int n) { // FALSE
    Singletons.A p = o; for (int i = 0; i < n; i++) { p = Singletons.A.arr[0]; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m248_f0(int[] o) { // FALSE
    return o == Singletons.Holder.EMPTY;
  }

  //@ ensures \result == false;
  static boolean m249_f0(H<int[]> h) { // FALSE
    return h.f == Singletons.Holder.EMPTY;
  }

  //@ ensures \result == false;
  static boolean m250_f0() { // FALSE
    int[] a = Singletons.Holder.EMPTY; int[] b = Singletons.Holder.EMPTY; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m250_t0() { // TRUE
    int[] a = Singletons.Holder.EMPTY; int[] b = Singletons.Holder.EMPTY; return a == b;
  }

  //@ ensures \result == false;
  static boolean m251_f0(int[] o, int n) { // FALSE
    int[] p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.EMPTY; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m252_f0(Object o) { // FALSE
    return o == Singletons.Holder.LOCK;
  }

  //@ ensures \result == false;
  static boolean m253_f0(H<Object> h) { // FALSE
    return h.f == Singletons.Holder.LOCK;
  }

  //@ ensures \result == false;
  static boolean m254_f0() { // FALSE
    Object a = Singletons.Holder.LOCK; Object b = Singletons.Holder.LOCK; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m254_t0() { // TRUE
    Object a = Singletons.Holder.LOCK; Object b = Singletons.Holder.LOCK; return a == b;
  }

  //@ ensures \result == false;
  static boolean m255_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.LOCK; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m256_f0(Object o) { // FALSE
    return o == Singletons.Holder.EMPTY;
  }

  //@ ensures \result == false;
  static boolean m257_f0(H<Object> h) { // FALSE
    return h.f == Singletons.Holder.EMPTY;
  }

  //@ ensures \result == false;
  static boolean m258_f0() { // FALSE
    Object a = Singletons.Holder.EMPTY; Object b = Singletons.Holder.EMPTY; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m258_t0() { // TRUE
    Object a = Singletons.Holder.EMPTY; Object b = Singletons.Holder.EMPTY; return a == b;
  }

  //@ ensures \result == false;
  static boolean m259_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.EMPTY; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m260_f0(Singletons.I o) { // FALSE
    return o == Singletons.Holder.L;
  }

  //@ ensures \result == false;
  static boolean m261_f0(H<Singletons.I> h) { // FALSE
    return h.f == Singletons.Holder.L;
  }

  //@ ensures \result == false;
  static boolean m262_f0() { // FALSE
    Singletons.I a = Singletons.Holder.L; Singletons.I b = Singletons.Holder.L; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m262_t0() { // TRUE
    Singletons.I a = Singletons.Holder.L; Singletons.I b = Singletons.Holder.L; return a == b;
  }

  //@ ensures \result == false;
  static boolean m263_f0(Singletons.I o, int n) { // FALSE
    Singletons.I p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.L; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m264_f0(List<Integer> o) { // FALSE
    return o == Singletons.Holder.LS;
  }

  //@ ensures \result == false;
  static boolean m265_f0(H<List<Integer>> h) { // FALSE
    return h.f == Singletons.Holder.LS;
  }

  //@ ensures \result == false;
  static boolean m266_f0() { // FALSE
    List<Integer> a = Singletons.Holder.LS; List<Integer> b = Singletons.Holder.LS; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m266_t0() { // TRUE
    List<Integer> a = Singletons.Holder.LS; List<Integer> b = Singletons.Holder.LS; return a == b;
  }

  //@ ensures \result == false;
  static boolean m267_f0(List<Integer> o, int n) { // FALSE
    List<Integer> p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.LS; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m268_f0(Object o) { // FALSE
    return o == Singletons.Holder.LS;
  }

  //@ ensures \result == false;
  static boolean m269_f0(H<Object> h) { // FALSE
    return h.f == Singletons.Holder.LS;
  }

  //@ ensures \result == false;
  static boolean m270_f0() { // FALSE
    Object a = Singletons.Holder.LS; Object b = Singletons.Holder.LS; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m270_t0() { // TRUE
    Object a = Singletons.Holder.LS; Object b = Singletons.Holder.LS; return a == b;
  }

  //@ ensures \result == false;
  static boolean m271_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.LS; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m272_f0(String o) { // FALSE
    return o == Singletons.Holder.S;
  }

  //@ ensures \result == false;
  static boolean m273_f0(H<String> h) { // FALSE
    return h.f == Singletons.Holder.S;
  }

  //@ ensures \result == false;
  static boolean m274_f0() { // FALSE
    String a = Singletons.Holder.S; String b = Singletons.Holder.S; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m274_t0() { // TRUE
    String a = Singletons.Holder.S; String b = Singletons.Holder.S; return a == b;
  }

  //@ ensures \result == false;
  static boolean m275_f0(String o, int n) { // FALSE
    String p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.S; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m276_f0(StringBuilder o) { // FALSE
    return o == Singletons.Holder.SB;
  }

  //@ ensures \result == false;
  static boolean m277_f0(H<StringBuilder> h) { // FALSE
    return h.f == Singletons.Holder.SB;
  }

  //@ ensures \result == false;
  static boolean m278_f0() { // FALSE
    StringBuilder a = Singletons.Holder.SB; StringBuilder b = Singletons.Holder.SB; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m278_t0() { // TRUE
    StringBuilder a = Singletons.Holder.SB; StringBuilder b = Singletons.Holder.SB; return a == b;
  }

  //@ ensures \result == false;
  static boolean m279_f0(StringBuilder o, int n) { // FALSE
    StringBuilder p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.SB; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m280_f0(CharSequence o) { // FALSE
    return o == Singletons.Holder.SB;
  }

  //@ ensures \result == false;
  static boolean m281_f0(H<CharSequence> h) { // FALSE
    return h.f == Singletons.Holder.SB;
  }

  //@ ensures \result == false;
  static boolean m282_f0() { // FALSE
    CharSequence a = Singletons.Holder.SB; CharSequence b = Singletons.Holder.SB; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m282_t0() { // TRUE
    CharSequence a = Singletons.Holder.SB; CharSequence b = Singletons.Holder.SB; return a == b;
  }

  //@ ensures \result == false;
  static boolean m283_f0(CharSequence o, int n) { // FALSE
    CharSequence p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.SB; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m284_f0(RuntimeException o) { // FALSE
    return o == Singletons.Holder.EX;
  }

  //@ ensures \result == false;
  static boolean m285_f0(H<RuntimeException> h) { // FALSE
    return h.f == Singletons.Holder.EX;
  }

  //@ ensures \result == false;
  static boolean m286_f0() { // FALSE
    RuntimeException a = Singletons.Holder.EX; RuntimeException b = Singletons.Holder.EX; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m286_t0() { // TRUE
    RuntimeException a = Singletons.Holder.EX; RuntimeException b = Singletons.Holder.EX; return a == b;
  }

  //@ ensures \result == false;
  static boolean m287_f0(RuntimeException o, int n) { // FALSE
    RuntimeException p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.EX; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m288_f0(Throwable o) { // FALSE
    return o == Singletons.Holder.EX;
  }

  //@ ensures \result == false;
  static boolean m289_f0(H<Throwable> h) { // FALSE
    return h.f == Singletons.Holder.EX;
  }

  //@ ensures \result == false;
  static boolean m290_f0() { // FALSE
    Throwable a = Singletons.Holder.EX; Throwable b = Singletons.Holder.EX; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m290_t0() { // TRUE
    Throwable a = Singletons.Holder.EX; Throwable b = Singletons.Holder.EX; return a == b;
  }

  //@ ensures \result == false;
  static boolean m291_f0(Throwable o, int n) { // FALSE
    Throwable p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.EX; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m292_f0(Integer o) { // FALSE
    return o == Singletons.Holder.BIG;
  }

  //@ ensures \result == false;
  static boolean m293_f0(H<Integer> h) { // FALSE
    return h.f == Singletons.Holder.BIG;
  }

  //@ ensures \result == false;
  static boolean m294_f0() { // FALSE
    Integer a = Singletons.Holder.BIG; Integer b = Singletons.Holder.BIG; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m294_t0() { // TRUE
    Integer a = Singletons.Holder.BIG; Integer b = Singletons.Holder.BIG; return a == b;
  }

  //@ ensures \result == false;
  static boolean m295_f0(Integer o, int n) { // FALSE
    Integer p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.BIG; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m296_f0(Optional<Integer> o) { // FALSE
    return o == Singletons.Holder.OE;
  }

  //@ ensures \result == false;
  static boolean m297_f0(H<Optional<Integer>> h) { // FALSE
    return h.f == Singletons.Holder.OE;
  }

  //@ ensures \result == false;
  static boolean m298_f0() { // FALSE
    Optional<Integer> a = Singletons.Holder.OE; Optional<Integer> b = Singletons.Holder.OE; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m298_t0() { // TRUE
    Optional<Integer> a = Singletons.Holder.OE; Optional<Integer> b = Singletons.Holder.OE; return a == b;
  }

  //@ ensures \result == false;
  static boolean m299_f0(Optional<Integer> o, int n) { // FALSE
    Optional<Integer> p = o; for (int i = 0; i < n; i++) { p = Singletons.Holder.OE; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m300_f0(Singletons.I o) { // FALSE
    return o == Singletons.lam0();
  }

  //@ ensures \result == false;
  static boolean m301_f0(H<Singletons.I> h) { // FALSE
    return h.f == Singletons.lam0();
  }

  //@ ensures \result == false;
  static boolean m302_f0() { // FALSE
    Singletons.I a = Singletons.lam0(); Singletons.I b = Singletons.lam0(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m302_t0() { // TRUE
    Singletons.I a = Singletons.lam0(); Singletons.I b = Singletons.lam0(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m303_f0(Singletons.I o, int n) { // FALSE
    Singletons.I p = o; for (int i = 0; i < n; i++) { p = Singletons.lam0(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m304_f0(Singletons.I o) { // FALSE
    return o == Singletons.mr0();
  }

  //@ ensures \result == false;
  static boolean m305_f0(H<Singletons.I> h) { // FALSE
    return h.f == Singletons.mr0();
  }

  //@ ensures \result == false;
  static boolean m306_f0() { // FALSE
    Singletons.I a = Singletons.mr0(); Singletons.I b = Singletons.mr0(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m306_t0() { // TRUE
    Singletons.I a = Singletons.mr0(); Singletons.I b = Singletons.mr0(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m307_f0(Singletons.I o, int n) { // FALSE
    Singletons.I p = o; for (int i = 0; i < n; i++) { p = Singletons.mr0(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m308_f0(Singletons.R o) { // FALSE
    return o == Singletons.R.ZERO;
  }

  //@ ensures \result == false;
  static boolean m309_f0(H<Singletons.R> h) { // FALSE
    return h.f == Singletons.R.ZERO;
  }

  //@ ensures \result == false;
  static boolean m310_f0() { // FALSE
    Singletons.R a = Singletons.R.ZERO; Singletons.R b = Singletons.R.ZERO; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m310_t0() { // TRUE
    Singletons.R a = Singletons.R.ZERO; Singletons.R b = Singletons.R.ZERO; return a == b;
  }

  //@ ensures \result == false;
  static boolean m311_f0(Singletons.R o, int n) { // FALSE
    Singletons.R p = o; for (int i = 0; i < n; i++) { p = Singletons.R.ZERO; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m312_f0(Singletons.E o) { // FALSE
    return o == Singletons.E.Q;
  }

  //@ ensures \result == false;
  static boolean m313_f0(H<Singletons.E> h) { // FALSE
    return h.f == Singletons.E.Q;
  }

  //@ ensures \result == false;
  static boolean m314_f0() { // FALSE
    Singletons.E a = Singletons.E.Q; Singletons.E b = Singletons.E.Q; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m314_t0() { // TRUE
    Singletons.E a = Singletons.E.Q; Singletons.E b = Singletons.E.Q; return a == b;
  }

  //@ ensures \result == false;
  static boolean m315_f0(Singletons.E o, int n) { // FALSE
    Singletons.E p = o; for (int i = 0; i < n; i++) { p = Singletons.E.Q; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m316_f0(Object o) { // FALSE
    return o == Singletons.E.Q;
  }

  //@ ensures \result == false;
  static boolean m317_f0(H<Object> h) { // FALSE
    return h.f == Singletons.E.Q;
  }

  //@ ensures \result == false;
  static boolean m318_f0() { // FALSE
    Object a = Singletons.E.Q; Object b = Singletons.E.Q; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m318_t0() { // TRUE
    Object a = Singletons.E.Q; Object b = Singletons.E.Q; return a == b;
  }

  //@ ensures \result == false;
  static boolean m319_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.E.Q; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m320_f0(Comparable o) { // FALSE
    return o == Singletons.E.P;
  }

  //@ ensures \result == false;
  static boolean m321_f0(H<Comparable> h) { // FALSE
    return h.f == Singletons.E.P;
  }

  //@ ensures \result == false;
  static boolean m322_f0() { // FALSE
    Comparable a = Singletons.E.P; Comparable b = Singletons.E.P; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m322_t0() { // TRUE
    Comparable a = Singletons.E.P; Comparable b = Singletons.E.P; return a == b;
  }

  //@ ensures \result == false;
  static boolean m323_f0(Comparable o, int n) { // FALSE
    Comparable p = o; for (int i = 0; i < n; i++) { p = Singletons.E.P; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m324_f0(Singletons.E o) { // FALSE
    return o == Singletons.E.values()[0];
  }

  //@ ensures \result == false;
  static boolean m325_f0(H<Singletons.E> h) { // FALSE
    return h.f == Singletons.E.values()[0];
  }

  //@ ensures \result == false;
  static boolean m326_f0() { // FALSE
    Singletons.E a = Singletons.E.values()[0]; Singletons.E b = Singletons.E.values()[0]; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m326_t0() { // TRUE
    Singletons.E a = Singletons.E.values()[0]; Singletons.E b = Singletons.E.values()[0]; return a == b;
  }

  //@ ensures \result == false;
  static boolean m327_f0(Singletons.E o, int n) { // FALSE
    Singletons.E p = o; for (int i = 0; i < n; i++) { p = Singletons.E.values()[0]; } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m328_f0(Singletons.E o) { // FALSE
    return o == Singletons.E.valueOf("P");
  }

  //@ ensures \result == false;
  static boolean m329_f0(H<Singletons.E> h) { // FALSE
    return h.f == Singletons.E.valueOf("P");
  }

  //@ ensures \result == false;
  static boolean m330_f0() { // FALSE
    Singletons.E a = Singletons.E.valueOf("P"); Singletons.E b = Singletons.E.valueOf("P"); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m330_t0() { // TRUE
    Singletons.E a = Singletons.E.valueOf("P"); Singletons.E b = Singletons.E.valueOf("P"); return a == b;
  }

  //@ ensures \result == false;
  static boolean m331_f0(Singletons.E o, int n) { // FALSE
    Singletons.E p = o; for (int i = 0; i < n; i++) { p = Singletons.E.valueOf("P"); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m332_f0(Object o) { // FALSE
    return o == Singletons.E.P.getClass();
  }

  //@ ensures \result == false;
  static boolean m333_f0(H<Object> h) { // FALSE
    return h.f == Singletons.E.P.getClass();
  }

  //@ ensures \result == false;
  static boolean m334_f0() { // FALSE
    Object a = Singletons.E.P.getClass(); Object b = Singletons.E.P.getClass(); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m334_t0() { // TRUE
    Object a = Singletons.E.P.getClass(); Object b = Singletons.E.P.getClass(); return a == b;
  }

  //@ ensures \result == false;
  static boolean m335_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Singletons.E.P.getClass(); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m336_f0(Object o) { // FALSE
    return o == Objects.requireNonNull(Singletons.A.ONE);
  }

  //@ ensures \result == false;
  static boolean m337_f0(H<Object> h) { // FALSE
    return h.f == Objects.requireNonNull(Singletons.A.ONE);
  }

  //@ ensures \result == false;
  static boolean m338_f0() { // FALSE
    Object a = Objects.requireNonNull(Singletons.A.ONE); Object b = Objects.requireNonNull(Singletons.A.ONE); return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m338_t0() { // TRUE
    Object a = Objects.requireNonNull(Singletons.A.ONE); Object b = Objects.requireNonNull(Singletons.A.ONE); return a == b;
  }

  //@ ensures \result == false;
  static boolean m339_f0(Object o, int n) { // FALSE
    Object p = o; for (int i = 0; i < n; i++) { p = Objects.requireNonNull(Singletons.A.ONE); } return o == p && n > 0;
  }

  //@ ensures \result == false;
  static boolean m340_f0(Object[] o) { // FALSE
    return o == (Object[]) Singletons.A.arr;
  }

  //@ ensures \result == false;
  static boolean m341_f0(H<Object[]> h) { // FALSE
    return h.f == (Object[]) Singletons.A.arr;
  }

  //@ ensures \result == false;
  static boolean m342_f0() { // FALSE
    Object[] a = (Object[]) Singletons.A.arr; Object[] b = (Object[]) Singletons.A.arr; return a == b;
  }
  //@ ensures \result == true; signals_only \nothing;
  static boolean m342_t0() { // TRUE
    Object[] a = (Object[]) Singletons.A.arr; Object[] b = (Object[]) Singletons.A.arr; return a == b;
  }

  //@ ensures \result == false;
  static boolean m343_f0(Object[] o, int n) { // FALSE
    Object[] p = o; for (int i = 0; i < n; i++) { p = (Object[]) Singletons.A.arr; } return o == p && n > 0;
  }
}