//! Changes of the graph by an iteration: the states of a new test, or a split of the region before the frontier.

use solver::Model;
use term::TermId;

use crate::checker::{Activation, Checker};
use crate::extend::Moment;
use crate::graph::{RegionEdge, StateRef};
use crate::run;
use crate::trace::holds;

impl Checker<'_> {
    /// Runs a test and puts its states on regions; true if an error region has one.
    pub(crate) fn run_test(&mut self, activation: &mut Activation, input: &Model) -> Result<bool, String> {
        debug_assert!(activation.tests.iter().all(|test| test.input != *input), "no test is run twice");
        let machine = run::Machine { java: self.java, terms: self.terms };
        let mut test = run::run(machine, &activation.procedure, &activation.start, input, self.limits.steps)?;
        let number = activation.tests.len();
        let mut is_error = false;
        for (index, step) in test.steps.iter_mut().enumerate() {
            let mut found = None;
            for region in activation.graph.at(step.location).collect::<Vec<_>>() {
                let predicate = activation.graph.regions[region].predicate;
                let bound = self.within(activation, predicate, &Moment::of(step))?;
                match holds(input, self.terms, bound) {
                    Some(true) if found.is_some() => return Err("a state is on two regions".to_owned()),
                    Some(true) => found = Some(region),
                    Some(false) => {}
                    None => return Err("a predicate that has no value in a test".to_owned()),
                }
            }
            step.region = found.ok_or("a state is on no region")?;
            activation.graph.regions[step.region].states.push(StateRef { test: number, step: index });
            is_error |= activation.graph.regions[step.region].is_error;
        }
        activation.tests.push(test);
        Ok(is_error)
    }

    /// Splits the region before the frontier, or removes the edge if that is the initial one, which is never split (§3.6.3).
    pub(crate) fn refine(
        &mut self,
        activation: &mut Activation,
        state: Option<StateRef>,
        frontier: RegionEdge,
        predicate: TermId,
    ) -> Result<(), String> {
        debug_assert!(self.terms.as_bool_const(predicate) != Some(true), "a predicate that excludes everything was crossed by no test");
        self.stats.refinements += 1;
        if state.is_none_or(|state| state.step == 0) {
            activation.graph.initial_refines.push(predicate);
            activation.graph.edges.remove(&frontier);
            return Ok(());
        }
        let before = activation.graph.regions[frontier.from].predicate;
        let negated = self.terms.not(predicate);
        let keeps = self.terms.and2(before, negated);
        let gets = self.terms.and2(before, predicate);
        self.stats.emptiness += 1;
        let is_empty = self.solver.check_all(self.terms, &[gets]) == solver::Answer::Unsat;
        let new = activation.graph.split(frontier.from, (keeps, gets), is_empty);
        let states = std::mem::take(&mut activation.graph.regions[frontier.from].states);
        for state in states {
            let region = match self.satisfies(activation, state, predicate) {
                Some(true) => new,
                Some(false) => frontier.from,
                None => return Err("a predicate that has no value in a test".to_owned()),
            };
            activation.graph.regions[region].states.push(state);
            activation.tests[state.test].steps[state.step].region = region;
        }
        let kept = &activation.graph.regions[frontier.from];
        debug_assert!(state.is_none_or(|state| kept.states.contains(&state)), "the trace stays where the edge is removed");
        debug_assert!(self.terms.as_bool_const(kept.predicate) != Some(false), "its region is not empty");
        activation.graph.edges.remove(&frontier);
        Ok(())
    }
}
