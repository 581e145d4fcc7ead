//! The tokens of Java text, without comments.

/// A name, number, literal or punctuation mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'t> {
    pub text: &'t str,
    pub start: usize,
}

impl Token<'_> {
    pub(super) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub(super) fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| is_part(c) && !c.is_ascii_digit())
    }
}

/// The tokens of a text; every punctuation mark is one of its own.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, is_token) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
        } else if let Some(inside) = rest.strip_prefix("\"\"\"") {
            (inside.find("\"\"\"").map_or(rest.len(), |end| end + 6), true)
        } else if first == '"' || first == '\'' {
            (literal(rest), true)
        } else if is_part(first) {
            (rest.find(|c: char| !is_part(c)).unwrap_or(rest.len()), true)
        } else {
            (first.len_utf8(), !first.is_whitespace())
        };
        if is_token {
            found.push(Token { text: &rest[..length], start: at });
        }
        at += length;
    }
    found
}

/// The identifiers and keywords of a text, with where they begin.
pub(super) fn identifiers(text: &str) -> Vec<(usize, &str)> {
    tokens(text).into_iter().filter(Token::is_name).map(|token| (token.start, token.text)).collect()
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The length of a literal that begins with its quote.
fn literal(text: &str) -> usize {
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

/// The text with some identifiers renamed.
pub(super) fn renamed(text: &str, new_name: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut done = 0;
    for (at, word) in identifiers(text) {
        if let Some(name) = new_name(word) {
            out.push_str(&text[done..at]);
            out.push_str(&name);
            done = at + word.len();
        }
    }
    out + &text[done..]
}

#[cfg(test)]
mod tests {
    use super::{identifiers, renamed};

    #[test]
    fn literals_and_comments_have_no_identifiers() {
        let text = "int x = 'a'; // y\nString s = \"z \\\" w\" + /* v */ u + 0x1F;";
        let words: Vec<&str> = identifiers(text).into_iter().map(|(_, word)| word).collect();
        assert_eq!(words, ["int", "x", "String", "s", "u"]);
        assert_eq!(renamed("A a = new A(\"A\");", |word| (word == "A").then(|| "B".to_owned())), "B a = new B(\"A\");");
    }
}
