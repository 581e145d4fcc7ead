//! Quotient, remainder and wrap-around of integers.

use crate::linear::Linear;
use crate::range::range_of;
use crate::{Op, Sort, TermId, Terms, Width};

impl Terms {
    /// An integer operation as it is, unless its bounds leave only one value.
    pub(crate) fn int_node(&mut self, op: Op, args: &[TermId]) -> TermId {
        match range_of(self, op, Sort::Int, args, |arg| self.interval(arg)).as_point() {
            Some(value) => self.int128(value),
            None => self.intern(op, Sort::Int, args),
        }
    }

    /// Truncating quotient, as Java's `/`. Total: `x / 0 = 0`.
    pub fn div(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(Op::Div, &[a, b]) {
            return folded;
        }
        match self.as_i64(b) {
            Some(0) => self.int(0),
            Some(1) => a,
            Some(-1) => self.neg(a),
            _ => self.int_node(Op::Div, &[a, b]),
        }
    }

    /// Truncating remainder, as Java's `%`. Total: `x % 0 = x`.
    pub fn rem(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(Op::Rem, &[a, b]) {
            return folded;
        }
        match self.as_i64(b) {
            Some(0) => return a,
            Some(1 | -1) => return self.int(0),
            _ => {}
        }
        if self.is_small_dividend(a, b) {
            return a;
        }
        // The remainder has the sign of the dividend, whatever the sign of the divisor.
        if let Some(positive) = self.negated(a) {
            let rest = self.rem(positive, b);
            return self.neg(rest);
        }
        if let Some(positive) = self.negated(b) {
            return self.rem(a, positive);
        }
        self.int_node(Op::Rem, &[a, b])
    }

    /// `x` of a product `-1 * x`.
    fn negated(&self, term: TermId) -> Option<TermId> {
        match self.args(term) {
            [factor, x] if self.op(term) == Op::Mul && self.as_i64(*factor) == Some(-1) => Some(*x),
            _ => None,
        }
    }

    /// True if `|a| < |b|` by intervals, so that the remainder is the dividend.
    fn is_small_dividend(&self, a: TermId, b: TermId) -> bool {
        let (Some((lo, hi)), Some(divisor)) = (self.interval(a).bounds(), self.as_i128(b)) else { return false };
        let limit = divisor.saturating_abs();
        -limit < lo && hi < limit
    }

    /// The value of the machine type congruent to `a`.
    pub fn wrap(&mut self, width: Width, a: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(Op::Wrap(width), &[a]) {
            return folded;
        }
        if let Some(done) = self.unwrapped(width, a) {
            return done;
        }
        let reduced = self.reduce(width, a);
        if let Some(done) = self.unwrapped(width, reduced) {
            return done;
        }
        self.fold_constants(Op::Wrap(width), &[reduced]).unwrap_or_else(|| self.intern(Op::Wrap(width), Sort::Int, &[reduced]))
    }

    /// The wrapped value as a plain sum, if the interval lies in one period.
    fn unwrapped(&mut self, width: Width, a: TermId) -> Option<TermId> {
        let turns = self.interval(a).period(width)?;
        if turns == 0 {
            return Some(a);
        }
        let shift = self.int128(turns.checked_mul(-width.modulus())?);
        Some(self.add2(a, shift))
    }

    /// A simpler term congruent modulo the width: inner wraps are dropped, coefficients are reduced.
    fn reduce(&mut self, width: Width, a: TermId) -> TermId {
        let mut current = a;
        // Each round removes a layer of wraps; the bound only guards against long towers.
        for _ in 0..4 {
            let Some(form) = self.linear(current) else { return current };
            let next = self.reduce_form(width, &form);
            if next == current {
                break;
            }
            current = next;
        }
        current
    }

    fn reduce_form(&mut self, width: Width, form: &Linear) -> TermId {
        let constant = signed_residue(width, form.constant);
        let mut parts = vec![self.int128(constant)];
        for &(term, coefficient) in &form.monomials {
            let base = self.reduce_factor(width, term);
            let factor = self.int128(signed_residue(width, coefficient));
            parts.push(self.mul(factor, base));
        }
        self.add(&parts)
    }

    /// Drops wraps of at least the same width from a term or from the factors of a product.
    fn reduce_factor(&mut self, width: Width, term: TermId) -> TermId {
        match self.op(term) {
            Op::Mul => {
                let [a, b] = self.args_array(term);
                let (a, b) = (self.strip(width, a), self.strip(width, b));
                self.mul(a, b)
            }
            _ => self.strip(width, term),
        }
    }

    fn strip(&self, width: Width, term: TermId) -> TermId {
        match self.op(term) {
            Op::Wrap(inner) if inner.bits() >= width.bits() => self.args(term)[0],
            _ => term,
        }
    }
}

/// The congruent number in the signed range of the width, so that `x + 2^32 - 1` reads `x - 1`.
fn signed_residue(width: Width, value: i128) -> i128 {
    let half = width.modulus() / 2;
    // Residue first: the sum below must not overflow.
    (value.rem_euclid(width.modulus()) + half).rem_euclid(width.modulus()) - half
}
