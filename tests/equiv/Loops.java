// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Loops {
    // equal
    static int sum_L(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
    static int sum_R(int n) { int s = 0; int i = 0; while (i < n) { s += i; i++; } return s; }

    // different: the last one counts
    static int upto_L(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
    static int upto_R(int n) { int s = 0; for (int i = 0; i <= n; i++) s += i; return s; }

    // equal
    static int fixed_L(int x) { int s = 0; for (int i = 0; i < 5; i++) s += x; return s; }
    static int fixed_R(int x) { return 5 * x; }

    // different: one round fewer
    static int rounds_L(int x) { int s = 0; for (int i = 0; i < 5; i++) s += x; return s; }
    static int rounds_R(int x) { return 4 * x; }

    // equal
    static int bits_L(int x) { int n = 0; for (int i = 0; i < 8; i++) if ((x & (1 << i)) != 0) n++; return n; }
    static int bits_R(int x) { int n = 0; int m = 1; for (int i = 0; i < 8; i++) { if ((x & m) != 0) n++; m <<= 1; } return n; }

    // different: only the first match counts
    static int find_L(int[] a, int x) { for (int i = 0; i < a.length; i++) if (a[i] == x) return i; return -1; }
    static int find_R(int[] a, int x) { int f = -1; for (int i = 0; i < a.length; i++) if (a[i] == x) f = i; return f; }

    // equal
    static int count_L(int[] a) { int n = 0; for (int i = 0; i < a.length; i++) { if (a[i] > 0) n++; } return n; }
    static int count_R(int[] a) { int n = 0; int i = 0; while (i < a.length) { if (a[i] > 0) n = n + 1; i = i + 1; } return n; }

    // different: the array is written, too
    static int clear_L(int[] a) { int n = 0; for (int i = 0; i < a.length; i++) { n += a[i]; a[i] = 0; } return n; }
    static int clear_R(int[] a) { int n = 0; for (int i = 0; i < a.length; i++) { n += a[i]; } return n; }

    // equal
    static void fill_L(int[] a, int v) { for (int i = 0; i < a.length; i++) a[i] = v; }
    static void fill_R(int[] a, int v) { int i = 0; while (i < a.length) { a[i] = v; i++; } }

    // different: the loop runs at least once
    static int once_L(int n) { int r = 0; while (n > 0) { r++; n--; } return r; }
    static int once_R(int n) { int r = 0; do { r++; n--; } while (n > 0); return r; }

    // equal
    static int small_L(int n) { if (n < 0 || n > 4) return 0; int f = 1; for (int i = 2; i <= n; i++) f *= i; return f; }
    static int small_R(int n) { switch (n) { case 2: return 2; case 3: return 6; case 4: return 24; case 0: case 1: return 1; default: return 0; } }

    // equal
    static int labels_L(int n) { int c = 0; outer: for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == n) continue outer; c++; } } return c; }
    static int labels_R(int n) { int c = 0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == n) break; c++; } } return c; }
}
