//! Formulas of an instance as Java expressions, which the machine evaluates in a state.
//!
//! Formulas have unbounded integers: arithmetic is done in `long`, and refused where it could overflow there.

use std::collections::BTreeMap;

use java::abstracted::{Exp, ExpKind, Operator};

use super::sets::{Locations, Sets};
use crate::model::Fault;

/// A predicate or function with what it is instantiated with.
pub(super) struct Definition {
    pub parameters: Vec<String>,
    pub body: Exp,
    /// Where the body is in the file, for faults.
    pub given: super::file::Given,
}

/// Why a formula has no Java expression.
pub(super) enum Refusal {
    /// Something is wrong with it, at a place in the text that it was read from.
    Fault(Fault),
    /// Something is wrong with a definition that it uses, at a place in the file.
    Placed(Fault),
    /// Nothing is known of it.
    Unknown(String),
}

type Made<T> = Result<T, Refusal>;

/// The meanings of names.
#[derive(Clone)]
pub(super) struct Scope<'s> {
    /// Variables: their Java expressions and types.
    pub variables: BTreeMap<String, (String, String)>,
    /// Parameters of a definition that is being unfolded, as formulas in the scope around it.
    pub bound: BTreeMap<String, (String, String)>,
    pub result: Option<(String, String)>,
    pub exception: Option<String>,
    pub definitions: &'s BTreeMap<String, Definition>,
    pub sets: &'s Sets,
    /// The names that are read as parts of `\value(set)`; nothing if all may be.
    visible: Option<Vec<String>>,
    depth: usize,
    /// Variables of quantifiers.
    general: Vec<String>,
}

/// Definitions deeper than this use each other.
const MAX_DEPTH: usize = 20;

impl<'s> Scope<'s> {
    pub(super) fn new(
        variables: BTreeMap<String, (String, String)>,
        definitions: &'s BTreeMap<String, Definition>,
        sets: &'s Sets,
    ) -> Self {
        Scope {
            variables,
            bound: BTreeMap::new(),
            result: None,
            exception: None,
            definitions,
            sets,
            visible: None,
            depth: 0,
            general: Vec::new(),
        }
    }

    /// A formula.
    pub(super) fn truth(&self, exp: &Exp) -> Made<String> {
        match &exp.kind {
            ExpKind::Bool(truth) => Ok(truth.to_string()),
            ExpKind::Not(operand) => Ok(format!("!{}", self.truth(operand)?)),
            ExpKind::Binary(operator, operands) => self.relation(exp, *operator, operands),
            ExpKind::Call(name, args) => match name.as_str() {
                "\\disjoint" | "\\subset" | "\\in" | "\\in_locset" => self.about_sets(exp, name, args),
                "\\mutex" => self.mutex(args),
                "\\value" => self.boolean(exp),
                _ => self.unfolded(exp, name, args, Scope::truth),
            },
            ExpKind::Conditional(parts) => {
                Ok(format!("({} ? {} : {})", self.truth(&parts[0])?, self.truth(&parts[1])?, self.truth(&parts[2])?))
            }
            ExpKind::Quantified { names, body, .. } => {
                // Only what does not depend on the value is known of all of them.
                let mut inner = Scope { general: [self.general.as_slice(), names].concat(), ..self.clone() };
                inner.bound.retain(|name, _| !names.contains(name));
                inner.truth(body)
            }
            ExpKind::Name(name) if self.is_definition(name) => self.unfolded(exp, name, &[], Scope::truth),
            ExpKind::Name(_) | ExpKind::Result | ExpKind::Field(..) => self.boolean(exp),
            _ => Err(wrong("type-mismatch", "a formula is expected here", exp)),
        }
    }

    fn boolean(&self, exp: &Exp) -> Made<String> {
        let (text, ty) = self.value(exp)?;
        if ty == "boolean" || ty == "any" { Ok(text) } else { Err(wrong("type-mismatch", "a formula is expected here", exp)) }
    }

    fn is_definition(&self, name: &str) -> bool {
        !self.bound.contains_key(name) && !self.variables.contains_key(name) && self.definitions.contains_key(name)
    }

