/** Small classes as a course sets them. */
public class Classes {
    static class Account {
        private /*@ spec_public @*/ int balance;
        //@ public invariant balance >= 0;

        //@ ensures balance == 0;
        public Account() { }

        //@ requires amount > 0 && balance + amount <= Integer.MAX_VALUE;
        //@ ensures balance == \old(balance) + amount;
        //@ assignable balance;
        public void deposit(int amount) {
            balance += amount;
        }

        //@ public normal_behavior
        //@ requires 0 < amount && amount <= balance;
        //@ ensures balance == \old(balance) - amount;
        //@ assignable balance;
        //@ also
        //@ public exceptional_behavior
        //@ requires amount <= 0 || amount > balance;
        //@ signals_only IllegalArgumentException;
        //@ assignable \nothing;
        public void withdraw(int amount) {
            if (amount <= 0 || amount > balance) {
                throw new IllegalArgumentException();
            }
            balance -= amount;
        }

        //@ requires this != to && \invariant_for(to);
        //@ requires 0 < amount && amount <= balance && to.balance + amount <= Integer.MAX_VALUE;
        //@ ensures balance == \old(balance) - amount && to.balance == \old(to.balance) + amount;
        //@ assignable balance, to.balance;
        public void transfer(Account to, int amount) {
            withdraw(amount);
            to.deposit(amount);
        }

        //@ ensures \result == balance;
        public /*@ pure @*/ int getBalance() {
            return balance;
        }
    }

    static class Clock {
        private /*@ spec_public @*/ int hour;
        private /*@ spec_public @*/ int minute;
        //@ public invariant 0 <= hour && hour < 24 && 0 <= minute && minute < 60;

        //@ ensures (\old(minute) < 59) ==> minute == \old(minute) + 1 && hour == \old(hour);
        //@ ensures (\old(minute) == 59) ==> minute == 0;
        //@ assignable hour, minute;
        void tick() {
            minute++;
            if (minute == 60) {
                minute = 0;
                hour++;
            }
            if (hour == 24) {
                hour = 0;
            }
        }

        //@ ensures \result == hour * 60 + minute;
        /*@ pure @*/ int total() {
            return hour * 60 + minute;
        }

        //@ requires 0 <= h && h < 24 && 0 <= m && m < 60;
        //@ ensures hour == h && minute == m;
        //@ assignable hour, minute;
        void set(int h, int m) {
            this.hour = h;
            this.minute = m;
        }
    }

    static class IntStack {
        private /*@ spec_public @*/ int[] items = new int[10];
        private /*@ spec_public @*/ int size;
        //@ public invariant 0 <= size && size <= items.length;

        //@ requires size < items.length;
        //@ ensures size == \old(size) + 1 && items[size - 1] == x;
        //@ ensures (\forall int i; 0 <= i && i < \old(size); items[i] == \old(items[i]));
        //@ assignable size, items[size];
        void push(int x) {
            items[size++] = x;
        }

        //@ requires size > 0;
        //@ ensures size == \old(size) - 1 && \result == \old(items[size - 1]);
        //@ assignable size;
        int pop() {
            return items[--size];
        }

        //@ ensures \result <==> size == 0;
        /*@ pure @*/ boolean isEmpty() {
            return size == 0;
        }

        //@ ensures items.length == 2 * \old(items.length) + 1;
        //@ ensures size == \old(size);
        //@ ensures (\forall int i; 0 <= i && i < size; items[i] == \old(items[i]));
        //@ requires items.length < 1000;
        //@ assignable items;
        void grow() {
            int[] larger = new int[2 * items.length + 1];
            //@ loop_invariant 0 <= i && i <= size;
            //@ loop_invariant (\forall int j; 0 <= j && j < i; larger[j] == items[j]);
            //@ assignable larger[*];
            //@ decreases size - i;
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
    }

