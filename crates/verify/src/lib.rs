//! Proofs of JML contracts by symbolic execution: contracts, invariants, frames, termination, counterexamples.
#![warn(clippy::disallowed_methods)]

mod answer;
mod case_split;
pub mod certificate;
mod counterexample_search;
pub mod detail;
pub mod frame;
pub mod infer;
pub mod invariant_preservation;
pub mod obligation;
pub mod reason;
pub mod replay;
pub mod sampled_inputs;
pub mod semantics;
pub mod summary;
pub mod task;
pub mod to_prove;
pub mod verdict;
