//! Sorts of terms and the machine types that integers wrap around to.

/// The sort of a term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Mathematical integers.
    Int,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// Sequences of UTF-16 code units.
    Str,
    /// Object identities, null included.
    Ref,
    /// Total maps from integers.
    Array(Elem),
    /// Finite sequences of numbers, truth values and references.
    Seq,
}

/// The sort of the elements of an array. Strings are references with content, so there is no string element.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Elem {
    /// Truth values.
    Bool,
    /// Mathematical integers.
    Int,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// Object identities.
    Ref,
}

impl Elem {
    /// The sort of one element.
    pub fn sort(self) -> Sort {
        match self {
            Elem::Bool => Sort::Bool,
            Elem::Int => Sort::Int,
            Elem::F32 => Sort::F32,
            Elem::F64 => Sort::F64,
            Elem::Ref => Sort::Ref,
        }
    }
}

/// A machine integer type: the target of wrap-around.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Width {
    /// Java `byte`.
    I8,
    /// Java `short`.
    I16,
    /// Java `char`.
    U16,
    /// Java `int`.
    I32,
    /// Java `long`.
    I64,
}

impl Width {
    /// Number of bits.
    pub fn bits(self) -> u32 {
        match self {
            Width::I8 => 8,
            Width::I16 | Width::U16 => 16,
            Width::I32 => 32,
            Width::I64 => 64,
        }
    }

    /// True if the type has negative values.
    pub fn is_signed(self) -> bool {
        self != Width::U16
    }

    /// Number of values, `2^bits`.
    pub fn modulus(self) -> i128 {
        1 << self.bits()
    }

    /// Smallest value.
    pub fn min(self) -> i128 {
        if self.is_signed() { -(self.modulus() / 2) } else { 0 }
    }

    /// Largest value.
    pub fn max(self) -> i128 {
        self.min() + self.modulus() - 1
    }
}

/// The two floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FKind {
    /// IEEE binary32, Java `float`.
    F32,
    /// IEEE binary64, Java `double`.
    F64,
}

impl FKind {
    /// The sort of the values of this format.
    pub fn sort(self) -> Sort {
        match self {
            FKind::F32 => Sort::F32,
            FKind::F64 => Sort::F64,
        }
    }
}

/// Rounding of a floating-point number to an integral one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Round {
    /// Towards negative infinity, `Math.floor`.
    Floor,
    /// Towards positive infinity, `Math.ceil`.
    Ceil,
    /// To nearest, ties to even, `Math.rint`.
    NearestEven,
}
