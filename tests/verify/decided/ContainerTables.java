import java.util.*;
import java.util.stream.*;

/** Collections, streams, views and iterators: tables of results for all inputs, each once right and once with one wrong row, as the JVM says. */
@SuppressWarnings("all")
class ContainerTables {
    record K(int v) { @Override public int hashCode() { return v & 1; } }
    static <T extends Comparable<? super T>> T best(java.util.Collection<? extends T> c) { T b = null; for (T t : c) if (b == null || t.compareTo(b) > 0) b = t; return b; }
    static String drain(Iterator<?> it) { String r = ""; while (it.hasNext()) { r += it.next(); } return r; }
    enum E { A, B, C }
    static class Range implements Iterable<Integer> { final int a, b; Range(int a, int b) { this.a = a; this.b = b; } public Iterator<Integer> iterator() { return new Iterator<>() { int i = a; public boolean hasNext() { return i < b; } public Integer next() { return i++; } }; } }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Index -2 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Index -2 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Index -1 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Index -1 out of bounds for length 3[5, 6, 7]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[9, 6]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[6, 9]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[9, 5]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[5, 9]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[9, 5, 6]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[5, 9, 6]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Index 3 out of bounds for length 3[5, 6, 7]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Index 3 out of bounds for length 3[5, 6, 7]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Holds(int x, int y) { // TRUE
    List<Integer> l = new ArrayList<>(List.of(5, 6, 7)); try { l.remove(x); l.remove((Integer) 7); l.add(y, 9); } catch (IndexOutOfBoundsException e) { return e.getMessage() + l; } return l.toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Index -2 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Index -2 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Index -1 out of bounds for length 3[5, 6, 7]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Index -1 out of bounds for length 3[5, 6, 7]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[9, 6]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[6, 9]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[9, 5]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[5, 9]q");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[9, 5, 6]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[5, 9, 6]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Index 3 out of bounds for length 3[5, 6, 7]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Index 3 out of bounds for length 3[5, 6, 7]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Off(int x, int y) { // FALSE
    List<Integer> l = new ArrayList<>(List.of(5, 6, 7)); try { l.remove(x); l.remove((Integer) 7); l.add(y, 9); } catch (IndexOutOfBoundsException e) { return e.getMessage() + l; } return l.toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[20, 10, -10, -20]0false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[20, 0, -10, -20]0true");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[20, 10, -10]0false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[20, 0, -10]0true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[20, 10]0false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[20, 0]0true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[20, 10]0false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[20]0false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[20]0false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[20]0false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[]-1false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[]-1false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m1Holds(int x, int y) { // TRUE
    List<Integer> l = new ArrayList<>(); for (int i : new Range(x, 3)) l.add(0, i); ListIterator<Integer> it = l.listIterator(); while (it.hasNext()) { int v = it.next(); if (v == y) it.remove(); else it.set(v * 10); } return l + "" + l.indexOf(20) + l.contains(0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[20, 10, -10, -20]0false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[20, 0, -10, -20]0true");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[20, 10, -10]0false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[20, 0, -10]0true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[20, 10]0false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[20, 0]0true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[20, 10]0false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[20]0false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[20]0false");
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[]-1false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[]-1false");
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m1Wrong(int x, int y) { // FALSE
    List<Integer> l = new ArrayList<>(); for (int i : new Range(x, 3)) l.add(0, i); ListIterator<Integer> it = l.listIterator(); while (it.hasNext()) { int v = it.next(); if (v == y) it.remove(); else it.set(v * 10); } return l + "" + l.indexOf(20) + l.contains(0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("null0nonefalse");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("null0nonefalse");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("v01nonefalse");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("v01nonefalse");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("v02v1false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("v02v1false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("v03v1false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("v03v1false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("v0v33v1false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("v0v33v1false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("v0v33v1v4false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("v0v33v1v4false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Holds(int x, int y) { // TRUE
    Map<K, String> m = new HashMap<>(); for (int i = 0; i < x + 2; i++) m.merge(new K(i % 3), "v" + i, String::concat); return m.get(new K(0)) + m.size() + m.getOrDefault(new K(1), "none") + m.containsKey(new K(5));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("null0nonefalse");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("null0nonefalse");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("v01nonefalseq");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("v01nonefalse");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("v02v1false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("v02v1false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("v03v1false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("v03v1false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("v0v33v1false");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("v0v33v1false");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("v0v33v1v4false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("v0v33v1v4false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Off(int x, int y) { // FALSE
    Map<K, String> m = new HashMap<>(); for (int i = 0; i < x + 2; i++) m.merge(new K(i % 3), "v" + i, String::concat); return m.get(new K(0)) + m.size() + m.getOrDefault(new K(1), "none") + m.containsKey(new K(5));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2, -2=1}1[3, 0][3, 2]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, -2=1}1[3, 1][3, 2]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2, -1=1}1[3, 0][3, 2]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, -1=1}1[3, 1][3, 2]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2}2[3][3]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, 0=1}1[3, 1][3, 2]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{3=3, 1=1, 0=2}1[3, 0][3, 2]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2}2[3][3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{3=3, 2=1, 0=2}1[3, 0][3, 2]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{3=3, 2=1, 1=2}1[3, 1][3, 2]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{3=1, 0=2}1[0][2]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{3=1, 1=2}1[1][2]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m3Holds(int x, int y) { // TRUE
    Map<Integer, Integer> m = new TreeMap<>(Comparator.reverseOrder()); m.put(x, 1); m.put(y, 2); m.putIfAbsent(3, 3); return m.toString() + m.remove(x) + m.keySet() + m.values();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2, -2=1}1[3, 0][3, 2]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, -2=1}1[3, 1][3, 2]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2, -1=1}1[3, 0][3, 2]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, -1=1}1[3, 1][3, 2]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{3=3, 0=2}2[3][3]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2, 0=1}1[3, 1][3, 2]");
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{3=3, 1=2}2[3][3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{3=3, 2=1, 0=2}1[3, 0][3, 2]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{3=3, 2=1, 1=2}1[3, 1][3, 2]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{3=1, 0=2}1[0][2]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{3=1, 1=2}1[1][2]");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m3Wrong(int x, int y) { // FALSE
    Map<Integer, Integer> m = new TreeMap<>(Comparator.reverseOrder()); m.put(x, 1); m.put(y, 2); m.putIfAbsent(3, 3); return m.toString() + m.remove(x) + m.keySet() + m.values();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Holds(int x, int y) { // TRUE
    Map<String, Integer> m = new LinkedHashMap<>(); m.put("b", x); m.put("a", y); m.put("b", 7); m.computeIfPresent("a", (k, v) -> v == 0 ? null : v + 1); String r = ""; for (Map.Entry<String, Integer> e : m.entrySet()) { r += e.getKey() + e.setValue(1); } return r + m;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b7{b=1}q");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("b7{b=1}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("b7a2{b=1, a=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Off(int x, int y) { // FALSE
    Map<String, Integer> m = new LinkedHashMap<>(); m.put("b", x); m.put("a", y); m.put("b", 7); m.computeIfPresent("a", (k, v) -> v == 0 ? null : v + 1); String r = ""; for (Map.Entry<String, Integer> e : m.entrySet()) { r += e.getKey() + e.setValue(1); } return r + m;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[-2, -1, 2, 4]-2-1[-2, -1]4");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-2, -1, 2, 4]-2-1[-2, -1]4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[-1, 2, 4]-12[-1]4");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 2, 4]-12[-1]4");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[-1, 0, 2, 4]02[-1]4");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[-1, 0, 2, 4]02[-1, 0]4");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[-1, 1, 2, 4]12[-1]4");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[-1, 1, 2, 4]12[-1]4");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[-1, 2, 4]24[-1]4");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[-1, 2, 4]24[-1]4");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[-1, 2, 3, 4]34[-1]4");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[-1, 2, 3, 4]34[-1]4");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m5Holds(int x, int y) { // TRUE
    Set<Integer> s = new TreeSet<>(List.of(4, -1, 2)); s.add(x); NavigableSet<Integer> n = (NavigableSet<Integer>) s; return s + "" + n.floor(x) + n.higher(x) + n.headSet(y) + n.descendingSet().first();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[-2, -1, 2, 4]-2-1[-2, -1]4");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-2, -1, 2, 4]-2-1[-2, -1]4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[-1, 2, 4]-12[-1]4");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 2, 4]-12[-1]4");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[-1, 0, 2, 4]02[-1]4");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[-1, 0, 2, 4]02[-1, 0]4");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[-1, 1, 2, 4]12[-1]4");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[-1, 1, 2, 4]12[-1]4");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[-1, 2, 4]24[-1]4");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[-1, 2, 4]24[-1]4");
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[-1, 2, 3, 4]34[-1]4");
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m5Wrong(int x, int y) { // FALSE
    Set<Integer> s = new TreeSet<>(List.of(4, -1, 2)); s.add(x); NavigableSet<Integer> n = (NavigableSet<Integer>) s; return s + "" + n.floor(x) + n.higher(x) + n.headSet(y) + n.descendingSet().first();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("6,0,npe-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("6,1,npe-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("6,0,npe-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("6,1,npe-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("6,0,npe0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("6,1,npe0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("6,0,npe1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("6,1,npe1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("6,0,npe2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("6,1,npe2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("6,0,npe3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("6,1,npe3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Holds(int x, int y) { // TRUE
    Deque<Integer> d = new ArrayDeque<>(); d.push(x); d.addLast(y); d.offerFirst(5); d.poll(); d.add(6); String r = ""; while (d.size() > 1) r += d.pollLast() + ","; try { d.push(null); } catch (NullPointerException e) { r += "npe"; } return r + d.peek();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("6,0,npe-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("6,1,npe-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("6,0,npe-1q");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("6,1,npe-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("6,0,npe0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("6,1,npe0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("6,0,npe1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("6,1,npe1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("6,0,npe2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("6,1,npe2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("6,0,npe3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("6,1,npe3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Off(int x, int y) { // FALSE
    Deque<Integer> d = new ArrayDeque<>(); d.push(x); d.addLast(y); d.offerFirst(5); d.poll(); d.add(6); String r = ""; while (d.size() > 1) r += d.pollLast() + ","; try { d.push(null); } catch (NullPointerException e) { r += "npe"; } return r + d.peek();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("1;0;-2;null");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("1;1;-2;null");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("1;0;-1;null");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("1;1;-1;null");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("1;0;0;null");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("1;1;0;null");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1;1;0;null");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1;1;1;null");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2;1;0;null");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2;1;1;null");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3;1;0;null");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3;1;1;null");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m7Holds(int x, int y) { // TRUE
    PriorityQueue<Integer> q = new PriorityQueue<>((a, b) -> b - a); q.add(x); q.add(y); q.add(1); String r = ""; while (!q.isEmpty()) r += q.remove() + ";"; return r + q.poll();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("1;0;-2;null");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("1;1;-2;null");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("1;0;-1;null");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("1;1;-1;null");
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("1;1;0;null");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1;1;0;null");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1;1;1;null");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2;1;0;null");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2;1;1;null");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3;1;0;null");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3;1;1;null");
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m7Wrong(int x, int y) { // FALSE
    PriorityQueue<Integer> q = new PriorityQueue<>((a, b) -> b - a); q.add(x); q.add(y); q.add(1); String r = ""; while (!q.isEmpty()) r += q.remove() + ";"; return r + q.poll();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[-2, 8, 3][8, 3]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-2, 8, 3][8, 3]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[-1, 8, 3][8, 3]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 8, 3][8, 3]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m8Holds(int x, int y) { // TRUE
    List<Integer> l = Arrays.asList(3, x, y); Collections.sort(l); List<Integer> s = l.subList(1, 3); s.set(0, 8); try { s.add(1); } catch (UnsupportedOperationException e) { return l + "" + s; } return "bad";
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[-2, 8, 3][8, 3]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-2, 8, 3][8, 3]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[-1, 8, 3][8, 3]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 8, 3][8, 3]q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[0, 8, 3][8, 3]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[1, 8, 3][8, 3]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m8Off(int x, int y) { // FALSE
    List<Integer> l = Arrays.asList(3, x, y); Collections.sort(l); List<Integer> s = l.subList(1, 3); s.set(0, 8); try { s.add(1); } catch (UnsupportedOperationException e) { return l + "" + s; } return "bad";
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("cme[2, 3, 4]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("cme[2, 3, 4]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("cme[1, 3, 4]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("cme[1, 3, 4]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[1, 2, 4]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[1, 2, 4]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m9Holds(int x, int y) { // TRUE
    List<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4)); try { for (Integer i : l) if (i == x) l.remove(i); } catch (ConcurrentModificationException e) { return "cme" + l; } return l.toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[1, 2, 3, 4]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("cme[2, 3, 4]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("cme[2, 3, 4]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("cme[1, 3, 4]");
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[1, 2, 4]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[1, 2, 4]");
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m9Wrong(int x, int y) { // FALSE
    List<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4)); try { for (Integer i : l) if (i == x) l.remove(i); } catch (ConcurrentModificationException e) { return "cme" + l; } return l.toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -472098;
    @ ensures x == -2 && y == 1 ==> \result == -472088;
    @ ensures x == -1 && y == 0 ==> \result == -471098;
    @ ensures x == -1 && y == 1 ==> \result == -471088;
    @ ensures x == 0 && y == 0 ==> \result == -470998;
    @ ensures x == 0 && y == 1 ==> \result == -470988;
    @ ensures x == 1 && y == 0 ==> \result == -470988;
    @ ensures x == 1 && y == 1 ==> \result == -470888;
    @ ensures x == 2 && y == 0 ==> \result == -470978;
    @ ensures x == 2 && y == 1 ==> \result == -470878;
    @ ensures x == 3 && y == 0 ==> \result == -470968;
    @ ensures x == 3 && y == 1 ==> \result == -470868;
    @ signals_only \nothing;
    @*/
  static int m10Holds(int x, int y) { // TRUE
    int[] a = {3, x, y, -1, 2}; Arrays.sort(a, 1, 4); int r = 0; for (int v : a) r = r * 10 + v; return r + Arrays.binarySearch(a, 1, 4, 9) * 100000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -472098;
    @ ensures x == -2 && y == 1 ==> \result == -472088;
    @ ensures x == -1 && y == 0 ==> \result == -471098;
    @ ensures x == -1 && y == 1 ==> \result == -471087;
    @ ensures x == 0 && y == 0 ==> \result == -470998;
    @ ensures x == 0 && y == 1 ==> \result == -470988;
    @ ensures x == 1 && y == 0 ==> \result == -470988;
    @ ensures x == 1 && y == 1 ==> \result == -470888;
    @ ensures x == 2 && y == 0 ==> \result == -470978;
    @ ensures x == 2 && y == 1 ==> \result == -470878;
    @ ensures x == 3 && y == 0 ==> \result == -470968;
    @ ensures x == 3 && y == 1 ==> \result == -470868;
    @ signals_only \nothing;
    @*/
  static int m10Off(int x, int y) { // FALSE
    int[] a = {3, x, y, -1, 2}; Arrays.sort(a, 1, 4); int r = 0; for (int v : a) r = r * 10 + v; return r + Arrays.binarySearch(a, 1, 4, 9) * 100000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[3, 0, -2]truefalse-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[3, 1, -2]truefalse-1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[3, 0, -1]truefalse-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[3, 1, -1]truefalse0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[3, 0, 0]truetrue0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[3, 1, 0]truefalse1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[3, 1, 0]truetrue1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[3, 1, 1]truetrue2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[3, 2, 0]truetrue2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[3, 2, 1]truetrue3");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[3, 3, 0]truetrue3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[3, 3, 1]truetrue4");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m11Holds(int x, int y) { // TRUE
    Integer[] a = {3, x, y}; Arrays.sort(a, Comparator.comparing((Integer i) -> -i)); return Arrays.toString(a) + Arrays.asList(a).contains(3) + Arrays.equals(a, new Integer[] {3, x, y}) + Arrays.stream(new int[] {x, y}).sum();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[3, 0, -2]truefalse-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[3, 1, -2]truefalse-1");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[3, 0, -1]truefalse-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[3, 1, -1]truefalse0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[3, 0, 0]truetrue0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[3, 1, 0]truefalse1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[3, 1, 0]truetrue1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[3, 1, 1]truetrue2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[3, 2, 0]truetrue2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[3, 2, 1]truetrue3");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[3, 3, 0]truetrue3");
    @ ensures x == 3 && y == 1 ==> false;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m11Wrong(int x, int y) { // FALSE
    Integer[] a = {3, x, y}; Arrays.sort(a, Comparator.comparing((Integer i) -> -i)); return Arrays.toString(a) + Arrays.asList(a).contains(3) + Arrays.equals(a, new Integer[] {3, x, y}) + Arrays.stream(new int[] {x, y}).sum();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[0, 0, 0]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-1, 1, 3]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[0, 0, 0]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 1, 3]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[0, 0]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[1, 3]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[0, 0]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[1, 3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[0]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[3]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[0]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[3]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m12Holds(int x, int y) { // TRUE
    return java.util.stream.IntStream.rangeClosed(x, 3).filter(i -> i % 2 != 0).boxed().map(i -> i * y).collect(java.util.stream.Collectors.toList()).toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[0, 0, 0]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[-1, 1, 3]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[0, 0, 0]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[-1, 1, 3]q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[0, 0]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[1, 3]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[0, 0]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[1, 3]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[0]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[3]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[0]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[3]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m12Off(int x, int y) { // FALSE
    return java.util.stream.IntStream.rangeClosed(x, 3).filter(i -> i % 2 != 0).boxed().map(i -> i * y).collect(java.util.stream.Collectors.toList()).toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("<c-2,aa,b>");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("<aa,b>");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("<c-1,aa,b>");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("<aa,b>");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("<aa,c0,b>");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("<c0,b>");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("<aa,c1,b>");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("<c1,b>");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("<aa,c2,b>");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("<c2,b>");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("<aa,c3,b>");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("<c3,b>");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m13Holds(int x, int y) { // TRUE
    return Stream.of("b", "aa", "c" + x).sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder())).skip(y).collect(Collectors.joining(",", "<", ">"));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("<c-2,aa,b>");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("<aa,b>");
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("<aa,b>");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("<aa,c0,b>");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("<c0,b>");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("<aa,c1,b>");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("<c1,b>");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("<aa,c2,b>");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("<c2,b>");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("<aa,c3,b>");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("<c3,b>");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m13Wrong(int x, int y) { // FALSE
    return Stream.of("b", "aa", "c" + x).sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder())).skip(y).collect(Collectors.joining(",", "<", ">"));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{false=[-2, 0], true=[1, 2]}2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{false=[-2], true=[1, 2]}2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{false=[-1, 0], true=[1, 2]}2");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{false=[-1], true=[1, 2]}2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 2]}2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 2]}2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 3, 2]}3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 3, 2]}3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m14Holds(int x, int y) { // TRUE
    Map<Boolean, List<Integer>> m = Stream.of(1, x, 2, y).distinct().collect(Collectors.partitioningBy(i -> i > 0)); return m.toString() + m.get(true).size();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{false=[-2, 0], true=[1, 2]}2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{false=[-2], true=[1, 2]}2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{false=[-1, 0], true=[1, 2]}2");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{false=[-1], true=[1, 2]}2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 2]}2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 2]}2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 2]}2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{false=[0], true=[1, 3, 2]}3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{false=[], true=[1, 3, 2]}3q");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m14Off(int x, int y) { // FALSE
    Map<Boolean, List<Integer>> m = Stream.of(1, x, 2, y).distinct().collect(Collectors.partitioningBy(i -> i > 0)); return m.toString() + m.get(true).size();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1Optional.empty1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1Optional.empty1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("9Optional.empty2true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("9Optional.empty2true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("9Optional[3]3true");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("9Optional[3]3true");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m15Holds(int x, int y) { // TRUE
    Optional<Integer> o = x > 0 ? Optional.of(x) : Optional.empty(); return o.map(v -> v > 1 ? null : v).or(() -> Optional.of(9)).get() + o.filter(v -> v == 3).toString() + o.orElse(y) + o.isPresent();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("9Optional.empty0false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("9Optional.empty1false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1Optional.empty1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1Optional.empty1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("9Optional.empty2true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("9Optional.empty2true");
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("9Optional[3]3true");
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m15Wrong(int x, int y) { // FALSE
    Optional<Integer> o = x > 0 ? Optional.of(x) : Optional.empty(); return o.map(v -> v > 1 ? null : v).or(() -> Optional.of(9)).get() + o.filter(v -> v == 3).toString() + o.orElse(y) + o.isPresent();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -101;
    @ ensures x == -2 && y == 1 ==> \result == -101;
    @ ensures x == -1 && y == 0 ==> \result == -100;
    @ ensures x == -1 && y == 1 ==> \result == -100;
    @ ensures x == 0 && y == 0 ==> \result == -99;
    @ ensures x == 0 && y == 1 ==> \result == -99;
    @ ensures x == 1 && y == 0 ==> \result == -98;
    @ ensures x == 1 && y == 1 ==> \result == -98;
    @ ensures x == 2 && y == 0 ==> \result == -97;
    @ ensures x == 2 && y == 1 ==> \result == -97;
    @ ensures x == 3 && y == 0 ==> \result == -96;
    @ ensures x == 3 && y == 1 ==> \result == -96;
    @ signals_only \nothing;
    @*/
  static int m16Holds(int x, int y) { // TRUE
    List<int[]> l = new ArrayList<>(); l.add(new int[] {x}); l.add(l.get(0)); l.get(1)[0]++; return l.get(0)[0] + (l.indexOf(new int[] {x}) ) * 100;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -101;
    @ ensures x == -2 && y == 1 ==> \result == -101;
    @ ensures x == -1 && y == 0 ==> \result == -100;
    @ ensures x == -1 && y == 1 ==> \result == -100;
    @ ensures x == 0 && y == 0 ==> \result == -99;
    @ ensures x == 0 && y == 1 ==> \result == -99;
    @ ensures x == 1 && y == 0 ==> \result == -98;
    @ ensures x == 1 && y == 1 ==> \result == -98;
    @ ensures x == 2 && y == 0 ==> \result == -96;
    @ ensures x == 2 && y == 1 ==> \result == -97;
    @ ensures x == 3 && y == 0 ==> \result == -96;
    @ ensures x == 3 && y == 1 ==> \result == -96;
    @ signals_only \nothing;
    @*/
  static int m16Off(int x, int y) { // FALSE
    List<int[]> l = new ArrayList<>(); l.add(new int[] {x}); l.add(l.get(0)); l.get(1)[0]++; return l.get(0)[0] + (l.indexOf(new int[] {x}) ) * 100;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{A=0, C=-2}[B]false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{A=1, C=-2}[B]false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{A=0, C=-1}[B]true");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{A=1, C=-1}[B]true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{A=0, C=0}[B]false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{A=1, C=0}[B]false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{A=0, C=1}[B]false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{A=1, C=1}[B]false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{A=0, C=2}[B]true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{A=1, C=2}[B]true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{A=0, C=3}[B]false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{A=1, C=3}[B]false");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m17Holds(int x, int y) { // TRUE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, y); EnumSet<E> s = EnumSet.complementOf(EnumSet.copyOf(m.keySet())); return m.toString() + s + s.contains(E.values()[(x + 2) % 3]);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{A=0, C=-2}[B]false");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{A=1, C=-2}[B]false");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{A=0, C=-1}[B]true");
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{A=0, C=0}[B]false");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{A=1, C=0}[B]false");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{A=0, C=1}[B]false");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{A=1, C=1}[B]false");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{A=0, C=2}[B]true");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{A=1, C=2}[B]true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{A=0, C=3}[B]false");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{A=1, C=3}[B]false");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m17Wrong(int x, int y) { // FALSE
    EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.C, x); m.put(E.A, y); EnumSet<E> s = EnumSet.complementOf(EnumSet.copyOf(m.keySet())); return m.toString() + s + s.contains(E.values()[(x + 2) % 3]);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("r-21null");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r-21null");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("r-11null");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r-11null");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("r01null");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r01null");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("r11null");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r11null");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("r22null");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r22null");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("r33null");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r33null");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m18Holds(int x, int y) { // TRUE
    Integer b = best(List.of(x, y, 1)); String s = best(new HashSet<>(List.of("q", "r" + x))); return s + b + best(new ArrayList<Integer>());
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("r-21null");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r-21null");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("r-11null");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r-11null");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("r01null");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r01null");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("r11null");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r11null");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("r22null");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r22null");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("r33nullq");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r33null");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m18Off(int x, int y) { // FALSE
    Integer b = best(List.of(x, y, 1)); String s = best(new HashSet<>(List.of("q", "r" + x))); return s + b + best(new ArrayList<Integer>());
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m19Holds(int x, int y) { // TRUE
    List<Object> l = new ArrayList<>(); l.add(l.size()); l.add(1L); l.add('c'); l.add(x > 0); return l.contains(1) + "" + l.contains(1L) + l.indexOf('c') + l.remove(Boolean.TRUE) + l;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("falsetrue2false[0, 1, c, false]");
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("falsetrue2true[0, 1, c]");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m19Wrong(int x, int y) { // FALSE
    List<Object> l = new ArrayList<>(); l.add(l.size()); l.add(1L); l.add('c'); l.add(x > 0); return l.contains(1) + "" + l.contains(1L) + l.indexOf('c') + l.remove(Boolean.TRUE) + l;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2nulltruenullnullnull2{null=-2, 1=0}");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2nulltruenullnullnull2{null=-2, 1=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1nulltruenullnullnull2{null=-1, 1=0}");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1nulltruenullnullnull2{null=-1, 1=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("0nulltruenullnullnull2{null=0, 1=0}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0nulltruenullnullnull2{null=0, 1=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1nulltruenullnullnull2{null=1, 1=0}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1nulltruenullnullnull2{null=1, 1=1}");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2nulltruenullnullnull2{null=2, 1=0}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2nulltruenullnullnull2{null=2, 1=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3nulltruenullnullnull2{null=3, 1=0}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3nulltruenullnullnull2{null=3, 1=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Holds(int x, int y) { // TRUE
    Map<Integer, Integer> m = new HashMap<>(); m.put(null, x); m.put(1, null); return m.get(null) + "" + m.get(1) + m.containsKey(1) + m.getOrDefault(1, 5) + m.putIfAbsent(1, y) + m.computeIfAbsent(2, k -> null) + m.size() + m;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2nulltruenullnullnull2{null=-2, 1=0}");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2nulltruenullnullnull2{null=-2, 1=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1nulltruenullnullnull2{null=-1, 1=0}");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1nulltruenullnullnull2{null=-1, 1=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("0nulltruenullnullnull2{null=0, 1=0}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0nulltruenullnullnull2{null=0, 1=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1nulltruenullnullnull2{null=1, 1=0}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1nulltruenullnullnull2{null=1, 1=1}q");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2nulltruenullnullnull2{null=2, 1=0}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2nulltruenullnullnull2{null=2, 1=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3nulltruenullnullnull2{null=3, 1=0}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3nulltruenullnullnull2{null=3, 1=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Off(int x, int y) { // FALSE
    Map<Integer, Integer> m = new HashMap<>(); m.put(null, x); m.put(1, null); return m.get(null) + "" + m.get(1) + m.containsKey(1) + m.getOrDefault(1, 5) + m.putIfAbsent(1, y) + m.computeIfAbsent(2, k -> null) + m.size() + m;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m21Holds(int x, int y) { // TRUE
    Set<List<Integer>> s = new HashSet<>(); List<Integer> l = new ArrayList<>(List.of(x)); s.add(l); boolean before = s.contains(List.of(x)); l.add(1); return before && !s.contains(List.of(x)) && new ArrayList<>(s).get(0).size() == 2;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m21Wrong(int x, int y) { // FALSE
    Set<List<Integer>> s = new HashSet<>(); List<Integer> l = new ArrayList<>(List.of(x)); s.add(l); boolean before = s.contains(List.of(x)); l.add(1); return before && !s.contains(List.of(x)) && new ArrayList<>(s).get(0).size() == 2;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2-101ise");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2-101ise");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-101ise");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-101ise");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("01ise");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("01ise");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1ise");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1ise");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ise");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ise");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ise");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ise");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Holds(int x, int y) { // TRUE
    Iterator<Integer> it = new Range(x, 2).iterator(); String r = drain(it); try { new ArrayList<>(List.of(1)).iterator().remove(); } catch (IllegalStateException e) { r += "ise"; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2-101ise");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2-101iseq");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-101ise");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-101ise");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("01ise");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("01ise");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1ise");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1ise");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ise");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ise");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ise");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ise");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Off(int x, int y) { // FALSE
    Iterator<Integer> it = new Range(x, 2).iterator(); String r = drain(it); try { new ArrayList<>(List.of(1)).iterator().remove(); } catch (IllegalStateException e) { r += "ise"; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[4, 6, 0, 8, 2]81");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[6, 4, 0, 8, 2]81");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[2, 4, 8, 6, 0]81");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[4, 2, 8, 6, 0]81");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[2, 6, 4, 8]81");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[2, 6, 4, 8]81");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("[8, 0, 4, 6]81");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[0, 8, 4, 6]81");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[6, 8, 2, 0]80");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[8, 6, 2, 0]80");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[4, 0, 8, 2]81");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[4, 0, 8, 2]81");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m23Holds(int x, int y) { // TRUE
    List<Integer> l = IntStream.range(0, 5).boxed().collect(Collectors.toCollection(ArrayList::new)); Collections.rotate(l, x); Collections.swap(l, 0, y); Collections.reverse(l.subList(2, 4)); l.removeIf(i -> i == x); l.replaceAll(i -> i * 2); return l.toString() + Collections.max(l) + Collections.frequency(l, 4);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("[4, 6, 0, 8, 2]81");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("[6, 4, 0, 8, 2]81");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("[2, 4, 8, 6, 0]81");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("[4, 2, 8, 6, 0]81");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("[2, 6, 4, 8]81");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("[2, 6, 4, 8]81");
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("[0, 8, 4, 6]81");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("[6, 8, 2, 0]80");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("[8, 6, 2, 0]80");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("[4, 0, 8, 2]81");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("[4, 0, 8, 2]81");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m23Wrong(int x, int y) { // FALSE
    List<Integer> l = IntStream.range(0, 5).boxed().collect(Collectors.toCollection(ArrayList::new)); Collections.rotate(l, x); Collections.swap(l, 0, y); Collections.reverse(l.subList(2, 4)); l.removeIf(i -> i == x); l.replaceAll(i -> i * 2); return l.toString() + Collections.max(l) + Collections.frequency(l, 4);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m24Holds(int x, int y) { // TRUE
    TreeMap<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)); SortedMap<String, Integer> h = m.headMap(x > 0 ? "c" : "b"); m.put("aa", y); h.remove("a"); return h + m.firstKey() + m.ceilingKey("ab") + m.pollLastEntry().getValue() + m.descendingMap();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}q");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("{aa=0}aab3{b=2, aa=0}");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("{aa=1}aab3{b=2, aa=1}");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("{aa=0, b=2}aab3{b=2, aa=0}");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("{aa=1, b=2}aab3{b=2, aa=1}");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m24Off(int x, int y) { // FALSE
    TreeMap<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)); SortedMap<String, Integer> h = m.headMap(x > 0 ? "c" : "b"); m.put("aa", y); h.remove("a"); return h + m.firstKey() + m.ceilingKey("ab") + m.pollLastEntry().getValue() + m.descendingMap();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("E1-02|    0|z  |ff|q|false|1,234,567");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("E1-02|    1|z  |ff|q|false|1,234,567");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("E1-01|    0|z  |ff|q|false|1,234,567");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("E1-01|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("E1000|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("E1000|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("(1-)4001|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("(1-)4001|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("(2-)4002|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("(2-)4002|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("(3-)4003|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("(3-)4003|    1|z  |ff|q|false|1,234,567");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m25Holds(int x, int y) { // TRUE
    StringJoiner j = new StringJoiner("-", "(", ")"); j.setEmptyValue("E"); if (x > 0) j.add("" + x).add(""); return j + "" + j.length() + String.format("%03d|%5s|%-3s|%x|%c|%b|%,d", x, y, "z", 255, 'q', null, 1234567);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("E1-02|    0|z  |ff|q|false|1,234,567");
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("E1-01|    0|z  |ff|q|false|1,234,567");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("E1-01|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("E1000|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("E1000|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("(1-)4001|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("(1-)4001|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("(2-)4002|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("(2-)4002|    1|z  |ff|q|false|1,234,567");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("(3-)4003|    0|z  |ff|q|false|1,234,567");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("(3-)4003|    1|z  |ff|q|false|1,234,567");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m25Wrong(int x, int y) { // FALSE
    StringJoiner j = new StringJoiner("-", "(", ")"); j.setEmptyValue("E"); if (x > 0) j.add("" + x).add(""); return j + "" + j.length() + String.format("%03d|%5s|%-3s|%x|%c|%b|%,d", x, y, "z", 255, 'q', null, 1234567);
  }

}
