//! Replaying an input: the method runs on constants with every specification checked on the way, and the concrete machine, which knows
//! nothing of terms, must end in the same way.

use engine::{Budget, NodeKind};
use java::model::{Span, Ty};
use machine::concrete::{Limits, execute, unmakeable};
use machine::input::{Datum, Input, Observation, Outcome};
use machine::symbolic::{InitialState, JavaSemantics, Symbols, given_state};
use machine::world::World;
use solver::{Proof, Solver};
use term::{Interpretation, Memo, SymbolId, TermId, Terms, Value, evaluate};

use crate::detail::Detail;
use crate::obligation::{Kind, Obligation};
use crate::semantics::{Calls, Loops, Policy, begin_in};
use crate::task::{Settings, explore};
use crate::verdict::{Ending, EndingKind};
use jml::contract::Contract;

/// What a run shows.
pub struct Violation {
    pub kind: Kind,
    pub span: Span,
    pub detail: Detail,
    pub ending: Ending,
}

/// The first obligation that the run on this input violates. `None` if there is none, or if the input is none of the contract.
pub fn replay(world: World, contract: &Contract, settings: &Settings, input: &Input) -> (World, Option<Violation>) {
    replay_within(world, contract, settings, input, 200_000)
}

/// The same in so many steps.
pub fn replay_within(
    mut world: World,
    contract: &Contract,
    settings: &Settings,
    input: &Input,
    nodes: usize,
) -> (World, Option<Violation>) {
    if unmakeable(&mut world, input, settings.ints).is_some() {
        return (world, None);
    }
    let mut java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    java.symbols.has_ages = true;
    let mut terms = Terms::new();
    let Ok(state) = given_state(&mut java, &mut terms, contract.method, input) else { return (java.world, None) };
    let initial = InitialState { state: state.clone(), precondition: Vec::new(), inputs: Vec::new() };
    let policy = Policy { calls: Calls::Inline, loops: Loops::Unroll, per_method: std::collections::BTreeMap::new() };
    let mut task = begin_in(java, &mut terms, contract.clone(), policy, initial, state);
    let mut solver = Solver::new(brief(&settings.config, nodes));
    let assumptions = task.assumptions.clone();
    if !task.verifier.unsupported.is_empty() || !assumptions.into_iter().all(|assumption| holds(&mut terms, &mut solver, assumption)) {
        return (task.verifier.java.world, None);
    }
    let budget = Budget { nodes, nodes_per_branch: nodes, ..settings.budget.clone() };
    let exploration = explore(&mut task, &mut terms, &mut solver, &budget);
    let has_ended = exploration.bits.exhaustive;
    let violated = exploration.claims.iter().find(|claimed| {
        let obligation = task.verifier.obligations.get(claimed.claim.id);
        // A run that ends violates no clause where none is written.
        !(has_ended && obligation.is_about_missing_measure())
            && is_violated(&mut terms, &mut solver, obligation, claimed.claim.goal)
            && !is_excluded(&mut terms, &mut solver, &exploration.paths.conjuncts(claimed.path))
    });
    let obligation = violated.map(|claimed| task.verifier.obligations.get(claimed.claim.id).clone());
    let leaves: Vec<(NodeKind, Option<TermId>, String)> = exploration
        .dag
        .iter()
        .filter(|(_, node)| node.kind.is_leaf())
        .map(|(_, node)| (node.kind, node.value, node.label.to_string()))
        .collect();
    let mut world = std::mem::replace(&mut task.verifier.java.world, World::new(java::program::Program::empty()));
    let (Some(obligation), [leaf]) = (obligation, leaves.as_slice()) else { return (world, None) };
    // What does not end here does not end there; there is no need to wait for it, unless it is said to end.
    let is_about_ending = matches!(obligation.kind, Kind::Termination | Kind::Decreases);
    if !(matches!(leaf.0, NodeKind::Termination | NodeKind::ExceptionalTermination) || is_about_ending && leaf.0 == NodeKind::Limit) {
        return (world, None);
    }
    let observation = execute(&mut world, contract.method, input, settings.ints, Limits::default());
    if !agrees(&terms, leaf, &observation) {
        return (world, None);
    }
    let ending = Ending { kind: ending(&world, contract, &observation), changed: None };
    (world, Some(Violation { kind: obligation.kind, span: obligation.span, detail: obligation.detail, ending }))
}

/// Most of a run is evaluated; what is left to the solver has to be easy.
fn brief(config: &solver::Config, nodes: usize) -> solver::Config {
    let units = (nodes as u64 * UNITS_PER_NODE).min(MAX_UNITS);
    solver::Config { rlimit: config.rlimit.min(2 * units), proof_rlimit: config.proof_rlimit.min(units), ..config.clone() }
}

