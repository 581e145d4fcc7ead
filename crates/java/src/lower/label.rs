//! The text of tree nodes: one line of source, without comments, cut where it gets long.

/// Longest label, in characters.
const LIMIT: usize = 100;

/// The text on one line.
pub(super) fn one_line(text: &str) -> String {
    cut(&squeeze(text))
}

/// A simple statement, always with its semicolon.
pub(super) fn statement(text: &str) -> String {
    let mut line = squeeze(text);
    if !line.ends_with([';', '}']) {
        line.push(';');
    }
    cut(&line)
}

/// One declarator; the type is put in front if the text is only `j = 1`.
pub(super) fn declaration(text: &str, name: &str, ty: impl FnOnce() -> String) -> String {
    let rest = text.trim_start().strip_prefix(name);
    let is_bare = !name.is_empty() && rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.'));
    if is_bare && !rest.is_some_and(has_second_name) { statement(&format!("{} {text}", ty())) } else { statement(text) }
}

pub(super) fn do_while(guard: &str) -> String {
    cut(&format!("do … while ({})", squeeze(guard)))
}

/// True if the text is a constructor call that the programmer wrote.
pub(super) fn is_constructor_call(text: &str) -> bool {
    let line = squeeze(text);
    let head = line.split('(').next().unwrap_or_default().trim_end();
    let last = head.rsplit(['.', '>']).next().unwrap_or_default().trim_start();
    matches!(last, "super" | "this")
}

/// Number of bytes up to the parenthesis that closes the first one.
pub(super) fn header_length(text: &str) -> usize {
    let mut depth = 0usize;
    for token in (Tokens { text, at: 0 }) {
        match token.text {
            "(" => depth += 1,
            ")" if depth <= 1 => return token.end,
            ")" => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

fn cut(line: &str) -> String {
    if line.chars().count() <= LIMIT {
        return line.to_owned();
    }
    let head: String = line.chars().take(LIMIT - 1).collect();
    format!("{}…", head.trim_end())
}

/// `int j = 1` begins with a name too if the type happens to be called like the variable.
fn has_second_name(rest: &str) -> bool {
    rest.starts_with(char::is_whitespace) && rest.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Collapses white space, drops comments, shortens the bodies of lambdas and classes to `{…}`.
fn squeeze(text: &str) -> String {
    let mut line = String::new();
    let mut before = "";
    let mut hidden = 0usize;
    for token in (Tokens { text, at: 0 }) {
        match token.text {
            "{" if hidden > 0 => hidden += 1,
            "{" if matches!(before, ")" | "->") => {
                line.push_str("{…");
                hidden = 1;
            }
            "}" if hidden > 0 => {
                hidden -= 1;
                if hidden == 0 {
                    line.push('}');
                }
            }
            piece if hidden == 0 => match token.kind {
                TokenKind::Space if line.is_empty() || line.ends_with(' ') => {}
                TokenKind::Space => line.push(' '),
                TokenKind::Text => line.push_str(&piece.replace(['\n', '\r'], " ")),
            },
            _ => {}
        }
        if token.kind == TokenKind::Text {
            before = if before == "-" && token.text == ">" { "->" } else { token.text };
        }
    }
    line.truncate(line.trim_end().len());
    line
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    /// White space or a comment.
    Space,
    Text,
}

struct Token<'t> {
    kind: TokenKind,
    text: &'t str,
    end: usize,
}

/// Splits text into literals, comments, white space and single characters: all that labels need to know of Java.
struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        let (kind, length) = if rest.starts_with("//") {
            (TokenKind::Space, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (TokenKind::Space, rest.find("*/").map_or(rest.len(), |i| i + 2))
        } else if let Some(block) = rest.strip_prefix("\"\"\"") {
            (TokenKind::Text, block.find("\"\"\"").map_or(rest.len(), |i| i + 6))
        } else if first == '"' || first == '\'' {
            (TokenKind::Text, literal_length(rest, first))
        } else if first.is_whitespace() {
            (TokenKind::Space, rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len()))
        } else {
            (TokenKind::Text, first.len_utf8())
        };
        self.at += length;
        Some(Token { kind, text: &rest[..length], end: self.at })
    }
}

fn literal_length(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (i, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if c == quote => return i + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_becomes_one_line() {
        assert_eq!(one_line("a  <\n\t b // why\n && c"), "a < b && c");
        assert_eq!(statement("x = \"a  // b\""), "x = \"a  // b\";");
        assert_eq!(statement("run(() -> { if (a) { b(); } }, 1);"), "run(() -> {…}, 1);");
        assert_eq!(statement("int[] a = {1, 2};"), "int[] a = {1, 2};");
        assert_eq!(statement("f(new A() { int x; });"), "f(new A() {…});");
    }

    #[test]
    fn headers_end_at_their_parenthesis() {
        let text = "if ((a) && f(')')) { x(); }";
        assert_eq!(&text[..header_length(text)], "if ((a) && f(')'))");
    }

    #[test]
    fn bare_declarators_get_their_type() {
        let int = || "int".to_owned();
        assert_eq!(declaration("j = 1", "j", int), "int j = 1;");
        assert_eq!(declaration("int j = 1", "j", int), "int j = 1;");
        assert_eq!(declaration("j", "j", int), "int j;");
        assert_eq!(declaration("Node node = head;", "Node", int), "Node node = head;");
    }

    #[test]
    fn constructor_calls_are_recognised() {
        assert!(is_constructor_call("super(a, b);"));
        assert!(is_constructor_call("this();"));
        assert!(is_constructor_call("outer.super(1);"));
        assert!(!is_constructor_call("Calendar() { x = 1; }"));
    }
}
