//! Information flow from the command line: policies that are refused, and the texts of answers.

use crate::support::{Scratch, repository, run_in};

/// A secret static field is an input wherever it is declared; where it cannot be one, that is said.
#[test]
fn secret_static_fields_of_any_class_are_inputs() {
    let text = "class Config { static int key = 7; static final int LIMIT = 9; static double rate; static int[] table = {1}; }
class Broken { static int key = 1 / Integer.parseInt(\"0\"); }
class Base { static int inherited; }
public class T extends Base {
    static class Cell { int v; }
    static final Cell KNOWN = new Cell();
    static boolean flag;
    static int open;
    static class Inner { static int leak() { return open; } }
    static int leak() { return Config.key; }
    static int not() { return Config.key - Config.key; }
    static int limit() { return Config.LIMIT; }
    static int inherits() { return inherited; }
    static int known() { return KNOWN.v; }
    static int hides() { return flag ? 1 : 0; }
}
";
    let scratch = Scratch::new([("T.java", text)]);
    let refuse = |name: &str, why: &[&str]| scratch.refuse(&["flow", "T.java", "--method", "limit", "--high", name], why);
    refuse("Config.LIMIT", &["error[unsupported-input]", "`LIMIT`", "final", "T.java:1"]);
    refuse("Config.rate", &["error[unsupported-input]", "`rate`", "integers"]);
    refuse("Config.table", &["error[unsupported-input]", "`table`"]);
    refuse("Broken.key", &["error[unsupported-input]", "Broken"]);
    refuse("this.open", &["error[unknown-name]"]);
    // What initialisers give to secret fields is no input, and the answer says so.
    let answer = scratch.run(&["flow", "T.java", "--method", "known", "--high", "v"]);
    assert!(answer.out.contains("secret fields of objects that static initialisers make"), "{}", answer.out);
}

/// A parameter and a field of the same name have levels of their own, and `this.f` is a field of the receiver.
#[test]
fn parameters_and_fields_have_their_own_names() {
    let text = "public class T {
    static class Other { int h; int x; }
    record P(int h) {}
    static class Account { private int balance; void set(/*@ high @*/ int balance) { this.balance = balance; } }
    static class Open { /*@ low @*/ int pub; void set(/*@ high @*/ int pub) { this.pub = pub; } }
    static class Sup { int x; }
    static class Sub extends Sup { int x; int own() { return x; } int above() { return super.x; } }
    int h;
    void passes(Other o) { if (o != null) o.h = this.h; }
    void stores(int h) { this.h = h; }
    static P makes(int h) { return new P(h); }
}
";
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "passes", "--high", "h"]);
    assert!(answer.out.contains("h means T.h and Other.h"), "{}", answer.out);
}

/// Annotations of other classes do not change what those of the method leave open; what is not observed is said.
#[test]
fn annotations_far_away_change_nothing() {
    let text = "public class T {
    int pub;
    static void copy(T c, /*@ high @*/ int s) { if (c != null) c.pub = s; }
}
class Unrelated { /*@ low @*/ int z; }
class Near {
    /*@ low @*/ int z;
    int other;
    void set(/*@ high @*/ int s) { other = s; }
    static void pass(Secret a, Near b) { if (a != null && b != null) b.z = a.x; }
}
class Secret { /*@ high @*/ int x; }
";
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "set"]);
    assert!(answer.out.contains("not observed because it is in neither list: this.other"), "{}", answer.out);
}

/// A loop that never ends and shows nothing is given up like any other.
#[test]
fn empty_loops_without_end_are_given_up() {
    let text = "public class T {
    static int semicolon(int h) { if (h > 0) for (;;); return 0; }
    static int block(int h) { if (h > 0) for (;;) { ; } return 0; }
}
";
    let answer = Scratch::new([("T.java", text)]).run(&["run", "T.java", "--method", "semicolon"]);
    assert!(answer.out.contains("--max-nodes"), "{}{}", answer.out, answer.err);
}

/// A static field that the policy names is an input.
#[test]
fn static_fields_are_inputs() {
    let text = "public class S { static int h; static int l; static void m() { if (h > 0) { l = 1; } else { l = 2; } } static void n() { l = 0; } }\n";
    let scratch = Scratch::new([("S.java", text)]);
    let answer = scratch.run(&["flow", "S.java", "--method", "m", "--high", "h", "--low", "l"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("h = "), "{}", answer.out);
    assert_eq!(scratch.run(&["flow", "S.java", "--method", "n", "--high", "h", "--low", "l"]).code, 0);
}

#[test]
fn bad_policies_are_refused() {
    let scratch = Scratch::new([("S.java", "public class S { static int f(int a) { return a; } }\n")]);
    scratch.refuse(&["flow", "S.java"], &["error[no-policy]", "--high"]);
    scratch.refuse(&["flow", "S.java", "--high", "b"], &["error[unknown-name]", "`b`", "S.java:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--low", "a"], &["error[bad-policy]"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "a +"], &["--declassify:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "1 + (a = 3)"], &["--declassify:1:6", "nothing can be assigned"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "a++"], &["--declassify:1:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "1 / a"], &["--declassify:1:1", "exception"]);
    scratch.refuse(&["flow", "S.java", "--high", " a , a", "--low", "a "], &["error[bad-policy]"]);
    assert_eq!(scratch.run(&["flow", "S.java", "--high", " a "]).code, 1);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--format", "svg"], &["svg", "possible values: text, json"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--view", "cases"], &["--view"]);
    scratch.refuse(&["run", "S.java", "--compare-merge", "--format", "svg"], &["--compare-merge", "--format"]);
}

/// Help lists what there is, with the defaults of the command.
#[test]
fn help_is_true() {
    let flow = run_in(&repository(), &["flow", "--help"]).out;
    for option in ["--strategy", "--view", "--state", "--compare-merge", "--fail-on", "--calls", "--stats", "--from", "svg"] {
        assert!(!flow.contains(option), "{option} does nothing here:\n{flow}");
    }
    let merging =
        |help: &str| help.split("--merge <HOW>").nth(1).and_then(|rest| rest.split("\n  -").next()).unwrap_or_default().replace('\n', " ");
    assert!(merging(&flow).contains("[default: auto]"), "{flow}");
    let run = run_in(&repository(), &["run", "--help"]).out;
    let words = merging(&run).split_whitespace().collect::<Vec<_>>().join(" ");
    for text in ["[default: auto]", "pred:conjunctive: (int x) -> {x >= 0, x <= n}", "domain:FILE", "merge_point"] {
        assert!(words.contains(text), "{text}: {words}");
    }
}

/// The error stream is kept nowhere, so nothing is secure that prints to it.
#[test]
fn the_error_stream_is_not_looked_at() {
    let scratch = Scratch::new([("E.java", "public class E { static void f(int h) { System.err.println(h); } }\n")]);
    let answer = scratch.run(&["flow", "E.java", "--high", "h"]);
    assert!(answer.code == 3 && answer.out.contains("System.err"), "{}", answer.out);
}
