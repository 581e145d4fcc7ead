//! Inputs and outcomes as plain data: what goes into a concrete run and what comes out. Examples, replays and tests all speak this.

use std::fmt;

use java::decimal::{double_text, float_text};
use java::model::{ClassId, Prim, Span, Ty, Utf16};
use num_bigint::BigInt;

use crate::step::Violation;

/// A value of the outside world. Objects are indices into [`Input::objects`].
#[derive(Clone, PartialEq, Debug)]
pub enum Datum {
    Bool(bool),
    /// Any integer type.
    Int(BigInt),
    Float(f32),
    Double(f64),
    Null,
    Object(usize),
}

impl Datum {
    /// The value of a field or element of a type that nobody has written.
    pub fn zero(ty: Ty) -> Datum {
        match ty {
            Ty::Prim(Prim::Boolean) => Datum::Bool(false),
            Ty::Prim(Prim::Float) => Datum::Float(0.0),
            Ty::Prim(Prim::Double) => Datum::Double(0.0),
            Ty::Prim(_) => Datum::Int(BigInt::ZERO),
            _ => Datum::Null,
        }
    }
}

/// As Java writes it; `1` and `1.0` are not the same.
impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Bool(b) => write!(f, "{b}"),
            Datum::Int(i) => write!(f, "{i}"),
            Datum::Float(number) => write!(f, "{}f", float_text(*number)),
            Datum::Double(number) => f.write_str(&double_text(*number)),
            Datum::Null => f.write_str("null"),
            Datum::Object(_) => f.write_str("an object"),
        }
    }
}

/// One object of the initial heap.
#[derive(Clone, PartialEq, Debug)]
pub struct InputObject {
    pub ty: Ty,
    pub content: Content,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Field names with their declaring class, in layout order; fields that do not matter are left out (default value).
    Fields(Vec<(java::model::FieldId, Datum)>),
    /// All elements.
    Elements(Vec<Datum>),
    /// The elements of an array too long to write out: one value nearly everywhere. Primitive elements only.
    Long { length: usize, fill: Datum, entries: Vec<(usize, Datum)> },
    /// A list of the library with these elements.
    Items(Vec<Datum>),
    /// A `StringBuilder` or `StringBuffer` with this text.
    Buffer(Utf16),
    /// A string; `is_literal`: the interned one, as a literal in the program would give.
    Text { text: Utf16, is_literal: bool },
    /// A boxed value; `is_cached`: the object that `valueOf` gives.
    Boxed { value: Datum, is_cached: bool },
    /// A constant of an enum, by ordinal.
    EnumConstant { class: ClassId, ordinal: u32 },
}

/// True if `valueOf` gives everybody the same box of this value (JLS 5.1.7).
pub fn has_shared_box(value: &Datum) -> bool {
    match value {
        Datum::Bool(_) => true,
        Datum::Int(value) => (BigInt::from(-128)..=BigInt::from(127)).contains(value),
        _ => false,
    }
}

/// A complete input of a method: receiver (if any) and arguments, and the heap they point into.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Input {
    pub arguments: Vec<Datum>,
    pub objects: Vec<InputObject>,
    /// Values of primitive static fields when the method is called, where they are not those of class initialisation.
    pub statics: Vec<(java::model::FieldId, Datum)>,
    /// What the run gets when it asks for nondeterministic values, in order; after these, zeros and empty texts.
    pub nondeterministic: Vec<Datum>,
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// `None` for void.
    Returned(Option<Datum>),
    /// An exception left the method: its class, and its message where it is modelled.
    Threw {
        class: ClassId,
        /// Its binary name.
        name: String,
        message: Message,
    },
    Unsupported(String),
    /// Something happened that must not, at this place of the innermost code of the program.
    Violated(Violation, Span),
    /// An assumption of the program does not hold.
    Halted,
    Overflow,
    OutOfFuel,
    /// More objects or output than a run may take.
    OutOfMemory,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The JVM's text is not modelled.
    Opaque,
    None,
    Text(Utf16),
}

/// The result of a concrete run.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    pub outcome: Outcome,
    /// Everything printed.
    pub output: Vec<u16>,
    /// Everything read from the standard input.
    pub typed: Vec<u16>,
    /// Where the program asked for nondeterministic values, in order, and of which type; no type means a text.
    pub asked: Vec<(Span, Option<Prim>)>,
    /// Objects reachable from the result, `Datum::Object` indices point here.
    pub objects: Vec<InputObject>,
    /// Instructions executed (loop heads and calls, for fuel).
    pub steps: u64,
}
