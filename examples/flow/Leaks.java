/** Does a secret reach what an observer sees? */
public class Leaks {
    private int l;
    private int h;
    private int[] table = new int[4];

    /** The branch alone tells. */
    void direct() {
        if (h > 0) {
            l = 1;
        } else {
            l = 2;
        }
    }

    /** What the branches wrote is overwritten. */
    void overwritten() {
        if (h > 0) {
            l = 1;
        } else {
            l = 2;
        }
        l = 0;
    }

    /** Both branches write the same. */
    void sameOnBoth() {
        if (h > 0) {
            l = 2;
            h = 1;
        } else {
            l = 2;
            h = 2;
        }
    }

    /** An index out of bounds is seen from outside. */
    static int throughException(int secret, int[] open) {
        return open[secret & 1];
    }

    /** Catching it hides nothing if the handler answers differently. */
    static int throughHandler(int secret) {
        try {
            return 10 / secret;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    /** The number of rounds is the secret. */
    static int throughLoop(int secret) {
        int rounds = 0;
        for (int i = 0; i < (secret & 3); i++) {
            rounds++;
        }
        return rounds;
    }

    /** Every round writes the same. */
    static int throughNoLoop(int secret) {
        int rounds = 0;
        for (int i = 0; i < (secret & 3); i++) {
            rounds = 0;
        }
        return rounds;
    }

    /** Where something is written is seen as well as what. */
    static void throughArray(int[] open, int secret) {
        if (open != null && open.length == 2) {
            open[secret & 1] = 7;
        }
    }

    static class Cell {
        int value;
    }

    /** Writing to a secret object is harmless unless it is the public one. */
    static int throughAlias(Cell open, Cell secret) {
        if (open == null || secret == null) {
            return 0;
        }
        int before = open.value;
        secret.value = before + 1;
        return open.value - before;
    }

    interface Shape {
        int area();
    }

    static class Square implements Shape {
        public int area() {
            return 4;
        }
    }

    static class Circle implements Shape {
        public int area() {
            return 3;
        }
    }

    /** The class of the object is the secret. */
    static int throughDispatch(boolean secret) {
        Shape shape = secret ? new Square() : new Circle();
        return shape.area();
    }

    /** Parity is told, and nothing else. */
    static boolean parity(int secret) {
        return (secret & 1) == 0;
    }

    /** The sum may be known. */
    static int average(int a, int b, int c) {
        return (a + b + c) / 3;
    }

    /** What is printed is seen. */
    static void printed(int secret) {
        if (secret == 42) {
            System.out.println("found");
        }
    }

    /** A password check tells a little: whether the guess was right. */
    static boolean login(int password, int guess) {
        return password == guess;
    }

    /** A public value passes a secret by. */
    static int independent(int secret, int open) {
        int key = secret * 31;
        int result = open;
        if (key > open) {
            result = open + 1;
        } else {
            key = key + 1;
            result = open + 1;
        }
        return result;
    }
}
