//! Full anonymisation (Scheurer 2015, Def. 3.20): whatever differs is forgotten.

use engine::Bits;
use term::{TermId, Terms};

use super::{IfThenElse, Operator, may_forget};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct FullAnonymisation;

impl Operator for FullAnonymisation {
    fn name(&self) -> &'static str {
        "full anonymisation"
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        if may_forget(terms, location) { joining.constant(terms, location) } else { IfThenElse.join(terms, joining, location) }
    }
}
