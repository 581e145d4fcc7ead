//! Clauses that a proof has to refute: negations inside, conjunctions apart, fresh constants for existential quantifiers.

use rustc_hash::FxHashMap;
use term::{Allocated, Domain, Op, Sort, Symbol, TermId, Terms};

/// A goal is split into at most so many cases.
const MAX_CASES: usize = 16;

/// Fresh constants, one for each existential quantifier.
#[derive(Default)]
pub(crate) struct Witnesses {
    known: FxHashMap<TermId, TermId>,
}

impl Witnesses {
    /// The body of a closed existential quantifier at its constant.
    pub(crate) fn instance(&mut self, terms: &mut Terms, quantifier: TermId) -> TermId {
        let witness = *self.known.entry(quantifier).or_insert_with(|| {
            let sort = terms.binder(quantifier).map_or(Sort::Int, |(variable, _)| terms.sort(variable));
            fresh(terms, sort)
        });
        terms.instantiate(quantifier, witness)
    }
}

/// A constant that nothing else mentions.
pub(crate) fn fresh(terms: &mut Terms, sort: Sort) -> TermId {
    let allocated = if sort == Sort::Ref { Allocated::Any } else { Allocated::None };
    let symbol = terms.declare(Symbol::constant("witness", sort, Domain::Any).with_allocated(allocated));
    terms.app(symbol, &[])
}

/// The formula, or its negation, with negations only on formulas without quantifiers.
pub(crate) fn normal(terms: &mut Terms, formula: TermId, truth: bool) -> TermId {
    if !terms.has_quantifier(formula) {
        return if truth { formula } else { terms.not_deep(formula) };
    }
    let args = terms.args(formula).to_vec();
    match terms.op(formula) {
        Op::Not => normal(terms, args[0], !truth),
        op @ (Op::And | Op::Or) => {
            let parts: Vec<TermId> = args.iter().map(|&arg| normal(terms, arg, truth)).collect();
            if (op == Op::And) == truth { terms.and(&parts) } else { terms.or(&parts) }
        }
        op @ (Op::Forall | Op::Exists) => {
            let body = normal(terms, args[1], truth);
            if (op == Op::Forall) == truth { terms.forall(args[0], body) } else { terms.exists(args[0], body) }
        }
        Op::Ite => {
            let (yes, no) = (normal(terms, args[1], truth), normal(terms, args[2], truth));
            choice(terms, args[0], yes, no)
        }
        Op::Eq if terms.sort(args[0]) == Sort::Bool => {
            let (yes, no) = (normal(terms, args[1], truth), normal(terms, args[1], !truth));
            choice(terms, args[0], yes, no)
        }
        _ if truth => formula,
        _ => terms.not(formula),
    }
}

/// `c ? yes : no` by implications.
fn choice(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId) -> TermId {
    let (holds, fails) = (normal(terms, condition, true), normal(terms, condition, false));
    let (left, right) = (terms.or2(fails, yes), terms.or2(holds, no));
    terms.and2(left, right)
}

/// The conjuncts of formulas, with fresh constants for outer existential quantifiers.
pub(crate) fn clauses(terms: &mut Terms, formulas: &[TermId], witnesses: &mut Witnesses) -> Vec<TermId> {
    let mut found = Vec::new();
    for &formula in formulas {
        let formula = normal(terms, formula, true);
        let mut pending = vec![formula];
        while let Some(part) = pending.pop() {
            match terms.op(part) {
                Op::And => pending.extend(terms.args(part).iter().rev()),
                Op::Exists => pending.push(witnesses.instance(terms, part)),
                Op::Bool(true) => {}
                _ => found.push(part),
            }
        }
    }
    let mut seen = rustc_hash::FxHashSet::default();
    found.retain(|&part| seen.insert(part));
    found
}

/// The cases in which a goal fails, each a list of conjuncts: one case for each conjunct of the goal, also below
/// implications and universal quantifiers.
pub(crate) fn failures(terms: &mut Terms, goal: TermId, witnesses: &mut Witnesses) -> Vec<Vec<TermId>> {
    let negated = normal(terms, goal, false);
    let mut open: Vec<(Vec<TermId>, Vec<TermId>)> = vec![(Vec::new(), vec![negated])];
    let mut cases = Vec::new();
    while let Some((mut done, mut rest)) = open.pop() {
        let Some(part) = rest.pop() else {
            cases.push(done);
            continue;
        };
        match terms.op(part) {
            Op::And => rest.extend(terms.args(part).iter().rev()),
            Op::Exists => rest.push(witnesses.instance(terms, part)),
            Op::Bool(true) => {}
            Op::Bool(false) => continue,
            Op::Or if cases.len() + open.len() + terms.args(part).len() <= MAX_CASES => {
                for &arg in terms.args(part).iter().rev() {
                    let rest = rest.iter().copied().chain([arg]).collect();
                    open.push((done.clone(), rest));
                }
                continue;
            }
            _ => done.push(part),
        }
        open.push((done, rest));
    }
    cases
}
