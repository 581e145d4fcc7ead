//! Operators on concrete values.

use java::graph::{Binary, Unary};
use java::model::Prim;

use super::Value;

pub(super) fn unary(op: Unary, value: Value) -> Value {
    match (op, value) {
        (Unary::Neg(_), Value::Int(a)) => Value::Int(a.wrapping_neg()),
        (Unary::Neg(_), Value::Long(a)) => Value::Long(a.wrapping_neg()),
        (Unary::Neg(_), Value::Float(a)) => Value::Float(-a),
        (Unary::Neg(_), Value::Double(a)) => Value::Double(-a),
        (Unary::BitNot(_), Value::Int(a)) => Value::Int(!a),
        (Unary::BitNot(_), Value::Long(a)) => Value::Long(!a),
        (Unary::Not, Value::Int(a)) => Value::Int(1 - a),
        (Unary::Convert(_, to), value) => convert(to, value),
        other => panic!("operator on a wrong value: {other:?}"),
    }
}

fn convert(to: Prim, value: Value) -> Value {
    let (whole, real) = match value {
        Value::Int(a) => (i64::from(a), f64::from(a)),
        Value::Long(a) => (a, a as f64),
        Value::Float(a) => (if matches!(to, Prim::Long) { a as i64 } else { i64::from(a as i32) }, f64::from(a)),
        Value::Double(a) => (if matches!(to, Prim::Long) { a as i64 } else { i64::from(a as i32) }, a),
        other => panic!("conversion of {other:?}"),
    };
    match to {
        Prim::Byte => Value::Int(i32::from(whole as i8)),
        Prim::Short => Value::Int(i32::from(whole as i16)),
        Prim::Char => Value::Int(i32::from(whole as u16)),
        Prim::Int => Value::Int(whole as i32),
        Prim::Long => Value::Long(whole),
        // A long is rounded once, not by way of double.
        Prim::Float => Value::Float(if let Value::Long(a) = value { a as f32 } else { real as f32 }),
        Prim::Double => Value::Double(real),
        Prim::Boolean => panic!("conversion to boolean"),
    }
}

pub(super) fn binary(op: Binary, left: Value, right: Value) -> Value {
    match (left, right) {
        (Value::Int(a), Value::Int(b)) => match op {
            Binary::Add(_) => Value::Int(a.wrapping_add(b)),
            Binary::Sub(_) => Value::Int(a.wrapping_sub(b)),
            Binary::Mul(_) => Value::Int(a.wrapping_mul(b)),
            Binary::Div(_) => Value::Int(a.wrapping_div(b)),
            Binary::Rem(_) => Value::Int(a.wrapping_rem(b)),
            Binary::Shl(_) => Value::Int(a.wrapping_shl(b as u32)),
            Binary::Shr(_) => Value::Int(a.wrapping_shr(b as u32)),
            Binary::Ushr(_) => Value::Int((a as u32).wrapping_shr(b as u32) as i32),
            Binary::And(_) => Value::Int(a & b),
            Binary::Or(_) => Value::Int(a | b),
            Binary::Xor(_) => Value::Int(a ^ b),
            Binary::Lt(_) => truth(a < b),
            Binary::Le(_) => truth(a <= b),
            Binary::Eq(_) => truth(a == b),
        },
        (Value::Long(a), Value::Long(b)) => match op {
            Binary::Add(_) => Value::Long(a.wrapping_add(b)),
            Binary::Sub(_) => Value::Long(a.wrapping_sub(b)),
            Binary::Mul(_) => Value::Long(a.wrapping_mul(b)),
            Binary::Div(_) => Value::Long(a.wrapping_div(b)),
            Binary::Rem(_) => Value::Long(a.wrapping_rem(b)),
            Binary::And(_) => Value::Long(a & b),
            Binary::Or(_) => Value::Long(a | b),
            Binary::Xor(_) => Value::Long(a ^ b),
            Binary::Lt(_) => truth(a < b),
            Binary::Le(_) => truth(a <= b),
            Binary::Eq(_) => truth(a == b),
            other => panic!("{other:?} with a long count"),
        },
        (Value::Long(a), Value::Int(b)) => match op {
            Binary::Shl(_) => Value::Long(a.wrapping_shl(b as u32)),
            Binary::Shr(_) => Value::Long(a.wrapping_shr(b as u32)),
            Binary::Ushr(_) => Value::Long((a as u64).wrapping_shr(b as u32) as i64),
            other => panic!("{other:?} on a long and an int"),
        },
        (Value::Float(a), Value::Float(b)) => float(op, a, b).unwrap_or_else(truth),
        (Value::Double(a), Value::Double(b)) => double(op, a, b).unwrap_or_else(truth),
        (Value::Ref(a), Value::Ref(b)) if matches!(op, Binary::Eq(_)) => truth(a == b),
        other => panic!("{op:?} on {other:?}"),
    }
}

fn truth(holds: bool) -> Value {
    Value::Int(i32::from(holds))
}

fn float(op: Binary, a: f32, b: f32) -> Result<Value, bool> {
    match op {
        Binary::Add(_) => Ok(Value::Float(a + b)),
        Binary::Sub(_) => Ok(Value::Float(a - b)),
        Binary::Mul(_) => Ok(Value::Float(a * b)),
        Binary::Div(_) => Ok(Value::Float(a / b)),
        Binary::Rem(_) => Ok(Value::Float(a % b)),
        other => double(other, f64::from(a), f64::from(b)),
    }
}

fn double(op: Binary, a: f64, b: f64) -> Result<Value, bool> {
    match op {
        Binary::Add(_) => Ok(Value::Double(a + b)),
        Binary::Sub(_) => Ok(Value::Double(a - b)),
        Binary::Mul(_) => Ok(Value::Double(a * b)),
        Binary::Div(_) => Ok(Value::Double(a / b)),
        Binary::Rem(_) => Ok(Value::Double(a % b)),
        Binary::Lt(_) => Err(a < b),
        Binary::Le(_) => Err(a <= b),
        Binary::Eq(_) => Err(a == b),
        other => panic!("{other:?} on floating point"),
    }
}
