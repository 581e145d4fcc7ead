//! Functions defined by equations: undecided conditions become an if-then-else between data.

use term::{TermId, Terms};

use crate::bindings::{Bindings, Missing};
use crate::evaluate::{Cx, evaluate, guarded, require, side_conditions};
use crate::matching::match_value;
use crate::pattern::Equation;
use crate::syntax::Label;
use crate::value::Value;

/// Calls of functions inside each other.
const MAX_CALLS: u32 = 2_000;

/// A function by its equations. An undecided condition becomes an if-then-else between data.
pub(crate) fn call(cx: &mut Cx, label: Label, args: &[Value]) -> Result<Value, Missing> {
    let functions = cx.functions;
    let Some(equations) = functions.get(&label) else { return Err(Missing::Undefined) };
    if cx.depth >= MAX_CALLS {
        return Err(Missing::Open(format!("calls of functions nested more than {MAX_CALLS} deep")));
    }
    cx.depth += 1;
    let result = call_equations(cx, equations, args);
    cx.depth -= 1;
    result
}

fn call_equations(cx: &mut Cx, equations: &[Equation], args: &[Value]) -> Result<Value, Missing> {
    let mut open: Vec<(TermId, TermId)> = Vec::new();
    let mut bindings = Bindings::default();
    for equation in equations {
        bindings.reset(equation.n_slots, 0);
        let mut is_match = true;
        for (pattern, arg) in equation.patterns.iter().zip(args) {
            is_match = is_match && match_value(cx, pattern, arg, &mut bindings)?;
        }
        if !is_match {
            continue;
        }
        let condition = match side_conditions(cx, &equation.equations, equation.requires.as_ref(), &mut bindings) {
            Ok(condition) => condition,
            Err(Missing::Undefined) => continue,
            Err(missing) => return Err(missing),
        };
        match cx.terms.as_bool_const(condition) {
            Some(false) => {}
            Some(true) => {
                let guard = without(cx.terms, &open);
                let value = guarded(cx, guard, |cx| evaluate(cx, &equation.right, &bindings))?;
                return chosen(cx.terms, &open, value);
            }
            None => {
                let others = without(cx.terms, &open);
                let guard = cx.terms.and2(others, condition);
                let value = guarded(cx, guard, |cx| evaluate(cx, &equation.right, &bindings))?;
                let data =
                    value.as_data().ok_or_else(|| Missing::Open("a function of symbolic values whose results are no data".to_owned()))?;
                open.push((condition, data));
            }
        }
    }
    // Where no equation certainly applies, the function is defined if some condition holds.
    let Some((_, last)) = open.last().copied() else { return Err(Missing::Undefined) };
    let conditions: Vec<TermId> = open.iter().map(|(condition, _)| *condition).collect();
    let any = cx.terms.or(&conditions);
    require(cx, any)?;
    chosen(cx.terms, &open[..open.len() - 1], Value::Data(last))
}

/// None of these conditions holds.
fn without(terms: &mut Terms, open: &[(TermId, TermId)]) -> TermId {
    let conditions: Vec<TermId> = open.iter().map(|(condition, _)| *condition).collect();
    let any = terms.or(&conditions);
    terms.not(any)
}

fn chosen(terms: &mut Terms, open: &[(TermId, TermId)], last: Value) -> Result<Value, Missing> {
    if open.is_empty() {
        return Ok(last);
    }
    let undecided = || Missing::Open("a function of symbolic values whose results are of different sorts".to_owned());
    let mut result = last.as_data().ok_or_else(undecided)?;
    for (condition, value) in open.iter().rev() {
        if terms.sort(*value) != terms.sort(result) {
            return Err(undecided());
        }
        result = terms.ite(*condition, *value, result);
    }
    Ok(Value::Data(result))
}
