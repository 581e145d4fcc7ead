//! Merge operators: each joins the values of one location, and says what the merge as a whole keeps.

mod antecedent;
mod disjunction;
mod fresh;
mod ite;
mod predicates;
mod selection;
mod selector;
mod weakening;

use std::rc::Rc;

use engine::Bits;
use term::{Sort, TermId, Terms};

use crate::domain::{self, AbstractDomain};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub use antecedent::Antecedent;
pub use disjunction::Disjunction;
pub use fresh::FullAnonymisation;
pub use ite::{IfThenElse, choose};
pub use predicates::{Abstraction, PredicateAbstraction};
pub use selection::BranchSelection;
pub use selector::Selector;
pub use weakening::Weakening;

/// What became of the values of a location.
#[derive(Clone, Debug)]
pub struct Joined {
    pub location: Location,
    pub value: TermId,
}

/// What a predicate of the language, by its number, says of a value in the merged state; `None` if it has no meaning there.
pub type Say<'a> = dyn FnMut(&mut Terms, usize, TermId) -> Option<TermId> + 'a;

/// A way to join.
pub trait Operator {
    fn name(&self) -> &str;

    /// What the transition keeps if there is anything to join.
    fn bits(&self) -> Bits;

    /// One value for a location whose values differ.
    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId;

    /// What can be said of several locations together.
    fn relate(&self, _terms: &mut Terms, _joining: &mut Joining<'_>, _joined: &[Joined]) {}

    /// What can be said of joined values in the merged state.
    fn describe(&self, _terms: &mut Terms, _joining: &mut Joining<'_>, _joined: &[Joined], _say: &mut Say<'_>) {}

    /// The merged path condition beyond what is common.
    fn path(&self, terms: &mut Terms, joining: &mut Joining<'_>) -> TermId {
        joining.tree.disjunction(terms)
    }

    /// The one partner that is kept, by operators that drop the others.
    fn kept(&self) -> Option<usize> {
        None
    }
}

/// True if an unknown constant can stand for the values of a location. References, containers and what decides where execution goes on keep their choices.
fn may_forget(terms: &Terms, location: &Location) -> bool {
    !location.is_kept && may_be_forgotten(terms.sort(location.values[0]))
}

/// True if an unknown constant can stand for values of this sort.
pub(crate) fn may_be_forgotten(sort: Sort) -> bool {
    matches!(sort, Sort::Int | Sort::Bool | Sort::F32 | Sort::F64)
}

/// The names that [`by_name`] knows, as users write them, with what they mean.
pub fn names() -> &'static [(&'static str, &'static str)] {
    &[
        ("ite", "if-then-else: exact"),
        ("ite2", "fresh constants, with one implication per path: exact"),
        ("fresh", "fresh constants of which nothing is known"),
        ("disjunction", "fresh constants that have one of the values"),
        ("selector", "a fresh selector chooses the path: exact, also for overlapping paths"),
        ("select", "keeps the first path only: nothing is invented, but paths are lost"),
        ("sign", "the signs of integers, the values of booleans"),
        ("boolean", "the values of booleans"),
        ("intervals", "bounds of integers"),
        ("congruences", "remainders of integers"),
        ("zones", "bounds of integers and of their differences"),
        ("nullness", "whether references are null"),
        ("constants", "values that are the same constant on all paths"),
    ]
}

/// An operator by its name on the command line or in an annotation (Steinhöfel 2020, §3.3.1 has the long names).
pub fn by_name(name: &str) -> Option<Rc<dyn Operator>> {
    let over = |name: &'static str, domains: Vec<Rc<dyn AbstractDomain>>| -> Option<Rc<dyn Operator>> {
        Some(Rc::new(Weakening::new(name, domains)))
    };
    match name {
        "ite" | "MergeByIfThenElse" => Some(Rc::new(IfThenElse)),
        "ite2" | "MergeByIfThenElseAntecedent" => Some(Rc::new(Antecedent)),
        "fresh" | "MergeByFullAnonymization" => Some(Rc::new(FullAnonymisation)),
        "disjunction" => Some(Rc::new(Disjunction)),
        "selector" => Some(Rc::new(Selector)),
        "select" => Some(Rc::new(BranchSelection)),
        "sign" => over("sign", vec![Rc::new(domain::sign()), Rc::new(domain::boolean())]),
        "boolean" => over("boolean", vec![Rc::new(domain::boolean())]),
        "intervals" => over("intervals", vec![Rc::new(domain::Intervals), Rc::new(domain::boolean())]),
        "congruences" => over("congruences", vec![Rc::new(domain::Congruences)]),
        "zones" => Some(Rc::new(Weakening::new("zones", vec![Rc::new(domain::Intervals), Rc::new(domain::boolean())]).with_zones())),
        "nullness" => over("nullness", vec![Rc::new(domain::nullness())]),
        "constants" => over("constants", vec![Rc::new(domain::Constants)]),
        _ => None,
    }
}
