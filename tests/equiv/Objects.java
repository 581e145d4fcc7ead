// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Objects {
    static class Cell { int v; Cell next; Cell other; }
    static class Big extends Cell { int w; }
    int count;
    Cell cell;

    // equal
    static Cell push_L(Cell rest, int v) { Cell c = new Cell(); c.v = v; c.next = rest; return c; }
    static Cell push_R(Cell rest, int v) { Cell c = new Cell(); c.next = rest; c.v = v; return c; }

    // different: a copy is not the object
    static Cell self_L(Cell a) { return a; }
    static Cell self_R(Cell a) { if (a == null) return null; Cell c = new Cell(); c.v = a.v; c.next = a.next; c.other = a.other; return c; }

    // different: the same object twice, or two that look alike
    static Cell twins_L() { Cell c = new Cell(); c.next = new Cell(); c.other = c.next; return c; }
    static Cell twins_R() { Cell c = new Cell(); c.next = new Cell(); c.other = new Cell(); return c; }

    // equal
    static Cell ring_L() { Cell a = new Cell(); Cell b = new Cell(); a.next = b; b.next = a; return a; }
    static Cell ring_R() { Cell b = new Cell(); Cell a = new Cell(); b.next = a; a.next = b; return a; }

    // different: a ring of two, or of one
    static Cell loop_L() { Cell a = new Cell(); a.next = a; return a; }
    static Cell loop_R() { Cell a = new Cell(); Cell b = new Cell(); a.next = b; b.next = a; return a; }

    // different: aliases
    static int set_L(Cell a, Cell b) { a.v = 1; b.v = 2; return a.v; }
    static int set_R(Cell a, Cell b) { a.v = 1; b.v = 2; return 1; }

    // equal
    int tick_L() { count++; return count; }
    int tick_R() { return ++count; }

    // different
    int tock_L() { return count++; }
    int tock_R() { return ++count; }

    // equal
    void reset_L() { cell = new Cell(); cell.v = count; }
    void reset_R() { Cell c = new Cell(); c.v = this.count; cell = c; }

    // different: an old cell is written
    void touch_L() { if (cell != null) cell.v = 1; }
    void touch_R() { cell = cell == null ? null : new Cell(); if (cell != null) cell.v = 1; }

    // different: where the old object is kept
    static Cell wrap_L(Cell a) { Cell c = new Cell(); c.next = a; return c; }
    static Cell wrap_R(Cell a) { Cell c = new Cell(); c.other = a; return c; }

    // equal
    static int sum_L(Cell a) { return a == null ? 0 : a.v; }
    static int sum_R(Cell a) { if (a != null) { return a.v; } else { return 0; } }

    // different: subclasses
    static boolean kind_L(Cell a) { return a instanceof Big; }
    static boolean kind_R(Cell a) { return false; }

    // different: the class of the result
    static Cell make_L() { return new Cell(); }
    static Cell make_R() { return new Big(); }

    // equal
    static boolean sameCell_L(Cell a, Cell b) { return a == b; }
    static boolean sameCell_R(Cell a, Cell b) { return !(a != b); }

    // different: null or not
    static int deep_L(Cell a) { return a.next.v; }
    static int deep_R(Cell a) { return a.next == null ? 0 : a.next.v; }

    // equal
    static void cut_L(Cell a) { if (a != null) { a.next = null; a.other = null; } }
    static void cut_R(Cell a) { if (a == null) return; a.other = null; a.next = a.other; }

    // equal
    static Cell pick_L(Cell a, Cell b) { return a == b ? a : b; }
    static Cell pick_R(Cell a, Cell b) { return b; }

    // different: the array holds a new cell, or the old one
    static Cell[] held_L(Cell a) { return new Cell[]{a, new Cell()}; }
    static Cell[] held_R(Cell a) { return new Cell[]{a, a}; }
}
