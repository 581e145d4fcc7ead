//! Types as tags: the closed world of known classes, and the sets of tags that stand for "is an instance of".

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use java::model::{ClassId, ClassKind, Ty};
use java::program::Program;
use term::{TagSetId, Terms};

use crate::collection_contents::Standard;
use crate::concrete::element;
use crate::universe::{Universe, has_hidden_state};

/// Tags of the closed world. Tag numbers are 1, 2, 3 …; 0 is no type.
#[derive(Default)]
pub struct Types {
    tags: HashMap<Ty, u32>,
    /// By tag, from 1.
    meanings: Vec<Tagged>,
    sets: HashMap<Ty, TagSetId>,
    input_sets: HashMap<Ty, TagSetId>,
    /// How sets of tags are written: the types with all their instances, and those without.
    written: HashMap<Vec<u32>, (String, Vec<String>)>,
    /// Which objects there are, fixed when the run starts.
    universe: Rc<Universe>,
    /// Exact types that were met after the world was closed.
    late: Vec<Ty>,
    is_closed: bool,
    stand_ins: HashMap<ClassId, u32>,
    residuals: HashMap<Ty, u32>,
    /// Library classes whose unknown objects are described by their contents.
    standard: Standard,
    owned: Option<u32>,
}

/// What a tag stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tagged {
    Exactly(Ty),
    /// Some unknown implementation of a type.
    Opaque(Ty),
    /// An object that stands in for a constant of this enum.
    StandIn(ClassId),
    /// An array of this type that belongs to one list.
    Owned(Ty),
}

impl Types {
    /// Gives every type of the closed world its tag.
    pub fn close_world(&mut self, universe: &Rc<Universe>) {
        self.universe = Rc::clone(universe);
        for ty in universe.exact() {
            self.tag(*ty);
        }
        for class in universe.constants() {
            self.tag(Ty::Class(*class));
        }
        for class in universe.enums() {
            self.stand_in(*class);
        }
        for ty in universe.residuals() {
            self.residual(*ty);
        }
        self.is_closed = true;
    }

    /// Unknown objects of these classes are described by their contents.
    pub fn admit(&mut self, standard: Standard) {
        self.standard = standard;
    }

    pub fn universe(&self) -> &Universe {
        &self.universe
    }

    /// `String`, if the closed world has it.
    pub fn string(&self) -> Option<ClassId> {
        self.universe.string()
    }

    pub fn standard(&self) -> &Standard {
        &self.standard
    }

    /// Types of the user with unknown instances of which it is assumed that no other subclasses exist.
    pub fn assumed_closed(&self, program: &Program) -> Vec<ClassId> {
        let is_extensible = |ty: &Ty| match ty {
            Ty::Class(class) => {
                let info = program.class(*class);
                let can_be_extended = !info.is_final && matches!(info.kind, ClassKind::Class | ClassKind::Interface);
                (can_be_extended && !info.is_library && !self.residuals.contains_key(ty)).then_some(*class)
            }
            _ => None,
        };
        let mut classes: Vec<ClassId> = self.input_sets.keys().filter_map(is_extensible).collect();
        classes.sort_unstable();
        classes
    }

    /// Exact types of objects that the closed world does not have.
    pub fn late(&self) -> &[Ty] {
        &self.late
    }

    /// The tag of arrays that belong to lists.
    pub fn owned(&mut self, ty: Ty) -> u32 {
        if let Some(tag) = self.owned {
            return tag;
        }
        let tag = self.push(Tagged::Owned(ty));
        self.owned = Some(tag);
        tag
    }

    /// Tags of what a generic collection of this type holds, besides null.
    pub fn contents(&mut self, program: &Program, terms: &mut Terms, ty: Ty) -> TagSetId {
        match ty {
            Ty::Class(class) if self.universe.enums().contains(&class) => {
                let tag = self.stand_in(class);
                terms.tag_set(&program.ty_name(ty), &[tag])
            }
            _ => self.inputs(program, terms, ty),
        }
    }

    /// The classes of the closed world that objects of the initial heap may have.
    pub fn classes(&self) -> impl Iterator<Item = ClassId> {
        self.universe.exact().iter().filter_map(|ty| match ty {
            Ty::Class(class) => Some(*class),
            _ => None,
        })
    }

    pub fn tag(&mut self, ty: Ty) -> u32 {
        if let Some(tag) = self.tags.get(&ty) {
            return *tag;
        }
        let tag = self.push(Tagged::Exactly(ty));
        self.tags.insert(ty, tag);
        if self.is_closed {
            self.late.push(ty);
        }
        tag
    }

    /// The tag of the instance of a type whose class is not known, if there is one.
    pub fn residual_of(&self, ty: Ty) -> Option<u32> {
        self.residuals.get(&ty).copied()
    }

