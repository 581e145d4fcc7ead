//! Sums as linear forms: `c1*t1 + … + cn*tn + k` with distinct `t`, ascending, nonzero `c`, and `k` last if nonzero.
//!
//! Coefficients are computed in 128 bits. A sum that leaves them stays as the caller wrote it: correct, not normal. A sum of more than `WIDE`
//! summands is one summand of those made from it, so that adding up n values takes n steps and not n²; differences look into it again.

use crate::{Interval, Op, Sort, TermId, Terms};

/// Summands up to which a sum is flattened into another.
const WIDE: usize = 32;

/// A linear form. Invariant: monomials ascend by term, no coefficient is 0, no term is a literal or a normal sum that is not wide.
#[derive(Clone, Default, Debug)]
pub(crate) struct Linear {
    pub(crate) monomials: Vec<(TermId, i128)>,
    pub(crate) constant: i128,
}

impl Linear {
    /// Multiplies by a factor other than 0.
    pub(crate) fn scale(&mut self, factor: i128) -> Option<()> {
        for (_, coefficient) in &mut self.monomials {
            *coefficient = coefficient.checked_mul(factor)?;
        }
        self.constant = self.constant.checked_mul(factor)?;
        Some(())
    }

    /// Sorts, collects like monomials and drops those that cancel.
    pub(crate) fn normalise(&mut self) -> Option<()> {
        self.monomials.sort_unstable_by_key(|&(term, _)| term);
        let mut collected: Vec<(TermId, i128)> = Vec::with_capacity(self.monomials.len());
        for &(term, coefficient) in &self.monomials {
            match collected.last_mut() {
                Some((last, sum)) if *last == term => *sum = sum.checked_add(coefficient)?,
                _ => collected.push((term, coefficient)),
            }
        }
        collected.retain(|&(_, coefficient)| coefficient != 0);
        self.monomials = collected;
        Some(())
    }
}

impl Terms {
    /// Sum of any number of terms.
    pub fn add(&mut self, args: &[TermId]) -> TermId {
        let mut sum = Linear::default();
        let is_small = args.iter().all(|&arg| self.collect(arg, 1, &mut sum).is_some());
        if is_small && sum.normalise().is_some() {
            return self.sum(&sum);
        }
        if let Some(folded) = self.fold_constants(Op::Add, args) {
            return folded;
        }
        self.intern(Op::Add, Sort::Int, args)
    }

    /// Sum of two terms.
    pub fn add2(&mut self, a: TermId, b: TermId) -> TermId {
        self.add(&[a, b])
    }

