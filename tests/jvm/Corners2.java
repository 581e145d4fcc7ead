import java.util.*;
import java.util.function.*;

/** Jumps, finally, resources, initialisation. */
class Corners2 {
    static String trace = "";
    static int say(String what, int value) { trace += what; return value; }

    static int t01(int n) {
        int count = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                try {
                    if (j == n) continue outer;
                    if (i == n) break outer;
                    count += 10;
                } finally {
                    count++;
                    if (n == 7 && j == 1) continue outer;
                }
            }
        }
        return count;
    }

    @SuppressWarnings("finally")
    static int t02(int n) {
        while (true) {
            try {
                if (n > 0) return n / (n - 1);
                throw new IllegalStateException("n");
            } catch (ArithmeticException e) {
                n = 5;
                continue;
            } finally {
                if (n < -3) return 99;
                n--;
                if (n < 0) break;
            }
        }
        return n;
    }

    static class Res implements AutoCloseable {
        final String name; final boolean fails;
        Res(String name, boolean fails) { this.name = name; this.fails = fails; trace += "+" + name; }
        public void close() { trace += "-" + name; if (fails) throw new IllegalStateException("close " + name); }
    }

    static String t03(boolean a, boolean b, boolean body) {
        trace = "";
        try (Res x = new Res("a", a); Res y = b ? null : new Res("b", true); Res z = new Res("c", b)) {
            if (body) throw new RuntimeException("body");
            trace += ".";
        } catch (RuntimeException e) {
            trace += "|" + e.getMessage() + e.getSuppressed().length;
            for (Throwable t : e.getSuppressed()) trace += "," + t.getMessage();
        } finally {
            trace += "f";
        }
        return trace;
    }

    static String t04(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "AaAa": case "BBBB": return "double";
            case "AaBB": s = s + "x";
            case "BBAa": return s;
            default: return "none";
        }
    }

    static class Base {
        int x = init("x");
        { log += "b"; }
        static String log = "";
        Base() { log += "B"; hook(); }
        void hook() { log += "h"; }
        int init(String s) { log += s; return 1; }
    }
    static class Derived extends Base {
        int y = init("y");
        final int z = 4;
        int w;
        { w = 9; log += "d"; }
        Derived(int n) { super(); log += "D" + n; }
        Derived() { this(say("t", 3)); log += "E"; }
        @Override void hook() { log += "H" + y + z + w; }
    }

    static String t05(boolean direct) {
        Base.log = "";
        Derived d = direct ? new Derived(1) : new Derived();
        return Base.log + d.x + d.y + d.w;
    }

    static class Lazy {
        static { trace += "L"; }
        static final int CONSTANT = 5;
        static final Integer BOXED = 6;
        static int plain = 7;
        static void touch() {}
    }
    static class Lazier extends Lazy { static { trace += "M"; } static int own = 8; }

    static String t06(int n) {
        trace = "";
        int r = Lazy.CONSTANT;
        trace += "a";
        if (n > 0) r += Lazier.plain;
        trace += "b";
        if (n > 1) r += Lazier.own;
        trace += "c";
        if (n > 2) r += Lazy.BOXED;
        return trace + r;
    }

    static class Bad { static int v = 1 / say("", 0); static { trace += "never"; } static int get() { return 1; } }

    static String t07(boolean twice) {
        String r = "";
        try { Bad.get(); } catch (ExceptionInInitializerError e) { r += "1" + (e.getCause() instanceof ArithmeticException); }
        if (twice) {
            try { Bad.get(); } catch (NoClassDefFoundError e) { r += "2"; }
        }
        return r;
    }

    static int t08(int a) {
        int x = a;
        x += x++ * 2 + ++x;
        int[] v = {1, 2, 3};
        int i = 0;
        v[i++] += v[i] = i = 2;
        v[i] <<= i-- + (v[i]++);
        return x * 31 + v[0] * 7 + v[1] * 5 + v[2] + i;
    }

    static class Thrower { int v; { if (trace.isEmpty()) throw new IllegalStateException("init"); v = 3; } Thrower() { v++; } }

    static int t09(boolean full) {
        trace = full ? "x" : "";
        try { return new Thrower().v; } catch (IllegalStateException e) { return -e.getMessage().length(); }
    }

    static int t10(int n) {
        int r = 0;
        do {
            if (n-- > 2) { r++; continue; }
            if (n < -5) break;
            r += 100;
        } while (n > 0);
        loop: { if (r == 100) break loop; r++; }
        return r;
    }

    static String t11(int n) {
        String s = "";
        for (int i = 0, j = n; i < j; i++, j--) s += i * j;
        for (;;) { if (s.length() > 2) break; s += '.'; }
        return s;
    }

    static int t12(int n) {
        try { try { if (n == 0) throw new RuntimeException("a"); n++; } finally { n *= 2; if (n == 0) throw new IllegalStateException("b"); } }
        catch (IllegalStateException e) { return 1; }
        catch (RuntimeException e) { return 2; }
        return n;
    }

    interface Shape { default String name() { return "shape" + secret(); } private int secret() { return 1; } static Shape of(boolean b) { return b ? new Shape() {} : new Round(); } }
    static class Round implements Shape { public String name() { return Shape.super.name() + "round"; } }

    static String t13(boolean b) { return Shape.of(b).name(); }

    static int pick(Object o) { return 1; }
    static int pick(int... xs) { return 2 + xs.length; }
    static int pick(long x) { return 20; }
    static int pick(Integer x) { return 30; }
    static int pick(Object o, Object... rest) { return 40 + rest.length; }

    static int t14(int n, Integer b, short s, char c) {
        return pick(n) * 7 + pick(b) * 11 + pick(s) * 13 + pick(c) * 17 + pick() * 19 + pick("a", n) * 29 + pick((Object) n) * 31;
    }

    class Inner { int v = outerField * 2; class Deep { int w = v + outerField; } }
    int outerField = 3;

    static int t15(int n) {
        Corners2 o = new Corners2();
        o.outerField = n;
        Corners2.Inner i = o.new Inner();
        o.outerField++;
        Inner.Deep d = i.new Deep();
        return d.w;
    }

    static int t16(int n) {
        int base = n * 2;
        class Local { int f; Local(int f) { this.f = f + base; } int get() { return f + base; } }
        Supplier<Local> make = () -> new Local(base);
        IntUnaryOperator op = x -> make.get().get() + x;
        return op.applyAsInt(n);
    }

    static int t17(int n) {
        Runnable[] rs = new Runnable[2];
        int[] box = {n};
        for (int i = 0; i < 2; i++) { final int k = i; rs[i] = () -> box[0] += k * 10 + 1; }
        for (Runnable r : rs) r.run();
        return box[0];
    }
}
