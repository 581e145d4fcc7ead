//! Silent steps: evaluation moves into constructs and back, and rules that are no transitions run as equations.

use std::rc::Rc;

use term::TermId;

use crate::belonging::{has_unknown_evaluation, is_result};
use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellStep};
use crate::computation::Computation;
use crate::evaluate::side_conditions;
use crate::heating::heated;
use crate::index::{Index, top_of};
use crate::machine::Machine;
use crate::matching::match_value;
use crate::pattern::Heating;
use crate::value::Value;

use crate::step::{ComputationSite, instances};

/// What a silent step did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silent {
    /// Evaluation moved into or out of a construct.
    Moved,
    /// This rule was applied.
    Applied(u32),
    /// Nothing silent is left to do.
    Quiet,
}

/// A rule set that runs on without a counted step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilentLoop {
    /// The rules of the last applications, by name.
    pub rules: Vec<String>,
    pub limit: u64,
}

impl SilentLoop {
    /// For people.
    pub fn sentence(&self) -> String {
        format!("{} silent steps in a row without an end, by the rules: {}", self.limit, self.rules.join(", "))
    }
}

impl Machine {
    /// Takes silent steps until none is left.
    pub fn settle(&mut self, state: &mut Cell) -> Result<(), SilentLoop> {
        let mut count = 0;
        let mut recent: Vec<u32> = Vec::new();
        loop {
            match self.silent_step(state) {
                Silent::Quiet => return Ok(()),
                Silent::Moved => {}
                Silent::Applied(rule) => {
                    count += 1;
                    if count + 64 > self.silent_limit && !recent.contains(&rule) {
                        recent.push(rule);
                    }
                    if count > self.silent_limit {
                        let mut rules: Vec<String> = recent.iter().map(|rule| self.rules[*rule as usize].name.clone()).collect();
                        rules.sort();
                        return Err(SilentLoop { rules, limit: self.silent_limit });
                    }
                }
            }
        }
    }

    /// One silent step, if there is one: the first computation that can move.
    pub fn silent_step(&mut self, state: &mut Cell) -> Silent {
        let computations = Rc::clone(&self.computations);
        for (cell, way) in &*computations {
            for chosen in instances(state, way) {
                if let Some(done) = self.silent_step_at(state, &(*cell, Rc::clone(way), chosen)) {
                    return done;
                }
            }
        }
        let index = Rc::clone(&self.index);
        match self.apply_silent(state, &index.loose, None) {
            Some(rule) => Silent::Applied(rule),
            None => Silent::Quiet,
        }
    }

    fn silent_step_at(&mut self, state: &mut Cell, place: &ComputationSite) -> Option<Silent> {
        if self.unknown_evaluation(state, place).is_some() {
            return None;
        }
        if self.move_evaluation(state, place) {
            return Some(Silent::Moved);
        }
        let index = Rc::clone(&self.index);
        let candidates = self.candidates(&index, state, place);
        self.apply_silent(state, candidates, Some(&place.2)).map(Silent::Applied)
    }

