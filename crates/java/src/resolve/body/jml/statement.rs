//! Annotations among statements.

use std::rc::Rc;

use super::super::super::ast::{self, StmtKind as Ast};
use super::super::super::types::JType;
use super::super::{Cx, Return};
use super::clause::ContractMode;
use crate::jml::ast::{self as syntax, Contract, StatementItem};
use crate::jml::parser::Parser;
use crate::model::{Expr, ExprKind, FieldOrigin, Span, Stmt, StmtKind};
use crate::spec::{Abstraction, BlockContract, Clause, SpecScope, SpecStatement, SpecStatementKind};

impl Cx<'_> {
    /// Reads a group of annotations; what belongs to the next statement is the result.
    pub(crate) fn jml_group(&mut self, spans: &[Span], out: &mut Vec<Stmt>) -> Option<Rc<Contract>> {
        let file = spans.first()?.file;
        let text = self.p.file(file).text.clone();
        let mut parser = Parser::new(file, &text, spans);
        let group = parser.statement_group();
        for diagnostic in parser.diagnostics {
            self.p.front.report(diagnostic);
        }
        for item in &group.items {
            let stmt = self.jml_statement(item);
            out.extend(stmt);
        }
        let is_empty = group.pending.cases.is_empty() && group.pending.modifiers.words.is_empty();
        (!is_empty).then(|| Rc::new(group.pending))
    }

    /// A statement with what was written before it.
    pub(crate) fn annotate(&mut self, contract: Option<Rc<Contract>>, stmt: &ast::Stmt) {
        let Some(contract) = contract else { return };
        self.check_local_modifiers(&contract, stmt);
        let Some(span) = contract.span else { return };
        let mut target = stmt;
        while let Ast::Labeled(_, inner) | Ast::Annotated(_, inner) = &target.kind {
            target = inner;
        }
        match &target.kind {
            Ast::While(..) | Ast::DoWhile(..) | Ast::For(_) | Ast::ForEach(_) => self.jml.pending_loop = Some((target.span, contract)),
            Ast::Block(_) => {
                let resolved = self.block_contract(&contract, span);
                self.jml.pending_block = Some((target.span, resolved));
            }
            _ => self.nothing_follows(&contract),
        }
    }

    /// A specification with no loop or block after it.
    pub(crate) fn nothing_follows(&mut self, contract: &Contract) {
        let span = contract.span.or_else(|| contract.modifiers.words.first().map(|(_, span)| *span));
        if let Some(span) = span {
            let message = "this belongs to a loop or a block, but none follows".to_owned();
            self.error("jml-context", message, span);
        }
    }

    fn check_local_modifiers(&mut self, contract: &Contract, stmt: &ast::Stmt) {
        for (word, span) in &contract.modifiers.words {
            let applies = matches!(stmt.kind, Ast::Local { .. }) && matches!(*word, "nullable" | "non_null");
            if !applies {
                self.error("jml-context", format!("`{word}` does not apply to what follows"), *span);
            }
        }
    }

    fn block_contract(&mut self, contract: &Contract, span: Span) -> Rc<SpecStatement> {
        let before = self.p.front.n_reports;
        let result = match &self.ret {
            Return::Type(ty) if *ty != JType::Void => Some(ty.clone()),
            _ => None,
        };
        let mode = ContractMode { result, is_block: true, has_java_math: self.jml.has_java_math };
        let cases = self.spec_cases(contract, &mode);
        let has_errors = contract.has_errors || self.p.front.n_reports > before;
        let kind = SpecStatementKind::BlockEnter(Rc::new(BlockContract { cases, span }));
        Rc::new(SpecStatement { scope: self.spec_scope(), kind, span, has_errors })
    }

    fn spec_scope(&self) -> SpecScope {
        SpecScope { locals: self.locals.clone() }
    }

    /// The statements of a block, after the mark that it has a contract.
    pub(crate) fn marked_block(&mut self, span: Span, statements: Vec<Stmt>, mark: Option<Rc<SpecStatement>>) -> Vec<Stmt> {
        match mark {
            Some(mark) => std::iter::once(Stmt { kind: StmtKind::Spec(mark), span }).chain(statements).collect(),
            None => statements,
        }
    }

    /// The contract of the block at this place.
    pub(crate) fn take_block_contract(&mut self, span: Span) -> Option<Rc<SpecStatement>> {
        let found = self.jml.pending_block.take_if(|(at, _)| *at == span)?;
        Some(found.1)
    }

    /// Resolves what was written before the loop about to be resolved, where its variables are in scope.
    pub(crate) fn take_loop_spec(&mut self, span: Span) {
        if let Some((at, contract)) = self.jml.pending_loop.take_if(|(at, _)| *at == span) {
            let spec = self.loop_spec(&contract);
            self.jml.loop_specs.push((at, spec));
        }
    }

    fn jml_statement(&mut self, item: &StatementItem) -> Option<Stmt> {
        let before = self.p.front.n_reports;
        let mode = self.body_mode();
        let ((kind, span), _) = self.in_spec(mode, |cx| cx.jml_statement_kind(item));
        let has_errors = self.p.front.n_reports > before || matches!(item, StatementItem::Broken(_));
        let statement = SpecStatement { scope: self.spec_scope(), kind: kind?, span, has_errors };
        Some(Stmt { kind: StmtKind::Spec(Rc::new(statement)), span })
    }

    fn jml_statement_kind(&mut self, item: &StatementItem) -> (Option<SpecStatementKind>, Span) {
        match item {
            StatementItem::Ghost { ty, name, init, span } => (self.ghost_local(ty, name, init.as_ref()), *span),
            StatementItem::Set { target, value, span } => (Some(self.set_statement(target, value)), *span),
            StatementItem::Assert { expr, is_assumed, span } => {
                let clause = Clause { expr: self.spec_condition(expr), span: *span, is_free: false };
                let kind = if *is_assumed { SpecStatementKind::Assume(clause) } else { SpecStatementKind::Assert(clause) };
                (Some(kind), *span)
            }
            StatementItem::Unreachable(span) => (Some(SpecStatementKind::Unreachable), *span),
            StatementItem::MergePoint { procedure, params, span } => {
                let params = params.as_ref().map(|params| self.abstractions(params));
                (Some(SpecStatementKind::MergePoint { procedure: procedure.clone(), params }), *span)
            }
            StatementItem::Broken(span) => {
                let expr = self.unsupported_as("broken specification", *span, super::super::super::types::BOOLEAN).expr;
                (Some(SpecStatementKind::Assert(Clause { expr, span: *span, is_free: false })), *span)
            }
        }
    }

    /// Predicates of a merge; the variable that stands for the value may have the name of another.
    pub(crate) fn abstractions(&mut self, params: &[syntax::Abstraction]) -> Vec<Abstraction> {
        params.iter().map(|each| self.scoped(|cx| cx.abstraction(each))).collect()
    }

    fn abstraction(&mut self, source: &syntax::Abstraction) -> Abstraction {
        let resolved = self.resolve_ty(&source.ty);
        let resolved = self.p.not_void(resolved, source.ty.span);
        let ty = self.p.erase(&resolved);
        let variable = self.temporary(&source.name.text, resolved);
        self.scope.push((source.name.text.clone(), variable));
        let mut predicates = Vec::new();
        for predicate in &source.predicates {
            let before = self.p.front.n_reports;
            let resolved = self.spec_condition(predicate);
            // One that means nothing here is left out, and reported.
            if self.p.front.n_reports == before {
                predicates.push(resolved);
            }
        }
        Abstraction { lattice: source.lattice, variable, ty, predicates }
    }

    fn ghost_local(&mut self, ty: &ast::Type, name: &ast::Name, init: Option<&ast::Expr>) -> Option<SpecStatementKind> {
        let resolved = self.resolve_ty(ty);
        let resolved = self.p.not_void(resolved, ty.span);
        let local = self.declare(name, resolved.clone());
        self.jml.ghosts.push(local);
        let value = self.expr(init?, Some(&resolved));
        let value = self.assign(value, &resolved);
        let target = self.local(local, name.span).expr;
        Some(SpecStatementKind::Set { target, value })
    }

    fn set_statement(&mut self, target: &ast::Expr, value: &ast::Expr) -> SpecStatementKind {
        let place = match self.place(target) {
            Ok(place) => place,
            Err(broken) => {
                let value = self.standalone(value);
                return SpecStatementKind::Set { target: broken.expr, value: value.expr };
            }
        };
        if !self.is_ghost(&place.expr) {
            let message = "`set` changes ghost variables and ghost fields only".to_owned();
            self.error("jml-context", message, target.span);
        }
        let value = self.expr(value, Some(&place.ty));
        let value = self.assign(value, &place.ty);
        SpecStatementKind::Set { target: place.expr, value }
    }

    fn is_ghost(&self, place: &Expr) -> bool {
        match &place.kind {
            ExprKind::Local(local) => self.jml.ghosts.contains(local),
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => self.p.field(*field).spec.origin == FieldOrigin::Ghost,
            ExprKind::Index { array, .. } | ExprKind::Cast(array) => self.is_ghost(array),
            _ => false,
        }
    }

    /// The initial values of ghost fields declared at this place among the members.
    pub(crate) fn ghost_initializers(&mut self, place: usize, is_static: bool) -> Vec<Stmt> {
        if !self.p.front.specs.is_enabled {
            return Vec::new();
        }
        let class = self.p.class_jml(self.class);
        let mut statements = Vec::new();
        for field in class.fields.iter().filter(|field| field.place == place && field.decl.modifiers.is_static == is_static) {
            if let Some(init) = &field.decl.init {
                statements.extend(self.ghost_initializer(&field.decl, init));
            }
        }
        statements
    }

    fn ghost_initializer(&mut self, decl: &ast::FieldDecl, init: &ast::Expr) -> Option<Stmt> {
        let field = self.p.own_field(self.class, &decl.name.text)?;
        let span = decl.span;
        let mode = super::SpecMode { has_old: false, ..self.body_mode() };
        let (kind, has_errors) = self.in_spec(mode, |cx| {
            let ty = cx.p.front.fields[field.index()].ty.clone();
            let value = cx.expr(init, Some(&ty));
            let value = cx.assign(value, &ty);
            let target = cx.own_field_place(field, decl.name.span);
            SpecStatementKind::Set { target, value }
        });
        let statement = SpecStatement { scope: self.spec_scope(), kind, span, has_errors };
        Some(Stmt { kind: StmtKind::Spec(Rc::new(statement)), span })
    }
}
