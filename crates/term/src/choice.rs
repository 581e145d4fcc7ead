//! Bounds of choices: an arm counts only where its condition holds, so that `x < 0 ? 0 : x > 9 ? 9 : x` is between 0 and 9.

use crate::range::range_of;
use crate::{Interval, Op, TermId, Terms};

/// How deep arms are looked into.
const MAX_DEPTH: u32 = 4;
/// Sums of more parts are not looked into.
const MAX_PARTS: usize = 3;

/// A condition and its truth.
type Guard = (TermId, bool);

/// Bounds of `c ? a : b` for the given arguments.
pub(crate) fn chosen(terms: &Terms, args: &[TermId], bounds: &dyn Fn(TermId) -> Interval) -> Interval {
    let [condition, yes, no] = [args[0], args[1], args[2]];
    let arms = [(yes, true), (no, false)].map(|(arm, truth)| guarded(terms, arm, &mut vec![(condition, truth)], bounds, MAX_DEPTH));
    match arms {
        [Some(yes), Some(no)] => yes.hull(no),
        [Some(only), None] | [None, Some(only)] => only,
        [None, None] => bounds(yes).hull(bounds(no)),
    }
}

/// Bounds of a term where the conditions have the given truth; `None` if they cannot.
fn guarded(terms: &Terms, term: TermId, guards: &mut Vec<Guard>, bounds: &dyn Fn(TermId) -> Interval, depth: u32) -> Option<Interval> {
    let mut range = bounds(term);
    for &guard in guards.iter() {
        range = range.meet(bounded(terms, guard, term, bounds, depth))?;
    }
    let args = terms.args(term);
    match terms.op(term) {
        _ if depth == 0 => Some(range),
        Op::Ite => {
            let [condition, yes, no] = [args[0], args[1], args[2]];
            let [yes, no] = [(yes, true), (no, false)].map(|(arm, truth)| {
                guards.push((condition, truth));
                let arm = guarded(terms, arm, guards, bounds, depth - 1);
                guards.pop();
                arm
            });
            let both = match (yes, no) {
                (Some(yes), Some(no)) => yes.hull(no),
                (Some(only), None) | (None, Some(only)) => only,
                (None, None) => return None,
            };
            range.meet(both)
        }
        op @ (Op::Add | Op::Mul | Op::Wrap(_)) if args.len() <= MAX_PARTS => {
            let part = |part: TermId| guarded(terms, part, &mut guards.clone(), bounds, depth - 1).unwrap_or_else(|| bounds(part));
            range.meet(range_of(terms, op, terms.sort(term), args, part))
        }
        _ => Some(range),
    }
}

/// What a condition of the given truth says of a term.
fn bounded(terms: &Terms, (condition, truth): Guard, term: TermId, bounds: &dyn Fn(TermId) -> Interval, depth: u32) -> Interval {
    let args = terms.args(condition);
    match (terms.op(condition), truth) {
        (Op::Not, _) => bounded(terms, (args[0], !truth), term, bounds, depth),
        (Op::And, true) | (Op::Or, false) if depth > 0 && args.len() <= MAX_PARTS => {
            let parts = args.iter().map(|part| bounded(terms, (*part, truth), term, bounds, depth - 1));
            parts.fold(Interval::ALL, |all, part| all.meet(part).unwrap_or(part))
        }
        (Op::Eq, true) if args[0] == term => bounds(args[1]),
        (Op::Eq, true) if args[1] == term => bounds(args[0]),
        (op @ (Op::Lt | Op::Le), _) => {
            // What is false is turned around: `!(a < b)` is `b <= a`.
            let [low, high] = if truth { [args[0], args[1]] } else { [args[1], args[0]] };
            let gap = i128::from((op == Op::Lt) == truth);
            if low == term {
                Interval { lo: None, hi: bounds(high).hi.and_then(|most| most.checked_sub(gap)) }
            } else if high == term {
                Interval { lo: bounds(low).lo.and_then(|least| least.checked_add(gap)), hi: None }
            } else {
                Interval::ALL
            }
        }
        _ => Interval::ALL,
    }
}
