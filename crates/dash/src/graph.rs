//! The region graph: predicates at locations, edges between them, and the states that tests left (Føns, Hougaard 2014, §3.2).

use std::collections::{BTreeSet, VecDeque};

use term::TermId;

use crate::locations::Procedure;

pub type RegionId = usize;

/// A state of a test: which test, and which of its steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct StateRef {
    pub(crate) test: usize,
    pub(crate) step: usize,
}

/// All states at a location that satisfy a predicate.
#[derive(Clone, Debug)]
pub struct Region {
    pub location: usize,
    /// Over the variables of the procedure.
    pub predicate: TermId,
    pub is_error: bool,
    pub(crate) states: Vec<StateRef>,
}

/// An edge: regions, and the edge between their locations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RegionEdge {
    pub from: RegionId,
    pub edge: usize,
    pub to: RegionId,
}

/// The over-approximation, with the under-approximation on it.
#[derive(Clone, Debug, Default)]
pub struct RegionGraph {
    pub regions: Vec<Region>,
    pub edges: BTreeSet<RegionEdge>,
    pub initial: RegionId,
    /// Predicates by which edges of the initial region were removed (§4.5).
    pub initial_refines: Vec<TermId>,
}

/// A path through the graph: the first region, then an edge after the other.
pub(crate) type Path = Vec<RegionEdge>;

impl RegionGraph {
    /// Every location is one region.
    pub(crate) fn of(procedure: &Procedure, tru: TermId) -> RegionGraph {
        let region = |location: usize| Region { location, predicate: tru, is_error: procedure.is_error[location], states: Vec::new() };
        let regions = (0..procedure.locations.len()).map(region).collect();
        let edges = procedure.edges.iter().enumerate().map(|(edge, drawn)| RegionEdge { from: drawn.from, edge, to: drawn.to }).collect();
        RegionGraph { regions, edges, initial: procedure.initial, initial_refines: Vec::new() }
    }

    /// Regions of a location.
    pub(crate) fn at(&self, location: usize) -> impl Iterator<Item = RegionId> {
        (0..self.regions.len()).filter(move |region| self.regions[*region].location == location)
    }

    pub(crate) fn successors(&self, region: RegionId) -> impl Iterator<Item = RegionEdge> {
        let first = RegionEdge { from: region, edge: 0, to: 0 };
        self.edges.range(first..).take_while(move |edge| edge.from == region).copied()
    }

    /// An error path: a shortest one, or the first that a depth-first search meets. `None`: there is none. An empty one: the initial region is an error region.
    pub(crate) fn error_path(&self, is_breadth_first: bool) -> Option<Path> {
        let mut seen = vec![false; self.regions.len()];
        let mut by: Vec<Option<RegionEdge>> = vec![None; self.regions.len()];
        seen[self.initial] = true;
        let mut work = VecDeque::from([self.initial]);
        while let Some(region) = if is_breadth_first { work.pop_front() } else { work.pop_back() } {
            if self.regions[region].is_error {
                return Some(path_to(&by, region));
            }
            for edge in self.successors(region) {
                if !std::mem::replace(&mut seen[edge.to], true) {
                    by[edge.to] = Some(edge);
                    work.push_back(edge.to);
                }
            }
        }
        None
    }

    /// Splits a region: the old one keeps its number and what does not satisfy the predicate, the new one gets the rest. Edges from a region to
    /// itself go between both halves in all four ways. The new half has incoming edges only if it is not empty.
    pub(crate) fn split(&mut self, region: RegionId, (keeps, gets): (TermId, TermId), is_empty: bool) -> RegionId {
        let new = self.regions.len();
        let old = &mut self.regions[region];
        let made = Region { location: old.location, predicate: gets, is_error: old.is_error, states: Vec::new() };
        old.predicate = keeps;
        self.regions.push(made);
        let touching: Vec<RegionEdge> = self.edges.iter().copied().filter(|edge| edge.from == region || edge.to == region).collect();
        for edge in touching {
            let from: &[RegionId] = if edge.from == region { &[region, new] } else { &[edge.from] };
            let to: &[RegionId] = if edge.to == region { &[region, new] } else { &[edge.to] };
            for (from, to) in from.iter().flat_map(|from| to.iter().map(move |to| (*from, *to))) {
                if to != new || !is_empty {
                    self.edges.insert(RegionEdge { from, edge: edge.edge, to });
                }
            }
        }
        new
    }
}

/// The edges by which a region was reached.
fn path_to(by: &[Option<RegionEdge>], region: RegionId) -> Path {
    let mut path: Path = std::iter::successors(by[region], |edge| by[edge.from]).collect();
    path.reverse();
    path
}
