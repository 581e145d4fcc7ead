//! Method references: lambdas that call one method.

use std::rc::Rc;

use super::super::ast::{self, Call, ExprKind as Ast, Lambda, LambdaBody, LambdaParam, Name, New, Receiver, RefTarget};
use super::super::syntax;
use super::super::types::JType;
use super::name::Meaning;
use super::overload::Arg;
use super::{Cx, Typed};
use crate::model::{Expr, ExprKind, Span, Stmt, StmtKind};

/// What the part before `::` is.
enum Target {
    Type(JType),
    /// A value, evaluated when the reference is.
    Bound,
    Super,
}

/// How the parameters of the function become a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Static,
    /// The first parameter is the receiver.
    Unbound,
    Bound,
    Super,
    New,
    NewArray,
}

impl Cx<'_> {
    pub(crate) fn method_ref(&mut self, reference: &ast::MethodRef, target: Option<&JType>, span: Span) -> Typed {
        let Some((target, function)) = self.function_target(target, span) else {
            return self.unsupported("method reference for a type without a model", span);
        };
        let params: Vec<JType> = function.params.iter().map(|p| self.p.captured(p)).collect();
        if self.tries > 0 {
            return self.unsupported_as("method reference", span, target);
        }
        let Some((form, _)) = self.reference_form(reference, &params, span) else {
            let shown = reference.name.as_ref().map_or("new", |name| &name.text);
            let message = format!("no method `{shown}` fits `{}`", self.p.show(&target));
            return self.broken("unresolved-name", message, span);
        };
        if form != Form::Bound {
            let lambda = as_lambda(reference, form, params.len(), span);
            return self.reference_lambda(&lambda, std::ptr::from_ref(reference) as usize, &target, span);
        }
        self.bound_reference(reference, &target, params.len(), span)
    }

    /// A lambda made here: same captures as one written by hand, but nothing to show.
    fn reference_lambda(&mut self, lambda: &Lambda, key: usize, target: &JType, span: Span) -> Typed {
        let value = self.lambda_at(lambda, key, Some(target), span);
        if let ExprKind::New { class, .. } = &value.expr.kind {
            for method in self.p.class(*class).methods.clone() {
                self.p.methods[method.index()].is_synthetic = true;
            }
        }
        value
    }

    /// `expr::m` evaluates the expression once, checks it for null, and captures it.
    fn bound_reference(&mut self, reference: &ast::MethodRef, target: &JType, n: usize, span: Span) -> Typed {
        let RefTarget::Expr(object) = &reference.target else {
            return self.unsupported("method reference", span);
        };
        let value = self.standalone(object);
        let ty = value.ty.clone();
        let name: Rc<str> = Rc::from(format!("$receiver{}", self.locals.len()));
        let var = self.temporary(&name, ty);
        let is_this = matches!(object.kind, Ast::This);
        let mut statements = vec![Stmt { kind: StmtKind::Local { var, init: Some(value.expr) }, span }];
        let result = self.scoped(|cx| {
            cx.scope.push((name.clone(), var));
            if !is_this {
                statements.extend(cx.null_check(&name, span));
            }
            let mut lambda = as_lambda(reference, Form::Bound, n, span);
            if let LambdaBody::Expr(body) = &mut lambda.body
                && let Ast::Call(call) = &mut body.kind
            {
                call.receiver = Receiver::Expr(name_expr(&name, span));
            }
            cx.reference_lambda(&lambda, std::ptr::from_ref(reference) as usize, target, span)
        });
        let expr = Expr { ty: result.expr.ty, kind: ExprKind::Block { statements, value: Box::new(result.expr) }, span };
        Typed::new(expr, result.ty)
    }

    /// `if (name == null) throw new NullPointerException();`
    pub(crate) fn null_check(&mut self, name: &str, span: Span) -> Vec<Stmt> {
        let text = format!("void m() {{ if ({name} == null) throw new NullPointerException(); }}");
        for member in syntax::parse_members(&text, span) {
            if let ast::Member::Method(method) = member
                && let Some(body) = &method.body
            {
                return self.block(body);
            }
        }
        Vec::new()
    }

    /// The result type of the referenced method for the given parameters, and the receiver's type if the first is one.
    pub(crate) fn reference_result(&mut self, reference: &ast::MethodRef, params: &[JType]) -> Option<(JType, Option<JType>)> {
        let span = super::super::state::start_of(self.p.class(self.class).span);
        self.attempt(|cx| {
            let (form, receiver) = cx.reference_form(reference, params, span)?;
            let lambda = as_lambda(reference, form, params.len(), span);
            let LambdaBody::Expr(body) = &lambda.body else {
                return None;
            };
            let mut types = params.to_vec();
            if let (Form::Unbound, Some(ty), Some(first)) = (form, &receiver, types.first_mut())
                && (first.has_infer() || *first == JType::Never)
            {
                *first = ty.clone();
            }
            for (param, ty) in lambda.params.iter().zip(&types) {
                cx.declare(&param.name, cx.denotable(ty));
            }
            if form == Form::Bound {
                let RefTarget::Expr(object) = &reference.target else {
                    return None;
                };
                let value = cx.standalone(object);
                let name = "$receiver";
                let var = cx.temporary(name, value.ty);
                cx.scope.push((Rc::from(name), var));
                let Ast::Call(call) = &body.kind else { return None };
                let call = Call {
                    receiver: Receiver::Expr(name_expr(name, span)),
                    type_args: Vec::new(),
                    name: call.name.clone(),
                    args: param_names(&lambda.params, span),
                };
                let ty = cx.call(&call, None, span).ty;
                return Some((ty, None));
            }
            let ty = cx.expr(body, None).ty;
            Some((ty, receiver.filter(|_| form == Form::Unbound)))
        })
    }

    /// JLS 15.12.2.1: some method of the name can take that many arguments.
    pub(crate) fn has_arity(&mut self, reference: &ast::MethodRef, arity: usize) -> bool {
        let Some(name) = &reference.name else {
            return true;
        };
        self.attempt(|cx| {
            let (ty, is_type) = match &reference.target {
                RefTarget::Super => return true,
                RefTarget::Type(ty) => (cx.resolve_ty(ty), true),
                RefTarget::Expr(expr) => match cx.meaning(expr) {
                    Meaning::Type(ty) => (ty, true),
                    Meaning::Value(value) => (value.ty, false),
                    Meaning::Package(_) | Meaning::Broken(_) => return true,
                },
            };
            if ty.is_never() {
                return true;
            }
            cx.p.methods_named(&ty, &name.text).iter().any(|candidate| {
                let method = cx.p.method(candidate.method);
                let wanted = if is_type && !method.is_static { arity.checked_sub(1) } else { Some(arity) };
                method.is_varargs || wanted == Some(method.params.len())
            })
        })
    }

    fn reference_target(&mut self, reference: &ast::MethodRef) -> Target {
        match &reference.target {
            RefTarget::Super => Target::Super,
            RefTarget::Type(ty) => Target::Type(self.resolve_ty(ty)),
            RefTarget::Expr(expr) => match self.meaning(expr) {
                Meaning::Type(ty) => Target::Type(ty),
                Meaning::Package(_) => {
                    self.name_value(expr);
                    Target::Type(JType::Never)
                }
                Meaning::Value(_) | Meaning::Broken(_) => Target::Bound,
            },
        }
    }

    /// Decides between the four kinds (JLS 15.13.1); the type is that before `::`, with arguments from the first parameter.
    fn reference_form(&mut self, reference: &ast::MethodRef, params: &[JType], _span: Span) -> Option<(Form, Option<JType>)> {
        let ty = match self.reference_target(reference) {
            Target::Super => return Some((Form::Super, None)),
            Target::Bound => return Some((Form::Bound, None)),
            Target::Type(ty) => ty,
        };
        if ty.is_never() {
            return None;
        }
        let Some(name) = &reference.name else {
            let form = if matches!(ty, JType::Array(_)) { Form::NewArray } else { Form::New };
            return Some((form, Some(ty)));
        };
        let candidates = self.p.methods_named(&ty, &name.text);
        let all: Vec<Arg> = params.iter().map(|ty| Arg::Type(ty.clone())).collect();
        let as_static = self.choose(&candidates, &all).ok();
        let is_static = as_static.is_some_and(|choice| self.p.method(choice.method).is_static);
        let mut receiver = ty.clone();
        let mut is_unbound = false;
        if let Some((first, rest)) = params.split_first() {
            if let (JType::Class(class, args), true) = (&ty, !first.has_infer())
                && args.is_empty()
                && let Some(seen) = self.p.as_super(first, *class)
            {
                receiver = seen;
            }
            let candidates = self.p.methods_named(&receiver, &name.text);
            let rest: Vec<Arg> = rest.iter().map(|ty| Arg::Type(ty.clone())).collect();
            let found = self.choose(&candidates, &rest).ok();
            is_unbound =
                found.is_some_and(|choice| !self.p.method(choice.method).is_static) && (first.has_infer() || self.p.is_sub(first, &ty));
        }
        match (is_static, is_unbound) {
            (true, false) => Some((Form::Static, Some(ty))),
            (false, true) => Some((Form::Unbound, Some(receiver))),
            _ => None,
        }
    }
}

