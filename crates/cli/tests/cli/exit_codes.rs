//! Exit codes are a contract: 0 holds or answered, 1 a defect was found, 2 bad usage or input, 3 unknown, unsupported or only bounded.

use crate::support::{MIXED, SMALL, Scratch, repository, run_in};

/// Runs each command line, and expects its code.
fn expect(scratch: &Scratch, table: &[(i32, &[&str])]) {
    for (code, arguments) in table {
        let answer = scratch.run(arguments);
        assert_eq!(answer.code, *code, "{arguments:?}:\n{}{}", answer.out, answer.err);
        assert!(*code != 2 || answer.out.is_empty() && !answer.err.is_empty(), "{arguments:?} says what is wrong on standard error alone");
        assert!(*code == 2 || !answer.out.is_empty(), "{arguments:?} has an answer");
    }
}

#[test]
fn without_a_command() {
    let scratch = Scratch::new([]);
    expect(&scratch, &[(0, &["--help"]), (0, &["--version"]), (2, &[]), (2, &["bogus"]), (2, &["--bogus"])]);
}

#[test]
fn every_command_has_help_and_refuses_unknown_options() {
    let scratch = Scratch::new([]);
    let commands: [&[&str]; 14] = [
        &["run"],
        &["check"],
        &["testgen"],
        &["verify"],
        &["flow"],
        &["lang", "check"],
        &["lang", "run"],
        &["lang", "tests"],
        &["lang", "tree"],
        &["lang", "prove"],
        &["lang", "list"],
        &["explain"],
        &["schema"],
        &["completions"],
    ];
    for command in commands {
        expect(&scratch, &[(0, &[command, &["--help"]].concat()), (2, &[command, &["--bogus"]].concat())]);
    }
    expect(&scratch, &[(2, &["lang"]), (2, &["lang", "bogus"]), (0, &["lang", "--help"])]);
}

#[test]
fn run_is_done_once_the_answer_is_printed() {
    let text = "class T {\n  static int f(int x) { return 10 / x; }\n  static int g(Runnable r) { r.run(); return 1; }\n  //@ ensures \\result == 3;\n  static int h() { return 4; }\n}\n";
    let scratch = Scratch::new([("T.java", text), ("Small.java", SMALL)]);
    let (f, g, h, sum) =
        (["run", "T.java", "-m", "f"], ["run", "T.java", "-m", "g"], ["run", "T.java", "-m", "h"], ["run", "Small.java", "-m", "sum"]);
    let with = |command: &[&'static str], more: &[&'static str]| [command, more].concat();
    expect(
        &scratch,
        &[
            (0, &f),
            (0, &g),
            (0, &h),
            (0, &sum),
            (0, &with(&f, &["--view", "cases"])),
            (0, &with(&f, &["--state", "1"])),
            (0, &with(&f, &["--compare-merge"])),
            (1, &with(&f, &["--fail-on", "exception"])),
            (0, &with(&f, &["--fail-on", "limit,unsupported"])),
            (1, &with(&g, &["--fail-on", "unsupported"])),
            (1, &with(&sum, &["--fail-on", "limit"])),
            (2, &["run"]),
            (2, &["run", "Nope.java"]),
            (2, &with(&f, &["--fail-on", "bogus"])),
            (2, &with(&f, &["--state", "999"])),
            (2, &with(&f, &["--merge", "bogus"])),
            (2, &["run", "T.java", "-m", "bogus"]),
        ],
    );
}

#[test]
fn verify_has_one_code_per_verdict() {
    let loops = "class L {\n  //@ requires a != null; ensures \\result >= 0;\n  static int f(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s ^= a[i] & 7; } return s; }\n}\n";
    let scratch = Scratch::new([
        ("Mixed.java", MIXED),
        ("L.java", loops),
        ("Bad.java", "class Bad {\n  //@ ensures \\result >;\n  int f() { return 1; }\n}\n"),
    ]);
    let only = |method: &'static str| vec!["verify", "Mixed.java", "-m", method];
    expect(
        &scratch,
        &[
            (0, &only("max")),
            (1, &only("abs")),
            (3, &only("never")),
            (3, &only("run")),
            // What is refuted counts more than what is unknown.
            (1, &["verify", "Mixed.java"]),
            (1, &["verify", "Mixed.java", "--format", "json"]),
            (1, &["verify", "Mixed.java", "--format", "sarif"]),
            (3, &["verify", "L.java", "--no-infer", "--loop-bound", "2"]),
            (2, &["verify"]),
            (2, &["verify", "Nope.java"]),
            (2, &["verify", "Mixed.java", "-m", "bogus"]),
            (2, &["verify", "Mixed.java", "--tree", "--format", "json"]),
        ],
    );
    assert_eq!(scratch.run(&["verify", "Bad.java"]).code, 2, "an error in a specification is bad input");
}

