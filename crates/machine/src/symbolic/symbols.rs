//! The symbols of the initial state: one function per field, per kind of array, array length, string content.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use java::model::{ClassId, FieldId, Prim, Ty, Utf16};
use java::resolve::Declared;
use java::spec::SpecTy;
use num_bigint::BigInt;
use term::{Allocated, Domain, Elem, Notation, Op, Sort, Symbol, SymbolId, TermId, Terms};

use super::arbitrary::Place;
use super::enum_inputs::Selectors;
use super::enum_stand_ins::Wide;
use super::epoch::Epoch;
use super::heap::ArrayKey;
use super::location_set_membership::Members;
use super::pure_functions::Functions;
use super::shared_objects::Shared;
use super::skipped_calls::Skipped;
use super::types::Types;
use crate::concrete::Ints;
use crate::world::World;

/// Declared symbols, made on first use.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "switches that are independent of each other")]
pub struct Symbols {
    pub types: Types,
    pub ints: Ints,
    fields: HashMap<(FieldId, u32), SymbolId>,
    elements: HashMap<(ArrayKey, u32), SymbolId>,
    /// The places whose values the functions of later epochs give, with the number of the epoch.
    places: HashMap<SymbolId, (Place, u32)>,
    /// The clock at which the epoch of a symbol began; absent for the initial state.
    clocks: HashMap<SymbolId, u32>,
    age: Option<SymbolId>,
    pub(super) members: Option<Rc<Members>>,
    pub(super) functions: Functions,
    /// True if unknown references are dated.
    pub has_ages: bool,
    /// True if values lose their wrap-around where the path excludes overflow: better for proofs, worse to read.
    pub prefers_exact: bool,
    /// All classes were initialised before, as far as they can be: whether another one has been is not known.
    pub is_initialized_before: bool,
    /// A place that an object does not have is read as its default value, so that nothing is known of it beforehand.
    pub(super) has_default_places: bool,
    /// Enums that no input is a constant of are initialised when they are first used, like other classes. Whoever forgets values needs all constants at once.
    pub has_late_enums: bool,
    /// Library classes that were first used after something was forgotten.
    pub late_initializers: BTreeSet<ClassId>,
    /// Frames remember the states in which they were made.
    pub keeps_entries: bool,
    epochs: u32,
    length: Option<SymbolId>,
    content: Option<SymbolId>,
    pub(super) shared: Shared,
    by_symbol: HashMap<SymbolId, Meaning>,
    pub(super) selectors: Selectors,
    pub(super) skipped: Skipped,
    pub(super) wide: Wide,
    nondeterministic: HashMap<(usize, Ty), SymbolId>,
    parameter_types: HashMap<usize, Ty>,
    declared: HashMap<usize, Declared>,
    /// True if inputs may be collections of the library.
    pub has_collections: bool,
    /// Allocation ids by position on the path and type: an id has one type, on all paths.
    objects: HashMap<(u32, Ty), u32>,
    /// Choices among many objects of the initial heap, by a field that is read from them.
    pub(super) broad: HashSet<(TermId, FieldId)>,
}

/// What a symbol stands for, to read models back.
#[derive(Clone, PartialEq, Debug)]
pub enum Meaning {
    Field(FieldId),
    Elements(ArrayKey),
    Length,
    Content,
    /// The object that `valueOf` shares.
    SharedBox(ClassId),
    Literal(Utf16),
    /// The `Class` object of a class.
    ClassObject(Ty),
    /// An object of which there is one: of a lambda that captures nothing, or in a static field of the library.
    Singleton,
    /// The object that stands in for the constant of this ordinal.
    Constant(ClassId, u32),
    /// Parameter by position (`this` is 0 in instance methods).
    Parameter(usize),
    /// A nondeterministic value by position on the tape, with its type.
    Nondeterministic(usize, Ty),
    Other,
}

/// How values of a type are represented.
pub fn sort_of(ty: Ty, is_enum: bool) -> Sort {
    match ty {
        Ty::Prim(Prim::Boolean) => Sort::Bool,
        Ty::Prim(Prim::Float) => Sort::F32,
        Ty::Prim(Prim::Double) => Sort::F64,
        // A location set is a number; see `members`.
        Ty::Prim(_) | Ty::Spec(SpecTy::BigInt | SpecTy::LocSet) => Sort::Int,
        Ty::Spec(SpecTy::Seq) => Sort::Seq,
        _ if is_enum => Sort::Int,
        _ => Sort::Ref,
    }
}

