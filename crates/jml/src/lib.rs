//! JML in symbolic states: contracts, their conditions as formulas, and what they say about merging.
#![warn(clippy::disallowed_methods)]

pub mod contract;
pub mod directed;
pub mod merge_directives;
pub mod translate;
pub mod user_domain;