#[test]
fn flow_has_one_code_per_verdict() {
    let text = "class F {
  static int leak(int h) { return h; }
  static int safe(int h) { return h - h; }
  static int open(int h, int n) { if (n < 0) return 0; int s = 0; for (int i = 0; i < n; i++) { s += h; } return s - n * h; }
  static int call(int h, Runnable r) { r.run(); return 1; }
}
";
    let scratch = Scratch::new([("F.java", text)]);
    let ask = |method: &'static str| vec!["flow", "F.java", "--high", "h", "-m", method];
    expect(
        &scratch,
        &[
            (0, &ask("safe")),
            (1, &ask("leak")),
            (3, &ask("open")),
            (3, &ask("call")),
            (1, &[&ask("leak")[..], &["--format", "json"]].concat()),
            (2, &["flow"]),
            (2, &[&ask("leak")[..], &["--low", "h"]].concat()),
            (2, &ask("bogus")),
            (2, &["flow", "F.java", "-m", "leak", "--high", "bogus"]),
        ],
    );
}

#[test]
fn lang_answers_or_judges() {
    let imp = "tests/lang/imp/log.imp";
    let bounded = ["lang", "run", "imp", imp, "--in", "?a", "--pc", "?a > 0 && ?a < 10"];
    let with = |more: &[&'static str]| [&bounded[..], more].concat();
    let formula = |formula: &'static str| {
        vec!["lang", "run", "tests/lang/imp/log.lang", imp, "--in", "?a", "--pc", "?a > 0 && ?a < 10", "--ltl", formula]
    };
    let table: &[(i32, &[&str])] = &[
        (0, &["lang", "list"]),
        (0, &["lang", "check", "imp"]),
        (2, &["lang", "check", "bogus"]),
        (0, &bounded),
        (0, &with(&["--search"])),
        (1, &with(&["--search", "--fail-on", "solution"])),
        (1, &with(&["--search", "--bound", "1", "--fail-on", "limit"])),
        (0, &formula("[] (L -> logInv(a, x, k))")),
        (1, &formula("[] (x < 0)")),
        (2, &formula("[] (")),
        (2, &["lang", "run", "bogus", imp]),
        (2, &["lang", "run", "imp", "bogus.imp"]),
        (0, &["lang", "tests", "imp", imp, "--in", "?a", "--pc", "?a > 0 && ?a < 10"]),
        (2, &["lang", "tests", "imp", "bogus.imp"]),
        (0, &["lang", "tree", "imp", imp, "--in", "?a", "--pc", "?a > 0 && ?a < 10"]),
        (2, &["lang", "tree", "imp", imp, "--in", "?a", "--pc", "?a > 0 && ?a < 0"]),
        (0, &["lang", "prove", "imp", "tests/lang/claims/sum.claims"]),
        (3, &["lang", "prove", "imp", "tests/lang/claims/wrong.claims"]),
        (2, &["lang", "prove", "imp", "bogus.claims"]),
    ];
    for (code, arguments) in table {
        let answer = run_in(&repository(), arguments);
        assert_eq!(answer.code, *code, "{arguments:?}:\n{}{}", answer.out, answer.err);
    }
}

#[test]
fn explain_schema_and_completions_answer_or_refuse() {
    let scratch = Scratch::new([]);
    expect(
        &scratch,
        &[
            (0, &["explain"]),
            (0, &["explain", "requires"]),
            (2, &["explain", "bogus"]),
            (2, &["explain", "requires", "ensures"]),
            (0, &["schema", "espalier.tree/1"]),
            (2, &["schema"]),
            (2, &["schema", "bogus"]),
            (0, &["completions", "bash"]),
            (2, &["completions"]),
            (2, &["completions", "bogus"]),
            (2, &["man"]),
        ],
    );
}
