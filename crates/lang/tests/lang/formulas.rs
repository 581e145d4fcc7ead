//! Temporal formulas over labels and program variables.

use lang::ltl::{Checked, Verdict};
use lang::machine::Machine;
use lang::search::Limits;
use lang::source::Source;

use crate::support::{content, load, machine, start, text};

fn check_on(machine: &mut Machine, program: &str, input: &str, condition: &str, formula: &str) -> Checked {
    let start = start(machine, program, input, condition);
    let value = machine.program(&Source::new("program", program)).expect("it parses");
    let limits = Limits { states: 2_000, ..Limits::default() };
    let checked = machine.check_formula(&start, &value, formula, &limits).unwrap_or_else(|problem| panic!("{}", problem.to_line()));
    checked.expect("the rules come to rest")
}

fn check(program: &str, input: &str, condition: &str, formula: &str) -> Verdict {
    check_on(&mut machine("imp"), program, input, condition, formula).verdict
}

#[test]
fn the_invariant_of_log_holds_at_its_label() {
    let mut machine = load(&text("imp/log.lang")).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)));
    let program = text("imp/log.imp");
    let holds = check_on(&mut machine, &program, "?a", "?a > 0 && ?a < 10", "[] (L -> logInv(a, x, k))");
    assert_eq!(holds.verdict, Verdict::Holds);
    let wrong = check_on(&mut machine, &program, "?a", "?a > 0 && ?a < 10", "[] (L -> logInv(a, x, k + 1))");
    assert_eq!(wrong.verdict, Verdict::Violated(()));
    let counterexample = wrong.counterexample.expect("a run");
    assert!(counterexample.is_confirmed);
    assert!(!counterexample.input.is_empty());
}

#[test]
fn a_state_is_split_where_a_proposition_is_open() {
    let program = "int x; x = read(); if (x < 100) { x = x + 1; } else { x = 0; }";
    let formula = "[] (x != 7)";
    let mut machine = machine("imp");
    let checked = check_on(&mut machine, program, "?n", "", formula);
    assert_eq!(checked.verdict, Verdict::Violated(()));
    let counterexample = checked.counterexample.expect("a run");
    assert!(counterexample.is_confirmed);
    let last = &counterexample.states.last().expect("states").1;
    let state = content(&machine, last, "state");
    assert!(state.contains("x |-> 7") || content(&machine, &counterexample.states[0].1, "state").contains("x |-> 7"), "{state}");
    assert_eq!(check(program, "?n", "?n > 7", formula), Verdict::Holds);
}

#[test]
fn final_states_repeat_for_ever() {
    let program = "int x; x = 1; if (x > 0) { x = 2; }";
    assert_eq!(check(program, "", "", "<> [] (x == 2)"), Verdict::Holds);
    assert_eq!(check(program, "", "", "[] <> (x == 1)"), Verdict::Violated(()));
    assert_eq!(check(program, "", "", "(x == 1) U (x == 2)"), Verdict::Holds);
    assert_eq!(check(program, "", "", "X (x == 2)"), Verdict::Holds);
    assert_eq!(check(program, "", "", "(x == 1) W false"), Verdict::Violated(()));
}

#[test]
fn a_loop_that_never_ends_violates_liveness() {
    let program = "int x, n; n = read(); while (n > 0) { x = 1 - x; } x = 5;";
    assert_eq!(check(program, "?n", "", "<> (x == 5)"), Verdict::Violated(()));
    assert_eq!(check(program, "?n", "?n <= 0", "<> (x == 5)"), Verdict::Holds);
    assert_eq!(check(program, "?n", "?n > 0", "[] <> (x == 1)"), Verdict::Holds);
}

#[test]
fn an_infinite_path_that_no_input_takes_is_no_counterexample() {
    // Every prefix of the path through the loop has an input, the path as a whole has none: unknown, never violated.
    let verdict = check(&text("imp/sum.imp"), "?n", "", "<> (n <= 0)");
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
}

#[test]
fn stuck_inputs_stay_where_they_are() {
    assert_eq!(check(&text("imp/divide.imp"), "?x", "", "[] (y == 0)"), Verdict::Violated(()));
    assert_eq!(check(&text("imp/divide.imp"), "?x", "?x == 0", "[] (y == 0)"), Verdict::Holds);
}

#[test]
fn unknown_propositions_are_errors() {
    let mut machine = machine("imp");
    let program = text("imp/log.imp");
    let start = start(&mut machine, &program, "3", "");
    let value = machine.program(&Source::new("program", &program)).expect("it parses");
    for (formula, wanted) in [("[] (M -> x > 0)", "M"), ("[] (zz > 0)", "zz > 0"), ("[] (", "proposition"), ("[] x > 0 )", "fit")] {
        let problem = machine.check_formula(&start, &value, formula, &Limits::default()).err().unwrap_or_else(|| panic!("{formula}"));
        assert!(problem.to_line().contains(wanted), "{formula}: {}", problem.to_line());
    }
}

