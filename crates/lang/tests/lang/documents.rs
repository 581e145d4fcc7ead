//! The programs of Arusoaie, Lucanu, Rusu 2014, §3 and appendix, with their numbers.

use lang::end::End;
use lang::search::Limits;

use crate::support::{condition, contents, ends, machine, matching, numbers, search, search_from, start, text};

#[test]
fn sum_of_ten_is_55_without_a_solver() {
    let mut machine = machine("imp");
    let found = search(&mut machine, &text("imp/sum.imp"), "10", "");
    assert_eq!(contents(&machine, &found, "out"), [r#""Sum = 55\n""#]);
    assert_eq!(contents(&machine, &found, "state"), ["n |-> 0, s |-> 55"]);
    assert_eq!(contents(&machine, &found, "k"), ["."]);
    assert_eq!(machine.solver.stats().queries, 0, "concrete input asks no solver");
}

#[test]
fn the_third_sum_is_at_state_6() {
    let mut machine = machine("imp");
    let start = start(&mut machine, &text("imp/sum.imp"), "?n", "");
    let found = search_from(&mut machine, &start, Limits { bound: Some(3), ..Limits::default() });
    assert_eq!(numbers(&found), [2, 4, 6], "the path with n <= 0 is the first");
    assert_eq!(contents(&machine, &found, "state"), ["n |-> ?n, s |-> 0", "n |-> ?n - 1, s |-> ?n", "n |-> ?n - 2, s |-> 2 * ?n - 1"]);
    assert_eq!(condition(&machine, &found, 6), "?n > 0 && ?n > 1 && ?n <= 2");
    assert!(found.is_bounded && !found.is_exhaustive());
}

#[test]
fn log_has_four_solutions_at_2_6_10_13() {
    let mut machine = machine("imp");
    let found = search(&mut machine, &text("imp/log.imp"), "?a", "?a > 0 && ?a < 10");
    assert_eq!(numbers(&found), [2, 6, 10, 13]);
    assert_eq!(found.states.len(), 14);
    let states = contents(&machine, &found, "state");
    for (k, state) in states.iter().enumerate() {
        assert!(state.contains(&format!("k |-> {k}")), "{state}");
    }
    assert!(found.is_exhaustive() && found.residuals.is_empty());
}

#[test]
fn init_arrays_has_seven_solutions_and_no_error() {
    let mut machine = machine("simple");
    let input = "?n, ?j, ?x, ?a1, ?a2, ?a3";
    let found = search(&mut machine, &text("simple/init-arrays.simple"), input, "?n > 0");
    assert_eq!(found.solutions.len(), 7);
    assert_eq!(ends(&found).iter().filter(|end| **end == Some(End::Stuck)).count(), 1, "the fourth read() has no input");
    assert!(contents(&machine, &found, "out").iter().all(|out| out == "\"\""));
    // One group of stuck inputs for each n <= 3: j out of bounds, on either side.
    assert_eq!(found.residuals.len(), 3);
    for residual in &found.residuals {
        let text = term::display(&machine.terms, residual.condition);
        assert!(text.contains("?j < 0") && text.contains("?n <= ?j"), "{text}");
    }
    assert!(found.is_exhaustive());
}

#[test]
fn an_error_is_found_where_there_is_one() {
    // The bounds of the paper without `0 <= j`: the verdict flips for j = -1.
    let wrong = text("simple/init-arrays.simple").replace("i > j", "i >= j");
    let mut machine = machine("simple");
    let found = matching(&mut machine, &wrong, "1, 0, 5, 7", r#"<out> "error" </out>"#);
    assert_eq!(found.solutions.len(), 1);
}

#[test]
fn lists_tell_when_they_differ() {
    let mut machine = machine("kool");
    let program = text("kool/lists.kool");
    assert_eq!(search(&mut machine, &program, "?e1, ?e2, ?x", "").solutions.len(), 4);
    let found = matching(&mut machine, &program, "?e1, ?e2, ?x", r#"<out> "error\n" </out>"#);
    assert_eq!(found.solutions.len(), 1);
    let condition = condition(&machine, &found, found.solutions[0].state);
    assert!(condition.contains("?e1 == ?x") && condition.contains("?e1 != ?e2"), "{condition}");
    let vacuous = matching(&mut machine, &program, "?e1, ?e2, ?x", r#"<out> "error" </out>"#);
    assert!(vacuous.solutions.is_empty(), "contents are compared whole");
}

#[test]
fn ordered_lists_never_differ() {
    let mut machine = machine("kool");
    let program = text("kool/ordered-lists.kool");
    let found = search(&mut machine, &program, "?e1, ?e2, ?x", "");
    assert_eq!(found.solutions.len(), 11);
    assert!(found.is_exhaustive());
    assert!(contents(&machine, &found, "out").iter().all(|out| out == "\"\""));
}

#[test]
fn partial_rules_leave_a_residual() {
    let mut machine = machine("imp");
    let found = search(&mut machine, &text("imp/divide.imp"), "?x", "");
    assert_eq!(ends(&found), [Some(End::Finished)]);
    assert_eq!(condition(&machine, &found, found.solutions[0].state), "?x != 0");
    assert_eq!(found.residuals.len(), 1);
    assert_eq!(term::display(&machine.terms, found.residuals[0].condition), "?x == 0");
}
