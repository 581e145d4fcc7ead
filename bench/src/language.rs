//! Language definitions: loading, rewriting on constants and on symbols, and what a step must not depend on.

use std::fmt::Write;
use std::time::Instant;

use lang::machine::Machine;
use lang::search::{Limits, Question, SearchGoal};
use lang::session::{RunTexts, Start};
use lang::shipped;
use lang::source::Source;

use crate::report;

const SUM: &str = "int n, s; n = read(); s = 0; while (n > 0) { s = s + n; n = n - 1; } print(\"Sum = \", s, \"\\n\");";

/// The input of measurements that are compared with each other.
const SHORT: &str = "20000";

/// Runs of every measurement; the best counts.
const RUNS: usize = 3;

fn load(text: &str) -> Machine {
    Machine::load(&Source::new("bench.lang", text), &|_| None).unwrap_or_else(|problems| panic!("{}", problems[0].to_line()))
}

fn imp() -> String {
    shipped::find("imp").expect("shipped").text.to_string()
}

fn start(machine: &mut Machine, program: &str, input: &str) -> Start {
    let given = RunTexts { input: Some(input.to_owned()), ..RunTexts::default() };
    machine.start(&Source::new("bench", program), &given).unwrap_or_else(|problem| panic!("{}", problem.to_line()))
}

pub(crate) fn measure() {
    loading();
    let plain = concrete(&imp(), SUM, "100000");
    report("concrete rewriting, IMP sum to 100,000", plain, "at least", 200_000.0, "rules/s");
    symbolic();
    unrelated_rules();
    untouched_cells();
}

fn loading() {
    for name in shipped::names() {
        let source = shipped::find(name).expect("shipped");
        let mut best = f64::MAX;
        for _ in 0..5 {
            let started = Instant::now();
            let machine = load(&source.text);
            best = best.min(started.elapsed().as_secs_f64());
            drop(machine);
        }
        report(&format!("loading {name}"), best * 1000.0, "at most", 50.0, "ms");
    }
}

/// Rules per second on a concrete input.
fn concrete(definition: &str, program: &str, input: &str) -> f64 {
    let mut machine = load(definition);
    let mut best: f64 = 0.0;
    for _ in 0..RUNS {
        let start = start(&mut machine, program, input);
        let (before, started) = (machine.applications, Instant::now());
        let (found, _) = machine.run(&start, Limits::default()).expect("the rules come to rest");
        assert_eq!(found.solutions.len(), 1, "one end");
        best = best.max((machine.applications - before) as f64 / started.elapsed().as_secs_f64());
    }
    assert_eq!(machine.solver.stats().queries, 0, "concrete input asks no solver");
    best
}

/// Rules per second on a symbolic input, without the time of the solver.
fn symbolic() {
    let mut best: f64 = 0.0;
    for _ in 0..RUNS {
        let mut machine = load(&imp());
        let start = start(&mut machine, SUM, "?n");
        let started = Instant::now();
        let question = Question { pattern: None, places: SearchGoal::Final, limits: Limits { bound: Some(400), ..Limits::default() } };
        let found = machine.search(&start, &question).expect("the rules come to rest");
        assert_eq!(found.solutions.len(), 400);
        let outside = started.elapsed().saturating_sub(machine.solver.stats().time).as_secs_f64();
        best = best.max(machine.applications as f64 / outside);
    }
    report("symbolic rewriting outside the solver", best, "at least", 20_000.0, "rules/s");
}

/// As many rules again that cannot match.
fn unrelated_rules() {
    let definition = imp();
    let n_rules = definition.matches("\nrule ").count();
    let mut doubled = definition.replace("endmodule", "");
    for i in 0..n_rules {
        let _ = writeln!(doubled, "syntax Stmt ::= \"idle{i}\" AExp \";\" [seqstrict]\nrule idle{i} I:Int; => print(I, .AExps);");
    }
    let (plain, more) = interleaved((&definition, SUM, SHORT), (&doubled, SUM, SHORT));
    println!("{n_rules} rules: {plain:.0} rules/s; twice as many: {more:.0} rules/s");
    report("time with twice the rules / without", plain / more, "at most", 1.1, "×");
}

/// A cell that nobody touches, with a thousand values; and a thousand variables more in the cell that the loop works on.
fn untouched_cells() {
    let inputs = format!("{SHORT}{}", ", 1".repeat(1_000));
    let (plain, more) = interleaved((&imp(), SUM, SHORT), (&imp(), SUM, &inputs));
    println!("1 value in an untouched cell: {plain:.0} rules/s; 1,001 values: {more:.0} rules/s");
    report("time with 1,000 more values in an untouched cell / without", plain / more, "at most", 1.1, "×");
    let names: Vec<String> = (0..1_000).map(|i| format!("v{i}")).collect();
    let large = format!("int {}; {SUM}", names.join(", "));
    let (plain, more) = interleaved((&imp(), SUM, SHORT), (&imp(), &large, SHORT));
    println!("2 variables: {plain:.0} rules/s; 1,002 variables: {more:.0} rules/s");
    report("time with 1,000 more variables / without", plain / more, "at most", 2.0, "×");
}

/// Two measurements of definition, program and input by turns, so that both see the same machine; the best of each.
fn interleaved(a: (&str, &str, &str), b: (&str, &str, &str)) -> (f64, f64) {
    let mut best = (0.0_f64, 0.0_f64);
    for _ in 0..RUNS {
        best.0 = best.0.max(concrete(a.0, a.1, a.2));
        best.1 = best.1.max(concrete(b.0, b.1, b.2));
    }
    best
}
