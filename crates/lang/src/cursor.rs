//! A position in the text of a definition, with the few tokens that declarations need.

use crate::items::end_of_string;
use crate::source::{FileId, Problem, Source, Span};

/// Reads declarations from left to right.
pub struct Cursor<'a> {
    source: &'a Source,
    /// The text without comments.
    text: &'a str,
    file: FileId,
    at: usize,
    end: usize,
    last: Span,
}

impl<'a> Cursor<'a> {
    pub fn new(source: &'a Source, text: &'a str, file: FileId, start: usize, end: usize) -> Self {
        let mut cursor = Cursor { source, text, file, at: start, end, last: Span::new(file, start, start) };
        cursor.skip();
        cursor
    }

    fn skip(&mut self) {
        let rest = &self.text[self.at..self.end];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn advance(&mut self, len: usize) -> Span {
        self.last = Span::new(self.file, self.at, self.at + len);
        self.at += len;
        self.skip();
        self.last
    }

    /// The place of the newest token.
    pub fn last(&self) -> Span {
        self.last
    }

    /// An empty range here.
    pub fn place(&self) -> Span {
        Span::new(self.file, self.at, self.at)
    }

    /// Everything that is left, without trailing space.
    pub fn rest(&self) -> Span {
        let text = self.text[self.at..self.end].trim_end();
        Span::new(self.file, self.at, self.at + text.len())
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.end
    }

    /// Takes this punctuation if it comes next.
    pub fn take(&mut self, punctuation: &str) -> bool {
        let is_next = self.text[self.at..self.end].starts_with(punctuation);
        if is_next {
            self.advance(punctuation.len());
        }
        is_next
    }

    pub fn expect(&mut self, punctuation: &str) -> Result<(), Problem> {
        if self.take(punctuation) { Ok(()) } else { Err(self.wrong(&format!("`{punctuation}` is expected here"))) }
    }

    /// Letters, digits, `-` and `_`.
    pub fn word(&mut self) -> Option<(String, Span)> {
        let rest = &self.text[self.at..self.end];
        let len = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')).unwrap_or(rest.len());
        if len == 0 {
            return None;
        }
        let word = rest[..len].to_owned();
        Some((word, self.advance(len)))
    }

    /// A string literal with its escapes resolved.
    pub fn string(&mut self) -> Result<Option<(String, Span)>, Problem> {
        if !self.text[self.at..self.end].starts_with('"') {
            return Ok(None);
        }
        let end = end_of_string(self.text.as_bytes(), self.at);
        let literal = &self.text[self.at..end];
        let span = Span::new(self.file, self.at, end);
        let text = unescape(literal).ok_or_else(|| self.wrong_at(span, "this string does not end"))?;
        self.advance(literal.len());
        Ok(Some((text, span)))
    }

    /// The text up to and without a closing character.
    pub fn until(&mut self, close: char) -> Result<String, Problem> {
        let rest = &self.text[self.at..self.end];
        let len = rest.find(close).ok_or_else(|| self.wrong(&format!("`{close}` is expected here")))?;
        let text = rest[..len].trim().to_owned();
        self.advance(len + close.len_utf8());
        Ok(text)
    }

    pub fn end(&mut self) -> Result<(), Problem> {
        if self.is_at_end() { Ok(()) } else { Err(self.wrong("this does not belong here")) }
    }

    /// A problem at the next character.
    pub fn wrong(&self, message: &str) -> Problem {
        self.wrong_at(Span::new(self.file, self.at, (self.at + 1).min(self.source.text.len())), message)
    }

    pub fn wrong_at(&self, span: Span, message: &str) -> Problem {
        let help = "syntax Sort ::= \"terminal\" Sort [attributes] | ... > ...";
        self.source.problem((span.start as usize, span.end as usize), "definition-syntax", message, help)
    }
}

/// The content of a string literal; `None` if it does not end.
pub fn unescape(literal: &str) -> Option<String> {
    let inner = literal.strip_prefix('"')?;
    let mut out = String::new();
    let mut chars = inner.chars();
    loop {
        match chars.next()? {
            '"' => return chars.next().is_none().then_some(out),
            '\\' => out.push(match chars.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                other => other,
            }),
            other => out.push(other),
        }
    }
}
