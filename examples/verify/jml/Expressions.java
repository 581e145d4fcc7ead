/** One method per word of an expression: the first of each pair keeps its contract, the one called `wrong…` does not. */
class Expressions {
    int x;
    /*@ nullable @*/ Expressions next;

    //@ requires x < 1000;
    //@ ensures x == \old(x) + 1 && \old(x) == \pre(x);
    void old() { x++; }

    //@ requires x < 1000;
    //@ ensures x == \old(x) + 2;
    void wrongOld() { x++; }

    //@ ensures \result >= n;
    static int oldAtLabel(int n) {
        int i = n > 1000 ? 1000 : n;
        start:
        {
            i++;
            //@ assert i == \old(i, start) + 1;
        }
        return n;
    }

    //@ ensures true;
    static void wrongOldAtLabel(int n) {
        int i = n;
        start:
        {
            i = 3;
            //@ assert i == \old(i, start);
        }
    }

    //@ ensures \fresh(\result);
    static int[] fresh() { return new int[2]; }

    //@ ensures \fresh(\result);
    static int[] wrongFresh(int[] a) { return a; }

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    //@ requires a.length > 2;
    //@ ensures \result > 0;
    static int forall(int[] a) { return a[2]; }

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    //@ requires a.length > 2;
    //@ ensures \result > 1;
    static int wrongForall(int[] a) { return a[2]; }

    //@ requires a.length > 2;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == 7);
    static void exists(int[] a) { a[1] = 7; }

    //@ requires a.length > 2;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == 7);
    static void wrongExists(int[] a) { a[1] = 8; }

    //@ requires a.length == 3 && 0 <= a[0] && a[0] < 9 && 0 <= a[1] && a[1] < 9 && 0 <= a[2] && a[2] < 9;
    //@ ensures \result == (\sum int i; 0 <= i && i < 3; a[i]);
    static int sum(int[] a) { return a[0] + a[1] + a[2]; }

    //@ requires a.length == 3 && 0 <= a[0] && a[0] < 9 && 0 <= a[1] && a[1] < 9 && 0 <= a[2] && a[2] < 9;
    //@ ensures \result == (\sum int i; 0 <= i && i < 3; a[i]);
    static int wrongSum(int[] a) { return a[0] + a[1]; }

    //@ ensures \result == (\product int i; 1 <= i && i <= 4; i);
    static int product() { return 24; }

    //@ ensures \result == (\product int i; 1 <= i && i <= 4; i);
    static int wrongProduct() { return 12; }

    //@ requires a.length == 2;
    //@ ensures \result == (\num_of int i; 0 <= i && i < 2; a[i] == 0);
    static int numOf(int[] a) { return (a[0] == 0 ? 1 : 0) + (a[1] == 0 ? 1 : 0); }

    //@ requires a.length == 2;
    //@ ensures \result == (\num_of int i; 0 <= i && i < 2; a[i] == 0);
    static int wrongNumOf(int[] a) { return a[0] == 0 ? 1 : 0; }

    //@ requires a.length == 2;
    //@ ensures \result == (\max int i; 0 <= i && i < 2; a[i]);
    static int max(int[] a) { return a[0] > a[1] ? a[0] : a[1]; }

    //@ requires a.length == 2;
    //@ ensures \result == (\max int i; 0 <= i && i < 2; a[i]);
    static int wrongMax(int[] a) { return a[0]; }

    //@ requires a.length == 2;
    //@ ensures \result == (\min int i; 0 <= i && i < 2; a[i]);
    static int min(int[] a) { return a[0] < a[1] ? a[0] : a[1]; }

    //@ requires a.length == 2;
    //@ ensures \result == (\min int i; 0 <= i && i < 2; a[i]);
    static int wrongMin(int[] a) { return a[1]; }

    //@ requires a.length == 3 && a[0] == 4 && a[1] == 9 && a[2] == 6;
    //@ ensures \result == (\max int i; 0 <= i && i < 3 && a[i] % 2 == 0; a[i]);
    static int maxOfSome(int[] a) { return 6; }

    //@ requires a.length == 3 && a[0] == 4 && a[1] == 9 && a[2] == 6;
    //@ ensures \result == (\max int i; 0 <= i && i < 3 && a[i] % 2 == 0; a[i]);
    static int wrongMaxOfSome(int[] a) { return 9; }

    //@ ensures \typeof(\result) == \type(String) && \typeof(\result) <: \type(Object);
    static Object typeOf() { return "a"; }

    //@ ensures \typeof(\result) == \type(String);
    static Object wrongTypeOf() { return new Object(); }

    //@ ensures \nonnullelements(\result);
    static Object[] nonNullElements() { return new Object[] {"a", "b"}; }

    //@ ensures \nonnullelements(\result);
    static /*@ nullable @*/ Object[] wrongNonNullElements() { return new Object[2]; }

