import java.util.*;

/** Enums whose initialisers others see: they run when the enum is first used, and not before. */
@SuppressWarnings("all")
class LateEnums {
    static String log = "";
    static int made;
    static int note(String s, int v) { log += s; return v; }

    enum Counted { ONE, TWO; Counted() { log += "c"; } static int n() { return values().length; } }
    enum Loud { A, B; static { System.out.println("Loud"); } }
    enum Shape {
        DOT { int area() { return 0; } }, BOX { int side = note("s", 3); int area() { return side * side; } };
        Shape() { log += "m"; }
        abstract int area();
    }
    static class Holder {
        static { log += "H"; }
        enum Inside { X, Y; static { log += "x"; } }
        static Inside last = Inside.Y;
        static int plain = 4;
    }
    enum First { P(Second.Q), R(null); final Second s; First(Second s) { this.s = s; log += "f"; } }
    enum Second { Q, T; Second() { log += "q"; } static First back = First.R; }
    interface Constants { int K = 3; Counted TWO = note("k", 1) == 1 ? Counted.TWO : null; }
    static class Uses implements Constants { static int v = note("u", 2); }
    enum Cyclic { M; static int seen = Peer.read(); int w = 7; }
    static class Peer { static int read() { return Cyclic.M == null ? -1 : Cyclic.M.w; } static { log += "p"; } }
    enum Broken { Z; static int q = 1 / (log.length() - log.length()); }
    enum Adding { I, J; int at; Adding() { at = ++made; } static { made *= 10; } }

    static String t0(int first, int second) { int x = (first & 3) - 1; log = ""; if (x > 0) Counted.n(); log += "."; return log + (x > 1 ? Counted.ONE.ordinal() : 9) + log; }
    static int t1(int first, int second) { int x = (first & 3) - 1; System.out.println("start"); if (x > 0) { System.out.println(Loud.B); } System.out.println("end"); return x; }
    static String t2(int first, int second) { int x = (first & 3) - 1; log = ""; Shape s = null; if (x > 0) s = Shape.BOX; else if (x < 0) s = Shape.DOT; log += "-"; return log + (s == null ? -1 : s.area()) + log.length(); }
    static String t3(int first, int second) { int x = (first & 3) - 1; log = ""; int r = x > 0 ? Holder.plain : x < 0 ? Holder.Inside.X.ordinal() : 5; return log + r; }
    static String t4(int first, int second) { int x = (first & 3) - 1; log = ""; Object o = x > 0 ? First.P : Second.T; return log + o + (First.P.s == Second.Q) + (Second.back == First.R); }
    static String t5(int first, int second) { int x = (first & 3) - 1; log = ""; int r = x > 0 ? Uses.v : Uses.K; if (x > 1) r += Constants.TWO.ordinal(); return log + r; }
    static String t6(int first, int second) { int x = (first & 3) - 1; log = ""; int r = x > 0 ? Cyclic.seen : Peer.read(); return log + r + Cyclic.seen; }
    static String t7(int first, int second) { int x = (first & 3) - 1; log = ""; String r = ""; for (int i = 0; i < x + 1; i++) { try { r += Broken.Z; } catch (ExceptionInInitializerError e) { r += "E"; } catch (NoClassDefFoundError e) { r += "N"; } } return r; }
    static int t8(int first, int second) { int x = (first & 3) - 1; made = x; int before = made; Adding a = x > 0 ? Adding.J : null; return before * 1000 + made * 10 + (a == null ? 0 : a.at); }
    static String t9(int first, int second) { int x = (first & 3) - 1; log = ""; Counted c = null; try { c = Counted.valueOf(x > 0 ? "TWO" : "NONE"); } catch (IllegalArgumentException e) { log += "!"; } log += c; switch (x) { case 0: log += 0; break; default: log += 1; } return log; }
    static String t10(int first, int second) { int x = (first & 3) - 1; log = ""; Counted c = x > 0 ? pick(x) : null; if (c == null) return log + "null"; switch (c) { case ONE: return log + "one"; case TWO: return log + "two"; } return log; }
    static Counted pick(int x) { log += "p"; return x > 1 ? Counted.TWO : Counted.ONE; }
    static String t11(int first, int second) { int x = (first & 3) - 1; log = ""; EnumMap<Shape, Integer> m = null; Shape[] none = new Shape[2]; log += "a"; if (x > 0) for (Shape s : Shape.values()) log += s.name() + s.area(); return log + none[0]; }
    static String t12(int first, int second) { int x = (first & 3) - 1; log = ""; Class<?> c = Shape.class; log += "b"; Object o = x > 0 ? "s" : null; boolean is = o instanceof Shape; return log + is + (x > 1 ? Shape.DOT.getClass() == c : x > 0); }
    static String t13(Counted c, int second) { if (c == null) return "n"; return log + (c == Counted.ONE) + c.name(); }
    static int t15(int first, int second) { int x = first & 3; made = 0; int sum = 0; for (int i = 0; i < x; i++) { sum += made; if (i == 1) sum += Adding.I.at; } return sum * 100 + made; }
    static String t16(int first, int second) { int x = (first & 3) - 1; log = ""; Runnable r = () -> log += Counted.TWO.compareTo(Counted.ONE); log += "r"; if (x > 0) r.run(); return log; }
    static String t17(int first, int second) { int x = (first & 3) - 1; log = ""; switch (x) { case 1: Counted k = Counted.ONE; log += k.equals(k); break; case 2: log += Counted.TWO.equals(Counted.ONE); break; } return log; }
}
