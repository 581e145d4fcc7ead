//! Bounds of integers: the tightest that can be shown among those that the values and paths suggest.

use std::collections::BTreeSet;

use num_bigint::BigInt;
use term::{Op, Sort, TermId, Terms};

use super::AbstractDomain;
use crate::join_context::Joining;

/// More suggestions than this are not tried.
const MAX_CANDIDATES: usize = 24;

pub struct Intervals;

impl AbstractDomain for Intervals {
    fn applies(&self, sort: Sort) -> bool {
        sort == Sort::Int
    }

    fn axioms(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let candidates = candidates(terms, joining, values);
        let mut axioms = Vec::new();
        if let Some(low) = tightest(terms, joining, values, &candidates, true) {
            let low = terms.big(low);
            axioms.push(terms.le(low, constant));
        }
        let backwards: Vec<BigInt> = candidates.into_iter().rev().collect();
        if let Some(high) = tightest(terms, joining, values, &backwards, false) {
            let high = terms.big(high);
            axioms.push(terms.le(constant, high));
        }
        axioms
    }
}

/// The last of the candidates that bounds every value. A bound that holds makes all looser ones hold, so they are searched by halving.
fn tightest(terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], candidates: &[BigInt], is_low: bool) -> Option<BigInt> {
    let mut bounds = |terms: &mut Terms, bound: &BigInt| {
        let bound = terms.big(bound.clone());
        (0..values.len()).all(|partner| {
            let fact = if is_low { terms.le(bound, values[partner]) } else { terms.le(values[partner], bound) };
            joining.holds(terms, partner, fact)
        })
    };
    let (mut holding, mut failing) = (0, candidates.len());
    while holding < failing {
        let middle = holding.midpoint(failing);
        if bounds(terms, &candidates[middle]) {
            holding = middle + 1;
        } else {
            failing = middle;
        }
    }
    holding.checked_sub(1).map(|last| candidates[last].clone())
}

/// Constants of the values and paths with their neighbours, and the bounds that are known anyway; ascending.
fn candidates(terms: &Terms, joining: &Joining<'_>, values: &[TermId]) -> Vec<BigInt> {
    let mut found: BTreeSet<BigInt> = [-1, 0, 1].into_iter().map(BigInt::from).collect();
    let mut known = BTreeSet::new();
    for (partner, value) in values.iter().enumerate() {
        let interval = terms.interval(*value);
        known.extend(interval.lo.into_iter().chain(interval.hi).map(BigInt::from));
        for condition in joining.tree.tail(partner) {
            constants(terms, *condition, &mut found);
        }
    }
    known.extend(found.into_iter().take(MAX_CANDIDATES));
    known.into_iter().collect()
}

fn constants(terms: &Terms, condition: TermId, found: &mut BTreeSet<BigInt>) {
    let inner = if terms.op(condition) == Op::Not { terms.args(condition)[0] } else { condition };
    for arg in terms.args(inner) {
        if let Some(constant) = terms.as_int_const(*arg) {
            let one = BigInt::from(1);
            found.extend([-&constant, &constant - &one, &constant + &one, constant]);
        }
    }
}
