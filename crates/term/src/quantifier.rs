//! Quantifiers over one variable: normal forms, negation, instances.

use num_traits::ToPrimitive;
use rustc_hash::FxHashSet;

use crate::guard::Guard;
use crate::{BigInt, Domain, Interval, Op, Sort, TermId, Terms};

impl Terms {
    /// The body holds for every value in the domain of the variable, a constant made by [`Terms::bound_variable`].
    pub fn forall(&mut self, variable: TermId, body: TermId) -> TermId {
        let hint = self.hint_of_variable(variable);
        self.quantify(Op::Forall, variable, body, &hint)
    }

    /// The body holds for some value in the domain of the variable, a constant made by [`Terms::bound_variable`].
    pub fn exists(&mut self, variable: TermId, body: TermId) -> TermId {
        let hint = self.hint_of_variable(variable);
        self.quantify(Op::Exists, variable, body, &hint)
    }

    /// The body of a quantifier at a value.
    pub fn instantiate(&mut self, quantifier: TermId, value: TermId) -> TermId {
        let [variable, body] = self.args_array(quantifier);
        debug_assert_eq!(self.sort(variable), self.sort(value), "an instance has the sort of the variable");
        self.replaced(body, variable, value)
    }

    pub(crate) fn quantify(&mut self, op: Op, variable: TermId, body: TermId, hint: &str) -> TermId {
        debug_assert_eq!(self.sort(body), Sort::Bool, "the body of a quantifier is a formula");
        if self.sort(variable) == Sort::Bool {
            return self.tried(op, variable, body);
        }
        let over = if op == Op::Forall { Op::And } else { Op::Or };
        if self.op(body) == over {
            let parts: Vec<TermId> = self.args(body).to_vec();
            let parts: Vec<TermId> = parts.into_iter().map(|part| self.quantify(op, variable, part, hint)).collect();
            return if op == Op::Forall { self.and(&parts) } else { self.or(&parts) };
        }
        // The integers of a domain are never none, but there may be no object of a type.
        if !self.is_free_in(variable, body) && (self.sort(variable) != Sort::Ref || !self.is_restricted(variable)) {
            return body;
        }
        let is_restricted = self.is_restricted(variable);
        let symbol = self.symbol_of_variable(variable);
        let domain = self.symbol(symbol).domain.clone();
        let (variable, body) = self.canonical(variable, body);
        let plain = self.bind(op, Sort::Bool, &[variable, body], hint);
        if let Some(narrow) = self.narrowed(plain, &domain) {
            return narrow;
        }
        if !is_restricted {
            return plain;
        }
        let guard = self.guard_beside(plain, &domain);
        if self.as_bool_const(guard) == Some(true) {
            return plain;
        }
        let guarded = if op == Op::Forall { self.implies(guard, body) } else { self.and2(guard, body) };
        self.quantify(op, variable, guarded, hint)
    }

    /// What a domain says beyond the bounds that the body of a quantifier has for its variable anyway.
    fn guard_beside(&mut self, quantifier: TermId, domain: &Domain) -> TermId {
        let variable = self.args(quantifier)[0];
        let Domain::Range(lo, hi) = domain else { return self.membership(variable, domain) };
        let known = self.guarded_interval(quantifier);
        let mut parts = Vec::new();
        if known.lo.is_none_or(|least| BigInt::from(least) < *lo) {
            let lo = self.big(lo.clone());
            parts.push(self.le(lo, variable));
        }
        if known.hi.is_none_or(|most| BigInt::from(most) > *hi) {
            let hi = self.big(hi.clone());
            parts.push(self.le(variable, hi));
        }
        self.and(&parts)
    }

