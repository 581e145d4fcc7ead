//! Bodies of rules as pieces: cells, arrows and dots of the notation, between tokens of the defined language.

use std::collections::BTreeMap;

use crate::ast::AstNode;
use crate::grammar::{Grammar, variable_class};
use crate::sorts::{SortId, Sorts};
use crate::source::{FileId, Problem, Source, Span};
use crate::token::{Lexeme, Scanner, Token, lexeme, skip};

/// One piece of the body of a rule.
#[derive(Clone, Debug)]
pub struct Piece {
    pub kind: PieceKind,
    pub span: Span,
}

/// What a piece is.
#[derive(Clone, Debug)]
pub enum PieceKind {
    Open(String),
    Close(String),
    /// `=>`
    Arrow,
    /// `~>`
    Then,
    /// `...`
    Dots,
    /// `.`, the empty content of whatever it stands in.
    Unit,
    Requires,
    Ensures,
    Token(Token),
}

impl Piece {
    /// True if the piece is this fixed text.
    pub fn is(&self, grammar: &Grammar, text: &str) -> bool {
        matches!(&self.kind, PieceKind::Token(token) if token.value.is_none() && token.terminals.iter().any(|t| grammar.terminal_name(*t) == text))
    }
}

/// Splits bodies into pieces.
pub struct Splitter<'a> {
    pub sorts: &'a Sorts,
    pub grammar: &'a Grammar,
    pub scanner: &'a Scanner,
    /// The names of the cells; empty while the configuration itself is read, where every tag is a cell.
    pub cells: &'a [String],
    pub source: &'a Source,
    pub file: FileId,
}

/// The sorts of the variables of one rule.
pub type Variables = BTreeMap<String, SortId>;

