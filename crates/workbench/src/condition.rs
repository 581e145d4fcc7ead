//! Path conditions for readers: bounds on the same value are joined, so that `n > 0 && n <= 1` reads `n == 1`.

use num_bigint::BigInt;
use term::{Op, TermId, Terms};

/// A bound on a value: inclusive, and the conjunct that states it.
type Bound = (BigInt, TermId);

/// One entry of a summary: a conjunct as it is, or the bounds on a value.
enum Entry {
    Other(TermId),
    Bounds { value: TermId, low: Option<Bound>, high: Option<Bound> },
}

/// The same conjunction with the bounds of each value joined, in order of first mention; likewise in the arms of disjunctions.
pub(crate) fn summarized(terms: &mut Terms, conjuncts: &[TermId]) -> Vec<TermId> {
    let conjuncts: Vec<TermId> = conjuncts.iter().map(|conjunct| with_summarized_arms(terms, *conjunct)).collect();
    let mut entries: Vec<Entry> = Vec::new();
    for conjunct in &conjuncts {
        let Some((value, low, high)) = bounds(terms, *conjunct) else {
            entries.push(Entry::Other(*conjunct));
            continue;
        };
        let known = entries.iter_mut().find_map(|entry| match entry {
            Entry::Bounds { value: other, low, high } if *other == value => Some((low, high)),
            _ => None,
        });
        match known {
            Some((known_low, known_high)) => {
                tighten(known_low, low.map(|low| (low, *conjunct)), |new, old| new > old);
                tighten(known_high, high.map(|high| (high, *conjunct)), |new, old| new < old);
            }
            None => entries.push(Entry::Bounds { value, low: low.map(|low| (low, *conjunct)), high: high.map(|high| (high, *conjunct)) }),
        }
    }
    exclude(terms, &mut entries);
    entries.into_iter().flat_map(|entry| written(terms, entry)).collect()
}

fn with_summarized_arms(terms: &mut Terms, conjunct: TermId) -> TermId {
    if terms.op(conjunct) != Op::Or {
        return conjunct;
    }
    let mut arms = terms.args(conjunct).to_vec();
    for arm in &mut arms {
        if terms.op(*arm) == Op::And {
            let parts = terms.args(*arm).to_vec();
            let parts = summarized(terms, &parts);
            *arm = terms.and(&parts);
        }
    }
    terms.or(&arms)
}

/// `n != 1` next to `n >= 1` is `n >= 2`; repeated, because one exclusion can make room for the next. Next to `n == 2` it says nothing.
fn exclude(terms: &mut Terms, entries: &mut Vec<Entry>) {
    loop {
        let found = entries.iter().enumerate().find_map(|(at, entry)| {
            // Names have no order.
            let (value, excluded) = excluded(terms, entry).filter(|(value, _)| !terms.is_choice(*value))?;
            let bounded = entries.iter().position(|other| matches!(other, Entry::Bounds { value: v, low, high } if *v == value && (is_at(low.as_ref(), &excluded) || is_at(high.as_ref(), &excluded))))?;
            Some((at, bounded, excluded))
        });
        let Some((at, bounded, excluded)) = found else { return drop_outside(terms, entries) };
        if let Entry::Bounds { value, low, high } = &mut entries[bounded] {
            if is_at(low.as_ref(), &excluded) {
                let bound = terms.big(excluded.clone());
                *low = Some((excluded + 1, terms.lt(bound, *value)));
            } else {
                let bound = terms.big(excluded.clone());
                *high = Some((excluded - 1, terms.lt(*value, bound)));
            }
        }
        entries.remove(at);
    }
}

/// Drops inequations with values that bounds exclude anyway.
fn drop_outside(terms: &Terms, entries: &mut Vec<Entry>) {
    let is_outside = |entry: &Entry| {
        let Some((value, excluded)) = excluded(terms, entry) else { return false };
        entries.iter().any(|other| match other {
            Entry::Bounds { value: v, low, high } => {
                *v == value && (low.as_ref().is_some_and(|low| excluded < low.0) || high.as_ref().is_some_and(|high| excluded > high.0))
            }
            Entry::Other(_) => false,
        })
    };
    let mut is_kept = entries.iter().map(|entry| !is_outside(entry)).collect::<Vec<_>>().into_iter();
    entries.retain(|_| is_kept.next().expect("one answer per entry"));
}

fn is_at(bound: Option<&Bound>, value: &BigInt) -> bool {
    bound.is_some_and(|(bound, _)| bound == value)
}

/// The value and constant of an inequation.
fn excluded(terms: &Terms, entry: &Entry) -> Option<(TermId, BigInt)> {
    let Entry::Other(conjunct) = entry else { return None };
    inequation(terms, *conjunct)
}

