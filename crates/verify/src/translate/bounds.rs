//! The values that bound variables take: those of their types, whatever the range of the quantifier says.

use std::collections::BTreeMap;

use term::{Interval, TermId, range_of};

use super::Translator;
use super::quantifier::Bound;

impl Translator<'_> {
    /// Adds the bounds of its type to every integer variable that the conjuncts do not keep inside it. Bounds may name other variables
    /// of the same quantifier; those count only as far as they are known to be inside their types themselves.
    pub(super) fn integer_ranges(&mut self, bound: &[TermId], conjuncts: &mut Vec<TermId>) {
        let typed: Vec<(TermId, Interval)> = bound.iter().filter_map(|variable| Some((*variable, *self.ranges.get(variable)?))).collect();
        let mut known = self.ranges.clone();
        known.extend(typed.iter().map(|(variable, _)| (*variable, Interval::ALL)));
        loop {
            self.learn_from_range(&typed, conjuncts, &mut known);
            let open = typed.iter().find_map(|(variable, ty)| {
                let is = known[variable];
                if is.lo.is_none() { Some((*variable, *ty, true)) } else { is.hi.is_none().then_some((*variable, *ty, false)) }
            });
            let Some((variable, ty, is_low)) = open else { return };
            let end = if is_low { ty.lo } else { ty.hi }.expect("a type of integers is bounded");
            let end = self.terms.big(end.into());
            conjuncts.push(if is_low { self.terms.le(end, variable) } else { self.terms.le(variable, end) });
            let is = known.get_mut(&variable).expect("it is among them");
            if is_low {
                is.lo = ty.lo;
            } else {
                is.hi = ty.hi;
            }
        }
    }

    /// Notes which ends of the variables are inside their types by what is written, until nothing more follows.
    fn learn_from_range(&mut self, typed: &[(TermId, Interval)], conjuncts: &[TermId], known: &mut BTreeMap<TermId, Interval>) {
        loop {
            let before = known.clone();
            for (variable, ty) in typed {
                for conjunct in conjuncts {
                    match self.bound_by(*variable, *conjunct) {
                        Some(Bound::Low(low)) if self.interval_under(low, known).lo >= ty.lo => {
                            known.entry(*variable).and_modify(|is| is.lo = ty.lo);
                        }
                        Some(Bound::High(end)) if self.interval_under(end, known).hi.is_some_and(|end| end <= after(*ty)) => {
                            known.entry(*variable).and_modify(|is| is.hi = ty.hi);
                        }
                        _ => {}
                    }
                }
            }
            if *known == before {
                return;
            }
        }
    }

    /// The values of a term where variables have theirs.
    fn interval_under(&self, term: TermId, known: &BTreeMap<TermId, Interval>) -> Interval {
        if let Some(interval) = known.get(&term) {
            return *interval;
        }
        if !known.keys().any(|variable| self.terms.is_free_in(*variable, term)) {
            return self.terms.interval(term);
        }
        let args = self.terms.args(term).to_vec();
        let bounds: BTreeMap<TermId, Interval> = args.iter().map(|arg| (*arg, self.interval_under(*arg, known))).collect();
        range_of(self.terms, self.terms.op(term), self.terms.sort(term), &args, |arg| {
            bounds.get(&arg).copied().unwrap_or_else(|| self.terms.interval(arg))
        })
    }
}

/// The first integer above those of a type.
fn after(ty: Interval) -> i128 {
    ty.hi.map_or(i128::MAX, |hi| hi + 1)
}
