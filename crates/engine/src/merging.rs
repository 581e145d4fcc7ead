//! The merge transition (m→1): what the engine needs to know to bring paths together (Scheurer 2015, §3.2; Steinhöfel 2020, §3.3).
//!
//! The engine finds configurations that wait at the same place and asks a [`Merging`] what to make of them. How values are joined, and why
//! that is right, is not its business.

use common::source::Span;
use std::collections::BTreeMap;
use std::rc::Rc;

use solver::Solver;
use term::{TermId, Terms};

use crate::bits::Bits;
use crate::dag::NodeId;
use crate::path::{PathId, Paths};
use crate::semantics::Semantics;

/// How far a configuration is, compared part by part: the outermost activation first, in each the loops around the place with their iterations, then the place.
/// A transition never leads to a smaller position, so that all partners of the smallest have arrived.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Position(pub Vec<u32>);

/// What configurations at a join have to share to be merged: the call stack and everything else that is no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MergeKey {
    pub site: MergeSite,
    /// The place alone: what was learnt of merging there is true of other visits.
    pub place: u64,
    /// What cannot be merged; means nothing in another exploration.
    pub rest: Vec<u64>,
}

/// A place of the program with its call stack and the iterations of the loops around it: the same in every exploration.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MergeSite(pub Vec<u64>);

/// A configuration that waits at a join.
pub struct Incoming<'a, S> {
    pub state: &'a S,
    pub path: PathId,
    pub bits: Bits,
    pub node: NodeId,
}

/// Some of the incoming configurations made one.
pub struct Merged<S> {
    /// Indices of the incoming ones, ascending.
    pub members: Vec<usize>,
    pub state: S,
    /// The path that all members share.
    pub common: PathId,
    /// What the merged path says beyond it.
    pub conditions: Vec<TermId>,
    /// Of the transition itself.
    pub bits: Bits,
    pub source: Option<Span>,
    pub record: MergeRecord,
}

/// What a reader may want to know of a merge.
#[derive(Clone, Debug)]
pub struct MergeRecord {
    /// The operator's name.
    pub operator: Rc<str>,
    /// Per parent: what tells it from the others.
    pub separating: Vec<TermId>,
    pub values: Vec<MergedValue>,
    pub checks: MergeChecks,
    /// Of the transition.
    pub bits: Bits,
    /// The place, for those who want to forbid it.
    pub site: MergeSite,
}

/// One location whose values differed.
#[derive(Clone, Debug)]
pub struct MergedValue {
    /// In the language's own notation.
    pub name: Rc<str>,
    /// Per parent.
    pub before: Vec<TermId>,
    pub after: TermId,
}

/// The obligations of merges: one per partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MergeChecks {
    pub obligations: u32,
    /// Of these, how many a solver was asked about.
    pub by_solver: u32,
}

impl MergeChecks {
    pub fn add(&mut self, other: MergeChecks) {
        self.obligations += other.obligations;
        self.by_solver += other.by_solver;
    }
}

/// A way to merge. Those of `incoming` that are in no result go on by themselves.
pub trait Merging<M: Semantics> {
    /// What partners have to share with this configuration; `None` if it is not worth waiting for any.
    fn key(&mut self, semantics: &mut M, terms: &Terms, state: &M::State) -> Option<MergeKey>;

    /// Merges configurations with equal keys.
    fn merge(&mut self, context: &mut MergeContext<'_, M>, key: &MergeKey, incoming: &[Incoming<'_, M::State>]) -> Vec<Merged<M::State>>;
}

/// What a merge may use.
pub struct MergeContext<'a, M> {
    pub semantics: &'a mut M,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub paths: &'a Paths,
    /// How many paths are open, those to be merged among them.
    pub n_open: usize,
}

/// The merges of an exploration, by their nodes.
pub type Merges = BTreeMap<NodeId, MergeRecord>;
