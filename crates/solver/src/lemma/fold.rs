//! Sums, products, minima and maxima: empty ranges, ranges taken apart, equal bodies, bounds and witnesses.

use term::{Domain, Fold, Op, Sort, TermId, Terms};

/// Pairs of folds that are compared.
const MAX_PAIRS: usize = 40;

/// The parts of a fold.
#[derive(Clone, Copy)]
struct Parts {
    fold: TermId,
    kind: Fold,
    lo: TermId,
    hi: TermId,
    body: TermId,
}

fn parts(terms: &Terms, fold: TermId) -> Option<Parts> {
    match (terms.op(fold), terms.args(fold)) {
        (Op::Fold(kind), &[_, lo, hi, body]) => Some(Parts { fold, kind, lo, hi, body }),
        _ => None,
    }
}

/// What holds of one fold.
pub(super) fn of_term(terms: &mut Terms, fold: TermId) -> Vec<TermId> {
    let Some(it) = parts(terms, fold) else { return Vec::new() };
    let mut lemmas = ends(terms, it);
    lemmas.extend(of_value(terms, fold));
    lemmas
}

/// What holds of the value of one fold.
pub(super) fn of_value(terms: &mut Terms, fold: TermId) -> Vec<TermId> {
    let Some(it) = parts(terms, fold) else { return Vec::new() };
    let mut lemmas: Vec<TermId> = of_empty(terms, it).into_iter().collect();
    match it.kind {
        Fold::Sum => lemmas.extend(bounds_of_sum(terms, it)),
        Fold::Product => lemmas.push(sign_of_product(terms, it)),
        Fold::Min | Fold::Max => lemmas.extend(extreme(terms, it)),
    }
    lemmas
}

/// The empty range.
fn of_empty(terms: &mut Terms, it: Parts) -> Option<TermId> {
    let neutral = neutral(terms, it.kind)?;
    let (is_empty, is_neutral) = (terms.le(it.hi, it.lo), terms.eq(it.fold, neutral));
    Some(terms.implies(is_empty, is_neutral))
}

/// The last and the first element.
fn ends(terms: &mut Terms, it: Parts) -> Vec<TermId> {
    let one = terms.int(1);
    let mut lemmas = Vec::new();
    let is_nonempty = terms.lt(it.lo, it.hi);
    let (last, second) = (terms.sub(it.hi, one), terms.add2(it.lo, one));
    let is_long = terms.lt(second, it.hi);
    let condition = if neutral(terms, it.kind).is_some() { is_nonempty } else { is_long };
    let (at_last, before) = (terms.fold_body_at(it.fold, last), terms.fold_between(it.fold, it.lo, last));
    let (at_first, after) = (terms.fold_body_at(it.fold, it.lo), terms.fold_between(it.fold, second, it.hi));
    for (element, rest) in [(at_last, before), (at_first, after)] {
        let whole = terms.combined(it.kind, rest, element);
        let is_whole = terms.eq(it.fold, whole);
        lemmas.push(terms.implies(condition, is_whole));
    }
    lemmas
}

fn neutral(terms: &mut Terms, kind: Fold) -> Option<TermId> {
    match kind {
        Fold::Sum => Some(terms.int(0)),
        Fold::Product => Some(terms.int(1)),
        Fold::Min | Fold::Max => None,
    }
}

/// A sum lies between multiples of the bounds of its body; and it has a sign only if an element has it.
fn bounds_of_sum(terms: &mut Terms, it: Parts) -> Vec<TermId> {
    let zero = terms.int(0);
    let mut lemmas = Vec::new();
    let range = terms.interval(it.body);
    let length = terms.sub(it.hi, it.lo);
    let is_range = terms.le(it.lo, it.hi);
    for (bound, is_lower) in [(range.lo, true), (range.hi, false)] {
        let Some(bound) = bound else { continue };
        let bound = terms.big(bound.into());
        let multiple = terms.mul(bound, length);
        let holds = if is_lower { terms.le(multiple, it.fold) } else { terms.le(it.fold, multiple) };
        lemmas.push(terms.implies(is_range, holds));
    }
    let not_negative = terms.le(zero, it.fold);
    let has_negative = some_element(terms, it, |terms, element| terms.lt(element, zero));
    lemmas.push(terms.or2(not_negative, has_negative));
    let not_positive = terms.le(it.fold, zero);
    let has_positive = some_element(terms, it, |terms, element| terms.lt(zero, element));
    lemmas.push(terms.or2(not_positive, has_positive));
    if range.is_non_negative() {
        lemmas.push(every_element(terms, it, |terms, element| terms.le(element, it.fold)));
    }
    lemmas
}

fn sign_of_product(terms: &mut Terms, it: Parts) -> TermId {
    let zero = terms.int(0);
    let is_positive = terms.lt(zero, it.fold);
    let has_other = some_element(terms, it, |terms, element| terms.le(element, zero));
    terms.or2(is_positive, has_other)
}

