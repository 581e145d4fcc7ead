//! Types as tags: the closed world of known classes, and the sets of tags that stand for "is an instance of".

use std::collections::{BTreeMap, HashMap};

use java::model::{Base, ClassId, ClassKind, Prim, Ty};
use java::program::Program;
use term::{TagSetId, Terms};

use crate::representation::Standard;

/// Tags of the closed world. Tag numbers are 1, 2, 3 …; 0 is no type.
#[derive(Default)]
pub struct Types {
    tags: HashMap<Ty, u32>,
    /// By tag, from 1.
    meanings: Vec<Tagged>,
    sets: HashMap<Ty, TagSetId>,
    input_sets: HashMap<Ty, (TagSetId, bool)>,
    /// How sets of tags are written: the types with all their instances, and those without.
    written: HashMap<Vec<u32>, (String, Vec<String>)>,
    /// Classes an input object may have, fixed when the run starts.
    world: Vec<ClassId>,
    /// Enums with constants that inputs may be.
    enums: Vec<ClassId>,
    stand_ins: HashMap<ClassId, u32>,
    /// Library classes that inputs may have besides.
    standard: Standard,
    owned: Option<u32>,
    string: Option<ClassId>,
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

/// Library classes whose objects can be inputs: their fields are free of hidden invariants.
const PLAIN_LIBRARY: &[&str] = &[
    "java.lang.Object",
    "java.lang.String",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Short",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Boolean",
    "java.lang.Float",
    "java.lang.Double",
];

impl Types {
    /// Fixes the closed world: every concrete class loaded so far that an input may be an instance of.
    pub fn close_world(&mut self, program: &Program) {
        let classes = || program.used_classes();
        self.string = classes().find(|class| program.class(*class).is_library && &*program.class(*class).binary_name == "java.lang.String");
        self.world = classes().filter(|class| is_input_class(program, *class)).collect();
        self.enums = classes().filter(|class| has_constants(program, *class)).collect();
    }

    /// Inputs may be objects of these classes, too, where the static type asks for them.
    pub fn admit(&mut self, standard: Standard) {
        self.standard = standard;
    }

    /// `String`, if the closed world has it.
    pub fn string(&self) -> Option<ClassId> {
        self.string
    }

    pub fn standard(&self) -> &Standard {
        &self.standard
    }

    /// The tag of arrays that belong to lists.
    pub fn owned(&mut self, ty: Ty) -> u32 {
        if let Some(tag) = self.owned {
            return tag;
        }
        let tag = self.push(Tagged::Owned(ty));
        self.owned = Some(tag);
        self.sets.clear();
        tag
    }

    /// Tags of what a generic collection of this type holds, besides null.
    pub fn contents(&mut self, program: &Program, terms: &mut Terms, ty: Ty) -> TagSetId {
        match ty {
            Ty::Class(class) if self.enums.contains(&class) => {
                let tag = self.stand_in(class);
                terms.tag_set(&program.ty_name(ty), &[tag])
            }
            _ => self.inputs(program, terms, ty).0,
        }
    }

    /// The classes an input object may have.
    pub fn world(&self) -> &[ClassId] {
        &self.world
    }

    pub fn tag(&mut self, ty: Ty) -> u32 {
        if let Some(tag) = self.tags.get(&ty) {
            return *tag;
        }
        let tag = self.push(Tagged::Exactly(ty));
        self.tags.insert(ty, tag);
        // Sets computed before may lack the new tag.
        self.sets.clear();
        tag
    }

    /// The tag of a type, if anything asked for it before.
    pub fn known_tag(&self, ty: Ty) -> Option<u32> {
        self.tags.get(&ty).copied()
    }

