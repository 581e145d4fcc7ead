import java.util.*;

/** Enum constants where something wider is asked for: Object, Comparable, interfaces; in parameters, fields and arrays. */
class Enums1 {
    interface Priced { int price(); default int twice() { return 2 * price(); } }
    interface Named { String label(); }
    enum Fruit implements Priced, Named {
        APPLE(3), PEAR(5) { @Override public int twice() { return 11; } }, PLUM(7);
        final int cents;
        int sold;
        Fruit(int cents) { this.cents = cents; }
        public int price() { return cents; }
        public String label() { return name().toLowerCase() + ordinal(); }
    }
    enum Level { LOW, HIGH }
    static class Box implements Priced { int worth; Object held; Priced inner; public int price() { return worth; } }

    static String t01(Object o) {
        if (o == null) return "null";
        if (o == Fruit.PEAR) return "pear";
        if (o instanceof Fruit f) return f.label() + f.cents;
        if (o instanceof Level) return "level" + ((Level) o).ordinal();
        return o instanceof String ? "text" : "other";
    }

    static int t02(Priced p, Priced q) {
        if (p == q) return -1;
        return p.price() * 100 + q.twice();
    }

    static String t03(Named n) { return n.label(); }

    static int t04(Box b, Box c) {
        Object before = b.held;
        c.held = Level.HIGH;
        if (b.held == Level.HIGH) return b == c ? 1 : before == Level.HIGH ? 2 : 3;
        if (b.held instanceof Priced p) return p.price();
        return b.inner == b.held ? 5 : 6;
    }

    static int t05(Object[] a, int i) {
        Object o = a[i];
        a[0] = Fruit.PLUM;
        if (a[i] == Fruit.PLUM) return i == 0 ? 1 : 2;
        return o instanceof Fruit ? 3 : o == a[0] ? 4 : 5;
    }

    static int t06(Priced[] a) {
        int sum = 0;
        for (Priced p : a) sum += p == null ? 1 : p.price();
        return sum;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static String t07(Comparable c, Object o) {
        if (c instanceof Level && o instanceof Level) return "" + c.compareTo(o);
        return c == o ? "same" : "different";
    }

    static int t08(Fruit f, Object o) { return f == o ? f == null ? 0 : f.ordinal() + 1 : o instanceof Fruit g ? 10 + g.ordinal() : 20; }

    static String t09(Object o) {
        Fruit f = (Fruit) o;
        f.sold += 2;
        ((Fruit) o).sold *= 3;
        return f + "" + f.sold + Fruit.APPLE.sold;
    }

    static String t10(Enum<?> e) { return e.name() + e.ordinal(); }

    static int t11(Object o, Object p) {
        Object q = o == null ? p : o;
        return switch (q instanceof Level l ? l : Level.LOW) { case LOW -> q == p ? 1 : 2; case HIGH -> q.equals(o) ? 3 : 4; };
    }

    static boolean t12(Object o, String s) { return s.equals(o) || o.equals(s); }

    static int t13(Object o, Object p) { return o.getClass() == p.getClass() ? 1 : o.getClass().getName().length(); }

    static Fruit[] t14(Fruit[] all, int i) {
        Fruit[] copy = all.clone();
        copy[i] = Fruit.APPLE;
        return all == copy ? null : copy;
    }

    static int t15(Fruit[] all) {
        Fruit[] copy = all.clone();
        all[0] = null;
        return copy[0] == null ? 0 : copy[0].ordinal() + 1;
    }
}
