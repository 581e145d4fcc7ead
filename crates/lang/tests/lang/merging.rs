//! Merging where paths have the same continuation: nothing is lost, nothing is invented, and less is explored.

use lang::end::End;
use lang::machine::Machine;
use lang::search::{Found, Limits, Question, SearchGoal};
use lang::session::Start;
use merge::{MergeStatistics, Merger, Mode};

use crate::support::{contents, machine, search_from, start, text};
use crate::theorems::{concrete, imp, model, simple};

/// Programs per language.
const PROGRAMS: u64 = 40;

fn merged(machine: &mut Machine, start: &Start, mode: &str) -> (Found, MergeStatistics) {
    let mode: Mode = mode.parse().expect("a mode");
    let mut merger = Merger::new(mode.policy().expect("not off"));
    let limits = Limits { states: 20_000, ..Limits::default() };
    let question = Question { pattern: None, places: SearchGoal::Final, limits };
    let found = machine.search_merged(start, &question, &mut merger).expect("the rules come to rest");
    (found, merger.totals)
}

/// How many solutions and stuck inputs have this input; each has to end as the concrete run does.
fn endings(machine: &mut Machine, start: &Start, found: &Found, values: &[i64], program: &str) -> usize {
    let model = model(machine, start, values);
    let (state, end, _) = concrete(machine, start, &model);
    let mut n_endings = 0;
    for solution in &found.solutions {
        let reached = &found.states[solution.state as usize];
        if model.satisfies(&machine.terms, &found.paths.conjuncts(reached.path)) {
            n_endings += 1;
            assert_eq!(reached.end, end, "{values:?} in\n{program}");
            let ends_in = reached.configuration.clone();
            assert_eq!(machine.instance_of_state(&ends_in, &model).as_ref(), Some(&state), "{values:?} in\n{program}");
        }
    }
    for residual in &found.residuals {
        let mut conjuncts = found.paths.conjuncts(found.states[residual.state as usize].path);
        conjuncts.push(residual.condition);
        if model.satisfies(&machine.terms, &conjuncts) {
            n_endings += 1;
            assert_eq!(end, Some(End::Stuck), "{values:?} in\n{program}");
        }
    }
    n_endings
}

fn same_behaviours(language: &str, write: fn(u64) -> String, mode: &str) -> u32 {
    let mut n_merges = 0;
    for seed in 0..PROGRAMS {
        let program = write(seed);
        let mut machine = machine(language);
        let start = start(&mut machine, &program, "?u, ?v", "");
        let apart = search_from(&mut machine, &start, Limits { states: 3_000, ..Limits::default() });
        let (together, totals) = merged(&mut machine, &start, mode);
        n_merges += totals.merges;
        assert!(apart.is_exhaustive() && together.is_exhaustive(), "{:?} {:?}\n{program}", apart.limits, together.limits);
        assert!(together.solutions.len() <= apart.solutions.len(), "{program}");
        assert!(totals.checks.obligations >= 2 * totals.merges, "one obligation per partner");
        for u in -3..4 {
            for v in -3..4 {
                assert_eq!(endings(&mut machine, &start, &apart, &[u, v], &program), 1, "unmerged, {u} {v} in\n{program}");
                assert_eq!(endings(&mut machine, &start, &together, &[u, v], &program), 1, "merged, {u} {v} in\n{program}");
            }
        }
    }
    n_merges
}

#[test]
fn merged_imp_behaves_as_before() {
    assert!(same_behaviours("imp", imp, "ite") > 0);
}

#[test]
fn merged_simple_behaves_as_before() {
    assert!(same_behaviours("simple", simple, "ite") > 0);
}

#[test]
fn merging_where_it_pays_behaves_as_before() {
    same_behaviours("imp", imp, "auto");
    same_behaviours("simple", simple, "auto");
}

fn branches(n: usize) -> String {
    let one = |i: usize| format!("if (x > {i}) {{ y = y + x; }} else {{ y = y - x; }}");
    format!("int x, y; x = read(); {}", (0..n).map(one).collect::<Vec<_>>().join(" ") + " print(y);")
}