/// Smallest and largest value of an integer type, `None` where it is unbounded or no integer.
pub(super) fn range_of(prim: Prim, ints: Ints) -> Option<(BigInt, BigInt)> {
    let (lo, hi) = match prim {
        Prim::Byte => (i64::from(i8::MIN), i64::from(i8::MAX)),
        Prim::Short => (i64::from(i16::MIN), i64::from(i16::MAX)),
        Prim::Char => (0, i64::from(u16::MAX)),
        Prim::Int if ints != Ints::Math => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Prim::Long if ints != Ints::Math => (i64::MIN, i64::MAX),
        _ => return None,
    };
    Some((lo.into(), hi.into()))
}

impl Symbols {
    pub fn new(ints: Ints) -> Self {
        Symbols { ints, ..Symbols::default() }
    }

    /// Smallest and largest value of an integer type, `None` where it is unbounded or no integer.
    pub fn range(&self, prim: Prim) -> Option<(BigInt, BigInt)> {
        range_of(prim, self.ints)
    }

    /// All symbols declared so far, in order.
    pub fn declared(&self) -> Vec<SymbolId> {
        let mut symbols: Vec<SymbolId> = self.by_symbol.keys().copied().collect();
        symbols.sort_unstable();
        symbols
    }

    /// What the symbol of an index stands for.
    pub(super) fn meaning_at(&self, index: usize) -> Option<Meaning> {
        self.by_symbol.iter().find(|(symbol, _)| symbol.index() == index).map(|(_, meaning)| meaning.clone())
    }

    /// The symbol that stands for something.
    pub(super) fn symbol_meaning(&self, is_it: impl Fn(&Meaning) -> bool) -> Option<SymbolId> {
        self.by_symbol.iter().find(|(_, meaning)| is_it(meaning)).map(|(symbol, _)| *symbol)
    }

    pub fn meaning(&self, symbol: SymbolId) -> Meaning {
        self.by_symbol.get(&symbol).cloned().unwrap_or(Meaning::Other)
    }

    /// The declared type of a parameter.
    pub fn parameter_type(&self, position: usize) -> Option<Ty> {
        self.parameter_types.get(&position).copied()
    }

    pub fn set_parameter_type(&mut self, position: usize, ty: Ty) {
        self.parameter_types.insert(position, ty);
    }

    /// The same with its type arguments.
    pub(super) fn declared_parameter(&self, position: usize) -> Option<&Declared> {
        self.declared.get(&position)
    }

    pub(super) fn set_declared(&mut self, position: usize, declared: Declared) {
        self.declared.insert(position, declared);
    }

    /// The id of the n-th object of a path, if it has this type.
    pub fn object(&mut self, position: u32, ty: Ty) -> u32 {
        let next = self.objects.len() as u32;
        *self.objects.entry((position, ty)).or_insert(next)
    }

    /// The symbol of a field's initial values, if it was ever read.
    pub fn field_symbol(&self, field: FieldId) -> Option<SymbolId> {
        self.fields.get(&(field, 0)).copied()
    }
    pub fn elements_symbol(&self, key: ArrayKey) -> Option<SymbolId> {
        self.elements.get(&(key, 0)).copied()
    }
    pub fn length_symbol(&self) -> Option<SymbolId> {
        self.length
    }
    pub fn content_symbol(&self) -> Option<SymbolId> {
        self.content
    }

    /// The locations whose values a function gives, as they are at any time of an epoch.
    pub fn place_of(&self, symbol: SymbolId, epoch: &Epoch) -> Option<Place> {
        match self.places.get(&symbol) {
            Some((place, number)) => (*number == epoch.number).then_some(*place),
            None if self.length == Some(symbol) => Some(Place::Length),
            None if self.content == Some(symbol) => Some(Place::Content),
            None => None,
        }
    }

    pub(super) fn declare(&mut self, terms: &mut Terms, symbol: Symbol, meaning: Meaning) -> SymbolId {
        let id = terms.declare(symbol);
        self.by_symbol.insert(id, meaning);
        id
    }

