//! Replays of inputs that should go wrong, on the concrete machine: whatever found them, only such a run is an `error`.

use explain::tree::Source;
use java::model::{MethodId, Ty};
use machine::concrete::{Limits, execute, unmakeable};
use machine::input::{Content, Datum, Input};
use machine::world::World;

use super::failure::Failure;
use super::first_run::empty_text;
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
    let words = if task.is_main { command_line(world, input) } else { input.clone() };
    let input = &words;
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

/// The input with empty words where it has nulls: no argument of a command line is null.
fn command_line(world: &mut World, input: &Input) -> Input {
    let mut words = input.clone();
    for at in 0..words.objects.len() {
        let Content::Elements(mut elements) = words.objects[at].content.clone() else { continue };
        for element in elements.iter_mut().filter(|element| **element == Datum::Null) {
            *element = empty_text(&mut world.program, &mut words);
        }
        words.objects[at].content = Content::Elements(elements);
    }
    words
}
