//! Numbers in specifications: mathematical integers, Java's floats, conversions.

use java::graph::{Binary, Kind, Unary};
use java::model::{BinaryOp, Expr, Prim, Span, Ty, UnaryOp};
use java::spec::SpecTy;
use machine::domain::Domain;
use term::TermId;

use super::{Translated, Translator, Unsupported};

/// True if values of the type are integers here.
pub(super) fn is_integer(ty: Ty) -> bool {
    matches!(ty, Ty::Prim(Prim::Byte | Prim::Short | Prim::Char | Prim::Int | Prim::Long) | Ty::Spec(SpecTy::BigInt))
}

/// The machine type of an operation, where there is one.
fn kind(ty: Ty) -> Option<Kind> {
    Some(match ty {
        Ty::Prim(Prim::Boolean) => Kind::Bool,
        Ty::Prim(Prim::Long) => Kind::Long,
        Ty::Prim(Prim::Float) => Kind::Float,
        Ty::Prim(Prim::Double) => Kind::Double,
        Ty::Prim(_) => Kind::Int,
        Ty::Class(_) | Ty::Array(..) | Ty::Null => Kind::Ref,
        Ty::Void | Ty::Spec(_) => return None,
    })
}

impl Translator<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, operand: &Expr, ty: Ty) -> Translated {
        let span = operand.span;
        let value = self.value(operand)?;
        if op == UnaryOp::Neg && is_integer(ty) && !self.wraps(ty) {
            return Ok(self.terms.neg(value));
        }
        let kind = kind(ty).ok_or_else(|| Self::type_error(span, ty))?;
        let op = if op == UnaryOp::Neg { Unary::Neg(kind) } else { Unary::BitNot(kind) };
        Ok(self.with_machine(|d, _| d.unary(op, value)))
    }

    /// Java's arithmetic was asked for, and the type has a width.
    fn wraps(&self, ty: Ty) -> bool {
        self.has_java_math && matches!(ty, Ty::Prim(_))
    }

    pub(super) fn binary(&mut self, op: BinaryOp, lhs: &Expr, rhs: &Expr, whole: &Expr) -> Translated {
        if let Some(types) = self.compare_types(op, lhs, rhs) {
            return types;
        }
        if let Some(sets) = self.compare_sets(op, lhs, rhs, whole.span) {
            return sets;
        }
        let operand_ty = lhs.ty;
        let (left, right) = (self.value(lhs)?, self.value(rhs)?);
        match op {
            BinaryOp::Eq => self.equal(left, right, lhs, rhs),
            BinaryOp::Ne => {
                let same = self.equal(left, right, lhs, rhs)?;
                Ok(self.terms.not(same))
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => self.ordered(op, left, right, operand_ty, whole.span),
            _ if is_integer(whole.ty) => self.integer(op, left, right, whole),
            _ => self.machine_operation(op, left, right, whole.ty, whole.span),
        }
    }

    fn equal(&mut self, left: TermId, right: TermId, lhs: &Expr, rhs: &Expr) -> Translated {
        let is_float = |ty: Ty| matches!(ty, Ty::Prim(Prim::Float | Prim::Double));
        if is_integer(lhs.ty) && is_integer(rhs.ty) || lhs.ty == Ty::Prim(Prim::Boolean) || matches!(lhs.ty, Ty::Spec(_)) {
            return Ok(self.terms.eq(left, right));
        }
        let kind = if is_float(lhs.ty) { kind(lhs.ty) } else { Some(Kind::Ref) };
        let kind = kind.ok_or_else(|| Self::type_error(lhs.span, lhs.ty))?;
        if kind == Kind::Ref && self.with_machine(|d, world| d.unspecified_identity(world, &left, &right)).is_some() {
            let what = "`==` on texts of which the library made one; `.equals` compares them".to_owned();
            return Err(Unsupported { what, span: lhs.span });
        }
        Ok(self.with_machine(|d, _| d.binary(Binary::Eq(kind), left, right)))
    }

    fn ordered(&mut self, op: BinaryOp, left: TermId, right: TermId, ty: Ty, span: Span) -> Translated {
        let (left, right) = if matches!(op, BinaryOp::Gt | BinaryOp::Ge) { (right, left) } else { (left, right) };
        let is_strict = matches!(op, BinaryOp::Lt | BinaryOp::Gt);
        if is_integer(ty) {
            return Ok(if is_strict { self.terms.lt(left, right) } else { self.terms.le(left, right) });
        }
        let kind = kind(ty).ok_or_else(|| Self::type_error(span, ty))?;
        let op = if is_strict { Binary::Lt(kind) } else { Binary::Le(kind) };
        Ok(self.with_machine(|d, _| d.binary(op, left, right)))
    }

    fn integer(&mut self, op: BinaryOp, left: TermId, right: TermId, whole: &Expr) -> Translated {
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
            let zero = self.terms.int(0);
            let is_zero = self.terms.eq(right, zero);
            let fine = self.terms.not(is_zero);
            self.require(fine);
        }
        if self.wraps(whole.ty) {
            return self.machine_operation(op, left, right, whole.ty, whole.span);
        }
        Ok(match op {
            BinaryOp::Add => self.terms.add(&[left, right]),
            BinaryOp::Sub => self.terms.sub(left, right),
            BinaryOp::Mul => self.terms.mul(left, right),
            BinaryOp::Div => self.terms.div(left, right),
            BinaryOp::Rem => self.terms.rem(left, right),
            _ => return self.machine_operation(op, left, right, whole.ty, whole.span),
        })
    }

    fn machine_operation(&mut self, op: BinaryOp, left: TermId, right: TermId, ty: Ty, span: Span) -> Translated {
        let kind = kind(ty).ok_or_else(|| Self::type_error(span, ty))?;
        let op = match op {
            BinaryOp::Add => Binary::Add(kind),
            BinaryOp::Sub => Binary::Sub(kind),
            BinaryOp::Mul => Binary::Mul(kind),
            BinaryOp::Div => Binary::Div(kind),
            BinaryOp::Rem => Binary::Rem(kind),
            BinaryOp::Shl => Binary::Shl(kind),
            BinaryOp::Shr => Binary::Shr(kind),
            BinaryOp::Ushr => Binary::Ushr(kind),
            BinaryOp::And => Binary::And(kind),
            BinaryOp::Or => Binary::Or(kind),
            BinaryOp::Xor => Binary::Xor(kind),
            _ => return Err(Unsupported { what: "this operator in a specification".to_owned(), span }),
        };
        Ok(self.with_machine(|d, _| d.binary(op, left, right)))
    }

    pub(super) fn convert(&mut self, operand: &Expr, to: Ty, span: Span) -> Translated {
        let value = self.value(operand)?;
        match (operand.ty, to) {
            (from, Ty::Spec(SpecTy::BigInt)) if is_integer(from) => Ok(value),
            // What is converted without a cast is wider, and stays what it is: arithmetic has no bounds.
            (from, to) if is_integer(from) && is_integer(to) && span == operand.span => Ok(value),
            (from, to) if is_integer(from) && is_integer(to) => Ok(self.fitted(value, to)),
            (Ty::Prim(from), Ty::Prim(to)) => Ok(self.with_machine(|d, _| d.unary(Unary::Convert(from, to), value))),
            (Ty::Class(class), Ty::Prim(_)) => self.unboxed(value, class, span),
            (from, to) if from == to => Ok(value),
            _ => Err(Unsupported { what: "this conversion in a specification".to_owned(), span }),
        }
    }

    /// A value as a variable of the type holds it: specifications count without bounds, but variables and parameters have some.
    pub fn fitted(&mut self, value: TermId, ty: Ty) -> TermId {
        match ty {
            Ty::Prim(prim) if is_integer(ty) => self.with_machine(|d, _| d.narrow(prim, value)),
            _ => value,
        }
    }

    /// The value in a box.
    fn unboxed(&mut self, value: TermId, class: java::model::ClassId, span: Span) -> Translated {
        self.require_not_null(value);
        let fields = self.world.program.instance_fields(class);
        match fields.as_slice() {
            [field] => {
                let field = *field;
                Ok(self.with_machine(|d, world| d.get_field(world, &value, field)))
            }
            _ => Err(Unsupported { what: "unboxing of this type in a specification".to_owned(), span }),
        }
    }
}
