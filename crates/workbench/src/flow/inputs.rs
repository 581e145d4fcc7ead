//! Inputs that a policy adds to the parameters, and refusals of those that it cannot add.

use ::flow::noninterference::may_be_input;
use ::flow::observed_outputs::is_value_class;
use ::flow::{Level, Meaning, Policy, PolicyError, StatedPolicy, meaning};
use common::setting::Setting;
use java::model::{FieldId, MethodId, Ty};
use java::program::Program;
use machine::symbolic::{InitialState, JavaSemantics, free_statics, initial_value, initialized_before};
use term::{TermId, Terms};

use super::FlowQuestion;
use crate::problem::{Problem, excerpt, problem_of};

/// The policy of a method, inputs beside the parameters, and what the observer may know of them all.
pub(super) struct PolicyInputs {
    pub(super) policy: Policy,
    pub(super) statics: Vec<(FieldId, TermId)>,
    /// Methods that compute them, and their values.
    pub(super) declassified: Vec<(MethodId, TermId)>,
    /// What the answer assumes of all this.
    pub(super) notes: Vec<String>,
}

/// Makes the static fields that the policy names inputs, and reads what is declassified.
pub(super) fn free_inputs(
    asked: &FlowQuestion<'_>,
    java: &mut JavaSemantics,
    terms: &mut Terms,
    initial: &mut InitialState,
    method: MethodId,
) -> Result<PolicyInputs, Vec<Problem>> {
    let policy = policy(&java.world.program, method, &asked.said)?;
    let mut notes = notes(&java.world.program, method, &asked.said, &policy)?;
    let named = initialized_inputs(java, terms, initial, &policy)?;
    let program = &java.world.program;
    if !named.is_empty() {
        let names: Vec<String> = named.iter().map(|field| name(program, *field)).collect();
        notes.push(format!(
            "static fields that may have any value when the method is called, after their class was initialised: {}",
            names.join(", ")
        ));
    }
    let statics = free_statics(java, terms, &mut initial.state, &named);
    let declassified = declassified(asked, java, terms, initial, method)?;
    Ok(PolicyInputs { policy, statics, declassified, notes })
}

fn policy(program: &Program, method: MethodId, said: &StatedPolicy) -> Result<Policy, Vec<Problem>> {
    let place = excerpt(program, program.method(method).name_span);
    let problem = |wrong: &PolicyError| match wrong {
        PolicyError::Unknown(name) => {
            let help = match name.as_str() {
                "this" => "the object itself is known; name fields of it, as `this.f`",
                _ => "name parameters, fields (as `f`, `this.f` or `Class.f`) or \\result",
            };
            Problem::general("unknown-name", format!("there is no `{name}` in this method"), Some(help.to_owned())).at(place.clone())
        }
        PolicyError::Both(low, high) => {
            Problem::general("bad-policy", format!("`{low}` is low and `{high}` is high, which is the same field"), None)
        }
    };
    Policy::new(program, method, said).map_err(|wrong| wrong.iter().map(problem).collect())
}

/// What is said about names that mean more than one field or something with a fixed value; a secret that cannot vary at all is no secret.
fn notes(program: &Program, method: MethodId, said: &StatedPolicy, policy: &Policy) -> Result<Vec<String>, Vec<Problem>> {
    let mut notes = Vec::new();
    for (written, level) in said.low.iter().map(|name| (name, Level::Low)).chain(said.high.iter().map(|name| (name, Level::High))) {
        let Some(Meaning::Fields(fields)) = meaning(program, method, written) else { continue };
        if fields.len() > 1 {
            let names: Vec<String> = fields.iter().map(|field| name(program, *field)).collect();
            notes.push(format!("{written} means {}", names.join(" and ")));
        }
        if level == Level::Low {
            continue;
        }
        if let Some(field) = fields.first().filter(|_| fields.iter().all(|field| is_stuck(program, *field))) {
            return Err(vec![no_input(program, *field)]);
        }
        let fixed = fields.iter().filter(|field| program.field(**field).is_static && !is_variable(program, **field));
        notes.extend(fixed.map(|field| format!("{} is as its initialiser leaves it, although it is secret", name(program, *field))));
    }
    if policy.has_secret_instance_fields(program) && program.fields.iter().any(|field| is_static_object(program, field)) {
        notes.push("secret fields of objects that static initialisers make have the values that these give them".to_owned());
    }
    Ok(notes)
}

