//! Linear temporal logic over the counted states of a program.
//!
//! A proposition on a symbolic state may hold for some inputs and not for others; then the state is split, so that every state
//! of the product knows its propositions. Final states repeat for ever. A cycle of the product has one path condition
//! throughout, so every input that satisfies it runs round for ever: symbolic lassos are not guessed (an infinite symbolic path
//! alone would not be a run). A formula that the first moments of a run violate, whatever follows, needs no cycle: such a prefix is looked for first.

mod automaton;
mod cycle;
mod formula;
mod lasso;
mod prefix;
mod product;

pub use formula::{Formula, Formulas};
pub use product::{Checked, Counterexample, Verdict};
