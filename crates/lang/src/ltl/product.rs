//! The product of the states of a program with the automaton of a negated formula: a reachable fair cycle is a counterexample.

use common::resources::has_passed;
use common::setting::Setting;
use std::collections::VecDeque;

use engine::{PathId, Paths};
use rustc_hash::FxHashMap;
use solver::Answer;
use term::TermId;

use super::automaton::Automaton;
use super::formula::{Formula, Formulas};
use crate::cell::Cell;
use crate::expression::Reader;
use crate::machine::Machine;
use crate::search::{Limits, Question, SearchGoal};
use crate::session::Start;
use crate::silent::SilentLoop;
use crate::source::{Problem, Source};
use crate::syntax::Label;
use crate::value::{Value, combine};

/// The answer for a formula.
pub type Verdict = common::verdict::Verdict;

/// The answer with what shows it.
pub struct Checked {
    pub verdict: Verdict,
    pub counterexample: Option<Counterexample>,
    /// States of the product.
    pub states: usize,
    pub limits: Vec<String>,
    /// True if nothing is left to explore: a bad prefix ends the exploration.
    pub is_complete: bool,
    /// Names that had no value in any state.
    pub unknown_names: Vec<String>,
}

/// A concrete run: states with the rule that led to each; from `cycle` on it repeats. Without a cycle, every run that begins so violates the formula.
#[derive(Clone, Debug)]
pub struct Counterexample {
    pub input: Vec<Value>,
    pub states: Vec<(Option<u32>, Cell)>,
    pub cycle: Option<usize>,
    pub is_confirmed: bool,
}

/// A state of the product.
pub(super) struct ProductState {
    pub(super) state: Cell,
    pub(super) path: PathId,
    pub(super) node: usize,
    /// No rule applies: the state repeats.
    pub(super) is_final: bool,
    pub(super) is_certain: bool,
    pub(super) from: Option<(usize, Edge)>,
    pub(super) next: Vec<(usize, Edge)>,
}

/// How a moment came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Stutter,
    Rule(u32),
}

/// Violating paths that are tried on concrete inputs, and prefixes of such paths.
const MAX_CYCLES: usize = 20;
const MAX_PREFIXES: usize = 20;

/// States in which a name is looked for that has no value in those of the product.
const MAX_NAMED_STATES: usize = 2_000;

pub(super) struct Product<'a> {
    pub(super) machine: &'a mut Machine,
    pub(super) formulas: &'a Formulas,
    pub(super) automaton: Automaton,
    pub(super) source: &'a Source,
    pub(super) labels: Vec<String>,
    pub(super) moments: Vec<ProductState>,
    pub(super) paths: Paths,
    pub(super) known: FxHashMap<u64, Vec<usize>>,
    pub(super) queue: VecDeque<usize>,
    pub(super) limits: Vec<String>,
    pub(super) seen: Vec<bool>,
}

impl Machine {
    /// Checks a formula on all runs from a start.
    pub fn check_formula(
        &mut self,
        start: &Start,
        program: &Value,
        text: &str,
        limits: &Limits,
    ) -> Result<Result<Checked, SilentLoop>, Problem> {
        let source = Source::new(&Setting::Ltl.to_string(), text);
        let (formulas, negated, own) = Formulas::parse(&source)?;
        let automaton = Automaton::new(&formulas, negated);
        let mut labels = Vec::new();
        self.labels(program, &mut labels);
        let n_atoms = formulas.atoms.len();
        let mut product = Product {
            machine: self,
            formulas: &formulas,
            automaton,
            source: &source,
            labels,
            moments: Vec::new(),
            paths: Paths::default(),
            known: FxHashMap::default(),
            queue: VecDeque::new(),
            limits: Vec::new(),
            seen: vec![false; n_atoms],
        };
        let checked = match product.explore(start, own, limits) {
            Err(endless) => return Ok(Err(endless)),
            Ok(Some(prefix)) => product.violated(prefix, start, limits),
            Ok(None) => product.answer(start, own, limits),
        };
        if let Some(name) = checked.unknown_names.first() {
            let at = text.find(name.as_str()).unwrap_or(0);
            let help = "a proposition is a label of the program, or a condition on program variables and functions of the definition";
            return Err(source.problem((at, at + name.len()), "ltl", format!("`{name}` has no value in any state"), help));
        }
        Ok(Ok(checked))
    }

