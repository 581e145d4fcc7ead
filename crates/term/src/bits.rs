//! Bit operations and shifts on machine integers; operands must be in the range of the width.

use crate::{Interval, Op, TermId, Terms, Width};

impl Terms {
    /// `a & b`.
    pub fn bit_and(&mut self, width: Width, a: TermId, b: TermId) -> TermId {
        let op = Op::BitAnd(width);
        if let Some(folded) = self.fold_constants(op, &[a, b]) {
            return folded;
        }
        let (a, b) = self.mask_last(a, b);
        match self.as_i128(b) {
            _ if a == b => a,
            Some(0) => b,
            Some(-1) => a,
            Some(mask) if self.is_under(a, mask) => a,
            _ => self.int_node(op, &[a, b]),
        }
    }

    /// `a | b`.
    pub fn bit_or(&mut self, width: Width, a: TermId, b: TermId) -> TermId {
        let op = Op::BitOr(width);
        if let Some(folded) = self.fold_constants(op, &[a, b]) {
            return folded;
        }
        let (a, b) = self.mask_last(a, b);
        match self.as_i128(b) {
            _ if a == b => a,
            Some(0) => a,
            Some(-1) => b,
            _ => self.int_node(op, &[a, b]),
        }
    }

    /// `a ^ b`; with -1 it is `~a = -a - 1`.
    pub fn bit_xor(&mut self, width: Width, a: TermId, b: TermId) -> TermId {
        let op = Op::BitXor(width);
        if let Some(folded) = self.fold_constants(op, &[a, b]) {
            return folded;
        }
        let (a, b) = self.mask_last(a, b);
        match self.as_i128(b) {
            _ if a == b => self.int(0),
            Some(0) => a,
            Some(-1) if width.is_signed() => self.sub(b, a),
            _ => self.int_node(op, &[a, b]),
        }
    }

    fn mask_last(&self, a: TermId, b: TermId) -> (TermId, TermId) {
        if self.is_const(a) || (b < a && !self.is_const(b)) { (b, a) } else { (a, b) }
    }

    /// True if `a` is in `0..=mask` and the mask is of the form `2^k - 1`.
    fn is_under(&self, a: TermId, mask: i128) -> bool {
        mask >= 0 && (mask & (mask + 1)) == 0 && self.interval(a).is_within(Interval::new(0, mask))
    }

    /// `a << count`; by a constant it is a wrapped product.
    pub fn shl(&mut self, width: Width, a: TermId, count: TermId) -> TermId {
        let op = Op::Shl(width);
        if let Some(folded) = self.fold_constants(op, &[a, count]) {
            return folded;
        }
        match self.shift_by(width, count) {
            Some(count) => {
                let factor = self.int128(1 << count);
                let product = self.mul(factor, a);
                self.wrap(width, product)
            }
            None => self.int_node(op, &[a, count]),
        }
    }

    /// `a >> count`: division by a power of two, rounding down.
    pub fn shr(&mut self, width: Width, a: TermId, count: TermId) -> TermId {
        self.shift_right(Op::Shr(width), width, a, count)
    }

    /// `a >>> count`.
    pub fn ushr(&mut self, width: Width, a: TermId, count: TermId) -> TermId {
        let op = if self.interval(a).is_non_negative() { Op::Shr(width) } else { Op::Ushr(width) };
        self.shift_right(op, width, a, count)
    }

    fn shift_right(&mut self, op: Op, width: Width, a: TermId, count: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(op, &[a, count]) {
            return folded;
        }
        match self.shift_by(width, count) {
            Some(0) => a,
            Some(masked) => {
                let count = self.int(i64::from(masked));
                self.int_node(op, &[a, count])
            }
            None => self.int_node(op, &[a, count]),
        }
    }

    /// The masked count, if it is a literal.
    fn shift_by(&self, width: Width, count: TermId) -> Option<u32> {
        self.as_i128(count).map(|count| (count & i128::from(width.bits() - 1)) as u32)
    }
}
