/** References that may be the same object. Every contract of a method called `wrong…` is violated by some run. */
public class Aliases {
    int value;
    int[] data;
    Aliases next;

    //@ requires a.length > 0 && b.length > 0;
    //@ ensures a[0] == 1 && b[0] == 2;
    //@ assignable a[0], b[0];
    static void wrongTwoArrays(int[] a, int[] b) {
        a[0] = 1;
        b[0] = 2;
    }

    //@ requires a.length == b.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(b[i]) && b[i] == \old(b[i]) + 1);
    //@ assignable a[*], b[*];
    static void wrongCopyAndStep(int[] a, int[] b) {
        /*@ loop_invariant 0 <= i && i <= a.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == \old(b[j]) && b[j] == \old(b[j]) + 1);
          @ loop_invariant (\forall int j; i <= j && j < b.length; b[j] == \old(b[j]));
          @ assignable a[*], b[*];
          @ decreases a.length - i;
          @*/
        for (int i = 0; i < a.length; i++) {
            a[i] = b[i];
            b[i] = b[i] + 1;
        }
    }

    //@ ensures value == \old(value) + 1 && other.value == \old(other.value) + 1;
    //@ assignable value, other.value;
    void wrongBothStep(Aliases other) {
        value = value + 1;
        other.value = other.value + 1;
    }

    //@ requires m.length == 2 && m[0].length > 0 && m[1].length > 0;
    //@ ensures m[0][0] == 5;
    //@ assignable m[0][0], m[1][0];
    static void wrongRows(int[][] m) {
        m[0][0] = 5;
        m[1][0] = 6;
    }

    //@ requires data.length > 0;
    //@ ensures \result == \old(data[0]);
    //@ assignable other[*];
    int wrongHiddenAlias(int[] other) {
        if (other.length > 0) {
            other[0] = other[0] + 1;
        }
        return data[0];
    }

    //@ requires from.length >= 2;
    //@ ensures \result == \old(from[1]);
    //@ assignable to[0..to.length - 1];
    static int wrongThroughCall(int[] from, int[] to) {
        clear(to);
        return from[1];
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
    //@ assignable a[*];
    static void clear(int[] a) {
        /*@ loop_invariant 0 <= i && i <= a.length && (\forall int j; 0 <= j && j < i; a[j] == 0);
          @ assignable a[*];
          @ decreases a.length - i;
          @*/
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
        }
    }

    //@ requires next != null;
    //@ ensures next.value == \old(next.value);
    //@ assignable value;
    void wrongCycle() {
        value = 7;
    }

    //@ requires a.length > 0 && 0 <= i && i < a.length;
    //@ ensures a[i] == x && a[j] == \old(a[j]);
    //@ requires 0 <= j && j < a.length;
    //@ assignable a[i];
    static void wrongIndices(int[] a, int i, int j, int x) {
        a[i] = x;
    }

    //@ requires objects.length > 0;
    //@ ensures \result;
    /*@ pure @*/ static boolean wrongElementOfOwnArray(Object[] objects, Object x) {
        return objects[0] != x;
    }
}
