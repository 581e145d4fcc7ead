//! JML annotations: text to syntax. Names get their meaning in `resolve`, together with those of Java.

mod abstraction;
pub(crate) mod ast;
mod backslash;
mod class;
mod clause;
mod explain;
mod expression;
pub(crate) mod parser;
mod primary;
mod statement;
mod token;
mod types;
pub(crate) mod words;

pub(crate) use class::AnnotationContext;
pub use explain::{explain, explain_names};
