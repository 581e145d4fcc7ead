//! Which statements can complete normally (JLS 14.22), as far as pattern variables and written programs need it.

use crate::model::{Expr, ExprKind, Literal, Stmt, StmtKind};

pub(crate) fn can_complete(stmt: &Stmt) -> bool {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &stmt.kind {
        StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Return(_) | StmtKind::Throw(_) | StmtKind::Yield(_) => false,
        StmtKind::Block(body) | StmtKind::Initializers(body) => all_complete(body),
        StmtKind::Synchronized { body, .. } => all_complete(body),
        StmtKind::If { then, otherwise, .. } => otherwise.is_none() || can_complete(then) || otherwise.as_deref().is_some_and(can_complete),
        StmtKind::While { cond, body } => !is_true(cond) || breaks_out(body, None),
        StmtKind::DoWhile { body, cond } => !is_true(cond) || breaks_out(body, None),
        StmtKind::For { cond, body, .. } => cond.as_ref().is_some_and(|cond| !is_true(cond)) || breaks_out(body, None),
        StmtKind::Labeled { label, body } => can_complete(body) || breaks_out(body, Some(label)),
        StmtKind::Try(parts) => {
            let finally = parts.finally.as_ref().is_none_or(|block| all_complete(block));
            finally && (all_complete(&parts.body) || parts.catches.iter().any(|catch| all_complete(&catch.body)))
        }
        StmtKind::Switch(switch) => {
            let has_default = switch.cases.iter().any(|case| case.is_default);
            let last = switch.cases.last();
            !has_default
                || last.is_none_or(|case| all_complete(&case.body))
                || switch
                    .cases
                    .iter()
                    .any(|case| case.body.iter().any(|stmt| breaks_out(stmt, None)) || (case.is_arrow && all_complete(&case.body)))
        }
        _ => true,
    })
}

/// True if statements can complete normally, one after the other.
pub fn all_complete(block: &[Stmt]) -> bool {
    block.iter().all(can_complete)
}

fn is_true(cond: &Expr) -> bool {
    matches!(cond.kind, ExprKind::Literal(Literal::Bool(true)))
}

/// True if a `break` inside the body leaves the statement around it: one without label (if the statement is a loop or
/// switch) or one with the given label.
pub(crate) fn breaks_out(body: &Stmt, label: Option<&str>) -> bool {
    finds_break(body, label, true)
}

fn finds_break(stmt: &Stmt, label: Option<&str>, is_direct: bool) -> bool {
    let any = |block: &[Stmt], is_direct| block.iter().any(|stmt| finds_break(stmt, label, is_direct));
    stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &stmt.kind {
        StmtKind::Break(None) => is_direct,
        StmtKind::Break(Some(target)) => label == Some(target),
        StmtKind::Block(body) | StmtKind::Synchronized { body, .. } => any(body, is_direct),
        StmtKind::If { then, otherwise, .. } => {
            finds_break(then, label, is_direct) || otherwise.as_deref().is_some_and(|stmt| finds_break(stmt, label, is_direct))
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEachArray { body, .. }
        | StmtKind::ForEachIterable { body, .. } => finds_break(body, label, false),
        StmtKind::Labeled { body, .. } => finds_break(body, label, is_direct),
        StmtKind::Try(parts) => {
            any(&parts.body, is_direct)
                || parts.catches.iter().any(|catch| any(&catch.body, is_direct))
                || parts.finally.as_ref().is_some_and(|block| any(block, is_direct))
        }
        StmtKind::Switch(switch) => switch.cases.iter().any(|case| any(&case.body, false)),
        _ => false,
    })
}
