/** Small functions on numbers. */
public class Numbers {
    /**
     * The smaller of two numbers.
     *
     * @param x a number
     * @param y another number
     * @return the smaller one
     */
    public static int min(int x, int y) {
        if (x < y) {
            return x;
        } else {
            return y;
        }
    }

    public static int sum(int[] array) {
        int sum = 0;
        for (int i = 0; i < array.length; i++) {
            sum += array[i];
        }
        return sum;
    }

    /** Meant to return the middle one of three numbers. */
    public static int middle(int x, int y, int z) {
        if (y < z) {
            if (x < y) {
                return y;
            } else if (x < z) {
                return y;
            }
        } else {
            if (x > y) {
                return y;
            } else if (x > z) {
                return x;
            }
        }
        return z;
    }
}
