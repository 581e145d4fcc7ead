//! Proofs with loops forgotten: one arbitrary iteration of each loop stands for all of them (Steinhöfel 2020, §2.3), with or without an invariant.

use std::collections::BTreeMap;

use engine::Budget;
use jml::contract::Contract;
use machine::initializer_effects::depends_on_initialization;
use machine::world::World;
use verify::infer::PortableInvariants;
use verify::semantics::{Calls, Loops};
use verify::task::{Settings, can_begin, prove};
use verify::verdict::Verdict;

use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::select::select_method;

/// Nodes of a proof that is tried before anything is known.
const NODES: usize = 5_000;

/// Tries to prove that nothing is violated. `infers`: invariants of loops are looked for.
pub(super) fn ask(task: &Task, infers: bool) -> Answered {
    let options = &task.options;
    let Ok((world, contract, settings)) = prepare(task, infers) else { return Answered::open(String::new()) };
    let finished = prove(world, &contract, &settings);
    let solver_calls = finished.result.work.solver_calls;
    let proved = match &finished.result.verdict {
        // No input at all satisfies the precondition: nothing was shown.
        _ if finished.is_vacuous => None,
        Verdict::Holds => {
            let clauses: Vec<&str> = finished.result.inferred.iter().map(|(_, clause)| clause.jml.as_str()).collect();
            let with = if clauses.is_empty() { "nothing known of loops".to_owned() } else { clauses.join(", ") };
            Some(format!("all paths are covered ({} nodes, {with})", finished.result.work.nodes))
        }
        _ => None,
    };
    let answer = match proved {
        Some(proof) => Answer::Safe(proof),
        None => Answer::Open { reason: String::new(), is_unsupported: false },
    };
    let assumptions = assumptions::of_proof(&finished.verifier.java, options.ints, options.precondition.as_deref());
    let found = PortableInvariants::of(&finished.verifier.java.world, &finished.verifier.inferred);
    Answered { assumptions, solver_calls, found, ..Answered::new(answer) }
}

/// The world, and the demand that nothing is violated in it.
pub(super) fn prepare(task: &Task, infers: bool) -> Result<(World, Contract, Settings), String> {
    let options = &task.options;
    let first = |problems: Vec<crate::Problem>| problems.into_iter().next().map_or_else(String::new, |problem| problem.message);
    let mut program = task.gathered.program();
    program.resolve_all_bodies();
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
    let contract = Contract::without_violations(&mut world.program, method, options.property.demand(), precondition);
    let settings = settings(task, infers);
    let world = can_begin(world, &contract, &settings).map_err(|(_, reason)| reason)?;
    Ok((world, contract, settings))
}

fn settings(task: &Task, infers: bool) -> Settings {
    let options = &task.options;
    let mut config = solver::Config { guard: Some(crate::loaded::guard(&options.budget)), ..solver::Config::default() };
    if let Some(rlimit) = options.rlimit {
        config.rlimit = rlimit;
    }
    Settings {
        ints: options.ints,
        calls: Calls::Inline,
        per_method: BTreeMap::new(),
        budget: Budget { nodes: NODES, solver_units: Some(4_000_000), ..options.budget.clone() },
        config,
        merge: merge::Mode::Auto,
        searches: false,
        infers,
        confirms: false,
        loops: Loops::Havoc,
    }
}
