//! The order in which the goals of a rule are tried.

use std::collections::BTreeMap;

use crate::cell::CellStep;
use crate::pattern::{Goal, Pattern, Rest, Slot};
use crate::sorts::SortId;

/// Some variables may be known beforehand. The selecting computation first; then in the order of the text, but collections after the variables of their keys are known.
pub fn schedule(goals: Vec<Goal>, known: &[Slot]) -> Vec<Goal> {
    let chosen: Vec<u8> = goals.iter().find_map(computation_choices).unwrap_or_default();
    let selects = |goal: &Goal| match goal {
        Goal::Enter { choice, .. } => chosen.contains(choice),
        Goal::Match { .. } => false,
    };
    let (mut pending, others): (Vec<Goal>, Vec<Goal>) = goals.into_iter().partition(selects);
    let mut others = others;
    if let Some(first) = others.iter().position(|goal| computation_choices(goal).is_some()) {
        pending.push(others.remove(first));
    }
    pending.extend(others);
    let mut ordered: Vec<Goal> = Vec::new();
    let mut bound: Vec<Slot> = known.to_vec();
    while !pending.is_empty() {
        let ready = pending.iter().position(|goal| is_ready(goal, &bound)).unwrap_or(0);
        let goal = pending.remove(ready);
        if let Goal::Match { pattern, .. } = &goal {
            binds(pattern, &mut bound);
        }
        ordered.push(goal);
    }
    tell_apart(&mut ordered);
    relabel(ordered, known)
}

/// After goals changed their order, an instance is told apart from those that are chosen before it.
fn tell_apart(goals: &mut [Goal]) {
    let mut pairs: Vec<(u8, u8)> = Vec::new();
    for goal in goals.iter() {
        if let Goal::Enter { choice, others, .. } = goal {
            pairs.extend(others.iter().flat_map(|other| [(*choice, *other), (*other, *choice)]));
        }
    }
    let mut chosen: Vec<u8> = Vec::new();
    for goal in goals {
        if let Goal::Enter { choice, others, .. } = goal {
            *others = chosen.iter().copied().filter(|other| pairs.contains(&(*choice, *other))).collect();
            chosen.push(*choice);
        }
    }
}

/// The choices on the way to a computation.
fn computation_choices(goal: &Goal) -> Option<Vec<u8>> {
    match goal {
        Goal::Match { way, pattern: Pattern::Tasks(..) } => Some(choices(way)),
        _ => None,
    }
}

/// The instances that a way goes through, outermost first.
pub fn choices(way: &[CellStep]) -> Vec<u8> {
    way.iter().filter_map(|step| if let CellStep::Instance(choice) = step { Some(*choice) } else { None }).collect()
}

fn is_ready(goal: &Goal, bound: &[Slot]) -> bool {
    let is_known = |key: &Pattern| match key {
        Pattern::Bind(slot, _) | Pattern::Same(slot) => bound.contains(slot),
        Pattern::Any(_) => false,
        _ => true,
    };
    match goal {
        Goal::Match { pattern: Pattern::Map { entries, .. }, .. } => entries.iter().all(|(key, _)| is_known(key)),
        Goal::Match { pattern: Pattern::Set { members, .. }, .. } => members.iter().all(is_known),
        _ => true,
    }
}

/// The variables to which a pattern gives a value.
pub(crate) fn binds(pattern: &Pattern, bound: &mut Vec<Slot>) {
    match pattern {
        Pattern::Bind(slot, _) | Pattern::Same(slot) => bound.push(*slot),
        Pattern::Apply(_, parts) => parts.iter().for_each(|part| binds(part, bound)),
        Pattern::Tasks(parts, rest) => {
            parts.iter().for_each(|part| binds(part, bound));
            bound.extend(if let Rest::Bind(slot) = rest { Some(*slot) } else { None });
        }
        Pattern::List { front, back, .. } => front.iter().chain(back).for_each(|part| binds(part, bound)),
        Pattern::Map { entries, .. } => entries.iter().for_each(|(key, value)| {
            binds(key, bound);
            binds(value, bound);
        }),
        Pattern::Set { members, .. } => members.iter().for_each(|part| binds(part, bound)),
        Pattern::Any(_) | Pattern::Data(_) | Pattern::Id(_) => {}
    }
}

/// After goals changed their order, the first occurrence of a variable binds it and the others compare.
fn relabel(goals: Vec<Goal>, known: &[Slot]) -> Vec<Goal> {
    let mut sorts: BTreeMap<Slot, SortId> = BTreeMap::new();
    for goal in &goals {
        if let Goal::Match { pattern, .. } = goal {
            sorts_of(pattern, &mut sorts);
        }
    }
    let mut seen: Vec<Slot> = known.to_vec();
    let relabelled = goals.into_iter().map(|goal| match goal {
        Goal::Match { way, pattern } => Goal::Match { way, pattern: relabelled(pattern, &sorts, &mut seen) },
        enter @ Goal::Enter { .. } => enter,
    });
    relabelled.collect()
}

fn sorts_of(pattern: &Pattern, sorts: &mut BTreeMap<Slot, SortId>) {
    match pattern {
        Pattern::Bind(slot, sort) => drop(sorts.insert(*slot, *sort)),
        Pattern::Apply(_, parts) | Pattern::Tasks(parts, _) | Pattern::Set { members: parts, .. } => {
            for part in parts {
                sorts_of(part, sorts);
            }
        }
        Pattern::List { front, back, .. } => front.iter().chain(back).for_each(|part| sorts_of(part, sorts)),
        Pattern::Map { entries, .. } => entries.iter().for_each(|(key, value)| {
            sorts_of(key, sorts);
            sorts_of(value, sorts);
        }),
        _ => {}
    }
}

fn relabelled(pattern: Pattern, sorts: &BTreeMap<Slot, SortId>, seen: &mut Vec<Slot>) -> Pattern {
    let all = |parts: Box<[Pattern]>, seen: &mut Vec<Slot>| -> Box<[Pattern]> {
        parts.into_iter().map(|part| relabelled(part, sorts, seen)).collect()
    };
    match pattern {
        Pattern::Bind(slot, _) | Pattern::Same(slot) => {
            if seen.contains(&slot) {
                return Pattern::Same(slot);
            }
            seen.push(slot);
            Pattern::Bind(slot, sorts.get(&slot).copied().unwrap_or(SortId::K))
        }
        Pattern::Apply(label, parts) => Pattern::Apply(label, all(parts, seen)),
        Pattern::Tasks(parts, rest) => Pattern::Tasks(all(parts, seen), rest),
        Pattern::Set { members, rest } => Pattern::Set { members: all(members, seen), rest },
        Pattern::List { front, rest, back } => Pattern::List { front: all(front, seen), rest, back: all(back, seen) },
        Pattern::Map { entries, rest } => {
            let entries = entries.into_iter().map(|(key, value)| (relabelled(key, sorts, seen), relabelled(value, sorts, seen))).collect();
            Pattern::Map { entries, rest }
        }
        other => other,
    }
}
