//! Facts that a path states: equations with constants, truth values of its conjuncts, bounds of terms.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use term::{Checkpoint, Interval, Op, Sort, TermId, Terms, range_of};

use crate::stage::{Stage, Stages};
use crate::unit_propagation::{Alternatives, Remaining};

/// Limits of the search for facts.
struct Limits {
    /// How deep bounds are recomputed from the bounds of the path.
    max_depth: u32,
    /// How deep alternatives are looked into.
    member_depth: u32,
    /// Alternatives that are watched, the newest of the path.
    max_watched: usize,
}

const LIMITS: Limits = Limits { max_depth: 4, member_depth: 3, max_watched: 64 };

/// Bounds of terms, by how deep they were looked into.
type Memo = FxHashMap<(TermId, u32), Interval>;

/// The facts of the current path, kept while the path grows and shrinks.
pub(crate) struct Facts {
    stages: Stages,
    path: Vec<TermId>,
    marks: Vec<usize>,
    log: Vec<Undo>,
    values: FxHashMap<TermId, TermId>,
    bounds: FxHashMap<TermId, Interval>,
    alternatives: Vec<Alternatives>,
    /// The path contradicts itself.
    is_absurd: bool,
}

enum Undo {
    Value(TermId, Option<TermId>),
    Bound(TermId, Option<Interval>),
    Alternatives,
    Absurd,
}

