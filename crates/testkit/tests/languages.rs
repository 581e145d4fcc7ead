//! Java as a peer of the defined languages: programs of a common subset (integers, if, while, arrays) run through IMP's or SIMPLE's
//! rules and through Java's semantics have the same paths and the same results.

use engine::{Budget, NodeKind};
use lang::end::End;
use lang::machine::Machine;
use lang::search::{Found, Limits, Question, SearchGoal};
use lang::session::{RunTexts, Start};
use lang::show::Printer;
use lang::source::Source;
use machine::concrete::{Ints, Limits as Fuel, execute};
use machine::input::{Datum, Input, Outcome};
use num_bigint::BigInt;
use workbench::{Run, RunOptions};

const PROGRAMS: u64 = 30;

/// Writes statements that mean the same in all three languages.
struct Writer {
    random: fastrand::Rng,
    has_arrays: bool,
}

impl Writer {
    fn expression(&mut self, depth: u32) -> String {
        let choices = if depth == 0 { 2 } else { 5 };
        match self.random.u32(..choices) {
            0 => self.random.u32(..4).to_string(),
            1 => ["x", "y"][self.random.usize(..2)].to_owned(),
            n => format!("({} {} {})", self.expression(depth - 1), ["+", "-", "*"][n as usize - 2], self.expression(depth - 1)),
        }
    }

    fn block(&mut self, depth: u32) -> String {
        (0..self.random.usize(1..3)).map(|_| self.statement(depth)).collect::<Vec<_>>().join(" ")
    }

    fn statement(&mut self, depth: u32) -> String {
        let target = ["x", "y"][self.random.usize(..2)];
        match if depth == 0 { 0 } else { self.random.u32(..6) } {
            2 => format!("{target} = {} / {};", self.expression(1), ["x", "y"][self.random.usize(..2)]),
            3 => {
                let operator = ["<", "<=", "==", "!="][self.random.usize(..4)];
                let (left, right) = (self.expression(1), self.expression(0));
                format!("if ({left} {operator} {right}) {{ {} }} else {{ {} }}", self.block(depth - 1), self.block(depth - 1))
            }
            4 => format!("i = 0; while (i < 2) {{ {target} = {}; i = i + 1; }}", self.expression(2)),
            5 if self.has_arrays => {
                format!("a[{}] = {}; {target} = a[{}] + a[1];", self.expression(0), self.expression(1), self.random.u32(..3))
            }
            _ => format!("{target} = {};", self.expression(2)),
        }
    }
}

/// Results are told apart by this number.
const RESULT: &str = "x * 1000 + y * 10";

fn java(body: &str) -> String {
    format!("class P {{ static int f(int x, int y) {{ int i = 0; int[] a = new int[3]; {body} return {RESULT} + a[0]; }} }}")
}

fn simple(body: &str) -> String {
    format!("void main() {{ int x = read(), y = read(), i = 0; int a[3]; {body} print({RESULT} + a[0]); }}")
}

fn imp(body: &str) -> String {
    format!("int x, y, i; x = read(); y = read(); {body} print({RESULT});")
}

fn explore_java(directory: &std::path::Path, text: &str) -> Run {
    let path = directory.join("P.java");
    std::fs::write(&path, text).expect("writable");
    let options = RunOptions {
        path,
        method: Some("f".to_owned()),
        ints: Ints::Math,
        budget: Budget::default(),
        merge: merge::Mode::Off,
        ..RunOptions::default()
    };
    Run::new(options, &mut |_| {}).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"))
}

fn explore_rules(language: &str, text: &str) -> (Machine, Start, Found) {
    let source = lang::shipped::find(language).expect("shipped");
    let mut machine = Machine::load(&source, &|_| None).unwrap_or_else(|problems| panic!("{}", problems[0].to_line()));
    let given = RunTexts { input: Some("?x, ?y".to_owned()), ..RunTexts::default() };
    let start = machine.start(&Source::new("program", text), &given).unwrap_or_else(|problem| panic!("{}\n{text}", problem.to_line()));
    let found =
        machine.search(&start, &Question { pattern: None, places: SearchGoal::Final, limits: Limits::default() }).expect("the rules rest");
    assert!(found.is_exhaustive(), "{:?}\n{text}", found.limits);
    (machine, start, found)
}

/// The values of ?x and ?y on a path, and what it prints for them.
fn sample(machine: &mut Machine, start: &Start, found: &Found, state: u32) -> Option<(Vec<BigInt>, String)> {
    let model = machine.witness(&found.paths.conjuncts(found.states[state as usize].path))?;
    let numbers =
        start.input.iter().map(|value| model.value(&machine.terms, value.as_data()?)?.as_int().cloned()).collect::<Option<Vec<_>>>()?;
    let reached = machine.instance_of_state(&found.states[state as usize].configuration, &model)?;
    let printer = Printer { definition: &machine.definition, terms: &machine.terms };
    let out = printer.cells(&reached).into_iter().find(|(_, name, _)| name == "out")?.2?;
    Some((numbers, out.trim_matches('"').to_owned()))
}

fn compare(language: &str, write: fn(&str) -> String, has_arrays: bool) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let (mut n_paths, mut n_stuck) = (0, 0);
    for seed in 0..PROGRAMS {
        let body = Writer { random: fastrand::Rng::with_seed(seed), has_arrays }.block(2);
        let mut run = explore_java(directory.path(), &java(&body));
        let (mut machine, start, found) = explore_rules(language, &write(&body));
        let kinds: Vec<NodeKind> = run.leaves().into_iter().map(|leaf| run.kind(leaf)).collect();
        let count = |kind: NodeKind| kinds.iter().filter(|found| **found == kind).count();
        let is_finished = |state: &u32| found.states[*state as usize].end == Some(End::Finished);
        let (finished, stuck): (Vec<u32>, Vec<u32>) = found.solutions.iter().map(|solution| solution.state).partition(is_finished);
        let stuck = stuck.len() + found.residuals.len();
        assert_eq!(count(NodeKind::Termination), finished.len(), "paths that end: {body}");
        assert_eq!(count(NodeKind::ExceptionalTermination), stuck, "paths that throw or are stuck: {body}");
        n_stuck += stuck;
        for state in finished {
            let Some((numbers, printed)) = sample(&mut machine, &start, &found, state) else { continue };
            let input = Input { arguments: numbers.iter().cloned().map(Datum::Int).collect(), ..Input::default() };
            let method = run.method();
            let observed = execute(run.world_mut(), method, &input, Ints::Math, Fuel::default());
            let Outcome::Returned(Some(Datum::Int(result))) = observed.outcome else { panic!("{numbers:?} does not end in Java: {body}") };
            assert_eq!(result.to_string(), printed, "{numbers:?}: {body}");
            n_paths += 1;
        }
    }
    assert!(n_paths > PROGRAMS && n_stuck > 0, "the comparison is substantial: {n_paths} paths, {n_stuck} stuck");
}

#[test]
fn imp_agrees_with_java() {
    compare("imp", imp, false);
}

#[test]
fn simple_agrees_with_java() {
    compare("simple", simple, true);
}
