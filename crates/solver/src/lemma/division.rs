//! Quotients and remainders by unknown divisors: the witness of the division, and what divisibility does.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Op, TermId, Terms};

/// Limits of the lemmas about divisions.
struct Limits {
    /// Dividends of one divisor that are compared with each other.
    max_dividends: usize,
    /// Products that are compared with dividends.
    max_products: usize,
}

const LIMITS: Limits = Limits { max_dividends: 12, max_products: 60 };

/// What holds of one quotient or remainder; Z3 knows it if the divisor is a literal.
pub(super) fn of_term(terms: &mut Terms, term: TermId) -> Vec<TermId> {
    let (a, b) = (terms.args(term)[0], terms.args(term)[1]);
    if terms.is_const(b) {
        return Vec::new();
    }
    let (q, r) = (terms.div(a, b), terms.rem(a, b));
    let zero = terms.int(0);
    let product = terms.mul(q, b);
    let sum = terms.add2(product, r);
    let is_sum = terms.eq(a, sum);
    let divisor_is_zero = terms.eq(b, zero);
    let mut lemmas = vec![terms.or2(divisor_is_zero, is_sum)];
    lemmas.extend(by_zero(terms, (a, b), (q, r)));
    lemmas.extend(signs(terms, (a, b), (q, r)));
    lemmas
}

/// `x / 0 = 0` and `x % 0 = x`.
fn by_zero(terms: &mut Terms, (a, b): (TermId, TermId), (q, r): (TermId, TermId)) -> Vec<TermId> {
    let zero = terms.int(0);
    let (is_zero, no_quotient, whole) = (terms.eq(b, zero), terms.eq(q, zero), terms.eq(r, a));
    let values = terms.and2(no_quotient, whole);
    vec![terms.implies(is_zero, values)]
}

/// The remainder has the sign of the dividend and is smaller than the divisor; a small dividend is its own remainder.
fn signs(terms: &mut Terms, (a, b): (TermId, TermId), (q, r): (TermId, TermId)) -> Vec<TermId> {
    let zero = terms.int(0);
    let (minus_b, minus_a) = (terms.neg(b), terms.neg(a));
    let mut lemmas = Vec::new();
    let (a_not_negative, r_not_negative) = (terms.le(zero, a), terms.le(zero, r));
    lemmas.push(terms.implies(a_not_negative, r_not_negative));
    let (a_not_positive, r_not_positive) = (terms.le(a, zero), terms.le(r, zero));
    lemmas.push(terms.implies(a_not_positive, r_not_positive));
    for (size, opposite) in [(b, minus_b), (minus_b, b)] {
        let is_positive = terms.lt(zero, size);
        let (from, to) = (terms.lt(opposite, r), terms.lt(r, size));
        let is_small = terms.and2(from, to);
        lemmas.push(terms.implies(is_positive, is_small));
        for (dividend, sign) in [(a, a_not_negative), (minus_a, a_not_positive)] {
            let is_less = terms.lt(dividend, size);
            let (own, none) = (terms.eq(r, a), terms.eq(q, zero));
            let (condition, values) = (terms.and2(sign, is_less), terms.and2(own, none));
            lemmas.push(terms.implies(condition, values));
        }
    }
    let b_positive = terms.lt(zero, b);
    let condition = terms.and2(a_not_negative, b_positive);
    let (from, to) = (terms.le(zero, q), terms.le(q, a));
    let bounds = terms.and2(from, to);
    lemmas.push(terms.implies(condition, bounds));
    lemmas
}

/// A product with the divisor that is just below the dividend names the quotient.
pub(super) fn of_products(terms: &mut Terms, occurring: &[TermId]) -> Vec<TermId> {
    let products: Vec<TermId> = occurring.iter().copied().filter(|&term| terms.op(term) == Op::Mul).collect();
    let mut lemmas = Vec::new();
    for &term in occurring {
        if !matches!(terms.op(term), Op::Div | Op::Rem) {
            continue;
        }
        let (a, b) = (terms.args(term)[0], terms.args(term)[1]);
        for &product in &products {
            let factors = terms.args(product).to_vec();
            let Some(position) = factors.iter().position(|&factor| factor == b) else { continue };
            if !terms.is_const(b) && lemmas.len() < LIMITS.max_products {
                lemmas.push(unique_quotient(terms, (a, b), product, factors[1 - position]));
            }
        }
    }
    lemmas
}

fn unique_quotient(terms: &mut Terms, (a, b): (TermId, TermId), product: TermId, factor: TermId) -> TermId {
    let zero = terms.int(0);
    let next = terms.add2(product, b);
    let conditions = [terms.le(zero, a), terms.lt(zero, b), terms.le(product, a), terms.lt(a, next)];
    let condition = terms.and(&conditions);
    let quotient = terms.div(a, b);
    let is_factor = terms.eq(quotient, factor);
    terms.implies(condition, is_factor)
}

