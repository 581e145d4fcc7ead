//! Remainders of integers: a modulus for which all values leave the same one, read off their linear forms.

use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use term::{Op, Sort, TermId, Terms};

use super::AbstractDomain;
use crate::join_context::Joining;

pub struct Congruences;

impl AbstractDomain for Congruences {
    fn applies(&self, sort: Sort) -> bool {
        sort == Sort::Int
    }

    fn axioms(&self, terms: &mut Terms, _joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let forms: Vec<(BigInt, BigInt)> = values.iter().map(|value| form(terms, *value)).collect();
        let first = forms[0].1.clone();
        let modulus = forms.iter().fold(BigInt::zero(), |modulus, (step, rest)| gcd(&gcd(&modulus, step), &(rest - &first)));
        if modulus.is_zero() || modulus == BigInt::from(1) {
            return Vec::new();
        }
        let (modulus, first) = (terms.big(modulus), terms.big(first));
        let difference = terms.sub(constant, first);
        let remainder = terms.rem(difference, modulus);
        let zero = terms.int(0);
        vec![terms.eq(remainder, zero)]
    }
}

/// `step * something + rest`: the greatest step that the form of the term shows.
fn form(terms: &Terms, value: TermId) -> (BigInt, BigInt) {
    let summands = if terms.op(value) == Op::Add { terms.args(value) } else { &[value] };
    let (mut step, mut rest) = (BigInt::zero(), BigInt::zero());
    for summand in summands {
        match terms.as_int_const(*summand) {
            Some(constant) => rest += constant,
            None => step = gcd(&step, &factor(terms, *summand)),
        }
    }
    (step, rest)
}

fn factor(terms: &Terms, summand: TermId) -> BigInt {
    let first = (terms.op(summand) == Op::Mul).then(|| terms.as_int_const(terms.args(summand)[0])).flatten();
    first.unwrap_or_else(|| BigInt::from(1))
}

fn gcd(a: &BigInt, b: &BigInt) -> BigInt {
    let (mut a, mut b) = (a.abs(), b.abs());
    while !b.is_zero() {
        (a, b) = (b.clone(), &a % &b);
    }
    a
}