    /// The labels of a program.
    fn labels(&self, value: &Value, found: &mut Vec<String>) {
        let Value::Apply(apply) = value else { return };
        if let (true, Some(Value::Id(name))) = (self.is_label(apply.label), apply.args.first()) {
            found.push(String::from_utf16_lossy(self.terms.as_str_const(*name).unwrap_or_default()));
        }
        apply.args.iter().for_each(|arg| self.labels(arg, found));
    }

    fn is_label(&self, label: Label) -> bool {
        self.definition.production(label).is_label
    }

    /// True if a computation stands at a labelled statement.
    fn is_at_label(&self, cell: &Cell, wanted: &str) -> bool {
        match cell {
            Cell::Leaf(Value::Computation(tasks)) => match tasks.next() {
                Some((Value::Apply(apply), _)) if self.is_label(apply.label) => match apply.args.first() {
                    Some(Value::Id(name)) => self.terms.as_str_const(*name).is_some_and(|units| String::from_utf16_lossy(units) == wanted),
                    _ => false,
                },
                _ => false,
            },
            Cell::Leaf(_) => false,
            Cell::Group(children) => children.iter().any(|child| self.is_at_label(child, wanted)),
            Cell::Repeated(instances) => instances.iter().any(|child| self.is_at_label(child, wanted)),
        }
    }
}

