//! Snapshots: the values of a location set in a state, as one token.
//!
//! A token is an argument of the functions that describe abstract elements, and of abstract predicates. Two tokens at one argument position are
//! equal, or there is a place that tells the states apart: extensionality, instantiated once per pair. The converse, that equal tokens mean equal
//! values everywhere, is needed only where an equality of tokens is a hypothesis.
//!
//! States that hold the same at all places of a set share its token where that can be seen from how they are made. A ghost variable that counts
//! rounds would double the snapshots of a loop else, and the pairs grow with their square.

use term::{Sort, TermId};

use crate::context::Cx;
use crate::grounding::PlaceFact;
use crate::set::Set;
use crate::state::{Node, StateId};

/// A token at an argument position.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub token: TermId,
    /// The set and the state, if it is a snapshot and not a value.
    pub of: Option<(Set, StateId)>,
}

/// Two tokens with a place that tells them apart unless they are equal.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    pub tokens: [TermId; 2],
    pub sets: [Set; 2],
    pub states: [StateId; 2],
    pub witness: TermId,
}

impl Cx {
    /// The token of a set in a state; the value itself if the set is a single place.
    pub(crate) fn token(&mut self, set: &Set, state: StateId) -> TermId {
        if let Some(place) = set.single() {
            return self.read(state, place);
        }
        let state = self.origin(set, state);
        if let Some(&token) = self.tokens.get(&(set.clone(), state)) {
            return token;
        }
        let token = self.fresh("snapshot", Sort::Int);
        self.tokens.insert((set.clone(), state), token);
        self.token_of.insert(token, (set.clone(), state));
        token
    }

    /// The earliest state of which it can be seen that it holds the same at all places of a set: assignments elsewhere change nothing.
    fn origin(&mut self, set: &Set, state: StateId) -> StateId {
        let key = (set.clone(), state);
        if let Some(&known) = self.origins.get(&key) {
            return known;
        }
        let origin = match self.nodes[state.0 as usize] {
            Node::Write { before, place, .. } => {
                let inside = self.member(set, place);
                if self.terms.as_bool_const(inside) == Some(false) { self.origin(set, before) } else { state }
            }
            Node::Choice { then, otherwise, .. } => {
                let origins = [self.origin(set, then), self.origin(set, otherwise)];
                if origins[0] == origins[1] { origins[0] } else { state }
            }
            _ => state,
        };
        self.origins.insert(key, origin);
        origin
    }

    /// Notes that a token is an argument of a function at a position, and pairs it with those that were there before.
    pub(crate) fn use_token(&mut self, function: &str, position: usize, token: TermId) {
        if self.is_frozen {
            return;
        }
        let of = self.token_of.get(&token).cloned();
        let key = (function.to_owned(), position);
        let known = self.uses.entry(key).or_default();
        if known.iter().any(|known| known.token == token) {
            return;
        }
        let before: Vec<Use> = known.clone();
        known.push(Use { token, of: of.clone() });
        let Some((set, state)) = of else { return };
        for other in before {
            if let Some((other_set, other_state)) = other.of {
                self.pair([token, other.token], [set.clone(), other_set], [state, other_state]);
            }
        }
    }

    fn pair(&mut self, tokens: [TermId; 2], sets: [Set; 2], states: [StateId; 2]) {
        let is_known = self.pairs.iter().any(|pair| pair.tokens == tokens || pair.tokens == [tokens[1], tokens[0]]);
        if !is_known {
            let witness = self.skolem();
            self.pairs.push(Pair { tokens, sets, states, witness });
        }
    }

    /// Extensionality of all pairs. Reads states, so it comes when all places are known.
    pub(crate) fn extensionality(&mut self) -> Vec<TermId> {
        let pairs = self.pairs.clone();
        let mut facts = Vec::new();
        for pair in &pairs {
            let equal = self.terms.eq(pair.tokens[0], pair.tokens[1]);
            let inside = [self.member(&pair.sets[0], pair.witness), self.member(&pair.sets[1], pair.witness)];
            let values = [self.read(pair.states[0], pair.witness), self.read(pair.states[1], pair.witness)];
            let same = self.terms.eq(values[0], values[1]);
            let differ = self.terms.not(same);
            let values_differ = self.terms.and2(inside[0], differ);
            let sets_differ = if pair.sets[0] == pair.sets[1] {
                self.terms.fls()
            } else {
                let agree = self.terms.eq(inside[0], inside[1]);
                self.terms.not(agree)
            };
            facts.push(self.terms.or(&[equal, values_differ, sets_differ]));
        }
        facts
    }

    /// Equal tokens of one set have equal values at those of some places that are in it.
    pub(crate) fn converse(&mut self, places: &[TermId]) -> Vec<TermId> {
        let pairs = self.pairs.clone();
        let mut facts = Vec::new();
        for pair in pairs.iter().filter(|pair| pair.sets[0] == pair.sets[1]) {
            let equal = self.terms.eq(pair.tokens[0], pair.tokens[1]);
            let agree = PlaceFact::AgreeOn { states: pair.states, set: pair.sets[0].clone() };
            for &place in places {
                let agree_here = agree.at(self, place);
                facts.push(self.terms.implies(equal, agree_here));
            }
        }
        facts
    }
}
