//! Reading terms under conditions that are known to hold: cheap, and enough for most obligations.

use std::collections::HashMap;

use term::{Op, TermId, Terms};

/// Conditions that hold.
#[derive(Default)]
pub struct Assuming {
    truths: HashMap<TermId, bool>,
}

impl Assuming {
    pub fn new(terms: &Terms, conditions: &[TermId]) -> Assuming {
        let mut assuming = Assuming::default();
        for condition in conditions {
            assuming.assume(terms, *condition, true);
        }
        assuming
    }

    fn assume(&mut self, terms: &Terms, condition: TermId, truth: bool) {
        let mut work = vec![(condition, truth)];
        while let Some((condition, truth)) = work.pop() {
            self.truths.insert(condition, truth);
            match (terms.op(condition), truth) {
                (Op::Not, _) => work.push((terms.args(condition)[0], !truth)),
                (Op::And, true) | (Op::Or, false) => work.extend(terms.args(condition).iter().map(|part| (*part, truth))),
                _ => {}
            }
        }
    }

    /// The truth of a formula, where it follows at once.
    pub fn decide(&mut self, terms: &Terms, formula: TermId) -> Option<bool> {
        if let Some(truth) = terms.as_bool_const(formula).or_else(|| self.truths.get(&formula).copied()) {
            return Some(truth);
        }
        let truth = match terms.op(formula) {
            Op::Not => self.decide(terms, terms.args(formula)[0]).map(|truth| !truth),
            Op::And => self.decide_all(terms, formula, false),
            Op::Or => self.decide_all(terms, formula, true),
            _ => None,
        }?;
        self.truths.insert(formula, truth);
        Some(truth)
    }

    /// A conjunction is settled by one false part, a disjunction by one true one.
    fn decide_all(&mut self, terms: &Terms, formula: TermId, settles: bool) -> Option<bool> {
        let mut is_open = false;
        for part in terms.args(formula) {
            match self.decide(terms, *part) {
                Some(truth) if truth == settles => return Some(settles),
                Some(_) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(!settles)
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
}
