//! Colours of results: only where somebody looks, never instead of words.

use std::process::Command;

use crate::support::{MIXED, SMALL, Scratch, espalier, repository, run_in};

const GREEN: &str = "\x1b[32m";
const RED: &str = "\x1b[1m\x1b[31m";
const YELLOW: &str = "\x1b[1m\x1b[33m";
const BLUE: &str = "\x1b[94m";

/// A text without what changes colours.
fn without_colors(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once('m').expect("a colour ends").1)
}

fn scratch() -> Scratch {
    let more = "class More {\n  static int f(int x, Runnable r, int[] a) {\n    if (x == 0) { r.run(); }\n    int s = 0;\n    for (int y : a) { s++; }\n    return s;\n  }\n}\n";
    Scratch::new([("Mixed.java", MIXED), ("Small.java", SMALL), ("More.java", more)])
}

#[test]
fn colors_change_nothing_but_colors() {
    let scratch = scratch();
    let commands: [&[&str]; 6] = [
        &["verify", "Mixed.java"],
        &["verify", "Mixed.java", "--verbose", "--tree"],
        &["run", "More.java"],
        &["run", "More.java", "--view", "cases"],
        &["flow", "Small.java", "-m", "f", "--high", "x"],
        &["flow", "More.java", "--high", "x"],
    ];
    for command in commands {
        let plain = scratch.run(&[command, &["--no-times"]].concat());
        assert!(!plain.out.contains('\x1b'), "{command:?}: a pipe is no terminal");
        let colored = scratch.run(&[command, &["--no-times", "--color", "always"]].concat());
        assert!(colored.out.contains('\x1b'), "{command:?}:\n{}", colored.out);
        assert_eq!(without_colors(&colored.out), plain.out, "{command:?}");
        assert_eq!(scratch.run(&[command, &["--no-times", "--color", "never"]].concat()).out, plain.out, "{command:?}");
    }
}

#[test]
fn verdicts_have_their_colors() {
    let out = scratch().run(&["verify", "Mixed.java", "--color", "always"]).out;
    for (color, word, blanks) in [(GREEN, "ok", "   "), (RED, "FAIL", " "), (YELLOW, "??", "   "), (BLUE, "n/a", "  ")] {
        assert!(out.contains(&format!("  {color}{word}\x1b[0m{blanks}Mixed.")), "{word}:\n{out:?}");
    }
}

#[test]
fn ends_of_paths_have_their_colors() {
    let scratch = scratch();
    let tree = scratch.run(&["run", "More.java", "--color", "always"]).out;
    for end in [format!("{GREEN}■ end: returns"), format!("{RED}✗ uncaught"), format!("{YELLOW}… stopped"), format!("{BLUE}? unsupported")]
    {
        assert!(tree.contains(&end), "{end:?}:\n{tree:?}");
    }
    let cases = scratch.run(&["run", "More.java", "--view", "cases", "--color", "always"]).out;
    for end in [format!("→  {GREEN}returns"), format!("→  {RED}throws"), format!("→  {YELLOW}stopped"), format!("→  {BLUE}unsupported")]
    {
        assert!(cases.contains(&end), "{end:?}:\n{cases:?}");
    }
}

#[test]
fn leaks_claims_and_formulas_have_their_colors() {
    let leak = scratch().run(&["flow", "Small.java", "-m", "f", "--high", "x", "--color", "always"]).out;
    assert!(leak.starts_with(&format!("{RED}LEAK\x1b[0m Small.f")), "{leak:?}");
    let claims = run_in(&repository(), &["lang", "prove", "imp", "tests/lang/claims/sum.claims", "--color", "always"]).out;
    assert!(claims.contains(&format!("{GREEN}proved\x1b[0m  ")), "{claims:?}");
}

#[test]
fn files_and_data_have_no_colors() {
    let scratch = scratch();
    let commands: [&[&str]; 7] = [
        &["verify", "Mixed.java", "--format", "json"],
        &["verify", "Mixed.java", "--format", "sarif"],
        &["run", "More.java", "--format", "json"],
        &["run", "More.java", "--format", "dot"],
        &["run", "More.java", "--format", "svg"],
        &["run", "More.java", "--format", "html"],
        &["flow", "Small.java", "-m", "f", "--high", "x", "--format", "json"],
    ];
    for command in commands {
        let answer = scratch.run(&[command, &["--color", "always"]].concat());
        assert!(!answer.out.contains('\x1b') && !answer.out.is_empty(), "{command:?}");
    }
    scratch.run(&["verify", "Mixed.java", "--color", "always", "--output", "report.txt"]);
    let written = std::fs::read_to_string(scratch.path().join("report.txt")).expect("written");
    assert!(written.contains("FAIL") && !written.contains('\x1b'), "{written:?}");
}

/// Runs in a terminal that `script` makes; none where there is no `script`.
fn in_a_terminal(scratch: &Scratch, arguments: &str, environment: &[(&str, &str)]) -> Option<String> {
    let command = format!("'{}' {arguments}", espalier(scratch.path()).get_program().to_string_lossy());
    let mut script = Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).current_dir(scratch.path()).env_remove("NO_COLOR").env("TERM", "xterm");
    let output = script.envs(environment.iter().copied()).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_terminal_gets_colors_unless_it_must_not() {
    let scratch = scratch();
    let command = "run Small.java -m f --quiet";
    let Some(out) = in_a_terminal(&scratch, command, &[]) else {
        eprintln!("there is no `script` here, so no terminal was tried");
        return;
    };
    assert!(out.contains(GREEN), "{out:?}");
    for (arguments, environment) in [
        (command.to_owned(), &[("NO_COLOR", "1")][..]),
        (command.to_owned(), &[("TERM", "dumb")]),
        (format!("{command} --color never"), &[]),
    ] {
        let out = in_a_terminal(&scratch, &arguments, environment).expect("it was there before");
        assert!(out.contains("returns") && !out.contains('\x1b'), "{arguments} {environment:?}: {out:?}");
    }
    let out = in_a_terminal(&scratch, &format!("{command} --color always"), &[("NO_COLOR", "1")]).expect("it was there before");
    assert!(out.contains(GREEN), "the option wins: {out:?}");
}
