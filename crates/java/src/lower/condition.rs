//! Conditions in branch position: jumping code, no boolean temporaries for `&&`, `||`, `!` and `?:`.

use crate::graph::{Binary, Instruction};
use crate::model::{BinaryOp, Expr, ExprKind, Literal, LocalId, Prim, Ty, UnaryOp};

use super::Lowering;
use super::emit::Label;
use super::operator::kind;

impl Lowering<'_> {
    /// Evaluates `expr` and goes to one of the labels; nothing falls through.
    pub(super) fn condition(&mut self, expr: &Expr, then: Label, otherwise: Label) {
        stacker::maybe_grow(128 * 1024, 2 * 1024 * 1024, || self.at(expr.span, |cx| cx.condition_here(expr, then, otherwise)));
    }

    fn condition_here(&mut self, expr: &Expr, then: Label, otherwise: Label) {
        match &expr.kind {
            ExprKind::Literal(Literal::Bool(value)) => self.jump(if *value { then } else { otherwise }),
            ExprKind::Unary { op: UnaryOp::Not, operand } => self.condition(operand, otherwise, then),
            ExprKind::AndAlso(a, b) => {
                let next = self.label();
                self.condition(a, next, otherwise);
                self.bind(next);
                self.condition(b, then, otherwise);
            }
            ExprKind::OrElse(a, b) => {
                let next = self.label();
                self.condition(a, then, next);
                self.bind(next);
                self.condition(b, then, otherwise);
            }
            ExprKind::Conditional { cond, then: a, otherwise: b } => {
                let (on_true, on_false) = (self.label(), self.label());
                self.condition(cond, on_true, on_false);
                self.bind(on_true);
                self.condition(a, then, otherwise);
                self.bind(on_false);
                self.condition(b, then, otherwise);
            }
            ExprKind::InstanceOf { operand, target, binding: Some(binding) } => {
                let src = self.value(operand);
                self.match_type(src, *target, Some(*binding), [then, otherwise]);
            }
            ExprKind::Binary { op: BinaryOp::Ne, lhs, rhs } => self.equality(lhs, rhs, [otherwise, then]),
            ExprKind::Binary { op, lhs, rhs } => {
                let cond = self.temp(expr.ty);
                self.binary(*op, lhs, rhs, cond);
                self.branch_on(cond, then, otherwise);
            }
            _ => {
                let cond = self.value(expr);
                self.branch_on(cond, then, otherwise);
            }
        }
    }

    /// True if the value of a comparison or negation is decided by a branch, because somebody counts branches as they are in bytecode.
    pub(super) fn is_decided(&self, expr: &Expr) -> bool {
        let is_choice = match &expr.kind {
            ExprKind::Unary { op: UnaryOp::Not, .. } => true,
            ExprKind::Binary { op, .. } => {
                matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge | BinaryOp::Eq | BinaryOp::Ne)
            }
            _ => false,
        };
        is_choice && self.code.is_visible && self.program.branches_on_comparisons()
    }

    fn equality(&mut self, lhs: &Expr, rhs: &Expr, [equal, different]: [Label; 2]) {
        let left = self.operand(lhs, &[rhs]);
        let right = self.value(rhs);
        let cond = self.temp(Ty::Prim(Prim::Boolean));
        self.emit(Instruction::Binary { dst: cond, op: Binary::Eq(kind(lhs.ty)), lhs: left, rhs: right });
        self.branch_on(cond, equal, different);
    }

    /// Tests the class of `src` and binds the pattern variable on the way to `then`.
    pub(super) fn match_type(&mut self, src: LocalId, ty: Ty, binding: Option<LocalId>, [then, otherwise]: [Label; 2]) {
        let cond = self.temp(Ty::Prim(Prim::Boolean));
        self.test_class(cond, src, ty);
        let Some(binding) = binding else {
            self.branch_on(cond, then, otherwise);
            return;
        };
        let matched = self.label();
        self.branch_on(cond, matched, otherwise);
        self.bind(matched);
        self.copy(binding, src);
        self.jump(then);
    }

    /// The condition as a boolean value.
    pub(super) fn condition_into(&mut self, expr: &Expr, dst: LocalId) {
        let (on_true, on_false, end) = (self.label(), self.label(), self.label());
        self.condition(expr, on_true, on_false);
        self.bind(on_true);
        self.literal(dst, Literal::Bool(true));
        self.jump(end);
        self.bind(on_false);
        self.literal(dst, Literal::Bool(false));
        self.bind(end);
    }

    /// Goes to `is_null` if the reference is null, else to `not_null`.
    pub(super) fn branch_on_null(&mut self, reference: LocalId, is_null: Label, not_null: Label) {
        let null = self.null();
        let cond = self.temp(Ty::Prim(Prim::Boolean));
        self.emit(Instruction::Binary { dst: cond, op: Binary::Eq(crate::graph::Kind::Ref), lhs: reference, rhs: null });
        self.branch_on(cond, is_null, not_null);
    }
}
