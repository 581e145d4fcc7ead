//! Where a state is: its position in the order of exploration, and what it has that is no value.

use std::rc::Rc;

use engine::{MergeKey, MergeSite, Position};
use java::model::{Base, ClassId, Prim, Ty};

use crate::cfg::Ring;
use crate::domain::{Mode, Resume};
use crate::symbolic::state::{Frame, State};
use crate::world::World;

/// The outermost frame first; in each the loops around its place with their iterations, then the place.
pub(in crate::symbolic) fn position(world: &mut World, state: &State) -> Position {
    let mut frames: Vec<&Frame> = state.frames().collect();
    if frames.is_empty() {
        return Position(vec![u32::MAX]);
    }
    frames.reverse();
    let mut parts = Vec::with_capacity(2 * frames.len());
    for frame in frames {
        let flow = world.flow(&frame.head.code);
        for ring in flow.order.nest(frame.head.pc) {
            parts.extend([ring.position, iteration(frame, *ring)]);
        }
        parts.push(flow.order.position(frame.head.pc));
    }
    Position(parts)
}

/// A state at the head of a loop is about to begin the next iteration.
fn iteration(frame: &Frame, ring: Ring) -> u32 {
    let count = frame.loops.iter().find(|count| Some(count.id) == ring.number);
    count.map_or(0, |count| count.arrivals) + u32::from(frame.head.pc == ring.head)
}

/// Call stack, iterations, pending completion; classes that are initialised; what lies below the writes of the heap.
pub(super) fn key(world: &mut World, state: &State) -> Option<MergeKey> {
    let mut site = Vec::new();
    for frame in state.frames() {
        let head = &frame.head;
        let flow = world.flow(&head.code);
        site.extend([u64::from(head.code.method.0), u64::from(head.pc)]);
        site.extend(flow.order.nest(head.pc).iter().map(|ring| u64::from(iteration(frame, *ring))));
    }
    let mut rest = vec![mode(&state.mode)?];
    for frame in state.frames() {
        rest.push(frame.head.result.map_or(0, |local| u64::from(local.0) + 1));
        rest.push(match frame.head.resume {
            Resume::Next => 0,
            Resume::Initializer(batch) => 1 + 2 * u64::from(batch.requested.0) + u64::from(batch.is_last),
        });
    }
    let heap = &state.heap;
    rest.push(heap.base.as_ref().map_or(0, |base| Rc::as_ptr(base) as u64));
    let has_code = |class: &&ClassId| world.program.class(**class).static_init.is_some();
    rest.extend(heap.initialized.iter().filter(has_code).map(|class| u64::from(class.0)));
    rest.push(u64::MAX);
    rest.extend(heap.erroneous.iter().map(|class| u64::from(class.0)));
    rest.push(u64::MAX);
    rest.extend(state.tape.iter().filter_map(|ty| type_number(*ty)));
    let head = &state.frame.as_ref()?.head;
    let place = u64::from(head.code.method.0) << 32 | u64::from(head.pc);
    Some(MergeKey { site: MergeSite(site), place, rest })
}

/// Types as numbers, for those who merge and know nothing of Java.
pub fn type_number(ty: Ty) -> Option<u64> {
    let prim = |prim: Prim| 1 << 48 | (prim as u64) << 8;
    match ty {
        Ty::Prim(each) => Some(prim(each)),
        Ty::Class(class) => Some(u64::from(class.0) << 8),
        Ty::Array(Base::Class(class), dims) => Some(u64::from(class.0) << 8 | u64::from(dims)),
        Ty::Array(Base::Prim(each), dims) => Some(prim(each) | u64::from(dims)),
        Ty::Void | Ty::Null | Ty::Spec(_) => None,
    }
}

/// A state between two instructions; one that is on its way out of a frame is nowhere.
fn mode<V>(mode: &Mode<V>) -> Option<u64> {
    match mode {
        Mode::Running => Some(0),
        Mode::Caught(_) => Some(1),
        Mode::Returning(_) | Mode::Unwinding { .. } => None,
    }
}
