//! Marks: the places where the symbolic execution tree gets a node (Hentschel 2016, table 6.1).

use crate::graph::{Instruction, Mark, MarkKind};
use crate::model::{Span, Stmt, StmtKind};

use super::{Lowering, label};

impl Lowering<'_> {
    /// Runs `f` without marks: desugarings and initialisers show nothing.
    pub(super) fn quietly(&mut self, f: impl FnOnce(&mut Self)) {
        self.n_quiet += 1;
        f(self);
        self.n_quiet -= 1;
    }

    fn mark(&mut self, kind: MarkKind, span: Span, text: impl FnOnce(&Self) -> String) {
        if !self.code.is_visible || self.n_quiet > 0 || !self.is_reachable {
            return;
        }
        let label = text(self);
        self.code.marks.push(Mark { kind, span, label: label.into() });
        let number = self.code.marks.len() as u32 - 1;
        self.at(span, |cx| cx.emit(Instruction::Mark(number)));
    }

    pub(super) fn mark_statement(&mut self, span: Span) {
        self.mark(MarkKind::Statement, span, |cx| label::statement(cx.program.written(span)));
    }

    pub(super) fn mark_guard(&mut self, span: Span) {
        self.mark(MarkKind::LoopCondition, span, |cx| label::one_line(cx.program.written(span)));
    }

    /// The mark of a loop without a condition, where its body has none.
    pub(super) fn mark_endless(&mut self, span: Span) {
        self.mark_header(MarkKind::LoopCondition, span);
    }

    /// The mark in front of a statement; statements made only of others have none.
    pub(super) fn mark_for(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::If { .. } | StmtKind::Switch(_) => self.mark_header(MarkKind::BranchStatement, stmt.span),
            StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::ForEachArray { .. } | StmtKind::ForEachIterable { .. } => {
                self.mark_header(MarkKind::LoopStatement, stmt.span);
            }
            StmtKind::DoWhile { cond, .. } => {
                let keyword = Span { end: stmt.span.start + 2, ..stmt.span };
                let guard = cond.span;
                self.mark(MarkKind::LoopStatement, keyword, |cx| label::do_while(cx.program.written(guard)));
            }
            StmtKind::ConstructorCall { .. } => {
                // An implicit `super()` has no text of its own.
                if label::is_constructor_call(self.program.source(stmt.span)) {
                    self.mark_statement(stmt.span);
                }
            }
            StmtKind::Local { var, .. } => {
                let local = &self.code.locals[var.index()];
                let (name, ty) = (local.name.clone().unwrap_or_default(), local.ty);
                self.mark(MarkKind::Statement, stmt.span, |cx| {
                    label::declaration(cx.program.written(stmt.span), &name, || cx.program.ty_name(ty))
                });
            }
            StmtKind::Expr(_)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Return(_)
            | StmtKind::Throw(_)
            | StmtKind::Yield(_)
            | StmtKind::Assert { .. }
            | StmtKind::Unsupported(_) => self.mark_statement(stmt.span),
            StmtKind::Spec(_) => {}
            StmtKind::Block(_)
            | StmtKind::Labeled { .. }
            | StmtKind::Try(_)
            | StmtKind::Synchronized { .. }
            | StmtKind::Initializers(_)
            | StmtKind::Empty => {}
        }
    }

    /// `if (…)`, `for (…; …; …)`: the text up to the closing parenthesis.
    fn mark_header(&mut self, kind: MarkKind, span: Span) {
        let length = label::header_length(self.program.source(span));
        let header = Span { end: span.start + length as u32, ..span };
        self.mark(kind, header, |cx| label::one_line(cx.program.written(header)));
    }
}
