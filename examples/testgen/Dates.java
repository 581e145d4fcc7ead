/** The Gregorian calendar. */
public class Dates {
    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int daysIn(int month, int year) {
        switch (month) {
            case 2: return isLeap(year) ? 29 : 28;
            case 4: case 6: case 9: case 11: return 30;
            case 1: case 3: case 5: case 7: case 8: case 10: case 12: return 31;
            default: throw new IllegalArgumentException("month " + month);
        }
    }

    public static boolean isBefore(int y1, int m1, int y2, int m2) {
        if (y1 != y2) return y1 < y2;
        return m1 < m2;
    }
}
