//! Statements: one call per kind.

use std::rc::Rc;

use crate::graph::{Instruction, Invoke, Pc};
use crate::model::{Expr, LocalId, MethodId, Span, Stmt, StmtKind};
use crate::spec::Behavior;
use crate::spec::{SpecScope, SpecStatement, SpecStatementKind};

use super::Lowering;
use super::exit::Scope;

impl Lowering<'_> {
    pub(super) fn statements(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.statement(stmt);
        }
    }

    /// The statements of a block: what they declare is in scope up to its end.
    pub(super) fn scoped(&mut self, stmts: &[Stmt]) {
        let mut declared = Vec::new();
        for stmt in stmts {
            if let StmtKind::Local { var, .. } = stmt.kind {
                declared.push((var, self.pc()));
            }
            self.statement(stmt);
        }
        self.end_scopes(&declared);
    }

    /// Here ends the scope of variables that were declared at these places.
    pub(super) fn end_scopes(&mut self, declared: &[(LocalId, Pc)]) {
        for (var, start) in declared {
            self.code.locals[var.index()].scope = Some((*start, self.pc()));
        }
    }

    pub(super) fn statement(&mut self, stmt: &Stmt) {
        let names = std::mem::take(&mut self.loop_labels);
        // Execution may be started at any statement, so none relies on checks before it.
        self.passed.clear();
        let start = self.pc();
        let n_live = self.live_temps.len();
        self.mark_for(stmt);
        stacker::maybe_grow(128 * 1024, 2 * 1024 * 1024, || self.at(stmt.span, |cx| cx.statement_here(stmt, names)));
        self.free_temps.extend(self.live_temps.drain(n_live..));
        self.passed.clear();
        let end = self.pc();
        let is_source = self.n_quiet == 0 && !matches!(stmt.kind, StmtKind::Initializers(_) | StmtKind::Empty);
        if start < end && is_source {
            self.code.statements.push((stmt.span, start, end));
        }
    }

    /// A label is a state that `\\old(e, label)` can refer to.
    fn mark_label(&mut self, label: &str, span: Span) {
        if self.program.front.specs.is_enabled {
            let kind = SpecStatementKind::Label(Rc::from(label));
            let scope = SpecScope::default();
            self.spec(&Rc::new(SpecStatement { scope, kind, span, has_errors: false }));
        }
    }

    fn statement_here(&mut self, stmt: &Stmt, names: Vec<String>) {
        match &stmt.kind {
            StmtKind::Local { var, init } => self.declare(*var, init.as_ref()),
            StmtKind::Expr(expr) => self.effect(expr),
            StmtKind::If { cond, then, otherwise } => self.lower_if(cond, then, otherwise.as_deref()),
            StmtKind::While { cond, body } => self.lower_while(names, cond, body),
            StmtKind::DoWhile { body, cond } => self.lower_do(names, body, cond),
            StmtKind::For { .. } => self.lower_for(names, stmt),
            StmtKind::ForEachArray { .. } => self.lower_for_array(names, stmt),
            StmtKind::ForEachIterable { .. } => self.lower_for_iterable(names, stmt),
            StmtKind::Block(stmts) => self.block(stmts),
            StmtKind::Labeled { label, body } => {
                self.mark_label(label, stmt.span);
                self.labeled(names, label, body);
            }
            StmtKind::Break(name) => self.lower_break(name.as_deref()),
            StmtKind::Continue(name) => self.lower_continue(name.as_deref()),
            StmtKind::Return(expr) => self.lower_return(expr.as_ref()),
            StmtKind::Throw(expr) => self.lower_throw(expr),
            StmtKind::Try(stmt) => self.lower_try(stmt),
            StmtKind::Switch(switch) => self.switch_statement(switch),
            StmtKind::Yield(expr) => self.lower_yield(expr),
            StmtKind::Synchronized { lock, body } => self.lower_synchronized(lock, body),
            StmtKind::Assert { cond, message } => self.lower_assert(cond, message.as_ref()),
            StmtKind::ConstructorCall { constructor, args } => self.constructor_call(*constructor, args),
            StmtKind::Initializers(stmts) => self.quietly(|cx| cx.statements(stmts)),
            StmtKind::Empty => {}
            StmtKind::Spec(spec) => self.spec(spec),
            StmtKind::Unsupported(what) => self.unsupported(what),
        }
    }

    /// A block; the mark of a contract comes first.
    fn block(&mut self, stmts: &[Stmt]) {
        let mark = stmts.first().and_then(|first| match &first.kind {
            StmtKind::Spec(spec) if matches!(spec.kind, SpecStatementKind::BlockEnter(_)) => Some(Rc::clone(spec)),
            _ => None,
        });
        let Some(mark) = mark else { return self.scoped(stmts) };
        let (handler, end) = (self.label(), self.label());
        self.spec(&mark);
        self.scopes.push(Scope::Contract(Rc::clone(&mark)));
        let outer = self.handler.replace(handler);
        self.scoped(&stmts[1..]);
        self.handler = outer;
        self.scopes.pop();
        self.block_exit(&mark, Behavior::Normal, None, None);
        self.jump(end);
        self.bind(handler);
        if self.is_reachable {
            let exception = self.caught();
            self.block_exit(&mark, Behavior::Exceptional, None, Some(exception));
            self.emit(Instruction::Throw(exception));
        }
        self.bind(end);
    }

    fn declare(&mut self, var: LocalId, init: Option<&Expr>) {
        if let Some(init) = init {
            self.value_into(init, var);
        }
    }

    fn lower_if(&mut self, cond: &Expr, then: &Stmt, otherwise: Option<&Stmt>) {
        let (on_true, on_false, end) = (self.label(), self.label(), self.label());
        self.condition(cond, on_true, on_false);
        self.bind(on_true);
        self.statement(then);
        self.jump(end);
        self.bind(on_false);
        if let Some(otherwise) = otherwise {
            self.statement(otherwise);
        }
        self.bind(end);
    }

    fn labeled(&mut self, mut names: Vec<String>, name: &str, body: &Stmt) {
        let end = self.label();
        let own = vec![name.to_owned()];
        self.scopes.push(Scope::Target { names: own, takes_plain_break: false, on_break: end, on_continue: None });
        names.push(name.to_owned());
        self.loop_labels = names;
        self.statement(body);
        self.scopes.pop();
        self.bind(end);
    }

    fn constructor_call(&mut self, constructor: MethodId, args: &[Expr]) {
        let mut values = vec![LocalId(0)];
        values.extend(self.operands(args));
        self.emit(Instruction::Call { dst: None, method: constructor, args: values, invoke: Invoke::Special });
    }
}
