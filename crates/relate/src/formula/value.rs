//! Values of expressions in formulas.

use std::rc::Rc;

use java::abstracted::{Exp, ExpKind, Operator};
use term::{Sort, TermId};

use super::sets::unknown;
use super::{Scope, Val, fault};
use crate::context::{Cx, Ty};
use crate::model::{Fault, Symbol};
use crate::set::Set;

impl Cx {
    /// The value of an expression that is no formula.
    pub(crate) fn value(&mut self, exp: &Exp, scope: &Scope) -> Result<Val, Fault> {
        match &exp.kind {
            ExpKind::Int(number) => Ok(Val::Int(self.terms.int(*number))),
            ExpKind::Bool(truth) => Ok(Val::Bool(self.terms.bool_const(*truth))),
            ExpKind::Null => Ok(Val::Any(self.terms.int(0))),
            ExpKind::Name(name) => self.named_value(exp, name, scope),
            ExpKind::Call(name, args) if name == "\\value" => self.snapshot(exp, args, scope),
            ExpKind::Call(name, args) => self.function(exp, name, args, scope),
            ExpKind::Result => scope.result.clone().ok_or_else(|| fault("unknown-symbol", "`\\result` has no meaning here", exp)),
            ExpKind::Exception => scope.exception.map(Val::Any).ok_or_else(|| fault("unknown-symbol", "`\\exc` has no meaning here", exp)),
            ExpKind::Side(side) => Ok(Val::Side(*side)),
            ExpKind::Neg(operand) => {
                let operand = self.integer(operand, scope)?;
                Ok(Val::Int(self.terms.neg(operand)))
            }
            ExpKind::Binary(Operator::Add | Operator::Sub | Operator::Mul | Operator::Div | Operator::Rem, _) => {
                self.arithmetic(exp, scope)
            }
            ExpKind::Conditional(parts) => {
                let condition = self.truth_of(&parts[0], scope)?;
                let (then, otherwise) = (self.value(&parts[1], scope)?, self.value(&parts[2], scope)?);
                let (a, b) = (self.as_integer(&then, exp)?, self.as_integer(&otherwise, exp)?);
                let chosen = self.terms.ite(condition, a, b);
                Ok(if matches!(then, Val::Int(_)) { Val::Int(chosen) } else { Val::Any(chosen) })
            }
            ExpKind::Index(parts) => match &parts[0].kind {
                ExpKind::Side(side) => self.component(exp, *side, &parts[1], scope),
                _ => self.located(exp, scope),
            },
            ExpKind::Field(array, name) if name == "length" && self.is_array(array, scope) => {
                let array = self.integer(array, scope)?;
                Ok(Val::Int(self.length(array)))
            }
            ExpKind::Field(..) => self.located(exp, scope),
            ExpKind::Nothing | ExpKind::Everything | ExpKind::AllElements(_) | ExpKind::Range(_) | ExpKind::AllFields(_) => {
                Ok(Val::Set(self.set(exp, scope)?))
            }
            _ => Ok(Val::Bool(self.truth_of(exp, scope)?)),
        }
    }

    /// A variable that holds an array.
    fn is_array(&self, exp: &Exp, scope: &Scope) -> bool {
        let ExpKind::Name(name) = &exp.kind else { return false };
        let place = scope.names.get(name).map(|(place, _)| *place);
        place.and_then(|place| self.variable_at(place)).is_some_and(|variable| variable.java.ends_with("[]"))
    }

    fn located(&mut self, exp: &Exp, scope: &Scope) -> Result<Val, Fault> {
        let set = self.set(exp, scope)?;
        let ty = set.single().and_then(|place| self.variable_at(place).map(|variable| variable.ty));
        let value = self.token(&set, scope.state);
        Ok(self.typed(value, ty.unwrap_or(Ty::Int(0))))
    }

