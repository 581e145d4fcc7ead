/** Static initialisers run when a class is first used, and may change what others see. */
public class Initialisers {
    static int count;
    static int bump() { count++; return count; }
    static class Late { static int z = bump(); }
    static class One { static int x = Two.y + 1; }
    static class Two { static int y = One.x + 10; }
    static class Control { static boolean bad; }
    static class Fails { static int v; static { if (Control.bad) throw new RuntimeException("x"); v = 7; } }

    static void late(int n) { int before = count; int z = Late.z; assert count == before; } // error
    static void lateCounted(int n) { int before = count; int z = Late.z; assert count == before + 1 && z == count; } // safe
    static void inLoop(int n) { int before = count; for (int i = 0; i < n; i++) if (i == 1000) before += Late.z; assert n < 5000 || count == 0; } // error
    static void cycle(int n) { int r = n > 0 ? Two.y : One.x; assert Two.y == 10; } // error
    static void fails(boolean b) { Control.bad = b; int r = 0; try { r = Fails.v; } catch (ExceptionInInitializerError e) { r = -1; } assert r != -1; } // error
}
