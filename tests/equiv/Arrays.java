// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Arrays {
    // equal
    static void swap_L(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    static void swap_R(int[] a, int i, int j) { int x = a[i]; int y = a[j]; a[i] = y; a[j] = x; }

    // different: both indices may be one
    static void xor_L(int[] a, int i, int j) { if (a != null && i >= 0 && j >= 0 && i < a.length && j < a.length) { a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j]; } }
    static void xor_R(int[] a, int i, int j) { if (a != null && i >= 0 && j >= 0 && i < a.length && j < a.length) { int t = a[i]; a[i] = a[j]; a[j] = t; } }

    // different: two arrays may be one
    static int alias_L(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a[0]; }
    static int alias_R(int[] a, int[] b) { a[0] = 1; b[0] = 2; return 1; }

    // equal
    static int alias2_L(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a[0]; }
    static int alias2_R(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a == b ? 2 : 1; }

    // different: another array
    static int[] copy_L(int[] a) { return a; }
    static int[] copy_R(int[] a) { return a.clone(); }

    // equal
    static int[] fresh_L(int x) { return new int[]{x, x + 1}; }
    static int[] fresh_R(int x) { int[] a = new int[2]; a[0] = x; a[1] = a[0] + 1; return a; }

    // different: the first element is written before the exception
    static void late_L(int[] a, int i) { a[0] = 7; a[i] = 8; }
    static void late_R(int[] a, int i) { int unused = a[i]; a[0] = 7; a[i] = 8; }

    // equal
    static int[][] grid_L() { return new int[2][2]; }
    static int[][] grid_R() { int[][] a = new int[2][]; a[0] = new int[2]; a[1] = new int[2]; return a; }

    // different: both rows are one
    static int[][] rows_L() { int[] row = new int[2]; return new int[][]{row, row}; }
    static int[][] rows_R() { return new int[][]{new int[2], new int[2]}; }

    // different: the order of evaluation
    static void order_L(int[] a, int i) { a[i] = i = 0; }
    static void order_R(int[] a, int i) { i = 0; a[i] = i; }

    // equal
    static int first_L(int[] a) { if (a == null || a.length == 0) return -1; return a[0]; }
    static int first_R(int[] a) { return a != null && a.length > 0 ? a[0] : -1; }

    // equal
    static void both_L(int[] a, int[] b) { if (a != b) { a[0] = 1; b[0] = 2; } }
    static void both_R(int[] a, int[] b) { if (a != b) { int[] c = a; c[0] = 1; c = b; c[0] = 2; } }

    // different: the order of two writes with aliases
    static void writes_L(int[] a, int[] b) { a[0] = 1; b[0] = 2; }
    static void writes_R(int[] a, int[] b) { b[0] = 2; a[0] = 1; }

    // different: a store into an array of another class
    static void store_L(Object[] a) { a[0] = "x"; }
    static void store_R(Object[] a) { if (a.length > 0) { Object x = "x"; try { a[0] = x; } catch (ArrayStoreException e) { } } else { a[0] = null; } }

    // equal
    static int length_L(String[] a) { return a.length; }
    static int length_R(String[] a) { int n = a.length; return n; }

    // different: a negative length
    static int[] made_L(int n) { return new int[n]; }
    static int[] made_R(int n) { return n < 0 ? new int[0] : new int[n]; }
}
