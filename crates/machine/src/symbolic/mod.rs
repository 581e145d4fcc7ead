//! The symbolic domain: values are terms, states are persistent, and the engine drives it.

mod access;
mod arithmetic;
mod bounds;
mod copies;
mod domain;
mod example;
mod heap;
mod initial;
mod interpret;
mod natives;
mod semantics;
mod state;
mod symbols;
mod types;
mod view;
mod wide;

pub use domain::Symbolic;
pub use example::example;
pub use heap::{ArrayKey, Heap};
pub use initial::{InitialState, InputTerm, Start, initial_state};
pub use interpret::InputModel;
pub use semantics::JavaSemantics;
pub use state::{Frame, State};
pub use symbols::{Meaning, Symbols, quoted};
pub use types::Types;
pub use view::Viewer;
