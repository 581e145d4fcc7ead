//! Search: the states that can be reached, each once, breadth first, numbered as they are found.
//!
//! Only counted rules make states (the rewriting logic of Arusoaie, Lucanu, Rusu 2014, appendix: equations run silently). States
//! are equal if their configurations and the conjuncts of their path conditions are (§2.4, the equivalence of patterns).

use common::resources::has_passed;
use common::setting::Setting;
use std::collections::VecDeque;
use std::time::Instant;

use engine::{Cancel, PathId, Paths};
use rustc_hash::FxHashMap;
use solver::Answer;
use term::TermId;

use crate::cell::Cell;
use crate::end::End;
use crate::machine::Machine;
use crate::pattern::Rule;
use crate::session::Start;
use crate::silent::SilentLoop;
use crate::step::{Arm, Successors};
use crate::value::combine;

/// How far to search.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Stop after so many solutions.
    pub bound: Option<usize>,
    /// Counted steps from the initial state.
    pub depth: Option<usize>,
    /// States in all.
    pub states: usize,
    pub deadline: Option<Instant>,
    pub cancel: Cancel,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { bound: None, depth: None, states: 100_000, deadline: None, cancel: Cancel::default() }
    }
}

/// A state that was reached.
#[derive(Clone, Debug)]
pub struct State {
    pub configuration: Cell,
    pub path: PathId,
    /// Counted steps on the shortest way here.
    pub depth: usize,
    /// The state before and the rule applied to it.
    pub from: Option<(u32, u32)>,
    /// True if the solver knows that the path has an input.
    pub is_certain: bool,
    pub end: Option<End>,
}

/// A state that answers the question.
#[derive(Clone, Debug)]
pub struct Solution {
    pub state: u32,
    /// What the pattern adds to the path condition.
    pub condition: Option<TermId>,
}

/// Inputs on which a state has no successor although others have one.
#[derive(Clone, Debug)]
pub struct Residual {
    pub state: u32,
    pub condition: TermId,
    pub is_certain: bool,
}

/// The result of a search.
#[derive(Default)]
pub struct Found {
    pub states: Vec<State>,
    pub paths: Paths,
    /// Successors of every state: rule and state.
    pub edges: Vec<Vec<(u32, u32)>>,
    pub solutions: Vec<Solution>,
    pub residuals: Vec<Residual>,
    /// Sentences about what was not explored; empty if everything was.
    pub limits: Vec<String>,
    /// True if the search stopped because it had as many solutions as were asked for.
    pub is_bounded: bool,
    pub pruned: usize,
    pub undecided: usize,
}

impl Found {
    pub fn is_exhaustive(&self) -> bool {
        self.limits.is_empty() && !self.is_bounded
    }

    /// The rules from the initial state to a state, those that were counted only because symbols left them open among them.
    pub fn way_to(&self, state: u32) -> Vec<(u32, u32)> {
        let mut way = Vec::new();
        let mut at = state;
        while let Some((before, rule)) = self.states[at as usize].from {
            way.push((rule, at));
            at = before;
        }
        way.reverse();
        way
    }
}

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchGoal {
    /// In states without successors.
    Final,
    /// In all states.
    All,
}

/// A question to a search.
pub struct Question<'q> {
    pub pattern: Option<&'q Rule>,
    pub places: SearchGoal,
    pub limits: Limits,
}

struct Search<'m, 'q> {
    machine: &'m mut Machine,
    question: &'q Question<'q>,
    found: Found,
    queue: VecDeque<u32>,
    known: FxHashMap<u64, Vec<u32>>,
    steps: usize,
}

impl Machine {
    /// Searches from a start.
    pub fn search(&mut self, start: &Start, question: &Question) -> Result<Found, SilentLoop> {
        let mut search =
            Search { machine: self, question, found: Found::default(), queue: VecDeque::new(), known: FxHashMap::default(), steps: 0 };
        let path = start.condition.iter().fold(PathId::ROOT, |path, condition| search.found.paths.extend(path, *condition));
        let mut state = start.state.clone();
        search.machine.settle(&mut state)?;
        search.add(State { configuration: state, path, depth: 0, from: None, is_certain: true, end: None });
        while let Some(number) = search.queue.pop_front() {
            if !search.expand(number)? {
                break;
            }
        }
        search.finish();
        Ok(search.found)
    }
}

impl Search<'_, '_> {
    /// Adds a state unless it is known; its number.
    fn add(&mut self, state: State) -> u32 {
        let mut conjuncts = self.found.paths.conjuncts(state.path);
        conjuncts.sort_unstable();
        let digest = conjuncts.iter().fold(state.configuration.digest(), |sofar, c| combine(sofar, c.index() as u64));
        for known in self.known.get(&digest).into_iter().flatten() {
            let other = &self.found.states[*known as usize];
            let mut others = self.found.paths.conjuncts(other.path);
            others.sort_unstable();
            if others == conjuncts && other.configuration == state.configuration {
                return *known;
            }
        }
        let number = self.found.states.len() as u32;
        self.known.entry(digest).or_default().push(number);
        self.found.states.push(state);
        self.found.edges.push(Vec::new());
        self.queue.push_back(number);
        number
    }

