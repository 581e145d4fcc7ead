//! Location sets in formulas and clauses.

use std::rc::Rc;

use java::abstracted::{Exp, ExpKind};
use term::Sort;

use super::{Scope, Val, fault};
use crate::context::Cx;
use crate::model::Fault;
use crate::set::Set;

impl Cx {
    /// The set that an expression denotes; a variable, field or element denotes its own location.
    pub(crate) fn set(&mut self, exp: &Exp, scope: &Scope) -> Result<Set, Fault> {
        match &exp.kind {
            ExpKind::Nothing => Ok(Set::Nothing),
            ExpKind::Everything => Ok(Set::Everything),
            ExpKind::Name(name) => self.named_set(exp, name, &[], scope),
            ExpKind::Call(name, args) => self.set_call(exp, name, args, scope),
            ExpKind::Field(object, name) => {
                if matches!(&object.kind, ExpKind::Name(this) if this == "this") {
                    return self.named_set(exp, name, &[], scope);
                }
                if self.variables.iter().any(|variable| variable.name == *name && variable.number < crate::context::HIDDEN) {
                    let message = format!("`{name}` is a variable of the model, so that no field of an object can have this name");
                    return Err(fault("ambiguous-location", message, exp).help("rename the variable or the field"));
                }
                let object = self.integer(object, scope)?;
                let field = self.field_number(name);
                Ok(Set::Single(self.field_place(object, field)))
            }
            ExpKind::Index(parts) => {
                let (array, index) = (self.integer(&parts[0], scope)?, self.number(&parts[1], scope)?);
                Ok(Set::Single(self.element_place(array, index)))
            }
            ExpKind::AllElements(array) => Ok(Set::AllElements(self.integer(array, scope)?)),
            ExpKind::AllFields(object) => Ok(Set::AllFields(self.integer(object, scope)?)),
            ExpKind::Range(parts) => {
                let [array, from, to] = [self.integer(&parts[0], scope)?, self.number(&parts[1], scope)?, self.number(&parts[2], scope)?];
                Ok(Set::Range(array, from, to))
            }
            _ => Err(fault("type-mismatch", "a location or location set is expected here", exp)),
        }
    }

    fn named_set(&mut self, exp: &Exp, name: &str, args: &[Exp], scope: &Scope) -> Result<Set, Fault> {
        if let Some((_, Val::Set(set))) = scope.bound.iter().rev().find(|(bound, _)| bound == name) {
            return Ok(set.clone());
        }
        if args.is_empty()
            && let Some((place, _)) = scope.names.get(name)
        {
            return Ok(Set::Single(*place));
        }
        let symbols = Rc::clone(&scope.symbols);
        let Some(symbol) = symbols.iter().find(|symbol| symbol.name == name) else {
            return Err(unknown(exp, name, scope));
        };
        if !symbol.is_set() {
            return Err(fault("type-mismatch", format!("`{name}` is no location set"), exp));
        }
        super::value::check_arity(exp, symbol, args.len())?;
        let args = args.iter().map(|arg| self.integer(arg, scope)).collect::<Result<Vec<_>, _>>()?;
        // Facts about the sets of all arguments are instantiated at these.
        for (position, arg) in args.iter().enumerate() {
            self.use_token(&format!("function {name}"), position, *arg);
        }
        let predicate = self.symbol(&format!("set {name}"), &vec![Sort::Int; args.len() + 1], Sort::Bool);
        Ok(Set::Named(predicate, args.into()))
    }

    fn set_call(&mut self, exp: &Exp, name: &str, args: &[Exp], scope: &Scope) -> Result<Set, Fault> {
        let mut sets = || args.iter().map(|arg| self.set(arg, scope)).collect::<Result<Vec<Set>, Fault>>();
        match (name, args.len()) {
            ("\\union" | "\\set_union" | "\\locset" | "union", _) => Ok(Set::Union(sets()?.into())),
            ("\\intersect" | "intersect", 1..) => Ok(Set::Intersection(sets()?.into())),
            ("\\minus" | "\\set_minus" | "setMinus", 2) => {
                let mut sets = sets()?;
                let (other, one) = (sets.pop().unwrap_or(Set::Nothing), sets.pop().unwrap_or(Set::Nothing));
                Ok(Set::Minus(Rc::new((one, other))))
            }
            ("\\singleton" | "\\hasTo", 1) => self.set(&args[0], scope),
            _ => self.named_set(exp, name, args, scope),
        }
    }

    /// Fields by name: the models that use them have one class.
    pub(crate) fn field_number(&mut self, name: &str) -> u32 {
        let symbol = self.symbol(&format!("field {name}"), &[], Sort::Int);
        symbol.index() as u32
    }
}

/// A name that nothing declares, with what is near.
pub(super) fn unknown(exp: &Exp, name: &str, scope: &Scope) -> Fault {
    let known: Vec<&str> = scope.symbols.iter().map(|symbol| symbol.name.as_str()).chain(scope.names.keys().map(String::as_str)).collect();
    let near = known.iter().min_by_key(|other| distance(name, other)).filter(|other| distance(name, other) <= 3);
    let found = fault("unknown-symbol", format!("nothing declares `{name}`"), exp);
    match near {
        Some(near) => found.help(format!("is `{near}` meant?")),
        None => found.help("declare it among location_sets, predicates, functions or variables"),
    }
}

/// Levenshtein's distance.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, c) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, d) in b.iter().enumerate() {
            let cost = before + usize::from(c != *d);
            before = row[j + 1];
            row[j + 1] = cost.min(row[j] + 1).min(before + 1);
        }
    }
    row[b.len()]
}
