//! Facts that follow from the path at once: truths of conditions and bounds on integers, learned from the branches taken. They decide
//! conditions and see through wrap-arounds without asking the solver.

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use num_traits::ToPrimitive;
use term::{Interval, Op, Sort, TermId, Terms, Width};

/// What is known on this path, beyond what the terms themselves say.
#[derive(Clone, Default)]
pub(super) struct Bounds {
    integers: OrdMap<TermId, Interval>,
    truths: OrdMap<TermId, bool>,
}

/// Sums longer than this are not looked into: the step must cost what it touches.
const MAX_SUMMANDS: usize = 8;

impl Bounds {
    /// Learns from a condition that holds on this path.
    pub(super) fn learn(&mut self, terms: &Terms, condition: TermId) {
        let args = terms.args(condition);
        self.truths.insert(condition, true);
        match terms.op(condition) {
            Op::Not => self.learn_not(terms, args[0]),
            Op::And => args.iter().for_each(|conjunct| self.learn(terms, *conjunct)),
            Op::Lt | Op::Le if terms.sort(args[0]) == Sort::Int => {
                let strict = i128::from(terms.op(condition) == Op::Lt);
                let (left, right) = (self.interval(terms, args[0]), self.interval(terms, args[1]));
                if let Some(high) = right.hi {
                    self.narrow(terms, args[0], Interval { lo: None, hi: high.checked_sub(strict) });
                }
                if let Some(low) = left.lo {
                    self.narrow(terms, args[1], Interval { lo: low.checked_add(strict), hi: None });
                }
            }
            Op::Eq if terms.sort(args[0]) == Sort::Int => {
                let (left, right) = (self.interval(terms, args[0]), self.interval(terms, args[1]));
                self.narrow(terms, args[0], right);
                self.narrow(terms, args[1], left);
            }
            _ => {}
        }
    }

    fn learn_not(&mut self, terms: &Terms, condition: TermId) {
        self.truths.insert(condition, false);
        let args = terms.args(condition);
        match terms.op(condition) {
            Op::Or => args.iter().for_each(|disjunct| self.learn_not(terms, *disjunct)),
            Op::Eq if terms.sort(args[0]) == Sort::Int => {
                self.exclude(terms, args[0], args[1]);
                self.exclude(terms, args[1], args[0]);
            }
            _ => {}
        }
    }

    /// A value that is not at the end of its interval shortens it.
    fn exclude(&mut self, terms: &Terms, term: TermId, value: TermId) {
        let Some(value) = terms.as_int_const(value).and_then(|value| value.to_i128()) else { return };
        let known = self.interval(terms, term);
        if known.lo == Some(value) {
            self.narrow(terms, term, Interval { lo: value.checked_add(1), hi: None });
        } else if known.hi == Some(value) {
            self.narrow(terms, term, Interval { lo: None, hi: value.checked_sub(1) });
        }
    }

    /// The truth of a condition that was decided before on this path.
    pub(super) fn truth(&self, terms: &Terms, condition: TermId) -> Option<bool> {
        if let Some(truth) = self.truths.get(&condition) {
            return Some(*truth);
        }
        match terms.op(condition) {
            Op::Not => self.truths.get(&terms.args(condition)[0]).map(|truth| !truth),
            _ => None,
        }
    }

    /// Bounds of a term, of what is below a constant summand too.
    fn narrow(&mut self, terms: &Terms, term: TermId, bound: Interval) {
        if terms.as_int_const(term).is_some() {
            return;
        }
        let exact = self.unwrapped(terms, term);
        if let Some((inner, offset)) = shifted(terms, exact) {
            let move_by = |bound: Option<i128>| bound.and_then(|b| b.checked_sub(offset));
            self.narrow(terms, inner, Interval { lo: move_by(bound.lo), hi: move_by(bound.hi) });
        }
        let known = self.interval(terms, term);
        let met = meet(known, bound);
        if met != known {
            self.integers.insert(term, met);
        }
    }

    /// The argument of a wrap-around that cannot happen on this path; other terms as they are.
    pub(super) fn unwrapped(&self, terms: &Terms, term: TermId) -> TermId {
        let Op::Wrap(width) = terms.op(term) else { return term };
        let inner = terms.args(term)[0];
        if fits(self.interval(terms, inner), width) { inner } else { term }
    }

