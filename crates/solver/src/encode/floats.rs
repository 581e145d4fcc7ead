//! Floating-point numbers by Z3's theory of them, rounding to nearest even.

use term::{FKind, Op, Round, Sort, TermId, Terms, Width};

use super::{Encoded, Encoder, Mode, Unsupported};
use crate::z3::{Ast, BasicSort, Binary, FpBinary, FpUnary, Rounding, Ternary, Unary};

impl Encoder {
    /// The encoding of a floating-point term; `None` for other terms.
    pub(super) fn floats(&mut self, terms: &Terms, term: TermId, width: u32, args: &[Ast]) -> Result<Option<Ast>, Unsupported> {
        Ok(Some(match terms.op(term) {
            Op::F32(bits) => self.float(f64::from(f32::from_bits(bits)).is_nan(), u64::from(bits), FKind::F32),
            Op::F64(bits) => self.float(f64::from_bits(bits).is_nan(), bits, FKind::F64),
            Op::FAdd(_) => self.float_binary(FpBinary::Add, args),
            Op::FSub(_) => self.float_binary(FpBinary::Sub, args),
            Op::FMul(_) => self.float_binary(FpBinary::Mul, args),
            Op::FDiv(_) => self.float_binary(FpBinary::Div, args),
            Op::FRem(_) => return Err(Unsupported("floating-point remainder")),
            Op::FNeg(_) => self.cx.unary(Unary::FpNeg, args[0]),
            Op::FAbs(_) => self.cx.unary(Unary::FpAbs, args[0]),
            Op::FSqrt(_) => {
                let mode = self.cx.rounding(Rounding::NearestEven);
                self.cx.fp_unary(FpUnary::Sqrt, mode, args[0])
            }
            Op::FRound(_, round) => {
                let mode = self.cx.rounding(rounding(round));
                self.cx.fp_unary(FpUnary::Round, mode, args[0])
            }
            Op::FLt => self.cx.binary(Binary::FpLt, args[0], args[1]),
            Op::FLe => self.cx.binary(Binary::FpLe, args[0], args[1]),
            Op::FEq => self.cx.binary(Binary::FpEq, args[0], args[1]),
            Op::IsNan => self.cx.unary(Unary::FpIsNan, args[0]),
            Op::IntToFloat(kind) => self.nearest(terms, terms.args(term)[0], kind, args[0])?,
            Op::FloatToInt(machine) => self.truncation(terms, machine, terms.args(term)[0], (width, args[0]))?,
            Op::F32ToF64 | Op::F64ToF32 => {
                let mode = self.cx.rounding(Rounding::NearestEven);
                let sort = self.sort(terms.sort(term), 0);
                self.cx.float_of_float(mode, args[0], sort)
            }
            _ => return Ok(None),
        }))
    }

    fn float(&mut self, is_nan: bool, bits: u64, kind: FKind) -> Ast {
        let sort = self.sort(kind.sort(), 0);
        if is_nan {
            return self.cx.nan(sort);
        }
        let width = if kind == FKind::F32 { 32 } else { 64 };
        let bits_sort = self.basic(BasicSort::Bits(width));
        let bits = self.cx.numeral(&bits.to_string(), bits_sort);
        self.cx.float_of_bits(bits, sort)
    }

    fn float_binary(&mut self, op: FpBinary, args: &[Ast]) -> Ast {
        let mode = self.cx.rounding(Rounding::NearestEven);
        self.cx.fp_binary(op, mode, args[0], args[1])
    }

    /// The float nearest to an integer, through the bit-vector of its natural width.
    fn nearest(&mut self, terms: &Terms, whole: TermId, kind: FKind, value: Ast) -> Encoded {
        let (lo, hi) = terms.interval(whole).bounds().ok_or(Unsupported("float of an unbounded integer"))?;
        let signed = match self.mode {
            Mode::Bits => value,
            Mode::Int => self.cx.bits_of_int(super::signed_bits(lo).max(super::signed_bits(hi)), value),
        };
        let mode = self.cx.rounding(Rounding::NearestEven);
        let sort = self.sort(kind.sort(), 0);
        Ok(self.cx.float_of_signed(mode, signed, sort))
    }

    /// Java's conversion: towards zero, NaN to 0, saturating.
    fn truncation(&mut self, terms: &Terms, machine: Width, source: TermId, (width, value): (u32, Ast)) -> Encoded {
        if machine.bits() < 32 {
            return Err(Unsupported("float to a type narrower than int"));
        }
        let bits = machine.bits();
        let kind = if terms.sort(source) == Sort::F32 { FKind::F32 } else { FKind::F64 };
        // 2^31 and 2^63 are exact in both formats; all below truncate into the range.
        let above = -(machine.min() as f64);
        let limit = self.float_value(above, kind);
        let least = self.float_value(-above, kind);
        let mode = self.cx.rounding(Rounding::Zero);
        let mut result = self.cx.signed_of_float(mode, value, bits);
        let min = self.machine_number(machine.min(), bits);
        let is_low = self.cx.binary(Binary::FpLt, value, least);
        result = self.cx.ternary(Ternary::Ite, is_low, min, result);
        let max = self.machine_number(machine.max(), bits);
        let is_high = self.cx.binary(Binary::FpLe, limit, value);
        result = self.cx.ternary(Ternary::Ite, is_high, max, result);
        let zero = self.machine_number(0, bits);
        let is_nan = self.cx.unary(Unary::FpIsNan, value);
        result = self.cx.ternary(Ternary::Ite, is_nan, zero, result);
        Ok(match self.mode {
            Mode::Bits => self.resize(result, bits, width),
            Mode::Int => self.cx.int_of_signed(result),
        })
    }

    fn machine_number(&mut self, value: i128, bits: u32) -> Ast {
        let sort = self.basic(BasicSort::Bits(bits));
        self.cx.numeral(&value.to_string(), sort)
    }

    fn float_value(&mut self, value: f64, kind: FKind) -> Ast {
        let bits = match kind {
            FKind::F32 => u64::from((value as f32).to_bits()),
            FKind::F64 => value.to_bits(),
        };
        self.float(false, bits, kind)
    }
}

fn rounding(round: Round) -> Rounding {
    match round {
        Round::Floor => Rounding::Down,
        Round::Ceil => Rounding::Up,
        Round::NearestEven => Rounding::NearestEven,
    }
}
