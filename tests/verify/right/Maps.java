import java.util.HashMap;
import java.util.Map;

/** Tables that paths fill differently before they meet. */
class Maps {
    //@ ensures \result == (d ? 3 : c ? 2 : 0);
    static int lastPut(int k, boolean c, boolean d) {
        Map<Integer, Integer> m = new HashMap<>();
        if (c) m.put(k, 2);
        if (d) m.put(k, 3);
        Integer r = m.get(k);
        return r == null ? 0 : r;
    }
}
