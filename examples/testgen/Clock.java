/** Times of day. */
public class Clock {
    public static int minutes(int hour, int minute) {
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59) throw new IllegalArgumentException();
        return 60 * hour + minute;
    }

    public static String greeting(int hour) {
        if (hour < 6) return "night";
        if (hour < 12) return "morning";
        return hour < 18 ? "afternoon" : "evening";
    }
}
