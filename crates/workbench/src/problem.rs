//! A message for the user with everything a shell needs to show it.

use java::diagnostic::{Diagnostic, Severity};
use java::model::Span;
use java::program::Program;

/// A problem with the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub is_error: bool,
    pub code: &'static str,
    pub message: String,
    /// The place: file name, its text, and the byte range; `None` if the problem is not in a file.
    pub place: Option<Excerpt>,
    pub help: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
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

    /// The same problem at a place.
    #[must_use]
    pub fn at(self, place: Excerpt) -> Self {
        Problem { place: Some(place), ..self }
    }

    pub(crate) fn of(program: &Program, diagnostic: &Diagnostic) -> Self {
        Problem {
            is_error: diagnostic.severity == Severity::Error,
            code: diagnostic.code,
            message: diagnostic.message.clone(),
            place: Some(Excerpt::of(program, diagnostic.span)),
            help: diagnostic.help.clone(),
        }
    }
}

impl Excerpt {
    pub(crate) fn of(program: &Program, span: Span) -> Self {
        let file = program.file(span.file);
        let text = file.written_text().to_owned();
        Excerpt { file: file.path.clone(), text, start: file.written_offset(span.start), end: file.written_offset(span.end) }
    }

    /// From one line and column to another, both from 1; what lies outside the text is moved to its end.
    pub(crate) fn between(file: &str, text: &str, from: (usize, usize), to: (usize, usize)) -> Self {
        let offset = |(line, column): (usize, usize)| {
            let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
            let within = text[start..].chars().take_while(|c| *c != '\n').take(column - 1);
            start + within.map(char::len_utf8).sum::<usize>()
        };
        Excerpt { file: file.to_owned(), text: text.to_owned(), start: offset(from), end: offset(to).max(offset(from)) }
    }
}
