/** Evaluation order, exceptions, loops, switches, initialisation: what lowering must get right. */
public class Language {
    static String log = "";

    static int note(int x) {
        log += x + " ";
        return x;
    }

    static int[] array(int[] a) {
        log += "a ";
        return a;
    }

    public static String order() {
        log = "";
        int[] a = {1, 2, 3};
        int i = 0;
        a[i] = i = 2;
        int j = 1;
        int k = j + j++ + ++j * j--;
        int m = 5;
        m += m++ + (m = 7);
        a[note(1)] += note(10) * note(2);
        int n = note(3) > note(4) ? note(5) : note(6);
        try {
            array(null)[note(7)] = note(8);
        } catch (NullPointerException e) {
            log += "npe ";
        }
        try {
            array(a)[note(9)] = note(8) / 0;
        } catch (ArithmeticException e) {
            log += e.getMessage() + " ";
        }
        try {
            array(a)[note(9)] += note(8);
        } catch (ArrayIndexOutOfBoundsException e) {
            log += e.getMessage() + " ";
        }
        return log + a[0] + a[1] + a[2] + " " + i + " " + j + " " + k + " " + m + " " + n;
    }

    public static int finallyReturn(int x) {
        try {
            if (x == 0) {
                return 1;
            }
            if (x == 1) {
                throw new IllegalStateException("one");
            }
            x += 10;
        } catch (IllegalStateException e) {
            return 2;
        } finally {
            x++;
            if (x == 13) {
                return 99;
            }
        }
        return x;
    }

    public static int finallyKeepsValue() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    public static int discardedReturn() {
        try {
            return 1;
        } finally {
            for (;;) {
                try {
                    return 2;
                } finally {
                    break;
                }
            }
        }
    }

    public static String loops() {
        String result = "";
        outer:
        for (int i = 0; i < 5; i++) {
            int j = 0;
            while (true) {
                try {
                    if (j == i) {
                        continue outer;
                    }
                    if (i == 4) {
                        break outer;
                    }
                    j++;
                } finally {
                    result += i + "" + j + " ";
                }
            }
        }
        int n = 0;
        do {
            n++;
            if (n == 2) {
                continue;
            }
            result += n;
        } while (n < 4);
        block: {
            if (n == 4) {
                break block;
            }
            result += "no";
        }
        for (String s : new String[] {"x", "y"}) {
            result += s;
        }
        for (long v : new int[] {1, 2}) {
            result += v;
        }
        return result;
    }

    enum Color { RED, GREEN { @Override int code() { return 20; } }, BLUE; int code() { return ordinal(); } }

    public static String switches() {
        String result = "";
        for (int i = 0; i < 6; i++) {
            switch (i) {
                default:
                    result += "d";
                case 1:
                    result += "1";
                    break;
                case 2:
                case 3:
                    result += "23";
                case 4:
                    result += "4";
            }
            String name = switch (i % 3) {
                case 0 -> "zero";
                case 1 -> {
                    String t = "o";
                    yield t + "ne";
                }
                default -> "many";
            };
            result += name;
        }
        for (Color c : Color.values()) {
            result += switch (c) {
                case RED -> "r";
                case GREEN -> "g";
                case BLUE -> "b";
            };
            result += c + "" + c.code() + Color.valueOf("BLUE").compareTo(c);
        }
        for (String s : new String[] {"one", "two", "six"}) {
            switch (s) {
                case "one" -> result += 1;
                case "two" -> result += 2;
                default -> result += "?";
            }
        }
        return result;
    }

    static class Resource implements AutoCloseable {
        final String name;
        final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            log += "+" + name;
        }

