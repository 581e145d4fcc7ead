//! Disjunction (Steinhöfel 2020, Def. 3.15): a fresh constant with one of the values; which one is forgotten, so paths may overlap.

use engine::Bits;
use term::{TermId, Terms};

use super::{IfThenElse, Operator, may_forget};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct Disjunction;

impl Operator for Disjunction {
    fn name(&self) -> &'static str {
        "disjunction"
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        if !may_forget(terms, location) {
            return IfThenElse.join(terms, joining, location);
        }
        let constant = joining.constant(terms, location);
        let cases: Vec<TermId> = location.values.iter().map(|value| terms.eq(constant, *value)).collect();
        let one_of = terms.or(&cases);
        joining.constraints.push(one_of);
        constant
    }
}
