//! Steps: silent ones are taken at once, counted ones are the ways on from a state.
//!
//! A rule whose condition depends on symbols is a branch: every way on has its condition, and what no rule covers is a residual
//! (inputs on which the program is stuck), never lost.

use std::collections::BTreeMap;
use std::rc::Rc;

use solver::Answer;
use term::{Domain, Sort, Symbol, TermId};

use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellId, CellKind, Way};
use crate::computation::Computation;
use crate::evaluate::{Cx, evaluate, is_result, side_conditions};
use crate::index::top_of;
use crate::machine::Machine;
use crate::matching::{match_goals, match_value};
use crate::pattern::{Action, Rule};
use crate::schedule::choices;
use crate::sorts::SortId;
use crate::syntax::Role;
use crate::value::Value;

/// A rule that can apply, and under which condition.
pub(crate) struct Firing {
    pub(crate) rule: u32,
    pub(crate) bindings: Bindings,
    pub(crate) condition: TermId,
}

/// One way on from a state.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The rule that is applied.
    pub rule: u32,
    /// What it adds to the path condition.
    pub conditions: Vec<TermId>,
    pub state: Cell,
}

/// All ways on from a state.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    pub arms: Vec<Arm>,
    /// The condition under which no rule applies, where some rule can; `None` if that is impossible.
    pub residual: Option<TermId>,
    /// Rules that could not be decided, with the reason: runs may be lost.
    pub undecided: Vec<(u32, String)>,
}

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
pub struct Endless {
    /// The rules of the last applications, by name.
    pub rules: Vec<String>,
    pub limit: u64,
}

/// Where a computation is: its cell, the way to it, and the chosen instances of repeated cells.
type Place = (CellId, Box<[Way]>, Vec<usize>);

