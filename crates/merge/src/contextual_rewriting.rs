//! Reading terms under conditions that are known to hold: cheap, and enough for most obligations.

use std::collections::{HashMap, HashSet};

use term::{Op, Sort, TagSetId, TermId, Terms, replace};

/// Conditions that hold, with what follows from them without a case distinction.
#[derive(Default)]
pub struct Assuming {
    truths: HashMap<TermId, bool>,
    alternatives: Vec<Alternatives>,
    /// Objects that belong to sets of classes, or do not.
    classes: Vec<(TermId, TagSetId, bool)>,
    /// Formulas that were found to be open.
    open: HashSet<TermId>,
}

/// Formulas of which one holds.
struct Alternatives {
    members: Vec<TermId>,
    /// Their negations.
    negated: Vec<TermId>,
}

/// How often alternatives are gone through again after some of them were settled.
const MAX_ROUNDS: usize = 8;

/// Connectives around each other beyond which nothing is decided.
const MAX_DEPTH: usize = 100;

impl Assuming {
    pub fn new(terms: &mut Terms, conditions: &[TermId]) -> Assuming {
        let mut assuming = Assuming::default();
        for condition in conditions {
            assuming.assume(terms, *condition);
        }
        for _ in 0..MAX_ROUNDS {
            if !assuming.settle_alternatives(terms) {
                break;
            }
        }
        assuming
    }

    fn assume(&mut self, terms: &mut Terms, condition: TermId) {
        let mut work = vec![(condition, true)];
        while let Some((condition, truth)) = work.pop() {
            self.truths.insert(condition, truth);
            let op = terms.op(condition);
            match (op, truth) {
                (Op::Not, _) => work.push((terms.args(condition)[0], !truth)),
                (Op::And, true) | (Op::Or, false) => work.extend(terms.args(condition).iter().map(|part| (*part, truth))),
                (Op::And, false) | (Op::Or, true) => {
                    let parts = terms.args(condition).to_vec();
                    let opposites = parts.iter().map(|part| terms.not(*part)).collect();
                    let (members, negated) = if truth { (parts, opposites) } else { (opposites, parts) };
                    self.alternatives.push(Alternatives { members, negated });
                }
                _ => {
                    if let Op::TagIn(set) = op {
                        self.classes.push((terms.args(condition)[0], set, truth));
                    }
                    let opposite = terms.not(condition);
                    self.truths.insert(opposite, !truth);
                }
            }
        }
        self.open.clear();
    }

    /// Drops alternatives that are known not to hold; the last one left holds. Whether one was left.
    fn settle_alternatives(&mut self, terms: &mut Terms) -> bool {
        let mut left = Vec::new();
        for mut alternatives in std::mem::take(&mut self.alternatives) {
            let truths: Vec<Option<bool>> = alternatives.members.iter().map(|member| self.decide(terms, *member)).collect();
            if truths.contains(&Some(true)) {
                continue;
            }
            let is_open = |index: usize| truths[index].is_none();
            let keep =
                |list: Vec<TermId>| list.into_iter().enumerate().filter(|(index, _)| is_open(*index)).map(|(_, member)| member).collect();
            alternatives = Alternatives { members: keep(alternatives.members), negated: keep(alternatives.negated) };
            match alternatives.members.as_slice() {
                [only] => left.push(*only),
                _ => self.alternatives.push(alternatives),
            }
        }
        for only in &left {
            self.assume(terms, *only);
        }
        !left.is_empty()
    }

    /// The fewest formulas of which one holds.
    pub fn cases(&self) -> Option<&[TermId]> {
        self.alternatives.iter().map(|alternatives| alternatives.members.as_slice()).min_by_key(|members| members.len())
    }

    /// The truth of a formula, where it follows at once.
    pub fn decide(&mut self, terms: &Terms, formula: TermId) -> Option<bool> {
        self.decide_below(terms, formula, MAX_DEPTH)
    }

    fn decide_below(&mut self, terms: &Terms, formula: TermId, depth: usize) -> Option<bool> {
        if let Some(truth) = terms.as_bool_const(formula).or_else(|| self.truths.get(&formula).copied()) {
            return Some(truth);
        }
        let depth = depth.checked_sub(1)?;
        let op = terms.op(formula);
        if let Op::TagIn(set) = op {
            return self.decide_class(terms, terms.args(formula)[0], set);
        }
        if !matches!(op, Op::Not | Op::And | Op::Or) || self.open.contains(&formula) {
            return None;
        }
        let truth = match op {
            Op::Not => self.decide_below(terms, terms.args(formula)[0], depth).map(|truth| !truth),
            _ => self.decide_parts(terms, formula, op == Op::Or, depth),
        };
        match truth {
            Some(truth) => _ = self.truths.insert(formula, truth),
            None => _ = self.open.insert(formula),
        }
        truth
    }

    /// True if an object belongs to one of the classes of a set, by the sets it is known to belong to or not to.
    fn decide_class(&self, terms: &Terms, object: TermId, set: TagSetId) -> Option<bool> {
        let wanted = terms.tags(set);
        let known = self.classes.iter().filter(|(other, ..)| *other == object);
        known.into_iter().find_map(|(_, set, truth)| {
            let known = terms.tags(*set);
            if *truth && known.tags.iter().all(|tag| wanted.contains(*tag)) {
                return Some(true);
            }
            let is_excluded = |tag: &u32| known.contains(*tag) != *truth;
            wanted.tags.iter().all(is_excluded).then_some(false)
        })
    }

    /// A conjunction is settled by one false part, a disjunction by one true one, or by alternatives that are all among its parts.
    fn decide_parts(&mut self, terms: &Terms, formula: TermId, settles: bool, depth: usize) -> Option<bool> {
        let mut open = Vec::new();
        for part in terms.args(formula) {
            match self.decide_below(terms, *part, depth) {
                Some(truth) if truth == settles => return Some(settles),
                Some(_) => {}
                None => open.push(*part),
            }
        }
        let among = |alternatives: &Alternatives| {
            let members = if settles { &alternatives.members } else { &alternatives.negated };
            members.len() <= open.len() && members.iter().all(|member| open.contains(member))
        };
        if open.is_empty() { Some(!settles) } else { self.alternatives.iter().any(among).then_some(settles) }
    }

    /// A value with its choices made where the conditions make them.
    pub fn reduce(&mut self, terms: &mut Terms, value: TermId) -> TermId {
        let mut value = value;
        while terms.op(value) == Op::Ite {
            let [condition, then, otherwise] = terms.args(value) else { unreachable!("a choice has three arguments") };
            let (condition, then, otherwise) = (*condition, *then, *otherwise);
            value = match self.decide(terms, condition) {
                Some(true) => then,
                Some(false) => otherwise,
                None => return value,
            };
        }
        match terms.op(value) {
            op @ (Op::Wrap(_) | Op::Add | Op::Mul) => {
                let args = terms.args(value).to_vec();
                let reduced: Vec<TermId> = args.iter().map(|arg| self.reduce(terms, *arg)).collect();
                if reduced == args { value } else { terms.build(op, &reduced) }
            }
            _ => value,
        }
    }

    /// A term with everything in it decided that can be. What is bound stays as it is.
    pub fn rewrite(&mut self, terms: &mut Terms, term: TermId) -> TermId {
        let Some(&oldest) = self.truths.keys().min() else { return term };
        replace(terms, term, |terms, term| {
            if term < oldest || terms.op(term).is_binder() {
                return Some(term);
            }
            let truth = (terms.sort(term) == Sort::Bool).then(|| self.decide(terms, term)).flatten()?;
            Some(terms.bool_const(truth))
        })
    }
}
