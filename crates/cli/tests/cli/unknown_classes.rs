//! Messages about classes whose source is nowhere, and text that stands for other text. Paths of such programs: tests/tree/unknown-classes.md.

use crate::support::Scratch;

#[test]
fn examples_have_the_right_types() {
    let scratch = Scratch::new([("T.java", "import org.acme.Gadget; class T { Gadget n; int m() { synchronized (n) { return 1; } } }\n")]);
    let answer = scratch.run(&["run", "T.java", "-m", "m", "--quiet"]);
    assert!(answer.out.contains("returns 1") && answer.out.contains("NullPointerException"), "{}", answer.out);
    assert!(!answer.out.contains("n = new"), "{}", answer.out);
}

#[test]
fn one_warning_per_class() {
    let text = "class T { Gone a; Gone b; Gone f(Gone g) { Gone h = g; return h; } static int m(int x) { return x; } }";
    let scratch = Scratch::new([("T.java", text)]);
    let answer = scratch.succeed(&["run", "T.java", "-m", "m"]);
    assert_eq!(answer.err.matches("warning[").count(), 1, "{}", answer.err);
    assert!(answer.err.contains("`Gone`"), "{}", answer.err);
}

#[test]
fn overloads_of_unknown_types_are_not_declared_twice() {
    let text = "import a.B; import a.C; class T { int f(B b) { return 1; } int f(C c) { return 2; } static int m(int x) { return x; } }";
    let answer = Scratch::new([("T.java", text)]).succeed(&["run", "T.java", "-m", "m"]);
    assert!(!answer.err.contains("twice"), "{}", answer.err);
}

#[test]
fn classes_of_the_language_are_always_their_models() {
    for (class, text) in [
        ("String", "public final class String {}"),
        ("Object", "public class Object {}"),
        ("Integer", "public final class Integer {}"),
        ("Throwable", "public class Throwable {}"),
        ("Enum", "public class Enum {}"),
        ("Iterable", "public interface Iterable {}"),
        ("Class", "public class Class {}"),
        ("ArithmeticException", "public class ArithmeticException {}"),
        ("AssertionError", "class Other {}"),
    ] {
        let program = "class T { enum E { A } static String m(int x, Iterable<String> i) { assert x != 3; Integer k = x; for (String s : i) return s + E.A; return \"a\" + k / x; } }";
        let path = format!("root/java/lang/{class}.java");
        let scratch = Scratch::new([("T.java", program), (&path, &*format!("package java.lang; {text}"))]);
        for arguments in [&["run", "T.java", "-m", "m", "--source-root", "root"][..], &["verify", "root"], &["run", "root"]] {
            scratch.run(arguments);
        }
        let answer = scratch.run(&["run", "T.java", "-m", "m", "--source-root", "root"]);
        assert!(answer.code < 2 && answer.out.contains("ArithmeticException"), "{class}:\n{}{}", answer.out, answer.err);
    }
}

#[test]
fn unicode_escapes_come_first() {
    let text = "class U {
  static int f(int x) {
    // \\u000a x = 5;
    return x;
  }
  static int g() { return \"\\\\u0041\".length(); }
  static int h(int \\u0061b) { return \\uuuu0061b; }
  static String k() { return \"\\ud83d\\ude00\" + '\\u0041' + \"\\ud800\".length(); }
  static int bad() { return \\u0061b; }
}
";
    let scratch = Scratch::new([("U.java", text)]);
    let answer = |method: &str| scratch.run(&["run", "U.java", "-m", method]);
    assert!(answer("f").out.contains("returns 5") && answer("f").out.contains("x = 5;  ‹3›"), "{}", answer("f").out);
    assert!(answer("g").out.contains("returns 6"), "{}", answer("g").out);
    assert!(answer("h").out.contains("returns ab"), "{}", answer("h").out);
    assert!(answer("k").out.contains("returns \"😀A1\""), "{}", answer("k").out);
    scratch.refuse(&["run", "U.java", "-m", "bad"], &["U.java:9:29", "`ab`"]);
}

#[test]
fn contracts_that_need_them_are_not_proved() {
    let text = r"import a.Widget;
class T {
  static class A extends Widget { }
  //@ ensures \result == 1;
  static int fine(/*@ nullable @*/ Widget w) { return w == null ? 1 : w != null ? 1 : 0; }
  //@ ensures \result == 0;
  static int test(Object o) { return o instanceof Widget ? 1 : 0; }
  //@ ensures \result == 0;
  static int other(Widget w) { return w instanceof Comparable ? 1 : 0; }
  //@ ensures !(w instanceof Comparable);
  static void spec(Widget w) { }
  //@ ensures \result == 3;
  static int call(Widget w) { return w.size(); }
}
";
    let scratch = Scratch::new([("T.java", text)]);
    let verdict = |method: &str| scratch.run(&["verify", "T.java", "-m", method]).out;
    assert!(verdict("fine").contains("proved"), "{}", verdict("fine"));
    for method in ["test", "other", "spec", "call"] {
        let answer = scratch.run(&["verify", "T.java", "-m", method]);
        assert!(answer.code != 0, "{method} is false, or nobody knows:\n{}{}", answer.out, answer.err);
    }
}
