//! Expressions that cannot be followed: their operands are evaluated in their order, with their exceptions and effects, before the path ends.

use super::super::ast;
use super::super::types::JType;
use super::call::{Object, is_functional};
use super::overload::Arg;
use super::{Cx, Typed};
use crate::model::{ClassId, Expr, ExprKind, Span, Stmt, StmtKind, Ty};

impl Cx<'_> {
    /// Evaluates the operands, then ends the path.
    pub(crate) fn unsupported_after(&mut self, operands: Vec<Expr>, what: &str, span: Span) -> Typed {
        let mut broken = self.unsupported(what, span);
        broken.expr = self.preceded(operands, broken.expr);
        broken
    }

    /// The same where an operand is why: the label is the operand's.
    pub(crate) fn because_of(&mut self, operand: Typed, otherwise: &str, span: Span) -> Typed {
        let what = self.cause(&operand, otherwise);
        self.unsupported_after(vec![operand.expr], &what, span)
    }

    /// `value`, after evaluating the operands.
    pub(crate) fn preceded(&self, operands: Vec<Expr>, value: Expr) -> Expr {
        // Specifications have no effects, and no statements.
        if self.spec.is_some() {
            return value;
        }
        let has_effect = |operand: &Expr| !matches!(operand.kind, ExprKind::Local(_) | ExprKind::Literal(_));
        let mut statements: Vec<Stmt> =
            operands.into_iter().filter(has_effect).map(|operand| Stmt { span: operand.span, kind: StmtKind::Expr(operand) }).collect();
        match value {
            value if statements.is_empty() => value,
            Expr { kind: ExprKind::Block { statements: own, value }, ty, span } => {
                statements.extend(own);
                Expr { kind: ExprKind::Block { statements, value }, ty, span }
            }
            value => Expr { ty: value.ty, span: value.span, kind: ExprKind::Block { statements, value: Box::new(value) } },
        }
    }

    /// A broken place, where the right side of its assignment is evaluated before the place is written to.
    pub(crate) fn assigned_to_broken(&mut self, place: Typed, value: &ast::Expr) -> Typed {
        let value = self.expr(value, Some(&JType::Never)).expr;
        if self.spec.is_some() {
            return place;
        }
        let (mut operands, access) = match place.expr.kind {
            ExprKind::Block { statements, value } if is_unsupported(&value) => (statements, *value),
            kind => (Vec::new(), Expr { kind, ..place.expr }),
        };
        operands.push(Stmt { span: value.span, kind: StmtKind::Expr(value) });
        let expr = Expr { ty: access.ty, span: access.span, kind: ExprKind::Block { statements: operands, value: Box::new(access) } };
        Typed::new(expr, JType::Never)
    }

    /// What a call that means no known method evaluates: its object, then its arguments.
    pub(crate) fn call_operands(&mut self, object: Option<Object>, args: Vec<Arg>) -> Vec<Expr> {
        let mut operands: Vec<Expr> = match object {
            Some(Object::Value(value)) => vec![value.expr],
            _ => Vec::new(),
        };
        for arg in args {
            match arg {
                Arg::Value(value) => operands.push(value.expr),
                Arg::Deferred(expr) => operands.extend(self.deferred_operand(expr)),
                Arg::Type(_) => {}
            }
        }
        operands
    }

    /// All arguments of a call, for what they do.
    pub(crate) fn effects_of(&mut self, args: &[ast::Expr]) -> Vec<Expr> {
        args.iter()
            .filter_map(|arg| if is_functional(arg) { self.deferred_operand(arg) } else { Some(self.standalone(arg).expr) })
            .collect()
    }

    /// Making a lambda does nothing; a reference to a method of an object evaluates the object.
    fn deferred_operand(&mut self, expr: &ast::Expr) -> Option<Expr> {
        match &expr.kind {
            ast::ExprKind::Lambda(_) => None,
            ast::ExprKind::Paren(inner) => self.deferred_operand(inner),
            _ => Some(self.expr(expr, Some(&JType::Never)).expr),
        }
    }

    /// Why the type of a value is not known.
    pub(crate) fn cause(&self, value: &Typed, otherwise: &str) -> String {
        let mut expr = &value.expr;
        while let ExprKind::Block { value, .. } = &expr.kind {
            expr = value;
        }
        match &expr.kind {
            ExprKind::Unsupported(what) => what.clone(),
            ExprKind::Local(local) => format!("`{}`, whose type is not known", self.locals[local.index()].name),
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                format!("`{}`, whose type is not known", self.p.field(*field).name)
            }
            _ => otherwise.to_owned(),
        }
    }

    /// A class without source.
    pub(crate) fn is_phantom_type(&self, ty: &JType) -> bool {
        match self.p.upper(ty) {
            JType::Class(class, _) => self.p.is_phantom(class),
            JType::Array(element) => self.is_phantom_type(&element),
            _ => false,
        }
    }

    /// A class whose supertypes are not all known.
    pub(crate) fn is_unknown_type(&self, ty: &JType) -> bool {
        matches!(self.p.upper(ty), JType::Class(class, _) if self.p.is_incomplete(class))
    }

    /// Says of a member that it may come from a class without source.
    pub(crate) fn may_be_inherited(&mut self, name: &str, from: ClassId, span: Span) -> Typed {
        let above = self.p.phantom_above(from).unwrap_or(from);
        let message = format!("`{name}` may be inherited from `{}`, whose source is not known", self.p.class(above).display_name);
        self.missing_model(&message, span);
        self.unsupported(&message, span)
    }

    /// The first class around this place that has supertypes without source.
    pub(crate) fn incomplete_around(&self) -> Option<ClassId> {
        self.lexical_chain().into_iter().find(|class| self.p.is_incomplete(*class))
    }
}

/// The expression ends the path.
pub(crate) fn is_unsupported(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Unsupported(_) => true,
        ExprKind::Block { value, .. } => is_unsupported(value),
        _ => false,
    }
}

/// What never gives a value takes the type its surroundings expect.
pub(crate) fn retarget(expr: &mut Expr, ty: Ty) {
    expr.ty = ty;
    if let ExprKind::Block { value, .. } = &mut expr.kind {
        retarget(value, ty);
    }
}
