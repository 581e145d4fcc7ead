/** What is known of references in spite of everything that they may be. */
public class References {
    static class C {
        int m() {
            return 1;
        }
    }

    static final class Sealed {
        int m() {
            return 1;
        }
    }

    enum Color { RED, GREEN }

    //@ ensures \result == 1;
    static int exact() {
        C c = new C();
        int r = 0;
        for (int i = 0; i < 3; i++) {
            r = c.m();
        }
        return r;
    }

    //@ ensures \result == 1;
    static int ofFinalClass(Sealed s) {
        return s.m();
    }

    //@ ensures \result;
    static boolean anyString(String s) {
        return s instanceof Comparable;
    }

    //@ ensures \result;
    static boolean arrays(int[] a) {
        Object o = a;
        return !(o instanceof Object[]) && o instanceof Cloneable;
    }

    //@ requires \typeof(x) == \type(Number[]);
    //@ signals_only \nothing;
    static void store(Number[] x) {
        if (x.length > 0) {
            x[0] = 1;
        }
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == Color.RED);
    static void paint(Color[] a) {
        /*@ loop_invariant 0 <= i && i <= a.length && (\forall int j; 0 <= j && j < i; a[j] == Color.RED);
          @ decreases a.length - i;
          @ assignable a[*];
          @*/
        for (int i = 0; i < a.length; i++) {
            a[i] = Color.RED;
        }
    }

    //@ ensures \result;
    static boolean boxes(Number n) {
        return !(n instanceof Integer) || (Integer) n == ((Integer) n).intValue();
    }
}
