//! The other shipped languages: threads, locks, exceptions, objects, continuations, a compiler.

use std::collections::BTreeSet;

use crate::support::{condition, contents, machine, matching, search, text};

fn outputs(language: &str, program: &str, input: &str, cell: &str) -> BTreeSet<String> {
    let mut machine = machine(language);
    let found = search(&mut machine, &text(program), input, "");
    assert!(found.is_exhaustive(), "{:?}", found.limits);
    contents(&machine, &found, cell).into_iter().collect()
}

#[test]
fn threads_interleave() {
    let expected = BTreeSet::from(["\"1\"".to_owned(), "\"2\"".to_owned()]);
    assert_eq!(outputs("simple", "simple/race.simple", "", "out"), expected, "an update can be lost");
}

#[test]
fn locks_exclude() {
    assert_eq!(outputs("simple", "simple/lock.simple", "", "out"), BTreeSet::from(["\"2\"".to_owned()]));
}

#[test]
fn exceptions_are_caught() {
    let mut machine = machine("simple");
    let found = search(&mut machine, &text("simple/exception.simple"), "?a, ?b", "");
    let outs = contents(&machine, &found, "out");
    assert_eq!(outs.len(), 2, "{outs:?}");
    let caught = outs.iter().position(|out| out.contains("caught")).expect("one path throws");
    assert_eq!(condition(&machine, &found, found.solutions[caught].state), "?b == 0");
    assert!(found.residuals.is_empty(), "the division is guarded");
}

#[test]
fn max_of_three_with_one_unknown_has_three_paths() {
    let mut machine = machine("simple");
    let found = search(&mut machine, &text("simple/max3.simple"), "3, ?x, 8", "");
    assert_eq!(found.solutions.len(), 3);
}

#[test]
fn methods_are_dispatched_by_the_object() {
    let expected = r#""" + ?n * ?n * 2"#;
    let found = outputs("kool", "kool/shapes.kool", "?n", "out");
    assert_eq!(found.len(), 1, "{found:?} {expected}");
    assert_eq!(outputs("kool", "kool/shapes.kool", "3", "out"), BTreeSet::from(["\"18 true 3\"".to_owned()]));
}

#[test]
fn functions_references_and_continuations() {
    assert_eq!(outputs("lambda", "lambda/factorial.lambda", "5", "k"), BTreeSet::from(["120".to_owned()]));
    assert_eq!(outputs("lambda", "lambda/escape.lambda", "", "k"), BTreeSet::from(["6".to_owned()]));
    assert_eq!(outputs("lambda", "lambda/counter.lambda", "?s", "k"), BTreeSet::from(["?s + 6".to_owned()]));
}

#[test]
fn compiled_programs_agree_with_their_source() {
    for (program, input, condition) in
        [("imp/log.imp", "?a", "?a > 0 && ?a < 10"), ("imp/sum.imp", "?n", "?n < 4"), ("imp/divide.imp", "?x", "")]
    {
        let mut machine = machine("stack");
        let found = search(&mut machine, &text(program), input, condition);
        assert!(found.is_exhaustive(), "{:?}", found.limits);
        let verdicts: BTreeSet<String> = contents(&machine, &found, "verdict").into_iter().collect();
        assert_eq!(verdicts, BTreeSet::from(["\"agree\"".to_owned()]), "{program}");
    }
}

#[test]
fn a_wrong_compiler_is_found_out() {
    let wrong =
        lang::shipped::find("stack").expect("shipped").text.replace("both(A, B) ListItem(subtract)", "both(B, A) ListItem(subtract)");
    let mut machine = crate::support::load(&wrong).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)));
    let found = matching(&mut machine, &text("imp/sum.imp"), "3", r#"<verdict> "disagree" </verdict>"#);
    assert_eq!(found.solutions.len(), 1);
}

#[test]
fn definitions_are_short() {
    for name in lang::shipped::names() {
        let text = lang::shipped::find(name).expect("shipped").text;
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with("//")).count();
        assert!(lines < 400, "{name} has {lines} lines");
    }
}
