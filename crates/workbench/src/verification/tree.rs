//! The tree of a proof: contract, invariant and loop-body nodes, and at every node what could not be shown there.

use engine::{NodeId, NodeKind};
use explain::tree::{Node, SCHEMA, Tool, Tree};
use jml::contract::Contract;
use term::{TermId, display, display_conjunction};
use verify::detail::Detail;
use verify::task::Finished;
use verify::verdict::Status;

use super::convert::{one_line, source};
use crate::condition;
use crate::run::display_path;
use crate::tree_reader::merge_of;

/// The tree of a finished task.
pub(super) fn tree(finished: &mut Finished, contract: &Contract, ints: &str, assumptions: Vec<String>) -> Tree {
    let nodes = (0..finished.exploration.dag.len() as u32).map(|id| node(finished, NodeId(id))).collect();
    let program = &finished.verifier.java.world.program;
    Tree {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        file: display_path(&program.file(program.method(contract.method).span.file).path),
        method: format!("{} {}", program.method_name(contract.method), contract.name),
        ints: ints.to_owned(),
        exhaustive: finished.exploration.bits.exhaustive,
        precise: finished.exploration.bits.precise,
        assumptions,
        nodes,
        stats: None,
    }
}

fn node(finished: &mut Finished, id: NodeId) -> Node {
    let program = &finished.verifier.java.world.program;
    let node = finished.exploration.dag.get(id);
    let place = node.source.map(|span| source(program, span));
    let kind = node.kind;
    let value = node.value.map(|value| display(&finished.terms, value));
    let mut read = Node {
        id: id.0,
        parents: node.parents.as_slice().iter().map(|parent| parent.0).collect(),
        kind,
        label: node.label.to_string(),
        source: place,
        exhaustive: node.bits.exhaustive,
        // A havoc on the way is no doubt about the path itself.
        precise: true,
        branch_condition: node.condition.map(|condition| display(&finished.terms, condition)),
        path_condition: None,
        return_value: None,
        exception: None,
        output: None,
        message: None,
        effects: Vec::new(),
        output_expression: None,
        example: None,
        example_text: None,
        reason: None,
        open: open_at(finished, id),
        merge: finished.exploration.merges.get(&id).map(|merge| Box::new(merge_of(&finished.terms, merge))),
    };
    if kind == NodeKind::BranchCondition && read.branch_condition.is_none() {
        read.branch_condition = Some(read.label.clone());
    }
    match kind {
        NodeKind::MethodReturn | NodeKind::Termination => read.return_value = value,
        NodeKind::ExceptionalMethodReturn | NodeKind::ExceptionalTermination => read.exception = Some(read.label.clone()),
        _ => {}
    }
    if kind.is_leaf() {
        let conjuncts = finished.exploration.paths.conjuncts(finished.exploration.dag.get(id).path);
        let summary = condition::summarized(&mut finished.terms, &conjuncts);
        let parts: Vec<TermId> = summary.into_iter().filter(|conjunct| finished.terms.as_bool_const(*conjunct) != Some(true)).collect();
        read.path_condition = Some(display_conjunction(&finished.terms, &parts));
    }
    read
}

/// What is not proved at a node.
fn open_at(finished: &Finished, id: NodeId) -> Vec<String> {
    let program = &finished.verifier.java.world.program;
    let mut open = Vec::new();
    for answered in
        finished.result.obligations.iter().filter(|answered| answered.status != Status::Proved && answered.open_at.contains(&id.0))
    {
        let line = program.line_column(answered.span).0;
        let detail = match &answered.detail {
            Detail::Clause => one_line(program.written(answered.span)),
            detail => detail.to_string(),
        };
        open.push(format!("{} (line {line}): {detail}", answered.kind.name()));
    }
    open
}
