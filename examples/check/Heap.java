/** Objects, fields, arrays, aliasing, dispatch. */
public class Heap {
    static class Node { int value; Node next; Node(int value) { this.value = value; } }
    interface Shape { int area(); }
    static final class Square implements Shape { final int side; Square(int side) { this.side = side; } public int area() { return side * side; } }
    static final class Strip implements Shape { final int length; Strip(int length) { this.length = length; } public int area() { return length; } }
    static int counter;

    static void fieldHits(int x) { Node n = new Node(x); n.value++; assert n.value != 5; } // error
    static void fieldMisses(int x) { Node n = new Node(x); assert n.value == x; } // safe
    static void freshObjects() { Node a = new Node(1), b = new Node(1); assert a != b; } // safe
    static void chain(int x) { Node a = new Node(x); a.next = new Node(x + 1); assert a.next.value - a.value == 1; } // safe
    static void inputAlias(Node a, Node b) { if (a != null && b != null) { a.value = 1; b.value = 2; assert a.value == 1; } } // error
    static void inputCycle(Node a) { if (a != null && a.next != null) assert a.next != a; } // error
    static void dispatchMisses(boolean b) { Shape s = b ? new Square(3) : new Strip(9); assert s.area() == 9; } // safe
    static void dispatchHits(boolean b) { Shape s = b ? new Square(3) : new Strip(8); assert s.area() == 9; } // error
    static void staticField(int x) { counter = x; bump(); assert counter == x + 1; } // safe
    static void staticFieldHits(int x) { counter = x; bump(); assert counter != 0; } // error
    static void bump() { counter++; }
    static void arrayHits(int i) { int[] a = {3, 1, 4, 1, 5}; if (i >= 0 && i < a.length) assert a[i] != 5; } // error
    static void arrayMisses(int i) { int[] a = {3, 1, 4, 1, 5}; if (i >= 0 && i < a.length) assert a[i] < 6; } // safe
    static void arrayAlias(int[] a, int[] b) { if (a != null && b != null && a.length > 0 && b.length > 0) { a[0] = 1; b[0] = 2; assert a[0] == 1; } } // error
    static void arrayStore(int[] a, int i, int j) { // safe
        if (a != null && i >= 0 && i < a.length && j >= 0 && j < a.length && i != j) { a[i] = 1; a[j] = 2; assert a[i] == 1; }
    }
    static void arrayStoreHits(int[] a, int i, int j) { // error
        if (a != null && i >= 0 && i < a.length && j >= 0 && j < a.length) { a[i] = 1; a[j] = 2; assert a[i] == 1; }
    }
    static void defaults() { int[] a = new int[4]; assert a[2] == 0; } // safe
    static void matrix(int i) { int[][] m = {{1, 2}, {3, 4}}; if (i == 0 || i == 1) assert m[i][1] == 2 * (i + 1); } // safe
    static void length(int n) { if (n >= 0 && n < 9) { int[] a = new int[n]; assert a.length == n; } } // safe
    static void lengthHits(int[] a) { if (a != null) assert a.length != 3; } // error
    static void instance(Object o) { if (o instanceof Node) assert o != null; } // safe
    static void boxes() { Integer a = 127, b = 127; assert a == b; } // safe
    static void boxesHit() { Integer a = 128, b = 128; assert a == b; } // error
    enum Colour { RED, GREEN, BLUE }
    static void enums(Colour c) { if (c != null) assert c.ordinal() < 3; } // safe
    static void enumsHit(Colour c) { assert c != Colour.BLUE; } // error
}
