//! Types that all layers share: places in sources, problems there, answers, what a user can set, the clock and the memory.
#![warn(clippy::disallowed_methods)]

pub mod problem;
pub mod resources;
pub mod setting;
pub mod source;
pub mod verdict;