#[test]
fn formulas_about_threads() {
    let check = |program: &str, formula: &str| check_on(&mut machine("simple"), program, "", "", formula);
    let race = "int x; void main() { int t = spawn { x = x + 1; }; x = x + 1; join t; }";
    let lost = check(race, "[] (x <= 1)");
    assert_eq!(lost.verdict, Verdict::Violated(()), "both threads may be in time");
    assert!(lost.counterexample.is_some_and(|run| run.is_confirmed));
    assert_eq!(check(race, "<> (x == 2)").verdict, Verdict::Violated(()), "an update may be lost");
    assert_eq!(check(race, "<> (x == 1)").verdict, Verdict::Holds);
    let guarded = "int x; void main() { int t = spawn { acquire 1; x = x + 1; release 1; }; acquire 1; x = x + 1; release 1; join t; }";
    assert_eq!(check(guarded, "<> [] (x == 2)").verdict, Verdict::Holds);
}

#[test]
fn the_first_violating_path_need_not_be_the_one_that_runs() {
    // The path that stays in the loop has no input as a whole; another one ends with the wrong value.
    let program = "int n, s; n = read(); while (n > 0) { n = n - 1; } if (n < 0 - 3) { s = 1; }";
    assert_eq!(check(program, "?n", "?n < 3", "<> (s == 1)"), Verdict::Violated(()));
}

#[test]
fn propositions_do_not_divide_by_zero() {
    let program = "int x, y; x = read(); if (x > 0) { y = 1; } else { y = 2; }";
    assert_eq!(check(program, "?n", "?n != 0", "[] (10 / x <= 10)"), Verdict::Holds);
    assert_eq!(check(program, "?n", "", "[] (10 / x >= 0 || x < 0)"), Verdict::Violated(()), "10 / 0 is nothing");
}

#[test]
fn formulas_that_are_valid_hold() {
    let program = "int x; x = 1; if (x > 0) { x = 2; }";
    for formula in
        ["(x == 1) -> (x == 1)", "x == 1 -> x == 1", "[] ((x == 1) -> (x == 1))", "X ((x == 5) -> (x == 5))", "(x == 7) || !(x == 7)"]
    {
        assert_eq!(check(program, "", "", formula), Verdict::Holds, "{formula}");
        assert_eq!(check("int x, n; n = read(); while (n > 0) { x = x + 1; }", "?n", "", formula), Verdict::Holds, "{formula}");
    }
    assert_eq!(check(program, "", "", "(x == 1) -> (x == 2)"), Verdict::Violated(()));
    assert_eq!(check(program, "", "", "!((x == 1) -> (x == 1))"), Verdict::Violated(()));
}

#[test]
fn a_bad_prefix_needs_no_end_of_the_run() {
    let counter = "int x; while (x >= 0) { x = x + 1; }";
    let mut machine = machine("imp");
    let checked = check_on(&mut machine, counter, "", "", "[] (x < 50)");
    assert_eq!(checked.verdict, Verdict::Violated(()));
    let run = checked.counterexample.expect("a run");
    assert!(run.is_confirmed && run.cycle.is_none(), "whatever follows");
    assert!(content(&machine, &run.states.last().expect("states").1, "state").contains("x |-> 50"));
    for formula in ["[] (x < 50) && <> (x > 3)", "(x < 50) W (x > 100)", "X X (x == 0)", "[] (x == 3 -> X (x == 3))", "(x < 10) U (x > 50)"]
    {
        assert_eq!(check(counter, "", "", formula), Verdict::Violated(()), "{formula}");
    }
    // Symbolic input: the prefix has a run of its own.
    let symbolic = "int x, n; n = read(); while (x < n + 100) { x = x + 1; n = n + 1; }";
    assert_eq!(check(symbolic, "?n", "", "[] (x < 20)"), Verdict::Violated(()));
    // What no prefix decides is still unknown on a run without end.
    for formula in ["[] (x >= 0)", "<> (x < 0)", "[] <> (x == 7)"] {
        assert!(matches!(check(counter, "", "", formula), Verdict::Unknown(_)), "{formula}");
    }
    // A prefix that decides for the formula is no violation.
    assert_eq!(check(counter, "", "", "<> (x > 10)"), Verdict::Holds);
}

#[test]
fn states_that_repeat_are_the_last_ones_only() {
    let program = "int x; x = 1; if (x > 0) { x = 2; } if (x > 0) { x = 3; }";
    // Two steps, not one that is waited for: only final states stutter.
    assert_eq!(check(program, "", "", "X (x == 1)"), Verdict::Violated(()));
    assert_eq!(check(program, "", "", "X X (x == 3)"), Verdict::Holds);
    assert_eq!(check(program, "", "", "X X X X (x == 3)"), Verdict::Holds);
    assert_eq!(check(program, "", "", "[] (x == 3 -> X (x == 3))"), Verdict::Holds);
    assert_eq!(check(program, "", "", "<> (x == 2 && X (x == 2))"), Verdict::Violated(()));
}
