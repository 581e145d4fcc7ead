//! Messages about the user's input: what is wrong, where, and what to do.

use crate::model::Span;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    Error,
    Warning,
}

/// One message. Rendering with a source excerpt is the shell's work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    /// Stable kebab-case name: `syntax`, `unresolved-name`, `type-mismatch`, …
    pub code: &'static str,
    pub message: String,
    pub span: Span,
    /// What to do about it.
    pub help: Option<String>,
}
