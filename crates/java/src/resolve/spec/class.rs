//! Invariants and the other clauses of classes.

use std::rc::Rc;

use super::super::ast;
use super::super::body::{Cx, SpecMode};
use super::super::types::JType;
use crate::jml::ast::{self as syntax, ClassClauseKind};
use crate::model::{ClassId, Expr, ExprKind, FieldId, FieldOrigin, Span};
use crate::program::Program;
use crate::spec::{ClassClause, ClassSpec, Clause, Definition, LocSet, LocationKind, Represents, Spec, SpecScope, SpecTy};

impl Program {
    /// What is written in the class; empty if nothing is.
    pub fn spec_of_class(&mut self, class: ClassId) -> Rc<ClassSpec> {
        self.reads.class_spec(class);
        if let Some(known) = self.front.specs.classes.get(&class) {
            return Rc::clone(known);
        }
        self.ensure_members(class);
        let source = self.class_jml(class);
        let spec = Rc::new(self.resolve_class(class, &source));
        self.complete_all();
        self.front.specs.classes.insert(class, Rc::clone(&spec));
        spec
    }

    fn resolve_class(&mut self, class: ClassId, source: &syntax::ClassJml) -> ClassSpec {
        let before = self.front.n_reports;
        let has_java_math = source.modifiers.has("spec_java_math");
        let mut spec = ClassSpec {
            scope: SpecScope::default(),
            invariants: Vec::new(),
            initially: Vec::new(),
            constraints: Vec::new(),
            represents: Vec::new(),
            accessible: Vec::new(),
            axioms: Vec::new(),
            is_pure: source.modifiers.has("pure") || source.modifiers.has("strictly_pure"),
            has_java_math,
            has_errors: source.has_errors,
        };
        let mut cx = Cx::for_class(self, class);
        let this_ty = cx.p.this_type(class);
        let this = cx.new_local("this", this_ty);
        for clause in &source.clauses {
            cx.this = (!clause.is_static).then_some(this);
            let has_old = matches!(clause.kind, ClassClauseKind::Constraint(_));
            let mode = SpecMode { result: None, has_old, is_block: false, has_java_math };
            cx.in_spec(mode, |cx| cx.class_clause(clause, &mut spec));
        }
        spec.scope = SpecScope { locals: std::mem::take(&mut cx.locals) };
        spec.has_errors |= self.front.n_reports > before;
        spec
    }
}

impl Cx<'_> {
    fn class_clause(&mut self, clause: &syntax::ClassClause, spec: &mut ClassSpec) {
        match &clause.kind {
            ClassClauseKind::Invariant(expr) => spec.invariants.push(self.class_condition(expr, clause)),
            ClassClauseKind::Initially(expr) => spec.initially.push(self.class_condition(expr, clause)),
            ClassClauseKind::Constraint(expr) => spec.constraints.push(self.class_condition(expr, clause)),
            ClassClauseKind::Axiom(expr) => spec.axioms.push(self.class_condition(expr, clause)),
            ClassClauseKind::Represents { field, values, is_such_that } => {
                spec.represents.extend(self.represents(field, values, *is_such_that, clause));
            }
            ClassClauseKind::Accessible { field: None, places } => {
                let places = self.locations(places);
                spec.accessible.push((None, places));
            }
            ClassClauseKind::Accessible { field: Some(field), places } => {
                let found = self.model_field(field);
                let places = self.locations(places);
                if let Some((field, _)) = found {
                    spec.accessible.push((Some(field), places));
                }
            }
        }
    }

    fn class_condition(&mut self, expr: &ast::Expr, clause: &syntax::ClassClause) -> ClassClause {
        let expr = self.spec_condition(expr);
        ClassClause { clause: Clause { expr, span: clause.span, is_free: false }, is_static: clause.is_static }
    }

    /// The model field that the expression names.
    fn model_field(&mut self, expr: &ast::Expr) -> Option<(FieldId, JType)> {
        let place = match &expr.kind {
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => self.name_place(expr),
            _ => self.standalone(expr),
        };
        let field = match &place.expr.kind {
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => *field,
            _ if place.ty.is_never() => return None,
            _ => {
                self.error("jml-context", "a model field is needed here".to_owned(), expr.span);
                return None;
            }
        };
        if self.p.field(field).spec.origin != FieldOrigin::Model {
            let message = format!("`{}` is no model field", self.p.field(field).name);
            self.error("jml-context", message, expr.span);
            return None;
        }
        Some((field, place.ty))
    }

    fn represents(
        &mut self,
        field: &ast::Expr,
        values: &[ast::Expr],
        is_such_that: bool,
        clause: &syntax::ClassClause,
    ) -> Option<Represents> {
        let found = self.model_field(field);
        let definition = match (&found, values) {
            (_, [only]) if is_such_that => Definition::SuchThat(self.spec_condition(only)),
            (Some((_, JType::Spec(SpecTy::LocSet))), _) => Definition::Equals(self.footprint(values, clause.span)),
            (Some((_, ty)), [only]) => Definition::Equals(self.spec_assigned(only, &ty.clone())),
            (Some(_), [_, second, ..]) => {
                self.error("jml-context", "only a `\\locset` is defined by a list".to_owned(), second.span);
                return None;
            }
            _ => {
                for value in values {
                    self.standalone(value);
                }
                return None;
            }
        };
        let (field, _) = found?;
        Some(Represents { field, is_static: clause.is_static, definition, span: clause.span })
    }

    /// A list of locations as one set.
    fn footprint(&mut self, places: &[ast::Expr], span: Span) -> Expr {
        let span = places.first().map_or(span, |first| Span { end: places[places.len() - 1].span.end, ..first.span });
        let mut found = self.locations(places);
        if let [only] = found.as_slice()
            && let LocationKind::Set(_) = only.kind
            && let Some(LocationKind::Set(set)) = found.pop().map(|only| only.kind)
        {
            return set;
        }
        let ty = crate::model::Ty::Spec(SpecTy::LocSet);
        Expr { kind: ExprKind::Spec(Box::new(Spec::LocSet(LocSet::Of(found)))), ty, span }
    }

    /// A value converted to the type it must have.
    pub(crate) fn spec_assigned(&mut self, value: &ast::Expr, ty: &JType) -> Expr {
        let value = self.expr(value, Some(ty));
        self.assign(value, ty)
    }
}
