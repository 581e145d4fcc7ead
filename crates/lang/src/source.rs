//! Texts with names, places in them, and what is wrong there.

use std::rc::Rc;

pub use common::source::{FileId, Span};

/// A text with its name: a definition, a program, or an option of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub name: Rc<str>,
    pub text: Rc<str>,
}

impl Source {
    pub fn new(name: &str, text: &str) -> Self {
        Source { name: name.into(), text: text.into() }
    }
}

/// Something wrong with a user's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub is_error: bool,
    /// Stable kebab-case name.
    pub code: &'static str,
    pub message: String,
    /// The text and the range in it; `None` if the problem is in no text.
    pub place: Option<(Source, usize, usize)>,
    pub help: Option<String>,
}

impl Problem {
    pub fn general(code: &'static str, message: impl Into<String>, help: &str) -> Self {
        let help = (!help.is_empty()).then(|| help.to_owned());
        Problem { is_error: true, code, message: message.into(), place: None, help }
    }

    /// A problem at a range of a text.
    pub fn at(source: &Source, (start, end): (usize, usize), code: &'static str, message: impl Into<String>, help: &str) -> Self {
        Problem { place: Some((source.clone(), start, end)), ..Problem::general(code, message, help) }
    }

    /// The same as a warning.
    #[must_use]
    pub fn warning(self) -> Self {
        Problem { is_error: false, ..self }
    }

    /// One line: `file:line:column: message`.
    pub fn to_line(&self) -> String {
        let Some((source, start, _)) = &self.place else { return self.message.clone() };
        let before = &source.text[..(*start).min(source.text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        format!("{}:{line}:{column}: {}", source.name, self.message)
    }
}
