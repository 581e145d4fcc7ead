//! Concrete inputs for symbolic paths, and what a state is on one of them.

use std::rc::Rc;

use solver::Model;
use term::TermId;

use crate::cell::Cell;
use crate::end::End;
use crate::machine::Machine;
use crate::search::{Found, Limits, Question, SearchGoal};
use crate::session::Start;
use crate::silent::SilentLoop;
use crate::value::{ArrayValue, ListValue, MapValue, SetValue, Value};

/// How a concrete run ends.
#[derive(Clone, Debug)]
pub struct Ending {
    pub state: Cell,
    pub end: Option<End>,
    /// The counted rules on the way.
    pub rules: Vec<u32>,
}

impl Machine {
    /// The rules on the way to a state that a concrete run counts, too: silent rules are counted only where symbols leave them open.
    pub fn counted_way(&self, found: &Found, state: u32) -> Vec<u32> {
        found.way_to(state).into_iter().map(|(rule, _)| rule).filter(|rule| !self.rules[*rule as usize].is_silent).collect()
    }

    /// Values near 0 that satisfy a path condition.
    pub fn witness(&mut self, conjuncts: &[TermId]) -> Option<Model> {
        self.solver.model(&mut self.terms, conjuncts)
    }

    /// A value with the symbols replaced by their values; `None` where the model leaves something open.
    pub fn instance(&mut self, value: &Value, model: &Model) -> Option<Value> {
        Some(match value {
            Value::Data(term) => Value::Data(self.literal(*term, model)?),
            Value::Id(_) | Value::Opaque(..) => value.clone(),
            Value::Apply(apply) => {
                let args: Option<Vec<Value>> = apply.args.iter().map(|arg| self.instance(arg, model)).collect();
                Value::apply(apply.label, args?)
            }
            Value::List(list) => {
                let mut all = ListValue::default();
                for item in list.iter() {
                    all.push_back(self.instance(item, model)?);
                }
                Value::List(Rc::new(all))
            }
            Value::Map(map) => {
                let mut all = MapValue::default();
                for (key, value) in map.iter() {
                    all.insert(self.instance(key, model)?, self.instance(value, model)?);
                }
                Value::Map(Rc::new(all))
            }
            Value::Set(set) => {
                let mut all = SetValue::default();
                for item in set.iter() {
                    all.insert(self.instance(item, model)?);
                }
                Value::Set(Rc::new(all))
            }
            Value::Array(array) => {
                let length = self.literal(array.length, model)?;
                let content = self.array(array.content, model)?;
                Value::Array(Rc::new(ArrayValue { content, length }))
            }
            Value::Computation(tasks) => {
                let items: Option<Vec<Value>> = tasks.iter().map(|task| self.instance(task, model)).collect();
                let empty = crate::computation::Computation::default();
                Value::Computation(items?.into_iter().rev().fold(empty, crate::computation::Computation::after))
            }
            Value::Frozen(frozen) => Value::frozen(self.instance(&frozen.around, model)?, frozen.hole.clone()),
        })
    }

    fn literal(&mut self, term: TermId, model: &Model) -> Option<TermId> {
        if self.terms.is_const(term) {
            return Some(term);
        }
        let value = model.value(&self.terms, term)?;
        self.terms.literal(&value)
    }

    /// An array with its writes at known places.
    fn array(&mut self, content: TermId, model: &Model) -> Option<TermId> {
        let mut writes = Vec::new();
        let mut at = content;
        loop {
            let args: Vec<TermId> = self.terms.args(at).to_vec();
            match self.terms.op(at) {
                term::Op::Store => {
                    writes.push((args[1], args[2]));
                    at = args[0];
                }
                term::Op::Ite => {
                    let condition = self.literal(args[0], model)?;
                    at = if self.terms.as_bool_const(condition)? { args[1] } else { args[2] };
                }
                _ => break,
            }
        }
        let mut array = at;
        for (index, value) in writes.into_iter().rev() {
            let (index, value) = (self.literal(index, model)?, self.literal(value, model)?);
            array = self.terms.store(array, index, value);
        }
        Some(array)
    }

