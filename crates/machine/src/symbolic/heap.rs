//! The symbolic heap: per-field maps from references, per-element-type maps for arrays, kept outside the term arena so that a step costs what it touches.
//!
//! A location of the initial heap that was never written is an application of the field's symbol to the reference. Reads
//! simplify over writes; where the references may be equal, the value is conditional (Hentschel 2016, §4.6: `2 if a = b, 42 otherwise`).

use std::collections::BTreeSet;
use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};
use java::model::{ClassId, FieldId, Ty};
use java::program::Program;
use term::{TermId, Terms};

use super::epoch::Epoch;
use super::region::Region;

/// A kind of array contents. Arrays of different kinds never alias; where the type of an array of references is open, it may be one of an
/// enum.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArrayKey {
    Prim(java::model::Prim),
    /// Arrays of references.
    Ref,
    /// Arrays of an enum type: they hold selectors.
    Enum(ClassId),
}

impl ArrayKey {
    /// The kind that a set of locations names: arrays of enums are arrays of references.
    #[must_use]
    pub fn family(self) -> ArrayKey {
        match self {
            ArrayKey::Enum(_) => ArrayKey::Ref,
            key => key,
        }
    }

    /// Every kind, enums apart.
    pub fn all() -> impl Iterator<Item = ArrayKey> {
        use java::model::Prim::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
        [Boolean, Byte, Short, Char, Int, Long, Float, Double].into_iter().map(ArrayKey::Prim).chain(std::iter::once(ArrayKey::Ref))
    }
}

/// What was written to one field (or to the elements of one kind of array).
#[derive(Clone, Default)]
pub(super) struct Writes {
    /// Objects created during the execution, by allocation id: they are distinct, so order does not matter.
    pub(super) created: OrdMap<u32, TermId>,
    /// Objects of the initial heap: reference and value, oldest first, one entry per reference term. A later write to the same
    /// term replaces the earlier one, because whatever equals the reference is caught by the later entry first.
    pub(super) initial: Rc<Vec<(TermId, TermId)>>,
}

/// The elements of an array created during the execution.
#[derive(Clone, PartialEq)]
pub(super) struct Elements {
    /// An array term that has everything written through symbolic indices.
    pub(super) base: TermId,
    /// Values known at constant indices.
    pub(super) known: OrdMap<i64, TermId>,
    /// Indices of `known` that `base` does not have yet.
    pub(super) pending: OrdSet<i64>,
}

/// An object created during the execution.
#[derive(Clone, Copy, PartialEq)]
pub struct Created {
    pub ty: Ty,
    /// Of arrays.
    pub length: Option<TermId>,
    /// The clock of the state that made it.
    pub born: u32,
    /// A text that the library made: whether it is an object of its own is not specified. The JDK gives literals now and then.
    pub may_be_shared: bool,
}

/// The heap of one configuration.
#[derive(Clone, Default)]
pub struct Heap {
    pub(super) fields: OrdMap<FieldId, Writes>,
    /// Whole contents of initial arrays that were written (array terms).
    pub(super) arrays: OrdMap<ArrayKey, Writes>,
    pub(super) created_arrays: OrdMap<u32, Elements>,
    /// The content of strings created during the execution.
    pub(super) texts: OrdMap<u32, TermId>,
    pub(super) statics: OrdMap<FieldId, TermId>,
    /// Objects created on this path, by allocation id.
    pub(super) objects: OrdMap<u32, Created>,
    /// How many objects were forgotten, so that no later one takes the place of one that is still there.
    pub(super) n_retired: u32,
    pub(super) initialized: OrdSet<ClassId>,
    /// Classes whose initialisation has failed.
    pub(super) erroneous: OrdSet<ClassId>,
    /// Everything printed, as string terms.
    pub(super) output: Vector<TermId>,
    /// What lies below the writes; `None` is the initial heap.
    pub(super) base: Option<Rc<Havoc>>,
}

/// A heap of which some part has unknown contents.
pub(super) struct Havoc {
    pub(super) before: Rc<Heap>,
    pub(super) changed: Region,
    pub(super) epoch: Epoch,
    /// Objects younger than this did not exist before, so everything about them is unknown.
    pub(super) clock_before: u32,
}

