//! Merging in proofs: states of the machine are merged as they are; what specifications remember of the past has to be the same.

use std::rc::Rc;

use engine::MergeKey;
use java::graph::Instruction;
use java::model::Ty;
use machine::symbolic::{Frame, State};
use merge::{Decide, Join, Mergeable};
use term::{TermId, Terms};

use super::{VState, Verifier};
use jml::merge_directives::EarlierStates;
use jml::translate::SpecState;

impl Mergeable for Verifier {
    fn key(&mut self, state: &VState) -> Option<MergeKey> {
        if !state.todo.is_empty() || state.told.is_some() {
            return None;
        }
        let mut key = Mergeable::key(&mut self.java, &state.java)?;
        self.add_past(state, &mut key.rest);
        Some(key)
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&VState], join: &mut dyn Join) -> Option<VState> {
        let java: Vec<&State> = states.iter().map(|state| &state.java).collect();
        let mut merged = VState { java: self.java.zip(terms, &java, join)?, ..states[0].clone() };
        merged.keep_common_jumps(states);
        Some(merged)
    }

    fn is_merge_useful(&mut self, terms: &Terms, state: &VState) -> bool {
        !self.ends_here(state) && self.java.is_merge_useful(terms, &state.java)
    }

    fn hides_constants_of(&mut self, terms: &Terms, states: &[&VState]) -> bool {
        let java: Vec<&State> = states.iter().map(|state| &state.java).collect();
        self.java.hides_constants_of(terms, &java)
    }

    fn ends(&mut self, states: &[&VState]) -> bool {
        let java: Vec<&State> = states.iter().map(|state| &state.java).collect();
        !self.ends_here(states[0]) && ends_alike(&java)
    }

    fn is_costly(&mut self, terms: &Terms, states: &[&VState]) -> bool {
        let java: Vec<&State> = states.iter().map(|state| &state.java).collect();
        self.java.is_costly(terms, &java)
    }

    fn next_decisions(&mut self, terms: &mut Terms, state: &VState, decide: &mut Decide<'_>) -> Vec<u32> {
        self.java.next_decisions(terms, &state.java, decide)
    }

    fn directive(&mut self, terms: &mut Terms, state: &VState) -> Option<merge::Directive> {
        self.merge_directives.directive(&mut self.java, terms, state.java.frame.as_ref()?)
    }

    fn predicate(&mut self, terms: &mut Terms, state: &VState, number: usize, value: TermId) -> Option<TermId> {
        let past = EarlierStates { old: Some(self.entry_of(state)), labels: Self::labels_of(state) };
        self.merge_directives.predicate(&mut self.java, terms, &state.java, past, (number, value))
    }
}

impl Verifier {
    /// Loops, blocks, labels and methods that execution is in, with the states in which they were entered. A state is known by its heap
    /// and its variables; what was left behind does not count.
    fn add_past(&mut self, state: &VState, key: &mut Vec<u64>) {
        let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
        for context in state.loops.iter() {
            if self.is_around(&state.java, context.depth, context.id) {
                key.extend([1, context.depth as u64, u64::from(context.id)]);
                add_moment(&context.head, key);
                key.extend(context.variant.iter().map(|term| term.index() as u64));
            }
        }
        for context in state.blocks.iter().filter(|context| context.depth <= depth) {
            key.extend([2, context.depth as u64, Rc::as_ptr(&context.contract) as u64]);
            add_moment(&context.entry, key);
        }
        for ((depth, label), moment) in state.labels.iter().filter(|((other, _), _)| *other <= depth) {
            key.extend([3, *depth as u64]);
            key.extend(label.bytes().map(u64::from));
            add_moment(moment, key);
        }
        for jump in state.jumps.iter() {
            key.extend([5, Rc::as_ptr(&jump.before.heap) as u64, Rc::as_ptr(&jump.after.heap) as u64]);
        }
        for (depth, entry) in state.entries.iter().filter(|(other, _)| *other <= depth) {
            key.extend([4, *depth as u64]);
            add_moment(entry, key);
        }
    }

    /// True if a frame is inside a loop of its code.
    fn is_around(&mut self, state: &State, depth: usize, id: u32) -> bool {
        let Some(frame) = state.frames().find(|frame| frame.depth == depth) else { return false };
        self.java.world.flow(&frame.head.code).order.nest(frame.head.pc).iter().any(|ring| ring.number == Some(id))
    }

    /// Back at the head of a loop with an invariant: the path ends, so there is nothing to save.
    fn ends_here(&self, state: &VState) -> bool {
        let at_head = |frame: &Frame| match frame.head.code.instructions[frame.head.pc as usize] {
            Instruction::LoopHead(id) => Some((frame.head.code.method, id)),
            _ => None,
        };
        let Some(frame) = &state.java.frame else { return true };
        let Some((method, id)) = at_head(frame) else { return false };
        let has_spec = frame.head.code.loops[id as usize].spec.as_ref().is_some_and(|spec| !spec.invariants.is_empty());
        let has_arrived = state.loops.iter().any(|context| context.depth == frame.depth && context.id == id);
        has_arrived && (has_spec || self.inferred.contains_key(&(method, id)))
    }
}

/// True if paths of a method that only calculates come to their end: what is to be shown there is shown once. With quantifiers it is easier path by path.
fn ends_alike(states: &[&State]) -> bool {
    let only_calculates = |frame: &Rc<Frame>| {
        let code = &frame.head.code;
        let has_references = code.locals.iter().any(|local| !matches!(local.ty, Ty::Prim(_)));
        frame.caller.is_none() && code.loops.is_empty() && !has_references
    };
    states.iter().all(|state| state.frame.as_ref().is_some_and(only_calculates) && Rc::ptr_eq(&state.heap, &states[0].heap))
}

fn add_moment(moment: &SpecState, key: &mut Vec<u64>) {
    key.push(Rc::as_ptr(&moment.state.heap) as u64);
    key.push(moment.locals.len() as u64);
    key.extend(moment.locals.iter().map(|term| term.index() as u64));
}
