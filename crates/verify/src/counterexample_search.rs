//! Looking for a run that violates a contract: the same obligations with loops unrolled and calls by their code, so that every path
//! is one of the program; a model of a violated claim is an input, and the input is replayed before anything is said.

use engine::Budget;
use java::model::MethodKind;
use machine::input::{Datum, Input};
use machine::symbolic::{JavaSemantics, Symbols, long_example, static_variables};
use machine::world::World;
use solver::{Model, Proof, Solver};
use term::{Memo, TermId, Terms, Value, evaluate};

use crate::detail::Detail;
use crate::frame::{self, without_arbitrary};
use crate::replay::{self, Violation};
use crate::sampled_inputs::Sampler;
use crate::semantics::{Calls, Loops, Policy, Statics, Task, begin};
use crate::task::{Settings, explore, show_all};
use crate::verdict::{Counterexample, Ending};
use jml::contract::Contract;

/// Claims that are tried out, at most.
const MAX_CANDIDATES: usize = 60;
/// Loop iterations that depend on the input, one search after the other.
const BOUNDS: [u32; 3] = [1, 3, 6];

/// The world comes back with what was found.
pub(crate) fn search(mut world: World, contract: &Contract, settings: &Settings) -> (World, Option<Counterexample>) {
    for statics in [Statics::Initial, Statics::Variable] {
        if statics == Statics::Variable && !has_variables(&world, contract) {
            break;
        }
        for bound in BOUNDS {
            let (back, found, is_complete) = search_within(world, contract, settings, bound, statics);
            world = back;
            if found.is_some() || settings.stopped().is_some() {
                return (world, found);
            }
            if is_complete {
                break;
            }
        }
    }
    try_out(world, contract, settings)
}

/// True if a run may begin with other values of static fields than the first ones. A static initialiser begins with none.
fn has_variables(world: &World, contract: &Contract) -> bool {
    let program = &world.program;
    program.method(contract.method).kind != MethodKind::StaticInit && !static_variables(program).is_empty()
}

/// Steps of one of them; a small input has a short run.
const SAMPLE_NODES: usize = 2_000;
/// Small inputs that are tried out where models are not found.
const SAMPLES: usize = 200;

fn try_out(mut world: World, contract: &Contract, settings: &Settings) -> (World, Option<Counterexample>) {
    let mut sampler = Sampler::new(&world.program, contract.method, 0);
    let inputs: Vec<Input> = (0..SAMPLES).map_while(|_| sampler.input()).collect();
    for input in inputs {
        if settings.stopped().is_some() {
            break;
        }
        let (back, violation) = replay::replay_within(world, contract, settings, &input, SAMPLE_NODES);
        world = back;
        if let Some(violation) = violation {
            return (world, Some(found(input, violation, Vec::new())));
        }
    }
    (world, None)
}

