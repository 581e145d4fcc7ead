//! Java operators as terms, in the three readings of integers.

use java::graph::{Binary, Kind, Unary};
use java::model::Prim;
use term::{FKind, TermId, Width};

use super::domain::Symbolic;
use super::path_bounds::shifted;
use crate::concrete::Ints;

impl Symbolic<'_> {
    pub(super) fn apply_unary(&mut self, op: Unary, operand: TermId) -> TermId {
        match op {
            Unary::Not => self.terms.not(operand),
            Unary::Neg(Kind::Float) => self.terms.fneg(FKind::F32, operand),
            Unary::Neg(Kind::Double) => self.terms.fneg(FKind::F64, operand),
            Unary::Neg(kind) => {
                let negated = self.terms.neg(operand);
                self.machine_integer(kind, negated)
            }
            // ~x = -x - 1
            Unary::BitNot(kind) => {
                let operand = self.bits(kind, operand);
                let minus_one = self.terms.int(-1);
                let result = self.terms.sub(minus_one, operand);
                self.terms.wrap(width(kind), result)
            }
            Unary::Convert(from, to) => self.convert(from, to, operand),
        }
    }

    pub(super) fn apply_binary(&mut self, op: Binary, lhs: TermId, rhs: TermId) -> TermId {
        match op {
            Binary::Add(kind) | Binary::Sub(kind) | Binary::Mul(kind) | Binary::Div(kind) | Binary::Rem(kind) => match float_kind(kind) {
                Some(float) => self.float_arithmetic(op, float, lhs, rhs),
                None => {
                    let exact = self.exact(op, lhs, rhs);
                    self.machine_integer(kind, exact)
                }
            },
            Binary::Shl(kind) | Binary::Shr(kind) | Binary::Ushr(kind) => self.shift(op, kind, lhs, rhs),
            Binary::And(Kind::Bool) => self.terms.and2(lhs, rhs),
            Binary::Or(Kind::Bool) => self.terms.or2(lhs, rhs),
            Binary::Xor(Kind::Bool) => {
                let same = self.terms.eq(lhs, rhs);
                self.terms.not(same)
            }
            Binary::And(kind) | Binary::Or(kind) | Binary::Xor(kind) => self.bitwise(op, kind, lhs, rhs),
            Binary::Lt(kind) => match float_kind(kind) {
                Some(_) => self.terms.flt(lhs, rhs),
                None => self.less(lhs, rhs),
            },
            Binary::Le(kind) => match float_kind(kind) {
                Some(_) => self.terms.fle(lhs, rhs),
                None => {
                    let greater = self.less(rhs, lhs);
                    self.terms.not(greater)
                }
            },
            Binary::Eq(kind) => match float_kind(kind) {
                Some(_) => self.terms.feq(lhs, rhs),
                None if matches!(kind, Kind::Int | Kind::Long) => self.same(lhs, rhs),
                None if kind == Kind::Ref => self.same_reference(lhs, rhs),
                None => self.terms.eq(lhs, rhs),
            },
        }
    }

    /// In checked mode: the exact result does not fit.
    pub(super) fn overflow_condition(&mut self, op: Binary, lhs: TermId, rhs: TermId) -> Option<TermId> {
        let (Binary::Add(kind) | Binary::Sub(kind) | Binary::Mul(kind) | Binary::Div(kind)) = op else { return None };
        if self.symbols.ints != Ints::Checked {
            return None;
        }
        let exact = self.exact(op, lhs, rhs);
        let wrapped = self.terms.wrap(width(kind), exact);
        let fits = self.terms.eq(wrapped, exact);
        if self.terms.as_bool_const(fits) == Some(true) {
            return None;
        }
        let (lo, hi) = if kind == Kind::Long { (i64::MIN, i64::MAX) } else { (i64::from(i32::MIN), i64::from(i32::MAX)) };
        let (lo, hi) = (self.terms.int(lo), self.terms.int(hi));
        let below = self.terms.lt(exact, lo);
        let above = self.terms.lt(hi, exact);
        Some(self.terms.or2(below, above))
    }

    fn exact(&mut self, op: Binary, lhs: TermId, rhs: TermId) -> TermId {
        match op {
            Binary::Add(_) => self.terms.add2(lhs, rhs),
            Binary::Sub(_) => self.terms.sub(lhs, rhs),
            Binary::Mul(_) => self.terms.mul(lhs, rhs),
            Binary::Div(_) => self.terms.div(lhs, rhs),
            Binary::Rem(_) => self.terms.rem(lhs, rhs),
            other => unreachable!("{other:?} is not integer arithmetic"),
        }
    }

    /// `lhs < rhs`, decided by the bounds of the path where they suffice.
    pub(super) fn less(&mut self, lhs: TermId, rhs: TermId) -> TermId {
        let (left, right) = (self.state.bounds.interval(self.terms, lhs), self.state.bounds.interval(self.terms, rhs));
        if left.hi.zip(right.lo).is_some_and(|(high, low)| high < low) {
            return self.terms.tru();
        }
        if left.lo.zip(right.hi).is_some_and(|(low, high)| low >= high) {
            return self.terms.fls();
        }
        let (lhs, rhs) = self.isolated(lhs, rhs);
        self.terms.lt(lhs, rhs)
    }

    /// `x + 1` against `5` reads `x` against `4`: a sum that does not wrap on this path is exact, so constants may change sides.
    fn isolated(&mut self, lhs: TermId, rhs: TermId) -> (TermId, TermId) {
        let (left, right) = (self.state.bounds.unwrapped(self.terms, lhs), self.state.bounds.unwrapped(self.terms, rhs));
        if let (Some((inner, offset)), Some(constant)) = (shifted(self.terms, left), self.terms.as_int_const(rhs)) {
            return (inner, self.terms.big(constant - offset));
        }
        if let (Some(constant), Some((inner, offset))) = (self.terms.as_int_const(lhs), shifted(self.terms, right)) {
            return (self.terms.big(constant - offset), inner);
        }
        (lhs, rhs)
    }

    /// `lhs == rhs` on integers, likewise.
    pub(super) fn same(&mut self, lhs: TermId, rhs: TermId) -> TermId {
        let (left, right) = (self.state.bounds.interval(self.terms, lhs), self.state.bounds.interval(self.terms, rhs));
        let apart =
            left.hi.zip(right.lo).is_some_and(|(high, low)| high < low) || right.hi.zip(left.lo).is_some_and(|(high, low)| high < low);
        if apart {
            return self.terms.fls();
        }
        let is_single = |interval: term::Interval| interval.lo.is_some() && interval.lo == interval.hi;
        if is_single(left) && left == right {
            return self.terms.tru();
        }
        let (lhs, rhs) = self.isolated(lhs, rhs);
        self.terms.eq(lhs, rhs)
    }

    /// The value of the machine type: wrapped around, unless integers are mathematical. A value that the path fixes is a constant.
    fn machine_integer(&mut self, kind: Kind, exact: TermId) -> TermId {
        let wrapped = if self.symbols.ints == Ints::Math { exact } else { self.terms.wrap(width(kind), exact) };
        let interval = self.state.bounds.interval(self.terms, wrapped);
        match (interval.lo, interval.hi) {
            (Some(low), Some(high)) if low == high => self.terms.big(low.into()),
            _ if self.symbols.prefers_exact => self.state.bounds.unwrapped(self.terms, wrapped),
            _ => wrapped,
        }
    }

    /// Bit operations and shifts act on 32 or 64 bits in every mode.
    fn bits(&mut self, kind: Kind, value: TermId) -> TermId {
        self.terms.wrap(width(kind), value)
    }

    fn shift(&mut self, op: Binary, kind: Kind, lhs: TermId, rhs: TermId) -> TermId {
        let value = self.bits(kind, lhs);
        let count = self.bits(Kind::Int, rhs);
        match op {
            Binary::Shl(_) => self.terms.shl(width(kind), value, count),
            Binary::Shr(_) => self.terms.shr(width(kind), value, count),
            _ => self.terms.ushr(width(kind), value, count),
        }
    }

    fn bitwise(&mut self, op: Binary, kind: Kind, lhs: TermId, rhs: TermId) -> TermId {
        let (lhs, rhs) = (self.bits(kind, lhs), self.bits(kind, rhs));
        match op {
            Binary::And(_) => self.terms.bit_and(width(kind), lhs, rhs),
            Binary::Or(_) => self.terms.bit_or(width(kind), lhs, rhs),
            _ => self.terms.bit_xor(width(kind), lhs, rhs),
        }
    }

    fn float_arithmetic(&mut self, op: Binary, kind: FKind, lhs: TermId, rhs: TermId) -> TermId {
        match op {
            Binary::Add(_) => self.terms.fadd(kind, lhs, rhs),
            Binary::Sub(_) => self.terms.fsub(kind, lhs, rhs),
            Binary::Mul(_) => self.terms.fmul(kind, lhs, rhs),
            Binary::Div(_) => self.terms.fdiv(kind, lhs, rhs),
            _ => self.terms.frem(kind, lhs, rhs),
        }
    }

    fn convert(&mut self, from: Prim, to: Prim, operand: TermId) -> TermId {
        match (from, to) {
            (Prim::Float, Prim::Double) => self.terms.f32_to_f64(operand),
            (Prim::Double, Prim::Float) => self.terms.f64_to_f32(operand),
            (Prim::Float, Prim::Float) | (Prim::Double, Prim::Double) => operand,
            (Prim::Float | Prim::Double, Prim::Long) => self.terms.float_to_int(Width::I64, operand),
            (Prim::Float | Prim::Double, _) => {
                let int = self.terms.float_to_int(Width::I32, operand);
                self.narrow(to, int)
            }
            (_, Prim::Float) => self.terms.int_to_float(FKind::F32, operand),
            (_, Prim::Double) => self.terms.int_to_float(FKind::F64, operand),
            _ => self.narrow(to, operand),
        }
    }

    /// An integer as a variable of the type holds it.
    pub fn narrow(&mut self, to: Prim, operand: TermId) -> TermId {
        match to {
            Prim::Byte => self.terms.wrap(Width::I8, operand),
            Prim::Short => self.terms.wrap(Width::I16, operand),
            Prim::Char => self.terms.wrap(Width::U16, operand),
            Prim::Int if self.symbols.ints != Ints::Math => self.terms.wrap(Width::I32, operand),
            Prim::Long if self.symbols.ints != Ints::Math => self.terms.wrap(Width::I64, operand),
            _ => operand,
        }
    }
}

fn width(kind: Kind) -> Width {
    if kind == Kind::Long { Width::I64 } else { Width::I32 }
}

fn float_kind(kind: Kind) -> Option<FKind> {
    match kind {
        Kind::Float => Some(FKind::F32),
        Kind::Double => Some(FKind::F64),
        _ => None,
    }
}
