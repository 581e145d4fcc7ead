//! Conditions and inputs from the command line: Java-like expressions over symbolic values `?x`.
//!
//! Operators may carry the sort suffix of rules (`>Int`, `andBool`), so that conditions can be copied from a definition.

use std::collections::BTreeMap;

use term::{FKind, Sort, TermId, Terms};

use crate::belonging::sort_of_term;
use crate::bindings::Bindings;
use crate::compile::units;
use crate::cursor::unescape;
use crate::evaluate::evaluate;
use crate::machine::Machine;
use crate::pattern::Template;
use crate::sorts::SortId;
use crate::source::{Problem, Source};
use crate::syntax::{Label, Role, Symbol};
use crate::token::{Lexeme, lexeme, skip};
use crate::value::Value;

/// The symbolic values named so far, by name with `?`.
pub type Symbols = BTreeMap<String, Value>;

/// What a bare name stands for.
pub type Lookup<'l> = dyn FnMut(&mut Machine, &str) -> Option<Value> + 'l;

/// Reads one text.
pub struct Reader<'a, 'l> {
    pub machine: &'a mut Machine,
    pub symbols: &'a mut Symbols,
    pub lookup: &'a mut Lookup<'l>,
    source: &'a Source,
    at: usize,
    /// What has to hold for the values read so far to be defined.
    defined: Vec<TermId>,
}

/// Binary operators with their binding strength, longest first.
const OPERATORS: &[(&str, u8)] = &[
    ("impliesBool", 1),
    ("->", 1),
    ("orBool", 2),
    ("||", 2),
    ("andBool", 3),
    ("&&", 3),
    ("==", 4),
    ("=/=", 4),
    ("!=", 4),
    ("<=", 5),
    (">=", 5),
    ("<", 5),
    (">", 5),
    ("+", 6),
    ("-", 6),
    ("*", 7),
    ("/", 7),
    ("%", 7),
    ("^", 8),
];

/// Suffixes of operators in rules.
const SUFFIXES: &[&str] = &["Int", "Bool", "String", "Float", "K"];

impl<'a, 'l> Reader<'a, 'l> {
    pub fn new(machine: &'a mut Machine, symbols: &'a mut Symbols, lookup: &'a mut Lookup<'l>, source: &'a Source) -> Self {
        let at = skip(&source.text, 0);
        Reader { machine, symbols, lookup, source, at, defined: Vec::new() }
    }

    /// A condition that is the whole text; where a value in it is not defined, it does not hold.
    pub fn condition(mut self) -> Result<TermId, Problem> {
        let term = self.truth(0)?;
        self.end()?;
        let parts: Vec<TermId> = [term].into_iter().chain(self.defined).collect();
        Ok(self.machine.terms.and(&parts))
    }

    /// Values separated by commas, up to the end.
    pub fn values(mut self) -> Result<Vec<Value>, Problem> {
        let mut all = Vec::new();
        while !self.rest().is_empty() {
            all.push(self.binary(0)?);
            if !self.take(",") {
                self.end()?;
            }
        }
        if !self.defined.is_empty() {
            return Err(self.wrong(0, "a value of the input is not defined for all symbolic values"));
        }
        Ok(all)
    }

