//! Problems with the user's Java sources.

use java::diagnostic::{Diagnostic, Severity};
use java::model::Span;
use java::program::Program;

pub use common::problem::{Excerpt, Problem};

/// A problem that the Java front end found.
pub(crate) fn problem_of(program: &Program, diagnostic: &Diagnostic) -> Problem {
    Problem {
        is_error: diagnostic.severity == Severity::Error,
        code: diagnostic.code,
        message: diagnostic.message.clone(),
        place: Some(excerpt(program, diagnostic.span)),
        help: diagnostic.help.clone(),
    }
}

/// A place in the sources of a program, as they were written.
pub(crate) fn excerpt(program: &Program, span: Span) -> Excerpt {
    let file = program.file(span.file);
    let text = file.written_text().to_owned();
    Excerpt { file: file.path.clone(), text, start: file.written_offset(span.start), end: file.written_offset(span.end) }
}
