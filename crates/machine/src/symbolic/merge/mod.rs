//! Java for those who merge: where a state is, what partners have to share, and how two states become one.

mod content;
mod fold;
mod frames;
mod heap;
mod pays;
mod place;

use engine::MergeKey;
use merge::{Decide, Join, Zip};
use term::Terms;

use super::semantics::JavaSemantics;
use super::state::State;

pub(super) use place::position;
pub use place::type_number;

impl Zip for JavaSemantics {
    fn key(&mut self, state: &State) -> Option<MergeKey> {
        place::key(&mut self.world, state)
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&State], join: &mut dyn Join) -> Option<State> {
        fold::zip(self, terms, states, join)
    }

    fn saves(&mut self, _: &Terms, state: &State) -> bool {
        pays::has_work_ahead(&mut self.world, state)
    }

    fn blurs(&mut self, terms: &Terms, states: &[&State]) -> bool {
        pays::blurs(&mut self.world, terms, states) || pays::parts_exceptions(&mut self.world, terms, states)
    }

    fn is_costly(&mut self, terms: &Terms, states: &[&State]) -> bool {
        pays::has_open_writes(terms, states)
    }

    fn foresee(&mut self, terms: &mut Terms, state: &State, decide: &mut Decide<'_>) -> Vec<u32> {
        pays::foresee(&mut self.world, terms, &mut self.symbols, state, decide)
    }
}
