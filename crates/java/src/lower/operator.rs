//! Strict operators: arithmetic, comparison, shifts.

use crate::graph::{Binary, Check, Instruction, Kind, Unary};
use crate::model::{BinaryOp, Expr, ExprKind, Literal, LocalId, Prim, Ty, UnaryOp};

use super::Lowering;

/// The machine type that values of `ty` are computed in.
pub(super) fn kind(ty: Ty) -> Kind {
    match ty {
        Ty::Prim(Prim::Boolean) => Kind::Bool,
        Ty::Prim(Prim::Byte | Prim::Short | Prim::Char | Prim::Int) => Kind::Int,
        Ty::Prim(Prim::Long) => Kind::Long,
        Ty::Prim(Prim::Float) => Kind::Float,
        Ty::Prim(Prim::Double) => Kind::Double,
        Ty::Void | Ty::Null | Ty::Class(_) | Ty::Array(..) | Ty::Spec(_) => Kind::Ref,
    }
}

impl Lowering<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, operand: &Expr, dst: LocalId) {
        let src = self.value(operand);
        let op = match op {
            UnaryOp::Neg => Unary::Neg(kind(operand.ty)),
            UnaryOp::BitNot => Unary::BitNot(kind(operand.ty)),
            UnaryOp::Not => Unary::Not,
        };
        self.emit(Instruction::Unary { dst, op, src });
    }

    pub(super) fn binary(&mut self, op: BinaryOp, lhs: &Expr, rhs: &Expr, dst: LocalId) {
        let left = self.operand(lhs, &[rhs]);
        let right = self.value(rhs);
        let operation = Operation { op, left, right, kind: kind(lhs.ty), count: rhs.ty };
        if is_division(op) && is_nonzero_literal(rhs) {
            self.operate_unchecked(operation, dst);
        } else {
            self.operate(operation, dst);
        }
    }

    /// Emits a binary operation on evaluated operands, with the division check where one is due.
    pub(super) fn operate(&mut self, operation: Operation, dst: LocalId) {
        if is_division(operation.op) && matches!(operation.kind, Kind::Int | Kind::Long) {
            self.check(Check::NonZero(operation.right, operation.kind));
        }
        self.operate_unchecked(operation, dst);
    }

    fn operate_unchecked(&mut self, operation: Operation, dst: LocalId) {
        let Operation { op, left, right, kind, count } = operation;
        let right = if is_shift(op) { self.shift_count(right, count) } else { right };
        let (op, lhs, rhs) = match op {
            BinaryOp::Add => (Binary::Add(kind), left, right),
            BinaryOp::Sub => (Binary::Sub(kind), left, right),
            BinaryOp::Mul => (Binary::Mul(kind), left, right),
            BinaryOp::Div => (Binary::Div(kind), left, right),
            BinaryOp::Rem => (Binary::Rem(kind), left, right),
            BinaryOp::Shl => (Binary::Shl(kind), left, right),
            BinaryOp::Shr => (Binary::Shr(kind), left, right),
            BinaryOp::Ushr => (Binary::Ushr(kind), left, right),
            BinaryOp::And => (Binary::And(kind), left, right),
            BinaryOp::Or => (Binary::Or(kind), left, right),
            BinaryOp::Xor => (Binary::Xor(kind), left, right),
            BinaryOp::Lt => (Binary::Lt(kind), left, right),
            BinaryOp::Le => (Binary::Le(kind), left, right),
            // Swapping is exact for NaN too; negating would not be.
            BinaryOp::Gt => (Binary::Lt(kind), right, left),
            BinaryOp::Ge => (Binary::Le(kind), right, left),
            BinaryOp::Eq => (Binary::Eq(kind), left, right),
            BinaryOp::Ne => {
                let equal = self.temp(Ty::Prim(Prim::Boolean));
                self.emit(Instruction::Binary { dst: equal, op: Binary::Eq(kind), lhs: left, rhs: right });
                self.emit(Instruction::Unary { dst, op: Unary::Not, src: equal });
                return;
            }
        };
        self.emit(Instruction::Binary { dst, op, lhs, rhs });
    }

    fn shift_count(&mut self, count: LocalId, ty: Ty) -> LocalId {
        self.convert(count, ty, Ty::Prim(Prim::Int), None)
    }
}

/// A binary operation whose operands are evaluated.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    pub(super) op: BinaryOp,
    pub(super) left: LocalId,
    pub(super) right: LocalId,
    pub(super) kind: Kind,
    /// Type of the right operand: shift counts keep their own.
    pub(super) count: Ty,
}

pub(super) fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr)
}

fn is_division(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Div | BinaryOp::Rem)
}

fn is_nonzero_literal(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Literal(Literal::Int(n)) if n != 0)
}
