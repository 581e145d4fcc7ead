//! Merged exhaustive exploration under a small budget: safe if all paths were followed to their ends, error if a run on an input that a path
//! suggests goes wrong on the concrete machine.

use engine::{Budget, NodeId, NodeKind};
use java::model::Ty;
use machine::initializer_effects::depends_on_enum_initialization;

use super::failure::Failure;
use super::replay::replay;
use super::task::{Answer, Answered, Task};
use crate::run::{Run, RunOptions};

/// How far to explore.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub(super) nodes: usize,
    pub(super) loop_bound: u32,
    pub(super) solver_units: u64,
}

/// Paths to a violation that are tried out, at most.
const MAX_CANDIDATES: usize = 40;

/// Explores all paths and replays those that go wrong.
pub(super) fn ask(task: &Task, extent: Extent) -> Answered {
    let mut run = match explored(task, extent) {
        Ok(run) => run,
        Err(reason) => return Answered::new(Answer::Open { reason, is_unsupported: true }),
    };
    let candidates = candidates(task, &mut run);
    let mut doubt = None;
    for leaf in candidates.iter().take(MAX_CANDIDATES) {
        match replayed(task, &mut run, *leaf) {
            Ok(failure) => return finish(&run, Answer::Error(Box::new(failure))),
            Err(reason) => doubt = doubt.or(Some((*leaf, reason))),
        }
    }
    let early_enum = depends_on_enum_initialization(&mut run.semantics.world, run.method, run.options.ints);
    let answer = match doubt {
        Some((leaf, reason)) => {
            let what = run.session.exploration().dag.get(leaf).label.to_string();
            let place = run.source_of(leaf).map_or_else(String::new, |source| format!(" (line {})", source.line));
            Answer::Open { reason: format!("it may be that {what}{place}, but no run shows it: {reason}"), is_unsupported: false }
        }
        None if run.session.bits().exhaustive && early_enum.is_some() => {
            let reason = format!("the initialiser of the enum {}, which depends on when it runs", early_enum.unwrap_or_default());
            Answer::Open { reason, is_unsupported: true }
        }
        None if run.session.bits().exhaustive => Answer::Safe(format!("all paths were followed to their ends ({} nodes)", run.n_nodes())),
        None => cut(&run),
    };
    finish(&run, answer)
}

/// Explores the entry; why it cannot be, if it cannot.
pub(super) fn explored(task: &Task, extent: Extent) -> Result<Run, String> {
    let explored = Run::gathered(&task.gathered, options(task, extent), &mut |semantics, _, _, _| {
        task.options.property.watch(&mut semantics.world, &task.options.nondeterministic);
        Ok(())
    });
    explored.map_err(|problems| problems.into_iter().next().map_or_else(String::new, |problem| problem.message))
}

pub(super) fn finish(run: &Run, answer: Answer) -> Answered {
    let entry = Some(run.entry_source());
    Answered { solver_calls: run.solver_queries(), assumptions: run.assumptions(), entry, ..Answered::new(answer) }
}

/// Why exploration is not exhaustive.
fn cut(run: &Run) -> Answer {
    let find = |kind: NodeKind| run.session.exploration().dag.iter().find(|(_, node)| node.kind == kind);
    match (find(NodeKind::Unsupported), find(NodeKind::Limit)) {
        (Some((id, node)), _) => {
            let place =
                run.source_of(id).map_or_else(String::new, |source| format!(" ({}:{}:{})", source.file, source.line, source.column));
            Answer::Open { reason: format!("not supported: {}{place}", node.label), is_unsupported: true }
        }
        (None, Some((_, node))) => Answer::Open { reason: node.label.to_string(), is_unsupported: false },
        (None, None) => Answer::Open { reason: "not every path was explored".to_owned(), is_unsupported: false },
    }
}

/// Ends of paths that the property forbids.
pub(super) fn candidates(task: &Task, run: &mut Run) -> Vec<NodeId> {
    let ends: Vec<(NodeId, NodeKind, String, bool)> = run
        .session
        .exploration()
        .dag
        .iter()
        .filter(|(_, node)| matches!(node.kind, NodeKind::Violation | NodeKind::ExceptionalTermination))
        .map(|(id, node)| (id, node.kind, node.label.to_string(), node.value.is_some()))
        .collect();
    let program = &mut run.semantics.world.program;
    let mut forbids = |(_, kind, label, is_exception): &(NodeId, NodeKind, String, bool)| {
        task.options.property.forbids_end(program, *kind, label, *is_exception)
    };
    ends.into_iter().filter(|end| forbids(end)).map(|(id, ..)| id).collect()
}

/// Runs the program on an input that should take the path.
fn replayed(task: &Task, run: &mut Run, leaf: NodeId) -> Result<Failure, String> {
    let input = run.example_at(leaf).map_err(|reason| reason.to_string())?;
    let names: Vec<(String, Ty)> = run.initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect();
    let escapes_at = run.source_of(leaf).unwrap_or_else(|| run.entry_source());
    replay(task, &mut run.semantics.world, run.method, (&names, &input), escapes_at)
}

pub(super) fn options(task: &Task, extent: Extent) -> RunOptions {
    let options = &task.options;
    RunOptions {
        path: task.path.clone(),
        source_roots: options.source_roots.clone(),
        method: Some(task.entry.clone()),
        precondition: options.precondition.clone(),
        ints: options.ints,
        openness: options.openness,
        budget: Budget {
            nodes: extent.nodes,
            loop_bound: extent.loop_bound,
            solver_units: Some(extent.solver_units),
            ..options.budget.clone()
        },
        rlimit: options.rlimit,
        ..RunOptions::default()
    }
}
