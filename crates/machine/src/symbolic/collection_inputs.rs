//! Inputs of library classes that are described by their contents: a list is an unknown array of its own and an unknown size.
//!
//! The array has room for more elements than any list has, because nobody can see a list grow. It has a tag that no other input has, and
//! each list has one of its own, so it is shared with nothing.

use java::model::{FieldId, Ty};
use java::resolve::Declared;
use num_bigint::BigInt;
use term::{Domain, Notation, Op, Sort, Symbol, TermId, Terms};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::symbols::{Meaning, Symbols};
use crate::collection_contents::{Representation, representation};
use crate::world::World;

/// Elements of an input list, at most.
pub const MAX_SIZE: i64 = 1 << 30;

/// What the size of an input list may be.
pub(super) fn sizes() -> Domain {
    Domain::Range(BigInt::ZERO, BigInt::from(MAX_SIZE))
}

/// The list that an array belongs to.
pub(super) fn list_of(terms: &Terms, array: TermId) -> Option<TermId> {
    match terms.op(array) {
        Op::App(symbol) if terms.symbol(symbol).notation == Notation::Items => Some(terms.args(array)[0]),
        _ => None,
    }
}

impl Symbols {
    /// The symbol of a field in which an input object holds what users see; `None` for other fields.
    pub(super) fn representing(&mut self, world: &World, terms: &mut Terms, field: FieldId) -> Option<Symbol> {
        let class = world.program.field(field).class;
        if !self.types.standard().contains(class) {
            return None;
        }
        match representation(&world.program, class)? {
            Representation::List { items, size } if field == size => {
                debug_assert_ne!(items, size, "a list has both");
                Some(Symbol::function("size()", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(sizes()))
            }
            Representation::List { items, .. } if field == items => {
                let tag = self.types.owned(world.program.field(field).ty);
                let set = terms.tag_set("array of a list", &[tag]);
                let symbol = Symbol::function("items", &[Sort::Ref], Sort::Ref, Notation::Items);
                Some(symbol.with_domain(Domain::Tags { set, nullable: false }).injective())
            }
            Representation::Buffer { text } if field == text => {
                let set = self.types.inputs(&world.program, terms, world.program.field(field).ty);
                let symbol = Symbol::function("text", &[Sort::Ref], Sort::Ref, Notation::Hidden);
                Some(symbol.with_domain(Domain::Tags { set, nullable: false }))
            }
            _ => None,
        }
    }

    /// What an initial value was declared as.
    fn declared_as(&self, world: &mut World, terms: &Terms, value: TermId) -> Option<Declared> {
        match terms.op(value) {
            Op::App(symbol) => match self.meaning(symbol) {
                Meaning::Parameter(position) => self.declared_parameter(position).cloned(),
                Meaning::Field(field) => {
                    let owner = terms.args(value).first().and_then(|owner| self.declared_as(world, terms, *owner));
                    let own = owner.and_then(|owner| world.program.declared_field_of(&owner, field));
                    Some(own.unwrap_or_else(|| world.program.declared_field(field)))
                }
                _ => None,
            },
            Op::Select => {
                let [array] = terms.args(terms.args(value)[0]) else { return None };
                let whole = list_of(terms, *array).unwrap_or(*array);
                let declared = self.declared_as(world, terms, whole)?;
                world.program.declared_element(&declared)
            }
            _ => None,
        }
    }
}

impl Symbolic<'_> {
    /// What is read from arrays and lists of the initial heap is typed as they are: facts about the initial heap. Gives the type that all
    /// of it has, at least `elem`.
    pub(super) fn type_read(&mut self, world: &mut World, value: TermId, elem: Ty) -> Ty {
        let mut types = Vec::new();
        for (leaf, _) in self.leaves(value) {
            let Leaf::Initial(read) = leaf else { continue };
            let Some(array) = self.source_array(read) else { continue };
            types.push(match list_of(self.terms, array) {
                Some(list) => self.type_item(world, list, read),
                None => {
                    self.type_element_of(world, array, read, elem);
                    elem
                }
            });
        }
        match types.as_slice() {
            [first, rest @ ..] if rest.iter().all(|ty| ty == first) => *first,
            _ => elem,
        }
    }

    /// What is read from a generic field of an initial object has the type that the declaration of the object says.
    pub(super) fn type_generic_field(&mut self, world: &mut World, field: FieldId, value: TermId) {
        if !world.program.is_generic_field(field) {
            return;
        }
        for (leaf, _) in self.leaves(value) {
            let Leaf::Initial(read) = leaf else { continue };
            let Some(declared) = self.symbols.declared_as(world, self.terms, read) else { continue };
            let ty = world.program.erased(&declared);
            if ty != world.program.field(field).ty {
                self.type_content(world, read, ty);
            }
        }
    }

    /// A fact about the initial heap: null, or an object that a generic container of this type holds.
    fn type_content(&mut self, world: &World, read: TermId, ty: Ty) {
        let set = self.symbols.types.contents(&world.program, self.terms, ty);
        let null = self.terms.null();
        let is_null = self.terms.eq(read, null);
        let typed = self.terms.tag_in(read, set);
        let fact = self.terms.or2(is_null, typed);
        self.terms.attach_fact(read, fact);
    }

    /// An element of an input list is what the declaration of the list says. Gives the type whose constants it may be.
    fn type_item(&mut self, world: &mut World, list: TermId, read: TermId) -> Ty {
        let declared = self.symbols.declared_as(world, self.terms, list);
        let element = declared.and_then(|declared| world.program.declared_element(&declared));
        let object = Ty::Class(world.program.library_class("java.lang.Object"));
        let ty = element.map_or(object, |element| world.program.erased(&element));
        self.type_content(world, read, ty);
        if self.symbols.is_enum(ty) { object } else { ty }
    }

    /// True if a field of an input object says nothing that users see: what it was at the beginning does not matter.
    pub(super) fn is_unseen(&self, world: &World, object: TermId, field: FieldId) -> bool {
        let is_unseen = |class: java::model::ClassId| match representation(&world.program, class) {
            Some(Representation::List { items, size }) => field != items && field != size,
            Some(Representation::Buffer { text }) => field != text,
            None => false,
        };
        let classes = self.possible_classes(object);
        !self.symbols.types.standard().is_empty() && !classes.is_empty() && classes.into_iter().all(is_unseen)
    }

    /// The initial array that an element was read from; `None` for values that were stored since.
    fn source_array(&self, element: TermId) -> Option<TermId> {
        let root = (self.terms.op(element) == Op::Select).then(|| self.terms.args(element)[0])?;
        matches!(self.terms.op(root), Op::App(_)).then(|| self.terms.args(root).first().copied()).flatten()
    }
}
