import java.util.*;
import java.util.stream.*;

/** Collections that change while something goes through them, and what is counted or grouped: true or false on the JVM as marked. */
@SuppressWarnings("all")
class Collections {
  //@ signals_only \nothing; ensures \result;
  static boolean treeIter() { // FALSE
    TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 3)); for (Integer i : s) if (i == 2) s.remove(i); return true;
  }

  //@ signals_only \nothing; ensures \result;
  static boolean treeIterSym(int x) { // FALSE
    TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 3)); for (Integer i : s) if (i == 2) s.remove(i); return true;
  }

  //@ ensures \result == 2; signals_only \nothing;
  static int treeLast() { // TRUE
    TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 3)); for (Integer i : s) if (i == 3) s.remove(i); return s.size();
  }

  //@ ensures \result == 4; signals_only \nothing;
  static int treeCompute() { // FALSE
    TreeMap<Integer,Integer> m = new TreeMap<>(); m.put(1, 1); m.computeIfAbsent(7, k -> { m.put(9, 1); m.put(8, 1); return 5; }); return m.size();
  }

  //@ ensures true; signals_only \nothing;
  static void mapForEach() { // FALSE
    HashMap<Integer,Integer> m = new HashMap<>(); m.put(1, 1); m.forEach((k, v) -> m.put(9, 9));
  }

  //@ ensures true; signals_only \nothing;
  static void linkedForEach() { // FALSE
    LinkedHashMap<Integer,Integer> m = new LinkedHashMap<>(); m.put(1, 1); m.forEach((k, v) -> m.put(9, 9));
  }

  //@ ensures true; signals_only \nothing;
  static void listForEach() { // FALSE
    List<Integer> l = new ArrayList<>(List.of(3, 1, 2)); l.forEach(k -> { if (k == 1) l.remove((Object) 1); });
  }

  //@ ensures true; signals_only \nothing;
  static void replaceAll() { // FALSE
    List<Integer> l = new ArrayList<>(List.of(3, 1, 2)); Iterator<Integer> i = l.iterator(); l.replaceAll(v -> v); i.next();
  }

  //@ ensures true; signals_only \nothing;
  static void ensureCap() { // TRUE
    ArrayList<Integer> l = new ArrayList<>(List.of(3, 1, 2)); Iterator<Integer> i = l.iterator(); l.ensureCapacity(2); i.next();
  }

  //@ ensures true; signals_only \nothing;
  static void pqRemoveIf() { // FALSE
    PriorityQueue<Integer> l = new PriorityQueue<>(List.of(3, 1, 2)); Iterator<Integer> i = l.iterator(); l.removeIf(v -> v == 99); i.next();
  }

  //@ ensures \result == 3;
  static int countLimit() { // FALSE
    int[] c = {0}; Stream.of(1, 2, 3).peek(i -> c[0]++).limit(3).count(); return c[0];
  }

  //@ ensures \result == 3;
  static int countSkip() { // FALSE
    int[] c = {0}; Stream.of(1, 2, 3).peek(i -> c[0]++).skip(0).count() ; return c[0];
  }

  //@ ensures \result.equals("[33, 17, 1]") || \result.equals("[17, 33, 1]");
  static String group() { // FALSE
    return Stream.of(33, 17, 1).collect(Collectors.groupingBy(i -> i)).keySet().toString();
  }

  //@ ensures true; signals_only \nothing;
  static void treeForEach() { // FALSE
    TreeMap<Integer, Integer> m = new TreeMap<>(); m.put(1, 1); m.forEach((k, v) -> m.put(9, 9));
  }

  //@ ensures true; signals_only \nothing;
  static void rest() { // FALSE
    List<Integer> l = new ArrayList<>(List.of(3, 1, 2)); l.iterator().forEachRemaining(k -> { if (k == 2) l.add(4); });
  }

  //@ ensures \result == 2; signals_only \nothing;
  static int window() { // TRUE
    ArrayList<Integer> l = new ArrayList<>(List.of(3, 1, 2)); l.removeAll(l.subList(0, 1)); return l.size();
  }

  //@ ensures true; signals_only \nothing;
  static void emptyWindow() { // FALSE
    ArrayList<Integer> l = new ArrayList<>(List.of(3, 1, 2)); Iterator<Integer> i = l.iterator(); l.subList(1, 1).clear(); i.next();
  }

  //@ ensures true; signals_only \nothing;
  static void emptyChange() { // FALSE
    List.of(1, 2, 3).subList(0, 2).addAll(List.of());
  }

  //@ ensures \result == 1; signals_only \nothing;
  static int handedOn() { // FALSE
    TreeSet<Integer> s = new TreeSet<>(Comparator.reverseOrder()); s.add(1); s.add(2); return new PriorityQueue<>(s).peek();
  }

  //@ ensures \result; signals_only \nothing;
  static boolean sameView() { // TRUE
    HashMap<Integer, Integer> m = new HashMap<>(); return m.keySet() == m.keySet();
  }

  //@ ensures \result == 3; signals_only \nothing;
  static int comparisons() { // FALSE
    int[] n = {0}; new ArrayList<>(List.of(3, 1, 2)).sort((a, b) -> { n[0]++; return a - b; }); return n[0];
  }

  //@ requires x == 1 || x == 2; ensures \result == 3 - x; signals_only \nothing;
  static int entry(int x) { // TRUE
    TreeMap<Integer, Integer> m = new TreeMap<>(); m.put(1, 2); m.put(2, 1); for (Map.Entry<Integer, Integer> e : m.entrySet()) if (e.getKey() == x) return e.getValue(); return 0;
  }
}
