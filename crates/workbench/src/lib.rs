//! The facade: load a program, explore a method, get plain data back. Shells call this and nothing below it.

mod assumptions;
mod condition;
mod example;
mod files;
mod problem;
mod read;
mod replay;
mod run;
mod state;

pub use files::{SourceRoots, read_source};
pub use problem::{Place, Problem};
pub use replay::show_datum;
pub use run::{Run, RunOptions, Selection};
pub use state::StateView;
