//! Hash-consed terms: equal terms have equal ids, so `==` on ids is structural equality.
//!
//! # Values
//! Integers are mathematical; Java's wrap-around is the explicit operator [`Op::Wrap`]. References are `null`, objects
//! allocated during the execution ([`Op::Alloc`]) and objects of the initial state (applications of symbols). Strings are
//! sequences of UTF-16 code units. Every operator is total; `semantics` says what each computes, and both constant
//! folding and [`evaluate`] use that one definition.
//!
//! # Normal forms
//! Constructors fold constants and apply these rules, nothing else:
//!
//! * booleans (`boolean`): flattening, sorting, removal of duplicates and of `true`/`false`, complements; double negation,
//!   negation of a comparison is the opposite comparison, De Morgan on one level; if-then-else with a constant condition,
//!   equal arms, boolean constant arms, negated or repeated condition, shared arm; the common part of two disjuncts is
//!   taken out;
//! * sums (`linear`): like monomials are collected and sorted by id, the constant is last; constants distribute over sums;
//! * wrap-around (`integer`): dropped where the interval lies in one period, inner wraps of at least the same width
//!   are dropped below `+`, `-` and `*`, coefficients are reduced;
//! * comparisons (`compare`): decided by intervals and by the difference of linear parts; constants move to one side, and
//!   common factors are divided out; at the end of an interval a comparison becomes an equation; equations split over
//!   if-then-else with a constant arm, and are decided between null, allocated and initial objects;
//! * bits (`bits`): neutral and absorbing masks, shifts left by a constant are products;
//! * arrays (`array`): a read goes through writes at provably different or equal indices, through constant arrays and
//!   a few levels of if-then-else;
//! * strings (`string`): concatenations are flat, lengths distribute over them;
//! * sequences (`sequence`): concatenations lean to the right, lengths and elements are computed from the parts;
//! * dynamic types (`reference`): decided on null, allocated objects and by the domain of a symbol;
//! * quantifiers (`binder`, `quantifier`): canonical bound variables, so that renaming changes no id; a quantifier without its
//!   variable is its body, truth values are tried, `forall` distributes over `and`, `exists` over `or`, negation is pushed in;
//! * folds (`fold`): empty and short ranges are written out, literal bodies multiplied, a choice that does not depend on the
//!   variable is taken out, and a sum over an array after a write becomes the sum before it and a difference.
#![warn(clippy::disallowed_methods)]

mod arena;
mod array;
mod binder;
mod bits;
mod boolean;
mod build;
mod choice;
mod compare;
mod display;
mod evaluate;
mod expand;
mod float;
mod fold;
mod guard;
mod id;
mod integer;
mod interval;
mod leaves;
mod linear;
mod literal;
mod op;
mod quantifier;
mod range;
mod reference;
mod semantics;
mod sequence;
mod sort;
mod string;
mod substitute;
mod subterms;
mod symbol;
mod valuation;
mod value;

pub use arena::{Checkpoint, Terms};
pub use display::{display, display_conjunction, display_conjuncts, display_whole_conjunction};
pub use evaluate::{Interpretation, Memo, evaluate};
pub use fold::Fold;
pub use id::{SymbolId, TagSetId, TermId};
pub use interval::Interval;
pub use num_bigint::BigInt;
pub use op::Op;
pub use range::range_of;
pub use reference::RefKinds;
pub use semantics::apply;
pub use sort::{Elem, FKind, Round, Sort, Width};
pub use substitute::{replace, substitute};
pub use subterms::{applications, subterms};
pub use symbol::{Allocated, Domain, Notation, Symbol, TagSet};
pub use valuation::{InterpretationPoint, TooMany, Users, Valuation};
pub use value::{ArrayValue, Value};
