//! `try`, `catch`, `finally`, resources, `throw`, `assert`.

use crate::graph::{Binary, Check, Instruction, Invoke, Kind};
use crate::model::{Catch, Expr, Literal, LocalId, MethodId, Prim, Resource, Stmt, Try, Ty};

use super::Lowering;
use super::exit::{FIRST_EXIT, Finally, NORMAL, Scope, THROWN};

/// The locals a `finally` block finds: which way it was entered, and the exception if it was by one.
#[derive(Clone, Copy)]
struct FinallyEntry {
    pending: LocalId,
    /// `None` if nothing in the protected part can throw.
    exception: Option<LocalId>,
}

impl Lowering<'_> {
    pub(super) fn lower_try(&mut self, stmt: &Try) {
        let protected = |cx: &mut Self| cx.catching(&stmt.catches, |cx| cx.with_resources(&stmt.resources, &stmt.body));
        match &stmt.finally {
            Some(last) => self.finally(protected, |cx, _| cx.scoped(last)),
            None => protected(self),
        }
    }

    /// Runs `body` with the catch clauses as its handler; they themselves are outside of it.
    fn catching(&mut self, catches: &[Catch], body: impl FnOnce(&mut Self)) {
        if catches.is_empty() {
            body(self);
            return;
        }
        let (handler, end) = (self.label(), self.label());
        let outer = self.handler.replace(handler);
        body(self);
        self.handler = outer;
        self.jump(end);
        self.bind(handler);
        let exception = self.caught();
        for catch in catches {
            let (matches, next) = (self.label(), self.label());
            self.at(catch.span, |cx| cx.match_catch(catch, exception, [matches, next]));
            self.bind(matches);
            let start = self.pc();
            self.copy(catch.var, exception);
            self.scoped(&catch.body);
            self.end_scopes(&[(catch.var, start)]);
            self.jump(end);
            self.bind(next);
        }
        self.emit(Instruction::Throw(exception));
        self.bind(end);
    }

    pub(super) fn caught(&mut self) -> LocalId {
        let throwable = self.program.library_class("java.lang.Throwable");
        let exception = self.temp(Ty::Class(throwable));
        self.emit(Instruction::Caught { dst: exception });
        exception
    }

    fn match_catch(&mut self, catch: &Catch, exception: LocalId, [matches, next]: [super::emit::Label; 2]) {
        let throwable = self.program.library_class("java.lang.Throwable");
        for class in &catch.types {
            if *class == throwable {
                self.jump(matches);
                return;
            }
            let other = self.label();
            self.match_type(exception, Ty::Class(*class), None, [matches, other]);
            self.bind(other);
        }
        self.jump(next);
    }

    /// Runs `body`, then `last` in one copy, whichever way `body` completes, then goes on in that way.
    fn finally(&mut self, body: impl FnOnce(&mut Self), last: impl FnOnce(&mut Self, FinallyEntry)) {
        let pending = self.way();
        let (entry, handler, end) = (self.label(), self.label(), self.label());
        self.scopes.push(Scope::Finally(Finally { pending, entry, exits: Vec::new() }));
        let outer = self.handler.replace(handler);
        body(self);
        self.handler = outer;
        let Some(Scope::Finally(Finally { exits, .. })) = self.scopes.pop() else {
            unreachable!("scopes are pushed and popped in pairs");
        };
        let completes = self.is_reachable;
        self.literal(pending, Literal::Int(NORMAL));
        self.jump(entry);
        self.bind(handler);
        let throws = self.is_reachable;
        let exception = self.caught();
        self.literal(pending, Literal::Int(THROWN));
        self.bind(entry);
        last(self, FinallyEntry { pending, exception: throws.then_some(exception) });

        let mut ways = Vec::new();
        ways.extend(completes.then_some((NORMAL, end)));
        let rethrow = self.label();
        ways.extend(throws.then_some((THROWN, rethrow)));
        let labels: Vec<_> = exits.iter().map(|_| self.label()).collect();
        ways.extend((FIRST_EXIT..).zip(labels.iter().copied()));
        self.go_on(pending, &ways);
        self.bind(rethrow);
        self.emit(Instruction::Throw(exception));
        for (exit, label) in exits.into_iter().zip(labels) {
            self.bind(label);
            self.exit(exit);
        }
        self.bind(end);
    }

    fn go_on(&mut self, pending: LocalId, ways: &[(i64, super::emit::Label)]) {
        match ways {
            [] => {}
            [(_, only)] => self.jump(*only),
            [first @ .., (_, last)] => {
                let cases = first.iter().map(|(number, label)| (*number, label.0)).collect();
                self.emit(Instruction::Switch { subject: pending, cases, default: last.0 });
            }
        }
    }

    /// JLS 14.20.3.1: every resource is closed after the rest, in reverse order.
    fn with_resources(&mut self, resources: &[Resource], body: &[Stmt]) {
        let Some((resource, rest)) = resources.split_first() else {
            self.scoped(body);
            return;
        };
        self.at(resource.span, |cx| {
            cx.passed.clear();
            cx.mark_statement(resource.span);
            cx.value_into(&resource.init, resource.var);
        });
        self.finally(|cx| cx.with_resources(rest, body), |cx, entered| cx.at(resource.span, |cx| cx.close(resource, entered)));
    }

    fn close(&mut self, resource: &Resource, entered: FinallyEntry) {
        let (is_open, plain, end) = (self.label(), self.label(), self.label());
        self.branch_on_null(resource.var, end, is_open);
        self.bind(is_open);
        if let Some(exception) = entered.exception {
            let is_thrown = self.label();
            let thrown = self.int(THROWN);
            let cond = self.temp(Ty::Prim(Prim::Boolean));
            self.emit(Instruction::Binary { dst: cond, op: Binary::Eq(Kind::Int), lhs: entered.pending, rhs: thrown });
            self.branch_on(cond, is_thrown, plain);
            self.bind(is_thrown);
            self.close_after(resource, exception);
            self.jump(end);
        }
        self.bind(plain);
        self.call_close(resource);
        self.bind(end);
    }

    /// Closes while an exception is under way: a second one is only noted in the first.
    fn close_after(&mut self, resource: &Resource, exception: LocalId) {
        let (handler, end) = (self.label(), self.label());
        let outer = self.handler.replace(handler);
        self.call_close(resource);
        self.handler = outer;
        self.jump(end);
        self.bind(handler);
        let second = self.caught();
        let add_suppressed = self.add_suppressed(resource);
        let args = vec![exception, second];
        self.emit(Instruction::Call { dst: None, method: add_suppressed, args, invoke: Invoke::Virtual });
        self.bind(end);
    }

    fn call_close(&mut self, resource: &Resource) {
        self.emit(Instruction::Call { dst: None, method: resource.close, args: vec![resource.var], invoke: Invoke::Virtual });
    }

    fn add_suppressed(&mut self, resource: &Resource) -> MethodId {
        let throwable = Ty::Class(self.program.library_class("java.lang.Throwable"));
        resource.add_suppressed.unwrap_or_else(|| self.program.library_method("java.lang.Throwable", "addSuppressed", &[throwable]))
    }

    pub(super) fn lower_throw(&mut self, expr: &Expr) {
        let exception = self.value(expr);
        self.not_null(exception, expr);
        self.emit(Instruction::Throw(exception));
    }

    /// Assertions are on.
    pub(super) fn lower_assert(&mut self, cond: &Expr, message: Option<&Expr>) {
        let (holds, fails) = (self.label(), self.label());
        self.condition(cond, holds, fails);
        self.bind(fails);
        self.emit(Instruction::AssertionFails);
        let value = message.map(|e| self.value(e));
        let params: Vec<Ty> = message.map(|e| self.assertion_param(e.ty)).into_iter().collect();
        let constructor = self.program.library_method("java.lang.AssertionError", "<init>", &params);
        let class = self.program.method(constructor).class;
        let error = self.temp(Ty::Class(class));
        self.class_init(class);
        self.emit(Instruction::New { dst: error, class });
        let mut args = vec![error];
        if let (Some(value), Some(message), [param]) = (value, message, params.as_slice()) {
            args.push(self.convert(value, message.ty, *param, None));
        }
        self.emit(Instruction::Call { dst: None, method: constructor, args, invoke: Invoke::Special });
        self.emit(Instruction::Throw(error));
        self.bind(holds);
    }

    fn assertion_param(&mut self, ty: Ty) -> Ty {
        match ty {
            Ty::Prim(Prim::Byte | Prim::Short) => Ty::Prim(Prim::Int),
            Ty::Prim(_) => ty,
            _ => Ty::Class(self.program.library_class("java.lang.Object")),
        }
    }

    pub(super) fn lower_synchronized(&mut self, lock: &Expr, body: &[Stmt]) {
        let monitor = self.value(lock);
        if !self.is_never_null(lock) {
            self.check(Check::NotNull(monitor));
        }
        self.statements(body);
    }
}
