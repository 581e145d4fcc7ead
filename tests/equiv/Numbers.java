// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Numbers {
    // equal
    static int doubled_L(int x) { return x + x; }
    static int doubled_R(int x) { return 2 * x; }

    // equal
    static int shift_L(int x) { return x << 1; }
    static int shift_R(int x) { return x * 2; }

    // different: negative numbers round towards zero
    static int half_L(int x) { return x / 2; }
    static int half_R(int x) { return x >> 1; }

    // different: the smallest number has no absolute value
    static boolean positive_L(int x) { return Math.abs(x) >= 0; }
    static boolean positive_R(int x) { return true; }

    // equal
    static int max_L(int a, int b) { return a > b ? a : b; }
    static int max_R(int a, int b) { return Math.max(a, b); }

    // different: the sum overflows
    static boolean greater_L(int a, int b) { return a - b > 0; }
    static boolean greater_R(int a, int b) { return a > b; }

    // equal
    static int middle_L(int a, int b) { return (int) (((long) a + b) / 2); }
    static int middle_R(int a, int b) { long sum = (long) a + (long) b; return (int) (sum / 2); }

    // different: overflow in the middle
    static int mid_L(int a, int b) { return (a + b) / 2; }
    static int mid_R(int a, int b) { return a + (b - a) / 2; }

    // different
    static int cast_L(int x) { return (byte) x; }
    static int cast_R(int x) { return x & 0xFF; }

    // equal
    static int mask_L(int x) { return ((byte) x) & 0xFF; }
    static int mask_R(int x) { return x & 0xFF; }

    // different: a negative dividend
    static boolean odd_L(int x) { return x % 2 == 1; }
    static boolean odd_R(int x) { return x % 2 != 0; }

    // equal
    static boolean even_L(int x) { return x % 2 == 0; }
    static boolean even_R(int x) { return (x & 1) == 0; }

    // equal
    static int swapped_L(int x, int y) { x ^= y; y ^= x; x ^= y; return x - y; }
    static int swapped_R(int x, int y) { return y - x; }

    // different: the sign of a zero
    static double zero_L(double d) { return d + 0.0; }
    static double zero_R(double d) { return d; }

    // different: not a number
    static boolean same_L(double d) { return d == d; }
    static boolean same_R(double d) { return true; }

    // different: the shift distance is taken modulo 32
    static int far_L(int x) { return x << 33; }
    static int far_R(int x) { return 0; }

    // equal
    static long wide_L(int x) { return (long) x * x; }
    static long wide_R(int x) { long y = x; return y * y; }

    // different: int arithmetic before widening
    static long late_L(int x) { return x * x; }
    static long late_R(int x) { return (long) x * x; }

    // equal
    static int sign_L(int x) { if (x > 0) return 1; if (x < 0) return -1; return 0; }
    static int sign_R(int x) { return Integer.signum(x); }

    // equal
    static char next_L(char c) { return (char) (c + 1); }
    static char next_R(char c) { c++; return c; }

    // different: a compound assignment narrows
    static int narrow_L(short s) { s += 1; return s; }
    static int narrow_R(short s) { return s + 1; }
}
