//! Building values from templates: constructors, operations, and functions defined by equations.

use std::collections::HashMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use term::{Op, Sort, TermId, Terms, substitute};

use crate::belonging::{has_sort, has_unknown_evaluation, is_result};
use crate::bindings::{Bindings, Missing};
use crate::call::call;
use crate::computation::Computation;
use crate::definition::Definition;
use crate::heating::heated;
use crate::matching::unknown;
use crate::operation::{is_ground, is_plain, map};
use crate::pattern::{Equation, Needs, Part, PartialOperation, Slot, Template};
use crate::syntax::Label;
use crate::value::{ListValue, MapValue, SetValue, Value};

/// What building and matching need to know.
pub struct Cx<'a> {
    pub definition: &'a Definition,
    pub functions: &'a FxHashMap<Label, Vec<Equation>>,
    pub terms: &'a mut Terms,
    /// Calls that are going on.
    pub depth: u32,
    /// What has to hold for the values computed so far to be defined.
    pub defined: Vec<TermId>,
}

/// The value of a template.
pub fn evaluate(cx: &mut Cx, template: &Template, bindings: &Bindings) -> Result<Value, Missing> {
    match template {
        Template::Slot(slot) => bindings.get(*slot).cloned().ok_or(Missing::Undefined),
        Template::Constant(value) => Ok(value.clone()),
        Template::Apply(label, args) => Ok(Value::apply(*label, evaluate_all(cx, args, bindings)?)),
        Template::Operation(hook, args) => {
            let args =
                if hook.needs == Needs::All { evaluate_all(cx, args, bindings)? } else { evaluate_needed(cx, hook, args, bindings)? };
            if let Some(condition) = hook.domain.and_then(|domain| domain(cx.terms, &args)) {
                require(cx, condition)?;
            }
            (hook.apply)(cx.terms, &args).ok_or_else(|| missing(cx.terms, hook, &args))
        }
        Template::Call(label, args) => {
            let args = evaluate_all(cx, args, bindings)?;
            call(cx, *label, &args)
        }
        Template::Cast(sort, inner) => {
            let value = evaluate(cx, inner, bindings)?;
            match value {
                _ if has_sort(cx, &value, *sort) => Ok(value),
                _ => Err(no_value(cx.terms, &value)),
            }
        }
        Template::IsResult(inner) => {
            let value = evaluate(cx, inner, bindings)?;
            let is_it = is_result(cx, &value);
            if has_unknown_evaluation(cx, &value) {
                return Err(unknown(cx.terms, &value));
            }
            Ok(Value::Data(cx.terms.bool_const(is_it)))
        }
        Template::ForAll(slot, body) => for_all(cx, *slot, body, bindings),
        Template::IsChoice(slot, others) => {
            let is_open = |slot: &Slot| bindings.get(*slot).is_some_and(|value| !is_result(cx, value));
            let is_choice = is_open(slot) && others.iter().any(is_open);
            Ok(Value::Data(cx.terms.bool_const(is_choice)))
        }
        Template::Heated(whole, position) => {
            let whole = evaluate(cx, whole, bindings)?;
            let (hole, part) = heated(cx, &whole, *position).ok_or(Missing::Undefined)?;
            Ok(Value::Computation(Computation::default().after(Value::frozen(whole, hole)).after(part)))
        }
        Template::Tasks(tasks) => evaluate_tasks(cx, tasks, bindings).map(Value::Computation),
        Template::List(parts) => evaluate_list(cx, parts, bindings),
        Template::Map(parts) => evaluate_map(cx, parts, bindings),
        Template::Set(parts) => evaluate_set(cx, parts, bindings),
    }
}

fn evaluate_all(cx: &mut Cx, templates: &[Template], bindings: &Bindings) -> Result<Vec<Value>, Missing> {
    templates.iter().map(|template| evaluate(cx, template, bindings)).collect()
}

/// A value that does not fit is no value; one of which nothing is known may fit.
fn no_value(terms: &Terms, value: &Value) -> Missing {
    if let Value::Opaque(..) = value { unknown(terms, value) } else { Missing::Undefined }
}

/// Notes what has to hold for a value to be defined.
pub(crate) fn require(cx: &mut Cx, condition: TermId) -> Result<(), Missing> {
    match cx.terms.as_bool_const(condition) {
        Some(true) => {}
        Some(false) => return Err(Missing::Undefined),
        None => cx.defined.push(condition),
    }
    Ok(())
}

/// Arguments of which the first says whether the others are needed.
fn evaluate_needed(cx: &mut Cx, hook: &PartialOperation, args: &[Template], bindings: &Bindings) -> Result<Vec<Value>, Missing> {
    let first = evaluate(cx, &args[0], bindings)?;
    let condition = first.as_data().ok_or_else(|| no_value(cx.terms, &first))?;
    let mut values = vec![first.clone()];
    for (position, arg) in args.iter().enumerate().skip(1) {
        let is_needed_if = hook.needs == Needs::IfTrue || (hook.needs == Needs::Either && position == 1);
        let guard = if is_needed_if { condition } else { cx.terms.not(condition) };
        let value = match cx.terms.as_bool_const(guard) {
            // Whatever stands here, nobody looks at it.
            Some(false) => first.clone(),
            _ => guarded(cx, guard, |cx| evaluate(cx, arg, bindings))?,
        };
        values.push(value);
    }
    Ok(values)
}