    /// The interval of a term on this path.
    pub(super) fn interval(&self, terms: &Terms, term: TermId) -> Interval {
        let term = match terms.op(term) {
            Op::Wrap(width) => {
                let inner = terms.args(term)[0];
                let below = self.sum(terms, inner);
                if fits(below, width) {
                    return self.integers.get(&term).map_or(below, |learned| meet(*learned, below));
                }
                term
            }
            _ => term,
        };
        self.sum(terms, term)
    }

    fn sum(&self, terms: &Terms, term: TermId) -> Interval {
        let known = match self.integers.get(&term) {
            Some(learned) => meet(*learned, terms.interval(term)),
            None => terms.interval(term),
        };
        let zero = Interval { lo: Some(0), hi: Some(0) };
        if self.integers.is_empty() {
            return known;
        }
        if terms.op(term) == Op::Mul {
            return meet(known, self.add(terms, zero, term));
        }
        if terms.op(term) != Op::Add || terms.args(term).len() > MAX_SUMMANDS {
            return known;
        }
        let sum = terms.args(term).iter().fold(zero, |sum, summand| self.add(terms, sum, *summand));
        meet(known, sum)
    }

    fn add(&self, terms: &Terms, sum: Interval, summand: TermId) -> Interval {
        let (factor, value) = scaled(terms, summand);
        let known = self.integers.get(&value).map_or_else(|| terms.interval(value), |learned| meet(*learned, terms.interval(value)));
        let scale = |bound: Option<i128>| bound.and_then(|b| b.checked_mul(factor));
        let (low, high) = if factor >= 0 { (scale(known.lo), scale(known.hi)) } else { (scale(known.hi), scale(known.lo)) };
        let plus = |a: Option<i128>, b: Option<i128>| a.zip(b).and_then(|(a, b)| a.checked_add(b));
        Interval { lo: plus(sum.lo, low), hi: plus(sum.hi, high) }
    }
}

fn fits(interval: Interval, width: Width) -> bool {
    let (min, max) = (width.min(), width.max());
    interval.lo.is_some_and(|low| low >= min) && interval.hi.is_some_and(|high| high <= max)
}

/// `factor * value` of a summand; a plain term has factor 1.
fn scaled(terms: &Terms, summand: TermId) -> (i128, TermId) {
    if terms.op(summand) == Op::Mul
        && let Some(factor) = terms.as_int_const(terms.args(summand)[0]).and_then(|factor| factor.to_i128())
    {
        return (factor, terms.args(summand)[1]);
    }
    (1, summand)
}

/// `inner + offset`, if a sum has that form.
pub(super) fn shifted(terms: &Terms, term: TermId) -> Option<(TermId, i128)> {
    if terms.op(term) != Op::Add {
        return None;
    }
    match terms.args(term) {
        [inner, constant] if terms.as_int_const(*constant).is_some() => Some((*inner, terms.as_int_const(*constant)?.to_i128()?)),
        _ => None,
    }
}

fn meet(a: Interval, b: Interval) -> Interval {
    let tighter = |x: Option<i128>, y: Option<i128>, pick: fn(i128, i128) -> i128| match (x, y) {
        (Some(x), Some(y)) => Some(pick(x, y)),
        (x, y) => x.or(y),
    };
    Interval { lo: tighter(a.lo, b.lo, i128::max), hi: tighter(a.hi, b.hi, i128::min) }
}

impl Bounds {
    /// What is known on both of two paths. Facts from before they parted are shared, and are not looked at.
    pub(super) fn common(a: &Bounds, b: &Bounds) -> Bounds {
        let mut common = a.clone();
        for difference in a.truths.diff(&b.truths) {
            if let DiffItem::Remove(term, _) | DiffItem::Update { old: (term, _), .. } = difference {
                common.truths.remove(term);
            }
        }
        for difference in a.integers.diff(&b.integers) {
            match difference {
                DiffItem::Add(..) => {}
                DiffItem::Remove(term, _) => {
                    common.integers.remove(term);
                }
                DiffItem::Update { old: (term, left), new: (_, right) } => {
                    common.integers.insert(*term, left.hull(*right));
                }
            }
        }
        common
    }
}
