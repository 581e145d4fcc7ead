//! Quantifiers and folds: `\forall`, `\exists`, `\sum`, `\product`, `\num_of`, `\min`, `\max`.

use java::model::{Expr, ExprKind, LocalId, Prim, Span, Ty};
use java::spec::{Quantifier, SpecTy};
use machine::domain::Domain as _;
use num_traits::ToPrimitive as _;
use term::{Domain, Fold, Interval, Op, Sort, Symbol, TermId, Terms};

use super::{Translated, Translator, Unsupported};

/// What a conjunct says of a variable.
pub(super) enum Bound {
    /// The variable is at least this.
    Low(TermId),
    /// The variable is below this.
    High(TermId),
}

impl Translator<'_> {
    pub(super) fn quantified(
        &mut self,
        quantifier: Quantifier,
        variables: &[LocalId],
        range: Option<&Expr>,
        body: &Expr,
        span: Span,
    ) -> Translated {
        let saved = self.now.locals.clone();
        let bound: Vec<TermId> = variables.iter().map(|variable| self.bound(*variable)).collect();
        let before = std::mem::take(&mut self.defined);
        let made = self.quantified_over(quantifier, &bound, variables, range, body, span);
        let inner = std::mem::replace(&mut self.defined, before);
        self.now.locals = saved;
        self.require_everywhere(&bound, inner);
        made
    }

    /// Conditions of definedness that have to hold for all values of variables.
    pub(super) fn require_everywhere(&mut self, bound: &[TermId], conditions: Vec<TermId>) {
        for needed in conditions {
            let needed = self.without_guard(bound, needed);
            let everywhere = bound.iter().rev().fold(needed, |needed, variable| self.terms.forall(*variable, needed));
            self.require(everywhere);
        }
    }

    /// Without a guard that only says that a variable is large or small enough: there are such values, so the rest, which does not
    /// speak of the variable, has to hold. A quantifier without both bounds could not be written out when models are looked for.
    fn without_guard(&mut self, bound: &[TermId], needed: TermId) -> TermId {
        let ([variable], Op::Or) = (bound, self.terms.op(needed)) else { return needed };
        let (open, closed): (Vec<TermId>, Vec<TermId>) =
            self.terms.args(needed).to_vec().into_iter().partition(|part| self.terms.is_free_in(*variable, *part));
        match open.as_slice() {
            [guard] if self.bound_by(*variable, *guard).is_some() => self.terms.or(&closed),
            _ => needed,
        }
    }

    fn quantified_over(
        &mut self,
        quantifier: Quantifier,
        bound: &[TermId],
        variables: &[LocalId],
        range: Option<&Expr>,
        body: &Expr,
        span: Span,
    ) -> Translated {
        let mut conjuncts = Vec::new();
        if let Some(range) = range {
            self.range_conjuncts(range, &mut conjuncts)?;
        }
        self.type_range(bound, variables, &mut conjuncts);
        let typed = self.terms.and(&conjuncts);
        let body = self.under(typed, |this| this.value(body))?;
        let is_fold = !matches!(quantifier, Quantifier::Forall | Quantifier::Exists | Quantifier::NumOf);
        if is_fold && self.terms.sort(body) != Sort::Int {
            return Err(Unsupported { what: "a sum, product, minimum or maximum of floating-point numbers".to_owned(), span });
        }
        match quantifier {
            Quantifier::Forall => {
                let inner = self.terms.implies(typed, body);
                Ok(bound.iter().rev().fold(inner, |inner, variable| self.terms.forall(*variable, inner)))
            }
            Quantifier::Exists => {
                let inner = self.terms.and2(typed, body);
                Ok(bound.iter().rev().fold(inner, |inner, variable| self.terms.exists(*variable, inner)))
            }
            Quantifier::NumOf => {
                let (zero, one) = (self.terms.int(0), self.terms.int(1));
                let counted = self.terms.ite(body, one, zero);
                self.fold(Fold::Sum, bound, conjuncts, counted, span)
            }
            Quantifier::Sum => self.fold(Fold::Sum, bound, conjuncts, body, span),
            Quantifier::Product => self.fold(Fold::Product, bound, conjuncts, body, span),
            Quantifier::Min if self.is_interval(bound, &conjuncts) => self.fold(Fold::Min, bound, conjuncts, body, span),
            Quantifier::Max if self.is_interval(bound, &conjuncts) => self.fold(Fold::Max, bound, conjuncts, body, span),
            Quantifier::Min => self.extremum("min", bound, typed, body, span),
            Quantifier::Max => self.extremum("max", bound, typed, body, span),
        }
    }

    /// True if the range is one interval of one variable.
    fn is_interval(&mut self, bound: &[TermId], conjuncts: &[TermId]) -> bool {
        let [variable] = bound else { return false };
        conjuncts.len() == 2 && self.bounds_in(*variable, conjuncts) == (true, true)
    }

    /// A minimum or maximum over any range: the value that is taken somewhere and exceeded nowhere.
    fn extremum(&mut self, name: &str, bound: &[TermId], range: TermId, body: TermId, span: Span) -> Translated {
        let symbol = self.terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
        let value = self.terms.app(symbol, &[]);
        let taken = self.terms.eq(body, value);
        let taken = self.terms.and2(range, taken);
        let bounded = if name == "min" { self.terms.le(value, body) } else { self.terms.le(body, value) };
        let bounded = self.terms.implies(range, bounded);
        let exists = |terms: &mut Terms, inner| bound.iter().rev().fold(inner, |inner, variable| terms.exists(*variable, inner));
        let (taken, nonempty) = (exists(self.terms, taken), exists(self.terms, range));
        let bounded = bound.iter().rev().fold(bounded, |inner, variable| self.terms.forall(*variable, inner));
        let both = self.terms.and2(taken, bounded);
        let fact = self.terms.implies(nonempty, both);
        if !self.terms.is_closed(fact) {
            return Err(Unsupported { what: "a minimum or maximum over a range that is no interval inside a quantifier".to_owned(), span });
        }
        self.terms.attach_fact(value, fact);
        self.require(nonempty);
        Ok(value)
    }

    /// A fresh variable of the specification in the place of a local.
    pub(super) fn bound(&mut self, variable: LocalId) -> TermId {
        let info = &self.scope.locals[variable.index()];
        let (name, ty) = (info.name.clone(), info.ty);
        let sort = match ty {
            Ty::Prim(Prim::Boolean) => Sort::Bool,
            Ty::Prim(Prim::Float) => Sort::F32,
            Ty::Prim(Prim::Double) => Sort::F64,
            Ty::Prim(_) | Ty::Spec(SpecTy::BigInt) => Sort::Int,
            _ => Sort::Ref,
        };
        let term = self.terms.bound_variable(&name, sort, Domain::Any);
        if let Ty::Prim(prim) = ty
            && sort == Sort::Int
            && let Some((low, high)) = self.symbols.range(prim)
        {
            self.ranges.insert(term, Interval { lo: low.to_i128(), hi: high.to_i128() });
        }
        self.bind(variable, term);
        term
    }

    /// The conjuncts of a range as they are written: together they might simplify to something that is no interval any more.
    pub(super) fn range_conjuncts(&mut self, range: &Expr, conjuncts: &mut Vec<TermId>) -> Result<(), Unsupported> {
        if let ExprKind::AndAlso(lhs, rhs) = &range.kind {
            self.range_conjuncts(lhs, conjuncts)?;
            let known = self.terms.and(conjuncts);
            return self.under(known, |this| this.range_conjuncts(rhs, conjuncts));
        }
        let conjunct = self.value(range)?;
        conjuncts.push(conjunct);
        Ok(())
    }

    /// Adds what the types of the variables say: values of the type, objects that exist. Not said again where the range itself
    /// keeps an integer inside its type, because every further bound makes proofs harder.
    pub(super) fn type_range(&mut self, bound: &[TermId], variables: &[LocalId], conjuncts: &mut Vec<TermId>) {
        self.integer_ranges(bound, conjuncts);
        for (term, variable) in bound.iter().zip(variables) {
            let ty = self.scope.locals[variable.index()].ty;
            if matches!(ty, Ty::Class(_) | Ty::Array(..)) {
                conjuncts.push(self.with_machine(|d, world| d.instance_of(world, term, ty)));
                let clock = self.now.state.clock;
                let newer = self.with_machine(|d, _| d.is_newborn(*term, clock));
                conjuncts.push(self.terms.not(newer));
            }
        }
    }

    /// True if some conjunct bounds a variable from below, and from above.
    fn bounds_in(&mut self, variable: TermId, conjuncts: &[TermId]) -> (bool, bool) {
        let (mut low, mut high) = (false, false);
        for conjunct in conjuncts {
            match self.bound_by(variable, *conjunct) {
                Some(Bound::Low(_)) => low = true,
                Some(Bound::High(_)) => high = true,
                None => {}
            }
        }
        (low, high)
    }

    /// Nested folds over intervals; what else the range says guards the innermost value.
    fn fold(&mut self, kind: Fold, bound: &[TermId], range: Vec<TermId>, body: TermId, span: Span) -> Translated {
        let Some((variable, outer)) = bound.split_last() else { return Ok(body) };
        let (mut low, mut high, mut rest) = (None, None, Vec::new());
        let mut outer_range = Vec::new();
        for conjunct in range {
            match self.bound_by(*variable, conjunct) {
                Some(Bound::Low(term)) if low.is_none() => low = Some(term),
                Some(Bound::High(term)) if high.is_none() => high = Some(term),
                _ if self.terms.is_free_in(*variable, conjunct) => rest.push(conjunct),
                _ => outer_range.push(conjunct),
            }
        }
        let (Some(low), Some(high)) = (low, high) else {
            return Err(Unsupported { what: "a sum, product, minimum or maximum over a range that is no interval".to_owned(), span });
        };
        let rest = self.terms.and(&rest);
        let neutral = match kind {
            Fold::Sum => Some(self.terms.int(0)),
            Fold::Product => Some(self.terms.int(1)),
            Fold::Min | Fold::Max => None,
        };
        let body = match (neutral, self.terms.as_bool_const(rest)) {
            (_, Some(true)) => body,
            (Some(neutral), _) => self.terms.ite(rest, body, neutral),
            (None, _) => {
                return Err(Unsupported { what: "a minimum or maximum over a range that is no interval".to_owned(), span });
            }
        };
        let folded = self.terms.fold(kind, *variable, low, high, body);
        if matches!(kind, Fold::Min | Fold::Max) {
            let nonempty = self.terms.lt(low, high);
            self.require(nonempty);
        }
        if outer.is_empty() {
            let outer_range = self.terms.and(&outer_range);
            return Ok(match neutral {
                Some(neutral) => self.terms.ite(outer_range, folded, neutral),
                None => {
                    self.require(outer_range);
                    folded
                }
            });
        }
        self.fold(kind, outer, outer_range, folded, span)
    }

    /// `conjunct` as a bound on the variable, if it is linear in it with factor one.
    pub(super) fn bound_by(&mut self, variable: TermId, conjunct: TermId) -> Option<Bound> {
        let op = self.terms.op(conjunct);
        if !matches!(op, Op::Le | Op::Lt) {
            return None;
        }
        let (left, right) = (self.terms.args(conjunct)[0], self.terms.args(conjunct)[1]);
        // left <= right, that is, 0 <= right - left (less one if strict).
        let mut difference = self.terms.sub(right, left);
        if op == Op::Lt {
            let minus_one = self.terms.int(-1);
            difference = self.terms.add(&[difference, minus_one]);
        }
        let without = self.terms.sub(difference, variable);
        if !self.terms.is_free_in(variable, without) {
            return Some(Bound::Low(self.terms.neg(without)));
        }
        let without = self.terms.add(&[difference, variable]);
        if !self.terms.is_free_in(variable, without) {
            let one = self.terms.int(1);
            return Some(Bound::High(self.terms.add(&[without, one])));
        }
        None
    }
}
