//! Programs that name classes whose source is nowhere: nothing is dropped, nothing is guessed, and what does not touch them is not disturbed.

use crate::support::Scratch;

const HEAD: &str = "import java.math.BigInteger;
import java.util.*;
import java.util.regex.Pattern;
import org.acme.Gadget;
import org.acme.Widget;
import static org.acme.Util.*;

class T {
  BigInteger n;
  static class A extends Widget { int v; int own() { return v; } int up() { return super.hashCode(); } }
  class In extends Widget { int get() { return limit; } int call() { return free(); } int loc(int limit) { return limit; } }
  interface Round extends org.acme.Shape { default int d() { return 4; } }
  static class S implements Round { }
  int limit = 7;
  int free() { return 3; }
  static Widget mk(int y) { return null; }
  static int h(Pattern p) { return 1; }
  static int h(String s) { return 2; }
  static int o(Widget w) { return 1; }
  static int o(Gadget g) { return 2; }
  static int o(String g) { return 3; }
  static int count(Widget... ws) { return ws.length; }
";

/// The ends of all paths of the method `m`, in order.
fn ends(method: &str) -> Vec<String> {
    let scratch = Scratch::new([("T.java", &*format!("{HEAD}  {method}\n}}\n"))]);
    let answer = scratch.run(&["run", "T.java", "-m", "m", "--quiet"]);
    assert!(answer.code < 2, "{method} is refused:\n{}", answer.err);
    let end = |line: &str| line.find(['■', '✗', '?']).map(|at| line[at..].split("  ‹").next().unwrap_or("").trim().to_owned());
    let mut ends: Vec<String> = answer.out.lines().filter(|line| !line.contains("if ")).filter_map(end).collect();
    ends.retain(|end| end.starts_with("■ end") || end.starts_with("✗ ") || end.starts_with("? unsupported"));
    ends
}

fn check(method: &str, wanted: &[&str]) {
    let found = ends(method);
    let fits = found.len() == wanted.len() && found.iter().zip(wanted).all(|(found, wanted)| found.contains(wanted));
    assert!(fits, "{method}\n  ends {found:?}\n  not  {wanted:?}");
}

const DIVIDES: &str = "✗ uncaught java.lang.ArithmeticException";
const NULL: &str = "✗ uncaught java.lang.NullPointerException";

#[test]
fn what_does_not_touch_them_is_complete() {
    check("static int m(int x) { return x + 1; }", &["returns x + 1"]);
    check(
        "static int m(Widget a, Widget b) { Widget c = a; return c == b ? 1 : c == null ? 2 : 3; }",
        &["returns 1", "returns 2", "returns 3"],
    );
    check("static Object m(Widget w) { return w; }", &["returns w"]);
    check("static int m(Widget w) { List<Widget> l = new ArrayList<>(); l.add(w); return l.get(0) == w ? 1 : 0; }", &["returns 1"]);
    check("static int m() { Widget[] a = new Widget[3]; return a[2] == null ? a.length : 0; }", &["returns 3"]);
    check("static int m(Widget w) { return count(w, w) + count(); }", &["returns 2"]);
    check("static <W extends Widget> int m(W w) { W v = w; return v == w ? 1 : 2; }", &["returns 1"]);
}

#[test]
fn operands_are_evaluated_before_the_path_ends() {
    check("static int m(int x) { BigInteger n = BigInteger.valueOf(x / 0); return 1; }", &[DIVIDES]);
    check("int m(int x) { n = BigInteger.valueOf(x / 0); return 1; }", &[DIVIDES]);
    check("int m(int x) { this.n = new BigInteger(x / 0); return 1; }", &[DIVIDES]);
    check("static int m(int y) { Widget sp; sp = y > 0 ? mk(y = 4) : mk(y = 5); return y; }", &["returns 4", "returns 5"]);
    check("static int m(Widget w, int x) { w.turn(x / 0); return 1; }", &[DIVIDES]);
    check("static int m(Widget w, int x) { w.size = x / 0; return 1; }", &[DIVIDES]);
    check("static int m(int x) { Widget.size = x / 0; return 1; }", &[DIVIDES]);
    check("static int m(int x) { unknown = x / 0; return 1; }", &[DIVIDES]);
    check("static int m(int x) { return helper(x / 0); }", &[DIVIDES]);
    check("static int m(int x) { Widget.each(y -> 1, x / 0); return 1; }", &[DIVIDES]);
    check("static int m(Widget w, int x) { switch (w.kind(x / 0)) { case 1: return 1; default: return 2; } }", &[DIVIDES]);
    check("static int m(int x) { Widget w = new Widget(x / 0) { int z() { return 1; } }; return 1; }", &[DIVIDES]);
    check("static int m(int x) { return Widget.get() + x / 0; }", &["? unsupported"]);
    check("static int m(int x) { for (Object o : Widget.all(x / 0)) { } return 1; }", &[DIVIDES]);
    check("static int m(int x) { if (x > 0) return 1; return Widget.SIZE; }", &["returns 1", "? unsupported"]);
}

#[test]
fn overloads_are_chosen_by_what_is_certain() {
    check("static int m(String s) { return h(s); }", &["returns 2"]);
    check("static int m(Gadget g) { return o(g); }", &["returns 2"]);
    check("static int m() { return o(\"\"); }", &["returns 3"]);
    check(
        "static int k(Comparable<?> c) { return 1; } static int k(Object o) { return 2; } static int m(Widget w) { return k(w); }",
        &["? unsupported"],
    );
    check("static int k(Object o) { return 2; } static int m(Widget w) { return k(w); }", &["returns 2"]);
}

#[test]
fn the_type_of_a_conditional_may_depend_on_the_unknown() {
    check("static int m(boolean b) { int k = b ? 1 : Widget.get(); return k; }", &["returns 1", "? unsupported"]);
    // With a float on the other side, it would be 16777216.
    check("static double m(boolean b) { double k = b ? 16777217 : Widget.get(); return k; }", &["? unsupported", "? unsupported"]);
    check("static Object m(boolean b) { return b ? 1 : Widget.get(); }", &["? unsupported", "? unsupported"]);
    check("static String m(boolean b) { return b ? \"a\" : Widget.get(); }", &["returns \"a\"", "? unsupported"]);
}

#[test]
fn class_tests_that_nobody_can_decide_end_the_path() {
    check("static int m(Widget w) { return w instanceof Comparable ? 1 : 0; }", &["? unsupported", "returns 0"]);
    check("static int m(Widget w) { Comparable<?> c = w; return 1; }", &["? unsupported", "returns 1"]);
    check("static int m(Widget w) { return (Object) w instanceof String ? 1 : 0; }", &["returns 0"]);
    check("static int m(Widget w) { return w instanceof Widget ? 1 : 0; }", &["returns 1", "returns 0"]);
    check("static int m() { Object o = \"a\"; return o instanceof Widget ? 1 : 0; }", &["returns 0"]);
    check("static int m() { Object o = \"a\"; return o instanceof java.lang.constant.Constable ? 1 : 0; }", &["? unsupported"]);
    check(
        "static int m(int x) { try { return 1 / x; } catch (org.acme.Bad e) { return 2; } catch (ArithmeticException e) { return 3; } }",
        &["returns 1 / x", "returns 3"],
    );
}

#[test]
fn classes_with_unknown_supertypes_stay_usable() {
    check("static int m(A a) { return a.own(); }", &["returns a.v", NULL]);
    check("static int m(A a) { return a.hashCode(); }", &["? unsupported", NULL]);
    check("static int m(A a) { return a.up(); }", &["? unsupported", NULL]);
    check("static int m(A a) { return a.turn(3); }", &["? unsupported"]);
    check("static int m() { return new A().own(); }", &["? unsupported"]);
    // A default of the unknown interface may be nearer.
    check("static int m() { return new S().d(); }", &["? unsupported"]);
    check("static int m() { Object s = new S(); return s.equals(s) ? 1 : 0; }", &["returns 1"]);
    // An inherited field or method would hide what is further out; a parameter is nearer.
    check("static int m(In i) { return i.get(); }", &["? unsupported", NULL]);
    check("static int m(In i) { return i.call(); }", &["? unsupported", NULL]);
    check("static int m(In i) { return i.loc(4); }", &["returns 4", NULL]);
}

#[test]
fn examples_have_the_right_types() {
    let scratch = Scratch::new([("T.java", &*format!("{HEAD}  int m() {{ synchronized (n) {{ return 1; }} }}\n}}\n"))]);
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
