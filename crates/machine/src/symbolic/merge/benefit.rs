//! Estimate of the benefit of a merge (after Kuznetsov et al. 2012): there must be splits ahead that it saves, it must not hide constants
//! on which later decisions depend, and not leave open which elements of arrays are meant.

use java::graph::Pc;
use java::model::LocalId;
use merge::Decide;
use term::{Op, TermId, Terms};

use super::frames::{differing, is_exception};
use crate::domain::Mode;
use crate::step::{self, Continuation, Signal};
use crate::symbolic::domain::Symbolic;
use crate::symbolic::state::{Frame, State};
use crate::symbolic::symbols::Symbols;
use crate::world::World;

/// True if enough is left to do after this state, in its method or those that wait for it.
pub(super) fn has_work_ahead(world: &mut World, state: &State) -> bool {
    state.frames().enumerate().any(|(depth, frame)| world.flow(&frame.head.code).has_work_ahead(next(frame, depth)))
}

/// Exceptions of different classes that may still be looked at: where they are caught or leave the method, their paths part again.
pub(super) fn parts_exceptions(world: &mut World, terms: &Terms, states: &[&State]) -> bool {
    let class = |value: TermId| match terms.op(value) {
        Op::Alloc { tag, .. } => Some(tag),
        _ => None,
    };
    let differ = |values: &[TermId]| {
        values.iter().any(|value| *value != values[0] && (class(*value).is_none() || class(*value) != class(values[0])))
    };
    let caught: Vec<TermId> =
        states.iter().filter_map(|state| if let Mode::Caught(exception) = state.mode { Some(exception) } else { None }).collect();
    if differ(&caught) {
        return true;
    }
    let mut stacks: Vec<_> = states.iter().map(|state| state.frames()).collect();
    while let Some(frames) = stacks.iter_mut().map(Iterator::next).collect::<Option<Vec<&Frame>>>() {
        if frames.iter().all(|frame| std::ptr::eq(*frame, frames[0])) {
            return false;
        }
        let head = &frames[0].head;
        let flow = world.flow(&head.code);
        for local in differing(frames.iter().copied()) {
            let values: Vec<TermId> = frames.iter().map(|frame| frame.locals[local]).collect();
            let ty = head.code.locals[local].ty;
            if differ(&values) && flow.is_live(head.pc, LocalId(local as u32)) && is_exception(world, ty) {
                return true;
            }
        }
    }
    false
}

/// Where a frame goes on: a caller behind the call it is in.
fn next(frame: &Frame, depth: usize) -> Pc {
    if depth == 0 { frame.head.pc } else { frame.head.pc + 1 }
}

/// A local that soon decides something, with different constants: merged, the decision would depend on the input. The same with quotients. Or one that says where
/// in an array to look: merged, every element could be meant, and all that is read from there is as vague.
pub(super) fn hides_constants_of(world: &mut World, terms: &Terms, states: &[&State]) -> bool {
    let mut stacks: Vec<_> = states.iter().map(|state| state.frames()).collect();
    for depth in 0.. {
        let Some(frames) = stacks.iter_mut().map(Iterator::next).collect::<Option<Vec<&Frame>>>() else { return false };
        if frames.iter().all(|frame| std::ptr::eq(*frame, frames[0])) {
            return false;
        }
        let (flow, pc) = (world.flow(&frames[0].head.code), next(frames[0], depth));
        for local in differing(frames.iter().copied()) {
            let id = LocalId(local as u32);
            let mut values = frames.iter().map(|frame| frame.locals[local]);
            let mut is_hard = || values.clone().all(|value| is_constant(terms, value)) || values.any(|value| is_divided(terms, value));
            if flow.is_indexing(pc, id) || flow.is_hot(pc, id) && is_hard() {
                return true;
            }
        }
    }
    false
}

/// Subterms of a value that are looked at.
const MAX_LOOKED_AT: usize = 32;

/// True if a value was computed by a division: decisions about a choice of such values are hard, about each of them they are not.
fn is_divided(terms: &Terms, value: TermId) -> bool {
    let mut pending = vec![value];
    for _ in 0..MAX_LOOKED_AT {
        let Some(term) = pending.pop() else { return false };
        if matches!(terms.op(term), Op::Div | Op::Rem) {
            return true;
        }
        pending.extend_from_slice(terms.args(term));
    }
    false
}

/// Writes of an array that are looked at.
const MAX_WRITES: usize = 64;

/// True if arrays differ that were written where the input says: merged, every read is a choice among all of the writes.
pub(super) fn has_open_writes(terms: &Terms, states: &[&State]) -> bool {
    let contents = |state: &&State| {
        let initial = state.heap.arrays.iter().flat_map(|(_, writes)| writes.initial.iter().map(|write| write.1));
        initial.chain(state.heap.created_arrays.iter().map(|(_, made)| made.base)).collect()
    };
    let contents: Vec<Vec<TermId>> = states.iter().map(contents).collect();
    let differ = contents.iter().any(|other| *other != contents[0]);
    differ && contents.iter().flatten().any(|content| is_open(terms, *content))
}

/// True if a chain of writes has one whose place is not known.
fn is_open(terms: &Terms, content: TermId) -> bool {
    let before = |array: &TermId| (terms.op(*array) == Op::Store).then(|| terms.args(*array)[0]);
    let chain = std::iter::successors(Some(content), before).take(MAX_WRITES);
    chain.filter(|array| terms.op(*array) == Op::Store).any(|array| !terms.is_const(terms.args(array)[1]))
}

/// Statements, checks and decisions that are looked ahead.
const MAX_AHEAD: usize = 6;

/// The next statements of a path, as far as its decisions are made. Checks are taken to throw nothing.
pub(super) fn next_decisions(
    world: &mut World,
    terms: &mut Terms,
    symbols: &mut Symbols,
    state: &State,
    decide: &mut Decide<'_>,
) -> Vec<u32> {
    let was_paused = std::mem::replace(&mut world.watch.is_paused, true);
    let mut d = Symbolic { terms, symbols, state: state.clone() };
    let mut places = Vec::new();
    for _ in 0..MAX_AHEAD {
        match step::run(world, &mut d) {
            Signal::Mark(mark) => places.push(mark),
            Signal::Join => {}
            Signal::Split(arms) => {
                let settled = passed(&arms).or_else(|| arms.iter().find(|arm| decide(d.terms, arm.0) == Some(true)).map(|arm| &arm.1));
                let Some(continuation) = settled else { break };
                if step::resume(world, &mut d, continuation).is_some() {
                    break;
                }
            }
            _ => break,
        }
    }
    world.watch.is_paused = was_paused;
    places
}

/// How it goes on where a check throws nothing.
fn passed(arms: &[(TermId, Continuation)]) -> Option<&Continuation> {
    let throws = |arm: &&(TermId, Continuation)| matches!(arm.1, Continuation::Raise(_));
    let mut others = arms.iter().filter(|arm| !throws(arm));
    match (arms.iter().any(|arm| throws(&arm)), others.next(), others.next()) {
        (true, Some((_, on)), None) => Some(on),
        _ => None,
    }
}

fn is_constant(terms: &Terms, value: TermId) -> bool {
    terms.is_const(value) || terms.symbols_of(value).is_empty()
}
