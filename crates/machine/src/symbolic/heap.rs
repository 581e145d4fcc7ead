//! The symbolic heap: per-field maps from references, per-element-type maps for arrays, kept outside the term arena so that a step costs what it touches.
//!
//! A location of the initial heap that was never written is an application of the field's symbol to the reference. Reads
//! simplify over writes; where the references may be equal, the value is conditional (Hentschel 2016, §4.6: `2 if a = b, 42 otherwise`).

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};
use java::model::{ClassId, FieldId, Ty};
use term::{TermId, Terms};

/// Arrays with different keys never alias.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArrayKey {
    Prim(java::model::Prim),
    /// Arrays of references.
    Ref,
    /// Arrays of an enum type.
    Enum(ClassId),
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
#[derive(Clone)]
pub(super) struct Elements {
    /// An array term that has everything written through symbolic indices.
    pub(super) base: TermId,
    /// Values known at constant indices.
    pub(super) known: OrdMap<i64, TermId>,
    /// Indices of `known` that `base` does not have yet.
    pub(super) pending: OrdSet<i64>,
}

/// An object created during the execution.
#[derive(Clone, Copy)]
pub struct Created {
    pub ty: Ty,
    /// Of arrays.
    pub length: Option<TermId>,
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
    pub(super) initialized: OrdSet<ClassId>,
    /// Classes whose initialisation has failed.
    pub(super) erroneous: OrdSet<ClassId>,
    /// Everything printed, as string terms.
    pub(super) output: Vector<TermId>,
}

impl Heap {
    /// Everything printed on the way here.
    pub fn output(&self) -> impl Iterator<Item = TermId> {
        self.output.iter().copied()
    }

    pub fn created(&self, id: u32) -> Created {
        self.objects[&id]
    }

    /// Fields of created objects and of initial objects that were written.
    pub fn written_fields(&self) -> impl Iterator<Item = FieldId> {
        self.fields.keys().copied()
    }

    pub fn statics(&self) -> impl Iterator<Item = (FieldId, TermId)> {
        self.statics.iter().map(|(field, value)| (*field, *value))
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
