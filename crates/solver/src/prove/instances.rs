//! Instances of universal quantifiers at the terms that occur where the variable stands.
//!
//! A variable that indexes an array is instantiated by the indices at which the same array is read, shifted by what the
//! quantifier adds to the variable; an argument of a function by the arguments that the function has elsewhere.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Op, Sort, SymbolId, TermId, Terms};

use super::clauses::Witnesses;
use crate::encode::array_roots;

/// Limits of the instances of quantifiers.
struct Limits {
    /// Values tried for one variable.
    max_values: usize,
    /// Instances made for all quantifiers together.
    max_instances: usize,
}

const LIMITS: Limits = Limits { max_values: 20, max_instances: 3_000 };

/// A place where terms of one kind stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum ArgumentPosition {
    /// Index of an array that starts from a symbol.
    Index(SymbolId),
    /// Argument of a symbol.
    Argument(SymbolId, usize),
}

/// The closed terms that stand in each place, the most important first.
#[derive(Default)]
pub(crate) struct Occurrences {
    values: FxHashMap<ArgumentPosition, Vec<TermId>>,
    by_sort: FxHashMap<Sort, Vec<TermId>>,
    seen: FxHashSet<TermId>,
}

impl Occurrences {
    /// Adds what occurs in formulas; those added first count most.
    pub(crate) fn add(&mut self, terms: &Terms, formula: TermId) {
        let mut pending = vec![formula];
        while let Some(term) = pending.pop() {
            if !self.seen.insert(term) {
                continue;
            }
            pending.extend(terms.args(term).iter().rev());
            for (place, value) in places(terms, term) {
                if terms.is_closed(value) {
                    push_new(self.values.entry(place).or_default(), value);
                }
            }
            if matches!(terms.op(term), Op::App(_)) && terms.args(term).is_empty() && terms.is_closed(term) {
                push_new(self.by_sort.entry(terms.sort(term)).or_default(), term);
            }
        }
    }
}

fn push_new(values: &mut Vec<TermId>, value: TermId) {
    if !values.contains(&value) {
        values.push(value);
    }
}

/// The places right below a term and what stands there.
fn places(terms: &Terms, term: TermId) -> Vec<(ArgumentPosition, TermId)> {
    let args = terms.args(term);
    match terms.op(term) {
        Op::Select | Op::Store => array_roots(terms, args[0])
            .into_iter()
            .filter_map(|root| match terms.op(root) {
                Op::App(symbol) => Some((ArgumentPosition::Index(symbol), args[1])),
                _ => None,
            })
            .collect(),
        Op::App(symbol) => args.iter().enumerate().map(|(i, &arg)| (ArgumentPosition::Argument(symbol, i), arg)).collect(),
        _ => Vec::new(),
    }
}

/// Makes formulas free of quantifiers.
pub(crate) struct Grounding<'a> {
    pub(crate) occurrences: &'a Occurrences,
    pub(crate) witnesses: &'a mut Witnesses,
    pub(crate) n_left: usize,
}

impl<'a> Grounding<'a> {
    pub(crate) fn new(occurrences: &'a Occurrences, witnesses: &'a mut Witnesses) -> Self {
        Grounding { occurrences, witnesses, n_left: LIMITS.max_instances }
    }

    /// A formula without quantifiers that follows from a closed normal one: universal quantifiers become their instances,
    /// existential ones get fresh constants.
    pub(crate) fn ground(&mut self, terms: &mut Terms, formula: TermId) -> TermId {
        if !terms.has_quantifier(formula) {
            return formula;
        }
        match terms.op(formula) {
            op @ (Op::And | Op::Or) => {
                let args = terms.args(formula).to_vec();
                let parts: Vec<TermId> = args.into_iter().map(|arg| self.ground(terms, arg)).collect();
                if op == Op::And { terms.and(&parts) } else { terms.or(&parts) }
            }
            Op::Exists => {
                let instance = self.witnesses.instance(terms, formula);
                self.ground(terms, instance)
            }
            Op::Forall => {
                let mut instances = Vec::new();
                for value in self.values(terms, formula) {
                    let Some(n_left) = self.n_left.checked_sub(1) else { break };
                    self.n_left = n_left;
                    let instance = terms.instantiate(formula, value);
                    instances.push(self.ground(terms, instance));
                }
                terms.and(&instances)
            }
            // A quantifier inside a term: nothing is known of it.
            _ => terms.tru(),
        }
    }

    fn values(&self, terms: &mut Terms, quantifier: TermId) -> Vec<TermId> {
        let Some((variable, body)) = terms.binder(quantifier) else { return Vec::new() };
        let mut values = Vec::new();
        for (place, offset) in uses(terms, variable, body) {
            for &value in self.occurrences.values.get(&place).into_iter().flatten() {
                if values.len() >= LIMITS.max_values {
                    return values;
                }
                if terms.sort(value) == terms.sort(variable) {
                    let shifted = offset.map_or(value, |offset| terms.sub(value, offset));
                    push_new(&mut values, shifted);
                }
            }
        }
        for value in equals(terms, variable, body) {
            push_new(&mut values, value);
        }
        if values.is_empty() {
            let constants = self.occurrences.by_sort.get(&terms.sort(variable)).into_iter().flatten();
            values.extend(constants.take(LIMITS.max_values));
        }
        values
    }
}

/// Where the variable stands in the body, by itself or with something closed added to it.
fn uses(terms: &mut Terms, variable: TermId, body: TermId) -> Vec<(ArgumentPosition, Option<TermId>)> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut pending = vec![body];
    while let Some(term) = pending.pop() {
        if !terms.is_free_in(variable, term) || !seen.insert(term) {
            continue;
        }
        pending.extend(terms.args(term).iter().rev());
        for (place, value) in places(terms, term) {
            if value == variable {
                found.push((place, None));
            } else if terms.op(value) == Op::Add && terms.args(value).contains(&variable) {
                let offset = terms.sub(value, variable);
                if terms.is_closed(offset) {
                    found.push((place, Some(offset)));
                }
            }
        }
    }
    let mut seen = FxHashSet::default();
    found.retain(|entry| seen.insert(*entry));
    found
}

/// Closed terms that the body compares the variable with for equality.
fn equals(terms: &Terms, variable: TermId, body: TermId) -> Vec<TermId> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut pending = vec![body];
    while let Some(term) = pending.pop() {
        if !terms.is_free_in(variable, term) || !seen.insert(term) {
            continue;
        }
        pending.extend(terms.args(term).iter().rev());
        if let (Op::Eq, &[a, b]) = (terms.op(term), terms.args(term)) {
            let other = if a == variable { b } else { a };
            if (a == variable || b == variable) && terms.is_closed(other) {
                push_new(&mut found, other);
            }
        }
    }
    found
}
