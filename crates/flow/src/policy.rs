//! Policies: the security levels of inputs and of outputs.

use std::collections::BTreeMap;

use java::model::{FieldId, FieldOrigin, MethodId, Ty};
use java::program::Program;

use crate::names::{Meaning, meaning};

/// True if the observer may know a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Low,
    High,
}

/// What nobody named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefaultLevel {
    Low,
    High,
    /// High as an input, and not observed at the end.
    Unseen,
}

impl DefaultLevel {
    /// Low if only secrets were named, high if only public names were.
    pub fn beside(has_low: bool, has_high: bool) -> DefaultLevel {
        match (has_low, has_high) {
            (false, _) => DefaultLevel::Low,
            (true, false) => DefaultLevel::High,
            (true, true) => DefaultLevel::Unseen,
        }
    }
}

/// What was said about a method, by names.
#[derive(Clone, Debug)]
pub struct StatedPolicy {
    pub low: Vec<String>,
    pub high: Vec<String>,
    pub rest: DefaultLevel,
    /// True if the observer notices exceptions that leave the method.
    pub sees_exceptions: bool,
    /// True if he tells exceptions of the virtual machine apart by their messages.
    pub sees_machine_messages: bool,
}

/// What is wrong with a policy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PolicyError {
    /// There is nothing of that name in the method.
    Unknown(String),
    /// A low name and a high one mean the same field, and neither says more than the other.
    Both(String, String),
}

/// The levels of parameters and fields.
#[derive(Clone, Debug)]
pub struct Policy {
    parameters: BTreeMap<String, Level>,
    fields: BTreeMap<FieldId, Level>,
    rest: DefaultLevel,
    sees_result: bool,
    pub sees_exceptions: bool,
    pub sees_machine_messages: bool,
}

impl Policy {
    /// What the names mean in a method, or what is wrong with them. A field is what the most explicit name says.
    pub fn new(program: &Program, method: MethodId, said: &StatedPolicy) -> Result<Policy, Vec<PolicyError>> {
        let mut policy = Policy {
            parameters: BTreeMap::new(),
            fields: BTreeMap::new(),
            rest: said.rest,
            sees_result: true,
            sees_exceptions: said.sees_exceptions,
            sees_machine_messages: said.sees_machine_messages,
        };
        let low = said.low.iter().map(|name| (name, Level::Low));
        let mut all: Vec<(&String, Level)> = low.chain(said.high.iter().map(|name| (name, Level::High))).collect();
        all.sort_by_key(|(name, _)| name.contains('.'));
        let mut wrong = Vec::new();
        let mut low_names: BTreeMap<FieldId, &String> = BTreeMap::new();
        for (name, level) in all {
            match meaning(program, method, name) {
                None => wrong.push(PolicyError::Unknown(name.clone())),
                Some(Meaning::Result) => policy.sees_result = level == Level::Low,
                Some(Meaning::Parameter) => {
                    policy.parameters.insert(name.clone(), level);
                }
                Some(Meaning::Fields(fields)) => {
                    for field in fields {
                        let other = low_names.get(&field).filter(|other| level == Level::High && other.contains('.') == name.contains('.'));
                        wrong.extend(other.map(|other| PolicyError::Both((*other).clone(), name.clone())));
                        if level == Level::Low {
                            low_names.insert(field, name);
                        }
                        policy.fields.insert(field, level);
                    }
                }
            }
        }
        if said.rest == DefaultLevel::Unseen {
            policy.open_ways(program, method);
        }
        if wrong.is_empty() { Ok(policy) } else { Err(wrong) }
    }

    /// Parameters that nobody named and that refer to objects of the program are ways to their fields, which have levels of their own.
    fn open_ways(&mut self, program: &Program, method: MethodId) {
        let is_way = |param: &&java::model::Param| matches!(param.ty, Ty::Class(class) if !program.class(class).is_library);
        for param in program.method(method).params.iter().filter(is_way) {
            self.parameters.entry(param.name.clone()).or_insert(Level::Low);
        }
    }

