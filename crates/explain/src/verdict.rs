//! The words for answers in all reports.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The word for an answer, which depends on the question. Only some of the words are answers to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Of a contract, a refactoring or a model: it holds.
    Proved,
    /// Of a contract, a refactoring or a model: a run violates it, and was replayed.
    Refuted,
    /// Of a program: no run from the entry violates the property.
    Safe,
    /// Of a program: a run does; its input is given and was replayed.
    Error,
    /// Of a method: what is observed does not depend on secrets.
    Secure,
    /// Of a method: two runs show that it does.
    Insecure,
    Unknown,
    Unsupported,
}

impl Verdict {
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Refuted => "refuted",
            Verdict::Safe => "safe",
            Verdict::Error => "error",
            Verdict::Secure => "secure",
            Verdict::Insecure => "insecure",
            Verdict::Unknown => "unknown",
            Verdict::Unsupported => "unsupported",
        }
    }

    /// True if the answer is yes.
    pub fn holds(self) -> bool {
        matches!(self, Verdict::Proved | Verdict::Safe | Verdict::Secure)
    }

    /// True if the answer is no.
    pub fn is_violated(self) -> bool {
        matches!(self, Verdict::Refuted | Verdict::Error | Verdict::Insecure)
    }

    /// 0 for yes, 1 for no, 3 if it is not known.
    pub fn exit_code(self) -> u8 {
        match (self.holds(), self.is_violated()) {
            (true, _) => 0,
            (_, true) => 1,
            _ => 3,
        }
    }
}