    fn push(&mut self, tagged: Tagged) -> u32 {
        // The new type may be a subtype of others.
        self.written.clear();
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
        // Input types first, so that their tags exist whatever the order of questions.
        self.input_types(program, ty);
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

    /// Whether objects with a tag are instances of the type of another.
    fn is_below(&self, program: &Program, tag: u32, by: u32) -> bool {
        matches!(self.of_tag(by), Tagged::Exactly(ty) if is_visible_instance(program, self.of_tag(tag), ty))
    }

    /// Tags an input of static type `ty` may have, and whether one of them is an unknown implementation.
    pub fn inputs(&mut self, program: &Program, terms: &mut Terms, ty: Ty) -> (TagSetId, bool) {
        if let Some(found) = self.input_sets.get(&ty) {
            return *found;
        }
        let mut tags = self.input_types(program, ty);
        for class in self.enums_below(program, ty) {
            tags.push(self.stand_in(class));
        }
        let is_opaque = tags.is_empty();
        if is_opaque {
            tags.push(self.push(Tagged::Opaque(ty)));
            self.sets.clear();
        }
        let set = terms.tag_set(&program.ty_name(ty), &tags);
        self.input_sets.insert(ty, (set, is_opaque));
        (set, is_opaque)
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
        self.enums.iter().copied().filter(is_below).collect()
    }

    fn input_types(&mut self, program: &Program, ty: Ty) -> Vec<u32> {
        let mut types: Vec<Ty> = Vec::new();
        let classes = || self.world.iter().map(|class| Ty::Class(*class));
        match ty {
            Ty::Class(class) => {
                types.extend(self.standard.implementing(class).map(Ty::Class));
                types.extend(classes().filter(|class| program.is_subtype(*class, ty)));
                types.extend(
                    PRIMITIVE_ARRAYS.iter().map(|prim| Ty::Array(Base::Prim(*prim), 1)).filter(|array| program.is_subtype(*array, ty)),
                );
            }
            Ty::Array(Base::Prim(_), _) => types.push(ty),
            Ty::Array(Base::Class(_), dims) => {
                types.extend(
                    self.world.iter().map(|class| Ty::Array(Base::Class(*class), dims)).filter(|array| program.is_subtype(*array, ty)),
                );
                types.push(ty);
            }
            _ => {}
        }
        types.dedup();
        let mut tags: Vec<u32> = types.into_iter().map(|ty| self.tag(ty)).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }
}

const PRIMITIVE_ARRAYS: &[Prim] = &[Prim::Int, Prim::Byte];

fn is_input_class(program: &Program, class: ClassId) -> bool {
    let info = program.class(class);
    let is_concrete = !info.is_abstract && matches!(info.kind, ClassKind::Class | ClassKind::Record);
    if info.is_library {
        is_concrete && PLAIN_LIBRARY.contains(&info.binary_name.as_str())
    } else {
        is_concrete && !info.simple_name.is_empty() && !inherits_state(program, class)
    }
}

/// Classes of the library with fields that may have any values.
const FREE: &[&str] = &["java.lang.Throwable", "java.util.AbstractList"];

/// Whether a class has fields of a library class that depend on each other.
fn inherits_state(program: &Program, class: ClassId) -> bool {
    let is_stateful = |field: &java::model::FieldId| {
        let owner = program.class(program.field(*field).class);
        owner.is_library && !FREE.contains(&owner.binary_name.as_str())
    };
    program.instance_fields(class).iter().any(is_stateful)
}

/// Whether a class is an enum of the user's that has constants.
fn has_constants(program: &Program, class: ClassId) -> bool {
    let info = program.class(class);
    info.kind == ClassKind::Enum && !info.is_library && info.fields.iter().any(|field| program.field(*field).is_enum_constant)
}

fn is_instance(program: &Program, tagged: Tagged, ty: Ty) -> bool {
    match tagged {
        Tagged::Exactly(exact) | Tagged::Opaque(exact) | Tagged::Owned(exact) => program.is_subtype(exact, ty),
        // It has the types of the constant that is meant.
        Tagged::StandIn(_) => false,
    }
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
            program.ty_name(Ty::Class(sup.unwrap_or(class)))
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
