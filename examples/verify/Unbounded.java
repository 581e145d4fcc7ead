/** Programs that are right for mathematical integers only: verify them with {@code --ints math}. */
public class Unbounded {
    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result == (\product int i; 1 <= i && i <= n; i);
      @ assignable \nothing;
      @*/
    public static int factorial(int n) {
        int f = 1;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant f == (\product int j; 1 <= j && j <= i; j);
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
      @ ensures \result == (\product int i; 0 <= i && i < n; b);
      @ assignable \nothing;
      @*/
    public static int power(int b, int n) {
        int p = 1;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant p == (\product int j; 0 <= j && j < i; b);
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < n; i++) {
            p *= b;
        }
        return p;
    }

    /*@ public normal_behavior
      @ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
      @ assignable \nothing;
      @*/
    public static int sum(int[] a) {
        int sum = 0;
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant sum == (\sum int j; 0 <= j && j < i; a[j]);
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }

    /*@ public normal_behavior
      @ requires 0 <= n;
      @ ensures \result * \result <= n && n < (\result + 1) * (\result + 1) && \result >= 0;
      @ assignable \nothing;
      @*/
    public static int squareRoot(int n) {
        int r = 0;
        int odd = 1;
        int square = 1;
        /*@ loop_invariant 0 <= r && odd == 2 * r + 1 && square == (r + 1) * (r + 1) && r * r <= n;
          @ decreases n - square + 1;
          @ assignable \nothing;
          @*/
        while (square <= n) {
            r++;
            odd += 2;
            square += odd;
        }
        return r;
    }
}
