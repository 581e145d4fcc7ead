//! Events: what an exploration tells those who watch it (progress bars, breakpoints, tests).

use common::source::Span;
use std::ops::ControlFlow;

use crate::budget::Limit;
use crate::dag::{NodeId, NodeKind};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A node was added; `depth` is the call depth of its configuration, where the language knows one.
    NodeAdded { node: NodeId, kind: NodeKind, source: Option<Span>, depth: usize },
    /// A path went on in several ways; their nodes are those added since its newest node `at`.
    PathSplit { at: NodeId, arms: usize },
    /// Several paths became one.
    Merged { node: NodeId, paths: usize },
    /// Ways on behind `at` were left out because no input takes them.
    Pruned { at: NodeId, arms: usize },
    /// A path ended at this leaf.
    PathEnded { leaf: NodeId },
    /// A budget ended a path at this leaf; see [`Session::resume`](crate::Session::resume).
    BudgetHit { leaf: NodeId, limit: Limit },
}

/// Watches an exploration; `Break` stops it behind the transition that is being made, with all paths open that are not at their ends.
pub type Observer<'a> = dyn FnMut(&Event) -> ControlFlow<()> + 'a;

/// Nodes between two reports of progress.
const PROGRESS_STRIDE: u32 = 1024;

/// An observer that reports the number of nodes now and then.
pub fn progress(mut report: impl FnMut(usize)) -> impl FnMut(&Event) -> ControlFlow<()> {
    move |event| {
        if let Event::NodeAdded { node, .. } = event
            && (node.0 + 1).is_multiple_of(PROGRESS_STRIDE)
        {
            report(node.index() + 1);
        }
        ControlFlow::Continue(())
    }
}
