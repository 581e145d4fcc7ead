//! The tokens of clauses and formulas of abstract programs.

/// What is wrong with a text, and where: positions in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    pub message: String,
    pub start: usize,
    pub end: usize,
}

impl Wrong {
    pub fn at(message: impl Into<String>, start: usize, end: usize) -> Wrong {
        Wrong { message: message.into(), start, end }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Also with a backslash.
    Word,
    Number,
    Symbol,
    End,
}

#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub kind: Kind,
    pub text: &'t str,
    pub start: usize,
    pub end: usize,
}

/// Longest first.
const SYMBOLS: [&str; 17] = ["<=!=>", "<==>", "==>", "<==", "==", "!=", "<=", ">=", "&&", "||", "..", "<", ">", "!", "(", ")", ","];

/// Reads the tokens of a part of a text. `@` at the beginning of lines, and comments, are blanks.
pub fn tokens(text: &str, from: usize, to: usize) -> Result<Vec<Token<'_>>, Wrong> {
    let mut found = Vec::new();
    let mut at = from;
    while at < to {
        let rest = &text[at..to];
        let first = rest.chars().next().unwrap_or(' ');
        if first.is_whitespace() || first == '@' {
            at += first.len_utf8();
            continue;
        }
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        let (kind, length) = match first {
            '\\' => (Kind::Word, 1 + word_length(&rest[1..])),
            c if c.is_alphabetic() || c == '_' || c == '$' => (Kind::Word, word_length(rest)),
            c if c.is_ascii_digit() => (Kind::Number, rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())),
            c => match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
                Some(symbol) => (Kind::Symbol, symbol.len()),
                None if ".;:[]*+-/%?={}&|".contains(c) => (Kind::Symbol, 1),
                None => return Err(Wrong::at(format!("`{c}` means nothing in a clause"), at, at + c.len_utf8())),
            },
        };
        found.push(Token { kind, text: &rest[..length], start: at, end: at + length });
        at += length;
    }
    found.push(Token { kind: Kind::End, text: "", start: to, end: to });
    Ok(found)
}

fn word_length(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(text.len())
}

/// Looks at tokens one after the other.
pub struct Cursor<'t> {
    pub tokens: Vec<Token<'t>>,
    pub at: usize,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str, from: usize, to: usize) -> Result<Cursor<'t>, Wrong> {
        Ok(Cursor { tokens: tokens(text, from, to)?, at: 0 })
    }

    pub fn here(&self) -> Token<'t> {
        self.tokens[self.at]
    }

    pub fn next_is(&self, text: &str) -> bool {
        self.tokens.get(self.at + 1).is_some_and(|token| token.text == text)
    }

    pub fn advance(&mut self) -> Token<'t> {
        let token = self.here();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    pub fn is(&self, text: &str) -> bool {
        self.here().kind != Kind::End && self.here().text == text
    }

    pub fn eat(&mut self, text: &str) -> bool {
        let is = self.is(text);
        if is {
            self.advance();
        }
        is
    }

    pub fn expect(&mut self, text: &str) -> Result<Token<'t>, Wrong> {
        if self.is(text) {
            return Ok(self.advance());
        }
        Err(self.unexpected(&format!("`{text}`")))
    }

    pub fn word(&mut self) -> Result<Token<'t>, Wrong> {
        if self.here().kind == Kind::Word {
            return Ok(self.advance());
        }
        Err(self.unexpected("a name"))
    }

    pub fn is_end(&self) -> bool {
        self.here().kind == Kind::End
    }

    /// The end of the token before.
    pub fn last_end(&self) -> usize {
        self.at.checked_sub(1).map_or(self.here().start, |before| self.tokens[before].end)
    }

    pub fn unexpected(&self, wanted: &str) -> Wrong {
        let token = self.here();
        let found = if token.kind == Kind::End { "the end".to_owned() } else { format!("`{}`", token.text) };
        Wrong::at(format!("{wanted} is expected here, not {found}"), token.start, token.end.max(token.start))
    }
}
