//! Keeping the guesses that are inductive.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Budget, Claim, Exploration, PathId};
use java::model::MethodId;
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;
use solver::{Proof, Solver};
use term::{Memo, TermId, Terms, Value, evaluate};

use super::{Inferred, candidates::CandidateScope, guess};
use crate::detail::Detail;
use crate::obligation::Kind;
use crate::semantics::{Loops, Policy, Statics, VState, Verifier, begin};
use crate::task::{Settings, explore};
use jml::contract::Contract;

/// Rounds of dropping guesses.
const MAX_ROUNDS: usize = 12;

/// A loop by its method and number.
type LoopId = (MethodId, u32);

/// Invariants for the loops that a proof of the contract meets. The world comes back.
pub(crate) fn infer(world: World, contract: &Contract, settings: &Settings) -> (World, BTreeMap<LoopId, Inferred>) {
    let (mut world, mut found) = first_guesses(world, contract, settings);
    if found.is_empty() {
        return (world, found);
    }
    for _ in 0..MAX_ROUNDS {
        let (back, is_stable) = round(world, contract, settings, &mut found);
        world = back;
        if is_stable || settings.stopped().is_some() {
            break;
        }
    }
    (world, found)
}

/// Reaches every loop once and guesses.
fn first_guesses(world: World, contract: &Contract, settings: &Settings) -> (World, BTreeMap<LoopId, Inferred>) {
    let java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    let mut terms = Terms::new();
    let policy = Policy { calls: settings.calls, loops: Loops::Probe, per_method: settings.per_method.clone() };
    let Ok(mut task) = begin(java, &mut terms, contract.clone(), policy, Statics::Any) else { unreachable!("the contract began before") };
    let mut solver = Solver::new(settings.config.clone());
    let budget = Budget { loop_bound: 1, nodes: 2_000, ..settings.budget.clone() };
    explore(&mut task, &mut terms, &mut solver, &budget);
    let probes = std::mem::take(&mut task.verifier.probes);
    let mut found = BTreeMap::new();
    for ((method, id), (entry, old)) in &probes {
        let code = task.verifier.java.world.code(*method);
        let (changed, writes_arrays) = task.verifier.loop_effects(*method, *id);
        let changed: BTreeSet<_> = changed.into_iter().collect();
        let program = &task.verifier.java.world.program;
        let scene = CandidateScope { program, terms: &terms, code: &code, changed, entry, old, writes_arrays };
        found.insert((*method, *id), guess(&scene));
    }
    (task.verifier.java.world, found)
}

/// The claims about guesses that do not hold, as far as can be shown with little effort. A claim that is open counts as wrong.
fn wrong_claims(verifier: &Verifier, terms: &mut Terms, solver: &mut Solver, exploration: &Exploration<VState>) -> BTreeSet<u32> {
    let mut wrong = BTreeSet::new();
    let mut by_path: BTreeMap<PathId, Vec<Claim>> = BTreeMap::new();
    for claimed in &exploration.claims {
        let obligation = verifier.obligations.get(claimed.claim.id);
        let is_guess = matches!(obligation.kind, Kind::InvariantInitially | Kind::InvariantPreserved | Kind::Decreases);
        if is_guess && matches!(obligation.detail, Detail::Inferred(_)) {
            by_path.entry(claimed.path).or_default().push(claimed.claim);
        }
    }
    for (path, claims) in by_path {
        let hypotheses = exploration.paths.conjuncts(path);
        let (quantified, mut plain): (Vec<Claim>, Vec<Claim>) =
            claims.into_iter().filter(|claim| !wrong.contains(&claim.id)).partition(|claim| terms.has_quantifier(claim.goal));
        while !plain.is_empty() {
            let dropped = falsified(terms, solver, &hypotheses, &plain);
            if dropped.is_empty() {
                break;
            }
            plain.retain(|claim| !dropped.contains(&claim.id));
            wrong.extend(dropped);
        }
        for claim in quantified {
            if !matches!(solver.prove(terms, &hypotheses, claim.goal), Proof::Proved { .. }) {
                wrong.insert(claim.id);
            }
        }
    }
    wrong
}

