//! Snapshots of a run: plain data about its nodes, which later steps do not change.

use engine::{NodeId, NodeKind};
use explain::tree::Source;
use serde::Serialize;

use crate::example;
use crate::problem::Problem;
use crate::run::Run;

/// The nodes of a run at one moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    /// In creation order: parents come before children.
    pub nodes: Vec<NodeView>,
    /// The newest nodes of the open paths.
    pub open: Vec<u32>,
    /// Leaves at which a budget ended a path that can go on.
    pub resumable: Vec<u32>,
    /// Nothing is open and no concrete run was lost.
    pub exhaustive: bool,
    /// No concrete run was invented.
    pub precise: bool,
}

/// One node, without what only the solver knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NodeView {
    pub id: u32,
    pub parents: Vec<u32>,
    pub kind: NodeKind,
    pub label: String,
    pub source: Option<Source>,
    /// On branch conditions: the condition of this arm, over the initial state.
    pub branch_condition: Option<String>,
    /// Of all transitions from the root to here.
    pub exhaustive: bool,
    pub precise: bool,
}

impl Run {
    /// The nodes from a number on, with what is open now.
    pub fn snapshot_since(&mut self, first: u32) -> Snapshot {
        let ids: Vec<NodeId> = self.session.exploration().dag.ids().filter(|id| id.0 >= first).collect();
        let nodes = ids.into_iter().map(|id| self.view(id)).collect();
        let bits = self.session.bits();
        let numbers = |nodes: Vec<NodeId>| nodes.into_iter().map(|node| node.0).collect();
        Snapshot {
            nodes,
            open: numbers(self.open_paths()),
            resumable: numbers(self.resumable()),
            exhaustive: bits.exhaustive,
            precise: bits.precise,
        }
    }

    fn view(&mut self, id: NodeId) -> NodeView {
        let node = self.session.exploration().dag.get(id);
        let (kind, label, bits, source, condition) = (node.kind, node.label.to_string(), node.bits, node.source, node.condition);
        NodeView {
            id: id.0,
            parents: node.parents.as_slice().iter().map(|parent| parent.0).collect(),
            kind,
            label,
            source: source.map(|source| self.place(source)),
            branch_condition: condition.map(|condition| self.condition_text(id, condition)),
            exhaustive: bits.exhaustive,
            precise: bits.precise,
        }
    }

    /// A concrete input that reaches a node, as one line of Java.
    pub(crate) fn example_text(&mut self, node: u32) -> Result<String, String> {
        if !self.session.exploration().dag.contains(NodeId(node)) {
            return Err(Problem::general("no-node", format!("there is no node {node}"), None).message);
        }
        let input = self.example_in_time(NodeId(node))?;
        Ok(example::to_text(self.program(), &self.input_names(), &input))
    }
}
