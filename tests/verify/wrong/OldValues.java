/** `\old`, with and without labels, in methods, loops and blocks. */
public class OldValues {
    int count;

    //@ ensures count == \old(count);
    //@ assignable count;
    void wrongOldIsNotNow() {
        count += 2;
        count -= 1;
    }

    //@ requires 0 <= n && n < 1000;
    //@ ensures \result == \old(n);
    static int wrongOldInLoop(int n) {
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n;
          @ decreases n - i;
          @*/
        while (i < n) {
            i++;
        }
        return i + 1;
    }

    //@ requires a.length > 0;
    //@ ensures a[0] == \old(a[0]) + a.length;
    //@ assignable a[0];
    static void wrongOldElement(int[] a) {
        /*@ loop_invariant 1 <= i && i <= a.length;
          @ loop_invariant a[0] == \old(a[0]) + i - 1;
          @ assignable a[0];
          @ decreases a.length - i;
          @*/
        for (int i = 1; i < a.length; i++) {
            a[0] = a[0] + 1;
        }
    }

    //@ requires count < 100;
    //@ ensures true;
    //@ assignable count;
    void wrongLabel() {
        count = count + 1;
        here: count = count + 1;
        //@ assert count == \old(count, here) + 2;
        count = count + 1;
    }

    //@ requires a.length > 1 && a[0] == 0;
    //@ ensures a[\old(a[0])] == 7;
    //@ assignable a[*];
    static void wrongIndexIsOld(int[] a) {
        a[0] = 1;
        a[a[0]] = 7;
    }

    //@ requires a.length > 0;
    //@ ensures \old(a)[0] == \old(a[0]);
    //@ assignable a[0];
    static void wrongOldReference(int[] a) {
        a[0] = a[0] + 1;
    }

    //@ ensures \result == \old(x);
    static int wrongParameterIsOld(int x) {
        x = x + 1;
        return x;
    }

    //@ requires a.length > 0;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] != \old(a[i]));
    //@ assignable a[*];
    static void wrongOldUnderQuantifier(int[] a, int x) {
        a[0] = x;
    }
}
