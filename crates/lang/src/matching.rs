//! One-way matching of left sides on states. Literals and repeated variables against symbolic data become conditions.

use std::rc::Rc;

use term::{TermId, Terms};

use crate::belonging::has_sort;
use crate::bindings::{Bindings, Missing};
use crate::cell::Cell;
use crate::computation::Computation;
use crate::evaluate::Cx;
use crate::operation::{equation, is_plain};
use crate::pattern::{Goal, Pattern, Rest, Rule};
use crate::sorts::SortId;
use crate::value::{ListValue, MapValue, SetValue, Value};

/// Matches a pattern without choices: one that is no map or set with entries.
pub fn match_value(cx: &mut Cx, pattern: &Pattern, value: &Value, bindings: &mut Bindings) -> Result<bool, Missing> {
    if let Value::Opaque(_, own) = value {
        return match_opaque(cx, pattern, value, *own, bindings);
    }
    match pattern {
        Pattern::Any(sort) => Ok(has_sort(cx, value, *sort)),
        Pattern::Bind(slot, sort) => {
            let is_of_sort = has_sort(cx, value, *sort);
            if is_of_sort {
                bindings.bind(*slot, value.clone());
            }
            Ok(is_of_sort)
        }
        Pattern::Same(slot) => {
            let Some(known) = bindings.get(*slot).cloned() else { return Ok(false) };
            equal(cx, &known, value, bindings)
        }
        Pattern::Data(literal) => match value {
            Value::Data(found) if found == literal => Ok(true),
            Value::Data(found) if cx.terms.is_const(*found) => Ok(false),
            Value::Data(_) => equal(cx, &Value::Data(*literal), value, bindings),
            _ => Ok(false),
        },
        Pattern::Id(name) => Ok(matches!(value, Value::Id(found) if found == name)),
        Pattern::Apply(label, parts) => {
            let Value::Apply(apply) = value else { return Ok(false) };
            if apply.label != *label {
                return Ok(false);
            }
            for (part, arg) in parts.iter().zip(&apply.args) {
                if !match_value(cx, part, arg, bindings)? {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        Pattern::Tasks(parts, rest) => {
            let Value::Computation(tasks) = value else { return Ok(false) };
            match_tasks(cx, parts, *rest, tasks, bindings)
        }
        Pattern::List { front, rest, back } => {
            let Value::List(list) = value else { return Ok(false) };
            match_list(cx, (front, *rest, back), list, bindings)
        }
        Pattern::Map { entries, rest } if entries.is_empty() => {
            let Value::Map(map) = value else { return Ok(false) };
            take_rest(cx, *rest, map.is_empty(), || value.clone(), bindings)
        }
        Pattern::Set { members, rest } if members.is_empty() => {
            let Value::Set(set) = value else { return Ok(false) };
            take_rest(cx, *rest, set.is_empty(), || value.clone(), bindings)
        }
        // Entries and members are looked for in cells only; the compiler puts them nowhere else.
        Pattern::Map { .. } | Pattern::Set { .. } => Err(Missing::Open("entries of a map inside a term".to_owned())),
    }
}

/// Something of which only the sort is known is a value of that sort; whether it is anything else is open.
fn match_opaque(cx: &mut Cx, pattern: &Pattern, value: &Value, own: SortId, bindings: &mut Bindings) -> Result<bool, Missing> {
    let is_of =
        |sort: SortId| own != SortId::K && (matches!(sort, SortId::K | SortId::ITEM) || cx.definition.sorts.is_declared_below(own, sort));
    match pattern {
        Pattern::Any(sort) if is_of(*sort) => Ok(true),
        Pattern::Bind(slot, sort) if is_of(*sort) => {
            bindings.bind(*slot, value.clone());
            Ok(true)
        }
        Pattern::Same(slot) if bindings.get(*slot) == Some(value) => Ok(true),
        Pattern::List { front, rest, back } if front.is_empty() && back.is_empty() && *rest != Rest::Nothing => {
            take_rest(cx, *rest, false, || value.clone(), bindings)
        }
        Pattern::Map { entries, rest } if entries.is_empty() && *rest != Rest::Nothing => {
            take_rest(cx, *rest, false, || value.clone(), bindings)
        }
        Pattern::Set { members, rest } if members.is_empty() && *rest != Rest::Nothing => {
            take_rest(cx, *rest, false, || value.clone(), bindings)
        }
        _ => Err(unknown(cx.terms, value)),
    }
}

/// Why a match or a value is open that needs something of which nothing is known.
pub(crate) fn unknown(terms: &Terms, value: &Value) -> Missing {
    let label = if let Value::Opaque(name, _) = value { label(terms, *name) } else { "a value that is not known".to_owned() };
    Missing::Open(format!("it depends on {label}"))
}

/// Where something comes from of which nothing is known; the number behind it tells it from others.
fn label(terms: &Terms, name: TermId) -> String {
    let name = String::from_utf16_lossy(terms.as_str_const(name).unwrap_or_default());
    name.rsplit_once('#').map_or(name.clone(), |(label, _)| label.to_owned())
}

/// Equality as a condition; false if it cannot hold.
fn equal(cx: &mut Cx, a: &Value, b: &Value, bindings: &mut Bindings) -> Result<bool, Missing> {
    if let Some(opaque) = [a, b].into_iter().find(|value| a != b && matches!(value, Value::Opaque(..))) {
        return Err(unknown(cx.terms, opaque));
    }
    let Some(condition) = equation(cx.terms, a, b) else {
        return Err(Missing::Open("equality of collections with symbolic parts".to_owned()));
    };
    match cx.terms.as_bool_const(condition) {
        Some(truth) => Ok(truth),
        None => {
            bindings.conditions.push(condition);
            Ok(true)
        }
    }
}

/// What the pattern does not name: a variable for it that has a value already is an equation.
fn take_rest(cx: &mut Cx, rest: Rest, is_empty: bool, whole: impl FnOnce() -> Value, bindings: &mut Bindings) -> Result<bool, Missing> {
    match rest {
        Rest::Nothing => Ok(is_empty),
        Rest::Anything => Ok(true),
        Rest::Bind(slot) => match bindings.get(slot).cloned() {
            Some(known) => equal(cx, &known, &whole(), bindings),
            None => {
                bindings.bind(slot, whole());
                Ok(true)
            }
        },
    }
}

fn match_tasks(cx: &mut Cx, parts: &[Pattern], rest: Rest, tasks: &Computation, bindings: &mut Bindings) -> Result<bool, Missing> {
    let mut at = tasks;
    for part in parts {
        let Some((head, tail)) = at.next() else { return Ok(false) };
        if is_any_tasks(head) {
            return Err(unknown(cx.terms, head));
        }
        if !match_value(cx, part, head, bindings)? {
            return Ok(false);
        }
        at = tail;
    }
    if let (Rest::Nothing, Some((head, _))) = (rest, at.next().filter(|(head, _)| is_any_tasks(head))) {
        return Err(unknown(cx.terms, head));
    }
    take_rest(cx, rest, at.is_empty(), || Value::Computation(at.clone()), bindings)
}

/// True if a task stands for any number of tasks.
fn is_any_tasks(task: &Value) -> bool {
    matches!(task, Value::Opaque(_, SortId::K))
}

fn match_list(
    cx: &mut Cx,
    (front, rest, back): (&[Pattern], Rest, &[Pattern]),
    list: &Rc<ListValue>,
    bindings: &mut Bindings,
) -> Result<bool, Missing> {
    let wanted = front.len() + back.len();
    if list.len() < wanted || (rest == Rest::Nothing && list.len() > wanted) {
        return Ok(false);
    }
    for (pattern, value) in front.iter().zip(list.iter()) {
        if !match_value(cx, pattern, value, bindings)? {
            return Ok(false);
        }
    }
    for (pattern, value) in back.iter().rev().zip(list.iter().rev()) {
        if !match_value(cx, pattern, value, bindings)? {
            return Ok(false);
        }
    }
    let middle = || {
        let mut middle: ListValue = (**list).clone();
        for _ in front {
            middle.pop_front();
        }
        for _ in back {
            middle.pop_back();
        }
        Value::List(Rc::new(middle))
    };
    take_rest(cx, rest, list.len() == wanted, middle, bindings)
}

/// All matches of the goals of a rule from the given one on. If one of the instances of a repeated cell leaves open whether it matches, that
/// is an error; the matches of the others are found all the same.
pub fn match_goals(
    cx: &mut Cx,
    rule: &Rule,
    goal: usize,
    root: &Cell,
    bindings: Bindings,
    found: &mut Vec<Bindings>,
) -> Result<(), Missing> {
    let mut bindings = bindings;
    let mut goal = goal;
    loop {
        let Some(next) = rule.goals.get(goal) else {
            found.push(bindings);
            return Ok(());
        };
        match next {
            Goal::Enter { way, choice, others } => {
                let Some(Cell::Repeated(instances)) = root.at(way, &bindings.chosen) else { return Ok(()) };
                let mut open = Ok(());
                for instance in 0..instances.len() {
                    if others.iter().any(|other| bindings.chosen[usize::from(*other)] == instance) {
                        continue;
                    }
                    let mut entered = bindings.clone();
                    entered.chosen[usize::from(*choice)] = instance;
                    open = open.and(match_goals(cx, rule, goal + 1, root, entered, found));
                }
                return open;
            }
            Goal::Match { way, pattern } => {
                let Some(value) = root.at(way, &bindings.chosen).and_then(Cell::value) else { return Ok(()) };
                match pattern {
                    Pattern::Map { entries, rest } if !entries.is_empty() => {
                        if matches!(value, Value::Opaque(..)) {
                            return Err(unknown(cx.terms, value));
                        }
                        let Value::Map(map) = value else { return Ok(()) };
                        for matched in match_entries(cx, entries, *rest, map, bindings)? {
                            match_goals(cx, rule, goal + 1, root, matched, found)?;
                        }
                        return Ok(());
                    }
                    Pattern::Set { members, rest } if !members.is_empty() => {
                        if matches!(value, Value::Opaque(..)) {
                            return Err(unknown(cx.terms, value));
                        }
                        let Value::Set(set) = value else { return Ok(()) };
                        for matched in match_members(cx, members, *rest, set, bindings)? {
                            match_goals(cx, rule, goal + 1, root, matched, found)?;
                        }
                        return Ok(());
                    }
                    _ => {
                        if !match_value(cx, pattern, value, &mut bindings)? {
                            return Ok(());
                        }
                        goal += 1;
                    }
                }
            }
        }
    }
}

/// The key that a pattern asks for, if it is known without symbols: then it is there as it is, or not at all.
fn known_key(cx: &Cx, pattern: &Pattern, bindings: &Bindings) -> Option<Value> {
    let key = match pattern {
        Pattern::Same(slot) => bindings.get(*slot)?.clone(),
        Pattern::Id(name) => Value::Id(*name),
        Pattern::Data(literal) => Value::Data(*literal),
        _ => return None,
    };
    is_plain(cx.terms, &key).then_some(key)
}

fn match_entries(
    cx: &mut Cx,
    entries: &[(Pattern, Pattern)],
    rest: Rest,
    map: &Rc<MapValue>,
    bindings: Bindings,
) -> Result<Vec<Bindings>, Missing> {
    // What is left of the map is only made where somebody looks at it.
    let mut partial = vec![(bindings, Vec::<Value>::new())];
    for (key_pattern, value_pattern) in entries {
        let mut next = Vec::new();
        for (bindings, taken) in partial {
            let candidates: Vec<Value> = match known_key(cx, key_pattern, &bindings) {
                Some(key) => Some(key).filter(|key| map.get(key).is_some()).into_iter().collect(),
                None => map.iter().map(|(key, _)| key.clone()).collect(),
            };
            for key in candidates.into_iter().filter(|key| !taken.contains(key)) {
                let mut attempt = bindings.clone();
                let value = map.get(&key).expect("a key of the map").clone();
                let is_key = match_value(cx, key_pattern, &key, &mut attempt)?;
                // Where a symbolic key equals one of the map, it is that one.
                if let (true, Pattern::Same(slot)) = (is_key, key_pattern) {
                    attempt.bind(*slot, key.clone());
                }
                if is_key && match_value(cx, value_pattern, &value, &mut attempt)? {
                    next.push((attempt, [&taken[..], &[key]].concat()));
                }
            }
        }
        partial = next;
    }
    let mut found = Vec::new();
    for (mut bindings, taken) in partial {
        let left = || {
            let mut left: MapValue = (**map).clone();
            for key in &taken {
                left.remove(key);
            }
            Value::Map(Rc::new(left))
        };
        if take_rest(cx, rest, map.len() == taken.len(), left, &mut bindings)? {
            found.push(bindings);
        }
    }
    Ok(found)
}

fn match_members(cx: &mut Cx, members: &[Pattern], rest: Rest, set: &Rc<SetValue>, bindings: Bindings) -> Result<Vec<Bindings>, Missing> {
    if rest != Rest::Anything && !are_distinct(cx, set) {
        return Err(Missing::Open("a set whose members may be equal".to_owned()));
    }
    let mut partial = vec![(bindings, Vec::<Value>::new())];
    for pattern in members {
        let mut next = Vec::new();
        for (bindings, taken) in partial {
            for member in set.iter().filter(|member| !taken.contains(member)) {
                let mut attempt = bindings.clone();
                if match_value(cx, pattern, member, &mut attempt)? {
                    next.push((attempt, [&taken[..], std::slice::from_ref(member)].concat()));
                }
            }
        }
        partial = next;
    }
    let mut found = Vec::new();
    for (mut bindings, taken) in partial {
        let left = || {
            let mut left: SetValue = (**set).clone();
            for member in &taken {
                left.remove(member);
            }
            Value::Set(Rc::new(left))
        };
        if take_rest(cx, rest, set.len() == taken.len(), left, &mut bindings)? {
            found.push(bindings);
        }
    }
    Ok(found)
}

/// True if no two members of a set can be the same value.
fn are_distinct(cx: &mut Cx, set: &SetValue) -> bool {
    let members: Vec<&Value> = set.iter().collect();
    members.iter().enumerate().all(|(i, a)| {
        let mut others = members[..i].iter();
        (is_plain(cx.terms, a) && members.iter().all(|b| is_plain(cx.terms, b)))
            || others.all(|b| equation(cx.terms, a, b).is_some_and(|equal| cx.terms.as_bool_const(equal) == Some(false)))
    })
}