fn search_within(
    world: World,
    contract: &Contract,
    settings: &Settings,
    bound: u32,
    statics: Statics,
) -> (World, Option<Counterexample>, bool) {
    let java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    let mut terms = Terms::new();
    let policy = Policy { calls: Calls::Inline, loops: Loops::Unroll, per_method: std::collections::BTreeMap::new() };
    let Ok(mut task) = begin(java, &mut terms, contract.clone(), policy, statics) else { unreachable!("the contract began before") };
    let mut solver = Solver::new(settings.config.clone());
    let budget = Budget { loop_bound: bound, nodes: 4_000, depth: 12, ..settings.budget.clone() };
    let exploration = explore(&mut task, &mut terms, &mut solver, &budget);
    let mut world = std::mem::replace(&mut task.verifier.java.world, World::new(java::program::Program::empty()));
    for claimed in exploration.claims.iter().take(MAX_CANDIDATES) {
        if settings.stopped().is_some() {
            break;
        }
        let mut conjuncts = exploration.paths.conjuncts(claimed.path);
        conjuncts.push(terms.not(claimed.claim.goal));
        std::mem::swap(&mut task.verifier.java.world, &mut world);
        let input = candidate(&task, &mut terms, &mut solver, &conjuncts);
        std::mem::swap(&mut task.verifier.java.world, &mut world);
        let Some((input, model)) = input else { continue };
        let (back, violation) = replay::replay(world, contract, settings, &input);
        world = back;
        if let Some(violation) = violation {
            // The condition is that of the claim that was tried; the run may show another one to fail.
            let claim = task.verifier.obligations.get(claimed.claim.id);
            let is_same = claim.kind == violation.kind && claim.span == violation.span && claim.detail == violation.detail;
            if !is_same {
                return (world, Some(found(input, violation, Vec::new())), true);
            }
            let places = frame::located(&terms, &conjuncts, &model, &task.verifier.arbitrary);
            let place = match &claim.detail {
                Detail::Changed(location) => frame::place_of(&terms, location, &places),
                _ => None,
            };
            let ending = Ending { changed: place, ..violation.ending.clone() };
            let there: Vec<TermId> = conjuncts.iter().map(|conjunct| term::substitute(&mut terms, *conjunct, &places)).collect();
            let condition = essential(&mut terms, &mut solver, &there);
            let condition = without_arbitrary(&mut terms, &condition, &task.verifier.arbitrary);
            let condition = show_all(&terms, &condition);
            return (world, Some(found(input, Violation { ending, ..violation }, condition)), true);
        }
    }
    (world, None, exploration.bits.exhaustive)
}

fn found(input: Input, violation: Violation, condition: Vec<String>) -> Counterexample {
    let Violation { kind, span, detail, ending } = violation;
    Counterexample { input, kind, span, detail, condition, ending }
}

/// An input that should violate a claim.
fn candidate(task: &Task, terms: &mut Terms, solver: &mut Solver, conjuncts: &[TermId]) -> Option<(Input, Model)> {
    let model = match solver.model(terms, conjuncts) {
        Some(model) => model,
        // What the quantifiers say may hold all the same, as in a very long array with equal elements; the replay will tell.
        None => {
            let plain: Vec<TermId> = conjuncts.iter().copied().filter(|conjunct| !terms.has_binder(*conjunct)).collect();
            if plain.len() == conjuncts.len() {
                return None;
            }
            solver.model(terms, &plain)?
        }
    };
    let mut input = long_example(&task.verifier.java, terms, &model, &task.initial.inputs, conjuncts).ok()?;
    // The others may as well have their first values.
    let mentioned =
        |value: TermId| conjuncts.iter().any(|conjunct| terms.symbols_of(value).iter().any(|s| terms.symbols_of(*conjunct).contains(s)));
    for (field, value) in task.statics.iter().filter(|(_, value)| mentioned(*value)) {
        let value = evaluate(terms, *value, &model, &mut Memo::default())?;
        input.statics.push((*field, datum(value)?));
    }
    Some((input, model))
}

/// A value of a primitive type.
fn datum(value: Value) -> Option<Datum> {
    match value {
        Value::Bool(b) => Some(Datum::Bool(b)),
        Value::Int(i) => Some(Datum::Int(i)),
        Value::F32(f) => Some(Datum::Float(f)),
        Value::F64(d) => Some(Datum::Double(d)),
        _ => None,
    }
}

/// Conditions that are looked at one by one, at most.
const MAX_CONDITIONS: usize = 24;

/// The conjuncts without those that follow from the others; a later one is dropped first.
fn essential(terms: &mut Terms, solver: &mut Solver, conjuncts: &[TermId]) -> Vec<TermId> {
    let mut kept: Vec<TermId> = conjuncts.to_vec();
    kept.sort_unstable_by_key(|conjunct| conjuncts.iter().position(|other| other == conjunct));
    kept.dedup();
    let mut at = kept.len();
    while at > 0 && kept.len() <= MAX_CONDITIONS {
        at -= 1;
        let others: Vec<TermId> = kept.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, conjunct)| *conjunct).collect();
        if matches!(solver.prove(terms, &others, kept[at]), Proof::Proved { .. }) {
            kept.remove(at);
        }
    }
    kept
}
