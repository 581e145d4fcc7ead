/** Exercises on arrays and numbers as a course sets them. */
public class Course {
    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result <= a[i]);
    //@ ensures (\exists int i; 0 <= i && i < a.length; \result == a[i]);
    /*@ pure @*/ static int minimum(int[] a) {
        int min = a[0];
        //@ loop_invariant 1 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; min <= a[j]);
        //@ loop_invariant (\exists int j; 0 <= j && j < i; min == a[j]);
        //@ decreases a.length - i;
        for (int i = 1; i < a.length; i++) {
            if (a[i] < min) {
                min = a[i];
            }
        }
        return min;
    }

    //@ ensures \result <==> (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
    /*@ pure @*/ static boolean allNonNegative(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] >= 0);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < 0) {
                return false;
            }
        }
        return true;
    }

    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] % 2 == 0);
    /*@ pure @*/ static int countEven(int[] a) {
        int count = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant 0 <= count && count <= i;
        //@ loop_invariant count == (\num_of int j; 0 <= j && j < i; a[j] % 2 == 0);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] % 2 == 0) {
                count++;
            }
        }
        return count;
    }

    //@ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
    //@ assignable a[i], a[j];
    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    //@ ensures \result.length == a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[a.length - 1 - i]);
    //@ ensures \fresh(\result);
    /*@ pure @*/ static int[] reversed(int[] a) {
        int[] r = new int[a.length];
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; r[j] == a[a.length - 1 - j]);
        //@ assignable r[*];
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            r[i] = a[a.length - 1 - i];
        }
        return r;
    }

    //@ requires n >= 0 && n <= 1000;
    //@ ensures \result == n * n;
    /*@ pure @*/ static int squareByOdds(int n) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= n && s == i * i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            s += 2 * i + 1;
        }
        return s;
    }

    //@ requires y > 0 && x >= 0;
    //@ ensures \result == x / y;
    /*@ pure @*/ static int divide(int x, int y) {
        int q = 0;
        int r = x;
        //@ loop_invariant x == q * y + r && r >= 0 && q >= 0;
        //@ decreases r;
        while (r >= y) {
            r -= y;
            q++;
        }
        return q;
    }

    //@ ensures \result >= x && \result >= y && \result >= z;
    //@ ensures \result == x || \result == y || \result == z;
    /*@ pure @*/ static int max3(int x, int y, int z) {
        return Math.max(x, Math.max(y, z));
    }

    //@ ensures \result <==> (year % 4 == 0 && year % 100 != 0 || year % 400 == 0);
    /*@ pure @*/ static boolean isLeap(int year) {
        if (year % 400 == 0) {
            return true;
        }
        if (year % 100 == 0) {
            return false;
        }
        return year % 4 == 0;
    }

    //@ requires 1 <= month && month <= 12;
    //@ ensures 28 <= \result && \result <= 31;
    /*@ pure @*/ static int days(int month) {
        switch (month) {
            case 2: return 28;
            case 4: case 6: case 9: case 11: return 30;
            default: return 31;
        }
    }

    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures -1 <= \result && \result < a.length;
    //@ ensures \result >= 0 ==> a[\result] == x;
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
    /*@ pure @*/ static int binarySearch(int[] a, int x) {
        int low = 0;
        int high = a.length;
        //@ loop_invariant 0 <= low && low <= high && high <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < low; a[i] < x);
        //@ loop_invariant (\forall int i; high <= i && i < a.length; a[i] > x);
        //@ decreases high - low;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < x) {
                low = mid + 1;
            } else if (a[mid] > x) {
                high = mid;
            } else {
                return mid;
            }
        }
        return -1;
    }

    //@ ensures \result <==> (\exists int i, j; 0 <= i && i < j && j < a.length; a[i] == a[j]);
    /*@ pure @*/ static boolean hasDuplicates(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k, l; 0 <= k && k < i && k < l && l < a.length; a[k] != a[l]);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            //@ loop_invariant i < j && j <= a.length;
            //@ loop_invariant (\forall int l; i < l && l < j; a[i] != a[l]);
            //@ decreases a.length - j;
            for (int j = i + 1; j < a.length; j++) {
                if (a[i] == a[j]) {
                    return true;
                }
            }
        }
        return false;
    }

    //@ requires a.length == b.length;
    //@ ensures \result <==> (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
    /*@ pure @*/ static boolean same(int[] a, int[] b) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    //@ requires 0 <= from && from <= to && to <= a.length;
    //@ ensures (\forall int i; from <= i && i < to; a[i] == x);
    //@ ensures (\forall int i; 0 <= i && i < from || to <= i && i < a.length; a[i] == \old(a[i]));
    //@ assignable a[from..to - 1];
    static void fill(int[] a, int from, int to, int x) {
        //@ loop_invariant from <= i && i <= to;
        //@ loop_invariant (\forall int j; from <= j && j < i; a[j] == x);
        //@ assignable a[from..to - 1];
        //@ decreases to - i;
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] == \old(a[i + 1]));
    //@ ensures a[a.length - 1] == \old(a[0]);
    //@ assignable a[*];
    static void rotateLeft(int[] a) {
        int first = a[0];
        //@ loop_invariant 0 <= i && i <= a.length - 1;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == \old(a[j + 1]));
        //@ loop_invariant (\forall int j; i <= j && j < a.length; a[j] == \old(a[j]));
        //@ assignable a[*];
        //@ decreases a.length - i;
        for (int i = 0; i < a.length - 1; i++) {
            a[i] = a[i + 1];
        }
        a[a.length - 1] = first;
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == (\old(a[i]) > 0 ? \old(a[i]) : 0));
    //@ assignable a[*];
    static void clampNegative(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == (\old(a[j]) > 0 ? \old(a[j]) : 0));
        //@ loop_invariant (\forall int j; i <= j && j < a.length; a[j] == \old(a[j]));
        //@ assignable a[*];
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < 0) {
                a[i] = 0;
            }
        }
    }

    //@ requires n >= 2;
    //@ ensures \result ==> (\forall int d; 2 <= d && d < n; n % d != 0);
    /*@ pure @*/ static boolean isPrime(int n) {
        //@ loop_invariant 2 <= d && d <= n;
        //@ loop_invariant (\forall int e; 2 <= e && e < d; n % e != 0);
        //@ decreases n - d;
        for (int d = 2; d < n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    //@ requires n >= 0;
    //@ ensures \result * \result <= n && n < (\result + 1) * (\result + 1);
    /*@ pure @*/ static int root(int n) {
        int r = 0;
        //@ loop_invariant 0 <= r && r <= 46340 && r * r <= n;
        //@ decreases n - r;
        while (r < 46340 && (r + 1) * (r + 1) <= n) {
            r++;
        }
        return r;
    }

    //@ requires x >= 0 && x < 10000 && y >= 0 && y < 10000;
    //@ ensures \result == x * y;
    /*@ pure @*/ static int multiply(int x, int y) {
        int p = 0;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= y && p == x * i;
        //@ decreases y - i;
        while (i < y) {
            p += x;
            i++;
        }
        return p;
    }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * (n + 1) / 2;
    //@ measured_by n;
    /*@ pure @*/ static int sumTo(int n) {
        return n == 0 ? 0 : n + sumTo(n - 1);
    }

    //@ requires m.length > 0;
    //@ requires (\forall int i; 0 <= i && i < m.length; m[i] != null && m[i].length == m.length);
    //@ ensures \result ==> (\forall int i; 0 <= i && i < m.length; m[i][i] == 1);
    /*@ pure @*/ static boolean onesOnDiagonal(int[][] m) {
        //@ loop_invariant 0 <= i && i <= m.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; m[j][j] == 1);
        //@ decreases m.length - i;
        for (int i = 0; i < m.length; i++) {
            if (m[i][i] != 1) {
                return false;
            }
        }
        return true;
    }

    //@ requires a.length >= 2;
    //@ ensures \result <= a[0] && \result <= a[1] || \result == a[0] || \result == a[1];
    /*@ pure @*/ static int firstOfTwo(int[] a) {
        return a[0] < a[1] ? a[0] : a[1];
    }

    //@ ensures \result == (x > 0 ? 1 : x < 0 ? -1 : 0);
    /*@ pure @*/ static int sign(int x) {
        if (x > 0) {
            return 1;
        } else if (x < 0) {
            return -1;
        }
        return 0;
    }

    //@ requires n > 0;
    //@ ensures \result == (\sum int i; 0 <= i && i < n; 1);
    /*@ pure @*/ static int countUp(int n) {
        int c = 0;
        while (c < n) {
            c++;
        }
        return c;
    }

    //@ requires 0 <= k && k < a.length;
    //@ ensures \result == (\max int i; 0 <= i && i <= k; a[i]);
    /*@ pure @*/ static int prefixMaximum(int[] a, int k) {
        int m = a[0];
        //@ loop_invariant 1 <= i && i <= k + 1;
        //@ loop_invariant m == (\max int j; 0 <= j && j < i; a[j]);
        //@ decreases k + 1 - i;
        for (int i = 1; i <= k; i++) {
            m = Math.max(m, a[i]);
        }
        return m;
    }
}
