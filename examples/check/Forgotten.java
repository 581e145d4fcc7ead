import java.util.*;
import java.util.function.*;
/** Loops and recursion that change what somebody else sees, and conversions of numbers. */
public class Forgotten {
    static int g;
    static class Box { int v; Box next; void set(int x) { v = x; } }
    interface Op { void run(Box b); }
    static class Inc implements Op { public void run(Box b) { b.v++; } }
    static void callback(int n) { // error
        Box b = new Box(); Op o = new Inc();
        for (int i = 0; i < n; i++) o.run(b);
        assert b.v == 0;
    }
    static void lambdaLoop(int n) { // error
        int[] c = {0}; Runnable r = () -> c[0]++;
        for (int i = 0; i < n; i++) r.run();
        assert c[0] != 3;
    }
    static void aliasLoop(Box a, Box b, int n) { // error
        if (a == null || b == null) return;
        a.v = 0;
        for (int i = 0; i < n; i++) b.v = i;
        assert a.v == 0;
    }
    static void freshNotAliased(Box b, int n) { // safe
        if (b == null) return;
        Box a = new Box();
        for (int i = 0; i < n; i++) b.v = i + 1;
        assert a.v == 0;
    }
    static void arrLoop(int[] a, int[] b) { // error
        if (a == null || b == null || a.length == 0) return;
        a[0] = 5;
        for (int i = 0; i < b.length; i++) b[i] = 0;
        assert a[0] == 5;
    }
    static void listLoop(int n) { // error
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) l.add(i);
        assert l.size() != 4;
    }
    static void nodeLoop(int n) { // error
        Box h = null;
        for (int i = 0; i < n; i++) { Box b = new Box(); b.next = h; h = b; }
        int c = 0; for (Box p = h; p != null; p = p.next) c++;
        assert c != 2;
    }
    static void breakOut(int n) { // error
        int i; for (i = 0; ; i++) { if (i >= n) break; }
        assert i != 7;
    }
    static void contLabel(int n) { // safe
        int k = 0;
        outer: for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) { if (j == i) continue outer; k = 1; } }
        assert k == 0 || k == 1;
    }
    static void throwOut(int n) { // error
        int i = 0;
        try { while (true) { if (i == n) throw new RuntimeException(); i++; if (i > 50) break; } } catch (RuntimeException e) { assert i != 9; }
    }
    static void finallyLoop(int n) { // error
        int k = 0;
        for (int i = 0; i < n; i++) { try { if (i == 2) continue; } finally { k++; } }
        assert k != 4;
    }
    static void returnsInLoop(int n) { // safe
        for (int i = 0; i < n; i++) { if (i == 5) { assert n > 5; return; } }
        assert n <= 5;
    }
    static int dec(int n) { return n <= 0 ? 0 : dec(n - 1); }
    static int up(int n) { return n <= 0 ? 0 : up(n - 1) + 1; }
    static void recErr(int n) { assert up(n) != 6; } // error
    static int thrower(int n) { if (n == 3) throw new IllegalStateException(); return n <= 0 ? 0 : thrower(n - 1); }
    static void recThrow(int n) { try { thrower(n); } catch (IllegalStateException e) { assert false; } } // error
    static int asserter(int n) { assert n != 2; return n <= 0 ? 0 : asserter(n - 1); }
    static void recAssert(int n) { asserter(n); } // error
    static int st(int n) { g += n; return n <= 0 ? g : st(n - 1); }
    static void recStatic(int n) { g = 0; int r = st(n); assert r != 6; } // error
    static Box rb(Box b, int n) { if (n <= 0) return b; b.v++; return rb(b, n - 1); }
    static void recHeap(int n) { Box b = new Box(); rb(b, n); assert b.v != 3; } // error
    static Box pick(Box a, int n) { return n <= 0 ? a : pick(new Box(), n - 1); }
    static void recRef(int n) { Box b = new Box(); b.v = 4; assert pick(b, n).v == 4; } // error
    static boolean tr(int n) { return n <= 0 || tr(n - 1); }
    static long lf(int n) { return n <= 1 ? 1L : n * lf(n - 1); }
    static void longFact(int n) { if (n < 7) assert lf(n) != 720L; } // error
    static void charLoop(char c) { int i = 0; for (char d = c; d != c + 3 && i < 10; d++) i++; assert i <= 10; } // safe
    static void longCmp(long a) { if (a > Integer.MAX_VALUE) assert (int) a != a; } // safe
    static void divLoop(int a) { int b = 10; int s = 0; try { for (int i = 0; i < a; i++) s += 100 / (b - i); } catch (ArithmeticException e) { assert a > 10; return; } assert a <= 10; } // safe
    static void divLoopE(int a) { int b = 5; int s = 0; try { for (int i = 0; i < a; i++) s += 100 / (b - i); } catch (ArithmeticException e) { assert false; } } // error
    static void npeLoop(Box b) { int n = 0; try { while (n < 10) { b = b.next; n++; } } catch (NullPointerException e) { assert n != 3; } } // error
    static Object lock = new Object();
    static void sync(int x) { synchronized (lock) { assert x != 9; } } // error
    static void tern(Integer a, Integer b, boolean c) { try { int x = c ? a : b; } catch (NullPointerException e) { assert c ? a == null : b == null; } } // safe
    static void ternBox(boolean c) { Integer n = null; try { Object o = c ? 1 : n; } catch (NullPointerException e) { assert c; } } // error
    static void intCache(int x) { Integer a = x; Integer b = x; if (a != b) assert x < -128 || x > 127; } // safe
    static void strSw(String s) { if (s == null) return; switch (s) { case "Aa": case "BB": return; default: assert s.hashCode() != "Aa".hashCode() || s.length() > 2; } } // error
    static void evalOrder(int x) { int[] a = {1, 2, 3}; int i = 0; i = i++ + a[i]; assert i == 2; } // safe
    static void compoundNarrow(int x) { short s = (short) x; s >>>= 1; assert s >= 0 || x < 0 || s < 0; } // safe
    static void shortShift(short s) { short t = s; t >>>= 1; assert t >= 0; } // error
    static void charMinus(char c) { c -= 1; assert c != 65535; } // error
    static void intDouble(int a) { assert (int) (double) a == a; } // safe
    static class S1 { static int c = init(); static int init() { g = 9; return 1; } }
    static void lazyInit() { g = 1; int x = S1.c; assert g == 9; } // safe
    static class Base { Base() { hook(); } void hook() {} }
    static class Derived extends Base { int x = 5; void hook() { assert x == 5; } }
    static void ctorHook() { new Derived(); } // error
    static class V { final int x; V(int x) { if (x < 0) throw new IllegalArgumentException(); this.x = x; } }
    static void ctorThrow(int x) { V v = null; try { v = new V(x); } catch (IllegalArgumentException e) { } assert v != null; } // error
    static void ctorOk(V v) { if (v != null) assert v.x >= 0; } // error
    static void optional(int x) { Optional<Integer> o = x > 3 ? Optional.of(x) : Optional.empty(); assert o.orElse(4) > 3; } // safe
    static void stream(int a, int b) { int s = List.of(a, b).stream().mapToInt(x -> x).sum(); assert s == a + b; } // safe
    static void eqHash(int a, int b) { record R(int v) {} if (new R(a).equals(new R(b))) assert a == b; } // safe
    static void fallNull(String s) { try { switch (s) { case "x": break; default: break; } } catch (NullPointerException e) { assert s == null; return; } assert s != null; } // safe
    static void arrCov(int x) { Object[] a = new String[1]; boolean t = false; try { a[0] = x; } catch (ArrayStoreException e) { t = true; } assert t; } // safe
    static void cloneArr(int x) { int[] a = {x}; int[] b = a.clone(); b[0]++; assert a[0] == x; } // safe
    static void varargs(int x) { assert sum(x, 1, 2) == x + 3; } // safe
    static int sum(int... v) { int s = 0; for (int i : v) s += i; return s; }
    static void inner(int x) { class C { int get() { return x + 1; } } assert new C().get() != 0; } // error
    static void instInit(int x) { Object o = new Object() { { assert x != 6; } }; } // error
    static void staticNested() { assert Integer.MAX_VALUE + 1 == Integer.MIN_VALUE; } // safe
    static void assumeLoop() { int n = Verifier.nondetInt(); Verifier.assume(n > 0 && n < 5); int s = 0; for (int i = 0; i < n; i++) { int v = Verifier.nondetInt(); Verifier.assume(v >= 0 && v < 10); s += v; } assert s <= 36; } // safe
    static void assumeLoopE() { int n = Verifier.nondetInt(); Verifier.assume(n > 0 && n < 5); int s = 0; for (int i = 0; i < n; i++) { int v = Verifier.nondetInt(); Verifier.assume(v >= 0 && v < 10); s += v; } assert s <= 35; } // error
}
