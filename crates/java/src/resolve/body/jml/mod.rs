//! Specifications: JML expressions, clauses and statements with their names resolved and types checked.

mod clause;
mod expression;
mod location;
mod number;
mod sequence;
mod statement;

use std::rc::Rc;

use super::super::ast;
use super::super::types::{BOOLEAN, JType};
use super::member::Candidate;
use super::{Cx, Typed};

pub(crate) use clause::ContractMode;

use crate::jml::ast::Contract;
use crate::model::{Body, Expr, FieldId, FieldOrigin, LocalId, Span, Stmt};
use crate::spec::{LoopSpec, SpecScope, SpecStatement};

/// What may be said where a specification stands.
#[derive(Clone, Debug)]
pub(crate) struct SpecMode {
    /// The type of `\result`, if there is one.
    pub result: Option<JType>,
    /// True if an earlier state can be spoken of: `\old`, `\fresh`, `\not_modified`.
    pub has_old: bool,
    /// True if it is the contract of a block: `\before`.
    pub is_block: bool,
    /// Numbers wrap around as Java's do.
    pub has_java_math: bool,
}

/// What a body gathers of its specifications.
#[derive(Default)]
pub(crate) struct BodyJml {
    /// Ghost variables: only specifications see them.
    pub ghosts: Vec<LocalId>,
    /// What was written before the loop at this place.
    pub pending_loop: Option<(Span, Rc<Contract>)>,
    /// The contract of the block at this place.
    pub pending_block: Option<(Span, Rc<SpecStatement>)>,
    pub loop_specs: Vec<(Span, LoopSpec)>,
    pub has_java_math: bool,
}

impl Cx<'_> {
    /// The body, with its loop specifications in the scope of all its locals.
    pub(crate) fn finish(&mut self, statements: Vec<Stmt>) -> Body {
        let locals = std::mem::take(&mut self.locals);
        let loop_specs = std::mem::take(&mut self.jml.loop_specs);
        let loop_specs = loop_specs
            .into_iter()
            .map(|(span, spec)| (span, Rc::new(LoopSpec { scope: SpecScope { locals: locals.clone() }, ..spec })))
            .collect();
        Body { locals, statements, loop_specs }
    }

    /// Runs `f` where a specification is resolved; tells whether anything was reported.
    pub(crate) fn in_spec<T>(&mut self, mode: SpecMode, f: impl FnOnce(&mut Self) -> T) -> (T, bool) {
        let before = self.p.front.n_reports;
        let outer = self.spec.replace(mode);
        let result = f(self);
        self.spec = outer;
        (result, self.p.front.n_reports > before)
    }

    pub(crate) fn spec_condition(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.expr(expr, Some(&BOOLEAN));
        let span = value.span();
        let mut condition = self.condition(value);
        condition.span = span;
        condition
    }

    /// Constants of specifications are mathematical: nothing may wrap around before anyone looks.
    pub(crate) fn may_fold(&self) -> bool {
        self.spec.is_none()
    }

    /// Code does not see ghosts.
    pub(crate) fn is_visible(&self, local: LocalId) -> bool {
        self.spec.is_some() || !self.jml.ghosts.contains(&local)
    }

    /// A field by name; ghost and model fields only in specifications.
    pub(crate) fn visible_field(&mut self, ty: &JType, name: &str) -> Option<(FieldId, JType)> {
        let found = self.p.field_named(ty, name)?;
        let is_java = self.p.field(found.0).spec.origin == FieldOrigin::Java;
        (is_java || self.spec.is_some()).then_some(found)
    }

    /// Methods by name; model methods only in specifications.
    pub(crate) fn visible_methods(&mut self, ty: &JType, name: &str) -> Vec<Candidate> {
        let mut found = self.p.methods_named(ty, name);
        if self.spec.is_none() {
            found.retain(|candidate| !self.p.front.specs.model_methods.contains(&candidate.method));
        }
        found
    }

    fn spec_value(&self, spec: crate::spec::Spec, ty: JType, span: Span) -> Typed {
        let erased = self.p.erase(&ty);
        Typed::new(Expr { kind: crate::model::ExprKind::Spec(Box::new(spec)), ty: erased, span }, ty)
    }
}