    fn relation(&self, exp: &Exp, operator: Operator, [lhs, rhs]: &[Exp; 2]) -> Made<String> {
        let sign = match operator {
            Operator::And => "&&",
            Operator::Or => "||",
            Operator::Implies => return Ok(format!("(!{} || {})", self.truth(lhs)?, self.truth(rhs)?)),
            Operator::Iff => "==",
            Operator::NotIff => "!=",
            Operator::Eq | Operator::Ne => return self.equality(operator, lhs, rhs),
            Operator::Lt => "<",
            Operator::Le => "<=",
            Operator::Gt => ">",
            Operator::Ge => ">=",
            _ => return Err(wrong("type-mismatch", "a formula is expected here, not a number", exp)),
        };
        if matches!(operator, Operator::Lt | Operator::Le | Operator::Gt | Operator::Ge) {
            return Ok(format!("({} {sign} {})", self.number(lhs)?.0, self.number(rhs)?.0));
        }
        Ok(format!("({} {sign} {})", self.truth(lhs)?, self.truth(rhs)?))
    }

    fn equality(&self, operator: Operator, lhs: &Exp, rhs: &Exp) -> Made<String> {
        let sign = if operator == Operator::Eq { "==" } else { "!=" };
        let sides = [lhs, rhs];
        if sides.iter().any(|side| self.is_formula(side)) {
            return Ok(format!("({} {sign} {})", self.truth(lhs)?, self.truth(rhs)?));
        }
        if sides.iter().any(|side| is_number(side)) {
            return Ok(format!("({} {sign} {})", self.number(lhs)?.0, self.number(rhs)?.0));
        }
        if sides.iter().all(|side| matches!(&side.kind, ExpKind::Name(name) if self.sets.is_set(name))) {
            let [one, other] = [self.sets.of(lhs)?, self.sets.of(rhs)?];
            return Ok(((one == other) == (operator == Operator::Eq)).to_string());
        }
        let ((one, ty), (other, other_ty)) = (self.value(lhs)?, self.value(rhs)?);
        if is_primitive(&ty) != is_primitive(&other_ty) || (ty == "boolean") != (other_ty == "boolean") {
            return Err(wrong("type-mismatch", format!("a value of type `{ty}` is compared with one of type `{other_ty}`"), lhs));
        }
        Ok(format!("({one} {sign} {other})"))
    }

    fn is_formula(&self, exp: &Exp) -> bool {
        match &exp.kind {
            ExpKind::Bool(_) | ExpKind::Not(_) | ExpKind::Quantified { .. } => true,
            ExpKind::Binary(operator, _) => !is_arithmetic(*operator),
            ExpKind::Call(name, _) => match self.definitions.get(name) {
                Some(definition) => self.is_formula(&definition.body),
                None => name != "\\value",
            },
            _ => false,
        }
    }

    /// A number and how many bits it may need.
    fn number(&self, exp: &Exp) -> Made<(String, u32)> {
        match &exp.kind {
            ExpKind::Int(number) => Ok((format!("{number}L"), 64 - number.unsigned_abs().leading_zeros() + 1)),
            ExpKind::Neg(operand) => {
                let (text, bits) = self.number(operand)?;
                within(exp, format!("(-(long) {text})"), bits + 1)
            }
            ExpKind::Binary(operator, operands) if is_arithmetic(*operator) => self.arithmetic(exp, *operator, operands),
            ExpKind::Conditional(parts) => {
                let condition = self.truth(&parts[0])?;
                let ((then, a), (otherwise, b)) = (self.number(&parts[1])?, self.number(&parts[2])?);
                Ok((format!("({condition} ? (long) {then} : (long) {otherwise})"), a.max(b)))
            }
            ExpKind::Call(name, args) if name != "\\value" && !name.starts_with('\\') => self.unfolded(exp, name, args, Scope::number),
            _ => {
                let (text, ty) = self.value(exp)?;
                let bits = match ty.as_str() {
                    "byte" => 8,
                    "short" => 16,
                    "char" => 17,
                    "int" => 32,
                    "long" => 64,
                    _ => return Err(wrong("type-mismatch", "a number is expected here", exp)),
                };
                Ok((text, bits))
            }
        }
    }

