//! Concrete runs on simple inputs: zeros and nulls first, then numbers at which programs often go wrong. One may go wrong at once; and where
//! nothing can be chosen, the first one is the only run that there is.

use java::model::{MethodId, Prim, Ty};
use java::program::Program;
use machine::concrete::{Limits, execute};
use machine::input::{Content, Datum, Input, InputObject, Observation, Outcome};
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;

use super::failure::Failure;
use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::select::select_method;
use crate::verification::source_at;

/// Iterations of loops and calls of the one run that there is: about a second.
const FUEL: u64 = 20_000_000;
/// Those of each of many runs, and how many there are.
const TRIAL_FUEL: u64 = 100_000;
const TRIALS: usize = 200;

/// Numbers at which programs often go wrong; what does not fit a type is left out for it.
const NUMBERS: &[i64] =
    &[0, 1, -1, 2, 3, 5, 10, 50, 100, 255, 1_000, 46_341, 65_536, 1_000_000_007, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN];

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
    let short = Limits { fuel: TRIAL_FUEL, ..Limits::default() };
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
        _ => match trial(task, &mut java, method, (&types, &names)) {
            Some(failure) => Answer::Error(Box::new(failure)),
            None => return Answered::open(String::new()),
        },
    };
    let mut assumptions = assumptions::of_proof(&java, options.ints, options.precondition.as_deref());
    assumptions.push("static fields have the values that class initialisation gives them".to_owned());
    Answered { assumptions, tests: 1, ..Answered::new(answer) }
}

/// Runs on other numbers, until one goes wrong.
fn trial(task: &Task, java: &mut JavaSemantics, method: MethodId, (types, names): (&[Ty], &[(String, Ty)])) -> Option<Failure> {
    let choices: Vec<Vec<Datum>> = types.iter().map(|ty| choices(*ty)).collect();
    if task.is_main || choices.iter().all(|choices| choices.len() <= 1) {
        return None;
    }
    let all: usize = choices.iter().map(Vec::len).try_fold(1_usize, usize::checked_mul).unwrap_or(usize::MAX);
    let mut random = 1_u64;
    for number in 1..all.min(TRIALS) {
        if task.is_stopped() {
            return None;
        }
        // All combinations where they are few, and a sample of them where they are many.
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut index = if all <= TRIALS { number } else { usize::try_from(random >> 20).unwrap_or(number) };
        let mut arguments = Vec::new();
        for choices in &choices {
            arguments.push(choices[index % choices.len()].clone());
            index /= choices.len();
        }
        let input = Input { arguments, ..Input::default() };
        let limits = Limits { fuel: TRIAL_FUEL, ..Limits::default() };
        let observation = execute(&mut java.world, method, &input, task.options.ints, limits);
        if task.options.property.is_violated(&mut java.world.program, &observation.outcome) {
            let input = with_tape(&mut java.world.program, input, &observation);
            let program = &java.world.program;
            let entry = source_at(program, program.method(method).name_span);
            return Some(Failure::of(&mut java.world, method, names, (&input, &observation), entry));
        }
    }
    None
}

/// Values to try for a type, the simplest first.
fn choices(ty: Ty) -> Vec<Datum> {
    let (low, high) = match ty {
        Ty::Prim(Prim::Boolean) => return vec![Datum::Bool(false), Datum::Bool(true)],
        Ty::Prim(Prim::Byte) => (i64::from(i8::MIN), i64::from(i8::MAX)),
        Ty::Prim(Prim::Short) => (i64::from(i16::MIN), i64::from(i16::MAX)),
        Ty::Prim(Prim::Char) => (0, i64::from(u16::MAX)),
        Ty::Prim(Prim::Int) => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Ty::Prim(Prim::Long) => (i64::MIN, i64::MAX),
        Ty::Prim(Prim::Double) => return [0.0, -0.0, 1.0, -1.0, 0.5, 1e18, f64::NAN, f64::INFINITY].map(Datum::Double).to_vec(),
        Ty::Prim(Prim::Float) => return [0.0, -0.0, 1.0, -1.0, 0.5, 1e18, f32::NAN, f32::INFINITY].map(Datum::Float).to_vec(),
        _ => return vec![Datum::Null],
    };
    let bounds = [low, high].into_iter().filter(|bound| !NUMBERS.contains(bound));
    NUMBERS.iter().copied().filter(|number| (low..=high).contains(number)).chain(bounds).map(|number| Datum::Int(number.into())).collect()
}

/// Zeros and nulls; a command line without words.
fn simplest(types: &[Ty], is_main: bool) -> Input {
    if is_main {
        let words = InputObject { ty: types[0], content: Content::Elements(Vec::new()) };
        return Input { arguments: vec![Datum::Object(0)], objects: vec![words], ..Input::default() };
    }
    Input { arguments: types.iter().map(|ty| Datum::zero(*ty)).collect(), ..Input::default() }
}

/// The input with the nondeterministic values that the run got: behind the end of the tape they are zeros and empty texts.
fn with_tape(program: &mut Program, mut input: Input, observation: &Observation) -> Input {
    for (_, prim) in &observation.asked {
        let value = match prim {
            Some(prim) => Datum::zero(Ty::Prim(*prim)),
            None => {
                let ty = Ty::Class(program.library_class("java.lang.String"));
                input.objects.push(InputObject { ty, content: Content::Text { text: Vec::new().into(), is_literal: false } });
                Datum::Object(input.objects.len() - 1)
            }
        };
        input.nondeterministic.push(value);
    }
    input
}

/// True if a method never reads its first parameter.
fn ignores_arguments(world: &mut World, method: MethodId) -> bool {
    let code = world.code(method);
    !code.instructions.iter().any(|instruction| instruction.reads().iter().any(|local| local.index() == 0))
}
