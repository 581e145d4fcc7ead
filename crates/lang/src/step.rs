//! Steps: silent ones are taken at once, counted ones are the ways on from a state.
//!
//! A rule whose condition depends on symbols is a branch: every way on has its condition, and what no rule covers is a residual
//! (inputs on which the program is stuck), never lost.

use std::rc::Rc;

use solver::Answer;
use term::TermId;

use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellId, CellKind, CellStep, Cells};
use crate::computation::Computation;
use crate::evaluate::{Cx, evaluate, is_implied, side_conditions};
use crate::machine::Machine;
use crate::matching::match_goals;
use crate::pattern::Rule;
use crate::schedule::choices;
use crate::sorts::SortId;
use crate::value::Value;

/// A rule that can apply, and under which condition.
pub(crate) struct ApplicableRule {
    pub(crate) rule: u32,
    pub(crate) bindings: Bindings,
    pub(crate) condition: TermId,
}

/// The cell of a computation and the chosen instances of the repeated cells around it.
pub type Selected = (CellId, Vec<usize>);

/// One way on from a state.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The rule that is applied.
    pub rule: u32,
    /// What it adds to the path condition.
    pub conditions: Vec<TermId>,
    pub state: Cell,
    /// The computation that selects the rule: its cell, and the instances of repeated cells around it.
    pub place: Option<Selected>,
    /// True if no rule that goes before this one is undecided.
    pub is_certain: bool,
}

/// All ways on from a state.
#[derive(Clone, Debug, Default)]
pub struct Successors {
    pub arms: Vec<Arm>,
    /// The condition under which no rule applies, where some rule can; `None` if that is impossible. Rules that are undecided may apply there.
    pub residual: Option<TermId>,
    /// What could not be decided, in sentences: runs may be lost.
    pub undecided: Vec<String>,
}

/// Where a computation is: its cell, the way to it, and the chosen instances of repeated cells.
pub(crate) type ComputationSite = (CellId, Rc<[CellStep]>, Vec<usize>);

impl Machine {
    /// The matches of a rule with a satisfiable-looking condition; the instances of the selecting computation may be given.
    pub(crate) fn firings(&mut self, state: &Cell, number: u32, chosen: Option<&[usize]>) -> Result<Vec<ApplicableRule>, Missing> {
        let rules = Rc::clone(&self.rules);
        let rule = &rules[number as usize];
        let fixed = chosen.filter(|chosen| !chosen.is_empty());
        let matches = self.with(|cx| matches_of(cx, rule, state, fixed))?;
        let mut found = Vec::new();
        for mut bindings in matches {
            let condition = self.with(|cx| side_conditions(cx, &rule.equations, rule.requires.as_ref(), &mut bindings));
            match condition {
                Ok(condition) if self.terms.as_bool_const(condition) == Some(false) => {}
                Ok(condition) => found.push(ApplicableRule { rule: number, bindings, condition }),
                Err(Missing::Undefined) => {}
                Err(open) => return Err(open),
            }
        }
        Ok(found)
    }

    /// The ways on from a settled state.
    pub fn ways(&mut self, state: &Cell) -> Successors {
        let mut ways = Successors::default();
        let mut residuals: Vec<TermId> = Vec::new();
        let mut has_firings = false;
        let index = Rc::clone(&self.index);
        let mut groups: Vec<(&[u32], Option<Selected>)> = Vec::new();
        for place in self.places(state) {
            ways.undecided.extend(self.unknown_evaluation(state, &place));
            ways.undecided.extend(self.undecided_context(state, &place));
            groups.push((self.candidates(&index, state, &place), Some((place.0, place.2))));
        }
        groups.push((&index.loose, None));
        for (candidates, place) in groups {
            let chosen = place.as_ref().map(|(_, chosen)| chosen.as_slice());
            let (n_before, rest) = (ways.arms.len(), self.group(state, candidates, chosen, &mut ways));
            ways.arms[n_before..].iter_mut().for_each(|arm| arm.place.clone_from(&place));
            if ways.arms.len() > n_before {
                has_firings = true;
                residuals.push(rest);
            }
        }
        if has_firings {
            let residual = self.terms.and(&residuals);
            ways.residual = (self.terms.as_bool_const(residual) != Some(false)).then_some(residual);
        }
        ways
    }