    fn arithmetic(&self, exp: &Exp, operator: Operator, [lhs, rhs]: &[Exp; 2]) -> Made<(String, u32)> {
        let ((a, a_bits), (b, b_bits)) = (self.number(lhs)?, self.number(rhs)?);
        let (sign, bits) = match operator {
            Operator::Add => ("+", a_bits.max(b_bits) + 1),
            Operator::Sub => ("-", a_bits.max(b_bits) + 1),
            Operator::Mul => ("*", a_bits + b_bits),
            _ if !matches!(rhs.kind, ExpKind::Int(1..)) => {
                return Err(Refusal::Unknown("it divides by something other than a positive number".to_owned()));
            }
            Operator::Div => ("/", a_bits),
            _ => ("%", a_bits),
        };
        within(exp, format!("((long) {a} {sign} (long) {b})"), bits)
    }

    /// A value that is neither a formula nor arithmetic, with its type.
    fn value(&self, exp: &Exp) -> Made<(String, String)> {
        match &exp.kind {
            ExpKind::Null => Ok(("null".to_owned(), "any".to_owned())),
            ExpKind::Result => self.result.clone().ok_or_else(|| wrong("unknown-symbol", "`\\result` has no meaning here", exp)),
            ExpKind::Exception => {
                let thrown = self.exception.clone().map(|thrown| (thrown, "Throwable".to_owned()));
                thrown.ok_or_else(|| wrong("unknown-symbol", "`\\exc` has no meaning here", exp))
            }
            ExpKind::Name(name) => self.named(exp, name),
            ExpKind::Field(object, name) if matches!(&object.kind, ExpKind::Name(this) if this == "this") => self.named(exp, name),
            ExpKind::Call(name, args) if name == "\\value" => {
                let [arg] = args.as_slice() else { return Err(wrong("wrong-arity", "`\\value` has one argument", exp)) };
                match self.sets.of(arg)?.single() {
                    Some(name) => self.named(exp, &name),
                    None => Err(Refusal::Unknown("it compares the values of several locations at once".to_owned())),
                }
            }
            ExpKind::Call(name, args) => self.unfolded(exp, name, args, Scope::value),
            ExpKind::Side(_) => Err(wrong("unknown-symbol", "an instance is one program: results of two are not compared", exp)),
            _ => Err(Refusal::Unknown("it speaks of arrays or objects".to_owned())),
        }
    }

    fn named(&self, exp: &Exp, name: &str) -> Made<(String, String)> {
        if let Some(bound) = self.bound.get(name) {
            return Ok(bound.clone());
        }
        let of_all = || Refusal::Unknown("it speaks of all values".to_owned());
        if self.visible.is_none() && self.general.iter().any(|general| general == name) {
            return Err(of_all());
        }
        if let Some(visible) = &self.visible
            && !visible.iter().any(|known| known == name)
        {
            if !self.general.is_empty() {
                return Err(of_all());
            }
            let message = format!("`{name}` is none of the arguments: what a predicate or function says depends on these alone");
            return Err(wrong("unknown-symbol", message, exp));
        }
        match self.variables.get(name) {
            Some(known) => Ok(known.clone()),
            None if self.is_definition(name) => self.unfolded(exp, name, &[], Scope::value),
            None => Err(wrong("unknown-symbol", format!("`{name}` is no variable here"), exp)),
        }
    }

