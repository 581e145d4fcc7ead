//! JML's own expressions.

use std::rc::Rc;

use super::super::super::ast;
use super::super::super::types::{BIGINT, BOOLEAN, JType, LONG};
use super::super::convert::{is_integral, promote};
use super::super::{Cx, Typed};
use crate::jml::ast::{JmlExpr, SeqExpr, StoreRef, Variable};
use crate::model::{BinaryOp, ClassId, Expr, ExprKind, LocalId, Prim, Span, Ty, UnaryOp};
use crate::spec::{BEFORE, LocSet, Quantifier, Spec, SpecTy};

pub(super) const LOCSET: JType = JType::Spec(SpecTy::LocSet);
pub(super) const TYPE: JType = JType::Spec(SpecTy::Type);

impl Cx<'_> {
    pub(crate) fn jml_expr(&mut self, expr: &JmlExpr, target: Option<&JType>, span: Span) -> Typed {
        match expr {
            JmlExpr::Result => self.result(span),
            JmlExpr::Old(operand, label) => self.old(operand, label.as_ref().map(|label| label.text.clone()), target, span),
            JmlExpr::Before(operand) => {
                if !self.spec.as_ref().is_some_and(|mode| mode.is_block) {
                    let message = "`\\before` is about the state before a block, and this is no contract of one".to_owned();
                    self.error("jml-context", message, span);
                }
                self.old(operand, Some(Rc::from(BEFORE)), target, span)
            }
            JmlExpr::Fresh(operands) => {
                self.needs_old("\\fresh", span);
                let operands = operands.iter().map(|operand| self.reference(operand)).collect();
                self.spec_value(Spec::Fresh(operands), BOOLEAN, span)
            }
            JmlExpr::NewElementsAreFresh(set) => {
                self.needs_old("\\new_elems_fresh", span);
                let set = self.set(set);
                self.spec_value(Spec::NewElementsAreFresh(set), BOOLEAN, span)
            }
            JmlExpr::Quantified { quantifier, variables, range, body } => {
                self.quantified(*quantifier, variables, range.as_ref(), body, span)
            }
            JmlExpr::Implies(lhs, rhs) => {
                let (lhs, rhs) = (self.spec_condition(lhs), self.spec_condition(rhs));
                self.spec_value(Spec::Implies(lhs, rhs), BOOLEAN, span)
            }
            JmlExpr::Iff { lhs, rhs, is_negated } => self.iff(lhs, rhs, *is_negated, span),
            JmlExpr::Chain { first, rest } => self.chain(first, rest, span),
            JmlExpr::NotModified(places) => {
                self.needs_old("\\not_modified", span);
                let places = self.locations(places);
                self.spec_value(Spec::NotModified(places), BOOLEAN, span)
            }
            JmlExpr::Informal(text) => {
                self.error("jml-unsupported", "an informal description cannot be checked".to_owned(), span);
                self.spec_value(Spec::Informal(text.clone()), BOOLEAN, span)
            }
            JmlExpr::Labelled(operand) => {
                let value = self.expr(operand, target);
                let ty = value.ty.clone();
                let erased = value.expr.ty;
                let mut labelled = self.spec_value(Spec::Labelled(value.expr), ty, span);
                labelled.expr.ty = erased;
                labelled
            }
            JmlExpr::Seq(seq) => self.seq(seq, span),
            _ => self.jml_about(expr, span),
        }
    }

    /// Of types and objects.
    fn jml_about(&mut self, expr: &JmlExpr, span: Span) -> Typed {
        match expr {
            JmlExpr::TypeOf(operand) => {
                let operand = self.reference(operand);
                self.spec_value(Spec::TypeOf(operand), TYPE, span)
            }
            JmlExpr::TypeLiteral(ty) => {
                let resolved = self.resolve_ty(ty);
                let erased = self.p.erase(&resolved);
                self.spec_value(Spec::TypeLiteral(erased), TYPE, span)
            }
            JmlExpr::SubtypeOf(sub, sup) => {
                let (sub, sup) = (self.operand_of(sub, &TYPE), self.operand_of(sup, &TYPE));
                self.spec_value(Spec::SubtypeOf(sub, sup), BOOLEAN, span)
            }
            JmlExpr::NonNullElements(operand) => {
                let operand = self.array_operand(operand);
                self.spec_value(Spec::NonNullElements(operand), BOOLEAN, span)
            }
            JmlExpr::InvariantFor(operand) => {
                let operand = self.reference(operand);
                self.spec_value(Spec::InvariantFor(operand), BOOLEAN, span)
            }
            JmlExpr::StaticInvariantFor(ty) => match self.class_of(ty) {
                Some(class) => self.spec_value(Spec::StaticInvariantFor(class), BOOLEAN, span),
                None => self.unsupported_as("an unknown class", span, BOOLEAN),
            },
            JmlExpr::StoreRef(place) => self.place_value(place, span),
            _ => self.jml_about_sets(expr, span),
        }
    }

    /// Of sets of locations.
    fn jml_about_sets(&mut self, expr: &JmlExpr, span: Span) -> Typed {
        match expr {
            JmlExpr::LocSet(places) => {
                let places = self.places_themselves(places);
                self.spec_value(Spec::LocSet(LocSet::Of(places)), LOCSET, span)
            }
            JmlExpr::Union(sets) => {
                let sets = self.sets(sets);
                self.spec_value(Spec::LocSet(LocSet::Union(sets)), LOCSET, span)
            }
            JmlExpr::Intersect(sets) => {
                let sets = self.sets(sets);
                self.spec_value(Spec::LocSet(LocSet::Intersect(sets)), LOCSET, span)
            }
            JmlExpr::Minus(a, b) => {
                let (a, b) = (self.set(a), self.set(b));
                self.spec_value(Spec::LocSet(LocSet::Minus(a, b)), LOCSET, span)
            }
            JmlExpr::InfiniteUnion { variables, range, set } => self.infinite_union(variables, range.as_ref(), set, span),
            JmlExpr::Subset(a, b) => {
                let (a, b) = (self.set(a), self.set(b));
                self.spec_value(Spec::Subset(a, b), BOOLEAN, span)
            }
            JmlExpr::Disjoint(sets) => {
                let sets = self.sets(sets);
                self.spec_value(Spec::Disjoint(sets), BOOLEAN, span)
            }
            JmlExpr::LocationIn(place, set) => {
                let place = self.place_itself(place);
                let set = self.set(set);
                match place {
                    Some(place) => self.spec_value(Spec::LocationIn(place, set), BOOLEAN, span),
                    None => self.unsupported_as("no location", span, BOOLEAN),
                }
            }
            _ => self.unsupported("specification expression", span),
        }
    }

    fn result(&mut self, span: Span) -> Typed {
        match self.spec.as_ref().and_then(|mode| mode.result.clone()) {
            Some(ty) => self.spec_value(Spec::Result, ty, span),
            None => {
                let message = "there is no `\\result` here: it stands in postconditions of methods that return something";
                self.broken("jml-context", message.to_owned(), span)
            }
        }
    }

    fn needs_old(&mut self, word: &str, span: Span) {
        if !self.spec.as_ref().is_some_and(|mode| mode.has_old) {
            self.error("jml-context", format!("`{word}` needs an earlier state, and there is none here"), span);
        }
    }

    fn old(&mut self, operand: &ast::Expr, label: Option<Rc<str>>, target: Option<&JType>, span: Span) -> Typed {
        self.needs_old("\\old", span);
        let value = self.expr(operand, target);
        let (ty, erased) = (value.ty.clone(), value.expr.ty);
        let mut old = self.spec_value(Spec::Old { operand: value.expr, label }, ty, span);
        old.expr.ty = erased;
        old
    }

    fn iff(&mut self, lhs: &ast::Expr, rhs: &ast::Expr, is_negated: bool, span: Span) -> Typed {
        let (lhs, rhs) = (self.spec_condition(lhs), self.spec_condition(rhs));
        let iff = self.spec_value(Spec::Iff(lhs, rhs), BOOLEAN, span);
        if !is_negated {
            return iff;
        }
        let kind = ExprKind::Unary { op: UnaryOp::Not, operand: Box::new(iff.expr) };
        Typed::new(Expr { kind, ty: Ty::Prim(Prim::Boolean), span }, BOOLEAN)
    }

    /// `a <= b < c` is `a <= b && b < c`.
    fn chain(&mut self, first: &ast::Expr, rest: &[(BinaryOp, ast::Expr)], span: Span) -> Typed {
        let mut lhs = first;
        let mut all: Option<Expr> = None;
        for (op, rhs) in rest {
            let (a, b) = (self.standalone(lhs), self.standalone(rhs));
            let link = self.strict(*op, a, b, Span { end: rhs.span.end, ..lhs.span });
            let link = self.condition(link);
            all = Some(match all {
                None => link,
                Some(before) => {
                    let span = Span { end: link.span.end, ..before.span };
                    Expr { kind: ExprKind::AndAlso(Box::new(before), Box::new(link)), ty: Ty::Prim(Prim::Boolean), span }
                }
            });
            lhs = rhs;
        }
        match all {
            Some(expr) => Typed::new(Expr { span, ..expr }, BOOLEAN),
            None => self.standalone(first),
        }
    }

    fn bind(&mut self, variable: &Variable) -> LocalId {
        let ty = self.resolve_ty(&variable.ty);
        let ty = self.p.not_void(ty, variable.ty.span);
        let local = self.declare(&variable.name, ty);
        self.locals[local.index()].is_synthetic = true;
        local
    }

    pub(super) fn with_variables<T>(&mut self, variables: &[Variable], f: impl FnOnce(&mut Self, Vec<LocalId>) -> T) -> T {
        self.scoped(|cx| {
            let locals = variables.iter().map(|variable| cx.bind(variable)).collect();
            f(cx, locals)
        })
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        variables: &[Variable],
        range: Option<&ast::Expr>,
        body: &ast::Expr,
        span: Span,
    ) -> Typed {
        self.with_variables(variables, |cx, variables| {
            let range = range.map(|range| cx.spec_condition(range));
            let has_java_math = cx.spec.as_ref().is_some_and(|mode| mode.has_java_math);
            let (body, ty) = match quantifier {
                Quantifier::Forall | Quantifier::Exists => (cx.spec_condition(body), BOOLEAN),
                Quantifier::NumOf => (cx.spec_condition(body), if has_java_math { LONG } else { BIGINT }),
                Quantifier::Min | Quantifier::Max => cx.number(body),
                Quantifier::Sum | Quantifier::Product => {
                    let (body, ty) = cx.number(body);
                    let is_exact = ty.as_prim().is_some_and(is_integral) && !has_java_math;
                    (body, if is_exact { BIGINT } else { ty })
                }
            };
            cx.spec_value(Spec::Quantified { quantifier, variables, range, body }, ty, span)
        })
    }

    /// A numeric operand, promoted.
    pub(super) fn number(&mut self, expr: &ast::Expr) -> (Expr, JType) {
        let value = self.standalone(expr);
        if value.ty == BIGINT || value.ty.is_never() {
            let ty = value.ty.clone();
            return (value.expr, ty);
        }
        match self.prim_of(&value.ty).filter(|prim| *prim != Prim::Boolean) {
            Some(prim) => {
                let ty = JType::Prim(promote(prim));
                (self.convert(value, &ty), ty)
            }
            None => {
                let message = format!("a number is needed here, not `{}`", self.p.show(&value.ty));
                let broken = self.broken("type-mismatch", message, expr.span);
                (broken.expr, JType::Never)
            }
        }
    }

    fn infinite_union(&mut self, variables: &[Variable], range: Option<&ast::Expr>, set: &ast::Expr, span: Span) -> Typed {
        self.with_variables(variables, |cx, variables| {
            let range = range.map(|range| cx.spec_condition(range));
            let set = cx.set(set);
            cx.spec_value(Spec::LocSet(LocSet::InfiniteUnion { variables, range, set }), LOCSET, span)
        })
    }

    pub(super) fn operand_of(&mut self, expr: &ast::Expr, ty: &JType) -> Expr {
        let value = self.expr(expr, Some(ty));
        self.coerce(value, ty)
    }

    pub(super) fn array_operand(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.standalone(expr);
        let upper = self.p.upper(&value.ty);
        if !matches!(upper, JType::Array(_)) && !value.ty.is_never() {
            let message = format!("an array is needed here, not `{}`", self.p.show(&value.ty));
            return self.broken("type-mismatch", message, expr.span).expr;
        }
        let erased = self.p.erase(&upper);
        self.retype(value.expr, erased)
    }

    pub(crate) fn class_of(&mut self, ty: &ast::Type) -> Option<ClassId> {
        match self.resolve_ty(ty) {
            JType::Class(class, _) => Some(class),
            JType::Never => None,
            _ => {
                self.error("type-mismatch", "a class is needed here".to_owned(), ty.span);
                None
            }
        }
    }

    /// A store reference as a set of locations.
    fn place_value(&mut self, place: &StoreRef, span: Span) -> Typed {
        match self.place_location(place, span) {
            Some(location) => self.spec_value(Spec::LocSet(LocSet::Of(vec![location])), LOCSET, span),
            None => self.unsupported_as("no location", span, LOCSET),
        }
    }

    pub(super) fn seq(&mut self, seq: &SeqExpr, span: Span) -> Typed {
        self.sequence(seq, span)
    }
}