impl Splitter<'_> {
    /// The pieces of a range of the text; comments are spaces in `text`.
    pub fn pieces(&self, text: &str, (start, end): (usize, usize)) -> Result<Vec<Piece>, Problem> {
        let text = &text[..end];
        let variables = self.annotations(text, start)?;
        let mut pieces = Vec::new();
        let mut at = skip(text, start);
        while at < end {
            let piece = self.piece(text, at, &variables)?;
            at = skip(text, piece.span.end as usize);
            pieces.push(piece);
        }
        Ok(pieces)
    }

    /// All `Name:Sort` of a body.
    fn annotations(&self, text: &str, start: usize) -> Result<Variables, Problem> {
        let mut found = Variables::new();
        let mut at = skip(text, start);
        while at < text.len() {
            let Some((name, sort, end)) = variable(text, at) else {
                at = skip(text, self.fixed_or_lexeme(text, at));
                continue;
            };
            if let Some(sort) = sort {
                let known = self.sorts.find(sort).ok_or_else(|| {
                    self.wrong((at, end), "unknown-sort", &format!("there is no sort `{sort}`"), "declare it with `syntax`")
                })?;
                if let Some(other) = found.insert(name.to_owned(), known).filter(|other| *other != known && name != "_") {
                    let message = format!("`{name}` is a {} elsewhere in this rule", self.sorts.name(other));
                    return Err(self.wrong((at, end), "variable-sort", &message, "one variable has one sort; use another name"));
                }
            }
            at = skip(text, end);
        }
        Ok(found)
    }

    fn fixed_or_lexeme(&self, text: &str, at: usize) -> usize {
        let (_, end) = lexeme(text, at);
        self.scanner.fixed(text, at).map_or(end, |(len, _)| end.max(at + len))
    }

    fn piece(&self, text: &str, at: usize, variables: &Variables) -> Result<Piece, Problem> {
        let made = |kind, len: usize| Ok(Piece { kind, span: Span::new(self.file, at, at + len) });
        let rest = &text[at..];
        if let Some((kind, len)) = self.tag(rest) {
            return made(kind, len);
        }
        for (mark, kind) in [("...", PieceKind::Dots), ("=>", PieceKind::Arrow), ("~>", PieceKind::Then)] {
            if rest.starts_with(mark) {
                return made(kind, mark.len());
            }
        }
        let (kind, end) = lexeme(text, at);
        match (&kind, &text[at..end]) {
            (Lexeme::Word, "requires") => return made(PieceKind::Requires, 8),
            (Lexeme::Word, "ensures") => return made(PieceKind::Ensures, 7),
            (Lexeme::Other, ".") if is_unit(rest) => {
                return made(PieceKind::Unit, 1);
            }
            _ => {}
        }
        if rest.starts_with(".K") && !rest[2..].starts_with(|c: char| c.is_alphanumeric()) {
            return made(PieceKind::Unit, 2);
        }
        if let Some(token) = self.variable_token(text, at, variables)? {
            let span = token.span;
            return Ok(Piece { kind: PieceKind::Token(token), span });
        }
        let token = self.scanner.token(self.grammar, self.source, text, (self.file, at))?;
        let span = token.span;
        Ok(Piece { kind: PieceKind::Token(token), span })
    }

    /// `<name>`, `</name>`, and in configurations `<name key="value">`.
    fn tag(&self, rest: &str) -> Option<(PieceKind, usize)> {
        let (inner, is_close) = match rest.strip_prefix("</") {
            Some(inner) => (inner, true),
            None => (rest.strip_prefix('<')?, false),
        };
        let len = inner.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(inner.len());
        let name = &inner[..len];
        let is_cell =
            name.starts_with(|c: char| c.is_alphabetic()) && (self.cells.is_empty() || self.cells.iter().any(|cell| cell == name));
        let end = inner[len..].find('>').filter(|_| is_cell)?;
        let attributes = inner[len..len + end].trim();
        let is_plain = attributes.is_empty() || (self.cells.is_empty() && !is_close && attributes.contains('='));
        let before = rest.len() - inner.len();
        let name = if attributes.is_empty() { name.to_owned() } else { format!("{name} {attributes}") };
        is_plain.then(|| (if is_close { PieceKind::Close(name) } else { PieceKind::Open(name) }, before + len + end + 1))
    }

    fn variable_token(&self, text: &str, at: usize, variables: &Variables) -> Result<Option<Token>, Problem> {
        let Some((name, sort, end)) = variable(text, at) else { return Ok(None) };
        let is_fixed = self.scanner.fixed(text, at).is_some_and(|(len, _)| at + len >= end);
        if sort.is_none() && is_fixed {
            return Ok(None);
        }
        let sort = match sort {
            Some(sort) => self.sorts.find(sort),
            None => variables.get(name).copied().filter(|_| name != "_"),
        };
        let Some(sort) = sort else {
            let message = format!("the sort of the variable `{name}` is not known");
            return Err(self.wrong((at, end), "variable-sort", &message, &format!("write `{name}:Sort` where it first occurs")));
        };
        let terminal = self.grammar.find_terminal(&variable_class(self.sorts, sort)).expect("every sort has variables");
        let value = Some(AstNode::Variable(name.to_owned(), sort));
        Ok(Some(Token { terminals: vec![terminal], value, span: Span::new(self.file, at, end) }))
    }

    pub fn wrong(&self, range: (usize, usize), code: &'static str, message: &str, help: &str) -> Problem {
        self.source.problem(range, code, message, help)
    }
}

/// True if a dot is the empty content: nothing of the language follows it.
fn is_unit(rest: &str) -> bool {
    let after = rest[1..].trim_start();
    after.is_empty() || ["</", "=>", "...", "~>", ")", "requires", "ensures", "["].iter().any(|mark| after.starts_with(mark))
}

/// A variable here: its name, its sort if written, and its end.
fn variable(text: &str, at: usize) -> Option<(&str, Option<&str>, usize)> {
    let rest = &text[at..];
    let mark = usize::from(rest.starts_with(['?', '$']));
    let body = &rest[mark..];
    let first = body.chars().next()?;
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    if !(first.is_uppercase() || first == '_' || (mark == 1 && first.is_alphabetic())) {
        return None;
    }
    let before = text[..at].chars().next_back();
    if mark == 0 && before.is_some_and(|c| is_part(c) || c == '.') {
        return None;
    }
    let len = mark + body.find(|c| !is_part(c)).unwrap_or(body.len());
    let sort = rest[len..].strip_prefix(':').filter(|sort| sort.starts_with(char::is_uppercase));
    match sort {
        Some(sort) => {
            let sort_len = sort.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(sort.len());
            Some((&rest[..len], Some(&sort[..sort_len]), at + len + 1 + sort_len))
        }
        None => Some((&rest[..len], None, at + len)),
    }
}
