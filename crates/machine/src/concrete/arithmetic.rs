//! Arithmetic on concrete values: what the JVM does, and exact integers for the mathematical mode.

use java::graph::{Binary, Kind, Unary};
use java::model::Prim;
use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::machine::{Concrete, Ints};
use super::value::Value;

impl Concrete {
    pub(super) fn apply_unary(&mut self, op: Unary, operand: Value) -> Value {
        match op {
            Unary::Not => Value::Int(1 - operand.as_int()),
            Unary::Neg(Kind::Float) => Value::Float(-operand.as_float()),
            Unary::Neg(Kind::Double) => Value::Double(-operand.as_double()),
            Unary::Neg(kind) => {
                let zero = Value::Int(0);
                self.integer(Binary::Sub(kind), kind, zero, operand)
            }
            Unary::BitNot(kind) => self.integer(Binary::Xor(kind), kind, operand, Value::Int(-1)),
            Unary::Convert(from, to) => self.convert(from, to, operand),
        }
    }

    pub(super) fn apply_binary(&mut self, op: Binary, lhs: Value, rhs: Value) -> Value {
        match op {
            Binary::Add(kind) | Binary::Sub(kind) | Binary::Mul(kind) | Binary::Div(kind) | Binary::Rem(kind) => match kind {
                Kind::Float => Value::Float(float(op, lhs.as_float(), rhs.as_float())),
                Kind::Double => Value::Double(double(op, lhs.as_double(), rhs.as_double())),
                _ => self.integer(op, kind, lhs, rhs),
            },
            Binary::Shl(kind) | Binary::Shr(kind) | Binary::Ushr(kind) | Binary::And(kind) | Binary::Or(kind) | Binary::Xor(kind) => {
                self.integer(op, kind, lhs, rhs)
            }
            Binary::Lt(kind) => Value::of_bool(match kind {
                Kind::Float => lhs.as_float() < rhs.as_float(),
                Kind::Double => lhs.as_double() < rhs.as_double(),
                _ => self.compare(lhs, rhs).is_lt(),
            }),
            Binary::Le(kind) => Value::of_bool(match kind {
                Kind::Float => lhs.as_float() <= rhs.as_float(),
                Kind::Double => lhs.as_double() <= rhs.as_double(),
                _ => self.compare(lhs, rhs).is_le(),
            }),
            Binary::Eq(kind) => Value::of_bool(match kind {
                Kind::Float => lhs.as_float() == rhs.as_float(),
                Kind::Double => lhs.as_double() == rhs.as_double(),
                Kind::Ref => lhs.as_ref() == rhs.as_ref(),
                _ => self.compare(lhs, rhs).is_eq(),
            }),
        }
    }

    #[inline]
    fn compare(&self, lhs: Value, rhs: Value) -> std::cmp::Ordering {
        match (lhs, rhs) {
            (Value::Int(a), Value::Int(b)) => a.cmp(&b),
            _ => self.to_big(lhs).cmp(&self.to_big(rhs)),
        }
    }

    #[inline]
    fn integer(&mut self, op: Binary, kind: Kind, lhs: Value, rhs: Value) -> Value {
        match (lhs, rhs) {
            (Value::Int(a), Value::Int(b)) if self.ints() != Ints::Math => Value::Int(match kind {
                Kind::Long => long(op, a, b),
                Kind::Bool => boolean(op, a, b),
                _ => i64::from(int(op, a as i32, b as i32)),
            }),
            (Value::Int(a), Value::Int(b)) if kind == Kind::Bool => Value::Int(boolean(op, a, b)),
            _ => {
                let result = mathematical(op, kind, &self.to_big(lhs), &self.to_big(rhs));
                self.of_big(result)
            }
        }
    }

    /// In checked mode: whether the exact result does not fit.
    pub(super) fn overflows(&self, op: Binary, lhs: Value, rhs: Value) -> bool {
        let (Binary::Add(kind) | Binary::Sub(kind) | Binary::Mul(kind) | Binary::Div(kind)) = op else { return false };
        let exact = mathematical(op, kind, &self.to_big(lhs), &self.to_big(rhs));
        if kind == Kind::Long { exact.to_i64().is_none() } else { exact.to_i32().is_none() }
    }

    pub(super) fn to_big(&self, value: Value) -> BigInt {
        match value {
            Value::Int(i) => BigInt::from(i),
            Value::Big(index) => self.big(index).clone(),
            other => unreachable!("an integer was expected, found {other:?}"),
        }
    }

    fn convert(&mut self, from: Prim, to: Prim, operand: Value) -> Value {
        match (from, to) {
            (Prim::Float, Prim::Double) => Value::Double(f64::from(operand.as_float())),
            (Prim::Double, Prim::Float) => Value::Float(operand.as_double() as f32),
            (Prim::Float, Prim::Float) | (Prim::Double, Prim::Double) => operand,
            (Prim::Float, Prim::Long) => Value::Int(operand.as_float() as i64),
            (Prim::Double, Prim::Long) => Value::Int(operand.as_double() as i64),
            (Prim::Float, _) => Value::Int(narrow(i64::from(operand.as_float() as i32), to)),
            (Prim::Double, _) => Value::Int(narrow(i64::from(operand.as_double() as i32), to)),
            (_, Prim::Float) => Value::Float(self.to_big(operand).to_f32_nearest()),
            (_, Prim::Double) => Value::Double(self.to_big(operand).to_f64_nearest()),
            (_, Prim::Int) if self.ints() == Ints::Math => operand,
            (_, Prim::Long) => operand,
            _ => {
                let low = match operand {
                    Value::Int(i) => i,
                    other => low_64_bits(&self.to_big(other)),
                };
                Value::Int(narrow(low, to))
            }
        }
    }
}

