/** Four and more decisions in a row whose results flow together: prices, limits, networks. */
public class Decisions {
    /*@ public normal_behavior
      @ requires 0 <= price && price <= 1000000;
      @ ensures 0 <= \result && \result <= price;
      @ assignable \nothing;
      @*/
    public static int discount(int price, boolean member, int years, int items, boolean coupon) {
        int left = price;
        if (member) {
            left = left - left / 10;
        }
        if (years > 5) {
            left = left - left / 20;
        }
        if (items > 10) {
            left = left - left / 4;
        }
        if (coupon) {
            left = left / 2;
        }
        return left;
    }

    /*@ public normal_behavior
      @ ensures \result;
      @ assignable \nothing;
      @*/
    public static boolean sortsFour(int a, int b, int c, int d) {
        int swap;
        if (a > b) {
            swap = a;
            a = b;
            b = swap;
        }
        if (c > d) {
            swap = c;
            c = d;
            d = swap;
        }
        if (a > c) {
            swap = a;
            a = c;
            c = swap;
        }
        if (b > d) {
            swap = b;
            b = d;
            d = swap;
        }
        if (b > c) {
            swap = b;
            b = c;
            c = swap;
        }
        return a <= b && b <= c && c <= d;
    }

    int x;
    int y;
    int z;

    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures 0 <= x && x <= size;
      @ ensures 0 <= y && y <= size;
      @ ensures 0 <= z && z <= size;
      @ assignable x, y, z;
      @*/
    public void keepInside(int size) {
        if (x < 0) {
            x = 0;
        }
        if (x > size) {
            x = size;
        }
        if (y < 0) {
            y = 0;
        }
        if (y > size) {
            y = size;
        }
        if (z < 0) {
            z = 0;
        }
        if (z > size) {
            z = size;
        }
    }

    /*@ public normal_behavior
      @ requires values.length >= 8;
      @ ensures (\forall int i; 0 <= i && i < 8; values[i] >= 0);
      @ assignable values[*];
      @*/
    public static void floor(int[] values) {
        if (values[0] < 0) {
            values[0] = 0;
        }
        if (values[1] < 0) {
            values[1] = 0;
        }
        if (values[2] < 0) {
            values[2] = 0;
        }
        if (values[3] < 0) {
            values[3] = 0;
        }
        if (values[4] < 0) {
            values[4] = 0;
        }
        if (values[5] < 0) {
            values[5] = 0;
        }
        if (values[6] < 0) {
            values[6] = 0;
        }
        if (values[7] < 0) {
            values[7] = 0;
        }
    }

    /*@ public normal_behavior
      @ ensures 0 <= \result && \result <= 6;
      @ assignable \nothing;
      @*/
    public static int flags(int bits) {
        int n = 0;
        if ((bits & 1) != 0) {
            n++;
        }
        if ((bits & 2) != 0) {
            n++;
        }
        if ((bits & 4) != 0) {
            n++;
        }
        if ((bits & 8) != 0) {
            n++;
        }
        if ((bits & 16) != 0) {
            n++;
        }
        if ((bits & 32) != 0) {
            n++;
        }
        return n;
    }
}