    /// The same, made if need be.
    fn residual(&mut self, ty: Ty) -> u32 {
        if let Some(tag) = self.residuals.get(&ty) {
            return *tag;
        }
        let tag = self.push(Tagged::Opaque(ty));
        self.residuals.insert(ty, tag);
        tag
    }

    /// The tag of a type, if anything asked for it before.
    pub fn known_tag(&self, ty: Ty) -> Option<u32> {
        self.tags.get(&ty).copied()
    }

    fn push(&mut self, tagged: Tagged) -> u32 {
        // The new type may be a subtype of others: what was computed before may lack it.
        self.written.clear();
        self.sets.clear();
        self.meanings.push(tagged);
        self.meanings.len() as u32
    }

    pub fn of_tag(&self, tag: u32) -> Tagged {
        self.meanings[tag as usize - 1]
    }

    /// All tags so far.
    pub fn all(&self) -> impl Iterator<Item = (u32, Tagged)> {
        self.meanings.iter().enumerate().map(|(i, t)| (i as u32 + 1, *t))
    }

    /// Tags of everything that is an instance of `ty`.
    pub fn instances(&mut self, program: &Program, terms: &mut Terms, ty: Ty) -> TagSetId {
        program.reads.hierarchy(ty);
        if let Some(set) = self.sets.get(&ty) {
            return *set;
        }
        let tags: Vec<u32> = self.all().filter(|(_, t)| is_instance(program, *t, ty)).map(|(tag, _)| tag).collect();
        let set = terms.tag_set(&program.ty_name(ty), &tags);
        self.sets.insert(ty, set);
        set
    }

    /// The set of exactly these tags. It reads `instanceof` only where that admits no other known type.
    pub fn exactly(&mut self, program: &Program, terms: &mut Terms, tags: &[u32]) -> TagSetId {
        if !self.written.contains_key(tags) {
            let written = self.write(program, tags);
            self.written.insert(tags.to_vec(), written);
        }
        let (name, exact) = &self.written[tags];
        terms.exact_tag_set(name, exact, tags)
    }

    fn write(&self, program: &Program, tags: &[u32]) -> (String, Vec<String>) {
        let is_whole = |tag: u32| {
            let Tagged::Exactly(ty) = self.of_tag(tag) else { return true };
            self.all().all(|(other, tagged)| tags.contains(&other) || !is_visible_instance(program, tagged, ty))
        };
        let (whole, exact): (Vec<u32>, Vec<u32>) = tags.iter().partition(|tag| is_whole(**tag));
        let is_covered = |tag: u32| whole.iter().any(|by| *by != tag && self.is_below(program, tag, *by));
        let names = |tags: Vec<u32>| {
            let mut names: Vec<String> = tags.into_iter().map(|tag| tag_name(program, self.of_tag(tag))).collect();
            names.dedup();
            names
        };
        let greatest = whole.iter().copied().filter(|tag| !is_covered(*tag)).collect();
        (names(greatest).join(" | "), names(exact))
    }

    /// True if objects with a tag are instances of the type of another.
    fn is_below(&self, program: &Program, tag: u32, by: u32) -> bool {
        matches!(self.of_tag(by), Tagged::Exactly(ty) if is_visible_instance(program, self.of_tag(tag), ty))
    }

    /// Tags that an unknown object of the initial heap with static type `ty` may have.
    pub fn inputs(&mut self, program: &Program, terms: &mut Terms, ty: Ty) -> TagSetId {
        program.reads.hierarchy(ty);
        if let Some(found) = self.input_sets.get(&ty) {
            return *found;
        }
        let universe = Rc::clone(&self.universe);
        let exact = universe.exact().iter().filter(|exact| program.is_instance(**exact, ty)).map(|exact| self.tags[exact]);
        let mut tags: Vec<u32> = exact.collect();
        tags.extend(self.enums_below(program, ty).into_iter().map(|class| self.stand_ins[&class]));
        let is_represented = matches!(ty, Ty::Class(class) if self.standard.implementing(class).next().is_some());
        if is_represented {
            // Where the library is meant, it is the class that is described by its contents.
            tags.retain(|tag| !self.is_opaque(program, *tag));
        }
        let residuals = universe.residuals().iter().filter(|_| !is_represented);
        tags.extend(residuals.filter(|residual| program.is_subtype(**residual, ty)).map(|residual| self.residuals[residual]));
        if tags.is_empty() {
            // A type of the library that nobody names.
            tags.push(self.residual(ty));
        }
        let set = terms.tag_set(&program.ty_name(ty), &tags);
        self.input_sets.insert(ty, set);
        set
    }

    /// The tags that an input has which is an object with this tag: of a class that nobody names, only supertypes are known.
    pub fn tags_of_inputs(&self, program: &Program, tag: u32) -> Vec<u32> {
        let Tagged::Exactly(ty) = self.of_tag(tag) else { return vec![tag] };
        if self.universe.exact().contains(&ty) {
            return vec![tag];
        }
        let above: Vec<Ty> = self.universe.residuals().iter().copied().filter(|residual| program.is_instance(ty, *residual)).collect();
        let is_nearest = |near: &&Ty| above.iter().all(|other| other == *near || !program.is_subtype(*other, **near));
        above.iter().filter(is_nearest).filter_map(|near| self.residual_of(*near)).collect()
    }

