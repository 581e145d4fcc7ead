//! The initial state of an exploration: static initialisers, symbolic parameters, precondition, and the range of statements to start from.

use std::rc::Rc;

use java::graph::{Code, Instruction, Pc};
use java::model::{ClassId, ClassKind, FieldId, MethodId, MethodKind, Ty};
use term::{TermId, Terms};

use super::domain::Symbolic;
use super::heap::Heap;
use super::path_bounds::Bounds;
use super::pure_execution::{PureOutcome, all_paths};
use super::semantics::JavaSemantics;
use super::state::{Pending, State};
use super::types::Tagged;
use crate::collection_contents::Standard;
use crate::domain::{Domain, FrameHead, Mode, Resume};
use crate::initialize;
use crate::initializer_effects::is_time_indifferent;
use crate::step::{self, Signal};
use crate::world::World;

/// Where an exploration begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// The method is called with symbolic arguments.
    Call,
    /// Execution begins inside its body with symbolic locals and ends when control leaves `[from, to)`.
    Range { from: Pc, to: Pc },
}

/// An initial configuration and what is assumed of it.
#[derive(Clone)]
pub struct InitialState {
    pub state: State,
    /// Conjuncts over the initial state.
    pub precondition: Vec<TermId>,
    /// Receiver (if any) and arguments, or the locals of a range, with their types and names.
    pub inputs: Vec<InputTerm>,
}

impl InitialState {
    /// The precondition with other terms for the inputs.
    pub fn assumed(&self, terms: &mut Terms, params: &[TermId]) -> TermId {
        let map: std::collections::HashMap<TermId, TermId> =
            self.inputs.iter().map(|input| input.term).zip(params.iter().copied()).collect();
        let all = terms.and(&self.precondition);
        term::substitute(terms, all, &map)
    }
}

/// One input of the exploration.
#[derive(Clone, Debug)]
pub struct InputTerm {
    pub name: String,
    pub ty: Ty,
    /// The term whose value in a model is the input; for enums, the selector.
    pub term: TermId,
    /// The value the program sees.
    pub value: TermId,
}

/// Preconditions that branch more than this are refused.
const MAX_PRECONDITION_PATHS: usize = 10_000;

/// Builds the initial configuration of `method`. `precondition` is a method made by `Program::precondition`.
pub fn initial_state(
    semantics: &mut JavaSemantics,
    terms: &mut Terms,
    method: MethodId,
    start: &Start,
    precondition: Option<MethodId>,
) -> Result<InitialState, String> {
    if semantics.symbols.has_collections {
        semantics.symbols.types.admit(Standard::new(&mut semantics.world.program));
    }
    semantics.symbols.types.close_world(&semantics.world.universe());
    let mut state = initialize_classes(semantics, terms, empty_state(), method);
    let code = semantics.world.code(method);
    let inputs = make_inputs(semantics, terms, method, &code, start);
    let mut arguments: Vec<TermId> = Vec::new();
    if is_constructor(semantics, method) {
        let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
        arguments.push(d.create(Ty::Class(semantics.world.program.method(method).class), None).1);
        state = d.state;
    }
    arguments.extend(inputs.iter().map(|input| input.value));
    let n_parameters = parameters(semantics, method).len() + usize::from(is_constructor(semantics, method));
    // An example has a receiver that fits even where no condition speaks of it.
    let mut conjuncts: Vec<TermId> = match inputs.first() {
        Some(receiver) if receiver.name == "this" && semantics.symbols.is_enum(receiver.ty) => terms.facts_of(receiver.term).to_vec(),
        _ => Vec::new(),
    };
    if let Some(precondition) = precondition {
        let call = push(semantics, terms, state.clone(), precondition, &arguments[..n_parameters]);
        conjuncts.extend(evaluate_condition(semantics, terms, call)?);
    }
    for conjunct in &conjuncts {
        state.bounds.learn(terms, *conjunct);
    }
    let state = match start {
        Start::Call => {
            let mut state = push(semantics, terms, state, method, &arguments);
            state.pending = Pending::Announce;
            initialized_first(semantics, terms, state, method)
        }
        Start::Range { from, to } => {
            let code = Rc::new(restrict(&code, *from, *to));
            let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
            d.push(FrameHead { code, pc: *from, result: None, resume: Resume::Next }, &arguments);
            d.state
        }
    };
    Ok(InitialState { state, precondition: conjuncts, inputs })
}