    /// What is known of an initial value of this type.
    pub fn domain(&mut self, world: &World, terms: &mut Terms, ty: Ty) -> Domain {
        match ty {
            Ty::Prim(prim) => range_of(prim, self.ints).map_or(Domain::Any, |(lo, hi)| Domain::Range(lo, hi)),
            Ty::Class(_) | Ty::Array(..) => {
                let set = self.types.inputs(&world.program, terms, ty);
                Domain::Tags { set, nullable: true }
            }
            Ty::Void | Ty::Null | Ty::Spec(_) => Domain::Any,
        }
    }

    /// A parameter of the explored method (not of enum type).
    pub fn parameter(&mut self, world: &World, terms: &mut Terms, name: &str, ty: Ty, position: usize) -> TermId {
        let domain = self.domain(world, terms, ty);
        let symbol = Symbol::constant(name, sort_of(ty, false), domain);
        let id = self.declare(terms, symbol, Meaning::Parameter(position));
        terms.app(id, &[])
    }

    /// The nondeterministic value at a position of the tape. Texts are not null.
    pub fn nondeterministic(&mut self, world: &World, terms: &mut Terms, position: usize, ty: Ty) -> TermId {
        if let Some(symbol) = self.nondeterministic.get(&(position, ty)) {
            return terms.app(*symbol, &[]);
        }
        let domain = match self.domain(world, terms, ty) {
            Domain::Tags { set, .. } => Domain::Tags { set, nullable: false },
            domain => domain,
        };
        let symbol = Symbol::constant(&format!("nondet{}", position + 1), sort_of(ty, false), domain);
        let id = self.declare(terms, symbol, Meaning::Nondeterministic(position, ty));
        self.nondeterministic.insert((position, ty), id);
        terms.app(id, &[])
    }

    /// `this`: not null, and of a class that inherits the explored method.
    pub fn receiver(&mut self, terms: &mut Terms, name: &str, tags: &[u32]) -> TermId {
        let set = terms.tag_set(name, tags);
        let symbol = Symbol::constant("this", Sort::Ref, Domain::Tags { set, nullable: false });
        let id = self.declare(terms, symbol, Meaning::Parameter(0));
        terms.app(id, &[])
    }

    /// The initial value of a field at a reference (a selector for enum-typed fields).
    pub fn initial_field(&mut self, world: &World, terms: &mut Terms, field: FieldId, reference: TermId) -> TermId {
        self.field_in(world, terms, field, reference, &Epoch::default())
    }

    /// The unknown value of a field since an epoch began.
    pub fn field_in(&mut self, world: &World, terms: &mut Terms, field: FieldId, reference: TermId, epoch: &Epoch) -> TermId {
        world.program.reads.field(field);
        let symbol = match self.fields.get(&(field, epoch.number)) {
            Some(symbol) => *symbol,
            None => self.declare_field(world, terms, field, epoch),
        };
        let value = terms.app(symbol, &[reference]);
        self.date(terms, value);
        value
    }

    fn declare_field(&mut self, world: &World, terms: &mut Terms, field: FieldId, epoch: &Epoch) -> SymbolId {
        let info = world.program.field(field);
        let is_enum = self.is_enum(info.ty);
        let representing = if epoch.is_initial() { self.representing(world, terms, field) } else { None };
        let declared = representing.unwrap_or_else(|| {
            let domain = match self.domain_in(world, terms, info.ty, epoch) {
                // Nobody asks whether it is null.
                Domain::Tags { set, .. }
                    if info.is_outer_instance() && (epoch.is_initial() || !self.has_default_places) && !terms.tags(set).tags.is_empty() =>
                {
                    Domain::Tags { set, nullable: false }
                }
                domain => domain,
            };
            let name = unboxing(&world.program.class(info.class).binary_name).unwrap_or(&info.name);
            Symbol::function(&epoch.name(name), &[Sort::Ref], sort_of(info.ty, is_enum), Notation::Field)
                .with_domain(domain)
                .with_allocated(epoch.allocated())
        });
        let symbol = self.declare(terms, declared, if epoch.is_initial() { Meaning::Field(field) } else { Meaning::Other });
        if let Ty::Class(class) = info.ty
            && is_enum
        {
            self.name_selector(terms, class, symbol);
        }
        self.clocks.insert(symbol, epoch.clock);
        self.places.insert(symbol, (Place::Field(field), epoch.number));
        self.fields.insert((field, epoch.number), symbol);
        symbol
    }

