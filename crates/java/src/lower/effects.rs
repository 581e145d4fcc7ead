//! Which locals an expression may assign: decides whether an operand already read must be kept in a temporary.

use crate::model::{Expr, ExprKind, LocalId, Stmt, StmtKind};

/// True if evaluating `expr` may assign `local`.
pub(super) fn assigns(expr: &Expr, local: LocalId) -> bool {
    Search { local }.expr(expr)
}

struct Search {
    local: LocalId,
}

impl Search {
    fn expr(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Literal(_) | ExprKind::Local(_) | ExprKind::StaticField(_) | ExprKind::Spec(_) | ExprKind::Unsupported(_) => false,
            ExprKind::Assign { target, value } | ExprKind::Compound { target, value, .. } => self.target(target) || self.expr(value),
            ExprKind::IncDec { target, .. } => self.target(target),
            ExprKind::Field { object: e, .. }
            | ExprKind::ArrayLength(e)
            | ExprKind::Unary { operand: e, .. }
            | ExprKind::Cast(e)
            | ExprKind::Convert(e) => self.expr(e),
            ExprKind::InstanceOf { operand, binding, .. } => *binding == Some(self.local) || self.expr(operand),
            ExprKind::Index { array: a, index: b }
            | ExprKind::Binary { lhs: a, rhs: b, .. }
            | ExprKind::AndAlso(a, b)
            | ExprKind::OrElse(a, b) => self.expr(a) || self.expr(b),
            ExprKind::Conditional { cond, then, otherwise } => self.expr(cond) || self.expr(then) || self.expr(otherwise),
            ExprKind::Call { receiver, args, .. } => receiver.as_deref().is_some_and(|r| self.expr(r)) || self.exprs(args),
            ExprKind::New { args: es, .. } | ExprKind::NewArray { dims: es } | ExprKind::ArrayInit(es) | ExprKind::Concat(es) => {
                self.exprs(es)
            }
            // Statements inside expressions are rare enough to be answered by "maybe".
            ExprKind::Switch(_) => true,
            ExprKind::Block { statements, value } => self.stmts(statements) || self.expr(value),
        }
    }

    fn exprs(&self, exprs: &[Expr]) -> bool {
        exprs.iter().any(|e| self.expr(e))
    }

    fn target(&self, target: &Expr) -> bool {
        matches!(target.kind, ExprKind::Local(v) if v == self.local) || self.expr(target)
    }

    fn stmts(&self, stmts: &[Stmt]) -> bool {
        stmts.iter().any(|s| match &s.kind {
            StmtKind::Local { var, init } => *var == self.local || init.as_ref().is_some_and(|e| self.expr(e)),
            StmtKind::Expr(e) => self.expr(e),
            StmtKind::Empty => false,
            _ => true,
        })
    }
}