fn name_expr(name: &str, span: Span) -> ast::Expr {
    ast::Expr { kind: Ast::Name(Rc::from(name)), span }
}

fn param_names(params: &[LambdaParam], span: Span) -> Vec<ast::Expr> {
    params.iter().map(|param| name_expr(&param.name.text, span)).collect()
}

/// The lambda a reference stands for.
fn as_lambda(reference: &ast::MethodRef, form: Form, n: usize, span: Span) -> Lambda {
    let name_of = |i: usize| Name { text: Rc::from(format!("$p{i}")), span };
    let params: Vec<LambdaParam> = (0..n).map(|i| LambdaParam { name: name_of(i), ty: None }).collect();
    let mut args = param_names(&params, span);
    let call = |receiver: Receiver, args: Vec<ast::Expr>| {
        let name = reference.name.clone();
        Ast::Call(Box::new(Call {
            receiver,
            type_args: Vec::new(),
            name: name.unwrap_or_else(|| Name { text: Rc::from("new"), span }),
            args,
        }))
    };
    let kind = match form {
        Form::Static => call(Receiver::Expr(target_expr(reference, span)), args),
        Form::Unbound if !args.is_empty() => {
            let first = args.remove(0);
            call(Receiver::Expr(first), args)
        }
        Form::Super => call(Receiver::Super(None), args),
        Form::Bound | Form::Unbound => call(Receiver::Implicit, args),
        Form::New => Ast::New(Box::new(New { outer: None, ty: target_type(reference, span), args, body: None })),
        Form::NewArray => {
            let mut elem = target_type(reference, span);
            if let ast::TypeKind::Array(inner) = elem.kind {
                elem = *inner;
            }
            Ast::NewArray { elem, dims: args, init: None }
        }
    };
    Lambda { params, body: LambdaBody::Expr(ast::Expr { kind, span }), number: reference.number }
}

