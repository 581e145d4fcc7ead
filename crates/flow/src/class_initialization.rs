//! Classes that only some of the runs have initialised: whoever looks at a static field has its class initialised, so that this alone is nothing to see.

use std::collections::BTreeSet;

use java::model::{ClassId, FieldId};
use machine::domain::Mode;
use machine::symbolic::{State, initialize_class};

use crate::noninterference::Subject;

/// Initialises in each state the classes that another one has, where that changes nothing but their own static fields. The name of a class
/// comes back where it changes more: then somebody who looks elsewhere first sees a difference.
pub(crate) fn settle(subject: &mut Subject<'_>, states: &mut [State]) -> Option<String> {
    let program = &subject.java.world.program;
    let known = |state: &State| state.heap.initialized_classes().chain(state.heap.erroneous_classes()).collect::<Vec<_>>();
    let has_failed = |class: ClassId| states.iter().all(|state| state.heap.erroneous_classes().any(|failed| failed == class));
    let all: BTreeSet<ClassId> = states.iter().flat_map(known).collect();
    let all = all.into_iter().filter(|class| !program.class(*class).is_library && !has_failed(*class)).collect();
    let mut noisy = None;
    for state in states {
        noisy = initialize_all(subject, state, &all).or(noisy);
    }
    noisy.map(|class| subject.java.world.program.class(class).display_name.clone())
}

/// One class after the other, each when those are done that its initialiser needs; gives one that cannot be.
fn initialize_all(subject: &mut Subject<'_>, state: &mut State, classes: &BTreeSet<ClassId>) -> Option<ClassId> {
    let mut open: Vec<ClassId> = classes.iter().copied().collect();
    loop {
        let before = open.len();
        open.retain(|class| match initialized(subject, state, *class) {
            Some(after) => {
                *state = after;
                false
            }
            None => true,
        });
        if open.len() == before {
            return open.first().copied();
        }
    }
}

fn initialized(subject: &mut Subject<'_>, state: &State, class: ClassId) -> Option<State> {
    if state.heap.erroneous_classes().any(|failed| failed == class) {
        return None;
    }
    if state.heap.initialized_classes().any(|known| known == class) {
        return Some(state.clone());
    }
    let mut running = state.without_frame();
    running.mode = Mode::Running;
    let after = initialize_class(subject.java, subject.terms, running, class).ok()?;
    let program = &subject.java.world.program;
    let is_own = |field: FieldId| {
        let owner = program.field(field).class;
        owner == class || program.class(owner).is_library
    };
    (!after.heap.differs_beside(&state.heap, is_own)).then_some(after)
}
