//! Weaker refinement predicates: a weakest precondition excludes one trace, so a loop that is unrolled backwards never ends
//! (Føns, Hougaard 2014, §7.8). A predicate that follows from it and is as impossible excludes more.

use std::collections::BTreeMap;

use term::{Op, TermId, Terms};

use crate::aliasing::Aliased;
use crate::checker::{Activation, Checker};
use crate::extend::Moment;
use crate::generic::Scope;
use crate::graph::RegionId;
use crate::invariants::{System, inductive_facts};
use crate::locations::bind;

/// Formulas over the variables of a procedure that hold whenever it is at a location.
pub(crate) type Facts = BTreeMap<usize, TermId>;

/// Conjuncts of a predicate that are tried to be left out, at most.
const MAX_CONJUNCTS: usize = 8;

impl Checker<'_> {
    /// A predicate that needs no trace: the weakest precondition where the region excludes it anyhow, or the negation of the facts of the location
    /// where they do.
    pub(crate) fn known_to_be_impossible(
        &mut self,
        activation: &Activation,
        region: RegionId,
        weakest: TermId,
        depth: usize,
    ) -> Option<TermId> {
        let predicate = activation.graph.regions[region].predicate;
        if self.solver.check_all(self.terms, &[predicate, weakest]) == solver::Answer::Unsat {
            return Some(weakest);
        }
        let has_facts = depth == 0 && activation.procedure.generic.arbitrary.is_none();
        if has_facts { self.outside_of_facts(activation, region, weakest) } else { None }
    }

    /// The weakest precondition without the conjuncts that are not needed: what is left holds of no known state of the region, and of none on the
    /// trace.
    pub(crate) fn weakened(&mut self, activation: &Activation, region: RegionId, weakest: &Aliased, trace: (&[TermId], &Moment)) -> TermId {
        let mut kept = conjuncts(self.terms, weakest.phi);
        if !(2..=MAX_CONJUNCTS).contains(&kept.len()) {
            return weakest.phi;
        }
        let mut index = 0;
        while index < kept.len() && kept.len() > 1 {
            let dropped = kept.remove(index);
            let weaker = self.terms.and(&kept);
            let weaker = self.terms.and2(weakest.alpha, weaker);
            if !self.is_excluded(activation, region, weaker, trace) {
                kept.insert(index, dropped);
                index += 1;
            }
        }
        self.terms.and(&kept)
    }

    /// Where the facts of a location exclude the predicate, and the region does not know them yet: their negation.
    fn outside_of_facts(&mut self, activation: &Activation, region: RegionId, weakest: TermId) -> Option<TermId> {
        if self.facts.is_none() {
            self.facts = Some(self.find_facts(activation).unwrap_or_default());
        }
        let found = &activation.graph.regions[region];
        let facts = *self.facts.as_ref()?.get(&found.location)?;
        let outside = self.terms.not(facts);
        let is_impossible = self.solver.check_all(self.terms, &[weakest, facts]) == solver::Answer::Unsat;
        let is_new = self.solver.check_all(self.terms, &[found.predicate, outside]) == solver::Answer::Sat;
        (is_impossible && is_new).then_some(outside)
    }

    /// Intervals, remainders and orders that are inductive in the procedure.
    fn find_facts(&mut self, activation: &Activation) -> Option<Facts> {
        let procedure = &activation.procedure;
        let parameters = procedure.symbols[..procedure.n_params].to_vec();
        let assumed = activation.graph.regions[activation.graph.initial].predicate;
        let precondition = |terms: &mut Terms, inputs: &[TermId]| bind(terms, assumed, &parameters, inputs);
        let system = System::of(self.java, self.terms, &Scope::plain(&self.base, procedure.method), precondition).ok()?;
        let facts = inductive_facts(self.terms, self.solver, &system)?;
        let mut at = Facts::new();
        for (location, relation) in system.places() {
            let over: Vec<TermId> = procedure.live[location].iter().map(|local| procedure.symbols[*local]).collect();
            at.insert(location, bind(self.terms, facts[relation], &system.relations[relation], &over));
        }
        Some(at)
    }

    /// True if a predicate holds of no known state of a region, and no input along a trace makes it hold at the end.
    fn is_excluded(&mut self, activation: &Activation, region: RegionId, predicate: TermId, (trace, at): (&[TermId], &Moment)) -> bool {
        let states = activation.graph.regions[region].states.clone();
        if states.into_iter().any(|state| self.satisfies(activation, state, predicate) != Some(false)) {
            return false;
        }
        let Ok(here) = self.within(activation, predicate, at) else { return false };
        let formula: Vec<TermId> = trace.iter().copied().chain([here]).collect();
        self.solver.check_all(self.terms, &formula) == solver::Answer::Unsat
    }
}

fn conjuncts(terms: &Terms, predicate: TermId) -> Vec<TermId> {
    if terms.op(predicate) == Op::And { terms.args(predicate).to_vec() } else { vec![predicate] }
}