/// The type before `::` as an expression name.
fn target_expr(reference: &ast::MethodRef, span: Span) -> ast::Expr {
    match &reference.target {
        RefTarget::Expr(expr) => copy_name(expr),
        RefTarget::Type(ty) => match &ty.kind {
            ast::TypeKind::Named(parts) => {
                let mut parts = parts.iter();
                let first = parts.next().map_or("", |(name, _)| &name.text);
                parts.fold(name_expr(first, span), |object, (name, _)| ast::Expr {
                    kind: Ast::Field { object: Box::new(object), name: name.clone() },
                    span,
                })
            }
            _ => name_expr("", span),
        },
        RefTarget::Super => name_expr("", span),
    }
}

/// The type before `::`; a generic class without arguments gets a diamond.
fn target_type(reference: &ast::MethodRef, span: Span) -> ast::Type {
    let kind = match &reference.target {
        RefTarget::Type(ty) => return ty.clone(),
        RefTarget::Expr(expr) => {
            let mut parts = Vec::new();
            name_parts(expr, &mut parts);
            let mut named: Vec<(Name, Option<Vec<ast::Type>>)> = parts.into_iter().map(|name| (name, None)).collect();
            if let Some(last) = named.last_mut() {
                last.1 = Some(Vec::new());
            }
            ast::TypeKind::Named(named)
        }
        RefTarget::Super => ast::TypeKind::Void,
    };
    ast::Type { kind, span }
}

fn name_parts(expr: &ast::Expr, parts: &mut Vec<Name>) {
    match &expr.kind {
        Ast::Name(name) => parts.push(Name { text: name.clone(), span: expr.span }),
        Ast::Field { object, name } => {
            name_parts(object, parts);
            parts.push(name.clone());
        }
        _ => {}
    }
}

fn copy_name(expr: &ast::Expr) -> ast::Expr {
    let kind = match &expr.kind {
        Ast::Name(name) => Ast::Name(name.clone()),
        Ast::Field { object, name } => Ast::Field { object: Box::new(copy_name(object)), name: name.clone() },
        _ => Ast::Broken,
    };
    ast::Expr { kind, span: expr.span }
}
