// Pairs of methods: `name_L` and `name_R` are compared; the comment before a pair says what is expected.
class Texts {
    // equal
    static String join_L(String a, String b) { return a + b; }
    static String join_R(String a, String b) { return new StringBuilder().append(a).append(b).toString(); }

    // different: null is written as a text
    static String concat_L(String a, String b) { return a + b; }
    static String concat_R(String a, String b) { return a.concat(b); }

    // equal
    static boolean empty_L(String s) { return s.isEmpty(); }
    static boolean empty_R(String s) { return s.length() == 0; }

    // different: null
    static boolean equals_L(String a, String b) { return a.equals(b); }
    static boolean equals_R(String a, String b) { return b.equals(a); }

    // different: the identity of texts
    static boolean identity_L(String a, String b) { return a == b; }
    static boolean identity_R(String a, String b) { return a.equals(b); }

    // equal
    static String number_L(int x) { return "" + x; }
    static String number_R(int x) { return String.valueOf(x); }

    // equal
    static int box_L(Integer x) { return x; }
    static int box_R(Integer x) { return x.intValue(); }

    // different: null
    static int unbox_L(Integer x) { return x; }
    static int unbox_R(Integer x) { return x == null ? 0 : x; }

    // equal: boxes are compared by value
    static Integer boxed_L(int x) { return x; }
    static Integer boxed_R(int x) { return Integer.valueOf(x); }

    // different: boxes beyond the cache are other objects
    static boolean cached_L(int x) { Integer a = x; Integer b = x; return a == b; }
    static boolean cached_R(int x) { return true; }

    // equal
    static char first_L(String s) { return s.charAt(0); }
    static char first_R(String s) { int zero = 0; return s.charAt(zero); }

    // different
    static String grade_L(int p) { if (p > 90) return "A"; if (p > 50) return "B"; return "C"; }
    static String grade_R(int p) { if (p >= 90) return "A"; if (p > 50) return "B"; return "C"; }

    // equal
    static String level_L(int p) { if (p > 90) return "A"; if (p > 50) return "B"; return "C"; }
    static String level_R(int p) { return p > 90 ? "A" : p > 50 ? "B" : "C"; }

    // different: a Long is no Integer
    static boolean mixed_L(Object o) { return o instanceof Integer; }
    static boolean mixed_R(Object o) { return o instanceof Number; }

    // equal
    static String greet_L(String name) { return "Hello, " + (name == null ? "you" : name) + "!"; }
    static String greet_R(String name) { String who = name; if (who == null) who = "you"; return "Hello, " + who + "!"; }
}
