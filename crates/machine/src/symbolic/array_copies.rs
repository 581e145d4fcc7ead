//! Copies of arrays, also of arrays of the initial heap, whose exact type may be open: one copy per type, and a choice among them.

use java::model::{ClassId, Ty};
use term::TermId;

use super::domain::Symbolic;
use super::heap::Elements;
use super::referents::Leaf;
use super::types::Tagged;
use crate::concrete::element;
use crate::domain::Domain;
use crate::world::World;

impl Symbolic<'_> {
    /// A new array with the type, the length and the elements of another; `None` if it is no array, or its elements have no array term.
    pub(super) fn clone_array(&mut self, world: &World, array: TermId) -> Option<TermId> {
        let mut copies = Vec::new();
        for (leaf, ty, guard) in self.array_types(array)? {
            let (length, elements) = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) => (self.state.heap.created(id).length, self.state.heap.created_arrays.get(&id)?.clone()),
                Leaf::Initial(object) => {
                    (Some(self.symbols.initial_length(self.terms, object)), self.initial_elements_of(world, object, ty))
                }
            };
            let (id, copy) = self.create(ty, length);
            self.heap_mut().created_arrays.insert(id, elements);
            copies.push((guard, copy));
        }
        self.choice(copies)
    }

    /// A new object with the class and the fields of another; `None` if something of the library is in it, or a class is not known.
    pub(super) fn clone_object(&mut self, world: &mut World, object: TermId) -> Option<TermId> {
        let cloneable = Ty::Class(world.program.library_class("java.lang.Cloneable"));
        let mut copies = Vec::new();
        for tag in self.tags_of_reference(object) {
            let Tagged::Exactly(ty @ Ty::Class(class)) = self.symbols.types.of_tag(tag) else { return None };
            if !world.program.is_subtype(ty, cloneable) {
                continue;
            }
            if world.has_library_state(class) {
                return None;
            }
            let guard = self.group_condition(world, object, &[tag]);
            copies.push((guard, self.copy_as(world, object, class)));
        }
        self.choice(copies)
    }

    fn copy_as(&mut self, world: &mut World, object: TermId, class: ClassId) -> TermId {
        let copy = self.new_object(world, class);
        for field in world.layout(class).iter() {
            let value = self.read_field(world, object, *field);
            self.put_field(world, &copy, *field, value);
        }
        copy
    }

    /// A new array of the type of another.
    pub(super) fn array_like(&mut self, world: &mut World, array: TermId, length: TermId) -> Option<TermId> {
        let mut arrays = Vec::new();
        for (_, ty, guard) in self.array_types(array)? {
            arrays.push((guard, self.new_array(world, ty, length)));
        }
        self.choice(arrays)
    }

    /// The arrays a reference may mean, each with its exact type and the condition under which it is meant; `None` if one has no known type.
    fn array_types(&mut self, array: TermId) -> Option<Vec<(Leaf, Ty, TermId)>> {
        let mut types = Vec::new();
        for (leaf, guard) in self.leaves(array) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => types.push((leaf, self.state.heap.created(id).ty, guard)),
                Leaf::Initial(object) => {
                    let tags = self.possible_tags(object);
                    let arrays = tags.into_iter().filter_map(|tag| match self.symbols.types.of_tag(tag) {
                        Tagged::Exactly(ty @ Ty::Array(..)) => Some((tag, ty)),
                        _ => None,
                    });
                    for (tag, ty) in arrays.collect::<Vec<_>>() {
                        let set = self.terms.tag_set("array", &[tag]);
                        let is_this = self.terms.tag_in(object, set);
                        types.push((leaf, ty, self.terms.and2(guard, is_this)));
                    }
                }
            }
        }
        types.retain(|(_, ty, guard)| matches!(ty, Ty::Array(..)) && self.terms.as_bool_const(*guard) != Some(false));
        (!types.is_empty()).then_some(types)
    }

    /// What an initial array of this type holds now. Arrays of enums hold selectors, and so do their copies.
    fn initial_elements_of(&mut self, world: &World, array: TermId, ty: Ty) -> Elements {
        let key = self.array_key(array, element(ty));
        Elements::new(self.initial_content_of(world, key, array))
    }

    /// One of the values, by their conditions, one of which holds.
    fn choice(&mut self, values: Vec<(TermId, TermId)>) -> Option<TermId> {
        let mut values = values.into_iter().rev();
        let (_, mut choice) = values.next()?;
        for (guard, value) in values {
            choice = self.terms.ite(guard, value, choice);
        }
        Some(choice)
    }

    /// Elements that a created array has from an initial one are typed as there, and may stand in for constants.
    pub(super) fn copied_element(&mut self, world: &mut World, value: TermId, elem: Ty) -> TermId {
        if matches!(elem, Ty::Prim(_)) {
            return value;
        }
        let elem = self.type_read(world, value, elem);
        self.widened_element(world, value, elem)
    }

    /// A new array of objects with the first elements of another, which has no fewer.
    pub(super) fn first_elements(&mut self, world: &World, array: TermId, length: TermId) -> Option<TermId> {
        let mut copies = Vec::new();
        for (leaf, guard) in self.leaves(array) {
            let (ty, elements) = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) => (self.state.heap.created(id).ty, self.state.heap.created_arrays.get(&id)?.clone()),
                Leaf::Initial(object) => match self.possible_tags(object).as_slice() {
                    [tag] => match self.symbols.types.of_tag(*tag) {
                        Tagged::Exactly(ty @ Ty::Array(..)) | Tagged::Owned(ty) => (ty, self.initial_elements_of(world, object, ty)),
                        _ => return None,
                    },
                    _ => return None,
                },
            };
            let (id, copy) = self.create(ty, Some(length));
            self.heap_mut().created_arrays.insert(id, elements);
            copies.push((guard, copy));
        }
        self.choice(copies)
    }
}
