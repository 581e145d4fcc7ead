//! Assignments in expressions that must not have any: conditions and values of the command line.

use crate::model::{Expr, ExprKind, Span};

/// The first part of an expression that assigns something.
pub(super) fn first_assignment(expr: &Expr) -> Option<Span> {
    match &expr.kind {
        ExprKind::Assign { .. } | ExprKind::Compound { .. } | ExprKind::IncDec { .. } => Some(expr.span),
        ExprKind::Literal(_)
        | ExprKind::Local(_)
        | ExprKind::StaticField(_)
        | ExprKind::Spec(_)
        | ExprKind::Unsupported(_)
        | ExprKind::Switch(_)
        | ExprKind::Block { .. } => None,
        ExprKind::Field { object: e, .. }
        | ExprKind::ArrayLength(e)
        | ExprKind::Unary { operand: e, .. }
        | ExprKind::InstanceOf { operand: e, .. }
        | ExprKind::Cast(e)
        | ExprKind::Convert(e) => first_assignment(e),
        ExprKind::Index { array: a, index: b }
        | ExprKind::Binary { lhs: a, rhs: b, .. }
        | ExprKind::AndAlso(a, b)
        | ExprKind::OrElse(a, b) => first_assignment(a).or_else(|| first_assignment(b)),
        ExprKind::Conditional { cond, then, otherwise } => [cond, then, otherwise].into_iter().find_map(|e| first_assignment(e)),
        ExprKind::Call { receiver, args, .. } => receiver.as_deref().into_iter().chain(args).find_map(first_assignment),
        ExprKind::New { args: es, .. } | ExprKind::NewArray { dims: es } | ExprKind::ArrayInit(es) | ExprKind::Concat(es) => {
            es.iter().find_map(first_assignment)
        }
    }
}
