//! Abstract execution: programs with unknown parts, and relations between the results of two of them that hold for all parts (Steinhöfel 2020).
//!
//! A model (`model`) is read (`checked`) and both programs are executed (`execute`) over states that are read place by place (`state`). What an
//! unknown part does depends on the snapshot of what it may read (`snapshot`). All hypotheses are ground in the end (`grounding`), so that every
//! question (`question`) has an answer: a theorem, or a countermodel, of which a pair of Java programs is made (`synthesize`) and run.
#![warn(clippy::disallowed_methods)]

pub mod apply;
mod by_coupling;
pub mod catalogue;
mod checked;
mod common_suffix;
pub mod concrete;
mod context;
mod coupling;
mod execute;
mod formula;
mod grounding;
pub mod infer;
pub mod instance;
pub mod model;
pub mod proof;
mod question;
pub mod random;
mod set;
mod snapshot;
mod state;
mod surroundings;
pub mod synthesize;
mod vacuity;
pub mod verdict;
mod wording;
