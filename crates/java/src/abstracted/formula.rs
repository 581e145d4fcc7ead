//! Formulas of abstract programs: JML's operators, and what abstract execution adds to them.

use super::token::{Cursor, Kind, Wrong};

/// An expression at its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Exp {
    pub kind: ExpKind,
    pub start: usize,
    pub end: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    Iff,
    NotIff,
    Implies,
    Or,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ExpKind {
    Int(i64),
    Bool(bool),
    Null,
    /// A variable, a location set, a constant.
    Name(String),
    /// `f(a, b)`, also `\disjoint(a, b)` and the like.
    Call(String, Vec<Exp>),
    /// `\result`.
    Result,
    /// `\exc`: the exception, where something is said of how an element throws.
    Exception,
    /// `\result_1`, `\result_2`.
    Side(usize),
    Nothing,
    Everything,
    Binary(Operator, Box<[Exp; 2]>),
    Not(Box<Exp>),
    Neg(Box<Exp>),
    Conditional(Box<[Exp; 3]>),
    Quantified {
        is_forall: bool,
        ty: String,
        names: Vec<String>,
        body: Box<Exp>,
    },
    Field(Box<Exp>, String),
    Index(Box<[Exp; 2]>),
    AllElements(Box<Exp>),
    Range(Box<[Exp; 3]>),
    AllFields(Box<Exp>),
}

/// Reads a formula that is a whole text.
pub fn formula(text: &str, from: usize, to: usize) -> Result<Exp, Wrong> {
    let mut cursor = Cursor::new(text, from, to)?;
    let exp = cursor.exp()?;
    if !cursor.is_end() {
        return Err(cursor.unexpected("the end"));
    }
    Ok(exp)
}

/// Binary operators from weak to strong. `==>` binds to the right; so do all here, but for arithmetic, which is read in a loop.
const LEVELS: [&[(&str, Operator)]; 5] = [
    &[("<==>", Operator::Iff), ("<=!=>", Operator::NotIff)],
    &[("==>", Operator::Implies)],
    &[("||", Operator::Or)],
    &[("&&", Operator::And)],
    &[("==", Operator::Eq), ("!=", Operator::Ne)],
];
const COMPARISONS: &[(&str, Operator)] = &[("<=", Operator::Le), (">=", Operator::Ge), ("<", Operator::Lt), (">", Operator::Gt)];
const SUMS: &[(&str, Operator)] = &[("+", Operator::Add), ("-", Operator::Sub)];
const PRODUCTS: &[(&str, Operator)] = &[("*", Operator::Mul), ("/", Operator::Div), ("%", Operator::Rem)];

