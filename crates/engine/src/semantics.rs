//! The one thing a language gives the engine: what a configuration does next.

use std::rc::Rc;

use term::{TermId, Terms};

use crate::dag::{NodeKind, Source};

/// What the reader sees of a node.
#[derive(Clone, Debug)]
pub struct NodeInfo {
    pub kind: NodeKind,
    pub label: Rc<str>,
    pub source: Option<Source>,
    /// The value returned or thrown, where the kind has one.
    pub value: Option<TermId>,
}

/// One way on from a branch.
pub struct Arm<S> {
    pub condition: TermId,
    pub state: S,
}

/// The next transition of a configuration, up to the next thing worth recording.
pub enum Step<S> {
    /// 1→1, with a node. A node of a leaf kind ends the path.
    Node(NodeInfo, S),
    /// 1→n at this place. The conditions exclude each other and cover everything.
    Branch(Option<Source>, Vec<Arm<S>>),
    /// About to begin another iteration of a loop; the driver decides whether to go on.
    Loop { state: S, iterations: u32 },
    /// About to enter a call at this depth; the driver decides whether to go on.
    Call { state: S, depth: usize },
}

/// A language as the engine sees it.
pub trait Semantics {
    type State: Clone;

    /// Runs until the next transition. Pure up to term creation: no solver, no clock.
    fn advance(&mut self, terms: &mut Terms, state: Self::State) -> Step<Self::State>;

    /// Position for lowest-program-point-first: smaller runs first.
    fn program_point(&self, state: &Self::State) -> u64;

    /// Told that execution really split at this state, so that loops can count such iterations.
    fn split(&mut self, state: &mut Self::State);

    /// Where a state is in the source, for limit leaves.
    fn place(&self, state: &Self::State) -> Option<Source>;
}
