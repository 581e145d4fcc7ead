//! Details of obligations: what tells those apart that have the same kind and place.

use std::fmt;

/// A heap location that may have changed: of an arbitrary object or array.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Location {
    Field {
        class: String,
        field: String,
    },
    StaticField {
        class: String,
        field: String,
    },
    /// Of arrays of this type.
    Elements {
        array: String,
    },
}

/// More about an obligation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// Its clause says everything.
    Clause,
    /// Nothing outside of a frame changes at this location.
    Changed(Location),
    /// No object is created.
    Creation,
    ResultNotNull,
    /// An invariant of a parameter or a class that held before.
    IfItHeldBefore {
        of: String,
    },
    /// An invariant of an object that was created.
    OfNew {
        class: String,
    },
    /// An invariant of an arbitrary object that was written to.
    OfAnother {
        class: String,
    },
    /// A precondition of a called method that nobody wrote.
    ImplicitPrecondition {
        method: String,
        condition: String,
    },
    /// The written preconditions of a called method, one per case.
    Precondition {
        method: String,
        cases: Vec<String>,
    },
    /// The measure of a recursive call.
    Measure {
        method: String,
    },
    MayRunForever {
        method: String,
    },
    CallsBackWithoutMeasure {
        method: String,
    },
    NoDecreasesClause,
    /// An invariant or a measure of a loop that was found, in JML syntax.
    Inferred(String),
    /// The precondition of a block.
    Requires,
    /// A way to leave a block.
    LeftBy(&'static str),
    /// What happens that must not.
    Violation(String),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Field { class, field } | Location::StaticField { class, field } => write!(f, "{class}.{field}"),
            Location::Elements { array } => write!(f, "elements of {array}"),
        }
    }
}

/// Nothing for a clause that says everything.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Clause => Ok(()),
            Detail::Changed(location) => location.fmt(f),
            Detail::Creation => f.write_str("an object is created"),
            Detail::ResultNotNull => f.write_str("the result is not null"),
            Detail::IfItHeldBefore { of } => write!(f, "of {of}, if it held before"),
            Detail::OfNew { class } => write!(f, "of a new {class}"),
            Detail::OfAnother { class } => write!(f, "of another {class} that is written to, if it held before"),
            Detail::ImplicitPrecondition { method, condition } => write!(f, "{method}: {condition}"),
            Detail::Precondition { method, cases } => write!(f, "{method} requires {}", cases.join(" || ")),
            Detail::Measure { method } => write!(f, "measured_by of {method}"),
            Detail::MayRunForever { method } => write!(f, "{method} may run forever"),
            Detail::CallsBackWithoutMeasure { method } => write!(f, "{method} calls back without measured_by"),
            Detail::NoDecreasesClause => f.write_str("the loop has no decreases clause"),
            Detail::Inferred(text) | Detail::Violation(text) => f.write_str(text),
            Detail::Requires => f.write_str("requires"),
            Detail::LeftBy(behavior) => write!(f, "left by {behavior}"),
        }
    }
}
