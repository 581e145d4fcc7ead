/** Boxes, parsing, bit tricks, exact arithmetic. */
public class Numbers {
    public static String boxes() {
        Integer a = 127, b = 127, c = 128, d = 128;
        Long l = 5L;
        Character x = 'x', y = 'x';
        Boolean t = true, u = Boolean.valueOf("TRUE");
        int sum = a + c;
        c++;
        c += 2;
        return (a == b) + " " + c.equals(131) + " " + (c == d) + " " + (x == y) + " " + (t == u) + " " + sum + " " + c + " " + l
                + " " + l.equals(5) + " " + a.compareTo(d) + " " + Integer.valueOf(7).hashCode() + " " + l.hashCode() + " "
                + t.hashCode() + " " + x.hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + new Float(2.5f).hashCode();
    }

    public static String parsing() {
        String[] inputs = {"0", "-17", "+5", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "12x", null};
        String result = "";
        for (String input : inputs) {
            try {
                result += Integer.parseInt(input) + ";";
            } catch (NumberFormatException e) {
                result += e.getMessage() + ";";
            }
        }
        return result + Integer.parseInt("7f", 16) + Long.parseLong("-9223372036854775808") + Byte.parseByte("-128")
                + Boolean.parseBoolean("tRue");
    }

    public static String range() {
        try {
            return "" + Byte.parseByte("200");
        } catch (NumberFormatException e) {
            return e.toString();
        }
    }

    public static String text() {
        return Integer.toBinaryString(-5) + " " + Integer.toHexString(255) + " " + Integer.toOctalString(8) + " "
                + Integer.toString(-255, 16) + " " + Integer.toString(5, 99) + " " + Long.toHexString(-1L) + " "
                + Integer.MIN_VALUE + " " + Long.MIN_VALUE + " " + Integer.toString(Integer.MIN_VALUE, 2);
    }

    public static String bits() {
        int[] values = {0, 1, -1, 12, 0x80000000, 0x7fffffff, 1234567};
        String result = "";
        for (int v : values) {
            result += Integer.bitCount(v) + "," + Integer.numberOfLeadingZeros(v) + "," + Integer.numberOfTrailingZeros(v) + ","
                    + Integer.highestOneBit(v) + "," + Integer.lowestOneBit(v) + "," + Integer.reverse(v) + ","
                    + Integer.reverseBytes(v) + "," + Integer.rotateLeft(v, 3) + "," + Integer.signum(v) + ";";
        }
        return result + Long.bitCount(-2L) + Long.numberOfTrailingZeros(0L) + Long.reverse(6L) + Integer.compareUnsigned(-1, 1);
    }

    public static String exact() {
        String result = "";
        int[] values = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 46341, -46341};
        for (int a : values) {
            for (int b : values) {
                result += tryExact(a, b);
            }
        }
        return result;
    }

    private static String tryExact(int a, int b) {
        String result = "";
        for (int op = 0; op < 6; op++) {
            try {
                switch (op) {
                    case 0: result += Math.addExact(a, b); break;
                    case 1: result += Math.subtractExact(a, b); break;
                    case 2: result += Math.multiplyExact(a, b); break;
                    case 3: result += Math.floorDiv(a, b); break;
                    case 4: result += Math.floorMod(a, b); break;
                    default: result += Math.negateExact(a); break;
                }
            } catch (ArithmeticException e) {
                result += e.getMessage();
            }
            result += ",";
        }
        return result;
    }

    public static String longs() {
        String result = "" + Math.floorDiv(-7L, 2L) + Math.floorMod(-7L, 3) + Math.abs(Long.MIN_VALUE) + Math.max(1L, 2L);
        try {
            result += Math.multiplyExact(Long.MIN_VALUE, -1L);
        } catch (ArithmeticException e) {
            result += e.getMessage();
        }
        try {
            result += Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            result += e.getMessage();
        }
        try {
            result += Math.absExact(Integer.MIN_VALUE);
        } catch (ArithmeticException e) {
            result += e.getMessage();
        }
        return result;
    }

    public static String floats() {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 1e300, -1e300, 0.0 / 0.0, 1.0 / 0.0, 4503599627370497.5};
        String result = "";
        for (double v : values) {
            result += Math.round(v) + "," + Math.floor(v) + "," + Math.ceil(v) + "," + Math.rint(v) + "," + Math.abs(v) + ","
                    + Math.signum(v) + "," + Math.sqrt(v) + "," + Math.round((float) v) + "," + (int) v + "," + (long) v + ";";
            for (double w : values) {
                result += Math.max(v, w) + " " + Math.min(v, w) + " " + Double.compare(v, w) + " ";
            }
        }
        return result;
    }

    public static String floatClasses() {
        Double nan = 0.0 / 0.0;
        return nan.equals(Double.NaN) + " " + nan.isNaN() + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(5)
                + " " + Float.MAX_VALUE + " " + Double.MIN_VALUE + " " + Float.floatToIntBits(1.0f) + " "
                + Double.doubleToLongBits(-0.0) + " " + Float.intBitsToFloat(0x40490fdb) + " " + new Double(0.0).equals(-0.0);
    }
}