/// Claims that one model of their failure falsifies; empty if all of them hold.
fn falsified(terms: &mut Terms, solver: &mut Solver, hypotheses: &[TermId], claims: &[Claim]) -> BTreeSet<u32> {
    let goals: Vec<TermId> = claims.iter().map(|claim| claim.goal).collect();
    let all = terms.and(&goals);
    if matches!(solver.prove(terms, hypotheses, all), Proof::Proved { .. }) {
        return BTreeSet::new();
    }
    let plain: Vec<TermId> = hypotheses.iter().copied().filter(|hypothesis| !terms.has_quantifier(*hypothesis)).collect();
    let mut conjuncts = plain;
    conjuncts.push(terms.not(all));
    if let Some(model) = solver.model(terms, &conjuncts) {
        let mut memo = Memo::default();
        let is_false = |goal: TermId, memo: &mut Memo| evaluate(terms, goal, &model, memo) == Some(Value::Bool(false));
        let dropped: BTreeSet<u32> = claims.iter().filter(|claim| is_false(claim.goal, &mut memo)).map(|claim| claim.id).collect();
        if !dropped.is_empty() && dropped.len() < claims.len() {
            return dropped;
        }
    }
    claims
        .iter()
        .filter(|claim| !matches!(solver.prove(terms, hypotheses, claim.goal), Proof::Proved { .. }))
        .map(|claim| claim.id)
        .collect()
}

/// One exploration with all guesses; drops those that do not hold. Says whether nothing was dropped.
fn round(world: World, contract: &Contract, settings: &Settings, found: &mut BTreeMap<LoopId, Inferred>) -> (World, bool) {
    let java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    let mut terms = Terms::new();
    let policy = Policy { calls: settings.calls, loops: Loops::Invariant, per_method: settings.per_method.clone() };
    let Ok(mut task) = begin(java, &mut terms, contract.clone(), policy, Statics::Any) else { unreachable!("the contract began before") };
    task.verifier.inferred = found.clone();
    // A guess that is hard to prove is not worth the time.
    let config = solver::Config { proof_rlimit: settings.config.proof_rlimit / 20, ..settings.config.clone() };
    let mut solver = Solver::new(config);
    let exploration = explore(&mut task, &mut terms, &mut solver, &settings.budget);
    let wrong = wrong_claims(&task.verifier, &mut terms, &mut solver, &exploration);
    let wrong: BTreeSet<(java::model::Span, Kind, Detail)> = wrong
        .into_iter()
        .map(|id| task.verifier.obligations.get(id))
        .map(|obligation| (obligation.span, obligation.kind, obligation.detail.clone()))
        .collect();
    let mut is_stable = true;
    for ((method, id), inferred) in found.iter_mut() {
        let span = task.verifier.java.world.code(*method).loops[*id as usize].span;
        let is_wrong =
            |text: String, kinds: &[Kind]| kinds.iter().any(|kind| wrong.contains(&(span, *kind, Detail::Inferred(text.clone()))));
        let kept: Vec<bool> = (0..inferred.guesses.len())
            .map(|i| !is_wrong(inferred.text(i), &[Kind::InvariantInitially, Kind::InvariantPreserved]))
            .collect();
        is_stable &= kept.iter().all(|kept| *kept);
        let measures: Vec<bool> = (0..inferred.measures.len()).map(|i| !is_wrong(inferred.measure_text(i), &[Kind::Decreases])).collect();
        let is_stable_here = kept.iter().all(|kept| *kept);
        inferred.guesses = std::rc::Rc::new(keep(&inferred.guesses, &kept));
        // Measures are judged with the final guesses only: fewer guesses prove less.
        if is_stable_here {
            inferred.measures = std::rc::Rc::new(keep(&inferred.measures, &measures));
        }
    }
    if is_stable {
        for inferred in found.values_mut() {
            let first: Vec<_> = inferred.measures.iter().take(1).cloned().collect();
            inferred.measures = std::rc::Rc::new(first);
            inferred.is_trial = false;
            inferred.drop_implied();
        }
    }
    (task.verifier.java.world, is_stable)
}

fn keep<T: Clone>(all: &[T], kept: &[bool]) -> Vec<T> {
    all.iter().zip(kept).filter(|(_, kept)| **kept).map(|(item, _)| item.clone()).collect()
}
