//! Predicates as users write them: `conjunctive: (int x) -> {x >= 0, x <= 10}` (Steinhöfel 2020, §3.3.1).

use num_bigint::BigInt;
use term::{Domain, Sort, Symbol, TermId, Terms};

use super::{Combination, Predicate, Predicates};

/// A lattice over predicates about one variable, read but not yet made of terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PredicateText {
    pub combination: Combination,
    pub sort: Sort,
    variable: String,
    predicates: Vec<Expression>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Expression {
    Variable,
    Null,
    Bool(bool),
    Int(BigInt),
    Unary(char, Box<Expression>),
    Binary(&'static str, Box<Expression>, Box<Expression>),
}

impl PredicateText {
    /// Reads the text, with or without the braces around it. The error says where and what is wrong.
    pub fn parse(text: &str) -> Result<PredicateText, String> {
        let inner = text.trim().strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(text.trim());
        let mut reader = Reader { tokens: tokens(inner)?, at: 0, variable: String::new() };
        let combination = match reader.next().as_str() {
            "conjunctive" => Combination::Conjunctive,
            "disjunctive" => Combination::Disjunctive,
            "simple" | "flat" => Combination::Flat,
            other => return Err(format!("`{other}` is no lattice: use conjunctive, disjunctive or simple")),
        };
        reader.expect(":")?;
        reader.expect("(")?;
        let sort = match reader.next().as_str() {
            "byte" | "short" | "char" | "int" | "long" => Sort::Int,
            "boolean" => Sort::Bool,
            _ => Sort::Ref,
        };
        reader.variable = reader.next();
        for symbol in [")", "->", "{"] {
            reader.expect(symbol)?;
        }
        let mut predicates = Vec::new();
        while !reader.eat("}") {
            predicates.push(reader.expression(0)?);
            if !reader.eat(",") && reader.peek() != "}" {
                return Err(format!("expected `,` or `}}`, found `{}`", reader.peek()));
            }
        }
        let read = PredicateText { combination, sort, variable: reader.variable, predicates };
        let is_bad = |predicate: &&Expression| predicate.sort(sort) != Some(Sort::Bool);
        match read.predicates.iter().find(is_bad) {
            Some(_) => Err(format!("a predicate about `{}` is not a boolean", read.variable)),
            None if read.predicates.is_empty() => Err("there is no predicate".to_owned()),
            None => Ok(read),
        }
    }

    /// The domain over a constant that stands for the value.
    pub fn domain(&self, terms: &mut Terms) -> Predicates {
        let symbol = terms.declare(Symbol::constant(&self.variable, self.sort, Domain::Any));
        let hole = terms.app(symbol, &[]);
        let predicates = self.predicates.iter().map(|predicate| Predicate { hole, formula: predicate.term(terms, hole) }).collect();
        Predicates { sort: self.sort, combination: self.combination, predicates }
    }
}

impl Expression {
    fn sort(&self, variable: Sort) -> Option<Sort> {
        match self {
            Expression::Variable => Some(variable),
            Expression::Null => Some(Sort::Ref),
            Expression::Bool(_) => Some(Sort::Bool),
            Expression::Int(_) => Some(Sort::Int),
            Expression::Unary(op, inner) => {
                let sort = if *op == '!' { Sort::Bool } else { Sort::Int };
                (inner.sort(variable)? == sort).then_some(sort)
            }
            Expression::Binary(op, left, right) => {
                let (left, right) = (left.sort(variable)?, right.sort(variable)?);
                let (needed, result) = match *op {
                    "||" | "&&" => (Sort::Bool, Sort::Bool),
                    "==" | "!=" => (left, Sort::Bool),
                    "<" | "<=" | ">" | ">=" => (Sort::Int, Sort::Bool),
                    _ => (Sort::Int, Sort::Int),
                };
                (left == needed && right == needed).then_some(result)
            }
        }
    }

    fn term(&self, terms: &mut Terms, hole: TermId) -> TermId {
        match self {
            Expression::Variable => hole,
            Expression::Null => terms.null(),
            Expression::Bool(value) => terms.bool_const(*value),
            Expression::Int(value) => terms.big(value.clone()),
            Expression::Unary(op, inner) => {
                let inner = inner.term(terms, hole);
                if *op == '!' { terms.not(inner) } else { terms.neg(inner) }
            }
            Expression::Binary(op, left, right) => {
                let (left, right) = (left.term(terms, hole), right.term(terms, hole));
                match *op {
                    "||" => terms.or2(left, right),
                    "&&" => terms.and2(left, right),
                    "==" => terms.eq(left, right),
                    "!=" => {
                        let same = terms.eq(left, right);
                        terms.not(same)
                    }
                    "<" => terms.lt(left, right),
                    "<=" => terms.le(left, right),
                    ">" => terms.lt(right, left),
                    ">=" => terms.le(right, left),
                    "+" => terms.add2(left, right),
                    "-" => terms.sub(left, right),
                    "*" => terms.mul(left, right),
                    "/" => terms.div(left, right),
                    _ => terms.rem(left, right),
                }
            }
        }
    }
}

/// Java's binary operators that predicates may use, weakest first.
const LEVELS: [&[&str]; 6] = [&["||"], &["&&"], &["==", "!="], &["<", "<=", ">", ">="], &["+", "-"], &["*", "/", "%"]];

struct Reader {
    tokens: Vec<String>,
    at: usize,
    variable: String,
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("the end", String::as_str)
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens.get(self.at - 1).cloned().unwrap_or_else(|| "the end".to_owned())
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let is_here = self.peek() == symbol;
        self.at += usize::from(is_here);
        is_here
    }

    fn expect(&mut self, symbol: &str) -> Result<(), String> {
        if self.eat(symbol) { Ok(()) } else { Err(format!("expected `{symbol}`, found `{}`", self.peek())) }
    }

    fn expression(&mut self, level: usize) -> Result<Expression, String> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.expression(level + 1)?;
        while let Some(operator) = operators.iter().find(|operator| self.peek() == **operator) {
            self.at += 1;
            let right = self.expression(level + 1)?;
            left = Expression::Binary(operator, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expression, String> {
        let token = self.next();
        match token.as_str() {
            "!" | "-" => {
                let op = if token == "!" { '!' } else { '-' };
                Ok(Expression::Unary(op, Box::new(self.unary()?)))
            }
            "(" => {
                let inner = self.expression(0)?;
                self.expect(")")?;
                Ok(inner)
            }
            "true" => Ok(Expression::Bool(true)),
            "false" => Ok(Expression::Bool(false)),
            "null" => Ok(Expression::Null),
            word if word == self.variable => Ok(Expression::Variable),
            word => match word.parse::<BigInt>() {
                Ok(number) => Ok(Expression::Int(number)),
                Err(_) => Err(format!("`{word}`: predicates may name only `{}`, numbers, true, false and null", self.variable)),
            },
        }
    }
}

fn tokens(text: &str) -> Result<Vec<String>, String> {
    let characters: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let start = at;
        let c = characters[at];
        at += 1;
        if c.is_whitespace() {
            continue;
        }
        let pair = characters.get(at).map(|next| format!("{c}{next}"));
        if c.is_alphanumeric() || c == '_' || c == '.' || c == '\\' {
            while characters.get(at).is_some_and(|c| c.is_alphanumeric() || *c == '_' || *c == '.') {
                at += 1;
            }
        } else if pair.is_some_and(|pair| ["||", "&&", "==", "!=", "<=", ">=", "->"].contains(&pair.as_str())) {
            at += 1;
        } else if !"(){},:<>+-*/%!".contains(c) {
            return Err(format!("`{c}` has no meaning here"));
        }
        tokens.push(characters[start..at].iter().collect());
    }
    Ok(tokens)
}
