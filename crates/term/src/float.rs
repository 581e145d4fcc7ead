//! Floating-point operations. Only folding and rules that hold for every bit pattern, NaN and signed zeros included.

use crate::{FKind, Interval, Op, Round, Sort, TermId, Terms, Width};

impl Terms {
    fn fold_or_intern(&mut self, op: Op, sort: Sort, args: &[TermId]) -> TermId {
        self.fold_constants(op, args).unwrap_or_else(|| self.intern(op, sort, args))
    }

    /// IEEE sum.
    pub fn fadd(&mut self, kind: FKind, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::FAdd(kind), kind.sort(), &[a, b])
    }

    /// IEEE difference.
    pub fn fsub(&mut self, kind: FKind, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::FSub(kind), kind.sort(), &[a, b])
    }

    /// IEEE product.
    pub fn fmul(&mut self, kind: FKind, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::FMul(kind), kind.sort(), &[a, b])
    }

    /// IEEE quotient.
    pub fn fdiv(&mut self, kind: FKind, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::FDiv(kind), kind.sort(), &[a, b])
    }

    /// Java's `%` on floats: the exact remainder of the truncated quotient.
    pub fn frem(&mut self, kind: FKind, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::FRem(kind), kind.sort(), &[a, b])
    }

    /// Sign flip.
    pub fn fneg(&mut self, kind: FKind, a: TermId) -> TermId {
        match self.op(a) {
            Op::FNeg(_) => self.args(a)[0],
            _ => self.fold_or_intern(Op::FNeg(kind), kind.sort(), &[a]),
        }
    }

    /// Absolute value.
    pub fn fabs(&mut self, kind: FKind, a: TermId) -> TermId {
        match self.op(a) {
            Op::FAbs(_) => a,
            _ => self.fold_or_intern(Op::FAbs(kind), kind.sort(), &[a]),
        }
    }

    /// Square root.
    pub fn fsqrt(&mut self, kind: FKind, a: TermId) -> TermId {
        self.fold_or_intern(Op::FSqrt(kind), kind.sort(), &[a])
    }

    /// Rounding to an integral value.
    pub fn fround(&mut self, kind: FKind, a: TermId, round: Round) -> TermId {
        self.fold_or_intern(Op::FRound(kind, round), kind.sort(), &[a])
    }

    /// IEEE less than.
    pub fn flt(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.fls();
        }
        self.fold_or_intern(Op::FLt, Sort::Bool, &[a, b])
    }

    /// IEEE at most.
    pub fn fle(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.is_number(a);
        }
        self.fold_or_intern(Op::FLe, Sort::Bool, &[a, b])
    }

    /// IEEE equality.
    pub fn feq(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.is_number(a);
        }
        let args = if self.is_const(a) || (b < a && !self.is_const(b)) { [b, a] } else { [a, b] };
        self.fold_or_intern(Op::FEq, Sort::Bool, &args)
    }

    fn is_number(&mut self, a: TermId) -> TermId {
        let nan = self.is_nan(a);
        self.not(nan)
    }

    /// True if `a` is NaN.
    pub fn is_nan(&mut self, a: TermId) -> TermId {
        match self.op(a) {
            Op::IntToFloat(_) => self.fls(),
            Op::FNeg(_) | Op::FAbs(_) | Op::FRound(..) | Op::F32ToF64 | Op::F64ToF32 => {
                let inner = self.args(a)[0];
                self.is_nan(inner)
            }
            _ => self.fold_or_intern(Op::IsNan, Sort::Bool, &[a]),
        }
    }

    /// The nearest floating-point number.
    pub fn int_to_float(&mut self, kind: FKind, a: TermId) -> TermId {
        self.fold_or_intern(Op::IntToFloat(kind), kind.sort(), &[a])
    }

    /// Java's conversion: truncates, saturates, NaN to 0.
    pub fn float_to_int(&mut self, width: Width, a: TermId) -> TermId {
        if let Op::IntToFloat(kind) = self.op(a) {
            let whole = self.args(a)[0];
            let exact: i128 = if kind == FKind::F32 { 1 << 24 } else { 1 << 53 };
            let range = self.interval(whole);
            if range.is_within(Interval::new(-exact, exact)) && range.is_within(Interval::of_width(width)) {
                return whole;
            }
        }
        self.fold_or_intern(Op::FloatToInt(width), Sort::Int, &[a])
    }

    /// Exact widening.
    pub fn f32_to_f64(&mut self, a: TermId) -> TermId {
        self.fold_or_intern(Op::F32ToF64, Sort::F64, &[a])
    }

    /// Rounding to the nearest float.
    pub fn f64_to_f32(&mut self, a: TermId) -> TermId {
        match self.op(a) {
            Op::F32ToF64 => self.args(a)[0],
            _ => self.fold_or_intern(Op::F64ToF32, Sort::F32, &[a]),
        }
    }
}
