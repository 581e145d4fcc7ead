//! The meaning of a formula on a run that ends in a cycle, by fixpoints; independent of the automaton.

use super::formula::{Formula, Formulas, Node};

/// True if a formula holds at the start of a run. `truths[i][atom]` is known at every moment; after the last moment comes `cycle`.
pub(super) fn holds(formulas: &Formulas, formula: Formula, truths: &[Vec<bool>], cycle: usize) -> bool {
    let n = truths.len();
    let next = |i: usize| if i + 1 < n { i + 1 } else { cycle };
    let mut values: Vec<Vec<bool>> = Vec::new();
    for number in 0..formulas.len() {
        let value = match formulas.get(number) {
            Node::True => vec![true; n],
            Node::False => vec![false; n],
            Node::Literal(atom, is_positive) => truths.iter().map(|truth| truth[atom] == is_positive).collect(),
            Node::And(a, b) => (0..n).map(|i| values[a][i] && values[b][i]).collect(),
            Node::Or(a, b) => (0..n).map(|i| values[a][i] || values[b][i]).collect(),
            Node::Next(a) => (0..n).map(|i| values[a][next(i)]).collect(),
            Node::Until(a, b) => fixpoint(n, false, |value, i| values[b][i] || (values[a][i] && value[next(i)])),
            Node::Release(a, b) => fixpoint(n, true, |value, i| values[b][i] && (values[a][i] || value[next(i)])),
        };
        values.push(value);
    }
    values[formula][0]
}

fn fixpoint(n: usize, start: bool, step: impl Fn(&[bool], usize) -> bool) -> Vec<bool> {
    let mut value = vec![start; n];
    loop {
        let better: Vec<bool> = (0..n).map(|i| step(&value, i)).collect();
        if better == value {
            return value;
        }
        value = better;
    }
}
