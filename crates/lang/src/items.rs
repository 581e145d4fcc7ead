//! The items of a definition file: where each begins and ends, and the syntax declarations read in full.

use crate::cursor::Cursor;
use crate::source::{FileId, Problem, Source, Span};
use crate::syntax::{Attribute, PRODUCTION_ATTRIBUTES};

/// The kinds of items whose body is in the notation of the defined language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    Configuration,
    Rule,
    Context,
    Observe,
    Claim,
}

/// A symbol of an alternative, sorts still by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RawSymbol {
    Terminal(String),
    Sort(String, Span),
    List { element: String, separator: String, is_nonempty: bool, span: Span },
}

/// One alternative of a `syntax` declaration.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub symbols: Vec<RawSymbol>,
    pub attributes: Vec<Attribute>,
    pub rank: u32,
    pub span: Span,
}

/// One item of a file.
#[derive(Clone, Debug)]
pub enum Item {
    Import { name: String, span: Span },
    Syntax { sort: String, alternatives: Vec<Alternative> },
    Text { body: Body, span: Span },
}

/// The words that begin an item when they begin a line.
const KEYWORDS: &[&str] = &["module", "endmodule", "imports", "syntax", "configuration", "rule", "context", "observe", "claim"];

/// The items of a text.
pub fn items(source: &Source, file: FileId) -> Result<Vec<Item>, Vec<Problem>> {
    let blank = without_comments(&source.text);
    let mut found = Vec::new();
    let mut problems = Vec::new();
    for (keyword, start, end) in chunks(&blank) {
        let mut cursor = Cursor::new(source, &blank, file, start, end);
        match item(keyword, &mut cursor) {
            Ok(Some(item)) => found.push(item),
            Ok(None) => {}
            Err(problem) => problems.push(problem),
        }
    }
    if let Some(problem) = leading_text(source, &blank) {
        problems.push(problem);
    }
    if problems.is_empty() { Ok(found) } else { Err(problems) }
}

/// The text with comments as spaces, so that places stay where they are.
pub fn without_comments(text: &str) -> String {
    let mut out = text.as_bytes().to_vec();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let end = match (bytes[at], bytes.get(at + 1)) {
            (b'"', _) => {
                at = end_of_string(bytes, at);
                continue;
            }
            (b'/', Some(b'/')) => text[at..].find('\n').map_or(bytes.len(), |n| at + n),
            (b'/', Some(b'*')) => text[at + 2..].find("*/").map_or(bytes.len(), |n| at + n + 4),
            _ => {
                at += 1;
                continue;
            }
        };
        out[at..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        at = end;
    }
    String::from_utf8(out).expect("whole comments became spaces")
}

/// The position after a string literal that begins here; it ends with its line at the latest.
pub(crate) fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    at.min(bytes.len())
}

/// Keyword, start of the text after it, and end, of every item.
fn chunks(text: &str) -> Vec<(&'static str, usize, usize)> {
    let mut starts: Vec<(&'static str, usize, usize)> = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start().len();
        let word: &str = line[indent..].split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
        if let Some(keyword) = KEYWORDS.iter().find(|keyword| **keyword == word) {
            starts.push((keyword, offset + indent, offset + indent + word.len()));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, start, _)| *start).chain([text.len()]);
    starts.iter().zip(ends).map(|((keyword, _, after), end)| (*keyword, *after, end)).collect()
}

fn leading_text(source: &Source, blank: &str) -> Option<Problem> {
    let first = blank.find(|c: char| !c.is_whitespace())?;
    let word: &str = blank[first..].split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
    (!KEYWORDS.contains(&word)).then(|| {
        let help = format!("a definition is a list of items, each beginning a line with one of: {}", KEYWORDS.join(", "));
        source.problem((first, first + word.len().max(1)), "definition-syntax", "this belongs to no item", &help)
    })
}

fn item(keyword: &str, cursor: &mut Cursor) -> Result<Option<Item>, Problem> {
    let body = match keyword {
        "module" | "endmodule" => return Ok(None),
        "imports" => return import(cursor).map(Some),
        "syntax" => return syntax(cursor).map(Some),
        "configuration" => Body::Configuration,
        "rule" => Body::Rule,
        "context" => Body::Context,
        "observe" => Body::Observe,
        _ => Body::Claim,
    };
    Ok(Some(Item::Text { body, span: cursor.rest() }))
}