/// True if a static field may vary.
fn is_variable(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    info.is_static && !info.is_final && may_be_input(info.ty)
}

/// True if a secret field has one value and nothing behind it: it would be no secret.
fn is_stuck(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    let is_value = match info.ty {
        Ty::Class(class) => is_value_class(program, class),
        Ty::Array(..) => false,
        _ => true,
    };
    info.is_static && !is_variable(program, field) && (is_value || !info.is_final)
}

fn is_static_object(program: &Program, field: &java::model::Field) -> bool {
    let is_own = !program.class(field.class).is_library && field.is_static && !field.is_synthetic;
    is_own && !matches!(field.ty, Ty::Prim(_)) && !matches!(field.ty, Ty::Class(class) if is_value_class(program, class))
}

fn no_input(program: &Program, field: FieldId) -> Problem {
    let info = program.field(field);
    let why = if info.is_final { "it is final and has one value" } else { "only integers and booleans can" };
    let what = format!("the static field `{}` cannot be a secret input: {why}", info.name);
    Problem::general("unsupported-input", what, None).at(excerpt(program, info.span))
}

fn name(program: &Program, field: FieldId) -> String {
    ::flow::access_path::static_name(program, field)
}

/// The static fields that are inputs: those that the policy names, whose classes are initialised first, and secret ones of classes that are.
fn initialized_inputs(
    java: &mut JavaSemantics,
    terms: &mut Terms,
    initial: &mut InitialState,
    policy: &Policy,
) -> Result<Vec<FieldId>, Vec<Problem>> {
    let program = &java.world.program;
    let named: Vec<(FieldId, Level)> = policy.named_fields().filter(|(field, _)| is_variable(program, *field)).collect();
    for (field, level) in named {
        let class = java.world.program.field(field).class;
        match initialized_before(java, terms, &initial.state, class) {
            Ok(state) => initial.state = state,
            Err(why) if level == Level::High => {
                let program = &java.world.program;
                let place = excerpt(program, program.field(field).span);
                return Err(vec![Problem::general("unsupported-input", why, None).at(place)]);
            }
            Err(_) => {}
        }
    }
    let program = &java.world.program;
    let is_named = |field: FieldId| policy.named_fields().any(|(named, _)| named == field);
    let is_input = |field: &FieldId| is_named(*field) || policy.field(program, *field) == Level::High;
    let classes = initial.state.heap.initialized_classes().filter(|class| !program.class(*class).is_library);
    let fields = classes.flat_map(|class| program.class(class).fields.clone());
    Ok(fields.filter(|field| is_variable(program, *field) && !program.field(*field).is_synthetic).filter(is_input).collect())
}

fn declassified(
    asked: &FlowQuestion<'_>,
    java: &mut JavaSemantics,
    terms: &mut Terms,
    initial: &InitialState,
    method: MethodId,
) -> Result<Vec<(MethodId, TermId)>, Vec<Problem>> {
    let mut declassified = Vec::new();
    for text in &asked.options.declassify {
        let hidden = java.world.program.value_expression(method, text, &Setting::Declassify.to_string());
        let hidden = hidden.map_err(|errors| errors.iter().map(|error| problem_of(&java.world.program, error)).collect::<Vec<_>>())?;
        let value = initial_value(java, terms, initial, hidden).map_err(|reason| {
            let place = excerpt(&java.world.program, java.world.program.method(hidden).span);
            let help = "write an expression that has a value for every input, for example `b == 0 ? 0 : a / b` or `o == null ? 0 : o.f`";
            vec![Problem::general("bad-declassification", reason, Some(help.to_owned())).at(place)]
        })?;
        declassified.push((hidden, value));
    }
    Ok(declassified)
}
