//! The interface of languages to merging: which states belong together, and a walk over what differs in them.

use std::rc::Rc;

use engine::{MergeKey, Semantics};
use term::{Domain, TermId, Terms};

use crate::merger::Directive;

/// A place in a state whose values differ.
#[derive(Clone, Debug)]
pub struct Location {
    /// In the language's own notation.
    pub name: Rc<str>,
    /// One value per state.
    pub values: Vec<TermId>,
    /// What every value of its type satisfies.
    pub domain: Domain,
    /// Its type, by the language's own number, if it has one.
    pub ty: Option<u64>,
    /// What it is decides where execution goes on, as the class of an exception does: no operator forgets it.
    pub is_kept: bool,
}

/// Makes one value of several.
pub trait Join {
    fn join(&mut self, terms: &mut Terms, location: &Location) -> TermId;
}

/// The truth of a condition, where it is known.
pub type Decide<'a> = dyn FnMut(&Terms, TermId) -> Option<bool> + 'a;

/// A language whose states can be merged.
pub trait Mergeable: Semantics {
    /// What states have to share; `None` for one that is not to be merged where it is.
    fn key(&mut self, state: &Self::State) -> Option<MergeKey>;

    /// One state of several with equal keys. Whatever differs is given to `join`; what nobody reads any more may be forgotten.
    /// `None` if there is something that cannot be joined.
    fn zip(&mut self, terms: &mut Terms, states: &[&Self::State], join: &mut dyn Join) -> Option<Self::State>;

    /// True if there is work ahead that the merge would save.
    fn is_merge_useful(&mut self, terms: &Terms, state: &Self::State) -> bool;

    /// True if values would be joined on which it depends how the states go on, so that what is settled in each of them would be open.
    fn hides_constants_of(&mut self, terms: &Terms, states: &[&Self::State]) -> bool;

    /// True if nothing is ahead but the end, with something to be shown there that is as easy to show of all together.
    fn ends(&mut self, _states: &[&Self::State]) -> bool {
        false
    }

    /// True if values would be joined that make every later question harder.
    fn is_costly(&mut self, _terms: &Terms, _states: &[&Self::State]) -> bool {
        false
    }

    /// The next places a state comes to, as far as they follow from what `decide` knows.
    fn next_decisions(&mut self, _terms: &mut Terms, _state: &Self::State, _decide: &mut Decide<'_>) -> Vec<u32> {
        Vec::new()
    }

    /// What the program, or somebody who speaks its language, says about merging at this place.
    fn directive(&mut self, _terms: &mut Terms, _state: &Self::State) -> Option<Directive> {
        None
    }

    /// What a predicate of the directive at the place of a state says there of a value; `None` if it has no meaning.
    fn predicate(&mut self, _terms: &mut Terms, _state: &Self::State, _number: usize, _value: TermId) -> Option<TermId> {
        None
    }
}
