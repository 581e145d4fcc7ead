//! The front end: text to classes, classes to typed bodies.
#![allow(clippy::unused_self, reason = "a rule is a method of its context, whether or not it looks at it today")]

mod assignment;
pub(crate) mod ast;
pub(crate) mod body;
mod complete;
mod declared;
mod headers;
pub(crate) mod library;
mod load;
pub(crate) mod members;
mod missing;
mod names;
pub(crate) mod near;
mod overrides;
pub(crate) mod phantom;
pub(crate) mod print;
mod print_spec;
mod query;
pub(crate) mod spec;

pub(crate) mod state;
pub(crate) mod syntax;
pub(crate) mod text;
pub(crate) mod types;

pub use body::reach::all_complete;
pub use declared::Declared;
pub use spec::Levels;
pub use syntax::is_reserved;
