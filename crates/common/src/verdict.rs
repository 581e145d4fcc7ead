//! The answer to a question about all runs of a program.

use crate::source::Span;

/// The answer to a question about all runs of a program. `Violation` shows that the answer is no; `Why` says why there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<Violation = (), Why = String> {
    /// Every run has the property: all of them were explored, and every obligation is discharged.
    Holds,
    /// Some run does not have it; it was replayed.
    Violated(Violation),
    Unknown(Why),
    /// A construct that is not supported, and where it stands if that is known.
    Unsupported(String, Option<Span>),
}

impl<Violation, Why> Verdict<Violation, Why> {
    /// The word for the answer, which depends on the question only for yes and no.
    pub fn word(&self, yes: &'static str, no: &'static str) -> &'static str {
        match self {
            Verdict::Holds => yes,
            Verdict::Violated(_) => no,
            Verdict::Unknown(_) => "unknown",
            Verdict::Unsupported(..) => "unsupported",
        }
    }

    /// True if it is yes or no.
    pub fn is_decided(&self) -> bool {
        matches!(self, Verdict::Holds | Verdict::Violated(_))
    }
}
