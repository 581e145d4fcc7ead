//! Replaces abstract elements by calls of the same length, and finds the annotation comments.

use super::token::Wrong;

/// Java text without abstract elements.
pub struct Masked {
    /// As long as the original, so that positions are the same in both.
    pub text: String,
    /// In the order of the text.
    pub elements: Vec<Element>,
    /// `/*@ … */` and `//@ …`, in the order of the text. A comment without `@` is none.
    pub comments: Vec<Comment>,
}

/// One occurrence of an abstract element.
#[derive(Clone, Debug)]
pub struct Element {
    pub kind: ElementKind,
    /// Occurrences with one identifier behave alike.
    pub identifier: String,
    /// The method that is called in its place.
    pub stub: String,
    pub start: usize,
    pub end: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ElementKind {
    Statement,
    /// With the text of its type.
    Expression(String),
}

/// An annotation comment; positions of what stands between its marks.
#[derive(Clone, Copy, Debug)]
pub struct Comment {
    pub start: usize,
    pub end: usize,
    pub whole: (usize, usize),
}

const STATEMENT: &str = "\\abstract_statement";
const EXPRESSION: &str = "\\abstract_expression";

/// Masks a text.
pub fn mask(text: &str) -> Result<Masked, Wrong> {
    let mut scanner = Scanner { text, at: 0, masked: text.as_bytes().to_vec(), elements: Vec::new(), comments: Vec::new() };
    while scanner.at < text.len() {
        scanner.step()?;
    }
    let text = String::from_utf8(scanner.masked).expect("whole words were replaced by ASCII");
    Ok(Masked { text, elements: scanner.elements, comments: scanner.comments })
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    masked: Vec<u8>,
    elements: Vec<Element>,
    comments: Vec<Comment>,
}

impl Scanner<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn step(&mut self) -> Result<(), Wrong> {
        if self.rest().starts_with("//") {
            let end = self.rest().find('\n').map_or(self.text.len(), |length| self.at + length);
            self.comment(2, end, end);
        } else if self.rest().starts_with("/*") {
            let close = self.text[self.at + 2..].find("*/").map(|length| self.at + 2 + length);
            let Some(close) = close else { return Err(Wrong::at("this comment has no end", self.at, self.at + 2)) };
            self.comment(2, close, close + 2);
        } else if self.rest().starts_with(['"', '\'']) {
            self.literal();
        } else if self.rest().starts_with(STATEMENT) {
            return self.statement();
        } else if self.rest().starts_with(EXPRESSION) {
            return self.expression();
        } else {
            self.at += self.rest().chars().next().map_or(1, char::len_utf8);
        }
        Ok(())
    }

    fn comment(&mut self, mark: usize, close: usize, end: usize) {
        let inner = self.at + mark;
        if self.text[inner..].starts_with('@') {
            self.comments.push(Comment { start: inner + 1, end: close, whole: (self.at, end) });
        }
        self.at = end;
    }

    /// A string or character.
    fn literal(&mut self) {
        let quote = self.text.as_bytes()[self.at];
        let bytes = self.text.as_bytes();
        self.at += 1;
        while self.at < bytes.len() && bytes[self.at] != quote && bytes[self.at] != b'\n' {
            self.at += if bytes[self.at] == b'\\' { 2 } else { 1 };
        }
        self.at = (self.at + 1).min(self.text.len());
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
    }

    fn statement(&mut self) -> Result<(), Wrong> {
        let start = self.at;
        let (from, to) = self.word(start + STATEMENT.len())?;
        let semicolon = self.skip_blanks(to);
        if !self.text[semicolon..].starts_with(';') {
            return Err(Wrong::at("`;` is expected after the name of an abstract statement", start, to));
        }
        let stub = format!("_abstract_stmt{:03}", self.elements.len());
        self.replace(start, STATEMENT.len(), &format!("{stub}()"));
        self.blank(from, to);
        self.push(ElementKind::Statement, (from, to), stub, (start, semicolon + 1));
        Ok(())
    }

    fn expression(&mut self) -> Result<(), Wrong> {
        let start = self.at;
        let (ty_from, ty_to) = self.word(start + EXPRESSION.len())?;
        let ty_to = self.type_end(ty_to);
        let (from, to) = self
            .word(ty_to)
            .map_err(|_| Wrong::at("an abstract expression has a type and a name: `\\abstract_expression boolean e`", start, ty_to))?;
        let stub = format!("_abstract_expr{:04}", self.elements.len());
        self.replace(start, EXPRESSION.len(), &format!("{stub}()"));
        let ty = self.text[ty_from..ty_to].trim().to_owned();
        self.blank(ty_from, to);
        self.push(ElementKind::Expression(ty), (from, to), stub, (start, to));
        Ok(())
    }

    fn push(&mut self, kind: ElementKind, (from, to): (usize, usize), stub: String, (start, end): (usize, usize)) {
        let identifier = self.text[from..to].to_owned();
        self.elements.push(Element { kind, identifier, stub, start, end });
        self.at = end;
    }

    fn skip_blanks(&self, from: usize) -> usize {
        from + self.text[from..].find(|c: char| !c.is_whitespace()).unwrap_or(self.text.len() - from)
    }

    /// The identifier after blanks.
    fn word(&self, after: usize) -> Result<(usize, usize), Wrong> {
        let from = self.skip_blanks(after);
        let length = self.text[from..].find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(self.text.len() - from);
        if length == 0 {
            return Err(Wrong::at("a name is expected here", from.min(self.text.len()), (from + 1).min(self.text.len())));
        }
        Ok((from, from + length))
    }

    /// The end of a type that begins with a word: qualified names, type arguments, brackets.
    fn type_end(&self, mut at: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut depth = 0usize;
        while at < bytes.len() {
            match bytes[at] {
                b'<' => depth += 1,
                b'>' => depth = depth.saturating_sub(1),
                b'.' | b'[' | b']' | b'?' | b',' => {}
                byte if byte.is_ascii_alphanumeric() || byte == b'_' => {}
                _ if depth > 0 => {}
                _ => break,
            }
            at += 1;
        }
        at
    }

    fn replace(&mut self, start: usize, length: usize, by: &str) {
        assert_eq!(length, by.len(), "masks are as long as what they hide");
        self.masked[start..start + length].copy_from_slice(by.as_bytes());
    }

    /// Blanks but for line ends.
    fn blank(&mut self, from: usize, to: usize) {
        for byte in &mut self.masked[from..to] {
            if *byte != b'\n' && *byte != b'\r' {
                *byte = b' ';
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_keep_lengths_and_lines() {
        let text = "if (\\abstract_expression boolean\n e) { \\abstract_statement P; }\n/* no @ clause */ //@ accessible x;\n\"\\abstract_statement\"";
        let masked = mask(text).expect("well-formed");
        assert_eq!(masked.text.len(), text.len());
        assert_eq!(masked.text.matches('\n').count(), text.matches('\n').count());
        assert!(masked.text.starts_with("if (_abstract_expr0000()"), "{}", masked.text);
        assert!(masked.text.contains("_abstract_stmt001()  ;"), "{}", masked.text);
        assert_eq!(masked.elements.len(), 2);
        assert_eq!(masked.elements[0].kind, ElementKind::Expression("boolean".to_owned()));
        assert_eq!(masked.comments.len(), 1);
    }

    #[test]
    fn broken_elements_are_told() {
        assert!(mask("\\abstract_statement ;").is_err());
        assert!(mask("\\abstract_expression e").is_err());
        assert!(mask("/* open").is_err());
    }
}
