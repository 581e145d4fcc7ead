/** School grades. */
public class Grades {
    public enum Grade { A, B, C, FAIL }

    public static Grade of(int points) {
        if (points < 0 || points > 100) throw new IllegalArgumentException("points");
        if (points >= 90) return Grade.A;
        if (points >= 75) return Grade.B;
        return points >= 50 ? Grade.C : Grade.FAIL;
    }

    public static boolean isPassed(Grade grade) {
        return grade != null && grade != Grade.FAIL;
    }
}
