//! Observations of a concrete run as text. Objects that he knows have the names of the ways to them; others are shown as they are made up,
//! with a number where several ways lead to one. Two runs look the same if and only if their texts are equal.

use std::collections::{HashMap, HashSet, VecDeque};

use java::model::{FieldId, MethodId, MethodKind};
use java::program::Program;
use machine::concrete::{HeapSnapshot, ObservedRun};
use machine::input::{Content, Datum, InputObject, Message, Outcome};
use machine::symbolic::InputTerm;

use crate::access_path::static_name;
use crate::collection::contents;
use crate::policy::{ExceptionNote, Level, Policy, exception_note};

/// Who looks at what.
pub(crate) struct Observer<'a> {
    pub program: &'a Program,
    pub policy: &'a Policy,
    pub inputs: &'a [InputTerm],
    /// Static fields that are seen.
    pub statics: &'a [FieldId],
    pub method: MethodId,
}

/// Everything that is seen, with its names.
#[derive(PartialEq, Debug)]
pub(crate) struct Shown {
    pub parts: Vec<(String, String)>,
    /// True if an object is among it that existed before, and that the observer did not know.
    pub has_strangers: bool,
}

/// What the observer knows before the run.
pub(crate) fn before(look: &Observer<'_>, run: &ObservedRun) -> Vec<(String, String)> {
    let known = known(look, &run.before);
    let mut lines: Vec<(String, Line)> = starts(look, &run.before).into_iter().map(|(name, datum)| (name, Line::One(datum))).collect();
    lines.extend(lines_of_known(look, &run.before, &known));
    TextWriter::new(look, &run.before, known, &run.before, true).write(&lines).parts
}

/// True if a run ended with an exception that the virtual machine threw.
pub(crate) fn is_by_machine(program: &Program, run: &ObservedRun) -> bool {
    let Some(Datum::Object(index)) = run.result.as_ref().filter(|_| matches!(run.observation.outcome, Outcome::Threw { .. })) else {
        return false;
    };
    let Content::Fields(fields) = &run.after.objects[*index].content else { return false };
    let is_note = |field: FieldId| exception_note(program, field) == Some(ExceptionNote::ByMachine);
    fields.iter().any(|(field, datum)| is_note(*field) && *datum == Datum::Bool(true))
}

/// The observable outcome of a run; `only_observed`: of new objects no more than of others. Without the message of the exception, if he does not
/// see that.
pub(crate) fn after(look: &Observer<'_>, run: &ObservedRun, only_observed: bool, hides_message: bool) -> Shown {
    let is_normal = matches!(run.observation.outcome, Outcome::Returned(_));
    let known = known(look, &run.before);
    let mut lines = vec![("how the method ends".to_owned(), Line::Text(ending(&run.observation.outcome, hides_message)))];
    let printed = format!("prints {}", quoted(&run.observation.output));
    lines.push(("the printed text".to_owned(), Line::Text(printed)));
    let is_constructor = look.program.method(look.method).kind == MethodKind::Constructor;
    let name = match (is_normal, is_constructor) {
        (false, _) => "the exception",
        (true, true) => "the new object",
        (true, false) => "the result",
    };
    if let Some(result) = run.result.as_ref().filter(|_| if is_normal { look.policy.observes_result() } else { !hides_message }) {
        lines.push((name.to_owned(), Line::One(result.clone())));
    }
    let statics = look.statics.iter().zip(&run.after.statics);
    lines.extend(statics.map(|(field, datum)| (static_name(look.program, *field), Line::One(datum.clone()))));
    lines.extend(lines_of_known(look, &run.after, &known));
    TextWriter::new(look, &run.after, known, &run.before, only_observed).write(&lines)
}

/// Something to write down.
enum Line {
    Text(String),
    One(Datum),
    Elements(Vec<Datum>),
}

