//! The one thing a language gives the engine: what a configuration does next.

use common::source::Span;
use std::rc::Rc;

use term::{TermId, Terms};

use crate::bits::Bits;
use crate::dag::NodeKind;
use crate::merging::Position;

/// What the reader sees of a node.
#[derive(Clone, Debug)]
pub struct NodeInfo {
    pub kind: NodeKind,
    pub label: Rc<str>,
    pub source: Option<Span>,
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
    Branch(Option<Span>, Vec<Arm<S>>),
    /// About to begin another iteration of a loop; the driver decides whether to go on.
    Loop { state: S, iterations: u32 },
    /// About to enter a call at this depth, so deep in a recursion that depends on the input; the driver decides whether to
    /// go on.
    Call { state: S, depth: usize, recursions: u32 },
    /// 1→1 with the path narrowed: a specification that may be relied on here. The bits are those of the whole transition
    /// (a havoc before it invents runs).
    Assume { state: S, conditions: Vec<TermId>, bits: Bits },
    /// A node with what must hold at it.
    Judged { info: NodeInfo, state: S, claims: Vec<Claim> },
    /// Something that must hold at the newest node; recorded, not decided. Execution goes on.
    Claim { state: S, claims: Vec<Claim> },
    /// Two ways on that do not exclude each other: each is explored under its own assumptions, with a node that says which it is.
    Fork(Vec<Prong<S>>),
    /// At a place where paths come together. Nothing happens; those who merge may wait here for others.
    Join(S),
}

/// One way on from a fork.
pub struct Prong<S> {
    pub info: NodeInfo,
    pub conditions: Vec<TermId>,
    pub state: S,
    pub bits: Bits,
}

/// A formula that must follow from the path; the language layer knows what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    pub goal: TermId,
    /// Index into a table of the language layer.
    pub id: u32,
}

/// A language as the engine sees it.
pub trait Semantics {
    type State: Clone;

    /// Runs until the next transition. Pure up to term creation: no solver, no clock.
    fn advance(&mut self, terms: &mut Terms, state: Self::State) -> Step<Self::State>;

    /// Position for lowest-program-point-first: smaller runs first. A language without merging needs none.
    fn position(&mut self, _state: &Self::State) -> Position {
        Position::default()
    }

    /// Told that execution really split at this state, so that loops can count such iterations.
    fn split(&mut self, state: &mut Self::State);

    /// True if the path of a state ends with the next transition or two, so that it may as well be taken to its end before longer ones.
    fn is_ending(&self, _state: &Self::State) -> bool {
        false
    }

    /// How many calls are nested in a state.
    fn depth(&self, _state: &Self::State) -> usize {
        0
    }

    /// True if a condition depends on a value that no input determines: a path that it leads to may be infeasible.
    fn is_undetermined(&self, _terms: &Terms, _condition: TermId) -> bool {
        false
    }

    /// Where a state is in the source, for limit leaves.
    fn place(&self, state: &Self::State) -> Option<Span>;
}
