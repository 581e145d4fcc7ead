import java.util.function.IntUnaryOperator;

// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Calls {
    interface Shape { int area(); }
    static class Square implements Shape { int a; public int area() { return a * a; } }
    static class Bar implements Shape { int a; int b; public int area() { return a * b; } }
    enum Color { RED, GREEN, BLUE }
    int n;
    int bump() { return ++n; }
    static int twice(int x) { return 2 * x; }
    static boolean fails(int x) { return 1 / x > 0; }

    // equal
    static int helper_L(int x) { return twice(x) + 1; }
    static int helper_R(int x) { return x + x + 1; }

    // different: the order of two calls
    int order_L() { return bump() - 2 * bump(); }
    int order_R() { int b = bump(); int a = bump(); return a - 2 * b; }

    // equal
    int calls_L() { return bump() + bump(); }
    int calls_R() { n += 2; return n - 1 + n; }

    // different: short-circuit
    static boolean both_L(boolean b, int x) { return b && fails(x); }
    static boolean both_R(boolean b, int x) { return b & fails(x); }

    // equal
    static boolean either_L(boolean b, int x) { return b || fails(x); }
    static boolean either_R(boolean b, int x) { if (b) return true; return fails(x); }

    // equal
    static int area_L(Shape s) { return s.area(); }
    static int area_R(Shape s) { if (s instanceof Square) { Square q = (Square) s; return q.a * q.a; } return s.area(); }

    // different: another class of shapes
    static int shape_L(Shape s) { return s.area(); }
    static int shape_R(Shape s) { if (s instanceof Square) { Square q = (Square) s; return q.a * q.a; } if (s == null) return s.area(); return 0; }

    // equal
    static int color_L(Color c) { return c == Color.RED ? 1 : 2; }
    static int color_R(Color c) { return c != Color.RED ? 2 : 1; }

    // different: one constant, and null
    static int switch_L(Color c) { switch (c) { case RED: return 1; case GREEN: return 2; default: return 3; } }
    static int switch_R(Color c) { return c == Color.RED ? 1 : c == Color.GREEN ? 2 : 3; }

    // equal
    static Color next_L(Color c) { if (c == Color.RED) return Color.GREEN; return Color.BLUE; }
    static Color next_R(Color c) { return c == Color.RED ? Color.GREEN : Color.BLUE; }

    // equal
    static int lambda_L(int x) { IntUnaryOperator f = y -> y + 1; return f.applyAsInt(x); }
    static int lambda_R(int x) { return x + 1; }

    // different
    static int capture_L(int x) { IntUnaryOperator f = y -> y + x; return f.applyAsInt(1); }
    static int capture_R(int x) { return x + 2; }

    // equal
    static int power_L(int n) { if (n <= 0) return 1; if (n > 3) return 0; return 2 * power_L(n - 1); }
    static int power_R(int n) { if (n <= 0) return 1; if (n > 3) return 0; return 1 << n; }

    // different: one case of the recursion
    static int down_L(int n) { if (n <= 0 || n > 4) return 0; return n + down_L(n - 1); }
    static int down_R(int n) { if (n <= 0 || n > 4) return 0; return n == 4 ? 9 : n + down_R(n - 1); }

    // equal
    static int compound_L(int[] a, int i) { return a[i] += 2; }
    static int compound_R(int[] a, int i) { a[i] = a[i] + 2; return a[i]; }

    // different: the index is evaluated once
    static int once_L(int[] a, int i) { a[i++] += 1; return i; }
    static int once_R(int[] a, int i) { a[i++] = a[i++] + 1; return i; }

    // equal
    static int ternary_L(boolean b, int x) { return b ? x : -x; }
    static int ternary_R(boolean b, int x) { if (!b) x = -x; return x; }

    // different: widening in a conditional
    static Object numeric_L(boolean b) { return b ? 1 : 2.0; }
    static Object numeric_R(boolean b) { if (b) return 1; return 2.0; }

    // equal
    static int last_L(int x) { int y = x++ + ++x; return y; }
    static int last_R(int x) { return x + (x + 2); }

    // different
    static int step_L(int x) { x = x++; return x; }
    static int step_R(int x) { x++; return x; }
}