    /// Looks at a state and its successors; false if the search is over.
    fn expand(&mut self, number: u32) -> Result<bool, SilentLoop> {
        if let Some(limit) = self.stopped() {
            self.queue.push_front(number);
            self.limit(limit);
            return Ok(false);
        }
        let (configuration, depth) = {
            let state = &self.found.states[number as usize];
            (state.configuration.clone(), state.depth)
        };
        let ways = self.machine.ways(&configuration);
        self.note_undecided(&ways);
        let is_final = ways.arms.is_empty() && ways.undecided.is_empty();
        if is_final {
            let is_finished = self.machine.is_finished(&configuration);
            self.found.states[number as usize].end = Some(if is_finished { End::Finished } else { End::Stuck });
        }
        if (is_final || self.question.places == SearchGoal::All) && !self.answer(number) {
            return Ok(false);
        }
        if self.question.limits.depth.is_some_and(|limit| depth >= limit) {
            if !ways.arms.is_empty() {
                self.found.states[number as usize].end = Some(End::Limit);
                self.limit(format!("paths were stopped at depth {depth} ({})", Setting::Depth));
            }
            return Ok(true);
        }
        let is_covered = self.residual(number, &ways) && ways.undecided.is_empty();
        let mut feasible = Vec::new();
        for arm in ways.arms {
            if let Some(is_certain) = self.feasibility(number, &arm) {
                feasible.push((arm, is_certain));
            }
        }
        // A way on that is the only one follows from the path: it adds nothing to it.
        // What it ensures about new unknowns is no consequence.
        let is_plain = |arm: &Arm| self.machine.rules[arm.rule as usize].fresh.is_empty();
        let is_only = is_covered && feasible.len() == 1 && feasible.iter().all(|(arm, _)| is_plain(arm));
        for (arm, is_certain) in feasible {
            self.follow(number, arm, is_certain, is_only)?;
        }
        Ok(true)
    }

    fn note_undecided(&mut self, ways: &Successors) {
        for sentence in &ways.undecided {
            self.limit(sentence.clone());
        }
    }

    fn limit(&mut self, sentence: String) {
        if !self.found.limits.contains(&sentence) {
            self.found.limits.push(sentence);
        }
    }

    fn stopped(&mut self) -> Option<String> {
        self.steps += 1;
        let limits = &self.question.limits;
        if limits.cancel.is_cancelled() {
            return Some("stopped on request; not repeatable".to_owned());
        }
        if has_passed(limits.deadline) {
            return Some(format!("stopped by the time limit ({}); not repeatable", Setting::Timeout));
        }
        (self.found.states.len() >= limits.states).then(|| format!("stopped at {} states ({})", limits.states, Setting::MaxStates))
    }

    /// Notes a solution; false if there are enough.
    fn answer(&mut self, number: u32) -> bool {
        let conditions = match self.question.pattern {
            None => vec![None],
            Some(pattern) => self.pattern_conditions(pattern, number),
        };
        for condition in conditions {
            if self.question.limits.bound.is_some_and(|bound| self.found.solutions.len() >= bound) {
                break;
            }
            self.found.solutions.push(Solution { state: number, condition });
        }
        let is_enough = self.question.limits.bound.is_some_and(|bound| self.found.solutions.len() >= bound);
        self.found.is_bounded |= is_enough && !self.queue.is_empty();
        !is_enough
    }

    /// The satisfiable conditions under which a state matches.
    fn pattern_conditions(&mut self, pattern: &Rule, number: u32) -> Vec<Option<TermId>> {
        let (configuration, path) = {
            let state = &self.found.states[number as usize];
            (state.configuration.clone(), self.found.paths.conjuncts(state.path))
        };
        self.machine.answers(pattern, &configuration, &path).unwrap_or_else(|| {
            self.limit(format!("whether state {number} matches the pattern could not be decided"));
            Vec::new()
        })
    }

    /// Notes the inputs on which no rule applies; true if there are none.
    fn residual(&mut self, number: u32, ways: &Successors) -> bool {
        let Some(condition) = ways.residual else { return true };
        let path = self.found.paths.conjuncts(self.found.states[number as usize].path);
        match self.machine.solver.check(&mut self.machine.terms, &path, condition) {
            Answer::Unsat => true,
            answer => {
                // Where a rule is undecided, it may be the one that goes on.
                let is_certain = answer == Answer::Sat && self.found.states[number as usize].is_certain && ways.undecided.is_empty();
                self.found.residuals.push(Residual { state: number, condition, is_certain });
                false
            }
        }
    }

    /// True if a way on may have an input, and whether the solver is certain.
    fn feasibility(&mut self, number: u32, arm: &Arm) -> Option<bool> {
        let State { path, is_certain, .. } = self.found.states[number as usize];
        let is_certain = is_certain && arm.is_certain;
        if arm.conditions.is_empty() {
            return Some(is_certain);
        }
        let together = self.machine.terms.and(&arm.conditions);
        let conjuncts = self.found.paths.conjuncts(path);
        match self.machine.solver.check(&mut self.machine.terms, &conjuncts, together) {
            Answer::Unsat => {
                self.found.pruned += 1;
                None
            }
            Answer::Sat => Some(is_certain),
            Answer::Unknown(_) => {
                self.found.undecided += 1;
                Some(false)
            }
        }
    }

    fn follow(&mut self, number: u32, arm: Arm, is_certain: bool, is_only: bool) -> Result<(), SilentLoop> {
        let State { path, depth, .. } = self.found.states[number as usize];
        let conditions = if is_only { &[] } else { arm.conditions.as_slice() };
        let extended = conditions.iter().fold(path, |path, condition| self.found.paths.extend(path, *condition));
        let mut state = arm.state;
        self.machine.applications += 1;
        self.machine.settle(&mut state)?;
        let from = Some((number, arm.rule));
        let child = self.add(State { configuration: state, path: extended, depth: depth + 1, from, is_certain, end: None });
        self.found.edges[number as usize].push((arm.rule, child));
        Ok(())
    }

    /// States that nobody looked at are limits, unless enough solutions were found.
    fn finish(&mut self) {
        while let Some(number) = self.queue.pop_front() {
            self.found.states[number as usize].end = Some(End::Limit);
        }
    }
}
