//! Sequences.

use super::super::super::ast;
use super::super::super::types::{BOOLEAN, INT, JType};
use super::super::{Cx, Typed};
use super::expression;
use crate::jml::ast::SeqExpr;
use crate::model::{Expr, ExprKind, Span, Ty};
use crate::spec::{SeqOp, Spec, SpecTy};

const SEQ: JType = JType::Spec(SpecTy::Seq);

impl Cx<'_> {
    pub(super) fn sequence(&mut self, seq: &SeqExpr, span: Span) -> Typed {
        let (op, ty) = match seq {
            SeqExpr::Empty => (SeqOp::Empty, SEQ),
            SeqExpr::Singleton(value) => (SeqOp::Singleton(self.element(value)), SEQ),
            SeqExpr::Concat(a, b) => (SeqOp::Concat(self.seq_operand(a), self.seq_operand(b)), SEQ),
            SeqExpr::Sub(seq, from, to) => {
                let seq = self.seq_operand(seq);
                let (from, to) = (self.seq_index(from), self.seq_index(to));
                (SeqOp::Sub { seq, from, to }, SEQ)
            }
            SeqExpr::Reverse(seq) => (SeqOp::Reverse(self.seq_operand(seq)), SEQ),
            SeqExpr::Define { variable, from, to, body } => {
                let (from, to) = (self.seq_index(from), self.seq_index(to));
                let (variable, body) = self.with_variables(std::slice::from_ref(variable), |cx, variables| {
                    let body = cx.element(body);
                    (variables[0], body)
                });
                (SeqOp::Define { variable, from, to, body }, SEQ)
            }
            SeqExpr::Length(seq) => (SeqOp::Length(self.seq_operand(seq)), INT),
            SeqExpr::Get(seq, index) => {
                let seq = self.standalone(seq);
                let index = self.standalone(index);
                return self.seq_get(seq, index, span);
            }
            SeqExpr::IndexOf(seq, value) => (SeqOp::IndexOf { seq: self.seq_operand(seq), value: self.element(value) }, INT),
            SeqExpr::OfArray(array) => (SeqOp::OfArray(self.array_operand(array)), SEQ),
            SeqExpr::Contains(seq, value) => (SeqOp::Contains { seq: self.seq_operand(seq), value: self.element(value) }, BOOLEAN),
        };
        self.spec_value(Spec::Seq(op), ty, span)
    }

    /// `s[i]`: an int unless a cast or the other side of an equation says otherwise.
    pub(crate) fn seq_get(&mut self, seq: Typed, index: Typed, span: Span) -> Typed {
        let seq = self.coerce(seq, &SEQ);
        let index = self.spec_index(index);
        self.spec_value(Spec::Seq(SeqOp::Get { seq, index }), INT, span)
    }

    pub(crate) fn seq_length(&mut self, seq: Typed, span: Span) -> Typed {
        let seq = self.coerce(seq, &SEQ);
        self.spec_value(Spec::Seq(SeqOp::Length(seq)), INT, span)
    }

    fn seq_operand(&mut self, expr: &ast::Expr) -> Expr {
        self.operand_of(expr, &SEQ)
    }

    fn seq_index(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.standalone(expr);
        self.spec_index(value)
    }

    /// Anything with a value but sets and types.
    fn element(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.standalone(expr);
        if value.ty == JType::Void || value.ty == expression::LOCSET || value.ty == expression::TYPE {
            let message = format!("a sequence has no elements of type `{}`", self.p.show(&value.ty));
            return self.broken("type-mismatch", message, expr.span).expr;
        }
        value.expr
    }

    /// The type that a cast gives to an element.
    pub(crate) fn element_cast(&self, value: &Typed, to: &JType) -> Option<Ty> {
        is_get(&value.expr).then(|| self.p.erase(to))
    }

    /// An element compared with something that is no number has the type of that.
    pub(crate) fn infer_elements(&mut self, mut lhs: Typed, mut rhs: Typed) -> (Typed, Typed) {
        if self.spec.is_some() {
            self.infer_element(&mut lhs, &rhs);
            self.infer_element(&mut rhs, &lhs);
        }
        (lhs, rhs)
    }

    fn infer_element(&mut self, element: &mut Typed, other: &Typed) {
        let is_number = self.prim_of(&other.ty).is_some_and(|prim| prim != crate::model::Prim::Boolean) && !other.ty.is_reference();
        if element.ty == INT && is_get(&element.expr) && !is_number && other.ty != JType::Null {
            element.ty = other.ty.clone();
            element.expr.ty = other.expr.ty;
        } else if element.ty == INT && is_get(&element.expr) && other.ty == JType::Null {
            element.ty = self.p.object_ty();
            element.expr.ty = self.p.erase(&element.ty);
        }
    }
}

fn is_get(expr: &Expr) -> bool {
    matches!(&expr.kind, ExprKind::Spec(spec) if matches!(**spec, Spec::Seq(SeqOp::Get { .. })))
}
