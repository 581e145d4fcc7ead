//! Evaluation of arguments: where it moves next, and the choice among arguments that may be evaluated in any order.
//!
//! `seqstrict` arguments are evaluated one after the other, silently. Which of several `strict` arguments goes first can be seen where
//! evaluation has effects, so each order is a way on: one counted rule per argument, made here.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::belonging::is_result;
use crate::cell::{CellId, CellStep};
use crate::compile::DEFAULT_PRIORITY;
use crate::definition::Definition;
use crate::evaluate::Cx;
use crate::pattern::{Action, Goal, Pattern, Rest, Rule, Slot, Template};
use crate::syntax::{Label, Production, Role, Symbol};
use crate::value::Value;

/// The place of the part of a construct to evaluate for one of its arguments, and that part.
pub(crate) fn heated(cx: &Cx, construct: &Value, position: u8) -> Option<(Box<[u8]>, Value)> {
    let Value::Apply(apply) = construct else { return None };
    let (mut hole, part) = first_open(cx, apply.args.get(usize::from(position))?);
    hole.insert(0, position);
    Some((hole.into(), part))
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

/// Rules that begin with one of several arguments.
pub(crate) fn heatings(definition: &Definition, computations: &[(CellId, Rc<[CellStep]>)]) -> Vec<Rule> {
    let mut rules = Vec::new();
    for (number, production) in definition.productions.iter().enumerate() {
        if production.is_sequential || production.strict.len() < 2 {
            continue;
        }
        for position in &production.strict {
            let made = computations.iter().map(|(cell, way)| heating(Label(number as u32), production, *position, (*cell, way)));
            rules.extend(made);
        }
    }
    rules
}

fn heating(label: Label, production: &Production, position: usize, (cell, way): (CellId, &[CellStep])) -> Rule {
    let sorts: Vec<_> = production.arguments().collect();
    let slots: Vec<Slot> = (0..sorts.len() as Slot).collect();
    let rest = sorts.len() as Slot;
    let arguments: Vec<Pattern> = slots.iter().map(|slot| Pattern::Bind(*slot, crate::sorts::SortId::K)).collect();
    let tasks = Pattern::Tasks(Box::new([Pattern::Apply(label, arguments.into())]), Rest::Bind(rest));
    let mut goals: Vec<Goal> = Vec::new();
    for (index, step) in way.iter().enumerate() {
        if let CellStep::Instance(choice) = step {
            goals.push(Goal::Enter { way: way[..index].into(), choice: *choice, others: Box::default() });
        }
    }
    let n_choices = goals.len();
    goals.push(Goal::Match { way: way.into(), pattern: tasks });
    let construct = Template::Apply(label, slots.iter().map(|slot| Template::Slot(*slot)).collect());
    let template = Template::Tasks(Box::new([Template::Heated(Box::new(construct), position as u8), Template::Slot(rest)]));
    let others = production.strict.iter().filter(|other| **other != position).map(|other| *other as Slot);
    Rule {
        name: format!("argument-{}-of-{}", position + 1, name_of(production)),
        span: production.span,
        is_silent: false,
        priority: DEFAULT_PRIORITY,
        computation: Some((cell, way.into())),
        goals: goals.into(),
        n_slots: sorts.len() + 1,
        n_choices,
        actions: Box::new([Action::Set { way: way.into(), template }]),
        equations: Box::default(),
        requires: Some(Template::IsChoice(position as Slot, others.collect())),
        ensures: None,
        fresh: Box::default(),
        names: BTreeMap::new(),
    }
}

/// The first terminal of a production.
fn name_of(production: &Production) -> &str {
    let terminal =
        production.symbols.iter().find_map(|symbol| if let Symbol::Terminal(text) = symbol { Some(text.as_str()) } else { None });
    terminal.filter(|text| !text.is_empty()).unwrap_or("application")
}
