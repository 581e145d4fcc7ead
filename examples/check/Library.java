import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Library objects through their models. */
public class Library {
    static void listMisses(int x) { List<Integer> l = new ArrayList<>(); l.add(x); l.add(2); assert l.size() == 2; } // safe
    static void listHits(int x) { List<Integer> l = new ArrayList<>(); l.add(x); assert l.get(0) != 8; } // error
    static void mapMisses(int x) { Map<String, Integer> m = new HashMap<>(); m.put("a", x); assert m.get("a") == x; } // safe
    static void mapHits(int x) { Map<String, Integer> m = new HashMap<>(); m.put("a", x); assert m.getOrDefault("a", 0) != 3; } // error
    static void mathMisses(int a, int b) { assert Math.max(a, b) >= Math.min(a, b); } // safe
    static void mathHits(int a) { assert Math.abs(a) >= 0; } // error
    static void removed() { List<String> l = new ArrayList<>(); l.add("a"); l.add("b"); l.remove(0); assert l.get(0).equals("b"); } // safe
    static void lambda(int x) { java.util.function.IntUnaryOperator f = y -> y + 1; assert f.applyAsInt(x) != 4; } // error
}
