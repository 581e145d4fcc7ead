//! Extending the frontier: an input that crosses it, or a predicate that tells why there is none (Føns, Hougaard 2014, §3.5, §3.6).

use std::collections::HashMap;

use term::{Interpretation, TermId};

use crate::checker::{Activation, Checker, Extension};
use crate::graph::{RegionEdge, StateRef};
use crate::locations::{Op, bind};
use crate::trace::Assignment;

impl Checker<'_> {
    /// Along a trace: the conditions of the path and of the regions on it, over the inputs; and the values of the variables at its end.
    pub(crate) fn prefix(&mut self, activation: &Activation, state: Option<StateRef>) -> (Vec<TermId>, Vec<TermId>) {
        let symbols = &activation.procedure.symbols;
        let mut start = symbols.clone();
        start[..activation.inputs.len()].copy_from_slice(&activation.inputs);
        let initial = activation.graph.regions[activation.graph.initial].predicate;
        let mut conjuncts = vec![bind(self.terms, initial, symbols, &start)];
        let Some(StateRef { test, step }) = state else { return (conjuncts, start) };
        let test = &activation.tests[test];
        conjuncts.extend_from_slice(&test.conditions[..test.steps[step].n_conditions]);
        for step in &test.steps[..=step] {
            let predicate = activation.graph.regions[step.region].predicate;
            if self.terms.as_bool_const(predicate) != Some(true) {
                conjuncts.push(bind(self.terms, predicate, symbols, &step.locals));
            }
        }
        // Loops over constants say the same again and again, or nothing.
        let mut seen = std::collections::HashSet::new();
        conjuncts.retain(|conjunct| self.terms.as_bool_const(*conjunct) != Some(true) && seen.insert(*conjunct));
        debug_assert!(
            conjuncts.iter().all(|conjunct| test.input.holds(self.terms, *conjunct) == Some(true)),
            "the test follows its own trace"
        );
        (conjuncts, test.steps[step].locals.clone())
    }

    /// A test that crosses the frontier, or a predicate that tells why there is none.
    pub(crate) fn extend(
        &mut self,
        activation: &Activation,
        state: Option<StateRef>,
        frontier: Option<RegionEdge>,
        depth: usize,
    ) -> Result<Extension, String> {
        let (mut conjuncts, locals) = self.prefix(activation, state);
        // The initial region is an error region.
        let Some(frontier) = frontier else {
            let input = self.model(&conjuncts)?.ok_or("no input satisfies the precondition")?;
            return Ok(Extension::Test(input, false));
        };
        let target = activation.graph.regions[frontier.to].predicate;
        let symbols = activation.procedure.symbols.clone();
        match activation.procedure.edges[frontier.edge].op.clone() {
            Op::Call { .. } => self.extend_call(activation, conjuncts, &locals, frontier, depth),
            Op::Step { condition, locals: after } => {
                let after_target = bind(self.terms, target, &symbols, &after);
                let weakest = self.terms.and2(condition, after_target);
                let trace = conjuncts.clone();
                conjuncts.push(bind(self.terms, weakest, &symbols, &locals));
                if let Some(input) = self.model(&conjuncts)? {
                    return Ok(Extension::Test(input, false));
                }
                let edge = &activation.procedure.edges[frontier.edge];
                // There are no values of variables behind an edge that leaves the procedure by an exception.
                let is_kept = |local: usize| after.get(local) == Some(&symbols[local]);
                let named = (0..symbols.len()).filter(|local| activation.procedure.is_named[*local]);
                let is_assumption = named.chain(activation.procedure.live[edge.to].iter().copied()).all(is_kept);
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
                let weaker = self.limits.generalises && !is_initial;
                let predicate = if weaker { self.weakened(activation, frontier.from, weakest, (&trace, &locals)) } else { weakest };
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
        let bound = bind(self.terms, predicate, &activation.procedure.symbols, &test.steps[state.step].locals);
        test.input.holds(self.terms, bound)
    }

    /// Values that cross a frontier; `None` if there are none.
    fn model(&mut self, conjuncts: &[TermId]) -> Result<Option<Assignment>, String> {
        let found = self.values_of(conjuncts)?;
        self.stats.satisfiable += u64::from(found.is_some());
        self.stats.unsatisfiable += u64::from(found.is_none());
        Ok(found)
    }

    /// Values that satisfy all conjuncts; `None` if there are none.
    pub(crate) fn values_of(&mut self, conjuncts: &[TermId]) -> Result<Option<Assignment>, String> {
        match self.solver.check_all(self.terms, conjuncts) {
            solver::Answer::Unsat => return Ok(None),
            solver::Answer::Unknown(reason) => return Err(format!("the solver does not know: {reason}")),
            solver::Answer::Sat => {}
        }
        let model = self.solver.model(self.terms, conjuncts).ok_or("the solver gives no model")?;
        let mut values = HashMap::new();
        for conjunct in conjuncts {
            for symbol in self.terms.symbols_of(*conjunct).to_vec() {
                if let Some(value) = model.app(self.terms, symbol, &[]) {
                    values.insert(symbol, value);
                }
            }
        }
        let found = Assignment(values);
        // The solver is not trusted: its model is evaluated.
        if conjuncts.iter().any(|conjunct| found.holds(self.terms, *conjunct) != Some(true)) {
            return Err("the model of the solver does not satisfy the formula".to_owned());
        }
        Ok(Some(found))
    }
}
