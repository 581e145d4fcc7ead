/** Rates by weight, distance and express. */
public class Rates {
    public static int postage(int grams, boolean isExpress) {
        if (grams < 0) throw new IllegalArgumentException();
        int price = grams <= 20 ? 85 : grams <= 50 ? 100 : grams <= 500 ? 160 : 275;
        if (isExpress) price += 1150;
        return price;
    }

    public static int clamp(int x, int low, int high) {
        return x < low ? low : x > high ? high : x;
    }

    public static long average(long a, long b) {
        return (a & b) + ((a ^ b) >> 1);
    }
}
