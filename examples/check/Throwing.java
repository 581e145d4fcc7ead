/** Exceptions as control flow. */
public class Throwing {
    static void caughtMisses(int x) { int y = 0; try { y = 10 / x; } catch (ArithmeticException e) { y = -1; } if (x == 0) assert y == -1; } // safe
    static void caughtHits(int x) { int y = 0; try { y = 10 / x; } catch (ArithmeticException e) { y = -1; } assert y != -1; } // error
    static void finallyRuns(int x) { int y = 0; try { if (x > 0) throw new IllegalStateException(); } catch (IllegalStateException e) { y = 1; } finally { y += 2; } assert y >= 2; } // safe
    static void finallyHits(int x) { int y = 0; try { if (x > 0) throw new IllegalStateException(); } catch (IllegalStateException e) { y = 1; } finally { y += 2; } assert y == 2; } // error
    static void nullCaught(int[] a) { boolean isNull = false; try { int n = a.length; } catch (NullPointerException e) { isNull = true; } assert isNull == (a == null); } // safe
    static void boundsCaught(int i) { int[] a = new int[2]; boolean isOut = false; try { a[i] = 1; } catch (ArrayIndexOutOfBoundsException e) { isOut = true; } assert !isOut || i < 0 || i > 1; } // safe
    static void boundsHit(int i) { int[] a = new int[2]; boolean isOut = false; try { a[i] = 1; } catch (ArrayIndexOutOfBoundsException e) { isOut = true; } assert !isOut; } // error
    static void castCaught(Object o) { boolean isText = true; try { String s = (String) o; } catch (ClassCastException e) { isText = false; } if (o == null) assert isText; } // safe
    static int twoWays(int x) { try { if (x > 0) return 1; return 2; } finally { x = 9; } }
    static void returnsThrough(int x) { assert twoWays(x) == 1 || x <= 0; } // safe
    static void assertionIsCaught(int x) { try { assert x > 0; } catch (AssertionError e) { } } // error
    static void thrownByHand(int x) { if (x == 3) throw new AssertionError("three"); } // error
    static void thrownNever(int x) { if (x * 2 == 3) throw new AssertionError("odd"); } // safe
    static void nestedTry(int x) { int y = 0; try { try { if (x == 1) throw new RuntimeException(); y = 1; } finally { y += 10; } } catch (RuntimeException e) { y += 100; } assert y == 11 || y == 110; } // safe
    static void customHits(int x) { try { fail(x); } catch (Own e) { assert e.code != 4; } } // error
    static void customMisses(int x) { try { fail(x); } catch (Own e) { assert e.code == x; } } // safe
    static class Own extends Exception { final int code; Own(int code) { this.code = code; } }
    static void fail(int x) throws Own { if (x > 3) throw new Own(x); }
}
