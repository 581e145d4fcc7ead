//! Lemmas: true formulas about the terms that occur, which Z3 would not find by itself.
//!
//! Every lemma holds in every state, so that adding one can only help. Those that speak of a value without naming it
//! are existential; the prover gives it a name.

mod division;
mod fold;
mod product;
mod sequence;
#[cfg(test)]
mod tests;

pub(crate) use sequence::kinds_of;

use rustc_hash::FxHashSet;
use term::{Elem, Op, TermId, Terms};

use crate::prove::closed_subterms;

/// Limits of lemmas.
struct Limits {
    /// Lemmas mention new terms, which have lemmas themselves; so many times.
    max_rounds: usize,
    /// No round starts with more lemmas.
    max_lemmas: usize,
}

const LIMITS: Limits = Limits { max_rounds: 2, max_lemmas: 300 };

/// Lemmas about the closed terms in formulas of a question whose sequences have elements of the given kinds.
pub(crate) fn lemmas(terms: &mut Terms, formulas: &[TermId], kinds: &[Elem]) -> Vec<TermId> {
    let mut found: Vec<TermId> = Vec::new();
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let mut known: FxHashSet<TermId> = FxHashSet::default();
    for round in 0..LIMITS.max_rounds {
        let roots: Vec<TermId> = formulas.iter().chain(&found).copied().collect();
        let occurring = closed_subterms(terms, &roots);
        let fresh: Vec<TermId> = occurring.iter().copied().filter(|&term| seen.insert(term)).collect();
        if fresh.is_empty() || found.len() > LIMITS.max_lemmas {
            break;
        }
        let mut new = Vec::new();
        for &term in &fresh {
            match terms.op(term) {
                Op::Div | Op::Rem => new.extend(division::of_term(terms, term)),
                Op::Eq => new.extend(sequence::of_equation(terms, term, kinds)),
                Op::Mul => new.extend(product::of_term(terms, term)),
                // Taking elements off the folds that lemmas made would never end.
                Op::Fold(_) if round == 0 => new.extend(fold::of_term(terms, term)),
                Op::Fold(_) => new.extend(fold::of_value(terms, term)),
                _ => {}
            }
        }
        new.extend(division::of_divisors(terms, &occurring));
        new.extend(division::of_literals(terms, &occurring));
        new.extend(division::of_products(terms, &occurring));
        if round == 0 {
            new.extend(fold::of_pairs(terms, &occurring));
        }
        found.extend(new.into_iter().filter(|&lemma| terms.as_bool_const(lemma) != Some(true) && known.insert(lemma)));
    }
    found
}
