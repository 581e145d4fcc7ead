//! A machine for a shipped definition, and short ways to ask it.

use std::fs;
use std::path::PathBuf;

use lang::cell::Cell;
use lang::end::End;
use lang::machine::Machine;
use lang::search::{Found, Limits, Question, SearchGoal};
use lang::session::{RunTexts, Start};
use lang::shipped;
use lang::show::Printer;
use lang::source::{Problem, Source};

/// A text under `tests/lang`.
pub(crate) fn text(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/lang").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(crate) fn lines(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_line).collect::<Vec<_>>().join("\n")
}

pub(crate) fn machine(name: &str) -> Machine {
    let source = shipped::find(name).expect("shipped");
    Machine::load(&source, &|_| None).unwrap_or_else(|problems| panic!("{name}: {}", lines(&problems)))
}

pub(crate) fn load(definition: &str) -> Result<Machine, Vec<Problem>> {
    Machine::load(&Source::new("test.lang", definition), &|_| None)
}

pub(crate) fn start(machine: &mut Machine, program: &str, input: &str, condition: &str) -> Start {
    let condition = (!condition.is_empty()).then(|| condition.to_owned());
    let given = RunTexts { input: Some(input.to_owned()), condition, ..RunTexts::default() };
    machine.start(&Source::new("program", program), &given).unwrap_or_else(|problem| panic!("{}\n{program}", problem.to_line()))
}

pub(crate) fn search_from(machine: &mut Machine, start: &Start, limits: Limits) -> Found {
    machine.search(start, &Question { pattern: None, places: SearchGoal::Final, limits }).expect("the rules come to rest")
}

pub(crate) fn search(machine: &mut Machine, program: &str, input: &str, condition: &str) -> Found {
    let start = start(machine, program, input, condition);
    search_from(machine, &start, Limits::default())
}

pub(crate) fn matching(machine: &mut Machine, program: &str, input: &str, pattern: &str) -> Found {
    let start = start(machine, program, input, "");
    let pattern = machine.pattern(pattern).unwrap_or_else(|problem| panic!("{}", problem.to_line()));
    machine
        .search(&start, &Question { pattern: Some(&pattern), places: SearchGoal::Final, limits: Limits::default() })
        .expect("the rules come to rest")
}

/// The content of the first cell of this name.
pub(crate) fn content(machine: &Machine, state: &Cell, name: &str) -> String {
    let printer = Printer { definition: &machine.definition, terms: &machine.terms };
    let cells = printer.cells(state);
    cells.into_iter().find(|(_, cell, _)| cell == name).and_then(|(_, _, content)| content).unwrap_or_else(|| panic!("no cell {name}"))
}

/// The states of the solutions.
pub(crate) fn numbers(found: &Found) -> Vec<u32> {
    found.solutions.iter().map(|solution| solution.state).collect()
}

/// A cell of every solution.
pub(crate) fn contents(machine: &Machine, found: &Found, name: &str) -> Vec<String> {
    found.solutions.iter().map(|s| content(machine, &found.states[s.state as usize].configuration, name)).collect()
}

/// The path condition of a state, conjuncts joined.
pub(crate) fn condition(machine: &Machine, found: &Found, state: u32) -> String {
    let conjuncts = found.paths.conjuncts(found.states[state as usize].path);
    conjuncts.iter().map(|c| term::display(&machine.terms, *c)).collect::<Vec<_>>().join(" && ")
}

pub(crate) fn ends(found: &Found) -> Vec<Option<End>> {
    found.solutions.iter().map(|s| found.states[s.state as usize].end).collect()
}
