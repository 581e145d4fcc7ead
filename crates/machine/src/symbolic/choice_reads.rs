//! Reads from choices among many objects of the initial heap, such as merged paths along a chain of links leave them.

use std::collections::HashSet;

use java::model::FieldId;
use term::{Allocated, Op, TermId};

use super::domain::Symbolic;
use super::symbols::Meaning;
use crate::world::World;

/// Sides of choices that are read one by one.
const MAX_ARMS: usize = 32;

impl Symbolic<'_> {
    /// True if a reference is a choice among many objects of the initial heap, and the field is as it was there. Then it is read from the choice: from every
    /// object apart, the reads along a chain of n links would be n² terms.
    pub(super) fn is_broad(&mut self, world: &World, reference: TermId, field: FieldId) -> bool {
        let heap = &self.state.heap;
        let is_written = heap.fields.get(&field).is_some_and(|writes| !writes.initial.is_empty());
        if self.choice_of(reference).is_none() || is_written || heap.base.is_some() {
            return false;
        }
        let is_broad = self.has_many_initial_arms(world, reference, field);
        // Where the path says what a reference may be, another path may say otherwise.
        if is_broad && self.symbols.types.standard().is_empty() {
            self.symbols.broad.insert((reference, field));
        }
        is_broad
    }

    /// True if a choice is one among many objects of the initial heap. A choice of which that is known is not looked into again.
    fn has_many_initial_arms(&self, world: &World, reference: TermId, field: FieldId) -> bool {
        let is_initial = |object: TermId| match self.terms.op(object) {
            Op::Null => true,
            Op::Select if !matches!(self.terms.op(self.terms.args(object)[0]), Op::App(_)) => false,
            Op::App(_) | Op::Select => matches!(self.terms.allocated_of(object), Allocated::None) && !self.is_special(world, object, field),
            _ => false,
        };
        let mut n_arms = 0;
        let mut seen = HashSet::new();
        let mut pending = vec![reference];
        while let Some(value) = pending.pop() {
            if self.symbols.broad.contains(&(value, field)) {
                n_arms += MAX_ARMS;
            } else if let Some([_, then, otherwise]) = self.choice_of(value) {
                if seen.insert(value) {
                    n_arms += 2;
                    pending.extend([then, otherwise]);
                }
            } else if !is_initial(value) {
                return false;
            }
        }
        n_arms > MAX_ARMS
    }

    /// True if a field of an object says something else than the function that stands for the field.
    fn is_special(&self, world: &World, object: TermId, field: FieldId) -> bool {
        self.has_wide_leaves(object)
            || self.is_shared_box(object)
            || self.symbols.class_text(object, field).is_some()
            || self.is_unseen(world, object, field)
    }

    fn is_shared_box(&self, object: TermId) -> bool {
        matches!(self.terms.op(object), Op::App(symbol) if matches!(self.symbols.meaning(symbol), Meaning::SharedBox(_)))
    }
}
