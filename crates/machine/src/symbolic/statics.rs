//! Static state at any time: a method may be called long after the classes were initialised, so that only what cannot change since is
//! known. Variable static fields have any values. What initialisers made and final fields refer to is replaced by objects of the initial
//! heap, which an input may be and whose contents are unknown, apart from their final fields and the lengths of arrays.

use std::collections::{BTreeMap, BTreeSet};

use java::model::{ClassId, ClassKind, FieldId, Ty};
use java::program::Program;
use term::{Op, TermId, Terms};

use super::domain::Symbolic;
use super::epoch::Epoch;
use super::initial::{free_statics, initialize_class};
use super::semantics::JavaSemantics;
use super::state::{Pending, State};
use crate::domain::{Domain, Mode};
use crate::world::World;

/// Final fields of objects that final fields refer to are looked at so many levels deep.
const MAX_DEPTH: u32 = 2;
/// Objects that are told apart from those before them, at most.
const MAX_TOLD_APART: usize = 8;

/// The same call in any static state. The class whose initialiser is the call, if it is one, is left as it begins.
pub fn in_any_static_state(semantics: &mut JavaSemantics, terms: &mut Terms, mut state: State, beginning: Option<ClassId>) -> State {
    let frame = state.frame.take();
    let pending = std::mem::replace(&mut state.pending, Pending::Nothing);
    state = initialize_all(semantics, terms, state, beginning);
    semantics.symbols.is_initialized_before = true;
    let own: BTreeSet<u32> = frame.iter().flat_map(|frame| frame.locals.iter()).filter_map(|local| allocated(terms, local)).collect();
    let d = Symbolic { terms, symbols: &mut semantics.symbols, state };
    let mut forgetter = Forgetter { d, world: &mut semantics.world, known: BTreeMap::new(), beginning };
    forgetter.forget(&own);
    State { frame, pending, ..forgetter.d.state }
}

/// The same call after all classes were initialised, with any values of the primitive static fields that may change since: these are inputs
/// that a run can begin with. They come back with their values.
pub fn with_free_statics(semantics: &mut JavaSemantics, terms: &mut Terms, mut state: State) -> (State, Vec<(FieldId, TermId)>) {
    let frame = state.frame.take();
    let pending = std::mem::replace(&mut state.pending, Pending::Nothing);
    state = initialize_all(semantics, terms, state, None);
    let fields = static_variables(&semantics.world.program);
    let freed = free_statics(semantics, terms, &mut state, &fields);
    (State { frame, pending, ..state }, freed)
}

/// The primitive static fields of the user that may change.
pub fn static_variables(program: &Program) -> Vec<FieldId> {
    let all = user_classes(program).flat_map(|class| program.class(class).fields.iter().copied());
    let is_variable = |field: &FieldId| {
        let info = program.field(*field);
        info.is_static && !info.is_final && !info.is_synthetic && matches!(info.ty, Ty::Prim(_))
    };
    all.filter(is_variable).collect()
}

fn user_classes(program: &Program) -> impl Iterator<Item = ClassId> {
    let classes = (0..program.classes.len() as u32).map(ClassId);
    classes.filter(|class| !program.class(*class).is_library)
}

/// Runs every static initialiser that completes, of the user's classes and of those of the library that the program uses. One that fails, or
/// that needs what is not known here, is met where its class is first used.
fn initialize_all(semantics: &mut JavaSemantics, terms: &mut Terms, mut state: State, beginning: Option<ClassId>) -> State {
    let program = &semantics.world.program;
    let has_initializer = |class: &ClassId| program.class(*class).is_library && program.class(*class).static_init.is_some();
    let library = program.used_classes().filter(has_initializer);
    let classes: Vec<ClassId> = library.chain(user_classes(program).filter(|class| Some(*class) != beginning)).collect();
    for class in classes {
        if let Ok(after) = initialize_class(semantics, terms, state.clone(), class) {
            state = after;
        }
    }
    state.mode = Mode::Running;
    state
}

fn allocated(terms: &Terms, value: TermId) -> Option<u32> {
    match terms.op(value) {
        Op::Alloc { id, .. } => Some(id),
        _ => None,
    }
}

struct Forgetter<'a> {
    d: Symbolic<'a>,
    world: &'a mut World,
    /// What stands for the objects that initialisers made.
    known: BTreeMap<u32, TermId>,
    beginning: Option<ClassId>,
}