impl Facts {
    /// Nothing is known; parts that are stages of their own may be switched off.
    pub(crate) fn new(stages: Stages) -> Self {
        Facts {
            stages,
            path: Vec::new(),
            marks: Vec::new(),
            log: Vec::new(),
            values: FxHashMap::default(),
            bounds: FxHashMap::default(),
            alternatives: Vec::new(),
            is_absurd: false,
        }
    }

    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        let has_all = |mut terms: std::slice::Iter<'_, TermId>| terms.all(|&term| to.has_term(term));
        let survives = has_all(self.path.iter())
            && self.log.iter().all(|undo| undo.survives(to))
            && self.alternatives.iter().all(|alternatives| has_all(alternatives.members.iter()));
        if !survives {
            *self = Facts::new(self.stages);
        }
    }

    /// Makes this the facts of the given path.
    pub(crate) fn follow(&mut self, terms: &mut Terms, path: &[TermId]) {
        let n_common = self.path.iter().zip(path).take_while(|(a, b)| a == b).count();
        self.retreat(n_common);
        for &conjunct in &path[n_common..] {
            self.advance(terms, conjunct);
        }
    }

    fn advance(&mut self, terms: &mut Terms, conjunct: TermId) {
        self.marks.push(self.log.len());
        self.path.push(conjunct);
        self.learn(terms, conjunct);
        self.propagate(terms);
    }

    /// True if the path was found to contradict itself.
    pub(crate) fn is_absurd(&self) -> bool {
        self.is_absurd
    }

    /// The truth of a question, if it or its negation contradicts the path.
    pub(crate) fn probe(&mut self, terms: &mut Terms, question: TermId) -> Option<bool> {
        if self.alternatives.is_empty() {
            return None;
        }
        let negated = terms.not(question);
        [(question, false), (negated, true)].into_iter().find_map(|(assumed, truth)| {
            self.advance(terms, assumed);
            let is_absurd = self.is_absurd;
            self.retreat(self.path.len() - 1);
            is_absurd.then_some(truth)
        })
    }

    /// Learns what alternatives leave no choice.
    fn propagate(&mut self, terms: &mut Terms) {
        let mut has_learnt = true;
        while has_learnt && !self.is_absurd {
            has_learnt = false;
            for index in self.alternatives.len().saturating_sub(LIMITS.max_watched)..self.alternatives.len() {
                // Taken out while the rest of the facts is asked.
                let mut alternatives = std::mem::replace(&mut self.alternatives[index], Alternatives::new(Vec::new()));
                let left = alternatives.left(|member| self.truth(terms, member) == Some(false));
                self.alternatives[index] = alternatives;
                match left {
                    Remaining::Several => {}
                    Remaining::None => self.note_absurd(),
                    Remaining::One(member) if self.truth_of(terms, member) == Some(true) => {}
                    Remaining::One(member) => {
                        let yes = terms.tru();
                        self.learn(terms, member);
                        self.set_value(member, yes);
                        has_learnt = true;
                    }
                }
            }
        }
    }

    /// The truth of a formula by what the path states of its parts.
    fn truth(&self, terms: &mut Terms, formula: TermId) -> Option<bool> {
        self.decide_parts(terms, formula, LIMITS.member_depth, &mut |terms, op, left, right| {
            compared(op, self.stated(terms, left), self.stated(terms, right))
        })
    }

    fn note_absurd(&mut self) {
        if !std::mem::replace(&mut self.is_absurd, true) {
            self.log.push(Undo::Absurd);
        }
    }

    fn retreat(&mut self, n_kept: usize) {
        if n_kept >= self.path.len() {
            return;
        }
        let mark = self.marks[n_kept];
        self.path.truncate(n_kept);
        self.marks.truncate(n_kept);
        for undo in self.log.drain(mark..).rev() {
            match undo {
                Undo::Value(term, Some(old)) => self.values.insert(term, old).map_or((), drop),
                Undo::Value(term, None) => self.values.remove(&term).map_or((), drop),
                Undo::Bound(term, Some(old)) => self.bounds.insert(term, old).map_or((), drop),
                Undo::Bound(term, None) => self.bounds.remove(&term).map_or((), drop),
                Undo::Alternatives => self.alternatives.pop().map_or((), drop),
                Undo::Absurd => self.is_absurd = false,
            }
        }
    }

    fn learn(&mut self, terms: &mut Terms, conjunct: TermId) {
        let parts = if terms.op(conjunct) == Op::And { terms.args(conjunct).to_vec() } else { vec![conjunct] };
        for part in parts {
            self.learn_literal(terms, part);
        }
    }

    fn learn_literal(&mut self, terms: &mut Terms, literal: TermId) {
        if terms.is_const(literal) {
            return;
        }
        let (yes, no) = (terms.tru(), terms.fls());
        let negated = terms.not(literal);
        if self.values.get(&literal) == Some(&no) {
            self.note_absurd();
        }
        self.set_value(literal, yes);
        self.set_value(negated, no);
        let args = terms.args(literal);
        match terms.op(literal) {
            Op::Eq if terms.is_const(args[1]) => {
                let (left, right) = (args[0], args[1]);
                self.set_value(left, right);
            }
            Op::Lt | Op::Le => self.learn_bound(terms, literal),
            Op::Or => {
                self.watch(args.to_vec());
            }
            Op::Not if matches!(terms.op(args[0]), Op::And | Op::Or) => self.learn_negated(terms, args[0]),
            _ => {}
        }
    }

    /// What the negation of a conjunction or disjunction says.
    fn learn_negated(&mut self, terms: &mut Terms, connected: TermId) {
        let parts: Vec<TermId> = terms.args(connected).to_vec().into_iter().map(|part| terms.not(part)).collect();
        if terms.op(connected) == Op::And {
            self.watch(parts);
        } else {
            for part in parts {
                self.learn(terms, part);
            }
        }
    }

    /// Watches a disjunction for the member that is left.
    fn watch(&mut self, members: Vec<TermId>) {
        if self.stages.has(Stage::UnitPropagation) {
            self.alternatives.push(Alternatives::new(members));
            self.log.push(Undo::Alternatives);
        }
    }

    fn learn_bound(&mut self, terms: &Terms, comparison: TermId) {
        let (a, b) = (terms.args(comparison)[0], terms.args(comparison)[1]);
        let gap = i128::from(terms.op(comparison) == Op::Lt);
        if let Some(limit) = terms.as_i128(b) {
            self.meet_bound(terms, a, Interval { lo: None, hi: limit.checked_sub(gap) });
        } else if let Some(limit) = terms.as_i128(a) {
            self.meet_bound(terms, b, Interval { lo: limit.checked_add(gap), hi: None });
        }
    }

    fn set_value(&mut self, term: TermId, value: TermId) {
        let old = self.values.insert(term, value);
        self.log.push(Undo::Value(term, old));
    }

    fn meet_bound(&mut self, terms: &Terms, term: TermId, bound: Interval) {
        let old = self.bounds.get(&term).copied();
        // An empty meeting means an infeasible path; the old bound is still a bound.
        match old.unwrap_or_else(|| terms.interval(term)).meet(bound) {
            Some(met) => {
                self.bounds.insert(term, met);
                self.log.push(Undo::Bound(term, old));
            }
            None => self.note_absurd(),
        }
    }

    /// The truth of a question on this path, if the facts decide it.
    pub(crate) fn decide(&self, terms: &mut Terms, question: TermId) -> Option<bool> {
        if self.path.is_empty() {
            return None;
        }
        if let Some(&value) = self.values.get(&question) {
            return terms.as_bool_const(value);
        }
        let memo = RefCell::default();
        self.decide_parts(terms, question, LIMITS.max_depth, &mut |terms, op, left, right| {
            compared(op, self.bound(terms, left, LIMITS.max_depth, &memo), self.bound(terms, right, LIMITS.max_depth, &memo))
        })
    }

    /// The truth of a condition, if the path states it.
    pub(crate) fn truth_of(&self, terms: &Terms, condition: TermId) -> Option<bool> {
        self.values.get(&condition).and_then(|value| terms.as_bool_const(*value))
    }

    /// Bounds of an integer term that the path states, and those it has everywhere.
    pub(crate) fn stated(&self, terms: &Terms, term: TermId) -> Interval {
        let known = terms.interval(term);
        if let Some(value) = self.values.get(&term).and_then(|&value| terms.as_i128(value)) {
            return Interval::point(value);
        }
        self.bounds.get(&term).and_then(|bound| known.meet(*bound)).unwrap_or(known)
    }

    /// Bounds of an integer term on this path. Choices ask for those of their arms and conditions again and again.
    fn bound(&self, terms: &Terms, term: TermId, depth: u32, memo: &RefCell<Memo>) -> Interval {
        let known = self.stated(terms, term);
        if known.as_point().is_some() || depth == 0 || terms.args(term).is_empty() || terms.sort(term) != Sort::Int {
            return known;
        }
        if let Some(bound) = memo.borrow().get(&(term, depth)) {
            return *bound;
        }
        let computed = range_of(terms, terms.op(term), Sort::Int, terms.args(term), |arg| match terms.sort(arg) {
            Sort::Int => self.bound(terms, arg, depth - 1, memo),
            _ => terms.interval(arg),
        });
        let bound = known.meet(computed).unwrap_or(known);
        memo.borrow_mut().insert((term, depth), bound);
        bound
    }

    /// The truth of a question by what the path states and by the comparisons of integers in it.
    fn decide_parts(
        &self,
        terms: &mut Terms,
        question: TermId,
        depth: u32,
        compare: &mut dyn FnMut(&mut Terms, Op, TermId, TermId) -> Option<bool>,
    ) -> Option<bool> {
        if let Some(truth) = terms.as_bool_const(question).or_else(|| self.truth_of(terms, question)) {
            return Some(truth);
        }
        let args = terms.args(question).to_vec();
        match terms.op(question) {
            op @ (Op::Lt | Op::Le | Op::Eq) if terms.sort(args[0]) == Sort::Int => compare(terms, op, args[0], args[1]),
            Op::Not if depth > 0 => self.decide_parts(terms, args[0], depth - 1, compare).map(|truth| !truth),
            op @ (Op::And | Op::Or) if depth > 0 => {
                let decisive = op == Op::Or;
                let mut is_open = false;
                for &arg in &args {
                    match self.decide_parts(terms, arg, depth - 1, compare) {
                        Some(truth) if truth == decisive => return Some(decisive),
                        Some(_) => {}
                        None => is_open = true,
                    }
                }
                (!is_open).then_some(!decisive)
            }
            _ => None,
        }
    }
}

/// The truth of a comparison by bounds of its sides.
pub(crate) fn compared(op: Op, left: Interval, right: Interval) -> Option<bool> {
    match op {
        Op::Lt if left.is_below(right) => Some(true),
        Op::Lt if right.is_at_most(left) => Some(false),
        Op::Le if left.is_at_most(right) => Some(true),
        Op::Le if right.is_below(left) => Some(false),
        Op::Eq if left.meet(right).is_none() => Some(false),
        Op::Eq if left.as_point().is_some() && left == right => Some(true),
        _ => None,
    }
}

impl Undo {
    fn survives(&self, to: Checkpoint) -> bool {
        match self {
            Undo::Value(term, old) => to.has_term(*term) && old.is_none_or(|old| to.has_term(old)),
            Undo::Bound(term, _) => to.has_term(*term),
            Undo::Alternatives | Undo::Absurd => true,
        }
    }
}
