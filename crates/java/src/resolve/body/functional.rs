//! Functional interfaces and the shape of lambda bodies.

use super::super::ast::{self, LambdaBody, StmtKind, WildKind};
use super::super::types::{JType, Subst};
use super::Cx;
use crate::model::{MethodId, MethodKind};

/// The one abstract method of a functional interface, with its types there.
#[derive(Clone)]
pub(crate) struct FunctionType {
    pub method: MethodId,
    pub params: Vec<JType>,
    pub ret: JType,
}

impl Cx<'_> {
    /// `None` if the type is no functional interface.
    pub(crate) fn function_type(&mut self, ty: &JType) -> Option<FunctionType> {
        let JType::Class(class, args) = self.p.upper(ty) else {
            return None;
        };
        if !self.p.is_interface(class) {
            return None;
        }
        self.p.ensure_header(class);
        let plain = self.without_wildcards(class, &args);
        let mut found: Vec<(MethodId, Subst)> = Vec::new();
        self.abstract_methods(&JType::Class(class, plain.into()), &mut found);
        let (method, subst) = found.first()?.clone();
        let is_same = |other: MethodId| {
            let (a, b) = (self.p.method(method), self.p.method(other));
            a.name == b.name && a.params.len() == b.params.len()
        };
        if !found.iter().all(|(other, _)| is_same(*other)) {
            return None;
        }
        let info = &self.p.front.methods[method.index()];
        Some(FunctionType { method, params: info.params.iter().map(|param| subst.apply(param)).collect(), ret: subst.apply(&info.ret) })
    }

    /// JLS 9.9: wildcards become their bounds.
    fn without_wildcards(&self, class: crate::model::ClassId, args: &[JType]) -> Vec<JType> {
        let params = &self.p.front.classes[class.index()].type_params;
        args.iter()
            .enumerate()
            .map(|(i, arg)| match arg {
                JType::Wild(Some((WildKind::Extends | WildKind::Super, bound))) => (**bound).clone(),
                JType::Wild(None) => match params.get(i) {
                    Some(&var) => self.p.from_ty(self.p.erase(&JType::Var(var))),
                    None => self.p.object_ty(),
                },
                other => other.clone(),
            })
            .collect()
    }

    fn abstract_methods(&mut self, ty: &JType, found: &mut Vec<(MethodId, Subst)>) {
        let JType::Class(class, args) = ty else { return };
        if !self.p.is_interface(*class) {
            return;
        }
        self.p.ensure_members(*class);
        let subst = self.p.class_subst(*class, args);
        for method in self.p.class(*class).methods.clone() {
            let data = self.p.method(method);
            if data.is_abstract && data.kind == MethodKind::Method && !self.is_object_method(method) {
                found.push((method, subst.clone()));
            }
        }
        let defaults: Vec<MethodId> = self
            .p
            .class(*class)
            .methods
            .iter()
            .copied()
            .filter(|&m| !self.p.method(m).is_abstract && !self.p.method(m).is_static)
            .collect();
        let before = found.len();
        for sup in self.p.direct_supers(*class, args) {
            self.abstract_methods(&sup, found);
        }
        // A default method here implements an abstract one above.
        let mut i = before;
        while i < found.len() {
            let inherited = self.p.method(found[i].0);
            let is_implemented = defaults.iter().any(|&m| {
                let default = self.p.method(m);
                default.name == inherited.name && default.params.len() == inherited.params.len()
            });
            if is_implemented {
                found.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// `boolean equals(Object)` in an interface does not count.
    fn is_object_method(&mut self, method: MethodId) -> bool {
        let object = self.p.object();
        self.p.ensure_members(object);
        let data = self.p.method(method);
        self.p.class(object).methods.iter().any(|&other| {
            let other = self.p.method(other);
            other.name == data.name
                && super::super::members::same_params(&other.params, &data.params)
                && matches!(data.name.as_str(), "equals" | "hashCode" | "toString")
        })
    }

    /// JLS 15.12.2.1: whether the argument has the right shape for the parameter type.
    pub(crate) fn is_potentially_compatible(&mut self, expr: &ast::Expr, formal: &JType) -> bool {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.is_potentially_compatible(inner, formal),
            ast::ExprKind::Conditional(parts) => {
                self.is_potentially_compatible(&parts[1], formal) && self.is_potentially_compatible(&parts[2], formal)
            }
            ast::ExprKind::Lambda(lambda) => {
                if matches!(formal, JType::Infer(_) | JType::Never) || self.is_phantom_type(formal) {
                    return true;
                }
                let Some(function) = self.function_type(formal) else {
                    return false;
                };
                let shape = lambda_shape(lambda);
                function.params.len() == lambda.params.len()
                    && if function.ret == JType::Void { shape.may_be_void } else { shape.may_be_value }
            }
            ast::ExprKind::MethodRef(reference) => {
                if matches!(formal, JType::Infer(_) | JType::Never) || self.is_phantom_type(formal) {
                    return true;
                }
                let arity = self.function_type(formal).map(|function| function.params.len());
                arity.is_some_and(|arity| self.has_arity(reference, arity))
            }
            // A call whose arguments wait for the target.
            _ => formal.is_reference(),
        }
    }
}

/// Which results a lambda's body can have.
pub(crate) struct Shape {
    pub may_be_void: bool,
    pub may_be_value: bool,
}

pub(crate) fn lambda_shape(lambda: &ast::Lambda) -> Shape {
    match &lambda.body {
        LambdaBody::Expr(expr) => Shape { may_be_void: is_statement_like(expr), may_be_value: true },
        LambdaBody::Block(block) => {
            let mut returns = Returns::default();
            returns.block(block);
            Shape {
                may_be_void: !returns.with_value,
                may_be_value: returns.with_value || (!returns.without_value && !may_fall_through(block)),
            }
        }
    }
}

fn is_statement_like(expr: &ast::Expr) -> bool {
    matches!(expr.kind, ast::ExprKind::Assign { .. } | ast::ExprKind::Update { .. } | ast::ExprKind::Call(_) | ast::ExprKind::New(_))
}

/// A rough look at the last statement: `throw` and endless loops do not complete.
fn may_fall_through(block: &[ast::Stmt]) -> bool {
    match block.iter().rfind(|stmt| !matches!(stmt.kind, StmtKind::Jml(_))).map(|stmt| &stmt.kind) {
        Some(StmtKind::Throw(_)) => false,
        Some(StmtKind::While(cond, _)) => !matches!(cond.kind, ast::ExprKind::Bool(true)),
        Some(StmtKind::For(parts)) => parts.cond.is_some(),
        Some(StmtKind::Block(inner)) => may_fall_through(inner),
        _ => true,
    }
}

#[derive(Default)]
struct Returns {
    with_value: bool,
    without_value: bool,
}

impl Returns {
    fn block(&mut self, block: &[ast::Stmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &ast::Stmt) {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &stmt.kind {
            StmtKind::Return(Some(_)) => self.with_value = true,
            StmtKind::Return(None) => self.without_value = true,
            StmtKind::If(_, then, otherwise) => {
                self.stmt(then);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise);
                }
            }
            StmtKind::While(_, body) | StmtKind::DoWhile(body, _) | StmtKind::Labeled(_, body) | StmtKind::Annotated(_, body) => {
                self.stmt(body);
            }
            StmtKind::For(parts) => self.stmt(&parts.body),
            StmtKind::ForEach(parts) => self.stmt(&parts.body),
            StmtKind::Block(block) | StmtKind::Synchronized(_, block) => self.block(block),
            StmtKind::Try(parts) => {
                self.block(&parts.body);
                for catch in &parts.catches {
                    self.block(&catch.body);
                }
                if let Some(finally) = &parts.finally {
                    self.block(finally);
                }
            }
            StmtKind::Switch(switch) => {
                for case in &switch.cases {
                    if let ast::CaseBody::Statements(block) = &case.body {
                        self.block(block);
                    }
                }
            }
            _ => {}
        });
    }
}
