//! The core of the parser: lookahead, error reports, and recovery.

use std::rc::Rc;

use super::token::{Kind, Token, tokens};
use super::words;
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{FileId, Span};
use crate::resolve::ast::Name;
use crate::resolve::near;

/// Nesting beyond this is reported, so that no annotation exhausts the stack.
const MAX_DEPTH: u32 = 150;

/// More errors than this in one place help nobody.
const MAX_ERRORS: usize = 20;

/// The error was reported.
#[derive(Debug)]
pub(crate) struct Reported;

pub(crate) type Parsed<T> = Result<T, Reported>;

/// Reads a group of annotations that stand at the same place.
pub(crate) struct Parser<'t> {
    pub file: FileId,
    text: &'t str,
    tokens: Vec<Token>,
    pub at: usize,
    pub diagnostics: Vec<Diagnostic>,
    pub n_errors: usize,
    depth: u32,
}

impl<'t> Parser<'t> {
    pub(crate) fn new(file: FileId, text: &'t str, annotations: &[Span]) -> Self {
        Parser { file, text, tokens: tokens(text, annotations), at: 0, diagnostics: Vec::new(), n_errors: 0, depth: 0 }
    }

    /// A whole text that is no comment.
    pub(crate) fn of_text(file: FileId, text: &'t str) -> Self {
        let whole = Span { file, start: 0, end: text.len() as u32 };
        Parser::new(file, text, &[whole])
    }

    pub(crate) fn token(&self) -> Token {
        self.ahead(0)
    }

