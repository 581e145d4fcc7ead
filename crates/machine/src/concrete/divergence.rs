//! Runs that never end: a state that comes again at the head of a loop, in a program that asks for nothing.

use java::graph::Instruction;
use java::model::MethodId;

use super::machine::{Concrete, Ints};
use super::run::{Limits, start};
use crate::input::Input;
use crate::step::{Signal, run};
use crate::world::World;

/// True if it is certain that a run does not end. Loops that call methods are not looked at: a run can only be stopped at heads of loops.
pub fn never_ends(world: &mut World, method: MethodId, input: &Input, ints: Ints, limits: Limits) -> bool {
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    if start(world, &mut machine, method, input, &[]).is_err() {
        return false;
    }
    // The state that is waited for is a later one each time, so that it gets into every circle (Brent).
    let mut awaited: Option<Concrete> = None;
    let (mut patience, mut waited) = (1, 0);
    for _ in 0..limits.fuel {
        machine.fuel = 1;
        let is_stopped = matches!(run(world, &mut machine), Signal::OutOfFuel) && machine.fuel == 0;
        if !is_stopped || !is_at_head(&machine) {
            return false;
        }
        if awaited.as_ref().is_some_and(|awaited| machine.goes_on_like(awaited)) {
            return true;
        }
        waited += 1;
        if waited == patience {
            (awaited, patience, waited) = (Some(machine.clone()), 2 * patience, 0);
        }
    }
    false
}

fn is_at_head(machine: &Concrete) -> bool {
    machine.place_in_code().is_some_and(|instruction| matches!(instruction, Instruction::LoopHead(_)))
}