/// Before anything has happened.
pub fn empty_state() -> State {
    State {
        frame: None,
        heap: Rc::new(Heap::default()),
        mode: Mode::Running,
        splits: 0,
        clock: 0,
        unseen_creations: 0,
        tape: Rc::default(),
        bounds: Bounds::default(),
        pending: Pending::Nothing,
        has_arrived: false,
    }
}

/// Gives static fields unknown values before the method runs; returns their symbols.
pub fn free_statics(semantics: &mut JavaSemantics, terms: &mut Terms, state: &mut State, fields: &[FieldId]) -> Vec<(FieldId, TermId)> {
    let mut freed = Vec::new();
    for field in fields {
        let info = semantics.world.program.field(*field);
        let (name, ty) = (info.name.clone(), info.ty);
        let value = semantics.symbols.unknown(&semantics.world, terms, &name, ty, &super::epoch::Epoch::default());
        let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state: state.clone() };
        d.put_static(&mut semantics.world, *field, value);
        *state = d.state;
        freed.push((*field, value));
    }
    freed
}

/// True if the class of a method was initialised, as far as it is before the method runs.
pub(super) fn is_initialized(semantics: &JavaSemantics, state: &State, method: MethodId) -> bool {
    let info = semantics.world.program.method(method);
    info.kind == MethodKind::StaticInit || state.heap.initialized.contains(&info.class)
}

/// The same call with the initialisers of its class to run first, if that did not succeed before: they split, or throw.
fn initialized_first(semantics: &mut JavaSemantics, terms: &mut Terms, state: State, method: MethodId) -> State {
    if is_initialized(semantics, &state, method) {
        return state;
    }
    let class = semantics.world.program.method(method).class;
    let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
    if initialize::push_initializers(&mut semantics.world, &mut d, class) {
        d.state.pending = Pending::Nothing;
    }
    d.state
}

/// The values of an expression over the initial state, `$pre` methods made by `Program::precondition` or `Program::expression`.
pub fn initial_value(semantics: &mut JavaSemantics, terms: &mut Terms, initial: &InitialState, method: MethodId) -> Result<TermId, String> {
    let arguments: Vec<TermId> = initial.inputs.iter().map(|input| input.value).collect();
    let call = push(semantics, terms, State { frame: None, ..initial.state.clone() }, method, &arguments);
    let mut value = None;
    let paths = all_paths(&mut semantics.world, terms, &mut semantics.symbols, call, MAX_PRECONDITION_PATHS);
    for (path, outcome) in paths.map_err(|what| format!("the expression {what}"))?.into_iter().rev() {
        let PureOutcome::Value(result) = outcome else { return Err("the expression may throw an exception".to_owned()) };
        value = Some(match value {
            None => result,
            Some(otherwise) => terms.ite(path, result, otherwise),
        });
    }
    value.ok_or_else(|| "the expression has no value".to_owned())
}

pub(super) fn push(semantics: &mut JavaSemantics, terms: &mut Terms, state: State, method: MethodId, arguments: &[TermId]) -> State {
    let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
    step::push_frame(&mut semantics.world, &mut d, method, arguments, None, Resume::Next);
    d.state
}

fn is_constructor(semantics: &JavaSemantics, method: MethodId) -> bool {
    semantics.world.program.method(method).kind == MethodKind::Constructor
}

/// Name and type of every parameter, `this` first. A constructor works on a new object, which is no input.
fn parameters(semantics: &JavaSemantics, method: MethodId) -> Vec<(String, Ty)> {
    let info = semantics.world.program.method(method);
    let receiver = (!info.is_static && info.kind != MethodKind::Constructor).then(|| ("this".to_owned(), Ty::Class(info.class)));
    receiver.into_iter().chain(info.params.iter().map(|p| (p.name.clone(), p.ty))).collect()
}

