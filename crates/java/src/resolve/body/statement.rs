//! Statements.

use std::rc::Rc;

use super::super::ast::{self, StmtKind as Ast};
use super::super::state::LocalEnv;
use super::super::types::{JType, element_of};
use super::jump::Target;
use super::{Cx, Return, Typed, reach};
use crate::model::{Expr, LocalId, Span, Stmt, StmtKind, Ty};

impl Cx<'_> {
    /// Statements in a scope of their own.
    pub(crate) fn block(&mut self, block: &[ast::Stmt]) -> Vec<Stmt> {
        self.scoped(|cx| cx.statements(block))
    }

    pub(crate) fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let (n_scope, n_classes) = (self.scope.len(), self.classes.len());
        let result = f(self);
        self.scope.truncate(n_scope);
        self.classes.truncate(n_classes);
        result
    }

    pub(crate) fn statements(&mut self, block: &[ast::Stmt]) -> Vec<Stmt> {
        let mut out = Vec::new();
        let mut contract = None;
        for stmt in block {
            if let Ast::Jml(spans) = &stmt.kind {
                contract = self.jml_group(spans, &mut out);
                continue;
            }
            self.annotate(contract.take(), stmt);
            self.stmt_into(stmt, &mut out);
        }
        if let Some(contract) = contract {
            self.nothing_follows(&contract);
        }
        out
    }

    /// One statement in a scope of its own.
    pub(crate) fn stmt(&mut self, stmt: &ast::Stmt) -> Stmt {
        let mut out = Vec::new();
        self.scoped(|cx| cx.stmt_into(stmt, &mut out));
        if out.len() == 1
            && let Some(only) = out.pop()
        {
            return only;
        }
        Stmt { kind: StmtKind::Block(out), span: stmt.span }
    }

    /// Appends; what the statement declares stays in scope.
    fn stmt_into(&mut self, stmt: &ast::Stmt, out: &mut Vec<Stmt>) {
        stacker::maybe_grow(128 * 1024, 2 * 1024 * 1024, || match &stmt.kind {
            Ast::Local { is_final, declarators, jml } => {
                self.jml_group(jml, out).inspect(|contract| self.annotate(Some(Rc::clone(contract)), stmt));
                for declarator in declarators {
                    out.push(self.local_variable(declarator, *is_final));
                }
            }
            Ast::Class(decl) => {
                self.local_class(decl);
            }
            Ast::Annotated(spans, inner) => {
                let contract = self.jml_group(spans, out);
                self.annotate(contract, inner);
                self.stmt_into(inner, out);
            }
            Ast::If(cond, then, otherwise) => {
                let (kind, bindings) = self.if_stmt(cond, then, otherwise.as_deref());
                out.push(Stmt { kind, span: stmt.span });
                self.scope.extend(bindings);
            }
            Ast::While(cond, body) => {
                self.take_loop_spec(stmt.span);
                let (kind, bindings) = self.while_stmt(cond, body, None);
                out.push(Stmt { kind, span: stmt.span });
                self.scope.extend(bindings);
            }
            _ => {
                let kind = self.stmt_kind(stmt);
                out.push(Stmt { kind, span: stmt.span });
            }
        });
    }

    fn stmt_kind(&mut self, stmt: &ast::Stmt) -> StmtKind {
        match &stmt.kind {
            Ast::Expr(expr) => StmtKind::Expr(self.expr(expr, None).expr),
            Ast::DoWhile(body, cond) => {
                self.take_loop_spec(stmt.span);
                self.do_while(body, cond, None)
            }
            Ast::For(parts) => self.for_stmt(parts, None, stmt.span),
            Ast::ForEach(parts) => {
                self.take_loop_spec(stmt.span);
                self.for_each(parts, None)
            }
            Ast::Block(block) => {
                let contract = self.take_block_contract(stmt.span);
                let statements = self.block(block);
                StmtKind::Block(self.marked_block(stmt.span, statements, contract))
            }
            Ast::Labeled(label, body) => self.labeled(label, body),
            Ast::Break(label) => self.break_stmt(label.as_ref(), stmt.span),
            Ast::Continue(label) => self.continue_stmt(label.as_ref(), stmt.span),
            Ast::Return(value) => self.return_stmt(value.as_ref(), stmt.span),
            Ast::Throw(value) => self.throw(value),
            Ast::Try(parts) => self.try_stmt(parts),
            Ast::Switch(switch) => self.switch_stmt(switch, stmt.span),
            Ast::Yield(value) => self.yield_stmt(value, stmt.span),
            Ast::Synchronized(lock, body) => {
                let lock = self.reference(lock);
                let body = self.block(body);
                StmtKind::Synchronized { lock, body }
            }
            Ast::Assert(cond, message) => self.assert(cond, message.as_ref()),
            Ast::ConstructorCall(_) => {
                let message = "this call may only be the first statement of a constructor";
                self.error("bad-constructor-call", message.to_owned(), stmt.span);
                StmtKind::Unsupported(message.to_owned())
            }
            Ast::Empty | Ast::Local { .. } | Ast::Class(_) | Ast::If(..) | Ast::While(..) | Ast::Jml(_) | Ast::Annotated(..) => {
                StmtKind::Empty
            }
        }
    }

    fn local_variable(&mut self, declarator: &ast::Declarator, is_final: bool) -> Stmt {
        let span = declarator.span;
        let Some(written) = &declarator.ty else {
            return self.var_variable(declarator, is_final);
        };
        let ty = self.resolve_ty(written);
        let ty = self.p.not_void(ty, written.span);
        // The variable is in scope in its own initialiser.
        let var = self.declare(&declarator.name, ty.clone());
        self.note_declared(var, declarator.init.is_some());
        let init = declarator.init.as_ref().map(|init| {
            let value = self.initializer(init, &ty);
            self.local_constant(var, &value, &ty, is_final);
            self.assign(value, &ty)
        });
        Stmt { kind: StmtKind::Local { var, init }, span }
    }

    fn var_variable(&mut self, declarator: &ast::Declarator, is_final: bool) -> Stmt {
        let span = declarator.span;
        let Some(init) = &declarator.init else {
            self.error("type-mismatch", "`var` needs an initial value".to_owned(), span);
            self.declare(&declarator.name, JType::Never);
            return self.unsupported_stmt("`var` without a value", span);
        };
        let value = self.standalone(init);
        let ty = match &value.ty {
            JType::Null | JType::Void => {
                self.error("type-mismatch", "`var` cannot be inferred from this".to_owned(), init.span);
                JType::Never
            }
            ty => self.denotable(&ty.clone()),
        };
        let var = self.declare(&declarator.name, ty.clone());
        self.note_declared(var, true);
        self.local_constant(var, &value, &ty, is_final);
        let init = Some(self.assign(value, &ty));
        Stmt { kind: StmtKind::Local { var, init }, span }
    }

    /// The type of a variable: wildcards of the outermost level become their bounds.
    pub(crate) fn denotable(&self, ty: &JType) -> JType {
        match ty {
            JType::Infer(_) => self.p.object_ty(),
            _ => self.p.captured(ty),
        }
    }

    /// A `final` variable with a constant initialiser is a constant.
    fn local_constant(&mut self, var: LocalId, value: &Typed, ty: &JType, is_final: bool) {
        if !is_final {
            return;
        }
        let constant = value.constant.clone();
        self.infos[var.index()].constant = match ty {
            JType::Prim(prim) => constant.and_then(|c| super::constant::convert(&c, *prim)),
            _ if self.is_string(ty) => constant,
            _ => None,
        };
    }

    /// A value, or `{…}` of the given array type.
    pub(crate) fn initializer(&mut self, init: &ast::Expr, ty: &JType) -> Typed {
        self.expr(init, Some(ty))
    }

    fn if_stmt(&mut self, cond: &ast::Expr, then: &ast::Stmt, otherwise: Option<&ast::Stmt>) -> (StmtKind, super::Bindings) {
        let mut cond = self.expr(cond, Some(&super::super::types::BOOLEAN));
        let when_true = std::mem::take(&mut cond.when_true);
        let when_false = std::mem::take(&mut cond.when_false);
        let cond = self.condition(cond);
        let then = self.stmt_with(then, &when_true);
        let otherwise = otherwise.map(|stmt| self.stmt_with(stmt, &when_false));
        let then_completes = reach::can_complete(&then);
        let else_completes = otherwise.as_ref().is_none_or(reach::can_complete);
        let bindings = match (then_completes, else_completes) {
            (false, true) => when_false,
            (true, false) => when_true,
            _ => Vec::new(),
        };
        let kind = StmtKind::If { cond, then: Box::new(then), otherwise: otherwise.map(Box::new) };
        (kind, bindings)
    }

    /// A statement with pattern variables in scope.
    pub(crate) fn stmt_with(&mut self, stmt: &ast::Stmt, bindings: &super::Bindings) -> Stmt {
        self.scoped(|cx| {
            cx.scope.extend(bindings.iter().cloned());
            cx.stmt(stmt)
        })
    }

    fn while_stmt(&mut self, cond: &ast::Expr, body: &ast::Stmt, label: Option<&ast::Name>) -> (StmtKind, super::Bindings) {
        let mut cond = self.expr(cond, Some(&super::super::types::BOOLEAN));
        let when_true = std::mem::take(&mut cond.when_true);
        let when_false = std::mem::take(&mut cond.when_false);
        let cond = self.condition(cond);
        let body = self.in_loop(label, |cx| cx.stmt_with(body, &when_true));
        let bindings = if reach::breaks_out(&body, label.map(|label| &*label.text)) { Vec::new() } else { when_false };
        let kind = StmtKind::While { cond, body: Box::new(body) };
        (kind, bindings)
    }

    fn in_loop<T>(&mut self, label: Option<&ast::Name>, f: impl FnOnce(&mut Self) -> T) -> T {
        self.jumps.push(Target::Loop(label.map(|label| label.text.clone())));
        let result = f(self);
        self.jumps.pop();
        result
    }

    fn do_while(&mut self, body: &ast::Stmt, cond: &ast::Expr, label: Option<&ast::Name>) -> StmtKind {
        let body = self.in_loop(label, |cx| cx.stmt(body));
        let cond = self.expr(cond, Some(&super::super::types::BOOLEAN));
        let cond = self.condition(cond);
        StmtKind::DoWhile { body: Box::new(body), cond }
    }

    fn for_stmt(&mut self, parts: &ast::For, label: Option<&ast::Name>, span: Span) -> StmtKind {
        self.scoped(|cx| {
            let init = cx.statements(&parts.init);
            cx.take_loop_spec(span);
            let mut when_true = Vec::new();
            let cond = parts.cond.as_ref().map(|cond| {
                let mut cond = cx.expr(cond, Some(&super::super::types::BOOLEAN));
                when_true = std::mem::take(&mut cond.when_true);
                cx.condition(cond)
            });
            cx.scope.extend(when_true);
            let update = parts.update.iter().map(|expr| Stmt { kind: StmtKind::Expr(cx.expr(expr, None).expr), span: expr.span }).collect();
            let body = Box::new(cx.in_loop(label, |cx| cx.stmt(&parts.body)));
            StmtKind::For { init, cond, update, body }
        })
    }

    fn for_each(&mut self, parts: &ast::ForEach, label: Option<&ast::Name>) -> StmtKind {
        self.scoped(|cx| {
            let value = cx.standalone(&parts.value);
            let upper = cx.p.upper(&value.ty);
            if let JType::Array(element) = &upper {
                let element = (**element).clone();
                return cx.for_each_array(parts, label, value, &element);
            }
            let span = value.span();
            let iterable = cx.p.well_known("java.lang.Iterable");
            let Some(seen) = cx.p.as_super(&upper, iterable).filter(|_| upper != JType::Never) else {
                let shown = cx.p.show(&value.ty);
                if !value.ty.is_never() && !cx.is_unknown_type(&value.ty) {
                    let message = format!("`{shown}` is neither an array nor Iterable");
                    cx.error("type-mismatch", message, span);
                }
                cx.declare_loop_variable(parts, &JType::Never);
                cx.in_loop(label, |cx| cx.stmt(&parts.body));
                let what = cx.cause(&value, &format!("for-each over `{shown}`"));
                return StmtKind::Expr(cx.unsupported_after(vec![value.expr], &what, span).expr);
            };
            let element = match &seen {
                JType::Class(_, args) if !args.is_empty() => cx.p.captured(&args[0]),
                _ => cx.p.object_ty(),
            };
            cx.for_each_iterable(parts, label, value, &element)
        })
    }

    fn declare_loop_variable(&mut self, parts: &ast::ForEach, element: &JType) -> (LocalId, JType) {
        let ty = match &parts.ty {
            Some(ty) => self.resolve_ty(ty),
            None => self.denotable(element),
        };
        (self.declare(&parts.name, ty.clone()), ty)
    }

    fn check_element(&mut self, element: &JType, ty: &JType, parts: &ast::ForEach) -> bool {
        if self.is_loose(element, ty) {
            return true;
        }
        let message = format!("elements are `{}` and do not fit `{}`", self.p.show(element), self.p.show(ty));
        self.error("type-mismatch", message, parts.value.span);
        false
    }

    fn for_each_array(&mut self, parts: &ast::ForEach, label: Option<&ast::Name>, value: Typed, element: &JType) -> StmtKind {
        let erased = self.p.erase(&JType::array(element.clone()));
        let array = self.retype(value.expr, erased);
        let elem = element_of(array.ty);
        let (var, ty) = self.declare_loop_variable(parts, element);
        let fits = self.check_element(element, &ty, parts);
        let body = Box::new(self.in_loop(label, |cx| cx.stmt(&parts.body)));
        if !fits || ty.is_never() {
            return StmtKind::Unsupported("for-each with an ill-typed variable".to_owned());
        }
        StmtKind::ForEachArray { var, array, elem, body }
    }

    fn for_each_iterable(&mut self, parts: &ast::ForEach, label: Option<&ast::Name>, value: Typed, element: &JType) -> StmtKind {
        let (var, ty) = self.declare_loop_variable(parts, element);
        let fits = self.check_element(element, &ty, parts);
        let body = Box::new(self.in_loop(label, |cx| cx.stmt(&parts.body)));
        let iterator = self.simple_method("java.lang.Iterable", "iterator");
        let has_next = self.simple_method("java.util.Iterator", "hasNext");
        let next = self.simple_method("java.util.Iterator", "next");
        let (Some(iterator), Some(has_next), Some(next)) = (iterator, has_next, next) else {
            return StmtKind::Unsupported("for-each: no model of Iterator".to_owned());
        };
        if !fits || ty.is_never() {
            return StmtKind::Unsupported("for-each with an ill-typed variable".to_owned());
        }
        let class = self.p.method(iterator).class;
        let iterable = self.retype(value.expr, Ty::Class(class));
        // Where the variable is a supertype of the element, javac casts to the variable's type only.
        let erased = self.p.erase(element);
        let cast = match ty {
            JType::Prim(_) => erased,
            _ => self.p.erase(&ty),
        };
        let cast = if self.p.is_subtype(erased, cast) { cast } else { erased };
        StmtKind::ForEachIterable { var, iterable, iterator, has_next, next, cast, body }
    }

    fn labeled(&mut self, label: &ast::Name, body: &ast::Stmt) -> StmtKind {
        let clashes = self.jumps.iter().any(|target| target.label() == Some(&*label.text));
        if clashes {
            let message = format!("label `{}` is already in use", label.text);
            self.error("duplicate-label", message, label.span);
        }
        let body = self.after_label(body);
        let span = body.span;
        if !matches!(body.kind, Ast::For(_)) {
            self.take_loop_spec(span);
        }
        let inner = match &body.kind {
            Ast::While(cond, body) => Some(self.while_stmt(cond, body, Some(label)).0),
            Ast::DoWhile(body, cond) => Some(self.do_while(body, cond, Some(label))),
            Ast::For(parts) => Some(self.for_stmt(parts, Some(label), span)),
            Ast::ForEach(parts) => Some(self.for_each(parts, Some(label))),
            _ => None,
        };
        let inner = match inner {
            Some(kind) => Stmt { kind, span },
            None => {
                self.jumps.push(Target::Block(label.text.clone()));
                let inner = self.stmt(body);
                self.jumps.pop();
                inner
            }
        };
        StmtKind::Labeled { label: label.text.to_string(), body: Box::new(inner) }
    }

    /// The labelled statement, without annotations between it and its label.
    fn after_label<'a>(&mut self, body: &'a ast::Stmt) -> &'a ast::Stmt {
        let Ast::Annotated(spans, inner) = &body.kind else { return body };
        let mut out = Vec::new();
        let contract = self.jml_group(spans, &mut out);
        if let Some(stmt) = out.first() {
            self.error("jml-context", "this cannot stand between a label and its statement".to_owned(), stmt.span);
        }
        self.annotate(contract, inner);
        inner
    }

    fn return_stmt(&mut self, value: Option<&ast::Expr>, span: crate::model::Span) -> StmtKind {
        if self.jumps.iter().any(Target::is_yield) {
            return self.bad_jump("`return` cannot leave a switch expression", span);
        }
        match (self.ret.clone(), value) {
            (Return::Forbidden, _) => self.bad_jump("an initialiser has no `return`", span),
            (Return::Infer(_), None) => StmtKind::Return(None),
            (Return::Infer(_), Some(value)) => {
                let value = self.expr(value, None);
                if let Return::Infer(found) = &mut self.ret {
                    found.push(value.ty.clone());
                }
                StmtKind::Return(Some(value.expr))
            }
            (Return::Type(JType::Void), None) => StmtKind::Return(None),
            (Return::Type(JType::Void), Some(_)) => self.bad_jump("a void method returns no value", span),
            (Return::Type(_), None) => self.bad_jump("a value to return is missing", span),
            (Return::Type(ty), Some(value)) => {
                let value = self.expr(value, Some(&ty));
                StmtKind::Return(Some(self.assign(value, &ty)))
            }
        }
    }

    fn throw(&mut self, value: &ast::Expr) -> StmtKind {
        let value = self.expr(value, None);
        let throwable = JType::class(self.p.well_known("java.lang.Throwable"));
        StmtKind::Throw(self.coerce(value, &throwable))
    }

    fn assert(&mut self, cond: &ast::Expr, message: Option<&ast::Expr>) -> StmtKind {
        let mut cond = self.expr(cond, Some(&super::super::types::BOOLEAN));
        let when_false = std::mem::take(&mut cond.when_false);
        let cond = self.condition(cond);
        let message = self.scoped(|cx| {
            cx.scope.extend(when_false);
            message.map(|message| {
                let value = cx.standalone(message);
                if value.ty == JType::Void {
                    return cx.coerce(value, &JType::Null);
                }
                value.expr
            })
        });
        StmtKind::Assert { cond, message }
    }

    /// An expression of reference type.
    pub(crate) fn reference(&mut self, expr: &ast::Expr) -> Expr {
        let value = self.standalone(expr);
        if matches!(value.ty, JType::Prim(_) | JType::Void) {
            let message = "an object is needed here".to_owned();
            return self.broken("type-mismatch", message, expr.span).expr;
        }
        value.expr
    }

    /// What a class declared here sees of its surroundings.
    pub(crate) fn local_env(&self) -> LocalEnv {
        LocalEnv { classes: self.classes.clone(), type_vars: self.type_vars.clone() }
    }
}
