//! Who may know what: the levels of inputs and of what is observed.

use std::collections::BTreeSet;

use java::model::{FieldId, FieldOrigin, MethodId};
use java::program::Program;

/// Whether the observer may know a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Low,
    High,
}

/// Levels by name: parameters, and fields as `f`, `this.f` or `Class.f`.
///
/// What is in neither list is low if only secrets were named, and high if only public names were; with both, it is high as an input and not
/// observed at the end.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    pub low: BTreeSet<String>,
    pub high: BTreeSet<String>,
    /// Whether the observer notices exceptions that leave the method.
    pub sees_exceptions: bool,
}

/// The name of the result in a policy.
pub const RESULT: &str = "\\result";

impl Policy {
    fn listed(&self, names: &[String]) -> Option<Level> {
        let is_in = |list: &BTreeSet<String>| names.iter().any(|name| list.contains(name));
        if is_in(&self.high) {
            Some(Level::High)
        } else if is_in(&self.low) || self.low.is_empty() {
            Some(Level::Low)
        } else if self.high.is_empty() {
            Some(Level::High)
        } else {
            None
        }
    }

    /// As an input: what is not said to be low may vary.
    pub fn parameter(&self, name: &str) -> Level {
        if name == "this" { Level::Low } else { self.listed(&[name.to_owned()]).unwrap_or(Level::High) }
    }

    /// What a class of the library is made of has no level of its own: it is as secret as the reference to it.
    pub fn field(&self, program: &Program, field: FieldId) -> Level {
        if is_of_library(program, field) { Level::Low } else { self.listed(&names_of(program, field)).unwrap_or(Level::High) }
    }

    /// Whether the final value of a field is observed.
    pub fn observes(&self, program: &Program, field: FieldId) -> bool {
        is_of_library(program, field) || is_code(program, field) && self.listed(&names_of(program, field)) == Some(Level::Low)
    }

    /// Whether a field of an object that the run has made is observed: nobody had to say that it is low.
    pub fn observes_new(&self, program: &Program, field: FieldId) -> bool {
        is_of_library(program, field) || is_code(program, field) && !names_of(program, field).iter().any(|name| self.high.contains(name))
    }

    /// The result is observed unless it is named as a secret.
    pub fn observes_result(&self) -> bool {
        !self.high.contains(RESULT)
    }

    /// Static fields that the policy names: they are inputs.
    pub fn named_statics(&self, program: &Program, class: java::model::ClassId) -> Vec<FieldId> {
        let is_named = |field: &FieldId| names_of(program, *field).iter().any(|name| self.low.contains(name) || self.high.contains(name));
        let fields = program.class(class).fields.iter().copied();
        fields.filter(|field| program.field(*field).is_static && !program.field(*field).is_final).filter(is_named).collect()
    }

    /// Names that mean nothing in a method.
    pub fn unknown_names(&self, program: &Program, method: MethodId) -> Vec<String> {
        let info = program.method(method);
        let mut known: BTreeSet<String> = info.params.iter().map(|param| param.name.clone()).collect();
        known.insert(RESULT.to_owned());
        for class in program.classes.iter().filter(|class| !class.is_library) {
            known.extend(class.fields.iter().flat_map(|field| names_of(program, *field)));
        }
        self.low.iter().chain(&self.high).filter(|name| !known.contains(*name)).cloned().collect()
    }
}

/// Ghost and model fields are nowhere when a program runs.
fn is_code(program: &Program, field: FieldId) -> bool {
    program.field(field).spec.origin == FieldOrigin::Java
}

fn is_of_library(program: &Program, field: FieldId) -> bool {
    program.class(program.field(field).class).is_library
}

fn names_of(program: &Program, field: FieldId) -> Vec<String> {
    let info = program.field(field);
    let class = program.class(info.class);
    vec![
        info.name.clone(),
        format!("this.{}", info.name),
        format!("{}.{}", class.display_name, info.name),
        format!("{}.{}", class.simple_name, info.name),
    ]
}
