//! Small changes of the code of method bodies; comments, and so all specifications, stay as they are.

/// A changed text.
#[derive(Clone, Debug)]
pub(crate) struct Mutant {
    /// Where the change is.
    pub(crate) offset: usize,
    /// What became what.
    pub(crate) what: String,
    pub(crate) text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Word,
    Number,
    Operator,
}

#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    class: Class,
    start: usize,
    text: &'a str,
}

impl Token<'_> {
    fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// Longest first.
const OPERATORS: [&str; 21] =
    ["<<=", ">>=", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=", "<", ">", "+", "-", "*", "/"];

/// What an operator is exchanged for.
fn exchanges(operator: &str) -> &'static [&'static str] {
    match operator {
        "<" => &["<=", ">"],
        "<=" => &["<", ">"],
        ">" => &[">=", "<"],
        ">=" => &[">", "<="],
        "==" => &["!="],
        "!=" => &["=="],
        "&&" => &["||"],
        "||" => &["&&"],
        "+" => &["-"],
        "-" => &["+"],
        "*" => &["+"],
        "/" => &["*"],
        "%" => &["/"],
        "++" => &["--"],
        "--" => &["++"],
        "+=" => &["-="],
        "-=" => &["+="],
        "*=" => &["+="],
        "/=" => &["*="],
        _ => &[],
    }
}

/// All changes of one place in a method body.
pub(crate) fn mutants(source: &str) -> Vec<Mutant> {
    let tokens = scan(source);
    let mut found = Vec::new();
    for body in bodies(&tokens) {
        let tokens = &tokens[body];
        for (at, token) in tokens.iter().enumerate() {
            match token.class {
                Class::Operator => {
                    for other in exchanges(token.text) {
                        found.push(replace(source, token.start, token.end(), other));
                    }
                }
                Class::Number => found.extend(other_numbers(source, token)),
                Class::Word if token.text == "if" => found.extend(swapped_branches(source, &tokens[at..])),
                Class::Word => {}
            }
            if matches!(token.text, "{" | ";" | "}") {
                found.extend(without_statement(source, &tokens[at + 1..]));
            }
        }
    }
    found
}

fn replace(source: &str, start: usize, end: usize, with: &str) -> Mutant {
    let text = format!("{}{with}{}", &source[..start], &source[end..]);
    Mutant { offset: start, what: format!("`{}` became `{with}`", &source[start..end]), text }
}

fn other_numbers(source: &str, token: &Token<'_>) -> Vec<Mutant> {
    let Ok(number) = token.text.parse::<i64>() else { return Vec::new() };
    [number + 1, number - 1].iter().map(|other| replace(source, token.start, token.end(), &format!("({other})"))).collect()
}

/// The condition of an `if` is negated.
fn swapped_branches(source: &str, tokens: &[Token<'_>]) -> Option<Mutant> {
    let open = tokens.get(1).filter(|token| token.text == "(")?;
    let close = closing(&tokens[1..])?;
    let (start, end) = (open.end(), tokens[1 + close].start);
    Some(replace(source, start, end, &format!("!({})", &source[start..end])))
}

/// The position of the bracket that closes the first one.
fn closing(tokens: &[Token<'_>]) -> Option<usize> {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.text {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The statement that begins here is left out if it is an assignment or a call.
fn without_statement(source: &str, tokens: &[Token<'_>]) -> Option<Mutant> {
    let first = tokens.first().filter(|token| token.class == Class::Word)?;
    let keywords = ["return", "throw", "break", "continue", "if", "while", "for", "do", "else", "try", "finally", "catch", "int", "long"];
    if keywords.contains(&first.text) || tokens.get(1).is_none_or(|token| token.class == Class::Word || token.text == ":") {
        return None;
    }
    let end = tokens.iter().position(|token| matches!(token.text, ";" | "{" | "}" | ":"))?;
    // An array type begins a declaration, and what is in brackets has no statements.
    let declares = tokens[..end].windows(3).any(|w| w[0].text == "[" && w[1].text == "]" && w[2].class == Class::Word);
    let depth = |text| tokens[..end].iter().filter(|token| token.text == text).count();
    if tokens[end].text != ";" || declares || depth("(") != depth(")") {
        return None;
    }
    Some(replace(source, first.start, tokens[end].start, ""))
}

/// The ranges of tokens between the braces of methods: a brace after the parameters opens one.
fn bodies(tokens: &[Token<'_>]) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut at = 1;
    while at < tokens.len() {
        if tokens[at].text == "{" && follows_parameters(&tokens[..at]) {
            let start = at;
            let mut depth = 0;
            loop {
                match tokens[at].text {
                    "{" => depth += 1,
                    "}" => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 || at == tokens.len() {
                    break;
                }
            }
            found.push(start..at);
        } else {
            at += 1;
        }
    }
    found
}

/// True if the last token ends the parameters of a method, or the exceptions after them.
fn follows_parameters(tokens: &[Token<'_>]) -> bool {
    let n_exceptions = tokens.iter().rev().take_while(|token| token.class == Class::Word || matches!(token.text, "," | ".")).count();
    let (before, exceptions) = tokens.split_at(tokens.len() - n_exceptions);
    before.last().is_some_and(|token| token.text == ")") && exceptions.first().is_none_or(|token| token.text == "throws")
}

/// The tokens outside of comments and literals.
fn scan(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let first = rest.chars().next().expect("not at the end");
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' || first == '\'' {
            rest[1..].find(first).map_or(rest.len(), |end| end + 2)
        } else if first.is_alphabetic() || first == '_' {
            push(&mut tokens, Class::Word, at, word(rest))
        } else if first.is_ascii_digit() {
            push(&mut tokens, Class::Number, at, word(rest))
        } else if first.is_whitespace() {
            first.len_utf8()
        } else {
            let operator = OPERATORS.iter().find(|operator| rest.starts_with(**operator));
            push(&mut tokens, Class::Operator, at, &rest[..operator.map_or(first.len_utf8(), |operator| operator.len())])
        };
        at += length;
    }
    tokens
}

fn push<'a>(tokens: &mut Vec<Token<'a>>, class: Class, start: usize, text: &'a str) -> usize {
    tokens.push(Token { class, start, text });
    text.len()
}

fn word(rest: &str) -> &str {
    &rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())]
}
