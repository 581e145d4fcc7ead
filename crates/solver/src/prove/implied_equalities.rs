//! Constants that bounds leave one value: `i <= n` of an invariant and `i >= n` of the end of a loop make `i` another name of `n`. With one
//! name for both, what is said of them is the same formula, and nobody has to find the equation among instances.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Op, Sort, TermId, Terms, substitute};

use crate::independent_slices::flattened;

/// Rounds: a constant that was replaced may have bounded another.
const MAX_ROUNDS: usize = 4;

/// Hypotheses and goal with one name for equal integers; `None` if there is nothing to replace.
///
/// What is replaced equals what it is replaced by, and keeps its range. Facts that are told where a term occurs may go with the term, so less may
/// be known, never more.
pub(super) fn squeezed(terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> Option<(Vec<TermId>, TermId)> {
    let (mut hypotheses, mut goal, mut is_changed) = (flattened(terms, hypotheses), goal, false);
    for _ in 0..MAX_ROUNDS {
        let Some((constant, value)) = equal(terms, &hypotheses) else { break };
        let map = FxHashMap::from_iter([(constant, value)]);
        for part in &mut hypotheses {
            *part = substitute(terms, *part, &map);
        }
        hypotheses = flattened(terms, &hypotheses);
        goal = substitute(terms, goal, &map);
        if let Some(domain) = terms.domain_of(constant).cloned() {
            hypotheses.push(terms.membership(value, &domain));
        }
        hypotheses.retain(|part| terms.as_bool_const(*part) != Some(true));
        is_changed = true;
    }
    is_changed.then_some((hypotheses, goal))
}

/// A constant and what it equals by two of the hypotheses.
fn equal(terms: &Terms, hypotheses: &[TermId]) -> Option<(TermId, TermId)> {
    let bounds: FxHashSet<(TermId, TermId)> = hypotheses.iter().filter_map(|part| bound(terms, *part)).collect();
    hypotheses.iter().filter_map(|part| bound(terms, *part)).filter(|&(low, high)| bounds.contains(&(high, low))).find_map(|(low, high)| {
        // The newer one is the variable of the loop.
        let (older, newer) = if low < high { (low, high) } else { (high, low) };
        [(newer, older), (older, newer)].into_iter().find(|&(constant, value)| is_replaceable(terms, constant, value))
    })
}

/// `low <= high`.
fn bound(terms: &Terms, part: TermId) -> Option<(TermId, TermId)> {
    (terms.op(part) == Op::Le).then(|| (terms.args(part)[0], terms.args(part)[1]))
}

fn is_replaceable(terms: &Terms, constant: TermId, value: TermId) -> bool {
    let Op::App(symbol) = terms.op(constant) else { return false };
    let is_constant = terms.args(constant).is_empty() && terms.sort(constant) == Sort::Int && !terms.symbol(symbol).is_unique;
    is_constant && terms.facts_of(constant).is_empty() && terms.is_closed(value) && !terms.symbols_of(value).contains(&symbol)
}
