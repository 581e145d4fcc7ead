//! Store references: what `assignable`, `accessible` and sets of locations are made of.

use super::super::super::ast::{self, ExprKind as Ast};
use super::super::super::types::JType;
use super::super::name::Meaning;
use super::super::{Cx, Typed};
use super::expression::LOCSET;
use crate::jml::ast::{JmlExpr, StoreRef};
use crate::model::{Expr, ExprKind, FieldId, FieldOrigin, Span};
use crate::spec::{Location, LocationKind};

impl Cx<'_> {
    /// What is no location is reported and left out.
    pub(crate) fn locations(&mut self, exprs: &[ast::Expr]) -> Vec<Location> {
        exprs.iter().filter_map(|expr| self.location(expr)).collect()
    }

    pub(crate) fn location(&mut self, expr: &ast::Expr) -> Option<Location> {
        let span = expr.span;
        match &expr.kind {
            Ast::Paren(inner) => self.location(inner),
            Ast::Jml(inner) => match &**inner {
                JmlExpr::StoreRef(place) => self.place_location(place, span),
                _ => {
                    let set = self.set(expr);
                    Some(Location { kind: LocationKind::Set(set), span })
                }
            },
            Ast::Name(_) | Ast::Field { .. } | Ast::SuperField { .. } => {
                let place = if let Ast::SuperField { .. } = expr.kind { self.standalone(expr) } else { self.name_place(expr) };
                self.variable_location(place, span)
            }
            _ => {
                let value = self.standalone(expr);
                self.value_location(value, span)
            }
        }
    }

    /// The places in `\singleton(…)`: a ghost field that holds a set is meant itself, not what it holds.
    pub(super) fn places_themselves(&mut self, exprs: &[ast::Expr]) -> Vec<Location> {
        exprs.iter().filter_map(|expr| self.place_itself(expr)).collect()
    }

    pub(super) fn place_itself(&mut self, expr: &ast::Expr) -> Option<Location> {
        let Location { kind, span } = self.location(expr)?;
        let is_ghost = |field: FieldId| self.p.field(field).spec.origin == FieldOrigin::Ghost;
        let kind = match kind {
            LocationKind::Set(set) => match set.kind {
                ExprKind::Field { object, field } if is_ghost(field) => LocationKind::Field { object: *object, field },
                ExprKind::StaticField(field) if is_ghost(field) => LocationKind::StaticField(field),
                kind => LocationKind::Set(Expr { kind, ..set }),
            },
            kind => kind,
        };
        Some(Location { kind, span })
    }

    fn variable_location(&mut self, place: Typed, span: Span) -> Option<Location> {
        if place.ty.is_never() {
            return None;
        }
        if place.ty == LOCSET {
            return Some(Location { kind: LocationKind::Set(place.expr), span });
        }
        let kind = match place.expr.kind {
            ExprKind::Local(local) => LocationKind::Local(local),
            ExprKind::StaticField(field) => LocationKind::StaticField(field),
            ExprKind::Field { object, field } => LocationKind::Field { object: *object, field },
            _ => return self.no_location(span),
        };
        Some(Location { kind, span })
    }

    fn value_location(&mut self, value: Typed, span: Span) -> Option<Location> {
        if value.ty.is_never() {
            return None;
        }
        if value.ty == LOCSET {
            return Some(Location { kind: LocationKind::Set(value.expr), span });
        }
        match value.expr.kind {
            ExprKind::Index { array, index } => Some(Location { kind: LocationKind::Element { array: *array, index: *index }, span }),
            // Erasure may have put a cast around the element.
            ExprKind::Cast(inner) => self.value_location(Typed::new(*inner, value.ty), span),
            _ => self.no_location(span),
        }
    }

    fn no_location(&mut self, span: Span) -> Option<Location> {
        let message = "this is no location: a field, an array element or a set of them is needed".to_owned();
        self.error("jml-location", message, span);
        None
    }

    pub(super) fn place_location(&mut self, place: &StoreRef, span: Span) -> Option<Location> {
        let kind = match place {
            StoreRef::Nothing => LocationKind::Nothing,
            StoreRef::StrictlyNothing => LocationKind::StrictlyNothing,
            StoreRef::Everything => LocationKind::Everything,
            StoreRef::NotSpecified => {
                self.error("jml-context", "`\\not_specified` stands alone in its clause".to_owned(), span);
                return None;
            }
            StoreRef::AllFields(object) => self.all_fields(object)?,
            StoreRef::AllElements(array) => LocationKind::AllElements(self.array_operand(array)),
            StoreRef::Range(array, from, to) => {
                let array = self.array_operand(array);
                let (from, to) = (self.range_end(from), self.range_end(to));
                LocationKind::Range { array, from, to }
            }
        };
        Some(Location { kind, span })
    }

    fn range_end(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.standalone(expr);
        self.spec_index(value)
    }

    /// `o.*` or `C.*`.
    fn all_fields(&mut self, object: &ast::Expr) -> Option<LocationKind> {
        let value = match self.meaning(object) {
            Meaning::Type(JType::Class(class, _)) => return Some(LocationKind::AllStatics(class)),
            Meaning::Value(value) => value,
            Meaning::Broken(_) => return None,
            Meaning::Type(_) | Meaning::Package(_) => self.name_value(object),
        };
        if value.ty.is_never() {
            return None;
        }
        if !value.ty.is_reference() {
            let message = format!("`{}` has no fields", self.p.show(&value.ty));
            self.error("type-mismatch", message, object.span);
            return None;
        }
        Some(LocationKind::AllFields(value.expr))
    }

    /// A `\locset`; a location by itself stands for the set that holds it.
    pub(super) fn set(&mut self, expr: &ast::Expr) -> Expr {
        self.operand_of(expr, &LOCSET)
    }

    pub(super) fn sets(&mut self, exprs: &[ast::Expr]) -> Vec<Expr> {
        exprs.iter().map(|expr| self.set(expr)).collect()
    }
}
