import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Corners of the language where translations go wrong. */
public class Corners {
    static StringBuilder log = new StringBuilder();

    static int step(int x) {
        log.append(x).append(' ');
        if (x < 0) {
            throw new IllegalStateException("step " + x);
        }
        return x;
    }

    public static String nestedFinally() {
        log = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            try {
                try {
                    if (i == 1) {
                        continue outer;
                    }
                    if (i == 2) {
                        step(-i);
                    }
                    if (i == 3) {
                        break outer;
                    }
                    log.append("body").append(i);
                } finally {
                    log.append("[in").append(i).append(']');
                    try {
                        if (i == 0) {
                            throw new RuntimeException("inner");
                        }
                    } catch (RuntimeException e) {
                        log.append(e.getMessage());
                    }
                }
            } catch (IllegalStateException e) {
                log.append("caught ").append(e.getMessage());
            } finally {
                log.append("[out").append(i).append(']');
            }
        }
        return log.toString();
    }

    static int swallow(int x) {
        while (true) {
            try {
                if (x == 0) {
                    throw new RuntimeException();
                }
                return x;
            } finally {
                if (x < 3) {
                    x++;
                    continue;
                }
                if (x == 3) {
                    break;
                }
            }
        }
        return -x;
    }

    public static String swallowed() {
        return swallow(0) + " " + swallow(2) + " " + swallow(7);
    }

    private static int replaced() throws Exception {
        try {
            throw new Exception("first");
        } finally {
            throw new Exception("second");
        }
    }

    public static String exceptions() {
        String result = "";
        try {
            replaced();
        } catch (Exception e) {
            result += e.getMessage();
        }
        try {
            Object o = new int[0];
            String s = (String) o;
        } catch (ClassCastException | IllegalStateException e) {
            result += "cce";
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            result += "npe";
        }
        try {
            String s = null;
            switch (s) {
                case "a": result += "a";
                default: result += "d";
            }
        } catch (NullPointerException e) {
            result += "switch";
        }
        try {
            Kind k = null;
            switch (k) {
                case A: result += "a";
            }
        } catch (NullPointerException e) {
            result += "enum";
        }
        try {
            recursive(1);
        } catch (IllegalArgumentException e) {
            result += e.getMessage() + e.getCause().getMessage();
        }
        return result;
    }

    static void recursive(int depth) {
        try {
            if (depth == 3) {
                throw new IllegalStateException("bottom");
            }
            recursive(depth + 1);
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException("depth " + depth, e);
        }
    }

    enum Kind { A, B }

    public static String yields() {
        String result = "";
        for (int i = 0; i < 4; i++) {
            int x = 100;
            x = switch (i) {
                case 0:
                    try {
                        yield x + 1;
                    } finally {
                        result += x + " ";
                        x = 5;
                    }
                case 1:
                    for (int j = 0;; j++) {
                        if (j == 3) {
                            yield j;
                        }
                    }
                case 2:
                    yield i == 2 ? switch (x) { case 100 -> 42; default -> 0; } : 1;
                default: {
                    int y = x;
                    yield y * 2;
                }
            };
            result += x + ";";
        }
        return result;
    }

    static int[] data = {1, 2, 3};

    private static int[] data() {
        log.append("data ");
        return data;
    }

    private static int fail() {
        log.append("fail ");
        throw new IllegalStateException();
    }

    public static String effects() {
        log = new StringBuilder();
        data = new int[] {1, 2, 3};
        int i = 0;
        data()[i++] += i++ * 10;
        data()[i] = data()[i - 1]++ + --data()[0];
        i = i++ + ++i;
        try {
            data()[5] = fail();
        } catch (IllegalStateException e) {
            log.append("ise ");
        }
        try {
            int[] none = null;
            none[step(1)] = step(2);
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        Corners c = null;
        try {
            c.field = step(3);
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        try {
            c.field += step(4);
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        try {
            c.method(step(5));
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        c.nothing(step(6));
        int j = 1;
        j = j++ + j;
        long l = 5;
        l += 3.7;
        l -= j--;
        boolean b = false;
        b |= (j = 9) > 3;
        boolean s = b || (j = 11) > 3;
        boolean t = b & (j = 12) > 30;
        return log + " " + data[0] + data[1] + data[2] + " " + i + " " + j + " " + l + b + s + t;
    }

    int field;

    void method(int x) {
        log.append("method");
    }

    static void nothing(int x) {
        log.append("static ");
    }

    static class Parent {
        static int created;
        final int id = ++created;

        String who() {
            return "parent" + id;
        }

        static String stat() {
            return "P";
        }
    }

    static class Child extends Parent {
        private final String name;

        Child(String name) {
            this.name = name;
        }

        Child() {
            this("none");
            log.append(who());
        }

        @Override
        String who() {
            return "child" + name + super.who();
        }

        static String stat() {
            return "C";
        }
    }

    public static String dispatch() {
        log = new StringBuilder();
        Parent p = new Child();
        Parent q = new Parent();
        return p.who() + q.who() + log + p.stat() + ((Child) p).stat() + Parent.created + (p instanceof Child) + (q instanceof Child);
    }

    static class Late {
        static { log.append("late "); }
        static int value = step(7);
        static final Integer BOXED = 3;

        static int get() {
            return value;
        }
    }

    public static String lazy() {
        log = new StringBuilder();
        Late[] none = new Late[2];
        log.append("array ");
        int x = step(1) + Late.get() + step(2);
        Late.value += Late.BOXED;
        return log + " " + x + Late.value + none.length;
    }

    class Counter implements Iterable<Integer> {
        final int limit;

        Counter(int limit) {
            this.limit = limit;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = field;

                @Override
                public boolean hasNext() {
                    return next < limit;
                }

                @Override
                public Integer next() {
                    return next++;
                }
            };
        }
    }

    public static String iteration() {
        Corners c = new Corners();
        c.field = 2;
        int sum = 0;
        for (int x : c.new Counter(6)) {
            if (x == 4) {
                continue;
            }
            sum = sum * 10 + x;
        }
        List<Runnable> actions = new ArrayList<>();
        StringBuilder seen = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            actions.add(() -> seen.append(copy).append(','));
        }
        for (Runnable action : actions) {
            action.run();
        }
        int[] a = {1, 2, 3};
        int total = 0;
        for (int x : a) {
            a = new int[] {9};
            total += x;
        }
        Integer[] boxes = {1, 2, 300};
        for (int x : boxes) {
            total += x;
        }
        return sum + " " + seen + total;
    }

    static <T extends Comparable<T>> T largest(List<? extends T> items) {
        T best = null;
        for (T item : items) {
            if (best == null || item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    static String kinds(Object... parts) {
        return parts.length + "";
    }

    static String pick(long x) {
        return "long";
    }

    static String pick(Integer x) {
        return "Integer";
    }

    static String pick(Object x) {
        return "Object";
    }

    static String pick(int... x) {
        return "varargs";
    }

    public static String generics() {
        String s = largest(List.of("b", "z", "q"));
        int i = largest(List.of(3, 9, 4));
        char c = 'x';
        short sh = 3;
        return s + i + kinds() + kinds(1, "a") + kinds((Object[]) new String[3]) + pick(3) + pick(sh) + pick("s") + pick() + pick(3, 4)
                + (true ? 1 : 2.0) + (true ? 'a' : 0) + (char) (c + 1) + (c + 1) + (Object) (false ? 1 : 'b') + (sh == 3 ? null : 0);
    }

    public static String floats() {
        double nan = 0.0 / 0.0;
        float f = 16777217;
        long big = Long.MAX_VALUE;
        return "" + (nan < 1) + (nan > 1) + (nan >= 1) + !(nan < 1) + (nan == nan) + (nan != nan) + f + (float) big + (double) big
                + (int) 3.99e9 + (long) -1e30 + (int) (char) 70000.5 + (byte) 300.7 + 5 % 3.5 + -5 % 3 + 1e-5 + 123456789.0f + 0.1f + (0.1f + 0.2) + 1.0 / 3
                + (5 / 2) + (-5 / 2) + (-5 >> 1) + (-5 >>> 30) + (1 << 35) + (1L << 35) + (byte) 0x80 + (0.1 + 0.2) + 100.0f * 1.1f;
    }
}