    /// What is known of an unknown value of this type since an epoch began. Objects of the program may have classes that no input has:
    /// those of enum constants, and those that only the library creates.
    fn domain_in(&mut self, world: &World, terms: &mut Terms, ty: Ty, epoch: &Epoch) -> Domain {
        match ty {
            Ty::Class(class) if self.is_enum(ty) => Domain::Range(BigInt::ZERO, BigInt::from(self.n_constants(class))),
            Ty::Class(_) | Ty::Array(..) if !epoch.is_initial() => {
                let inputs = self.types.inputs(&world.program, terms, ty);
                let known = self.types.instances(&world.program, terms, ty);
                let mut tags = terms.tags(inputs).tags.to_vec();
                tags.extend_from_slice(&terms.tags(known).tags);
                tags.sort_unstable();
                tags.dedup();
                let set = terms.tag_set(&world.program.ty_name(ty), &tags);
                Domain::Tags { set, nullable: true }
            }
            _ => self.domain(world, terms, ty),
        }
    }

    /// What is known of any value of this type that a program computes; references to enum constants are references.
    pub(super) fn domain_now(&mut self, world: &World, terms: &mut Terms, ty: Ty) -> Domain {
        let later = Epoch { number: u32::MAX, ..Epoch::default() };
        if self.is_enum(ty) { Domain::Any } else { self.domain_in(world, terms, ty, &later) }
    }

    /// A new unknown value: a local variable after havoc, the result of a call by contract.
    pub fn unknown(&mut self, world: &World, terms: &mut Terms, name: &str, ty: Ty, epoch: &Epoch) -> TermId {
        let domain = self.domain_in(world, terms, ty, epoch);
        let is_enum = self.is_enum(ty);
        let symbol = Symbol::constant(&epoch.name(name), sort_of(ty, is_enum), domain).with_allocated(epoch.allocated());
        let id = self.declare(terms, symbol, Meaning::Other);
        self.clocks.insert(id, epoch.clock);
        let value = terms.app(id, &[]);
        self.date(terms, value);
        match ty {
            Ty::Class(class) if is_enum => {
                self.name_selector(terms, class, id);
                self.enum_value(terms, class, value).expect("a registered enum")
            }
            _ => self.widened(world, terms, value, ty),
        }
    }

    /// A new unknown object with one of these dynamic types.
    pub fn unknown_object(&mut self, terms: &mut Terms, name: &str, type_name: &str, tags: &[u32], epoch: &Epoch) -> TermId {
        let set = terms.tag_set(type_name, tags);
        let symbol =
            Symbol::constant(&epoch.name(name), Sort::Ref, Domain::Tags { set, nullable: false }).with_allocated(epoch.allocated());
        let id = self.declare(terms, symbol, Meaning::Other);
        self.clocks.insert(id, epoch.clock);
        let value = terms.app(id, &[]);
        self.date(terms, value);
        value
    }

    /// When an object came into being: at most 0 for objects of the initial state, else the clock of the state that made it.
    pub fn age(&mut self, terms: &mut Terms, reference: TermId) -> TermId {
        let symbol = match self.age {
            Some(symbol) => symbol,
            None => {
                let declared = Symbol::function("age", &[Sort::Ref], Sort::Int, Notation::Call);
                let symbol = self.declare(terms, declared, Meaning::Other);
                self.age = Some(symbol);
                symbol
            }
        };
        terms.app(symbol, &[reference])
    }

