//! Analyses of procedures that use the heap: the generic state of all their segments, where their runs begin, and which calls are asked about on their own.
//!
//! Calls are expanded in place, because what they do to the heap is seen everywhere. Only recursive ones over numbers are not.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use java::graph::Instruction;
use java::model::{MethodId, Ty};
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, State, Symbols};
use machine::world::World;
use term::{TermId, Terms};

use crate::checker::Start;
use crate::generic::Generic;
use crate::locations::{Op, Procedure};

/// A procedure over an arbitrary heap, and where its runs begin.
pub(crate) struct Entered {
    pub(crate) procedure: Procedure,
    pub(crate) entry: Entry,
}

/// Where the runs of a procedure begin, and what is known there.
#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) start: Start,
    pub(crate) assumed: Vec<TermId>,
    /// Calls that are asked about on their own.
    pub(crate) calls: BTreeSet<MethodId>,
}

/// True if a procedure and all that it calls compute with numbers only, and nothing goes wrong in a call.
pub(crate) fn is_plain(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId) -> bool {
    let Some(all) = closure(java, terms, base, method) else { return false };
    let catches = all.values().any(|procedure| procedure.catches);
    let is_callee = |(callee, _): &(&MethodId, &Procedure)| **callee != method;
    java.world.program.method(method).is_static
        && all.iter().filter(is_callee).all(|(_, callee)| !(callee.has_errors() || catches && callee.may_throw()))
}

/// A procedure and all that it calls, if their heap is always the given one.
fn closure(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId) -> Option<BTreeMap<MethodId, Procedure>> {
    let mut found = BTreeMap::new();
    let mut pending = vec![method];
    while let Some(next) = pending.pop() {
        if found.contains_key(&next) {
            continue;
        }
        let procedure = Procedure::of(java, terms, base, next).ok()?;
        pending.extend(procedure.edges.iter().filter_map(|edge| match &edge.op {
            Op::Call { callee, .. } => Some(*callee),
            Op::Step { .. } => None,
        }));
        found.insert(next, procedure);
    }
    Some(found)
}

/// The procedure with calls expanded. Calls that are watched are those that may be asked about on their own, and again when this is over.
pub(crate) fn enter(java: &mut JavaSemantics, terms: &mut Terms, initial: &InitialState) -> Result<Entered, String> {
    let frame = initial.state.frame.as_ref().filter(|frame| frame.depth == 1).ok_or("a static initialiser that fails")?;
    let method = frame.head.code.method;
    let (generic, base) = Generic::any(java, terms, &initial.state.without_frame())?;
    let watched = java.world.watch.calls.clone();
    let calls = on_their_own(java, terms, &generic, &watched);
    java.world.watch.calls.clone_from(&calls);
    let procedure = Procedure::over(java, terms, &generic, method);
    java.world.watch.calls = watched;
    let procedure = procedure?;
    let arguments = frame.locals.first(procedure.n_params);
    let state = crate::segment::placed(java, terms, &base, method, &arguments, 0);
    let values = procedure.values((java, terms), &state);
    let start = Start { state: base, arguments, values };
    Ok(Entered { procedure, entry: Entry { start, assumed: initial.precondition.clone(), calls } })
}

/// Recursive procedures over numbers: their activations read nothing of the heap and change nothing of it.
fn on_their_own(java: &mut JavaSemantics, terms: &mut Terms, generic: &Rc<Generic>, watched: &BTreeSet<MethodId>) -> BTreeSet<MethodId> {
    let recursive: BTreeSet<MethodId> = watched.iter().copied().filter(|method| calls_itself(java, *method)).collect();
    let was = std::mem::replace(&mut java.world.watch.calls, watched.clone());
    let mut found = BTreeSet::new();
    for method in recursive {
        let Some(all) = closure(java, terms, &generic.state, method) else { continue };
        if all.values().all(|procedure| !procedure.has_errors() && is_over_numbers(java, terms, generic, procedure)) {
            found.insert(method);
        }
    }
    java.world.watch.calls = was;
    found
}

/// True if no place of the heap is read.
fn is_over_numbers(java: &JavaSemantics, terms: &Terms, generic: &Generic, procedure: &Procedure) -> bool {
    let Some(arbitrary) = &generic.arbitrary else { return true };
    let is_read = |term: &TermId| terms.symbols_of(*term).iter().any(|symbol| java.symbols.place_of(*symbol, &arbitrary.epoch).is_some());
    procedure.edges.iter().all(|edge| {
        let (Op::Step { condition, locals } | Op::Call { condition, locals, .. }) = &edge.op;
        let arguments: &[TermId] = match &edge.op {
            Op::Call { arguments, .. } => arguments,
            Op::Step { .. } => &[],
        };
        !locals.iter().chain(arguments).chain([condition]).chain(&edge.returned).any(is_read)
    })
}

/// True if a method may be active more than once, as far as its calls say by name.
fn calls_itself(java: &mut JavaSemantics, method: MethodId) -> bool {
    let mut seen = BTreeSet::new();
    let mut pending = vec![method];
    while let Some(caller) = pending.pop() {
        let info = java.world.program.method(caller);
        if info.is_abstract || info.is_native || java.world.program.class(info.class).is_library {
            continue;
        }
        for instruction in &java.world.code(caller).instructions {
            if let Instruction::Call { method: callee, .. } = instruction {
                if *callee == method {
                    return true;
                }
                if seen.insert(*callee) {
                    pending.push(*callee);
                }
            }
        }
    }
    false
}

/// Begins an analysis in a world that has every class of which the program makes objects: an arbitrary state may have them, too.
pub fn begin(
    mut world: World,
    ints: Ints,
    start: impl Fn(&mut JavaSemantics, &mut Terms) -> Result<InitialState, String>,
) -> Result<(JavaSemantics, Terms, InitialState), String> {
    let closed = world.universe();
    let mut missed: Vec<Ty> = Vec::new();
    loop {
        let (mut java, mut terms) = (JavaSemantics { world, symbols: Symbols::new(ints) }, Terms::new());
        let initial = start(&mut java, &mut terms)?;
        let base = initial.state.without_frame();
        let is_plain = initial.state.frame.as_ref().is_some_and(|frame| is_plain(&mut java, &mut terms, &base, frame.head.code.method));
        if !is_plain {
            // Where it cannot be analysed, whoever asks is told why.
            drop(enter(&mut java, &mut terms, &initial));
        }
        let new = java.symbols.missed_types().to_vec();
        if new.is_empty() {
            return Ok((java, terms, initial));
        }
        missed.extend(new);
        world = java.world;
        world.set_universe(Rc::new(closed.extended(&missed)));
    }
}