    /// The token so many places ahead; the end repeats.
    pub(crate) fn ahead(&self, n: usize) -> Token {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + n).min(last)]
    }

    pub(crate) fn text(&self, token: Token) -> &'t str {
        self.text.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    pub(crate) fn source(&self, start: u32, end: u32) -> &'t str {
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    pub(crate) fn here(&self) -> &'t str {
        self.text(self.token())
    }

    pub(crate) fn is_end(&self) -> bool {
        self.token().kind == Kind::End
    }

    pub(crate) fn advance(&mut self) -> Token {
        let token = self.token();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    pub(crate) fn span(&self, token: Token) -> Span {
        Span { file: self.file, start: token.start, end: token.end }
    }

    /// From the given start to the end of the last token read.
    pub(crate) fn span_from(&self, start: u32) -> Span {
        let end = if self.at == 0 { start } else { self.tokens[self.at - 1].end };
        Span { file: self.file, start, end: end.max(start) }
    }

    /// Where the token at this position starts.
    pub(crate) fn start_of(&self, position: usize) -> u32 {
        self.tokens[position.min(self.tokens.len() - 1)].start
    }

    pub(crate) fn is(&self, symbol: &str) -> bool {
        self.token().kind == Kind::Symbol && self.here() == symbol
    }

    pub(crate) fn is_ahead(&self, n: usize, symbol: &str) -> bool {
        let token = self.ahead(n);
        token.kind == Kind::Symbol && self.text(token) == symbol
    }

    pub(crate) fn eat(&mut self, symbol: &str) -> bool {
        let is = self.is(symbol);
        if is {
            self.advance();
        }
        is
    }

    pub(crate) fn is_word(&self, word: &str) -> bool {
        self.token().kind == Kind::Word && self.here() == word
    }

    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        if is {
            self.advance();
        }
        is
    }

    pub(crate) fn is_backslash(&self, word: &str) -> bool {
        self.token().kind == Kind::Backslash && self.here() == word
    }

    /// `>` that may be the start of `>>`, which is then split.
    pub(crate) fn eat_closing_angle(&mut self) -> bool {
        if self.token().kind != Kind::Symbol || !self.here().starts_with('>') {
            return false;
        }
        if self.here().len() == 1 {
            self.advance();
        } else {
            self.tokens[self.at].start += 1;
        }
        true
    }

    pub(crate) fn expect(&mut self, symbol: &str) -> Parsed<()> {
        if self.eat(symbol) { Ok(()) } else { Err(self.missing(symbol)) }
    }

    /// Something is missing right after the last token.
    fn missing(&mut self, symbol: &str) -> Reported {
        if self.is_assignment() {
            return self.side_effect();
        }
        if self.is_end() || self.at > 0 && self.token().kind == Kind::Word {
            let end = if self.at == 0 { self.token().start } else { self.tokens[self.at - 1].end };
            let span = Span { file: self.file, start: end, end };
            return self.fail("jml-syntax", format!("`{symbol}` is missing here"), span);
        }
        self.unexpected(&format!("`{symbol}`"))
    }

    fn is_assignment(&self) -> bool {
        let symbol = self.here();
        self.token().kind == Kind::Symbol
            && (matches!(symbol, "=" | "++" | "--")
                || (symbol.ends_with('=') && symbol.len() > 1 && !matches!(symbol, "==" | "!=" | "<=" | ">=")))
    }

    pub(crate) fn side_effect(&mut self) -> Reported {
        let message = format!("`{}` has a side effect, which a specification must not have", self.here());
        let span = self.span(self.token());
        self.fail("jml-syntax", message, span)
    }

    pub(crate) fn unexpected(&mut self, wanted: &str) -> Reported {
        let token = self.token();
        let found = if self.is_end() { "the end of the annotation".to_owned() } else { format!("`{}`", self.text(token)) };
        let span = self.span(token);
        self.fail("jml-syntax", format!("{wanted} is expected, not {found}"), span)
    }

    pub(crate) fn fail(&mut self, code: &'static str, message: String, span: Span) -> Reported {
        self.fail_with(code, message, span, None)
    }

    pub(crate) fn fail_with(&mut self, code: &'static str, message: String, span: Span, help: Option<String>) -> Reported {
        self.n_errors += 1;
        if self.n_errors <= MAX_ERRORS {
            self.diagnostics.push(Diagnostic { severity: Severity::Error, code, message, span, help });
        }
        Reported
    }

    pub(crate) fn unsupported(&mut self, span: Span) -> Reported {
        let word = self.source(span.start, span.end).to_owned();
        self.fail("jml-unsupported", format!("`{word}` is not supported"), span)
    }

    /// The word here begins nothing known.
    pub(crate) fn unknown_word(&mut self) -> Reported {
        let token = self.token();
        let span = self.span(token);
        let word = self.text(token);
        if token.kind != Kind::Word {
            return self.unexpected("a clause of JML");
        }
        if words::is_unsupported(word) {
            return self.unsupported(span);
        }
        let help = near::suggestion(word, words::starts());
        self.fail_with("jml-unknown", format!("`{word}` is no clause of JML"), span, help)
    }

    pub(crate) fn name(&mut self) -> Parsed<Name> {
        let token = self.token();
        if token.kind != Kind::Word || is_reserved(self.here()) {
            return Err(self.unexpected("a name"));
        }
        self.advance();
        Ok(Name { text: Rc::from(self.text(token)), span: self.span(token) })
    }

    /// Runs `f` one level deeper.
    pub(crate) fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            let span = self.span(self.token());
            return Err(self.fail("jml-syntax", "this is nested too deeply".to_owned(), span));
        }
        self.depth += 1;
        let result = stacker::maybe_grow(128 * 1024, 1024 * 1024, || f(self));
        self.depth -= 1;
        result
    }

    /// Tries something; where it fails, nothing has happened.
    pub(crate) fn attempt<T>(&mut self, f: impl FnOnce(&mut Self) -> Parsed<T>) -> Option<T> {
        let (at, n, depth) = (self.at, self.n_errors, self.depth);
        let tokens = self.tokens.clone();
        let result = f(self);
        if let Ok(value) = result {
            return Some(value);
        }
        self.at = at;
        self.depth = depth;
        self.tokens = tokens;
        self.diagnostics.truncate(n);
        self.n_errors = n;
        None
    }

    /// After an error in what began at token `start`: goes to the place where the next clause begins.
    pub(crate) fn recover(&mut self, start: usize) {
        self.at = self.at.max(start);
        let reached = self.at;
        self.at = start;
        let mut depth = 0i32;
        while !self.is_end() {
            let token = self.advance();
            match (token.kind, self.text(token)) {
                (Kind::Symbol, "(" | "[" | "{") => depth += 1,
                (Kind::Symbol, ")" | "]" | "}") => depth -= 1,
                // What was read without success is not read again: that could take for ever.
                _ if self.at < reached => {}
                (Kind::Symbol, ";") if depth <= 0 || self.begins_clause() => return,
                // A `;` was forgotten: the next clause is still read.
                _ if depth <= 0 && self.begins_clause() => return,
                _ => {}
            }
        }
    }

    fn begins_clause(&self) -> bool {
        self.is_end() || (self.token().kind == Kind::Word && words::is_start(self.here()))
    }
}

/// Words of Java that are no names.
fn is_reserved(word: &str) -> bool {
    crate::resolve::is_reserved(word)
}
