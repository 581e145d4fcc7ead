//! A program of a model as a pattern of words, with holes where abstract elements stand, and how it fits the words of a concrete one.

use std::collections::BTreeMap;

/// A word of a program, with where it begins and ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word<'t> {
    pub text: &'t str,
    pub start: usize,
    pub end: usize,
}

/// A piece of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Word(String),
    /// A name that stands for some name, the same everywhere.
    Variable(String),
    Statement(String),
    Expression(String),
}

/// The words of Java text, without comments.
pub(crate) fn words(text: &str) -> Vec<Word<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let first = rest.chars().next().unwrap_or(' ');
        let (length, is_word) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
        } else if first == '"' || first == '\'' {
            (literal(rest), true)
        } else if is_part(first) {
            (rest.find(|c: char| !is_part(c)).unwrap_or(rest.len()), true)
        } else {
            (first.len_utf8(), !first.is_whitespace())
        };
        if is_word {
            found.push(Word { text: &rest[..length], start: at, end: at + length });
        }
        at += length;
    }
    found
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$' || c == '\\'
}

fn literal(text: &str) -> usize {
    if let Some(inside) = text.strip_prefix("\"\"\"") {
        return inside.find("\"\"\"").map_or(text.len(), |end| end + 6);
    }
    let quote = text.as_bytes()[0];
    let mut is_escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            _ if byte == quote || byte == b'\n' => return index + 1,
            _ => {}
        }
    }
    text.len()
}

/// Reads a program of a model; `variables` are those that it does not declare.
pub(crate) fn pattern(text: &str, variables: &[String]) -> Vec<Piece> {
    let words = words(text);
    let mut names: Vec<String> = variables.to_vec();
    // `int t = …`: a name behind a type is one that the program declares.
    for pair in words.windows(2) {
        let is_type = matches!(pair[0].text, "int" | "boolean" | "long" | "Object" | "Throwable");
        if is_type && pair[1].text.chars().all(char::is_alphanumeric) {
            names.push(pair[1].text.to_owned());
        }
    }
    let mut pieces = Vec::new();
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        match word.text {
            "\\abstract_statement" => {
                let name = rest.next().map_or("", |word| word.text);
                rest.next();
                pieces.push(Piece::Statement(name.to_owned()));
            }
            "\\abstract_expression" => {
                rest.next();
                let name = rest.next().map_or("", |word| word.text);
                pieces.push(Piece::Expression(name.to_owned()));
            }
            name if names.iter().any(|known| known == name) => pieces.push(Piece::Variable(name.to_owned())),
            other => pieces.push(Piece::Word(other.to_owned())),
        }
    }
    pieces
}

/// The ranges of words (first and end) that holes stand for, and the names that variables stand for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Match {
    pub holes: BTreeMap<String, Vec<(usize, usize)>>,
    pub names: BTreeMap<String, String>,
}

/// Ranges that a hole may have: those of whole statements that follow each other, or of whole expressions.
pub(crate) struct Ranges<'r> {
    pub statements: Box<dyn Fn(usize, usize) -> bool + 'r>,
    pub expressions: Box<dyn Fn(usize, usize) -> bool + 'r>,
}

/// Most fits that are looked at.
const MOST: usize = 200;

/// All ways in which a pattern fits words from `at` to `end`, given what is known already.
pub(crate) fn fits(pieces: &[Piece], words: &[Word<'_>], (at, end): (usize, usize), known: &Match, ranges: &Ranges<'_>) -> Vec<Match> {
    let mut found = Vec::new();
    fit(pieces, words, (at, end), known.clone(), ranges, &mut found);
    found
}

fn fit(pieces: &[Piece], words: &[Word<'_>], (at, end): (usize, usize), known: Match, ranges: &Ranges<'_>, found: &mut Vec<Match>) {
    if found.len() >= MOST {
        return;
    }
    let Some((first, rest)) = pieces.split_first() else {
        if at == end {
            found.push(known);
        }
        return;
    };
    match first {
        Piece::Word(word) => {
            if at < end && words[at].text == word {
                fit(rest, words, (at + 1, end), known, ranges, found);
            }
        }
        Piece::Variable(name) => {
            let Some(word) = words.get(at).filter(|word| at < end && word.text.chars().all(is_part)) else { return };
            let mut known = known;
            let is_other = known.names.iter().any(|(other, text)| other != name && text == word.text);
            let before = known.names.entry(name.clone()).or_insert_with(|| word.text.to_owned());
            if before == word.text && !is_other {
                fit(rest, words, (at + 1, end), known, ranges, found);
            }
        }
        Piece::Statement(name) | Piece::Expression(name) => {
            let is_statement = matches!(first, Piece::Statement(_));
            for stop in at..=end {
                let is_whole =
                    if is_statement { at == stop || (ranges.statements)(at, stop) } else { at < stop && (ranges.expressions)(at, stop) };
                if is_whole {
                    let mut next = known.clone();
                    next.holes.entry(name.clone()).or_default().push((at, stop));
                    fit(rest, words, (stop, end), next, ranges, found);
                }
            }
        }
    }
}