impl Forgetter<'_> {
    fn forget(&mut self, own: &BTreeSet<u32>) {
        let constants = self.constants();
        for class in user_classes(&self.world.program).collect::<Vec<_>>() {
            for field in self.world.program.class(class).fields.clone() {
                self.static_field(field, &constants);
            }
        }
        for constant in &constants {
            self.constant(*constant, &constants);
        }
        let kept: BTreeSet<u32> = constants.union(own).copied().chain(self.hidden()).collect();
        self.d.heap_mut().retain_objects(&kept);
    }

    /// The constants of enums: they are no inputs but selected by one.
    fn constants(&mut self) -> BTreeSet<u32> {
        let enums = user_classes(&self.world.program).filter(|class| self.world.program.class(*class).kind == ClassKind::Enum);
        let fields: Vec<FieldId> = enums.flat_map(|class| self.world.program.class(class).fields.clone()).collect();
        let values = fields.iter().filter(|field| self.world.program.field(**field).is_enum_constant);
        values.filter_map(|field| allocated(self.d.terms, *self.d.state.heap.statics.get(field)?)).collect()
    }

    /// What only the library, or the code made for an enum, can get at.
    fn hidden(&self) -> BTreeSet<u32> {
        let program = &self.world.program;
        let is_hidden = |field: FieldId| program.field(field).is_synthetic || program.class(program.field(field).class).is_library;
        let roots = self.d.state.heap.statics().filter(|(field, _)| is_hidden(*field)).map(|(_, value)| value);
        self.d.state.heap.reachable(self.d.terms, roots)
    }

    fn static_field(&mut self, field: FieldId, constants: &BTreeSet<u32>) {
        let info = self.world.program.field(field);
        let (class, ty, is_final) = (info.class, info.ty, info.is_final);
        if !info.is_static || info.is_synthetic || info.is_enum_constant || Some(class) == self.beginning {
            return;
        }
        let name = format!("{}.{}", self.world.program.class(class).simple_name, info.name);
        if !is_final {
            let value = self.unknown(&name, ty);
            self.d.put_static(self.world, field, value);
        } else if let Some(value) = self.d.state.heap.statics.get(&field).copied() {
            let value = self.stand_in(&name, ty, value, constants);
            self.d.put_static(self.world, field, value);
        }
    }

    /// The fields of a constant: a final one has its value, another one any.
    fn constant(&mut self, id: u32, constants: &BTreeSet<u32>) {
        let Ty::Class(class) = self.d.state.heap.created(id).ty else { return };
        let tag = self.d.terms.alloc_tag(id);
        let object = self.d.terms.alloc(id, tag);
        for field in self.world.program.instance_fields(class) {
            let info = self.world.program.field(field);
            if self.world.program.class(info.class).is_library {
                continue;
            }
            let (name, ty, is_final) = (info.name.clone(), info.ty, info.is_final);
            let value = self.d.get_field(self.world, &object, field);
            let value = if is_final { self.stand_in(&name, ty, value, constants) } else { self.unknown(&name, ty) };
            self.d.put_field(self.world, &object, field, value);
        }
    }

    fn unknown(&mut self, name: &str, ty: Ty) -> TermId {
        self.d.symbols.unknown(self.world, self.d.terms, name, ty, &Epoch::default())
    }

    /// What stands for the value of a final field: the value itself if it is no object that was made by an initialiser.
    fn stand_in(&mut self, name: &str, ty: Ty, value: TermId, constants: &BTreeSet<u32>) -> TermId {
        let Some(id) = allocated(self.d.terms, value) else {
            return if self.d.terms.has_alloc(value) { self.unknown(name, ty) } else { value };
        };
        if constants.contains(&id) {
            return value;
        }
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        let ty = self.d.state.heap.created(id).ty;
        let tag = self.d.terms.alloc_tag(id);
        let type_name = self.world.program.ty_name(ty);
        let object = self.d.symbols.unknown_object(self.d.terms, name, &type_name, &[tag], &Epoch::default());
        for other in self.known.values().take(MAX_TOLD_APART) {
            let same = self.d.terms.eq(object, *other);
            let fact = self.d.terms.not(same);
            self.d.terms.attach_fact(object, fact);
        }
        self.known.insert(id, object);
        self.describe(object, object, value, 0);
        object
    }

    /// Facts about what cannot change of an object, attached to the one that is named.
    fn describe(&mut self, named: TermId, object: TermId, made: TermId, depth: u32) {
        let Some(id) = allocated(self.d.terms, made) else { return };
        let created = self.d.state.heap.created(id);
        if let Some(length) = created.length {
            let own = self.d.symbols.initial_length(self.d.terms, object);
            self.fact(named, own, length);
        }
        let Ty::Class(class) = created.ty else { return };
        for field in self.world.program.instance_fields(class) {
            let info = self.world.program.field(field);
            if !info.is_final || depth >= MAX_DEPTH || self.world.program.class(info.class).is_library {
                continue;
            }
            let value = self.d.get_field(self.world, &made, field);
            let own = self.d.symbols.initial_field(self.world, self.d.terms, field, object);
            if allocated(self.d.terms, value).is_some() && !self.d.symbols.is_enum(self.world.program.field(field).ty) {
                let null = self.d.terms.null();
                let is_null = self.d.terms.eq(own, null);
                let fact = self.d.terms.not(is_null);
                self.d.terms.attach_fact(named, fact);
                self.describe(named, own, value, depth + 1);
            } else if self.d.terms.sort(own) == self.d.terms.sort(value) && !self.d.terms.has_alloc(value) {
                self.fact(named, own, value);
            }
        }
    }

    fn fact(&mut self, named: TermId, own: TermId, value: TermId) {
        let fact = self.d.terms.eq(own, value);
        self.d.terms.attach_fact(named, fact);
    }
}