/// No element is beyond a minimum or maximum, and one is equal to it.
fn extreme(terms: &mut Terms, it: Parts) -> [TermId; 2] {
    let bound = every_element(terms, it, |terms, element| match it.kind {
        Fold::Min => terms.le(it.fold, element),
        _ => terms.le(element, it.fold),
    });
    let is_empty = terms.le(it.hi, it.lo);
    let is_reached = some_element(terms, it, |terms, element| terms.eq(element, it.fold));
    [bound, terms.or2(is_empty, is_reached)]
}

/// Some element in the range has a property.
fn some_element(terms: &mut Terms, it: Parts, property: impl FnOnce(&mut Terms, TermId) -> TermId) -> TermId {
    let (index, is_inside) = index_in(terms, it);
    let element = terms.fold_body_at(it.fold, index);
    let holds = property(terms, element);
    let body = terms.and2(is_inside, holds);
    terms.exists(index, body)
}

/// Every element in the range has a property.
fn every_element(terms: &mut Terms, it: Parts, property: impl FnOnce(&mut Terms, TermId) -> TermId) -> TermId {
    let (index, is_inside) = index_in(terms, it);
    let element = terms.fold_body_at(it.fold, index);
    let holds = property(terms, element);
    let body = terms.implies(is_inside, holds);
    terms.forall(index, body)
}

/// A variable and the condition that it lies in the range.
fn index_in(terms: &mut Terms, it: Parts) -> (TermId, TermId) {
    let index = terms.bound_variable("k", Sort::Int, Domain::Any);
    let (from, to) = (terms.le(it.lo, index), terms.lt(index, it.hi));
    (index, terms.and2(from, to))
}

/// What holds between two folds of one kind.
pub(super) fn of_pairs(terms: &mut Terms, occurring: &[TermId]) -> Vec<TermId> {
    let folds: Vec<Parts> = occurring.iter().filter_map(|&term| parts(terms, term)).collect();
    let mut lemmas = Vec::new();
    let mut n_pairs = 0;
    for (i, &a) in folds.iter().enumerate() {
        for &b in &folds[i + 1..] {
            if a.kind != b.kind || n_pairs >= MAX_PAIRS {
                continue;
            }
            n_pairs += 1;
            if a.body == b.body {
                lemmas.extend(concatenation(terms, a, b));
                lemmas.extend(concatenation(terms, b, a));
            } else {
                lemmas.extend(extensionality(terms, a, b));
            }
        }
    }
    lemmas
}

/// A range with a common end is taken apart where the shorter one ends.
fn concatenation(terms: &mut Terms, long: Parts, short: Parts) -> Option<TermId> {
    let (rest, middle) = if long.lo == short.lo {
        (terms.fold_between(long.fold, short.hi, long.hi), short.hi)
    } else if long.hi == short.hi {
        (terms.fold_between(long.fold, long.lo, short.lo), short.lo)
    } else {
        return None;
    };
    let has_neutral = neutral(terms, long.kind).is_some();
    let (from, to) = if has_neutral {
        (terms.le(long.lo, middle), terms.le(middle, long.hi))
    } else {
        (terms.lt(long.lo, middle), terms.lt(middle, long.hi))
    };
    let condition = terms.and2(from, to);
    let whole = terms.combined(long.kind, short.fold, rest);
    let is_whole = terms.eq(long.fold, whole);
    Some(terms.implies(condition, is_whole))
}

/// Folds over equal ranges are equal, or an element differs; sums are ordered, or some elements are not.
fn extensionality(terms: &mut Terms, a: Parts, b: Parts) -> Vec<TermId> {
    let (same_lo, same_hi) = (terms.eq(a.lo, b.lo), terms.eq(a.hi, b.hi));
    let mut condition = terms.and2(same_lo, same_hi);
    if neutral(terms, a.kind).is_none() {
        let is_nonempty = terms.lt(a.lo, a.hi);
        condition = terms.and2(condition, is_nonempty);
    }
    if terms.as_bool_const(condition) == Some(false) {
        return Vec::new();
    }
    let mut conclusions = Vec::new();
    let are_equal = terms.eq(a.fold, b.fold);
    let differ = some_index(terms, a, b, |terms, x, y| {
        let same = terms.eq(x, y);
        terms.not(same)
    });
    conclusions.push(terms.or2(are_equal, differ));
    if a.kind != Fold::Product {
        for (less, more) in [(a, b), (b, a)] {
            let is_ordered = terms.le(less.fold, more.fold);
            let greater = some_index(terms, less, more, |terms, x, y| terms.lt(y, x));
            conclusions.push(terms.or2(is_ordered, greater));
        }
    }
    conclusions.into_iter().map(|conclusion| terms.implies(condition, conclusion)).collect()
}

/// At some index of the range, the elements of both folds are in a relation.
fn some_index(terms: &mut Terms, a: Parts, b: Parts, relation: impl FnOnce(&mut Terms, TermId, TermId) -> TermId) -> TermId {
    let (index, is_inside) = index_in(terms, a);
    let (x, y) = (terms.fold_body_at(a.fold, index), terms.fold_body_at(b.fold, index));
    let holds = relation(terms, x, y);
    let body = terms.and2(is_inside, holds);
    terms.exists(index, body)
}
