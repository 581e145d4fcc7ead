//! Expressions by precedence: Java's operators, and JML's weaker ones below them.

use super::ast::JmlExpr;
use super::parser::{Parsed, Parser};
use super::token::Kind;
use crate::model::BinaryOp;
use crate::resolve::ast::{Expr, ExprKind, Op, Pattern, PrefixOp};

/// Java's binary operators from weak to strong, without comparisons.
const LOGICAL: [&[(&str, Op)]; 5] = [
    &[("||", Op::OrElse)],
    &[("&&", Op::AndAlso)],
    &[("|", Op::Strict(BinaryOp::Or))],
    &[("^", Op::Strict(BinaryOp::Xor))],
    &[("&", Op::Strict(BinaryOp::And))],
];
const EQUALITY: &[(&str, Op)] = &[("==", Op::Strict(BinaryOp::Eq)), ("!=", Op::Strict(BinaryOp::Ne))];
const COMPARISON: &[(&str, BinaryOp)] = &[("<", BinaryOp::Lt), ("<=", BinaryOp::Le), (">", BinaryOp::Gt), (">=", BinaryOp::Ge)];
const ARITHMETIC: [&[(&str, Op)]; 3] = [
    &[("<<", Op::Strict(BinaryOp::Shl)), (">>", Op::Strict(BinaryOp::Shr)), (">>>", Op::Strict(BinaryOp::Ushr))],
    &[("+", Op::Strict(BinaryOp::Add)), ("-", Op::Strict(BinaryOp::Sub))],
    &[("*", Op::Strict(BinaryOp::Mul)), ("/", Op::Strict(BinaryOp::Div)), ("%", Op::Strict(BinaryOp::Rem))],
];

