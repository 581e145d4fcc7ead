//! Reads the result of a search into plain data.

use std::collections::BTreeSet;

use explain::lang::{CellView, LangReport, Residual, SCHEMA, Solution, Test};
use explain::tree::Tool;
use lang::cell::Cell;
use lang::end::End;
use lang::pattern::{Goal, Rule};
use lang::search::Found;
use lang::show::Printer;
use serde_json::{Map, Value, json};
use term::{TermId, display_whole_conjunction};

use super::Language;

/// Steps that a concrete run of merged paths may take.
const MAX_STEPS: usize = 1_000_000;

impl Language {
    pub(super) fn report(&mut self, found: &Found, n_ahead: usize) -> LangReport {
        let solutions = found.solutions.iter().enumerate().map(|(i, solution)| {
            let state = &found.states[solution.state as usize];
            let mut conjuncts = found.paths.conjuncts(state.path);
            conjuncts.extend(solution.condition);
            Solution {
                number: i + 1,
                state: solution.state as usize + n_ahead,
                path_condition: self.conjunction(&conjuncts),
                configuration: self.view(&state.configuration),
                stuck: state.end == Some(End::Stuck),
                certain: state.is_certain,
            }
        });
        let solutions = solutions.collect();
        let residuals = found.residuals.iter().map(|residual| self.residual(found, residual, n_ahead)).collect::<Vec<_>>();
        LangReport {
            schema: SCHEMA.to_owned(),
            tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
            definition: self.options.definition.clone(),
            program: self.options.program.display().to_string(),
            solutions,
            residuals,
            tests: Vec::new(),
            ltl: None,
            claims: Vec::new(),
            states: found.states.len() + n_ahead,
            exhaustive: found.is_exhaustive(),
            limits: found.limits.clone(),
            warnings: Vec::new(),
            assumptions: self.assumptions(),
            stats: Some(self.stats(found)),
        }
    }

    pub(super) fn assumptions(&self) -> Vec<String> {
        let mut all: Vec<String> = self.options.condition.iter().map(|condition| format!("the input satisfies {condition}")).collect();
        all.push("silent rules are confluent: their order does not matter".to_owned());
        if self.options.merge != merge::Mode::Off {
            all.push(format!(
                "paths with the same continuation are merged ({}); a solution stands for all paths merged into it",
                self.options.merge
            ));
        }
        all
    }

    fn residual(&mut self, found: &Found, residual: &lang::search::Residual, n_ahead: usize) -> Residual {
        let state = &found.states[residual.state as usize];
        let mut conjuncts = found.paths.conjuncts(state.path);
        conjuncts.push(residual.condition);
        let next = self.next_task(&state.configuration);
        let example = self.example(&conjuncts);
        let path_condition = self.conjunction(&conjuncts);
        Residual { state: residual.state as usize + n_ahead, path_condition, next, example, certain: residual.is_certain }
    }

    /// The first task of the first computation that has one.
    pub(super) fn next_task(&self, state: &Cell) -> String {
        let printer = Printer { definition: &self.machine.definition, terms: &self.machine.terms };
        printer.next_task(state).unwrap_or_else(|| ".".to_owned())
    }

    pub(super) fn conjunction(&self, conjuncts: &[TermId]) -> String {
        display_whole_conjunction(&self.machine.terms, conjuncts)
    }

    pub(super) fn view(&self, state: &Cell) -> Vec<CellView> {
        let printer = Printer { definition: &self.machine.definition, terms: &self.machine.terms };
        let mut lines = printer.cells(state).into_iter().peekable();
        nested(&mut lines, 0)
    }

    /// An input that satisfies a condition, as for `--in`.
    pub(super) fn example(&mut self, conjuncts: &[TermId]) -> Option<String> {
        let model = self.machine.witness(conjuncts)?;
        let input = self.start.input.clone();
        let values: Option<Vec<_>> = input.iter().map(|value| self.machine.instance(value, &model)).collect();
        let printer = Printer { definition: &self.machine.definition, terms: &self.machine.terms };
        Some(values?.iter().map(|value| printer.value(value)).collect::<Vec<_>>().join(", "))
    }

