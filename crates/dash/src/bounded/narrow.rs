//! Inputs that a formula bounds are replaced by ones of a narrower range, so that all that is computed from them needs fewer bits.

use std::collections::{BTreeMap, HashMap};

use term::{Domain, Interval, Op, Sort, Symbol, TermId, Terms, substitute};

/// A formula over other inputs that is satisfiable if and only if the given one is.
pub(super) struct Narrowed {
    pub(super) formula: TermId,
    /// What stands for each input that was replaced.
    pub(super) replaced: HashMap<TermId, TermId>,
}

/// Replaces the inputs whose bounds a precondition and every one of some ways imply.
pub(super) fn narrow(terms: &mut Terms, inputs: &[TermId], assumed: TermId, ways: &[TermId]) -> Narrowed {
    let any = terms.or(ways);
    let formula = terms.and2(assumed, any);
    let always = bounds(terms, inputs, assumed);
    let mut hulls: BTreeMap<TermId, Interval> = BTreeMap::new();
    for (index, way) in ways.iter().enumerate() {
        let here = bounds(terms, inputs, *way);
        for input in inputs {
            let bound = here.get(input).copied().unwrap_or(Interval::ALL);
            let hull = if index == 0 { bound } else { hulls[input].hull(bound) };
            hulls.insert(*input, hull);
        }
    }
    let mut replaced = HashMap::new();
    for input in inputs {
        let hull = hulls.get(input).copied().unwrap_or(Interval::ALL);
        let bound = always.get(input).map_or(Some(hull), |always| always.meet(hull));
        // Bounds that exclude each other leave nothing to the formula, which the solver sees by itself.
        let Some(Interval { lo, hi }) = bound else { continue };
        let (Some(low), Some(high)) = terms.interval(*input).bounds().unzip() else { continue };
        let (lo, hi) = (lo.map_or(low, |lo| lo.max(low)), hi.map_or(high, |hi| hi.min(high)));
        if (lo, hi) != (low, high) && lo <= hi {
            let name = terms.symbol(terms.symbols_of(*input)[0]).name.clone();
            let symbol = terms.declare(Symbol::constant(&name, Sort::Int, Domain::Range(lo.into(), hi.into())));
            let narrow = terms.app(symbol, &[]);
            replaced.insert(*input, narrow);
        }
    }
    Narrowed { formula: substitute(terms, formula, &replaced), replaced }
}

/// Bounds of inputs that are conjuncts of a formula.
fn bounds(terms: &Terms, inputs: &[TermId], formula: TermId) -> BTreeMap<TermId, Interval> {
    let mut found: BTreeMap<TermId, Interval> = BTreeMap::new();
    let conjuncts = if terms.op(formula) == Op::And { terms.args(formula).to_vec() } else { vec![formula] };
    for conjunct in conjuncts {
        let strict = match terms.op(conjunct) {
            Op::Lt => 1,
            Op::Le => 0,
            _ => continue,
        };
        let (left, right) = (terms.args(conjunct)[0], terms.args(conjunct)[1]);
        let (input, bound) = match (terms.as_i128(left), terms.as_i128(right)) {
            (None, Some(high)) => (left, Interval { lo: None, hi: high.checked_sub(strict) }),
            (Some(low), None) => (right, Interval { lo: low.checked_add(strict), hi: None }),
            _ => continue,
        };
        if inputs.contains(&input) {
            let sofar = found.get(&input).copied().unwrap_or(Interval::ALL);
            if let Some(both) = sofar.meet(bound) {
                found.insert(input, both);
            }
        }
    }
    found
}
