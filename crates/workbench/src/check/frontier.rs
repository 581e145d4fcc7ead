//! The loop of tests and refinements (crate `dash`) as a member of the portfolio. A proof is looked at again before it counts, a failing test is replayed.

use std::sync::Arc;

use dash::bounded::Found;
use java::model::{MethodId, Prim, Ty};
use machine::concrete::Ints;
use machine::initializer_effects::depends_on_initialization;
use machine::input::{Datum, Input};
use machine::symbolic::{InitialState, JavaSemantics, Start, State, Symbols, example, initial_state};
use machine::world::World;
use solver::{Solver, WarmStart};
use term::{Op, Terms, Value};

use super::replay::replay;
use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::loaded::guard;
use crate::select::select_method;
use crate::verification::source_at;

/// Resource units of the solver among the others, and alone: predicates grow while the loop unrolls a loop of the program backwards.
const UNITS: u64 = 2_000_000;
const PLAIN_UNITS: u64 = 20_000_000;
/// States of one test among the others.
const STEPS: usize = 1_000;

/// An entry that the loop can analyse.
pub(super) struct Prepared {
    pub(super) java: JavaSemantics,
    pub(super) terms: Terms,
    pub(super) initial: InitialState,
    /// Classes are initialised; nothing is running.
    pub(super) base: State,
    pub(super) method: MethodId,
}

/// Loads the entry, or says why it is not for members that compute with numbers only.
pub(super) fn prepare(task: &Task) -> Result<Prepared, String> {
    prepared(task, |world, ints, start| {
        let (mut java, mut terms) = (JavaSemantics { world, symbols: Symbols::new(ints) }, Terms::new());
        let initial = start(&mut java, &mut terms)?;
        Ok((java, terms, initial))
    })
}

/// Loads the entry for the loop, which may use the heap.
pub(super) fn prepare_heap(task: &Task) -> Result<Prepared, String> {
    prepared(task, |world, ints, start| dash::begin(world, ints, start))
}

/// Begins a run in a world.
type Begin<'a> = &'a dyn Fn(&mut JavaSemantics, &mut Terms) -> Result<InitialState, String>;