    /// The arms of one computation, by priority; the condition under which none of its rules applies.
    fn group(&mut self, state: &Cell, candidates: &[u32], chosen: Option<&[usize]>, ways: &mut Successors) -> TermId {
        let rules = Rc::clone(&self.rules);
        let mut rest = self.terms.tru();
        let mut layer: Vec<TermId> = Vec::new();
        let mut priority = None;
        let mut open_priority = None;
        for number in candidates {
            let rule = &rules[*number as usize];
            if priority.is_some_and(|priority| rule.priority > priority) {
                rest = self.without(rest, &layer);
                layer.clear();
            }
            priority = Some(rule.priority);
            if self.terms.as_bool_const(rest) == Some(false) {
                break;
            }
            match self.firings(state, *number, chosen) {
                Ok(firings) => {
                    let (n_before, n_undecided) = (ways.arms.len(), ways.undecided.len());
                    for firing in firings {
                        self.fire(rule, firing, rest, state, (ways, &mut layer));
                    }
                    // Where a rule that goes before is undecided, this one may not apply.
                    let is_certain = open_priority.is_none_or(|open| rule.priority <= open);
                    ways.arms[n_before..].iter_mut().for_each(|arm| arm.is_certain = is_certain);
                    if ways.undecided.len() > n_undecided {
                        open_priority.get_or_insert(rule.priority);
                    }
                }
                Err(Missing::Open(reason)) => {
                    open_priority.get_or_insert(rule.priority);
                    ways.undecided.push(undecided(rule, &reason));
                }
                Err(Missing::Undefined) => {}
            }
        }
        self.without(rest, &layer)
    }

    fn without(&mut self, rest: TermId, covered: &[TermId]) -> TermId {
        let any = self.terms.or(covered);
        let none = self.terms.not(any);
        self.terms.and2(rest, none)
    }

    fn fire(
        &mut self,
        rule: &Rule,
        firing: ApplicableRule,
        rest: TermId,
        state: &Cell,
        (ways, layer): (&mut Successors, &mut Vec<TermId>),
    ) {
        let ApplicableRule { rule: number, mut bindings, condition } = firing;
        let (unknowns, _) = self.bind_fresh(rule, &mut bindings);
        let ensures = match &rule.ensures {
            None => Ok(None),
            Some(ensures) => self.with(|cx| {
                let value = evaluate(cx, ensures, &bindings)?;
                let parts: Vec<TermId> = value.as_data().into_iter().chain(std::mem::take(&mut cx.defined)).collect();
                Ok(Some(cx.terms.and(&parts)))
            }),
        };
        let changed = ensures.and_then(|ensures| self.changed(rule, &bindings, state).map(|state| (ensures, state)));
        let (ensures, (changed, defined)) = match changed {
            Ok(found) => found,
            Err(Missing::Undefined) => return,
            Err(Missing::Open(reason)) => return ways.undecided.push(undecided(rule, &reason)),
        };
        let mut conditions: Vec<TermId> = Vec::new();
        let mut condition = condition;
        for defined in defined {
            if !is_implied(&mut self.terms, condition, defined) {
                condition = self.terms.and2(condition, defined);
            }
        }
        let wanted = [Some(rest), Some(condition), ensures];
        for part in wanted.into_iter().flatten().filter(|part| self.terms.as_bool_const(*part) != Some(true)) {
            conditions.push(part);
        }
        let covered = match ensures {
            None => condition,
            // What is ensured about the unknowns alone is possible or not, whatever the state.
            Some(ensures) if self.is_possible_alone(&unknowns, ensures) => condition,
            Some(ensures) => {
                let both = self.terms.and2(condition, ensures);
                self.exists(&unknowns, both)
            }
        };
        layer.push(covered);
        ways.arms.push(Arm { rule: number, conditions, state: changed, place: None, is_certain: true });
    }

