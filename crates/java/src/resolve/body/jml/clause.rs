//! Contracts of methods and blocks, and specifications of loops.

use super::super::super::ast;
use super::super::super::types::JType;
use super::super::{Cx, SpecMode};
use crate::jml::ast::{self as syntax, ClauseKind, Contract, JmlExpr, StoreRef};
use crate::model::{Expr, Span};
use crate::spec::{Behavior, Clause, Exit, Location, LoopSpec, Signals, SignalsOnly, SpecCase};

/// Where a contract stands.
#[derive(Clone, Debug)]
pub(crate) struct ContractMode {
    pub result: Option<JType>,
    /// Before a block there is an earlier state already.
    pub is_block: bool,
    pub has_java_math: bool,
}

impl ContractMode {
    fn before(&self) -> SpecMode {
        SpecMode { result: None, has_old: self.is_block, is_block: self.is_block, has_java_math: self.has_java_math }
    }

    fn after(&self) -> SpecMode {
        SpecMode { result: self.result.clone(), has_old: true, is_block: self.is_block, has_java_math: self.has_java_math }
    }

    /// After an exception there is no result.
    fn thrown(&self) -> SpecMode {
        SpecMode { result: None, ..self.after() }
    }
}

impl Cx<'_> {
    pub(crate) fn spec_cases(&mut self, contract: &Contract, mode: &ContractMode) -> Vec<SpecCase> {
        contract.cases.iter().map(|case| self.spec_case(case, mode)).collect()
    }

    fn spec_case(&mut self, case: &syntax::Case, mode: &ContractMode) -> SpecCase {
        let mut result = SpecCase {
            behavior: case.behavior,
            target: case.target.as_ref().map(|target| target.text.clone()),
            requires: Vec::new(),
            ensures: Vec::new(),
            signals: Vec::new(),
            signals_only: None,
            assignable: None,
            accessible: None,
            diverges: None,
            measured_by: Vec::new(),
            exits: Vec::new(),
            span: case.span,
        };
        if !mode.is_block && matches!(case.behavior, Behavior::Break | Behavior::Continue | Behavior::Return) {
            self.error("jml-context", "only blocks end like this, methods do not".to_owned(), case.span);
        }
        for clause in &case.clauses {
            self.check_fits(clause, case.behavior);
            self.case_clause(clause, mode, &mut result);
        }
        result
    }

    /// A normal case says nothing of exceptions, an exceptional one nothing of results.
    fn check_fits(&mut self, clause: &syntax::Clause, behavior: Behavior) {
        let is_wrong = match clause.kind {
            ClauseKind::Signals { .. } | ClauseKind::SignalsOnly(_) => behavior == Behavior::Normal,
            ClauseKind::Ensures(_) => behavior == Behavior::Exceptional,
            _ => false,
        };
        if is_wrong {
            let case = if behavior == Behavior::Normal { "normal_behavior" } else { "exceptional_behavior" };
            self.error("jml-context", format!("`{}` does not go with `{case}`", clause.word), clause.word_span);
        }
    }

    fn case_clause(&mut self, clause: &syntax::Clause, mode: &ContractMode, case: &mut SpecCase) {
        match &clause.kind {
            ClauseKind::Requires(expr) => case.requires.push(self.clause_in(mode.before(), expr, clause)),
            ClauseKind::Ensures(expr) => case.ensures.push(self.clause_in(mode.after(), expr, clause)),
            ClauseKind::Diverges(expr) => {
                if case.diverges.is_some() {
                    self.error("jml-context", "`diverges` is said twice".to_owned(), clause.word_span);
                }
                case.diverges = Some(self.clause_in(mode.before(), expr, clause));
            }
            ClauseKind::Signals { ty, name, expr } => {
                let signals = self.signals(ty, name.as_ref(), expr.as_ref(), clause, mode);
                case.signals.extend(signals);
            }
            ClauseKind::SignalsOnly(types) => {
                let classes = types.iter().filter_map(|ty| self.throwable(ty)).collect();
                case.signals_only = Some(SignalsOnly { classes, span: clause.span });
            }
            ClauseKind::Assignable(places) => self.places_in(mode.before(), places, &mut case.assignable),
            ClauseKind::Accessible(places) => self.places_in(mode.before(), places, &mut case.accessible),
            ClauseKind::Measure(exprs) => case.measured_by.extend(self.measures(mode.before(), exprs, clause)),
            ClauseKind::Exit { behavior, target, expr } if mode.is_block => case.exits.push(Exit {
                behavior: *behavior,
                target: target.as_ref().map(|target| target.text.clone()),
                clause: self.clause_in(mode.after(), expr, clause),
            }),
            ClauseKind::Exit { .. } => self.misplaced(clause, "methods"),
            ClauseKind::LoopInvariant(_) => self.misplaced(clause, if mode.is_block { "blocks" } else { "methods" }),
        }
    }

    fn misplaced(&mut self, clause: &syntax::Clause, what: &str) {
        let message = format!("`{}` does not belong to the specification of {what}", clause.word);
        self.error("jml-context", message, clause.word_span);
    }

    fn clause_in(&mut self, mode: SpecMode, expr: &ast::Expr, clause: &syntax::Clause) -> Clause {
        let (expr, _) = self.in_spec(mode, |cx| cx.spec_condition(expr));
        Clause { expr, span: clause.span, is_free: clause.is_free }
    }

    fn places_in(&mut self, mode: SpecMode, places: &[ast::Expr], found: &mut Option<Vec<Location>>) {
        if let [only] = places
            && is_not_specified(only)
        {
            return;
        }
        let (places, _) = self.in_spec(mode, |cx| cx.locations(places));
        found.get_or_insert_default().extend(places);
    }

    fn measures(&mut self, mode: SpecMode, exprs: &[ast::Expr], clause: &syntax::Clause) -> Vec<Clause> {
        let (found, _) = self.in_spec(mode, |cx| exprs.iter().map(|expr| cx.measure(expr)).collect::<Vec<_>>());
        found.into_iter().map(|expr| Clause { expr, span: clause.span, is_free: clause.is_free }).collect()
    }

    /// Something that gets smaller: a number or a sequence.
    fn measure(&mut self, expr: &ast::Expr) -> Expr {
        let before = self.p.front.n_reports;
        let (value, ty) = self.number(expr);
        if before == self.p.front.n_reports && ty.as_prim().is_some_and(|prim| !super::super::convert::is_integral(prim)) {
            let message = format!("a measure is an integer, not `{}`", self.p.show(&ty));
            self.error("type-mismatch", message, expr.span);
        }
        value
    }

    fn throwable(&mut self, ty: &ast::Type) -> Option<crate::model::ClassId> {
        let class = self.class_of(ty)?;
        let throwable = self.p.well_known("java.lang.Throwable");
        if self.p.is_subclass(class, throwable) {
            return Some(class);
        }
        let name = self.p.class(class).display_name.clone();
        self.error("type-mismatch", format!("`{name}` is no exception"), ty.span);
        None
    }

    fn signals(
        &mut self,
        ty: &ast::Type,
        name: Option<&ast::Name>,
        expr: Option<&ast::Expr>,
        clause: &syntax::Clause,
        mode: &ContractMode,
    ) -> Option<Signals> {
        let class = self.throwable(ty);
        self.scoped(|cx| {
            let variable = name.map(|name| cx.declare(name, class.map_or(JType::Never, JType::class)));
            if let Some(variable) = variable {
                cx.locals[variable.index()].is_synthetic = true;
            }
            let (expr, _) = cx.in_spec(mode.thrown(), |cx| match expr {
                Some(expr) => cx.spec_condition(expr),
                None => cx.truth(ty.span),
            });
            let clause = Clause { expr, span: clause.span, is_free: clause.is_free };
            class.map(|class| Signals { class, variable, clause })
        })
    }

    pub(super) fn truth(&mut self, span: Span) -> Expr {
        self.literal(crate::model::Literal::Bool(true), super::super::super::types::BOOLEAN, span).expr
    }

    /// What is written before a loop.
    pub(crate) fn loop_spec(&mut self, contract: &Contract) -> LoopSpec {
        let before = self.p.front.n_reports;
        let mut spec = LoopSpec { span: contract.span, ..LoopSpec::default() };
        let mode = self.body_mode();
        for case in &contract.cases {
            if case.behavior != Behavior::Lightweight {
                self.error("jml-unsupported", "a loop has no specification cases".to_owned(), case.span);
            }
            for clause in &case.clauses {
                match &clause.kind {
                    ClauseKind::LoopInvariant(expr) => {
                        let found = self.clause_in(mode.clone(), expr, clause);
                        spec.invariants.push(found);
                    }
                    ClauseKind::Assignable(places) => self.places_in(mode.clone(), places, &mut spec.assignable),
                    ClauseKind::Measure(exprs) => {
                        let found = self.measures(mode.clone(), exprs, clause);
                        spec.decreases.extend(found);
                    }
                    _ => self.misplaced(clause, "loops"),
                }
            }
        }
        spec.has_errors = contract.has_errors || self.p.front.n_reports > before;
        spec
    }

    /// Inside a body: the state before the method is an earlier one.
    pub(crate) fn body_mode(&self) -> SpecMode {
        SpecMode { result: None, has_old: true, is_block: false, has_java_math: self.jml.has_java_math }
    }
}

fn is_not_specified(expr: &ast::Expr) -> bool {
    matches!(&expr.kind, ast::ExprKind::Jml(inner) if matches!(**inner, JmlExpr::StoreRef(StoreRef::NotSpecified)))
}
