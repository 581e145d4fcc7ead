//! Information flow: does what a low observer sees depend on high inputs?
//!
//! All final states are one term per low output, chosen by the conditions of their paths; with a second copy of everything that is not low, independence
//! is a single question to the solver (Scheurer 2015, §5.2, as one query that is sound for every merge operator). `insecure` is said only of two
//! concrete runs that were repeated.
#![warn(clippy::disallowed_methods)]

pub mod access_path;
pub mod answer;
mod class_initialization;
mod collection;
pub mod names;
pub mod noninterference;
pub mod observation;
pub mod observation_text;
pub mod observed_outputs;
pub mod policy;
mod referents;
pub mod replay;
pub mod self_composition;
mod unobserved_writes;

pub use answer::{Answer, Leak, Verdict};
pub use names::{Meaning, meaning};
pub use noninterference::{Subject, analyse};
pub use policy::{DefaultLevel, Level, Policy, PolicyError, StatedPolicy};