        @Override
        public void close() {
            log += "-" + name;
            if (fails) {
                throw new IllegalStateException("close " + name);
            }
        }
    }

    public static String resources() {
        log = "";
        try (Resource a = new Resource("a", false); Resource b = new Resource("b", true); Resource none = null) {
            log += "body";
        } catch (IllegalStateException e) {
            log += e.getMessage() + e.getSuppressed().length;
        } finally {
            log += "end";
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            throw new RuntimeException("main");
        } catch (RuntimeException e) {
            log += e.getMessage() + e.getSuppressed().length + e.getSuppressed()[0].getMessage() + e.getSuppressed()[1];
        }
        return log;
    }

    static class Base {
        static { log += "[Base]"; }
        int x = note(1);

        Base() {
            log += "Base() ";
            init();
        }

        void init() {
            log += "Base.init ";
        }
    }

    static class Derived extends Base {
        static final int CONSTANT = 5;
        static int counter = note(100);
        int y = note(2);

        { y += 10; }

        Derived(int z) {
            super();
            log += "Derived(" + y + z + ") ";
        }

        @Override
        void init() {
            log += "Derived.init" + y + " ";
        }
    }

    public static String initialisation() {
        log = "";
        log += Derived.CONSTANT + " ";
        new Derived(note(50));
        Derived.counter++;
        return log + Derived.counter;
    }

    public static String arithmetic() {
        byte b = (byte) 200;
        b += 100;
        short s = (short) 70000;
        char c = 'z';
        c++;
        c += 1.7;
        int i = Integer.MAX_VALUE;
        i++;
        long l = 1L << 40;
        int shifted = 1 << 33;
        int unsigned = -1 >>> 28;
        l >>>= 3;
        i >>= 33L;
        double d = 7;
        d /= 2;
        float f = 1 / 3f;
        int x = (int) 1e20;
        int y = (int) Double.NaN;
        int q = -7 / 2, r = -7 % 2;
        int z = Integer.MIN_VALUE / -1;
        double rem = -7.5 % 2;
        boolean flag = true;
        flag &= false;
        flag ^= true;
        return b + " " + s + " " + (int) c + " " + i + " " + l + " " + shifted + " " + unsigned + " " + d + " " + f + " " + x + " " + y + " " + q + r + z
                + " " + rem + flag + (0.0 == -0.0) + (Double.NaN != Double.NaN) + (5 & 3 | 8 ^ 2) + ~7 + -(-3) + (char) (c + 1) + (short) 'x' + (byte) 300L;
    }

    public static String references() {
        Object o = "text";
        String result = "";
        if (o instanceof String t && t.length() == 4) {
            result += t;
        }
        if (!(o instanceof Integer n)) {
            result += "notint";
        }
        Object[] objects = new String[2];
        try {
            objects[0] = 1;
        } catch (ArrayStoreException e) {
            result += "store";
        }
        try {
            Integer wrong = (Integer) o;
        } catch (ClassCastException e) {
            result += "cast";
        }
        try {
            int[] negative = new int[-1];
        } catch (NegativeArraySizeException e) {
            result += e.getMessage();
        }
        try {
            Integer none = null;
            int v = none;
        } catch (NullPointerException e) {
            result += "unbox";
        }
        int[][][] cube = new int[2][3][];
        result += cube.length + "" + cube[1].length + (cube[0][0] == null);
        int[][] ragged = {{1}, {2, 3}, {}};
        return result + ragged[1][1] + ragged[2].length;
    }

    public static String asserts(int x) {
        try {
            assert x > 0 : "x is " + x;
            return "ok";
        } catch (AssertionError e) {
            return e.getMessage();
        }
    }

    record Point(int x, int y) {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
        }

        int sum() {
            return x + y;
        }
    }

    class Inner {
        int seen = outerField;

        int bump() {
            return ++outerField + seen;
        }
    }

    int outerField = 41;

    public static String nested() {
        Point p = new Point(3, 4);
        Language l = new Language();
        Inner inner = l.new Inner();
        int base = 10;
        Runnable r = () -> log = "run" + base;
        r.run();
        Object anonymous = new Object() {
            int count = base;

            @Override
            public String toString() {
                return "anon" + count;
            }
        };
        return p + " " + p.equals(new Point(3, 4)) + p.sum() + inner.bump() + inner.bump() + log + anonymous;
    }

    public static String all() {
        return order() + finallyReturn(0) + finallyReturn(1) + finallyReturn(2) + finallyReturn(5) + finallyKeepsValue() + discardedReturn()
                + loops() + switches() + resources() + initialisation() + arithmetic() + references() + asserts(1) + asserts(-1) + nested();
    }
}
