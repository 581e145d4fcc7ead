//! The objects behind a reference that may be conditional.
//!
//! A reference is a tree of if-then-elses over leaves: null, an object created during the execution, or an object of the
//! initial heap. Reads and writes go to every leaf, guarded by the conditions on the way to it.

use std::collections::{HashMap, HashSet};

use term::{Allocated, Op, TermId};

use super::domain::Symbolic;

/// A leaf of a reference.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Leaf {
    Null,
    Created(u32),
    Initial(TermId),
}

/// One side of a choice among references.
#[derive(Clone, Copy)]
struct Arm {
    choice: TermId,
    /// What the condition of the choice is on this side.
    holds: bool,
    value: TermId,
}

/// A step of a walk over arms, depth first.
enum Visit {
    Enter(Arm),
    Leave(Arm),
}

impl Symbolic<'_> {
    /// The leaves of a reference with the condition under which each is meant, in order.
    pub(super) fn leaves(&mut self, reference: TermId) -> Vec<(Leaf, TermId)> {
        let mut leaves = Vec::new();
        let always = self.terms.tru();
        if self.choice_of(reference).is_none() {
            self.own_leaves(reference, always, &mut leaves);
            return leaves;
        }
        let mut guards: HashMap<TermId, TermId> = HashMap::from([(reference, always)]);
        for arm in self.arms(reference) {
            let guard = self.arm_guard(guards[&arm.choice], &arm);
            if self.choice_of(arm.value).is_none() {
                self.own_leaves(arm.value, guard, &mut leaves);
            } else {
                let known = guards.get(&arm.value).copied();
                guards.insert(arm.value, known.map_or(guard, |known| self.terms.or2(known, guard)));
            }
        }
        leaves
    }

    /// The arms of all choices of a reference. Those that lead to a choice stand before its own; and a choice that several share, as
    /// merges make them, has its arms once, because there may be exponentially many ways to it.
    fn arms(&self, reference: TermId) -> Vec<Arm> {
        let mut arms = Vec::new();
        let mut entered = HashSet::new();
        let mut work: Vec<Visit> = self.arms_of(reference).into_iter().map(Visit::Enter).collect();
        while let Some(visit) = work.pop() {
            match visit {
                Visit::Enter(arm) => {
                    work.push(Visit::Leave(arm));
                    if entered.insert(arm.value) {
                        work.extend(self.arms_of(arm.value).into_iter().map(Visit::Enter));
                    }
                }
                Visit::Leave(arm) => arms.push(arm),
            }
        }
        arms.reverse();
        arms
    }

    fn arms_of(&self, reference: TermId) -> Vec<Arm> {
        let Some([_, then, otherwise]) = self.choice_of(reference) else { return Vec::new() };
        [(then, true), (otherwise, false)].map(|(value, holds)| Arm { choice: reference, holds, value }).to_vec()
    }

    /// Condition and arms of a choice among references. What may be a constant of an enum has leaves of its own.
    pub(super) fn choice_of(&self, reference: TermId) -> Option<[TermId; 3]> {
        let is_choice = self.terms.op(reference) == Op::Ite && !self.has_wide_leaves(reference);
        is_choice.then(|| self.terms.args(reference).try_into().expect("ite has three arguments"))
    }

    fn arm_guard(&mut self, guard: TermId, arm: &Arm) -> TermId {
        let condition = self.terms.args(arm.choice)[0];
        let condition = if arm.holds { condition } else { self.terms.not(condition) };
        self.terms.and2(guard, condition)
    }

    /// The leaves of a reference that is no choice.
    fn own_leaves(&mut self, reference: TermId, guard: TermId, leaves: &mut Vec<(Leaf, TermId)>) {
        if let Some(wide) = self.wide_leaves(reference) {
            for (leaf, condition) in wide {
                leaves.push((leaf, self.terms.and2(guard, condition)));
            }
            return;
        }
        // A selection from writes is whatever was written there, and no object of its own.
        let expanded = if self.terms.op(reference) == Op::Select { self.expand(reference) } else { reference };
        if expanded != reference {
            for (leaf, condition) in self.leaves(expanded) {
                leaves.push((leaf, self.terms.and2(guard, condition)));
            }
            return;
        }
        match self.terms.op(reference) {
            Op::Null => leaves.push((Leaf::Null, guard)),
            Op::Alloc { id, .. } => leaves.push((Leaf::Created(id), guard)),
            _ => self.unknown_leaves(reference, guard, leaves),
        }
    }

    /// The objects that a reference may be, each with its condition; null is left out.
    pub fn reference_leaves(&mut self, reference: TermId) -> Vec<(TermId, TermId)> {
        let mut found = Vec::new();
        for (leaf, guard) in self.leaves(reference) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => {
                    let tag = self.terms.alloc_tag(id);
                    found.push((self.terms.alloc(id, tag), guard));
                }
                Leaf::Initial(object) => found.push((object, guard)),
            }
        }
        found
    }

    /// An unknown reference may also be one of the objects created before it was read.
    fn unknown_leaves(&mut self, reference: TermId, guard: TermId, leaves: &mut Vec<(Leaf, TermId)>) {
        let mut others = vec![guard];
        for id in self.possible_objects(reference) {
            let tag = self.terms.alloc_tag(id);
            let object = self.terms.alloc(id, tag);
            let same = self.terms.eq(reference, object);
            if self.terms.as_bool_const(same) == Some(false) {
                continue;
            }
            let here = self.terms.and2(guard, same);
            leaves.push((Leaf::Created(id), here));
            others.push(self.terms.not(same));
        }
        let other = self.terms.and(&others);
        leaves.push((Leaf::Initial(reference), other));
    }

    /// Objects created on this path that an unknown reference may point to.
    fn possible_objects(&self, reference: TermId) -> Vec<u32> {
        match self.terms.allocated_of(reference) {
            Allocated::None => Vec::new(),
            Allocated::Ids(ids) => ids.iter().copied().filter(|id| self.state.heap.objects.contains_key(id)).collect(),
            Allocated::Any => self.state.heap.objects.keys().copied().collect(),
        }
    }

    /// Reads through every leaf: a choice of references becomes the same choice of values. Null leaves are impossible on this path (the
    /// null check came first), so they do not count.
    pub(super) fn read(&mut self, reference: TermId, mut leaf_value: impl FnMut(&mut Self, Leaf) -> Option<TermId>) -> Option<TermId> {
        if self.choice_of(reference).is_none() {
            return self.read_own(reference, &mut leaf_value);
        }
        // What is below comes first, and of each choice the side where its condition does not hold.
        let mut values: HashMap<TermId, Option<TermId>> = HashMap::new();
        for arm in self.arms(reference).into_iter().rev() {
            let value = match values.get(&arm.value) {
                Some(value) => *value,
                None => self.read_own(arm.value, &mut leaf_value),
            };
            let value = if arm.holds { self.chosen(arm.choice, value, values[&arm.choice]) } else { value };
            values.insert(arm.choice, value);
        }
        values[&reference]
    }

    /// By the condition of a choice, what was read on its sides, as far as there is anything.
    fn chosen(&mut self, choice: TermId, then: Option<TermId>, otherwise: Option<TermId>) -> Option<TermId> {
        let condition = self.terms.args(choice)[0];
        match (then, otherwise) {
            (Some(then), Some(otherwise)) => Some(self.terms.ite(condition, then, otherwise)),
            (then, otherwise) => then.or(otherwise),
        }
    }

    /// Reads through the leaves of a reference that is no choice.
    fn read_own(&mut self, reference: TermId, leaf_value: &mut impl FnMut(&mut Self, Leaf) -> Option<TermId>) -> Option<TermId> {
        let mut leaves = Vec::new();
        let always = self.terms.tru();
        self.own_leaves(reference, always, &mut leaves);
        let mut result = None;
        for (leaf, guard) in leaves.into_iter().rev() {
            let Some(value) = leaf_value(self, leaf) else { continue };
            result = Some(match result {
                None => value,
                Some(otherwise) => self.terms.ite(guard, value, otherwise),
            });
        }
        result
    }
}