/// What is in the objects that the observer knows.
fn lines_of_known(look: &Observer<'_>, picture: &HeapSnapshot, known: &[(u32, String)]) -> Vec<(String, Line)> {
    let mut lines = Vec::new();
    for (identity, name) in known {
        let Some(index) = picture.identities.iter().position(|other| other == identity) else { continue };
        let object = &picture.objects[index];
        lines.push((format!("the class of {name}"), Line::Text(look.program.ty_name(object.ty))));
        match &object.content {
            Content::Fields(fields) => {
                let seen = fields.iter().filter(|(field, _)| is_shown(look.program, *field) && look.policy.observes(look.program, *field));
                lines.extend(seen.map(|(field, datum)| (member(look.program, name, fields, *field), Line::One(datum.clone()))));
                lines.extend(contents(look.program, picture, index).map(|elements| (format!("{name}[*]"), Line::Elements(elements))));
            }
            Content::Elements(elements) | Content::Items(elements) => lines.push((format!("{name}[*]"), Line::Elements(elements.clone()))),
            Content::Long { length, fill, entries } => {
                lines.push((format!("{name}[*]"), Line::Text(long_text(*length, fill, entries))));
            }
            Content::Buffer(text) | Content::Text { text, .. } => {
                lines.push((name.clone(), Line::Text(quoted(text))));
            }
            Content::Boxed { .. } | Content::EnumConstant { .. } => {}
        }
    }
    lines
}

/// A field of an object that is called `name`; one that another field hides is reached by a cast.
fn member(program: &Program, name: &str, fields: &[(FieldId, Datum)], field: FieldId) -> String {
    let info = program.field(field);
    let same: Vec<FieldId> = fields.iter().map(|(other, _)| *other).filter(|other| program.field(*other).name == info.name).collect();
    if same.last() == Some(&field) {
        return format!("{name}.{}", info.name);
    }
    format!("(({}) {name}).{}", program.class(info.class).simple_name, info.name)
}

/// Classes of the library whose fields are what their users see.
const OPEN: [&str; 6] = ["Optional", "OptionalInt", "OptionalLong", "OptionalDouble", "AtomicInteger", "AtomicLong"];

/// True if a field is something that a user can see: how a class of the library is made is not, nor what a lambda has captured.
fn is_shown(program: &Program, field: FieldId) -> bool {
    let class = program.class(program.field(field).class);
    let is_own = !class.is_library && !program.field(field).is_synthetic;
    is_own || is_exceptions(program, field) || OPEN.contains(&class.simple_name.as_str())
}

/// True if a field is part of how a class of the library is made.
fn is_internal(program: &Program, field: FieldId) -> bool {
    program.class(program.field(field).class).is_library && !is_shown(program, field)
}

/// The message or the cause of an exception, or one that was suppressed.
fn is_exceptions(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    program.class(info.class).binary_name == "java.lang.Throwable" && ["message", "cause", "suppressed"].contains(&info.name.as_str())
}

fn ending(outcome: &Outcome, hides_message: bool) -> String {
    match outcome {
        Outcome::Threw { name, message: Message::Text(text), .. } if !hides_message => format!("throws {name}: {}", escaped(text)),
        Outcome::Threw { name, .. } => format!("throws {name}"),
        Outcome::Overflow => "stops with an integer overflow".to_owned(),
        _ => "returns normally".to_owned(),
    }
}

/// Low arguments and static fields.
fn starts(look: &Observer<'_>, picture: &HeapSnapshot) -> Vec<(String, Datum)> {
    let is_low = |input: &&InputTerm| look.policy.parameter(&input.name) == Level::Low;
    let arguments = look.inputs.iter().zip(&picture.arguments).filter(|(input, _)| is_low(input));
    let statics = look.statics.iter().zip(&picture.statics);
    let arguments = arguments.map(|(input, datum)| (input.name.clone(), datum.clone()));
    arguments.chain(statics.map(|(field, datum)| (static_name(look.program, *field), datum.clone()))).collect()
}

