//! Domains as users write them, without their conditions: those are in the language of the program, and only their places are known here.
//!
//! ```text
//! // What is left when a number is halved.
//! domain parity (int x)
//!   none: false
//!   even: x % 2 == 0
//!   odd:  x % 2 != 0
//!   any:  true
//!   join even, odd = any
//! ```

use std::ops::Range;

/// Something wrong, with its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    pub at: Range<usize>,
    pub message: String,
}

/// One domain: elements, smaller ones first, and joins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DomainText {
    pub name: String,
    /// Where its first line is.
    pub at: Range<usize>,
    /// Where the type and the name of the variable are.
    pub variable: Range<usize>,
    pub elements: Vec<ElementText>,
    pub joins: Vec<JoinText>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElementText {
    pub name: String,
    pub at: Range<usize>,
    pub condition: Range<usize>,
}

/// `join left, right = result`, by positions of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinText {
    pub left: usize,
    pub right: usize,
    pub result: usize,
    pub at: Range<usize>,
}

/// Reads all domains of a text.
pub fn parse(text: &str) -> Result<Vec<DomainText>, Vec<Wrong>> {
    let (mut domains, mut wrong) = (Vec::new(), Vec::new());
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split("//").next().unwrap_or("");
        let piece = Piece { text: code, start }.trim();
        start += line.len();
        if !piece.text.is_empty()
            && let Err(found) = read(piece, &mut domains)
        {
            wrong.push(found);
        }
    }
    for domain in domains.iter().filter(|domain: &&DomainText| domain.elements.is_empty()) {
        wrong.push(Wrong { at: domain.at.clone(), message: format!("the domain `{}` has no elements", domain.name) });
    }
    if domains.is_empty() && wrong.is_empty() {
        wrong.push(Wrong { at: 0..0, message: format!("there is no domain here: {EXPECTED}") });
    }
    if wrong.is_empty() { Ok(domains) } else { Err(wrong) }
}

const EXPECTED: &str = "begin with `domain name (int x)`, then `element: condition` or `join a, b = c` in a line each";

/// A part of the text that knows where it is.
#[derive(Clone, Copy)]
struct Piece<'t> {
    text: &'t str,
    start: usize,
}

impl Piece<'_> {
    fn at(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn trim(self) -> Self {
        let text = self.text.trim_start();
        Piece { text: text.trim_end(), start: self.start + self.text.len() - text.len() }
    }

    /// What is before and after the first `symbol`.
    fn split(self, symbol: char) -> Option<(Self, Self)> {
        let at = self.text.find(symbol)?;
        let after = at + symbol.len_utf8();
        let (left, right) = (Piece { text: &self.text[..at], ..self }, Piece { text: &self.text[after..], start: self.start + after });
        Some((left.trim(), right.trim()))
    }

    /// What follows a word.
    fn after(self, word: &str) -> Option<Self> {
        let rest = self.text.strip_prefix(word).filter(|rest| rest.starts_with(char::is_whitespace))?;
        Some(Piece { text: rest, start: self.start + word.len() }.trim())
    }

    fn is_name(self) -> bool {
        self.text.starts_with(char::is_alphabetic) && self.text.chars().all(|c| c.is_alphanumeric() || "_- ".contains(c))
    }

    fn wrong<T>(self, message: String) -> Result<T, Wrong> {
        Err(Wrong { at: self.at(), message })
    }
}

/// One line.
fn read(line: Piece<'_>, domains: &mut Vec<DomainText>) -> Result<(), Wrong> {
    if let Some(rest) = line.after("domain") {
        domains.push(header(line, rest)?);
        return Ok(());
    }
    let Some(domain) = domains.last_mut() else { return line.wrong(EXPECTED.to_owned()) };
    if let Some(rest) = line.after("join") {
        let join = join(line, rest, domain)?;
        domain.joins.push(join);
        return Ok(());
    }
    let Some((name, condition)) = line.split(':').filter(|(name, _)| name.is_name()) else { return line.wrong(EXPECTED.to_owned()) };
    if domain.elements.iter().any(|other| other.name == name.text) {
        return name.wrong(format!("there is an element `{}` already", name.text));
    }
    if condition.text.is_empty() {
        return line.wrong(format!("`{}` has no condition", name.text));
    }
    domain.elements.push(ElementText { name: name.text.to_owned(), at: name.at(), condition: condition.at() });
    Ok(())
}

