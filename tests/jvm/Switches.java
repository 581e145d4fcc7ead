import java.util.*;
import java.util.stream.*;

/** Switches, patterns, labels, text blocks. */
@SuppressWarnings("all")
class Switches {
    enum Col { RED, GREEN { int v() { return 9; } }, BLUE; int v() { return ordinal(); } }
    sealed interface Shape permits Circle, Square, Unit { } record Circle(int r) implements Shape { } record Square(int a) implements Shape { Square { if (a < 0) throw new IllegalArgumentException("neg" + a); } } enum Unit implements Shape { U }
    static int area(Shape s) { if (s instanceof Circle c && c.r() > 0) return 3 * c.r() * c.r(); else if (!(s instanceof Square q)) return s == Unit.U ? 1 : -1; else return q.a() * q.a(); }
    static String str(int x) { return switch (x) { case -2 -> "Aa"; case -1 -> "BB"; case 0 -> ""; case 1 -> "a"; case 2 -> "AaAa"; default -> "BBBB"; }; }
    static int cnt; static int tick() { return ++cnt; }

    static int t0(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; switch (x) { case 0: r += 1; case 1: r += 2; break; default: r += 4; case -1: r += 8; } return r; }
    static int t1(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; switch (x) { default: r += 1; case 2: r += 10; case 3: { r += 100; break; } case 0: r = -1; } return r; }
    static int t2(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return switch (str(x)) { case "Aa" -> 1; case "BB" -> 2; case "AaAa", "BBBB" -> 3; case "" -> 4; default -> 5; }; }
    static int t3(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; switch (str(x)) { case "BB": r += 1; case "Aa": r += 10; break; case "BBBB": r += 100; default: r += 1000; case "": r += 10000; } return r; }
    static String t4(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return switch (x) { case 0, 1: yield "low"; case 2: { int t = x * y; yield "t" + t; } default: if (y == 0) yield "zero"; yield "d" + x; }; }
    static int t5(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Col c = x < 0 ? null : Col.values()[x % 3]; try { switch (c) { case RED: return 1; case GREEN: return c.v(); default: return 3; } } catch (NullPointerException e) { return -1; } }
    static int t6(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Col c = Col.values()[x & 1]; return switch (c) { case RED -> { try { yield 10 / x; } finally { cnt = 3; } } case GREEN -> c.v(); case BLUE -> 4; }; }
    static int t7(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return switch (Integer.valueOf(x)) { case 1 -> 10; case 2 -> 20; default -> x; }; }
    static int t8(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return switch ((char) ('a' + x)) { case 'a' -> 1; case '_' -> 2; case 'c' -> { int k = 0; while (true) { if (k > 3) break; k++; } yield k; } default -> 7; }; }
    static int t9(int first, int second) { final int x = (first & 7) - 2, y = second & 1; byte b = (byte) (x * 127); return switch (b) { case 127 -> 1; case -127 -> 2; case -2 -> 3; case 125 -> 4; default -> b; }; }
    static int t10(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Shape s = x == 0 ? Unit.U : x < 0 ? new Circle(x + y) : new Square(x); return area(s); }
    static String t11(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { Shape s = new Square(x - y); return s.toString() + s.equals(new Square(2)) + s.hashCode(); } catch (IllegalArgumentException e) { return e.getMessage(); } }
    static int t12(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; int r = switch (tick() + x) { case 1 -> tick(); case 2 -> tick() + tick(); default -> 0; }; return r * 10 + cnt; }
    static int t13(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; out: for (int i = 0; i < 4; i++) { switch (i * x) { case 2: continue out; case 4: break out; case 3: break; default: r += 1; } r += 10; } return r; }
    static int t14(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; lab: { if (x > 0) break lab; r = 1; { if (y == 0) break lab; } r = 2; } return r; }
    static int t15(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int i = 0, j = 0; o: do { i++; j = 0; while (true) { j++; if (j > x) continue o; if (i * j > 3) break o; } } while (i < 4); return i * 10 + j; }
    static boolean t16(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Object o = x > 0 ? (Object) x : x == 0 ? null : "s"; return o instanceof Integer i && i > y || o instanceof String t && t.length() > y; }
    static String t17(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Object o = x > 1 ? (Object) "q" : x; if (!(o instanceof String s)) { return "no" + o; } while (s.length() < y + 2) { s = s + s; } return s; }
    static int t18(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Object o = new int[][] {{x}, {y, x}}; if (o instanceof int[][] a && a.length > 1 && ((Object) a[1]) instanceof int[] b && b.length == 2) return b[1]; return 99; }
    static int t19(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; for (Col c : Col.values()) { switch (c) { case RED -> r += x; case GREEN -> { if (x == 2) continue; r *= 10; } case BLUE -> r--; } r += 100; } return r; }
    static String t20(int first, int second) { final int x = (first & 7) - 2, y = second & 1; String t = """
      a\tb
        c \
      d\s
      \""" e"""; return t.length() + t.substring(x + 2, x + 4 + y); }
    static int t21(int first, int second) { final int x = (first & 7) - 2, y = second & 1; long l = x; int r = 0; switch ((int) (l << 31 >> 30)) { case 0: r = 1; break; case -2: r = 2; break; case -4: r = 3; break; default: r = 4; } return r; }
    static int t22(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int k = x; return switch (k++ + ++k) { case 2 -> k; case 4 -> k * 10; case 6 -> { k--; yield k; } default -> -k; }; }
    static String t23(int first, int second) { final int x = (first & 7) - 2, y = second & 1; var sb = new StringBuilder(); for (var i = x; i < 3; i += 2) switch (i) { case 1 -> sb.append('o'); case 0 -> { } default -> sb.insert(0, i); } return sb.toString(); }
}
