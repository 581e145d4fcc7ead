// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected. What one of them never does is no end that
// a JVM could show.
class Endings {
    // endless: one of them waits for ever
    static boolean waits_L(boolean b) { return b; }
    static boolean waits_R(boolean b) { while (b) { } return b; }

    // endless: odd numbers
    static int even_L(int x) { if (x < 0 || x > 5) return 0; while (x != 0) { if (x % 2 == 0) x -= 2; } return x; }
    static int even_R(int x) { return 0; }

    // equal
    static int counted_L(int x) { int i = 0; while (i != 4) { i++; } return x + i; }
    static int counted_R(int x) { return x + 4; }
}
