//! Sums that the grammar takes for casts.
//!
//! `(a.b) - c` is a difference: a cast to a class is never followed by a sign (JLS 15.16). The grammar reads a cast of `-c`, which
//! binds tighter than a difference. Turned back into a difference, the operators around it come out in the wrong order: an operand binds
//! weaker than the operator that has it. That happens in no other way, because parentheses are nodes of their own, so it tells what to regroup.

use tree_sitter::Node;

use super::super::ast::{Expr, ExprKind, Op};
use super::expressions::strict_op;
use super::{Cx, fields, kids};
use crate::model::{BinaryOp, Span};

impl Cx<'_> {
    /// The sum or difference that a cast really is.
    pub(super) fn misread_sum(&mut self, cast: Node) -> Option<Expr> {
        let value = cast.child_by_field_name("value").filter(|value| value.kind() == "unary_expression")?;
        let op = strict_op(self.text(value.child_by_field_name("operator")?)).filter(|op| matches!(op, BinaryOp::Add | BinaryOp::Sub))?;
        let types = fields(cast, "type");
        let [name] = types.as_slice() else { return None };
        if !is_plain_name(*name) {
            return None;
        }
        let lhs = self.expr(*name);
        let lhs = Expr { span: self.span_of_parentheses(cast)?, kind: ExprKind::Paren(Box::new(lhs)) };
        let rhs = self.expr(value.child_by_field_name("operand")?);
        Some(join(Op::Strict(op), lhs, rhs))
    }

    fn span_of_parentheses(&self, cast: Node) -> Option<Span> {
        let mut cursor = cast.walk();
        let close = cast.children(&mut cursor).find(|kid| kid.kind() == ")")?;
        Some(Span { end: self.span(close).end, ..self.span(cast) })
    }
}

/// True if a type could as well be an expression: names and dots.
fn is_plain_name(node: Node) -> bool {
    match node.kind() {
        "type_identifier" => true,
        "scoped_type_identifier" => kids(node).into_iter().all(is_plain_name),
        _ => false,
    }
}

/// `lhs op rhs`, as the precedence of the operators wants it; both sides are in order.
pub(super) fn join(op: Op, lhs: Expr, rhs: Expr) -> Expr {
    match (lhs.kind, rhs.kind) {
        (left, ExprKind::Binary { op: weaker, lhs: middle, rhs: last }) if strength(weaker) <= strength(op) => {
            let lhs = join(op, Expr { kind: left, span: lhs.span }, *middle);
            join(weaker, lhs, *last)
        }
        (ExprKind::Binary { op: weaker, lhs: first, rhs: middle }, right) if strength(weaker) < strength(op) => {
            let rhs = join(op, *middle, Expr { kind: right, span: rhs.span });
            join(weaker, *first, rhs)
        }
        (left, right) => {
            let span = Span { end: rhs.span.end, ..lhs.span };
            let (lhs, rhs) = (Expr { kind: left, span: lhs.span }, Expr { kind: right, span: rhs.span });
            Expr { kind: ExprKind::Binary { op, lhs: Box::new(lhs), rhs: Box::new(rhs) }, span }
        }
    }
}

/// A prefix operator or a cast, which begins at `start` and binds tighter than any operator between two operands.
pub(super) fn prefixed(start: Span, operand: Expr, make: impl FnOnce(Box<Expr>) -> ExprKind) -> Expr {
    match operand.kind {
        ExprKind::Binary { op, lhs, rhs } => join(op, prefixed(start, *lhs, make), *rhs),
        kind => {
            let span = Span { end: operand.span.end, ..start };
            Expr { kind: make(Box::new(Expr { kind, span: operand.span })), span }
        }
    }
}

/// How tightly an operator binds.
fn strength(op: Op) -> u8 {
    match op {
        Op::OrElse => 1,
        Op::AndAlso => 2,
        Op::Strict(op) => match op {
            BinaryOp::Or => 3,
            BinaryOp::Xor => 4,
            BinaryOp::And => 5,
            BinaryOp::Eq | BinaryOp::Ne => 6,
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 7,
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => 8,
            BinaryOp::Add | BinaryOp::Sub => 9,
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => 10,
        },
    }
}
