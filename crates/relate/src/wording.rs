//! A countermodel in words: which sets overlap, who throws, returns or breaks; and the constraints that would exclude it.

use std::collections::{BTreeMap, BTreeSet};

use java::abstracted::Mode;
use solver::Model as Values;
use term::TermId;

use crate::context::{HIDDEN, Ty};
use crate::question::Question;
use crate::set::Set;

/// The events of a countermodel, in words.
pub(crate) fn tell(question: &mut Question<'_>, values: &Values) -> Vec<String> {
    let mut sentences = Vec::new();
    if question.machine.cx.has_heap() {
        let same = aliases(question, values);
        sentences.extend(same.into_iter().map(|(one, other)| format!("{one} and {other} are the same object")));
    }
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
    let texts = written_texts(question);
    let frames: BTreeSet<Set> = executed.iter().flat_map(|one| one.effects.iter().map(|effect| effect.set.clone())).collect();
    let mut others: BTreeSet<Set> = executed.iter().flat_map(|one| one.footprint.clone()).collect();
    others.extend(frames.iter().cloned());
    others.extend(question.relevant.iter().flatten().cloned());
    let places = question.machine.cx.places.clone();
    let mut found = Vec::new();
    for frame in &frames {
        for other in others.iter().filter(|other| *other != frame) {
            let name = |set: &Set| name_of(question, set).or_else(|| texts.get(set).cloned());
            let names = (name(frame), name(other));
            let (Some(one), Some(two)) = names else { continue };
            let shares = places.iter().any(|&place| {
                let (a, b) = (question.machine.cx.member(frame, place), question.machine.cx.member(other, place));
                let both = question.machine.cx.terms.and2(a, b);
                is_true(question, values, both)
            });
            let is_known = found.iter().any(|(a, b)| (a, b) == (&one, &two) || (a, b) == (&two, &one));
            if shares && one != two && !is_known {
                found.push((one, two));
            }
        }
    }
    found
}

/// Sets that have no name of their own, as they are written first.
fn written_texts(question: &Question<'_>) -> BTreeMap<Set, String> {
    let checked = question.machine.checked;
    let mut found = BTreeMap::new();
    for one in &question.machine.executed {
        let spec = &checked.specs[one.element];
        let frame = one.effects.iter().filter_map(|effect| Some((&effect.set, &spec.frame.get(effect.position())?.exp)));
        for (set, exp) in one.footprint.iter().zip(&spec.footprint).chain(frame) {
            found.entry(set.clone()).or_insert_with(|| checked.text(exp.start, exp.end));
        }
    }
    found
}

/// Variables that hold one object before both programs, whatever else they are called.
fn aliases(question: &mut Question<'_>, values: &Values) -> Vec<(String, String)> {
    let all = question.machine.cx.variables.clone();
    let references: Vec<_> = all.iter().filter(|variable| variable.ty == Ty::Ref && variable.number < HIDDEN).collect();
    let mut found = Vec::new();
    for (index, one) in references.iter().enumerate() {
        for other in &references[..index] {
            let [a, b] = [other, one].map(|variable| {
                let place = question.machine.cx.terms.int(variable.number);
                question.machine.cx.read(question.initial, place)
            });
            let (zero, same) = (question.machine.cx.terms.int(0), question.machine.cx.terms.eq(a, b));
            let is_null = question.machine.cx.terms.eq(a, zero);
            if is_true(question, values, same) && !is_true(question, values, is_null) {
                found.push((other.name.clone(), one.name.clone()));
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
