//! Proofs of JML contracts by symbolic execution: contracts, invariants, frames, termination, counterexamples.

pub mod advice;
pub mod advised;
mod answer;
mod cases;
pub mod contract;
pub mod frame;
pub mod infer;
pub mod keepers;
pub mod obligation;
pub mod own_domain;
pub mod replay;
pub mod sample;
mod search;
pub mod semantics;
pub mod summary;
pub mod task;
pub mod translate;
pub mod verdict;
