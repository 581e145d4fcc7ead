import java.util.*;
import java.util.stream.*;

/** Switches, patterns, labels and text blocks: tables of results for all inputs, each once right and once with one wrong row, as the JVM says. */
@SuppressWarnings("all")
class SwitchTables {
    enum Col { RED, GREEN { int v() { return 9; } }, BLUE; int v() { return ordinal(); } }
    sealed interface Shape permits Circle, Square, Unit { } record Circle(int r) implements Shape { } record Square(int a) implements Shape { Square { if (a < 0) throw new IllegalArgumentException("neg" + a); } } enum Unit implements Shape { U }
    static int area(Shape s) { if (s instanceof Circle c && c.r() > 0) return 3 * c.r() * c.r(); else if (!(s instanceof Square q)) return s == Unit.U ? 1 : -1; else return q.a() * q.a(); }
    static String str(int x) { return switch (x) { case -2 -> "Aa"; case -1 -> "BB"; case 0 -> ""; case 1 -> "a"; case 2 -> "AaAa"; default -> "BBBB"; }; }
    static int cnt; static int tick() { return ++cnt; }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 12;
    @ ensures x == -2 && y == 1 ==> \result == 12;
    @ ensures x == -1 && y == 0 ==> \result == 8;
    @ ensures x == -1 && y == 1 ==> \result == 8;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 2;
    @ ensures x == 1 && y == 1 ==> \result == 2;
    @ ensures x == 2 && y == 0 ==> \result == 12;
    @ ensures x == 2 && y == 1 ==> \result == 12;
    @ ensures x == 3 && y == 0 ==> \result == 12;
    @ ensures x == 3 && y == 1 ==> \result == 12;
    @ signals_only \nothing;
    @*/
  static int m0Holds(int x, int y) { // TRUE
    int r = 0; switch (x) { case 0: r += 1; case 1: r += 2; break; default: r += 4; case -1: r += 8; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 12;
    @ ensures x == -2 && y == 1 ==> \result == 12;
    @ ensures x == -1 && y == 0 ==> \result == 8;
    @ ensures x == -1 && y == 1 ==> \result == 8;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 2;
    @ ensures x == 1 && y == 1 ==> \result == 2;
    @ ensures x == 2 && y == 0 ==> \result == 12;
    @ ensures x == 2 && y == 1 ==> \result == 11;
    @ ensures x == 3 && y == 0 ==> \result == 12;
    @ ensures x == 3 && y == 1 ==> \result == 12;
    @ signals_only \nothing;
    @*/
  static int m0Off(int x, int y) { // FALSE
    int r = 0; switch (x) { case 0: r += 1; case 1: r += 2; break; default: r += 4; case -1: r += 8; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 111;
    @ ensures x == -2 && y == 1 ==> \result == 111;
    @ ensures x == -1 && y == 0 ==> \result == 111;
    @ ensures x == -1 && y == 1 ==> \result == 111;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> \result == 111;
    @ ensures x == 1 && y == 1 ==> \result == 111;
    @ ensures x == 2 && y == 0 ==> \result == 110;
    @ ensures x == 2 && y == 1 ==> \result == 110;
    @ ensures x == 3 && y == 0 ==> \result == 100;
    @ ensures x == 3 && y == 1 ==> \result == 100;
    @ signals_only \nothing;
    @*/
  static int m1Holds(int x, int y) { // TRUE
    int r = 0; switch (x) { default: r += 1; case 2: r += 10; case 3: { r += 100; break; } case 0: r = -1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 111;
    @ ensures x == -2 && y == 1 ==> \result == 111;
    @ ensures x == -1 && y == 0 ==> \result == 111;
    @ ensures x == -1 && y == 1 ==> \result == 111;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result == 111;
    @ ensures x == 2 && y == 0 ==> \result == 110;
    @ ensures x == 2 && y == 1 ==> \result == 110;
    @ ensures x == 3 && y == 0 ==> \result == 100;
    @ ensures x == 3 && y == 1 ==> \result == 100;
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m1Wrong(int x, int y) { // FALSE
    int r = 0; switch (x) { default: r += 1; case 2: r += 10; case 3: { r += 100; break; } case 0: r = -1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 4;
    @ ensures x == 0 && y == 1 ==> \result == 4;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 5;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m2Holds(int x, int y) { // TRUE
    return switch (str(x)) { case "Aa" -> 1; case "BB" -> 2; case "AaAa", "BBBB" -> 3; case "" -> 4; default -> 5; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 4;
    @ ensures x == 0 && y == 1 ==> \result == 4;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m2Off(int x, int y) { // FALSE
    return switch (str(x)) { case "Aa" -> 1; case "BB" -> 2; case "AaAa", "BBBB" -> 3; case "" -> 4; default -> 5; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 10;
    @ ensures x == -2 && y == 1 ==> \result == 10;
    @ ensures x == -1 && y == 0 ==> \result == 11;
    @ ensures x == -1 && y == 1 ==> \result == 11;
    @ ensures x == 0 && y == 0 ==> \result == 10000;
    @ ensures x == 0 && y == 1 ==> \result == 10000;
    @ ensures x == 1 && y == 0 ==> \result == 11000;
    @ ensures x == 1 && y == 1 ==> \result == 11000;
    @ ensures x == 2 && y == 0 ==> \result == 11000;
    @ ensures x == 2 && y == 1 ==> \result == 11000;
    @ ensures x == 3 && y == 0 ==> \result == 11100;
    @ ensures x == 3 && y == 1 ==> \result == 11100;
    @ signals_only \nothing;
    @*/
  static int m3Holds(int x, int y) { // TRUE
    int r = 0; switch (str(x)) { case "BB": r += 1; case "Aa": r += 10; break; case "BBBB": r += 100; default: r += 1000; case "": r += 10000; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 10;
    @ ensures x == -2 && y == 1 ==> \result == 10;
    @ ensures x == -1 && y == 0 ==> \result == 11;
    @ ensures x == -1 && y == 1 ==> \result == 11;
    @ ensures x == 0 && y == 0 ==> \result == 10000;
    @ ensures x == 0 && y == 1 ==> \result == 10000;
    @ ensures x == 1 && y == 0 ==> \result == 11000;
    @ ensures x == 1 && y == 1 ==> \result == 11000;
    @ ensures x == 2 && y == 0 ==> \result == 11000;
    @ ensures x == 2 && y == 1 ==> \result == 11000;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 11100;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m3Wrong(int x, int y) { // FALSE
    int r = 0; switch (str(x)) { case "BB": r += 1; case "Aa": r += 10; break; case "BBBB": r += 100; default: r += 1000; case "": r += 10000; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("d-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("d-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("low");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("low");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("low");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("low");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("t0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("t2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("d3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Holds(int x, int y) { // TRUE
    return switch (x) { case 0, 1: yield "low"; case 2: { int t = x * y; yield "t" + t; } default: if (y == 0) yield "zero"; yield "d" + x; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("d-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("d-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("low");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("low");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("low");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("low");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("t0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("t2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("zero");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("d3q");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Off(int x, int y) { // FALSE
    return switch (x) { case 0, 1: yield "low"; case 2: { int t = x * y; yield "t" + t; } default: if (y == 0) yield "zero"; yield "d" + x; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 9;
    @ ensures x == 1 && y == 1 ==> \result == 9;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 1;
    @ ensures x == 3 && y == 1 ==> \result == 1;
    @ signals_only \nothing;
    @*/
  static int m5Holds(int x, int y) { // TRUE
    Col c = x < 0 ? null : Col.values()[x % 3]; try { switch (c) { case RED: return 1; case GREEN: return c.v(); default: return 3; } } catch (NullPointerException e) { return -1; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 9;
    @ ensures x == 1 && y == 1 ==> \result == 9;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 1;
    @ ensures x == 3 && y == 1 ==> \result == 1;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m5Wrong(int x, int y) { // FALSE
    Col c = x < 0 ? null : Col.values()[x % 3]; try { switch (c) { case RED: return 1; case GREEN: return c.v(); default: return 3; } } catch (NullPointerException e) { return -1; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -5;
    @ ensures x == -2 && y == 1 ==> \result == -5;
    @ ensures x == -1 && y == 0 ==> \result == 9;
    @ ensures x == -1 && y == 1 ==> \result == 9;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result == 9;
    @ ensures x == 1 && y == 1 ==> \result == 9;
    @ ensures x == 2 && y == 0 ==> \result == 5;
    @ ensures x == 2 && y == 1 ==> \result == 5;
    @ ensures x == 3 && y == 0 ==> \result == 9;
    @ ensures x == 3 && y == 1 ==> \result == 9;
    @ signals (java.lang.ArithmeticException e) x == 0 && y == 0 || x == 0 && y == 1;
    @ signals_only java.lang.ArithmeticException;
    @*/
  static int m6Holds(int x, int y) { // TRUE
    Col c = Col.values()[x & 1]; return switch (c) { case RED -> { try { yield 10 / x; } finally { cnt = 3; } } case GREEN -> c.v(); case BLUE -> 4; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -5;
    @ ensures x == -2 && y == 1 ==> \result == -5;
    @ ensures x == -1 && y == 0 ==> \result == 9;
    @ ensures x == -1 && y == 1 ==> \result == 9;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result == 9;
    @ ensures x == 1 && y == 1 ==> \result == 9;
    @ ensures x == 2 && y == 0 ==> \result == 5;
    @ ensures x == 2 && y == 1 ==> \result == 5;
    @ ensures x == 3 && y == 0 ==> \result == 8;
    @ ensures x == 3 && y == 1 ==> \result == 9;
    @ signals (java.lang.ArithmeticException e) x == 0 && y == 0 || x == 0 && y == 1;
    @ signals_only java.lang.ArithmeticException;
    @*/
  static int m6Off(int x, int y) { // FALSE
    Col c = Col.values()[x & 1]; return switch (c) { case RED -> { try { yield 10 / x; } finally { cnt = 3; } } case GREEN -> c.v(); case BLUE -> 4; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> \result == -2;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 10;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 20;
    @ ensures x == 2 && y == 1 ==> \result == 20;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m7Holds(int x, int y) { // TRUE
    return switch (Integer.valueOf(x)) { case 1 -> 10; case 2 -> 20; default -> x; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> \result == -2;
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 10;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 20;
    @ ensures x == 2 && y == 1 ==> \result == 20;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m7Wrong(int x, int y) { // FALSE
    return switch (Integer.valueOf(x)) { case 1 -> 10; case 2 -> 20; default -> x; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 7;
    @ ensures x == -1 && y == 1 ==> \result == 7;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 7;
    @ ensures x == 1 && y == 1 ==> \result == 7;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m8Holds(int x, int y) { // TRUE
    return switch ((char) ('a' + x)) { case 'a' -> 1; case '_' -> 2; case 'c' -> { int k = 0; while (true) { if (k > 3) break; k++; } yield k; } default -> 7; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 7;
    @ ensures x == -1 && y == 1 ==> \result == 7;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 7;
    @ ensures x == 1 && y == 1 ==> \result == 7;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m8Off(int x, int y) { // FALSE
    return switch ((char) ('a' + x)) { case 'a' -> 1; case '_' -> 2; case 'c' -> { int k = 0; while (true) { if (k > 3) break; k++; } yield k; } default -> 7; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 4;
    @ signals_only \nothing;
    @*/
  static int m9Holds(int x, int y) { // TRUE
    byte b = (byte) (x * 127); return switch (b) { case 127 -> 1; case -127 -> 2; case -2 -> 3; case 125 -> 4; default -> b; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 4;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m9Wrong(int x, int y) { // FALSE
    byte b = (byte) (x * 127); return switch (b) { case 127 -> 1; case -127 -> 2; case -2 -> 3; case 125 -> 4; default -> b; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 9;
    @ ensures x == 3 && y == 1 ==> \result == 9;
    @ signals_only \nothing;
    @*/
  static int m10Holds(int x, int y) { // TRUE
    Shape s = x == 0 ? Unit.U : x < 0 ? new Circle(x + y) : new Square(x); return area(s);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 9;
    @ ensures x == 3 && y == 1 ==> \result == 9;
    @ signals_only \nothing;
    @*/
  static int m10Off(int x, int y) { // FALSE
    Shape s = x == 0 ? Unit.U : x < 0 ? new Circle(x + y) : new Square(x); return area(s);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("neg-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("neg-3");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("neg-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("neg-2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Square[a=0]false0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("neg-1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Square[a=1]false1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Square[a=0]false0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Square[a=2]true2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Square[a=1]false1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Square[a=3]false3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Square[a=2]true2");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m11Holds(int x, int y) { // TRUE
    try { Shape s = new Square(x - y); return s.toString() + s.equals(new Square(2)) + s.hashCode(); } catch (IllegalArgumentException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("neg-2");
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("neg-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("neg-2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Square[a=0]false0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("neg-1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Square[a=1]false1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Square[a=0]false0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Square[a=2]true2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Square[a=1]false1");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Square[a=3]false3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Square[a=2]true2");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m11Wrong(int x, int y) { // FALSE
    try { Shape s = new Square(x - y); return s.toString() + s.equals(new Square(2)) + s.hashCode(); } catch (IllegalArgumentException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 22;
    @ ensures x == 0 && y == 1 ==> \result == 22;
    @ ensures x == 1 && y == 0 ==> \result == 53;
    @ ensures x == 1 && y == 1 ==> \result == 53;
    @ ensures x == 2 && y == 0 ==> \result == 1;
    @ ensures x == 2 && y == 1 ==> \result == 1;
    @ ensures x == 3 && y == 0 ==> \result == 1;
    @ ensures x == 3 && y == 1 ==> \result == 1;
    @ signals_only \nothing;
    @*/
  static int m12Holds(int x, int y) { // TRUE
    cnt = 0; int r = switch (tick() + x) { case 1 -> tick(); case 2 -> tick() + tick(); default -> 0; }; return r * 10 + cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 22;
    @ ensures x == 0 && y == 1 ==> \result == 22;
    @ ensures x == 1 && y == 0 ==> \result == 53;
    @ ensures x == 1 && y == 1 ==> \result == 53;
    @ ensures x == 2 && y == 0 ==> \result == 1;
    @ ensures x == 2 && y == 1 ==> \result == 1;
    @ ensures x == 3 && y == 0 ==> \result == 1;
    @ ensures x == 3 && y == 1 ==> \result == 1;
    @ signals_only \nothing;
    @*/
  static int m12Off(int x, int y) { // FALSE
    cnt = 0; int r = switch (tick() + x) { case 1 -> tick(); case 2 -> tick() + tick(); default -> 0; }; return r * 10 + cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 44;
    @ ensures x == -2 && y == 1 ==> \result == 44;
    @ ensures x == -1 && y == 0 ==> \result == 44;
    @ ensures x == -1 && y == 1 ==> \result == 44;
    @ ensures x == 0 && y == 0 ==> \result == 44;
    @ ensures x == 0 && y == 1 ==> \result == 44;
    @ ensures x == 1 && y == 0 ==> \result == 32;
    @ ensures x == 1 && y == 1 ==> \result == 32;
    @ ensures x == 2 && y == 0 ==> \result == 11;
    @ ensures x == 2 && y == 1 ==> \result == 11;
    @ ensures x == 3 && y == 0 ==> \result == 43;
    @ ensures x == 3 && y == 1 ==> \result == 43;
    @ signals_only \nothing;
    @*/
  static int m13Holds(int x, int y) { // TRUE
    int r = 0; out: for (int i = 0; i < 4; i++) { switch (i * x) { case 2: continue out; case 4: break out; case 3: break; default: r += 1; } r += 10; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == 44;
    @ ensures x == -1 && y == 0 ==> \result == 44;
    @ ensures x == -1 && y == 1 ==> \result == 44;
    @ ensures x == 0 && y == 0 ==> \result == 44;
    @ ensures x == 0 && y == 1 ==> \result == 44;
    @ ensures x == 1 && y == 0 ==> \result == 32;
    @ ensures x == 1 && y == 1 ==> \result == 32;
    @ ensures x == 2 && y == 0 ==> \result == 11;
    @ ensures x == 2 && y == 1 ==> \result == 11;
    @ ensures x == 3 && y == 0 ==> \result == 43;
    @ ensures x == 3 && y == 1 ==> \result == 43;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m13Wrong(int x, int y) { // FALSE
    int r = 0; out: for (int i = 0; i < 4; i++) { switch (i * x) { case 2: continue out; case 4: break out; case 3: break; default: r += 1; } r += 10; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 0;
    @ ensures x == 1 && y == 1 ==> \result == 0;
    @ ensures x == 2 && y == 0 ==> \result == 0;
    @ ensures x == 2 && y == 1 ==> \result == 0;
    @ ensures x == 3 && y == 0 ==> \result == 0;
    @ ensures x == 3 && y == 1 ==> \result == 0;
    @ signals_only \nothing;
    @*/
  static int m14Holds(int x, int y) { // TRUE
    int r = 0; lab: { if (x > 0) break lab; r = 1; { if (y == 0) break lab; } r = 2; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 0;
    @ ensures x == 1 && y == 1 ==> \result == 0;
    @ ensures x == 2 && y == 0 ==> \result == 0;
    @ ensures x == 2 && y == 1 ==> \result == 0;
    @ ensures x == 3 && y == 0 ==> \result == 0;
    @ ensures x == 3 && y == 1 ==> \result == 0;
    @ signals_only \nothing;
    @*/
  static int m14Off(int x, int y) { // FALSE
    int r = 0; lab: { if (x > 0) break lab; r = 1; { if (y == 0) break lab; } r = 2; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 41;
    @ ensures x == -2 && y == 1 ==> \result == 41;
    @ ensures x == -1 && y == 0 ==> \result == 41;
    @ ensures x == -1 && y == 1 ==> \result == 41;
    @ ensures x == 0 && y == 0 ==> \result == 41;
    @ ensures x == 0 && y == 1 ==> \result == 41;
    @ ensures x == 1 && y == 0 ==> \result == 41;
    @ ensures x == 1 && y == 1 ==> \result == 41;
    @ ensures x == 2 && y == 0 ==> \result == 22;
    @ ensures x == 2 && y == 1 ==> \result == 22;
    @ ensures x == 3 && y == 0 ==> \result == 22;
    @ ensures x == 3 && y == 1 ==> \result == 22;
    @ signals_only \nothing;
    @*/
  static int m15Holds(int x, int y) { // TRUE
    int i = 0, j = 0; o: do { i++; j = 0; while (true) { j++; if (j > x) continue o; if (i * j > 3) break o; } } while (i < 4); return i * 10 + j;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 41;
    @ ensures x == -2 && y == 1 ==> \result == 41;
    @ ensures x == -1 && y == 0 ==> \result == 41;
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result == 41;
    @ ensures x == 0 && y == 1 ==> \result == 41;
    @ ensures x == 1 && y == 0 ==> \result == 41;
    @ ensures x == 1 && y == 1 ==> \result == 41;
    @ ensures x == 2 && y == 0 ==> \result == 22;
    @ ensures x == 2 && y == 1 ==> \result == 22;
    @ ensures x == 3 && y == 0 ==> \result == 22;
    @ ensures x == 3 && y == 1 ==> \result == 22;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m15Wrong(int x, int y) { // FALSE
    int i = 0, j = 0; o: do { i++; j = 0; while (true) { j++; if (j > x) continue o; if (i * j > 3) break o; } } while (i < 4); return i * 10 + j;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == false;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == false;
    @ ensures x == 0 && y == 0 ==> \result == false;
    @ ensures x == 0 && y == 1 ==> \result == false;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == false;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m16Holds(int x, int y) { // TRUE
    Object o = x > 0 ? (Object) x : x == 0 ? null : "s"; return o instanceof Integer i && i > y || o instanceof String t && t.length() > y;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == false;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == false;
    @ ensures x == 0 && y == 0 ==> \result == false;
    @ ensures x == 0 && y == 1 ==> \result == false;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == false;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == false;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m16Off(int x, int y) { // FALSE
    Object o = x > 0 ? (Object) x : x == 0 ? null : "s"; return o instanceof Integer i && i > y || o instanceof String t && t.length() > y;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("no-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("no-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("no-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("no-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("no0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("no0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("no1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("no1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("qq");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("qqqq");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("qq");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("qqqq");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m17Holds(int x, int y) { // TRUE
    Object o = x > 1 ? (Object) "q" : x; if (!(o instanceof String s)) { return "no" + o; } while (s.length() < y + 2) { s = s + s; } return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("no-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("no-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("no-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("no0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("no0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("no1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("no1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("qq");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("qqqq");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("qq");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("qqqq");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m17Wrong(int x, int y) { // FALSE
    Object o = x > 1 ? (Object) "q" : x; if (!(o instanceof String s)) { return "no" + o; } while (s.length() < y + 2) { s = s + s; } return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> \result == -2;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m18Holds(int x, int y) { // TRUE
    Object o = new int[][] {{x}, {y, x}}; if (o instanceof int[][] a && a.length > 1 && ((Object) a[1]) instanceof int[] b && b.length == 2) return b[1]; return 99;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> \result == -2;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 0;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m18Off(int x, int y) { // FALSE
    Object o = new int[][] {{x}, {y, x}}; if (o instanceof int[][] a && a.length > 1 && ((Object) a[1]) instanceof int[] b && b.length == 2) return b[1]; return 99;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1179;
    @ ensures x == -2 && y == 1 ==> \result == 1179;
    @ ensures x == -1 && y == 0 ==> \result == 1189;
    @ ensures x == -1 && y == 1 ==> \result == 1189;
    @ ensures x == 0 && y == 0 ==> \result == 1199;
    @ ensures x == 0 && y == 1 ==> \result == 1199;
    @ ensures x == 1 && y == 0 ==> \result == 1209;
    @ ensures x == 1 && y == 1 ==> \result == 1209;
    @ ensures x == 2 && y == 0 ==> \result == 201;
    @ ensures x == 2 && y == 1 ==> \result == 201;
    @ ensures x == 3 && y == 0 ==> \result == 1229;
    @ ensures x == 3 && y == 1 ==> \result == 1229;
    @ signals_only \nothing;
    @*/
  static int m19Holds(int x, int y) { // TRUE
    int r = 0; for (Col c : Col.values()) { switch (c) { case RED -> r += x; case GREEN -> { if (x == 2) continue; r *= 10; } case BLUE -> r--; } r += 100; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1179;
    @ ensures x == -2 && y == 1 ==> \result == 1179;
    @ ensures x == -1 && y == 0 ==> \result == 1189;
    @ ensures x == -1 && y == 1 ==> \result == 1189;
    @ ensures x == 0 && y == 0 ==> \result == 1199;
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result == 1209;
    @ ensures x == 1 && y == 1 ==> \result == 1209;
    @ ensures x == 2 && y == 0 ==> \result == 201;
    @ ensures x == 2 && y == 1 ==> \result == 201;
    @ ensures x == 3 && y == 0 ==> \result == 1229;
    @ ensures x == 3 && y == 1 ==> \result == 1229;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m19Wrong(int x, int y) { // FALSE
    int r = 0; for (Col c : Col.values()) { switch (c) { case RED -> r += x; case GREEN -> { if (x == 2) continue; r *= 10; } case BLUE -> r--; } r += 100; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("16a\t");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("16a\tb");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("16\tb");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("16\tb\n");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("16b\n");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("16b\n ");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("16\n ");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("16\n  ");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("16  ");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("16  c");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("16 c");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("16 c ");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Holds(int x, int y) { // TRUE
    String t = """
      a\tb
        c \
      d\s
      \""" e"""; return t.length() + t.substring(x + 2, x + 4 + y);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("16a\t");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("16a\tb");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("16\tb");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("16\tb\n");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("16b\n");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("16b\n ");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("16\n ");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("16\n  q");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("16  ");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("16  c");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("16 c");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("16 c ");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Off(int x, int y) { // FALSE
    String t = """
      a\tb
        c \
      d\s
      \""" e"""; return t.length() + t.substring(x + 2, x + 4 + y);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 3;
    @ ensures x == -2 && y == 1 ==> \result == 3;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 4;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 4;
    @ signals_only \nothing;
    @*/
  static int m21Holds(int x, int y) { // TRUE
    long l = x; int r = 0; switch ((int) (l << 31 >> 30)) { case 0: r = 1; break; case -2: r = 2; break; case -4: r = 3; break; default: r = 4; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 3;
    @ ensures x == -2 && y == 1 ==> \result == 3;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 4;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 4;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 4;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m21Wrong(int x, int y) { // FALSE
    long l = x; int r = 0; switch ((int) (l << 31 >> 30)) { case 0: r = 1; break; case -2: r = 2; break; case -4: r = 3; break; default: r = 4; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 0;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 30;
    @ ensures x == 1 && y == 1 ==> \result == 30;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == -5;
    @ ensures x == 3 && y == 1 ==> \result == -5;
    @ signals_only \nothing;
    @*/
  static int m22Holds(int x, int y) { // TRUE
    int k = x; return switch (k++ + ++k) { case 2 -> k; case 4 -> k * 10; case 6 -> { k--; yield k; } default -> -k; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 0;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == 0;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 30;
    @ ensures x == 1 && y == 1 ==> \result == 30;
    @ ensures x == 2 && y == 0 ==> \result == 3;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == -5;
    @ ensures x == 3 && y == 1 ==> \result == -5;
    @ signals_only \nothing;
    @*/
  static int m22Off(int x, int y) { // FALSE
    int k = x; return switch (k++ + ++k) { case 2 -> k; case 4 -> k * 10; case 6 -> { k--; yield k; } default -> -k; };
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("2-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("2-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1o");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1o");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("o");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("o");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m23Holds(int x, int y) { // TRUE
    var sb = new StringBuilder(); for (var i = x; i < 3; i += 2) switch (i) { case 1 -> sb.append('o'); case 0 -> { } default -> sb.insert(0, i); } return sb.toString();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("2-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("2-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1o");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1o");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("o");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("o");
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("");
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m23Wrong(int x, int y) { // FALSE
    var sb = new StringBuilder(); for (var i = x; i < 3; i += 2) switch (i) { case 1 -> sb.append('o'); case 0 -> { } default -> sb.insert(0, i); } return sb.toString();
  }

}