impl Parser<'_> {
    /// An expression; what follows is left to the caller.
    pub(crate) fn expr(&mut self) -> Parsed<Expr> {
        self.nested(Self::conditional)
    }

    /// A specification that is nothing but one expression.
    pub(crate) fn whole_expr(&mut self) -> Parsed<Expr> {
        let expr = self.expr()?;
        if self.is_end() {
            return Ok(expr);
        }
        self.expect("the end")?;
        Ok(expr)
    }

    pub(crate) fn exprs(&mut self) -> Parsed<Vec<Expr>> {
        let mut list = vec![self.expr()?];
        while self.eat(",") {
            list.push(self.expr()?);
        }
        Ok(list)
    }

    pub(crate) fn jml(&self, expr: JmlExpr, start: u32) -> Expr {
        Expr { kind: ExprKind::Jml(Box::new(expr)), span: self.span_from(start) }
    }

    fn conditional(&mut self) -> Parsed<Expr> {
        let cond = self.equivalence()?;
        if !self.eat("?") {
            return Ok(cond);
        }
        let start = cond.span.start;
        let then = self.expr()?;
        self.expect(":")?;
        let otherwise = self.expr()?;
        Ok(Expr { kind: ExprKind::Conditional(Box::new([cond, then, otherwise])), span: self.span_from(start) })
    }

    fn equivalence(&mut self) -> Parsed<Expr> {
        let mut lhs = self.implication()?;
        while self.is("<==>") || self.is("<=!=>") {
            let is_negated = self.is("<=!=>");
            self.advance();
            let rhs = self.implication()?;
            let start = lhs.span.start;
            lhs = self.jml(JmlExpr::Iff { lhs, rhs, is_negated }, start);
        }
        Ok(lhs)
    }

    /// `==>` binds to the right, `<==` to the left.
    fn implication(&mut self) -> Parsed<Expr> {
        let mut lhs = self.binary(0)?;
        let start = lhs.span.start;
        if self.eat("==>") {
            let rhs = self.nested(Self::implication)?;
            return Ok(self.jml(JmlExpr::Implies(lhs, rhs), start));
        }
        while self.eat("<==") {
            let rhs = self.binary(0)?;
            lhs = self.jml(JmlExpr::Implies(rhs, lhs), start);
        }
        Ok(lhs)
    }

    fn binary(&mut self, level: usize) -> Parsed<Expr> {
        if level == LOGICAL.len() {
            return self.left(EQUALITY, Self::comparison);
        }
        self.left(LOGICAL[level], |parser| parser.binary(level + 1))
    }

    fn arithmetic(&mut self, level: usize) -> Parsed<Expr> {
        if level == ARITHMETIC.len() {
            return self.unary();
        }
        self.left(ARITHMETIC[level], |parser| parser.arithmetic(level + 1))
    }

    /// Operators of one level, to the left.
    fn left(&mut self, ops: &[(&str, Op)], mut operand: impl FnMut(&mut Self) -> Parsed<Expr>) -> Parsed<Expr> {
        let mut lhs = operand(self)?;
        while let Some(&(_, op)) = ops.iter().find(|(symbol, _)| self.is(symbol)) {
            self.advance();
            let rhs = operand(self)?;
            let span = self.span_from(lhs.span.start);
            lhs = Expr { kind: ExprKind::Binary { op, lhs: Box::new(lhs), rhs: Box::new(rhs) }, span };
        }
        Ok(lhs)
    }

    fn comparison(&mut self) -> Parsed<Expr> {
        let first = self.arithmetic(0)?;
        let start = first.span.start;
        let mut rest = Vec::new();
        while let Some(&(_, op)) = COMPARISON.iter().find(|(symbol, _)| self.is(symbol)) {
            self.advance();
            rest.push((op, self.arithmetic(0)?));
        }
        if rest.len() > 1 {
            return Ok(self.jml(JmlExpr::Chain { first, rest }, start));
        }
        if let Some((op, rhs)) = rest.pop() {
            let kind = ExprKind::Binary { op: Op::Strict(op), lhs: Box::new(first), rhs: Box::new(rhs) };
            return Ok(Expr { kind, span: self.span_from(start) });
        }
        if self.eat("<:") {
            let sup = self.arithmetic(0)?;
            return Ok(self.jml(JmlExpr::SubtypeOf(first, sup), start));
        }
        if self.eat_word("instanceof") {
            let ty = self.ty()?;
            let kind = ExprKind::InstanceOf { operand: Box::new(first), pattern: Pattern { ty: Some(ty), name: None } };
            return Ok(Expr { kind, span: self.span_from(start) });
        }
        Ok(first)
    }

    pub(super) fn unary(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        if self.is("++") || self.is("--") {
            return Err(self.side_effect());
        }
        let op = match self.here() {
            "+" => Some(PrefixOp::Plus),
            "-" => Some(PrefixOp::Neg),
            "!" => Some(PrefixOp::Not),
            "~" => Some(PrefixOp::BitNot),
            _ => None,
        };
        if let Some(op) = op.filter(|_| self.token().kind == Kind::Symbol) {
            self.advance();
            let operand = Box::new(self.nested(Self::unary)?);
            return Ok(Expr { kind: ExprKind::Prefix { op, operand }, span: self.span_from(start) });
        }
        if let Some(ty) = self.cast_type() {
            let operand = Box::new(self.nested(Self::unary)?);
            return Ok(Expr { kind: ExprKind::Cast { types: vec![ty], operand }, span: self.span_from(start) });
        }
        let primary = self.primary()?;
        self.postfix(primary)
    }

    /// `(T)` before an operand.
    fn cast_type(&mut self) -> Option<crate::resolve::ast::Type> {
        if !self.is("(") || !matches!(self.ahead(1).kind, Kind::Word | Kind::Backslash) {
            return None;
        }
        // Only a type can follow here if it is a cast; the cheap look ahead spares most attempts.
        let is_plain = |token| super::types::prim(token).is_some() || super::types::spec_type(token).is_some();
        let is_simple = is_plain(self.text(self.ahead(1)));
        if self.ahead(1).kind == Kind::Backslash && !is_simple {
            return None;
        }
        self.attempt(|parser| {
            parser.expect("(")?;
            let ty = parser.ty()?;
            parser.expect(")")?;
            if parser.starts_operand() || (is_simple && (parser.is("-") || parser.is("+"))) {
                return Ok(ty);
            }
            Err(parser.unexpected("an operand"))
        })
    }

    fn starts_operand(&self) -> bool {
        match self.token().kind {
            Kind::Word => !matches!(self.here(), "instanceof"),
            Kind::Backslash | Kind::Literal(_) => true,
            Kind::Symbol => matches!(self.here(), "(" | "!" | "~"),
            _ => false,
        }
    }
}
