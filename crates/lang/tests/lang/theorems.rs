//! Coverage and precision (Arusoaie, Lucanu, Rusu 2014, Cor. 1 and 2) as executable checks over random programs of every language.
//!
//! Coverage: a concrete run ends in the configuration of a symbolic path whose condition its input satisfies. Precision: every
//! symbolic path has an input that takes it and ends in its configuration. Concrete runs ask no solver.

use lang::cell::Cell;
use lang::end::End;
use lang::machine::Machine;
use lang::search::{Found, Limits};
use lang::session::Start;
use solver::Model;
use term::Op;

use crate::support::{machine, search_from, start};

/// Programs per language.
const PROGRAMS: u64 = 25;
/// Concrete inputs per program.
const INPUTS: usize = 8;
/// Steps of a concrete run.
const MAX_STEPS: usize = 5_000;

pub(crate) struct Writer {
    pub(crate) random: fastrand::Rng,
    variables: &'static [&'static str],
}

impl Writer {
    fn pick<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.random.usize(..all.len())]
    }

    fn expression(&mut self, depth: u32) -> String {
        match if depth == 0 { self.random.u32(..2) } else { self.random.u32(..5) } {
            0 => self.random.i32(0..5).to_string(),
            1 => self.pick(self.variables).to_owned(),
            n => {
                let operator = ["+", "-", "*"][n as usize - 2];
                format!("({} {operator} {})", self.expression(depth - 1), self.expression(depth - 1))
            }
        }
    }

    fn divided(&mut self) -> String {
        let divisor = self.pick(self.variables);
        format!("{} / {divisor}", self.expression(1))
    }

    fn condition(&mut self, operators: &[&str]) -> String {
        let operator = self.pick(operators);
        format!("{} {operator} {}", self.expression(1), self.expression(1))
    }

    /// Statements of a language with C's notation.
    fn statements(&mut self, depth: u32, operators: &[&str]) -> String {
        let n = self.random.usize(1..3);
        (0..n).map(|_| self.statement(depth, operators)).collect::<Vec<_>>().join(" ")
    }

    fn statement(&mut self, depth: u32, operators: &[&str]) -> String {
        let variable = self.pick(self.variables);
        match if depth == 0 { 0 } else { self.random.u32(..5) } {
            0 | 1 => format!("{variable} = {};", self.expression(2)),
            2 => format!("{variable} = {};", self.divided()),
            3 => {
                let (condition, yes, no) =
                    (self.condition(operators), self.statements(depth - 1, operators), self.statements(depth - 1, operators));
                format!("if ({condition}) {{ {yes} }} else {{ {no} }}")
            }
            _ => {
                let body = self.statements(depth - 1, operators);
                let body = if body.contains("i = ") { String::new() } else { body };
                format!("i = 0; while (i < 2) {{ {body} i = i + 1; }}")
            }
        }
    }
}

const OPERATORS: &[&str] = &["<", "<=", ">", "==", "!="];

pub(crate) fn writer(seed: u64) -> Writer {
    Writer { random: fastrand::Rng::with_seed(seed), variables: &["x", "y"] }
}

pub(crate) fn imp(seed: u64) -> String {
    let body = writer(seed).guarded(2);
    format!("int x, y, i; x = read(); y = read(); {body} print(x, \" \", y);")
}

pub(crate) fn simple(seed: u64) -> String {
    let mut writer = writer(seed);
    let (function, body) = (writer.expression(2), writer.guarded(2));
    format!(
        "int f(int x, int y) {{ return {function}; }} void main() {{ int x = read(), y = read(), i = 0; int a[3]; {body} a[1] = x; x = f(a[1], y); print(x, y); }}"
    )
}

