//! Abstract programs: `\abstract_statement` and `\abstract_expression` in Java text, and the clauses that describe them (Steinhöfel 2020, §4.1).
//!
//! The Java grammar does not know the two keywords. They are masked by calls of the same length before parsing (`mask`), with a side table, so
//! that positions stay; the calls get declared as native methods. Clauses are read from annotation comments (`clause`, `formula`); their names
//! are those of a relational model and not of Java, so that they are not part of JML's own parser.

pub mod clause;
pub mod formula;
pub mod mask;
pub mod token;

pub use clause::{Behavior, Clause, ClauseKind, Declared, Mode, clauses};
pub use formula::{Exp, ExpKind, Operator, formula};
pub use mask::{Comment, Element, ElementKind, Masked, mask};
pub use token::Wrong;
