//! Lambdas: a class with one method, its captured variables as fields.

use std::rc::Rc;

use super::super::ast::{self, LambdaBody};
use super::super::load::ClassSite;
use super::super::state::{ClassForm, MethodInfo, Origin, Stage};
use super::super::types::JType;
use super::capture;
use super::functional::FunctionType;
use super::{Cx, Return, Typed};
use crate::model::{Body, Captured, ClassId, Expr, ExprKind, Method, MethodId, MethodKind, Param, Span, Stmt, StmtKind, Ty};

impl Cx<'_> {
    pub(crate) fn lambda(&mut self, lambda: &ast::Lambda, target: Option<&JType>, span: Span) -> Typed {
        self.lambda_at(lambda, std::ptr::from_ref(lambda) as usize, target, span)
    }

    /// `key` identifies the place in the source.
    pub(crate) fn lambda_at(&mut self, lambda: &ast::Lambda, key: usize, target: Option<&JType>, span: Span) -> Typed {
        let Some((target, function)) = self.function_target(target, span) else {
            return self.unsupported("lambda for a type without a model", span);
        };
        if function.params.len() != lambda.params.len() {
            let message =
                format!("`{}` takes {} parameter(s), the lambda has {}", self.p.show(&target), function.params.len(), lambda.params.len());
            return self.broken("type-mismatch", message, span);
        }
        let params = self.lambda_params(lambda, &function.params);
        if self.tries > 0 {
            return self.unsupported_as("lambda", span, target);
        }
        let class = match self.known_class(key) {
            Some(class) => class,
            None => {
                let class = self.lambda_class(&target, lambda, span);
                let body = self.lambda_body(class, lambda, &params, &function.ret);
                self.lambda_method(class, &function, lambda, &params, body, span);
                class
            }
        };
        self.remember_class(key, class);
        self.new_lambda(class, target, span)
    }

    /// Initialisers are resolved once per constructor; their lambdas only once.
    pub(crate) fn known_class(&self, key: usize) -> Option<ClassId> {
        let known = self.p.front.initializer_classes.get(&key).copied();
        known.filter(|_| self.is_initializer)
    }

    pub(crate) fn remember_class(&mut self, key: usize, class: ClassId) {
        if self.is_initializer {
            self.p.front.initializer_classes.insert(key, class);
        }
    }

    /// The functional interface that a lambda or method reference implements here.
    pub(crate) fn function_target(&mut self, target: Option<&JType>, span: Span) -> Option<(JType, FunctionType)> {
        // A type that was not found has been reported.
        if target.is_some_and(|target| target.is_never() || self.is_phantom_type(target)) {
            return None;
        }
        let target = target.cloned().unwrap_or(JType::Never);
        if target.is_never() || matches!(target, JType::Infer(_)) {
            if target != JType::Never || self.p.front.silent == 0 {
                let message = "the type of this lambda cannot be told from its surroundings".to_owned();
                self.error("type-mismatch", message, span);
            }
            return None;
        }
        if let Some(function) = self.function_type(&target) {
            return Some((target, function));
        }
        if self.is_unknown_type(&target) {
            return None;
        }
        let message = format!("`{}` is not a functional interface", self.p.show(&target));
        self.error("type-mismatch", message, span);
        None
    }

    /// Declared types, or those of the interface.
    fn lambda_params(&mut self, lambda: &ast::Lambda, formals: &[JType]) -> Vec<JType> {
        lambda
            .params
            .iter()
            .zip(formals)
            .map(|(param, formal)| match &param.ty {
                Some(ty) => self.resolve_ty(ty),
                None => self.p.captured(formal),
            })
            .collect()
    }

    /// The class, with its enclosing instance and captured variables.
    pub(crate) fn lambda_class(&mut self, target: &JType, lambda: &ast::Lambda, span: Span) -> ClassId {
        let names = &capture::of_lambda(lambda);
        let number = lambda.number;
        let outer = self.lexical_class();
        let place = ClassSite {
            file: self.file,
            form: ClassForm::Lambda,
            outer: Some(outer),
            is_static: self.instance_at(0, span).is_none() || !self.needs_this(names),
            local: Rc::new(self.local_env()),
        };
        let data = self.p.class(outer);
        let names_of_class = (format!("{}$$Lambda${number}", data.binary_name), format!("{}.lambda${number}", data.display_name));
        let class = self.p.declare_bare(place, names_of_class, span);
        let mut interfaces = vec![target.clone()];
        interfaces.append(&mut self.also_implemented);
        self.p.set_supers(class, None, interfaces);
        self.capture_into(class, names, span);
        self.p.front.classes[class.index()].stage = Stage::Members;
        self.p.synthetic_fields(class);
        class
    }

    /// True if something mentioned belongs to an enclosing object.
    fn needs_this(&mut self, names: &capture::FreeNames) -> bool {
        if names.uses_this {
            return true;
        }
        let chain = self.lexical_chain();
        chain.into_iter().any(|class| {
            let this = self.p.this_type(class);
            let has_field = names.variables.iter().any(|name| {
                let found = self.p.field_named(&this, name);
                found.is_some_and(|(field, _)| !self.p.field(field).is_static)
            });
            // A local class reads what it captured from its own object.
            let captures = &self.p.front.classes[class.index()].captures;
            has_field
                || captures.iter().any(|c| names.variables.contains(&c.name))
                || names.calls.iter().any(|name| {
                    let found = self.p.methods_named(&this, name);
                    found.iter().any(|c| !self.p.method(c.method).is_static)
                })
        })
    }

    /// The body in a context of its own.
    fn lambda_body(&mut self, class: ClassId, lambda: &ast::Lambda, params: &[JType], ret: &JType) -> Body {
        let (classes, type_vars) = (self.classes.clone(), self.type_vars.clone());
        let (file, is_initializer) = (self.file, self.is_initializer);
        let mut cx = Cx::for_class(self.p, class);
        cx.file = file;
        cx.classes = classes;
        cx.type_vars = type_vars;
        cx.is_initializer = is_initializer;
        cx.this = Some(cx.new_local("this", JType::class(class)));
        for (param, ty) in lambda.params.iter().zip(params) {
            cx.declare(&param.name, ty.clone());
        }
        cx.entry_locals = cx.locals.len();
        let ret = cx.p.captured(ret);
        cx.ret = Return::Type(ret.clone());
        let statements = match &lambda.body {
            LambdaBody::Block(block) => cx.block(block),
            LambdaBody::Expr(expr) => vec![cx.lambda_expression(expr, &ret)],
        };
        cx.check_captured();
        cx.finish(statements)
    }

    fn lambda_expression(&mut self, expr: &ast::Expr, ret: &JType) -> Stmt {
        let kind = if *ret == JType::Void {
            StmtKind::Expr(self.expr(expr, None).expr)
        } else {
            let value = self.expr(expr, Some(ret));
            StmtKind::Return(Some(self.assign(value, ret)))
        };
        Stmt { kind, span: expr.span }
    }

    fn lambda_method(&mut self, class: ClassId, function: &FunctionType, lambda: &ast::Lambda, params: &[JType], body: Body, span: Span) {
        let list: Vec<Param> = lambda
            .params
            .iter()
            .zip(params)
            .map(|(param, ty)| Param {
                name: param.name.text.to_string(),
                ty: self.p.erase(ty),
                capture: Captured::Nothing,
                span: param.name.span,
            })
            .collect();
        self.finish_lambda(class, function, list, params, body, span);
    }

    /// Adds the method with its body, the constructor and the bridges.
    pub(crate) fn finish_lambda(
        &mut self,
        class: ClassId,
        function: &FunctionType,
        list: Vec<Param>,
        params: &[JType],
        body: Body,
        span: Span,
    ) -> MethodId {
        let ret = self.p.captured(&function.ret);
        let method = Method {
            class,
            name: self.p.method(function.method).name.clone(),
            kind: MethodKind::Method,
            params: list,
            ret: self.p.erase(&ret),
            is_static: false,
            is_abstract: false,
            is_private: false,
            is_varargs: false,
            is_native: false,
            is_synthetic: false,
            span,
            name_span: span,
        };
        let info =
            MethodInfo { type_params: Vec::new(), params: params.to_vec(), ret, n_hidden: 0, origin: Origin::None, is_hidden: false };
        let id = self.p.add_method(method, info);
        self.p.front.bodies.insert(id, Some(Rc::new(body)));
        let object = self.p.object();
        self.p.ensure_members(object);
        let target = self.p.class(object).methods.iter().copied().find(|&m| {
            let method = self.p.method(m);
            method.kind == MethodKind::Constructor
        });
        let hidden = self.p.hidden_params(class);
        let first = hidden.len();
        let origin = Origin::AnonymousConstructor { target, first };
        self.p.add_constructor(class, hidden, origin);
        self.bridge_to_interface(class, id, function.method);
        self.p.front.classes[class.index()].stage = Stage::Complete;
        id
    }

    /// The bridge with the erased signature of the interface's method, if it differs.
    fn bridge_to_interface(&mut self, class: ClassId, real: MethodId, abstract_method: MethodId) {
        self.p.add_bridges(class);
        let (wanted, found) = (self.p.method(abstract_method), self.p.method(real));
        let is_same = wanted.ret == found.ret && super::super::members::same_params(&wanted.params, &found.params);
        if !is_same {
            self.p.add_bridge_between(class, abstract_method, real);
        }
    }

    pub(crate) fn new_lambda(&mut self, class: ClassId, target: JType, span: Span) -> Typed {
        let args = match self.hidden_args(class, None, span) {
            Ok(args) => args,
            Err(broken) => return broken,
        };
        let methods = self.p.class(class).methods.clone();
        let constructor = methods.into_iter().find(|&m| self.p.method(m).kind == MethodKind::Constructor);
        let Some(constructor) = constructor else {
            return self.unsupported("lambda", span);
        };
        let expr = Expr { kind: ExprKind::New { class, constructor, args }, ty: Ty::Class(class), span };
        Typed::new(expr, target)
    }

    /// The type of the lambda's result, given the types of its parameters; found by trying.
    pub(crate) fn lambda_result(&mut self, lambda: &ast::Lambda, params: &[JType]) -> Option<JType> {
        let types = self.lambda_params(lambda, params);
        let jumps = std::mem::take(&mut self.jumps);
        let ret = std::mem::replace(&mut self.ret, Return::Infer(Vec::new()));
        let found = self.attempt(|cx| {
            for (param, ty) in lambda.params.iter().zip(types) {
                cx.declare(&param.name, cx.denotable(&ty));
            }
            match &lambda.body {
                LambdaBody::Expr(expr) => vec![cx.expr(expr, None).ty],
                LambdaBody::Block(block) => {
                    cx.block(block);
                    match std::mem::replace(&mut cx.ret, Return::Forbidden) {
                        Return::Infer(found) => found,
                        _ => Vec::new(),
                    }
                }
            }
        });
        self.ret = ret;
        self.jumps = jumps;
        match found.as_slice() {
            [] => None,
            [JType::Never, ..] => None,
            [one] => Some(one.clone()),
            many => {
                let branches: Vec<_> = many.iter().map(|ty| super::operator::BranchType { ty: ty.clone(), constant: None }).collect();
                Some(self.conditional_type(&branches, None))
            }
        }
    }
}
