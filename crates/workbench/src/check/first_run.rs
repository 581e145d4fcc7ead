//! The first concrete run, on zeros and nulls, and then some on other numbers. One may go wrong at once; and where nothing can be chosen, the first
//! one is the only run that there is.

use java::model::{MethodId, Ty};
use java::program::Program;
use machine::concrete::{Limits, execute};
use machine::input::{Content, Datum, Input, InputObject, Outcome};
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;

use super::failure::Failure;
use super::task::{Answer, Answered, Task};
use super::trials::{Trials, with_tape};
use crate::assumptions;
use crate::select::select_method;
use crate::verification::source_at;

/// Iterations of loops and calls of the one run that there is: about a second.
const FUEL: u64 = 20_000_000;
/// Those of the first of many runs.
const SHORT_FUEL: u64 = 100_000;

/// Runs the entry a few times.
pub(super) fn ask(task: &Task) -> Answered {
    let options = &task.options;
    let mut program = task.gathered.program();
    program.resolve_all_bodies();
    let Ok(method) = select_method(&mut program, Some(&task.entry)) else { return Answered::open(String::new()) };
    let info = program.method(method);
    // Nobody knows whether this input is one that the precondition allows; that of `main` is.
    if !info.is_static || task.own_precondition.is_some() {
        return Answered::open(String::new());
    }
    let types: Vec<Ty> = info.params.iter().map(|param| param.ty).collect();
    let names: Vec<(String, Ty)> = info.params.iter().map(|param| (param.name.clone(), param.ty)).collect();
    let input = simplest(&types, task.is_main);
    let mut java = JavaSemantics { world: World::new(program).with_openness(options.openness), symbols: Symbols::new(options.ints) };
    options.property.watch(&mut java.world, &options.nondeterministic);
    let is_given = !types.is_empty() && (!task.is_main || !ignores_arguments(&mut java.world, method));
    let short = Limits { fuel: SHORT_FUEL, ..Limits::default() };
    let mut observation = execute(&mut java.world, method, &input, options.ints, short);
    // Only a run that nobody can change is worth more.
    if observation.outcome == Outcome::OutOfFuel && !is_given && observation.asked.is_empty() {
        observation = execute(&mut java.world, method, &input, options.ints, Limits { fuel: FUEL, ..short });
    }
    let is_violated = options.property.is_violated(&mut java.world.program, &observation.outcome);
    let has_choice = is_given || !observation.asked.is_empty();
    let answer = match &observation.outcome {
        _ if is_violated => {
            let input = with_tape(&mut java.world.program, input, &observation);
            let program = &java.world.program;
            let entry = source_at(program, program.method(method).name_span);
            Answer::Error(Box::new(Failure::of(&mut java.world, method, &names, (&input, &observation), entry)))
        }
        Outcome::Returned(_) | Outcome::Threw { .. } | Outcome::Halted if !has_choice => {
            Answer::Safe(format!("there is nothing to choose, and the one run ends ({} iterations and calls)", observation.steps))
        }
        _ => match (Trials { task, world: &mut java.world, method, types }).numbers() {
            Some(failure) => Answer::Error(Box::new(failure)),
            None => return Answered::open(String::new()),
        },
    };
    let mut assumptions = assumptions::of_proof(&java, options.ints, options.precondition.as_deref());
    assumptions.push("static fields have the values that class initialisation gives them".to_owned());
    Answered { assumptions, tests: 1, ..Answered::new(answer) }
}

/// Zeros and nulls; a command line without words.
pub(super) fn simplest(types: &[Ty], is_main: bool) -> Input {
    if is_main {
        let words = InputObject { ty: types[0], content: Content::Elements(Vec::new()) };
        return Input { arguments: vec![Datum::Object(0)], objects: vec![words], ..Input::default() };
    }
    Input { arguments: types.iter().map(|ty| Datum::zero(*ty)).collect(), ..Input::default() }
}

/// An empty text that an input leads to.
pub(super) fn empty_text(program: &mut Program, input: &mut Input) -> Datum {
    let ty = Ty::Class(program.library_class("java.lang.String"));
    input.objects.push(InputObject { ty, content: Content::Text { text: Vec::new().into(), is_literal: false } });
    Datum::Object(input.objects.len() - 1)
}

/// True if a method never reads its first parameter.
pub(super) fn ignores_arguments(world: &mut World, method: MethodId) -> bool {
    let code = world.code(method);
    !code.instructions.iter().any(|instruction| instruction.reads().iter().any(|local| local.index() == 0))
}
