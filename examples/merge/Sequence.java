/** Decisions in a row that have little to do with each other: every one doubles the paths. */
public class Sequence {
    /*@ public normal_behavior
      @ ensures 0 <= \result && \result <= 64;
      @ assignable \nothing;
      @*/
    public static int score(boolean fast, boolean cheap, boolean safe, int size, int age, int stars) {
        int score = 0;
        if (fast) {
            score += 10;
        }
        if (cheap) {
            score += 20;
        }
        if (safe) {
            score += 4;
        }
        if (size > 3) {
            score += 8;
        }
        if (age < 10) {
            score += 7;
        }
        if (stars == 5) {
            score += 15;
        }
        return score;
    }

    /*@ public normal_behavior
      @ ensures \result >= 0 && \result <= 40;
      @ assignable \nothing;
      @*/
    public static int distance(int a, int b, int c, int d) {
        a = clamp(a);
        b = clamp(b);
        c = clamp(c);
        d = clamp(d);
        int first = a > b ? a - b : b - a;
        int second = c > d ? c - d : d - c;
        return first + second;
    }

    /*@ public normal_behavior
      @ ensures 0 <= \result && \result <= 20;
      @ assignable \nothing;
      @*/
    private static int clamp(int x) {
        if (x < 0) {
            return 0;
        }
        if (x > 20) {
            return 20;
        }
        return x;
    }
}
