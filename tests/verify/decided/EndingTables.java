import java.util.*;
import java.util.stream.*;

/** Finally, resources and exceptions: tables of results for all inputs, each once right and once with one wrong row, as the JVM says. */
@SuppressWarnings("all")
class EndingTables {
    static String log = "";
    static class Res implements AutoCloseable { final String n; Res(String n) { this.n = n; log += "+" + n; if (n.equals("bad")) throw new IllegalStateException("open"); } public void close() { log += "-" + n; if (n.startsWith("x")) throw new UnsupportedOperationException("close" + n); } }
    static class Quiet implements AutoCloseable { public void close() { log += "q"; } }
    static class My extends Exception { final int c; My(int c) { super("my" + c); this.c = c; } My(String m, Throwable t) { super(m, t); c = 0; } }
    static class Sub extends My { Sub(int c) { super(c + 100); } public String getMessage() { return "sub" + c; } }
    static int f(int n) { try { if (n > 1) throw new IllegalArgumentException("a"); return 1; } catch (IllegalArgumentException e) { return 2; } finally { log += "f"; if (n == 3) return 3; } }
    static int g(int n) throws My { try { if (n == 0) throw new My(1); if (n == 1) throw new Sub(2); return n; } finally { log += "g" + n; } }
    static int val(int n) { int v = n; try { return v; } finally { v = 9; } }
    static int[] arr(int n) { int[] v = {n}; try { return v; } finally { v[0] = 9; } }
    static int down(int n) { return n <= 0 ? 0 : 1 + down(n - 1); }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfin");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfin");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfin");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Holds(int x, int y) { // TRUE
    log = ""; try (Res a = new Res("a"); Res b = new Res(x > 0 ? "x" : "b")) { log += "body"; if (y == 1) throw new ArithmeticException("m"); } catch (RuntimeException e) { log += e.getMessage() + e.getSuppressed().length; for (Throwable t : e.getSuppressed()) log += t.getMessage(); } finally { log += "fin"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+a+bbody-b-afin");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+a+bbody-b-am0fin");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfinq");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfin");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+a+xbody-x-aclosex0fin");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+a+xbody-x-am1closexfin");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m0Off(int x, int y) { // FALSE
    log = ""; try (Res a = new Res("a"); Res b = new Res(x > 0 ? "x" : "b")) { log += "body"; if (y == 1) throw new ArithmeticException("m"); } catch (RuntimeException e) { log += e.getMessage() + e.getSuppressed().length; for (Throwable t : e.getSuppressed()) log += t.getMessage(); } finally { log += "fin"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+x1q-x1|closex10");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+x1+x2q-x2-x1|closex21");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+x1q-x1|closex10");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+x1+x2q-x2-x1|closex21");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+x10q-x1|closex10");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+x1+x20q-x2-x1|closex21");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+x11q-x1|closex10");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+x1+x21q-x2-x1|closex21");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+x12q-x1|closex10");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+x1+x22q-x2-x1|closex21");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+x13q-x1|closex10");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+x1+x23q-x2-x1|closex21");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m1Holds(int x, int y) { // TRUE
    log = ""; try (Res a = new Res("x1"); Res b = y == 0 ? null : new Res("x2"); Quiet q = new Quiet()) { if (x < 0) return log; log += x; } catch (UnsupportedOperationException e) { log += "|" + e.getMessage() + e.getSuppressed().length; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+x1q-x1|closex10");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+x1+x2q-x2-x1|closex21");
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+x1+x2q-x2-x1|closex21");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+x10q-x1|closex10");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+x1+x20q-x2-x1|closex21");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+x11q-x1|closex10");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+x1+x21q-x2-x1|closex21");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+x12q-x1|closex10");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+x1+x22q-x2-x1|closex21");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+x13q-x1|closex10");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+x1+x23q-x2-x1|closex21");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m1Wrong(int x, int y) { // FALSE
    log = ""; try (Res a = new Res("x1"); Res b = y == 0 ? null : new Res("x2"); Quiet q = new Quiet()) { if (x < 0) return log; log += x; } catch (UnsupportedOperationException e) { log += "|" + e.getMessage() + e.getSuppressed().length; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+a+bad-acaught");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+a+bad-acaught");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Holds(int x, int y) { // TRUE
    log = ""; try (Res a = new Res("a"); Res b = new Res(x == 0 ? "bad" : "b")) { log += "n"; } catch (IllegalStateException e) { log += "caught"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+a+bad-acaught");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+a+bad-acaught");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+a+bn-b-aq");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+a+bn-b-a");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m2Off(int x, int y) { // FALSE
    log = ""; try (Res a = new Res("a"); Res b = new Res(x == 0 ? "bad" : "b")) { log += "n"; } catch (IllegalStateException e) { log += "caught"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+o+x-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+o+x-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+o+x0-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+o+x0-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+o+x01-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+o+x01-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m3Holds(int x, int y) { // TRUE
    log = ""; Res r = new Res("o"); try (r; Res s = new Res("x")) { for (int i = 0; i < 3; i++) { if (i == x) break; log += i; } } catch (Exception e) { log += e; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+o+x-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+o+x-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+o+x0-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+o+x0-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+o+x01-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+o+x012-x-ojava.lang.UnsupportedOperationException: closex");
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m3Wrong(int x, int y) { // FALSE
    log = ""; Res r = new Res("o"); try (r; Res s = new Res("x")) { for (int i = 0; i < 3; i++) { if (i == x) break; log += i; } } catch (Exception e) { log += e; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+0-0+1-1");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+0-0+1b-1+2-2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1+2b-2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+0b-0+1-1+2-2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Holds(int x, int y) { // TRUE
    log = ""; for (int i = 0; i < 3; i++) try (Res r = new Res("" + i)) { if (i == x) continue; if (i == y + 1) break; log += "b"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("+0-0+1-1");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("+0-0+1b-1+2-2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1+2b-2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("+0b-0+1-1+2-2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("+0b-0+1-1");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("+0b-0+1b-1+2-2");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m4Off(int x, int y) { // FALSE
    log = ""; for (int i = 0; i < 3; i++) try (Res r = new Res("" + i)) { if (i == x) continue; if (i == y + 1) break; log += "b"; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("ff3");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("ff3");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ff5");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ff5");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ff5");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ff5");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m5Holds(int x, int y) { // TRUE
    log = ""; int r = f(x) + f(x + 1); return log + r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ff2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ff2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("ff3");
    @ ensures x == 1 && y == 1 ==> false;
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ff5");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ff5");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ff5");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ff5");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m5Wrong(int x, int y) { // FALSE
    log = ""; int r = f(x) + f(x + 1); return log + r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("g-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("g-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("g-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("g-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("g0my11");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("g0my11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("g1sub102102");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("g1sub102102");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("g2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("g2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("g3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("g3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Holds(int x, int y) { // TRUE
    log = ""; try { g(x); } catch (Sub s) { log += s.getMessage() + s.c; } catch (My m) { log += m.getMessage() + m.c; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("g-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("g-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("g-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("g-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("g0my11");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("g0my11");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("g1sub102102");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("g1sub102102");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("g2q");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("g2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("g3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("g3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m6Off(int x, int y) { // FALSE
    log = ""; try { g(x); } catch (Sub s) { log += s.getMessage() + s.c; } catch (My m) { log += m.getMessage() + m.c; } return log;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -11;
    @ ensures x == -2 && y == 1 ==> \result == -11;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 9;
    @ ensures x == 0 && y == 1 ==> \result == 9;
    @ ensures x == 1 && y == 0 ==> \result == 19;
    @ ensures x == 1 && y == 1 ==> \result == 19;
    @ ensures x == 2 && y == 0 ==> \result == 29;
    @ ensures x == 2 && y == 1 ==> \result == 29;
    @ ensures x == 3 && y == 0 ==> \result == 39;
    @ ensures x == 3 && y == 1 ==> \result == 39;
    @ signals_only \nothing;
    @*/
  static int m7Holds(int x, int y) { // TRUE
    return val(x) * 10 + arr(x)[0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -11;
    @ ensures x == -2 && y == 1 ==> \result == -11;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result == 9;
    @ ensures x == 0 && y == 1 ==> \result == 9;
    @ ensures x == 1 && y == 0 ==> \result == 19;
    @ ensures x == 1 && y == 1 ==> \result == 19;
    @ ensures x == 2 && y == 0 ==> \result == 29;
    @ ensures x == 2 && y == 1 ==> \result == 29;
    @ ensures x == 3 && y == 0 ==> \result == 39;
    @ ensures x == 3 && y == 1 ==> \result == 39;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m7Wrong(int x, int y) { // FALSE
    return val(x) * 10 + arr(x)[0];
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -4;
    @ ensures x == -2 && y == 1 ==> \result == 95;
    @ ensures x == -1 && y == 0 ==> \result == -9;
    @ ensures x == -1 && y == 1 ==> \result == 90;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 101;
    @ ensures x == 1 && y == 0 ==> \result == 11;
    @ ensures x == 1 && y == 1 ==> \result == 110;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 105;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 103;
    @ signals_only \nothing;
    @*/
  static int m8Holds(int x, int y) { // TRUE
    int r = 0; try { try { r += 10 / x; } finally { r += 100 / y; } } catch (ArithmeticException e) { r += 1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -4;
    @ ensures x == -2 && y == 1 ==> \result == 95;
    @ ensures x == -1 && y == 0 ==> \result == -9;
    @ ensures x == -1 && y == 1 ==> \result == 90;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 101;
    @ ensures x == 1 && y == 0 ==> \result == 11;
    @ ensures x == 1 && y == 1 ==> \result == 110;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 105;
    @ ensures x == 3 && y == 0 ==> \result == 4;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m8Off(int x, int y) { // FALSE
    int r = 0; try { try { r += 10 / x; } finally { r += 100 / y; } } catch (ArithmeticException e) { r += 1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 3;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 3;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 2;
    @ ensures x == 1 && y == 1 ==> \result == 3;
    @ ensures x == 2 && y == 0 ==> \result == 13;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 13;
    @ ensures x == 3 && y == 1 ==> \result == 14;
    @ signals_only \nothing;
    @*/
  static int m9Holds(int x, int y) { // TRUE
    int r = 0; while (true) { try { r++; if (r > x) break; } finally { if (r < 2 + y) continue; } r += 10; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 3;
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result == 3;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 2;
    @ ensures x == 1 && y == 1 ==> \result == 3;
    @ ensures x == 2 && y == 0 ==> \result == 13;
    @ ensures x == 2 && y == 1 ==> \result == 3;
    @ ensures x == 3 && y == 0 ==> \result == 13;
    @ ensures x == 3 && y == 1 ==> \result == 14;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m9Wrong(int x, int y) { // FALSE
    int r = 0; while (true) { try { r++; if (r > x) break; } finally { if (r < 2 + y) continue; } r += 10; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 50;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 51;
    @ ensures x == 1 && y == 1 ==> \result == 51;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m10Holds(int x, int y) { // TRUE
    for (int i = 0; ; i++) { try { if (i == 2) return i; if (i == x) throw new RuntimeException(); } catch (RuntimeException e) { return 50 + i; } finally { if (i < y) continue; } }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 2;
    @ ensures x == -1 && y == 1 ==> \result == 2;
    @ ensures x == 0 && y == 0 ==> \result == 50;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 50;
    @ ensures x == 1 && y == 1 ==> \result == 51;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m10Off(int x, int y) { // FALSE
    for (int i = 0; ; i++) { try { if (i == 2) return i; if (i == x) throw new RuntimeException(); } catch (RuntimeException e) { return 50 + i; } finally { if (i < y) continue; } }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("java.lang.Integer");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("java.lang.Integer");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("java.lang.Integer");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ok");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m11Holds(int x, int y) { // TRUE
    try { Object[] o = x > 0 ? new String[1] : new Object[1]; o[0] = y == 0 ? (Object) 1 : "s"; return "ok"; } catch (ArrayStoreException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("ok");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("java.lang.Integer");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("java.lang.Integer");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ok");
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ok");
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m11Wrong(int x, int y) { // FALSE
    try { Object[] o = x > 0 ? new String[1] : new Object[1]; o[0] = y == 0 ? (Object) 1 : "s"; return "ok"; } catch (ArrayStoreException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("null!");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("null!");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("s!");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("s!");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("s!");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("s!");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("s!");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("s!");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m12Holds(int x, int y) { // TRUE
    try { Object o = x > 0 ? (Object) "s" : x == 0 ? null : Integer.valueOf(1); String s = (String) o; return s + "!"; } catch (ClassCastException e) { return "cce"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("cce");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("cce");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("null!");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("null!");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("s!q");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("s!");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("s!");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("s!");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("s!");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("s!");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m12Off(int x, int y) { // FALSE
    try { Object o = x > 0 ? (Object) "s" : x == 0 ? null : Integer.valueOf(1); String s = (String) o; return s + "!"; } catch (ClassCastException e) { return "cce"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2true");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2true");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1true");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Index 1 out of bounds for length 0true");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 0true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Index 1 out of bounds for length 1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 2true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("0");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m13Holds(int x, int y) { // TRUE
    try { int[] a = new int[x]; a[y + 1] = 2; return "" + a[y]; } catch (NegativeArraySizeException | ArrayIndexOutOfBoundsException e) { return e.getMessage() + (e instanceof RuntimeException); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2true");
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-1true");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1true");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Index 1 out of bounds for length 0true");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 0true");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Index 1 out of bounds for length 1true");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 1true");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Index 2 out of bounds for length 2true");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("0");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m13Wrong(int x, int y) { // FALSE
    try { int[] a = new int[x]; a[y + 1] = 2; return "" + a[y]; } catch (NegativeArraySizeException | ArrayIndexOutOfBoundsException e) { return e.getMessage() + (e instanceof RuntimeException); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("my-2--2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("wrapmy-20");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("my-1--1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("wrapmy-10");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("my0-0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("wrapmy00");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("my1-1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("wrapmy10");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("my2-2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("wrapmy20");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("my3-3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("wrapmy30");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m14Holds(int x, int y) { // TRUE
    try { try { throw new My(x); } catch (My m) { if (y == 1) throw new My("wrap", m); throw m; } } catch (My e) { return e.getMessage() + (e.getCause() == null ? "-" : e.getCause().getMessage()) + e.c; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("my-2--2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("wrapmy-20");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("my-1--1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("wrapmy-10");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("my0-0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("wrapmy00");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("my1-1q");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("wrapmy10");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("my2-2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("wrapmy20");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("my3-3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("wrapmy30");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m14Off(int x, int y) { // FALSE
    try { try { throw new My(x); } catch (My m) { if (y == 1) throw new My("wrap", m); throw m; } } catch (My e) { return e.getMessage() + (e.getCause() == null ? "-" : e.getCause().getMessage()) + e.c; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m15Holds(int x, int y) { // TRUE
    Throwable t = new RuntimeException(x > 0 ? new IllegalStateException("in") : null); return t.getMessage() + t.getCause() + t.getLocalizedMessage();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("nullnullnull");
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("java.lang.IllegalStateException: injava.lang.IllegalStateException: injava.lang.IllegalStateException: in");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m15Wrong(int x, int y) { // FALSE
    Throwable t = new RuntimeException(x > 0 ? new IllegalStateException("in") : null); return t.getMessage() + t.getCause() + t.getLocalizedMessage();
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Endings.My: my-2nulljava.lang.Exception: mjava.lang.AssertionError: -2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Endings.My: my-2nulljava.lang.Exception: mjava.lang.AssertionError: -2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Endings.My: my-1nulljava.lang.Exception: mjava.lang.AssertionError: -1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Endings.My: my-1nulljava.lang.Exception: mjava.lang.AssertionError: -1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Endings.My: my0nulljava.lang.Exception: mjava.lang.AssertionError: 0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Endings.My: my0nulljava.lang.Exception: mjava.lang.AssertionError: 0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub101nulljava.lang.Exception: mjava.lang.AssertionError: 1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub101nulljava.lang.Exception: mjava.lang.AssertionError: 1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub102nulljava.lang.Exception: mjava.lang.AssertionError: 2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub102nulljava.lang.Exception: mjava.lang.AssertionError: 2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub103nulljava.lang.Exception: mjava.lang.AssertionError: 3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub103nulljava.lang.Exception: mjava.lang.AssertionError: 3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m16Holds(int x, int y) { // TRUE
    Exception e = x > 0 ? new Sub(x) : new My(x); return e.toString().replace('$', '.') + new Error().getMessage() + new Exception("m") + new AssertionError(x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("Endings.My: my-2nulljava.lang.Exception: mjava.lang.AssertionError: -2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("Endings.My: my-2nulljava.lang.Exception: mjava.lang.AssertionError: -2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("Endings.My: my-1nulljava.lang.Exception: mjava.lang.AssertionError: -1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("Endings.My: my-1nulljava.lang.Exception: mjava.lang.AssertionError: -1q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("Endings.My: my0nulljava.lang.Exception: mjava.lang.AssertionError: 0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("Endings.My: my0nulljava.lang.Exception: mjava.lang.AssertionError: 0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub101nulljava.lang.Exception: mjava.lang.AssertionError: 1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub101nulljava.lang.Exception: mjava.lang.AssertionError: 1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub102nulljava.lang.Exception: mjava.lang.AssertionError: 2");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub102nulljava.lang.Exception: mjava.lang.AssertionError: 2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Endings.Sub: sub103nulljava.lang.Exception: mjava.lang.AssertionError: 3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("Endings.Sub: sub103nulljava.lang.Exception: mjava.lang.AssertionError: 3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m16Off(int x, int y) { // FALSE
    Exception e = x > 0 ? new Sub(x) : new My(x); return e.toString().replace('$', '.') + new Error().getMessage() + new Exception("m") + new AssertionError(x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m17Holds(int x, int y) { // TRUE
    try { throw y == 0 ? null : new RuntimeException("r" + x); } catch (RuntimeException e) { return e instanceof NullPointerException ? "npe" : e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r-2");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r-1");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r1");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r2");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r3");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m17Wrong(int x, int y) { // FALSE
    try { throw y == 0 ? null : new RuntimeException("r" + x); } catch (RuntimeException e) { return e instanceof NullPointerException ? "npe" : e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m18Holds(int x, int y) { // TRUE
    int r = 0; try { synchronized (x > 1 ? (Object) null : "l") { r = 1; } } catch (NullPointerException e) { r = 2; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m18Off(int x, int y) { // FALSE
    int r = 0; try { synchronized (x > 1 ? (Object) null : "l") { r = 1; } } catch (NullPointerException e) { r = 2; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 3;
    @ ensures x == -1 && y == 1 ==> \result == 3;
    @ ensures x == 0 && y == 0 ==> \result == 4;
    @ ensures x == 0 && y == 1 ==> \result == 4;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 5;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 6;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m19Holds(int x, int y) { // TRUE
    int depth = 0; try { depth = down(x + 4); } catch (StackOverflowError e) { depth = -1; } return depth;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2;
    @ ensures x == -2 && y == 1 ==> \result == 2;
    @ ensures x == -1 && y == 0 ==> \result == 3;
    @ ensures x == -1 && y == 1 ==> \result == 3;
    @ ensures x == 0 && y == 0 ==> \result == 4;
    @ ensures x == 0 && y == 1 ==> \result == 4;
    @ ensures x == 1 && y == 0 ==> \result == 5;
    @ ensures x == 1 && y == 1 ==> \result == 5;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m19Wrong(int x, int y) { // FALSE
    int depth = 0; try { depth = down(x + 4); } catch (StackOverflowError e) { depth = -1; } return depth;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("99");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("99");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("100");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("100");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("String index out of range: 2");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("String index out of range: 2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("n");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("n");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("n");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Holds(int x, int y) { // TRUE
    String s = x > 0 ? null : "ab"; try { return s.length() + s.charAt(x + 2) + ""; } catch (NullPointerException e) { return "n"; } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("99");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("99");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("100");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("100");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("String index out of range: 2q");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("String index out of range: 2");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("n");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("n");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("n");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("n");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m20Off(int x, int y) { // FALSE
    String s = x > 0 ? null : "ab"; try { return s.length() + s.charAt(x + 2) + ""; } catch (NullPointerException e) { return "n"; } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("begin -2, end 1, length 3");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("begin -2, end 2, length 3");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("begin -1, end 1, length 3");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("begin -1, end 2, length 3");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("a");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ab");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("begin 2, end 1, length 3");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("begin 3, end 1, length 3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("begin 3, end 2, length 3");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m21Holds(int x, int y) { // TRUE
    try { return "abc".substring(x, y + 1); } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("begin -2, end 2, length 3");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("begin -1, end 1, length 3");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("begin -1, end 2, length 3");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("a");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("ab");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("b");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("begin 2, end 1, length 3");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("begin 3, end 1, length 3");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("begin 3, end 2, length 3");
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m21Wrong(int x, int y) { // FALSE
    try { return "abc".substring(x, y + 1); } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2147483648");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2147483648");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("For input string: \" 1\"");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("For input string: \" 1\"");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("For input string: \"-\"");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("For input string: \"-\"");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("For input string: \"\"");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("For input string: \"\"");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("7");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("7");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("For input string: \"2147483648\"");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("For input string: \"2147483648\"");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Holds(int x, int y) { // TRUE
    try { return "" + Integer.parseInt(x > 2 ? "2147483648" : x > 1 ? "+7" : x > 0 ? "" : x == 0 ? "-" : x == -1 ? " 1" : "-2147483648"); } catch (NumberFormatException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-2147483648");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2147483648");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("For input string: \" 1\"");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("For input string: \" 1\"q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("For input string: \"-\"");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("For input string: \"-\"");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("For input string: \"\"");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("For input string: \"\"");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("7");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("7");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("For input string: \"2147483648\"");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("For input string: \"2147483648\"");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Off(int x, int y) { // FALSE
    try { return "" + Integer.parseInt(x > 2 ? "2147483648" : x > 1 ? "+7" : x > 0 ? "" : x == 0 ? "-" : x == -1 ? " 1" : "-2147483648"); } catch (NumberFormatException e) { return e.getMessage(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("1");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m23Holds(int x, int y) { // TRUE
    try { Thread t = null; Object o = java.util.List.of(1, 2).get(x); return o.toString(); } catch (IndexOutOfBoundsException e) { return "ioobe"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("1");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("1");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("2");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("2");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("ioobe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("ioobe");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m23Wrong(int x, int y) { // FALSE
    try { Thread t = null; Object o = java.util.List.of(1, 2).get(x); return o.toString(); } catch (IndexOutOfBoundsException e) { return "ioobe"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> \result == -1;
    @ ensures x == 1 && y == 1 ==> \result == 0;
    @ ensures x == 2 && y == 0 ==> \result == -1;
    @ ensures x == 2 && y == 1 ==> \result == -1;
    @ ensures x == 3 && y == 0 ==> \result == -1;
    @ ensures x == 3 && y == 1 ==> \result == -1;
    @ signals_only \nothing;
    @*/
  static int m24Holds(int x, int y) { // TRUE
    int r = 5; do { try { if (x == 1) continue; r--; } finally { r += y; if (r > 8) break; r -= 2; } } while (r > 0); return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -1;
    @ ensures x == -2 && y == 1 ==> \result == -1;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> \result == 0;
    @ ensures x == 1 && y == 1 ==> \result == 0;
    @ ensures x == 2 && y == 0 ==> \result == -1;
    @ ensures x == 2 && y == 1 ==> \result == -1;
    @ ensures x == 3 && y == 0 ==> \result == -1;
    @ ensures x == 3 && y == 1 ==> \result == -1;
    @ signals_only \nothing;
    @*/
  static int m24Off(int x, int y) { // FALSE
    int r = 5; do { try { if (x == 1) continue; r--; } finally { r += y; if (r > 8) break; r -= 2; } } while (r > 0); return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 132;
    @ ensures x == -2 && y == 1 ==> \result == 132;
    @ ensures x == -1 && y == 0 ==> \result == 102;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 102;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 101;
    @ ensures x == 1 && y == 1 ==> \result == 101;
    @ ensures x == 2 && y == 0 ==> \result == 101;
    @ ensures x == 2 && y == 1 ==> \result == 101;
    @ ensures x == 3 && y == 0 ==> \result == 101;
    @ ensures x == 3 && y == 1 ==> \result == 101;
    @ signals_only \nothing;
    @*/
  static int m25Holds(int x, int y) { // TRUE
    int r = 0; l: try { r = 1; if (x > 0) break l; r = 2; if (x < -1) throw new My(3); } catch (My m) { r += m.c * 10; break l; } finally { r += 100; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 132;
    @ ensures x == -2 && y == 1 ==> \result == 132;
    @ ensures x == -1 && y == 0 ==> \result == 102;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 102;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 101;
    @ ensures x == 1 && y == 1 ==> \result == 101;
    @ ensures x == 2 && y == 0 ==> \result == 101;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> \result == 101;
    @ ensures x == 3 && y == 1 ==> \result == 101;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m25Wrong(int x, int y) { // FALSE
    int r = 0; l: try { r = 1; if (x > 0) break l; r = 2; if (x < -1) throw new My(3); } catch (My m) { r += m.c * 10; break l; } finally { r += 100; } return r;
  }

}
