//! Types as values: `\typeof(e) == \type(T)`, `\typeof(e) <: \type(T)`.

use java::model::{BinaryOp, Expr, ExprKind, Span, Ty};
use java::spec::Spec;
use machine::domain::Domain;
use term::TermId;

use super::{Translated, Translator, Unsupported};

fn type_of(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        ExprKind::Spec(spec) => match spec.as_ref() {
            Spec::TypeOf(operand) => Some(operand),
            _ => None,
        },
        _ => None,
    }
}

fn type_literal(expr: &Expr) -> Option<Ty> {
    match &expr.kind {
        ExprKind::Spec(spec) => match spec.as_ref() {
            Spec::TypeLiteral(ty) => Some(*ty),
            _ => None,
        },
        _ => None,
    }
}

impl Translator<'_> {
    /// `None` if the operands are no types.
    pub(super) fn compare_types(&mut self, op: BinaryOp, lhs: &Expr, rhs: &Expr) -> Option<Translated> {
        let types = (type_of(lhs), type_literal(rhs), type_of(rhs), type_literal(lhs));
        let ((Some(object), Some(ty), ..) | (_, _, Some(object), Some(ty))) = types else { return None };
        let same = self.has_exact_type(object, ty);
        Some(match (op, same) {
            (BinaryOp::Eq, same) => same,
            (BinaryOp::Ne, Ok(same)) => Ok(self.terms.not(same)),
            (_, Err(reason)) => Err(reason),
            _ => Err(Unsupported { what: "this operator on types".to_owned(), span: lhs.span }),
        })
    }

    fn has_exact_type(&mut self, object: &Expr, ty: Ty) -> Translated {
        let object = self.value(object)?;
        self.require_not_null(object);
        Ok(self.is_exactly(object, ty))
    }

    fn is_exactly(&mut self, object: TermId, ty: Ty) -> TermId {
        // No object has exactly a type that the world does not have, such as that of an abstract class.
        let Some(tag) = self.symbols.types.known_tag(ty) else { return self.terms.fls() };
        let set = self.symbols.types.exactly(&self.world.program, self.terms, &[tag]);
        self.terms.tag_in(object, set)
    }

    pub(super) fn subtype(&mut self, sub: &Expr, sup: &Expr, span: Span) -> Translated {
        match (type_of(sub), type_literal(sup), type_literal(sub)) {
            (Some(object), Some(ty), _) => {
                let object = self.value(object)?;
                self.require_not_null(object);
                Ok(self.with_machine(|d, world| d.instance_of(world, &object, ty)))
            }
            (None, Some(sup), Some(sub)) => {
                let holds = self.world.program.is_instance(sub, sup);
                Ok(self.terms.bool_const(holds))
            }
            _ => Err(Unsupported { what: "`<:` between these types".to_owned(), span }),
        }
    }
}
