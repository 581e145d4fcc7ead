//! Questions about one state: does it match a pattern, and what is a name worth in it.

use std::rc::Rc;

use solver::Answer;
use term::TermId;

use crate::bindings::{Bindings, Missing};
use crate::cell::Cell;
use crate::computation::Computation;
use crate::evaluate::{evaluate, side_conditions};
use crate::machine::Machine;
use crate::matching::match_goals;
use crate::pattern::{Action, Rule};
use crate::schedule::choices;
use crate::value::Value;

impl Machine {
    /// The satisfiable conditions under which a state on a path matches a pattern, none for always; `None` if nobody knows.
    pub(crate) fn answers(&mut self, pattern: &Rule, state: &Cell, path: &[TermId]) -> Option<Vec<Option<TermId>>> {
        let mut found = Vec::new();
        for (condition, _) in self.matches(pattern, state).ok()? {
            if self.terms.as_bool_const(condition) == Some(true) {
                return Some(vec![None]);
            }
            if self.solver.check(&mut self.terms, path, condition) != Answer::Unsat && !found.contains(&Some(condition)) {
                found.push(Some(condition));
            }
        }
        Some(found)
    }

    /// The conditions under which a pattern matches a state, with the bindings.
    pub fn matches(&mut self, rule: &Rule, state: &Cell) -> Result<Vec<(TermId, Bindings)>, Missing> {
        self.with(|cx| {
            let mut found = Vec::new();
            match_goals(cx, rule, 0, state, Bindings::new(rule.n_slots, rule.n_choices), &mut found)?;
            let mut all = Vec::new();
            for mut bindings in found {
                match side_conditions(cx, &rule.equations, rule.requires.as_ref(), &mut bindings) {
                    Ok(condition) if cx.terms.as_bool_const(condition) == Some(false) => {}
                    Ok(condition) => all.push((condition, bindings)),
                    Err(Missing::Undefined) => {}
                    Err(open) => return Err(open),
                }
            }
            Ok(all)
        })
    }

    /// The value that an observation of the definition gives a name in a state.
    pub fn observe(&mut self, state: &Cell, name: &str) -> Option<Value> {
        let observations = Rc::clone(&self.observations);
        let id = Value::Id(self.terms.str_const(&crate::compile::units(name)));
        observations.iter().find_map(|rule| self.observe_by(rule, state, &id))
    }

    /// The name is put where the observation looks for it (in the first instance, where cells are repeated), and its right side is the answer.
    fn observe_by(&mut self, rule: &Rule, state: &Cell, id: &Value) -> Option<Value> {
        let (_, way) = rule.computation.as_ref()?;
        let mut asked = state.clone();
        let first = vec![0; rule.n_choices];
        *asked.at_mut(way, &first)? = Cell::Leaf(Value::Computation(Computation::default().after(id.clone())));
        let is_asked = |bindings: &Bindings| choices(way).into_iter().all(|choice| bindings.chosen[usize::from(choice)] == 0);
        let matches = self.matches(rule, &asked).ok()?;
        let (condition, bindings) = matches.into_iter().find(|(_, bindings)| is_asked(bindings))?;
        if self.terms.as_bool_const(condition) != Some(true) {
            return None;
        }
        let template = rule.actions.iter().find_map(|action| match action {
            Action::Set { way: set, template } if set == way => Some(template),
            _ => None,
        })?;
        let value = self.with(|cx| evaluate(cx, template, &bindings)).ok()?;
        let Value::Computation(tasks) = value else { return None };
        tasks.next().map(|(head, _)| head.clone())
    }
}
