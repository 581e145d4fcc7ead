//! Steps of classic programs: each obligation is proved, and a broken variant of it is not.

mod arrays;
mod heap;
mod numbers;
mod sequences;
mod setup;