    /// One input per solution, run concretely.
    pub(super) fn tests_of(&mut self, found: &Found) -> Vec<Test> {
        let mut tests = Vec::new();
        for (i, solution) in found.solutions.iter().enumerate() {
            let state = &found.states[solution.state as usize];
            let conjuncts = found.paths.conjuncts(state.path);
            let path_condition = self.conjunction(&conjuncts);
            let input = self.example(&conjuncts);
            let run = self.concrete(found, solution.state, &conjuncts);
            let (outcome, confirmed, configuration) = match run {
                Some((outcome, confirmed, state)) => (outcome, confirmed, self.view(&state)),
                None => ("not run".to_owned(), false, Vec::new()),
            };
            tests.push(Test { number: i + 1, state: solution.state as usize, path_condition, input, outcome, confirmed, configuration });
        }
        tests
    }

    /// Runs a path on a model of its condition: how it ends, whether as the symbolic path, and in which configuration. Of paths that were merged,
    /// any may be taken.
    fn concrete(&mut self, found: &Found, number: u32, conjuncts: &[TermId]) -> Option<(String, bool, Cell)> {
        let model = self.machine.witness(conjuncts)?;
        let initial = self.start.state.clone();
        let initial = self.machine.instance_of_state(&initial, &model)?;
        let is_merged = self.options.merge != merge::Mode::Off;
        let ending = if is_merged {
            self.machine.run_concretely(initial, MAX_STEPS).ok()?
        } else {
            self.machine.replay(found, number, &model, initial).ok()??
        };
        let expected = self.machine.instance_of_state(&found.states[number as usize].configuration, &model)?;
        let outcome = match ending.end {
            Some(End::Finished) => "finished",
            Some(End::Stuck) => "stuck",
            _ => "not run",
        };
        let confirmed = ending.end == found.states[number as usize].end && ending.state == expected;
        Some((outcome.to_owned(), confirmed, ending.state))
    }

    /// Why a pattern without results is no proof: what its cells held instead.
    pub(super) fn unmatched(&self, pattern: &Rule, found: &Found) -> String {
        let printer = Printer { definition: &self.machine.definition, terms: &self.machine.terms };
        let mut contents: BTreeSet<String> = BTreeSet::new();
        for state in found.states.iter().filter(|state| state.end.is_some()) {
            for goal in &pattern.goals {
                if let Goal::Match { way, .. } = goal
                    && let Some(Cell::Leaf(value)) = state.configuration.at(way, &vec![0; pattern.n_choices])
                {
                    contents.insert(printer.value(value));
                }
            }
        }
        let shown: Vec<String> = contents.iter().take(5).map(|content| format!("`{content}`")).collect();
        let more = if contents.len() > shown.len() { ", ..." } else { "" };
        format!(
            "no state matches the pattern; contents are compared whole, and the final states had {}{more}. \
             A pattern that can match nothing proves nothing: try it on a program that should match",
            if shown.is_empty() { "no such cell".to_owned() } else { shown.join(", ") }
        )
    }

    fn stats(&self, found: &Found) -> Map<String, Value> {
        let solver = self.machine.solver.stats();
        let elapsed = self.started.elapsed();
        let value = json!({
            "states": found.states.len(),
            "rule_applications": self.machine.applications,
            "pruned": found.pruned,
            "undecided": found.undecided,
            "terms": self.machine.terms.len(),
            "solver": { "queries": solver.queries, "unknown": solver.unknown, "ms": solver.time.as_secs_f64() * 1000.0 },
            "outside_solver_share": 1.0 - (solver.time.as_secs_f64() / elapsed.as_secs_f64().max(1e-9)).min(1.0),
            "time_ms": elapsed.as_secs_f64() * 1000.0,
        });
        if let Value::Object(map) = value { map } else { Map::new() }
    }
}

/// Lines with depths as nested cells.
fn nested(lines: &mut std::iter::Peekable<impl Iterator<Item = (usize, String, Option<String>)>>, depth: usize) -> Vec<CellView> {
    let mut views = Vec::new();
    while lines.peek().is_some_and(|(own, _, _)| *own == depth) {
        let Some((_, cell, content)) = lines.next() else { break };
        let cells = if content.is_none() { nested(lines, depth + 1) } else { Vec::new() };
        views.push(CellView { cell, content, cells });
    }
    views
}