fn import(cursor: &mut Cursor) -> Result<Item, Problem> {
    let (name, span) = match cursor.string()? {
        Some(found) => found,
        None => cursor.word().ok_or_else(|| cursor.wrong("a name or a \"file.lang\" is expected after `imports`"))?,
    };
    cursor.end()?;
    Ok(Item::Import { name, span })
}

fn syntax(cursor: &mut Cursor) -> Result<Item, Problem> {
    let (sort, _) = cursor.word().ok_or_else(|| cursor.wrong("a sort is expected after `syntax`"))?;
    let mut alternatives = Vec::new();
    if !cursor.is_at_end() {
        cursor.expect("::=")?;
        let mut rank = 0;
        loop {
            alternatives.push(alternative(cursor, rank)?);
            if cursor.take(">") {
                rank += 1;
            } else if !cursor.take("|") {
                break;
            }
        }
    }
    cursor.end()?;
    Ok(Item::Syntax { sort, alternatives })
}

fn alternative(cursor: &mut Cursor, rank: u32) -> Result<Alternative, Problem> {
    let start = cursor.place();
    let mut symbols = Vec::new();
    loop {
        if let Some((text, span)) = cursor.string()? {
            if text.is_empty() {
                return Err(cursor.wrong_at(span, "an empty terminal matches nothing"));
            }
            symbols.push(RawSymbol::Terminal(text));
        } else if let Some((word, span)) = cursor.word() {
            match word.as_str() {
                "List" | "NeList" if cursor.take("{") => symbols.push(list(cursor, word == "NeList", span)?),
                _ if cursor.take("(") => prefix(cursor, word, &mut symbols)?,
                _ => symbols.push(RawSymbol::Sort(word, span)),
            }
        } else {
            break;
        }
    }
    if symbols.is_empty() {
        return Err(cursor.wrong("a terminal in quotes or a sort is expected"));
    }
    let span = start.to(cursor.last());
    let attributes = attributes(cursor)?;
    if let Some(attribute) = attributes.iter().find(|attribute| !PRODUCTION_ATTRIBUTES.contains(&attribute.name.as_str())) {
        let message = format!("`{}` is no attribute of a production; there are {}", attribute.name, PRODUCTION_ATTRIBUTES.join(", "));
        return Err(cursor.wrong_at(attribute.span, &message));
    }
    Ok(Alternative { symbols, attributes, rank, span })
}

/// `List{Sort, "separator"}`, or `NeList` for nonempty ones, after the opening brace.
fn list(cursor: &mut Cursor, is_nonempty: bool, start: Span) -> Result<RawSymbol, Problem> {
    let (element, _) = cursor.word().ok_or_else(|| cursor.wrong("the sort of the elements is expected"))?;
    cursor.expect(",")?;
    let (separator, _) = cursor.string()?.ok_or_else(|| cursor.wrong("the separator in quotes is expected"))?;
    cursor.expect("}")?;
    Ok(RawSymbol::List { element, separator, is_nonempty, span: start.to(cursor.last()) })
}

/// `name(Sort, Sort)` after the opening parenthesis: prefix notation.
fn prefix(cursor: &mut Cursor, name: String, symbols: &mut Vec<RawSymbol>) -> Result<(), Problem> {
    symbols.extend([RawSymbol::Terminal(name), RawSymbol::Terminal("(".to_owned())]);
    while !cursor.take(")") {
        let (sort, span) = cursor.word().ok_or_else(|| cursor.wrong("the sort of an argument is expected"))?;
        symbols.push(RawSymbol::Sort(sort, span));
        if cursor.take(",") {
            symbols.push(RawSymbol::Terminal(",".to_owned()));
        } else {
            cursor.expect(")")?;
            break;
        }
    }
    symbols.push(RawSymbol::Terminal(")".to_owned()));
    Ok(())
}

/// `[name, name(value)]`, or nothing.
pub(crate) fn attributes(cursor: &mut Cursor) -> Result<Vec<Attribute>, Problem> {
    let mut found = Vec::new();
    if !cursor.take("[") {
        return Ok(found);
    }
    loop {
        let (name, span) = cursor.word().ok_or_else(|| cursor.wrong("the name of an attribute is expected"))?;
        let value = if cursor.take("(") { Some(cursor.until(')')?) } else { None };
        found.push(Attribute { name, value, span });
        if !cursor.take(",") {
            break;
        }
    }
    cursor.expect("]")?;
    Ok(found)
}
