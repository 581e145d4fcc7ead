//! Temporal formulas: text to negation normal form.

use crate::source::{Problem, Source};
use crate::token::skip;

/// A formula in negation normal form, by its number in a table.
pub type Formula = usize;

/// One formula; arguments have smaller numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Node {
    True,
    False,
    /// An atom, or its negation.
    Literal(usize, bool),
    And(Formula, Formula),
    Or(Formula, Formula),
    Next(Formula),
    Until(Formula, Formula),
    Release(Formula, Formula),
}

/// A table of formulas and atoms.
#[derive(Clone, Debug, Default)]
pub struct Formulas {
    nodes: Vec<Node>,
    /// The texts of the atoms: range in the source.
    pub atoms: Vec<(usize, usize)>,
}

/// A formula as written.
#[derive(Clone)]
enum Tree {
    Atom(usize),
    Constant(bool),
    Not(Box<Tree>),
    And(Box<Tree>, Box<Tree>),
    Or(Box<Tree>, Box<Tree>),
    Next(Box<Tree>),
    Until(Box<Tree>, Box<Tree>),
    Release(Box<Tree>, Box<Tree>),
}

impl Formulas {
    pub fn get(&self, formula: Formula) -> Node {
        self.nodes[formula]
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    fn make(&mut self, node: Node) -> Formula {
        if let Some(known) = self.nodes.iter().position(|other| *other == node) {
            return known;
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Parses a formula; the number of its negation, which is what a counterexample satisfies, and its own.
    pub fn parse(source: &Source) -> Result<(Formulas, Formula, Formula), Problem> {
        let mut formulas = Formulas::default();
        let mut parser = Parser { source, at: skip(&source.text, 0), formulas: &mut formulas };
        let tree = parser.implication()?;
        if parser.at < source.text.len() {
            return Err(parser.wrong("this does not fit here"));
        }
        let own = formulas.normal(&tree, true);
        let negated = formulas.normal(&tree, false);
        Ok((formulas, negated, own))
    }

    /// Negation normal form of a tree, or of its negation.
    fn normal(&mut self, tree: &Tree, is_positive: bool) -> Formula {
        let node = match (tree, is_positive) {
            (Tree::Constant(truth), _) => {
                if *truth == is_positive {
                    Node::True
                } else {
                    Node::False
                }
            }
            (Tree::Atom(atom), _) => Node::Literal(*atom, is_positive),
            (Tree::Not(inner), _) => return self.normal(inner, !is_positive),
            (Tree::Next(inner), _) => Node::Next(self.normal(inner, is_positive)),
            (Tree::And(a, b), true) | (Tree::Or(a, b), false) => Node::And(self.normal(a, is_positive), self.normal(b, is_positive)),
            (Tree::Or(a, b), true) | (Tree::And(a, b), false) => Node::Or(self.normal(a, is_positive), self.normal(b, is_positive)),
            (Tree::Until(a, b), true) | (Tree::Release(a, b), false) => {
                Node::Until(self.normal(a, is_positive), self.normal(b, is_positive))
            }
            (Tree::Release(a, b), true) | (Tree::Until(a, b), false) => {
                Node::Release(self.normal(a, is_positive), self.normal(b, is_positive))
            }
        };
        self.make(node)
    }
}

struct Parser<'a> {
    source: &'a Source,
    at: usize,
    formulas: &'a mut Formulas,
}

impl Parser<'_> {
    fn wrong(&self, message: &str) -> Problem {
        let help =
            "formulas: [] p, <> p, X p, p U q, p R q, p W q, !p, p && q, p || q, p -> q; p is a label or a condition on program variables";
        self.source.problem((self.at, (self.at + 1).min(self.source.text.len())), "ltl", message, help)
    }

    fn rest(&self) -> &str {
        &self.source.text[self.at..]
    }

    fn take(&mut self, text: &str) -> bool {
        let is_word = text.chars().all(char::is_alphanumeric);
        let rest = self.rest();
        let is_next = rest.starts_with(text) && !(is_word && rest[text.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_'));
        // Operators of other notations carry a suffix.
        let suffix = if is_next && rest[text.len()..].starts_with("Ltl") { 3 } else { 0 };
        if is_next {
            self.at = skip(&self.source.text, self.at + text.len() + suffix);
        }
        is_next
    }

    fn implication(&mut self) -> Result<Tree, Problem> {
        let left = self.disjunction()?;
        if self.take("->") {
            let right = self.implication()?;
            return Ok(Tree::Or(Box::new(Tree::Not(Box::new(left))), Box::new(right)));
        }
        Ok(left)
    }

    fn disjunction(&mut self) -> Result<Tree, Problem> {
        let mut left = self.conjunction()?;
        while self.take("||") || self.take("\\/") {
            left = Tree::Or(Box::new(left), Box::new(self.conjunction()?));
        }
        Ok(left)
    }

    fn conjunction(&mut self) -> Result<Tree, Problem> {
        let mut left = self.until()?;
        while self.take("&&") || self.take("/\\") {
            left = Tree::And(Box::new(left), Box::new(self.until()?));
        }
        Ok(left)
    }

    fn until(&mut self) -> Result<Tree, Problem> {
        let left = self.unary()?;
        for operator in ["U", "R", "W"] {
            if self.take(operator) {
                let right = Box::new(self.until()?);
                let left = Box::new(left);
                return Ok(match operator {
                    "U" => Tree::Until(left, right),
                    "R" => Tree::Release(left, right),
                    // p W q is q R (p || q).
                    _ => Tree::Release(right.clone(), Box::new(Tree::Or(left, right))),
                });
            }
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Tree, Problem> {
        if self.take("[]") {
            return Ok(Tree::Release(Box::new(Tree::Constant(false)), Box::new(self.unary()?)));
        }
        if self.take("<>") {
            return Ok(Tree::Until(Box::new(Tree::Constant(true)), Box::new(self.unary()?)));
        }
        if self.rest().starts_with('X') && self.rest()[1..].starts_with([' ', '(', '[', '<', '!']) && self.take("X") {
            return Ok(Tree::Next(Box::new(self.unary()?)));
        }
        if !self.rest().starts_with("!=") && self.take("!") {
            return Ok(Tree::Not(Box::new(self.unary()?)));
        }
        if self.rest().starts_with('(') && self.is_group() {
            self.take("(");
            let inner = self.implication()?;
            return if self.take(")") { Ok(inner) } else { Err(self.wrong("`)` is expected here")) };
        }
        self.atom()
    }

    /// True if the parenthesis here groups formulas: what follows it is no operator of conditions.
    fn is_group(&self) -> bool {
        let mut depth = 0_usize;
        for (i, c) in self.rest().char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let after = self.rest()[i + 1..].trim_start();
                return !(after.starts_with(['<', '>', '=', '+', '*', '/', '%', '^'])
                    || after.starts_with("!=")
                    || (after.starts_with('-') && !after.starts_with("->")));
            }
        }
        false
    }

    /// A condition, up to the next operator of formulas.
    fn atom(&mut self) -> Result<Tree, Problem> {
        let start = self.at;
        let bytes = self.source.text.as_bytes();
        let mut depth = 0_usize;
        let mut end = start;
        while end < bytes.len() {
            let rest = &self.source.text[end..];
            let is_operator = ["&&", "||", "->", "/\\", "\\/", " U ", " R ", " W "].iter().any(|operator| rest.starts_with(operator));
            match bytes[end] {
                b'(' => depth += 1,
                b')' if depth == 0 => break,
                b')' => depth -= 1,
                _ if depth == 0 && is_operator => break,
                _ => {}
            }
            end += rest.chars().next().map_or(1, char::len_utf8);
        }
        let text = self.source.text[start..end].trim_end();
        if depth > 0 {
            return Err(self.wrong("a parenthesis is not closed in this proposition"));
        }
        if text.is_empty() {
            return Err(self.wrong("a proposition is expected here"));
        }
        self.at = skip(&self.source.text, start + text.len());
        Ok(match text {
            "true" | "false" => Tree::Constant(text == "true"),
            _ => {
                let range = (start, start + text.len());
                let same = |known: &(usize, usize)| self.source.text[known.0..known.1] == *text;
                let atom = self.formulas.atoms.iter().position(same).unwrap_or_else(|| {
                    self.formulas.atoms.push(range);
                    self.formulas.atoms.len() - 1
                });
                Tree::Atom(atom)
            }
        })
    }
}
