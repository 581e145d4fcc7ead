//! If-then-else (Scheurer 2015, Def. 3.22; Steinhöfel 2020, Def. 3.13): exact where paths exclude each other, which the obligations check.

use std::collections::BTreeMap;

use engine::Bits;
use term::{Op, Sort, TermId, Terms};

use super::Operator;
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct IfThenElse;

impl Operator for IfThenElse {
    fn name(&self) -> &'static str {
        "if-then-else"
    }

    fn bits(&self) -> Bits {
        Bits::EXACT
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        survivor(terms, joining, &location.values).unwrap_or_else(|| joining.tree.choice(terms, &location.values, choose))
    }
}

/// A value that is right on every path, because each path makes its own equal to it: `x` after `if (x == 0) y = 0; else y = x;`
/// (the test of Scheurer 2015, Def. 3.22 as it must be read: one side at a time).
fn survivor(terms: &mut Terms, joining: &Joining<'_>, values: &[TermId]) -> Option<TermId> {
    let mut candidates: Vec<TermId> = values.to_vec();
    candidates.dedup();
    candidates.into_iter().find(|candidate| {
        values.iter().enumerate().all(|(partner, value)| {
            if value == candidate {
                return true;
            }
            let same = terms.eq(*value, *candidate);
            terms.as_bool_const(same) == Some(true) || joining.tree.tail(partner).contains(&same)
        })
    })
}

/// `condition ? a : b`, with what both have in common outside: `x + (c ? 1 : 0)` says more than `c ? x + 1 : x`.
pub fn choose(terms: &mut Terms, condition: TermId, a: TermId, b: TermId) -> TermId {
    if a == b {
        return a;
    }
    if terms.sort(a) != Sort::Int {
        return terms.ite(condition, a, b);
    }
    match (terms.op(a), terms.op(b)) {
        (Op::Wrap(width), Op::Wrap(other)) if width == other => {
            let (inner_a, inner_b) = (terms.args(a)[0], terms.args(b)[0]);
            let inner = choose(terms, condition, inner_a, inner_b);
            terms.wrap(width, inner)
        }
        // A value within the range of a wrap-around is its own.
        (Op::Wrap(width), _) if fits(terms, b, width) => {
            let inner_a = terms.args(a)[0];
            let inner = choose(terms, condition, inner_a, b);
            terms.wrap(width, inner)
        }
        (_, Op::Wrap(width)) if fits(terms, a, width) => {
            let inner_b = terms.args(b)[0];
            let inner = choose(terms, condition, a, inner_b);
            terms.wrap(width, inner)
        }
        _ => choose_summands(terms, condition, a, b),
    }
}

fn fits(terms: &Terms, value: TermId, width: term::Width) -> bool {
    let interval = terms.interval(value);
    interval.lo.is_some_and(|lo| lo >= width.min()) && interval.hi.is_some_and(|hi| hi <= width.max())
}

fn choose_summands(terms: &mut Terms, condition: TermId, a: TermId, b: TermId) -> TermId {
    let (left, right) = (summands(terms, a), summands(terms, b));
    let mut rest: BTreeMap<TermId, i32> = BTreeMap::new();
    for summand in right {
        *rest.entry(summand).or_insert(0) += 1;
    }
    let (mut common, mut only_left) = (Vec::new(), Vec::new());
    for summand in left {
        match rest.get_mut(&summand) {
            Some(count) if *count > 0 => {
                *count -= 1;
                common.push(summand);
            }
            _ => only_left.push(summand),
        }
    }
    if common.is_empty() {
        return terms.ite(condition, a, b);
    }
    let only_right: Vec<TermId> = rest.into_iter().flat_map(|(summand, count)| std::iter::repeat_n(summand, count as usize)).collect();
    let (left, right) = (terms.add(&only_left), terms.add(&only_right));
    common.push(terms.ite(condition, left, right));
    terms.add(&common)
}

fn summands(terms: &Terms, value: TermId) -> Vec<TermId> {
    if terms.op(value) == Op::Add { terms.args(value).to_vec() } else { vec![value] }
}
