//! Operators and conversions of `\bigint`, and equality of the other types of specifications.

use super::super::super::ast::PrefixOp;
use super::super::super::types::{BIGINT, BOOLEAN, INT, JType};
use super::super::convert::is_integral;
use super::super::operator::{binary_expr, is_comparison};
use super::super::{Cx, Typed};
use crate::model::{BinaryOp, Expr, ExprKind, Prim, Span, Ty, UnaryOp};
use crate::spec::SpecTy;

const ERASED: Ty = Ty::Spec(SpecTy::BigInt);

impl Cx<'_> {
    /// An integer of any type as a `\bigint`.
    pub(crate) fn as_bigint(&mut self, value: Typed) -> Expr {
        if value.ty == BIGINT {
            return value.expr;
        }
        match self.as_prim(value) {
            Ok((expr, _)) => Expr { span: expr.span, ty: ERASED, kind: ExprKind::Convert(Box::new(expr)) },
            Err(value) => value.expr,
        }
    }

    pub(crate) fn spec_prefix(&mut self, op: PrefixOp, value: Typed, span: Span) -> Typed {
        if value.ty != BIGINT || op == PrefixOp::Not {
            let shown = self.p.show(&value.ty);
            return self.bad_operand(&shown, span);
        }
        let op = match op {
            PrefixOp::Neg => UnaryOp::Neg,
            PrefixOp::BitNot => UnaryOp::BitNot,
            _ => return value,
        };
        Typed::new(Expr { kind: ExprKind::Unary { op, operand: Box::new(value.expr) }, ty: ERASED, span }, BIGINT)
    }

    /// An operator with at least one operand of a type that Java lacks.
    pub(crate) fn spec_strict(&mut self, op: BinaryOp, lhs: Typed, rhs: Typed, span: Span) -> Typed {
        let (a, b) = (self.prim_of(&lhs.ty), self.prim_of(&rhs.ty));
        let is_integer = |ty: &JType, prim: Option<Prim>| *ty == BIGINT || prim.is_some_and(is_integral);
        if is_integer(&lhs.ty, a) && is_integer(&rhs.ty, b) {
            let (lhs, rhs) = (self.as_bigint(lhs), self.as_bigint(rhs));
            let (ty, erased) = if is_comparison(op) { (BOOLEAN, Ty::Prim(Prim::Boolean)) } else { (BIGINT, ERASED) };
            return Typed::new(binary_expr(op, lhs, rhs, erased, span), ty);
        }
        let float = a.or(b).filter(|prim| matches!(prim, Prim::Float | Prim::Double));
        if let (Some(float), true) = (float, lhs.ty == BIGINT || rhs.ty == BIGINT) {
            let (lhs, rhs) = (self.as_float(lhs, float), self.as_float(rhs, float));
            return self.strict(op, lhs, rhs, span);
        }
        if lhs.ty == rhs.ty && matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            return Typed::new(binary_expr(op, lhs.expr, rhs.expr, Ty::Prim(Prim::Boolean), span), BOOLEAN);
        }
        let message = format!("this operator does not work on `{}` and `{}`", self.p.show(&lhs.ty), self.p.show(&rhs.ty));
        self.broken("type-mismatch", message, span)
    }

    fn as_float(&mut self, value: Typed, float: Prim) -> Typed {
        if value.ty != BIGINT {
            return value;
        }
        let expr = Expr { span: value.expr.span, ty: Ty::Prim(float), kind: ExprKind::Convert(Box::new(value.expr)) };
        Typed::new(expr, JType::Prim(float))
    }

    /// A cast from or to a type that Java lacks.
    pub(crate) fn spec_cast(&mut self, value: Typed, to: &JType, span: Span) -> Typed {
        if value.ty == *to {
            return value;
        }
        if *to == BIGINT && self.is_loose(&value.ty, to) {
            let mut expr = self.as_bigint(value);
            expr.span = span;
            return Typed::new(expr, BIGINT);
        }
        match to {
            JType::Prim(prim) if value.ty == BIGINT && *prim != Prim::Boolean => {
                Typed::new(Expr { kind: ExprKind::Convert(Box::new(value.expr)), ty: Ty::Prim(*prim), span }, to.clone())
            }
            _ => self.bad_cast(&value.ty, to, span),
        }
    }

    /// An index of a specification: any integer, since no machine computes it.
    pub(super) fn spec_index(&mut self, value: Typed) -> Expr {
        if value.ty == BIGINT {
            return value.expr;
        }
        match self.prim_of(&value.ty) {
            Some(Prim::Long) => {
                let (expr, _) = match self.as_prim(value) {
                    Ok(found) => found,
                    Err(value) => (value.expr, Prim::Long),
                };
                expr
            }
            _ => self.coerce(value, &INT),
        }
    }
}
