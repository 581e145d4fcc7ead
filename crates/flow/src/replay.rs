//! Two concrete runs, to see with other eyes what the solver claims.

use machine::concrete::{Limits, Watched, execute_watching};
use machine::input::{Content, Datum, Input, Message, Observation, Outcome};
use machine::symbolic::example;
use solver::Model;
use term::{Interpretation, Memo, TermId, Value, evaluate};

use crate::answer::Leak;
use crate::copy::{Second, SecondModel};
use crate::outputs::{Output, Seen};
use crate::question::Subject;

/// The two inputs of a model, if running them shows the difference.
pub(crate) fn leak(subject: &mut Subject<'_>, model: &Model, second: &Second, query: &[TermId], seen: &Seen) -> Option<Leak> {
    let other = SecondModel { model, second };
    let first_input = example(subject.java, subject.terms, model, &subject.initial.inputs, query).ok()?;
    let second_input = example(subject.java, subject.terms, &other, &subject.initial.inputs, query).ok()?;
    let (first_statics, second_statics) = (statics(subject, model)?, statics(subject, &other)?);
    let watched = watched(subject, &seen.output);
    let first = run(subject, &first_input, &first_statics, &watched);
    let again = run(subject, &second_input, &second_statics, &watched);
    let shown = (shown(&first, &seen.output)?, shown(&again, &seen.output)?);
    let program = &subject.java.world.program;
    let names = first_statics.iter().zip(&second_statics);
    let statics = names.map(|((field, a), (_, b))| (program.field(*field).name.clone(), show_datum(a), show_datum(b))).collect();
    (shown.0 != shown.1).then(|| Leak { first: first_input, second: second_input, statics, output: seen.name.clone(), shown })
}

fn statics(subject: &Subject<'_>, model: &impl Interpretation) -> Option<Vec<(java::model::FieldId, Datum)>> {
    let value = |term: TermId| match evaluate(subject.terms, term, model, &mut Memo::default())? {
        Value::Int(i) => Some(Datum::Int(i)),
        Value::Bool(b) => Some(Datum::Bool(b)),
        _ => None,
    };
    subject.statics.iter().map(|(field, term)| Some((*field, value(*term)?))).collect()
}

fn watched(subject: &Subject<'_>, output: &Output) -> Vec<Watched> {
    let (program, inputs) = (&subject.java.world.program, &subject.initial.inputs);
    match output {
        Output::Field(place, field) => vec![place.watched(program, inputs, Some(*field))],
        Output::Elements(place) => vec![place.watched(program, inputs, None)],
        Output::Static(field) => vec![Watched::Static(*field)],
        Output::Ending | Output::Result | Output::ResultField(_) | Output::ResultLength | Output::ResultElements(_) | Output::Printed => {
            Vec::new()
        }
    }
}

fn run(
    subject: &mut Subject<'_>,
    input: &Input,
    statics: &[(java::model::FieldId, Datum)],
    watched: &[Watched],
) -> (Observation, Vec<Datum>) {
    execute_watching(&mut subject.java.world, subject.method, input, subject.ints, Limits::default(), statics, watched)
}

/// What a run shows of an output; `None` for a run that shows nothing because it did not end.
fn shown((observation, values): &(Observation, Vec<Datum>), output: &Output) -> Option<String> {
    let ending = match &observation.outcome {
        Outcome::Returned(_) => "returns normally".to_owned(),
        Outcome::Threw { name, message, .. } => match message {
            Message::Text(text) => format!("throws {name}: {}", String::from_utf16_lossy(text)),
            Message::Opaque | Message::None => format!("throws {name}"),
        },
        Outcome::Unsupported(_) | Outcome::Overflow | Outcome::OutOfFuel | Outcome::OutOfMemory => return None,
    };
    match output {
        Output::Ending => Some(ending),
        Output::Result | Output::ResultField(_) | Output::ResultLength | Output::ResultElements(_) => match &observation.outcome {
            Outcome::Returned(Some(datum)) => Some(structure(observation, datum)),
            _ => Some(ending),
        },
        Output::Printed => Some(format!("prints {:?}", String::from_utf16_lossy(&observation.output))),
        Output::Field(..) | Output::Static(_) | Output::Elements(..) => values.first().map(|datum| structure(observation, datum)),
    }
}

/// A value as Java writes it.
fn show_datum(datum: &Datum) -> String {
    match datum {
        Datum::Bool(b) => b.to_string(),
        Datum::Int(i) => i.to_string(),
        Datum::Float(f) => format!("{f}f"),
        Datum::Double(d) => d.to_string(),
        Datum::Null => "null".to_owned(),
        Datum::Object(_) => "an object".to_owned(),
    }
}

/// A value with everything below it, one level deep for objects.
fn structure(observation: &Observation, datum: &Datum) -> String {
    let all = |data: Vec<&Datum>| data.into_iter().map(show_datum).collect::<Vec<_>>().join(", ");
    let Datum::Object(index) = datum else { return show_datum(datum) };
    match &observation.objects[*index].content {
        Content::Fields(fields) => format!("{{{}}}", all(fields.iter().map(|(_, datum)| datum).collect())),
        Content::Elements(elements) | Content::Items(elements) => format!("{{{}}}", all(elements.iter().collect())),
        Content::Long { length, entries, .. } => {
            format!("{length} elements, among them {{{}}}", all(entries.iter().map(|(_, datum)| datum).collect()))
        }
        Content::Text { text, .. } | Content::Buffer(text) => format!("{:?}", String::from_utf16_lossy(text)),
        Content::Boxed { value, .. } => show_datum(value),
        Content::EnumConstant { ordinal, .. } => format!("constant {ordinal}"),
    }
}
