//! Tests and proofs from one loop, without annotations (DASH; Beckman et al. 2010; Føns, Hougaard 2014).
//!
//! A *region graph* over-approximates a procedure: its nodes are predicates at program locations, its edges what the machine does between two
//! locations. *Tests* under-approximate it: concrete runs that leave states on regions. An abstract path to an error region leads along states up to
//! the *frontier*, the first edge that no test has crossed. Either a new test crosses it, or the region before it is split by the weakest
//! precondition of the edge and the edge goes. No path left: a proof. A state on an error region: a failing test.
#![warn(clippy::disallowed_methods)]

mod aliasing;
pub mod bounded;
mod checker;
mod extend;
mod generalise;
mod generic;
mod graph;
mod heap;
pub mod invariants;
mod live;
mod locations;
mod nested;
mod picture;
mod places;
mod portable;
mod prove;
mod refine;
mod region_loop;
mod run;
mod segment;
mod stats;
mod trace;

pub use checker::{Answer, Checker, Failing, Limits, Observer, Pick, Proof, Search};
pub use generic::Scope;
pub use graph::{Region, RegionEdge, RegionGraph, RegionId};
pub use heap::begin;
pub use picture::{DrawnEdge, DrawnRegion, LoopStep, Part, Picture};
pub use portable::{Node, PortableGraph, PortableRegion};
pub use prove::{Flaw, Question, questions, recheck};
pub use stats::Stats;
