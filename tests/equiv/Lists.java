import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Lists {
    static class Node { int v; Node next; }

    // equal
    static List<Integer> two_L(int a, int b) { List<Integer> r = new ArrayList<>(); r.add(a); r.add(b); return r; }
    static List<Integer> two_R(int a, int b) { List<Integer> r = new ArrayList<>(); r.add(b); r.add(0, a); return r; }

    // different: the order
    static List<Integer> order_L(int a, int b) { List<Integer> r = new ArrayList<>(); r.add(a); r.add(b); return r; }
    static List<Integer> order_R(int a, int b) { List<Integer> r = new ArrayList<>(); r.add(b); r.add(a); return r; }

    // different: the list itself
    static List<String> self_L(List<String> a) { return a; }
    static List<String> self_R(List<String> a) { return new ArrayList<>(a); }

    // equal
    static void append_L(List<String> a, String s) { a.add(s); }
    static void append_R(List<String> a, String s) { a.add(a.size(), s); }

    // different: at the other end
    static void front_L(List<String> a, String s) { a.add(s); }
    static void front_R(List<String> a, String s) { a.add(0, s); }

    // equal
    static int size_L(List<String> a) { return a.isEmpty() ? 0 : a.size(); }
    static int size_R(List<String> a) { return a.size(); }

    // equal
    static Map<String, Integer> map_L(int x) { Map<String, Integer> m = new HashMap<>(); m.put("a", x); m.put("b", 1); return m; }
    static Map<String, Integer> map_R(int x) { Map<String, Integer> m = new HashMap<>(); m.put("a", x); m.put("b", 2); m.put("b", 1); return m; }

    // different: a key
    static Map<String, Integer> key_L(int x) { Map<String, Integer> m = new HashMap<>(); m.put("a", x); return m; }
    static Map<String, Integer> key_R(int x) { Map<String, Integer> m = new HashMap<>(); m.put("b", x); return m; }

    // equal
    static Node second_L(Node a) { return a == null ? null : a.next; }
    static Node second_R(Node a) { if (a != null) return a.next; return null; }

    // different: a node in the middle is skipped
    static void drop_L(Node a) { if (a != null && a.next != null) a.next = a.next.next; }
    static void drop_R(Node a) { if (a != null && a.next != null) a.next.next = null; }

    // equal
    static void insert_L(Node a, int v) { if (a == null) return; Node n = new Node(); n.v = v; n.next = a.next; a.next = n; }
    static void insert_R(Node a, int v) { if (a != null) { Node rest = a.next; a.next = new Node(); a.next.v = v; a.next.next = rest; } }

    // different: the list may be a ring
    static int ring_L(Node a) { if (a == null || a.next == null) return 0; a.v = 1; a.next.v = 2; return a.v; }
    static int ring_R(Node a) { if (a == null || a.next == null) return 0; a.v = 1; a.next.v = 2; return 1; }

    // different: a length
    static int length_L(Node a) { int n = 0; while (a != null) { n++; a = a.next; } return n; }
    static int length_R(Node a) { int n = 1; while (a != null && a.next != null) { n++; a = a.next; } return n; }
}
