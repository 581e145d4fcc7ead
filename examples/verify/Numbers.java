/** Number theory and recursion. */
public class Numbers {
    /*@ public normal_behavior
      @ requires 0 <= a && 0 <= b;
      @ ensures (a != 0 || b != 0) ==> \result > 0 && a % \result == 0 && b % \result == 0;
      @ ensures (a != 0 || b != 0) ==> (\forall int x; x > 0 && a % x == 0 && b % x == 0; \result % x == 0);
      @ assignable \nothing;
      @*/
    public static int gcd(int a, int b) {
        return a > b ? euclid(a, b) : euclid(b, a);
    }

    /*@ public normal_behavior
      @ requires 0 <= small && small <= big;
      @ ensures big != 0 ==> \result > 0 && big % \result == 0 && small % \result == 0
      @         && (\forall int x; x > 0 && big % x == 0 && small % x == 0; \result % x == 0);
      @ assignable \nothing;
      @*/
    private static int euclid(int big, int small) {
        int b = big;
        int s = small;
        /*@ loop_invariant 0 <= s && s <= b && (b == 0 ==> big == 0);
          @ loop_invariant (\forall int x; x > 0; b % x == 0 && s % x == 0 <==> big % x == 0 && small % x == 0);
          @ decreases s;
          @ assignable \nothing;
          @*/
        while (s != 0) {
            int t = b % s;
            b = s;
            s = t;
        }
        return b;
    }

    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures 0 <= \result && \result * \result <= n && n < (\result + 1) * (\result + 1);
      @ assignable \nothing;
      @*/
    public static int squareRoot(int n) {
        int r = 0;
        /*@ loop_invariant 0 <= r && r * r <= n && r <= 46340;
          @ decreases n - r;
          @ assignable \nothing;
          @*/
        while (r < 46340 && (r + 1) * (r + 1) <= n) {
            r++;
        }
        return r;
    }

    /** The bound keeps the product within int; the table is what makes it inductive. */
    /*@ public normal_behavior
      @ requires 0 <= n && n <= 6;
      @ ensures \result == (\product int i; 1 <= i && i <= n; i);
      @ assignable \nothing;
      @*/
    public static int factorial(int n) {
        int f = 1;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant f == (\product int j; 1 <= j && j <= i; j);
          @ loop_invariant i <= 1 ? f == 1 : i == 2 ? f == 2 : i == 3 ? f == 6 : i == 4 ? f == 24 : i == 5 ? f == 120 : f == 720;
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < n; i++) {
            f *= i + 1;
        }
        return f;
    }

    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result == (n % 2 == 0);
      @ measured_by n;
      @ assignable \nothing;
      @*/
    public static boolean isEven(int n) {
        return n == 0 || !isEven(n - 1);
    }

    /*@ public normal_behavior
      @ requires 0 <= m && 0 <= n;
      @ ensures \result >= 0;
      @ measured_by m, n;
      @ assignable \nothing;
      @*/
    public static int ackermann(int m, int n) {
        if (m == 0) {
            return n == Integer.MAX_VALUE ? n : n + 1;
        }
        if (n == 0) {
            return ackermann(m - 1, 1);
        }
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    /*@ public normal_behavior
      @ requires n >= 0;
      @ ensures \result == n * m;
      @ assignable \nothing;
      @*/
    public static long product(int n, int m) {
        long r = 0;
        /*@ loop_invariant 0 <= i && i <= n && r == (long) i * m;
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < n; i++) {
            r += m;
        }
        return r;
    }

    /*@ public normal_behavior
      @ requires 0 <= x0 && x0 < 5 && 0 <= y0 && y0 < 5;
      @ ensures \result == x0 * y0;
      @*/
    public static int multiply(int x0, int y0) {
        int x = x0;
        int y = y0;
        int z = 0;
        while (x != 0) {
            if (x % 2 != 0) {
                z += y;
            }
            x = x / 2;
            y = y * 2;
        }
        return z;
    }
}