    /// The latest age of the object behind an unknown reference.
    pub fn latest_age(&self, terms: &Terms, reference: TermId) -> u32 {
        let root = if terms.op(reference) == Op::Select { terms.args(reference)[0] } else { reference };
        match terms.op(root) {
            // A bound variable may be any object there is.
            Op::App(symbol) if terms.symbol(symbol).allocated == Allocated::Any => u32::MAX,
            Op::App(symbol) => self.clocks.get(&symbol).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// Where ages matter: an unknown reference is at most as old as the state it was read in.
    pub fn date(&mut self, terms: &mut Terms, value: TermId) {
        if !self.has_ages || terms.sort(value) != Sort::Ref || !terms.is_closed(value) {
            return;
        }
        let latest = self.latest_age(terms, value);
        if latest == u32::MAX {
            return;
        }
        let age = self.age(terms, value);
        let latest = terms.int(i64::from(latest));
        let fact = terms.le(age, latest);
        terms.attach_fact(value, fact);
    }

    /// The initial elements of an array.
    pub fn initial_elements(&mut self, terms: &mut Terms, key: ArrayKey, array: TermId) -> TermId {
        self.elements_in(terms, key, array, &Epoch::default())
    }

    /// The unknown elements of an array since an epoch began.
    pub fn elements_in(&mut self, terms: &mut Terms, key: ArrayKey, array: TermId, epoch: &Epoch) -> TermId {
        let symbol = match self.elements.get(&(key, epoch.number)) {
            Some(symbol) => *symbol,
            None => {
                let (elem, domain) = match key {
                    ArrayKey::Prim(prim) => {
                        (elem_of(Ty::Prim(prim)), range_of(prim, self.ints).map_or(Domain::Any, |(lo, hi)| Domain::Range(lo, hi)))
                    }
                    ArrayKey::Ref => (Elem::Ref, Domain::Any),
                    ArrayKey::Enum(class) => (Elem::Int, Domain::Range(BigInt::ZERO, BigInt::from(self.n_constants(class)))),
                };
                let declared = Symbol::function(&epoch.name("elements"), &[Sort::Ref], Sort::Array(elem), Notation::Elements)
                    .with_domain(domain)
                    .with_allocated(epoch.allocated());
                let meaning = if epoch.is_initial() { Meaning::Elements(key) } else { Meaning::Other };
                let symbol = self.declare(terms, declared, meaning);
                if let ArrayKey::Enum(class) = key {
                    self.name_selector(terms, class, symbol);
                }
                self.clocks.insert(symbol, epoch.clock);
                self.places.insert(symbol, (Place::Elements(key), epoch.number));
                self.elements.insert((key, epoch.number), symbol);
                symbol
            }
        };
        terms.app(symbol, &[array])
    }

    /// True if something was forgotten.
    pub(super) fn has_epochs(&self) -> bool {
        self.epochs > 0
    }

    /// Types of objects that values forgotten before could not have, because nobody knew them then. If there are any, the task has to
    /// begin again in a world that has them.
    pub fn missed_types(&self) -> &[Ty] {
        if self.epochs == 0 { &[] } else { self.types.late() }
    }

    /// The next epoch: after a havoc in a state with this clock and these objects.
    pub fn next_epoch(&mut self, clock: u32, allocated: Rc<[u32]>) -> Epoch {
        self.epochs += 1;
        Epoch { number: self.epochs, clock, allocated }
    }

    /// The length of an initial array.
    pub fn initial_length(&mut self, terms: &mut Terms, array: TermId) -> TermId {
        let symbol = match self.length {
            Some(symbol) => symbol,
            None => {
                let domain = Domain::Range(BigInt::ZERO, BigInt::from(i32::MAX));
                let declared = Symbol::function("length", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(domain);
                let symbol = self.declare(terms, declared, Meaning::Length);
                self.length = Some(symbol);
                symbol
            }
        };
        terms.app(symbol, &[array])
    }

    /// The content of an initial string.
    pub fn initial_content(&mut self, terms: &mut Terms, string: TermId) -> TermId {
        let symbol = match self.content {
            Some(symbol) => symbol,
            None => {
                let declared = Symbol::function("content", &[Sort::Ref], Sort::Str, Notation::Hidden);
                let symbol = self.declare(terms, declared, Meaning::Content);
                self.content = Some(symbol);
                symbol
            }
        };
        terms.app(symbol, &[string])
    }
}

/// How the value of a box is asked for.
pub(super) fn unboxing(class: &str) -> Option<&'static str> {
    Some(match class.strip_prefix("java.lang.")? {
        "Boolean" => "booleanValue()",
        "Byte" => "byteValue()",
        "Short" => "shortValue()",
        "Character" => "charValue()",
        "Integer" => "intValue()",
        "Long" => "longValue()",
        "Float" => "floatValue()",
        "Double" => "doubleValue()",
        _ => return None,
    })
}

/// The array element sort of a type.
pub(super) fn elem_of(ty: Ty) -> Elem {
    match ty {
        Ty::Prim(Prim::Boolean) => Elem::Bool,
        Ty::Prim(Prim::Float) => Elem::F32,
        Ty::Prim(Prim::Double) => Elem::F64,
        Ty::Prim(_) => Elem::Int,
        _ => Elem::Ref,
    }
}
