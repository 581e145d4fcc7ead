//! If-then-else-antecedent, or path-condition merging (Scheurer 2015, Def. 3.25; Steinhöfel 2020, Def. 3.14): a fresh constant, and one
//! implication per path that says which value it has.

use engine::Bits;
use term::{TermId, Terms};

use super::{IfThenElse, Operator, may_be_forgotten};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct Antecedent;

impl Operator for Antecedent {
    fn name(&self) -> &'static str {
        "if-then-else-antecedent"
    }

    fn bits(&self) -> Bits {
        Bits::EXACT
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        if !may_be_forgotten(terms.sort(location.values[0])) {
            return IfThenElse.join(terms, joining, location);
        }
        let constant = joining.constant(terms, location);
        let guards = joining.tree.separating(terms);
        for (guard, value) in guards.into_iter().zip(&location.values) {
            let same = terms.eq(constant, *value);
            let implication = terms.implies(guard, same);
            joining.constraints.push(implication);
        }
        constant
    }
}
