//! Whether a merge is likely to pay (after Kuznetsov et al. 2012): there must be splits ahead that it saves, and it must not hide constants
//! on which later decisions depend.

use java::model::LocalId;
use term::{TermId, Terms};

use crate::symbolic::state::{Frame, State};
use crate::world::World;

pub(super) fn pays(world: &mut World, terms: &Terms, states: &[&State]) -> bool {
    let has_splits = states[0].frames().any(|frame| world.flow(&frame.head.code).may_split(frame.head.pc));
    has_splits && !hides_constants(world, terms, states)
}

/// A local that decides something later, with different constants: merged, the decision would depend on the input.
fn hides_constants(world: &mut World, terms: &Terms, states: &[&State]) -> bool {
    let mut stacks: Vec<_> = states.iter().map(|state| state.frames()).collect();
    loop {
        let Some(frames) = stacks.iter_mut().map(Iterator::next).collect::<Option<Vec<&Frame>>>() else { return false };
        if frames.iter().all(|frame| std::ptr::eq(*frame, frames[0])) {
            return false;
        }
        let head = &frames[0].head;
        let flow = world.flow(&head.code);
        for local in 0..frames[0].locals.len() {
            let first = frames[0].locals[local];
            let differs = frames.iter().any(|frame| frame.locals[local] != first);
            if differs && flow.is_hot(head.pc, LocalId(local as u32)) && frames.iter().all(|frame| is_constant(terms, frame.locals[local]))
            {
                return true;
            }
        }
    }
}

fn is_constant(terms: &Terms, value: TermId) -> bool {
    terms.is_const(value) || terms.symbols_of(value).is_empty()
}
