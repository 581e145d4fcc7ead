//! Predicate abstraction (Steinhöfel 2020, Defs. 3.16 and 3.17): predicates of the user's choice, combined by one of three lattices.

use std::collections::HashMap;

use term::{Sort, TermId, Terms, substitute};

use super::AbstractDomain;
use crate::joining::Joining;

/// A formula about one value.
#[derive(Clone, Copy, Debug)]
pub struct Predicate {
    /// The constant that stands for the value.
    pub hole: TermId,
    pub formula: TermId,
}

impl Predicate {
    fn of(self, terms: &mut Terms, value: TermId) -> TermId {
        substitute(terms, self.formula, &HashMap::from([(self.hole, value)]))
    }
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

/// Predicates for values of one sort.
#[derive(Clone)]
pub struct Predicates {
    pub sort: Sort,
    pub combination: Combination,
    pub predicates: Vec<Predicate>,
}

impl AbstractDomain for Predicates {
    fn applies(&self, sort: Sort) -> bool {
        sort == self.sort
    }

    fn axioms(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        match self.combination {
            Combination::Conjunctive => self.conjunctive(terms, joining, values, constant),
            Combination::Disjunctive => self.disjunctive(terms, joining, values, constant),
            Combination::Flat => self.flat(terms, joining, values, constant),
        }
    }
}

impl Predicates {
    /// What holds of every value: the join of conjunctions keeps what both have.
    fn conjunctive(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let everywhere = |predicate: &&Predicate| {
            (0..values.len()).all(|partner| {
                let holds = predicate.of(terms, values[partner]);
                joining.holds(terms, partner, holds)
            })
        };
        let kept: Vec<Predicate> = self.predicates.iter().filter(everywhere).copied().collect();
        kept.into_iter().map(|predicate| predicate.of(terms, constant)).collect()
    }

    /// Per value the smallest disjunction that dropping one predicate after another leads to; the join has what either has.
    fn disjunctive(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let mut used = vec![false; self.predicates.len()];
        for (partner, value) in values.iter().enumerate() {
            let mut kept: Vec<usize> = (0..self.predicates.len()).collect();
            if !self.holds_one_of(terms, joining, partner, *value, &kept) {
                return Vec::new();
            }
            for dropped in 0..self.predicates.len() {
                let fewer: Vec<usize> = kept.iter().copied().filter(|index| *index != dropped).collect();
                if self.holds_one_of(terms, joining, partner, *value, &fewer) {
                    kept = fewer;
                }
            }
            for index in kept {
                used[index] = true;
            }
        }
        let cases: Vec<TermId> =
            self.predicates.iter().zip(used).filter(|(_, used)| *used).map(|(predicate, _)| predicate.of(terms, constant)).collect();
        vec![terms.or(&cases)]
    }

    fn holds_one_of(&self, terms: &mut Terms, joining: &mut Joining<'_>, partner: usize, value: TermId, indices: &[usize]) -> bool {
        let cases: Vec<TermId> = indices.iter().map(|index| self.predicates[*index].of(terms, value)).collect();
        let one_of = terms.or(&cases);
        joining.holds(terms, partner, one_of)
    }

    /// One predicate for all values, or none.
    fn flat(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let mut first_of = |terms: &mut Terms, partner: usize| {
            self.predicates.iter().position(|predicate| {
                let holds = predicate.of(terms, values[partner]);
                joining.holds(terms, partner, holds)
            })
        };
        let first = first_of(terms, 0);
        match first {
            Some(index) if (1..values.len()).all(|partner| first_of(terms, partner) == first) => {
                vec![self.predicates[index].of(terms, constant)]
            }
            _ => Vec::new(),
        }
    }
}