    pub(crate) fn candidates<'i>(&self, index: &'i Index, state: &Cell, (cell, way, chosen): &ComputationSite) -> &'i [u32] {
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return &[] };
        let top = top_of(&self.terms, tasks.next().map(|(head, _)| head));
        index.rules(*cell, top)
    }

    /// All computations of a state.
    pub(crate) fn places(&self, state: &Cell) -> Vec<ComputationSite> {
        let computations = self.computations.iter();
        computations.flat_map(|(cell, way)| instances(state, way).into_iter().map(|chosen| (*cell, Rc::clone(way), chosen))).collect()
    }

    /// Moves evaluation into a part of the next task that has to be a result, or puts a result back into its construct.
    fn move_evaluation(&mut self, state: &mut Cell, (_, way, chosen): &ComputationSite) -> bool {
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return false };
        let Some((head, tail)) = tasks.next() else { return false };
        let moved = match (head, tail.next()) {
            (value, Some((Value::Frozen(frozen), rest))) if self.is_result(value) => {
                let whole = plug(&frozen.around, &frozen.hole, value.clone());
                Some(rest.clone().after(whole))
            }
            _ => {
                let (head, tail) = (head.clone(), tail.clone());
                self.heat(&head).map(|(hole, part)| tail.after(Value::frozen(head, hole)).after(part))
            }
        };
        let Some(moved) = moved else { return false };
        set_computation(state, way, chosen, moved);
        true
    }

    fn is_result(&mut self, value: &Value) -> bool {
        self.with(|cx| is_result(cx, value))
    }

    /// The place of the first part to evaluate, and that part.
    fn heat(&mut self, task: &Value) -> Option<(Box<[u8]>, Value)> {
        let Value::Apply(apply) = task else { return None };
        let definition = Rc::clone(&self.definition);
        let production = definition.production(apply.label);
        let mut open = production.strict.iter().filter(|position| !self.is_result(&apply.args[**position]));
        match (open.next(), open.next()) {
            // Which one is next is a choice: rules of their own make it.
            (Some(_), Some(_)) if !production.is_sequential => {}
            (Some(position), _) => return self.with(|cx| heated(cx, task, *position as u8)),
            (None, _) => {}
        }
        let contexts = Rc::clone(&self.contexts);
        for heating in contexts.get(&apply.label).into_iter().flatten() {
            let part = part_at(task, &heating.hole)?;
            if self.context_applies(heating, task, part).is_ok_and(|condition| self.terms.as_bool_const(condition) == Some(true)) {
                return Some((heating.hole.clone(), part.clone()));
            }
        }
        None
    }

    /// The condition under which a context evaluates a part of a construct.
    fn context_applies(&mut self, heating: &Heating, task: &Value, part: &Value) -> Result<TermId, Missing> {
        if self.is_result(part) {
            return Ok(self.terms.fls());
        }
        self.with(|cx| {
            let mut bindings = Bindings::new(heating.n_slots, 0);
            if !match_value(cx, &heating.pattern, task, &mut bindings)? {
                return Ok(cx.terms.fls());
            }
            match side_conditions(cx, &[], heating.requires.as_ref(), &mut bindings) {
                Err(Missing::Undefined) => Ok(cx.terms.fls()),
                condition => condition,
            }
        })
    }

    /// Something of which nobody knows if it is a result, where that decides whether evaluation moves.
    pub(crate) fn unknown_evaluation(&mut self, state: &Cell, (_, way, chosen): &ComputationSite) -> Option<String> {
        if !self.has_unknowns {
            return None;
        }
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return None };
        let (head, tail) = tasks.next()?;
        let mut parts: Vec<&Value> = Vec::new();
        if let Some((Value::Frozen(_), _)) = tail.next() {
            parts.push(head);
        }
        if let Value::Apply(apply) = head {
            let strict = &self.definition.production(apply.label).strict;
            parts.extend(strict.iter().filter_map(|position| apply.args.get(*position)));
            let contexts = self.contexts.get(&apply.label).into_iter().flatten();
            parts.extend(contexts.filter_map(|heating| part_at(head, &heating.hole)));
        }
        let parts: Vec<Value> = parts.into_iter().cloned().collect();
        self.with(|cx| parts.iter().any(|part| has_unknown_evaluation(cx, part)))
            .then(|| "whether evaluation moves depends on something that is not known".to_owned())
    }

    /// A context of the next task whose condition depends on symbols: nobody knows whether evaluation moves.
    pub(crate) fn undecided_context(&mut self, state: &Cell, (_, way, chosen): &ComputationSite) -> Option<String> {
        let contexts = Rc::clone(&self.contexts);
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return None };
        let (task, _) = tasks.next()?;
        let Value::Apply(apply) = task else { return None };
        let is_open = contexts.get(&apply.label)?.iter().any(|heating| {
            let Some(part) = part_at(task, &heating.hole) else { return false };
            let condition = self.context_applies(heating, task, part);
            !condition.is_ok_and(|condition| self.terms.as_bool_const(condition).is_some())
        });
        is_open.then(|| "whether a context applies depends on symbols".to_owned())
    }

    /// Applies the first silent rule that certainly applies, unless an undecided one stands before it.
    fn apply_silent(&mut self, state: &mut Cell, candidates: &[u32], chosen: Option<&[usize]>) -> Option<u32> {
        let rules = Rc::clone(&self.rules);
        let mut open_priority = None;
        for number in candidates {
            let rule = &rules[*number as usize];
            if open_priority.is_some_and(|priority| rule.priority > priority) {
                return None;
            }
            let Ok(firings) = self.firings(state, *number, chosen) else { return None };
            for firing in firings {
                match self.terms.as_bool_const(firing.condition) {
                    Some(true) if rule.is_silent && rule.fresh.is_empty() && rule.ensures.is_none() => {
                        self.act(rule, &firing.bindings, state, true).ok()?;
                        self.applications += 1;
                        return Some(*number);
                    }
                    Some(true) => open_priority = Some(rule.priority),
                    _ => return None,
                }
            }
        }
        None
    }
}

fn set_computation(state: &mut Cell, way: &[CellStep], chosen: &[usize], tasks: Computation) {
    if let Some(cell) = state.at_mut(way, chosen) {
        *cell = Cell::Leaf(Value::Computation(tasks));
    }
}

/// The construct with a value at its hole.
fn plug(around: &Value, hole: &[u8], value: Value) -> Value {
    let Some((first, rest)) = hole.split_first() else { return value };
    let Value::Apply(apply) = around else { return value };
    let mut args: Vec<Value> = apply.args.to_vec();
    let position = usize::from(*first);
    args[position] = plug(&apply.args[position], rest, value);
    Value::apply(apply.label, args)
}

fn part_at<'v>(value: &'v Value, hole: &[u8]) -> Option<&'v Value> {
    let Some((first, rest)) = hole.split_first() else { return Some(value) };
    let Value::Apply(apply) = value else { return None };
    part_at(apply.args.get(usize::from(*first))?, rest)
}