    static class Even {
        int n;
        //@ invariant n % 2 == 0;

        //@ ensures \invariant_for(this);
        Even() { }
    }

    //@ requires \invariant_for(e);
    //@ ensures \result == 0;
    static int invariantFor(Even e) { return e.n % 2; }

    //@ ensures \result == 0;
    static int wrongInvariantFor(Even e) { return e.n % 2; }

    //@ requires a.length > 3;
    //@ ensures \not_modified(a[0..2]) && \not_modified(x);
    void notModified(int[] a) { a[3] = 1; }

    //@ requires a.length > 3;
    //@ ensures \not_modified(a[*]);
    static void wrongNotModified(int[] a) { a[3] = 1; }

    //@ requires next != null && next != this;
    //@ assignable \set_minus(\union(\singleton(x), \singleton(next.x)), \singleton(next.x));
    void setMinus() { x = 1; }

    //@ requires next != null && next != this;
    //@ assignable \set_minus(\union(\singleton(x), \singleton(next.x)), \singleton(next.x));
    void wrongSetMinus() { next.x = 1; }

    //@ requires next != null;
    //@ assignable \intersect(\locset(x, next), \locset(x, next.x));
    void intersect() { x = 1; }

    //@ requires next != null;
    //@ assignable \intersect(\locset(x, next), \locset(x, next.x));
    void wrongIntersect() { next = null; }

    //@ requires next != null && \disjoint(\all_fields(this), \all_fields(next));
    //@ ensures x == \old(x);
    void disjoint() { next.x = 5; }

    //@ requires next != null && !\disjoint(\all_fields(this), \all_fields(next));
    //@ ensures x == \old(x);
    void wrongDisjoint() { next.x = 5; }

    //@ ensures \subset(\singleton(x), this.*);
    void subset() { }

    //@ ensures \subset(this.*, \singleton(x));
    void wrongSubset() { }

    //@ requires a.length > 5;
    //@ assignable (\infinite_union int i; 0 <= i && i < 3; \singleton(a[i]));
    static void infiniteUnion(int[] a) { a[2] = 1; }

    //@ requires a.length > 5;
    //@ assignable (\infinite_union int i; 0 <= i && i < 3; \singleton(a[i]));
    static void wrongInfiniteUnion(int[] a) { a[3] = 1; }

    //@ ensures \result == (a ==> b) && (b <== a) == \result;
    static boolean implies(boolean a, boolean b) { return !a || b; }

    //@ ensures \result == (a ==> b);
    static boolean wrongImplies(boolean a, boolean b) { return a || b; }

    //@ ensures \result <==> (a <=!=> b);
    static boolean equivalence(boolean a, boolean b) { return a != b; }

    //@ ensures \result <==> (a <==> b);
    static boolean wrongEquivalence(boolean a, boolean b) { return a != b; }

    //@ ensures (\forall \bigint b; b >= 1; b * 2 > b);
    static void bigint() { }

    //@ ensures (\forall \bigint b; b >= 0; b * 2 > b);
    static void wrongBigint() { }

    //@ requires a.length == 2;
    //@ ensures \array2seq(a) == \seq_concat(\seq_singleton(\old(a[1])), \seq_singleton(\old(a[0])));
    static void sequence(int[] a) { int t = a[0]; a[0] = a[1]; a[1] = t; }

    //@ requires a.length == 2;
    //@ ensures \array2seq(a) == \old(\array2seq(a));
    static void wrongSequence(int[] a) { int t = a[0]; a[0] = a[1]; a[1] = t; }

    //@ ensures (\seq_def int i; 0; 3; i * i).length == 3 && (int) (\seq_def int i; 1; 4; i * i)[2] == 9;
    static void seqDef() { }

    //@ ensures (int) (\seq_def int i; 1; 4; i * i)[2] == 8;
    static void wrongSeqDef() { }

    //@ ensures \indexOf(\seq_concat(\seq_singleton(4), \seq_singleton(5)), 5) == 1;
    static void indexOf() { }

    //@ ensures \indexOf(\seq_concat(\seq_singleton(4), \seq_singleton(5)), 5) == 0;
    static void wrongIndexOf() { }

    //@ ensures \seq_sub(\seq_concat(\seq_singleton(4), \seq_singleton(5)), 1, 2) == \seq_singleton(5);
    //@ ensures \seq_reverse(\seq_concat(\seq_singleton(4), \seq_singleton(5))) == \seq_concat(\seq_singleton(5), \seq_singleton(4));
    //@ ensures \seq_empty.length == 0;
    static void seqOperations() { }

    //@ ensures \seq_sub(\seq_concat(\seq_singleton(4), \seq_singleton(5)), 1, 2) == \seq_singleton(4);
    static void wrongSeqOperations() { }
}