impl Machine {
    /// Takes silent steps until none is left.
    pub fn settle(&mut self, state: &mut Cell) -> Result<(), Endless> {
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
                        return Err(Endless { rules, limit: self.silent_limit });
                    }
                }
            }
        }
    }

    /// One silent step, if there is one: the first computation that can move.
    pub fn silent_step(&mut self, state: &mut Cell) -> Silent {
        for place in self.places(state) {
            if self.move_evaluation(state, &place) {
                return Silent::Moved;
            }
            let candidates = self.candidates(state, &place);
            if let Some(rule) = self.apply_silent(state, &candidates, Some(&place.2)) {
                return Silent::Applied(rule);
            }
        }
        let loose = Rc::clone(&self.index);
        match self.apply_silent(state, &loose.loose, None) {
            Some(rule) => Silent::Applied(rule),
            None => Silent::Quiet,
        }
    }

    fn candidates(&self, state: &Cell, (cell, way, chosen): &Place) -> Vec<u32> {
        let Some(Value::Computation(tasks)) = state.at(way, chosen).and_then(Cell::value) else { return Vec::new() };
        let top = top_of(&self.terms, tasks.next().map(|(head, _)| head));
        self.index.rules(*cell, top).to_vec()
    }

    /// All computations of a state.
    fn places(&self, state: &Cell) -> Vec<Place> {
        let mut found = Vec::new();
        let definition = Rc::clone(&self.definition);
        for cell in definition.cells.ids().filter(|cell| definition.cells.get(*cell).kind == CellKind::Leaf(SortId::K)) {
            let mut partial: Vec<(Vec<Way>, Vec<usize>)> = vec![(Vec::new(), Vec::new())];
            for ancestor in definition.cells.ancestry(cell) {
                let declared = definition.cells.get(ancestor);
                for (way, _) in &mut partial {
                    way.push(Way::Child(declared.slot));
                }
                if declared.is_repeated {
                    partial = partial.into_iter().flat_map(|(way, chosen)| instances(state, &way, &chosen)).collect();
                }
            }
            found.extend(partial.into_iter().map(|(way, chosen)| (cell, way.into_boxed_slice(), chosen)));
        }
        found
    }

    /// Moves evaluation into a part of the next task that has to be a result, or puts a result back into its construct.
    fn move_evaluation(&mut self, state: &mut Cell, (_, way, chosen): &Place) -> bool {
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
        for position in &definition.production(apply.label).strict {
            let part = &apply.args[*position];
            if !self.is_result(part) {
                let (mut hole, part) = self.with(|cx| first_open(cx, part));
                hole.insert(0, *position as u8);
                return Some((hole.into(), part));
            }
        }
        let contexts = Rc::clone(&self.contexts);
        for heating in contexts.get(&apply.label).into_iter().flatten() {
            let part = part_at(task, &heating.hole)?;
            if self.is_result(part) {
                continue;
            }
            let applies = self.with(|cx| {
                let mut bindings = Bindings::new(heating.n_slots, 0);
                let is_match = match_value(cx, &heating.pattern, task, &mut bindings) == Ok(true);
                let condition = is_match.then(|| side_conditions(cx, &[], heating.requires.as_ref(), &mut bindings).ok()).flatten();
                condition.is_some_and(|condition| cx.terms.as_bool_const(condition) == Some(true))
            });
            if applies {
                return Some((heating.hole.clone(), part.clone()));
            }
        }
        None
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
                        let Ok(changed) = self.changed(rule, &firing.bindings, state) else { return None };
                        *state = changed;
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

    /// The matches of a rule with a satisfiable-looking condition; the instances of the selecting computation may be given.
    pub(crate) fn firings(&mut self, state: &Cell, number: u32, chosen: Option<&[usize]>) -> Result<Vec<Firing>, Missing> {
        let rules = Rc::clone(&self.rules);
        let rule = &rules[number as usize];
        let fixed = chosen.filter(|chosen| !chosen.is_empty());
        let matches = self.with(|cx| matches_of(cx, rule, state, fixed))?;
        let mut found = Vec::new();
        for mut bindings in matches {
            let condition = self.with(|cx| side_conditions(cx, &rule.equations, rule.requires.as_ref(), &mut bindings));
            match condition {
                Ok(condition) if self.terms.as_bool_const(condition) == Some(false) => {}
                Ok(condition) => found.push(Firing { rule: number, bindings, condition }),
                Err(Missing::Undefined) => {}
                Err(open) => return Err(open),
            }
        }
        Ok(found)
    }

    /// The ways on from a settled state.
    pub fn ways(&mut self, state: &Cell) -> Ways {
        let mut ways = Ways::default();
        let mut residuals: Vec<TermId> = Vec::new();
        let mut has_firings = false;
        let mut groups: Vec<(Vec<u32>, Option<Vec<usize>>)> = Vec::new();
        for place in self.places(state) {
            groups.push((self.candidates(state, &place), Some(place.2)));
        }
        groups.push((self.index.loose.clone(), None));
        for (candidates, chosen) in groups {
            let (n_before, rest) = (ways.arms.len(), self.group(state, &candidates, chosen.as_deref(), &mut ways));
            if ways.arms.len() > n_before {
                has_firings = true;
                residuals.push(rest);
            }
        }
        if has_firings {
            let residual = self.terms.and(&residuals);
            ways.residual = (self.terms.as_bool_const(residual) != Some(false)).then_some(residual);
        }
        ways
    }

    /// The arms of one computation, by priority; the condition under which none of its rules applies.
    fn group(&mut self, state: &Cell, candidates: &[u32], chosen: Option<&[usize]>, ways: &mut Ways) -> TermId {
        let rules = Rc::clone(&self.rules);
        let mut rest = self.terms.tru();
        let mut layer: Vec<TermId> = Vec::new();
        let mut priority = None;
        for number in candidates {
            let rule = &rules[*number as usize];
            if priority.is_some_and(|priority| rule.priority > priority) {
                rest = self.without(rest, &layer);
                layer.clear();
            }
            priority = Some(rule.priority);
            if self.terms.as_bool_const(rest) == Some(false) {
                break;
            }
            match self.firings(state, *number, chosen) {
                Ok(firings) => {
                    for firing in firings {
                        self.fire(rule, firing, rest, state, (ways, &mut layer));
                    }
                }
                Err(Missing::Open(reason)) => ways.undecided.push((*number, reason)),
                Err(Missing::Undefined) => {}
            }
        }
        self.without(rest, &layer)
    }

    fn without(&mut self, rest: TermId, covered: &[TermId]) -> TermId {
        let any = self.terms.or(covered);
        let none = self.terms.not(any);
        self.terms.and2(rest, none)
    }

    fn fire(&mut self, rule: &Rule, firing: Firing, rest: TermId, state: &Cell, (ways, layer): (&mut Ways, &mut Vec<TermId>)) {
        let Firing { rule: number, mut bindings, condition } = firing;
        let unknowns = self.bind_fresh(rule, &mut bindings);
        let ensures = match &rule.ensures {
            None => Ok(None),
            Some(ensures) => self.with(|cx| evaluate(cx, ensures, &bindings)).map(|value| value.as_data()),
        };
        let changed = ensures.and_then(|ensures| self.changed(rule, &bindings, state).map(|state| (ensures, state)));
        let (ensures, changed) = match changed {
            Ok(found) => found,
            Err(Missing::Undefined) => return,
            Err(Missing::Open(reason)) => return ways.undecided.push((number, reason)),
        };
        let mut conditions: Vec<TermId> = Vec::new();
        let wanted = [Some(rest), Some(condition), ensures];
        for part in wanted.into_iter().flatten().filter(|part| self.terms.as_bool_const(*part) != Some(true)) {
            conditions.push(part);
        }
        let covered = match ensures {
            None => condition,
            // What is ensured about the unknowns alone is possible or not, whatever the state.
            Some(ensures) if self.is_possible_alone(&unknowns, ensures) => condition,
            Some(ensures) => {
                let both = self.terms.and2(condition, ensures);
                self.exists(&unknowns, both)
            }
        };
        layer.push(covered);
        ways.arms.push(Arm { rule: number, conditions, state: changed });
    }

    fn is_possible_alone(&mut self, unknowns: &[TermId], formula: TermId) -> bool {
        let own: Vec<_> = unknowns.iter().flat_map(|unknown| self.terms.symbols_of(*unknown).to_vec()).collect();
        let is_alone = self.terms.symbols_of(formula).iter().all(|symbol| own.contains(symbol));
        is_alone && self.solver.check_all(&mut self.terms, &[formula]) == Answer::Sat
    }

    /// There are values of the unknowns for which the formula holds.
    fn exists(&mut self, unknowns: &[TermId], formula: TermId) -> TermId {
        unknowns.iter().fold(formula, |formula, unknown| self.terms.exists(*unknown, formula))
    }

    /// Variables of the right side only stand for any value: new symbols.
    fn bind_fresh(&mut self, rule: &Rule, bindings: &mut Bindings) -> Vec<TermId> {
        let mut unknowns = Vec::new();
        for (slot, sort, name) in &rule.fresh {
            self.n_fresh += 1;
            let name = format!("?{}{}", name.trim_start_matches('?').to_lowercase(), self.n_fresh);
            let value = self.symbol(&name, *sort);
            unknowns.extend(value.as_data());
            bindings.bind(*slot, value);
        }
        unknowns
    }

    /// A new symbolic value of a sort.
    pub fn symbol(&mut self, name: &str, sort: SortId) -> Value {
        let sort = match sort {
            SortId::BOOL => Sort::Bool,
            SortId::STRING => Sort::Str,
            SortId::FLOAT => Sort::F64,
            _ => Sort::Int,
        };
        let symbol = self.terms.declare(Symbol::constant(name, sort, Domain::Any));
        Value::Data(self.terms.app(symbol, &[]))
    }

    /// The state after a claim used as a rule, and what it ensures about its unknowns.
    pub(crate) fn after_claim(&mut self, rule: &Rule, bindings: Bindings, state: &Cell) -> Option<(Cell, Vec<TermId>)> {
        let mut bindings = bindings;
        self.bind_fresh(rule, &mut bindings);
        let ensures = match &rule.ensures {
            None => None,
            Some(ensures) => Some(self.with(|cx| evaluate(cx, ensures, &bindings)).ok()?.as_data()?),
        };
        let changed = self.changed(rule, &bindings, state).ok()?;
        Some((changed, ensures.into_iter().collect()))
    }

    /// The state after a rule.
    fn changed(&mut self, rule: &Rule, bindings: &Bindings, state: &Cell) -> Result<Cell, Missing> {
        let mut changed = state.clone();
        self.act(rule, bindings, &mut changed)?;
        Ok(changed)
    }

    fn act(&mut self, rule: &Rule, bindings: &Bindings, state: &mut Cell) -> Result<(), Missing> {
        // All contents are built before any is put in place.
        let mut contents = Vec::new();
        for action in &rule.actions {
            if let Action::Set { way, template } = action {
                contents.push((way, self.with(|cx| evaluate(cx, template, bindings))?));
            }
        }
        let mut made = Vec::new();
        for action in &rule.actions {
            if let Action::Create { way, cell, given } = action {
                let mut known = BTreeMap::new();
                for (leaf, template) in given {
                    known.insert(*leaf, self.with(|cx| evaluate(cx, template, bindings))?);
                }
                made.push((way, self.new_cell(*cell, &BTreeMap::new(), &known).map_err(|problem| Missing::Open(problem.message))?));
            }
        }
        for (way, value) in contents {
            *state.at_mut(way, &bindings.chosen).ok_or(Missing::Undefined)? = Cell::Leaf(value);
        }
        for action in &rule.actions {
            if let Action::Remove { way, choice } = action
                && let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen)
            {
                instances.remove(bindings.chosen[usize::from(*choice)]);
            }
        }
        for (way, cell) in made {
            if let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen) {
                instances.push_back(cell);
            }
        }
        Ok(())
    }
}

