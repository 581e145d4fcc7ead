//! Conversions (JLS 5): which are allowed where, and the nodes that perform them.

use super::super::complete::box_name;
use super::super::types::JType;
use super::constant;
use super::unknown::{is_unsupported, retarget};
use super::{Cx, Typed};
use crate::model::{Expr, ExprKind, Literal, Prim, Span, Ty};
use crate::spec::SpecTy;

impl Cx<'_> {
    pub(crate) fn boxed(&mut self, prim: Prim) -> JType {
        JType::class(self.p.well_known(box_name(prim)))
    }

    /// The primitive type that unboxing gives.
    pub(crate) fn unboxed(&mut self, ty: &JType) -> Option<Prim> {
        let JType::Class(class, _) = self.p.upper(ty) else {
            return None;
        };
        let name = &self.p.classes[class.index()].binary_name;
        PRIMS.into_iter().find(|&prim| box_name(prim) == name)
    }

    /// The primitive type of the value, unboxed if need be.
    pub(crate) fn prim_of(&mut self, ty: &JType) -> Option<Prim> {
        ty.as_prim().or_else(|| self.unboxed(ty))
    }

    /// Strict invocation: identity, primitive widening, reference widening.
    pub(crate) fn is_strict(&mut self, from: &JType, to: &JType) -> bool {
        match (from, to) {
            (JType::Never, _) | (_, JType::Never) => true,
            (JType::Prim(a), JType::Prim(b)) => widens(*a, *b),
            (JType::Prim(a), JType::Spec(SpecTy::BigInt)) => is_integral(*a),
            (JType::Prim(_), _) | (_, JType::Prim(_)) => false,
            (JType::Void, _) | (_, JType::Void) => false,
            _ => self.p.is_sub(from, to),
        }
    }

    /// Loose invocation: boxing and unboxing too.
    pub(crate) fn is_loose(&mut self, from: &JType, to: &JType) -> bool {
        if self.is_strict(from, to) {
            return true;
        }
        match (from, to) {
            (JType::Void, _) | (_, JType::Void) => false,
            (_, JType::Spec(SpecTy::BigInt)) => self.unboxed(from).is_some_and(is_integral),
            (JType::Prim(a), _) if to.is_reference() => {
                let boxed = self.boxed(*a);
                self.is_strict(&boxed, to)
            }
            (_, JType::Prim(b)) if *from != JType::Null => self.unboxed(from).is_some_and(|a| widens(a, *b)),
            _ => false,
        }
    }

    /// Assignment: a constant may also be narrowed if it fits.
    pub(crate) fn is_assignable(&mut self, from: &Typed, to: &JType) -> bool {
        self.is_loose(&from.ty, to) || self.narrows(from, to).is_some()
    }

    fn narrows(&mut self, from: &Typed, to: &JType) -> Option<Prim> {
        let Some(Literal::Int(value)) = from.constant else {
            return None;
        };
        let small = [Prim::Byte, Prim::Short, Prim::Char];
        let source = from.ty.as_prim()?;
        let target = match to {
            JType::Prim(prim) => *prim,
            _ => self.unboxed(to)?,
        };
        let fits = constant::narrow(value, target) == value;
        (small.contains(&target) && fits && (source == Prim::Int || small.contains(&source))).then_some(target)
    }

    /// Assignment conversion; reports what cannot be converted.
    pub(crate) fn assign(&mut self, value: Typed, to: &JType) -> Expr {
        if let Some(target) = self.narrows(&value, to)
            && !self.is_loose(&value.ty, to)
        {
            let expr = self.prim(value.expr, Prim::Int, target);
            return self.convert(Typed::new(expr, JType::Prim(target)), to);
        }
        self.coerce(value, to)
    }

    /// Loose invocation conversion; reports what cannot be converted.
    pub(crate) fn coerce(&mut self, value: Typed, to: &JType) -> Expr {
        if self.is_loose(&value.ty, to) {
            return self.convert(value, to);
        }
        self.mismatch(&value.ty, to, value.span())
    }

    fn mismatch(&mut self, from: &JType, to: &JType, span: Span) -> Expr {
        let message = if *from == JType::Void {
            format!("a value of type `{}` is needed, but this gives none", self.p.show(to))
        } else {
            format!("`{}` cannot be converted to `{}`", self.p.show(from), self.p.show(to))
        };
        let help = match (self.prim_of(from), self.prim_of(to)) {
            (Some(a), Some(b)) if a != Prim::Boolean && b != Prim::Boolean => {
                Some(format!("write a cast: `({}) …`", super::super::text::prim_name(b)))
            }
            _ => None,
        };
        self.diagnose("type-mismatch", message.clone(), span, help);
        self.unsupported_as(&message, span, to.clone()).expr
    }

    /// Converts, given that it is allowed.
    pub(crate) fn convert(&mut self, value: Typed, to: &JType) -> Expr {
        let expr = value.expr;
        match (&value.ty, to) {
            (JType::Never, _) | (_, JType::Never) => self.retarget(expr, to),
            (JType::Prim(a), JType::Prim(b)) => self.prim(expr, *a, *b),
            (_, JType::Spec(SpecTy::BigInt)) => self.as_bigint(Typed::new(expr, value.ty.clone())),
            (JType::Spec(_), _) => expr,
            (JType::Prim(a), _) => self.box_value(expr, *a),
            (_, JType::Prim(b)) => {
                let Some(a) = self.unboxed(&value.ty) else {
                    return expr;
                };
                let expr = self.unbox(expr, a);
                self.prim(expr, a, *b)
            }
            _ => {
                let erased = self.p.erase(to);
                self.retype(expr, erased)
            }
        }
    }

    /// A broken operand takes the type its surroundings expect.
    fn retarget(&mut self, mut expr: Expr, to: &JType) -> Expr {
        if is_unsupported(&expr) {
            retarget(&mut expr, self.p.erase(to));
        }
        expr
    }

    fn box_value(&mut self, expr: Expr, prim: Prim) -> Expr {
        let boxed = self.boxed(prim);
        Expr { span: expr.span, ty: self.p.erase(&boxed), kind: ExprKind::Convert(Box::new(expr)) }
    }

    pub(crate) fn unbox(&mut self, expr: Expr, prim: Prim) -> Expr {
        let boxed = self.boxed(prim);
        let boxed = self.p.erase(&boxed);
        let expr = match expr.ty {
            // `(Integer) null` stays a reference, so that lowering unboxes it.
            Ty::Null => Expr { span: expr.span, ty: boxed, kind: ExprKind::Cast(Box::new(expr)) },
            _ => self.retype(expr, boxed),
        };
        Expr { span: expr.span, ty: Ty::Prim(prim), kind: ExprKind::Convert(Box::new(expr)) }
    }

    /// Inserts the cast that erasure makes necessary.
    pub(crate) fn retype(&mut self, expr: Expr, target: Ty) -> Expr {
        if self.p.is_subtype(expr.ty, target) || expr.ty == Ty::Void {
            return expr;
        }
        if is_unsupported(&expr) {
            let mut expr = expr;
            retarget(&mut expr, target);
            return expr;
        }
        if self.spec.is_some() && self.p.unknown_instances(expr.ty, target).is_some() {
            let what = format!("whether an object with unknown supertypes is a `{}`", self.p.ty_name(target));
            return Expr { span: expr.span, ty: target, kind: ExprKind::Unsupported(what) };
        }
        Expr { span: expr.span, ty: target, kind: ExprKind::Cast(Box::new(expr)) }
    }

    /// Primitive conversion; literals are converted at once.
    pub(crate) fn prim(&mut self, expr: Expr, from: Prim, to: Prim) -> Expr {
        if from == to {
            return expr;
        }
        if let ExprKind::Literal(literal) = &expr.kind
            && let Some(literal) = constant::convert(literal, to)
        {
            return Expr { kind: ExprKind::Literal(literal), ty: Ty::Prim(to), span: expr.span };
        }
        Expr { span: expr.span, ty: Ty::Prim(to), kind: ExprKind::Convert(Box::new(expr)) }
    }

    /// The value as a primitive of its own kind (unboxed), or nothing if it is no primitive.
    pub(crate) fn as_prim(&mut self, value: Typed) -> Result<(Expr, Prim), Typed> {
        match self.prim_of(&value.ty) {
            Some(prim) if value.ty.is_reference() => Ok((self.unbox(value.expr, prim), prim)),
            Some(prim) => Ok((value.expr, prim)),
            None => Err(value),
        }
    }

    /// A condition.
    pub(crate) fn condition(&mut self, value: Typed) -> Expr {
        self.coerce(value, &super::super::types::BOOLEAN)
    }
}

