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
use crate::step::instances;
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
        let (found, open) = self.known_matches(rule, state, Bindings::new(rule.n_slots, rule.n_choices));
        open.map_or(Ok(found), |reason| Err(Missing::Open(reason)))
    }

    /// The conditions under which a pattern is known to match, with the bindings, and why there may be other matches.
    pub(crate) fn known_matches(&mut self, rule: &Rule, state: &Cell, start: Bindings) -> (Vec<(TermId, Bindings)>, Option<String>) {
        self.with(|cx| {
            let mut found = Vec::new();
            let mut open = match match_goals(cx, rule, 0, state, start, &mut found) {
                Err(Missing::Open(reason)) => Some(reason),
                Ok(()) | Err(Missing::Undefined) => None,
            };
            let mut all = Vec::new();
            for mut bindings in found {
                match side_conditions(cx, &rule.equations, rule.requires.as_ref(), &mut bindings) {
                    Ok(condition) if cx.terms.as_bool_const(condition) == Some(false) => {}
                    Ok(condition) => all.push((condition, bindings)),
                    Err(Missing::Undefined) => {}
                    Err(Missing::Open(reason)) => open = Some(reason),
                }
            }
            (all, open)
        })
    }

    /// The value that an observation of the definition gives a name in a state, if it gives one; why that is not known otherwise.
    pub fn observe(&mut self, state: &Cell, name: &str) -> Result<Option<Value>, String> {
        let observations = Rc::clone(&self.observations);
        let id = Value::Id(self.terms.str_const(&crate::compile::units(name)));
        for rule in observations.iter() {
            if let Some(value) = self.observe_by(rule, state, &id)? {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// The name is put where the observation looks for it, and its right side is the answer. Instances of repeated cells have no order, so
    /// those that give the name a value have to agree.
    fn observe_by(&mut self, rule: &Rule, state: &Cell, id: &Value) -> Result<Option<Value>, String> {
        let Some((_, way)) = rule.computation.as_ref() else { return Ok(None) };
        let mut found: Option<Value> = None;
        for chosen in instances(state, way) {
            for value in self.observe_at(rule, state, &chosen, id)? {
                if found.as_ref().is_some_and(|known| *known != value) {
                    return Err("has several values".to_owned());
                }
                found = Some(value);
            }
        }
        Ok(found)
    }

    /// The values that a name has in one computation.
    fn observe_at(&mut self, rule: &Rule, state: &Cell, instance: &[usize], id: &Value) -> Result<Vec<Value>, String> {
        let Some((_, way)) = rule.computation.as_ref() else { return Ok(Vec::new()) };
        let choices = choices(way);
        let mut chosen = vec![0; rule.n_choices];
        choices.iter().zip(instance).for_each(|(choice, instance)| chosen[usize::from(*choice)] = *instance);
        let mut asked = state.clone();
        let Some(cell) = asked.at_mut(way, &chosen) else { return Ok(Vec::new()) };
        *cell = Cell::Leaf(Value::Computation(Computation::default().after(id.clone())));
        let is_asked = |bindings: &Bindings| choices.iter().zip(instance).all(|(choice, at)| bindings.chosen[usize::from(*choice)] == *at);
        let undecided = || "has a value that could not be decided".to_owned();
        let matches = self.matches(rule, &asked).map_err(|_| undecided())?;
        let template = rule.actions.iter().find_map(|action| match action {
            Action::Set { way: set, template } if set == way => Some(template),
            _ => None,
        });
        let mut values = Vec::new();
        for (condition, bindings) in matches.into_iter().filter(|(_, bindings)| is_asked(bindings)) {
            if self.terms.as_bool_const(condition) != Some(true) {
                return Err(undecided());
            }
            let Some(template) = template else { continue };
            match self.with(|cx| evaluate(cx, template, &bindings)) {
                Ok(Value::Computation(tasks)) => values.extend(tasks.next().map(|(head, _)| head.clone())),
                Ok(_) | Err(Missing::Undefined) => {}
                Err(Missing::Open(_)) => return Err(undecided()),
            }
        }
        Ok(values)
    }
}
