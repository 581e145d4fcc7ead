//! Identifiers in Java text, without those in comments and literals.

/// The identifiers of a text, with where they begin.
pub(super) fn identifiers(text: &str) -> Vec<(usize, &str)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(inside) = rest.strip_prefix("\"\"\"") {
            inside.find("\"\"\"").map_or(rest.len(), |end| end + 6)
        } else if bytes[at] == b'"' || bytes[at] == b'\'' {
            literal(rest)
        } else {
            let word = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
            if word > 0 && !bytes[at].is_ascii_digit() {
                found.push((at, &rest[..word]));
            }
            if word > 0 { word } else { rest.chars().next().map_or(1, char::len_utf8) }
        };
        at += length;
    }
    found
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
