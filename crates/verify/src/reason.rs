//! Reasons why an obligation or a contract is neither proved nor refuted.

use std::fmt;

use crate::detail::Detail;
use crate::obligation::Kind;

/// Why nothing is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The solver found no proof, or was stopped.
    Solver(solver::Reason),
    /// There are values for which the goal does not follow; nobody knows whether a run has them.
    NotProvable,
    /// An independent solver found the question satisfiable that was said to be unsatisfiable.
    Contradicted,
    /// No input satisfies what is assumed in the beginning.
    Vacuous,
    /// A contract that was relied on has no way to end.
    VacuousContract { name: String, line: usize },
    /// An obligation is open, and no run was found that violates it.
    Open { kind: Kind, detail: Detail },
    /// A budget ended a path.
    Bounded(String),
    /// Some path was not explored.
    NotExhaustive,
    /// Classes of objects came up whose world was not looked at any more.
    ClassesMissing,
}

impl Reason {
    /// Why the solver was stopped from outside, if it was.
    pub fn stopped(&self) -> Option<solver::Stopped> {
        match self {
            Reason::Solver(solver::Reason::Stopped(stopped)) => Some(*stopped),
            _ => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Solver(reason) => reason.fmt(f),
            Reason::NotProvable => f.write_str("not provable from what is known here"),
            Reason::Contradicted => f.write_str("INTERNAL ERROR: an independent solver contradicts the proof; please report this"),
            Reason::Vacuous => f.write_str("vacuous: no input satisfies the precondition and the invariants"),
            Reason::VacuousContract { name, line } => {
                write!(f, "vacuous: the {name}, used in line {line}, contradicts itself or what is known there")
            }
            Reason::Open { kind, detail: Detail::Clause } => write!(f, "not proved; it may be that {}", kind.failure()),
            Reason::Open { kind, detail } => write!(f, "not proved; it may be that {} ({detail})", kind.failure()),
            Reason::Bounded(limit) => write!(f, "bounded: {limit}"),
            Reason::NotExhaustive => f.write_str("bounded: not every path was explored"),
            Reason::ClassesMissing => f.write_str("stopped before all classes of objects were known"),
        }
    }
}