    /// Difference.
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        let negated = self.neg(b);
        self.add(&[a, negated])
    }

    /// Mathematical negation.
    pub fn neg(&mut self, a: TermId) -> TermId {
        let minus = self.int(-1);
        self.mul(minus, a)
    }

    /// Product.
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(Op::Mul, &[a, b]) {
            return folded;
        }
        let (a, b) = if self.is_const(b) || (b < a && !self.is_const(a)) { (b, a) } else { (a, b) };
        if let Some(factor) = self.as_i128(a) {
            return self.multiple(factor, b).unwrap_or_else(|| self.intern(Op::Mul, Sort::Int, &[a, b]));
        }
        self.product(a, b).unwrap_or_else(|| self.intern(Op::Mul, Sort::Int, &[a, b]))
    }

    /// `factor * b`, distributed over a sum.
    fn multiple(&mut self, factor: i128, b: TermId) -> Option<TermId> {
        if factor == 0 {
            return Some(self.int(0));
        }
        let mut form = self.linear(b)?;
        form.scale(factor)?;
        Some(self.sum(&form))
    }

    /// A product of two terms that are no literals, with constant factors taken out.
    fn product(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (c, x) = self.monomial(a);
        let (d, y) = self.monomial(b);
        if c == 1 && d == 1 {
            return None;
        }
        let factor = c.checked_mul(d)?;
        let core = self.mul(x, y);
        self.multiple(factor, core)
    }

    /// Splits `c*t` into `c` and `t`; other terms have the coefficient 1.
    fn monomial(&self, term: TermId) -> (i128, TermId) {
        if self.op(term) == Op::Mul {
            let [factor, rest] = self.args_array(term);
            if let Some(factor) = self.as_i128(factor) {
                return (factor, rest);
            }
        }
        (1, term)
    }

    /// Adds `factor * term` to the form, which is normal again after `normalise`.
    pub(crate) fn collect(&self, term: TermId, factor: i128, into: &mut Linear) -> Option<()> {
        match self.op(term) {
            Op::Add if !self.is_wide(term) => self.collect_summands(term, factor, into),
            _ => self.collect_monomial(term, factor, into),
        }
    }

    fn is_wide(&self, term: TermId) -> bool {
        self.op(term) == Op::Add && self.args(term).len() > WIDE
    }

    fn collect_summands(&self, sum: TermId, factor: i128, into: &mut Linear) -> Option<()> {
        self.args(sum).iter().try_for_each(|&arg| self.collect_monomial(arg, factor, into))
    }

    fn collect_monomial(&self, term: TermId, factor: i128, into: &mut Linear) -> Option<()> {
        if let Some(value) = self.as_i128(term) {
            into.constant = into.constant.checked_add(value.checked_mul(factor)?)?;
            return Some(());
        }
        if self.is_const(term) {
            return None;
        }
        let (coefficient, base) = self.monomial(term);
        into.monomials.push((base, coefficient.checked_mul(factor)?));
        Some(())
    }

    /// The linear form of a term; `None` if it leaves 128 bits.
    pub(crate) fn linear(&self, term: TermId) -> Option<Linear> {
        let mut form = Linear::default();
        self.collect(term, 1, &mut form)?;
        form.normalise()?;
        Some(form)
    }

    /// The linear form of `a - b`.
    pub(crate) fn difference(&self, a: TermId, b: TermId) -> Option<Linear> {
        let mut form = Linear::default();
        self.collect(a, 1, &mut form)?;
        self.collect(b, -1, &mut form)?;
        form.normalise()?;
        self.look_into_wide(form)
    }

    /// Wide sums that did not cancel as a whole are flattened by one layer.
    fn look_into_wide(&self, form: Linear) -> Option<Linear> {
        if !form.monomials.iter().any(|&(term, _)| self.is_wide(term)) {
            return Some(form);
        }
        let mut flat = Linear { monomials: Vec::new(), constant: form.constant };
        for (term, coefficient) in form.monomials {
            if self.is_wide(term) {
                self.collect_summands(term, coefficient, &mut flat)?;
            } else {
                flat.monomials.push((term, coefficient));
            }
        }
        flat.normalise()?;
        Some(flat)
    }

    /// Bounds of a linear form.
    pub(crate) fn interval_of_form(&self, form: &Linear) -> Interval {
        let monomials = form.monomials.iter();
        monomials.fold(Interval::point(form.constant), |sum, &(term, c)| sum.add(self.interval(term).scale(c)))
    }

    /// The term of a linear form.
    pub(crate) fn sum(&mut self, form: &Linear) -> TermId {
        let mut args: Vec<TermId> = Vec::with_capacity(form.monomials.len() + 1);
        for &(term, coefficient) in &form.monomials {
            args.push(self.scaled(coefficient, term));
        }
        if form.constant != 0 || args.is_empty() {
            args.push(self.int128(form.constant));
        }
        if let [only] = args[..] {
            return only;
        }
        self.intern(Op::Add, Sort::Int, &args)
    }

    fn scaled(&mut self, coefficient: i128, term: TermId) -> TermId {
        if coefficient == 1 {
            return term;
        }
        let factor = self.int128(coefficient);
        self.intern(Op::Mul, Sort::Int, &[factor, term])
    }
}