/// The part of an argument to evaluate: of a list, its first element that is no result.
fn first_open(cx: &Cx, argument: &Value) -> (Vec<u8>, Value) {
    let mut hole = Vec::new();
    let mut at = argument;
    while let Value::Apply(apply) = at {
        let [first, rest] = &*apply.args else { break };
        if cx.definition.production(apply.label).role != Role::Cons {
            break;
        }
        if !is_result(cx, first) {
            hole.push(0);
            return (hole, first.clone());
        }
        hole.push(1);
        at = rest;
    }
    (hole, at.clone())
}

/// The matches of a rule, with the instances of its selecting computation fixed if they are given.
fn matches_of(cx: &mut Cx, rule: &Rule, state: &Cell, fixed: Option<&[usize]>) -> Result<Vec<Bindings>, Missing> {
    let mut bindings = Bindings::new(rule.n_slots, rule.n_choices);
    let mut found = Vec::new();
    let mut first = 0;
    if let (Some(fixed), Some((_, way))) = (fixed, &rule.computation) {
        // The first goals enter the repeated cells around the selecting computation, outermost first.
        for (choice, instance) in choices(way).into_iter().zip(fixed) {
            bindings.chosen[usize::from(choice)] = *instance;
        }
        first = fixed.len();
    }
    match_goals(cx, rule, first, state, bindings, &mut found)?;
    Ok(found)
}

fn instances(state: &Cell, way: &[Way], chosen: &[usize]) -> Vec<(Vec<Way>, Vec<usize>)> {
    let Some(Cell::Repeated(all)) = state.at(way, chosen) else { return Vec::new() };
    let choice = chosen.len() as u8;
    (0..all.len()).map(|i| ([way, &[Way::Instance(choice)]].concat(), [chosen, &[i]].concat())).collect()
}

fn set_computation(state: &mut Cell, way: &[Way], chosen: &[usize], tasks: Computation) {
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