impl Heap {
    /// Everything printed on the way here.
    pub fn output(&self) -> impl Iterator<Item = TermId> {
        self.output.iter().copied()
    }

    pub fn created(&self, id: u32) -> Created {
        self.objects[&id]
    }

    pub fn statics(&self) -> impl Iterator<Item = (FieldId, TermId)> {
        self.statics.iter().map(|(field, value)| (*field, *value))
    }

    pub fn initialized_classes(&self) -> impl Iterator<Item = ClassId> {
        self.initialized.iter().copied()
    }

    /// Everything of the initial heap that was written to or forgotten on the way here; there may be more than was changed.
    pub fn touched(&self) -> Vec<ModifiedRegion> {
        let mut touched = Vec::new();
        let mut at = self;
        loop {
            for (field, writes) in &at.fields {
                touched.extend(writes.initial.iter().map(|(object, _)| ModifiedRegion::Field(*object, *field)));
            }
            let arrays = at.arrays.values().flat_map(|writes| writes.initial.iter());
            touched.extend(arrays.map(|(array, _)| ModifiedRegion::Elements(*array)));
            let Some(havoc) = &at.base else { return touched };
            havoc.changed.add_touched(&mut touched);
            at = &havoc.before;
        }
    }
}

impl Heap {
    /// Classes whose initialisation has failed.
    pub fn erroneous_classes(&self) -> impl Iterator<Item = ClassId> {
        self.erroneous.iter().copied()
    }

    /// True if anything is different from an earlier heap of the same path that could be seen there: objects that existed, the output, and static
    /// fields but for those of which `is_own` holds.
    pub fn differs_beside(&self, before: &Heap, is_own: impl Fn(FieldId) -> bool) -> bool {
        self.output != before.output || self.changes_beside(before, is_own)
    }

    /// The heap without the output.
    pub fn changes_beside(&self, before: &Heap, is_own: impl Fn(FieldId) -> bool) -> bool {
        let is_same_base = match (&self.base, &before.base) {
            (None, None) => true,
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            _ => false,
        };
        let nothing = Writes::default();
        let is_old = |id: &u32| before.objects.contains_key(id);
        let differs = |writes: &Writes, old: Option<&Writes>| {
            let old = old.unwrap_or(&nothing);
            writes.initial != old.initial || writes.created.iter().any(|(id, value)| is_old(id) && old.created.get(id) != Some(value))
        };
        !is_same_base
            || self.statics.iter().any(|(field, value)| !is_own(*field) && before.statics.get(field) != Some(value))
            || self.fields.iter().any(|(field, writes)| differs(writes, before.fields.get(field)))
            || self.arrays.iter().any(|(key, writes)| differs(writes, before.arrays.get(key)))
            || self.created_arrays.iter().any(|(id, elements)| is_old(id) && before.created_arrays.get(id) != Some(elements))
    }
}

/// A part of the initial heap that a run may have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModifiedRegion {
    Field(TermId, FieldId),
    /// The elements of an array.
    Elements(TermId),
    /// All fields or elements of an object.
    Object(TermId),
    /// Places that no list of objects covers.
    Anything,
}

/// What may differ between two heaps.
#[derive(Clone, Default, Debug)]
pub struct Changes {
    pub fields: BTreeSet<FieldId>,
    pub arrays: BTreeSet<ArrayKey>,
    pub statics: BTreeSet<FieldId>,
}

impl Heap {
    /// How often something was forgotten on this path.
    pub fn n_havocs(&self) -> usize {
        std::iter::successors(self.base.as_ref(), |havoc| havoc.before.base.as_ref()).count()
    }

    /// The static fields that have other values than in an earlier heap of the same path, in order.
    pub fn written_statics(&self, before: &Heap) -> Vec<FieldId> {
        let is_written = |(field, value): &(&FieldId, &TermId)| before.statics.get(*field) != Some(*value);
        self.statics.iter().filter(is_written).map(|(field, _)| *field).collect()
    }

    /// The objects created on this path.
    pub fn object_ids(&self) -> Rc<[u32]> {
        self.objects.keys().copied().collect()
    }

