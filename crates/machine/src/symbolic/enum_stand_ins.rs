//! Inputs whose type admits enum constants besides other objects: `Object`, `Comparable`, an interface that an enum implements.
//!
//! Constants are created by static initialisers, so no object of the initial heap is one. Each constant has a stand-in among
//! them, an object with a tag that nothing else has. Where an initial reference is a stand-in, the program sees the constant.

use std::collections::HashMap;

use java::model::{ClassId, Ty};
use term::{Domain, Op, Sort, Symbol, TagSet, TagSetId, TermId, Terms};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::symbols::{Meaning, Symbols};
use crate::world::World;

/// The constants of all enums, and the values that may be one.
#[derive(Default)]
pub(super) struct Wide {
    constants: Vec<Constant>,
    values: HashMap<TermId, Standing>,
}

#[derive(Clone, Copy)]
struct Constant {
    class: ClassId,
    value: TermId,
    stand_in: TermId,
}

/// A value that is a constant where the object is a stand-in, else the object.
#[derive(Clone)]
struct Standing {
    object: TermId,
    constants: Vec<Constant>,
}

impl Symbols {
    /// Registers a constant, and makes its stand-in.
    pub(super) fn add_constant(&mut self, terms: &mut Terms, (class, ordinal): (ClassId, u32), value: TermId, name: &str) {
        let set = self.stand_ins(terms, &[class]);
        let mut symbol = Symbol::constant(name, Sort::Ref, Domain::Tags { set, nullable: false });
        symbol.is_unique = true;
        let symbol = self.declare(terms, symbol, Meaning::Constant(class, ordinal));
        let stand_in = terms.app(symbol, &[]);
        self.wide.constants.push(Constant { class, value, stand_in });
    }

    /// The tags of the stand-ins for constants of these enums.
    fn stand_ins(&mut self, terms: &mut Terms, classes: &[ClassId]) -> TagSetId {
        let tags: Vec<u32> = classes.iter().map(|class| self.types.stand_in(*class)).collect();
        terms.tag_set("Enum", &tags)
    }

    /// Constants that a value of this type may be; none if the type is an enum, whose inputs are selectors.
    fn constants_of(&self, world: &World, ty: Ty) -> Vec<Constant> {
        if self.is_enum(ty) || !matches!(ty, Ty::Class(_)) {
            return Vec::new();
        }
        self.wide.constants.iter().copied().filter(|constant| world.program.is_subtype(Ty::Class(constant.class), ty)).collect()
    }

    /// True if a value of this type, which is no enum, may be a constant of one.
    pub(super) fn may_be_constant(&self, world: &World, ty: Ty) -> bool {
        !self.constants_of(world, ty).is_empty()
    }

    /// What an initial reference of this type means.
    pub(super) fn widened(&mut self, world: &World, terms: &mut Terms, object: TermId, ty: Ty) -> TermId {
        let constants = self.constants_of(world, ty);
        self.widened_to(terms, object, constants)
    }

    fn widened_to(&mut self, terms: &mut Terms, object: TermId, constants: Vec<Constant>) -> TermId {
        if constants.is_empty() {
            return object;
        }
        let mut value = object;
        for constant in constants.iter().rev() {
            let is_this = terms.eq(object, constant.stand_in);
            value = terms.ite(is_this, constant.value, value);
        }
        for (class, of_class) in by_class(&constants) {
            let set = self.stand_ins(terms, &[class]);
            let stands = terms.tag_in(object, set);
            let cases: Vec<TermId> = of_class.iter().map(|constant| terms.eq(object, constant.stand_in)).collect();
            let is_one = terms.or(&cases);
            let fact = terms.implies(stands, is_one);
            terms.attach_fact(object, fact);
        }
        self.wide.values.insert(value, Standing { object, constants });
        value
    }

    /// The receiver of a method, which may be a constant whose class (by tag) satisfies `inherits`. Gives the term and its value.
    pub(super) fn wide_receiver(
        &mut self,
        world: &World,
        terms: &mut Terms,
        (ty, tags): (Ty, Vec<u32>),
        inherits: impl Fn(u32) -> bool,
    ) -> (TermId, TermId) {
        let mut constants = self.constants_of(world, ty);
        constants.retain(|constant| alloc_tag(terms, constant.value).is_some_and(&inherits));
        let mut tags = tags;
        tags.extend(by_class(&constants).iter().map(|(class, _)| self.types.stand_in(*class)));
        if tags.is_empty() {
            let set = self.types.inputs(&world.program, terms, ty);
            tags = terms.tags(set).tags.to_vec();
        }
        let object = self.receiver(terms, &world.program.ty_name(ty), &tags);
        (object, self.widened_to(terms, object, constants))
    }

    /// The terms that are stand-ins, with what they mean.
    pub(super) fn stand_in_terms(&self) -> impl Iterator<Item = TermId> {
        self.wide.constants.iter().map(|constant| constant.stand_in)
    }
}

