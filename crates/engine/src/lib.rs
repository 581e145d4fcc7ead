//! Symbolic execution as a walk over configurations by m-to-n transitions (Steinhöfel 2020, §3.1), generic over a language's semantics.
//!
//! The engine owns feasibility, scheduling, budgets and the execution DAG. What a step of the language does is behind
//! [`Semantics`]; nothing here knows any construct of any language.
#![warn(clippy::disallowed_methods)]

pub mod bits;
pub mod budget;
pub mod dag;
pub mod decisions;
pub mod event;
pub mod exploration;
pub mod frontier;
pub mod merging;
pub mod path;
mod schedule;
pub mod semantics;
pub mod session;
mod transition;

pub use bits::Bits;
pub use budget::{Budget, Cancel, Limit};
pub use dag::{Dag, Node, NodeId, NodeKind};
pub use event::{Event, Observer, progress};
pub use exploration::{Claimed, Exploration};
pub use frontier::Strategy;
pub use merging::{Incoming, MergeChecks, MergeContext, MergeKey, MergeRecord, MergeSite, Merged, MergedValue, Merges, Merging, Position};
pub use path::{Origin, PathId, Paths};
pub use semantics::{Arm, Claim, NodeInfo, Prong, Semantics, Step};
pub use session::{Explorer, Session, StepKind};
