/** Contracts that are inherited, of interfaces, of equals and hashCode, and those that contradict themselves. */
public class Inheritance {
    interface Shape {
        //@ ensures \result >= 0;
        /*@ pure @*/ int area();
    }

    static class WrongSquare implements Shape {
        int side;
        public int area() {
            return side * side;
        }
    }

    static class Base {
        int x;
        //@ requires x >= 0;
        //@ ensures \result == x;
        /*@ pure @*/ int get() {
            return x;
        }
    }

    static class WrongNegated extends Base {
        //@ also
        //@ requires x < 0;
        //@ ensures \result == -x;
        /*@ pure @*/ int get() {
            return x <= 0 ? -x : x + 1;
        }
    }

    //@ requires b.x >= 0;
    //@ ensures \result == b.x + 1;
    /*@ pure @*/ static int wrongCaller(Base b) {
        return b.get();
    }

    //@ requires s != null;
    //@ ensures \result > 0;
    /*@ pure @*/ static int wrongInterface(Shape s) {
        return s.area();
    }

    static class WrongPoint {
        int x;
        int y;

        //@ also
        //@ ensures \result <==> o instanceof WrongPoint && ((WrongPoint) o).x == x && ((WrongPoint) o).y == y;
        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) {
            return o instanceof WrongPoint && ((WrongPoint) o).x == x;
        }

        //@ also
        //@ ensures \result == x;
        public /*@ pure @*/ int hashCode() {
            return y;
        }

        //@ ensures \result ==> hashCode() == other.hashCode();
        /*@ pure @*/ boolean wrongConsistent(WrongPoint other) {
            return equals(other);
        }
    }

    //@ requires x > 0;
    //@ ensures \result > 0;
    //@ ensures \result < 0;
    static int wrongContradictory(int x) {
        return x;
    }

    //@ requires x > 0 && x < 0;
    //@ ensures \result == 5;
    static int wrongVacuous(int x) {
        return 6;
    }

    static class Impossible {
        int n;
        //@ invariant n > 0 && n < 0;

        //@ ensures \result == 3;
        /*@ pure @*/ int wrongVacuousInvariant() {
            return 4;
        }
    }

    //@ ensures \result > 5;
    //@ also
    //@ requires x > 0;
    //@ ensures \result > 0;
    static int wrongFirstCase(int x) {
        return x > 0 ? x : 6;
    }

    //@ requires x < 5;
    //@ ensures false;
    static void impossible(int x) {
        if (x >= 5) {
            throw new IllegalArgumentException();
        }
    }

    //@ requires x < 5;
    //@ ensures 1 == 2;
    static void wrongUsesImpossible(int x) {
        impossible(x);
    }


    static class Cell<T> {
        /*@ nullable @*/ T item;
        //@ ensures \result == item;
        /*@ pure nullable @*/ T get() { return item; }
    }

    //@ ensures \result != null;
    /*@ pure @*/ static Object wrongGeneric(Cell<Object> c) {
        return c.get();
    }

    /** What is promised for an interface counts for everything that implements it, however it is written. */
    interface One {
        //@ public normal_behavior
        //@ ensures \result == 1;
        int val();
    }

    record WrongRecord(int val) implements One {
    }

    enum WrongEnum implements One {
        A {
            public int val() {
                return 2;
            }
        }
    }

    static class WrongHolder {
        static One lambda = () -> 5;
        static One anonymous = new One() {
            public int val() {
                return 6;
            }
        };
    }

    static class WrongField {
        One lambda = () -> 7;
    }

    static class WrongTwo {
        public int val() {
            return 2;
        }
    }

    static class Borrower extends WrongTwo implements One {
    }

    /** What is called by `super` runs on objects of subclasses, too. */
    static class Ones {
        int one() {
            return 1;
        }

        //@ ensures \result == 1;
        int wrongOnSubclasses() {
            int r = 0;
            for (int i = 0; i < 1; i++) {
                r = one();
            }
            return r;
        }
    }

    static class Twos extends Ones {
        int one() {
            return 2;
        }

        int wrongOnSubclasses() {
            return super.wrongOnSubclasses();
        }
    }
}