pub(crate) fn kool(seed: u64) -> String {
    let mut writer = writer(seed);
    let (one, two, body) = (writer.expression(2), writer.expression(2), writer.guarded(2));
    format!(
        "class A {{ int x, y; int f() {{ return {one}; }} int g() {{ return f() + 1; }} void A(int p, int q) {{ x = p; y = q; }} }}
         class B extends A {{ int f() {{ return {two}; }} void B(int p, int q) {{ super.A(q, p); }} }}
         class Main {{ void Main() {{ int x = read(), y = read(), i = 0; {body} A a = new A(x, y); if (x < y) {{ a = new B(x, y); }} print(a.g(), \" \", a.x); }} }}"
    )
}

pub(crate) fn lambda(seed: u64) -> String {
    let mut writer = writer(seed);
    let (condition, a, b, c) = (writer.condition(&["<=", "=="]), writer.expression(2), writer.expression(2), writer.divided());
    format!(
        "let x = read in let y = read in let r = ref x in let f = lambda x . {a} in (r := f (y + 1); if {condition} then {b} + ! r else f ({c}))"
    )
}

impl Writer {
    /// Statements in which conditions stand in branches only, so that loops end.
    pub(crate) fn guarded(&mut self, depth: u32) -> String {
        self.statements(depth, OPERATORS)
    }
}

/// A model that gives the symbols of the input these values.
pub(crate) fn model(machine: &Machine, start: &Start, values: &[i64]) -> Model {
    let mut model = Model::default();
    for (value, number) in start.symbols.values().zip(values) {
        let term = value.as_data().expect("numbers are data");
        let Op::App(symbol) = machine.terms.op(term) else { panic!("a symbol") };
        model.define(symbol, Vec::new(), term::Value::Int((*number).into()));
    }
    model
}

pub(crate) fn concrete(machine: &mut Machine, start: &Start, model: &Model) -> (Cell, Option<End>, Vec<u32>) {
    let before = machine.solver.stats().queries;
    let initial = machine.instance_of_state(&start.state, model).expect("the input decides everything");
    let ending = machine.run_concretely(initial, MAX_STEPS).expect("the rules come to rest");
    assert_eq!(machine.solver.stats().queries, before, "concrete runs ask no solver");
    (ending.state, ending.end, ending.rules)
}

pub(crate) fn covered(machine: &mut Machine, start: &Start, found: &Found, values: &[i64], program: &str) {
    let model = model(machine, start, values);
    let (state, end, _) = concrete(machine, start, &model);
    let satisfied: Vec<u32> = found
        .solutions
        .iter()
        .map(|s| s.state)
        .filter(|s| model.satisfies(&machine.terms, &found.paths.conjuncts(found.states[*s as usize].path)))
        .collect();
    if satisfied.is_empty() {
        // The run is stuck where others go on.
        let is_residual = found.residuals.iter().any(|residual| {
            let mut conjuncts = found.paths.conjuncts(found.states[residual.state as usize].path);
            conjuncts.push(residual.condition);
            model.satisfies(&machine.terms, &conjuncts)
                && machine.instance_of_state(&found.states[residual.state as usize].configuration, &model).as_ref() == Some(&state)
        });
        assert!(is_residual && end == Some(End::Stuck), "not covered: {values:?} in\n{program}");
        return;
    }
    let is_there = satisfied.iter().any(|s| {
        let expected = found.states[*s as usize].configuration.clone();
        machine.instance_of_state(&expected, &model).as_ref() == Some(&state) && found.states[*s as usize].end == end
    });
    assert!(is_there, "no path of {values:?} ends as the run in\n{program}");
}

fn precise(machine: &mut Machine, start: &Start, found: &Found, program: &str) {
    for solution in &found.solutions {
        let reached = &found.states[solution.state as usize];
        let conjuncts = found.paths.conjuncts(reached.path);
        let Some(model) = machine.witness(&conjuncts) else {
            assert!(!reached.is_certain, "a certain path without an input in\n{program}");
            continue;
        };
        let initial = machine.instance_of_state(&start.state, &model).expect("the input decides everything");
        let replayed = machine.replay(found, solution.state, &model, initial).expect("the rules come to rest");
        let ending = replayed.unwrap_or_else(|| panic!("another path in\n{program}"));
        let expected = machine.instance_of_state(&reached.configuration, &model);
        assert_eq!(ending.end, reached.end, "{program}");
        assert_eq!(Some(ending.state), expected, "{program}");
        assert_eq!(ending.rules, machine.counted_way(found, solution.state), "another path in\n{program}");
    }
}

fn theorems(language: &str, write: fn(u64) -> String) {
    let mut n_paths = 0;
    for seed in 0..PROGRAMS {
        let program = write(seed);
        let mut machine = machine(language);
        let start = start(&mut machine, &program, "?u, ?v", "");
        let found = search_from(&mut machine, &start, Limits { states: 3_000, ..Limits::default() });
        assert!(found.is_exhaustive(), "{:?}\n{program}", found.limits);
        n_paths += found.solutions.len();
        precise(&mut machine, &start, &found, &program);
        let mut random = fastrand::Rng::with_seed(seed + 1_000);
        for _ in 0..INPUTS {
            let values = [random.i64(-4..6), random.i64(-4..6)];
            covered(&mut machine, &start, &found, &values, &program);
        }
    }
    assert!(n_paths > PROGRAMS as usize, "the programs branch");
}

#[test]
fn imp_is_covered_and_precise() {
    theorems("imp", imp);
}

#[test]
fn simple_is_covered_and_precise() {
    theorems("simple", simple);
}

#[test]
fn kool_is_covered_and_precise() {
    theorems("kool", kool);
}

#[test]
fn lambda_is_covered_and_precise() {
    theorems("lambda", lambda);
}

#[test]
fn stack_is_covered_and_precise() {
    theorems("stack", imp);
}

/// Two threads that work on the same variables.
fn threads(seed: u64) -> String {
    let mut writer = writer(seed);
    let (one, two, test) = (writer.expression(1), writer.expression(1), writer.condition(OPERATORS));
    format!(
        "int x, y; void main() {{ x = read(); y = read(); int t = spawn {{ x = {one}; }}; if ({test}) {{ y = {two}; }} join t; print(x, \" \", y); }}"
    )
}

/// A run that takes any of the ways on.
fn any_run(machine: &mut Machine, start: &Start, model: &Model, random: &mut fastrand::Rng) -> Cell {
    let mut state = machine.instance_of_state(&start.state, model).expect("the input decides everything");
    machine.settle(&mut state).expect("the rules come to rest");
    loop {
        let mut arms = machine.ways(&state).arms;
        if arms.is_empty() {
            return state;
        }
        state = arms.swap_remove(random.usize(..arms.len())).state;
        machine.settle(&mut state).expect("the rules come to rest");
    }
}

#[test]
fn threads_are_covered_and_precise() {
    for seed in 0..6 {
        let program = threads(seed);
        let mut machine = machine("simple");
        let start = start(&mut machine, &program, "?u, ?v", "");
        let found = search_from(&mut machine, &start, Limits { states: 30_000, ..Limits::default() });
        assert!(found.is_exhaustive(), "{:?}\n{program}", found.limits);
        precise(&mut machine, &start, &found, &program);
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..12 {
            let values = [random.i64(-4..6), random.i64(-4..6)];
            let model = model(&machine, &start, &values);
            let state = any_run(&mut machine, &start, &model, &mut random);
            let is_there = found.solutions.iter().any(|solution| {
                let reached = &found.states[solution.state as usize];
                let (configuration, path) = (reached.configuration.clone(), found.paths.conjuncts(reached.path));
                model.satisfies(&machine.terms, &path) && machine.instance_of_state(&configuration, &model).as_ref() == Some(&state)
            });
            assert!(is_there, "a run of {values:?} is missing in\n{program}");
        }
    }
}