    /// The quantifier with a body that is simpler because of its guard: sums of the variable that cannot overflow within its
    /// bounds need no wrap-around.
    fn narrowed(&mut self, quantifier: TermId, domain: &Domain) -> Option<TermId> {
        let [variable, body] = self.args_array(quantifier);
        if self.sort(variable) != Sort::Int || !self.wraps(variable, body) {
            return None;
        }
        let mut known = self.guarded_interval(quantifier);
        if let Domain::Range(lo, hi) = domain {
            known = known.meet(Interval { lo: lo.to_i128(), hi: hi.to_i128() })?;
        }
        let (lo, hi) = known.bounds()?;
        let narrow = Domain::Range(lo.into(), hi.into());
        let hint = self.hint(quantifier);
        let scratch = self.bound_variable(&hint, Sort::Int, narrow.clone());
        let simpler = self.replaced(body, variable, scratch);
        // The comparisons with the bounds disappeared; the domain brings them back.
        let op = self.op(quantifier);
        let (canonical, simpler) = self.canonical(scratch, simpler);
        if self.wraps(canonical, simpler) && self.n_wraps(canonical, simpler) >= self.n_wraps(variable, body) {
            return None;
        }
        let plain = self.bind(op, Sort::Bool, &[canonical, simpler], &hint);
        let guard = self.guard_beside(plain, &narrow);
        let guarded = if op == Op::Forall { self.implies(guard, simpler) } else { self.and2(guard, simpler) };
        Some(self.quantify(op, canonical, guarded, &hint))
    }

    /// Bounds of the variable where it matters to a quantifier.
    fn guarded_interval(&self, quantifier: TermId) -> Interval {
        let Some(guard) = Guard::of(self, quantifier) else { return Interval::ALL };
        let lo = guard.lower.iter().filter_map(|form| self.interval_of_form(form).lo).max();
        let hi = guard.upper.iter().filter_map(|form| self.interval_of_form(form).hi).min();
        Interval { lo, hi }
    }

    /// True if a wrap-around depends on the variable.
    pub(crate) fn wraps(&self, variable: TermId, body: TermId) -> bool {
        self.n_wraps(variable, body) > 0
    }

    fn n_wraps(&self, variable: TermId, body: TermId) -> usize {
        let mut seen = FxHashSet::default();
        let mut pending = vec![body];
        let mut n_wraps = 0;
        while let Some(term) = pending.pop() {
            if self.is_free_in(variable, term) && seen.insert(term) {
                n_wraps += usize::from(matches!(self.op(term), Op::Wrap(_)));
                pending.extend_from_slice(self.args(term));
            }
        }
        n_wraps
    }

    fn is_restricted(&self, variable: TermId) -> bool {
        self.symbol(self.symbol_of_variable(variable)).domain != Domain::Any
    }

    /// There are two truth values.
    fn tried(&mut self, op: Op, variable: TermId, body: TermId) -> TermId {
        let (yes, no) = (self.tru(), self.fls());
        let (yes, no) = (self.replaced(body, variable, yes), self.replaced(body, variable, no));
        if op == Op::Forall { self.and2(yes, no) } else { self.or2(yes, no) }
    }

    /// True if a value lies in a domain.
    pub fn membership(&mut self, value: TermId, domain: &Domain) -> TermId {
        match domain {
            Domain::Any => self.tru(),
            Domain::Range(lo, hi) => {
                let (lo, hi) = (self.big(lo.clone()), self.big(hi.clone()));
                let (from, to) = (self.le(lo, value), self.le(value, hi));
                self.and2(from, to)
            }
            Domain::Tags { set, nullable } => {
                let has_type = self.tag_in(value, *set);
                if !nullable {
                    return has_type;
                }
                let null = self.null();
                let is_null = self.eq(value, null);
                self.or2(is_null, has_type)
            }
        }
    }

    /// The negation of a quantifier is the other one of the negated body.
    pub(crate) fn not_quantified(&mut self, quantifier: TermId) -> TermId {
        let [variable, body] = self.args_array(quantifier);
        let op = if self.op(quantifier) == Op::Forall { Op::Exists } else { Op::Forall };
        let hint = self.hint(quantifier);
        let negated = self.not_deep(body);
        self.quantify(op, variable, negated, &hint)
    }

    /// Negation pushed through all conjunctions and disjunctions, so that guards stay in sight.
    pub fn not_deep(&mut self, formula: TermId) -> TermId {
        match self.op(formula) {
            op @ (Op::And | Op::Or) => {
                let args = self.args(formula).to_vec();
                let negated: Vec<TermId> = args.into_iter().map(|arg| self.not_deep(arg)).collect();
                if op == Op::And { self.or(&negated) } else { self.and(&negated) }
            }
            _ => self.not(formula),
        }
    }
}
