//! Branch selection (Steinhöfel 2020, Def. 3.18): one path goes on, the others are dropped. Precise, not exhaustive: nothing is proved by it.

use engine::Bits;
use term::{TermId, Terms};

use super::Operator;
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct BranchSelection;

impl Operator for BranchSelection {
    fn name(&self) -> &'static str {
        "branch selection"
    }

    fn bits(&self) -> Bits {
        Bits::CUT
    }

    fn join(&self, _terms: &mut Terms, _joining: &mut Joining<'_>, location: &Location) -> TermId {
        location.values[0]
    }

    fn path(&self, terms: &mut Terms, joining: &mut Joining<'_>) -> TermId {
        terms.and(joining.tree.tail(0))
    }

    fn kept(&self) -> Option<usize> {
        Some(0)
    }
}