    /// Forgets that all other objects were created; nothing refers to them any more.
    pub(super) fn retain_objects(&mut self, kept: &BTreeSet<u32>) {
        let retired: Vec<u32> = self.objects.keys().copied().filter(|id| !kept.contains(id)).collect();
        for id in &retired {
            self.objects.remove(id);
            self.created_arrays.remove(id);
        }
        self.n_retired += retired.len() as u32;
    }

    /// What may differ from an earlier heap of the same execution.
    pub fn changed_since(&self, before: &Rc<Heap>, program: &Program) -> Changes {
        let mut changes = Changes::default();
        let mut at = self;
        loop {
            let is_same_layer = match (&at.base, &before.base) {
                (None, None) => true,
                (Some(a), Some(b)) => Rc::ptr_eq(a, b),
                _ => false,
            };
            let earlier = is_same_layer.then_some(before.as_ref());
            at.add_writes(earlier, &mut changes);
            match (&at.base, is_same_layer) {
                (Some(havoc), false) => {
                    havoc.changed.add_to(&mut changes, program);
                    at = &havoc.before;
                }
                _ => break,
            }
        }
        for (field, value) in &self.statics {
            if before.statics.get(field) != Some(value) {
                changes.statics.insert(*field);
            }
        }
        changes
    }

    /// Writes of this layer that an earlier state of the layer does not have.
    fn add_writes(&self, earlier: Option<&Heap>, changes: &mut Changes) {
        for (field, writes) in &self.fields {
            if earlier.and_then(|heap| heap.fields.get(field)).is_none_or(|old| old.differ(writes)) {
                changes.fields.insert(*field);
            }
        }
        for (key, writes) in &self.arrays {
            if earlier.and_then(|heap| heap.arrays.get(key)).is_none_or(|old| old.differ(writes)) {
                changes.arrays.insert(*key);
            }
        }
        for (id, elements) in &self.created_arrays {
            let old = earlier.and_then(|heap| heap.created_arrays.get(id));
            if old.is_none_or(|old| old.base != elements.base || old.known != elements.known) {
                changes.arrays.insert(match crate::concrete::element(self.objects[id].ty) {
                    Ty::Prim(prim) => ArrayKey::Prim(prim),
                    _ => ArrayKey::Ref,
                });
            }
        }
    }
}

impl Writes {
    pub(super) fn differ(&self, other: &Writes) -> bool {
        self.created != other.created || !Rc::ptr_eq(&self.initial, &other.initial) && self.initial != other.initial
    }
}

impl Writes {
    /// The value at an initial object: walks the writes from the newest.
    pub(super) fn read_initial(&self, terms: &mut Terms, reference: TermId, unwritten: TermId) -> TermId {
        let mut value = unwritten;
        for (written, new) in self.initial.iter() {
            let same = terms.eq(reference, *written);
            value = terms.ite(same, *new, value);
        }
        value
    }

    pub(super) fn write_initial(&mut self, reference: TermId, value: TermId) {
        let writes = Rc::make_mut(&mut self.initial);
        writes.retain(|(written, _)| *written != reference);
        writes.push((reference, value));
    }
}

impl Elements {
    pub(super) fn new(base: TermId) -> Self {
        Elements { base, known: OrdMap::new(), pending: OrdSet::new() }
    }

    pub(super) fn load(&mut self, terms: &mut Terms, index: TermId) -> TermId {
        if let Some(i) = terms.as_i64(index) {
            if let Some(value) = self.known.get(&i) {
                return *value;
            }
            return terms.select(self.base, index);
        }
        self.flush(terms);
        terms.select(self.base, index)
    }

    pub(super) fn store(&mut self, terms: &mut Terms, index: TermId, value: TermId) {
        if let Some(i) = terms.as_i64(index) {
            self.known.insert(i, value);
            self.pending.insert(i);
            return;
        }
        self.flush(terms);
        self.base = terms.store(self.base, index, value);
        self.known = OrdMap::new();
    }

    /// The whole content as one term.
    pub(super) fn flush(&mut self, terms: &mut Terms) -> TermId {
        for i in &std::mem::take(&mut self.pending) {
            let index = terms.int(*i);
            self.base = terms.store(self.base, index, self.known[i]);
        }
        self.base
    }
}