pub(crate) const PRIMS: [Prim; 8] = [Prim::Boolean, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

/// Identity or widening primitive conversion.
pub(crate) fn widens(from: Prim, to: Prim) -> bool {
    fn rank(prim: Prim) -> u8 {
        match prim {
            Prim::Boolean => 0,
            Prim::Byte => 1,
            Prim::Short | Prim::Char => 2,
            Prim::Int => 3,
            Prim::Long => 4,
            Prim::Float => 5,
            Prim::Double => 6,
        }
    }
    from == to || (from != Prim::Boolean && to != Prim::Boolean && to != Prim::Char && rank(from) < rank(to))
}

/// Unary numeric promotion.
pub(crate) fn promote(prim: Prim) -> Prim {
    match prim {
        Prim::Byte | Prim::Short | Prim::Char => Prim::Int,
        other => other,
    }
}

/// Binary numeric promotion.
pub(crate) fn promote_both(a: Prim, b: Prim) -> Prim {
    for prim in [Prim::Double, Prim::Float, Prim::Long] {
        if a == prim || b == prim {
            return prim;
        }
    }
    Prim::Int
}

pub(crate) fn is_integral(prim: Prim) -> bool {
    !matches!(prim, Prim::Boolean | Prim::Float | Prim::Double)
}
