//! The execution DAG: the source-level nodes of a symbolic execution tree (Hentschel 2016, Table 6.1), with several parents after merges.

use std::rc::Rc;

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

/// The kinds of nodes a reader meets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    /// Something happened that must not.
    Violation,
    /// An assumption of the program does not hold: the path counts for nothing.
    Halted,
    Limit,
    Unsupported,
}

impl NodeKind {
    /// The name in every output format.
    pub fn name(self) -> &'static str {
        match self {
            NodeKind::Start => "start",
            NodeKind::MethodCall => "method_call",
            NodeKind::BranchStatement => "branch_statement",
            NodeKind::LoopStatement => "loop_statement",
            NodeKind::LoopCondition => "loop_condition",
            NodeKind::Statement => "statement",
            NodeKind::BranchCondition => "branch_condition",
            NodeKind::Termination => "termination",
            NodeKind::ExceptionalTermination => "exceptional_termination",
            NodeKind::MethodReturn => "method_return",
            NodeKind::ExceptionalMethodReturn => "exceptional_method_return",
            NodeKind::MethodContract => "method_contract",
            NodeKind::LoopInvariant => "loop_invariant",
            NodeKind::LoopBodyTermination => "loop_body_termination",
            NodeKind::Merge => "merge",
            NodeKind::Violation => "violation",
            NodeKind::Halted => "halted",
            NodeKind::Limit => "limit",
            NodeKind::Unsupported => "unsupported",
        }
    }

    /// Whether a path ends here.
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

/// A place in a source text, in bytes; the language layer owns the table of files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source {
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

/// One node. `state` is the configuration reached here; it shares structure with its neighbours.
pub struct Node<S> {
    pub parents: Parents,
    pub kind: NodeKind,
    pub label: Rc<str>,
    pub source: Option<Source>,
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
}

impl<S> Default for Dag<S> {
    fn default() -> Self {
        Dag { nodes: Vec::new() }
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
        Dag { nodes: self.nodes.into_iter().map(&mut with).collect() }
    }

    pub fn push(&mut self, node: Node<S>) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 nodes"));
        debug_assert!(node.parents.as_slice().iter().all(|p| *p < id), "parents come before children");
        self.nodes.push(node);
        id
    }
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    pub fn get(&self, id: NodeId) -> &Node<S> {
        &self.nodes[id.index()]
    }
    pub fn get_mut(&mut self, id: NodeId) -> &mut Node<S> {
        &mut self.nodes[id.index()]
    }
    /// In creation order: parents first.
    pub fn iter(&self) -> impl Iterator<Item = (NodeId, &Node<S>)> {
        self.nodes.iter().enumerate().map(|(i, n)| (NodeId(i as u32), n))
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