    fn typed(&mut self, value: TermId, ty: Ty) -> Val {
        match ty {
            Ty::Bool => Val::Bool(self.truth(value)),
            Ty::Int(_) => Val::Int(value),
            Ty::Ref => Val::Any(value),
        }
    }

    fn named_value(&mut self, exp: &Exp, name: &str, scope: &Scope) -> Result<Val, Fault> {
        if let Some((_, value)) = scope.bound.iter().rev().find(|(bound, _)| bound == name) {
            return Ok(value.clone());
        }
        if let Some(&(place, ty)) = scope.names.get(name) {
            let value = self.read(scope.state, place);
            return Ok(self.typed(value, ty));
        }
        match scope.symbols.iter().find(|symbol| symbol.name == name) {
            Some(symbol) if symbol.is_set() => Ok(Val::Set(self.set(exp, scope)?)),
            Some(_) => self.function(exp, name, &[], scope),
            None => Err(unknown(exp, name, scope)),
        }
    }

    /// `\value(s)`: the values at a set, as one; of a list, those of all of them.
    fn snapshot(&mut self, exp: &Exp, args: &[Exp], scope: &Scope) -> Result<Val, Fault> {
        let [arg] = args else { return Err(fault("wrong-arity", "`\\value` has one argument", exp)) };
        let set = self.set(arg, scope)?;
        let ty = set.single().and_then(|place| self.variable_at(place).map(|variable| variable.ty));
        let token = self.token(&set, scope.state);
        Ok(match ty {
            Some(ty) => self.typed(token, ty),
            None => Val::Any(token),
        })
    }

    /// An abstract function or predicate.
    fn function(&mut self, exp: &Exp, name: &str, args: &[Exp], scope: &Scope) -> Result<Val, Fault> {
        let symbols = Rc::clone(&scope.symbols);
        let Some(symbol) = symbols.iter().find(|symbol| symbol.name == name) else {
            return Err(unknown(exp, name, scope));
        };
        check_arity(exp, symbol, args.len())?;
        let mut values = Vec::new();
        for (position, arg) in args.iter().enumerate() {
            let value = self.value(arg, scope)?;
            check_sort(arg, &value, &symbol.args[position])?;
            let value = match value {
                // A set where a value is wanted stands for its values.
                Val::Set(set) => self.token(&set, scope.state),
                other => self.as_integer(&other, arg)?,
            };
            self.use_token(&format!("function {name}"), position, value);
            values.push(value);
        }
        let sort = if symbol.sort == "boolean" { Sort::Bool } else { Sort::Int };
        let applied = self.apply(&format!("function {name}"), &values, sort);
        Ok(match symbol.sort.as_str() {
            "boolean" => Val::Bool(applied),
            "int" | "long" => Val::Int(applied),
            _ => Val::Any(applied),
        })
    }

    /// A component of the results: what is returned, what is thrown, what relevant locations hold (Steinhöfel 2020, §6.1).
    fn component(&mut self, exp: &Exp, side: usize, index: &Exp, scope: &Scope) -> Result<Val, Fault> {
        let ExpKind::Int(index) = index.kind else { return Err(fault("type-mismatch", "the component of a result is a number", index)) };
        let Some(ends) = scope.ends.clone() else {
            return Err(fault("unknown-symbol", "results are known only after both programs: use this in the postcondition", exp));
        };
        let end = ends.0[side];
        match usize::try_from(index).unwrap_or(usize::MAX) {
            0 => Ok(Val::Any(end.result)),
            1 => Ok(Val::Any(end.exception)),
            index => match ends.1[side].get(index - 2) {
                Some(set) => Ok(Val::Any(self.token(set, end.state))),
                None => {
                    let last = ends.1[side].len() + 1;
                    Err(fault("wrong-arity", format!("there is no component {index}: the last one is {last}"), exp)
                        .help("0 is what is returned, 1 what is thrown, from 2 on come the relevant locations"))
                }
            },
        }
    }

