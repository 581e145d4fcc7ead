//! Budgets: how much is explored. A budget that is hit is an explicit leaf and clears the exhaustive bit, never a silent stop.

use common::resources::{has_passed, resident_mib};
use common::setting::Setting;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Asks a running exploration to stop at the next step and keep what it has.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
    /// What is set on a request to stop, for those who do not know this type.
    pub fn flag(&self) -> Arc<AtomicBool> {
        self.0.clone()
    }
}

/// Limits of one exploration.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Nodes on one path from the root (the document's "maximal number of set nodes per branch", default 1000).
    pub nodes_per_branch: usize,
    /// Nodes of the whole tree.
    pub nodes: usize,
    /// Iterations of one loop, and nested calls of one method, between which execution split; those that the program decides
    /// alone are not counted.
    pub loop_bound: u32,
    /// Call depth.
    pub depth: usize,
    /// Resource units of the solver, over all questions of the exploration. Unlike time they repeat.
    pub solver_units: Option<u64>,
    /// Wall clock; results cut by it do not repeat.
    pub deadline: Option<Instant>,
    /// Resident memory of the process.
    pub memory_mib: Option<u64>,
    /// What terms, nodes and paths of this exploration may take, by an estimate that repeats.
    pub task_memory_mib: Option<u64>,
    pub cancel: Cancel,
}

impl Default for Budget {
    fn default() -> Self {
        Budget {
            nodes_per_branch: 10_000,
            nodes: 100_000,
            loop_bound: 5,
            depth: 1_000,
            solver_units: None,
            deadline: None,
            memory_mib: None,
            task_memory_mib: None,
            cancel: Cancel::default(),
        }
    }
}

/// Why exploration stopped at a leaf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    NodesPerBranch(usize),
    Nodes(usize),
    LoopBound(u32),
    Recursion(u32),
    Depth(usize),
    Unshown(u32),
    SolverUnits(u64),
    Time,
    Memory(u64),
    TaskMemory(u64),
    Cancelled,
}

impl Limit {
    /// A sentence for the reader.
    pub fn describe(self) -> String {
        match self {
            Limit::NodesPerBranch(n) => format!("stopped after {n} nodes on this path ({})", Setting::MaxDepth),
            Limit::Nodes(n) => format!("stopped: the tree has {n} nodes ({})", Setting::MaxNodes),
            Limit::LoopBound(n) => format!("stopped after {n} loop iterations that depend on the input ({})", Setting::LoopBound),
            Limit::Recursion(n) => format!("stopped after {n} nested calls that depend on the input ({})", Setting::LoopBound),
            Limit::Depth(n) => format!("stopped at call depth {n} ({})", Setting::MaxCalls),
            Limit::Unshown(n) => format!("stopped after {n} loop iterations and calls of which the tree shows nothing"),
            Limit::SolverUnits(n) => format!("stopped: the solver has used {n} resource units ({})", Setting::SolverBudget),
            Limit::Time => format!("stopped by the time limit ({}); not repeatable", Setting::Timeout),
            Limit::Memory(mib) => format!("stopped at {mib} MiB of memory ({}); not repeatable", Setting::Memory),
            Limit::TaskMemory(mib) => {
                format!("stopped: terms and nodes take more than the {mib} MiB of one task ({})", Setting::TaskMemory)
            }
            Limit::Cancelled => "stopped on request; not repeatable".to_owned(),
        }
    }
}

impl Budget {
    /// True if a task that uses so many bytes stops.
    pub(crate) fn out_of_memory(&self, bytes: u64) -> Option<Limit> {
        self.task_memory_mib.filter(|mib| bytes > mib << 20).map(Limit::TaskMemory)
    }

    /// The limit that stops a path before another iteration of a loop.
    pub(crate) fn iterations(&self, iterations: u32) -> Option<Limit> {
        (iterations > self.loop_bound).then_some(Limit::LoopBound(self.loop_bound))
    }

    /// The limit that stops a path before a call at some depth, of a method that is already running so many times.
    pub(crate) fn calls(&self, depth: usize, recursions: u32) -> Option<Limit> {
        let recursion = (recursions > self.loop_bound).then_some(Limit::Recursion(self.loop_bound));
        recursion.or_else(|| (depth > self.depth).then_some(Limit::Depth(self.depth)))
    }

    /// The limit that stops work on terms of so many bytes, whatever it is for.
    pub fn stopped(&self, bytes: u64) -> Option<Limit> {
        if self.cancel.is_cancelled() {
            return Some(Limit::Cancelled);
        }
        if has_passed(self.deadline) {
            return Some(Limit::Time);
        }
        let memory = self.memory_mib.filter(|mib| resident_mib().is_some_and(|used| used >= *mib)).map(Limit::Memory);
        memory.or_else(|| self.out_of_memory(bytes))
    }

    /// The limit that stops a path before its next step, if any.
    pub(crate) fn exceeded(&self, steps: usize, total_nodes: usize, branch_nodes: usize) -> Option<Limit> {
        if self.cancel.is_cancelled() {
            return Some(Limit::Cancelled);
        }
        if has_passed(self.deadline) {
            return Some(Limit::Time);
        }
        if let Some(mib) = self.memory_mib
            && steps.is_multiple_of(MEMORY_STRIDE)
            && resident_mib().is_some_and(|used| used >= mib)
        {
            return Some(Limit::Memory(mib));
        }
        if total_nodes >= self.nodes {
            return Some(Limit::Nodes(self.nodes));
        }
        (branch_nodes >= self.nodes_per_branch).then_some(Limit::NodesPerBranch(self.nodes_per_branch))
    }
}

/// Loop iterations and calls between two nodes: a loop that shows nothing would never meet the other limits.
pub(crate) const MAX_UNSHOWN: u32 = 1_000_000;

/// Transitions between two looks at the memory in use.
const MEMORY_STRIDE: usize = 64;