/// A value that is needed only under a condition: so is that it is defined.
pub(crate) fn guarded(cx: &mut Cx, guard: TermId, value: impl FnOnce(&mut Cx) -> Result<Value, Missing>) -> Result<Value, Missing> {
    let n_before = cx.defined.len();
    let value = value(cx);
    for condition in cx.defined.split_off(n_before) {
        if !is_implied(cx.terms, guard, condition) {
            let needed = cx.terms.implies(guard, condition);
            cx.defined.push(needed);
        }
    }
    let is_certain = cx.terms.as_bool_const(guard) == Some(true);
    value.map_err(|missing| match missing {
        Missing::Undefined if !is_certain => Missing::Open("a value that is not defined for all symbolic values".to_owned()),
        other => other,
    })
}

/// True if a condition plainly follows from another: it is part of it, or says `x != c` where a part is false for `x = c`.
pub(crate) fn is_implied(terms: &mut Terms, given: TermId, condition: TermId) -> bool {
    let parts: Vec<TermId> = if terms.op(given) == Op::And { terms.args(given).to_vec() } else { vec![given] };
    if parts.contains(&condition) {
        return true;
    }
    let Some(excluded) = (terms.op(condition) == Op::Not).then(|| terms.args(condition)[0]).filter(|inner| terms.op(*inner) == Op::Eq)
    else {
        return false;
    };
    let sides: Vec<TermId> = terms.args(excluded).to_vec();
    let (value, constant) = if terms.is_const(sides[0]) { (sides[1], sides[0]) } else { (sides[0], sides[1]) };
    let there = HashMap::from([(value, constant)]);
    terms.is_const(constant)
        && parts.into_iter().any(|part| {
            let part = substitute(terms, part, &there);
            terms.as_bool_const(part) == Some(false)
        })
}

/// The body for a variable that stands for any number.
fn for_all(cx: &mut Cx, slot: Slot, body: &Template, bindings: &Bindings) -> Result<Value, Missing> {
    let variable = cx.terms.bound_variable("j", Sort::Int, term::Domain::Any);
    let mut inner = bindings.clone();
    inner.bind(slot, Value::Data(variable));
    let n_before = cx.defined.len();
    let body = evaluate(cx, body, &inner)?;
    let body = body.as_data().ok_or_else(|| no_value(cx.terms, &body))?;
    for condition in cx.defined.split_off(n_before) {
        let everywhere = cx.terms.forall(variable, condition);
        cx.defined.push(everywhere);
    }
    Ok(Value::Data(cx.terms.forall(variable, body)))
}

/// Without symbols, an operation without a value is not defined; with them, nobody knows.
fn missing(terms: &Terms, hook: &PartialOperation, args: &[Value]) -> Missing {
    if let Some(opaque) = args.iter().find(|arg| matches!(arg, Value::Opaque(..))) {
        return unknown(terms, opaque);
    }
    let key_is_ground = || args.iter().filter(|arg| map(arg).is_none()).all(|key| is_ground(terms, key));
    let keys_are_ground = || args.iter().filter_map(map).all(|map| map.iter().all(|(key, _)| is_ground(terms, key)));
    let is_defined_by_keys = hook.is_keyed && key_is_ground() && keys_are_ground();
    let is_known = is_defined_by_keys || args.iter().all(|arg| is_ground(terms, arg));
    if is_known && hook.domain.is_some() {
        Missing::Open("a number that is too large to be computed".to_owned())
    } else if is_known {
        Missing::Undefined
    } else {
        Missing::Open("an operation on symbolic values that has no symbolic form".to_owned())
    }
}

/// Tasks in sequence; a computation among them is spliced in.
fn evaluate_tasks(cx: &mut Cx, tasks: &[Template], bindings: &Bindings) -> Result<Computation, Missing> {
    let mut all = Computation::default();
    for (number, task) in tasks.iter().enumerate().rev() {
        match evaluate(cx, task, bindings)? {
            Value::Computation(rest) if number + 1 == tasks.len() => all = rest,
            Value::Computation(spliced) => {
                let items: Vec<Value> = spliced.iter().cloned().collect();
                all = items.into_iter().rev().fold(all, Computation::after);
            }
            value => all = all.after(value),
        }
    }
    Ok(all)
}

fn evaluate_list(cx: &mut Cx, parts: &[Part], bindings: &Bindings) -> Result<Value, Missing> {
    let mut list: Option<Rc<ListValue>> = None;
    for part in parts {
        match part {
            Part::Item(item) => {
                let value = evaluate(cx, item, bindings)?;
                Rc::make_mut(list.get_or_insert_default()).push_back(value);
            }
            Part::Entry(..) => return Err(Missing::Undefined),
            Part::All(whole) => {
                let more = match evaluate(cx, whole, bindings)? {
                    Value::List(more) => more,
                    other => return Err(no_value(cx.terms, &other)),
                };
                list = Some(match list {
                    None => more,
                    Some(sofar) => joined(sofar, more),
                });
            }
        }
    }
    Ok(Value::List(list.unwrap_or_default()))
}

