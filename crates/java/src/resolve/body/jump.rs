//! Where `break`, `continue` and `yield` may go.

use std::rc::Rc;

use super::super::ast;
use super::super::types::JType;
use super::Cx;
use crate::model::{Span, StmtKind};

#[derive(Clone, Debug)]
pub(crate) enum Target {
    Loop(Option<Rc<str>>),
    Switch,
    /// A labelled statement that is no loop.
    Block(Rc<str>),
    /// A switch expression and the type its values are converted to, or the types found so far.
    Yield(YieldType),
}

#[derive(Clone, Debug)]
pub(crate) enum YieldType {
    Known(JType),
    Infer(Vec<super::operator::BranchType>),
}

impl Target {
    pub(crate) fn label(&self) -> Option<&str> {
        match self {
            Target::Loop(label) => label.as_deref(),
            Target::Block(label) => Some(label),
            Target::Switch | Target::Yield(_) => None,
        }
    }

    pub(crate) fn is_yield(&self) -> bool {
        matches!(self, Target::Yield(_))
    }
}

impl Cx<'_> {
    /// Reports a jump that has nowhere to go.
    pub(crate) fn bad_jump(&mut self, message: &str, span: Span) -> StmtKind {
        self.error("bad-jump", message.to_owned(), span);
        StmtKind::Unsupported(message.to_owned())
    }

    pub(crate) fn break_stmt(&mut self, label: Option<&ast::Name>, span: Span) -> StmtKind {
        self.jump(label, span, "break", |target, label| match label {
            Some(label) => target.label() == Some(label),
            None => matches!(target, Target::Loop(_) | Target::Switch),
        })
        .unwrap_or_else(|| StmtKind::Break(label.map(|label| label.text.to_string())))
    }

    pub(crate) fn continue_stmt(&mut self, label: Option<&ast::Name>, span: Span) -> StmtKind {
        self.jump(label, span, "continue", |target, label| {
            matches!(target, Target::Loop(_)) && (label.is_none() || target.label() == label)
        })
        .unwrap_or_else(|| StmtKind::Continue(label.map(|label| label.text.to_string())))
    }

    /// The bad jump, if no target accepts.
    fn jump(
        &mut self,
        label: Option<&ast::Name>,
        span: Span,
        word: &str,
        accepts: impl Fn(&Target, Option<&str>) -> bool,
    ) -> Option<StmtKind> {
        let label = label.map(|label| &*label.text);
        for target in self.jumps.iter().rev() {
            if accepts(target, label) {
                return None;
            }
            if target.is_yield() {
                let message = format!("`{word}` cannot leave a switch expression");
                return Some(self.bad_jump(&message, span));
            }
        }
        let message = match label {
            Some(label) => format!("`{word}`: there is no label `{label}` around it"),
            None => format!("`{word}` outside of a loop"),
        };
        Some(self.bad_jump(&message, span))
    }

    pub(crate) fn yield_stmt(&mut self, value: &ast::Expr, span: Span) -> StmtKind {
        let index = self.jumps.iter().rposition(Target::is_yield);
        let Some(index) = index else {
            return self.bad_jump("`yield` outside of a switch expression", span);
        };
        let target = self.jumps[index].clone();
        let Target::Yield(ty) = target else {
            return StmtKind::Empty;
        };
        match ty {
            YieldType::Known(ty) => {
                let value = self.expr(value, Some(&ty));
                StmtKind::Yield(self.assign(value, &ty))
            }
            YieldType::Infer(_) => {
                let value = self.expr(value, None);
                let branch = super::operator::BranchType::of(&value);
                if let Target::Yield(YieldType::Infer(found)) = &mut self.jumps[index] {
                    found.push(branch);
                }
                StmtKind::Yield(value.expr)
            }
        }
    }
}
