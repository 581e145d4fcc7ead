//! Literals: making them, reading them, and folding operators on them.

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use crate::semantics::apply;
use crate::{FKind, Op, Sort, TermId, Terms, Value};

impl Terms {
    /// True.
    pub fn tru(&mut self) -> TermId {
        self.bool_const(true)
    }

    /// False.
    pub fn fls(&mut self) -> TermId {
        self.bool_const(false)
    }

    /// A truth value.
    pub fn bool_const(&mut self, value: bool) -> TermId {
        self.intern(Op::Bool(value), Sort::Bool, &[])
    }

    /// An integer.
    pub fn int(&mut self, value: i64) -> TermId {
        self.intern(Op::Int(value), Sort::Int, &[])
    }

    /// An integer of any size.
    pub fn big(&mut self, value: BigInt) -> TermId {
        if let Some(small) = value.to_i64() {
            return self.int(small);
        }
        let index = self.intern_big(value);
        self.intern(Op::Big(index), Sort::Int, &[])
    }

    pub(crate) fn int128(&mut self, value: i128) -> TermId {
        match i64::try_from(value) {
            Ok(small) => self.int(small),
            Err(_) => self.big(value.into()),
        }
    }

    /// A float; all NaNs are one.
    pub fn f32(&mut self, value: f32) -> TermId {
        let value = if value.is_nan() { f32::NAN } else { value };
        self.intern(Op::F32(value.to_bits()), Sort::F32, &[])
    }

    /// A double; all NaNs are one.
    pub fn f64(&mut self, value: f64) -> TermId {
        let value = if value.is_nan() { f64::NAN } else { value };
        self.intern(Op::F64(value.to_bits()), Sort::F64, &[])
    }

    /// A constant of a format, rounded to it.
    pub fn float(&mut self, kind: FKind, value: f64) -> TermId {
        match kind {
            FKind::F32 => self.f32(value as f32),
            FKind::F64 => self.f64(value),
        }
    }

    /// A string of UTF-16 code units.
    pub fn str_const(&mut self, units: &[u16]) -> TermId {
        let index = self.intern_units(units);
        self.intern(Op::Str(index), Sort::Str, &[])
    }

    /// The literal of a value; `None` for objects of the initial state and for arrays with entries of those.
    pub fn literal(&mut self, value: &Value) -> Option<TermId> {
        Some(match value {
            Value::Bool(value) => self.bool_const(*value),
            Value::Int(value) => self.big(value.clone()),
            Value::F32(value) => self.f32(*value),
            Value::F64(value) => self.f64(*value),
            Value::Str(units) => self.str_const(units),
            Value::Ref(0) => self.null(),
            Value::Ref(_) | Value::Array(_) | Value::Seq(_) => return None,
        })
    }

    /// The truth value of a literal.
    pub fn as_bool_const(&self, term: TermId) -> Option<bool> {
        if let Op::Bool(value) = self.op(term) { Some(value) } else { None }
    }

    /// The value of an integer literal.
    pub fn as_int_const(&self, term: TermId) -> Option<BigInt> {
        match self.op(term) {
            Op::Int(value) => Some(value.into()),
            Op::Big(index) => Some(self.big_at(index).clone()),
            _ => None,
        }
    }

    /// The value of an integer literal that fits 64 bits.
    pub fn as_i64(&self, term: TermId) -> Option<i64> {
        if let Op::Int(value) = self.op(term) { Some(value) } else { None }
    }

    /// The value of an integer literal that fits 128 bits.
    pub fn as_i128(&self, term: TermId) -> Option<i128> {
        match self.op(term) {
            Op::Int(value) => Some(value.into()),
            Op::Big(index) => self.big_at(index).to_i128(),
            _ => None,
        }
    }

    /// The value of a float literal.
    pub fn as_f32(&self, term: TermId) -> Option<f32> {
        if let Op::F32(bits) = self.op(term) { Some(f32::from_bits(bits)) } else { None }
    }

    /// The value of a double literal.
    pub fn as_f64(&self, term: TermId) -> Option<f64> {
        if let Op::F64(bits) = self.op(term) { Some(f64::from_bits(bits)) } else { None }
    }

    /// The code units of a string literal.
    pub fn as_str_const(&self, term: TermId) -> Option<&[u16]> {
        if let Op::Str(index) = self.op(term) { Some(self.units_at(index)) } else { None }
    }

    /// The result of an operator, as a literal if all arguments are literals.
    pub(crate) fn fold_constants(&mut self, op: Op, args: &[TermId]) -> Option<TermId> {
        if !args.iter().all(|&arg| self.is_const(arg)) {
            return None;
        }
        let values: Option<Vec<Value>> = args.iter().map(|&arg| apply(self, self.op(arg), &[])).collect();
        let result = apply(self, op, &values?)?;
        self.literal(&result)
    }
}
