//! Reads and writes of arrays.

use std::collections::HashMap;

use java::model::{Base, ClassId, Ty};
use term::{Domain as TermDomain, Elem, Op, Sort, TermId};

use super::collection_inputs::list_of;
use super::domain::Symbolic;
use super::heap::ArrayKey;
use super::referents::Leaf;
use super::symbols::elem_of;
use super::types::Tagged;
use crate::concrete::element;
use crate::world::World;

impl Symbolic<'_> {
    pub(super) fn read_length(&mut self, array: TermId) -> TermId {
        let value = self.read(array, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.state.heap.created(id).length,
            Leaf::Initial(object) if !this.may_be_array(object) => None,
            // Room for more than any list has.
            Leaf::Initial(object) if list_of(this.terms, object).is_some() => Some(this.terms.int(i64::from(i32::MAX))),
            Leaf::Initial(object) => Some(this.symbols.initial_length(this.terms, object)),
        });
        value.unwrap_or_else(|| self.terms.int(0))
    }

    pub(super) fn load(&mut self, world: &mut World, array: TermId, index: TermId, elem: Ty) -> TermId {
        let value = self.read(array, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.load_created(world, id, index, elem),
            Leaf::Initial(object) if !this.may_be_array(object) => None,
            Leaf::Initial(object) => Some(this.load_initial(world, object, index, elem)),
        });
        value.unwrap_or_else(|| self.default_value(elem))
    }

    /// `None` for an object that is no array: a cast has excluded it on this path.
    fn load_created(&mut self, world: &mut World, id: u32, index: TermId, elem: Ty) -> Option<TermId> {
        if !self.has_elements_like(id, elem) {
            return None;
        }
        let mut elements = self.state.heap.created_arrays.get(&id)?.clone();
        let had_pending = !elements.pending.is_empty();
        let value = elements.load(self.terms, index);
        if had_pending && elements.pending.is_empty() {
            self.heap_mut().created_arrays.insert(id, elements);
        }
        if let Some(class) = self.selected(id) {
            return self.symbols.enum_value(self.terms, class, value);
        }
        let value = self.expand(value);
        Some(self.copied_element(world, value, elem))
    }

    /// True if a created array has elements of the same sort. An arbitrary reference may be taken for an array of any kind, under a condition that never holds.
    pub(super) fn has_elements_like(&self, id: u32, elem: Ty) -> bool {
        let ty = self.state.heap.created(id).ty;
        matches!(ty, Ty::Array(..)) && elem_of(element(ty)) == elem_of(elem)
    }

    /// The enum whose selectors a created array holds: it is a copy of an initial one.
    fn selected(&self, id: u32) -> Option<ClassId> {
        let elements = self.state.heap.created_arrays.get(&id)?;
        match element(self.state.heap.created(id).ty) {
            Ty::Class(class) if self.terms.sort(elements.base) == Sort::Array(Elem::Int) => Some(class),
            _ => None,
        }
    }

    fn load_initial(&mut self, world: &mut World, array: TermId, index: TermId, elem: Ty) -> TermId {
        let key = self.array_key(array, elem);
        let content = self.initial_content_of(world, key, array);
        let value = self.terms.select(content, index);
        match key {
            ArrayKey::Prim(_) => value,
            ArrayKey::Enum(class) => self.symbols.enum_value(self.terms, class, value).expect("a registered enum"),
            ArrayKey::Ref => {
                let value = self.expand(value);
                let own = self.type_read(world, value, elem);
                let mut value = self.widened_element(world, value, own);
                for (class, is_this) in self.enum_arrays(world, array, elem) {
                    let content = self.initial_content_of(world, ArrayKey::Enum(class), array);
                    let selector = self.terms.select(content, index);
                    let constant = self.symbols.enum_value(self.terms, class, selector).expect("a registered enum");
                    value = self.terms.ite(is_this, constant, value);
                }
                value
            }
        }
    }

    /// The enums whose arrays an array of references may be, each with the condition under which it is one.
    fn enum_arrays(&mut self, world: &World, array: TermId, elem: Ty) -> Vec<(ClassId, TermId)> {
        let mut found = Vec::new();
        if list_of(self.terms, array).is_some() {
            return found;
        }
        for tag in self.possible_tags(array) {
            if let Tagged::Exactly(Ty::Array(Base::Class(class), 1)) = self.symbols.types.of_tag(tag)
                && self.symbols.is_enum(Ty::Class(class))
                && world.program.is_subtype(Ty::Class(class), elem)
            {
                let only = self.symbols.types.exactly(&world.program, self.terms, &[tag]);
                found.push((class, self.terms.tag_in(array, only)));
            }
        }
        found
    }

    /// The whole content of an initial array, as an array term.
    pub(super) fn initial_content_of(&mut self, world: &World, key: ArrayKey, array: TermId) -> TermId {
        let unwritten = match self.state.heap.base.clone() {
            None => self.symbols.initial_elements(self.terms, key, array),
            Some(havoc) => self.content_after(world, &havoc, key, array),
        };
        match self.state.heap.arrays.get(&key).cloned() {
            Some(writes) => writes.read_initial(self.terms, array, unwritten),
            None => unwritten,
        }
    }

    /// The whole content of an initial array with these elements; `None` for enums, whose arrays hold selectors.
    pub(super) fn initial_array_content(&mut self, world: &World, array: TermId, elem: Ty) -> Option<TermId> {
        match self.array_key(array, elem) {
            ArrayKey::Enum(_) => None,
            ArrayKey::Ref if !self.enum_arrays(world, array, elem).is_empty() => None,
            key => Some(self.initial_content_of(world, key, array)),
        }
    }

    /// The whole content of an array, whatever it is; `None` where some part of it is not known as one term.
    pub(super) fn whole_content(&mut self, world: &World, array: TermId, elem: Ty) -> Option<TermId> {
        let mut content = None;
        for (leaf, guard) in self.leaves(array).into_iter().rev() {
            let own = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) if !self.has_elements_like(id, elem) => continue,
                Leaf::Created(id) if self.selected(id).is_some() => return None,
                Leaf::Created(id) => self.state.heap.created_arrays.get(&id)?.clone().flush(self.terms),
                Leaf::Initial(object) => self.initial_array_content(world, object, elem)?,
            };
            content = Some(match content {
                None => own,
                Some(otherwise) => self.terms.ite(guard, own, otherwise),
            });
        }
        content
    }

    pub(super) fn store(&mut self, world: &mut World, array: TermId, index: TermId, value: TermId, elem: Ty) {
        for (leaf, guard) in self.leaves(array) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) if !self.has_elements_like(id, elem) => {}
                Leaf::Created(id) => {
                    let Some(mut elements) = self.state.heap.created_arrays.get(&id).cloned() else { continue };
                    let value = match self.selected(id) {
                        Some(class) => self.selector(class, value),
                        None => value,
                    };
                    let new = if self.terms.as_bool_const(guard) == Some(true) {
                        value
                    } else {
                        let old = elements.load(self.terms, index);
                        self.terms.ite(guard, value, old)
                    };
                    elements.store(self.terms, index, new);
                    self.heap_mut().created_arrays.insert(id, elements);
                }
                Leaf::Initial(object) => self.store_initial(world, object, index, value, elem, guard),
            }
        }
    }

    fn store_initial(&mut self, world: &mut World, array: TermId, index: TermId, value: TermId, elem: Ty, guard: TermId) {
        let key = self.array_key(array, elem);
        let value = match key {
            ArrayKey::Enum(class) => self.selector(class, value),
            _ => value,
        };
        self.store_in(world, key, array, index, value, guard);
        if key == ArrayKey::Ref {
            for (class, is_this) in self.enum_arrays(world, array, elem) {
                let selector = self.selector(class, value);
                let guard = self.terms.and2(guard, is_this);
                self.store_in(world, ArrayKey::Enum(class), array, index, selector, guard);
            }
        }
    }

    fn store_in(&mut self, world: &World, key: ArrayKey, array: TermId, index: TermId, value: TermId, guard: TermId) {
        let content = self.initial_content_of(world, key, array);
        let old = self.terms.select(content, index);
        let new = self.terms.ite(guard, value, old);
        let content = self.terms.store(content, index, new);
        self.heap_mut().arrays.entry(key).or_default().write_initial(array, content);
    }

    /// The selector of an enum value: 0 for null, 1 for the first constant …
    pub fn selector(&mut self, class: ClassId, value: TermId) -> TermId {
        self.selector_among(class, value, &mut HashMap::new())
    }

    /// Choices share their sides where paths were merged, so each is looked at once.
    fn selector_among(&mut self, class: ClassId, value: TermId, known: &mut HashMap<TermId, TermId>) -> TermId {
        if let Some((selector, _)) = self.symbols.selector_of(value).filter(|(_, own)| *own == class) {
            return selector;
        }
        if let Some(selector) = known.get(&value) {
            return *selector;
        }
        let selector = if self.terms.op(value) == Op::Ite {
            let [condition, then, otherwise] = self.terms.args(value) else { unreachable!("ite has three arguments") };
            let (condition, then, otherwise) = (*condition, *then, *otherwise);
            let then = self.selector_among(class, then, known);
            let otherwise = self.selector_among(class, otherwise, known);
            self.terms.ite(condition, then, otherwise)
        } else {
            self.position_among_constants(class, value)
        };
        known.insert(value, selector);
        selector
    }

    fn position_among_constants(&mut self, class: ClassId, value: TermId) -> TermId {
        let constants = self.symbols.enum_constants(class).expect("a registered enum").to_vec();
        let mut selector = self.terms.int(0);
        for (index, constant) in constants.iter().enumerate() {
            let same = self.terms.eq(value, *constant);
            let n = self.terms.int(index as i64 + 1);
            selector = self.terms.ite(same, n, selector);
        }
        selector
    }

    /// Which family an initial array belongs to: by its declared type where that is known, else by the static element type.
    pub(super) fn array_key(&self, array: TermId, elem: Ty) -> ArrayKey {
        if let Ty::Prim(prim) = elem {
            return ArrayKey::Prim(prim);
        }
        if let Ty::Class(class) = elem
            && self.symbols.is_enum(elem)
        {
            return ArrayKey::Enum(class);
        }
        if let Op::App(symbol) = self.terms.op(array)
            && let TermDomain::Tags { set, .. } = &self.terms.symbol(symbol).domain
            && let [tag] = &*self.terms.tags(*set).tags
            && let Tagged::Exactly(Ty::Array(Base::Class(class), 1)) = self.symbols.types.of_tag(*tag)
            && self.symbols.is_enum(Ty::Class(class))
        {
            return ArrayKey::Enum(class);
        }
        ArrayKey::Ref
    }
}