#[test]
fn branches_in_a_row_cost_one_path() {
    let nodes = |n: usize| {
        let mut machine = machine("imp");
        let start = start(&mut machine, &branches(n), "?x", "");
        let (found, totals) = merged(&mut machine, &start, "auto");
        assert!(found.is_exhaustive() && found.residuals.is_empty());
        assert_eq!((found.solutions.len(), totals.merges as usize), (1, n));
        let last = &found.states[found.solutions[0].state as usize];
        assert!(found.paths.conjuncts(last.path).is_empty(), "all paths together are no condition");
        found.states.len()
    };
    assert_eq!(nodes(20) - nodes(10), 10 * (nodes(11) - nodes(10)), "nodes grow by the same number with every branch");
}

#[test]
fn constants_are_not_hidden_where_merging_has_to_pay() {
    let program = "int x, y; x = read(); if (x > 0) { y = 1; } else { y = 2; } if (y > 1) { y = 7; }";
    let mut machine = machine("imp");
    let start = start(&mut machine, program, "?x", "");
    assert_eq!(merged(&mut machine, &start, "auto").1.merges, 0);
    let (found, totals) = merged(&mut machine, &start, "ite");
    assert_eq!((found.solutions.len(), totals.merges), (1, 2));
}

#[test]
fn exits_of_a_loop_are_one_path() {
    let mut machine = machine("imp");
    let start = start(&mut machine, &text("imp/log.imp"), "?a", "?a > 0 && ?a < 10");
    let (found, _) = merged(&mut machine, &start, "ite");
    assert_eq!(found.solutions.len(), 1, "{:?}", contents(&machine, &found, "state"));
    for a in 1..10 {
        assert_eq!(endings(&mut machine, &start, &found, &[a], "log.imp"), 1);
    }
}

#[test]
fn operators_that_forget_do_not_lose_runs() {
    for mode in ["fresh", "sign", "intervals", "disjunction", "ite2", "selector"] {
        let mut machine = machine("imp");
        let start = start(&mut machine, &branches(3), "?x", "");
        let (found, totals) = merged(&mut machine, &start, mode);
        assert!(found.is_exhaustive() && totals.merges > 0, "{mode}");
        assert_eq!(found.solutions.len(), 1, "{mode}");
        let is_exact = matches!(mode, "ite2" | "selector");
        assert_eq!(found.states[found.solutions[0].state as usize].is_certain, is_exact, "{mode}");
    }
    let mut machine = machine("imp");
    let start = start(&mut machine, &branches(3), "?x", "");
    let (found, _) = merged(&mut machine, &start, "select");
    assert!(!found.is_exhaustive(), "paths were dropped, and that is said");
}

#[test]
fn states_that_differ_in_more_than_data_stay_apart() {
    // One path declares a variable that the other does not have.
    let program = "int x; x = read(); if (x > 0) { int y; y = 1; } else { x = 2; } x = 3;";
    let mut machine = machine("imp");
    let start = start(&mut machine, program, "?x", "");
    let (found, totals) = merged(&mut machine, &start, "ite");
    assert_eq!((found.solutions.len(), totals.merges), (2, 0));
}

#[test]
fn loops_without_a_bound_end_at_a_depth() {
    let mut machine = machine("imp");
    let start = start(&mut machine, &text("imp/sum.imp"), "?n", "");
    let mut merger = Merger::new("ite".parse::<Mode>().expect("a mode").policy().expect("not off"));
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let found =
        machine.search_merged(&start, &Question { pattern: None, places: SearchGoal::Final, limits }, &mut merger).expect("the rules rest");
    assert_eq!(found.solutions.len(), 1, "all that leave the loop in time are one");
    assert!(found.limits.iter().any(|limit| limit.contains("depth")), "{:?}", found.limits);
    for n in -2..5 {
        assert_eq!(endings(&mut machine, &start, &found, &[n], "sum.imp"), 1, "{n}");
    }
}

#[test]
fn interleavings_with_one_end_are_one_solution() {
    let mut machine = machine("simple");
    let start = start(&mut machine, &text("simple/race.simple"), "", "");
    let (found, _) = merged(&mut machine, &start, "ite");
    let mut outs = contents(&machine, &found, "out");
    outs.sort();
    outs.dedup();
    assert_eq!(outs, ["\"1\"", "\"2\""]);
    assert_eq!(found.solutions.len(), search_from(&mut machine, &start, Limits::default()).solutions.len());
}
