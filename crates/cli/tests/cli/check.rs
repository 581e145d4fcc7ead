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

/// What cannot be asked about is told, and never left out as if it were safe.
#[test]
fn broken_methods_and_questions_are_told() {
    let text = "class B { static void broken(int x) { assert x != ; } static void fine(int x) { if (x > 3) assert x > 2; } }\n";
    let gone = "class G { static void gone(int x) { Gone g = new Gone(x); assert g.n() != 3; } static void fine(int x) { if (x > 3) assert x > 2; } }\n";
    let scratch = Scratch::new([("B.java", text), ("G.java", gone)]);
    for (file, method) in [("B.java", "B.broken"), ("G.java", "G.gone")] {
        let answer = scratch.run(&["check", file]);
        assert_eq!(answer.code, 3, "{}{}", answer.out, answer.err);
        assert!(answer.out.contains("1 safe, 1 unsupported") && answer.out.contains(method), "{}", answer.out);
    }
    for (option, value, what) in
        [("--pre", "x >", "--pre"), ("--error", "reach", "`reach` names no method"), ("--nondet", "f", "`f` names")]
    {
        let answer = scratch.run(&["check", "G.java", "-m", "fine", option, value]);
        assert_eq!(answer.code, 2, "{}{}", answer.out, answer.err);
        assert!(answer.err.contains(what), "{}", answer.err);
    }
}

/// A method that takes all the time there is does not take it from those behind it, and who was asked is told.
#[test]
fn hard_methods_leave_time_for_others() {
    let hard = "static void hard(long a, long b, long c) { if (a > 1 && b > 1 && c > 1 && a < 100000 && b < 100000 && c < 100000) assert a * a * a + b * b * b != c * c * c; }";
    let easy = "static void easy(int x) { if (x > 5) assert x > 4; } static void fails(int x) { assert x != 777; }";
    let scratch = Scratch::new([("Slow.java", format!("class Slow {{ {hard} {easy} }}\n").as_str())]);
    let answer = scratch.run(&["check", "Slow.java", "--jobs", "1", "--timeout", "6"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("1 safe, 1 error, 1 unknown") && answer.out.contains("--timeout"), "{}", answer.out);
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
    assert!(answer.out.contains("assertThrows(ArithmeticException.class"), "{}", answer.out);
    // The division is no branch, but both of its ends have a test.
    let row: Vec<&str> = answer.err.lines().nth(1).expect("a row").split_whitespace().rev().take(2).collect();
    assert_eq!(row, ["0/0", "2"], "{}", answer.err);
}

const LOCKS: &str = "start unlocked\nunlocked: Lock.acquire -> locked\nlocked: Lock.acquire -> error\n";

#[test]
fn postconditions_and_automata() {
    let text = "class T { static int twice(boolean again) { Lock.acquire(); if (again) Lock.acquire(); return again ? 2 : 1; } }\n";
    let scratch = Scratch::new([("T.java", text), ("locks.txt", LOCKS), ("bad.txt", "start a\n")]);
    let violated = scratch.run(&["check", "T.java", "-m", "twice", "--property", "locks.txt"]);
    assert_eq!(violated.code, 1, "{}{}", violated.out, violated.err);
    assert!(violated.out.contains("T.java:1:22: the property locks is violated"), "{}", violated.out);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "twice", "--property", "locks.txt", "--pre", "!again"]).code, 0);
    let bad = scratch.run(&["check", "T.java", "-m", "twice", "--property", "bad.txt"]);
    assert_eq!(bad.code, 2);
    assert!(bad.err.contains("no transition leads to `error`"), "{}", bad.err);
    let post = scratch.run(&["check", "T.java", "-m", "twice", "--post", "\\result == 1", "--error", "Lock.release"]);
    assert_eq!(post.code, 3, "a method of a class without source that nobody named: {}", post.out);
    assert!(post.out.contains("T.java:1:22: not supported: `Lock` has no method `acquire`"), "{}", post.out);
}

#[test]
fn proofs_in_files() {
    let scratch = Scratch::new([("T.java", TEXT)]);
    let proved = scratch.run(&["check", "T.java", "-m", "holds", "--proof", "proof.json"]);
    assert_eq!(proved.code, 0, "{}", proved.err);
    let again = scratch.run(&["recheck", "proof.json", "--confirm", "cvc5"]);
    assert_eq!(again.code, 0, "{}{}", again.out, again.err);
    assert!(again.out.contains("valid") && again.out.contains("cvc5: confirmed"), "{}", again.out);
    // The program changes behind its proof.
    scratch.write("T.java", TEXT.replace("x > 2", "x > 5").as_bytes());
    let stale = scratch.run(&["recheck", "proof.json"]);
    assert_eq!(stale.code, 1, "{}{}", stale.out, stale.err);
}

#[test]
fn witnesses_of_the_competition() {
    let text = "public class Main { public static void main(String[] args) {\n int x = Verifier.nondetInt();\n assert x != 3; } }\n";
    let scratch = Scratch::new([("task/Main.java", text), ("assert.prp", "CHECK( init(Main.main()), LTL(G assert) )\n")]);
    let arguments = ["check", "task", "--svcomp", "assert.prp", "--witness", "w.graphml", "--no-times"];
    assert_eq!(scratch.run(&arguments).out, "VERDICT: false\n");
    let witness = std::fs::read_to_string(scratch.path().join("w.graphml")).expect("it is written");
    for part in ["violation_witness", "<data key=\"assumption\">nondet = 3</data>", "<data key=\"startline\">2</data>", "LTL(G assert)"] {
        assert!(witness.contains(part), "{part}: {witness}");
    }
    scratch.write("task/Main.java", text.replace("x != 3", "x == x").as_bytes());
    assert_eq!(scratch.run(&arguments).out, "VERDICT: true\n");
    let witness = std::fs::read_to_string(scratch.path().join("w.graphml")).expect("it is written");
    assert!(witness.contains("correctness_witness") && !witness.contains("violation\">true"), "{witness}");
}

#[test]
fn seed_tests_and_other_states() {
    let scratch = Scratch::new([("T.java", TEXT), ("seeds.json", "[[1], [7]]"), ("wrong.json", "[[1, 2]]")]);
    let seeded = scratch.run(&["check", "T.java", "-m", "fails", "--plain", "--seed-tests", "seeds.json", "--format", "json"]);
    let report: serde_json::Value = serde_json::from_str(&seeded.out).expect("JSON");
    assert_eq!((&report["results"][0]["verdict"], &report["results"][0]["iterations"]), (&"error".into(), &0.into()), "{}", seeded.out);
    let wrong = scratch.run(&["check", "T.java", "-m", "fails", "--plain", "--seed-tests", "wrong.json"]);
    assert!(wrong.out.contains("does not fit the parameters"), "{}", wrong.out);
    assert_eq!(scratch.run(&["check", "T.java", "-m", "fails", "--plain", "--pick", "random"]).code, 1);
}

#[test]
fn what_was_typed_is_told() {
    let text = "import java.util.Scanner;\nclass T { static void f() { Scanner in = new Scanner(System.in); int x = in.nextInt(); assert x != 41; } }\n";
    let answer = Scratch::new([("T.java", text)]).run(&["check", "T.java", "-m", "f"]);
    assert!(answer.code == 1 && answer.out.contains("standard input: \"41\""), "{}", answer.out);
}