/// Runs the static initialisers that have run before the method is called: of its class, of enums an input may hold, and of the classes that
/// inputs may have. An initialiser itself is called when those of the superclasses have run.
pub(super) fn initialize_classes(semantics: &mut JavaSemantics, terms: &mut Terms, mut state: State, method: MethodId) -> State {
    let info = semantics.world.program.method(method);
    let (class, is_initializer) = (info.class, info.kind == MethodKind::StaticInit);
    let above = semantics.world.program.class(class).superclass;
    let enums = early_enums(semantics, method);
    let first = if is_initializer { above } else { Some(class) };
    if is_initializer {
        let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
        d.set_initialized(class);
        state = d.state;
    }
    // An initialiser that cannot be run is met again where the class is used.
    let input_classes = semantics.world.input_classes(method);
    let others = input_classes.iter().copied().filter(|other| !is_initializer || *other != class);
    for class in first.into_iter().chain(enums.iter().copied()).chain(others) {
        if let Ok(after) = initialize_class(semantics, terms, state.clone(), class) {
            state = after;
        }
    }
    for class in enums {
        if !state.heap.initialized.contains(&class) {
            semantics.symbols.note_unusable_enum(class);
            continue;
        }
        let fields = semantics.world.enum_constants(class);
        let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
        let constants = fields.iter().map(|field| d.get_static(&mut semantics.world, *field)).collect();
        state = d.state;
        let program = &semantics.world.program;
        let name = |field: &java::model::FieldId| format!("{}.{}", program.class(class).simple_name, program.field(*field).name);
        semantics.symbols.set_enum_constants(terms, class, constants, fields.iter().map(name).collect());
    }
    state
}

/// The enums of the user's program whose constants exist when the method is called: an input may be one of them, or nobody sees when they are made.
fn early_enums(semantics: &mut JavaSemantics, method: MethodId) -> Vec<ClassId> {
    let program = &semantics.world.program;
    let all = (0..program.classes.len() as u32).map(ClassId);
    let mut enums: Vec<ClassId> =
        all.filter(|class| program.class(*class).kind == ClassKind::Enum && !program.class(*class).is_library).collect();
    if semantics.symbols.has_late_enums {
        let inputs = semantics.world.input_enums(method);
        let ints = semantics.symbols.ints;
        enums.retain(|class| inputs.contains(class) || is_time_indifferent(&mut semantics.world, *class, ints));
    }
    enums
}

/// Runs the static initialisers of a class that have not run yet.
pub fn initialize_class(semantics: &mut JavaSemantics, terms: &mut Terms, state: State, class: ClassId) -> Result<State, String> {
    let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state };
    if d.is_initialized(class) || !initialize::push_initializers(&mut semantics.world, &mut d, class) {
        return Ok(d.state);
    }
    // Nobody is told of what initialisers do.
    let was_paused = std::mem::replace(&mut semantics.world.watch.is_paused, true);
    let result = run_initializers(&mut semantics.world, d, class);
    semantics.world.watch.is_paused = was_paused;
    result
}

/// The same call after a class was initialised.
pub fn initialized_before(semantics: &mut JavaSemantics, terms: &mut Terms, state: &State, class: ClassId) -> Result<State, String> {
    let idle = State { frame: None, pending: Pending::Nothing, mode: Mode::Running, ..state.clone() };
    let after = initialize_class(semantics, terms, idle, class)?;
    Ok(State { frame: state.frame.clone(), mode: state.mode.clone(), pending: state.pending.clone(), ..after })
}

/// Loop iterations and calls of one initialiser.
const MAX_INITIALIZER_ROUNDS: u32 = 1_000_000;

fn run_initializers(world: &mut World, mut d: Symbolic<'_>, class: ClassId) -> Result<State, String> {
    let mut rounds = 0;
    let name = world.program.class(class).display_name.clone();
    loop {
        match step::run(world, &mut d) {
            Signal::Finished(_) => {
                d.state.mode = Mode::Running;
                return Ok(d.state);
            }
            Signal::Entered | Signal::Loop(_) if rounds >= MAX_INITIALIZER_ROUNDS => {
                return Err(format!("the static initialiser of {name} runs too long"));
            }
            Signal::Entered | Signal::Loop(_) => rounds += 1,
            Signal::Mark(_) | Signal::Returned(_) | Signal::Thrown(_) | Signal::Join => {}
            Signal::Unsupported(_) if d.skip_in_initializer(world) => {}
            Signal::Unsupported(what) => return Err(format!("the static initialiser of {name} needs {what}")),
            _ => return Err(format!("the static initialiser of {name} does not complete normally")),
        }
    }
}

