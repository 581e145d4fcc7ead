//! Types that all layers share: places in sources, answers, what a user can set, the clock and the memory.
#![warn(clippy::disallowed_methods)]

pub mod resources;
pub mod setting;
pub mod source;
pub mod verdict;
