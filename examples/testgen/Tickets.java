/** A ticket machine that keeps a log and numbers what it sells: state that all tickets share. */
public class Tickets {
    private static int next = 1;
    static final StringBuilder LOG = new StringBuilder();
    static final int[] PRICES = {100, 250, 400};

    /** Its initialisation is noted in the log of the others. */
    static class Discount {
        static final int PERCENT = percent();

        static int percent() {
            LOG.append("discount ");
            return 20;
        }

        static int of(int price) {
            return price < 200 ? price : price - price * PERCENT / 100;
        }
    }

    static class Ticket {
        final int number;
        int zone;
        String name = "ticket";

        Ticket(int zone) {
            this.number = next++;
            this.zone = zone;
        }

        int price() {
            if (zone < 1 || zone > PRICES.length) {
                return -1;
            }
            return PRICES[zone - 1];
        }

        boolean isEven() {
            return number % 2 == 0;
        }
    }

    static class Named extends Ticket {
        String name;

        Named(int zone) {
            super(zone);
        }

        String label() {
            if (name == null) {
                return super.name == null ? "nobody" : super.name;
            }
            return name;
        }
    }

    class Stamp {
        int used;

        class Corner {
            int n;

            int total() {
                return used > 3 ? n : n + used;
            }
        }
    }

    static int sold() {
        return next > 1 ? next - 1 : 0;
    }

    static String log(boolean isShort) {
        return isShort ? LOG.substring(0, 0) : LOG.toString();
    }

    static int cheapest(int limit) {
        for (int price : PRICES) {
            if (price >= limit) {
                return price;
            }
        }
        return 0;
    }

    static int discounted(int zone) {
        return zone == 0 ? 0 : Discount.of(zone * 100);
    }
}
