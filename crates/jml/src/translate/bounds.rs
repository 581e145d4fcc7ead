//! The values that bound variables take: those of their types, whatever the range of the quantifier says.

use std::collections::BTreeMap;

use java::model::{Expr, ExprKind, FieldOrigin, Ty};
use num_traits::ToPrimitive as _;
use term::{Interval, Sort, TermId, range_of};

use super::Translator;
use super::quantifier::Bound;

impl Translator<'_> {
    /// Remembers that a variable or field is inside its type where its term does not show it: `i + 1` after a step of a loop, say.
    pub(super) fn note_type(&mut self, expr: &Expr, value: TermId) {
        let Ty::Prim(prim) = expr.ty else { return };
        let is_variable = match &expr.kind {
            ExprKind::Local(_) => !self.has_arguments,
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                self.world.program.field(*field).spec.origin != FieldOrigin::Model
            }
            _ => false,
        };
        if !is_variable || self.terms.sort(value) != Sort::Int || self.ranges.contains_key(&value) {
            return;
        }
        let Some((low, high)) = self.symbols.range(prim) else { return };
        let ty = Interval { lo: low.to_i128(), hi: high.to_i128() };
        if !self.terms.interval(value).is_within(ty) {
            self.typed.insert(value, ty);
        }
    }

    /// The values of a bound: those that its parts allow, or those of a variable that it differs from by a number only.
    fn interval_of_bound(&mut self, bound: TermId, known: &BTreeMap<TermId, Interval>) -> Interval {
        let mut found = self.interval_under(bound, known);
        for (value, ty) in self.typed.clone() {
            let difference = self.terms.sub(bound, value);
            if let Some(offset) = self.terms.interval(difference).as_point() {
                found = found.meet(ty.add(Interval::point(offset))).unwrap_or(found);
            }
        }
        found
    }

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
                        Some(Bound::Low(low)) if self.interval_of_bound(low, known).lo >= ty.lo => {
                            known.entry(*variable).and_modify(|is| is.lo = ty.lo);
                        }
                        Some(Bound::High(end)) if self.interval_of_bound(end, known).hi.is_some_and(|end| end <= after(*ty)) => {
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