/// The objects that the observer knows, by identity, in the order in which he gets to them.
fn known(look: &Observer<'_>, picture: &HeapSnapshot) -> Vec<(u32, String)> {
    let mut work: VecDeque<(String, Datum)> = starts(look, picture).into();
    let mut known: Vec<(u32, String)> = Vec::new();
    while let Some((name, datum)) = work.pop_front() {
        let Datum::Object(index) = datum else { continue };
        let identity = picture.identities[index];
        let object = &picture.objects[index];
        if is_value(look.program, object) || known.iter().any(|(other, _)| *other == identity) {
            continue;
        }
        match &object.content {
            Content::Fields(fields) => {
                let is_way = |field: FieldId| !is_internal(look.program, field) && look.policy.field(look.program, field) == Level::Low;
                let low = fields.iter().filter(|(field, _)| is_way(*field));
                work.extend(low.map(|(field, datum)| (member(look.program, &name, fields, *field), datum.clone())));
                let elements = contents(look.program, picture, index).into_iter().flatten();
                work.extend(elements.enumerate().map(|(index, datum)| (format!("{name}[{index}]"), datum)));
            }
            Content::Elements(elements) | Content::Items(elements) => {
                work.extend(elements.iter().enumerate().map(|(index, datum)| (format!("{name}[{index}]"), datum.clone())));
            }
            _ => {}
        }
        known.push((identity, name));
    }
    known
}

/// Texts and boxes are nothing but their value.
fn is_value(program: &Program, object: &InputObject) -> bool {
    matches!(object.ty, java::model::Ty::Class(class) if crate::observed_outputs::is_value_class(program, class))
}

/// Writes down what is seen in one picture.
struct TextWriter<'a> {
    look: &'a Observer<'a>,
    picture: &'a HeapSnapshot,
    known: HashMap<u32, String>,
    /// Identities of objects that existed before the run.
    old: HashSet<u32>,
    only_observed: bool,
    /// How often ways lead to an object.
    visits: HashMap<usize, u32>,
    /// Numbers of objects to which several ways lead.
    numbers: HashMap<usize, usize>,
    has_strangers: bool,
}

impl<'a> TextWriter<'a> {
    fn new(
        look: &'a Observer<'a>,
        picture: &'a HeapSnapshot,
        known: Vec<(u32, String)>,
        before: &HeapSnapshot,
        only_observed: bool,
    ) -> Self {
        TextWriter {
            look,
            picture,
            known: known.into_iter().collect(),
            old: before.identities.iter().copied().collect(),
            only_observed,
            visits: HashMap::new(),
            numbers: HashMap::new(),
            has_strangers: false,
        }
    }

    fn write(mut self, lines: &[(String, Line)]) -> Shown {
        for (_, line) in lines {
            match line {
                Line::Text(_) => {}
                Line::One(datum) => self.count(datum),
                Line::Elements(elements) => elements.iter().for_each(|datum| self.count(datum)),
            }
        }
        let mut parts = Vec::new();
        for (name, line) in lines {
            let text = match line {
                Line::Text(text) => text.clone(),
                Line::One(datum) => self.text(datum),
                Line::Elements(elements) => self.elements(elements),
            };
            parts.push((name.clone(), text));
        }
        Shown { parts, has_strangers: self.has_strangers }
    }

    /// The objects below a value, as far as they are shown by what is in them.
    fn count(&mut self, datum: &Datum) {
        let mut work = vec![datum.clone()];
        while let Some(datum) = work.pop() {
            let Datum::Object(index) = datum else { continue };
            if self.is_named(index) {
                continue;
            }
            let visits = self.visits.entry(index).or_default();
            *visits += 1;
            if *visits == 1 {
                self.has_strangers |= self.old.contains(&self.picture.identities[index]);
                work.extend(self.below(index).into_iter().map(|(_, datum)| datum));
            }
        }
    }

    /// True if an object is written by its name or its value.
    fn is_named(&self, index: usize) -> bool {
        self.known.contains_key(&self.picture.identities[index]) || is_value(self.look.program, &self.picture.objects[index])
    }

