//! The candidates of a model: all that its sets, elements and ways to complete suggest.

use std::collections::BTreeSet;

use super::candidate::{Candidate, Event, Position};
use crate::question::Question;
use crate::set::Set;

/// All candidates, strong ones before those that follow from them.
pub(crate) fn candidates(question: &Question<'_>) -> Vec<Candidate> {
    let (events, elements) = (events(question), elements(question));
    let positions = positions(question);
    let statements = elements.iter().filter(|element| is_statement(question, element));
    let mut all: Vec<Candidate> = statements.cloned().map(Candidate::AlwaysAbrupt).collect();
    all.extend(tied(question, &events));
    all.extend(events.iter().cloned().map(Candidate::Never));
    all.extend(disjoint(question));
    all.extend(elements.iter().filter(|element| positions.iter().any(|known| known.element == **element)).cloned().map(Candidate::Pure));
    all.extend(positions.iter().filter(|position| is_optional(question, position)).cloned().map(Candidate::Written));
    for (index, one) in events.iter().enumerate() {
        let others = events[index + 1..].iter().filter(|other| other.element != one.element);
        all.extend(others.map(|other| Candidate::Exclusive(one.clone(), other.clone())));
        all.extend(irrelevant(question, &positions, one));
        let own = positions.iter().filter(|position| position.element == one.element);
        all.extend(own.map(|position| Candidate::Unchanged(one.clone(), position.clone())));
    }
    all
}

fn is_named(set: &Set) -> bool {
    matches!(set, Set::Named(..))
}

fn identifier<'q>(question: &'q Question<'_>, element: usize) -> &'q String {
    &question.machine.checked.specs[element].identifier
}

/// Elements that are executed, in the order of their names.
fn elements(question: &Question<'_>) -> Vec<String> {
    let names: BTreeSet<&String> = question.machine.executed.iter().map(|executed| identifier(question, executed.element)).collect();
    names.into_iter().cloned().collect()
}

fn is_statement(question: &Question<'_>, element: &str) -> bool {
    question.machine.checked.specs.iter().any(|spec| spec.identifier == element && spec.ty.is_none())
}

/// Ways in which elements could complete abruptly.
fn events(question: &Question<'_>) -> Vec<Event> {
    let mut found = BTreeSet::new();
    for executed in &question.machine.executed {
        for (mode, flag) in &executed.flags {
            if question.machine.cx.terms.as_bool_const(*flag).is_none() {
                found.insert(Event { element: identifier(question, executed.element).clone(), mode: mode.clone() });
            }
        }
    }
    found.into_iter().collect()
}

/// The lists of frames, position by position.
fn positions(question: &Question<'_>) -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    for executed in &question.machine.executed {
        let element = identifier(question, executed.element);
        for effect in executed.effects.iter() {
            if found.iter().any(|known| known.element == *element && known.writes == effect.writes) {
                continue;
            }
            if let Some(name) = crate::wording::name_of(question, &effect.set) {
                found.push(Position { element: element.clone(), writes: effect.writes.clone(), name });
            }
        }
    }
    found
}

/// It need not be written yet.
fn is_optional(question: &Question<'_>, position: &Position) -> bool {
    let mut effects = question.machine.executed.iter().flat_map(|executed| executed.effects.iter());
    effects.any(|effect| effect.writes == position.writes && question.machine.cx.terms.as_bool_const(effect.has_to) == Some(false))
}

/// Disjointness of any two sets of which at least one may be written.
fn disjoint(question: &Question<'_>) -> Vec<Candidate> {
    let executed = &question.machine.executed;
    let is_known = |set: &&Set| is_named(set) || set.single().is_some();
    let variables: Vec<Set> = question.machine.fields.values().map(|(place, _)| Set::Single(*place)).collect();
    let mut frames: BTreeSet<&Set> =
        executed.iter().flat_map(|one| one.effects.iter().map(|effect| &effect.set)).filter(is_known).collect();
    frames.extend(&variables);
    let mut all: BTreeSet<&Set> = executed.iter().flat_map(|one| &one.footprint).filter(is_known).collect();
    all.extend(question.relevant.iter().flatten().filter(is_known));
    all.extend(&frames);
    let mut found = Vec::new();
    for &frame in &frames {
        for &other in &all {
            // Two frames: once.
            let is_known = frames.contains(other) && other < frame;
            if other != frame && !is_known && (frame.single().is_none() || other.single().is_none()) {
                found.push(Candidate::Disjoint(frame.clone(), other.clone()));
            }
        }
    }
    found
}

/// Where an element completes abruptly, what others write is irrelevant.
fn irrelevant(question: &Question<'_>, positions: &[Position], event: &Event) -> Vec<Candidate> {
    let relevant: BTreeSet<&Set> = question.relevant.iter().flatten().filter(|set| is_named(set)).collect();
    let others = positions.iter().filter(|position| position.element != event.element);
    let effects = question.machine.executed.iter().flat_map(|executed| executed.effects.iter());
    let effects: Vec<_> = effects.filter(|effect| is_named(&effect.set)).collect();
    let mut frames: BTreeSet<&Set> = BTreeSet::new();
    for position in others {
        frames.extend(effects.iter().filter(|effect| effect.writes == position.writes).map(|effect| &effect.set));
    }
    let mut found = Vec::new();
    for &frame in &frames {
        for &set in relevant.iter().filter(|&&set| set != frame) {
            found.push(Candidate::DisjointIf(event.clone(), frame.clone(), set.clone()));
        }
    }
    found
}

/// Guards that only one program evaluates hold just where an element throws, or just where it does not: nothing else connects them with the
/// other program. What the element reads has to be something that can be named where the guard stands.
fn tied(question: &Question<'_>, events: &[Event]) -> Vec<Candidate> {
    let specs = &question.machine.checked.specs;
    let sides = |name: &String| -> BTreeSet<usize> {
        let executed = question.machine.executed.iter().filter(|executed| identifier(question, executed.element) == name);
        executed.map(|executed| executed.side).collect()
    };
    let guards = specs.iter().filter(|spec| spec.ty.as_deref() == Some("boolean")).map(|spec| &spec.identifier);
    let guards: BTreeSet<&String> = guards.filter(|guard| sides(guard).len() == 1).collect();
    let is_throw = |event: &&Event| event.mode == java::abstracted::Mode::Throw && is_statement(question, &event.element);
    let mut found = Vec::new();
    for event in events.iter().filter(is_throw) {
        let mut executed = question.machine.executed.iter();
        let first = executed.find(|executed| *identifier(question, executed.element) == event.element);
        let is_rigid = |set: &Set| matches!(set, Set::Nothing | Set::Named(..)) || set.single().is_some();
        if !first.is_some_and(|executed| executed.footprint.iter().all(is_rigid)) {
            continue;
        }
        for guard in &guards {
            for holds in [false, true] {
                found.push(Candidate::Tied { guard: (*guard).clone(), event: event.clone(), holds });
            }
        }
    }
    found
}
