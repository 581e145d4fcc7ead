//! Abstract domains: what is kept of values that are forgotten.

pub mod checked;
mod congruences;
mod constants;
mod intervals;
mod lattice;
mod predicates;
pub mod text;
pub mod zones;

use term::{Sort, TermId, Terms};

use crate::join_context::Joining;

pub use congruences::Congruences;
pub use constants::Constants;
pub use intervals::Intervals;
pub use lattice::{Element, Lattice, boolean, nullness, sign};
pub use predicates::{Combination, Predicate, PredicateMeaning};

/// A domain for the values of some sorts.
pub trait AbstractDomain {
    fn applies(&self, sort: Sort) -> bool;

    /// What holds of every one of the values (one per partner, on its path), said of the constant.
    fn axioms(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId>;
}
