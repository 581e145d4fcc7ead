import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Texts: content, identity, and what their methods throw: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Texts {
  static final String K = "ab"; static String nn(String s) { return s; } static char cc(int i) { return (char) i; } static String sw(String s) { switch (s) { case "Aa": return "1"; case "BB": return "2"; case "": return "e"; default: return "d"; } }

  //@ ensures !\result.equals("anull");
  static String m0_f0() { // FALSE
    return "a" + null;
  }
  //@ ensures \result.equals("anull"); signals_only \nothing;
  static String m0_t0() { // TRUE
    return "a" + null;
  }

  //@ ensures !\result.equals("ab1");
  static String m1_f0() { // FALSE
    return "a" + 'b' + 1;
  }
  //@ ensures \result.equals("ab1"); signals_only \nothing;
  static String m1_t0() { // TRUE
    return "a" + 'b' + 1;
  }

  //@ ensures !\result.equals("98b");
  static String m2_f0() { // FALSE
    return 'a' + 1 + "b";
  }
  //@ ensures \result.equals("98b"); signals_only \nothing;
  static String m2_t0() { // TRUE
    return 'a' + 1 + "b";
  }

  //@ ensures !\result.equals("3x12");
  static String m3_f0() { // FALSE
    return 1 + 2 + "x" + 1 + 2;
  }
  //@ ensures \result.equals("3x12"); signals_only \nothing;
  static String m3_t0() { // TRUE
    return 1 + 2 + "x" + 1 + 2;
  }

  //@ ensures !\result.equals("1.01.0E10-0.0");
  static String m4_f0() { // FALSE
    return "" + 1.0f + 1e10 + -0.0;
  }
  //@ ensures \result.equals("1.01.0E10-0.0"); signals_only \nothing;
  static String m4_t0() { // TRUE
    return "" + 1.0f + 1e10 + -0.0;
  }

  //@ ensures !\result.equals("a44");
  static String m5_f0() { // FALSE
    return "" + (char) 97 + (byte) 300;
  }
  //@ ensures \result.equals("a44"); signals_only \nothing;
  static String m5_t0() { // TRUE
    return "" + (char) 97 + (byte) 300;
  }

  //@ ensures !\result.equals("1true");
  static String m6_f0() { // FALSE
    return "" + 1L + true;
  }
  //@ ensures \result.equals("1true"); signals_only \nothing;
  static String m6_t0() { // TRUE
    return "" + 1L + true;
  }

  //@ ensures !\result.equals("4.9E-324");
  static String m7_f0() { // FALSE
    return "" + Double.MIN_VALUE;
  }
  //@ ensures \result.equals("4.9E-324"); signals_only \nothing;
  static String m7_t0() { // TRUE
    return "" + Double.MIN_VALUE;
  }

  //@ ensures !\result.equals("100.01.0E70.0011.0E-4");
  static String m8_f0() { // FALSE
    return "" + 100.0 + 1e7 + 1e-3 + 1e-4;
  }
  //@ ensures \result.equals("100.01.0E70.0011.0E-4"); signals_only \nothing;
  static String m8_t0() { // TRUE
    return "" + 100.0 + 1e7 + 1e-3 + 1e-4;
  }

  //@ ensures !\result.equals("3.4028235E38");
  static String m9_f0() { // FALSE
    return "" + Float.MAX_VALUE;
  }
  //@ ensures \result.equals("3.4028235E38"); signals_only \nothing;
  static String m9_t0() { // TRUE
    return "" + Float.MAX_VALUE;
  }

  //@ ensures !\result.equals("NaNInfinity");
  static String m10_f0() { // FALSE
    return "" + (0.0 / 0) + 1 / 0.0;
  }
  //@ ensures \result.equals("NaNInfinity"); signals_only \nothing;
  static String m10_t0() { // TRUE
    return "" + (0.0 / 0) + 1 / 0.0;
  }

  //@ ensures !\result.equals("");
  static String m11_f0() { // FALSE
    return "abc".substring(3);
  }
  //@ ensures \result.equals(""); signals_only \nothing;
  static String m11_t0() { // TRUE
    return "abc".substring(3);
  }

  //@ ensures !\result.equals("");
  static String m12_f0() { // FALSE
    return "abc".substring(1, 1);
  }
  //@ ensures \result.equals(""); signals_only \nothing;
  static String m12_t0() { // TRUE
    return "abc".substring(1, 1);
  }

  //@ ensures !\result.equals("abc");
  static String m13_f0() { // FALSE
    return "ABC".toLowerCase();
  }
  //@ ensures \result.equals("abc"); signals_only \nothing;
  static String m13_t0() { // TRUE
    return "ABC".toLowerCase();
  }

  //@ ensures !\result.equals("2");
  static String m14_f0() { // FALSE
    return "a,b,,".split(",").length + "";
  }
  //@ ensures \result.equals("2"); signals_only \nothing;
  static String m14_t0() { // TRUE
    return "a,b,,".split(",").length + "";
  }

  //@ ensures !\result.equals("");
  static String m15_f0() { // FALSE
    return ",a".split(",")[0];
  }
  //@ ensures \result.equals(""); signals_only \nothing;
  static String m15_t0() { // TRUE
    return ",a".split(",")[0];
  }

  //@ ensures !\result.equals("4");
  static String m16_f0() { // FALSE
    return "a b  c".split(" ").length + "";
  }
  //@ ensures \result.equals("4"); signals_only \nothing;
  static String m16_t0() { // TRUE
    return "a b  c".split(" ").length + "";
  }

  //@ ensures !\result.equals("    3|4    |00005|ffffffff");
  static String m17_f0() { // FALSE
    return String.format("%5d|%-5d|%05d|%x", 3, 4, 5, -1);
  }
  //@ ensures \result.equals("    3|4    |00005|ffffffff"); signals_only \nothing;
  static String m17_t0() { // TRUE
    return String.format("%5d|%-5d|%05d|%x", 3, 4, 5, -1);
  }

  //@ ensures !\result.equals("+3  4 null false c %");
  static String m18_f0() { // FALSE
    return String.format("%+d % d %s %b %c %%", 3, 4, null, null, 'c');
  }
  //@ ensures \result.equals("+3  4 null false c %"); signals_only \nothing;
  static String m18_t0() { // TRUE
    return String.format("%+d % d %s %b %c %%", 3, 4, null, null, 'c');
  }

  //@ ensures !\result.equals("1.01 3  -0.1");
  static String m19_f0() { // FALSE
    return String.format("%.2f %.0f %5.1f", 1.005, 2.5, -0.05);
  }
  //@ ensures \result.equals("1.01 3  -0.1"); signals_only \nothing;
  static String m19_t0() { // TRUE
    return String.format("%.2f %.0f %5.1f", 1.005, 2.5, -0.05);
  }

  //@ ensures !\result.equals("a-null-c");
  static String m20_f0() { // FALSE
    return String.join("-", "a", null, "c");
  }
  //@ ensures \result.equals("a-null-c"); signals_only \nothing;
  static String m20_t0() { // TRUE
    return String.join("-", "a", null, "c");
  }

  //@ ensures !\result.equals("-a-b-c-");
  static String m21_f0() { // FALSE
    return "abc".replace("", "-");
  }
  //@ ensures \result.equals("-a-b-c-"); signals_only \nothing;
  static String m21_t0() { // TRUE
    return "abc".replace("", "-");
  }

  //@ ensures !\result.equals("ba");
  static String m22_f0() { // FALSE
    return "aaa".replace("aa", "b");
  }
  //@ ensures \result.equals("ba"); signals_only \nothing;
  static String m22_t0() { // TRUE
    return "aaa".replace("aa", "b");
  }

  //@ ensures !\result.equals("0,3");
  static String m23_f0() { // FALSE
    return "abc".indexOf("") + "," + "abc".lastIndexOf("");
  }
  //@ ensures \result.equals("0,3"); signals_only \nothing;
  static String m23_t0() { // TRUE
    return "abc".indexOf("") + "," + "abc".lastIndexOf("");
  }

  //@ ensures !\result.equals("2,-1");
  static String m24_f0() { // FALSE
    return "abc".indexOf("c", -5) + "," + "abc".indexOf('c', 9);
  }
  //@ ensures \result.equals("2,-1"); signals_only \nothing;
  static String m24_t0() { // TRUE
    return "abc".indexOf("c", -5) + "," + "abc".indexOf('c', 9);
  }

  //@ ensures !\result.equals("5ba");
  static String m25_f0() { // FALSE
    return new StringBuilder("abc").reverse().insert(1, 5).deleteCharAt(0).toString();
  }
  //@ ensures \result.equals("5ba"); signals_only \nothing;
  static String m25_t0() { // TRUE
    return new StringBuilder("abc").reverse().insert(1, 5).deleteCharAt(0).toString();
  }

  //@ ensures !\result.equals("nullc1.5x");
  static String m26_f0() { // FALSE
    return new StringBuilder().append((String) null).append('c').append(1.5f).append(new char[]{'x'}).toString();
  }
  //@ ensures \result.equals("nullc1.5x"); signals_only \nothing;
  static String m26_t0() { // TRUE
    return new StringBuilder().append((String) null).append('c').append(1.5f).append(new char[]{'x'}).toString();
  }

  //@ ensures !\result.equals("aZ");
  static String m27_f0() { // FALSE
    return new StringBuilder("abc").replace(1, 9, "Z").toString();
  }
  //@ ensures \result.equals("aZ"); signals_only \nothing;
  static String m27_t0() { // TRUE
    return new StringBuilder("abc").replace(1, 9, "Z").toString();
  }

  //@ ensures !\result.equals("ab");
  static String m28_f0() { // FALSE
    return new StringBuilder("abcdef").delete(2, 100).toString();
  }
  //@ ensures \result.equals("ab"); signals_only \nothing;
  static String m28_t0() { // TRUE
    return new StringBuilder("abcdef").delete(2, 100).toString();
  }

  //@ ensures !\result.equals("a|");
  static String m29_f0() { // FALSE
    return " \t a ".trim() + "|";
  }
  //@ ensures \result.equals("a|"); signals_only \nothing;
  static String m29_t0() { // TRUE
    return " \t a ".trim() + "|";
  }

  //@ ensures !\result.equals("\u00c9");
  static String m30_f0() { // FALSE
    return "\u00e9".toUpperCase();
  }
  //@ ensures \result.equals("\u00c9"); signals_only \nothing;
  static String m30_t0() { // TRUE
    return "\u00e9".toUpperCase();
  }

  //@ ensures !\result.equals("-2");
  static String m31_f0() { // FALSE
    return "x".compareTo("xyz") + "";
  }
  //@ ensures \result.equals("-2"); signals_only \nothing;
  static String m31_t0() { // TRUE
    return "x".compareTo("xyz") + "";
  }

  //@ ensures !\result.equals("10");
  static String m32_f0() { // FALSE
    return "b".compareTo("a") + "" + "A".compareToIgnoreCase("a");
  }
  //@ ensures \result.equals("10"); signals_only \nothing;
  static String m32_t0() { // TRUE
    return "b".compareTo("a") + "" + "A".compareToIgnoreCase("a");
  }

  //@ ensures !\result.equals("12ed");
  static String m33_f0() { // FALSE
    return sw("Aa") + sw("BB") + sw("") + sw("C#");
  }
  //@ ensures \result.equals("12ed"); signals_only \nothing;
  static String m33_t0() { // TRUE
    return sw("Aa") + sw("BB") + sw("") + sw("C#");
  }

  //@ ensures !\result.equals("t");
  static String m34_f0() { // FALSE
    return "Aa".hashCode() == "BB".hashCode() ? "t" : "f";
  }
  //@ ensures \result.equals("t"); signals_only \nothing;
  static String m34_t0() { // TRUE
    return "Aa".hashCode() == "BB".hashCode() ? "t" : "f";
  }

  //@ ensures !\result.equals("2128512");
  static String m35_f0() { // FALSE
    return "\uD83D\uDE00".length() + "" + "\uD83D\uDE00".codePointAt(0);
  }
  //@ ensures \result.equals("2128512"); signals_only \nothing;
  static String m35_t0() { // TRUE
    return "\uD83D\uDE00".length() + "" + "\uD83D\uDE00".codePointAt(0);
  }

  //@ ensures !\result.equals("3");
  static String m36_f0() { // FALSE
    return new StringBuilder("\uD83D\uDE00a").reverse().length() + "";
  }
  //@ ensures \result.equals("3"); signals_only \nothing;
  static String m36_t0() { // TRUE
    return new StringBuilder("\uD83D\uDE00a").reverse().length() + "";
  }

  //@ ensures !\result.equals("-ffffffffff101");
  static String m37_f0() { // FALSE
    return Integer.toString(-255, 16) + Integer.toHexString(-1) + Integer.toBinaryString(5);
  }
  //@ ensures \result.equals("-ffffffffff101"); signals_only \nothing;
  static String m37_t0() { // TRUE
    return Integer.toString(-255, 16) + Integer.toHexString(-1) + Integer.toBinaryString(5);
  }

  //@ ensures !\result.equals("-9223372036854775808");
  static String m38_f0() { // FALSE
    return Long.toString(Long.MIN_VALUE);
  }
  //@ ensures \result.equals("-9223372036854775808"); signals_only \nothing;
  static String m38_t0() { // TRUE
    return Long.toString(Long.MIN_VALUE);
  }

  //@ ensures !\result.equals("37777777770");
  static String m39_f0() { // FALSE
    return Integer.toOctalString(-8);
  }
  //@ ensures \result.equals("37777777770"); signals_only \nothing;
  static String m39_t0() { // TRUE
    return Integer.toOctalString(-8);
  }

  //@ ensures !\result.equals("3\n\u00078");
  static String m40_f0() { // FALSE
    return "a\0b".length() + "\12\78";
  }
  //@ ensures \result.equals("3\n\u00078"); signals_only \nothing;
  static String m40_t0() { // TRUE
    return "a\0b".length() + "\12\78";
  }

  //@ ensures !\result.equals("a\n  bc\n");
  static String m41_f0() { // FALSE
    return """
      a
        b\
      c
      """;
  }
  //@ ensures \result.equals("a\n  bc\n"); signals_only \nothing;
  static String m41_t0() { // TRUE
    return """
      a
        b\
      c
      """;
  }

  //@ ensures !\result.equals("ab");
  static String m42_f0() { // FALSE
    return String.valueOf(new char[]{'a','b'});
  }
  //@ ensures \result.equals("ab"); signals_only \nothing;
  static String m42_t0() { // TRUE
    return String.valueOf(new char[]{'a','b'});
  }

  //@ ensures !\result.equals("truetrue");
  static String m43_f0() { // FALSE
    return "abc".contains("") + "" + "abc".startsWith("bc", 1);
  }
  //@ ensures \result.equals("truetrue"); signals_only \nothing;
  static String m43_t0() { // TRUE
    return "abc".contains("") + "" + "abc".startsWith("bc", 1);
  }

  //@ ensures !\result.equals("294");
  static String m44_f0() { // FALSE
    return "abc".chars().sum() + "";
  }
  //@ ensures \result.equals("294"); signals_only \nothing;
  static String m44_t0() { // TRUE
    return "abc".chars().sum() + "";
  }

  //@ ensures !\result.equals("true");
  static String m45_f0() { // FALSE
    return Character.isDigit('\u0661') + "";
  }
  //@ ensures \result.equals("true"); signals_only \nothing;
  static String m45_t0() { // TRUE
    return Character.isDigit('\u0661') + "";
  }

  //@ ensures !\result.equals("true\u00df");
  static String m46_f0() { // FALSE
    return Character.isLetter('\u00df') + "" + Character.toUpperCase('\u00df');
  }
  //@ ensures \result.equals("true\u00df"); signals_only \nothing;
  static String m46_t0() { // TRUE
    return Character.isLetter('\u00df') + "" + Character.toUpperCase('\u00df');
  }

  //@ ensures !\result.equals("10");
  static String m47_f0() { // FALSE
    return Character.getNumericValue('a') + "";
  }
  //@ ensures \result.equals("10"); signals_only \nothing;
  static String m47_t0() { // TRUE
    return Character.getNumericValue('a') + "";
  }

  //@ ensures !\result.equals("SS");
  static String m48_f0() { // FALSE
    return "\u00df".toUpperCase();
  }
  //@ ensures \result.equals("SS"); signals_only \nothing;
  static String m48_t0() { // TRUE
    return "\u00df".toUpperCase();
  }

  //@ ensures !\result.equals("abab");
  static String m49_f0() { // FALSE
    return "a".repeat(0) + "ab".repeat(2);
  }
  //@ ensures \result.equals("abab"); signals_only \nothing;
  static String m49_t0() { // TRUE
    return "a".repeat(0) + "ab".repeat(2);
  }

  //@ ensures !\result.equals("atrue");
  static String m50_f0() { // FALSE
    return " a ".strip() + "".isBlank();
  }
  //@ ensures \result.equals("atrue"); signals_only \nothing;
  static String m50_t0() { // TRUE
    return " a ".strip() + "".isBlank();
  }

  //@ ensures !\result.equals("[1, 2][1, null]");
  static String m51_f0() { // FALSE
    return Arrays.toString(new int[]{1,2}) + Arrays.asList(1, null);
  }
  //@ ensures \result.equals("[1, 2][1, null]"); signals_only \nothing;
  static String m51_t0() { // TRUE
    return Arrays.toString(new int[]{1,2}) + Arrays.asList(1, null);
  }

  //@ ensures !\result.equals("[1]{1=b}");
  static String m52_f0() { // FALSE
    return new ArrayList<Object>(List.of(1)).toString() + new HashMap<>(Map.of(1, "b"));
  }
  //@ ensures \result.equals("[1]{1=b}"); signals_only \nothing;
  static String m52_t0() { // TRUE
    return new ArrayList<Object>(List.of(1)).toString() + new HashMap<>(Map.of(1, "b"));
  }

  //@ ensures !\result.equals("Optional[1]Optional.empty");
  static String m53_f0() { // FALSE
    return Optional.of(1) + "" + Optional.empty();
  }
  //@ ensures \result.equals("Optional[1]Optional.empty"); signals_only \nothing;
  static String m53_t0() { // TRUE
    return Optional.of(1) + "" + Optional.empty();
  }

  //@ ensures !\result.equals("truefalsetrue");
  static String m54_f0() { // FALSE
    return ("a" + "b" == K) + "" + (nn("a") + "b" == K) + ((nn("a") + "b").intern() == K);
  }
  //@ ensures \result.equals("truefalsetrue"); signals_only \nothing;
  static String m54_t0() { // TRUE
    return ("a" + "b" == K) + "" + (nn("a") + "b" == K) + ((nn("a") + "b").intern() == K);
  }

  //@ ensures !\result.equals("true");
  static String m55_f0() { // FALSE
    return (K + K == K + K) + "";
  }
  //@ ensures \result.equals("true"); signals_only \nothing;
  static String m55_t0() { // TRUE
    return (K + K == K + K) + "";
  }

  //@ ensures !\result.equals("true");
  static String m56_f0() { // FALSE
    return ("" + 'a' + 'b' == K) + "";
  }
  //@ ensures \result.equals("true"); signals_only \nothing;
  static String m56_t0() { // TRUE
    return ("" + 'a' + 'b' == K) + "";
  }

  //@ ensures !\result.equals("null994");
  static String m57_f0() { // FALSE
    return Objects.toString(null) + Objects.hash(1, 2);
  }
  //@ ensures \result.equals("null994"); signals_only \nothing;
  static String m57_t0() { // TRUE
    return Objects.toString(null) + Objects.hash(1, 2);
  }

  //@ ensures !\result.equals("truetrue");
  static String m58_f0() { // FALSE
    return "A-B".equalsIgnoreCase("a-b") + "" + "\u0130".equalsIgnoreCase("i");
  }
  //@ ensures \result.equals("truetrue"); signals_only \nothing;
  static String m58_t0() { // TRUE
    return "A-B".equalsIgnoreCase("a-b") + "" + "\u0130".equalsIgnoreCase("i");
  }

  //@ ensures !\result.equals("[Ljava.lang.Object;[[IString");
  static String m59_f0() { // FALSE
    return new Object[0].getClass().getName() + int[][].class.getName() + String.class.getSimpleName();
  }
  //@ ensures \result.equals("[Ljava.lang.Object;[[IString"); signals_only \nothing;
  static String m59_t0() { // TRUE
    return new Object[0].getClass().getName() + int[][].class.getName() + String.class.getSimpleName();
  }

  //@ ensures !\result.equals("5");
  static String m60_f0() { // FALSE
    return "%d".formatted(5);
  }
  //@ ensures \result.equals("5"); signals_only \nothing;
  static String m60_t0() { // TRUE
    return "%d".formatted(5);
  }

  //@ ensures !\result.equals("2");
  static String m61_f0() { // FALSE
    return "a\nb\n".lines().count() + "";
  }
  //@ ensures \result.equals("2"); signals_only \nothing;
  static String m61_t0() { // TRUE
    return "a\nb\n".lines().count() + "";
  }

  //@ ensures !\result.equals("99");
  static String m62_f0() { // FALSE
    return "abc".charAt(1) + 1 + "";
  }
  //@ ensures \result.equals("99"); signals_only \nothing;
  static String m62_t0() { // TRUE
    return "abc".charAt(1) + 1 + "";
  }

  //@ ensures !\result.equals("5");
  static String m63_f0() { // FALSE
    return Integer.parseInt("+5") + Integer.parseInt("-0") + "";
  }
  //@ ensures \result.equals("5"); signals_only \nothing;
  static String m63_t0() { // TRUE
    return Integer.parseInt("+5") + Integer.parseInt("-0") + "";
  }

  //@ ensures !\result.equals("-9223372036854775808");
  static String m64_f0() { // FALSE
    return Long.parseLong("-9223372036854775808") + "";
  }
  //@ ensures \result.equals("-9223372036854775808"); signals_only \nothing;
  static String m64_t0() { // TRUE
    return Long.parseLong("-9223372036854775808") + "";
  }

  //@ ensures !\result.equals("77cb");
  static String m65_f0() { // FALSE
    return Integer.valueOf(77) + "" + Character.valueOf('c') + (char) ('a' + 1);
  }
  //@ ensures \result.equals("77cb"); signals_only \nothing;
  static String m65_t0() { // TRUE
    return Integer.valueOf(77) + "" + Character.valueOf('c') + (char) ('a' + 1);
  }

  //@ ensures !\result.equals("0.30000000000000004");
  static String m66_f0() { // FALSE
    return Double.toString(0.1 + 0.2);
  }
  //@ ensures \result.equals("0.30000000000000004"); signals_only \nothing;
  static String m66_t0() { // TRUE
    return Double.toString(0.1 + 0.2);
  }

  //@ ensures !\result.equals("0.10.10000000149011612");
  static String m67_f0() { // FALSE
    return (float) 0.1 + "" + (double) 0.1f;
  }
  //@ ensures \result.equals("0.10.10000000149011612"); signals_only \nothing;
  static String m67_t0() { // TRUE
    return (float) 0.1 + "" + (double) 0.1f;
  }

  //@ ensures !\result.equals("1.23456792E81.0E22");
  static String m68_f0() { // FALSE
    return "" + 123456789.0f + 1.0E22;
  }
  //@ ensures \result.equals("1.23456792E81.0E22"); signals_only \nothing;
  static String m68_t0() { // TRUE
    return "" + 123456789.0f + 1.0E22;
  }

  //@ ensures !\result.equals("true");
  static String m69_f0() { // FALSE
    return Boolean.parseBoolean("TRUE") + "";
  }
  //@ ensures \result.equals("true"); signals_only \nothing;
  static String m69_t0() { // TRUE
    return Boolean.parseBoolean("TRUE") + "";
  }

  //@ ensures \result == true;
  static boolean m70_f0(char c) { // FALSE
    return Character.isLetter(c);
  }
  //@ ensures \result == false;
  static boolean m70_f1(char c) { // FALSE
    return Character.isLetter(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m70_t0(char c) { // TRUE
    return Character.isLetter(c);
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m70_t1(char c) { // TRUE
    return Character.isLetter(c);
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m70_t2(char c) { // TRUE
    return Character.isLetter(c);
  }

  //@ ensures \result == true;
  static boolean m71_f0(char c) { // FALSE
    return Character.isDigit(c);
  }
  //@ ensures \result == false;
  static boolean m71_f1(char c) { // FALSE
    return Character.isDigit(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m71_t0(char c) { // TRUE
    return Character.isDigit(c);
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m71_t1(char c) { // TRUE
    return Character.isDigit(c);
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m71_t2(char c) { // TRUE
    return Character.isDigit(c);
  }

  //@ ensures \result == true;
  static boolean m72_f0(char c) { // FALSE
    return Character.isUpperCase(c);
  }
  //@ ensures \result == false;
  static boolean m72_f1(char c) { // FALSE
    return Character.isUpperCase(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m72_t0(char c) { // TRUE
    return Character.isUpperCase(c);
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m72_t1(char c) { // TRUE
    return Character.isUpperCase(c);
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m72_t2(char c) { // TRUE
    return Character.isUpperCase(c);
  }

  //@ ensures \result == true;
  static boolean m73_f0(char c) { // FALSE
    return Character.isWhitespace(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m73_t0(char c) { // TRUE
    return Character.isWhitespace(c);
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m73_t1(char c) { // TRUE
    return Character.isWhitespace(c);
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m73_t2(char c) { // TRUE
    return Character.isWhitespace(c);
  }

  //@ ensures \result == false;
  static boolean m74_f0(char c) { // FALSE
    return Character.toLowerCase(c) == c;
  }
  //@ ensures \result == true;
  static boolean m74_f1(char c) { // FALSE
    return Character.toLowerCase(c) == c;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m74_t0(char c) { // TRUE
    return Character.toLowerCase(c) == c;
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m74_t1(char c) { // TRUE
    return Character.toLowerCase(c) == c;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m74_t2(char c) { // TRUE
    return Character.toLowerCase(c) == c;
  }

  //@ ensures \result == true;
  static boolean m75_f0(char c) { // FALSE
    return Character.isLetterOrDigit(c);
  }
  //@ ensures \result == false;
  static boolean m75_f1(char c) { // FALSE
    return Character.isLetterOrDigit(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m75_t0(char c) { // TRUE
    return Character.isLetterOrDigit(c);
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m75_t1(char c) { // TRUE
    return Character.isLetterOrDigit(c);
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m75_t2(char c) { // TRUE
    return Character.isLetterOrDigit(c);
  }

  //@ ensures \result == true;
  static boolean m76_f0(char c) { // FALSE
    return Character.isSurrogate(c);
  }
  //@ ensures \result == false;
  static boolean m76_f1(char c) { // FALSE
    return Character.isSurrogate(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m76_t0(char c) { // TRUE
    return Character.isSurrogate(c);
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m76_t1(char c) { // TRUE
    return Character.isSurrogate(c);
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m76_t2(char c) { // TRUE
    return Character.isSurrogate(c);
  }

  //@ ensures \result == false;
  static boolean m77_f0(char c) { // FALSE
    return c + 1 > c;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m77_t0(char c) { // TRUE
    return c + 1 > c;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m77_t1(char c) { // TRUE
    return c + 1 > c;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m77_t2(char c) { // TRUE
    return c + 1 > c;
  }

  //@ ensures \result == false;
  static boolean m78_f0(char c) { // FALSE
    return (char) (c + 1) > c;
  }
  //@ ensures \result == true;
  static boolean m78_f1(char c) { // FALSE
    return (char) (c + 1) > c;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m78_t0(char c) { // TRUE
    return (char) (c + 1) > c;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m78_t1(char c) { // TRUE
    return (char) (c + 1) > c;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m78_t2(char c) { // TRUE
    return (char) (c + 1) > c;
  }

  //@ ensures \result == false;
  static boolean m79_f0(char c) { // FALSE
    return (byte) c >= 0;
  }
  //@ ensures \result == true;
  static boolean m79_f1(char c) { // FALSE
    return (byte) c >= 0;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m79_t0(char c) { // TRUE
    return (byte) c >= 0;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m79_t1(char c) { // TRUE
    return (byte) c >= 0;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m79_t2(char c) { // TRUE
    return (byte) c >= 0;
  }

  //@ ensures \result == false;
  static boolean m80_f0(char c) { // FALSE
    return (short) c == c;
  }
  //@ ensures \result == true;
  static boolean m80_f1(char c) { // FALSE
    return (short) c == c;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m80_t0(char c) { // TRUE
    return (short) c == c;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m80_t1(char c) { // TRUE
    return (short) c == c;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m80_t2(char c) { // TRUE
    return (short) c == c;
  }

  //@ ensures \result == false;
  static boolean m81_f0(char c) { // FALSE
    return ("" + c).toUpperCase().length() == 1;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m81_t0(char c) { // TRUE
    return ("" + c).toUpperCase().length() == 1;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m81_t1(char c) { // TRUE
    return ("" + c).toUpperCase().length() == 1;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m81_t2(char c) { // TRUE
    return ("" + c).toUpperCase().length() == 1;
  }

  //@ ensures \result == false;
  static boolean m82_f0(char c) { // FALSE
    return ("" + c).trim().isEmpty();
  }
  //@ ensures \result == true;
  static boolean m82_f1(char c) { // FALSE
    return ("" + c).trim().isEmpty();
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m82_t0(char c) { // TRUE
    return ("" + c).trim().isEmpty();
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m82_t1(char c) { // TRUE
    return ("" + c).trim().isEmpty();
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m82_t2(char c) { // TRUE
    return ("" + c).trim().isEmpty();
  }

  //@ ensures \result == false;
  static boolean m83_f0(char c) { // FALSE
    return Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c);
  }
  //@ ensures \result == true;
  static boolean m83_f1(char c) { // FALSE
    return Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c);
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m83_t0(char c) { // TRUE
    return Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c);
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m83_t1(char c) { // TRUE
    return Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c);
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m83_t2(char c) { // TRUE
    return Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c);
  }

  //@ ensures \result == false;
  static boolean m84_f0(char c) { // FALSE
    return ("" + c).equalsIgnoreCase("" + Character.toLowerCase(c));
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m84_t0(char c) { // TRUE
    return ("" + c).equalsIgnoreCase("" + Character.toLowerCase(c));
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m84_t1(char c) { // TRUE
    return ("" + c).equalsIgnoreCase("" + Character.toLowerCase(c));
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m84_t2(char c) { // TRUE
    return ("" + c).equalsIgnoreCase("" + Character.toLowerCase(c));
  }

  //@ ensures \result == false;
  static boolean m85_f0(char c) { // FALSE
    return ("" + c + c).length() == 2 && ("" + c + c).codePointAt(0) == c;
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m85_t0(char c) { // TRUE
    return ("" + c + c).length() == 2 && ("" + c + c).codePointAt(0) == c;
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m85_t1(char c) { // TRUE
    return ("" + c + c).length() == 2 && ("" + c + c).codePointAt(0) == c;
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m85_t2(char c) { // TRUE
    return ("" + c + c).length() == 2 && ("" + c + c).codePointAt(0) == c;
  }

  //@ ensures \result == false;
  static boolean m86_f0(char c) { // FALSE
    return Character.getNumericValue(c) == c - '0' || c < '0' || c > '9';
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m86_t0(char c) { // TRUE
    return Character.getNumericValue(c) == c - '0' || c < '0' || c > '9';
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m86_t1(char c) { // TRUE
    return Character.getNumericValue(c) == c - '0' || c < '0' || c > '9';
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m86_t2(char c) { // TRUE
    return Character.getNumericValue(c) == c - '0' || c < '0' || c > '9';
  }

  //@ ensures \result == false;
  static boolean m87_f0(char c) { // FALSE
    return Character.isAlphabetic(c) == Character.isLetter(c);
  }
  //@ requires c == (char) 0; ensures \result == true; signals_only \nothing;
  static boolean m87_t0(char c) { // TRUE
    return Character.isAlphabetic(c) == Character.isLetter(c);
  }
  //@ requires c == (char) 65; ensures \result == true; signals_only \nothing;
  static boolean m87_t1(char c) { // TRUE
    return Character.isAlphabetic(c) == Character.isLetter(c);
  }
  //@ requires c == (char) 97; ensures \result == true; signals_only \nothing;
  static boolean m87_t2(char c) { // TRUE
    return Character.isAlphabetic(c) == Character.isLetter(c);
  }

  //@ ensures \result == true;
  static boolean m88_f0(char c) { // FALSE
    return Character.isSpaceChar(c);
  }
  //@ requires c == (char) 0; ensures \result == false; signals_only \nothing;
  static boolean m88_t0(char c) { // TRUE
    return Character.isSpaceChar(c);
  }
  //@ requires c == (char) 65; ensures \result == false; signals_only \nothing;
  static boolean m88_t1(char c) { // TRUE
    return Character.isSpaceChar(c);
  }
  //@ requires c == (char) 97; ensures \result == false; signals_only \nothing;
  static boolean m88_t2(char c) { // TRUE
    return Character.isSpaceChar(c);
  }

  //@ ensures \result == true;
  static boolean m89_f0(String s) { // FALSE
    return s == "ab";
  }
  //@ ensures \result == false;
  static boolean m89_f1(String s) { // FALSE
    return s == "ab";
  }

  //@ ensures \result == true;
  static boolean m90_f0(String s) { // FALSE
    return s.equals("ab");
  }
  //@ ensures \result == false;
  static boolean m90_f1(String s) { // FALSE
    return s.equals("ab");
  }

  //@ ensures \result == false;
  static boolean m91_f0(String s) { // FALSE
    return s.compareTo("ab") < 0;
  }
  //@ ensures \result == true;
  static boolean m91_f1(String s) { // FALSE
    return s.compareTo("ab") < 0;
  }

  //@ ensures \result == false;
  static boolean m92_f0(String s) { // FALSE
    return s.trim() == s;
  }
  //@ ensures \result == true;
  static boolean m92_f1(String s) { // FALSE
    return s.trim() == s;
  }

  //@ ensures \result == false;
  static boolean m93_f0(String s) { // FALSE
    return s.isEmpty();
  }
  //@ ensures \result == true;
  static boolean m93_f1(String s) { // FALSE
    return s.isEmpty();
  }

  //@ ensures \result == false;
  static boolean m94_f0(String s) { // FALSE
    return s.hashCode() == 0;
  }
  //@ ensures \result == true;
  static boolean m94_f1(String s) { // FALSE
    return s.hashCode() == 0;
  }

  //@ ensures \result == true;
  static boolean m95_f0(String s) { // FALSE
    return s.indexOf('a') >= 0;
  }
  //@ ensures \result == false;
  static boolean m95_f1(String s) { // FALSE
    return s.indexOf('a') >= 0;
  }

  //@ ensures \result == false;
  static boolean m96_f0(String s) { // FALSE
    return s.toUpperCase().equals(s);
  }
  //@ ensures \result == true;
  static boolean m96_f1(String s) { // FALSE
    return s.toUpperCase().equals(s);
  }

  //@ ensures \result == false;
  static boolean m97_f0(String s) { // FALSE
    return new StringBuilder(s).reverse().toString().equals(s);
  }
  //@ ensures \result == true;
  static boolean m97_f1(String s) { // FALSE
    return new StringBuilder(s).reverse().toString().equals(s);
  }

  //@ ensures \result == false;
  static boolean m98_f0(String s) { // FALSE
    return s.intern() == s;
  }
  //@ ensures \result == true;
  static boolean m98_f1(String s) { // FALSE
    return s.intern() == s;
  }

  //@ ensures \result == false;
  static boolean m99_f0(String s) { // FALSE
    return s.substring(0, s.length()) == s;
  }

  //@ ensures \result == false;
  static boolean m100_f0(String s) { // FALSE
    return s.concat("") == s;
  }

  //@ ensures \result == true;
  static boolean m101_f0(String s) { // FALSE
    return (s + "") == s;
  }

  //@ ensures \result == true;
  static boolean m102_f0(String s) { // FALSE
    return s.contains("a");
  }
  //@ ensures \result == false;
  static boolean m102_f1(String s) { // FALSE
    return s.contains("a");
  }

  //@ ensures \result == true;
  static boolean m103_f0(String s) { // FALSE
    return s.startsWith("a");
  }
  //@ ensures \result == false;
  static boolean m103_f1(String s) { // FALSE
    return s.startsWith("a");
  }

  //@ ensures \result == false;
  static boolean m104_f0(String s) { // FALSE
    return s.replace('a', 'b').equals(s);
  }
  //@ ensures \result == true;
  static boolean m104_f1(String s) { // FALSE
    return s.replace('a', 'b').equals(s);
  }

  //@ ensures \result == false;
  static boolean m105_f0(String s) { // FALSE
    return s.length() == s.codePointCount(0, s.length());
  }
  //@ ensures \result == true;
  static boolean m105_f1(String s) { // FALSE
    return s.length() == s.codePointCount(0, s.length());
  }

  //@ signals (java.lang.StringIndexOutOfBoundsException t) false;
  static boolean m106_f0(String s) { // FALSE
    return s.charAt(0) == 'a';
  }
  //@ ensures \result == false;
  static boolean m106_f1(String s) { // FALSE
    return s.charAt(0) == 'a';
  }
  //@ ensures \result == true;
  static boolean m106_f2(String s) { // FALSE
    return s.charAt(0) == 'a';
  }

  //@ signals (java.lang.NumberFormatException t) false;
  static boolean m107_f0(String s) { // FALSE
    return Integer.parseInt(s) > 0;
  }
  //@ ensures \result == false;
  static boolean m107_f1(String s) { // FALSE
    return Integer.parseInt(s) > 0;
  }
  //@ ensures \result == true;
  static boolean m107_f2(String s) { // FALSE
    return Integer.parseInt(s) > 0;
  }

  //@ ensures \result == false;
  static boolean m108_f0(String s) { // FALSE
    return s.lastIndexOf("a") == s.indexOf("a");
  }
  //@ ensures \result == true;
  static boolean m108_f1(String s) { // FALSE
    return s.lastIndexOf("a") == s.indexOf("a");
  }

  //@ ensures \result == true;
  static boolean m109_f0(String s) { // FALSE
    return s.compareToIgnoreCase("AB") == 0;
  }
  //@ ensures \result == false;
  static boolean m109_f1(String s) { // FALSE
    return s.compareToIgnoreCase("AB") == 0;
  }

  //@ ensures \result == true;
  static boolean m110_f0(String s) { // FALSE
    return s.equals(new String(s)) && s == new String(s);
  }

  //@ ensures \result == false;
  static boolean m111_f0(String s) { // FALSE
    return s.toString() == s;
  }

  //@ ensures \result == false;
  static boolean m112_f0(String s) { // FALSE
    return String.valueOf(s) == s;
  }

  //@ ensures \result == true;
  static boolean m113_f0(String s) { // FALSE
    return s.matches("ab");
  }
  //@ ensures \result == false;
  static boolean m113_f1(String s) { // FALSE
    return s.matches("ab");
  }

  //@ ensures \result == false;
  static boolean m114_f0(String s) { // FALSE
    return s.split("a").length == 1;
  }
  //@ ensures \result == true;
  static boolean m114_f1(String s) { // FALSE
    return s.split("a").length == 1;
  }

  //@ ensures \result == false;
  static boolean m115_f0(String s) { // FALSE
    return s.toCharArray().length == 0;
  }
  //@ ensures \result == true;
  static boolean m115_f1(String s) { // FALSE
    return s.toCharArray().length == 0;
  }

  //@ ensures \result == true;
  static boolean m116_f0(String s) { // FALSE
    return s.repeat(2).length() == 2;
  }
  //@ ensures \result == false;
  static boolean m116_f1(String s) { // FALSE
    return s.repeat(2).length() == 2;
  }

  //@ ensures \result == true;
  static boolean m117_f0(String s) { // FALSE
    return s.chars().filter(x -> x == 'a').count() == 1;
  }
  //@ ensures \result == false;
  static boolean m117_f1(String s) { // FALSE
    return s.chars().filter(x -> x == 'a').count() == 1;
  }

  //@ ensures \result == true;
  static boolean m118_f0(String s) { // FALSE
    return sw(s).equals("d");
  }
  //@ ensures \result == false;
  static boolean m118_f1(String s) { // FALSE
    return sw(s).equals("d");
  }

  //@ ensures \result == true;
  static boolean m119_f0(String s) { // FALSE
    return ("a" + s).equals("ab");
  }

  //@ ensures \result == false;
  static boolean m120_f0(String s) { // FALSE
    return s.isBlank();
  }
  //@ ensures \result == true;
  static boolean m120_f1(String s) { // FALSE
    return s.isBlank();
  }

  //@ ensures \result == false;
  static boolean m121_f0(StringBuilder a, StringBuilder b) { // FALSE
    return a.toString().equals(b.toString()) && a != b;
  }

  //@ ensures \result == false;
  static boolean m122_f0(StringBuilder a, StringBuilder b) { // FALSE
    a.append(1); return b.length() == 1;
  }
  static StringBuilder sb = new StringBuilder();
  //@ ensures \result == false;
  static boolean m123_f0(StringBuilder a, StringBuilder b) { // FALSE
    int n = b.length(); a.append(1); return b.length() == n + 1;
  }
  static StringBuilder sb2 = new StringBuilder();
  //@ ensures \result == false;
  static boolean m124_f0(StringBuilder a, StringBuilder b) { // FALSE
    String s = b.toString(); a.setLength(0); return b.toString().equals(s);
  }
}