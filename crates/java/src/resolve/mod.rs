//! The front end: text to classes, classes to typed bodies.

pub(crate) mod ast;
pub(crate) mod body;
mod complete;
mod headers;
pub(crate) mod library;
mod load;
pub(crate) mod members;
mod names;
mod near;
mod print;
mod query;
pub(crate) mod state;
mod syntax;
pub(crate) mod text;
pub(crate) mod types;
