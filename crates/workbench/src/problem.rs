//! A message for the user with everything a shell needs to show it.

use java::diagnostic::{Diagnostic, Severity};
use java::program::Program;

/// A problem with the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub is_error: bool,
    pub code: &'static str,
    pub message: String,
    /// The place: file name, its text, and the byte range; `None` if the problem is not in a file.
    pub place: Option<Place>,
    pub help: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    pub text: String,
    pub start: usize,
    pub end: usize,
}

impl Problem {
    /// A problem outside any file.
    pub fn general(code: &'static str, message: impl Into<String>, help: Option<String>) -> Self {
        Problem { is_error: true, code, message: message.into(), place: None, help }
    }

    pub(crate) fn of(program: &Program, diagnostic: &Diagnostic) -> Self {
        let file = program.file(diagnostic.span.file);
        Problem {
            is_error: diagnostic.severity == Severity::Error,
            code: diagnostic.code,
            message: diagnostic.message.clone(),
            place: Some(Place {
                file: file.path.clone(),
                text: file.text.to_string(),
                start: diagnostic.span.start as usize,
                end: diagnostic.span.end as usize,
            }),
            help: diagnostic.help.clone(),
        }
    }
}
