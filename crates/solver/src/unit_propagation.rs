//! Disjunctions of a path: where all members but one are known not to hold, the last one does. Merged paths are full of them.

use term::TermId;

/// Formulas of which one holds.
pub(crate) struct Alternatives {
    pub(crate) members: Vec<TermId>,
    /// Two members that were not known to be false when they were last looked at. As long as they are not, nothing follows; a path that
    /// shrinks leaves them so.
    watched: [usize; 2],
}

/// What is left of alternatives.
pub(crate) enum Remaining {
    Several,
    One(TermId),
    None,
}

impl Alternatives {
    pub(crate) fn new(members: Vec<TermId>) -> Alternatives {
        Alternatives { members, watched: [0, 1] }
    }

    /// What is left where `is_false` knows members not to hold.
    pub(crate) fn left(&mut self, mut is_false: impl FnMut(TermId) -> bool) -> Remaining {
        if self.watched.iter().all(|&index| self.members.get(index).is_some_and(|&member| !is_false(member))) {
            return Remaining::Several;
        }
        let mut open = (0..self.members.len()).filter(|&index| !is_false(self.members[index]));
        match (open.next(), open.next()) {
            (Some(first), Some(second)) => {
                self.watched = [first, second];
                Remaining::Several
            }
            (Some(only), None) => Remaining::One(self.members[only]),
            (None, _) => Remaining::None,
        }
    }
}
