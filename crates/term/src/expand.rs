//! Quantifiers and folds over short ranges, written out.

use rustc_hash::FxHashMap;

use crate::guard::Guard;
use crate::linear::Linear;
use crate::{Fold, Op, Sort, TermId, Terms};

impl Terms {
    /// The formula with every quantifier and fold over an integer range replaced by its first `bound` instances, and the assumption
    /// that no range that matters is longer: where the assumption holds, both formulas have the same value. Quantifiers without
    /// bounds stay as they are.
    pub fn expand(&mut self, formula: TermId, bound: usize) -> (TermId, TermId) {
        Expansion { bound, done: FxHashMap::default() }.expand(self, formula)
    }
}

struct Expansion {
    bound: usize,
    done: FxHashMap<TermId, (TermId, TermId)>,
}

/// A range of indices, both ends included.
#[derive(Clone, Copy)]
struct Ends {
    first: TermId,
    last: TermId,
}

impl Expansion {
    /// The expanded term and the assumption.
    fn expand(&mut self, terms: &mut Terms, term: TermId) -> (TermId, TermId) {
        if !terms.has_binder(term) {
            return (term, terms.tru());
        }
        if let Some(&known) = self.done.get(&term) {
            return known;
        }
        let result = match terms.op(term) {
            Op::Forall | Op::Exists => self.quantifier(terms, term),
            Op::Fold(kind) => self.fold(terms, kind, term),
            op => {
                let args = terms.args(term).to_vec();
                let (args, assumptions): (Vec<TermId>, Vec<TermId>) = args.into_iter().map(|arg| self.expand(terms, arg)).unzip();
                (terms.build(op, &args), terms.and(&assumptions))
            }
        };
        self.done.insert(term, result);
        result
    }

    fn quantifier(&mut self, terms: &mut Terms, quantifier: TermId) -> (TermId, TermId) {
        let Some(ends) = ends_of(terms, quantifier) else { return (quantifier, terms.tru()) };
        let (first, of_first) = self.expand(terms, ends.first);
        let (last, of_last) = self.expand(terms, ends.last);
        let ends = Ends { first, last };
        let mut instances = Vec::new();
        let mut assumptions = vec![of_first, of_last, self.is_short(terms, ends)];
        for index in self.indices(terms, ends) {
            let instance = terms.instantiate(quantifier, index);
            let (expanded, assumption) = self.expand(terms, instance);
            let is_inside = terms.le(index, ends.last);
            assumptions.push(terms.implies(is_inside, assumption));
            instances.push(expanded);
        }
        let expanded = if terms.op(quantifier) == Op::Forall { terms.and(&instances) } else { terms.or(&instances) };
        (expanded, terms.and(&assumptions))
    }

    fn fold(&mut self, terms: &mut Terms, kind: Fold, fold: TermId) -> (TermId, TermId) {
        let args = terms.args(fold).to_vec();
        let (lo, lo_assumption) = self.expand(terms, args[1]);
        let (hi, hi_assumption) = self.expand(terms, args[2]);
        let one = terms.int(1);
        let ends = Ends { first: lo, last: terms.sub(hi, one) };
        let mut assumptions = vec![lo_assumption, hi_assumption, self.is_short(terms, ends)];
        let mut result = kind.neutral().map(|value| terms.int(value));
        if result.is_none() {
            assumptions.push(terms.lt(lo, hi));
        }
        for index in self.indices(terms, ends) {
            let element = terms.fold_body_at(fold, index);
            let (element, assumption) = self.expand(terms, element);
            let is_inside = terms.le(index, ends.last);
            assumptions.push(terms.implies(is_inside, assumption));
            result = Some(match result {
                None => element,
                Some(sofar) => {
                    let more = terms.combined(kind, sofar, element);
                    terms.ite(is_inside, more, sofar)
                }
            });
        }
        (result.unwrap_or(fold), terms.and(&assumptions))
    }

    fn is_short(&self, terms: &mut Terms, ends: Ends) -> TermId {
        let bound = terms.int(self.bound as i64);
        let limit = terms.add2(ends.first, bound);
        terms.lt(ends.last, limit)
    }

    fn indices(&self, terms: &mut Terms, ends: Ends) -> Vec<TermId> {
        (0..self.bound as i64)
            .map(|offset| {
                let offset = terms.int(offset);
                terms.add2(ends.first, offset)
            })
            .collect()
    }
}

/// The greatest lower and the least upper bound that a quantifier has for its variable.
fn ends_of(terms: &mut Terms, quantifier: TermId) -> Option<Ends> {
    let (variable, _) = terms.binder(quantifier)?;
    if terms.sort(variable) != Sort::Int {
        return None;
    }
    let guard = Guard::of(terms, quantifier)?;
    let first = extreme(terms, Fold::Max, &guard.lower)?;
    let last = extreme(terms, Fold::Min, &guard.upper)?;
    Some(Ends { first, last })
}

fn extreme(terms: &mut Terms, kind: Fold, forms: &[Linear]) -> Option<TermId> {
    let bounds: Vec<TermId> = forms.iter().map(|form| terms.sum(form)).collect();
    bounds.into_iter().reduce(|a, b| terms.combined(kind, a, b))
}
