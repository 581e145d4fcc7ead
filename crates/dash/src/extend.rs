//! Extending the frontier: an input that crosses it, or a predicate that tells why there is none (Føns, Hougaard 2014, §3.5, §3.6).

use machine::symbolic::State;
use solver::Model;
use term::{Interpretation, TermId};

use crate::aliasing::Aliased;
use crate::checker::{Activation, Checker, Extension};
use crate::graph::{RegionEdge, StateRef};
use crate::locations::Op;
use crate::trace::{Step, holds};

/// A state of a run, or the one that it begins in.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) locals: Vec<TermId>,
    /// With the heap, where it is not always the same.
    pub(crate) state: Option<State>,
}

impl Moment {
    pub(crate) fn of(step: &Step) -> Moment {
        Moment { locals: step.locals.clone(), state: step.state.clone() }
    }

    fn of_start(activation: &Activation) -> Moment {
        let state = activation.procedure.generic.arbitrary.as_ref().map(|_| activation.start.state.clone());
        Moment { locals: activation.start.values.clone(), state }
    }
}

impl Checker<'_> {
    /// Along a trace: the conditions of the path and of the regions on it, over the inputs; and the state at its end.
    pub(crate) fn prefix(&mut self, activation: &Activation, state: Option<StateRef>) -> Result<(Vec<TermId>, Moment), String> {
        let initial = activation.graph.regions[activation.graph.initial].predicate;
        let start = Moment::of_start(activation);
        let mut conjuncts = activation.assumed.clone();
        conjuncts.push(self.within(activation, initial, &start)?);
        let Some(StateRef { test, step }) = state else { return Ok((conjuncts, start)) };
        let test = &activation.tests[test];
        conjuncts.extend_from_slice(&test.conditions[..test.steps[step].n_conditions]);
        for step in &test.steps[..=step] {
            let predicate = activation.graph.regions[step.region].predicate;
            if self.terms.as_bool_const(predicate) != Some(true) {
                conjuncts.push(self.within(activation, predicate, &Moment::of(step))?);
            }
        }
        // Loops over constants say the same again and again, or nothing.
        let mut seen = std::collections::HashSet::new();
        conjuncts.retain(|conjunct| self.terms.as_bool_const(*conjunct) != Some(true) && seen.insert(*conjunct));
        debug_assert!(
            conjuncts.iter().all(|conjunct| holds(&test.input, self.terms, *conjunct) == Some(true)),
            "the test follows its own trace"
        );
        Ok((conjuncts, Moment::of(&test.steps[step])))
    }

    /// The meaning of a predicate in a state.
    pub(crate) fn within(&mut self, activation: &Activation, predicate: TermId, at: &Moment) -> Result<TermId, String> {
        activation.procedure.within((self.java, self.terms), predicate, (&at.locals, at.state.as_ref()))
    }

    /// A test that crosses the frontier, or a predicate that tells why there is none.
    pub(crate) fn extend(
        &mut self,
        activation: &Activation,
        state: Option<StateRef>,
        frontier: Option<RegionEdge>,
        depth: usize,
    ) -> Result<Extension, String> {
        let (mut conjuncts, at) = self.prefix(activation, state)?;
        // The initial region is an error region.
        let Some(frontier) = frontier else {
            let input = self.model(&conjuncts)?.ok_or("no input satisfies the precondition")?;
            return Ok(Extension::Test(input, false));
        };
        let target = activation.graph.regions[frontier.to].predicate;
        let symbols = activation.procedure.symbols.clone();
        match activation.procedure.edges[frontier.edge].op.clone() {
            Op::Call { .. } => self.extend_call(activation, conjuncts, &at, frontier, depth),
            Op::Step { condition, locals: after } => {
                let edge = &activation.procedure.edges[frontier.edge];
                let effect = edge.effect.as_deref();
                let after_target = activation.procedure.before((self.java, self.terms), target, (&after, effect))?;
                let weakest = self.terms.and2(condition, after_target);
                let trace = conjuncts.clone();
                conjuncts.push(self.within(activation, weakest, &at)?);
                if let Some(input) = self.model(&conjuncts)? {
                    return Ok(Extension::Test(input, false));
                }
                // There are no values of variables behind an edge that leaves the procedure by an exception.
                let is_kept = |local: usize| after.get(local) == Some(&symbols[local]);
                let named = (0..symbols.len()).filter(|local| activation.procedure.is_named[*local]);
                let is_assumption = effect.is_none() && named.chain(activation.procedure.live[edge.to].iter().copied()).all(is_kept);
                let is_initial = state.is_none_or(|state| state.step == 0);
                if self.limits.generalises
                    && !is_initial
                    && let Some(predicate) = self.known_to_be_impossible(activation, frontier.from, weakest, depth)
                {
                    return Ok(Extension::Refine(predicate, false));
                }
                if self.limits.loop_optimisation && is_assumption && !is_initial && self.none_satisfies(activation, frontier, target) {
                    return Ok(Extension::Refine(target, false));
                }
                let Some(state) = state.filter(|_| !is_initial) else { return Ok(Extension::Refine(weakest, false)) };
                let aliased = if self.limits.aliases {
                    self.aliased(activation, state, weakest, &[condition, target])
                } else {
                    Aliased::none(self.terms, weakest)
                };
                let predicate =
                    if self.limits.generalises { self.weakened(activation, frontier.from, &aliased, (&trace, &at)) } else { aliased.phi };
                let outside = self.terms.not(aliased.alpha);
                let predicate = self.terms.or2(outside, predicate);
                Ok(Extension::Refine(predicate, false))
            }
        }
    }

    /// True if there are states on the region before the frontier, and none of them satisfies the predicate of the region behind it.
    fn none_satisfies(&mut self, activation: &Activation, frontier: RegionEdge, target: TermId) -> bool {
        let states = &activation.graph.regions[frontier.from].states;
        !states.is_empty() && states.iter().all(|state| self.satisfies(activation, *state, target) == Some(false))
    }

    pub(crate) fn satisfies(&mut self, activation: &Activation, state: StateRef, predicate: TermId) -> Option<bool> {
        let test = &activation.tests[state.test];
        let bound = self.within(activation, predicate, &Moment::of(&test.steps[state.step])).ok()?;
        holds(&test.input, self.terms, bound)
    }

    /// Values that cross a frontier; `None` if there are none.
    fn model(&mut self, conjuncts: &[TermId]) -> Result<Option<Model>, String> {
        let found = self.values_of(conjuncts)?;
        self.stats.satisfiable += u64::from(found.is_some());
        self.stats.unsatisfiable += u64::from(found.is_none());
        Ok(found)
    }

    /// Values that satisfy all conjuncts; `None` if there are none.
    pub(crate) fn values_of(&mut self, conjuncts: &[TermId]) -> Result<Option<Model>, String> {
        match self.solver.check_all(self.terms, conjuncts) {
            solver::Answer::Unsat => return Ok(None),
            solver::Answer::Unknown(reason) => return Err(format!("the solver does not know: {reason}")),
            solver::Answer::Sat => {}
        }
        let model = self.solver.model(self.terms, conjuncts).ok_or("the solver gives no model")?;
        let mut found = model.clone();
        let symbols = conjuncts.iter().flat_map(|conjunct| self.terms.symbols_of(*conjunct).to_vec());
        for symbol in symbols.filter(|symbol| self.terms.symbol(*symbol).args.is_empty()).collect::<Vec<_>>() {
            if let Some(value) = model.app(self.terms, symbol, &[]) {
                found.define(symbol, Vec::new(), value);
            }
        }
        // The solver is not trusted: its model is evaluated.
        if conjuncts.iter().any(|conjunct| holds(&found, self.terms, *conjunct) != Some(true)) {
            return Err("the model of the solver does not satisfy the formula".to_owned());
        }
        Ok(Some(found))
    }
}
