//! Proofs of JML contracts by symbolic execution: contracts, invariants, frames, termination, counterexamples.

mod answer;
mod case_split;
pub mod contract;
mod counterexample_search;
pub mod directed;
pub mod frame;
pub mod infer;
pub mod invariant_preservation;
pub mod merge_directives;
pub mod obligation;
pub mod reason;
pub mod replay;
pub mod sampled_inputs;
pub mod semantics;
pub mod summary;
pub mod task;
pub mod translate;
pub mod user_domain;
pub mod verdict;
