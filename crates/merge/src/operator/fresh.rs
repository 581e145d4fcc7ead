//! Full anonymisation (Scheurer 2015, Def. 3.20): whatever differs is forgotten.

use engine::Bits;
use term::{TermId, Terms};

use super::{IfThenElse, Operator, may_be_forgotten};
use crate::joining::Joining;
use crate::zip::Location;

pub struct FullAnonymisation;

impl Operator for FullAnonymisation {
    fn name(&self) -> &'static str {
        "full anonymisation"
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        if may_be_forgotten(terms.sort(location.values[0])) {
            joining.constant(terms, location)
        } else {
            IfThenElse.join(terms, joining, location)
        }
    }
}