fn header(line: Piece<'_>, rest: Piece<'_>) -> Result<DomainText, Wrong> {
    let parts = rest.split('(').and_then(|(name, rest)| Some((name, rest.split(')')?)));
    match parts {
        Some((name, (variable, nothing))) if name.is_name() && nothing.text.is_empty() && !variable.text.is_empty() => {
            Ok(DomainText { name: name.text.to_owned(), at: line.at(), variable: variable.at(), elements: Vec::new(), joins: Vec::new() })
        }
        _ => line.wrong("a domain begins with its name and a variable: `domain name (int x)`".to_owned()),
    }
}

fn join(line: Piece<'_>, rest: Piece<'_>, domain: &DomainText) -> Result<JoinText, Wrong> {
    let parts = rest.split('=').and_then(|(pair, result)| Some((pair.split(',')?, result)));
    let Some(((left, right), result)) = parts else { return line.wrong("a join is `join a, b = c`".to_owned()) };
    let position = |piece: Piece<'_>| match domain.elements.iter().position(|element| element.name == piece.text) {
        Some(position) => Ok(position),
        None => {
            let names: Vec<&str> = domain.elements.iter().map(|element| element.name.as_str()).collect();
            piece.wrong(format!("`{}` is no element above this line; there are {}", piece.text, names.join(", ")))
        }
    };
    let made = JoinText { left: position(left)?, right: position(right)?, result: position(result)?, at: line.at() };
    let is_same =
        |other: &&JoinText| (other.left, other.right) == (made.left, made.right) || (other.left, other.right) == (made.right, made.left);
    if domain.joins.iter().any(|other| is_same(&other)) {
        return line.wrong(format!("the join of `{}` and `{}` is said twice", left.text, right.text));
    }
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::{Wrong, parse};

    #[test]
    fn domains_are_read_with_places() {
        let text = "// first\ndomain sign of it (int x) // here\n none: false\n\n any : true // all\n join none, any = any\n";
        let domains = parse(text).expect("well-formed");
        let [domain] = domains.as_slice() else { panic!("one domain") };
        assert_eq!((domain.name.as_str(), &text[domain.variable.clone()]), ("sign of it", "int x"));
        let conditions: Vec<&str> = domain.elements.iter().map(|element| &text[element.condition.clone()]).collect();
        assert_eq!(conditions, ["false", "true"]);
        assert_eq!((domain.joins[0].left, domain.joins[0].right, domain.joins[0].result), (0, 1, 1));
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        for (text, place, message) in [
            ("", "", "no domain"),
            ("even: x % 2 == 0", "even: x % 2 == 0", "begin with `domain"),
            ("domain d\n", "domain d", "a variable"),
            ("domain d (int x)\n", "domain d (int x)", "no elements"),
            ("domain d (int x)\n a: true\n a: false", "a", "already"),
            ("domain d (int x)\n a:", "a:", "no condition"),
            ("domain d (int x)\n a: true\n join a, b = a", "b", "`b` is no element"),
            ("domain d (int x)\n a: true\n join a = a", "join a = a", "`join a, b = c`"),
            ("domain d (int x)\n a: true\n join a, a = a\n join a, a = a", "join a, a = a", "said twice"),
            ("domain d (int x)\n what is this", "what is this", "`element: condition`"),
        ] {
            let found = parse(text).expect_err("malformed");
            let is_it = |wrong: &Wrong| text[wrong.at.clone()] == *place && wrong.message.contains(message);
            assert!(found.iter().any(is_it), "{text}: {found:?}");
        }
    }
}
