//! A map of what is not known yet of sets of candidates.

use solver::{Ground, Truth};
use term::{Domain, Sort, Symbol, TermId, Terms};

use super::search::Chosen;

/// A switch is on where a candidate is left out: a solver leaves switches off, so that large sets come first.
pub(crate) struct Map {
    terms: Terms,
    switches: Vec<TermId>,
    ground: Ground,
}

impl Map {
    /// Nothing is known, but that a candidate brings what follows from it.
    pub(crate) fn new(implied: &[Chosen]) -> Result<Map, String> {
        let mut terms = Terms::new();
        let switches: Vec<TermId> = (0..implied.len())
            .map(|index| {
                let symbol = terms.declare(Symbol::constant(&format!("c{index}"), Sort::Bool, Domain::Any));
                terms.app(symbol, &[])
            })
            .collect();
        let mut ground = Ground::new(20_000_000);
        let pairs = implied.iter().enumerate().flat_map(|(index, follows)| follows.iter().map(move |&weaker| (index, weaker)));
        let clauses: Vec<TermId> = pairs.map(|(index, weaker)| terms.implies(switches[weaker], switches[index])).collect();
        ground.assert(&terms, &clauses)?;
        Ok(Map { terms, switches, ground })
    }

    /// A set of which it is not known whether it suffices.
    pub(crate) fn next(&mut self) -> Next {
        match self.ground.check_truth(&self.terms, &[], &self.switches) {
            Truth::Sat(left_out) => {
                let left_out: Chosen = left_out.into_iter().collect();
                Next::Set((0..self.switches.len()).filter(|index| !left_out.contains(index)).collect())
            }
            Truth::Unsat(_) => Next::Done,
            Truth::Unknown(_) => Next::Unknown,
        }
    }

    /// A candidate follows from others.
    pub(crate) fn follows(&mut self, cause: &Chosen, index: usize) -> Result<(), String> {
        let mut parts: Vec<TermId> = cause.iter().map(|&index| self.switches[index]).collect();
        parts.push(self.terms.not(self.switches[index]));
        let clause = self.terms.or(&parts);
        self.ground.assert(&self.terms, &[clause])
    }

    /// All sets that contain a sufficient one are known.
    pub(crate) fn suffices(&mut self, set: &Chosen) -> Result<(), String> {
        let parts: Vec<TermId> = set.iter().map(|&index| self.switches[index]).collect();
        let clause = self.terms.or(&parts);
        self.ground.assert(&self.terms, &[clause])
    }

    /// All parts of an insufficient one are known.
    pub(crate) fn does_not_suffice(&mut self, set: &Chosen) -> Result<(), String> {
        let outside = (0..self.switches.len()).filter(|index| !set.contains(index));
        let parts: Vec<TermId> = outside.map(|index| self.terms.not(self.switches[index])).collect();
        let clause = self.terms.or(&parts);
        self.ground.assert(&self.terms, &[clause])
    }
}

/// The next set to be looked at.
pub(crate) enum Next {
    Set(Chosen),
    /// Everything is known.
    Done,
    Unknown,
}
