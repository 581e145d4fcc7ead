//! Products of unknowns: distribution over sums, signs, monotonicity.

use term::{Op, TermId, Terms};

/// Products of longer sums are not multiplied out.
const MAX_SUMMANDS: usize = 4;

pub(super) fn of_term(terms: &mut Terms, product: TermId) -> Vec<TermId> {
    let (a, b) = (terms.args(product)[0], terms.args(product)[1]);
    if terms.is_const(a) {
        return Vec::new();
    }
    let mut lemmas = Vec::new();
    let (left, right) = (summands(terms, a), summands(terms, b));
    if left.len().max(right.len()) > 1 && left.len().max(right.len()) <= MAX_SUMMANDS {
        let mut parts = Vec::new();
        for &x in &left {
            for &y in &right {
                parts.push(terms.mul(x, y));
            }
        }
        let sum = terms.add(&parts);
        lemmas.push(terms.eq(product, sum));
    }
    lemmas.extend(signs(terms, product, a, b));
    lemmas
}

fn summands(terms: &Terms, term: TermId) -> Vec<TermId> {
    if terms.op(term) == Op::Add { terms.args(term).to_vec() } else { vec![term] }
}

/// The sign of a product, and that a positive factor does not make a number smaller.
fn signs(terms: &mut Terms, product: TermId, a: TermId, b: TermId) -> Vec<TermId> {
    let zero = terms.int(0);
    if a == b {
        let (not_negative, grows, shrinks) = (terms.le(zero, product), terms.le(a, product), terms.neg(a));
        let shrinks = terms.le(shrinks, product);
        return vec![not_negative, grows, shrinks];
    }
    let (a_not_negative, b_not_negative) = (terms.le(zero, a), terms.le(zero, b));
    let (a_not_positive, b_not_positive) = (terms.le(a, zero), terms.le(b, zero));
    let (not_negative, not_positive) = (terms.le(zero, product), terms.le(product, zero));
    let cases = [
        (a_not_negative, b_not_negative, not_negative),
        (a_not_positive, b_not_positive, not_negative),
        (a_not_negative, b_not_positive, not_positive),
        (a_not_positive, b_not_negative, not_positive),
    ];
    let mut lemmas: Vec<TermId> = cases
        .into_iter()
        .map(|(p, q, conclusion)| {
            let condition = terms.and2(p, q);
            terms.implies(condition, conclusion)
        })
        .collect();
    for (factor, other, is_not_negative) in [(a, b, b_not_negative), (b, a, a_not_negative)] {
        let (is_positive, grows) = (terms.lt(zero, factor), terms.le(other, product));
        let condition = terms.and2(is_positive, is_not_negative);
        lemmas.push(terms.implies(condition, grows));
    }
    lemmas
}
