//! Java for those who merge: where a state is, what partners have to share, and how two states become one.

mod content;
mod fold;
mod frames;
mod heap;
mod pays;
mod place;

use engine::MergeKey;
use java::graph::Instruction;
use java::spec::SpecStatementKind;
use merge::{Decide, Directive, Join, Zip};
use term::Terms;

use super::semantics::JavaSemantics;
use super::state::State;

pub(super) use place::position;

impl Zip for JavaSemantics {
    fn key(&mut self, state: &State) -> Option<MergeKey> {
        place::key(&mut self.world, state)
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&State], join: &mut dyn Join) -> Option<State> {
        fold::zip(self, terms, states, join)
    }

    fn directive(&mut self, terms: &mut Terms, state: &State) -> Option<Directive> {
        let head = &state.frame.as_ref()?.head;
        let Instruction::Spec(index) = head.code.instructions[head.pc as usize] else { return None };
        let SpecStatementKind::MergePoint { procedure, params } = &head.code.specs[index as usize].kind else { return None };
        // A point that cannot be read was reported before, and merges nothing.
        Directive::new(terms, procedure.as_deref(), params.as_deref()).ok()
    }

    fn saves(&mut self, _: &Terms, state: &State) -> bool {
        pays::has_splits_ahead(&mut self.world, state)
    }

    fn blurs(&mut self, terms: &Terms, states: &[&State]) -> bool {
        pays::blurs(&mut self.world, terms, states)
    }

    fn is_costly(&mut self, terms: &Terms, states: &[&State]) -> bool {
        pays::has_open_writes(terms, states)
    }

    fn foresee(&mut self, terms: &mut Terms, state: &State, decide: &mut Decide<'_>) -> Vec<u32> {
        pays::foresee(&mut self.world, terms, &mut self.symbols, state, decide)
    }
}
