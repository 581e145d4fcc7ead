//! The tokens of JML annotations, at their exact places in the file.

use crate::model::Span;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name or a word of Java or JML.
    Word,
    /// `\result`, `\old` …
    Backslash,
    /// A literal, with the name the Java grammar gives it.
    Literal(&'static str),
    Symbol,
    /// `(* … *)`.
    Informal,
    /// A character that means nothing.
    Bad,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
}

/// Longest first.
const SYMBOLS: [&str; 51] = [
    "<=!=>", ">>>=", "<==>", "==>", "<==", ">>>", "<<=", ">>=", "...", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "<<", ">>", "<:", "->", "::", "..", "{|", "|}", "(", ")", "[", "]", "{", "}", ";", ",", ".", "=", "<",
    ">", "!", "~", "?", ":", "+", "-",
];
const SINGLE_SYMBOLS: &str = "*/%&|^";

/// The tokens of the annotations, in order, as if they were one text.
pub(crate) fn tokens(text: &str, annotations: &[Span]) -> Vec<Token> {
    let mut tokens = Vec::new();
    for span in annotations {
        let mut lexer = Lexer::new(text, *span);
        while let Some(token) = lexer.token() {
            tokens.push(token);
        }
    }
    let end = annotations.last().map_or(0, |span| span.end);
    tokens.push(Token { kind: Kind::End, start: end, end });
    tokens
}

struct Lexer<'t> {
    /// The file up to the end of the annotation's content.
    text: &'t str,
    at: usize,
    is_line: bool,
}

impl<'t> Lexer<'t> {
    fn new(text: &'t str, span: Span) -> Self {
        let (start, end) = (span.start as usize, span.end as usize);
        let comment = text.get(start..end).unwrap_or("");
        let is_line = comment.starts_with("//");
        if !is_line && !comment.starts_with("/*") {
            return Lexer { text: &text[..start + comment.len()], at: start, is_line: false };
        }
        let inner = comment.strip_suffix("*/").filter(|inner| !is_line && inner.len() >= 2).unwrap_or(comment);
        let inner = inner.trim_end().trim_end_matches('@');
        // `//+KEY@` and the like: the condition ends at the first `@`.
        let open = inner.find('@').unwrap_or(inner.len());
        let marks = inner[open..].len() - inner[open..].trim_start_matches('@').len();
        Lexer { text: &text[..start + inner.len()], at: start + open + marks, is_line }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn token(&mut self) -> Option<Token> {
        self.skip_space();
        let rest = self.rest();
        let first = rest.chars().next()?;
        let (kind, length) = match first {
            '"' | '\'' => quoted(rest),
            '\\' => (Kind::Backslash, 1 + word_length(&rest[1..])),
            '0'..='9' => number(rest),
            '.' if rest[1..].starts_with(|c: char| c.is_ascii_digit()) => number(rest),
            '(' if rest.starts_with("(*") => (Kind::Informal, rest.find("*)").map_or(rest.len(), |end| end + 2)),
            c if is_word_start(c) => (Kind::Word, word_length(rest)),
            c => match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
                Some(symbol) => (Kind::Symbol, symbol.len()),
                None if SINGLE_SYMBOLS.contains(c) => (Kind::Symbol, 1),
                None => (Kind::Bad, c.len_utf8()),
            },
        };
        let start = self.at;
        self.at += length;
        Some(Token { kind, start: start as u32, end: self.at as u32 })
    }

    /// White space, comments inside the annotation, and the `@`s that begin its lines.
    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            let skipped = &rest[..rest.len() - trimmed.len()];
            self.at += skipped.len();
            if skipped.contains('\n') && trimmed.starts_with('@') {
                self.at += trimmed.len() - trimmed.trim_start_matches('@').len();
            } else if trimmed.starts_with("//") {
                self.at += if self.is_line { trimmed.len() } else { trimmed.find('\n').unwrap_or(trimmed.len()) };
            } else if trimmed.starts_with("/*") {
                self.at += trimmed.find("*/").map_or(trimmed.len(), |end| end + 2);
            } else {
                return;
            }
        }
    }
}

fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn word_length(text: &str) -> usize {
    text.find(|c: char| !is_word_start(c) && !c.is_alphanumeric()).unwrap_or(text.len())
}

/// A string or character, up to its quote or the end of the line.
fn quoted(rest: &str) -> (Kind, usize) {
    let quote = rest.chars().next().unwrap_or('"');
    let kind = Kind::Literal(if quote == '"' { "string_literal" } else { "character_literal" });
    let mut is_escaped = false;
    for (i, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return (Kind::Bad, i),
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return (kind, i + 1),
            _ => {}
        }
    }
    (Kind::Bad, rest.len())
}

fn number(rest: &str) -> (Kind, usize) {
    let radix = rest.get(..2).map(str::to_ascii_lowercase);
    let is_digit = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let whole = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
    match radix.as_deref() {
        Some("0x") if whole > 2 => return (Kind::Literal("hex_integer_literal"), whole),
        Some("0b") if whole > 2 => return (Kind::Literal("binary_integer_literal"), whole),
        _ => {}
    }
    let mut end = rest.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(rest.len());
    let mut is_float = false;
    if rest[end..].starts_with('.') && !rest[end..].starts_with("..") {
        is_float = true;
        end += 1;
        end += rest[end..].find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(rest.len() - end);
    }
    if let Some(exponent) = exponent(&rest[end..]) {
        is_float = true;
        end += exponent;
    }
    let suffix = rest[end..].chars().next().unwrap_or(' ');
    if matches!(suffix, 'f' | 'F' | 'd' | 'D') {
        return (Kind::Literal("decimal_floating_point_literal"), end + 1);
    }
    if is_float {
        return (Kind::Literal("decimal_floating_point_literal"), end);
    }
    let is_octal = rest.starts_with('0') && end > 1;
    end += usize::from(matches!(suffix, 'l' | 'L'));
    (Kind::Literal(if is_octal { "octal_integer_literal" } else { "decimal_integer_literal" }), end)
}

/// The length of `e+10`.
fn exponent(text: &str) -> Option<usize> {
    let rest = text.strip_prefix(['e', 'E'])?;
    let digits = rest.strip_prefix(['+', '-']).unwrap_or(rest);
    let count = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    (count > 0).then(|| text.len() - digits.len() + count)
}