    static class Rectangle {
        private /*@ spec_public @*/ final int width;
        private /*@ spec_public @*/ final int height;
        //@ public invariant 0 < width && width <= 1000 && 0 < height && height <= 1000;

        //@ requires 0 < w && w <= 1000 && 0 < h && h <= 1000;
        //@ ensures width == w && height == h;
        Rectangle(int w, int h) {
            width = w;
            height = h;
        }

        //@ ensures \result == width * height;
        /*@ pure @*/ int area() {
            return width * height;
        }

        //@ requires other != null;
        //@ ensures \result <==> width == other.width && height == other.height;
        /*@ pure @*/ boolean same(Rectangle other) {
            return width == other.width && height == other.height;
        }

        //@ ensures \fresh(\result) && \result.width == height && \result.height == width;
        Rectangle turned() {
            return new Rectangle(height, width);
        }
    }

    static class Person {
        private /*@ spec_public nullable @*/ Person partner;
        //@ public invariant partner != this;

        //@ requires other != this && partner == null && other.partner == null;
        //@ ensures partner == other && other.partner == this;
        //@ assignable partner, other.partner;
        void marry(Person other) {
            partner = other;
            other.partner = this;
        }

        //@ ensures \result <==> partner != null;
        /*@ pure @*/ boolean isMarried() {
            return partner != null;
        }
    }

    static class Light {
        static final int RED = 0;
        static final int GREEN = 1;
        static final int YELLOW = 2;
        int state = RED;
        //@ invariant RED <= state && state <= YELLOW;
        //@ initially state == RED;

        //@ ensures \old(state) == RED ==> state == GREEN;
        //@ ensures \old(state) == GREEN ==> state == YELLOW;
        //@ ensures \old(state) == YELLOW ==> state == RED;
        //@ assignable state;
        void next() {
            state = (state + 1) % 3;
        }
    }

    interface Shape {
        //@ ensures \result >= 0;
        /*@ pure @*/ int area();
    }

    static class Unit implements Shape {
        public /*@ pure @*/ int area() {
            return 1;
        }
    }

    //@ requires (\forall int i; 0 <= i && i < shapes.length; shapes[i] != null);
    //@ ensures \result >= 0;
    /*@ pure @*/ static long totalArea(Shape[] shapes) {
        long sum = 0;
        //@ loop_invariant 0 <= i && i <= shapes.length && 0 <= sum && sum <= (long) i * Integer.MAX_VALUE;
        //@ decreases shapes.length - i;
        for (int i = 0; i < shapes.length; i++) {
            sum += shapes[i].area();
        }
        return sum;
    }

    static class Node {
        int value;
        /*@ nullable @*/ Node next;

        //@ ensures value == v && next == n;
        Node(int v, /*@ nullable @*/ Node n) {
            value = v;
            next = n;
        }

        //@ ensures next != null && next.value == v && next.next == \old(next);
        //@ assignable next;
        void insertAfter(int v) {
            next = new Node(v, next);
        }
    }

    static class Temperature {
        private /*@ spec_public @*/ int celsius;
        //@ public invariant celsius >= -273;

        //@ ensures \result == (celsius <= 0);
        /*@ pure @*/ boolean freezes() {
            return celsius <= 0;
        }

        //@ public behavior
        //@ requires true;
        //@ ensures celsius == c && c >= -273;
        //@ signals (IllegalArgumentException e) c < -273 && celsius == \old(celsius);
        //@ signals_only IllegalArgumentException;
        //@ assignable celsius;
        void set(int c) {
            if (c < -273) {
                throw new IllegalArgumentException("too cold");
            }
            celsius = c;
        }
    }

    /** A constant that overrides a method never runs the one of its enum. */
    enum Level {
        LOW {
            int weight() {
                return 1;
            }
        },
        HIGH;

        //@ public normal_behavior
        //@ ensures \result == 1;
        int weight() {
            return this == LOW ? 5 : 1;
        }
    }
}
