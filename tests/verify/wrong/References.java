import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a reference may be: as an input, a field, an element, a result, after a loop, after a call by contract. */
public class References {
    static class C {
        int m() {
            return 1;
        }
    }

    static class D extends C {
    }

    interface Source {
        int get();
    }

    enum Color {
        RED, GREEN { int twice() { return 2; } };

        int twice() {
            return 1;
        }
    }

    static class Holder {
        /*@ nullable @*/ Object content;
        /*@ nullable @*/ Source source;
    }

    //@ ensures \result == 0;
    static int wrongLastError(int[] a) {
        RuntimeException last = null;
        for (int i = 0; i < a.length; i++) {
            try {
                a[i] = 1 / a[i];
            } catch (RuntimeException e) {
                last = e;
            }
        }
        return last instanceof ArithmeticException ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int wrongKept(int[] a) {
        Object o = "";
        for (int i = 0; i < a.length; i++) {
            if (a[i] == 3) {
                o = new Object[1];
            }
        }
        return o instanceof Object[] ? 1 : 0;
    }

    //@ ensures \result == 1;
    //@ assignable \nothing;
    static int wrongTake(C o) {
        int r = 0;
        for (int i = 0; i < 1; i++) {
            r = o.m();
        }
        return r;
    }

    //@ ensures \result == 1;
    static int wrongUse() {
        return wrongTake(new C() {
            int m() {
                return 2;
            }
        });
    }

    //@ ensures (\forall Object o; !(o instanceof StringBuilder));
    static void wrongNone() {
    }

    //@ ensures \result == 3;
    static int wrongLambda(Source s) {
        return s.get();
    }

    static int uses() {
        return wrongLambda(() -> 3) + wrongLambda(References::four);
    }

    static int four() {
        return 4;
    }

    //@ ensures \result == 0;
    static int wrongField(Holder h) {
        return h.content instanceof long[] ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int wrongElement(Object[] a) {
        return a.length > 0 && a[0] instanceof char[][] ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int wrongLibrary(Object o) {
        return o instanceof Map ? 1 : o instanceof Optional ? 2 : o instanceof Iterator ? 3 : o instanceof Class ? 4 : 0;
    }

    //@ ensures \result == 0;
    static int wrongBoth(Comparable<?> c) {
        return c instanceof Number ? 1 : 0;
    }

    //@ signals_only \nothing;
    static void wrongStore(Number[] x) {
        if (x.length > 0) {
            x[0] = 1;
        }
    }

    //@ signals_only \nothing;
    static void wrongStoreSubclass(C[] x, C c) {
        if (x.length > 0) {
            x[0] = c;
        }
    }

    //@ ensures a.length > 0 ==> a[0] == \old(a[0]);
    static void wrongEnums(Color[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = Color.RED;
        }
    }

    //@ ensures \result == 0;
    static int wrongEnumArray(Object o) {
        return o instanceof Color[] ? 1 : 0;
    }

    //@ ensures \result == 1;
    static int wrongConstant(Color c) {
        return c.twice();
    }

    //@ ensures true;
    //@ assignable \nothing;
    static /*@ nullable @*/ Object trusted(int n) {
        Object o = null;
        for (int i = 0; i < n; i++) {
            o = new ArrayList<String>();
        }
        return o;
    }

    //@ ensures \result == 0;
    static int wrongResult(int n) {
        return trusted(n) instanceof List ? 1 : 0;
    }
}
