//! The semantics of operators on values: the one definition behind constant folding and evaluation.

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};

use crate::value::{ArrayValue, Value};
use crate::{FKind, Op, Round, Terms, Width};

/// The value of an operator applied to values. `None` for symbols, for `TagIn` (which needs an interpretation), and for
/// conversions of integers beyond 64 bits to floats.
pub fn apply(terms: &Terms, op: Op, args: &[Value]) -> Option<Value> {
    constant(terms, op)
        .or_else(|| logical(op, args))
        .or_else(|| integer(op, args))
        .or_else(|| floating(op, args))
        .or_else(|| textual(op, args))
        .or_else(|| array(op, args))
        .or_else(|| sequence(op, args))
}

fn constant(terms: &Terms, op: Op) -> Option<Value> {
    Some(match op {
        Op::Bool(value) => Value::Bool(value),
        Op::Int(value) => Value::Int(value.into()),
        Op::Big(index) => Value::Int(terms.big_at(index).clone()),
        Op::F32(bits) => Value::F32(f32::from_bits(bits)),
        Op::F64(bits) => Value::F64(f64::from_bits(bits)),
        Op::Str(index) => Value::Str(terms.units_at(index).to_vec()),
        Op::Null => Value::Ref(0),
        Op::Alloc { id, .. } => Value::of_alloc(id),
        _ => return None,
    })
}

fn logical(op: Op, args: &[Value]) -> Option<Value> {
    let is = |value: &Value| value.as_bool();
    Some(match op {
        Op::Not => Value::Bool(!is(&args[0])?),
        Op::And => Value::Bool(args.iter().map(is).collect::<Option<Vec<_>>>()?.into_iter().all(|b| b)),
        Op::Or => Value::Bool(args.iter().map(is).collect::<Option<Vec<_>>>()?.into_iter().any(|b| b)),
        Op::Ite => args[if is(&args[0])? { 1 } else { 2 }].clone(),
        Op::Eq => Value::Bool(args[0] == args[1]),
        _ => return None,
    })
}

fn integer(op: Op, args: &[Value]) -> Option<Value> {
    let at = |i: usize| args.get(i).and_then(Value::as_int);
    Some(Value::Int(match op {
        Op::Add => args.iter().map(Value::as_int).collect::<Option<Vec<_>>>()?.into_iter().sum(),
        Op::Mul => at(0)? * at(1)?,
        Op::Div => div(at(0)?, at(1)?),
        Op::Rem => rem(at(0)?, at(1)?),
        Op::Wrap(width) => wrap(width, at(0)?),
        Op::Lt => return Some(Value::Bool(at(0)? < at(1)?)),
        Op::Le => return Some(Value::Bool(at(0)? <= at(1)?)),
        Op::BitAnd(width) => wrap(width, &(at(0)? & at(1)?)),
        Op::BitOr(width) => wrap(width, &(at(0)? | at(1)?)),
        Op::BitXor(width) => wrap(width, &(at(0)? ^ at(1)?)),
        Op::Shl(width) => wrap(width, &(at(0)? << shift_count(width, at(1)?))),
        Op::Shr(width) => wrap(width, &(wrap(width, at(0)?) >> shift_count(width, at(1)?))),
        Op::Ushr(width) => {
            let unsigned = modulo(at(0)?, &BigInt::from(width.modulus()));
            wrap(width, &(unsigned >> shift_count(width, at(1)?)))
        }
        _ => return None,
    }))
}

/// Truncating quotient; 0 if the divisor is 0.
pub(crate) fn div(a: &BigInt, b: &BigInt) -> BigInt {
    if b.is_zero() { BigInt::ZERO } else { a / b }
}

/// Truncating remainder; the dividend if the divisor is 0.
pub(crate) fn rem(a: &BigInt, b: &BigInt) -> BigInt {
    if b.is_zero() { a.clone() } else { a % b }
}

/// The value of the machine type congruent to `a`.
pub(crate) fn wrap(width: Width, a: &BigInt) -> BigInt {
    let min = BigInt::from(width.min());
    modulo(&(a - &min), &BigInt::from(width.modulus())) + min
}

