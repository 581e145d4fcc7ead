//! A countermodel in words: which sets overlap, who throws, returns or breaks; and the constraints that would exclude it.

use std::collections::BTreeSet;

use java::abstracted::Mode;
use solver::Model as Values;
use term::TermId;

use crate::question::Question;
use crate::set::Set;

/// The events of a countermodel, in words.
pub(crate) fn tell(question: &mut Question<'_>, values: &Values) -> Vec<String> {
    let mut sentences = Vec::new();
    for (one, other) in overlaps(question, values) {
        sentences.push(format!("{one} and {other} have a location in common"));
    }
    for side in 0..2 {
        for (name, mode) in completions(question, values, side) {
            let side = ["left", "right"][side];
            sentences.push(format!("in the {side} program, {name} {}", verb(&mode)));
        }
    }
    if sentences.is_empty() {
        sentences.push("all elements complete normally, and no two sets overlap".to_owned());
    }
    sentences
}

/// Constraints that would exclude what happens (Steinhöfel 2020, §6.1, how failed proofs are read).
pub(crate) fn suggest(question: &mut Question<'_>, values: &Values) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (one, other) in overlaps(question, values) {
        found.push(format!("\\disjoint({one}, {other})"));
    }
    let mut seen = BTreeSet::new();
    for side in 0..2 {
        for (name, mode) in completions(question, values, side) {
            if seen.insert((name.clone(), mode.clone())) {
                found.push(format!("{name}: {} requires false", mode.keyword()));
            }
        }
    }
    found
}

pub(crate) fn verb(mode: &Mode) -> String {
    match mode {
        Mode::Normal => "completes normally".to_owned(),
        Mode::Throw => "throws an exception".to_owned(),
        Mode::Return => "returns".to_owned(),
        Mode::ReturnValue => "returns a value".to_owned(),
        Mode::Break(None) => "breaks".to_owned(),
        Mode::Break(Some(label)) => format!("breaks to {label}"),
        Mode::Continue(None) => "continues".to_owned(),
        Mode::Continue(Some(label)) => format!("continues at {label}"),
    }
}

pub(crate) fn is_true(question: &Question<'_>, values: &Values, term: TermId) -> bool {
    values.value(&question.machine.cx.terms, term).and_then(|value| value.as_bool()).unwrap_or(false)
}

/// How elements complete abruptly in the runs of the countermodel, in order.
fn completions(question: &Question<'_>, values: &Values, side: usize) -> Vec<(String, Mode)> {
    let mut found = Vec::new();
    for executed in question.machine.executed.iter().filter(|executed| executed.side == side) {
        if !is_true(question, values, executed.path) {
            continue;
        }
        let name = &question.machine.checked.specs[executed.element].identifier;
        for (mode, flag) in &executed.flags {
            if is_true(question, values, *flag) {
                found.push((name.clone(), mode.clone()));
            }
        }
    }
    found
}

/// Pairs of frames and other sets that share a place of the countermodel, and that it could need.
fn overlaps(question: &mut Question<'_>, values: &Values) -> Vec<(String, String)> {
    let executed = question.machine.executed.clone();
    let frames: BTreeSet<Set> = executed.iter().flat_map(|one| one.effects.iter().map(|effect| effect.set.clone())).collect();
    let mut others: BTreeSet<Set> = executed.iter().flat_map(|one| one.footprint.clone()).collect();
    others.extend(frames.iter().cloned());
    others.extend(question.relevant.iter().flatten().cloned());
    let places = question.machine.cx.places.clone();
    let mut found = Vec::new();
    for frame in &frames {
        for other in others.iter().filter(|other| *other != frame) {
            let names = (name_of(question, frame), name_of(question, other));
            let (Some(one), Some(two)) = names else { continue };
            let shares = places.iter().any(|&place| {
                let (a, b) = (question.machine.cx.member(frame, place), question.machine.cx.member(other, place));
                let both = question.machine.cx.terms.and2(a, b);
                is_true(question, values, both)
            });
            if shares && !found.contains(&(two.clone(), one.clone())) {
                found.push((one, two));
            }
        }
    }
    found
}

/// The name of a set for people; `None` for what nobody wrote.
pub(crate) fn name_of(question: &Question<'_>, set: &Set) -> Option<String> {
    match set {
        Set::Named(symbol, _) => Some(question.machine.cx.terms.symbol(*symbol).name.trim_start_matches("set ").to_owned()),
        Set::Single(place) => question.machine.cx.variable_at(*place).map(|variable| variable.name.clone()),
        _ => None,
    }
}