/// What follows about divisibility by the same divisor.
pub(super) fn of_divisors(terms: &mut Terms, occurring: &[TermId]) -> Vec<TermId> {
    let mut dividends: FxHashMap<TermId, Vec<TermId>> = FxHashMap::default();
    let mut divisors = Vec::new();
    for &term in occurring {
        if terms.op(term) == Op::Rem {
            let (a, x) = (terms.args(term)[0], terms.args(term)[1]);
            let known = dividends.entry(x).or_default();
            if known.is_empty() {
                divisors.push(x);
            }
            if known.len() < LIMITS.max_dividends {
                known.push(a);
            }
        }
    }
    let mut lemmas = Vec::new();
    for x in divisors {
        let known = &dividends[&x];
        for &a in known {
            lemmas.extend(of_dividend(terms, a, x));
        }
        lemmas.extend(of_sums(terms, known, x));
    }
    lemmas
}

/// What a literal divides, its divisors divide: a multiple of 400 is one of 4.
pub(super) fn of_literals(terms: &mut Terms, occurring: &[TermId]) -> Vec<TermId> {
    let is_by_literal = |term: &TermId| terms.op(*term) == Op::Rem && terms.as_i64(terms.args(*term)[1]).is_some_and(|divisor| divisor > 1);
    let remainders: Vec<TermId> = occurring.iter().copied().filter(is_by_literal).take(LIMITS.max_products).collect();
    let mut lemmas = Vec::new();
    for &large in &remainders {
        for &small in &remainders {
            let [(a, x), (b, y)] = [large, small].map(|term| (terms.args(term)[0], terms.args(term)[1]));
            let is_multiple = large != small && terms.as_i64(x).zip(terms.as_i64(y)).is_some_and(|(x, y)| x % y == 0);
            if a == b && is_multiple {
                let (whole, part) = (divides(terms, x, a), divides(terms, y, a));
                lemmas.push(terms.implies(whole, part));
            }
        }
    }
    lemmas
}

fn divides(terms: &mut Terms, x: TermId, a: TermId) -> TermId {
    let (zero, remainder) = (terms.int(0), terms.rem(a, x));
    terms.eq(remainder, zero)
}

fn of_dividend(terms: &mut Terms, a: TermId, x: TermId) -> Vec<TermId> {
    let mut lemmas = Vec::new();
    if !terms.is_const(x) {
        lemmas.push(divides(terms, x, x));
        lemmas.extend(at_most(terms, a, x));
    }
    match terms.op(a) {
        // A common divisor of b and of one of a, a % b divides the other: the step of Euclid's algorithm.
        Op::Rem => {
            let (whole, b) = (terms.args(a)[0], terms.args(a)[1]);
            let (divides_b, divides_whole, divides_rest) = (divides(terms, x, b), divides(terms, x, whole), divides(terms, x, a));
            let same = terms.eq(divides_whole, divides_rest);
            lemmas.push(terms.implies(divides_b, same));
        }
        Op::Mul => {
            let product = divides(terms, x, a);
            for factor in terms.args(a).to_vec() {
                if !terms.is_const(factor) {
                    let of_factor = divides(terms, x, factor);
                    lemmas.push(terms.implies(of_factor, product));
                }
            }
        }
        _ => {}
    }
    lemmas
}

/// A divisor of a positive number is at most that number.
fn at_most(terms: &mut Terms, a: TermId, x: TermId) -> [TermId; 2] {
    let zero = terms.int(0);
    let is_divisor = divides(terms, x, a);
    let minus_a = terms.neg(a);
    [a, minus_a].map(|size| {
        let (is_positive, is_small) = (terms.lt(zero, size), terms.le(x, size));
        let condition = terms.and2(is_divisor, is_positive);
        terms.implies(condition, is_small)
    })
}

/// Of three dividends, one the sum of the others, none is the only one that is not divisible.
fn of_sums(terms: &mut Terms, dividends: &[TermId], x: TermId) -> Vec<TermId> {
    let known: FxHashSet<TermId> = dividends.iter().copied().collect();
    let mut lemmas = Vec::new();
    for (i, &a) in dividends.iter().enumerate() {
        for &b in &dividends[i..] {
            let sum = terms.add2(a, b);
            let (less, more) = (terms.sub(a, b), terms.sub(b, a));
            for third in [sum, less, more] {
                if known.contains(&third) {
                    lemmas.extend(two_of_three(terms, [a, b, third], x));
                }
            }
        }
    }
    lemmas
}

fn two_of_three(terms: &mut Terms, dividends: [TermId; 3], x: TermId) -> [TermId; 3] {
    let [p, q, r] = dividends.map(|dividend| divides(terms, x, dividend));
    [(p, q, r), (p, r, q), (q, r, p)].map(|(one, other, third)| {
        let both = terms.and2(one, other);
        terms.implies(both, third)
    })
}
