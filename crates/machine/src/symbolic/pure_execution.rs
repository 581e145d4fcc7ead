//! Methods as functions: every path of a call without a solver, for preconditions and calls in specifications.

use std::rc::Rc;

use java::model::MethodId;
use term::{TermId, Terms};

use super::domain::Symbolic;
use super::state::{Pending, State};
use super::symbols::Symbols;
use crate::domain::{Domain, Mode, NativeResult, Resume, Targets};
use crate::natives::Native;
use crate::step::{self, Signal};
use crate::world::World;

/// How one path of a call ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PureOutcome {
    /// The value returned.
    Value(TermId),
    Throws,
}

/// Calls in specifications that branch more than this have no value here.
const MAX_PATHS: usize = 256;
/// Loop iterations and calls of one path.
const MAX_ROUNDS: u32 = 20_000;

/// The paths of a call in a state, each with the condition under which it is taken. What the call does to the heap is forgotten.
pub fn outcomes(
    world: &mut World,
    terms: &mut Terms,
    symbols: &mut Symbols,
    state: State,
    method: MethodId,
    arguments: &[TermId],
    is_virtual: bool,
) -> Result<Vec<(TermId, PureOutcome)>, String> {
    let was_paused = std::mem::replace(&mut world.watch.is_paused, true);
    let result = call_paths(world, terms, symbols, state, method, arguments, is_virtual);
    world.watch.is_paused = was_paused;
    result
}

fn call_paths(
    world: &mut World,
    terms: &mut Terms,
    symbols: &mut Symbols,
    mut state: State,
    method: MethodId,
    arguments: &[TermId],
    is_virtual: bool,
) -> Result<Vec<(TermId, PureOutcome)>, String> {
    state.frame = None;
    state.mode = Mode::Running;
    state.pending = Pending::Nothing;
    let always = terms.tru();
    let mut targets = vec![(always, method)];
    if is_virtual {
        let mut d = Symbolic { terms, symbols, state: state.clone() };
        targets = match d.targets(world, &arguments[0], method) {
            Targets::One(target) => vec![(always, target)],
            Targets::Many(many) => {
                let many: Option<Vec<_>> = many.into_iter().map(|(condition, target)| Some((condition, target?))).collect();
                many.ok_or("an implementation is not known")?
            }
            Targets::Unknown => return Err("no implementation is known".to_owned()),
        };
    }
    let mut all = Vec::new();
    for (condition, target) in targets {
        let mut d = Symbolic { terms, symbols, state: state.clone() };
        d.state.bounds.learn(d.terms, condition);
        if let Some(native) = world.native(target) {
            all.push((condition, PureOutcome::Value(native_value(world, &mut d, native, arguments)?)));
            continue;
        }
        let info = world.program.method(target);
        if info.is_abstract || info.is_native {
            return Err("it has no body".to_owned());
        }
        step::push_frame(world, &mut d, target, arguments, None, Resume::Next);
        let call = d.state;
        for (path, outcome) in all_paths(world, terms, symbols, call, MAX_PATHS)? {
            all.push((terms.and2(condition, path), outcome));
        }
    }
    Ok(all)
}

/// The value of a method that the machine itself knows. Such methods throw nothing: their callers in the library check before.
fn native_value(world: &mut World, d: &mut Symbolic<'_>, native: Native, arguments: &[TermId]) -> Result<TermId, String> {
    match d.native(world, native, arguments) {
        NativeResult::Done(value) => value.ok_or_else(|| "has no value".to_owned()),
        NativeResult::Unsupported(what) => Err(format!("needs {what}")),
        NativeResult::Halt => Err("has no value".to_owned()),
    }
}

/// Walks all paths of a state whose first frame is the call.
pub(super) fn all_paths(
    world: &mut World,
    terms: &mut Terms,
    symbols: &mut Symbols,
    call: State,
    limit: usize,
) -> Result<Vec<(TermId, PureOutcome)>, String> {
    let mut found = Vec::new();
    let mut work = vec![(terms.tru(), call)];
    let mut rounds = 0;
    while let Some((path, state)) = work.pop() {
        if work.len() + found.len() > limit {
            return Err("branches too often".to_owned());
        }
        let mut d = Symbolic { terms, symbols, state };
        let mut signal = match std::mem::replace(&mut d.state.pending, Pending::Nothing) {
            Pending::Resume(continuation) => step::resume(world, &mut d, &continuation),
            _ => None,
        };
        loop {
            match signal.take().unwrap_or_else(|| step::run(world, &mut d)) {
                Signal::Finished(Some(value)) => {
                    found.push((path, PureOutcome::Value(value)));
                    break;
                }
                Signal::Finished(None) => return Err("has no value".to_owned()),
                Signal::Uncaught(_) | Signal::Overflow => {
                    found.push((path, PureOutcome::Throws));
                    break;
                }
                Signal::Unsupported(what) => return Err(format!("needs {what}")),
                Signal::Split(arms) => {
                    for (condition, continuation) in arms.into_iter().rev() {
                        let mut state = d.state.clone();
                        state.pending = Pending::Resume(Rc::new(continuation));
                        state.bounds.learn(d.terms, condition);
                        let path = d.terms.and2(path, condition);
                        if d.terms.as_bool_const(path) != Some(false) {
                            work.push((path, state));
                        }
                    }
                    break;
                }
                Signal::Loop(_) | Signal::Entered => {
                    rounds += 1;
                    if rounds > MAX_ROUNDS {
                        return Err("runs too long".to_owned());
                    }
                }
                _ => {}
            }
        }
    }
    Ok(found)
}
