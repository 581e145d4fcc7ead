//! The execution DAG: the source-level nodes of a symbolic execution tree (Hentschel 2016, Table 6.1), with several parents after merges.

use common::source::Span;
use std::collections::BTreeSet;
use std::rc::Rc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use term::TermId;

use crate::bits::Bits;
use crate::path::PathId;

/// A node; `Ord` is creation order, and parents come before children.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const ROOT: NodeId = NodeId(0);
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kinds of nodes a reader meets, in every layer and every output format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Kind", description = "What a node is.")]
pub enum NodeKind {
    Start,
    MethodCall,
    BranchStatement,
    LoopStatement,
    LoopCondition,
    Statement,
    BranchCondition,
    Termination,
    ExceptionalTermination,
    MethodReturn,
    ExceptionalMethodReturn,
    MethodContract,
    LoopInvariant,
    LoopBodyTermination,
    Merge,
    // Something happened that must not.
    Violation,
    // An assumption of the program does not hold: the path counts for nothing.
    Halted,
    Limit,
    Unsupported,
}

impl NodeKind {
    /// True if a path ends here.
    pub fn is_leaf(self) -> bool {
        matches!(
            self,
            NodeKind::Termination
                | NodeKind::ExceptionalTermination
                | NodeKind::LoopBodyTermination
                | NodeKind::Violation
                | NodeKind::Halted
                | NodeKind::Limit
                | NodeKind::Unsupported
        )
    }
}

/// One node. `state` is the configuration reached here; it shares structure with its neighbours.
pub struct Node<S> {
    pub parents: Parents,
    pub kind: NodeKind,
    pub label: Rc<str>,
    pub source: Option<Span>,
    /// For branch conditions: the condition of this arm over the initial state.
    pub condition: Option<TermId>,
    /// The value returned or thrown here.
    pub value: Option<TermId>,
    pub path: PathId,
    /// Of all transitions from the root to here.
    pub bits: Bits,
    pub state: Option<S>,
}

/// Parents of a node: none, one, or (after a merge) several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parents {
    None,
    One(NodeId),
    Many(Box<[NodeId]>),
}

impl Parents {
    pub fn as_slice(&self) -> &[NodeId] {
        match self {
            Parents::None => &[],
            Parents::One(parent) => std::slice::from_ref(parent),
            Parents::Many(parents) => parents,
        }
    }
}

/// All nodes, in creation order.
pub struct Dag<S> {
    nodes: Vec<Node<S>>,
    /// Leaves that are none any more, because their paths were resumed. Their numbers are not given again.
    retired: BTreeSet<NodeId>,
}

impl<S> Default for Dag<S> {
    fn default() -> Self {
        Dag { nodes: Vec::new(), retired: BTreeSet::new() }
    }
}

impl<S> Dag<S> {
    /// The same nodes with other states.
    pub fn map_states<T>(self, mut state: impl FnMut(S) -> T) -> Dag<T> {
        let mut with = |node: Node<S>| Node {
            state: node.state.map(&mut state),
            parents: node.parents,
            kind: node.kind,
            label: node.label,
            source: node.source,
            condition: node.condition,
            value: node.value,
            path: node.path,
            bits: node.bits,
        };
        Dag { nodes: self.nodes.into_iter().map(&mut with).collect(), retired: self.retired }
    }

    pub fn push(&mut self, node: Node<S>) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 nodes"));
        debug_assert!(node.parents.as_slice().iter().all(|p| *p < id), "parents come before children");
        self.nodes.push(node);
        id
    }
    /// Takes a leaf out.
    pub(crate) fn retire(&mut self, leaf: NodeId) {
        self.nodes[leaf.index()].state = None;
        self.retired.insert(leaf);
    }
    /// The node that was added last.
    pub fn newest(&self) -> NodeId {
        NodeId(self.nodes.len() as u32 - 1)
    }
    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len() - self.retired.len()
    }
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// True if there is such a node.
    pub fn contains(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len() && !self.retired.contains(&id)
    }
    /// All nodes in creation order. Numbers are consecutive unless paths were resumed.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len() as u32).map(NodeId).filter(|id| !self.retired.contains(id))
    }
    pub fn get(&self, id: NodeId) -> &Node<S> {
        &self.nodes[id.index()]
    }
    pub fn get_mut(&mut self, id: NodeId) -> &mut Node<S> {
        &mut self.nodes[id.index()]
    }
    /// In creation order: parents first.
    pub fn iter(&self) -> impl Iterator<Item = (NodeId, &Node<S>)> {
        self.nodes.iter().enumerate().map(|(i, n)| (NodeId(i as u32), n)).filter(|(id, _)| !self.retired.contains(id))
    }
    /// Children of every node, in creation order.
    pub fn children(&self) -> Vec<Vec<NodeId>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (id, node) in self.iter() {
            for parent in node.parents.as_slice() {
                children[parent.index()].push(id);
            }
        }
        children
    }
}