    /// What an array with this tag may hold besides null; `None` if the tag is none of an array of references.
    pub fn element_set(&mut self, program: &Program, terms: &mut Terms, array: u32) -> Option<TagSetId> {
        match self.of_tag(array) {
            Tagged::Exactly(ty @ Ty::Array(..)) => match element(ty) {
                Ty::Prim(_) => None,
                elem => Some(self.inputs(program, terms, elem)),
            },
            Tagged::Opaque(ty @ Ty::Array(..)) => {
                let elem = element(ty);
                let tag = self.residual(elem);
                Some(terms.tag_set(&format!("unknown {}", program.ty_name(elem)), &[tag]))
            }
            _ => None,
        }
    }

    /// True if an unknown object with this tag is known only by its type: nothing can be read from it.
    pub fn is_opaque(&self, program: &Program, tag: u32) -> bool {
        match self.of_tag(tag) {
            Tagged::Exactly(Ty::Class(class)) => !self.standard.contains(class) && has_hidden_state(program, class),
            Tagged::Opaque(_) => true,
            Tagged::Exactly(_) | Tagged::StandIn(_) | Tagged::Owned(_) => false,
        }
    }

    /// The tags of all objects known only by their type.
    pub fn opaque_set(&self, program: &Program, terms: &mut Terms) -> TagSetId {
        let tags: Vec<u32> = self.all().map(|(tag, _)| tag).filter(|tag| self.is_opaque(program, *tag)).collect();
        terms.tag_set("unknown classes", &tags)
    }

    /// The tag of objects that stand in for constants of an enum.
    pub fn stand_in(&mut self, class: ClassId) -> u32 {
        if let Some(tag) = self.stand_ins.get(&class) {
            return *tag;
        }
        let tag = self.push(Tagged::StandIn(class));
        self.stand_ins.insert(class, tag);
        tag
    }

    /// Enums whose constants an input of this type may be, without being declared as one.
    fn enums_below(&self, program: &Program, ty: Ty) -> Vec<ClassId> {
        let is_below = |class: &ClassId| Ty::Class(*class) != ty && program.is_subtype(Ty::Class(*class), ty);
        self.universe.enums().iter().copied().filter(is_below).collect()
    }
}

fn is_instance(program: &Program, tagged: Tagged, ty: Ty) -> bool {
    match tagged {
        // An unknown class of the library may have any supertypes that are not known either.
        Tagged::Opaque(Ty::Class(class)) if program.class(class).is_library && is_unknown_type(program, ty) => true,
        Tagged::Exactly(exact) | Tagged::Opaque(exact) | Tagged::Owned(exact) => program.is_instance(exact, ty),
        // It has the types of the constant that is meant.
        Tagged::StandIn(_) => false,
    }
}

/// True if a type is the interface of objects with unknown supertypes.
fn is_unknown_type(program: &Program, ty: Ty) -> bool {
    program.unknown_supertype().is_some_and(|unknown| ty == Ty::Class(unknown))
}

/// The same for objects that a program gets to see: arrays of lists are hidden in them.
fn is_visible_instance(program: &Program, tagged: Tagged, ty: Ty) -> bool {
    !matches!(tagged, Tagged::Owned(_)) && is_instance(program, tagged, ty)
}

/// What a tag is called; constants with a body have their enum's name.
fn tag_name(program: &Program, tagged: Tagged) -> String {
    match tagged {
        Tagged::Exactly(Ty::Class(class)) => {
            let sup = program.class(class).superclass.filter(|sup| program.class(*sup).kind == ClassKind::Enum);
            program.class_label(sup.unwrap_or(class))
        }
        Tagged::Exactly(ty) | Tagged::Owned(ty) => program.ty_name(ty),
        Tagged::Opaque(ty) => format!("unknown {}", program.ty_name(ty)),
        Tagged::StandIn(class) => program.ty_name(Ty::Class(class)),
    }
}

/// Groups tags by what a function says of them, in order of first appearance.
pub(super) fn group_by<K: Ord + Copy>(tags: impl Iterator<Item = u32>, mut key: impl FnMut(u32) -> K) -> Vec<(K, Vec<u32>)> {
    let mut order: Vec<K> = Vec::new();
    let mut groups: BTreeMap<K, Vec<u32>> = BTreeMap::new();
    for tag in tags {
        let k = key(tag);
        groups.entry(k).or_insert_with(|| {
            order.push(k);
            Vec::new()
        });
        groups.get_mut(&k).expect("just inserted").push(tag);
    }
    order.into_iter().map(|k| (k, groups.remove(&k).expect("a group per key"))).collect()
}
