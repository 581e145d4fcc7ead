//! Simple facts that often are invariants: bounds by constants of the program, remainders by its steps, and the order of two variables. All are
//! proposed; those that are not inductive together are dropped (Houdini; Flanagan, Leino 2001).

use std::collections::BTreeSet;

use term::{Op, Sort, TermId, Terms, Width};

use super::clauses::System;

/// Constants of a program that are tried, at most; the smallest first.
const MAX_CONSTANTS: usize = 24;
/// Remainders by numbers up to this one.
const MAX_MODULUS: i64 = 12;
/// Relations with more parameters than this have no facts about two of them.
const MAX_PAIRED: usize = 6;

/// Facts about the parameters of every relation.
pub(super) fn facts(terms: &mut Terms, system: &System) -> Vec<Vec<TermId>> {
    let constants = constants(terms, system);
    let moduli: Vec<i64> = constants.iter().copied().filter(|constant| (2..=MAX_MODULUS).contains(constant)).collect();
    let mut all = Vec::new();
    for parameters in &system.relations {
        let numbers: Vec<TermId> = parameters.iter().copied().filter(|parameter| terms.sort(*parameter) == Sort::Int).collect();
        let mut found = truths(terms, parameters);
        for number in &numbers {
            bounds(terms, *number, &constants, &mut found);
            remainders(terms, *number, &moduli, &mut found);
        }
        if numbers.len() <= MAX_PAIRED {
            for (index, a) in numbers.iter().enumerate() {
                for b in &numbers[index + 1..] {
                    found.extend([terms.le(*a, *b), terms.le(*b, *a)]);
                }
            }
        }
        found.retain(|fact| terms.as_bool_const(*fact).is_none());
        all.push(found);
    }
    all
}

/// Truth values that never change, and equal ones.
fn truths(terms: &mut Terms, parameters: &[TermId]) -> Vec<TermId> {
    let truths: Vec<TermId> = parameters.iter().copied().filter(|parameter| terms.sort(*parameter) == Sort::Bool).collect();
    let mut found = Vec::new();
    for truth in truths {
        found.extend([truth, terms.not(truth)]);
    }
    found
}

fn bounds(terms: &mut Terms, number: TermId, constants: &[i64], found: &mut Vec<TermId>) {
    for constant in constants {
        let constant = terms.int(*constant);
        found.extend([terms.le(constant, number), terms.le(number, constant)]);
    }
}

fn remainders(terms: &mut Terms, number: TermId, moduli: &[i64], found: &mut Vec<TermId>) {
    for modulus in moduli {
        // By powers of two, negative numbers and wrap-around change nothing.
        let rest = if modulus.count_ones() == 1 {
            let mask = terms.int(modulus - 1);
            terms.build(Op::BitAnd(Width::I64), &[number, mask])
        } else {
            let by = terms.int(*modulus);
            terms.rem(number, by)
        };
        for expected in 0..*modulus {
            let expected = terms.int(expected);
            found.push(terms.eq(rest, expected));
        }
    }
}

/// The numbers in a program, each with its neighbours, those that are close to 0 first.
fn constants(terms: &Terms, system: &System) -> Vec<i64> {
    let mut found = BTreeSet::from([0]);
    let mut seen = BTreeSet::new();
    let mut pending: Vec<TermId> = Vec::new();
    for clause in &system.clauses {
        pending.push(clause.constraint);
        pending.extend(clause.body.iter().chain(&clause.head).flat_map(|atom| &atom.arguments));
    }
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Op::Int(value) = terms.op(term) {
            found.extend([value.saturating_sub(1), value, value.saturating_add(1)]);
        }
        pending.extend_from_slice(terms.args(term));
    }
    let mut found: Vec<i64> = found.into_iter().collect();
    found.sort_by_key(|value| (value.unsigned_abs(), *value));
    found.truncate(MAX_CONSTANTS);
    found
}
