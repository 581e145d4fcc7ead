//! Models that say nothing: constraints that contradict each other prove everything, because there is no instance.

use std::collections::BTreeMap;

use solver::Truth;
use term::TermId;

use crate::question::Question;

/// The note that a model has no instance.
pub(crate) const NO_INSTANCE: &str = "the constraints contradict each other: there is no instance at all";

/// Why a proof says little; empty if it does not.
pub(crate) fn check(question: &mut Question<'_>, labels: &[usize]) -> Vec<String> {
    let mut events = modes(question);
    events.extend(reached(question));
    let (impossible, is_any_possible) = impossible(question, labels, &events);
    if !is_any_possible && question.is_possible(&[], labels) == Some(false) {
        return vec![NO_INSTANCE.to_owned()];
    }
    let mut found: Vec<String> = Vec::new();
    for number in impossible {
        if !found.contains(&events[number].0) {
            found.push(events[number].0.clone());
        }
    }
    found
}

/// Constants that are true where something happens that should be possible: an element that both programs have is executed, and a loop that is
/// coupled goes on after a round.
pub(crate) fn events(question: &mut Question<'_>) -> Vec<TermId> {
    let mut paths: BTreeMap<String, [Vec<TermId>; 2]> = BTreeMap::new();
    for executed in &question.machine.executed {
        let name = &question.machine.checked.specs[executed.element].identifier;
        paths.entry(name.clone()).or_default()[executed.side].push(executed.path);
    }
    let both = paths.into_values().filter(|paths| paths.iter().all(|paths| !paths.is_empty()));
    let mut conditions: Vec<TermId> = both.map(|paths| question.machine.cx.terms.or(&paths.concat())).collect();
    for run in question.machine.loop_runs.clone() {
        conditions.push(question.machine.cx.terms.and(&[run.path, run.passed, run.rounds[0].goes_on]));
    }
    named(question, "event", &conditions)
}

/// Constants that are true where conditions are, told to the solver at once: it looks at everything again whenever something is added.
pub(crate) fn named(question: &mut Question<'_>, name: &str, conditions: &[TermId]) -> Vec<TermId> {
    let cx = &mut question.machine.cx;
    let constants: Vec<TermId> = conditions.iter().map(|_| cx.fresh(name, term::Sort::Bool)).collect();
    let formulas: Vec<TermId> = constants.iter().zip(conditions).map(|(constant, condition)| cx.terms.eq(*constant, *condition)).collect();
    match question.ground.assert(&question.machine.cx.terms, &formulas) {
        Ok(()) => constants,
        Err(_) => Vec::new(),
    }
}

/// True if one of several conditions can hold; nothing if that is not known.
pub(crate) fn is_possible(question: &mut Question<'_>, labels: &[usize], conditions: &[TermId]) -> Option<bool> {
    let some = question.machine.cx.fresh("some", term::Sort::Bool);
    let any = question.machine.cx.terms.or(conditions);
    let formula = question.machine.cx.terms.implies(some, any);
    question.ground.assert(&question.machine.cx.terms, &[formula]).ok()?;
    question.is_possible(&[some], labels)
}

/// Something that should be possible: what to say if it is not, and its condition.
type Event = (String, TermId);

/// By element, in the order of the text: some run executes it.
fn reached(question: &mut Question<'_>) -> Vec<Event> {
    let mut paths: BTreeMap<usize, Vec<TermId>> = BTreeMap::new();
    for executed in &question.machine.executed {
        paths.entry(executed.element).or_default().push(executed.path);
    }
    let mut events = Vec::new();
    for (element, paths) in paths {
        let any = question.machine.cx.terms.or(&paths);
        let name = &question.machine.checked.specs[element].identifier;
        events.push((format!("no run reaches `{name}`: what is assumed before it contradicts itself"), any));
    }
    events
}

/// Modes that are described, other than by `requires false`, happen in some run.
fn modes(question: &mut Question<'_>) -> Vec<Event> {
    let mut conditions: BTreeMap<(String, String), Vec<TermId>> = BTreeMap::new();
    let executed = question.machine.executed.clone();
    for one in &executed {
        let spec = &question.machine.checked.specs[one.element];
        for behavior in &spec.behaviors {
            let is_excluded = behavior.requires.as_ref().is_some_and(|exp| matches!(exp.kind, java::abstracted::ExpKind::Bool(false)));
            let Some((mode, flag)) = one.flags.iter().find(|(mode, _)| *mode == behavior.mode).filter(|_| !is_excluded) else { continue };
            let both = question.machine.cx.terms.and2(one.path, *flag);
            conditions.entry((spec.identifier.clone(), mode.keyword())).or_default().push(both);
        }
    }
    let mut events = Vec::new();
    for ((name, mode), conditions) in conditions {
        let any = question.machine.cx.terms.or(&conditions);
        events.push((format!("`{name}` never completes by {mode}: what is said of it cannot hold"), any));
    }
    events
}

/// The numbers of events that cannot happen, and whether some could. The last is asked for first: a model of it shows what comes before.
fn impossible(question: &mut Question<'_>, labels: &[usize], events: &[Event]) -> (Vec<usize>, bool) {
    let is_open = |number: &usize| question.machine.cx.terms.as_bool_const(events[*number].1).is_none();
    let numbers: Vec<usize> = (0..events.len()).filter(is_open).collect();
    let conditions: Vec<TermId> = numbers.iter().map(|&number| events[number].1).collect();
    let seen = named(question, "seen", &conditions);
    let mut open: Vec<(usize, TermId)> = numbers.into_iter().zip(seen).collect();
    let constant = (0..events.len()).filter(|&number| question.machine.cx.terms.as_bool_const(events[number].1) == Some(false));
    let mut found: Vec<usize> = constant.collect();
    let mut is_any_possible = false;
    while let Some((number, seen)) = open.pop() {
        let others: Vec<TermId> = open.iter().map(|(_, seen)| *seen).collect();
        match question.satisfiable(&[seen], labels, &others) {
            Truth::Sat(true_ones) => {
                is_any_possible = true;
                let mut position = 0;
                open.retain(|_| {
                    position += 1;
                    !true_ones.contains(&(position - 1))
                });
            }
            Truth::Unsat(_) => found.push(number),
            // Not known: nothing is said.
            Truth::Unknown(_) => break,
        }
    }
    found.sort_unstable();
    (found, is_any_possible)
}
