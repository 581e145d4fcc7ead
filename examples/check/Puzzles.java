import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What people write to learn Java, or to compete: small algorithms with a check at the end. */
public class Puzzles {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static void fibonacciMisses() { // safe
        assert fibonacci(12) == 144;
    }

    static void fibonacciHits(int n) { // error
        if (n < 8) {
            assert fibonacci(n) != 8;
        }
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static void ackermannMisses() { // safe
        assert ackermann(2, 4) == 11;
    }

    static void ackermannHits(int n) { // error
        if (n >= 0 && n < 3) {
            assert ackermann(1, n) != 4;
        }
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static void gcdMisses() { // safe
        assert gcd(1071, 462) == 21;
    }

    static void gcdHits(int a) { // error
        if (a > 0 && a < 20) {
            assert gcd(a, 12) != 6;
        }
    }

    static void sieve() { // safe
        boolean[] isComposite = new boolean[30];
        int primes = 0;
        for (int i = 2; i < 30; i++) {
            if (!isComposite[i]) {
                primes++;
                for (int j = i * i; j < 30; j += i) {
                    isComposite[j] = true;
                }
            }
        }
        assert primes == 10;
    }

    static void longLoop() { // safe
        int s = 0;
        for (int i = 0; i < 1000000; i++) {
            s += i;
        }
        assert s == 1783293664;
    }

    static void longLoopHits() { // error
        int s = 0;
        for (int i = 0; i < 1000000; i++) {
            s += i;
        }
        assert s != 1783293664;
    }

    static void palindromeHits(String text) { // error
        if (text == null || text.length() != 3) {
            return;
        }
        String reversed = new StringBuilder(text).reverse().toString();
        assert !reversed.equals(text);
    }

    static void palindromeMisses(int x, int y) { // safe
        String text = "" + (char) x + (char) y + (char) x;
        assert text.charAt(0) == text.charAt(2);
    }

    static void binarySearch(int key) { // safe
        int[] a = {1, 3, 5, 8, 13};
        int low = 0;
        int high = a.length - 1;
        int found = -1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] == key) {
                found = middle;
                break;
            }
            if (a[middle] < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        assert found < 0 || a[found] == key;
    }

    static void searchMisses(int key) { // error
        int[] a = {1, 3, 5, 8, 13};
        int low = 0;
        int high = a.length - 2;
        int found = -1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (a[middle] == key) {
                found = middle;
                break;
            }
            if (a[middle] < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        assert key != 13 || found == 4;
    }

    static void sorted(int a, int b, int c) { // safe
        int[] all = {a, b, c};
        for (int i = 1; i < all.length; i++) {
            int x = all[i];
            int j = i - 1;
            while (j >= 0 && all[j] > x) {
                all[j + 1] = all[j];
                j--;
            }
            all[j + 1] = x;
        }
        assert all[0] <= all[1] && all[1] <= all[2];
    }

    static void bits(int x) { // safe
        assert (x & -x) == Integer.lowestOneBit(x);
    }

    static void parity(int x) { // error
        int folded = x ^ x >>> 1;
        assert (folded & 1) == (x & 1);
    }

    static void average(int a, int b) { // error
        int middle = (a + b) / 2;
        if (a >= 0 && b >= 0) {
            assert middle >= 0;
        }
    }

    static void averageMends(int a, int b) { // safe
        if (a >= 0 && b >= 0) {
            int middle = (a + b) >>> 1;
            assert middle >= 0;
        }
    }

    enum Light {
        RED,
        GREEN,
        AMBER;

        Light next() {
            switch (this) {
                case RED:
                    return GREEN;
                case GREEN:
                    return AMBER;
                default:
                    return RED;
            }
        }
    }

    static void lights(Light light) { // safe
        if (light != null) {
            assert light.next().next().next() == light;
        }
    }

    static void lightsHit(Light light) { // error
        if (light != null) {
            assert light.next() != Light.AMBER;
        }
    }

    static void splitParts() { // safe
        String[] parts = "2024-02-29".split("-");
        assert parts.length == 3 && Integer.parseInt(parts[1]) == 2;
    }

    static void filtered(int a, int b, int c) { // error
        List<Integer> even = new ArrayList<>();
        for (int x : new int[] {a, b, c}) {
            if (x % 2 == 0) {
                even.add(x);
            }
        }
        assert even.size() != 3;
    }

    static void removesAll(int a) { // safe
        List<Integer> list = new ArrayList<>(Arrays.asList(a, a + 1));
        list.removeIf(x -> x == a);
        assert list.size() == 1;
    }

    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Rectangle(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }
    }

    static void shapesOverflow(int a) { // error
        Shape shape = new Square(a);
        assert shape.area() >= 0;
    }

    static <T extends Comparable<T>> T largest(List<T> list) {
        T best = list.get(0);
        for (T each : list) {
            if (each.compareTo(best) > 0) {
                best = each;
            }
        }
        return best;
    }

    static void largestMisses(int a, int b) { // safe
        assert largest(List.of(a, b)) >= b;
    }

    static void largestHits(int a, int b) { // error
        assert largest(List.of(a, b)) == a || a + 5 < b;
    }

    static int depth;

    static void enter() {
        depth++;
        assert depth <= 3;
    }

    static void leave() {
        depth--;
    }

    static void balanced(boolean again) { // safe
        depth = 0;
        enter();
        if (again) {
            enter();
            leave();
        }
        leave();
        assert depth == 0;
    }

    static void unbalanced(int n) { // error
        depth = 0;
        for (int i = 0; i < n; i++) {
            enter();
        }
    }

    static void retries(int failures) { // safe
        int tries = 0;
        boolean isDone = false;
        while (!isDone && tries < 5) {
            try {
                tries++;
                if (tries <= failures) {
                    throw new IllegalStateException("again");
                }
                isDone = true;
            } catch (IllegalStateException e) {
                isDone = false;
            }
        }
        assert tries <= 5;
    }

    static void givesUp(int failures) { // error
        int tries = 0;
        boolean isDone = false;
        while (!isDone && tries < 5) {
            try {
                tries++;
                if (tries <= failures) {
                    throw new IllegalStateException("again");
                }
                isDone = true;
            } catch (IllegalStateException e) {
                isDone = false;
            }
        }
        assert isDone;
    }

    static void leapYears(int year) { // error
        boolean isLeap = year % 4 == 0 && year % 100 != 0;
        if (year > 1900 && year < 2100) {
            assert isLeap == (year % 4 == 0);
        }
    }

    static void roman(int n) { // error
        if (n < 1 || n > 9) {
            return;
        }
        String[] units = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
        assert !units[n].equals("VII");
    }

    static void temperature(int celsius) { // safe
        if (celsius < -273 || celsius > 10000) {
            return;
        }
        int fahrenheit = celsius * 9 / 5 + 32;
        assert fahrenheit >= -459;
    }

    static void caesar(char c, int shift) { // safe
        if (c < 'a' || c > 'z' || shift < 0 || shift > 25) {
            return;
        }
        char shifted = (char) ((c - 'a' + shift) % 26 + 'a');
        assert shifted >= 'a' && shifted <= 'z';
    }

    static void caesarHits(char c, int shift) { // error
        if (c < 'a' || c > 'z') {
            return;
        }
        char shifted = (char) ((c - 'a' + shift) % 26 + 'a');
        assert shifted >= 'a' && shifted <= 'z';
    }
}
