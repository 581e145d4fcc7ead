import java.util.*;

/** Inputs that are lists and buffers of the library. */
class Lists1 {
    enum Color { RED, GREEN { @Override int weight() { return 7; } }, BLUE; int weight() { return ordinal(); } }

    static final class Item {
        String name;
        int price;
        Item next;
    }

    static int t01(List<Integer> xs) {
        int sum = 0;
        for (int x : xs) {
            sum += x;
        }
        return sum;
    }

    static int t02(ArrayList<String> words, int at) {
        return words.get(at).length();
    }

    static List<Integer> t03(List<Integer> xs, Integer x) {
        xs.add(x);
        return xs;
    }

    static boolean t04(Collection<?> c, Object o) {
        return c.contains(o);
    }

    static String t05(StringBuilder out, String more) {
        out.append(more).append('!');
        if (out.length() > 3) {
            out.setLength(3);
        }
        return out.toString();
    }

    static int t06(List<Integer> a, List<Integer> b) {
        if (a == b) {
            return -1;
        }
        if (a.isEmpty() || b.isEmpty()) {
            return 0;
        }
        a.set(0, 5);
        return b.get(0);
    }

    static int t07(List<Color> colors) {
        int weight = 0;
        for (Color color : colors) {
            weight += switch (color) {
                case RED -> 1;
                case GREEN -> color.weight();
                case BLUE -> 3;
            };
        }
        return weight;
    }

    static int t08(List<Item> items) {
        int total = 0;
        for (Item item : items) {
            if (item == null || item.price < 0) {
                continue;
            }
            total += item.price;
        }
        return total;
    }

    static List<Item> t09(List<Item> items, int limit) {
        List<Item> cheap = new ArrayList<>();
        for (Item item : items) {
            if (item.price < limit) {
                cheap.add(item);
            }
        }
        return cheap;
    }

    static Object t10(Object[] array, List<Object> list) {
        if (list.size() > 0 && array.length > 0) {
            array[0] = "written";
            return list.get(0);
        }
        return null;
    }

    static List<Integer> t11(List<Integer> xs) {
        List<Integer> copy = new ArrayList<>(xs);
        copy.add(1);
        xs.clear();
        return copy;
    }

    static int t12(Iterable<String> all) {
        int n = 0;
        for (String each : all) {
            if ("a".equals(each)) {
                n++;
            }
        }
        return n;
    }

    static boolean t13(List<Integer> xs) {
        for (int i = 1; i < xs.size(); i++) {
            if (xs.get(i - 1) > xs.get(i)) {
                return false;
            }
        }
        return true;
    }

    static int t14(List<List<Integer>> rows) {
        return rows.get(0).get(0);
    }

    static Integer t15(List<Integer> xs) {
        return xs.isEmpty() ? null : xs.remove(xs.size() - 1);
    }

    static String t16(List<Object> xs) {
        Object x = xs.get(0);
        if (x instanceof String s) {
            return "string " + s.length();
        }
        if (x instanceof Integer i) {
            return "int " + (i + 1);
        }
        return x == null ? "null" : "other";
    }

    static int t17(List<Integer> xs) {
        int n = 0;
        for (Integer x : xs) {
            if (x == null) {
                xs.add(1);
            }
            n++;
        }
        return n;
    }

    static StringBuilder t18(StringBuilder a, StringBuilder b) {
        a.append("x");
        return a == b ? null : b.append(a);
    }

    static boolean t19(List<String> xs, List<String> ys) {
        return xs.equals(ys);
    }

    static Object[] t20(List<?> xs) {
        return xs.toArray();
    }
}
