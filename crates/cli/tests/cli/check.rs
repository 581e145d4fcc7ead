//! `espalier check` and `espalier testgen` from the outside.

use crate::support::Scratch;

const TEXT: &str = "class T {
  static void fails(int x) { assert x != 7; }
  static void holds(int x) { if (x > 3) assert x > 2; }
  static void calls(int x) { if (x == 9) Err.reach(x); }
  static int divides(int x) { return 10 / x; }
  static void open(int n) { int p = 1; for (int i = 0; i < n; i++) p = p * 3 + i; assert p != 123456789; }
}
";

#[test]
fn exit_codes_and_inputs() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let fails = scratch.run(&["check", "T.java", "-m", "fails"]);
    assert_eq!(fails.code, 1, "{}", fails.err);
    assert!(fails.out.contains("input: x = 7") && fails.out.contains("T.java:2:"), "{}", fails.out);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "holds"]).code, 0);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "bogus"]).code, 2);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "fails", "--pre", "x > 7"]).code, 0);
    let both = scratch.run(&["check", "T.java", "--timeout", "20"]);
    assert_eq!(both.code, 1, "{}", both.out);
}

#[test]
fn error_calls_need_no_class() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let answer = scratch.run(&["check", "T.java", "-m", "calls", "--error", "Err.reach"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("x = 9"), "{}", answer.out);
}

#[test]
fn exceptions_that_escape() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let answer = scratch.run(&["check", "T.java", "-m", "divides", "--exceptions"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("java.lang.ArithmeticException escapes") && answer.out.contains("x = 0"), "{}", answer.out);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "divides", "--exceptions", "--pre", "x != 0"]).code, 0);
}

#[test]
fn formats_are_well_formed() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    for format in ["json", "sarif"] {
        let answer = scratch.run(&["check", "T.java", "-m", "fails", "--format", format]);
        serde_json::from_str::<serde_json::Value>(&answer.out).unwrap_or_else(|error| panic!("{format}: {error}"));
    }
    let xml = scratch.run(&["check", "T.java", "-m", "fails", "--format", "junit"]).out;
    assert!(xml.contains("<failure") && xml.contains("failures=\"1\""), "{xml}");
}

#[test]
fn the_verdict_line_of_the_competition() {
    let text = "class Main { public static void main(String[] args) { int x = Verifier.nondetInt(); assert x != 3; } }\n";
    let scratch = Scratch::new([("Main.java", text), ("assert.prp", "CHECK( init(Main.main()), LTL(G assert) )\n")]);
    assert_eq!(scratch.run(&["check", "Main.java", "--svcomp", "assert.prp"]).out, "VERDICT: false\n");
}

#[test]
fn what_is_not_known_says_why() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let answer = scratch.run(&["check", "T.java", "-m", "open", "--timeout", "3"]);
    assert_eq!(answer.code, 3, "{}", answer.out);
    assert!(answer.out.contains("stopped"), "{}", answer.out);
}

#[test]
fn tests_for_every_branch() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let answer = scratch.run(&["testgen", "T.java", "-m", "divides"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("assertThrows(java.lang.ArithmeticException.class"), "{}", answer.out);
    assert!(answer.err.contains("2/2"), "{}", answer.err);
}
