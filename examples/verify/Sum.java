/** Sums and counts over arrays; the sums are long so that they cannot overflow. */
public class Sum {
    /*@ public normal_behavior
      @ requires a.length <= 1000000;
      @ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
      @ assignable \nothing;
      @*/
    public static long sum(int[] a) {
        long sum = 0;
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant sum == (\sum int j; 0 <= j && j < i; a[j]);
          @ loop_invariant -2147483648L * i <= sum && sum <= 2147483647L * i;
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }

    /*@ public normal_behavior
      @ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x);
      @ assignable \nothing;
      @*/
    public static int count(int[] a, int x) {
        int n = 0;
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant n == (\num_of int j; 0 <= j && j < i; a[j] == x);
          @ loop_invariant 0 <= n && n <= i;
          @ decreases a.length - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                n++;
            }
        }
        return n;
    }

    /*@ public normal_behavior
      @ requires 0 <= n && n <= 10000;
      @ ensures \result == n * (n + 1) / 2;
      @ assignable \nothing;
      @*/
    public static int gauss(int n) {
        int sum = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant 2 * sum == i * (i + 1);
          @ decreases n - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < n; ) {
            i++;
            sum += i;
        }
        return sum;
    }
}
