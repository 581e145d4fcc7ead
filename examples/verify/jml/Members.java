/** Clauses of classes, modifiers, ghost and model members. */
class Members {
    static class Kept {
        int n;
        //@ invariant n >= 0;
        //@ initially n == 0;
        //@ constraint n >= \old(n);

        void up() { if (n < 100) n++; }

        //@ requires k >= 0;
        void wrongDown(int k) { n = k; }
    }

    static class Lost {
        int n;
        //@ invariant n > 0;
        //@ initially n == 1;

        Lost() { n = 1; }

        Lost(int wrong) { n = 2; }

        Lost(boolean wrong) { }

        void wrongZero() { n = 0; }
    }

    static class Shared {
        static int count;
        //@ static invariant count >= 0;

        static void up() { if (count < 1000) count++; }

        static void wrongDown() { count--; }
    }

    static class Nulls {
        int[] filled = {1};
        /*@ nullable @*/ int[] empty;

        //@ ensures \result >= 0;
        //@ signals_only \nothing;
        int nonNull() { return filled.length; }

        //@ ensures \result >= 0;
        //@ signals_only \nothing;
        int wrongNullable() { return empty.length; }

        //@ ensures true;
        //@ signals_only \nothing;
        static int parameter(/*@ non_null @*/ String[] words) { if (words.length > 0 && words[0] == null) throw new RuntimeException(); return 0; }

        //@ ensures true;
        //@ signals_only \nothing;
        static int wrongParameter(/*@ nullable @*/ int[] words) { return words.length; }

        //@ ensures true;
        void wrongStore() { filled = empty; }
    }

    static class Purity {
        int v;

        //@ ensures \result == v;
        /*@ pure @*/ int get() { return v; }

        //@ ensures \result == \old(v);
        /*@ pure @*/ int wrongPure() { return v++; }

        //@ ensures \result == v;
        /*@ strictly_pure @*/ int strictly() { return v; }

        //@ ensures \result == v;
        /*@ strictly_pure @*/ int wrongStrictly() { return new int[] {v}[0]; }

        //@ ensures get() == k;
        void usesPure(int k) { v = k; }

        //@ ensures get() == k + 1;
        void wrongUsesPure(int k) { v = k; }
    }

    static class Helpers {
        int n;
        //@ invariant n == 0;

        //@ ensures n == 1;
        //@ assignable n;
        private /*@ helper @*/ void set() { n = 1; }

        //@ ensures true;
        void restores() { set(); n = 0; }

        //@ ensures true;
        void wrongRestores() { set(); }
    }

    static class Visible {
        private /*@ spec_public @*/ int a;
        protected /*@ spec_protected @*/ int b;

        //@ ensures a == b;
        void equal() { a = b; }

        //@ ensures a == b;
        void wrongEqual() { a = b + 1; }
    }

    static class Ghosts {
        int n;
        //@ ghost int twice;
        //@ invariant twice == 2 * n;

        //@ requires n < 1000;
        void up() {
            n++;
            //@ set twice = twice + 2;
        }

        //@ requires n < 1000;
        void wrongUp() {
            n++;
            //@ set twice = twice + 1;
        }

        //@ ensures \result == a + a || a > 1000 || a < -1000;
        static int local(int a) {
            //@ ghost int before = a;
            int b = a;
            //@ assert before == b;
            return b + b;
        }

        //@ ensures true;
        static void wrongLocal(int a) {
            //@ ghost int before = a;
            int b = a + 1;
            //@ assert before == b;
        }
    }

    static class Models {
        int from;
        int to;
        //@ model int length;
        //@ represents length = to - from;
        //@ model boolean isEmpty() { return length == 0; }

        //@ requires to < 1000 && from > -1000;
        //@ ensures length == \old(length) + 1;
        void grow() { to++; }

        //@ requires to < 1000 && from > -1000;
        //@ ensures length == \old(length) + 1;
        void wrongGrow() { from++; }

        //@ ensures isEmpty();
        void clear() { to = from; }

        //@ ensures isEmpty();
        void wrongClear() { to = 0; }
    }

    interface Shape {
        //@ ensures \result >= 0;
        int area();
    }

    static class Square implements Shape {
        int side;

        public int area() { return side > 100 || side < 0 ? 0 : side * side; }
    }

    static class WrongSquare implements Shape {
        int side;

        public int area() { return side * side; }
    }
}
