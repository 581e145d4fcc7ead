//! The symbolic domain: values are terms, states are persistent, and the engine drives it.

mod access;
mod arithmetic;
mod bounds;
mod copies;
mod domain;
mod example;
mod given;
mod havoc;
mod heap;
mod initial;
mod interpret;
mod merge;
mod natives;
mod pure;
mod region;
mod semantics;
mod state;
mod symbols;
mod types;
mod view;
mod wide;

pub use domain::Symbolic;
pub use example::{example, long_example};
pub use given::given_state;
pub use heap::{ArrayKey, Heap};
pub use initial::{InitialState, InputTerm, Start, free_statics, initial_state, initial_value};
pub use interpret::InputModel;
pub use pure::{PureOutcome, outcomes};
pub use region::{Place, Region};
pub use semantics::{JavaSemantics, Watched};
pub use state::{Frame, State};
pub use symbols::{Epoch, Meaning, Symbols, quoted};
pub use types::Types;
pub use view::Viewer;