    /// A configuration with the symbols replaced by their values.
    pub fn instance_of_state(&mut self, state: &Cell, model: &Model) -> Option<Cell> {
        Some(match state {
            Cell::Leaf(value) => Cell::Leaf(self.instance(value, model)?),
            Cell::Group(children) => {
                let children: Option<Vec<Cell>> = children.iter().map(|child| self.instance_of_state(child, model)).collect();
                Cell::Group(Rc::new(children?))
            }
            Cell::Repeated(instances) => {
                let instances: Option<Vec<Cell>> = instances.iter().map(|child| self.instance_of_state(child, model)).collect();
                Cell::Repeated(instances?.into_iter().collect())
            }
        })
    }

    /// Follows the first way on as long as there is one and nothing depends on symbols.
    pub fn run_concretely(&mut self, state: Cell, max_steps: usize) -> Result<Ending, SilentLoop> {
        let mut state = state;
        let mut rules = Vec::new();
        self.settle(&mut state)?;
        loop {
            let ways = self.ways(&state);
            let is_over = ways.arms.is_empty();
            if is_over || rules.len() >= max_steps || ways.arms.iter().any(|arm| !arm.conditions.is_empty()) {
                let end = match (is_over, ways.undecided.is_empty()) {
                    (true, true) => Some(if self.is_finished(&state) { End::Finished } else { End::Stuck }),
                    _ => None,
                };
                return Ok(Ending { state, end, rules });
            }
            let arm = ways.arms.into_iter().next().expect("not over");
            self.applications += 1;
            rules.push(arm.rule);
            state = arm.state;
            self.settle(&mut state)?;
        }
    }

    /// Follows a symbolic path on constants: its counted rules one by one, each where it leads to the next state of the path. `None` if a rule does not
    /// apply; the end is that of the run, which goes on if the path stops early.
    pub fn replay(&mut self, found: &Found, number: u32, model: &Model, initial: Cell) -> Result<Option<Ending>, SilentLoop> {
        let mut state = initial;
        let mut rules = Vec::new();
        self.settle(&mut state)?;
        for (rule, next) in found.way_to(number) {
            if self.rules[rule as usize].is_silent {
                continue;
            }
            let Some(mut expected) = self.instance_of_state(&found.states[next as usize].configuration, model) else { return Ok(None) };
            self.settle(&mut expected)?;
            let reached = self.after_rule(&state, rule)?;
            let Some(after) = reached.into_iter().find(|after| *after == expected) else { return Ok(None) };
            rules.push(rule);
            state = after;
        }
        let ways = self.ways(&state);
        let is_over = ways.arms.is_empty() && ways.undecided.is_empty();
        let end = is_over.then(|| if self.is_finished(&state) { End::Finished } else { End::Stuck });
        Ok(Some(Ending { state, end, rules }))
    }

    /// The states after a rule on constants, one for each place where it applies.
    pub(crate) fn after_rule(&mut self, state: &Cell, rule: u32) -> Result<Vec<Cell>, SilentLoop> {
        let mut reached = Vec::new();
        for arm in self.ways(state).arms.into_iter().filter(|arm| arm.rule == rule && arm.conditions.is_empty()) {
            let mut after = arm.state;
            self.settle(&mut after)?;
            reached.push(after);
        }
        Ok(reached)
    }

    /// One path: as long as there is one way on it is taken; then the shortest way to an end is looked for.
    pub fn run(&mut self, start: &Start, limits: Limits) -> Result<(Found, usize), SilentLoop> {
        let max_steps = limits.depth.unwrap_or(usize::MAX);
        let ahead = self.run_ahead(start.state.clone(), max_steps)?;
        let n_steps = ahead.1;
        let rest = Start { state: ahead.0, condition: start.condition.clone(), symbols: start.symbols.clone(), input: Vec::new() };
        let limits = Limits { bound: Some(1), depth: limits.depth.map(|depth| depth - n_steps), ..limits };
        let found = self.search(&rest, &Question { pattern: None, places: SearchGoal::Final, limits })?;
        Ok((found, n_steps))
    }

    /// The state after all steps that are the only ones; how many.
    fn run_ahead(&mut self, state: Cell, max_steps: usize) -> Result<(Cell, usize), SilentLoop> {
        let mut state = state;
        let mut n_steps = 0;
        self.settle(&mut state)?;
        while n_steps < max_steps {
            let mut ways = self.ways(&state);
            let is_only =
                ways.arms.len() == 1 && ways.residual.is_none() && ways.undecided.is_empty() && ways.arms[0].conditions.is_empty();
            if !is_only {
                break;
            }
            state = ways.arms.remove(0).state;
            self.applications += 1;
            n_steps += 1;
            self.settle(&mut state)?;
        }
        Ok((state, n_steps))
    }
}