/// The remainder in `0..m`.
fn modulo(a: &BigInt, m: &BigInt) -> BigInt {
    let r = a % m;
    if r.is_negative() { r + m } else { r }
}

/// The low bits of a shift count, as the JVM masks it.
fn shift_count(width: Width, count: &BigInt) -> u32 {
    modulo(count, &BigInt::from(width.bits())).to_u32().expect("less than 64")
}

fn floating(op: Op, args: &[Value]) -> Option<Value> {
    match op {
        Op::FAdd(_) | Op::FSub(_) | Op::FMul(_) | Op::FDiv(_) | Op::FRem(_) => float_binary(op, &args[0], &args[1]),
        Op::FLt | Op::FLe | Op::FEq => float_comparison(op, &args[0], &args[1]),
        Op::FNeg(_) | Op::FAbs(_) | Op::FSqrt(_) | Op::FRound(..) | Op::IsNan => float_unary(op, &args[0]),
        Op::IntToFloat(kind) => int_to_float(kind, args[0].as_int()?),
        Op::FloatToInt(width) => Some(Value::Int(float_to_int(width, &args[0])?)),
        Op::F32ToF64 | Op::F64ToF32 => Some(match args[0] {
            Value::F32(a) => Value::F64(f64::from(a)),
            Value::F64(a) => Value::F32(a as f32),
            _ => return None,
        }),
        _ => None,
    }
}

fn float_binary(op: Op, a: &Value, b: &Value) -> Option<Value> {
    macro_rules! compute {
        ($a:expr, $b:expr) => {
            match op {
                Op::FAdd(_) => $a + $b,
                Op::FSub(_) => $a - $b,
                Op::FMul(_) => $a * $b,
                Op::FDiv(_) => $a / $b,
                Op::FRem(_) => $a % $b,
                _ => return None,
            }
        };
    }
    match (a, b) {
        (Value::F32(a), Value::F32(b)) => Some(Value::F32(compute!(a, b))),
        (Value::F64(a), Value::F64(b)) => Some(Value::F64(compute!(a, b))),
        _ => None,
    }
}

fn float_comparison(op: Op, a: &Value, b: &Value) -> Option<Value> {
    let order = match (a, b) {
        (Value::F32(a), Value::F32(b)) => a.partial_cmp(b),
        (Value::F64(a), Value::F64(b)) => a.partial_cmp(b),
        _ => return None,
    };
    Some(Value::Bool(order.is_some_and(|order| match op {
        Op::FLt => order.is_lt(),
        Op::FLe => order.is_le(),
        _ => order.is_eq(),
    })))
}

fn float_unary(op: Op, a: &Value) -> Option<Value> {
    macro_rules! compute {
        ($a:expr, $wrap:path) => {
            $wrap(match op {
                Op::FNeg(_) => -$a,
                Op::FAbs(_) => $a.abs(),
                Op::FSqrt(_) => $a.sqrt(),
                Op::FRound(_, Round::Floor) => $a.floor(),
                Op::FRound(_, Round::Ceil) => $a.ceil(),
                Op::FRound(_, Round::NearestEven) => $a.round_ties_even(),
                Op::IsNan => return Some(Value::Bool($a.is_nan())),
                _ => return None,
            })
        };
    }
    Some(match a {
        Value::F32(a) => compute!(a, Value::F32),
        Value::F64(a) => compute!(a, Value::F64),
        _ => return None,
    })
}

fn int_to_float(kind: FKind, a: &BigInt) -> Option<Value> {
    let a = a.to_i64()?;
    Some(match kind {
        FKind::F32 => Value::F32(a as f32),
        FKind::F64 => Value::F64(a as f64),
    })
}

/// Rust's casts saturate and send NaN to 0, as Java's do.
fn float_to_int(width: Width, a: &Value) -> Option<BigInt> {
    let wide = match a {
        Value::F32(a) => f64::from(*a),
        Value::F64(a) => *a,
        _ => return None,
    };
    Some(match width {
        Width::I64 => BigInt::from(wide as i64),
        Width::I32 => BigInt::from(wide as i32),
        // Narrower targets go through int, as Java's casts do.
        Width::I8 | Width::I16 | Width::U16 => wrap(width, &BigInt::from(wide as i32)),
    })
}

