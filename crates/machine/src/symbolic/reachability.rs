//! Which created objects can be reached from where. What was overwritten since counts too: more than can be reached, never less.

use std::collections::BTreeSet;

use term::{TermId, Terms};

use super::heap::Heap;

impl Heap {
    /// The created objects that can be reached from some values.
    pub fn reachable(&self, terms: &Terms, roots: impl IntoIterator<Item = TermId>) -> BTreeSet<u32> {
        let mut found = BTreeSet::new();
        let mut work: Vec<u32> = roots.into_iter().flat_map(|root| terms.allocs_of(root)).collect();
        while let Some(id) = work.pop() {
            if found.insert(id) {
                self.layers().for_each(|heap| heap.add_contents(terms, id, &mut work));
            }
        }
        found
    }

    /// The created objects that others know of: static fields, objects of the initial heap, and some values refer to them.
    pub fn escaped(&self, terms: &Terms, values: &[TermId]) -> BTreeSet<u32> {
        let mut roots: Vec<TermId> = values.to_vec();
        roots.extend(self.statics.values());
        for heap in self.layers() {
            for writes in heap.fields.values().chain(heap.arrays.values()) {
                roots.extend(writes.initial.iter().map(|(_, value)| *value));
            }
        }
        self.reachable(terms, roots)
    }

    /// This heap and those before something was forgotten.
    fn layers(&self) -> impl Iterator<Item = &Heap> {
        std::iter::successors(Some(self), |heap| heap.base.as_ref().map(|havoc| havoc.before.as_ref()))
    }

    fn add_contents(&self, terms: &Terms, id: u32, found: &mut Vec<u32>) {
        for writes in self.fields.values() {
            if let Some(value) = writes.created.get(&id) {
                found.extend(terms.allocs_of(*value));
            }
        }
        if let Some(elements) = self.created_arrays.get(&id) {
            found.extend(terms.allocs_of(elements.base));
            found.extend(elements.known.values().flat_map(|value| terms.allocs_of(*value)));
        }
    }
}
