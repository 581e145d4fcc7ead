//! Abstract execution: the catalogue, sequences of n statements, the search for preconditions.

use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use workbench::{EquivOptions, check_refactorings, equiv, refactoring_names};

use crate::report;

/// Everything that has to be reached, and a table of the catalogue.
pub(crate) fn all(directory: &Path) {
    catalogue();
    sequences(directory);
    preconditions();
}

/// The whole catalogue twice: the second time the process is warm.
fn catalogue() {
    let names = refactoring_names();
    let warm = check_refactorings(&names, false).expect("the catalogue is read");
    let start = Instant::now();
    let checked = check_refactorings(&names, false).expect("the catalogue is read");
    let whole = start.elapsed().as_secs_f64();
    drop(warm);
    let (mut plain, mut loops) = (0.0_f64, 0.0_f64);
    for entry in &checked.entries {
        let times = entry.wrong.iter().filter_map(|wrong| wrong.time_ms).map(|time| format!("{time:.0}"));
        let time = entry.time_ms.unwrap_or(0.0);
        println!("| `{}` | {time:.0} | {} |", entry.name, times.collect::<Vec<_>>().join(", "));
        let slowest = if entry.method.is_some() { &mut loops } else { &mut plain };
        *slowest = slowest.max(time);
    }
    report("the slowest refactoring without loops", plain, "at most", 50.0, "ms");
    report("the slowest refactoring with loops", loops, "at most", 500.0, "ms");
    report("the catalogue with its unsafe variations", whole, "at most", 5.0, "s");
}

/// n abstract statements against themselves with the first two swapped.
fn sequences(directory: &Path) {
    let mut times = Vec::new();
    for n in [50, 100, 200] {
        let path = directory.join(format!("sequence-{n}.toml"));
        std::fs::write(&path, sequence(n)).expect("writable");
        let start = Instant::now();
        let decided = equiv(&path, &EquivOptions::default()).expect("the model is read");
        let time = start.elapsed().as_secs_f64();
        println!("{n} abstract statements: {} in {time:.2} s", decided.answer.verdict.name());
        assert_eq!(decided.answer.verdict.name(), "proved", "n = {n}");
        times.push(time);
    }
    report("200 abstract statements against 50, quadratic is 16", times[2] / times[0], "at most", 16.0, "times");
}

fn sequence(n: usize) -> String {
    let statement = |number: usize| {
        let quiet = if number < 2 { " exceptional_behavior requires false; return_behavior requires false;" } else { "" };
        format!("/*@ assignable f{number}; accessible g{number};{quiet} */\n\\abstract_statement P{number};\n")
    };
    let sets: Vec<String> = (0..n).flat_map(|number| [format!("'f{number}'"), format!("'g{number}'")]).collect();
    let rest: String = (2..n).map(statement).collect();
    let mut text = format!("location_sets = [{}]\n", sets.join(", "));
    text.push_str("constraints = ['\\disjoint(f0, f1)', '\\disjoint(f0, g1)', '\\disjoint(f1, g0)']\n");
    let _ = write!(text, "left = '''\n{}{}{rest}'''\nright = '''\n{}{}{rest}'''\n", statement(0), statement(1), statement(1), statement(0));
    text
}

/// `--infer` on every refactoring without loops.
fn preconditions() {
    let mut slowest = 0.0_f64;
    for name in refactoring_names() {
        let path = format!("refactorings/{name}.toml");
        let options = EquivOptions { infers: true, ..EquivOptions::default() };
        let start = Instant::now();
        let decided = equiv(Path::new(&path), &options).expect("the model is read");
        let time = start.elapsed().as_secs_f64();
        if let Some(found) = decided.answer.preconditions.filter(|found| found.reason.is_none()) {
            let all = if found.complete { "all" } else { "at least" };
            println!("{name}: {all} {} minimal sets of {} candidates, {time:.1} s", found.minimal, found.candidates);
            slowest = slowest.max(time);
        }
    }
    report("the slowest search for preconditions", slowest, "at most", 10.0, "s");
}
