//! A method explored with its loops summarised by their invariants, for questions other than its contract.
//!
//! The premises of the summary are proved here: the invariants hold whenever a loop is reached and are kept by its body, so that every run is
//! among those of the summary. There may be more.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Budget, Exploration, NodeKind};
use java::model::Span;
use machine::symbolic::{InitialState, JavaSemantics, State};
use merge::Merger;
use solver::{Answer, Proof, Solver};
use term::Terms;

use crate::case_split;
use crate::obligation::Kind;
use crate::semantics::{Calls, Loops, Policy, Task, VState, Verifier, begin_in};
use crate::task::explore_merging;
use jml::contract::Contract;
use jml::merge_directives::MergeDirectives;

/// An explored method.
pub struct Summary {
    pub java: JavaSemantics,
    pub initial: InitialState,
    /// `assume` statements that it rests on.
    pub assumed: BTreeSet<(Span, String)>,
    /// The runs, or why they are not known.
    pub exploration: Result<Exploration<State>, String>,
}

/// What is explored, and what has to be known of it.
pub struct Request<'a> {
    pub contract: Contract,
    pub budget: &'a Budget,
    pub merger: Option<&'a mut Merger>,
    pub merge_directives: MergeDirectives,
    /// True if every run has to come to an end.
    pub terminates: bool,
}

/// Explores a method from an initial state that satisfies its precondition.
pub fn summarize(java: JavaSemantics, terms: &mut Terms, solver: &mut Solver, initial: InitialState, request: Request<'_>) -> Summary {
    let policy = Policy { calls: Calls::Inline, loops: Loops::Invariant, per_method: BTreeMap::new() };
    let state = initial.state.clone();
    let mut task = begin_in(java, terms, request.contract, policy, initial, state);
    task.verifier.merge_directives = request.merge_directives;
    let exploration = explore_merging(&mut task, terms, solver, request.budget, request.merger, true);
    let open = vacuous(&task, terms, solver)
        .or_else(|| unproved(&task.verifier, terms, solver, &exploration, request.terminates))
        .or_else(|| hidden(&exploration))
        .or_else(|| initialized(&task, &exploration));
    let Task { verifier, initial, .. } = task;
    let exploration = match open {
        Some(reason) => Err(reason),
        None => Ok(exploration.map_states(|state| state.java)),
    };
    Summary { java: verifier.java, initial, assumed: verifier.assumed, exploration }
}

/// Everything can be said of the runs of a method that no input may be given to.
fn vacuous(task: &Task, terms: &mut Terms, solver: &mut Solver) -> Option<String> {
    let is_vacuous = solver.check_all(terms, &task.assumptions) == Answer::Unsat;
    is_vacuous.then(|| "no input satisfies the precondition and the invariants".to_owned())
}

/// The first thing that the summary needs and that is not proved.
fn unproved(
    verifier: &Verifier,
    terms: &mut Terms,
    solver: &mut Solver,
    exploration: &Exploration<VState>,
    terminates: bool,
) -> Option<String> {
    if let Some(unsupported) = verifier.unsupported.first() {
        return Some(unsupported.what.clone());
    }
    if let Some(missed) = verifier.java.symbols.missed_types().first() {
        return Some(format!("a loop may create a {}, which was not known before", verifier.java.world.program.ty_name(*missed)));
    }
    for claimed in &exploration.claims {
        let kind = verifier.obligations.get(claimed.claim.id).kind;
        if is_needed(kind, terminates)
            && !matches!(case_split::prove(terms, solver, exploration, claimed, case_split::Effort::Full).proof, Proof::Proved { .. })
        {
            return Some(kind.failure().to_owned());
        }
    }
    None
}

/// True if runs could be missing without it. What the contract promises is another question.
pub(crate) fn is_needed(kind: Kind, terminates: bool) -> bool {
    match kind {
        Kind::Postcondition
        | Kind::Signals
        | Kind::SignalsOnly
        | Kind::NormalTermination
        | Kind::Assignable
        | Kind::Accessible
        | Kind::Invariant
        | Kind::StaticInvariant
        | Kind::Constraint
        | Kind::Initially => false,
        Kind::Decreases | Kind::Termination => terminates,
        Kind::InvariantInitially
        | Kind::InvariantPreserved
        | Kind::LoopAssignable
        | Kind::Precondition
        | Kind::WellDefined
        | Kind::Assertion
        | Kind::Overflow
        | Kind::Violation
        | Kind::Unreachable
        | Kind::BlockContract
        | Kind::BlockAssignable => true,
    }
}

/// Static fields of a class that loops may initialise are not among those that a summary forgets.
fn initialized(task: &Task, exploration: &Exploration<VState>) -> Option<String> {
    let program = &task.verifier.java.world.program;
    let before: BTreeSet<_> = task.initial.state.heap.initialized_classes().collect();
    let leaves = exploration.dag.iter().filter(|(_, node)| node.kind.is_leaf()).filter_map(|(_, node)| node.state.as_ref());
    let mut classes = leaves.flat_map(|state| state.java.heap.initialized_classes());
    let late = classes.find(|class| !before.contains(class) && !program.class(*class).is_library)?;
    Some(format!("the class {} is initialised on the way", program.class(late).display_name))
}

/// What a summary forgets and no invariant speaks of: what loops print. What they write is in the final states, as far as it is known.
fn hidden(exploration: &Exploration<VState>) -> Option<String> {
    for (_, node) in exploration.dag.iter().filter(|(_, node)| node.kind.is_leaf()) {
        let Some(state) = &node.state else { return Some("a path ended without a state".to_owned()) };
        if node.kind == NodeKind::LoopBodyTermination && state.has_printed_in_loop() {
            return Some("a loop prints, and invariants say nothing about that".to_owned());
        }
    }
    None
}
