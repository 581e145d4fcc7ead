//! The findings of an exploration: the DAG with its paths, claims and merges, and the properties of all of it together.

use std::collections::BTreeMap;

use crate::bits::Bits;
use crate::budget::Limit;
use crate::dag::{Dag, NodeId};
use crate::merging::Merges;
use crate::path::{PathId, Paths};
use crate::semantics::Claim;

/// An exploration, finished or stopped.
pub struct Exploration<S> {
    pub dag: Dag<S>,
    pub paths: Paths,
    /// Of all transitions together.
    pub bits: Bits,
    pub branches: usize,
    /// Arms dropped because they are unsatisfiable.
    pub pruned: usize,
    /// Arms kept although the solver could not decide them.
    pub undecided: usize,
    /// Formulas that must hold, in the order in which they came up.
    pub claims: Vec<Claimed>,
    pub merges: Merges,
    /// The limits that ended paths, by their leaves.
    pub limits: BTreeMap<NodeId, Limit>,
}

/// A claim at the place where it was made.
#[derive(Clone, Copy, Debug)]
pub struct Claimed {
    pub claim: Claim,
    /// The newest node of the path that makes it.
    pub node: NodeId,
    pub path: PathId,
    pub bits: Bits,
}

impl<S> Exploration<S> {
    /// This exploration with a part of its states.
    pub fn map_states<T>(self, state: impl FnMut(S) -> T) -> Exploration<T> {
        Exploration {
            dag: self.dag.map_states(state),
            paths: self.paths,
            bits: self.bits,
            branches: self.branches,
            pruned: self.pruned,
            undecided: self.undecided,
            claims: self.claims,
            merges: self.merges,
            limits: self.limits,
        }
    }

    /// Nothing explored yet.
    pub fn empty() -> Self {
        Exploration {
            dag: Dag::default(),
            paths: Paths::default(),
            bits: Bits::EXACT,
            branches: 0,
            pruned: 0,
            undecided: 0,
            claims: Vec::new(),
            merges: Merges::new(),
            limits: BTreeMap::new(),
        }
    }
}
