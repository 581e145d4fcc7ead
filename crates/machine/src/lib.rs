//! The semantics of Java instructions, written once over two domains (concrete values and terms).
#![warn(clippy::disallowed_methods)]

pub mod cfg;
pub mod collection_contents;
pub mod concrete;
pub mod domain;
pub mod implicit;
pub mod initialize;
pub mod initializer_effects;
pub mod input;
mod input_classes;
pub mod natives;
pub mod step;
pub mod symbolic;
pub mod universe;
pub mod world;