    fn arithmetic(&mut self, exp: &Exp, scope: &Scope) -> Result<Val, Fault> {
        let ExpKind::Binary(operator, operands) = &exp.kind else { return Err(fault("type-mismatch", "a number is expected here", exp)) };
        let (a, b) = (self.number(&operands[0], scope)?, self.number(&operands[1], scope)?);
        Ok(Val::Int(match operator {
            Operator::Add => self.terms.add2(a, b),
            Operator::Sub => self.terms.sub(a, b),
            Operator::Mul => self.terms.mul(a, b),
            Operator::Div => self.terms.div(a, b),
            _ => self.terms.rem(a, b),
        }))
    }

    /// A number, and nothing else.
    pub(super) fn number(&mut self, exp: &Exp, scope: &Scope) -> Result<TermId, Fault> {
        match self.value(exp, scope)? {
            Val::Int(term) | Val::Any(term) => Ok(term),
            _ => Err(fault("type-mismatch", "a number is expected here", exp)),
        }
    }

    /// A value as the integer by which it is stored.
    pub(crate) fn integer(&mut self, exp: &Exp, scope: &Scope) -> Result<TermId, Fault> {
        let value = self.value(exp, scope)?;
        self.as_integer(&value, exp)
    }

    pub(super) fn as_integer(&mut self, value: &Val, exp: &Exp) -> Result<TermId, Fault> {
        match value {
            Val::Int(term) | Val::Any(term) => Ok(*term),
            Val::Bool(truth) => Ok(self.stored(*truth)),
            Val::Set(Set::Single(_)) => Err(fault("type-mismatch", "a value is expected here, not a location: write `\\value(…)`", exp)),
            Val::Set(_) => Err(fault("type-mismatch", "a value is expected here, not a location set: write `\\value(…)`", exp)),
            Val::Side(_) => Err(fault("type-mismatch", "a value is expected here, not a whole result: write `\\result_1[0]`", exp)),
        }
    }
}

pub(super) fn check_arity(exp: &Exp, symbol: &Symbol, found: usize) -> Result<(), Fault> {
    if symbol.args.len() == found {
        return Ok(());
    }
    let count = |n: usize| if n == 1 { "1 argument".to_owned() } else { format!("{n} arguments") };
    Err(fault("wrong-arity", format!("`{}` has {}, not {found}", symbol.name, count(symbol.args.len())), exp))
}

fn check_sort(exp: &Exp, value: &Val, wanted: &str) -> Result<(), Fault> {
    let is_wrong = matches!(
        (wanted, value),
        ("int" | "long", Val::Bool(_) | Val::Set(_)) | ("boolean", Val::Int(_) | Val::Set(_)) | (_, Val::Side(_))
    );
    if is_wrong { Err(fault("type-mismatch", format!("an argument of sort `{wanted}` is expected here"), exp)) } else { Ok(()) }
}

/// Where a variable is an argument of an abstract function.
pub(super) fn positions(name: &str, exp: &Exp, found: &mut Vec<(String, usize)>) {
    let mut below = |exp: &Exp| positions(name, exp, found);
    match &exp.kind {
        ExpKind::Call(function, args) => {
            for (position, arg) in args.iter().enumerate() {
                if matches!(&arg.kind, ExpKind::Name(other) if other == name) {
                    found.push((format!("function {function}"), position));
                } else {
                    positions(name, arg, found);
                }
            }
        }
        ExpKind::Binary(_, operands) | ExpKind::Index(operands) => operands.iter().for_each(below),
        ExpKind::Conditional(parts) | ExpKind::Range(parts) => parts.iter().for_each(below),
        ExpKind::Not(operand) | ExpKind::Neg(operand) | ExpKind::AllElements(operand) | ExpKind::AllFields(operand) => below(operand),
        ExpKind::Field(operand, _) => below(operand),
        ExpKind::Quantified { body, .. } => below(body),
        _ => {}
    }
}