    /// What an object leads to, with the names of fields.
    fn below(&self, index: usize) -> Vec<(Option<FieldId>, Datum)> {
        let (program, policy) = (self.look.program, self.look.policy);
        let is_new = !self.only_observed && !self.old.contains(&self.picture.identities[index]);
        match &self.picture.objects[index].content {
            Content::Fields(fields) => {
                let is_seen = |field: FieldId| if is_new { policy.observes_new(program, field) } else { policy.observes(program, field) };
                // An exception without a cause is its own.
                let is_none = |field: FieldId, datum: &Datum| is_exceptions(program, field) && *datum == Datum::Object(index);
                let seen = fields.iter().filter(|(field, datum)| is_shown(program, *field) && is_seen(*field) && !is_none(*field, datum));
                let elements = contents(program, self.picture, index).into_iter().flatten().map(|datum| (None, datum));
                elements.chain(seen.map(|(field, datum)| (Some(*field), datum.clone()))).collect()
            }
            Content::Elements(elements) | Content::Items(elements) => elements.iter().map(|datum| (None, datum.clone())).collect(),
            // Their elements are values.
            Content::Long { .. } | Content::Text { .. } | Content::Buffer(_) | Content::Boxed { .. } | Content::EnumConstant { .. } => {
                Vec::new()
            }
        }
    }

    fn text(&mut self, datum: &Datum) -> String {
        let Datum::Object(index) = datum else { return datum.to_string() };
        let object = &self.picture.objects[*index];
        if is_value(self.look.program, object) {
            return value_text(&self.look.program.ty_name(object.ty), object);
        }
        if let Some(name) = self.known.get(&self.picture.identities[*index]) {
            return name.clone();
        }
        if let Some(number) = self.numbers.get(index) {
            return format!("#{number}");
        }
        let mut mark = String::new();
        if self.visits.get(index).is_some_and(|visits| *visits > 1) {
            let number = self.numbers.len() + 1;
            self.numbers.insert(*index, number);
            mark = format!("#{number} ");
        }
        format!("{mark}{}", self.object_text(*index))
    }

    fn object_text(&mut self, index: usize) -> String {
        let object = &self.picture.objects[index];
        let name = self.look.program.ty_name(object.ty);
        match &object.content {
            Content::Elements(elements) => format!("{name}{}", self.elements(elements)),
            Content::Items(items) => format!("{name}{}", self.elements(items)),
            Content::Long { length, fill, entries } => format!("{name}{}", long_text(*length, fill, entries)),
            Content::Buffer(text) | Content::Text { text, .. } => format!("{name}({})", quoted(text)),
            Content::Boxed { value, .. } => value.to_string(),
            Content::EnumConstant { ordinal, .. } => format!("{name} constant {ordinal}"),
            Content::Fields(_) => {
                let mut parts = Vec::new();
                for (field, datum) in self.below(index) {
                    let text = self.text(&datum);
                    parts.push(field.map_or(text.clone(), |field| format!("{} = {text}", self.look.program.field(field).name)));
                }
                format!("{name}{{{}}}", parts.join(", "))
            }
        }
    }

    fn elements(&mut self, elements: &[Datum]) -> String {
        let parts: Vec<String> = elements.iter().map(|datum| self.text(datum)).collect();
        format!("{{{}}}", parts.join(", "))
    }
}

/// A long array of values.
fn long_text(length: usize, fill: &Datum, entries: &[(usize, Datum)]) -> String {
    let parts: Vec<String> = entries.iter().map(|(index, datum)| format!(", [{index}] = {datum}")).collect();
    format!("{{{length} times {fill}{}}}", parts.concat())
}

/// A text or the value of a box, such that boxes of different classes look different.
fn value_text(class: &str, object: &InputObject) -> String {
    let datum = match &object.content {
        Content::Text { text, .. } => return quoted(text),
        Content::Boxed { value, .. } => value.to_string(),
        Content::Fields(fields) => fields.first().map_or_else(String::new, |(_, datum)| datum.to_string()),
        _ => String::new(),
    };
    match class {
        "Long" => format!("{datum}L"),
        "Byte" | "Short" => format!("({}) {datum}", class.to_lowercase()),
        "Character" => format!("(char) {datum}"),
        _ => datum,
    }
}

/// A text such that different ones look different.
fn quoted(text: &[u16]) -> String {
    format!("\"{}\"", escaped(text))
}

/// The same without quotes. Halves of characters have numbers.
fn escaped(text: &[u16]) -> String {
    let part = |half: Result<char, std::char::DecodeUtf16Error>| match half {
        Ok(c) => c.escape_debug().to_string(),
        Err(half) => format!("\\u{:04x}", half.unpaired_surrogate()),
    };
    char::decode_utf16(text.iter().copied()).map(part).collect()
}
