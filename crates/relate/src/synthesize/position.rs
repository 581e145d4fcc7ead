//! A position of a frame or footprint as Java text: where it is, whether it exists, and which variables it names.

use java::abstracted::{Exp, ExpKind};

use super::table::{Extent, NamedLocation};
use crate::context::Variable;
use crate::execute::{java_name, ty_of};
use crate::question::Question;

/// A position of a list of an element, as text.
pub(super) struct Position {
    /// As it is written there.
    pub text: String,
    pub has_to: bool,
    /// The location, if it is a single one.
    pub place: Option<NamedLocation>,
    /// A variable, and no part of an object.
    pub is_variable: bool,
    /// The condition under which the object has such a part.
    pub exists: Option<String>,
    /// All variables in it.
    pub variables: Vec<NamedLocation>,
    /// The texts of an array or object whose parts are meant, of the bounds of a range, and of the parameters of a declared set.
    object: String,
    numbers: Vec<String>,
}

impl Position {
    pub(super) fn new(question: &Question<'_>, exp: &Exp, has_to: bool) -> Position {
        let text = |exp: &Exp| question.machine.checked.text(exp.start, exp.end);
        let mut variables = Vec::new();
        named(question, exp, &mut variables);
        let position = Position {
            text: text(exp),
            has_to,
            place: None,
            is_variable: false,
            exists: None,
            variables,
            object: String::new(),
            numbers: Vec::new(),
        };
        match &exp.kind {
            ExpKind::Name(name) => Position { place: variable(question, name), is_variable: true, ..position },
            ExpKind::Field(object, name) if matches!(&object.kind, ExpKind::Name(this) if this == "this") => {
                Position { place: variable(question, name), is_variable: true, ..position }
            }
            ExpKind::Field(object, name) => {
                let program = &question.machine.program;
                let field = program.fields.iter().find(|field| field.name == *name && !program.class(field.class).is_library);
                let place = field.map(|field| NamedLocation {
                    name: position.text.clone(),
                    java: java_name(program, field.ty),
                    ty: ty_of(field.ty),
                    is_part: true,
                });
                Position { place, exists: Some(format!("{} != null", text(object))), ..position }
            }
            ExpKind::Index(parts) => {
                let (array, index) = (text(&parts[0]), text(&parts[1]));
                let exists = format!("{array} != null && 0 <= {index} && {index} < {array}.length");
                Position { place: element(question, &parts[0], &position.text), exists: Some(exists), ..position }
            }
            ExpKind::AllElements(object) | ExpKind::AllFields(object) => Position { object: text(object), ..position },
            ExpKind::Range(parts) => Position { object: text(&parts[0]), numbers: vec![text(&parts[1]), text(&parts[2])], ..position },
            ExpKind::Call(_, args) => Position { numbers: args.iter().map(text).collect(), ..position },
            _ => position,
        }
    }

    /// The condition under which the position stands for these parts.
    pub(super) fn is_extent(&self, extent: &Extent) -> String {
        let mut tests: Vec<String> = extent.object.iter().map(|object| format!("{} == {object}", self.object)).collect();
        for (text, value) in self.numbers.iter().zip(&extent.numbers) {
            if *text != value.to_string() {
                tests.push(format!("{text} == {value}"));
            }
        }
        if tests.is_empty() { "true".to_owned() } else { tests.join(" && ") }
    }
}

fn location(variable: &Variable) -> NamedLocation {
    NamedLocation { name: variable.name.clone(), java: variable.java.clone(), ty: variable.ty, is_part: false }
}

/// The variable of a name, wherever it is.
fn variable(question: &Question<'_>, name: &str) -> Option<NamedLocation> {
    question.machine.cx.variables.iter().find(|variable| variable.name == name).map(location)
}

/// An element of the array that a variable holds.
fn element(question: &Question<'_>, array: &Exp, text: &str) -> Option<NamedLocation> {
    let ExpKind::Name(name) = &array.kind else { return None };
    let java = variable(question, name)?.java.strip_suffix("[]")?.to_owned();
    Some(NamedLocation { name: text.to_owned(), ty: super::heap::type_of(&java), java, is_part: true })
}

/// The variables in an expression.
fn named(question: &Question<'_>, exp: &Exp, found: &mut Vec<NamedLocation>) {
    let mut all = |parts: &[Exp]| parts.iter().for_each(|part| named(question, part, found));
    match &exp.kind {
        ExpKind::Name(name) => found.extend(variable(question, name)),
        ExpKind::Call(_, parts) => all(parts),
        ExpKind::Binary(_, parts) | ExpKind::Index(parts) => all(parts.as_slice()),
        ExpKind::Conditional(parts) | ExpKind::Range(parts) => all(parts.as_slice()),
        ExpKind::Not(part) | ExpKind::Neg(part) | ExpKind::Field(part, _) | ExpKind::AllElements(part) | ExpKind::AllFields(part) => {
            named(question, part, found);
        }
        _ => {}
    }
}
