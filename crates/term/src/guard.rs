//! Which values of a bound variable matter to a quantifier, as far as linear comparisons in its body say it.
//!
//! To `forall x. lo <= x && x < hi ==> p` only values from `lo` to `hi - 1` matter; the comparisons may stand in an inner
//! quantifier of the same kind, and inner variables are eliminated (`i < j && j < n` leaves `i < n - 1`).

use crate::linear::Linear;
use crate::{Op, Sort, TermId, Terms};

/// More constraints are not combined; quantifiers that people write have few.
const MAX_CONSTRAINTS: usize = 40;

/// Bounds that every value that matters respects; no bound contains the variable.
pub(crate) struct Guard {
    /// Each is at most the variable.
    pub(crate) lower: Vec<Linear>,
    /// Each is at least the variable.
    pub(crate) upper: Vec<Linear>,
}

impl Guard {
    pub(crate) fn of(terms: &Terms, quantifier: TermId) -> Option<Guard> {
        let (variable, body) = terms.binder(quantifier)?;
        let mut collected = Collected { terms, op: terms.op(quantifier), constraints: Vec::new(), inner: Vec::new() };
        collected.body(body);
        let inner = collected.inner;
        let mut constraints = collected.constraints;
        for &y in &inner {
            constraints = eliminated(terms, constraints, y);
        }
        let mut guard = Guard { lower: Vec::new(), upper: Vec::new() };
        for form in constraints {
            guard.add(terms, form, variable);
        }
        Some(guard)
    }

    /// Takes a constraint `form <= 0` in as a bound, if the variable occurs in it once, with the coefficient 1 or -1.
    fn add(&mut self, terms: &Terms, mut form: Linear, variable: TermId) {
        let Some(position) = form.monomials.iter().position(|&(term, _)| term == variable) else { return };
        let (_, coefficient) = form.monomials.remove(position);
        if form.monomials.iter().any(|&(term, _)| terms.is_free_in(variable, term)) {
            return;
        }
        match coefficient {
            1 if form.scale(-1).is_some() => self.upper.push(form),
            -1 => self.lower.push(form),
            _ => {}
        }
    }
}

/// The comparisons in the scope of quantifiers of one kind, as constraints `form <= 0`.
struct Collected<'a> {
    terms: &'a Terms,
    op: Op,
    constraints: Vec<Linear>,
    inner: Vec<TermId>,
}

impl Collected<'_> {
    fn body(&mut self, body: TermId) {
        let connective = if self.op == Op::Forall { Op::Or } else { Op::And };
        let parts = if self.terms.op(body) == connective { self.terms.args(body) } else { &[body] };
        for &part in parts {
            if self.terms.op(part) == self.op
                && let Some((variable, inner)) = self.terms.binder(part)
            {
                self.inner.push(variable);
                self.body(inner);
            } else {
                self.literal(part, self.op == Op::Exists);
            }
        }
    }

    /// A comparison that is true, or false, wherever the variables matter.
    fn literal(&mut self, literal: TermId, truth: bool) {
        let args = self.terms.args(literal);
        match (self.terms.op(literal), truth) {
            (Op::Not, _) => self.literal(args[0], !truth),
            (Op::Lt, true) => self.at_most(args[0], args[1], 1),
            (Op::Le, true) => self.at_most(args[0], args[1], 0),
            (Op::Lt, false) => self.at_most(args[1], args[0], 0),
            (Op::Le, false) => self.at_most(args[1], args[0], 1),
            (Op::Eq, true) if self.terms.sort(args[0]) == Sort::Int => {
                self.at_most(args[0], args[1], 0);
                self.at_most(args[1], args[0], 0);
            }
            _ => {}
        }
    }

    /// `a + gap <= b`.
    fn at_most(&mut self, a: TermId, b: TermId, gap: i128) {
        if let Some(mut form) = self.terms.difference(a, b)
            && let Some(constant) = form.constant.checked_add(gap)
        {
            form.constant = constant;
            self.constraints.push(form);
        }
    }
}

/// What constraints say without a variable: every pair of opposite signs is added up (Fourier and Motzkin).
fn eliminated(terms: &Terms, constraints: Vec<Linear>, variable: TermId) -> Vec<Linear> {
    let mut kept = Vec::new();
    let (mut positive, mut negative) = (Vec::new(), Vec::new());
    for form in constraints {
        let coefficient = form.monomials.iter().find(|&&(term, _)| term == variable).map_or(0, |&(_, c)| c);
        let is_hidden = form.monomials.iter().any(|&(term, _)| term != variable && terms.is_free_in(variable, term));
        match coefficient {
            _ if is_hidden => {}
            0 => kept.push(form),
            1.. => positive.push((coefficient, form)),
            _ => negative.push((-coefficient, form)),
        }
    }
    for (a, upper) in &positive {
        for (b, lower) in &negative {
            if kept.len() < MAX_CONSTRAINTS {
                kept.extend(combined(upper, *b, lower, *a));
            }
        }
    }
    kept
}

/// `x * a + y * b`.
fn combined(x: &Linear, a: i128, y: &Linear, b: i128) -> Option<Linear> {
    let (mut sum, mut other) = (x.clone(), y.clone());
    sum.scale(a)?;
    other.scale(b)?;
    sum.monomials.append(&mut other.monomials);
    sum.constant = sum.constant.checked_add(other.constant)?;
    sum.normalise()?;
    Some(sum)
}
