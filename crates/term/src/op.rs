//! Operators of terms.

use crate::{Elem, FKind, Fold, Round, SymbolId, TagSetId, Width};

/// The operator of a term; its arguments are in the arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Op {
    /// A truth value.
    Bool(bool),
    /// An integer that fits 64 bits.
    Int(i64),
    /// A larger integer, by its index in the arena's table.
    Big(u32),
    /// A float, by its bits; there is one NaN.
    F32(u32),
    /// A double, by its bits; there is one NaN.
    F64(u64),
    /// A string constant, by its index in the arena's table.
    Str(u32),
    /// The null reference.
    Null,
    /// An object created during the execution.
    Alloc {
        /// Distinct ids are distinct objects.
        id: u32,
        /// Dynamic type.
        tag: u32,
    },
    /// Application of a symbol.
    App(SymbolId),

    /// Negation.
    Not,
    /// Conjunction of at least two.
    And,
    /// Disjunction of at least two.
    Or,
    /// If-then-else, of any sort.
    Ite,
    /// Identity, of any sort; on floats identity of bits with one NaN.
    Eq,

    /// Sum; see `linear` for the normal form.
    Add,
    /// Product of two; a constant factor is first.
    Mul,
    /// Truncating quotient; `x / 0 = 0`.
    Div,
    /// Truncating remainder; `x % 0 = x`.
    Rem,
    /// The value of the machine type congruent to the argument.
    Wrap(Width),
    /// Less than, on integers.
    Lt,
    /// At most, on integers.
    Le,
    /// Bitwise and.
    BitAnd(Width),
    /// Bitwise or.
    BitOr(Width),
    /// Bitwise exclusive or.
    BitXor(Width),
    /// Shift left; the count is masked.
    Shl(Width),
    /// Arithmetic shift right; the count is masked.
    Shr(Width),
    /// Logical shift right; the count is masked.
    Ushr(Width),

    /// IEEE sum, round to nearest even, as all below.
    FAdd(FKind),
    /// IEEE difference.
    FSub(FKind),
    /// IEEE product.
    FMul(FKind),
    /// IEEE quotient.
    FDiv(FKind),
    /// Java `%` on floats (C `fmod`).
    FRem(FKind),
    /// Sign flip.
    FNeg(FKind),
    /// Absolute value.
    FAbs(FKind),
    /// Square root.
    FSqrt(FKind),
    /// Rounding to an integral value.
    FRound(FKind, Round),
    /// IEEE less than.
    FLt,
    /// IEEE at most.
    FLe,
    /// IEEE equality: `-0 == 0`, `NaN != NaN`.
    FEq,
    /// True if the argument is NaN.
    IsNan,
    /// Nearest floating-point number.
    IntToFloat(FKind),
    /// Java's saturating conversion, NaN to 0.
    FloatToInt(Width),
    /// Exact widening.
    F32ToF64,
    /// Rounding to nearest.
    F64ToF32,

    /// Concatenation of at least two.
    StrConcat,
    /// Number of code units.
    StrLen,
    /// Code unit at an index; 0 outside.
    StrAt,
    /// Decimal notation.
    StrOfInt,
    /// String of one code unit.
    StrOfChar,
    /// `(s, begin, end)`; empty where Java throws.
    StrSubstr,
    /// `(s, t, from)` as Java's `indexOf`.
    StrIndexOf,
    /// `(s, t)`: t occurs in s.
    StrContains,
    /// `(s, p)`: s starts with p.
    StrPrefix,
    /// `(s, p)`: s ends with p.
    StrSuffix,

    /// The array with one value everywhere.
    ConstArray(Elem),
    /// `(array, index)`.
    Select,
    /// `(array, index, value)`.
    Store,
    /// The reference is not null and its dynamic type is in the set.
    TagIn(TagSetId),

    /// The sequence without elements.
    SeqEmpty,
    /// The sequence of one element.
    SeqSingleton(Elem),
    /// One sequence after the other.
    SeqConcat,
    /// `(s, lo, hi)`: the elements from `lo` to before `hi`; none unless `0 <= lo <= hi <= length`.
    SeqSub,
    /// The elements in the opposite order.
    SeqReverse,
    /// Number of elements.
    SeqLen,
    /// `(s, index)`: the element of this kind; zero, false or null where there is none.
    SeqGet(Elem),

    /// `(variable, body)`: the body holds for every value of the variable; see `binder`.
    Forall,
    /// `(variable, body)`: the body holds for some value of the variable.
    Exists,
    /// `(variable, lo, hi, body)`: the values of the body for `lo <= variable < hi`, combined.
    Fold(Fold),
}

impl Op {
    /// True if the first argument is a variable bound in the last one.
    pub fn is_binder(self) -> bool {
        matches!(self, Op::Forall | Op::Exists | Op::Fold(_))
    }

    /// True if this is a literal: a value that has exactly this term as its name.
    pub fn is_const(self) -> bool {
        matches!(self, Op::Bool(_) | Op::Int(_) | Op::Big(_) | Op::F32(_) | Op::F64(_) | Op::Str(_) | Op::Null | Op::Alloc { .. })
    }
}
