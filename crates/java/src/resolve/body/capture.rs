//! Which names a lambda or class mentions but does not declare.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::super::ast::{
    Block, CaseBody, Expr, ExprKind, Label, Lambda, LambdaBody, Member, MethodRef, Receiver, RefTarget, Resource, Stmt, StmtKind, Switch,
    Type, TypeDecl, TypeKind,
};

/// Free names.
#[derive(Default)]
pub(crate) struct FreeNames {
    pub variables: BTreeSet<Rc<str>>,
    /// Classes created or extended.
    pub types: BTreeSet<Rc<str>>,
    /// Methods called without a receiver.
    pub calls: BTreeSet<Rc<str>>,
    /// `this` or `super` occurs, or an object is created that may need an enclosing one.
    pub uses_this: bool,
}

pub(crate) fn of_class(decl: &TypeDecl) -> FreeNames {
    let mut scan = Scan::default();
    scan.class(decl);
    scan.found
}

pub(crate) fn of_lambda(lambda: &Lambda) -> FreeNames {
    let mut scan = Scan::default();
    scan.lambda(lambda);
    scan.found
}

#[derive(Default)]
struct Scan {
    found: FreeNames,
    bound: Vec<Rc<str>>,
}

impl Scan {
    fn scoped(&mut self, f: impl FnOnce(&mut Self)) {
        let n = self.bound.len();
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || f(self));
        self.bound.truncate(n);
    }

    fn variable(&mut self, name: &Rc<str>) {
        if !self.bound.contains(name) {
            self.found.variables.insert(name.clone());
        }
    }

    fn ty(&mut self, ty: &Type) {
        if let TypeKind::Named(parts) = &ty.kind
            && let Some((name, _)) = parts.first()
        {
            self.found.types.insert(name.text.clone());
        }
    }

    fn class(&mut self, decl: &TypeDecl) {
        self.scoped(|scan| {
            for ty in decl.extends.iter().chain(&decl.interfaces) {
                scan.ty(ty);
            }
            for member in &decl.members {
                if let Member::Field(field) = member {
                    scan.bound.push(field.name.text.clone());
                }
            }
            scan.bound.extend(decl.constants.iter().map(|c| c.name.text.clone()));
            scan.bound.extend(decl.record_components.iter().map(|c| c.name.text.clone()));
            for constant in &decl.constants {
                scan.exprs(&constant.args);
                if let Some(body) = &constant.body {
                    scan.class(body);
                }
            }
            for member in &decl.members {
                scan.member(member);
            }
        });
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Field(field) => self.exprs(field.init.as_slice()),
            Member::Type(decl) => self.class(decl),
            Member::Initializer(init) => self.block(&init.body),
            Member::Jml(_) => {}
            Member::Method(method) => self.scoped(|scan| {
                scan.bound.extend(method.params.iter().map(|p| p.name.text.clone()));
                if let Some(body) = &method.body {
                    scan.block(body);
                }
            }),
        }
    }

    fn lambda(&mut self, lambda: &Lambda) {
        self.scoped(|scan| {
            scan.bound.extend(lambda.params.iter().map(|p| p.name.text.clone()));
            match &lambda.body {
                LambdaBody::Expr(expr) => scan.expr(expr),
                LambdaBody::Block(block) => scan.block(block),
            }
        });
    }

    fn block(&mut self, block: &Block) {
        self.scoped(|scan| {
            for stmt in block {
                scan.stmt(stmt);
            }
        });
    }

    /// Variables the statement declares stay bound until the block ends.
    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Local { declarators, .. } => {
                for declarator in declarators {
                    self.exprs(declarator.init.as_slice());
                    self.bound.push(declarator.name.text.clone());
                }
            }
            StmtKind::Class(decl) => self.class(decl),
            StmtKind::Block(block) => self.block(block),
            StmtKind::Return(value) => self.exprs(value.as_slice()),
            StmtKind::Expr(expr) | StmtKind::Throw(expr) | StmtKind::Yield(expr) => self.expr(expr),
            StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Empty | StmtKind::Jml(_) => {}
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::ConstructorCall(call) => {
                self.exprs(call.outer.as_slice());
                self.exprs(&call.args);
            }
            _ => self.scoped(|scan| scan.compound(stmt)),
        }
    }

    /// Statements that contain statements.
    fn compound(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::If(cond, then, otherwise) => {
                self.expr(cond);
                self.stmt(then);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise);
                }
            }
            StmtKind::While(cond, body) | StmtKind::DoWhile(body, cond) => {
                self.expr(cond);
                self.stmt(body);
            }
            StmtKind::For(parts) => {
                for stmt in &parts.init {
                    self.stmt(stmt);
                }
                self.exprs(parts.cond.as_slice());
                self.exprs(&parts.update);
                self.stmt(&parts.body);
            }
            StmtKind::ForEach(parts) => {
                self.expr(&parts.value);
                self.bound.push(parts.name.text.clone());
                self.stmt(&parts.body);
            }
            StmtKind::Labeled(_, body) | StmtKind::Annotated(_, body) => self.stmt(body),
            StmtKind::Synchronized(lock, body) => {
                self.expr(lock);
                self.block(body);
            }
            StmtKind::Assert(cond, message) => {
                self.expr(cond);
                self.exprs(message.as_slice());
            }
            StmtKind::Try(parts) => {
                for catch in &parts.catches {
                    self.scoped(|scan| {
                        scan.bound.push(catch.name.text.clone());
                        scan.block(&catch.body);
                    });
                }
                if let Some(finally) = &parts.finally {
                    self.block(finally);
                }
                for resource in &parts.resources {
                    match resource {
                        Resource::Declared { name, init, .. } => {
                            self.expr(init);
                            self.bound.push(name.text.clone());
                        }
                        Resource::Existing(expr) => self.expr(expr),
                    }
                }
                self.block(&parts.body);
            }
            _ => {}
        }
    }

    fn switch(&mut self, switch: &Switch) {
        self.expr(&switch.subject);
        self.scoped(|scan| {
            for case in &switch.cases {
                for label in &case.labels {
                    if let Label::Expr(expr) = label {
                        scan.expr(expr);
                    }
                }
                scan.exprs(case.guard.as_slice());
                match &case.body {
                    CaseBody::Expr(expr) => scan.expr(expr),
                    CaseBody::Statements(block) => {
                        for stmt in block {
                            scan.stmt(stmt);
                        }
                    }
                }
            }
        });
    }

    fn exprs(&mut self, exprs: &[Expr]) {
        for expr in exprs {
            self.expr(expr);
        }
    }

    fn expr(&mut self, expr: &Expr) {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.expr_inner(expr));
    }

    fn expr_inner(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Name(name) => self.variable(name),
            ExprKind::Field { object, .. } => self.expr(object),
            ExprKind::Index { array, index } => {
                self.expr(array);
                self.expr(index);
            }
            ExprKind::Call(call) => {
                self.receiver(&call.receiver, &call.name.text);
                self.exprs(&call.args);
            }
            ExprKind::This | ExprKind::QualifiedThis(_) | ExprKind::SuperField { .. } => {
                self.found.uses_this = true;
            }
            ExprKind::New(new) => {
                self.found.uses_this |= new.outer.is_none();
                self.ty(&new.ty);
                self.exprs(new.outer.as_slice());
                self.exprs(&new.args);
                if let Some(body) = &new.body {
                    self.class(body);
                }
            }
            ExprKind::NewArray { dims, init, .. } => {
                self.exprs(dims);
                if let Some(init) = init {
                    self.expr(init);
                }
            }
            ExprKind::ArrayInit(elements) => self.exprs(elements),
            ExprKind::Prefix { operand, .. }
            | ExprKind::Update { operand, .. }
            | ExprKind::RecordPattern { operand, .. }
            | ExprKind::Cast { operand, .. }
            | ExprKind::InstanceOf { operand, .. }
            | ExprKind::Paren(operand) => self.expr(operand),
            ExprKind::Binary { lhs, rhs, .. } => {
                self.expr(lhs);
                self.expr(rhs);
            }
            ExprKind::Assign { target, value, .. } => {
                self.expr(target);
                self.expr(value);
            }
            ExprKind::Conditional(parts) => self.exprs(&parts[..]),
            ExprKind::Lambda(lambda) => self.lambda(lambda),
            ExprKind::MethodRef(reference) => self.method_reference(reference),
            ExprKind::Switch(switch) => self.switch(switch),
            _ => {}
        }
    }

    fn receiver(&mut self, receiver: &Receiver, method: &str) {
        match receiver {
            Receiver::Expr(receiver) => self.expr(receiver),
            Receiver::Implicit => {
                self.found.calls.insert(method.into());
            }
            Receiver::Super(_) => self.found.uses_this = true,
        }
    }

    fn method_reference(&mut self, reference: &MethodRef) {
        match &reference.target {
            RefTarget::Expr(target) => {
                self.expr(target);
                if let ExprKind::Name(name) = &target.kind {
                    self.found.types.insert(name.clone());
                }
                self.found.uses_this |= reference.name.is_none();
            }
            RefTarget::Type(ty) => self.ty(ty),
            RefTarget::Super => self.found.uses_this = true,
        }
    }
}
