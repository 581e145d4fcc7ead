//! Integers as mathematical integers with explicit wrap-around.

use term::{BigInt, Op, TermId, Terms, Width};

use super::{Encoder, machine_bits};
use crate::z3::{Ast, Binary, Nary, Ternary};

impl Encoder {
    /// The encoding of an arithmetic term; `None` for other terms.
    pub(super) fn arithmetic(&mut self, terms: &Terms, term: TermId, args: &[Ast]) -> Option<Ast> {
        let ids = terms.args(term);
        Some(match terms.op(term) {
            Op::Int(_) | Op::Big(_) => self.literal(&terms.as_int_const(term).unwrap_or_default()),
            Op::Add => self.cx.nary(Nary::Add, args),
            Op::Mul => self.cx.nary(Nary::Mul, args),
            Op::Lt => self.cx.binary(Binary::Lt, args[0], args[1]),
            Op::Le => self.cx.binary(Binary::Le, args[0], args[1]),
            Op::Div => self.truncated(Binary::Div, terms, ids, args),
            Op::Rem => self.truncated(Binary::Mod, terms, ids, args),
            Op::Wrap(width) => self.wrapped(terms, width, ids[0], args[0]),
            Op::BitAnd(_) if mask_bits(terms, ids[1]).is_some() => {
                let modulus = self.number(1 << mask_bits(terms, ids[1]).unwrap_or(0), 0);
                self.cx.binary(Binary::Mod, args[0], modulus)
            }
            Op::BitAnd(width) => self.by_bits(Binary::BvAnd, width, args),
            Op::BitOr(width) => self.by_bits(Binary::BvOr, width, args),
            Op::BitXor(width) => self.by_bits(Binary::BvXor, width, args),
            Op::Shl(width) => self.shifted_by_bits(Binary::BvShl, width, args),
            Op::Shr(width) | Op::Ushr(width) => self.shifted_right(terms, terms.op(term), width, (ids, args)),
            _ => return None,
        })
    }

    fn literal(&mut self, value: &BigInt) -> Ast {
        let sort = self.sort(term::Sort::Int, 0);
        self.cx.numeral(&value.to_string(), sort)
    }

    /// Truncating quotient or remainder by Z3's Euclidean one: both agree on dividends that are not negative, and negating
    /// the dividend negates the result.
    fn truncated(&mut self, op: Binary, terms: &Terms, ids: &[TermId], args: &[Ast]) -> Ast {
        let (a, b) = (args[0], args[1]);
        let positive = self.cx.binary(op, a, b);
        let mut result = positive;
        if !terms.interval(ids[0]).is_non_negative() {
            let zero = self.number(0, 0);
            let minus_a = self.negated(a);
            let mirrored = self.cx.binary(op, minus_a, b);
            let negative = self.negated(mirrored);
            let is_negative = self.cx.binary(Binary::Lt, a, zero);
            result = self.cx.ternary(Ternary::Ite, is_negative, negative, positive);
        }
        if terms.interval(ids[1]).contains(0) {
            let zero = self.number(0, 0);
            let is_zero = self.cx.binary(Binary::Eq, b, zero);
            let otherwise = if op == Binary::Div { zero } else { a };
            result = self.cx.ternary(Ternary::Ite, is_zero, otherwise, result);
        }
        result
    }

    fn negated(&mut self, a: Ast) -> Ast {
        let minus = self.number(-1, 0);
        self.cx.nary(Nary::Mul, &[minus, a])
    }

    /// An if-then-else where at most one turn is possible, else a remainder. (A variable for the number of turns, with linear
    /// constraints, made chains of increments fifty times slower.)
    fn wrapped(&mut self, terms: &Terms, width: Width, inner: TermId, value: Ast) -> Ast {
        let range = terms.interval(inner);
        let (min, max, modulus) = (width.min(), width.max(), width.modulus());
        let is_one_turn = range.bounds().is_some_and(|(lo, hi)| min - modulus <= lo && hi <= max + modulus);
        if !is_one_turn {
            let offset = self.number(-min, 0);
            let shifted = self.cx.nary(Nary::Add, &[value, offset]);
            let modulus = self.number(modulus, 0);
            let residue = self.cx.binary(Binary::Mod, shifted, modulus);
            let back = self.number(min, 0);
            return self.cx.nary(Nary::Add, &[residue, back]);
        }
        let mut result = value;
        if range.lo.is_some_and(|lo| lo < min) {
            let limit = self.number(min, 0);
            let is_low = self.cx.binary(Binary::Lt, value, limit);
            result = self.turned(is_low, value, modulus, result);
        }
        if range.hi.is_some_and(|hi| hi > max) {
            let limit = self.number(max, 0);
            let is_high = self.cx.binary(Binary::Lt, limit, value);
            result = self.turned(is_high, value, -modulus, result);
        }
        result
    }

    fn turned(&mut self, condition: Ast, value: Ast, by: i128, otherwise: Ast) -> Ast {
        let by = self.number(by, 0);
        let turned = self.cx.nary(Nary::Add, &[value, by]);
        self.cx.ternary(Ternary::Ite, condition, turned, otherwise)
    }

    /// Right shifts by a constant are divisions that round down.
    fn shifted_right(&mut self, terms: &Terms, op: Op, width: Width, (ids, args): (&[TermId], &[Ast])) -> Ast {
        let is_logical = matches!(op, Op::Ushr(_));
        let Some(count) = terms.as_i64(ids[1]) else {
            let op = if is_logical { Binary::BvLshr } else { Binary::BvAshr };
            return self.shifted_by_bits(op, width, args);
        };
        let mut value = args[0];
        if is_logical {
            let zero = self.number(0, 0);
            let is_negative = self.cx.binary(Binary::Lt, value, zero);
            value = self.turned(is_negative, value, width.modulus(), value);
        }
        let divisor = self.number(1 << (count & i64::from(width.bits() - 1)), 0);
        self.cx.binary(Binary::Div, value, divisor)
    }

    /// A bit operation through a conversion there and back: complete, but slow.
    fn by_bits(&mut self, op: Binary, width: Width, args: &[Ast]) -> Ast {
        let bits = machine_bits(width);
        let a = self.cx.bits_of_int(bits, args[0]);
        let b = self.cx.bits_of_int(bits, args[1]);
        let result = self.cx.binary(op, a, b);
        self.cx.int_of_signed(result)
    }

    fn shifted_by_bits(&mut self, op: Binary, width: Width, args: &[Ast]) -> Ast {
        let count = self.number(i128::from(width.bits()), 0);
        let masked = self.cx.binary(Binary::Mod, args[1], count);
        self.by_bits(op, width, &[args[0], masked])
    }

    /// True if `0 <= value < limit`.
    pub(super) fn is_between(&mut self, value: Ast, limit: Ast) -> Ast {
        let zero = self.number(0, 0);
        let from = self.cx.binary(Binary::Le, zero, value);
        let to = self.cx.binary(Binary::Lt, value, limit);
        self.cx.nary(Nary::And, &[from, to])
    }

    /// `a - b`.
    pub(super) fn difference(&mut self, a: Ast, b: Ast) -> Ast {
        let minus_b = self.negated(b);
        self.cx.nary(Nary::Add, &[a, minus_b])
    }
}

/// The `k` of a mask `2^k - 1`.
pub(crate) fn mask_bits(terms: &Terms, mask: TermId) -> Option<u32> {
    let mask = terms.as_i128(mask).filter(|mask| *mask >= 0)?;
    ((mask & (mask + 1)) == 0).then(|| (mask + 1).trailing_zeros())
}
