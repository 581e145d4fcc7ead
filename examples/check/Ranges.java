/** Small ranges of inputs, texts that are told apart by literals, loops over what an array or a text has. */
public class Ranges {
    static int rounds(int n) {
        int rounds = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            rounds++;
        }
        return rounds;
    }

    static void collatzLongest(int n) { // error
        if (n >= 1 && n <= 30) {
            assert rounds(n) < 111;
        }
    }

    static void collatzBounded(int n) { // safe
        if (n >= 1 && n <= 30) {
            assert rounds(n) <= 111;
        }
    }

    static void collatzNondeterministic() { // error
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 30);
        assert rounds(n) != 111;
    }

    static boolean isPrime(int n) {
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return n > 1;
    }

    static void productsAreNoPrimes(int a, int b) { // safe
        if (a > 1 && b > 1 && a <= 60 && b <= 60) {
            assert !isPrime(a * b);
        }
    }

    static void primesBelowTwenty(byte n) { // error
        if (n > 12 && n < 18 && isPrime(n)) {
            assert n == 13;
        }
    }

    static void primesAreTold(boolean below, byte n) { // safe
        if (n > 12 && n < (below ? 17 : 19) && isPrime(n)) {
            assert n == 13 || !below && n == 17;
        }
    }

    static void counted(String[] words) { // safe
        if (words == null) {
            return;
        }
        int empty = 0;
        for (String word : words) {
            if (word == null) {
                empty++;
            }
        }
        assert empty <= words.length;
    }

    static void countedTooFew(String[] words) { // error
        if (words == null) {
            return;
        }
        int empty = 0;
        for (String word : words) {
            if (word == null) {
                empty++;
            }
        }
        assert empty < words.length || words.length == 0;
    }

    static void letters(String text) { // safe
        if (text == null) {
            return;
        }
        int found = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == 'x') {
                found++;
            }
        }
        assert found <= text.length();
    }

    static void fields(String line) { // error
        if (line == null) {
            return;
        }
        String[] parts = line.split("=");
        if (parts.length == 2 && parts[0].equals("key")) {
            assert parts[1].isEmpty();
        }
    }

    static void words() { // error
        String line = Verifier.nondetString();
        if (line.length() <= 6 && line.split(",").length == 3) {
            assert false;
        }
    }

    static void twoPositive(int[] a) { // error
        if (a != null && a.length == 2) {
            int positive = 0;
            for (int x : a) {
                if (x > 0) {
                    positive++;
                }
            }
            assert positive < 2;
        }
    }

    static void secondOne(long[] a) { // error
        if (a == null) {
            return;
        }
        int seen = 0;
        for (long x : a) {
            seen++;
            if (seen == 2) {
                assert x != 5;
            }
        }
    }

    static void packed(byte[] bytes) { // error
        if (bytes != null && bytes.length == 4) {
            int value = 0;
            for (byte b : bytes) {
                value = value << 8 | b & 0xff;
            }
            assert value != 0xCAFEBABE;
        }
    }

    static void atMostAll(boolean[] flags) { // safe
        if (flags != null) {
            int set = 0;
            for (boolean flag : flags) {
                if (flag) {
                    set++;
                }
            }
            assert set <= flags.length;
        }
    }
}
