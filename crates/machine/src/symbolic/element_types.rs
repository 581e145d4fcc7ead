//! Types of the elements of reference arrays: facts about elements that are read, and conditions for those that are stored.

use java::model::{Base, Ty};
use term::{TagSetId, TermId};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::types::{Tagged, group_by};
use crate::concrete::element;
use crate::world::World;

impl Symbolic<'_> {
    /// Elements of a typed array are typed: a fact about the initial heap, guarded by the array's own type, which may be narrower than
    /// the type it is read through.
    pub(super) fn type_element_of(&mut self, world: &World, array: TermId, object: TermId, elem: Ty) {
        let arrays = self.symbols.types.instances(&world.program, self.terms, array_of(elem));
        let elements = self.symbols.types.inputs(&world.program, self.terms, elem);
        self.type_element((array, arrays), object, elements);
        let tags = self.possible_tags(array).into_iter();
        let narrower = group_by(tags, |tag| {
            let is_read = match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) | Tagged::Opaque(ty) => world.program.is_subtype(ty, array_of(elem)),
                Tagged::StandIn(_) | Tagged::Owned(_) => false,
            };
            if is_read { self.symbols.types.element_set(&world.program, self.terms, tag) } else { None }
        });
        for (own, tags) in narrower {
            if let Some(own) = own.filter(|own| *own != elements) {
                let only = self.symbols.types.exactly(&world.program, self.terms, &tags);
                self.type_element((array, only), object, own);
            }
        }
    }

    /// If an array has one of the types, its element is null or has one of the others.
    fn type_element(&mut self, (array, types): (TermId, TagSetId), object: TermId, elements: TagSetId) {
        let null = self.terms.null();
        let is_null = self.terms.eq(object, null);
        let typed = self.terms.tag_in(object, elements);
        let fine = self.terms.or2(is_null, typed);
        let has_type = self.terms.tag_in(array, types);
        let no_array = self.terms.eq(array, null);
        let is_array = self.terms.not(no_array);
        // Nothing is read from null, so that all arrays are arrays of this type; then the fact is about the element alone.
        let fact = if has_type == is_array { fine } else { self.terms.implies(has_type, fine) };
        self.terms.attach_fact(object, fact);
    }

    /// `value` may be stored in `array`: the array's dynamic element type admits it.
    pub(super) fn storable(&mut self, world: &mut World, array: TermId, value: TermId) -> TermId {
        let mut conditions = Vec::new();
        for (leaf, guard) in self.leaves(array) {
            let fine = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) => {
                    let elem = element(self.state.heap.created(id).ty);
                    crate::domain::Domain::is_castable(self, world, &value, elem)
                }
                Leaf::Initial(object) => self.storable_initial(world, object, value),
            };
            let condition = self.terms.implies(guard, fine);
            conditions.push(condition);
        }
        self.terms.and(&conditions)
    }

    /// The types of array that admit the value on the same condition are one set.
    fn storable_initial(&mut self, world: &mut World, array: TermId, value: TermId) -> TermId {
        let tags = self.possible_tags(array);
        let groups = group_by(tags.into_iter(), |tag| self.storable_in(world, tag, value));
        let mut conditions = Vec::new();
        for (fine, tags) in groups {
            if let Some(fine) = fine {
                let set = self.symbols.types.exactly(&world.program, self.terms, &tags);
                let is_this = self.terms.tag_in(array, set);
                conditions.push(self.terms.implies(is_this, fine));
            }
        }
        self.terms.and(&conditions)
    }

    /// The condition under which an array with this tag admits a value; `None` if nothing is stored in such an array.
    fn storable_in(&mut self, world: &mut World, array: u32, value: TermId) -> Option<TermId> {
        match self.symbols.types.of_tag(array) {
            Tagged::Exactly(ty @ Ty::Array(..)) if !matches!(element(ty), Ty::Prim(_)) => {
                Some(crate::domain::Domain::is_castable(self, world, &value, element(ty)))
            }
            Tagged::Opaque(Ty::Array(..)) => {
                let set = self.symbols.types.element_set(&world.program, self.terms, array)?;
                let null = self.terms.null();
                let is_null = self.same_reference(value, null);
                let fits = self.wide_tag_in(value, set).unwrap_or_else(|| self.terms.tag_in(value, set));
                Some(self.terms.or2(is_null, fits))
            }
            _ => None,
        }
    }
}

fn array_of(elem: Ty) -> Ty {
    match elem {
        Ty::Prim(prim) => Ty::Array(Base::Prim(prim), 1),
        Ty::Class(class) => Ty::Array(Base::Class(class), 1),
        Ty::Array(base, dims) => Ty::Array(base, dims + 1),
        other => other,
    }
}