fn inequation(terms: &Terms, conjunct: TermId) -> Option<(TermId, BigInt)> {
    if terms.op(conjunct) != Op::Not {
        return None;
    }
    let equation = terms.args(conjunct)[0];
    if terms.op(equation) != Op::Eq {
        return None;
    }
    let [left, right] = terms.args(equation) else { return None };
    match (terms.as_int_const(*left), terms.as_int_const(*right)) {
        (Some(constant), None) => Some((*right, constant)),
        (None, Some(constant)) => Some((*left, constant)),
        _ => None,
    }
}

/// A branch condition in the light of the path before it: `n <= 1` after `n > 0` reads `n == 1`, and `n != 1` reads `n > 1`.
pub(crate) fn tightened(terms: &mut Terms, path: &[TermId], condition: TermId) -> TermId {
    let subject = |conjunct: TermId| match bounds(terms, conjunct) {
        Some((value, _, _)) => Some(value),
        None => inequation(terms, conjunct).map(|(value, _)| value),
    };
    let is_inequation = terms.op(condition) == Op::Not;
    let Some(value) = subject(condition).filter(|value| !(is_inequation && terms.is_choice(*value))) else { return condition };
    let mut all: Vec<TermId> = path.iter().copied().filter(|conjunct| subject(*conjunct) == Some(value)).collect();
    all.push(condition);
    match summarized(terms, &all).as_slice() {
        [single] if is_inequation || terms.op(*single) == Op::Eq => *single,
        _ => condition,
    }
}

fn tighten(known: &mut Option<Bound>, new: Option<Bound>, is_tighter: impl Fn(&BigInt, &BigInt) -> bool) {
    if let Some(new) = new
        && known.as_ref().is_none_or(|known| is_tighter(&new.0, &known.0))
    {
        *known = Some(new);
    }
}

fn written(terms: &mut Terms, entry: Entry) -> Vec<TermId> {
    match entry {
        Entry::Other(conjunct) => vec![conjunct],
        Entry::Bounds { value, low: Some(low), high: Some(high) } if low.0 == high.0 => {
            let constant = terms.big(low.0);
            vec![terms.eq(value, constant)]
        }
        Entry::Bounds { low, high, .. } => low.into_iter().chain(high).map(|(_, conjunct)| conjunct).collect(),
    }
}

/// Value, lower and upper bound of a comparison with a constant.
fn bounds(terms: &Terms, conjunct: TermId) -> Option<(TermId, Option<BigInt>, Option<BigInt>)> {
    let [left, right] = terms.args(conjunct) else { return None };
    let constant = |term: TermId| terms.as_int_const(term);
    match (terms.op(conjunct), constant(*left), constant(*right)) {
        (Op::Lt, Some(low), None) => Some((*right, Some(low + 1), None)),
        (Op::Le, Some(low), None) => Some((*right, Some(low), None)),
        (Op::Lt, None, Some(high)) => Some((*left, None, Some(high - 1))),
        (Op::Le, None, Some(high)) => Some((*left, None, Some(high))),
        (Op::Eq, None, Some(both)) => Some((*left, Some(both.clone()), Some(both))),
        (Op::Eq, Some(both), None) => Some((*right, Some(both.clone()), Some(both))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{summarized, tightened};
    use term::{Domain, Sort, Symbol, Terms, display};

    #[test]
    fn bounds_of_one_value_are_joined() {
        let mut terms = Terms::new();
        let symbol = terms.declare(Symbol::constant("n", Sort::Int, Domain::Any));
        let n = terms.app(symbol, &[]);
        let (zero, one) = (terms.int(0), terms.int(1));
        let positive = terms.lt(zero, n);
        let small = terms.le(n, one);
        let joined = summarized(&mut terms, &[positive, small]);
        assert_eq!(joined.iter().map(|t| display(&terms, *t)).collect::<Vec<_>>(), ["n == 1"]);
        let label = tightened(&mut terms, &[positive], small);
        assert_eq!(display(&terms, label), "n == 1");
        assert_eq!(tightened(&mut terms, &[], small), small);
        let is_one = terms.eq(n, one);
        let other = terms.not(is_one);
        let label = tightened(&mut terms, &[positive], other);
        assert_eq!(display(&terms, label), "n > 1");
        let two = terms.int(2);
        let is_two = terms.eq(n, two);
        let joined = summarized(&mut terms, &[positive, other, is_two]);
        assert_eq!(joined.iter().map(|t| display(&terms, *t)).collect::<Vec<_>>(), ["n == 2"]);
    }
}
