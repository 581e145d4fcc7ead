//! The meaning of a formula on the first moments of a run: true or false if that is certain whatever follows; independent of the automaton.

use super::formula::{Formula, Formulas, Node};

/// True if a formula holds at the start of every run that begins with these moments; `None` if that depends on what follows.
pub(super) fn holds_already(formulas: &Formulas, formula: Formula, truths: &[Vec<bool>]) -> Option<bool> {
    let n = truths.len();
    let mut values: Vec<Vec<Option<bool>>> = Vec::new();
    for number in 0..formulas.len() {
        // What holds after the last moment is not known.
        let mut value: Vec<Option<bool>> = vec![None; n + 1];
        for i in (0..n).rev() {
            value[i] = match formulas.get(number) {
                Node::True => Some(true),
                Node::False => Some(false),
                Node::Literal(atom, is_positive) => Some(truths[i][atom] == is_positive),
                Node::And(a, b) => both(values[a][i], values[b][i]),
                Node::Or(a, b) => either(values[a][i], values[b][i]),
                Node::Next(a) => values[a][i + 1],
                Node::Until(a, b) => either(values[b][i], both(values[a][i], value[i + 1])),
                Node::Release(a, b) => both(values[b][i], either(values[a][i], value[i + 1])),
            };
        }
        values.push(value);
    }
    values[formula].first().copied().flatten()
}

fn both(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn either(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    both(a.map(|a| !a), b.map(|b| !b)).map(|neither| !neither)
}