/// Rounds to nearest even, as the JVM's i2f, l2f, i2d and l2d do.
trait Nearest {
    fn to_f32_nearest(&self) -> f32;
    fn to_f64_nearest(&self) -> f64;
}

impl Nearest for BigInt {
    fn to_f32_nearest(&self) -> f32 {
        // `as` rounds to nearest even; larger values occur only in mathematical mode.
        self.to_i128().map_or_else(|| self.to_f32().unwrap_or(f32::NAN), |i| i as f32)
    }
    fn to_f64_nearest(&self) -> f64 {
        self.to_i128().map_or_else(|| self.to_f64().unwrap_or(f64::NAN), |i| i as f64)
    }
}

fn low_64_bits(value: &BigInt) -> i64 {
    let modulus = BigInt::from(1) << 64;
    let low: BigInt = ((value % &modulus) + &modulus) % &modulus;
    low.to_u64().expect("reduced modulo 2^64") as i64
}

/// Narrowing to a type of at most 32 bits (JLS 5.1.3).
fn narrow(value: i64, to: Prim) -> i64 {
    match to {
        Prim::Byte => i64::from(value as i8),
        Prim::Short => i64::from(value as i16),
        Prim::Char => i64::from(value as u16),
        Prim::Int => i64::from(value as i32),
        _ => value,
    }
}

#[inline]
fn int(op: Binary, a: i32, b: i32) -> i32 {
    match op {
        Binary::Add(_) => a.wrapping_add(b),
        Binary::Sub(_) => a.wrapping_sub(b),
        Binary::Mul(_) => a.wrapping_mul(b),
        Binary::Div(_) => a.wrapping_div(b),
        Binary::Rem(_) => a.wrapping_rem(b),
        Binary::Shl(_) => a.wrapping_shl(b as u32),
        Binary::Shr(_) => a.wrapping_shr(b as u32),
        Binary::Ushr(_) => (a as u32).wrapping_shr(b as u32) as i32,
        Binary::And(_) => a & b,
        Binary::Or(_) => a | b,
        Binary::Xor(_) => a ^ b,
        Binary::Lt(_) | Binary::Le(_) | Binary::Eq(_) => unreachable!("comparisons are not arithmetic"),
    }
}

#[inline]
fn long(op: Binary, a: i64, b: i64) -> i64 {
    match op {
        Binary::Add(_) => a.wrapping_add(b),
        Binary::Sub(_) => a.wrapping_sub(b),
        Binary::Mul(_) => a.wrapping_mul(b),
        Binary::Div(_) => a.wrapping_div(b),
        Binary::Rem(_) => a.wrapping_rem(b),
        Binary::Shl(_) => a.wrapping_shl(b as u32),
        Binary::Shr(_) => a.wrapping_shr(b as u32),
        Binary::Ushr(_) => (a as u64).wrapping_shr(b as u32) as i64,
        Binary::And(_) => a & b,
        Binary::Or(_) => a | b,
        Binary::Xor(_) => a ^ b,
        Binary::Lt(_) | Binary::Le(_) | Binary::Eq(_) => unreachable!("comparisons are not arithmetic"),
    }
}

fn boolean(op: Binary, a: i64, b: i64) -> i64 {
    match op {
        Binary::And(_) => a & b,
        Binary::Or(_) => a | b,
        Binary::Xor(_) => a ^ b,
        other => unreachable!("{other:?} is not an operator on booleans"),
    }
}

/// Exact arithmetic. Bit operations and shifts have no meaning on unbounded integers: they act on 32 or 64 bits in every mode.
fn mathematical(op: Binary, kind: Kind, a: &BigInt, b: &BigInt) -> BigInt {
    match op {
        Binary::Add(_) => a + b,
        Binary::Sub(_) => a - b,
        Binary::Mul(_) => a * b,
        Binary::Div(_) => a / b,
        Binary::Rem(_) => a % b,
        _ if kind == Kind::Long => BigInt::from(long(op, low_64_bits(a), low_64_bits(b))),
        _ => BigInt::from(int(op, low_64_bits(a) as i32, low_64_bits(b) as i32)),
    }
}

fn float(op: Binary, a: f32, b: f32) -> f32 {
    match op {
        Binary::Add(_) => a + b,
        Binary::Sub(_) => a - b,
        Binary::Mul(_) => a * b,
        Binary::Div(_) => a / b,
        // Rust's `%` on floats is fmod, as Java's.
        Binary::Rem(_) => a % b,
        other => unreachable!("{other:?} is not an operator on floats"),
    }
}

fn double(op: Binary, a: f64, b: f64) -> f64 {
    match op {
        Binary::Add(_) => a + b,
        Binary::Sub(_) => a - b,
        Binary::Mul(_) => a * b,
        Binary::Div(_) => a / b,
        Binary::Rem(_) => a % b,
        other => unreachable!("{other:?} is not an operator on doubles"),
    }
}