fn textual(op: Op, args: &[Value]) -> Option<Value> {
    let text = |i: usize| match args.get(i) {
        Some(Value::Str(units)) => Some(units.as_slice()),
        _ => None,
    };
    let number = |i: usize| args.get(i).and_then(Value::as_int);
    Some(match op {
        Op::StrConcat => Value::Str((0..args.len()).map(text).collect::<Option<Vec<_>>>()?.concat()),
        Op::StrLen => Value::Int(text(0)?.len().into()),
        Op::StrAt => Value::Int(number(1)?.to_usize().and_then(|i| text(0)?.get(i).copied()).unwrap_or(0).into()),
        Op::StrOfInt => Value::Str(number(0)?.to_string().encode_utf16().collect()),
        Op::StrOfChar => Value::Str(vec![wrap(Width::U16, number(0)?).to_u16().expect("wrapped to 16 bits")]),
        Op::StrSubstr => Value::Str(substring(text(0)?, number(1)?, number(2)?).to_vec()),
        Op::StrIndexOf => Value::Int(index_of(text(0)?, text(1)?, number(2)?).into()),
        Op::StrContains => Value::Bool(index_of(text(0)?, text(1)?, &BigInt::ZERO) >= 0),
        Op::StrPrefix => Value::Bool(text(0)?.starts_with(text(1)?)),
        Op::StrSuffix => Value::Bool(text(0)?.ends_with(text(1)?)),
        _ => return None,
    })
}

/// From `begin` to before `end`; empty where Java throws.
fn substring<'a>(text: &'a [u16], begin: &BigInt, end: &BigInt) -> &'a [u16] {
    match (begin.to_usize(), end.to_usize()) {
        (Some(begin), Some(end)) => text.get(begin..end).unwrap_or(&[]),
        _ => &[],
    }
}

/// Java's `indexOf`: a negative start counts as 0, one behind the end as the end.
fn index_of(text: &[u16], part: &[u16], from: &BigInt) -> i64 {
    let from = if from.is_negative() { 0 } else { from.to_usize().unwrap_or(usize::MAX).min(text.len()) };
    (from..=text.len()).find(|&i| text[i..].starts_with(part)).map_or(-1, |i| i as i64)
}

fn sequence(op: Op, args: &[Value]) -> Option<Value> {
    Some(match (op, args) {
        (Op::SeqEmpty, []) => Value::Seq(Vec::new()),
        (Op::SeqSingleton(_), [element]) => Value::Seq(vec![element.clone()]),
        (Op::SeqConcat, [Value::Seq(a), Value::Seq(b)]) => Value::Seq([a.as_slice(), b].concat()),
        (Op::SeqSub, [Value::Seq(s), lo, hi]) => {
            let part = lo.as_int()?.to_usize().zip(hi.as_int()?.to_usize()).and_then(|(lo, hi)| s.get(lo..hi));
            Value::Seq(part.unwrap_or(&[]).to_vec())
        }
        (Op::SeqReverse, [Value::Seq(s)]) => Value::Seq(s.iter().rev().cloned().collect()),
        (Op::SeqLen, [Value::Seq(s)]) => Value::Int(s.len().into()),
        (Op::SeqGet(elem), [Value::Seq(s), index]) => {
            let element = index.as_int()?.to_usize().and_then(|i| s.get(i)).filter(|element| element.sort() == elem.sort());
            element.cloned().unwrap_or_else(|| Value::zero(elem.sort()))
        }
        _ => return None,
    })
}

fn array(op: Op, args: &[Value]) -> Option<Value> {
    match (op, args) {
        (Op::ConstArray(_), [default]) => Some(Value::Array(ArrayValue::constant(default.clone()))),
        (Op::Select, [Value::Array(array), index]) => Some(array.get(index.as_int()?).clone()),
        (Op::Store, [Value::Array(array), index, value]) => {
            let mut array = array.clone();
            array.set(index.as_int()?.clone(), value.clone());
            Some(Value::Array(array))
        }
        _ => None,
    }
}