impl Cursor<'_> {
    fn made(&self, kind: ExpKind, start: usize) -> Exp {
        Exp { kind, start, end: self.last_end() }
    }

    pub fn exp(&mut self) -> Result<Exp, Wrong> {
        let start = self.here().start;
        let cond = self.level(0)?;
        if !self.eat("?") {
            return Ok(cond);
        }
        let then = self.exp()?;
        self.expect(":")?;
        let otherwise = self.exp()?;
        Ok(self.made(ExpKind::Conditional(Box::new([cond, then, otherwise])), start))
    }

    fn level(&mut self, level: usize) -> Result<Exp, Wrong> {
        let Some(operators) = LEVELS.get(level) else { return self.comparison() };
        let start = self.here().start;
        let mut lhs = self.level(level + 1)?;
        while let Some(&(_, operator)) = operators.iter().find(|(symbol, _)| self.is(symbol)) {
            self.advance();
            let rhs = if operator == Operator::Implies { self.level(level)? } else { self.level(level + 1)? };
            lhs = self.made(ExpKind::Binary(operator, Box::new([lhs, rhs])), start);
        }
        Ok(lhs)
    }

    fn comparison(&mut self) -> Result<Exp, Wrong> {
        let start = self.here().start;
        let lhs = self.chain(SUMS)?;
        let Some(&(_, operator)) = COMPARISONS.iter().find(|(symbol, _)| self.is(symbol)) else { return Ok(lhs) };
        self.advance();
        let rhs = self.chain(SUMS)?;
        Ok(self.made(ExpKind::Binary(operator, Box::new([lhs, rhs])), start))
    }

    /// Arithmetic operators of one level, to the left.
    fn chain(&mut self, operators: &[(&str, Operator)]) -> Result<Exp, Wrong> {
        let start = self.here().start;
        let is_sum = operators == SUMS;
        let mut lhs = if is_sum { self.chain(PRODUCTS)? } else { self.unary()? };
        while let Some(&(_, operator)) = operators.iter().find(|(symbol, _)| self.is(symbol)) {
            self.advance();
            let rhs = if is_sum { self.chain(PRODUCTS)? } else { self.unary()? };
            lhs = self.made(ExpKind::Binary(operator, Box::new([lhs, rhs])), start);
        }
        Ok(lhs)
    }

    fn unary(&mut self) -> Result<Exp, Wrong> {
        let start = self.here().start;
        if self.eat("!") {
            let operand = self.unary()?;
            return Ok(self.made(ExpKind::Not(Box::new(operand)), start));
        }
        if self.eat("-") {
            let operand = self.unary()?;
            return Ok(self.made(ExpKind::Neg(Box::new(operand)), start));
        }
        if self.is_cast() {
            for _ in 0..3 {
                self.advance();
            }
            return self.unary();
        }
        let mut exp = self.primary()?;
        loop {
            if self.eat(".") {
                if self.eat("*") {
                    exp = self.made(ExpKind::AllFields(Box::new(exp)), start);
                } else {
                    let name = self.word()?.text.to_owned();
                    exp = self.made(ExpKind::Field(Box::new(exp), name), start);
                }
            } else if self.is("[") {
                exp = self.indexed(exp, start)?;
            } else {
                return Ok(exp);
            }
        }
    }

    /// `(int)` and the like say what is known anyway.
    fn is_cast(&self) -> bool {
        let word = self.tokens.get(self.at + 1).map_or("", |token| token.text);
        let is_type = matches!(word, "int" | "long" | "boolean" | "Object" | "any");
        self.is("(") && is_type && self.tokens.get(self.at + 2).is_some_and(|token| token.text == ")")
    }

    /// `[i]`, `[*]`, `[i..j]`.
    fn indexed(&mut self, array: Exp, start: usize) -> Result<Exp, Wrong> {
        self.expect("[")?;
        if self.eat("*") {
            self.expect("]")?;
            return Ok(self.made(ExpKind::AllElements(Box::new(array)), start));
        }
        let index = self.exp()?;
        let kind = if self.eat("..") {
            let to = self.exp()?;
            ExpKind::Range(Box::new([array, index, to]))
        } else {
            ExpKind::Index(Box::new([array, index]))
        };
        self.expect("]")?;
        Ok(self.made(kind, start))
    }

    fn primary(&mut self) -> Result<Exp, Wrong> {
        let token = self.here();
        match token.kind {
            Kind::Number => {
                self.advance();
                let value = token.text.parse().map_err(|_| Wrong::at("this number is too large", token.start, token.end))?;
                Ok(self.made(ExpKind::Int(value), token.start))
            }
            Kind::Word => self.named(),
            _ if self.is("(") => self.parenthesized(),
            _ => Err(self.unexpected("a formula")),
        }
    }

    /// A formula in parentheses, or a quantified one.
    fn parenthesized(&mut self) -> Result<Exp, Wrong> {
        let start = self.expect("(")?.start;
        let exp = if self.is("\\forall") || self.is("\\exists") { self.quantified()? } else { self.exp()? };
        self.expect(")")?;
        Ok(Exp { start, end: self.last_end(), ..exp })
    }

    /// `\forall any x, y; body`, also with a range.
    fn quantified(&mut self) -> Result<Exp, Wrong> {
        let quantifier = self.advance();
        let is_forall = quantifier.text == "\\forall";
        let ty = self.word()?.text.to_owned();
        let mut names = vec![self.word()?.text.to_owned()];
        while self.eat(",") {
            names.push(self.word()?.text.to_owned());
        }
        self.expect(";")?;
        let mut body = self.exp()?;
        if self.eat(";") {
            let inner = self.exp()?;
            let start = body.start;
            let operator = if is_forall { Operator::Implies } else { Operator::And };
            body = self.made(ExpKind::Binary(operator, Box::new([body, inner])), start);
        }
        Ok(self.made(ExpKind::Quantified { is_forall, ty, names, body: Box::new(body) }, quantifier.start))
    }

    fn named(&mut self) -> Result<Exp, Wrong> {
        if self.is("\\forall") || self.is("\\exists") {
            return self.quantified();
        }
        let token = self.advance();
        // The notation of the public models for symbols of the logic.
        let name = token.text.strip_prefix("\\dl_").unwrap_or(token.text);
        let name = if name == "hasTo" { "\\hasTo" } else { name };
        let kind = match name {
            "true" => ExpKind::Bool(true),
            "false" => ExpKind::Bool(false),
            "null" => ExpKind::Null,
            "\\result" => ExpKind::Result,
            "\\exc" => ExpKind::Exception,
            "\\result_1" => ExpKind::Side(0),
            "\\result_2" => ExpKind::Side(1),
            "\\nothing" | "\\strictly_nothing" => ExpKind::Nothing,
            "\\everything" => ExpKind::Everything,
            "\\cost" => ExpKind::Name("\\cost".to_owned()),
            _ if self.is("(") => {
                let args = self.args()?;
                ExpKind::Call(name.to_owned(), args)
            }
            _ if name.starts_with('\\') => {
                return Err(Wrong::at(format!("`{name}` means nothing in an abstract program"), token.start, token.end));
            }
            _ => ExpKind::Name(name.to_owned()),
        };
        Ok(self.made(kind, token.start))
    }

    fn args(&mut self) -> Result<Vec<Exp>, Wrong> {
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.is(")") {
            args.push(self.exp()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(args)
    }
}

/// The conjuncts of a formula, one by one.
pub fn conjuncts(exp: &Exp) -> Vec<&Exp> {
    match &exp.kind {
        ExpKind::Binary(Operator::And, operands) => operands.iter().flat_map(conjuncts).collect(),
        _ => vec![exp],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_have_the_shape_of_jml() {
        let read = |text: &str| formula(text, 0, text.len());
        let exp = read("(\\forall any fp; (throwsExcP(fp) || returnsP(fp)))").expect("well-formed");
        assert!(matches!(exp.kind, ExpKind::Quantified { is_forall: true, .. }));
        let exp = read("a ==> b ==> c").expect("well-formed");
        let ExpKind::Binary(Operator::Implies, operands) = exp.kind else { panic!("an implication") };
        assert!(matches!(operands[1].kind, ExpKind::Binary(Operator::Implies, _)));
        assert_eq!(conjuncts(&read("\\disjoint(a, \\dl_b) && x == 1 && y").expect("well-formed")).len(), 3);
        assert!(matches!(read("(int)\\result_1[4] >= 1").expect("well-formed").kind, ExpKind::Binary(Operator::Ge, _)));
        for wrong in ["a &&", "f(", "\\nonsense", "a b", "1 #"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
