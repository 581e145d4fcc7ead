//! Answers: per obligation and per contract.

use std::fmt;

use java::model::{ClassId, MethodId, Span};
use machine::input::Input;

use crate::detail::Detail;
use crate::infer::InferredClause;
use crate::obligation::Kind;
use crate::reason::Reason;

/// What is known of one obligation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    Proved,
    /// A concrete run shows that it fails.
    Refuted,
    /// Neither.
    Unknown(Reason),
}

/// One obligation with its answer.
#[derive(Clone, Debug)]
pub struct Answered {
    pub kind: Kind,
    pub span: Span,
    pub detail: Detail,
    pub status: Status,
    pub milliseconds: f64,
    /// More than one attempt of the solver was needed.
    pub attempts: u32,
    /// What is left to show, in JML syntax, where it is not proved.
    pub remaining: Option<String>,
    /// The nodes of the tree at which it is not proved.
    pub open_at: Vec<u32>,
    /// Values under which it would fail, where no run is behind them.
    pub candidate: Option<String>,
    /// An independent solver's word on it.
    pub confirmed: Option<solver::Confirmation>,
}

impl Answered {
    /// An answer that nothing more is known of yet.
    pub(crate) fn new(kind: Kind, span: Span, detail: Detail, status: Status) -> Answered {
        Answered {
            kind,
            span,
            detail,
            status,
            milliseconds: 0.0,
            attempts: 0,
            remaining: None,
            open_at: Vec::new(),
            confirmed: None,
            candidate: None,
        }
    }
}

/// A run that violates the contract.
#[derive(Clone, Debug)]
pub struct Counterexample {
    pub input: Input,
    pub kind: Kind,
    pub span: Span,
    pub detail: Detail,
    /// The condition on the input under which it fails, in Java syntax.
    pub condition: Vec<String>,
    pub ending: Ending,
}

/// How a run ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    pub kind: EndingKind,
    /// A location that it changed and must not.
    pub changed: Option<String>,
}

/// How a run ends, apart from what it did on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EndingKind {
    /// With this value in Java syntax, if the method has a result.
    Returns(Option<String>),
    /// With an exception of this class.
    Throws(String),
    /// In another way, said as a predicate: `overflows`.
    Other(String),
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            EndingKind::Returns(None) => f.write_str("returns normally")?,
            EndingKind::Returns(Some(value)) => write!(f, "returns {value}")?,
            EndingKind::Throws(class) => write!(f, "throws {class}")?,
            EndingKind::Other(what) => f.write_str(what)?,
        }
        self.changed.iter().try_for_each(|location| write!(f, " and changes {location}"))
    }
}

/// The answer for a contract.
pub type Verdict = common::verdict::Verdict<(), Reason>;

/// The result of one contract.
#[derive(Clone, Debug)]
pub struct ContractResult {
    pub method: MethodId,
    pub contract: String,
    pub span: Span,
    pub verdict: Verdict,
    pub obligations: Vec<Answered>,
    pub counterexample: Option<Counterexample>,
    /// Invariants that were found, ready to paste as JML: place of the loop and text.
    pub inferred: Vec<(Span, InferredClause)>,
    pub assumptions: Vec<String>,
    /// Methods whose contracts were relied on.
    pub relied: Vec<MethodId>,
    /// The class whose invariants were assumed at the beginning.
    pub uses_invariants_of: Option<ClassId>,
    /// True if invariants are kept, whatever else the method does.
    pub keeps_invariants: bool,
    pub milliseconds: f64,
    pub work: Work,
}

/// What a proof cost, in things that can be counted; searches for runs are not among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    pub nodes: u64,
    pub solver_calls: u64,
    /// Resource units of Z3.
    pub solver_units: u64,
    pub merges: u64,
    pub merge_obligations: u64,
}

impl Work {
    pub fn add(&mut self, other: Work) {
        self.nodes += other.nodes;
        self.solver_calls += other.solver_calls;
        self.solver_units += other.solver_units;
        self.merges += other.merges;
        self.merge_obligations += other.merge_obligations;
    }
}
