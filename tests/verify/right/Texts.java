/** Strings in specifications: what the machine itself knows of them. */
public class Texts {
    //@ requires s.length() <= 4;
    //@ ensures 0 <= \result && \result <= 4;
    static int length(String s) {
        return s.length();
    }

    //@ requires s.equals(t);
    //@ ensures \result;
    static boolean isSymmetric(String s, String t) {
        return t.equals(s);
    }

    //@ ensures \result <==> s.length() == t.length();
    static boolean sameLength(String s, String t) {
        return s.length() == t.length();
    }

    //@ ensures \result.length() == s.length() + 1;
    static String append(String s) {
        return s + "x";
    }

    //@ requires s.length() >= 2;
    //@ ensures \result == s.charAt(1);
    static char second(String s) {
        return s.charAt(1);
    }

    //@ ensures \result.equals("even") || \result.equals("odd");
    static String parity(int n) {
        return n % 2 == 0 ? "even" : "odd";
    }

    //@ ensures \result.getClass() == a.getClass();
    static Texts same(Texts a) {
        return a;
    }
}