    fn or_rest(&self, level: Option<&Level>) -> Option<Level> {
        level.copied().or(match self.rest {
            DefaultLevel::Low => Some(Level::Low),
            DefaultLevel::High => Some(Level::High),
            DefaultLevel::Unseen => None,
        })
    }

    /// As an input: what is not said to be low may vary.
    pub fn parameter(&self, name: &str) -> Level {
        if name == "this" { Level::Low } else { self.or_rest(self.parameters.get(name)).unwrap_or(Level::High) }
    }

    /// What a class of the library is made of has no level of its own: it is as secret as the reference to it. The object around an inner one is known
    /// to whoever knows that, as `this` is.
    pub fn field(&self, program: &Program, field: FieldId) -> Level {
        if is_of_library(program, field) || program.field(field).is_outer_instance() {
            Level::Low
        } else {
            self.or_rest(self.fields.get(&field)).unwrap_or(Level::High)
        }
    }

    /// True if the final value of a field is observed.
    pub fn observes(&self, program: &Program, field: FieldId) -> bool {
        is_of_library(program, field) || is_code(program, field) && self.or_rest(self.fields.get(&field)) == Some(Level::Low)
    }

    /// True if a field of an object that the run has made is observed: nobody had to say that it is low.
    pub fn observes_new(&self, program: &Program, field: FieldId) -> bool {
        let is_named_secret = self.fields.get(&field) == Some(&Level::High);
        !self.hides(program, field) && (is_of_library(program, field) || is_code(program, field) && !is_named_secret)
    }

    /// Notes of the machine about the exceptions that it throws.
    fn hides(&self, program: &Program, field: FieldId) -> bool {
        match exception_note(program, field) {
            Some(ExceptionNote::ByMachine) => true,
            Some(ExceptionNote::OpaqueMessage) => !self.sees_machine_messages,
            Some(ExceptionNote::Message) | None => false,
        }
    }

    /// The result is observed unless it is named as a secret.
    pub fn observes_result(&self) -> bool {
        self.sees_result
    }

    /// True if a field is not observed only because neither list names it.
    pub fn passes_over(&self, program: &Program, field: FieldId) -> bool {
        self.rest == DefaultLevel::Unseen && is_code(program, field) && !is_of_library(program, field) && !self.fields.contains_key(&field)
    }

    /// The same of a parameter.
    pub fn passes_over_parameter(&self, name: &str) -> bool {
        self.rest == DefaultLevel::Unseen && name != "this" && !self.parameters.contains_key(name)
    }

    /// Fields that were named.
    pub fn named_fields(&self) -> impl Iterator<Item = (FieldId, Level)> {
        self.fields.iter().map(|(field, level)| (*field, *level))
    }

    /// True if objects have fields that are secret.
    pub fn has_secret_instance_fields(&self, program: &Program) -> bool {
        let mut fields = (0..program.fields.len() as u32).map(FieldId).filter(|field| is_code(program, *field));
        fields.any(|field| !program.field(field).is_static && self.field(program, field) == Level::High)
    }
}

/// Ghost and model fields are nowhere when a program runs.
fn is_code(program: &Program, field: FieldId) -> bool {
    program.field(field).spec.origin == FieldOrigin::Java
}

/// Fields of exceptions that say who threw them, and with which message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExceptionNote {
    Message,
    OpaqueMessage,
    ByMachine,
}

pub(crate) fn exception_note(program: &Program, field: FieldId) -> Option<ExceptionNote> {
    let info = program.field(field);
    if program.class(info.class).binary_name != "java.lang.Throwable" {
        return None;
    }
    match info.name.as_str() {
        "message" => Some(ExceptionNote::Message),
        "opaqueMessage" => Some(ExceptionNote::OpaqueMessage),
        "byMachine" => Some(ExceptionNote::ByMachine),
        _ => None,
    }
}

fn is_of_library(program: &Program, field: FieldId) -> bool {
    program.class(program.field(field).class).is_library
}