/// One list after the other, at the cost of the shorter one.
fn joined(mut a: Rc<ListValue>, mut b: Rc<ListValue>) -> Rc<ListValue> {
    if a.len() < b.len() {
        let whole = Rc::make_mut(&mut b);
        a.iter().rev().for_each(|item| whole.push_front(item.clone()));
        b
    } else {
        let whole = Rc::make_mut(&mut a);
        b.iter().for_each(|item| whole.push_back(item.clone()));
        a
    }
}

fn evaluate_map(cx: &mut Cx, parts: &[Part], bindings: &Bindings) -> Result<Value, Missing> {
    let mut sofar: Option<Rc<MapValue>> = None;
    for part in parts {
        match part {
            Part::Entry(key, value) => {
                let (key, value) = evaluate_entry(cx, key, value, bindings)?;
                add_entry(sofar.get_or_insert_default(), key, value)?;
            }
            Part::Item(_) => return Err(Missing::Undefined),
            // Entries written out are added to what is there.
            Part::All(Template::Map(inner)) if inner.iter().all(|part| matches!(part, Part::Entry(..))) => {
                for part in inner {
                    let Part::Entry(key, value) = part else { continue };
                    let (key, value) = evaluate_entry(cx, key, value, bindings)?;
                    add_entry(sofar.get_or_insert_default(), key, value)?;
                }
            }
            Part::All(whole) => {
                let more = match evaluate(cx, whole, bindings)? {
                    Value::Map(more) => more,
                    other => return Err(no_value(cx.terms, &other)),
                };
                sofar = Some(match sofar {
                    None => more,
                    Some(mut sofar) => {
                        for (key, value) in more.iter() {
                            add_entry(&mut sofar, key.clone(), value.clone())?;
                        }
                        sofar
                    }
                });
            }
        }
    }
    Ok(Value::Map(sofar.unwrap_or_default()))
}

/// Maps that are joined have no key in common: `M[K <- V]` is what replaces a value.
fn add_entry(map: &mut Rc<MapValue>, key: Value, value: Value) -> Result<(), Missing> {
    if map.get(&key).is_some() {
        return Err(Missing::Undefined);
    }
    Rc::make_mut(map).insert(key, value);
    Ok(())
}

/// An entry of a map; a key with symbols could be one that is there already.
fn evaluate_entry(cx: &mut Cx, key: &Template, value: &Template, bindings: &Bindings) -> Result<(Value, Value), Missing> {
    let key = evaluate(cx, key, bindings)?;
    let value = evaluate(cx, value, bindings)?;
    if is_plain(cx.terms, &key) { Ok((key, value)) } else { Err(Missing::Open("a map with a symbolic key".to_owned())) }
}

fn evaluate_set(cx: &mut Cx, parts: &[Part], bindings: &Bindings) -> Result<Value, Missing> {
    let mut set = Rc::new(SetValue::default());
    for part in parts {
        match part {
            Part::Item(item) => {
                let value = evaluate(cx, item, bindings)?;
                Rc::make_mut(&mut set).insert(value);
            }
            Part::Entry(..) => return Err(Missing::Undefined),
            Part::All(whole) => {
                let more = match evaluate(cx, whole, bindings)? {
                    Value::Set(more) => more,
                    other => return Err(no_value(cx.terms, &other)),
                };
                if set.is_empty() {
                    set = more;
                } else {
                    let whole = Rc::make_mut(&mut set);
                    more.iter().for_each(|item| whole.insert(item.clone()));
                }
            }
        }
    }
    Ok(Value::Set(set))
}

/// The conjunction of what a match needs: equations of its data, its own conditions, `requires`.
pub fn side_conditions(
    cx: &mut Cx,
    equations: &[(crate::pattern::Slot, Template)],
    requires: Option<&Template>,
    bindings: &mut Bindings,
) -> Result<TermId, Missing> {
    let mut conditions = std::mem::take(&mut bindings.conditions);
    let n_before = cx.defined.len();
    for (slot, template) in equations {
        let wanted = evaluate(cx, template, bindings)?;
        let found = bindings.get(*slot).cloned().ok_or(Missing::Undefined)?;
        let equal = crate::operation::equation(cx.terms, &found, &wanted);
        conditions.push(equal.ok_or_else(|| Missing::Open("an equation between collections with symbols".to_owned()))?);
    }
    if let Some(requires) = requires {
        let value = evaluate(cx, requires, bindings)?;
        conditions.push(value.as_data().ok_or_else(|| no_value(cx.terms, &value))?);
    }
    conditions.extend(cx.defined.split_off(n_before));
    Ok(match conditions.as_slice() {
        [] => cx.terms.tru(),
        [one] => *one,
        many => cx.terms.and(many),
    })
}
