/** Strings in specifications that do not hold. */
public class Texts {
    //@ ensures \result == s.length();
    static int wrongLengthUpToThree(String s) {
        return s.length() > 3 ? 3 : s.length();
    }

    //@ ensures \result ==> s.equals("abc");
    static boolean wrongBeginsLikeIt(String s) {
        return s.startsWith("ab");
    }

    //@ ensures \result.length() == s.length();
    static String wrongAppend(String s) {
        return s + "x";
    }

    //@ requires s.length() == t.length();
    //@ ensures \result;
    static boolean wrongSameLengthSameText(String s, String t) {
        return s.equals(t);
    }

    //@ ensures !\result.equals("odd");
    static String wrongParity(int n) {
        return n % 2 == 0 ? "even" : "odd";
    }
}