fn prepared(
    task: &Task,
    begin: impl FnOnce(World, Ints, Begin<'_>) -> Result<(JavaSemantics, Terms, InitialState), String>,
) -> Result<Prepared, String> {
    let options = &task.options;
    let mut program = task.gathered.program();
    program.resolve_all_bodies();
    let first = |problems: Vec<crate::Problem>| problems.into_iter().next().map_or_else(String::new, |problem| problem.message);
    let method = select_method(&mut program, Some(&task.entry)).map_err(first)?;
    let precondition = match options.precondition.as_ref().map(|text| program.precondition(method, text)) {
        None => None,
        Some(Ok(precondition)) => Some(precondition),
        Some(Err(_)) => return Err("the precondition is no Java condition".to_owned()),
    };
    let mut world = World::new(program).with_openness(options.openness);
    if let Some(class) = depends_on_initialization(&mut world, method, options.ints) {
        return Err(format!("the static initialiser of {class}, which depends on when it runs"));
    }
    options.property.watch(&mut world, &options.nondeterministic);
    world.watch.has_exceptions = options.property.exceptions;
    world.budget = options.budget.clone();
    let start = |java: &mut JavaSemantics, terms: &mut Terms| {
        java.world.watch.calls.clear();
        let initial = initial_state(java, terms, method, &Start::Call, precondition)?;
        watch_calls(&mut java.world);
        Ok(initial)
    };
    let (java, terms, initial) = begin(world, options.ints, &start)?;
    let base = initial.state.without_frame();
    Ok(Prepared { java, terms, initial, base, method })
}

/// Runs the loop on the entry.
pub(super) fn ask(task: &Task) -> Answered {
    let options = &task.options;
    // Alone, it is the first to ask Z3.
    let spare = options.is_plain.then(|| Arc::new(WarmStart::start()));
    let Prepared { mut java, mut terms, initial, base, method } = match prepare_heap(task) {
        Ok(prepared) => prepared,
        Err(reason) => return not_for_it(task, &reason),
    };
    let mut solver = Solver::new(solver::Config { guard: Some(guard(&options.budget)), spare, ..solver::Config::default() });
    solver.allow(Some(if options.is_plain { PLAIN_UNITS } else { UNITS }));
    let java_types: Vec<Ty> = java.world.program.method(method).params.iter().map(|param| param.ty).collect();
    let mut checker = dash::Checker::new(&mut java, &mut terms, &mut solver, base.clone(), limits(task));
    checker.draws = options.draws;
    checker.seeds = match seeds(task, &java_types) {
        Ok(seeds) => seeds,
        Err(reason) => return Answered::open(reason),
    };
    let known_tests = std::cell::Cell::new(0);
    let observer = |stats: &dash::Stats, regions: usize| {
        let tests = stats.tests + stats.tests_from_callees;
        options.work.iterated(tests - known_tests.replace(tests), regions);
    };
    checker.observer = Some(&observer);
    let answer = checker.check_from(&initial);
    let stats = checker.stats;
    let drawn = std::mem::take(&mut checker.pictures);
    let pictures = super::pictures::pictures(&java.world.program, drawn);
    let mut graph = None;
    let answer = match answer {
        dash::Answer::Unknown(reason) => return Answered { stats: stats.rows(), pictures, ..not_for_it(task, &reason) },
        dash::Answer::Pass(proof) => {
            let parameters = proof.parameters().to_vec();
            let assumed = initial.assumed(&mut terms, &parameters);
            graph = proof.portable(&java, &terms).ok();
            match dash::recheck((&mut java, &mut terms, &mut solver), &proof, assumed) {
                Ok(questions) => Answer::Safe(format!("{} regions, rechecked with {questions} questions", proof.graph.regions.len())),
                Err(flaw) => Answer::Open { reason: format!("the region graph could not be rechecked: {flaw:?}"), is_unsupported: false },
            }
        }
        dash::Answer::Fail(values) => failed(task, &mut java, method, &initial, &values),
        dash::Answer::FailsOn(failing) => match failing.input(&mut java, &mut terms, &initial.inputs) {
            Ok(input) => replayed(task, &mut java, method, &initial, &input),
            Err(reason) => Answer::Open { reason, is_unsupported: false },
        },
    };
    let mut assumptions = assumptions::of_proof(&java, options.ints, options.precondition.as_deref());
    assumptions.push("static fields have the values that class initialisation gives them".to_owned());
    Answered {
        assumptions,
        solver_calls: solver.stats().queries,
        iterations: stats.outer_iterations,
        tests: stats.tests + stats.tests_from_callees,
        regions: stats.regions,
        stats: stats.rows(),
        pictures,
        graph,
        ..Answered::new(answer)
    }
}

/// Alone, as published. Among the others, tests are cut off early: whatever is behind a long loop is for them.
fn limits(task: &Task) -> dash::Limits {
    let limits = task.options.dash;
    if task.options.is_plain {
        dash::Limits { summaries: false, generalises: false, ..limits }
    } else {
        dash::Limits { steps: limits.steps.min(STEPS), ..limits }
    }
}

/// The seed tests as values of the parameters' types.
fn seeds(task: &Task, types: &[Ty]) -> Result<Vec<Vec<Value>>, String> {
    let wrong = |seed: &[serde_json::Value]| {
        let shown = serde_json::Value::from(seed.to_vec());
        format!("the seed test {shown} does not fit the parameters")
    };
    let mut seeds = Vec::new();
    for seed in &task.options.seeds {
        let values: Option<Vec<Value>> = seed.iter().zip(types).map(|(value, ty)| value_of(value, *ty)).collect();
        seeds.push(values.filter(|_| seed.len() == types.len()).ok_or_else(|| wrong(seed))?);
    }
    Ok(seeds)
}

fn value_of(value: &serde_json::Value, ty: Ty) -> Option<Value> {
    let (low, high) = match ty {
        Ty::Prim(Prim::Boolean) => return value.as_bool().map(Value::Bool),
        Ty::Prim(Prim::Byte) => (i64::from(i8::MIN), i64::from(i8::MAX)),
        Ty::Prim(Prim::Short) => (i64::from(i16::MIN), i64::from(i16::MAX)),
        Ty::Prim(Prim::Char) => (0, i64::from(u16::MAX)),
        Ty::Prim(Prim::Int) => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Ty::Prim(Prim::Long) => (i64::MIN, i64::MAX),
        _ => return None,
    };
    value.as_i64().filter(|number| (low..=high).contains(number)).map(|number| Value::Int(number.into()))
}

/// The answer where it has none: alone, the reason; among others, nothing.
fn not_for_it(task: &Task, reason: &str) -> Answered {
    Answered::open(if task.options.is_plain { reason.to_owned() } else { String::new() })
}

/// Calls of methods of the program are asked about on their own.
fn watch_calls(world: &mut World) {
    for method in world.program.user_methods() {
        let info = world.program.method(method);
        if info.is_static && !info.is_native && !info.is_abstract && world.native(method).is_none() {
            world.watch.calls.insert(method);
        }
    }
}

/// Replays the inputs that the loop found.
fn failed(task: &Task, java: &mut JavaSemantics, method: MethodId, initial: &InitialState, values: &[Value]) -> Answer {
    let arguments: Option<Vec<Datum>> = values.iter().map(datum).collect();
    let Some(arguments) = arguments else {
        return Answer::Open { reason: "an input that has no value".to_owned(), is_unsupported: false };
    };
    replayed(task, java, method, initial, &Input { arguments, ..Input::default() })
}

/// Replays a run that the bounded search found. Of parameters of reference types only what was asked about them is known.
pub(super) fn found(
    task: &Task,
    (java, terms): (&mut JavaSemantics, &mut Terms),
    method: MethodId,
    initial: &InitialState,
    found: Found,
) -> Answer {
    let Found { inputs, nondeterministic, mut model } = found;
    let tape: Option<Vec<Datum>> = nondeterministic.iter().map(datum).collect();
    for (input, value) in initial.inputs.iter().zip(inputs) {
        if let (Op::App(symbol), Some(value)) = (terms.op(input.term), value) {
            model.define(symbol, Vec::new(), value);
        }
    }
    let input = example(java, terms, &model, &initial.inputs, &initial.precondition).map_err(|reason| reason.to_string());
    match (input, tape) {
        (Ok(input), Some(nondeterministic)) => replayed(task, java, method, initial, &Input { nondeterministic, ..input }),
        (Err(reason), _) => Answer::Open { reason, is_unsupported: false },
        (_, None) => Answer::Open { reason: "a nondeterministic value that is no number".to_owned(), is_unsupported: false },
    }
}

fn replayed(task: &Task, java: &mut JavaSemantics, method: MethodId, initial: &InitialState, input: &Input) -> Answer {
    java.world.watch.calls.clear();
    let names: Vec<(String, Ty)> = initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect();
    let entry = source_at(&java.world.program, java.world.program.method(method).name_span);
    match replay(task, &mut java.world, method, (&names, input), entry) {
        Ok(failure) => Answer::Error(Box::new(failure)),
        Err(reason) => Answer::Open { reason, is_unsupported: false },
    }
}

fn datum(value: &Value) -> Option<Datum> {
    Some(match value {
        Value::Bool(b) => Datum::Bool(*b),
        Value::Int(i) => Datum::Int(i.clone()),
        Value::F32(f) => Datum::Float(*f),
        Value::F64(d) => Datum::Double(*d),
        _ => return None,
    })
}
