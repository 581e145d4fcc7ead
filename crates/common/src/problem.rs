//! Problems with what a user wrote, with everything that a shell needs to show them.

/// A problem with the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub is_error: bool,
    /// Stable kebab-case name.
    pub code: &'static str,
    pub message: String,
    /// Its place; `None` if the problem is in no text.
    pub place: Option<Excerpt>,
    pub help: Option<String>,
}

/// A range of bytes in a text with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    pub file: String,
    pub text: String,
    pub start: usize,
    pub end: usize,
}

impl Problem {
    /// A problem outside any text.
    pub fn general(code: &'static str, message: impl Into<String>, help: Option<String>) -> Self {
        Problem { is_error: true, code, message: message.into(), place: None, help }
    }

    /// This problem at a place.
    #[must_use]
    pub fn at(self, place: Excerpt) -> Self {
        Problem { place: Some(place), ..self }
    }

    /// This problem as a warning.
    #[must_use]
    pub fn warning(self) -> Self {
        Problem { is_error: false, ..self }
    }

    /// One line: `file:line:column: message`.
    pub fn to_line(&self) -> String {
        let Some(Excerpt { file, text, start, .. }) = &self.place else { return self.message.clone() };
        let before = &text[..(*start).min(text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        format!("{file}:{line}:{column}: {}", self.message)
    }
}

impl Excerpt {
    /// From one line and column to another, both from 1; what lies outside the text is moved to its end.
    pub fn between(file: &str, text: &str, from: (usize, usize), to: (usize, usize)) -> Self {
        let offset = |(line, column): (usize, usize)| {
            let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
            let within = text[start..].chars().take_while(|c| *c != '\n').take(column - 1);
            start + within.map(char::len_utf8).sum::<usize>()
        };
        Excerpt { file: file.to_owned(), text: text.to_owned(), start: offset(from), end: offset(to).max(offset(from)) }
    }
}
