//! Heaps of merged states, location by location; stores need not be aligned, and objects may exist on one side only
//! (Scheurer 2015, Def. 3.32 zips only chains of equal shape).

use std::collections::BTreeSet;
use std::rc::Rc;

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use java::model::{FieldId, Prim, Ty};
use term::{TermId, display};

use super::fold::Zipper;
use crate::domain::Domain;
use crate::symbolic::heap::{ArrayKey, Created, Heap, Writes};

impl Zipper<'_> {
    /// One heap for all.
    pub(super) fn heap(&mut self) -> Heap {
        let first = Rc::clone(&self.states[0].heap);
        if self.states.iter().all(|state| Rc::ptr_eq(&state.heap, &first)) {
            return (*first).clone();
        }
        let objects = self.objects();
        Heap {
            fields: self.fields(),
            arrays: self.arrays(),
            created_arrays: self.created_arrays(),
            texts: self.texts(),
            statics: self.statics(),
            objects,
            n_retired: self.heaps().map(|heap| heap.n_retired).max().unwrap_or(0),
            initialized: self.heaps().fold(first.initialized.clone(), |all, heap| all.union(heap.initialized.clone())),
            erroneous: first.erroneous.clone(),
            output: self.output(),
            base: first.base.clone(),
        }
    }

    pub(super) fn heaps(&self) -> impl Iterator<Item = &Rc<Heap>> {
        self.states.iter().map(|state| &state.heap)
    }

    /// An object that exists on one path only stays as it is: nothing on the others refers to it.
    fn objects(&mut self) -> OrdMap<u32, Created> {
        let mut objects = self.states[0].heap.objects.clone();
        for id in self.differing(|heap| heap.objects.clone()) {
            let made: Vec<Created> = self.heaps().filter_map(|heap| heap.objects.get(&id).copied()).collect();
            let int = Some(Ty::Prim(Prim::Int));
            let of = |zipper: &mut Self, at: usize| zipper.states[at].heap.objects[&id].length.expect("an array has a length");
            let length = made[0].length.map(|_| self.only_where_made(id, int, "length", of));
            let born = made.iter().map(|created| created.born).max().unwrap_or(0);
            let may_be_shared = made.iter().any(|made| made.may_be_shared);
            objects.insert(id, Created { length, born, may_be_shared, ..made[0] });
        }
        objects
    }

    /// The keys at which the maps of some states differ. What they share is skipped, so that this costs what happened since the paths parted.
    pub(super) fn differing<V: Clone + PartialEq>(&self, map: impl Fn(&Heap) -> OrdMap<u32, V>) -> BTreeSet<u32> {
        let first = map(&self.states[0].heap);
        let mut keys = BTreeSet::new();
        for state in &self.states[1..] {
            let other = map(&state.heap);
            keys.extend(first.diff(&other).map(|item| match item {
                DiffItem::Add(key, _) | DiffItem::Remove(key, _) => *key,
                DiffItem::Update { old: (key, _), .. } => *key,
            }));
        }
        keys
    }

    /// The value of something about a created object; paths without the object take the value of another.
    fn only_where_made(&mut self, id: u32, ty: Option<Ty>, what: &str, value: impl Fn(&mut Self, usize) -> TermId) -> TermId {
        let made: Vec<usize> = (0..self.states.len()).filter(|at| self.states[*at].heap.objects.contains_key(&id)).collect();
        let known: Vec<(usize, TermId)> = made.into_iter().map(|at| (at, value(self, at))).collect();
        let of = |at: usize| known.iter().find(|(other, _)| *other == at).map_or(known[0].1, |(_, value)| *value);
        let values = (0..self.states.len()).map(of).collect();
        self.value(ty, |zipper| format!("{}.{what}", zipper.terms.alloc_name(id)), values)
    }

    fn fields(&mut self) -> OrdMap<FieldId, Writes> {
        let mut fields = self.states[0].heap.fields.clone();
        let all: BTreeSet<FieldId> = self.heaps().flat_map(|heap| heap.fields.keys().copied()).collect();
        for field in all {
            let first = self.states[0].heap.fields.get(&field).cloned().unwrap_or_default();
            let differs = |heap: &Rc<Heap>| heap.fields.get(&field).is_none_or(|writes| writes.differ(&first));
            if self.heaps().any(differs) {
                let writes = Writes { created: self.created_fields(field), initial: self.initial_fields(field) };
                fields.insert(field, writes);
            }
        }
        fields
    }

    fn created_fields(&mut self, field: FieldId) -> OrdMap<u32, TermId> {
        let info = self.world.program.field(field);
        let (name, ty) = (info.name.clone(), info.ty);
        let written = |heap: &Heap| heap.fields.get(&field).map(|writes| writes.created.clone()).unwrap_or_default();
        let mut values = written(&self.states[0].heap);
        let value = |zipper: &mut Self, id: u32, at: usize| zipper.within(at, |world, d| d.created_field(world, id, field, ty));
        for id in self.differing(written) {
            let joined = self.only_where_made(id, Some(ty), &name, |zipper, at| value(zipper, id, at));
            values.insert(id, joined);
        }
        values
    }

    /// Objects of the initial heap: whatever was written through the same references on all paths stays, newer writes are joined.
    fn initial_fields(&mut self, field: FieldId) -> Rc<Vec<(TermId, TermId)>> {
        let info = self.world.program.field(field);
        let (name, ty) = (info.name.clone(), info.ty);
        let lists: Vec<_> =
            self.heaps().map(|heap| heap.fields.get(&field).map(|writes| Rc::clone(&writes.initial)).unwrap_or_default()).collect();
        self.initial_writes(
            &lists,
            |zipper, at, object| zipper.within(at, |world, d| d.initial_field(world, object, field, ty)),
            |zipper, object, values| zipper.value(Some(ty), |zipper| format!("{}.{name}", display(zipper.terms, object)), values),
        )
    }

    fn arrays(&mut self) -> OrdMap<ArrayKey, Writes> {
        let mut arrays = self.states[0].heap.arrays.clone();
        let all: BTreeSet<ArrayKey> = self.heaps().flat_map(|heap| heap.arrays.keys().copied()).collect();
        for key in all {
            let first = self.states[0].heap.arrays.get(&key).cloned().unwrap_or_default();
            if self.heaps().all(|heap| heap.arrays.get(&key).is_some_and(|writes| !writes.differ(&first))) {
                continue;
            }
            let lists: Vec<_> =
                self.heaps().map(|heap| heap.arrays.get(&key).map(|writes| Rc::clone(&writes.initial)).unwrap_or_default()).collect();
            let initial = self.initial_writes(
                &lists,
                |zipper, at, array| zipper.within(at, |world, d| d.initial_content_of(world, key, array)),
                |zipper, array, contents| zipper.content(&display(zipper.terms, array), contents),
            );
            arrays.insert(key, Writes { created: OrdMap::new(), initial });
        }
        arrays
    }

    /// A read meets the newest entry equal to its reference first, and that has the value all paths would have read there; so the order of
    /// the joined entries does not matter, and whatever none of them is equal to falls through to the common ones, as on every path.
    fn initial_writes(
        &mut self,
        lists: &[Rc<Vec<(TermId, TermId)>>],
        read: impl Fn(&mut Self, usize, TermId) -> TermId,
        join: impl Fn(&mut Self, TermId, Vec<TermId>) -> TermId,
    ) -> Rc<Vec<(TermId, TermId)>> {
        if lists.iter().all(|list| Rc::ptr_eq(list, &lists[0])) {
            return Rc::clone(&lists[0]);
        }
        let is_common = |at: &usize| lists.iter().all(|list| list.get(*at).is_some() && list.get(*at) == lists[0].get(*at));
        let common = (0..lists[0].len()).take_while(is_common).count();
        let mut references: Vec<TermId> = Vec::new();
        for (reference, _) in lists.iter().flat_map(|list| &list[common..]) {
            if !references.contains(reference) {
                references.push(*reference);
            }
        }
        let mut writes = lists[0][..common].to_vec();
        for reference in references {
            let values: Vec<TermId> = (0..self.states.len()).map(|at| read(self, at, reference)).collect();
            let value = join(self, reference, values);
            writes.push((reference, value));
        }
        Rc::new(writes)
    }

    fn texts(&mut self) -> OrdMap<u32, TermId> {
        let mut texts = self.states[0].heap.texts.clone();
        for id in self.differing(|heap| heap.texts.clone()) {
            // A string whose constructor threw has no text, and nothing refers to it.
            let any = self.heaps().find_map(|heap| heap.texts.get(&id).copied()).expect("the paths differ in the text");
            let text = |zipper: &mut Self, at: usize| zipper.states[at].heap.texts.get(&id).copied().unwrap_or(any);
            let joined = self.only_where_made(id, None, "text", text);
            texts.insert(id, joined);
        }
        texts
    }

    fn statics(&mut self) -> OrdMap<FieldId, TermId> {
        let mut statics = self.states[0].heap.statics.clone();
        let all: BTreeSet<FieldId> = self.heaps().flat_map(|heap| heap.statics.keys().copied()).collect();
        for field in all {
            let values: Vec<TermId> = (0..self.states.len()).map(|at| self.static_value(at, field)).collect();
            let ty = self.world.program.field(field).ty;
            let value = self.value(Some(ty), |zipper| zipper.world.program.field(field).name.clone(), values);
            statics.insert(field, value);
        }
        statics
    }

    fn static_value(&mut self, at: usize, field: FieldId) -> TermId {
        let state = self.states[at].clone();
        let mut d = crate::symbolic::domain::Symbolic { terms: self.terms, symbols: self.symbols, state };
        d.get_static(self.world, field)
    }

    /// What was printed since the paths parted, as one text.
    fn output(&mut self) -> imbl::Vector<TermId> {
        let outputs: Vec<imbl::Vector<TermId>> = self.heaps().map(|heap| heap.output.clone()).collect();
        let common = |at: &usize| outputs.iter().all(|output| output.get(*at).is_some() && output.get(*at) == outputs[0].get(*at));
        let common = (0..outputs[0].len()).take_while(common).count();
        if outputs.iter().all(|output| output.len() == common) {
            return outputs[0].clone();
        }
        let mut tails = Vec::new();
        for output in &outputs {
            let pieces: Vec<TermId> = output.iter().skip(common).copied().collect();
            tails.push(self.terms.str_concat(&pieces));
        }
        let mut output: imbl::Vector<TermId> = outputs[0].take(common);
        // What all printed before stays as it is.
        let name = if common == 0 { "output" } else { "the rest of the output" };
        output.push_back(self.value(None, |_| name.to_owned(), tails));
        output
    }
}