    /// A predicate or function is what it is instantiated with: a formula over its parameters and the locations whose values it gets.
    fn unfolded<T>(&self, exp: &Exp, name: &str, args: &[Exp], read: impl Fn(&Scope<'s>, &Exp) -> Made<T>) -> Made<T> {
        let Some(definition) = self.definitions.get(name) else {
            return Err(wrong("unknown-symbol", format!("`{name}` is not instantiated"), exp));
        };
        if self.depth > MAX_DEPTH {
            return Err(wrong("unknown-symbol", format!("`{name}` is defined by itself"), exp));
        }
        let named = !definition.parameters.is_empty();
        if named && definition.parameters.len() != args.len() {
            let message =
                format!("`{name}` has {} arguments here and {} where it is instantiated", args.len(), definition.parameters.len());
            return Err(wrong("wrong-arity", message, exp));
        }
        let mut bound = BTreeMap::new();
        let mut visible = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let set = match &arg.kind {
                ExpKind::Call(value, inner) if value == "\\value" && inner.len() == 1 => Some(self.sets.of(&inner[0])?),
                ExpKind::Name(name) if self.sets.is_set(name) => Some(self.sets.of(arg)?),
                _ => None,
            };
            if let Some(set) = &set {
                visible.extend(set.names(self.variables.keys()));
            }
            let is_value = set.as_ref().is_none_or(|set| set.single().is_some());
            if named && is_value {
                let value = if is_number(arg) { self.number(arg).map(|(text, _)| (text, "long".to_owned())) } else { self.value(arg) };
                match value {
                    Ok(value) => {
                        bound.insert(definition.parameters[index].clone(), value);
                    }
                    // A value that is not known may be one that is not used.
                    Err(Refusal::Unknown(_)) => {}
                    Err(refusal) => return Err(refusal),
                }
            }
        }
        let inner = Scope { bound, visible: Some(visible), depth: self.depth + 1, result: None, exception: None, ..self.clone() };
        read(&inner, &definition.body).map_err(|refusal| definition.placed(refusal))
    }

    fn mutex(&self, args: &[Exp]) -> Made<String> {
        let truths = args.iter().map(|arg| self.truth(arg)).collect::<Made<Vec<String>>>()?;
        let mut pairs = Vec::new();
        for (index, one) in truths.iter().enumerate() {
            pairs.extend(truths[index + 1..].iter().map(|other| format!("!({one} && {other})")));
        }
        Ok(if pairs.is_empty() { "true".to_owned() } else { format!("({})", pairs.join(" && ")) })
    }

    fn about_sets(&self, exp: &Exp, name: &str, args: &[Exp]) -> Made<String> {
        let sets = args.iter().map(|arg| self.sets.of(arg)).collect::<Made<Vec<Locations>>>()?;
        if sets.len() < 2 || name != "\\disjoint" && sets.len() != 2 {
            return Err(wrong("wrong-arity", format!("`{name}` has two arguments, not {}", sets.len()), exp));
        }
        let holds = if name == "\\disjoint" {
            (0..sets.len()).all(|index| sets[index + 1..].iter().all(|other| sets[index].is_disjoint(other)))
        } else {
            sets[0].is_subset(&sets[1])
        };
        Ok(holds.to_string())
    }
}

impl Definition {
    /// A fault in a definition, at its place in the file.
    fn placed(&self, refusal: Refusal) -> Refusal {
        let Refusal::Fault(fault) = refusal else { return refusal };
        let text = &self.given.text;
        let place = fault.place.and_then(|(start, end)| Some((text.offset(start)?, text.offset(end)?)));
        Refusal::Placed(Fault { place: place.or(Some(self.given.place)), ..fault })
    }
}

fn is_arithmetic(operator: Operator) -> bool {
    matches!(operator, Operator::Add | Operator::Sub | Operator::Mul | Operator::Div | Operator::Rem)
}

fn is_number(exp: &Exp) -> bool {
    match &exp.kind {
        ExpKind::Int(_) | ExpKind::Neg(_) => true,
        ExpKind::Binary(operator, _) => is_arithmetic(*operator),
        _ => false,
    }
}

pub(super) fn is_primitive(ty: &str) -> bool {
    matches!(ty, "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double")
}

/// Arithmetic in `long` that cannot overflow.
fn within(exp: &Exp, text: String, bits: u32) -> Made<(String, u32)> {
    if bits <= 64 { Ok((text, bits)) } else { Err(Refusal::Unknown(format!("its numbers may be too large at {}", exp.start))) }
}

pub(super) fn wrong(code: &'static str, message: impl Into<String>, exp: &Exp) -> Refusal {
    Refusal::Fault(Fault::new(code, message).at(Some((exp.start, exp.end))))
}
