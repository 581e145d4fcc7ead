//! Selections from arrays of references that were written to: each is the choice among what was written that it stands for.

use std::collections::HashMap;

use term::{Op, Sort, TermId};

use super::domain::Symbolic;

impl Symbolic<'_> {
    /// References read at a symbolic index from an array with known writes become if-then-elses, so that leaves stay leaves.
    pub(super) fn expand(&mut self, value: TermId) -> TermId {
        self.expand_known(value, &mut HashMap::new())
    }

    /// Arrays that were merged are read as a choice, so selections stand below conditions, too.
    fn expand_known(&mut self, value: TermId, known: &mut HashMap<TermId, TermId>) -> TermId {
        if let Some(expanded) = known.get(&value) {
            return *expanded;
        }
        let mut guarded = Vec::new();
        let mut at = value;
        while let Some((written, new, before)) = self.last_write(at) {
            // What was written may be what was read before, or a choice of that.
            let new = self.expand_known(new, known);
            guarded.push((written, new));
            at = before;
        }
        if let Some((condition, then, otherwise)) = self.alternatives(at) {
            let then = self.expand_known(then, known);
            let otherwise = self.expand_known(otherwise, known);
            at = self.terms.ite(condition, then, otherwise);
        }
        for (same, new) in guarded.into_iter().rev() {
            at = self.terms.ite(same, new, at);
        }
        known.insert(value, at);
        at
    }

    /// The condition and the two values of a choice, or of a selection from a choice of arrays.
    fn alternatives(&mut self, value: TermId) -> Option<(TermId, TermId, TermId)> {
        match (self.terms.op(value), self.terms.args(value)) {
            (Op::Ite, [condition, then, otherwise]) => Some((*condition, *then, *otherwise)),
            (Op::Select, [array, index]) if self.terms.sort(value) == Sort::Ref && self.terms.op(*array) == Op::Ite => {
                let index = *index;
                let [condition, then, otherwise] = self.terms.args(*array) else { unreachable!("ite has three arguments") };
                let (condition, then, otherwise) = (*condition, *then, *otherwise);
                Some((condition, self.terms.select(then, index), self.terms.select(otherwise, index)))
            }
            _ => None,
        }
    }

    /// For a selection from an array that was written to: whether that was the place, what was written, and the selection from before.
    fn last_write(&mut self, selection: TermId) -> Option<(TermId, TermId, TermId)> {
        if self.terms.op(selection) != Op::Select || self.terms.sort(selection) != Sort::Ref {
            return None;
        }
        let (array, index) = (self.terms.args(selection)[0], self.terms.args(selection)[1]);
        if self.terms.op(array) != Op::Store {
            return None;
        }
        let [before, written, new] = self.terms.args(array) else { unreachable!("store has three arguments") };
        let (before, written, new) = (*before, *written, *new);
        Some((self.terms.eq(index, written), new, self.terms.select(before, index)))
    }
}