impl Product<'_> {
    /// Makes the product; a prefix that violates the formula ends it.
    fn explore(&mut self, start: &Start, own: Formula, limits: &Limits) -> Result<Option<Counterexample>, SilentLoop> {
        let path = start.condition.iter().fold(PathId::ROOT, |path, condition| self.paths.extend(path, *condition));
        let mut state = start.state.clone();
        self.machine.settle(&mut state)?;
        for node in 0..self.automaton.states.len() {
            if self.automaton.states[node].is_initial {
                self.enter(&state, (path, true), node, None);
            }
        }
        let mut n_tried = 0;
        while let Some(moment) = self.queue.pop_front() {
            if self.automaton.states[self.moments[moment].node].is_settled && n_tried < MAX_PREFIXES {
                n_tried += 1;
                if let Some(prefix) = self.bad_prefix(start, own, moment) {
                    return Ok(Some(prefix));
                }
            }
            if self.moments.len() >= limits.states {
                self.limit(format!("stopped at {} states ({})", limits.states, Setting::MaxStates));
                break;
            }
            if limits.cancel.is_cancelled() || has_passed(limits.deadline) {
                self.limit(format!("stopped by the time limit ({}) or on request; not repeatable", Setting::Timeout));
                break;
            }
            self.expand(moment)?;
        }
        Ok(None)
    }

    fn limit(&mut self, sentence: String) {
        if !self.limits.contains(&sentence) {
            self.limits.push(sentence);
        }
    }

    /// Adds the moment of a state and a node of the automaton, if the node's literals can hold there.
    fn enter(&mut self, state: &Cell, (path, is_certain): (PathId, bool), node: usize, from: Option<(usize, Edge)>) {
        let mut path = path;
        let mut is_certain = is_certain;
        for (atom, is_positive) in self.automaton.states[node].literals.clone() {
            // A proposition that nobody can evaluate may hold or not.
            let Some(mut truth) = self.truth(state, atom) else {
                is_certain = false;
                continue;
            };
            if !is_positive {
                truth = self.machine.terms.not(truth);
            }
            match self.machine.terms.as_bool_const(truth) {
                Some(true) => continue,
                Some(false) => return,
                None => {}
            }
            let conjuncts = self.paths.conjuncts(path);
            match self.machine.solver.check(&mut self.machine.terms, &conjuncts, truth) {
                Answer::Unsat => return,
                Answer::Sat => {}
                Answer::Unknown(_) => is_certain = false,
            }
            let negation = self.machine.terms.not(truth);
            // What the path implies already splits nothing and must not make a new state.
            if self.machine.solver.check(&mut self.machine.terms, &conjuncts, negation) != Answer::Unsat {
                path = self.paths.extend(path, truth);
            }
        }
        let is_final = from.is_some_and(|(_, edge)| edge == Edge::Stutter);
        let number = self.add(ProductState { state: state.clone(), path, node, is_final, is_certain, from, next: Vec::new() });
        if let Some((before, edge)) = from {
            self.moments[before].next.push((number, edge));
        }
    }

    fn add(&mut self, moment: ProductState) -> usize {
        let mut conjuncts = self.paths.conjuncts(moment.path);
        conjuncts.sort_unstable();
        conjuncts.dedup();
        let seed = combine(moment.state.digest(), moment.node as u64 * 2 + u64::from(moment.is_final));
        let digest = conjuncts.iter().fold(seed, |sofar, c| combine(sofar, c.index() as u64));
        for known in self.known.get(&digest).into_iter().flatten() {
            let other = &self.moments[*known];
            let mut others = self.paths.conjuncts(other.path);
            others.sort_unstable();
            others.dedup();
            if other.node == moment.node && other.is_final == moment.is_final && others == conjuncts && other.state == moment.state {
                return *known;
            }
        }
        let number = self.moments.len();
        self.known.entry(digest).or_default().push(number);
        self.moments.push(moment);
        self.queue.push_back(number);
        number
    }

    /// The condition under which an atom holds in a state; a name without a value makes it false. `None` if nobody knows, which is a limit.
    pub(super) fn truth(&mut self, state: &Cell, atom: usize) -> Option<TermId> {
        let (start, end) = self.formulas.atoms[atom];
        let text = self.source.text[start..end].to_owned();
        let text = text.as_str();
        if self.labels.iter().any(|label| label == text) {
            self.seen[atom] = true;
            let is_there = self.machine.is_at_label(state, text);
            return Some(self.machine.terms.bool_const(is_there));
        }
        let atom_source = Source::new(&Setting::Ltl.to_string(), text);
        let mut symbols = crate::expression::Symbols::new();
        let mut is_missing = false;
        let mut open = None;
        let mut lookup = |machine: &mut Machine, name: &str| match machine.observe(state, name) {
            Ok(value) => {
                is_missing |= value.is_none();
                value
            }
            Err(reason) => {
                open = Some(format!("`{name}` {reason}"));
                None
            }
        };
        let truth = Reader::new(self.machine, &mut symbols, &mut lookup, &atom_source).condition();
        let reason = match (truth, open) {
            (Ok(truth), _) => {
                self.seen[atom] = true;
                return Some(truth);
            }
            (Err(_), Some(reason)) => reason,
            (Err(_), None) if is_missing => return Some(self.machine.terms.fls()),
            (Err(problem), None) => problem.message,
        };
        self.seen[atom] = true;
        self.limit(format!("the proposition `{text}` could not be evaluated: {reason}"));
        None
    }

    fn expand(&mut self, number: usize) -> Result<(), SilentLoop> {
        let ProductState { state, path, node, is_final, is_certain, .. } = &self.moments[number];
        let (state, path, node, is_final, is_certain) = (state.clone(), *path, *node, *is_final, *is_certain);
        let next = self.automaton.states[node].next.clone();
        if is_final {
            for node in next {
                self.enter(&state, (path, is_certain), node, Some((number, Edge::Stutter)));
            }
            return Ok(());
        }
        let ways = self.machine.ways(&state);
        for sentence in &ways.undecided {
            self.limit(sentence.clone());
        }
        let ends = match (ways.arms.is_empty(), ways.residual) {
            (true, _) if ways.undecided.is_empty() => Some(Vec::new()),
            (false, Some(residual)) => Some(vec![residual]),
            _ => None,
        };
        if let Some(conditions) = ends
            && let Some(extended) = self.extended((path, is_certain), &conditions)
        {
            for node in &next {
                self.enter(&state, extended, *node, Some((number, Edge::Stutter)));
            }
        }
        for arm in ways.arms {
            let Some(extended) = self.extended((path, is_certain && arm.is_certain), &arm.conditions) else { continue };
            let mut after = arm.state;
            self.machine.applications += 1;
            self.machine.settle(&mut after)?;
            for node in &next {
                self.enter(&after, extended, *node, Some((number, Edge::Rule(arm.rule))));
            }
        }
        Ok(())
    }

    /// The path with more conditions, unless that is unsatisfiable.
    fn extended(&mut self, (path, is_certain): (PathId, bool), conditions: &[TermId]) -> Option<(PathId, bool)> {
        if conditions.is_empty() {
            return Some((path, is_certain));
        }
        let conjuncts = self.paths.conjuncts(path);
        let together = self.machine.terms.and(conditions);
        let is_certain = match self.machine.solver.check(&mut self.machine.terms, &conjuncts, together) {
            Answer::Unsat => return None,
            Answer::Sat => is_certain,
            Answer::Unknown(_) => false,
        };
        let fresh: Vec<TermId> = conditions.iter().copied().filter(|condition| !conjuncts.contains(condition)).collect();
        Some((fresh.into_iter().fold(path, |path, condition| self.paths.extend(path, condition)), is_certain))
    }

    fn violated(&mut self, counterexample: Counterexample, start: &Start, limits: &Limits) -> Checked {
        let unknown_names = self.unknown_names(start, limits);
        Checked {
            verdict: Verdict::Violated(()),
            counterexample: Some(counterexample),
            states: self.moments.len(),
            limits: self.limits.clone(),
            is_complete: false,
            unknown_names,
        }
    }

    fn answer(&mut self, start: &Start, own: Formula, limits: &Limits) -> Checked {
        let cycles = self.fair_cycles();
        let has_cycle = !cycles.is_empty();
        let mut counterexample: Option<Counterexample> = None;
        for (entry, cycle) in cycles.into_iter().take(MAX_CYCLES) {
            let next = self.counterexample(start, own, entry, &cycle);
            let is_confirmed = next.as_ref().is_some_and(|next| next.is_confirmed);
            if is_confirmed || counterexample.is_none() {
                counterexample = next.or(counterexample);
            }
            if is_confirmed {
                break;
            }
        }
        let is_complete = self.limits.is_empty();
        let unknown_names = if is_complete { self.unknown_names(start, limits) } else { Vec::new() };
        let verdict = match (&counterexample, has_cycle, is_complete) {
            (Some(counterexample), _, _) if counterexample.is_confirmed => Verdict::Violated(()),
            (_, true, _) => Verdict::Unknown("a violating path was found, but no concrete run confirms it".to_owned()),
            (_, false, true) => Verdict::Holds,
            (_, false, false) => Verdict::Unknown("not all states were explored".to_owned()),
        };
        Checked { verdict, counterexample, states: self.moments.len(), limits: self.limits.clone(), is_complete, unknown_names }
    }

    /// Atoms without a value in any state: mistakes, not propositions that are false everywhere. The product does not have all states: where
    /// a formula is decided, it ends.
    fn unknown_names(&mut self, start: &Start, limits: &Limits) -> Vec<String> {
        let mut first = start.state.clone();
        if self.machine.settle(&mut first).is_ok() {
            for atom in 0..self.formulas.atoms.len() {
                self.truth(&first, atom);
            }
        }
        if self.seen.iter().all(|is_seen| *is_seen) {
            return Vec::new();
        }
        let limits = Limits { bound: None, states: limits.states.min(MAX_NAMED_STATES), ..limits.clone() };
        let question = Question { pattern: None, places: SearchGoal::Final, limits };
        let Ok(found) = self.machine.search(start, &question) else { return Vec::new() };
        if !found.is_exhaustive() {
            return Vec::new();
        }
        let states: Vec<Cell> = found.states.into_iter().map(|state| state.configuration).collect();
        let mut unknown = Vec::new();
        for atom in 0..self.formulas.atoms.len() {
            for state in &states {
                if !self.seen[atom] {
                    self.truth(state, atom);
                }
            }
            if !self.seen[atom] {
                let (start, end) = self.formulas.atoms[atom];
                unknown.push(self.source.text[start..end].to_owned());
            }
        }
        unknown
    }
}
