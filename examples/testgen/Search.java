/** Searching in arrays. */
public class Search {
    public static int indexOf(int[] all, int wanted) {
        if (all == null) return -1;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == wanted) return i;
        }
        return -1;
    }

    public static int largest(int a, int b, int c) {
        int most = a;
        if (b > most) most = b;
        if (c > most) most = c;
        return most;
    }
}
