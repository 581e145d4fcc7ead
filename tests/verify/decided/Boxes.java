import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Boxes: which are shared, how they compare, what unboxing throws: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Boxes {

  static List<Integer> L(Integer... x) { return new ArrayList<>(Arrays.asList(x)); } static Integer nul() { return null; }
  record P(int a, Integer b) { } enum E { A, B, C }
  static class K { int h; K(int h) { this.h = h; } public int hashCode() { return 1; } public boolean equals(Object o) { return o instanceof K k && k.h == h; } }
  static class Mut { int v; Mut(int v) { this.v = v; } public int hashCode() { return v; } public boolean equals(Object o) { return o instanceof Mut m && m.v == v; } }

  static List<Integer> l1 = L(4, 4);

  //@ ensures \result != 1;
  static int m0_f0(int x) { // FALSE
    Integer a = x, b = x; return a == b ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m0_f1(int x) { // FALSE
    Integer a = x, b = x; return a == b ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m0_t0(int x) { // TRUE
    Integer a = x, b = x; return a == b ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m0_t1(int x) { // TRUE
    Integer a = x, b = x; return a == b ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m0_t2(int x) { // TRUE
    Integer a = x, b = x; return a == b ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m1_f0(int x) { // FALSE
    Long a = (long) x; return a.equals(x) ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m1_t0(int x) { // TRUE
    Long a = (long) x; return a.equals(x) ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m1_t1(int x) { // TRUE
    Long a = (long) x; return a.equals(x) ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m1_t2(int x) { // TRUE
    Long a = (long) x; return a.equals(x) ? 1 : 2;
  }

  //@ ensures \result != -1;
  static int m2_f0(int x) { // FALSE
    Integer a = x; Integer c = a; a++; return a == c ? 1 : c - a;
  }
  //@ requires x == 0; ensures \result == -1; signals_only \nothing;
  static int m2_t0(int x) { // TRUE
    Integer a = x; Integer c = a; a++; return a == c ? 1 : c - a;
  }
  //@ requires x == 1; ensures \result == -1; signals_only \nothing;
  static int m2_t1(int x) { // TRUE
    Integer a = x; Integer c = a; a++; return a == c ? 1 : c - a;
  }
  //@ requires x == 127; ensures \result == -1; signals_only \nothing;
  static int m2_t2(int x) { // TRUE
    Integer a = x; Integer c = a; a++; return a == c ? 1 : c - a;
  }

  //@ ensures \result != 2;
  static int m3_f0(int x) { // FALSE
    Object o = true ? x : 1.5; return o instanceof Integer ? 1 : o instanceof Double ? 2 : 3;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m3_t0(int x) { // TRUE
    Object o = true ? x : 1.5; return o instanceof Integer ? 1 : o instanceof Double ? 2 : 3;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m3_t1(int x) { // TRUE
    Object o = true ? x : 1.5; return o instanceof Integer ? 1 : o instanceof Double ? 2 : 3;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m3_t2(int x) { // TRUE
    Object o = true ? x : 1.5; return o instanceof Integer ? 1 : o instanceof Double ? 2 : 3;
  }

  //@ ensures \result != 4;
  static int m4_f0(int x) { // FALSE
    Integer n = x > 3 ? null : x; try { return x > 5 ? n : 4; } catch (NullPointerException e) { return 9; }
  }
  //@ ensures \result != 9;
  static int m4_f1(int x) { // FALSE
    Integer n = x > 3 ? null : x; try { return x > 5 ? n : 4; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 0; ensures \result == 4; signals_only \nothing;
  static int m4_t0(int x) { // TRUE
    Integer n = x > 3 ? null : x; try { return x > 5 ? n : 4; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 1; ensures \result == 4; signals_only \nothing;
  static int m4_t1(int x) { // TRUE
    Integer n = x > 3 ? null : x; try { return x > 5 ? n : 4; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 127; ensures \result == 9; signals_only \nothing;
  static int m4_t2(int x) { // TRUE
    Integer n = x > 3 ? null : x; try { return x > 5 ? n : 4; } catch (NullPointerException e) { return 9; }
  }

  //@ ensures \result != 0;
  static int m5_f0(int x) { // FALSE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ ensures \result != 1;
  static int m5_f1(int x) { // FALSE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ ensures \result != 9;
  static int m5_f2(int x) { // FALSE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ ensures \result != -128;
  static int m5_f3(int x) { // FALSE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m5_t0(int x) { // TRUE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m5_t1(int x) { // TRUE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 127; ensures \result == 9; signals_only \nothing;
  static int m5_t2(int x) { // TRUE
    Integer n = nul(); try { int k = x > 3 ? n : x; return k; } catch (NullPointerException e) { return 9; }
  }

  //@ ensures \result != 1;
  static int m6_f0(int x) { // FALSE
    Integer n = nul(); Object o; try { o = x > 3 ? n : 0; return 1; } catch (NullPointerException e) { return 9; }
  }
  //@ ensures \result != 9;
  static int m6_f1(int x) { // FALSE
    Integer n = nul(); Object o; try { o = x > 3 ? n : 0; return 1; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m6_t0(int x) { // TRUE
    Integer n = nul(); Object o; try { o = x > 3 ? n : 0; return 1; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m6_t1(int x) { // TRUE
    Integer n = nul(); Object o; try { o = x > 3 ? n : 0; return 1; } catch (NullPointerException e) { return 9; }
  }
  //@ requires x == 127; ensures \result == 9; signals_only \nothing;
  static int m6_t2(int x) { // TRUE
    Integer n = nul(); Object o; try { o = x > 3 ? n : 0; return 1; } catch (NullPointerException e) { return 9; }
  }

  //@ ensures \result != 3;
  static int m7_f0(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove(Integer.valueOf(x)); return l.size();
  }
  //@ ensures \result != 2;
  static int m7_f1(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove(Integer.valueOf(x)); return l.size();
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m7_t0(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove(Integer.valueOf(x)); return l.size();
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m7_t1(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove(Integer.valueOf(x)); return l.size();
  }
  //@ requires x == 127; ensures \result == 3; signals_only \nothing;
  static int m7_t2(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove(Integer.valueOf(x)); return l.size();
  }

  //@ ensures \result != 7;
  static int m8_f0(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ ensures \result != 8;
  static int m8_f1(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ ensures \result != 134;
  static int m8_f2(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ ensures \result != 135;
  static int m8_f3(int x) { // FALSE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ requires x == 0; ensures \result == 7; signals_only \nothing;
  static int m8_t0(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ requires x == 1; ensures \result == 8; signals_only \nothing;
  static int m8_t1(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }
  //@ requires x == 127; ensures \result == 134; signals_only \nothing;
  static int m8_t2(int x) { // TRUE
    List<Integer> l = L(5, 6, 7); l.remove((int) 1); return l.get(1) + x;
  }

  //@ ensures \result != 24;
  static int m9_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3, 4), s = l.subList(1, 3); s.set(0, x); s.clear(); return l.size() * 10 + l.get(1);
  }
  //@ requires x == 0; ensures \result == 24; signals_only \nothing;
  static int m9_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, 4), s = l.subList(1, 3); s.set(0, x); s.clear(); return l.size() * 10 + l.get(1);
  }
  //@ requires x == 1; ensures \result == 24; signals_only \nothing;
  static int m9_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, 4), s = l.subList(1, 3); s.set(0, x); s.clear(); return l.size() * 10 + l.get(1);
  }
  //@ requires x == 127; ensures \result == 24; signals_only \nothing;
  static int m9_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, 4), s = l.subList(1, 3); s.set(0, x); s.clear(); return l.size() * 10 + l.get(1);
  }

  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m10_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3), s = l.subList(0, 2); l.add(x); return s.size();
  }
  //@ requires x == 0; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m10_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3), s = l.subList(0, 2); l.add(x); return s.size();
  }
  //@ requires x == 1; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m10_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3), s = l.subList(0, 2); l.add(x); return s.size();
  }
  //@ requires x == 127; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m10_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3), s = l.subList(0, 2); l.add(x); return s.size();
  }

  //@ ensures \result != 0;
  static int m11_f0(int x) { // FALSE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ ensures \result != 1;
  static int m11_f1(int x) { // FALSE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ ensures \result != 127;
  static int m11_f2(int x) { // FALSE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ ensures \result != 128;
  static int m11_f3(int x) { // FALSE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m11_t0(int x) { // TRUE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m11_t1(int x) { // TRUE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }
  //@ requires x == 127; ensures \result == 127; signals_only \nothing;
  static int m11_t2(int x) { // TRUE
    Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a); a[0] = x; return l.get(0);
  }

  //@ signals (java.lang.UnsupportedOperationException t) false;
  static int m12_f0(int x) { // FALSE
    List<Integer> l = Arrays.asList(1, 2); l.set(1, x); l.add(3); return 1;
  }
  //@ requires x == 0; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m12_t0(int x) { // TRUE
    List<Integer> l = Arrays.asList(1, 2); l.set(1, x); l.add(3); return 1;
  }
  //@ requires x == 1; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m12_t1(int x) { // TRUE
    List<Integer> l = Arrays.asList(1, 2); l.set(1, x); l.add(3); return 1;
  }
  //@ requires x == 127; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m12_t2(int x) { // TRUE
    List<Integer> l = Arrays.asList(1, 2); l.set(1, x); l.add(3); return 1;
  }

  //@ ensures \result != 21;
  static int m13_f0(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.put(5, 2); return m.size() * 10 + m.get(x);
  }
  //@ ensures \result != 12;
  static int m13_f1(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.put(5, 2); return m.size() * 10 + m.get(x);
  }
  //@ requires x == 0; ensures \result == 21; signals_only \nothing;
  static int m13_t0(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.put(5, 2); return m.size() * 10 + m.get(x);
  }
  //@ requires x == 1; ensures \result == 21; signals_only \nothing;
  static int m13_t1(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.put(5, 2); return m.size() * 10 + m.get(x);
  }
  //@ requires x == 127; ensures \result == 21; signals_only \nothing;
  static int m13_t2(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.put(5, 2); return m.size() * 10 + m.get(x);
  }

  //@ ensures \result != 1;
  static int m14_f0(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.keySet().remove(5); return m.size();
  }
  //@ ensures \result != 0;
  static int m14_f1(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.keySet().remove(5); return m.size();
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m14_t0(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.keySet().remove(5); return m.size();
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m14_t1(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.keySet().remove(5); return m.size();
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m14_t2(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(x, 1); m.keySet().remove(5); return m.size();
  }

  //@ ensures \result != 7;
  static int m15_f0(int x) { // FALSE
    Map<Object, Integer> m = new HashMap<>(); m.put(x, 1); return m.getOrDefault((long) x, 7);
  }
  //@ requires x == 0; ensures \result == 7; signals_only \nothing;
  static int m15_t0(int x) { // TRUE
    Map<Object, Integer> m = new HashMap<>(); m.put(x, 1); return m.getOrDefault((long) x, 7);
  }
  //@ requires x == 1; ensures \result == 7; signals_only \nothing;
  static int m15_t1(int x) { // TRUE
    Map<Object, Integer> m = new HashMap<>(); m.put(x, 1); return m.getOrDefault((long) x, 7);
  }
  //@ requires x == 127; ensures \result == 7; signals_only \nothing;
  static int m15_t2(int x) { // TRUE
    Map<Object, Integer> m = new HashMap<>(); m.put(x, 1); return m.getOrDefault((long) x, 7);
  }

  //@ ensures \result != 2;
  static int m16_f0(int x) { // FALSE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ ensures \result != 4;
  static int m16_f1(int x) { // FALSE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ ensures \result != 256;
  static int m16_f2(int x) { // FALSE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ ensures \result != 258;
  static int m16_f3(int x) { // FALSE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m16_t0(int x) { // TRUE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ requires x == 1; ensures \result == 4; signals_only \nothing;
  static int m16_t1(int x) { // TRUE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }
  //@ requires x == 127; ensures \result == 256; signals_only \nothing;
  static int m16_t2(int x) { // TRUE
    Map<String, Integer> m = new TreeMap<>(); for (String s : "b a b".split(" ")) m.merge(s, x, Integer::sum); return m.get("b") + m.size();
  }

  //@ ensures \result != 12;
  static int m17_f0(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); return (m.computeIfAbsent(1, k -> x) == null ? 1 : 2) + (m.containsKey(1) ? 10 : 20);
  }
  //@ requires x == 0; ensures \result == 12; signals_only \nothing;
  static int m17_t0(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); return (m.computeIfAbsent(1, k -> x) == null ? 1 : 2) + (m.containsKey(1) ? 10 : 20);
  }
  //@ requires x == 1; ensures \result == 12; signals_only \nothing;
  static int m17_t1(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); return (m.computeIfAbsent(1, k -> x) == null ? 1 : 2) + (m.containsKey(1) ? 10 : 20);
  }
  //@ requires x == 127; ensures \result == 12; signals_only \nothing;
  static int m17_t2(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); return (m.computeIfAbsent(1, k -> x) == null ? 1 : 2) + (m.containsKey(1) ? 10 : 20);
  }

  //@ ensures \result != 0;
  static int m18_f0(int x) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); m.putIfAbsent(1, x); m.merge(1, 3, (p, q) -> null); return m.size();
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m18_t0(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); m.putIfAbsent(1, x); m.merge(1, 3, (p, q) -> null); return m.size();
  }
  //@ requires x == 1; ensures \result == 0; signals_only \nothing;
  static int m18_t1(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); m.putIfAbsent(1, x); m.merge(1, 3, (p, q) -> null); return m.size();
  }
  //@ requires x == 127; ensures \result == 0; signals_only \nothing;
  static int m18_t2(int x) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(1, null); m.putIfAbsent(1, x); m.merge(1, 3, (p, q) -> null); return m.size();
  }

  //@ ensures \result != 3;
  static int m19_f0(int x) { // FALSE
    Map<K, Integer> m = new HashMap<>(); m.put(new K(x), 1); m.put(new K(5), 2); return m.size() + m.get(new K(x));
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m19_t0(int x) { // TRUE
    Map<K, Integer> m = new HashMap<>(); m.put(new K(x), 1); m.put(new K(5), 2); return m.size() + m.get(new K(x));
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m19_t1(int x) { // TRUE
    Map<K, Integer> m = new HashMap<>(); m.put(new K(x), 1); m.put(new K(5), 2); return m.size() + m.get(new K(x));
  }
  //@ requires x == 127; ensures \result == 3; signals_only \nothing;
  static int m19_t2(int x) { // TRUE
    Map<K, Integer> m = new HashMap<>(); m.put(new K(x), 1); m.put(new K(5), 2); return m.size() + m.get(new K(x));
  }

  //@ ensures \result != 100;
  static int m20_f0(int x) { // FALSE
    Set<Mut> s = new HashSet<>(); Mut k = new Mut(x); s.add(k); k.v++; return (s.contains(k) ? 1 : 0) + (s.contains(new Mut(x)) ? 10 : 0) + s.size() * 100;
  }
  //@ requires x == 0; ensures \result == 100; signals_only \nothing;
  static int m20_t0(int x) { // TRUE
    Set<Mut> s = new HashSet<>(); Mut k = new Mut(x); s.add(k); k.v++; return (s.contains(k) ? 1 : 0) + (s.contains(new Mut(x)) ? 10 : 0) + s.size() * 100;
  }
  //@ requires x == 1; ensures \result == 100; signals_only \nothing;
  static int m20_t1(int x) { // TRUE
    Set<Mut> s = new HashSet<>(); Mut k = new Mut(x); s.add(k); k.v++; return (s.contains(k) ? 1 : 0) + (s.contains(new Mut(x)) ? 10 : 0) + s.size() * 100;
  }
  //@ requires x == 127; ensures \result == 100; signals_only \nothing;
  static int m20_t2(int x) { // TRUE
    Set<Mut> s = new HashSet<>(); Mut k = new Mut(x); s.add(k); k.v++; return (s.contains(k) ? 1 : 0) + (s.contains(new Mut(x)) ? 10 : 0) + s.size() * 100;
  }

  //@ ensures \result != 101;
  static int m21_f0(int x) { // FALSE
    Set<Integer> s = new TreeSet<>(List.of(5, 1, 9)); return s.iterator().next() + (s.add(x) ? 100 : 0);
  }
  //@ ensures \result != 1;
  static int m21_f1(int x) { // FALSE
    Set<Integer> s = new TreeSet<>(List.of(5, 1, 9)); return s.iterator().next() + (s.add(x) ? 100 : 0);
  }
  //@ requires x == 0; ensures \result == 101; signals_only \nothing;
  static int m21_t0(int x) { // TRUE
    Set<Integer> s = new TreeSet<>(List.of(5, 1, 9)); return s.iterator().next() + (s.add(x) ? 100 : 0);
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m21_t1(int x) { // TRUE
    Set<Integer> s = new TreeSet<>(List.of(5, 1, 9)); return s.iterator().next() + (s.add(x) ? 100 : 0);
  }
  //@ requires x == 127; ensures \result == 101; signals_only \nothing;
  static int m21_t2(int x) { // TRUE
    Set<Integer> s = new TreeSet<>(List.of(5, 1, 9)); return s.iterator().next() + (s.add(x) ? 100 : 0);
  }

  //@ ensures \result != -1;
  static int m22_f0(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }
  //@ ensures \result != 1;
  static int m22_f1(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }
  //@ ensures \result != 5;
  static int m22_f2(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }
  //@ requires x == 0; ensures \result == -1; signals_only \nothing;
  static int m22_t0(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m22_t1(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }
  //@ requires x == 127; ensures \result == 5; signals_only \nothing;
  static int m22_t2(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); Integer f = t.floorKey(x); return f == null ? -1 : f;
  }

  //@ ensures \result != 6;
  static int m23_f0(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ ensures \result != 7;
  static int m23_f1(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ ensures \result != 133;
  static int m23_f2(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ ensures \result != 134;
  static int m23_f3(int x) { // FALSE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ requires x == 0; ensures \result == 6; signals_only \nothing;
  static int m23_t0(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ requires x == 1; ensures \result == 7; signals_only \nothing;
  static int m23_t1(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }
  //@ requires x == 127; ensures \result == 133; signals_only \nothing;
  static int m23_t2(int x) { // TRUE
    TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(1, 2, 5, 6)); t.headMap(5).clear(); return t.size() + t.firstKey() + x;
  }

  //@ ensures \result != 2;
  static int m24_f0(int x) { // FALSE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ ensures \result != 12;
  static int m24_f1(int x) { // FALSE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ ensures \result != 1272;
  static int m24_f2(int x) { // FALSE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ ensures \result != 1282;
  static int m24_f3(int x) { // FALSE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m24_t0(int x) { // TRUE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ requires x == 1; ensures \result == 12; signals_only \nothing;
  static int m24_t1(int x) { // TRUE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }
  //@ requires x == 127; ensures \result == 1272; signals_only \nothing;
  static int m24_t2(int x) { // TRUE
    Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(x); d.offerFirst(7); return d.pollLast() * 10 + d.size();
  }

  //@ ensures \result != 3;
  static int m25_f0(int x) { // FALSE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ ensures \result != 127;
  static int m25_f1(int x) { // FALSE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ ensures \result != 128;
  static int m25_f2(int x) { // FALSE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ ensures \result != 5;
  static int m25_f3(int x) { // FALSE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m25_t0(int x) { // TRUE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m25_t1(int x) { // TRUE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }
  //@ requires x == 127; ensures \result == 127; signals_only \nothing;
  static int m25_t2(int x) { // TRUE
    PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(3); q.add(x); q.add(1); return q.poll();
  }

  //@ ensures \result != 0;
  static int m26_f0(int x) { // FALSE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ ensures \result != 1;
  static int m26_f1(int x) { // FALSE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ ensures \result != 127;
  static int m26_f2(int x) { // FALSE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ ensures \result != 128;
  static int m26_f3(int x) { // FALSE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m26_t0(int x) { // TRUE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m26_t1(int x) { // TRUE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }
  //@ requires x == 127; ensures \result == 127; signals_only \nothing;
  static int m26_t2(int x) { // TRUE
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2)); l.add(1, x); l.removeLast(); return l.getLast();
  }

  //@ ensures \result != 6;
  static int m27_f0(int x) { // FALSE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, 4); return m.values().iterator().next() + m.size();
  }
  //@ requires x == 0; ensures \result == 6; signals_only \nothing;
  static int m27_t0(int x) { // TRUE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, 4); return m.values().iterator().next() + m.size();
  }
  //@ requires x == 1; ensures \result == 6; signals_only \nothing;
  static int m27_t1(int x) { // TRUE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, 4); return m.values().iterator().next() + m.size();
  }
  //@ requires x == 127; ensures \result == 6; signals_only \nothing;
  static int m27_t2(int x) { // TRUE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, 4); return m.values().iterator().next() + m.size();
  }

  //@ ensures \result != 33;
  static int m28_f0(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ ensures \result != 30;
  static int m28_f1(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ ensures \result != 1273;
  static int m28_f2(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ ensures \result != 1283;
  static int m28_f3(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ requires x == 0; ensures \result == 33; signals_only \nothing;
  static int m28_t0(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ requires x == 1; ensures \result == 30; signals_only \nothing;
  static int m28_t1(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }
  //@ requires x == 127; ensures \result == 1273; signals_only \nothing;
  static int m28_t2(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); Collections.sort(l); l.add(x); return Collections.max(l) * 10 + l.indexOf(x);
  }

  //@ ensures \result != 3;
  static int m29_f0(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); l.removeIf(q -> q == x); return l.size();
  }
  //@ ensures \result != 2;
  static int m29_f1(int x) { // FALSE
    List<Integer> l = L(3, 1, 2); l.removeIf(q -> q == x); return l.size();
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m29_t0(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); l.removeIf(q -> q == x); return l.size();
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m29_t1(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); l.removeIf(q -> q == x); return l.size();
  }
  //@ requires x == 127; ensures \result == 3; signals_only \nothing;
  static int m29_t2(int x) { // TRUE
    List<Integer> l = L(3, 1, 2); l.removeIf(q -> q == x); return l.size();
  }

  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m30_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); Iterator<Integer> it = l.iterator(); it.next(); it.remove(); l.add(x); return it.next();
  }
  //@ requires x == 0; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m30_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); Iterator<Integer> it = l.iterator(); it.next(); it.remove(); l.add(x); return it.next();
  }
  //@ requires x == 1; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m30_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); Iterator<Integer> it = l.iterator(); it.next(); it.remove(); l.add(x); return it.next();
  }
  //@ requires x == 127; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m30_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); Iterator<Integer> it = l.iterator(); it.next(); it.remove(); l.add(x); return it.next();
  }

  //@ ensures \result != 2;
  static int m31_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ ensures \result != 3;
  static int m31_f1(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ ensures \result != 129;
  static int m31_f2(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ ensures \result != 130;
  static int m31_f3(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m31_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m31_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }
  //@ requires x == 127; ensures \result == 129; signals_only \nothing;
  static int m31_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); ListIterator<Integer> it = l.listIterator(); it.next(); it.add(x); return it.next() + l.get(1);
  }

  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m32_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.add(x); } return 1;
  }
  //@ requires x == 0; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m32_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.add(x); } return 1;
  }
  //@ requires x == 1; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m32_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.add(x); } return 1;
  }
  //@ requires x == 127; ensures false; signals_only java.util.ConcurrentModificationException;
  static int m32_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.add(x); } return 1;
  }

  //@ ensures \result != 2;
  static int m33_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.remove(0); } return l.size();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m33_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.remove(0); } return l.size();
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m33_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.remove(0); } return l.size();
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m33_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3); for (int q : l) { if (q == 2) l.remove(0); } return l.size();
  }

  //@ signals (java.lang.NullPointerException t) false;
  static int m34_f0(int x) { // FALSE
    return List.of(1, x).contains(null) ? 1 : 2;
  }
  //@ requires x == 0; ensures false; signals_only java.lang.NullPointerException;
  static int m34_t0(int x) { // TRUE
    return List.of(1, x).contains(null) ? 1 : 2;
  }
  //@ requires x == 1; ensures false; signals_only java.lang.NullPointerException;
  static int m34_t1(int x) { // TRUE
    return List.of(1, x).contains(null) ? 1 : 2;
  }
  //@ requires x == 127; ensures false; signals_only java.lang.NullPointerException;
  static int m34_t2(int x) { // TRUE
    return List.of(1, x).contains(null) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m35_f0(int x) { // FALSE
    return new ArrayList<>(List.of(1, x)).contains(null) ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m35_t0(int x) { // TRUE
    return new ArrayList<>(List.of(1, x)).contains(null) ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m35_t1(int x) { // TRUE
    return new ArrayList<>(List.of(1, x)).contains(null) ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m35_t2(int x) { // TRUE
    return new ArrayList<>(List.of(1, x)).contains(null) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m36_f0(int x) { // FALSE
    return Set.of(1, x).size();
  }
  //@ signals (java.lang.IllegalArgumentException t) false;
  static int m36_f1(int x) { // FALSE
    return Set.of(1, x).size();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m36_t0(int x) { // TRUE
    return Set.of(1, x).size();
  }
  //@ requires x == 1; ensures false; signals_only java.lang.IllegalArgumentException;
  static int m36_t1(int x) { // TRUE
    return Set.of(1, x).size();
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m36_t2(int x) { // TRUE
    return Set.of(1, x).size();
  }

  //@ ensures \result != 2;
  static int m37_f0(int x) { // FALSE
    return Map.of(1, 2, x, 3).size();
  }
  //@ signals (java.lang.IllegalArgumentException t) false;
  static int m37_f1(int x) { // FALSE
    return Map.of(1, 2, x, 3).size();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m37_t0(int x) { // TRUE
    return Map.of(1, 2, x, 3).size();
  }
  //@ requires x == 1; ensures false; signals_only java.lang.IllegalArgumentException;
  static int m37_t1(int x) { // TRUE
    return Map.of(1, 2, x, 3).size();
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m37_t2(int x) { // TRUE
    return Map.of(1, 2, x, 3).size();
  }

  //@ signals (java.lang.UnsupportedOperationException t) false;
  static int m38_f0(int x) { // FALSE
    List<Integer> u = Collections.unmodifiableList(L(1, x)); u.add(3); return 1;
  }
  //@ requires x == 0; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m38_t0(int x) { // TRUE
    List<Integer> u = Collections.unmodifiableList(L(1, x)); u.add(3); return 1;
  }
  //@ requires x == 1; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m38_t1(int x) { // TRUE
    List<Integer> u = Collections.unmodifiableList(L(1, x)); u.add(3); return 1;
  }
  //@ requires x == 127; ensures false; signals_only java.lang.UnsupportedOperationException;
  static int m38_t2(int x) { // TRUE
    List<Integer> u = Collections.unmodifiableList(L(1, x)); u.add(3); return 1;
  }

  //@ ensures \result != 2;
  static int m39_f0(int x) { // FALSE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ ensures \result != 3;
  static int m39_f1(int x) { // FALSE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ ensures \result != 129;
  static int m39_f2(int x) { // FALSE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ ensures \result != 130;
  static int m39_f3(int x) { // FALSE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m39_t0(int x) { // TRUE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ requires x == 1; ensures \result == 3; signals_only \nothing;
  static int m39_t1(int x) { // TRUE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }
  //@ requires x == 127; ensures \result == 129; signals_only \nothing;
  static int m39_t2(int x) { // TRUE
    List<Integer> b = L(1), u = Collections.unmodifiableList(b); b.add(x); return u.size() + u.get(1);
  }

  //@ ensures \result != 1;
  static int m40_f0(int x) { // FALSE
    List<Integer> b = L(1), u = List.copyOf(b); b.add(x); return u.size();
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m40_t0(int x) { // TRUE
    List<Integer> b = L(1), u = List.copyOf(b); b.add(x); return u.size();
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m40_t1(int x) { // TRUE
    List<Integer> b = L(1), u = List.copyOf(b); b.add(x); return u.size();
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m40_t2(int x) { // TRUE
    List<Integer> b = L(1), u = List.copyOf(b); b.add(x); return u.size();
  }

  //@ ensures \result != 31;
  static int m41_f0(int x) { // FALSE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ ensures \result != 32;
  static int m41_f1(int x) { // FALSE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ ensures \result != 158;
  static int m41_f2(int x) { // FALSE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ ensures \result != 159;
  static int m41_f3(int x) { // FALSE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ requires x == 0; ensures \result == 31; signals_only \nothing;
  static int m41_t0(int x) { // TRUE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ requires x == 1; ensures \result == 32; signals_only \nothing;
  static int m41_t1(int x) { // TRUE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }
  //@ requires x == 127; ensures \result == 158; signals_only \nothing;
  static int m41_t2(int x) { // TRUE
    return new P(1, x).equals(new P(1, x)) ? new P(1, x).hashCode() : 0;
  }

  //@ ensures \result != 1;
  static int m42_f0(int x) { // FALSE
    return new P(1, x).b() == new P(1, x).b() ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m42_f1(int x) { // FALSE
    return new P(1, x).b() == new P(1, x).b() ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m42_t0(int x) { // TRUE
    return new P(1, x).b() == new P(1, x).b() ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m42_t1(int x) { // TRUE
    return new P(1, x).b() == new P(1, x).b() ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m42_t2(int x) { // TRUE
    return new P(1, x).b() == new P(1, x).b() ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m43_f0(int x) { // FALSE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ ensures \result != 129;
  static int m43_f1(int x) { // FALSE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ ensures \result != 130;
  static int m43_f2(int x) { // FALSE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ ensures \result != 7;
  static int m43_f3(int x) { // FALSE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m43_t0(int x) { // TRUE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m43_t1(int x) { // TRUE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }
  //@ requires x == 127; ensures \result == 129; signals_only \nothing;
  static int m43_t2(int x) { // TRUE
    return L(1, 2, x).stream().filter(q -> q > 1).mapToInt(q -> q).sum();
  }

  //@ ensures \result != 2;
  static int m44_f0(int x) { // FALSE
    int[] c = { 0 }; L(1, 2, x).stream().peek(q -> c[0]++).anyMatch(q -> q == 2); return c[0];
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m44_t0(int x) { // TRUE
    int[] c = { 0 }; L(1, 2, x).stream().peek(q -> c[0]++).anyMatch(q -> q == 2); return c[0];
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m44_t1(int x) { // TRUE
    int[] c = { 0 }; L(1, 2, x).stream().peek(q -> c[0]++).anyMatch(q -> q == 2); return c[0];
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m44_t2(int x) { // TRUE
    int[] c = { 0 }; L(1, 2, x).stream().peek(q -> c[0]++).anyMatch(q -> q == 2); return c[0];
  }

  //@ ensures \result != -8;
  static int m45_f0(int x) { // FALSE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ ensures \result != -9;
  static int m45_f1(int x) { // FALSE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ ensures \result != -135;
  static int m45_f2(int x) { // FALSE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ ensures \result != -136;
  static int m45_f3(int x) { // FALSE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ requires x == 0; ensures \result == -8; signals_only \nothing;
  static int m45_t0(int x) { // TRUE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ requires x == 1; ensures \result == -9; signals_only \nothing;
  static int m45_t1(int x) { // TRUE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }
  //@ requires x == 127; ensures \result == -135; signals_only \nothing;
  static int m45_t2(int x) { // TRUE
    return L(1, 2, x).stream().reduce(0, (p, q) -> p * 2 - q);
  }

  //@ ensures \result != 992;
  static int m46_f0(int x) { // FALSE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ ensures \result != 993;
  static int m46_f1(int x) { // FALSE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ ensures \result != 1119;
  static int m46_f2(int x) { // FALSE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ ensures \result != 1120;
  static int m46_f3(int x) { // FALSE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ requires x == 0; ensures \result == 992; signals_only \nothing;
  static int m46_t0(int x) { // TRUE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ requires x == 1; ensures \result == 993; signals_only \nothing;
  static int m46_t1(int x) { // TRUE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }
  //@ requires x == 127; ensures \result == 1119; signals_only \nothing;
  static int m46_t2(int x) { // TRUE
    return L(1, x).equals(new LinkedList<>(L(1, x))) ? L(1, x).hashCode() : 0;
  }

  //@ ensures \result != 2;
  static int m47_f0(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ ensures \result != 14;
  static int m47_f1(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ ensures \result != 1526;
  static int m47_f2(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ ensures \result != 1538;
  static int m47_f3(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m47_t0(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ requires x == 1; ensures \result == 14; signals_only \nothing;
  static int m47_t1(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }
  //@ requires x == 127; ensures \result == 1526; signals_only \nothing;
  static int m47_t2(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.getAndIncrement() * 10 + a.updateAndGet(q -> q * 2);
  }

  //@ ensures \result != -1;
  static int m48_f0(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.compareAndSet(5, 6) ? a.get() : -1;
  }
  //@ ensures \result != 6;
  static int m48_f1(int x) { // FALSE
    AtomicInteger a = new AtomicInteger(x); return a.compareAndSet(5, 6) ? a.get() : -1;
  }
  //@ requires x == 0; ensures \result == -1; signals_only \nothing;
  static int m48_t0(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.compareAndSet(5, 6) ? a.get() : -1;
  }
  //@ requires x == 1; ensures \result == -1; signals_only \nothing;
  static int m48_t1(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.compareAndSet(5, 6) ? a.get() : -1;
  }
  //@ requires x == 127; ensures \result == -1; signals_only \nothing;
  static int m48_t2(int x) { // TRUE
    AtomicInteger a = new AtomicInteger(x); return a.compareAndSet(5, 6) ? a.get() : -1;
  }

  //@ ensures \result != 1;
  static int m49_f0(int x) { // FALSE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ ensures \result != 2;
  static int m49_f1(int x) { // FALSE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ ensures \result != 128;
  static int m49_f2(int x) { // FALSE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ ensures \result != 129;
  static int m49_f3(int x) { // FALSE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m49_t0(int x) { // TRUE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m49_t1(int x) { // TRUE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }
  //@ requires x == 127; ensures \result == 128; signals_only \nothing;
  static int m49_t2(int x) { // TRUE
    Integer i = x; synchronized (i) { i += 1; } return i;
  }

  //@ ensures \result != 3;
  static int m50_f0(int x) { // FALSE
    Object[] a = { 1, 1L, 'c', x }; return a[0].equals(a[1]) ? 1 : a[0].equals(a[3]) ? 2 : 3;
  }
  //@ ensures \result != 2;
  static int m50_f1(int x) { // FALSE
    Object[] a = { 1, 1L, 'c', x }; return a[0].equals(a[1]) ? 1 : a[0].equals(a[3]) ? 2 : 3;
  }
  //@ requires x == 0; ensures \result == 3; signals_only \nothing;
  static int m50_t0(int x) { // TRUE
    Object[] a = { 1, 1L, 'c', x }; return a[0].equals(a[1]) ? 1 : a[0].equals(a[3]) ? 2 : 3;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m50_t1(int x) { // TRUE
    Object[] a = { 1, 1L, 'c', x }; return a[0].equals(a[1]) ? 1 : a[0].equals(a[3]) ? 2 : 3;
  }
  //@ requires x == 127; ensures \result == 3; signals_only \nothing;
  static int m50_t2(int x) { // TRUE
    Object[] a = { 1, 1L, 'c', x }; return a[0].equals(a[1]) ? 1 : a[0].equals(a[3]) ? 2 : 3;
  }

  //@ ensures \result != 1;
  static int m51_f0(int x) { // FALSE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ ensures \result != 2;
  static int m51_f1(int x) { // FALSE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ ensures \result != 128;
  static int m51_f2(int x) { // FALSE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ ensures \result != 129;
  static int m51_f3(int x) { // FALSE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m51_t0(int x) { // TRUE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m51_t1(int x) { // TRUE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }
  //@ requires x == 127; ensures \result == 128; signals_only \nothing;
  static int m51_t2(int x) { // TRUE
    Character c = (char) x; int k = c + 1; return c.equals((char) x) ? k : 0;
  }

  //@ ensures \result != 1;
  static int m52_f0(int x) { // FALSE
    Byte b = (byte) x, c = (byte) x; return b == c ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m52_t0(int x) { // TRUE
    Byte b = (byte) x, c = (byte) x; return b == c ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m52_t1(int x) { // TRUE
    Byte b = (byte) x, c = (byte) x; return b == c ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m52_t2(int x) { // TRUE
    Byte b = (byte) x, c = (byte) x; return b == c ? 1 : 2;
  }

  //@ ensures \result != 111;
  static int m53_f0(int x) { // FALSE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ ensures \result != 112;
  static int m53_f1(int x) { // FALSE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ ensures \result != 238;
  static int m53_f2(int x) { // FALSE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ ensures \result != 239;
  static int m53_f3(int x) { // FALSE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ requires x == 0; ensures \result == 111; signals_only \nothing;
  static int m53_t0(int x) { // TRUE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ requires x == 1; ensures \result == 112; signals_only \nothing;
  static int m53_t1(int x) { // TRUE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }
  //@ requires x == 127; ensures \result == 238; signals_only \nothing;
  static int m53_t2(int x) { // TRUE
    Integer i = 1000; int j = 1000; Long l = 1000L; return (i == j ? 1 : 0) + (l == 1000 ? 10 : 0) + (i.equals(j) ? 100 : 0) + x;
  }

  //@ ensures \result != 4;
  static int m54_f0(int x) { // FALSE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ ensures \result != 5;
  static int m54_f1(int x) { // FALSE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ ensures \result != 131;
  static int m54_f2(int x) { // FALSE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ ensures \result != 132;
  static int m54_f3(int x) { // FALSE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ requires x == 0; ensures \result == 4; signals_only \nothing;
  static int m54_t0(int x) { // TRUE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ requires x == 1; ensures \result == 5; signals_only \nothing;
  static int m54_t1(int x) { // TRUE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }
  //@ requires x == 127; ensures \result == 131; signals_only \nothing;
  static int m54_t2(int x) { // TRUE
    long s = 0; for (Integer q : L(1, x, 3)) s += q; return (int) s;
  }

  //@ ensures \result != 8;
  static int m55_f0(int x) { // FALSE
    Integer[] a = new Integer[2]; a[0] = x; try { return a[0] + a[1]; } catch (NullPointerException e) { return 8; }
  }
  //@ requires x == 0; ensures \result == 8; signals_only \nothing;
  static int m55_t0(int x) { // TRUE
    Integer[] a = new Integer[2]; a[0] = x; try { return a[0] + a[1]; } catch (NullPointerException e) { return 8; }
  }
  //@ requires x == 1; ensures \result == 8; signals_only \nothing;
  static int m55_t1(int x) { // TRUE
    Integer[] a = new Integer[2]; a[0] = x; try { return a[0] + a[1]; } catch (NullPointerException e) { return 8; }
  }
  //@ requires x == 127; ensures \result == 8; signals_only \nothing;
  static int m55_t2(int x) { // TRUE
    Integer[] a = new Integer[2]; a[0] = x; try { return a[0] + a[1]; } catch (NullPointerException e) { return 8; }
  }

  //@ ensures \result != 1;
  static int m56_f0(int x) { // FALSE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ ensures \result != 2;
  static int m56_f1(int x) { // FALSE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ ensures \result != 128;
  static int m56_f2(int x) { // FALSE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ ensures \result != 129;
  static int m56_f3(int x) { // FALSE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m56_t0(int x) { // TRUE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m56_t1(int x) { // TRUE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }
  //@ requires x == 127; ensures \result == 128; signals_only \nothing;
  static int m56_t2(int x) { // TRUE
    List<int[]> l = new ArrayList<>(); int[] r = { x }; l.add(r); r[0]++; return l.get(0)[0] + (l.contains(new int[] { x + 1 }) ? 100 : 0);
  }

  //@ ensures \result != -1;
  static int m57_f0(int x) { // FALSE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ ensures \result != 255;
  static int m57_f1(int x) { // FALSE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ ensures \result != 257;
  static int m57_f2(int x) { // FALSE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ ensures \result != 11;
  static int m57_f3(int x) { // FALSE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ requires x == 0; ensures \result == -1; signals_only \nothing;
  static int m57_t0(int x) { // TRUE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ requires x == 1; ensures \result == -1; signals_only \nothing;
  static int m57_t1(int x) { // TRUE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }
  //@ requires x == 127; ensures \result == 255; signals_only \nothing;
  static int m57_t2(int x) { // TRUE
    Optional<Integer> o = Optional.of(x).filter(q -> q > 4).map(q -> q * 2); return o.orElse(-1) + (o.isPresent() ? 1 : 0);
  }

  //@ ensures \result != 301;
  static int m58_f0(int x) { // FALSE
    List<Integer> l = new ArrayList<>(2); l.add(0, x); l.addAll(0, l); l.addAll(List.of(9)); return l.size() * 100 + l.lastIndexOf(x);
  }
  //@ requires x == 0; ensures \result == 301; signals_only \nothing;
  static int m58_t0(int x) { // TRUE
    List<Integer> l = new ArrayList<>(2); l.add(0, x); l.addAll(0, l); l.addAll(List.of(9)); return l.size() * 100 + l.lastIndexOf(x);
  }
  //@ requires x == 1; ensures \result == 301; signals_only \nothing;
  static int m58_t1(int x) { // TRUE
    List<Integer> l = new ArrayList<>(2); l.add(0, x); l.addAll(0, l); l.addAll(List.of(9)); return l.size() * 100 + l.lastIndexOf(x);
  }
  //@ requires x == 127; ensures \result == 301; signals_only \nothing;
  static int m58_t2(int x) { // TRUE
    List<Integer> l = new ArrayList<>(2); l.add(0, x); l.addAll(0, l); l.addAll(List.of(9)); return l.size() * 100 + l.lastIndexOf(x);
  }

  //@ ensures \result != 10;
  static int m59_f0(int x) { // FALSE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ ensures \result != 11;
  static int m59_f1(int x) { // FALSE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ ensures \result != 137;
  static int m59_f2(int x) { // FALSE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ ensures \result != 138;
  static int m59_f3(int x) { // FALSE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ requires x == 0; ensures \result == 10; signals_only \nothing;
  static int m59_t0(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ requires x == 1; ensures \result == 11; signals_only \nothing;
  static int m59_t1(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }
  //@ requires x == 127; ensures \result == 137; signals_only \nothing;
  static int m59_t2(int x) { // TRUE
    List<Integer> l = L(1, 2, 3, x); Collections.reverse(l); Collections.swap(l, 0, 3); return l.get(0) * 10 + l.get(3);
  }

  //@ ensures \result != 0;
  static int m60_f0(int x) { // FALSE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ ensures \result != 1;
  static int m60_f1(int x) { // FALSE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ ensures \result != -128;
  static int m60_f2(int x) { // FALSE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ ensures \result != -129;
  static int m60_f3(int x) { // FALSE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ requires x == 0; ensures \result == 0; signals_only \nothing;
  static int m60_t0(int x) { // TRUE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m60_t1(int x) { // TRUE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m60_t2(int x) { // TRUE
    int[] a = { 3, x, 1 }; Arrays.sort(a); return Arrays.binarySearch(a, x) >= 0 ? a[0] : -1;
  }

  //@ ensures \result != 32675;
  static int m61_f0(int x) { // FALSE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ ensures \result != 32706;
  static int m61_f1(int x) { // FALSE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ ensures \result != 36612;
  static int m61_f2(int x) { // FALSE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ ensures \result != 36643;
  static int m61_f3(int x) { // FALSE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ requires x == 0; ensures \result == 32675; signals_only \nothing;
  static int m61_t0(int x) { // TRUE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ requires x == 1; ensures \result == 32706; signals_only \nothing;
  static int m61_t1(int x) { // TRUE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }
  //@ requires x == 127; ensures \result == 36612; signals_only \nothing;
  static int m61_t2(int x) { // TRUE
    int[] a = { 3, x, 1 }, b = Arrays.copyOf(a, 5); return Arrays.equals(a, b) ? 1 : b[4] + Arrays.hashCode(a);
  }

  //@ ensures \result != 1;
  static int m62_f0(int x) { // FALSE
    Integer a = x; Object o = a; Integer b = (Integer) o; return a == b ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m62_t0(int x) { // TRUE
    Integer a = x; Object o = a; Integer b = (Integer) o; return a == b ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m62_t1(int x) { // TRUE
    Integer a = x; Object o = a; Integer b = (Integer) o; return a == b ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m62_t2(int x) { // TRUE
    Integer a = x; Object o = a; Integer b = (Integer) o; return a == b ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m63_f0(int x) { // FALSE
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m63_f1(int x) { // FALSE
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 1; signals_only \nothing;
  static int m63_t0(int x) { // TRUE
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 1; signals_only \nothing;
  static int m63_t1(int x) { // TRUE
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 1; signals_only \nothing;
  static int m63_t2(int x) { // TRUE
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m64_f0(int x) { // FALSE
    return new Integer(x) == new Integer(x) ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m64_t0(int x) { // TRUE
    return new Integer(x) == new Integer(x) ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m64_t1(int x) { // TRUE
    return new Integer(x) == new Integer(x) ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m64_t2(int x) { // TRUE
    return new Integer(x) == new Integer(x) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m65_f0(int x) { // FALSE
    return Integer.valueOf(x).equals(Long.valueOf(x)) ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m65_t0(int x) { // TRUE
    return Integer.valueOf(x).equals(Long.valueOf(x)) ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m65_t1(int x) { // TRUE
    return Integer.valueOf(x).equals(Long.valueOf(x)) ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m65_t2(int x) { // TRUE
    return Integer.valueOf(x).equals(Long.valueOf(x)) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m66_f0(int x) { // FALSE
    Integer a = x, b = x; return a >= b && a <= b && a != b ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m66_f1(int x) { // FALSE
    Integer a = x, b = x; return a >= b && a <= b && a != b ? 1 : 2;
  }
  //@ requires x == 0; ensures \result == 2; signals_only \nothing;
  static int m66_t0(int x) { // TRUE
    Integer a = x, b = x; return a >= b && a <= b && a != b ? 1 : 2;
  }
  //@ requires x == 1; ensures \result == 2; signals_only \nothing;
  static int m66_t1(int x) { // TRUE
    Integer a = x, b = x; return a >= b && a <= b && a != b ? 1 : 2;
  }
  //@ requires x == 127; ensures \result == 2; signals_only \nothing;
  static int m66_t2(int x) { // TRUE
    Integer a = x, b = x; return a >= b && a <= b && a != b ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m67_f0(Integer a, Integer b) { // FALSE
    return a == b && a != null ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m67_f1(Integer a, Integer b) { // FALSE
    return a == b && a != null ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m68_f0(Integer a, Integer b) { // FALSE
    a = a + 1; return a == b ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m68_f1(Integer a, Integer b) { // FALSE
    a = a + 1; return a == b ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m69_f0(Integer a, Integer b) { // FALSE
    return a.equals(b) && a != b ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m69_f1(Integer a, Integer b) { // FALSE
    return a.equals(b) && a != b ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m70_f0(Integer a, Integer b) { // FALSE
    return a.equals(b) == (a == b) ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m70_f1(Integer a, Integer b) { // FALSE
    return a.equals(b) == (a == b) ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m71_f0(Integer a, Integer b) { // FALSE
    return a.equals(b) == ((int) a == b) ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m72_f0(Integer a, Integer b) { // FALSE
    return a < b == (a.compareTo(b) < 0) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m73_f0(Integer a, Integer b) { // FALSE
    return a.hashCode() == b.hashCode() && a != b ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m73_f1(Integer a, Integer b) { // FALSE
    return a.hashCode() == b.hashCode() && a != b ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m74_f0(List<Integer> a, List<Integer> b) { // FALSE
    int n = b.size(); a.add(1); return b.size() == n ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m74_f1(List<Integer> a, List<Integer> b) { // FALSE
    int n = b.size(); a.add(1); return b.size() == n ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m75_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.equals(b) ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m75_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.equals(b) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m76_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a == b ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m76_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a == b ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m77_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.size() > 2 ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m77_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.size() > 2 ? 1 : 2;
  }

  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m78_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.get(0) == b.get(0) ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m78_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.get(0) == b.get(0) ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m78_f2(List<Integer> a, List<Integer> b) { // FALSE
    return a.get(0) == b.get(0) ? 1 : 2;
  }

  //@ ensures \result != 2;
  static int m79_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.contains(7) ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m79_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.contains(7) ? 1 : 2;
  }

  //@ ensures \result != 1;
  static int m80_f0(List<Integer> a, List<Integer> b) { // FALSE
    a.clear(); return b.isEmpty() ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m80_f1(List<Integer> a, List<Integer> b) { // FALSE
    a.clear(); return b.isEmpty() ? 1 : 2;
  }

  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m81_f0(List<Integer> a, List<Integer> b) { // FALSE
    Integer x = b.get(0); a.set(0, 9); return b.get(0) == x ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m81_f1(List<Integer> a, List<Integer> b) { // FALSE
    Integer x = b.get(0); a.set(0, 9); return b.get(0) == x ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m81_f2(List<Integer> a, List<Integer> b) { // FALSE
    Integer x = b.get(0); a.set(0, 9); return b.get(0) == x ? 1 : 2;
  }

  //@ ensures \result != 3;
  static int m82_f0(List<Integer> a, List<Integer> b) { // FALSE
    int s = 0; for (int x : a) s += x; return s > 3 ? 1 : s < 0 ? 2 : 3;
  }
  //@ ensures \result != 1;
  static int m82_f1(List<Integer> a, List<Integer> b) { // FALSE
    int s = 0; for (int x : a) s += x; return s > 3 ? 1 : s < 0 ? 2 : 3;
  }

  //@ ensures \result != 2;
  static int m83_f0(List<Integer> a, List<Integer> b) { // FALSE
    for (Integer x : a) b.add(x); return b.size() > 2 ? 1 : 2;
  }
  //@ signals (java.util.ConcurrentModificationException t) false;
  static int m83_f1(List<Integer> a, List<Integer> b) { // FALSE
    for (Integer x : a) b.add(x); return b.size() > 2 ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m83_f2(List<Integer> a, List<Integer> b) { // FALSE
    for (Integer x : a) b.add(x); return b.size() > 2 ? 1 : 2;
  }

  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m84_f0(List<Integer> a, List<Integer> b) { // FALSE
    a.remove(0); return b.size();
  }
  //@ ensures \result != 1;
  static int m84_f1(List<Integer> a, List<Integer> b) { // FALSE
    a.remove(0); return b.size();
  }

  //@ ensures \result != -1;
  static int m85_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.indexOf(7);
  }
  //@ ensures \result != 1;
  static int m85_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.indexOf(7);
  }

  //@ ensures \result != 1;
  static int m86_f0(List<Integer> a, List<Integer> b) { // FALSE
    a.addAll(b); return a.size() == 2 * b.size() ? 1 : 2;
  }
  //@ ensures \result != 2;
  static int m86_f1(List<Integer> a, List<Integer> b) { // FALSE
    a.addAll(b); return a.size() == 2 * b.size() ? 1 : 2;
  }

  //@ ensures \result != 0;
  static int m87_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.isEmpty() ? b.size() : -1;
  }
  //@ ensures \result != -1;
  static int m87_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.isEmpty() ? b.size() : -1;
  }

  //@ signals (java.lang.IndexOutOfBoundsException t) false;
  static int m88_f0(List<Integer> a, List<Integer> b) { // FALSE
    return a.get(a.size() - 1) > 0 ? 1 : 2;
  }
  //@ ensures \result != 1;
  static int m88_f1(List<Integer> a, List<Integer> b) { // FALSE
    return a.get(a.size() - 1) > 0 ? 1 : 2;
  }
}