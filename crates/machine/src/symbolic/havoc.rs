//! Forgetting: a heap in which the locations of a region, and everything about objects that did not exist before, have unknown
//! contents. Nothing is copied; reads look through to the heap before where the region does not contain the location.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::model::{FieldId, LocalId, Ty};
use term::TermId;

use super::domain::Symbolic;
use super::epoch::Epoch;
use super::heap::{ArrayKey, Elements, Havoc, Heap};
use super::region::{HeapLocation, Region};
use crate::concrete::element;
use crate::world::World;

impl Symbolic<'_> {
    /// Forgets the contents of a region. Unknown references may point to any object there is, and to objects made meanwhile.
    pub fn havoc(&mut self, world: &World, changed: Region) -> Epoch {
        let before = Rc::clone(&self.state.heap);
        let clock_before = self.state.clock;
        self.state.clock += 1;
        let allocated: Rc<[u32]> = before.objects.keys().copied().collect();
        let epoch = self.symbols.next_epoch(self.state.clock, allocated);
        let havoc = Rc::new(Havoc { before: Rc::clone(&before), changed, epoch: epoch.clone(), clock_before });
        let mut heap = Heap {
            fields: imbl::OrdMap::new(),
            arrays: imbl::OrdMap::new(),
            created_arrays: before.created_arrays.clone(),
            statics: before.statics.clone(),
            texts: before.texts.clone(),
            objects: before.objects.clone(),
            n_retired: before.n_retired,
            initialized: before.initialized.clone(),
            erroneous: before.erroneous.clone(),
            output: before.output.clone(),
            base: Some(Rc::clone(&havoc)),
        };
        self.havoc_statics(world, &havoc, &mut heap);
        self.havoc_created_arrays(world, &havoc, &mut heap);
        self.state.heap = Rc::new(heap);
        epoch
    }

    fn havoc_statics(&mut self, world: &World, havoc: &Havoc, heap: &mut Heap) {
        for field in static_fields(world, &havoc.before) {
            let info = world.program.field(field);
            if info.is_final {
                continue;
            }
            let inside = havoc.changed.contains(self.terms, &world.program, HeapLocation::Static(field));
            if self.terms.as_bool_const(inside) == Some(false) {
                continue;
            }
            let old = havoc.before.statics.get(&field).copied().unwrap_or_else(|| self.default_value(info.ty));
            let new = self.symbols.unknown(world, self.terms, &info.name, info.ty, &havoc.epoch);
            let value = self.terms.ite(inside, new, old);
            heap.statics.insert(field, value);
        }
    }

    fn havoc_created_arrays(&mut self, world: &World, havoc: &Havoc, heap: &mut Heap) {
        for (id, elements) in &havoc.before.created_arrays {
            let elem = element(havoc.before.created(*id).ty);
            let key = match elem {
                Ty::Prim(prim) => ArrayKey::Prim(prim),
                // Created arrays of an enum hold references, not selectors.
                _ => ArrayKey::Ref,
            };
            let tag = self.terms.alloc_tag(*id);
            let array = self.terms.alloc(*id, tag);
            let old = elements.clone().flush(self.terms);
            let content = self.changed_content(world, havoc, key, array, old);
            if content != old {
                heap.created_arrays.insert(*id, Elements::new(content));
            }
        }
    }

    /// Gives a local variable of the top frame an unknown value.
    pub fn havoc_local(&mut self, world: &World, local: LocalId, epoch: &Epoch) {
        let info = self.state.top().head.code.locals[local.index()].clone();
        let name = info.name.unwrap_or_else(|| "t".to_owned());
        let value = self.symbols.unknown(world, self.terms, &name, info.ty, epoch);
        self.state.top_mut().locals.set(local.index(), value);
    }

    /// A field of an unknown object after a havoc, before any write since.
    pub(super) fn field_after(&mut self, world: &World, havoc: &Havoc, object: TermId, field: FieldId, ty: Ty) -> TermId {
        let changed = self.is_changed(world, havoc, HeapLocation::Field(object, field), object);
        let new = |this: &mut Self| {
            let value = this.symbols.field_in(world, this.terms, field, object, &havoc.epoch);
            this.as_enum(world, value, ty)
        };
        if self.terms.as_bool_const(changed) == Some(true) {
            return new(self);
        }
        let old = self.within(&havoc.before, |this| this.initial_field(world, object, field, ty));
        if self.terms.as_bool_const(changed) == Some(false) {
            return old;
        }
        let new = new(self);
        self.terms.ite(changed, new, old)
    }

    /// The same of an object created before the havoc.
    pub(super) fn created_field_after(&mut self, world: &World, havoc: &Havoc, id: u32, field: FieldId, ty: Ty) -> TermId {
        let tag = self.terms.alloc_tag(id);
        let object = self.terms.alloc(id, tag);
        let changed = havoc.changed.contains(self.terms, &world.program, HeapLocation::Field(object, field));
        let old = self.within(&havoc.before, |this| this.created_field(world, id, field, ty));
        if self.terms.as_bool_const(changed) == Some(false) {
            return old;
        }
        let new = self.symbols.field_in(world, self.terms, field, object, &havoc.epoch);
        let new = self.as_enum(world, new, ty);
        self.terms.ite(changed, new, old)
    }

    /// The elements of an unknown array after a havoc, before any write since.
    pub(super) fn content_after(&mut self, world: &World, havoc: &Havoc, key: ArrayKey, array: TermId) -> TermId {
        let old = self.within(&havoc.before, |this| this.initial_content_of(world, key, array));
        let newborn = self.is_newborn(array, havoc.clock_before);
        let content = self.changed_content(world, havoc, key, array, old);
        if self.terms.as_bool_const(newborn) == Some(false) {
            return content;
        }
        let new = self.symbols.elements_in(self.terms, key, array, &havoc.epoch);
        self.terms.ite(newborn, new, content)
    }

    /// Old contents outside the region, new ones inside; a partly changed array is a new one that agrees with the old one elsewhere.
    fn changed_content(&mut self, world: &World, havoc: &Havoc, key: ArrayKey, array: TermId, old: TermId) -> TermId {
        let whole = havoc.changed.contains_whole(self.terms, &world.program, array, key);
        if let Some(changed) = whole.filter(|changed| self.terms.as_bool_const(*changed) == Some(false)) {
            debug_assert_eq!(self.terms.as_bool_const(changed), Some(false));
            return old;
        }
        let new = self.symbols.elements_in(self.terms, key, array, &havoc.epoch);
        match whole {
            Some(changed) => self.terms.ite(changed, new, old),
            None => {
                let index = self.terms.bound_variable("i", term::Sort::Int, term::Domain::Any);
                let inside = havoc.changed.contains(self.terms, &world.program, HeapLocation::Element(array, index, key));
                let (was, is) = (self.terms.select(old, index), self.terms.select(new, index));
                let same = self.terms.eq(is, was);
                let kept = self.terms.or2(inside, same);
                let fact = self.terms.forall(index, kept);
                self.terms.attach_fact(new, fact);
                new
            }
        }
    }

    fn is_changed(&mut self, world: &World, havoc: &Havoc, place: HeapLocation, object: TermId) -> TermId {
        let inside = havoc.changed.contains(self.terms, &world.program, place);
        let newborn = self.is_newborn(object, havoc.clock_before);
        self.terms.or2(inside, newborn)
    }

    /// True if the object behind a reference came into being after a clock.
    pub fn is_newborn(&mut self, reference: TermId, clock: u32) -> TermId {
        if let term::Op::Alloc { id, .. } = self.terms.op(reference) {
            let born = self.state.heap.objects.get(&id).map_or(u32::MAX, |created| created.born);
            return self.terms.bool_const(born > clock);
        }
        if self.symbols.latest_age(self.terms, reference) <= clock {
            return self.terms.fls();
        }
        let age = self.symbols.age(self.terms, reference);
        let clock = self.terms.int(i64::from(clock));
        self.terms.lt(clock, age)
    }

    /// Looks at an earlier heap.
    pub fn within<T>(&mut self, heap: &Rc<Heap>, look: impl FnOnce(&mut Self) -> T) -> T {
        let now = std::mem::replace(&mut self.state.heap, Rc::clone(heap));
        let result = look(self);
        self.state.heap = now;
        result
    }
}

/// Static fields with a value, and those of initialised classes that nobody has written yet: they have their defaults.
fn static_fields(world: &World, heap: &Heap) -> BTreeSet<FieldId> {
    let classes = heap.initialized.iter().filter(|class| !world.program.class(**class).is_library);
    let declared = classes.flat_map(|class| &world.program.class(*class).fields).copied();
    let is_unwritten = |field: &FieldId| {
        let info = world.program.field(*field);
        info.is_static && info.constant.is_none()
    };
    heap.statics.keys().copied().chain(declared.filter(is_unwritten)).collect()
}
