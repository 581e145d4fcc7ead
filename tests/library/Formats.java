/** Format strings, and what records say about themselves. */
public class Formats {
    record Point(int x, long y) {}

    record Mixed(String name, boolean flag, char letter, Point at, short s, byte b) {}

    record Nothing() {}

    public static String numbers() {
        return String.format("%d|%5d|%-5d|%05d|%+d|% d|%d|%d|%3d", 42, 42, 42, 42, 42, 42, Long.MIN_VALUE, null, 123456)
                + String.format("|%05d|%+5d|%d|%d", -42, -42, (byte) -3, (short) 7);
    }

    public static String texts() {
        return String.format("%s|%8s|%-8s|%.2s|%5.1s|%s|%b|%b|%b|%c|%3c|%-3c|%s", "abc", "abc", "abc", "abc", "abc", null, true, null, "x", 'q',
                'q', 'q', new Point(1, 2)) + String.format("100%% done%n").replace("\n", "$") + "%s and %s".formatted("this", "that") + String.format("plain");
    }

    public static String hexadecimal() {
        return String.format("%x|%X|%08x|%x|%x|%x|%4x|%-4x|", 255, 255, 48879, -1, -1L, (byte) -1, 10, 10);
    }

    public static String decimals() {
        return String.format("%.2f|%f|%.0f|%8.3f|%-8.1f|%08.2f|%+.1f|%.3f|%.2f|%.1f", 3.14159, 2.5, 2.5, -1.0005, 9.96, -3.5, 0.05, 1e-5, 1e10,
                99.96) + String.format("|%.2f|%.4f|%.2f|%.10f|%.1f|%.2f", 1.005f, 0.1f, 123456789.125, 1.0 / 3, -0.04, 0.0)
                + String.format("|%.2f|%.1f|%.0f|%.0f|%.5f|%.3f", 0.005, 0.95, 0.5, 1.5, 1e-6, 1234.5678e3);
    }

    public static String records() {
        Point p = new Point(3, 1L << 40);
        Mixed m = new Mixed("n", true, 'c', p, (short) -2, (byte) 5);
        return p + " " + p.hashCode() + " " + m + " " + m.hashCode() + " " + new Nothing() + " " + new Nothing().hashCode() + " "
                + new Mixed(null, false, '\0', null, (short) 0, (byte) 0).hashCode() + " " + p.equals(new Point(3, 1L << 40));
    }

    public static int keys() {
        java.util.Map<Point, Integer> seen = new java.util.HashMap<>();
        for (int i = 0; i < 6; i++) {
            seen.merge(new Point(i % 2, i % 3), i, Integer::sum);
        }
        return seen.get(new Point(1, 2)) * 100 + seen.size();
    }

    public static String words() {
        String all = "";
        for (String text : new String[] {"a b", "  a \t\n b ", "", " ", "abc", "a  b"}) {
            all += java.util.Arrays.toString(text.split("\\s+")) + java.util.Arrays.toString(text.split("\\s"))
                    + java.util.Arrays.toString(text.split(" +")) + java.util.Arrays.toString(text.split(" "));
        }
        return all.replace("\t", "T").replace("\n", "N");
    }

    public static String reversed() {
        String pair = "a\ud83d\ude00b";
        String halves = "\ude00\ud83dx\ud83d";
        String back = new StringBuilder(pair).reverse() + "|" + new StringBuilder(halves).reverse();
        String codes = "";
        for (int i = 0; i < back.length(); i++) {
            codes += (int) back.charAt(i) + " ";
        }
        return codes + new StringBuilder("").reverse() + new StringBuilder("xyz").reverse();
    }

    public static String atomics() {
        var count = new java.util.concurrent.atomic.AtomicInteger(5);
        var total = new java.util.concurrent.atomic.AtomicLong();
        return count.incrementAndGet() + " " + count.getAndAdd(10) + " " + count.compareAndSet(16, 1) + " " + count.compareAndSet(16, 1) + " "
                + count.updateAndGet(x -> x * 7) + " " + count + " " + total.addAndGet(1L << 33) + " " + total.intValue() + " "
                + total.accumulateAndGet(3, Math::max) + " " + count.getAndDecrement() + " " + count.get();
    }
}
