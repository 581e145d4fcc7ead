//! Predicate abstraction (Steinhöfel 2020, Defs. 3.16 and 3.17): predicates of the user's choice, combined by one of three lattices.

use std::collections::HashMap;

use term::{TermId, Terms, substitute};

use crate::join_context::Joining;

/// A formula about one value.
#[derive(Clone, Copy, Debug)]
pub struct Predicate {
    /// The constant that stands for the value.
    pub hole: TermId,
    pub formula: TermId,
}

impl Predicate {
    /// The formula about this value.
    pub fn of(self, terms: &mut Terms, value: TermId) -> TermId {
        substitute(terms, self.formula, &HashMap::from([(self.hole, value)]))
    }
}

/// What a predicate says.
#[derive(Clone, Debug)]
pub struct PredicateMeaning {
    /// Of the value of each partner.
    pub before: Vec<TermId>,
    /// Of the constant that stands for them all.
    pub after: TermId,
}

/// The lattice over the predicates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Combination {
    /// All conjunctions.
    Conjunctive,
    /// All disjunctions.
    Disjunctive,
    /// The predicates themselves, between bottom and top.
    Flat,
}

impl Combination {
    /// What is known of the constant: the join of what is known of the values.
    pub fn join(self, terms: &mut Terms, joining: &mut Joining<'_>, said: &[PredicateMeaning]) -> Vec<TermId> {
        match self {
            // The join of conjunctions keeps what all have.
            Combination::Conjunctive => said.iter().filter(|said| holds_everywhere(terms, joining, said)).map(|said| said.after).collect(),
            Combination::Disjunctive => disjunction(terms, joining, said),
            // Two different predicates have nothing above them but the top.
            Combination::Flat => {
                said.iter().find(|said| holds_everywhere(terms, joining, said)).map(|said| said.after).into_iter().collect()
            }
        }
    }
}

fn holds_everywhere(terms: &mut Terms, joining: &mut Joining<'_>, said: &PredicateMeaning) -> bool {
    said.before.iter().enumerate().all(|(partner, formula)| joining.holds(terms, partner, *formula))
}

/// Per value the smallest disjunction that dropping one predicate after another leads to; the join has what either has.
fn disjunction(terms: &mut Terms, joining: &mut Joining<'_>, said: &[PredicateMeaning]) -> Vec<TermId> {
    let mut used = vec![false; said.len()];
    for partner in 0..joining.n_partners() {
        let mut kept: Vec<usize> = (0..said.len()).collect();
        if !holds_one_of(terms, joining, partner, said, &kept) {
            return Vec::new();
        }
        for dropped in 0..said.len() {
            let fewer: Vec<usize> = kept.iter().copied().filter(|index| *index != dropped).collect();
            if holds_one_of(terms, joining, partner, said, &fewer) {
                kept = fewer;
            }
        }
        for index in kept {
            used[index] = true;
        }
    }
    let cases: Vec<TermId> = said.iter().zip(used).filter(|(_, used)| *used).map(|(said, _)| said.after).collect();
    vec![terms.or(&cases)]
}

fn holds_one_of(terms: &mut Terms, joining: &mut Joining<'_>, partner: usize, said: &[PredicateMeaning], indices: &[usize]) -> bool {
    let cases: Vec<TermId> = indices.iter().map(|index| said[*index].before[partner]).collect();
    let one_of = terms.or(&cases);
    joining.holds(terms, partner, one_of)
}