/// Resource units of the solver for each step that a run may have.
const UNITS_PER_NODE: u64 = 10;
const MAX_UNITS: u64 = 200_000;

/// True if an assumption on the way does not hold, or is not known to, so that nothing after it counts.
fn is_excluded(terms: &mut Terms, solver: &mut Solver, path: &[TermId]) -> bool {
    path.iter().any(|condition| !holds(terms, solver, *condition))
}

/// True if a closed formula holds: by evaluation, or by proof where a quantifier ranges too widely.
fn holds(terms: &mut Terms, solver: &mut Solver, formula: TermId) -> bool {
    match truth(terms, formula) {
        Some(truth) => truth,
        None => matches!(solver.prove(terms, &[], formula), Proof::Proved { .. }),
    }
}

/// True if a claim fails in a run on constants. A frame, or the invariant of another object, speaks of an arbitrary location, and only a
/// written one can violate it, so a solution of its negation names one. What evaluation does not decide, such as a minimum that is
/// only described, fails if its negation can be proved.
fn is_violated(terms: &mut Terms, solver: &mut Solver, obligation: &Obligation, goal: TermId) -> bool {
    if let Some(truth) = truth(terms, goal) {
        return !truth;
    }
    if obligation.kind == Kind::Accessible {
        // It speaks of a second run, on unknown contents.
        return false;
    }
    let negated = terms.not(goal);
    if obligation.is_about_any_location() {
        return solver.model(terms, &[negated]).is_some();
    }
    matches!(solver.prove(terms, &[], negated), Proof::Proved { .. })
}

/// The truth of a closed formula.
fn truth(terms: &Terms, formula: TermId) -> Option<bool> {
    if let Some(truth) = terms.as_bool_const(formula) {
        return Some(truth);
    }
    match evaluate(terms, formula, &Nothing, &mut Memo::default()) {
        Some(Value::Bool(truth)) => Some(truth),
        _ => None,
    }
}

/// An interpretation of no symbols: a constant formula needs none.
struct Nothing;

impl Interpretation for Nothing {
    fn app(&self, _terms: &Terms, _symbol: SymbolId, _args: &[Value]) -> Option<Value> {
        None
    }
    fn tag(&self, _terms: &Terms, _object: i64) -> u32 {
        0
    }
}

/// True if a name of a class is another one without the packages and classes around it. Binary names have `$` where others have dots.
fn is_name_of(short: &str, long: &str) -> bool {
    let (short, long) = (short.replace('$', "."), long.replace('$', "."));
    long.strip_suffix(&short).is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

/// True if both machines end in the same way.
fn agrees(terms: &Terms, (kind, value, label): &(NodeKind, Option<TermId>, String), observation: &Observation) -> bool {
    match (kind, &observation.outcome) {
        (NodeKind::Termination, Outcome::Returned(returned)) => match (value, returned) {
            (Some(value), Some(Datum::Int(i))) => terms.as_int_const(*value).is_some_and(|v| v == *i),
            (Some(value), Some(Datum::Bool(b))) => terms.as_bool_const(*value) == Some(*b),
            (Some(_), Some(_)) | (None, None) => true,
            _ => false,
        },
        (NodeKind::ExceptionalTermination, Outcome::Threw { name, .. }) => is_name_of(label, name) || is_name_of(name, label),
        (NodeKind::ExceptionalTermination, Outcome::Overflow) | (NodeKind::Limit, Outcome::OutOfFuel) => true,
        _ => false,
    }
}

fn ending(world: &World, contract: &Contract, observation: &Observation) -> EndingKind {
    let other = match &observation.outcome {
        Outcome::Returned(datum) => {
            let shown = datum.as_ref().map(|datum| show(world, datum, world.program.method(contract.method).ret));
            return EndingKind::Returns(shown);
        }
        Outcome::Threw { name, .. } => return EndingKind::Throws(name.clone()),
        Outcome::Overflow => "overflows".to_owned(),
        Outcome::Unsupported(what) => format!("needs {what}"),
        Outcome::Violated(..) => "does what it must not".to_owned(),
        Outcome::Halted => "ends because an assumption does not hold".to_owned(),
        Outcome::OutOfFuel => "does not end".to_owned(),
        Outcome::OutOfMemory => "needs more memory than a run may take".to_owned(),
    };
    EndingKind::Other(other)
}

fn show(world: &World, datum: &Datum, ty: Ty) -> String {
    match datum {
        Datum::Object(_) => format!("an object of type {}", world.program.ty_name(ty)),
        value => value.to_string(),
    }
}
