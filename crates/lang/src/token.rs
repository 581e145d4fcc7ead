//! Tokens of programs and rules: the longest of what the grammar knows at each place.

use std::collections::BTreeMap;

use crate::ast::AstNode;
use crate::cursor::unescape;
use crate::grammar::{Grammar, Terminal};
use crate::items::{end_of_string, without_comments};
use crate::source::{FileId, Problem, Source, Span};

/// One token: the terminals it can be, and its value if it is a literal.
#[derive(Clone, Debug)]
pub struct Token {
    pub terminals: Vec<Terminal>,
    pub value: Option<AstNode>,
    pub span: Span,
}

/// Fixed texts of a grammar by their first byte, longest first.
pub struct Scanner {
    texts: BTreeMap<u8, Vec<(String, Terminal)>>,
}

/// What stands at one place, before the grammar is asked.
pub(crate) enum Lexeme {
    Word,
    Number { is_float: bool },
    Quoted,
    Other,
}

impl Scanner {
    pub fn new(grammar: &Grammar) -> Self {
        let mut texts: BTreeMap<u8, Vec<(String, Terminal)>> = BTreeMap::new();
        for (text, terminal) in grammar.texts() {
            texts.entry(text.as_bytes()[0]).or_default().push((text.to_owned(), terminal));
        }
        for bucket in texts.values_mut() {
            bucket.sort_by(|a, b| b.0.len().cmp(&a.0.len()).then_with(|| a.0.cmp(&b.0)));
        }
        Scanner { texts }
    }

    /// The tokens of a program.
    pub fn scan(&self, grammar: &Grammar, source: &Source, file: FileId) -> Result<Vec<Token>, Problem> {
        let text = without_comments(&source.text);
        let mut tokens = Vec::new();
        let mut at = skip(&text, 0);
        while at < text.len() {
            let token = self.token(grammar, source, &text, (file, at))?;
            at = skip(&text, token.span.end as usize);
            tokens.push(token);
        }
        Ok(tokens)
    }

    /// The token at one place.
    pub(crate) fn token(&self, grammar: &Grammar, source: &Source, text: &str, (file, at): (FileId, usize)) -> Result<Token, Problem> {
        let (lexeme, end) = lexeme(text, at);
        let fixed = self.fixed(text, at);
        let class = |name: &str| grammar.find_terminal(name);
        let piece = &text[at..end];
        let literal = match lexeme {
            Lexeme::Quoted => {
                let value = unescape(piece).ok_or_else(|| wrong(source, (at, end), "this string does not end"))?;
                Some((AstNode::String(value), class("##String")))
            }
            Lexeme::Number { is_float: true } => piece.parse().ok().map(|value| (AstNode::Float(value), class("##Float"))),
            Lexeme::Number { is_float: false } => piece.parse().ok().map(|value| (AstNode::Int(value), class("##Int"))),
            Lexeme::Word if piece == "true" || piece == "false" => Some((AstNode::Bool(piece == "true"), class("##Bool"))),
            Lexeme::Word => Some((AstNode::Id(piece.to_owned()), class("##Id"))),
            Lexeme::Other => None,
        };
        let literal = literal.and_then(|(value, class)| class.map(|class| (value, class)));
        match (fixed, literal) {
            // A word of the language is no identifier.
            (Some((len, terminal)), _) if at + len >= end => {
                Ok(Token { terminals: vec![terminal], value: None, span: Span::new(file, at, at + len) })
            }
            (_, Some((value, class))) => Ok(Token { terminals: vec![class], value: Some(value), span: Span::new(file, at, end) }),
            (Some((len, terminal)), None) => Ok(Token { terminals: vec![terminal], value: None, span: Span::new(file, at, at + len) }),
            (None, None) => Err(wrong(source, (at, end), "no token of the language begins here")),
        }
    }

    /// The longest fixed text here; words only as whole words.
    pub(crate) fn fixed(&self, text: &str, at: usize) -> Option<(usize, Terminal)> {
        let rest = &text[at..];
        let is_whole = |known: &str| {
            let is_word = known.chars().next_back().is_some_and(is_word_part);
            !(is_word && rest[known.len()..].chars().next().is_some_and(is_word_part))
        };
        let bucket = self.texts.get(rest.as_bytes().first()?)?;
        bucket
            .iter()
            .find(|(known, _)| rest.starts_with(known.as_str()) && is_whole(known))
            .map(|(known, terminal)| (known.len(), *terminal))
    }
}

fn is_word_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The position of the next character that is not space.
pub(crate) fn skip(text: &str, at: usize) -> usize {
    at + text[at..].len() - text[at..].trim_start().len()
}

/// The kind and end of what begins here.
pub(crate) fn lexeme(text: &str, at: usize) -> (Lexeme, usize) {
    let rest = &text[at..];
    let first = rest.chars().next().unwrap_or(' ');
    if first == '"' {
        return (Lexeme::Quoted, end_of_string(text.as_bytes(), at));
    }
    if first.is_ascii_digit() {
        let digits = |s: &str| s.find(|c: char| !c.is_ascii_digit()).unwrap_or(s.len());
        let whole = digits(rest);
        let fraction = rest[whole..].strip_prefix('.').map_or(0, digits);
        let is_float = fraction > 0;
        return (Lexeme::Number { is_float }, at + whole + if is_float { fraction + 1 } else { 0 });
    }
    if is_word_part(first) {
        return (Lexeme::Word, at + rest.find(|c: char| !is_word_part(c)).unwrap_or(rest.len()));
    }
    (Lexeme::Other, at + first.len_utf8())
}

fn wrong(source: &Source, range: (usize, usize), message: &str) -> Problem {
    source.problem(range, "program-syntax", message, "the syntax declarations of the definition list the words and symbols of the language")
}
