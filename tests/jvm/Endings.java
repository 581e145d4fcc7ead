import java.util.*;
import java.util.stream.*;

/** How methods end: finally, resources, exceptions of the library. */
@SuppressWarnings("all")
class Endings {
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

    static String t0(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; try (Res a = new Res("a"); Res b = new Res(x > 0 ? "x" : "b")) { log += "body"; if (y == 1) throw new ArithmeticException("m"); } catch (RuntimeException e) { log += e.getMessage() + e.getSuppressed().length; for (Throwable t : e.getSuppressed()) log += t.getMessage(); } finally { log += "fin"; } return log; }
    static String t1(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; try (Res a = new Res("x1"); Res b = y == 0 ? null : new Res("x2"); Quiet q = new Quiet()) { if (x < 0) return log; log += x; } catch (UnsupportedOperationException e) { log += "|" + e.getMessage() + e.getSuppressed().length; } return log; }
    static String t2(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; try (Res a = new Res("a"); Res b = new Res(x == 0 ? "bad" : "b")) { log += "n"; } catch (IllegalStateException e) { log += "caught"; } return log; }
    static String t3(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; Res r = new Res("o"); try (r; Res s = new Res("x")) { for (int i = 0; i < 3; i++) { if (i == x) break; log += i; } } catch (Exception e) { log += e; } return log; }
    static String t4(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; for (int i = 0; i < 3; i++) try (Res r = new Res("" + i)) { if (i == x) continue; if (i == y + 1) break; log += "b"; } return log; }
    static String t5(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; int r = f(x) + f(x + 1); return log + r; }
    static String t6(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; try { g(x); } catch (Sub s) { log += s.getMessage() + s.c; } catch (My m) { log += m.getMessage() + m.c; } return log; }
    static int t7(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return val(x) * 10 + arr(x)[0]; }
    static int t8(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; try { try { r += 10 / x; } finally { r += 100 / y; } } catch (ArithmeticException e) { r += 1; } return r; }
    static int t9(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; while (true) { try { r++; if (r > x) break; } finally { if (r < 2 + y) continue; } r += 10; } return r; }
    static int t10(int first, int second) { final int x = (first & 7) - 2, y = second & 1; for (int i = 0; ; i++) { try { if (i == 2) return i; if (i == x) throw new RuntimeException(); } catch (RuntimeException e) { return 50 + i; } finally { if (i < y) continue; } } }
    static String t11(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { Object[] o = x > 0 ? new String[1] : new Object[1]; o[0] = y == 0 ? (Object) 1 : "s"; return "ok"; } catch (ArrayStoreException e) { return e.getMessage(); } }
    static String t12(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { Object o = x > 0 ? (Object) "s" : x == 0 ? null : Integer.valueOf(1); String s = (String) o; return s + "!"; } catch (ClassCastException e) { return "cce"; } }
    static String t13(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { int[] a = new int[x]; a[y + 1] = 2; return "" + a[y]; } catch (NegativeArraySizeException | ArrayIndexOutOfBoundsException e) { return e.getMessage() + (e instanceof RuntimeException); } }
    static String t14(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { try { throw new My(x); } catch (My m) { if (y == 1) throw new My("wrap", m); throw m; } } catch (My e) { return e.getMessage() + (e.getCause() == null ? "-" : e.getCause().getMessage()) + e.c; } }
    static String t15(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Throwable t = new RuntimeException(x > 0 ? new IllegalStateException("in") : null); return t.getMessage() + t.getCause() + t.getLocalizedMessage(); }
    static String t16(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Exception e = x > 0 ? new Sub(x) : new My(x); return e.toString().replace('$', '.') + new Error().getMessage() + new Exception("m") + new AssertionError(x); }
    static String t17(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { throw y == 0 ? null : new RuntimeException("r" + x); } catch (RuntimeException e) { return e instanceof NullPointerException ? "npe" : e.getMessage(); } }
    static int t18(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; try { synchronized (x > 1 ? (Object) null : "l") { r = 1; } } catch (NullPointerException e) { r = 2; } return r; }
    static int t19(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int depth = 0; try { depth = down(x + 4); } catch (StackOverflowError e) { depth = -1; } return depth; }
    static String t20(int first, int second) { final int x = (first & 7) - 2, y = second & 1; String s = x > 0 ? null : "ab"; try { return s.length() + s.charAt(x + 2) + ""; } catch (NullPointerException e) { return "n"; } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); } }
    static String t21(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { return "abc".substring(x, y + 1); } catch (StringIndexOutOfBoundsException e) { return e.getMessage(); } }
    static String t22(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { return "" + Integer.parseInt(x > 2 ? "2147483648" : x > 1 ? "+7" : x > 0 ? "" : x == 0 ? "-" : x == -1 ? " 1" : "-2147483648"); } catch (NumberFormatException e) { return e.getMessage(); } }
    static String t23(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { Thread t = null; Object o = java.util.List.of(1, 2).get(x); return o.toString(); } catch (IndexOutOfBoundsException e) { return "ioobe"; } }
    static int t24(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 5; do { try { if (x == 1) continue; r--; } finally { r += y; if (r > 8) break; r -= 2; } } while (r > 0); return r; }
    static int t25(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; l: try { r = 1; if (x > 0) break l; r = 2; if (x < -1) throw new My(3); } catch (My m) { r += m.c * 10; break l; } finally { r += 100; } return r; }
}
