//! Predicate abstraction (Steinhöfel 2020, Def. 3.17) over predicates that the language made: they may speak of the whole state.
//!
//! A predicate about a value that mentions other variables is one of the state, so it is said of the merged state, once that is known. What it
//! says of a partner follows: with the partner's own values for all constants of the merge, the merged state is the partner's, and so the
//! other variables have the values they have on its path. It is the same question that the obligation of the merge asks.

use std::collections::BTreeSet;
use std::ops::Range;

use engine::Bits;
use term::{Sort, TermId, Terms, substitute};

use super::{IfThenElse, Joined, Operator, Say};
use crate::domain::{Combination, PredicateMeaning};
use crate::join_context::Joining;
use crate::mergeable::Location;

/// What to keep of the values of a type.
#[derive(Clone, Debug)]
pub struct Abstraction {
    pub combination: Combination,
    pub sort: Sort,
    /// The type it was written for, by the language's number.
    pub ty: Option<u64>,
    /// All types of whose values it speaks; `None` if it speaks of all values of the sort.
    pub types: Option<BTreeSet<u64>>,
    /// The language knows predicates by numbers.
    pub predicates: Range<usize>,
}

impl Abstraction {
    fn speaks_of(&self, location: &Location) -> bool {
        self.types.as_ref().is_none_or(|types| location.ty.is_some_and(|ty| types.contains(&ty)))
    }
}

pub struct PredicateAbstraction {
    abstractions: Vec<Abstraction>,
}

impl PredicateAbstraction {
    pub fn new(abstractions: Vec<Abstraction>) -> Self {
        PredicateAbstraction { abstractions }
    }

    /// The one for the type of a location, or else the first that speaks of such values.
    fn for_values(&self, terms: &Terms, location: &Location) -> Option<&Abstraction> {
        if location.is_kept {
            return None;
        }
        let sort = terms.sort(location.values[0]);
        let mut fitting = self.abstractions.iter().filter(|each| each.sort == sort && each.speaks_of(location));
        let exact = fitting.clone().find(|each| each.ty.is_some() && each.ty == location.ty);
        exact.or_else(|| fitting.next())
    }
}

impl Operator for PredicateAbstraction {
    fn name(&self) -> &'static str {
        "predicate abstraction"
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        match self.for_values(terms, location) {
            Some(_) => joining.constant(terms, location),
            None => IfThenElse.join(terms, joining, location),
        }
    }

    fn describe(&self, terms: &mut Terms, joining: &mut Joining<'_>, joined: &[Joined], say: &mut Say<'_>) {
        let witnesses: Vec<_> = (0..joining.n_partners()).map(|partner| joining.witnesses(partner)).collect();
        for joined in joined {
            let Some(abstraction) = self.for_values(terms, &joined.location) else { continue };
            let mut said = Vec::new();
            for number in abstraction.predicates.clone() {
                let Some(after) = say(terms, number, joined.value) else { continue };
                let before = witnesses.iter().map(|witnesses| substitute(terms, after, witnesses)).collect();
                said.push(PredicateMeaning { before, after });
            }
            let kept = abstraction.combination.join(terms, joining, &said);
            joining.constraints.extend(kept);
        }
    }
}
