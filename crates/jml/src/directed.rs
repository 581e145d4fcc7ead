//! Java for runs without proofs, merged as the program or the user says.

use common::source::Span;
use engine::{MergeKey, Position, Semantics, Step};
use machine::symbolic::{JavaSemantics, State};
use merge::{Decide, Directive, Join, Mergeable};
use term::{TermId, Terms};

use crate::merge_directives::{EarlierStates, MergeDirectives};
use crate::translate::SpecState;

/// The semantics of the machine with directives about merging.
pub struct Directed<'a> {
    pub java: &'a mut JavaSemantics,
    pub merge_directives: &'a mut MergeDirectives,
    /// What `\\old` refers to in the method that is run.
    pub pre: &'a SpecState,
}

impl Semantics for Directed<'_> {
    type State = State;

    fn advance(&mut self, terms: &mut Terms, state: State) -> Step<State> {
        self.java.advance(terms, state)
    }

    fn position(&mut self, state: &State) -> Position {
        self.java.position(state)
    }

    fn split(&mut self, state: &mut State) {
        self.java.split(state);
    }

    fn is_ending(&self, state: &State) -> bool {
        self.java.is_ending(state)
    }

    fn depth(&self, state: &State) -> usize {
        self.java.depth(state)
    }

    fn is_undetermined(&self, terms: &Terms, condition: TermId) -> bool {
        self.java.is_undetermined(terms, condition)
    }

    fn place(&self, state: &State) -> Option<Span> {
        self.java.place(state)
    }
}

impl Mergeable for Directed<'_> {
    fn key(&mut self, state: &State) -> Option<MergeKey> {
        self.java.key(state)
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&State], join: &mut dyn Join) -> Option<State> {
        self.java.zip(terms, states, join)
    }

    fn is_merge_useful(&mut self, terms: &Terms, state: &State) -> bool {
        self.java.is_merge_useful(terms, state)
    }

    fn hides_constants_of(&mut self, terms: &Terms, states: &[&State]) -> bool {
        self.java.hides_constants_of(terms, states)
    }

    fn is_costly(&mut self, terms: &Terms, states: &[&State]) -> bool {
        self.java.is_costly(terms, states)
    }

    fn next_decisions(&mut self, terms: &mut Terms, state: &State, decide: &mut Decide<'_>) -> Vec<u32> {
        self.java.next_decisions(terms, state, decide)
    }

    fn directive(&mut self, terms: &mut Terms, state: &State) -> Option<Directive> {
        self.merge_directives.directive(self.java, terms, state.frame.as_ref()?)
    }

    fn predicate(&mut self, terms: &mut Terms, state: &State, number: usize, value: TermId) -> Option<TermId> {
        let is_first = state.frame.as_ref()?.depth == 1;
        let entry = || state.entry().map(|(state, locals)| SpecState { state, locals });
        let old = if is_first { Some(self.pre.clone()) } else { entry() };
        let past = EarlierStates { old, ..EarlierStates::default() };
        let said = self.merge_directives.predicate(self.java, terms, state, past, (number, value))?;
        // A run trusts no contract: what is known of a method by its contract alone is not known.
        self.java.symbols.relied().is_empty().then_some(said)
    }
}
