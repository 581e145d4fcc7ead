//! `instanceof`.

use super::super::ast;
use super::super::types::{BOOLEAN, JType};
use super::{Cx, Typed};
use crate::model::{Expr, ExprKind, Prim, Span, Ty};

impl Cx<'_> {
    /// Not understood yet; its variables exist, so that nothing else is reported.
    pub(crate) fn record_pattern(&mut self, operand: &ast::Expr, names: &[ast::Name], span: Span) -> Typed {
        let operand = self.standalone(operand);
        let n = self.scope.len();
        for name in names {
            self.declare(name, JType::Never);
        }
        let mut typed = self.unsupported_as("record pattern", span, BOOLEAN);
        typed.expr = self.preceded(vec![operand.expr], typed.expr);
        typed.when_true = self.scope.split_off(n);
        typed
    }

    pub(crate) fn instance_of(&mut self, operand: &ast::Expr, pattern: &ast::Pattern, span: Span) -> Typed {
        let value = self.standalone(operand);
        let ty = match &pattern.ty {
            Some(ty) => self.resolve_ty(ty),
            None => JType::Never,
        };
        let binding = pattern.name.as_ref().map(|name| {
            let var = self.declare(name, ty.clone());
            // In scope only where the pattern has matched.
            let entry = self.scope.pop();
            (entry, var)
        });
        if ty.is_never() || value.ty.is_never() {
            let what = match &pattern.ty {
                Some(written) if ty.is_never() => self.no_class(written),
                _ => self.cause(&value, "instanceof of an unknown type"),
            };
            let mut broken = self.unsupported_as(&what, span, BOOLEAN);
            broken.expr = self.preceded(vec![value.expr], broken.expr);
            broken.when_true.extend(binding.and_then(|(entry, _)| entry));
            return broken;
        }
        if !value.ty.is_reference() || !ty.is_reference() || !self.may_cast(&value.ty, &ty) {
            let message = format!("`{}` can never be an instance of `{}`", self.p.show(&value.ty), self.p.show(&ty));
            return self.broken("bad-cast", message, span);
        }
        let target = self.p.erase(&ty);
        if self.spec.is_some() && self.p.unknown_instances(value.expr.ty, target).is_some() {
            return self.unsupported_as(&format!("whether an object with unknown supertypes is a `{}`", self.p.show(&ty)), span, BOOLEAN);
        }
        let expr = Expr {
            kind: ExprKind::InstanceOf { operand: Box::new(value.expr), target, binding: binding.as_ref().map(|(_, var)| *var) },
            ty: Ty::Prim(Prim::Boolean),
            span,
        };
        let mut typed = Typed::new(expr, BOOLEAN);
        typed.when_true.extend(binding.and_then(|(entry, _)| entry));
        typed
    }
}
