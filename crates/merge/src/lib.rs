//! Merging: several symbolic states at one place become one, by an operator that joins values location by location. No operator is trusted:
//! every merge has one obligation per partner, and is refused if any of them cannot be discharged (Scheurer 2015, §2.7; Steinhöfel 2020, §3.3).
//!
//! An operator is a file in `operator`, an abstract domain one in `domain`.
#![warn(clippy::disallowed_methods)]

pub mod contextual_rewriting;
pub mod domain;
mod join_backoff;
pub mod join_context;
pub mod mergeable;
pub mod merger;
pub mod mode;
pub mod obligation;
pub mod operator;
pub mod path_tree;

pub use join_context::Joining;
pub use mergeable::{Decide, Join, Location, Mergeable};
pub use merger::{Candidates, Directive, MergeStatistics, Merger, Plan, Policy};
pub use mode::{Domains, Mode, OwnDomain};
pub use operator::{Abstraction, Joined, Operator, by_name, names};
