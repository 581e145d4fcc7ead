/** Objects, arrays and static fields for the loop of tests and refinements alone. */
public class Regions {
    static class Cell { int value; Cell() { } Cell(int value) { this.value = value; } int get() { return value; } }
    static class Twice extends Cell { @Override int get() { return value + value; } }
    static class Shared { Cell lock; Cell data; }
    static int state;

    /** The lock of what is shared is none of the other two: writes to them do not open it (Beckman et al. 2010, Fig. 1). */
    static void locks(Shared shared, Cell first, Cell second) { // safe
        boolean isKnown = false;
        if (shared.lock == first) { isKnown = true; shared.lock = second; } else if (shared.lock == second) { isKnown = true; shared.lock = first; }
        shared.lock.value = 0; first.value = 0; second.value = 0;
        if (isKnown || shared.data == shared.lock || shared.data == first || shared.data == second) return;
        int seen;
        do {
            assert shared.lock.value == 0; shared.lock.value = 1;
            assert first.value == 0 && second.value == 0;
            seen = shared.data.value;
            if (Verifier.nondetBoolean()) { shared.data.value++; shared.lock.value = 0; }
        } while (seen != shared.data.value);
        assert shared.lock.value == 1;
    }
    static void locksMixed(Shared shared, Cell first, Cell second) { // error
        shared.lock.value = 0; first.value = 0; second.value = 0;
        shared.lock.value = 1;
        assert first.value == 0 && second.value == 0;
    }
    /** A write to one of three cells, and a predicate about the other two (Beckman et al. 2010, Fig. 3). */
    static void sumOfOthers(Cell p, Cell q, Cell r, int x) { // safe
        if (q.value == 2 && r.value == 3 && p != q && p != r) { p.value = x; assert q.value + r.value == 5; }
    }
    static void sumOfAliases(Cell p, Cell q, Cell r, int x) { // error
        if (q.value == 2 && r.value == 3 && p != q) { p.value = x; assert q.value + r.value == 5; }
    }
    static void fresh(Cell a, int x) { Cell b = new Cell(x); a.value = 7; assert b != a && b.value == x; } // safe
    static void freshKept(Shared s, int x) { s.lock = new Cell(x); Cell c = s.data; c.value = 7; assert s.lock.value == x; } // safe
    static void swapped(Cell a, Cell b) { int x = a.value; int y = b.value; swap(a, b); assert a.value == y && b.value == x; } // safe
    static void swappedByXor(Cell a, Cell b) { // error
        int x = a.value; a.value ^= b.value; b.value ^= a.value; a.value ^= b.value; assert b.value == x;
    }
    static void swap(Cell a, Cell b) { int t = a.value; a.value = b.value; b.value = t; }
    static void dispatched(Cell c) { c.value = 3; assert c.get() == 3 || c instanceof Twice; } // safe
    static void dispatchedTwice(Cell c) { c.value = 3; assert c.get() == 3; } // error
    static void element(int[] a, int i, int j) { a[i] = 1; a[j] = 2; assert i == j || a[i] == 1; } // safe
    static void elementMoved(int[] a, int i, int j) { a[i] = 1; a[j] = 2; assert a[i] == 1; } // error
    static void irrelevantWrites(int[] a, Cell c) { // safe
        c.value = 5; int i = 0; while (i < a.length) { a[i] = i; i++; } assert c.value == 5;
    }
    static void bounds(int[] a, int i) { // safe
        boolean isOutside = false;
        try { a[i] = 4; } catch (ArrayIndexOutOfBoundsException e) { isOutside = true; } catch (NullPointerException e) { return; }
        assert isOutside == (i < 0 || i >= a.length);
    }
    static void boundsForgotten(int[] a, int i) { // error
        int n = 0;
        try { a[i] = 4; n = 1; } catch (NullPointerException e) { n = 2; } catch (ArrayIndexOutOfBoundsException e) { n = i < 0 ? 1 : 3; }
        assert n != 3 || a.length > 1;
    }
    static void automaton(int rounds) { // safe
        state = 0; int n = 0; while (n < rounds) { open(); if (Verifier.nondetBoolean()) state = 1; close(); n++; } assert state == 0;
    }
    static void open() { assert state == 0; state = 1; }
    static void close() { assert state == 1; state = 0; }
    static void automatonTwice(int rounds) { // error
        state = 0; int n = 0; while (n < rounds) { open(); if (Verifier.nondetInt() != 77) close(); n++; }
    }
}
