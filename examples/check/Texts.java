/** Strings and builders. */
public class Texts {
    static void lengthHits(String s) { if (s != null) assert s.length() != 3; } // error
    static void lengthMisses(String s) { if (s != null) assert s.length() >= 0; } // safe
    static void equalHits(String s) { assert !"abc".equals(s); } // error
    static void equalMisses(String s) { if ("abc".equals(s)) assert s.length() == 3; } // safe
    static void charHits(String s) { if (s != null && s.length() == 2) assert s.charAt(1) != 'z'; } // error
    static void charMisses() { assert "abc".charAt(1) == 'b'; } // safe
    static void concatHits(int n) { String s = "n" + n; assert !s.equals("n7"); } // error
    static void concatMisses(int n) { String s = "n" + n; assert s.length() >= 2; } // safe
    static void startsHits(String s) { if (s != null && s.length() < 4) assert !s.startsWith("ab"); } // error
    static void substringMisses() { assert "abcdef".substring(2, 4).equals("cd"); } // safe
    static void builder(int n) { StringBuilder b = new StringBuilder(); for (int i = 0; i < 3; i++) b.append('x'); assert b.toString().equals("xxx"); } // safe
    static void switchHits(String s) { if (s != null) switch (s) { case "on": assert false; break; default: } } // error
    static void identity() { String a = "x", b = "x"; assert a == b; } // safe
    static void identityHits() { String a = "x", b = new String("x"); assert a == b; } // error
    static void indexMisses() { assert "hello".indexOf('l') == 2; } // safe
}
