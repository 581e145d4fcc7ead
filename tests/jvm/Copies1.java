import java.util.*;

/** Copies of input arrays, and initialisers that fail. */
class Copies1 {
    interface Sized { int size(); }
    enum Box implements Sized { SMALL, LARGE; public int size() { return ordinal() + 1; } }
    static class Cell implements Sized { int v; public int size() { return v; } }
    static class Sub extends Cell { }
    static int log;

    static int t01(int[] a) {
        int[] b = a.clone();
        if (b.length == 0) return -1;
        a[0]++;
        b[b.length - 1] = 7;
        return (a == b ? 1000 : 0) + b[0] * 10 + a[a.length - 1];
    }

    static int t02(Cell[] a, int i) {
        Cell[] b = a.clone();
        a[0] = null;
        Cell c = b[i];
        if (c == null) return 0;
        c.v = 5;
        return (a[i] == c ? 1 : 2) * 10 + (c instanceof Sub ? 1 : 2);
    }

    static int t03(Cell[] a) {
        Cell[] b = a.clone();
        b[0] = new Cell();
        return a.getClass() == b.getClass() ? 1 : 2;
    }

    static int t04(Sized[] a) {
        a[0] = Box.LARGE;
        Sized[] b = a.clone();
        int n = 0;
        for (Sized s : b) n = n * 3 + (s == null ? 0 : s.size());
        return n;
    }

    static int t05(int[][] a) {
        int[][] b = a.clone();
        b[0][0] = 9;
        b[0] = null;
        return a[0][0] + a.length;
    }

    static int t06(Object o) {
        if (!(o instanceof int[])) return -1;
        int[] copy = ((int[]) o).clone();
        return copy.length + (copy == o ? 10 : 0);
    }

    static int t07(boolean choose, int[] a) {
        int[] b = (choose ? a : new int[] {4, 5}).clone();
        b[1] += 2;
        return b[0] + b[1] + (a == null ? 0 : a.length);
    }

    static String t08(String[] a) {
        String[] b = Arrays.copyOf(a, 2);
        b[1] = "z";
        return b[0] + a.length + b[1];
    }

    static class Fails { static int x = log / (log - log); static int get() { return x; } }
    static class Below extends Fails { static int y = 4; Below() { log += 1; } }
    static class Plain extends Below { }
    static class Stops { static { if (log > -5) throw new AssertionError("stop"); } static int z; }
    interface Late { int N = Copies1.fail(); default int n() { return N; } }
    static class Impl implements Late { static { log += 100; } }
    static int fail() { log += 1; throw new IllegalStateException("late"); }
    static class Catches { static int c; static { try { c = Fails.get(); } catch (ExceptionInInitializerError e) { c = 8; } } }

    static String why(Throwable e) { return e.getClass().getName() + ":" + (e instanceof ExceptionInInitializerError ? e.getCause().getClass().getName() : e.getMessage()); }

    static String t20(int n) {
        String s = "";
        for (int i = 0; i < 2; i++) {
            try { s += n > 0 ? Fails.get() : Below.y; } catch (Throwable e) { s += why(e) + ";"; }
        }
        return s;
    }

    static String t21(int n) {
        String s = "";
        for (int i = 0; i < 3; i++) {
            try { Object o = (i + n) % 3 == 0 ? new Plain() : (i + n) % 3 == 1 ? new Below() : Integer.valueOf(Fails.get()); s += "?"; } catch (LinkageError e) { s += why(e) + ";"; }
        }
        return s + log;
    }

    static int t22(int n) { return n > 0 ? Stops.z : n; }

    static String t23() {
        String s = "";
        for (int i = 0; i < 2; i++) {
            try { new Impl(); } catch (Error e) { s += why(e) + ";"; }
        }
        return s + log;
    }

    static int t24(int n) {
        if (n == 1) return Catches.c;
        if (n == 2) return Fails.get();
        try { return Below.y; } finally { log = 3; }
    }

    static int t25() {
        try { return Stops.z; } catch (AssertionError e) { }
        try { return Stops.z; } catch (NoClassDefFoundError e) { return 2; }
    }

    static String t26(int n) {
        try { return "" + 1 / n; } catch (ArithmeticException e) { e.initCause(new RuntimeException("c")); return e.getMessage() + e.getCause().getMessage(); }
    }
}
