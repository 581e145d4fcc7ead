import java.util.*;
import java.util.stream.*;

/** Order of initialisation: classes, interfaces, enums, instances, local and anonymous classes. */
@SuppressWarnings("all")
class Initialisers {
    static String log = "";
    static String say(String s) { log += s; return s; }
    static int note(String s, int v) { log += s; return v; }
    static class Base { int a = note("a", 1); { log += "i"; } Base() { log += "B"; hook(); } Base(int n) { this(); log += n; } void hook() { log += "h"; } static int twice(int n) { log += "t"; return 2 * n; } }
    static class Derived extends Base { int b = note("b", 5); final int c = 7; final Integer d = 8; String s = "s"; { b++; log += "j"; } Derived(int n) { super(twice(n)); log += "D"; b += n; } Derived() { log += "E"; } void hook() { log += "[" + b + c + d + s + "]"; } }
    static class Lazy { static { log += "L"; } static int v = note("v", 3); static final int K = 4; static final Integer BOX = note("X", 9); static int get() { return v; } }
    static class LazySub extends Lazy { static { log += "S"; } static int w = 1; }
    interface HasConst { int A = note("A", 2); int B = 6; default int dflt() { return 1; } }
    static class Impl implements HasConst { static { log += "I"; } static int q = 1; }
    interface NoDefault { int N = note("N", 2); }
    static class Impl2 implements NoDefault { static { log += "P"; } static int q = 1; }
    static class Order { static int first = second() + 1; static int later = 10; static int second() { return later; } }
    static class Forward { static { val = 5; } static int val = 3; static int other = val; }
    static class SelfRef { static SelfRef one = new SelfRef(); static int count = 10; int seen; SelfRef() { seen = count; count++; } }
    static class Failing { static { if (log != null) throw new IllegalStateException("no"); } static int get() { return 1; } }
    static class FailingBy0 { static int z = 1 / (log.length() - log.length()); }
    enum Planet { EARTH(1) { int f() { return w * 10; } }, MARS(2); static int total; final int w; static { for (Planet p : values()) total += p.w; } Planet(int w) { this.w = w; } int f() { return w; } }
    static class Inner2 { int o = 1; class In { int p = o + 1; int sum() { return o + p + Inner2.this.o; } } In mk() { o += 10; return new In(); } }
    static class Chain { Chain self = this; int n = 1; Chain add(int k) { n += k; return self; } }
    static class A1 { int f = 1; int get() { return f; } static String st() { return "A"; } } static class B1 extends A1 { int f = 2; int get() { return f + super.f * 10; } static String st() { return "B"; } }
    static class Ini { final int p; final int q; { q = 4; } Ini(int v) { int t = q; if (v > 0) { p = v + t; } else { p = -t; } } }

    static String t0(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; new Derived(x); return log; }
    static String t1(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; Derived d = y == 0 ? new Derived() : new Derived(x); return log + d.b; }
    static String t2(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; int r = Lazy.K; if (x > 1) r += Lazy.get(); return log + r; }
    static String t3(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; int r = x > 0 ? LazySub.v : LazySub.w; return log + r; }
    static String t4(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; int r = x > 0 ? Impl.q : HasConst.B; return log + r; }
    static String t5(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; int r = Impl2.q + x; if (y == 1) r += NoDefault.N; return log + r; }
    static int t6(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Order.first * 100 + Order.later + x; }
    static int t7(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Forward.val * 10 + Forward.other + x; }
    static int t8(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return SelfRef.count + SelfRef.one.seen * 100 + new SelfRef().seen * 1000 + x; }
    static String t9(int first, int second) { final int x = (first & 7) - 2, y = second & 1; String r = ""; for (int i = 0; i < x; i++) { try { r += Failing.get(); } catch (ExceptionInInitializerError e) { r += "E" + (e.getCause() instanceof IllegalStateException); } catch (NoClassDefFoundError e) { r += "N"; } } return r; }
    static String t10(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { return "" + FailingBy0.z; } catch (ExceptionInInitializerError e) { return e.getException().getMessage() + x; } }
    static int t11(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Planet p = x > 0 ? Planet.EARTH : Planet.MARS; return p.f() * 100 + Planet.total * 10 + p.ordinal(); }
    static boolean t12(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Planet p = x > 0 ? Planet.EARTH : Planet.MARS; return p.getClass() == Planet.class; }
    static boolean t13(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Planet p = x > 0 ? Planet.EARTH : Planet.MARS; return p.getDeclaringClass() == Planet.class && Planet.valueOf(p.name()) == p; }
    static int t14(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Inner2 o = new Inner2(); Inner2.In i = o.mk(); o.o = x; return i.sum() * 10 + o.new In().p; }
    static int t15(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Chain c = new Chain(); c.add(x).add(y).self.self.n *= 2; return c.n; }
    static String t16(int first, int second) { final int x = (first & 7) - 2, y = second & 1; A1 a = x > 0 ? new B1() : new A1(); return a.f + a.st() + a.get() + ((A1) a).f + (a instanceof B1 b ? b.f : 9); }
    static int t17(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Ini i = new Ini(x); return i.p * 10 + i.q; }
    static String t18(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; Lazy[] none = new Lazy[x + 3]; Class<?> c = LazySub.class; return log + none.length; }
    static String t19(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; Object o = x > 0 ? null : "s"; boolean t = o instanceof Impl2; return log + t; }
    static String t20(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; try { new Derived(x / y); } catch (ArithmeticException e) { log += "!"; } return log; }
    static String t21(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; new Object() { int k = note("k", x); { log += k; } void go() { log += "g" + k + y; } }.go(); return log; }
    static String t22(int first, int second) { final int x = (first & 7) - 2, y = second & 1; log = ""; class Loc { int m = note("m", x + 1); Loc() { log += x; } int all() { return m + y; } } Loc l = new Loc(); return log + new Loc().all() + l.m; }
}
