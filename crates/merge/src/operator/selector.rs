//! Selector: a fresh number chooses the path, so that paths need not exclude each other. Exact, at the price of one more unknown; the way
//! out where if-then-else has no condition to tell paths apart.

use std::rc::Rc;

use engine::Bits;
use num_bigint::BigInt;
use term::{Domain, Sort, TermId, Terms};

use super::{Operator, choose};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct Selector;

impl Operator for Selector {
    fn name(&self) -> &'static str {
        "selector"
    }

    fn bits(&self) -> Bits {
        Bits::EXACT
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        let selector = chosen_path(terms, joining);
        let last = *location.values.last().expect("a merge has partners");
        let mut value = last;
        for (partner, own) in location.values.iter().enumerate().rev().skip(1) {
            let is_chosen = is_partner(terms, selector, partner);
            value = choose(terms, is_chosen, *own, value);
        }
        value
    }

    fn path(&self, terms: &mut Terms, joining: &mut Joining<'_>) -> TermId {
        let selector = chosen_path(terms, joining);
        let mut parts = Vec::new();
        for partner in 0..joining.n_partners() {
            let is_chosen = is_partner(terms, selector, partner);
            let tail = terms.and(joining.tree.tail(partner));
            parts.push(terms.implies(is_chosen, tail));
        }
        terms.and(&parts)
    }
}

fn is_partner(terms: &mut Terms, selector: TermId, partner: usize) -> TermId {
    let number = terms.int(partner as i64);
    terms.eq(selector, number)
}

/// The selector of this merge, which is its first constant.
fn chosen_path(terms: &mut Terms, joining: &mut Joining<'_>) -> TermId {
    if let Some(fresh) = joining.fresh.first() {
        return fresh.constant;
    }
    let n = joining.n_partners();
    let witnesses = (0..n).map(|partner| terms.int(partner as i64)).collect();
    let domain = Domain::Range(BigInt::ZERO, BigInt::from(n - 1));
    joining.named(terms, &Rc::from("path"), Sort::Int, domain, witnesses)
}
