//! The relation of a model, asked of two ends that were seen.

use java::abstracted::{Exp, ExpKind, Operator};
use solver::Model as Values;

use super::run::Execution;
use crate::question::Question;

/// True if the ends that were seen violate the relation. Predicates in it are those of the countermodel, about the state before.
pub(super) fn violates(question: &mut Question<'_>, values: &Values, execution: &Execution) -> bool {
    let lines = execution.ends.clone().map(|end| end.split('\n').map(str::to_owned).collect::<Vec<_>>());
    let post = question.machine.checked.post.clone();
    // Differences that the ends alone do not show do not count.
    truth(question, values, &post, &lines) == Some(false)
}

/// A component of an end, or all of it.
fn component(exp: &Exp, lines: &[Vec<String>; 2]) -> Option<String> {
    match &exp.kind {
        ExpKind::Side(side) => Some(lines[*side].join("\n")),
        ExpKind::Index(parts) => match (&parts[0].kind, &parts[1].kind) {
            (ExpKind::Side(side), ExpKind::Int(index)) => lines[*side].get(usize::try_from(*index).ok()?).map(|line| {
                // The values only: lists may name different places.
                line.split(' ').map(|part| part.split_once('=').map_or(part, |(_, value)| value)).collect::<Vec<_>>().join(" ")
            }),
            _ => None,
        },
        _ => None,
    }
}

/// The truth of a relation between ends.
fn truth(question: &mut Question<'_>, values: &Values, exp: &Exp, lines: &[Vec<String>; 2]) -> Option<bool> {
    match &exp.kind {
        ExpKind::Binary(Operator::And, operands) => {
            match (truth(question, values, &operands[0], lines), truth(question, values, &operands[1], lines)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            }
        }
        ExpKind::Binary(Operator::Or, operands) => {
            match (truth(question, values, &operands[0], lines), truth(question, values, &operands[1], lines)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            }
        }
        ExpKind::Binary(Operator::Eq, operands) if component(&operands[0], lines).is_some() => {
            Some(component(&operands[0], lines)? == component(&operands[1], lines)?)
        }
        ExpKind::Binary(operator @ (Operator::Ge | Operator::Le | Operator::Gt | Operator::Lt), operands)
            if component(&operands[0], lines).is_some() =>
        {
            let numbers: [i64; 2] = [component(&operands[0], lines)?.parse().ok()?, component(&operands[1], lines)?.parse().ok()?];
            Some(match operator {
                Operator::Ge => numbers[0] >= numbers[1],
                Operator::Le => numbers[0] <= numbers[1],
                Operator::Gt => numbers[0] > numbers[1],
                _ => numbers[0] < numbers[1],
            })
        }
        ExpKind::Not(operand) => truth(question, values, operand, lines).map(|truth| !truth),
        _ => before(question, values, exp),
    }
}

/// The truth of a formula about the state before both programs.
fn before(question: &mut Question<'_>, values: &Values, exp: &Exp) -> Option<bool> {
    let scope = crate::formula::Scope::new(question.initial, question.machine.outer_names(), std::rc::Rc::clone(&question.machine.symbols));
    let term = question.machine.cx.truth_of(exp, &scope).ok()?;
    Some(crate::wording::is_true(question, values, term))
}
