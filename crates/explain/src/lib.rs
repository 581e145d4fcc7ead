//! Everything that reads a finished exploration: the tree as plain data, and its views.
#![warn(clippy::disallowed_methods)]

pub mod applied;
pub mod boxes;
pub mod cases;
pub mod check;
mod coverage;
pub mod dot;
pub mod equiv;
pub mod flow;
pub mod html;
pub mod instance;
pub mod lang;
pub mod layout;
pub mod paint;
mod plural;
pub mod refactor;
pub mod regions;
pub mod report;
pub mod report_text;
pub mod sarif;
pub mod schema;
pub mod style;
pub mod svg;
pub mod text;
pub mod tree;
pub mod verdict;
pub mod witness;
