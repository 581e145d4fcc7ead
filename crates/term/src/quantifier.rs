//! Quantifiers over one variable: normal forms, negation, instances.

use crate::{Domain, Op, Sort, TermId, Terms};

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
        if !is_restricted {
            return self.bind(op, Sort::Bool, &[variable, body], hint);
        }
        let guard = self.membership(variable, &domain);
        let guarded = if op == Op::Forall { self.implies(guard, body) } else { self.and2(guard, body) };
        self.quantify(op, variable, guarded, hint)
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

    /// Whether a value lies in a domain.
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
