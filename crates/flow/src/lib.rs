//! Information flow: does what a low observer sees depend on high inputs?
//!
//! All final states are one term per low output, chosen by the conditions of their paths; with a second copy of everything that is not low, independence
//! is a single question to the solver (Scheurer 2015, §5.2, as one query that is sound for every merge operator). `insecure` is said only of two
//! concrete runs that were repeated.

pub mod answer;
mod collection;
pub mod copy;
mod leaf;
pub mod names;
pub mod place;
pub mod policy;
pub mod question;
pub mod replay;
pub mod scene;
mod settle;
pub mod show;
pub mod unfold;
mod unseen;

pub use answer::{Answer, Leak, Verdict};
pub use names::{Meaning, meaning};
pub use policy::{Level, Policy, Rest, Said, Wrong};
pub use question::{Subject, analyse};
