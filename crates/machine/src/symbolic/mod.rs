//! The symbolic domain: values are terms, states are persistent, and the engine drives it.

mod access;
mod arithmetic;
mod bounds;
mod boxes;
mod broad;
mod copies;
mod domain;
mod epoch;
mod example;
mod functions;
mod given;
mod havoc;
mod heap;
mod identity;
mod initial;
mod interpret;
mod locals;
mod members;
mod merge;
mod natives;
mod pure;
mod reach;
mod region;
mod represented;
mod selection;
mod selectors;
mod semantics;
mod shared;
mod state;
mod statics;
mod symbols;
mod types;
mod view;
mod wide;

pub use domain::Symbolic;
pub use epoch::Epoch;
pub use example::{NoExample, example, long_example};
pub use functions::Described;
pub use given::given_state;
pub use heap::{ArrayKey, Heap, Touched};
pub use initial::{
    InitialState, InputTerm, Start, empty_state, free_statics, initial_state, initial_value, initialize_class, initialized_before,
};
pub use interpret::InputModel;
pub use merge::type_number;
pub use pure::{PureOutcome, outcomes};
pub use region::{Place, Region};
pub use represented::MAX_SIZE;
pub use semantics::{JavaSemantics, Watched};
pub use shared::quoted;
pub use state::{Frame, State};
pub use statics::{in_any_static_state, static_variables, with_free_statics};
pub use symbols::{Meaning, Symbols, sort_of};
pub use types::{Tagged, Types};
pub use view::Viewer;
