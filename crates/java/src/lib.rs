//! Java source to program graph: syntax, resolved model, lowering, and the library models. Knows no terms, no solver, no analysis.
#![warn(clippy::disallowed_methods)]

pub mod abstracted;
pub mod decimal;
pub mod diagnostic;
pub mod escapes;
pub mod graph;
pub mod jdk_supertypes;
pub mod jml;
pub mod keys;
pub mod lower;
pub mod model;
pub mod natives;
pub mod program;
pub mod reads;
pub mod resolve;
pub mod spec;
