//! Membership of states in the right side of a claim, and application of claims as rules.

use term::{Elem, Sort, TermId, Terms};

use super::Prover;
use super::claim::{Claim, Left, REST, REST_AFTER};
use crate::bindings::Bindings;
use crate::cell::Cell;
use crate::pattern::{Goal, Rule, Slot};
use crate::schedule::binds;
use crate::value::Value;

/// True if a state lies in a right side.
pub(super) enum Reached {
    /// For all values that the path allows.
    Inside,
    /// Under this condition it does not.
    Outside(TermId),
    /// Nobody knows, and why.
    Open(String),
}

impl Prover<'_> {
    /// True if a state lies in the right side for all values that the path allows. If so, unnamed cells that are not as they were are not kept.
    pub(super) fn reaches(&mut self, number: usize, left: &Left, state: &Cell, conjuncts: &[TermId]) -> Reached {
        let (goals, open) = self.right_sides(number, left, state);
        for (goal, chosen) in &goals {
            if self.follows(conjuncts, *goal) {
                self.keep_what_is_the_same(number, left, state, chosen);
                return Reached::Inside;
            }
        }
        // What is done with, as a whole or for some values, is kept as far as it is the same.
        for (_, chosen) in &goals {
            self.keep_what_is_the_same(number, left, state, chosen);
        }
        let conditions: Vec<TermId> = goals.iter().map(|(goal, _)| *goal).collect();
        let any = self.machine.terms.or(&conditions);
        if goals.len() > 1 && self.follows(conjuncts, any) {
            return Reached::Inside;
        }
        match open {
            Some(reason) => Reached::Open(reason),
            None => Reached::Outside(self.machine.terms.not(any)),
        }
    }

    /// The conditions under which a state lies in the right side, with the instances of repeated cells, and why there may be others.
    fn right_sides(&mut self, number: usize, left: &Left, state: &Cell) -> (Vec<(TermId, Vec<usize>)>, Option<String>) {
        let Claim { target, frame, .. } = &self.claims[number];
        let mut start = Bindings::new(target.n_slots, target.n_choices);
        start.values[..left.bindings.values.len()].clone_from_slice(&left.bindings.values);
        let unbound = unbound(target, &start);
        if let Some(name) = unbound {
            return (Vec::new(), Some(format!("the right side does not say where the value of `{name}` is found")));
        }
        let (matches, mut open) = self.machine.known_matches(target, state, start);
        let mut goals = Vec::new();
        for (goal, bindings) in matches {
            let value = |name: &String| target.names.get(name).and_then(|slot| bindings.get(*slot));
            let mut rests = target.names.keys().filter(|name| name.starts_with(REST));
            let are_rests_kept = rests.all(|name| value(name) == value(&name.replacen(REST, REST_AFTER, 1)));
            if !are_rests_kept || !frame.has_instances_of(state, &bindings.chosen) {
                continue;
            }
            // As a rule, the claim will give an array of numbers.
            if target.names.keys().any(|name| value(name).is_some_and(|value| is_other_array(&self.machine.terms, value))) {
                open = Some("an array of a claim is an array of numbers, and there is another one".to_owned());
                continue;
            }
            goals.push((goal, bindings.chosen));
        }
        (goals, open)
    }

    fn keep_what_is_the_same(&mut self, number: usize, left: &Left, state: &Cell, chosen: &[usize]) {
        let written = self.claims[number].frame.differing((&left.state, &left.chosen), (state, chosen));
        for leaf in written {
            self.kept[number][leaf] = false;
        }
    }

    /// The state after the first claim that can be used as a rule here, with what is known after it.
    pub(super) fn use_claim(&mut self, state: &Cell, conjuncts: &[TermId]) -> Option<(usize, Cell, Vec<TermId>)> {
        let usable: Vec<usize> = (0..self.claims.len()).filter(|number| self.usable[*number]).collect();
        usable.into_iter().find_map(|number| {
            let (state, assumed) = self.apply_claim(number, state, conjuncts)?;
            Some((number, state, assumed))
        })
    }

    /// The state after a claim used as a rule, if its left side certainly holds here.
    fn apply_claim(&mut self, number: usize, state: &Cell, conjuncts: &[TermId]) -> Option<(Cell, Vec<TermId>)> {
        let rule = &self.claims[number].rule;
        let (matches, _) = self.machine.known_matches(rule, state, Bindings::new(rule.n_slots, rule.n_choices));
        for (condition, bindings) in matches {
            let is_like_the_left_side =
                self.claims[number].frame.has_instances_of(state, &bindings.chosen) && self.has_arrays_of_numbers(number, &bindings);
            if is_like_the_left_side && self.follows(conjuncts, condition) {
                let chosen = bindings.chosen.clone();
                let claim = &self.claims[number];
                let (mut after, assumed) = self.machine.after_claim(&claim.rule, bindings, state)?;
                self.machine.forget(&claim.frame, &self.kept[number], (&mut after, &chosen), &claim.name);
                return Some((after, assumed));
            }
        }
        None
    }

    /// Arrays in claims are arrays of numbers: of others, their proofs say nothing.
    fn has_arrays_of_numbers(&self, number: usize, bindings: &Bindings) -> bool {
        self.claims[number].left.slots.keys().all(|name| {
            let value = self.claims[number].rule.names.get(name).and_then(|slot| bindings.get(*slot));
            !value.is_some_and(|value| is_other_array(&self.machine.terms, value))
        })
    }
}

/// A variable of the right side that no cell of it gives a value.
fn unbound(target: &Rule, start: &Bindings) -> Option<String> {
    let mut bound = Vec::new();
    for goal in &target.goals {
        if let Goal::Match { pattern, .. } = goal {
            binds(pattern, &mut bound);
        }
    }
    let is_unbound = |name: &str, slot: Slot| name.starts_with('?') && !bound.contains(&slot) && start.get(slot).is_none();
    target.names.iter().find(|(name, slot)| is_unbound(name, **slot)).map(|(name, _)| name.clone())
}

fn is_other_array(terms: &Terms, value: &Value) -> bool {
    matches!(value, Value::Array(array) if terms.sort(array.content) != Sort::Array(Elem::Int))
}
