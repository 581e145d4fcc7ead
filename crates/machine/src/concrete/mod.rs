//! The concrete domain: inputs in, outcome out, at interpreter speed in plain mutable frames.

mod arithmetic;
mod constructible;
mod contents;
mod divergence;
mod heap;
mod machine;
mod natives;
mod run;
mod script;
mod trace;
mod value;

pub use constructible::unmakeable;
pub use divergence::never_ends;
pub use heap::element;
pub use machine::{Concrete, Ints};
pub use run::{HeapSnapshot, Limits, ObservedRun, execute, execute_watched};
pub use script::{Script, Stage, Step};
pub use trace::{Event, Traced, execute_traced};
pub use value::Value;