fn make_inputs(semantics: &mut JavaSemantics, terms: &mut Terms, method: MethodId, code: &Code, start: &Start) -> Vec<InputTerm> {
    let mut declared = parameters(semantics, method);
    if let Start::Range { .. } = start {
        let locals = code.locals.iter().skip(declared.len());
        declared.extend(locals.map_while(|local| local.name.clone().map(|name| (name, local.ty))));
    }
    let has_receiver = declared.first().is_some_and(|(name, _)| name == "this");
    let mut inputs = Vec::new();
    for (position, (name, ty)) in declared.into_iter().enumerate() {
        semantics.symbols.set_parameter_type(position, ty);
        let index = position.checked_sub(usize::from(has_receiver));
        if let Some(declared) = index.and_then(|index| semantics.world.program.declared_parameter(method, index)) {
            semantics.symbols.set_declared(position, declared);
        }
        let is_receiver = position == 0 && has_receiver;
        inputs.push(if is_receiver { receiver(semantics, terms, method) } else { input(semantics, terms, name, ty, position) });
    }
    inputs
}

fn input(semantics: &mut JavaSemantics, terms: &mut Terms, name: String, ty: Ty, position: usize) -> InputTerm {
    if let Ty::Class(class) = ty
        && semantics.symbols.is_enum(ty)
    {
        let term = semantics.symbols.enum_parameter(terms, &name, class, position);
        let value = semantics.symbols.enum_value(terms, class, term).expect("a registered enum");
        return InputTerm { name, ty, term, value };
    }
    let term = semantics.symbols.parameter(&semantics.world, terms, &name, ty, position);
    let value = semantics.symbols.widened(&semantics.world, terms, term, ty);
    InputTerm { name, ty, term, value }
}

/// The receiver: any object on which this method may run, because a call selects it there or because `super.m()` calls it. Where no class is
/// known on whose objects it runs, an object of any subclass.
fn receiver(semantics: &mut JavaSemantics, terms: &mut Terms, method: MethodId) -> InputTerm {
    let owner = semantics.world.program.method(method).class;
    let ty = Ty::Class(owner);
    let name = "this".to_owned();
    let JavaSemantics { world, symbols } = semantics;
    let runs_on = |class: ClassId| world.program.may_run_on(method, class);
    let tags_that_run: Vec<u32> = (symbols.types.all())
        .filter(|(_, tagged)| matches!(tagged, Tagged::Exactly(Ty::Class(class)) if runs_on(*class)))
        .map(|(tag, _)| tag)
        .collect();
    if symbols.is_enum(ty) {
        let term = symbols.enum_parameter(terms, &name, owner, 0);
        symbols.restrict_to_tags(terms, owner, term, |tag| tags_that_run.contains(&tag));
        let value = symbols.enum_value(terms, owner, term).expect("a registered enum");
        return InputTerm { name, ty, term, value };
    }
    let mut tags: Vec<u32> =
        symbols.types.classes().filter(|class| runs_on(*class)).filter_map(|class| symbols.types.known_tag(Ty::Class(class))).collect();
    // A subclass that is not known may inherit the method.
    tags.extend(symbols.types.residual_of(ty));
    let (term, value) = symbols.wide_receiver(world, terms, (ty, tags), |tag| tags_that_run.contains(&tag));
    InputTerm { name, ty, term, value }
}

/// The method body cut down to `[from, to)`: leaving the range is termination.
fn restrict(code: &Code, from: Pc, to: Pc) -> Code {
    let inside = |pc: Pc| (from..to).contains(&pc);
    let mut restricted = code.clone();
    for (pc, instruction) in restricted.instructions.iter_mut().enumerate() {
        if !inside(pc as Pc) {
            *instruction = Instruction::Return(None);
        }
    }
    for handler in &mut restricted.unwind {
        *handler = handler.filter(|handler| inside(*handler));
    }
    restricted
}

/// The condition under which a boolean method returns true. Where it throws, it does not hold.
fn evaluate_condition(semantics: &mut JavaSemantics, terms: &mut Terms, call: State) -> Result<Vec<TermId>, String> {
    let mut cases = Vec::new();
    let paths = all_paths(&mut semantics.world, terms, &mut semantics.symbols, call, MAX_PRECONDITION_PATHS);
    for (path, outcome) in paths.map_err(|what| format!("the precondition {what}"))? {
        if let PureOutcome::Value(value) = outcome {
            cases.push(terms.and2(path, value));
        }
    }
    let condition = terms.or(&cases);
    Ok(conjuncts(terms, condition))
}

/// A conjunction as its conjuncts, so that independent parts stay independent.
fn conjuncts(terms: &Terms, condition: TermId) -> Vec<TermId> {
    if terms.op(condition) == term::Op::And { terms.args(condition).to_vec() } else { vec![condition] }
}
