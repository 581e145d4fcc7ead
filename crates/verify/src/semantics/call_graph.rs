//! Which methods a call may lead to: recursion needs a measure, whatever it goes through (an overriding method, an interface, a lambda that
//! the library calls).

use std::collections::BTreeSet;

use java::graph::{Instruction, Invoke};
use java::model::{ClassId, MethodId, MethodKind};
use machine::world::World;

use super::modified_locations::body_of;

/// The methods that a call may reach at once.
pub(super) fn targets(world: &World, method: MethodId, invoke: Invoke) -> Vec<MethodId> {
    if invoke != Invoke::Virtual {
        return vec![method];
    }
    let class = world.program.method(method).class;
    let mut found: Vec<MethodId> =
        world.program.concrete_subclasses(class).into_iter().filter_map(|class| world.program.dispatch(class, method)).collect();
    if found.is_empty() {
        found.push(method);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// True if one of some methods of the user is a method or leads to it by calls.
pub(super) fn leads_to(world: &mut World, from: Vec<MethodId>, to: MethodId) -> bool {
    let mut seen = BTreeSet::new();
    let mut work = from;
    while let Some(at) = work.pop() {
        if at == to {
            return true;
        }
        if seen.insert(at) {
            work.extend(called_by(world, at));
        }
    }
    false
}

/// True if code is short and straight enough to be run instead of trusting its contract.
pub(super) fn is_light(world: &mut World, method: MethodId) -> bool {
    let Some(code) = body_of(world, method) else { return false };
    let called = called_by(world, method);
    code.loops.is_empty() && code.instructions.len() <= 120 && !leads_to(world, called, method)
}

/// The user's methods that the code of a method may call at once, or through the library.
fn called_by(world: &mut World, method: MethodId) -> Vec<MethodId> {
    let Some(code) = body_of(world, method) else { return Vec::new() };
    let mut called = Vec::new();
    for instruction in &code.instructions {
        match instruction {
            Instruction::Call { method, invoke, .. } => called.extend(targets(world, *method, *invoke)),
            Instruction::New { class, .. } => called.extend(callbacks(world, *class)),
            _ => {}
        }
    }
    called.retain(|called| !world.program.file(world.program.method(*called).span.file).is_library);
    called
}

/// What the library may call of a new object: its methods, if it has a type that the library knows.
fn callbacks(world: &World, class: ClassId) -> Vec<MethodId> {
    let program = &world.program;
    let is_known = program.is_library_type(class);
    let is_method = |method: &MethodId| program.method(*method).kind == MethodKind::Method && !program.method(*method).is_static;
    if is_known { program.class(class).methods.iter().copied().filter(is_method).collect() } else { Vec::new() }
}