impl Symbolic<'_> {
    /// The value at a place of an array: what the initial heap has there may be a stand-in.
    pub(super) fn widened_element(&mut self, world: &World, value: TermId, elem: Ty) -> TermId {
        self.widened_choice(world, value, elem, &mut HashMap::new())
    }

    /// Choices share their sides where arrays were merged: there may be exponentially many ways to a side, so each is looked at once.
    fn widened_choice(&mut self, world: &World, value: TermId, elem: Ty, known: &mut HashMap<TermId, TermId>) -> TermId {
        if self.symbols.wide.values.contains_key(&value) {
            return value;
        }
        if let Some(widened) = known.get(&value) {
            return *widened;
        }
        let widened = match self.terms.op(value) {
            Op::Ite => {
                let [condition, then, otherwise] = self.terms.args(value) else { unreachable!("ite has three arguments") };
                let (condition, then, otherwise) = (*condition, *then, *otherwise);
                let then = self.widened_choice(world, then, elem, known);
                let otherwise = self.widened_choice(world, otherwise, elem, known);
                self.terms.ite(condition, then, otherwise)
            }
            Op::Select => self.symbols.widened(world, self.terms, value, elem),
            _ => value,
        };
        known.insert(value, widened);
        widened
    }

    /// True if [`Self::wide_leaves`] knows the leaves of a value.
    pub(super) fn has_wide_leaves(&self, value: TermId) -> bool {
        let is_created = |constant: &Constant| matches!(self.terms.op(constant.value), Op::Alloc { .. });
        self.symbols.wide.values.get(&value).is_some_and(|wide| wide.constants.iter().all(is_created))
    }

    /// The leaves of a value that may be a constant: the constants, then the object; `None` for other values.
    pub(super) fn wide_leaves(&mut self, value: TermId) -> Option<Vec<(Leaf, TermId)>> {
        let wide = self.symbols.wide.values.get(&value).cloned()?;
        let mut leaves = Vec::new();
        for constant in &wide.constants {
            let Op::Alloc { id, .. } = self.terms.op(constant.value) else { return None };
            leaves.push((Leaf::Created(id), self.terms.eq(wide.object, constant.stand_in)));
        }
        let classes: Vec<ClassId> = by_class(&wide.constants).into_iter().map(|(class, _)| class).collect();
        let set = self.symbols.stand_ins(self.terms, &classes);
        let stands = self.terms.tag_in(wide.object, set);
        leaves.push((Leaf::Initial(wide.object), self.terms.not(stands)));
        Some(leaves)
    }

    /// `a == b` where one of them may be a constant, without a case per constant.
    pub(super) fn same_wide(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (first, second) = (self.symbols.wide.values.get(&a).cloned(), self.symbols.wide.values.get(&b).cloned());
        match (first, second) {
            (Some(first), Some(second)) => Some(self.terms.eq(first.object, second.object)),
            (Some(wide), None) => self.is_other(&wide, b),
            (None, Some(wide)) => self.is_other(&wide, a),
            (None, None) => None,
        }
    }

    fn is_other(&mut self, wide: &Standing, other: TermId) -> Option<TermId> {
        match self.terms.op(other) {
            Op::Null | Op::App(_) => Some(self.terms.eq(wide.object, other)),
            Op::Alloc { .. } => {
                let is_object = self.terms.eq(wide.object, other);
                let Some(constant) = wide.constants.iter().find(|constant| constant.value == other) else { return Some(is_object) };
                let is_constant = self.terms.eq(wide.object, constant.stand_in);
                Some(self.terms.or2(is_constant, is_object))
            }
            _ => None,
        }
    }

    /// True if a value that may be a constant has one of the tags; `None` for other values.
    pub(super) fn wide_tag_in(&mut self, value: TermId, set: TagSetId) -> Option<TermId> {
        let wide = self.symbols.wide.values.get(&value).cloned()?;
        let TagSet { name, exact, tags } = self.terms.tags(set).clone();
        let mut all_tags = tags.to_vec();
        let mut cases = Vec::new();
        for (class, constants) in by_class(&wide.constants) {
            let has_tag = |constant: &&Constant| alloc_tag(self.terms, constant.value).is_some_and(|tag| tags.contains(&tag));
            let inside: Vec<&Constant> = constants.iter().filter(has_tag).collect();
            if inside.len() == constants.len() {
                all_tags.push(self.symbols.types.stand_in(class));
            } else {
                cases.extend(inside.into_iter().map(|constant| self.terms.eq(wide.object, constant.stand_in)));
            }
        }
        let set = self.terms.exact_tag_set(&name, &exact, &all_tags);
        cases.push(self.terms.tag_in(wide.object, set));
        Some(self.terms.or(&cases))
    }
}

pub(super) fn alloc_tag(terms: &Terms, constant: TermId) -> Option<u32> {
    match terms.op(constant) {
        Op::Alloc { tag, .. } => Some(tag),
        _ => None,
    }
}

/// Constants by enum; those of one enum are neighbours.
fn by_class(constants: &[Constant]) -> Vec<(ClassId, Vec<Constant>)> {
    constants.chunk_by(|a, b| a.class == b.class).map(|chunk| (chunk[0].class, chunk.to_vec())).collect()
}
