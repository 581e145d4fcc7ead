//! Names mean the same before and after a change, and what stands for an element has its type.

use java::model::{Prim, Ty};

use super::code::{Code, Method};
use super::obligations::{Duty, duty};
use super::pattern::Match;
use crate::verdict::Subject;

/// A name of a local variable means that variable wherever it stands: no field has the same name, and all variables of one name have one type.
/// (Parameters are known in all of the method, before and after.) So equal words mean the same.
pub(super) fn same_meaning(codes: &mut [Code<'_>; 2], methods: [&Method<'_>; 2]) -> Vec<Duty> {
    let mut declared: Vec<(String, String)> = Vec::new();
    for (code, method) in codes.iter_mut().zip(methods) {
        declared.extend(code.declared(method));
    }
    let hiding = declared.iter().find(|(name, _)| codes.iter().any(|code| code.has_field(name)));
    let differing = declared.iter().find(|(name, ty)| declared.iter().any(|(other, another)| other == name && another != ty));
    let outcome = match (hiding, differing) {
        (Some((name, _)), _) => Err(format!("`{name}` is a local variable in some places and a field in others")),
        (_, Some((name, _))) => Err(format!("variables of different types are called `{name}`")),
        (None, None) => Ok(()),
    };
    vec![duty("names mean the same before and after".to_owned(), outcome)]
}

/// Expressions have the types of their elements, and variables those of the model.
pub(super) fn types(subject: &Subject, codes: &mut [Code<'_>; 2], methods: [&Method<'_>; 2], sides: &[Match]) -> Vec<Duty> {
    let mut found: Vec<Duty> = Vec::new();
    let mut add = |claim: String, outcome: Result<(), String>| {
        if outcome.is_err() && !found.iter().any(|known| known.claim == claim) {
            found.push(duty(claim, outcome));
        }
    };
    for (side, (fit, method)) in sides.iter().zip(methods).enumerate() {
        for spec in &subject.checked.specs {
            let Some(wanted) = &spec.ty else { continue };
            for &(start, end) in fit.holes.get(&spec.identifier).into_iter().flatten() {
                let ty = codes[side].type_of(method, (method.words[start].start, method.words[end - 1].end));
                let outcome = if ty.is_some_and(|ty| is_of(ty, wanted)) { Ok(()) } else { Err("it has another type".to_owned()) };
                add(format!("{} is a value of type {wanted}", spec.identifier), outcome);
            }
        }
        for variable in &subject.model().variables {
            let Some(name) = fit.names.get(&variable.name) else { continue };
            let types = codes[side].types_of(method, name);
            let is_right = !types.is_empty() && types.iter().all(|ty| is_of(*ty, &variable.ty));
            let outcome = if is_right { Ok(()) } else { Err(format!("`{name}` has another type")) };
            add(format!("{name} is a variable of type {}", variable.ty), outcome);
        }
    }
    found
}

/// A type of the model stands for this type: numbers for integers of at most its size, `Object` for everything that is only moved.
fn is_of(ty: Ty, wanted: &str) -> bool {
    let small = [Prim::Byte, Prim::Short, Prim::Char, Prim::Int];
    match (ty, wanted) {
        (Ty::Prim(prim), "int") => small.contains(&prim),
        (Ty::Prim(prim), "long") => small.contains(&prim) || prim == Prim::Long,
        (Ty::Prim(prim), "boolean") => prim == Prim::Boolean,
        (_, "int" | "long" | "boolean") => false,
        _ => true,
    }
}