    /// What a computation is left with after its first tasks, and the way to it.
    pub(crate) fn continuation(
        &self,
        state: &Cell,
        cell: CellId,
        chosen: &[usize],
        n_tasks: usize,
    ) -> Option<(Rc<[CellStep]>, Computation)> {
        let (_, way) = self.computations.iter().find(|(known, _)| *known == cell)?;
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return None };
        let mut rest = tasks;
        for _ in 0..n_tasks {
            rest = rest.next()?.1;
        }
        Some((Rc::clone(way), rest.clone()))
    }

    fn is_possible_alone(&mut self, unknowns: &[TermId], formula: TermId) -> bool {
        let own: Vec<_> = unknowns.iter().flat_map(|unknown| self.terms.symbols_of(*unknown).to_vec()).collect();
        let is_alone = self.terms.symbols_of(formula).iter().all(|symbol| own.contains(symbol));
        is_alone && self.solver.check_all(&mut self.terms, &[formula]) == Answer::Sat
    }

    /// There are values of the unknowns for which the formula holds.
    fn exists(&mut self, unknowns: &[TermId], formula: TermId) -> TermId {
        unknowns.iter().fold(formula, |formula, unknown| self.terms.exists(*unknown, formula))
    }
}

fn undecided(rule: &Rule, reason: &str) -> String {
    format!("the rule {} could not be applied or excluded: {reason}", rule.name)
}

/// The matches of a rule, with the instances of its selecting computation fixed if they are given.
fn matches_of(cx: &mut Cx, rule: &Rule, state: &Cell, fixed: Option<&[usize]>) -> Result<Vec<Bindings>, Missing> {
    let mut bindings = Bindings::new(rule.n_slots, rule.n_choices);
    let mut found = Vec::new();
    let mut first = 0;
    if let (Some(fixed), Some((_, way))) = (fixed, &rule.computation) {
        // The first goals enter the repeated cells around the selecting computation, outermost first.
        for (choice, instance) in choices(way).into_iter().zip(fixed) {
            bindings.chosen[usize::from(choice)] = *instance;
        }
        first = fixed.len();
    }
    match_goals(cx, rule, first, state, bindings, &mut found)?;
    Ok(found)
}

/// The choices of instances that lead along a way, innermost fastest; one empty choice if no cell on it is repeated.
pub(crate) fn instances(state: &Cell, way: &[CellStep]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for (position, step) in way.iter().enumerate() {
        if let CellStep::Instance(_) = step {
            all = all.into_iter().flat_map(|chosen| further(state, &way[..position], &chosen)).collect();
        }
    }
    all
}

fn further(state: &Cell, way: &[CellStep], chosen: &[usize]) -> Vec<Vec<usize>> {
    let Some(Cell::Repeated(instances)) = state.at(way, chosen) else { return Vec::new() };
    (0..instances.len()).map(|i| [chosen, &[i]].concat()).collect()
}

/// The computations of a definition, with ways that choose instances in order.
pub(crate) fn computations(cells: &Cells) -> Rc<[(CellId, Rc<[CellStep]>)]> {
    let mut found = Vec::new();
    for cell in cells.ids().filter(|cell| cells.get(*cell).kind == CellKind::Leaf(SortId::K)) {
        let mut way = Vec::new();
        let mut n_choices = 0;
        for ancestor in cells.ancestry(cell) {
            way.push(CellStep::Child(cells.get(ancestor).slot));
            if cells.get(ancestor).is_repeated {
                way.push(CellStep::Instance(n_choices));
                n_choices += 1;
            }
        }
        found.push((cell, way.into()));
    }
    found.into()
}
