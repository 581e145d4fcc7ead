//! Java for those who merge: where a state is, what partners have to share, and how two states become one.

mod benefit;
mod content;
mod fold;
mod frames;
mod heap;
mod place;

use engine::MergeKey;
use merge::{Decide, Join, Mergeable};
use term::Terms;

use super::semantics::JavaSemantics;
use super::state::State;

pub(super) use place::position;
pub use place::type_number;

impl Mergeable for JavaSemantics {
    fn key(&mut self, state: &State) -> Option<MergeKey> {
        place::key(&mut self.world, state)
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&State], join: &mut dyn Join) -> Option<State> {
        fold::zip(self, terms, states, join)
    }

    fn is_merge_useful(&mut self, _: &Terms, state: &State) -> bool {
        benefit::has_work_ahead(&mut self.world, state)
    }

    fn hides_constants_of(&mut self, terms: &Terms, states: &[&State]) -> bool {
        benefit::hides_constants_of(&mut self.world, terms, states) || benefit::parts_exceptions(&mut self.world, terms, states)
    }

    fn is_costly(&mut self, terms: &Terms, states: &[&State]) -> bool {
        benefit::has_open_writes(terms, states)
    }

    fn next_decisions(&mut self, terms: &mut Terms, state: &State, decide: &mut Decide<'_>) -> Vec<u32> {
        benefit::next_decisions(&mut self.world, terms, &mut self.symbols, state, decide)
    }
}
