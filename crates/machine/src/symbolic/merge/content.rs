//! Contents of arrays: element by element where the same array was written at a few places, as a whole otherwise.

use std::collections::BTreeSet;

use imbl::{OrdMap, OrdSet};
use term::{Op, TermId};

use super::fold::Zipper;
use crate::symbolic::heap::Elements;

/// Longer chains of writes are joined as a whole.
const MAX_WRITES: usize = 64;

impl Zipper<'_> {
    /// Arrays created during the execution.
    pub(super) fn created_arrays(&mut self) -> OrdMap<u32, Elements> {
        let mut arrays = self.states[0].heap.created_arrays.clone();
        for id in self.differing(|heap| heap.created_arrays.clone()) {
            let made: Vec<usize> = (0..self.states.len()).filter(|at| self.states[*at].heap.created_arrays.contains_key(&id)).collect();
            let of =
                |zipper: &Self, at: usize| zipper.states[if made.contains(&at) { at } else { made[0] }].heap.created_arrays[&id].clone();
            let contents: Vec<Elements> = (0..self.states.len()).map(|at| of(self, at)).collect();
            let first = &contents[0];
            if contents.iter().all(|content| content.base == first.base && content.known == first.known && content.pending == first.pending)
            {
                arrays.insert(id, first.clone());
                continue;
            }
            let name = self.terms.alloc_name(id);
            let joined = if contents.iter().all(|content| content.base == first.base) {
                self.known_elements(&name, &contents)
            } else {
                let whole = contents.into_iter().map(|mut content| content.flush(self.terms)).collect();
                Elements::new(self.content(&name, whole))
            };
            arrays.insert(id, joined);
        }
        arrays
    }

    /// The same array with different elements at constant indices.
    fn known_elements(&mut self, name: &str, contents: &[Elements]) -> Elements {
        let indices: BTreeSet<i64> = contents.iter().flat_map(|content| content.known.keys().copied()).collect();
        let mut pending: OrdSet<i64> = contents.iter().flat_map(|content| content.pending.iter().copied()).collect();
        let mut known = OrdMap::new();
        for index in indices {
            let at = self.terms.int(index);
            let values: Vec<TermId> = contents.iter().map(|content| content.clone().load(self.terms, at)).collect();
            let values = self.expanded(values);
            if values.iter().any(|value| *value != values[0]) {
                pending.insert(index);
            }
            known.insert(index, self.value(None, |_| format!("{name}[{index}]"), values));
        }
        Elements { base: contents[0].base, known, pending }
    }

    /// References that were read from writes, as the choices of what was written that they are everywhere else.
    fn expanded(&mut self, values: Vec<TermId>) -> Vec<TermId> {
        values.into_iter().enumerate().map(|(at, value)| self.within(at, |_, d| d.expand(value))).collect()
    }

    /// Whole contents, as array terms.
    pub(super) fn content(&mut self, name: &str, contents: Vec<TermId>) -> TermId {
        if contents.iter().all(|content| *content == contents[0]) {
            return contents[0];
        }
        let chains: Vec<(TermId, Vec<TermId>)> = contents.iter().map(|content| self.chain(*content)).collect();
        let has_one_base = chains.iter().all(|(base, indices)| *base == chains[0].0 && indices.len() <= MAX_WRITES);
        if !has_one_base {
            return self.value(None, |_| format!("{name}[*]"), contents);
        }
        // An element is read after all writes of its own path, so the order of joined writes does not matter: where two indices are
        // equal, both have the element's last value.
        let mut joined = chains[0].0;
        let mut done: Vec<TermId> = Vec::new();
        for index in chains.iter().flat_map(|(_, indices)| indices) {
            if done.contains(index) {
                continue;
            }
            done.push(*index);
            let values: Vec<TermId> = contents.iter().map(|content| self.terms.select(*content, *index)).collect();
            let values = self.expanded(values);
            let value = self.value(None, |zipper| format!("{name}[{}]", term::display(zipper.terms, *index)), values);
            joined = self.terms.store(joined, *index, value);
        }
        joined
    }

    /// The array below a chain of writes, and the indices written, oldest first.
    fn chain(&self, content: TermId) -> (TermId, Vec<TermId>) {
        let (mut base, mut indices) = (content, Vec::new());
        while self.terms.op(base) == Op::Store {
            let args = self.terms.args(base);
            indices.push(args[1]);
            base = args[0];
        }
        indices.reverse();
        (base, indices)
    }
}
