/** Model fields, ghost fields and model methods. */
public class Models {
    static class Counter {
        int n;
        //@ model int twice;
        //@ represents twice = 2 * n;
        //@ ghost int calls;

        //@ requires n < 1000;
        //@ ensures twice == \old(twice) + 1;
        //@ assignable n;
        void wrongModelField() {
            n = n + 1;
        }

        //@ ensures calls == \old(calls);
        //@ assignable calls;
        void wrongGhost() {
            //@ set calls = calls + 1;
        }

        //@ ensures calls == \old(calls);
        //@ assignable n;
        void wrongGhostFrame() {
            //@ set calls = calls + 0;
            n = 1;
            //@ set calls = n;
        }

        //@ ensures \result == twice;
        /*@ pure @*/ int wrongReads() {
            return n + n + (n == 4 ? 1 : 0);
        }
    }

    static class Holder {
        Object[] items;
        //@ requires items.length > 0;
        //@ ensures \nonnullelements(items);
        //@ assignable items[0];
        void wrongNonNull(/*@ nullable @*/ Object x) {
            items[0] = x;
        }

        //@ ensures \typeof(\result) == \type(Holder);
        /*@ pure @*/ Object wrongType(Object o) {
            return o;
        }

        //@ ensures \result != null;
        /*@ pure nullable @*/ Object wrongNullable(/*@ nullable @*/ Object o) {
            return o;
        }
    }

    static class Sets {
        int a;
        int b;
        //@ ensures \subset(\singleton(this.b), \singleton(this.a));
        //@ assignable \nothing;
        void wrongSubset() { }

        //@ ensures \disjoint(\union(\singleton(this.a), \singleton(this.b)), \singleton(this.b));
        //@ assignable \nothing;
        void wrongDisjoint() { }

        //@ assignable \set_minus(\union(\singleton(this.a), \singleton(this.b)), \singleton(this.b));
        void wrongMinus() {
            b = b + 1;
        }
    }

    //@ model static int square(int x) { return x * x; }

    //@ ensures square(\result) == x;
    /*@ pure @*/ static int wrongRoot(int x) {
        return x == 4 ? 2 : 1;
    }

    //@ requires a.length == 2;
    //@ ensures \result != null && (\forall int i; 0 <= i && i < \result.length; \result[i].length == 2);
    /*@ pure @*/ static int[][] wrongRows(int[] a) {
        int[][] made = new int[2][];
        made[0] = a;
        made[1] = new int[3];
        return made;
    }

    //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] != null);
    /*@ pure @*/ static Object[] wrongElementsOfNew() {
        return new Object[2];
    }

    static class Levels {
        //@ model int level() { return 1; }

        //@ public normal_behavior
        //@ ensures level() == 1;
        void wrongLevel() {
        }

        //@ public normal_behavior
        //@ ensures \result == level();
        int level1() {
            return 1;
        }
    }

    static class Higher extends Levels {
        //@ model int level() { return 2; }

        int level1() {
            return 2;
        }
    }
}
