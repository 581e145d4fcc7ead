//! Two concrete runs, to see with other eyes what the solver claims.

use std::collections::HashMap;

use java::model::{ClassId, FieldId};
use machine::concrete::{Limits, ObservedRun, execute, execute_watched, unmakeable};
use machine::input::{Datum, Input, Outcome};
use machine::symbolic::example;
use solver::Model;
use term::{Interpretation, Memo, TermId, Value, evaluate};

use crate::access_path::static_name;
use crate::answer::Leak;
use crate::noninterference::Subject;
use crate::observation_text::{Observer, Shown, after, before, is_by_machine};
use crate::policy::{Level, Policy};
use crate::self_composition::{SecondModel, SecondRun};

/// The two inputs of a model, if running them shows a difference to somebody who could not tell them apart before, in an output of which no other
/// leak is known.
pub(crate) fn leak(
    subject: &mut Subject<'_>,
    policy: &Policy,
    (model, second): (&Model, &SecondRun),
    query: &[TermId],
    known: &[Leak],
) -> Option<Leak> {
    let other = SecondModel { model, second };
    let first_input = example(subject.java, subject.terms, model, &subject.initial.inputs, query).ok()?;
    let second_input = example(subject.java, subject.terms, &other, &subject.initial.inputs, query).ok()?;
    if [&first_input, &second_input].iter().any(|input| unmakeable(&mut subject.java.world, input, subject.ints).is_some()) {
        return None;
    }
    let (first_statics, second_statics) = (statics(subject, model)?, statics(subject, &other)?);
    if !agrees_on_declassified(subject, &first_input, &second_input) {
        return None;
    }
    if first_input == second_input && first_statics == second_statics {
        return None;
    }
    let runs = [(&first_input, first_statics.as_slice()), (&second_input, second_statics.as_slice())];
    let (output, shown) = tell_apart(subject, policy, runs, known)?;
    let program = &subject.java.world.program;
    let names = first_statics.iter().zip(&second_statics);
    let statics = names.map(|((field, a), (_, b))| (static_name(program, *field), a.to_string(), b.to_string())).collect();
    Some(Leak { first: first_input, second: second_input, statics, output, shown })
}

/// What a run begins with.
type ReplayStart<'a> = (&'a Input, &'a [(FieldId, Datum)]);

/// What somebody sees after one run and not after another, who sees the same before. He looks at static fields in the order of the source; where that
/// initialises classes, also in the other order.
fn tell_apart(
    subject: &mut Subject<'_>,
    policy: &Policy,
    runs: [ReplayStart<'_>; 2],
    known: &[Leak],
) -> Option<(String, (String, String))> {
    let mut seen = seen_statics(subject, policy);
    for _ in 0..2 {
        let [first, again] = [run(subject, runs[0], &seen)?, run(subject, runs[1], &seen)?];
        let counts = |run: &ObservedRun| policy.sees_exceptions || matches!(run.observation.outcome, Outcome::Returned(_));
        if !counts(&first) || !counts(&again) {
            return None;
        }
        let look = Observer {
            program: &subject.java.world.program,
            policy,
            inputs: &subject.initial.inputs,
            statics: &seen,
            method: subject.method,
        };
        if before(&look, &first) != before(&look, &again) {
            return None;
        }
        let found = difference(&look, &first, &again, known);
        if found.is_some() || !first.is_late && !again.is_late {
            return found;
        }
        seen.reverse();
    }
    None
}

/// True if what the observer may know is the same of both inputs. Expressions that name static fields are left to the model.
fn agrees_on_declassified(subject: &mut Subject<'_>, first: &Input, second: &Input) -> bool {
    if !subject.statics.is_empty() {
        return true;
    }
    for (method, _) in subject.declassified {
        let mut value = |input: &Input| {
            let seen = execute(&mut subject.java.world, *method, input, subject.ints, Limits::default());
            (seen.outcome, seen.objects)
        };
        if value(first) != value(second) {
            return false;
        }
    }
    true
}

/// The first thing in which two runs differ and no known leak does, with what each of them shows.
fn difference(look: &Observer<'_>, first: &ObservedRun, again: &ObservedRun, known: &[Leak]) -> Option<(String, (String, String))> {
    let both_by_machine = [first, again].into_iter().all(|run| is_by_machine(look.program, run));
    let hides_message = both_by_machine && !look.policy.sees_machine_messages;
    let text = |run: &ObservedRun, only_observed: bool| after(look, run, only_observed, hides_message);
    let (mut one, mut other) = (text(first, false), text(again, false));
    if one.has_strangers || other.has_strangers {
        (one, other) = (text(first, true), text(again, true));
    }
    let (one, other) = (numbered(&one), numbered(&other));
    let text = |shown: &[Numbered<'_>], key: (&str, usize)| {
        shown.iter().find(|(known, _)| *known == key).map_or_else(|| "nothing".to_owned(), |(_, text)| (*text).to_owned())
    };
    let keys = one.iter().chain(&other).map(|(key, _)| *key);
    let mut differing = keys.map(|key| (key.0.to_owned(), (text(&one, key), text(&other, key))));
    differing.find(|(output, (a, b))| a != b && known.iter().all(|leak| leak.output != *output))
}

/// A part with its name, which of those with that name it is, and its text.
type Numbered<'a> = ((&'a str, usize), &'a str);

fn numbered(shown: &Shown) -> Vec<Numbered<'_>> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    let mut number = |name| {
        let count = counts.entry(name).or_default();
        *count += 1;
        *count
    };
    shown.parts.iter().map(|(name, text)| ((name.as_str(), number(name.as_str())), text.as_str())).collect()
}

fn statics(subject: &Subject<'_>, model: &impl Interpretation) -> Option<Vec<(FieldId, Datum)>> {
    let value = |term: TermId| match evaluate(subject.terms, term, model, &mut Memo::default())? {
        Value::Int(i) => Some(Datum::Int(i)),
        Value::Bool(b) => Some(Datum::Bool(b)),
        _ => None,
    };
    subject.statics.iter().map(|(field, term)| Some((*field, value(*term)?))).collect()
}

/// The static fields of the program that the observer sees.
fn seen_statics(subject: &Subject<'_>, policy: &Policy) -> Vec<FieldId> {
    let program = &subject.java.world.program;
    let classes = (0..program.classes.len() as u32).map(ClassId).filter(|class| !program.class(*class).is_library);
    let fields = classes.flat_map(|class| program.class(class).fields.clone());
    let is_seen = |field: &FieldId| {
        program.field(*field).is_static && policy.observes(program, *field) && policy.field(program, *field) == Level::Low
    };
    fields.filter(is_seen).collect()
}

/// `None` for a run that shows nothing because it did not end.
fn run(subject: &mut Subject<'_>, given: ReplayStart<'_>, seen: &[FieldId]) -> Option<ObservedRun> {
    let watched = execute_watched(&mut subject.java.world, subject.method, given, subject.ints, Limits::default(), seen);
    matches!(watched.observation.outcome, Outcome::Returned(_) | Outcome::Threw { .. } | Outcome::Overflow).then_some(watched)
}
