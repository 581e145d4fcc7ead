//! Replays of inputs that should go wrong, on the concrete machine: whatever found them, only such a run is an `error`.

use explain::tree::Source;
use java::model::{MethodId, Ty};
use machine::concrete::{Limits, execute, unmakeable};
use machine::input::{Content, Datum, Input};
use machine::world::World;

use super::failure::Failure;
use super::task::Task;

/// Runs the entry on an input that a program can make; says why it is no failure. `names`: receiver and parameters; `escapes_at`: where an exception
/// is told that leaves the entry.
pub(super) fn replay(
    task: &Task,
    world: &mut World,
    method: MethodId,
    (names, input): (&[(String, Ty)], &Input),
    escapes_at: Source,
) -> Result<Failure, String> {
    let has_null = |content: &Content| matches!(content, Content::Elements(elements) if elements.contains(&Datum::Null));
    if task.is_main && input.objects.iter().any(|object| has_null(&object.content)) {
        return Err("the input that was tried has an argument that is null, which no command line has".to_owned());
    }
    let ints = task.options.ints;
    if let Some(reason) = unmakeable(world, input, ints) {
        return Err(reason);
    }
    let observation = execute(world, method, input, ints, Limits::default());
    if !task.options.property.is_violated(&mut world.program, &observation.outcome) {
        return Err("the input that was tried does not go wrong when it is replayed".to_owned());
    }
    Ok(Failure::of(world, method, names, (input, &observation), escapes_at))
}
