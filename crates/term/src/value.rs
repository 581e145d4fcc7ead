//! Concrete values of terms.

use std::sync::Arc;

use imbl::OrdMap;
use num_bigint::BigInt;

use crate::{Elem, Sort};

/// A concrete value.
#[derive(Clone, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(BigInt),
    /// A float.
    F32(f32),
    /// A double.
    F64(f64),
    /// UTF-16 code units.
    Str(Vec<u16>),
    /// 0 is null, `-(id + 1)` an allocated object, positive numbers are objects of the initial state.
    Ref(i64),
    /// A total map from integers.
    Array(ArrayValue),
    /// A finite sequence.
    Seq(Vec<Value>),
}

/// A map from integers that is constant but for finitely many entries. Invariant: no entry equals the default. Copies share
/// what they hold, also after a change: evaluation passes arrays around, and models differ from each other in an element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrayValue {
    default: Arc<Value>,
    entries: OrdMap<BigInt, Value>,
}

impl Value {
    /// The value of 0 bits: false, 0, empty, null.
    pub fn zero(sort: Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::Int => Value::Int(BigInt::ZERO),
            Sort::F32 => Value::F32(0.0),
            Sort::F64 => Value::F64(0.0),
            Sort::Str => Value::Str(Vec::new()),
            Sort::Ref => Value::Ref(0),
            Sort::Array(elem) => Value::Array(ArrayValue::constant(Value::zero(elem.sort()))),
            Sort::Seq => Value::Seq(Vec::new()),
        }
    }

    /// The reference value of an allocated object.
    pub fn of_alloc(id: u32) -> Value {
        Value::Ref(-(i64::from(id) + 1))
    }

    /// The integer, if it is one.
    pub fn as_int(&self) -> Option<&BigInt> {
        if let Value::Int(value) = self { Some(value) } else { None }
    }

    /// The truth value, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        if let Value::Bool(value) = self { Some(*value) } else { None }
    }

    /// The sort of the value; arrays are classified by their default.
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Int(_) => Sort::Int,
            Value::F32(_) => Sort::F32,
            Value::F64(_) => Sort::F64,
            Value::Str(_) => Sort::Str,
            Value::Ref(_) => Sort::Ref,
            Value::Seq(_) => Sort::Seq,
            Value::Array(array) => Sort::Array(match array.default.sort() {
                Sort::Bool => Elem::Bool,
                Sort::F32 => Elem::F32,
                Sort::F64 => Elem::F64,
                Sort::Ref => Elem::Ref,
                Sort::Int | Sort::Str | Sort::Array(_) | Sort::Seq => Elem::Int,
            }),
        }
    }
}

/// Identity: floats are compared by bits, with one NaN.
impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::F32(a), Value::F32(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Value::F64(a), Value::F64(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Value::Str(a), Value::Str(b)) => a == b,
            (Value::Ref(a), Value::Ref(b)) => a == b,
            (Value::Array(a), Value::Array(b)) => a == b,
            (Value::Seq(a), Value::Seq(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Value {}

impl ArrayValue {
    /// The same value everywhere.
    pub fn constant(default: Value) -> Self {
        ArrayValue { default: Arc::new(default), entries: OrdMap::new() }
    }

    /// The value at an index.
    pub fn get(&self, index: &BigInt) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }

    /// Replaces the value at an index.
    pub fn set(&mut self, index: BigInt, value: Value) {
        if value == *self.default {
            self.entries.remove(&index);
        } else {
            self.entries.insert(index, value);
        }
    }

    /// The value of all but the entries.
    pub fn default_value(&self) -> &Value {
        &self.default
    }

    /// The exceptions from the default, by index.
    pub fn entries(&self) -> impl Iterator<Item = (&BigInt, &Value)> {
        self.entries.iter()
    }
}