    fn end(&self) -> Result<(), Problem> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.wrong(self.at, "this does not fit here")) }
    }

    fn rest(&self) -> &'a str {
        &self.source.text[self.at..]
    }

    fn wrong(&self, at: usize, message: &str) -> Problem {
        let end = (at + 1).min(self.source.text.len());
        let help = "for example: ?n > 0 && ?n < 10; symbolic values are written ?name or ?name:Sort";
        self.source.problem((at, end), "expression", message, help)
    }

    fn advance(&mut self, len: usize) {
        self.at = skip(&self.source.text, self.at + len);
    }

    fn take(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text);
        if is_next {
            self.advance(text.len());
        }
        is_next
    }

    /// A truth value with operators of at least this strength.
    pub fn truth(&mut self, strength: u8) -> Result<TermId, Problem> {
        let start = self.at;
        let value = self.binary(strength)?;
        match value.as_data() {
            Some(term) if self.machine.terms.sort(term) == Sort::Bool => Ok(term),
            _ => Err(self.wrong(start, "a condition is expected here")),
        }
    }

    fn operator(&self) -> Option<(&'static str, u8, usize)> {
        let rest = self.rest();
        let (text, strength) = OPERATORS.iter().find(|(text, _)| rest.starts_with(text))?;
        let after = &rest[text.len()..];
        let is_part = |s: &str| s.starts_with(|c: char| c.is_alphanumeric());
        let suffix = SUFFIXES.iter().find(|suffix| after.starts_with(**suffix) && !is_part(&after[suffix.len()..]));
        Some((text, *strength, text.len() + suffix.map_or(0, |suffix| suffix.len())))
    }

    fn binary(&mut self, strength: u8) -> Result<Value, Problem> {
        let mut left = self.unary()?;
        while let Some((operator, own, len)) = self.operator().filter(|(_, own, _)| *own >= strength) {
            let place = self.at;
            self.advance(len);
            let right = self.binary(if operator == "->" { own } else { own + 1 })?;
            left =
                self.apply(operator, &left, &right).ok_or_else(|| self.wrong(place, &format!("`{operator}` does not fit its operands")))?;
        }
        Ok(left)
    }

    fn apply(&mut self, operator: &str, left: &Value, right: &Value) -> Option<Value> {
        let terms = &mut self.machine.terms;
        let floats = promoted(terms, left, right);
        if matches!(operator, "==" | "!=" | "=/=") {
            // Java's equality: not-a-number equals nothing, and zero has no sign.
            let equal = match floats {
                Some((a, b)) => terms.feq(a, b),
                None => crate::operation::equation(terms, left, right)?,
            };
            return Some(Value::Data(if operator == "==" { equal } else { terms.not(equal) }));
        }
        if let Some((a, b)) = floats {
            return float_operation(terms, operator, a, b).map(Value::Data);
        }
        let (a, b) = (left.as_data()?, right.as_data()?);
        if let ("/" | "%", Sort::Int) = (operator, terms.sort(b)) {
            let zero = terms.int(0);
            let is_zero = terms.eq(b, zero);
            let is_defined = terms.not(is_zero);
            if terms.as_bool_const(is_defined) != Some(true) {
                self.defined.push(is_defined);
            }
        }
        let made = match (terms.sort(a), terms.sort(b), operator) {
            (Sort::Bool, Sort::Bool, "&&" | "andBool") => terms.and2(a, b),
            (Sort::Bool, Sort::Bool, "||" | "orBool") => terms.or2(a, b),
            (Sort::Bool, Sort::Bool, "->" | "impliesBool") => terms.implies(a, b),
            (Sort::Str, Sort::Str, "+") => terms.str_concat(&[a, b]),
            (Sort::Int, Sort::Int, "<") => terms.lt(a, b),
            (Sort::Int, Sort::Int, "<=") => terms.le(a, b),
            (Sort::Int, Sort::Int, ">") => terms.lt(b, a),
            (Sort::Int, Sort::Int, ">=") => terms.le(b, a),
            (Sort::Int, Sort::Int, "+") => terms.add2(a, b),
            (Sort::Int, Sort::Int, "-") => terms.sub(a, b),
            (Sort::Int, Sort::Int, "*") => terms.mul(a, b),
            (Sort::Int, Sort::Int, "/") => terms.div(a, b),
            (Sort::Int, Sort::Int, "%") => terms.rem(a, b),
            (Sort::Int, Sort::Int, "^") => return crate::operation::find("int.pow")?(terms, &[left.clone(), right.clone()]),
            _ => return None,
        };
        Some(Value::Data(made))
    }

    fn unary(&mut self) -> Result<Value, Problem> {
        let start = self.at;
        let rest = self.rest();
        if rest.starts_with("notBool") || (rest.starts_with('!') && !rest.starts_with("!=")) {
            self.advance(if rest.starts_with('!') { 1 } else { 7 });
            let value = self.unary()?;
            let term = value.as_data().filter(|term| self.machine.terms.sort(*term) == Sort::Bool);
            let term = term.ok_or_else(|| self.wrong(start, "a condition is expected here"))?;
            return Ok(Value::Data(self.machine.terms.not(term)));
        }
        if self.take("-") {
            let value = self.unary()?;
            let terms = &mut self.machine.terms;
            let negated = value.as_data().and_then(|term| match terms.sort(term) {
                Sort::Int => Some(terms.neg(term)),
                Sort::F64 => Some(terms.fneg(FKind::F64, term)),
                _ => None,
            });
            return negated.map(Value::Data).ok_or_else(|| self.wrong(start, "a number is expected here"));
        }
        if self.take("(") {
            let value = self.binary(0)?;
            return if self.take(")") { Ok(value) } else { Err(self.wrong(self.at, "`)` is expected here")) };
        }
        if rest.starts_with('?') {
            return self.symbol();
        }
        self.primary()
    }

    /// `?name` or `?name:Sort`.
    fn symbol(&mut self) -> Result<Value, Problem> {
        let start = self.at;
        let word = |s: &str| s.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(s.len());
        let len = 1 + word(&self.rest()[1..]);
        let name = self.rest()[..len].to_owned();
        let sort = self.rest()[len..].strip_prefix(':').map(|after| &after[..word(after)]);
        let known = self.symbols.get(&name).cloned();
        let sort_id = match sort {
            None => SortId::INT,
            Some(sort) => {
                let found = self.machine.definition.sorts.find(sort).filter(|sort| sort.is_term());
                found.ok_or_else(|| self.wrong(start, "symbolic values are of sort Int, Bool, String or Float"))?
            }
        };
        self.advance(len + sort.map_or(0, |sort| sort.len() + 1));
        if let Some(value) = known {
            let own = value.as_data().map(|term| sort_of_term(&self.machine.terms, term));
            return if sort.is_some() && own != Some(sort_id) {
                Err(self.wrong(start, "this value has another sort elsewhere"))
            } else {
                Ok(value)
            };
        }
        if len == 1 {
            return Err(self.wrong(start, "a name is expected after `?`"));
        }
        let value = self.machine.symbol(&name, sort_id);
        self.symbols.insert(name, value.clone());
        Ok(value)
    }

    fn primary(&mut self) -> Result<Value, Problem> {
        let start = self.at;
        if self.rest().is_empty() {
            return Err(self.wrong(start, "the text ends too early"));
        }
        let (kind, end) = lexeme(&self.source.text, start);
        let text = &self.source.text[start..end];
        self.advance(end - start);
        let terms = &mut self.machine.terms;
        match kind {
            Lexeme::Number { is_float: false } => Ok(Value::Data(terms.big(text.parse().expect("digits")))),
            Lexeme::Number { is_float: true } => Ok(Value::Data(terms.f64(text.parse().expect("digits with a point")))),
            Lexeme::Quoted => {
                let text = unescape(text).ok_or_else(|| self.wrong(start, "this string does not end"))?;
                Ok(Value::Data(self.machine.terms.str_const(&units(&text))))
            }
            Lexeme::Word if text == "true" || text == "false" => Ok(Value::Data(terms.bool_const(text == "true"))),
            Lexeme::Word if self.rest().starts_with('(') => self.call(start, text),
            Lexeme::Word => {
                let found = (self.lookup)(self.machine, text);
                found.ok_or_else(|| self.wrong(start, &format!("`{text}` has no value here")))
            }
            Lexeme::Other => Err(self.wrong(start, "a value is expected here")),
        }
    }

    /// A function of the definition, or one of its operations, in prefix notation.
    fn call(&mut self, start: usize, name: &str) -> Result<Value, Problem> {
        self.advance(1);
        let mut args = Vec::new();
        while !self.take(")") {
            args.push(self.binary(0)?);
            if !self.take(",") {
                if self.take(")") {
                    break;
                }
                return Err(self.wrong(self.at, "`,` or `)` is expected here"));
            }
        }
        let label = self.function(name, args.len()).ok_or_else(|| {
            let message = format!("there is no function `{name}` of {} arguments", args.len());
            self.wrong(start, &message)
        })?;
        let arguments: Vec<Template> = args.into_iter().map(Template::Constant).collect();
        let called = match &self.machine.definition.production(label).role {
            Role::Operation(hook) => {
                let values: Vec<Value> =
                    arguments.iter().filter_map(|t| if let Template::Constant(v) = t { Some(v.clone()) } else { None }).collect();
                let terms = &mut self.machine.terms;
                let domain = crate::operation::domain(hook).and_then(|domain| domain(terms, &values));
                self.defined.extend(domain.filter(|condition| terms.as_bool_const(*condition) != Some(true)));
                crate::operation::find(hook).and_then(|operation| operation(terms, &values))
            }
            _ => {
                let template = Template::Call(label, arguments.into());
                let defined = &mut self.defined;
                self.machine.with(|cx| {
                    let value = evaluate(cx, &template, &Bindings::default()).ok();
                    defined.append(&mut cx.defined);
                    value
                })
            }
        };
        called.ok_or_else(|| self.wrong(start, &format!("`{name}` has no value here")))
    }

    fn function(&self, name: &str, n_arguments: usize) -> Option<Label> {
        let is_it = |production: &crate::syntax::Production| {
            let starts = production.symbols.starts_with(&[Symbol::Terminal(name.to_owned()), Symbol::Terminal("(".to_owned())]);
            starts && production.is_computed() && production.arguments().count() == n_arguments
        };
        self.machine.definition.productions.iter().position(is_it).map(|number| Label(number as u32))
    }
}

/// Two numbers one of which is a float, both as floats: what Java does before it compares or computes.
fn promoted(terms: &mut Terms, left: &Value, right: &Value) -> Option<(TermId, TermId)> {
    let (a, b) = (left.as_data()?, right.as_data()?);
    match (terms.sort(a), terms.sort(b)) {
        (Sort::F64, Sort::F64) => Some((a, b)),
        (Sort::F64, Sort::Int) => Some((a, terms.int_to_float(FKind::F64, b))),
        (Sort::Int, Sort::F64) => Some((terms.int_to_float(FKind::F64, a), b)),
        _ => None,
    }
}

fn float_operation(terms: &mut Terms, operator: &str, a: TermId, b: TermId) -> Option<TermId> {
    Some(match operator {
        "<" => terms.flt(a, b),
        "<=" => terms.fle(a, b),
        ">" => terms.flt(b, a),
        ">=" => terms.fle(b, a),
        "+" => terms.fadd(FKind::F64, a, b),
        "-" => terms.fsub(FKind::F64, a, b),
        "*" => terms.fmul(FKind::F64, a, b),
        "/" => terms.fdiv(FKind::F64, a, b),
        _ => return None,
    })
}
