//! Concrete values: 16 bytes, `Copy`; references are indices into the heap, 0 is null.

/// A value. Booleans and all integer types are `Int`; integers beyond 64 bits (mathematical mode) live in a side table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    Int(i64),
    Big(u32),
    Float(f32),
    Double(f64),
    Ref(u32),
}

impl Value {
    pub const NULL: Value = Value::Ref(0);

    pub fn of_bool(b: bool) -> Value {
        Value::Int(i64::from(b))
    }

    pub fn as_int(self) -> i64 {
        match self {
            Value::Int(i) => i,
            other => unreachable!("an integer was expected, found {other:?}"),
        }
    }

    pub fn as_ref(self) -> u32 {
        match self {
            Value::Ref(r) => r,
            other => unreachable!("a reference was expected, found {other:?}"),
        }
    }

    pub fn as_float(self) -> f32 {
        match self {
            Value::Float(f) => f,
            other => unreachable!("a float was expected, found {other:?}"),
        }
    }

    pub fn as_double(self) -> f64 {
        match self {
            Value::Double(d) => d,
            other => unreachable!("a double was expected, found {other:?}"),
        }
    }
}
