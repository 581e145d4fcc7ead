//! Abstract execution: the catalogue, sequences of n statements, the search for preconditions.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use workbench::{EquivOptions, check_refactorings, equiv, refactoring_names};

use crate::compare::processor_seconds;
use crate::report;

/// Turns of a measurement; the best counts.
const TURNS: usize = 3;

/// Everything that has to be reached, and a table of the catalogue.
pub(crate) fn all(binaries: &Path, directory: &Path) {
    let looping = catalogue();
    sequences(&binaries.join("espalier"), directory);
    preconditions(&looping);
}

/// The whole catalogue twice: the second time the process is warm. The names of refactorings with loops.
fn catalogue() -> BTreeSet<String> {
    let names = refactoring_names();
    let warm = check_refactorings(&names, false).expect("the catalogue is read");
    let start = Instant::now();
    let checked = check_refactorings(&names, false).expect("the catalogue is read");
    let whole = start.elapsed().as_secs_f64();
    drop(warm);
    let (mut plain, mut loops, mut looping) = (0.0_f64, 0.0_f64, BTreeSet::new());
    for entry in &checked.entries {
        let times = entry.wrong.iter().filter_map(|wrong| wrong.time_ms).map(|time| format!("{time:.0}"));
        let time = entry.time_ms.unwrap_or(0.0);
        println!("| `{}` | {time:.0} | {} |", entry.name, times.collect::<Vec<_>>().join(", "));
        if entry.method.is_some() {
            looping.insert(entry.name.clone());
        }
        let slowest = if entry.method.is_some() { &mut loops } else { &mut plain };
        *slowest = slowest.max(time);
    }
    report("the slowest refactoring without loops", plain, "at most", 50.0, "ms");
    report("the slowest refactoring with loops", loops, "at most", 500.0, "ms");
    report("the catalogue with its unsafe variations", whole, "at most", 5.0, "s");
    looping
}

/// n abstract statements against themselves with the first two swapped, in processor time.
fn sequences(binary: &Path, directory: &Path) {
    let mut times = Vec::new();
    for n in [50, 100, 200] {
        let path = directory.join(format!("sequence-{n}.toml"));
        std::fs::write(&path, sequence(n)).expect("writable");
        let decided = equiv(&path, &EquivOptions::default()).expect("the model is read");
        assert_eq!(decided.answer.verdict.name(), "proved", "n = {n}");
        let arguments = ["equiv".to_owned(), path.display().to_string()];
        let turns = (0..TURNS).map(|_| processor_seconds(binary, &arguments));
        let time = turns.fold(f64::MAX, f64::min);
        println!("{n} abstract statements: {time:.2} s");
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

/// `--infer` on every refactoring; for those with loops, the command may stop before everything was looked at.
fn preconditions(looping: &BTreeSet<String>) {
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
            if !looping.contains(name) {
                slowest = slowest.max(time);
            }
        }
    }
    report("the slowest search for preconditions without loops", slowest, "at most", 10.0, "s");
}
