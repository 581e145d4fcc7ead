//! Assignments, compound assignments, increments; and which variables stay effectively final.

use super::super::ast;
use super::super::types::JType;
use super::operator::operand_types;
use super::{Cx, Typed};
use crate::model::{BinaryOp, Captured, Expr, ExprKind, LocalId, Prim, Span, Ty};

/// A change of a local variable.
pub(crate) struct Write {
    pub var: LocalId,
    pub kind: WriteKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WriteKind {
    Initialised,
    Assigned,
    /// Reads the old value.
    Updated,
}

impl Cx<'_> {
    pub(crate) fn note_declared(&mut self, var: LocalId, is_initialised: bool) {
        if is_initialised {
            self.writes.push(Write { var, kind: WriteKind::Initialised });
        }
    }

    fn note_write(&mut self, target: &Expr, kind: WriteKind) {
        if let ExprKind::Local(var) = target.kind {
            self.writes.push(Write { var, kind });
        }
    }

    /// Captured variables are copies; that is only right if the original never changes.
    pub(crate) fn check_captured(&mut self) {
        let captured = std::mem::take(&mut self.captured);
        for (var, span) in captured {
            let of_var = |kind| self.writes.iter().filter(|w| w.var == var && w.kind == kind).count();
            let is_parameter = var.index() < self.entry_locals;
            let is_set = is_parameter || of_var(WriteKind::Initialised) > 0;
            if of_var(WriteKind::Updated) > 0 || (is_set && of_var(WriteKind::Assigned) > 0) {
                let name = self.locals[var.index()].name.clone();
                let message = format!("`{name}` is used in a lambda or inner class but changes");
                let help = Some("copy it to a final variable first".to_owned());
                self.diagnose("not-effectively-final", message, span, help);
            }
        }
    }

    /// Something that can be assigned to.
    pub(crate) fn place(&mut self, target: &ast::Expr) -> Result<Typed, Typed> {
        let mut inner = target;
        while let ast::ExprKind::Paren(next) = &inner.kind {
            inner = next;
        }
        let place = match &inner.kind {
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => self.name_place(inner),
            _ => self.standalone(inner),
        };
        if place.ty.is_never() {
            return Err(place);
        }
        match &place.expr.kind {
            ExprKind::Local(_) | ExprKind::StaticField(_) | ExprKind::Index { .. } => Ok(place),
            ExprKind::Field { field, .. } => {
                let field = self.p.field(*field);
                if field.capture == Captured::Variable {
                    let message = format!("`{}` belongs to the surrounding method and cannot be changed here", &field.name[4..]);
                    return Err(self.broken("not-effectively-final", message, target.span));
                }
                Ok(place)
            }
            _ => {
                let message = "only a variable, field or array element can be assigned to".to_owned();
                Err(self.broken("bad-assignment", message, target.span))
            }
        }
    }

    pub(crate) fn assignment(&mut self, target: &ast::Expr, value: &ast::Expr, span: Span) -> Typed {
        let place = match self.place(target) {
            Ok(place) => place,
            Err(broken) => return self.assigned_to_broken(broken, value),
        };
        self.check_final(&place.expr, span);
        self.note_write(&place.expr, WriteKind::Assigned);
        let ty = place.ty.clone();
        let value = self.expr(value, Some(&ty));
        let value = self.assign(value, &ty);
        let expr = Expr { ty: place.expr.ty, kind: ExprKind::Assign { target: Box::new(place.expr), value: Box::new(value) }, span };
        Typed::new(expr, ty)
    }

    /// A final field may only be set by the class that declares it, and a final local only where it has no value yet.
    fn check_final(&mut self, place: &Expr, span: Span) {
        let field = match place.kind {
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => self.p.field(field),
            _ => return,
        };
        if field.is_final && !field.is_synthetic && field.class != self.class {
            let message = format!("`{}` is final", field.name);
            self.error("final-assignment", message, span);
        }
    }

    pub(crate) fn compound(&mut self, op: BinaryOp, target: &ast::Expr, value: &ast::Expr, span: Span) -> Typed {
        let place = match self.place(target) {
            Ok(place) => place,
            Err(broken) => {
                // The old value is read first; the right side is only looked at for mistakes.
                self.standalone(value);
                return broken;
            }
        };
        self.check_final(&place.expr, span);
        self.note_write(&place.expr, WriteKind::Updated);
        let value = self.standalone(value);
        if value.ty.is_never() {
            let what = self.cause(&value, "operand of unknown type");
            return self.unsupported_after(vec![place.expr, value.expr], &what, span);
        }
        if self.erases_to_less(&place) {
            return self.unsupported_after(vec![place.expr, value.expr], "compound assignment to a generic variable", span);
        }
        if op == BinaryOp::Add && self.is_string(&place.ty) && value.ty != JType::Void {
            let op_ty = place.expr.ty;
            let value = self.string_operand(value);
            return self.compound_expr(op, place, value, op_ty, span);
        }
        let prims = (self.prim_of(&place.ty), self.prim_of(&value.ty));
        let types = match prims {
            (Some(a), Some(b)) => operand_types(op, a, b),
            _ => None,
        };
        let Some((left, right, _)) = types else {
            let message = format!("this operator does not work on `{}` and `{}`", self.p.show(&place.ty), self.p.show(&value.ty));
            return self.broken("type-mismatch", message, span);
        };
        if place.ty.is_reference() && prims.0 != Some(left) {
            let message = format!("the result does not fit `{}`", self.p.show(&place.ty));
            return self.broken("type-mismatch", message, span);
        }
        let value = self.convert(value, &JType::Prim(right));
        self.compound_expr(op, place, value, Ty::Prim(left), span)
    }

    /// The right side of `+=` on a string.
    fn string_operand(&mut self, value: Typed) -> Expr {
        if self.is_string(&value.ty) {
            let erased = self.p.erase(&value.ty);
            return self.retype(value.expr, erased);
        }
        value.expr
    }

    fn compound_expr(&mut self, op: BinaryOp, place: Typed, value: Expr, op_ty: Ty, span: Span) -> Typed {
        let expr =
            Expr { ty: place.expr.ty, kind: ExprKind::Compound { op, target: Box::new(place.expr), value: Box::new(value), op_ty }, span };
        Typed::new(expr, place.ty)
    }

    /// The variable's erased type is less than its type: reading it needs a cast that the node has no place for.
    fn erases_to_less(&mut self, place: &Typed) -> bool {
        let erased = self.p.erase(&place.ty);
        !self.p.is_subtype(place.expr.ty, erased)
    }

    pub(crate) fn update(&mut self, operand: &ast::Expr, is_increment: bool, is_prefix: bool, span: Span) -> Typed {
        let place = match self.place(operand) {
            Ok(place) => place,
            Err(broken) => return broken,
        };
        self.check_final(&place.expr, span);
        self.note_write(&place.expr, WriteKind::Updated);
        if self.erases_to_less(&place) {
            return self.unsupported_after(vec![place.expr], "increment of a generic variable", span);
        }
        match self.prim_of(&place.ty) {
            Some(prim) if prim != Prim::Boolean => {}
            _ => {
                let message = format!("`{}` cannot be counted up or down", self.p.show(&place.ty));
                return self.broken("type-mismatch", message, span);
            }
        }
        let expr = Expr { ty: place.expr.ty, kind: ExprKind::IncDec { target: Box::new(place.expr), is_increment, is_prefix }, span };
        Typed::new(expr, place.ty)
    }
}
