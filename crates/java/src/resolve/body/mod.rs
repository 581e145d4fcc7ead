//! Bodies: statements and expressions with their names resolved, types checked and conversions made explicit.
#![allow(clippy::result_large_err, reason = "the error is the broken node itself and stays where it was made")]
#![allow(clippy::single_match_else, reason = "two outcomes of a lookup read better side by side")]

mod assign;
mod call;
mod capture;
mod constant;
mod constructor;
mod convert;
mod create;
mod expression;
mod functional;
mod infer;
mod jml;
mod jump;
mod lambda;
mod member;
mod name;
mod operator;
mod overload;
mod pattern;
pub(crate) mod reach;
mod reference;
mod statement;
mod switch;
mod try_catch;
mod unknown;

use std::rc::Rc;

pub(crate) use constant::{constant_value, may_be_constant};
pub(crate) use jml::{ContractMode, SpecMode};

use super::ast;
use super::names::TypeEnv;
use super::state::{Bindings, ClassForm, LocalInfo, Origin};
use super::types::{JType, TypeVarId};
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{
    Body, Captured, ClassId, Expr, ExprKind, FileId, Literal, LocalId, LocalVar, MethodId, MethodKind, Span, Stmt, StmtKind,
};
use crate::program::Program;

/// The context in which one body is resolved.
pub(crate) struct Cx<'p> {
    pub p: &'p mut Program,
    /// The class whose code this is; the lambda's own class inside a lambda.
    pub class: ClassId,
    pub file: FileId,
    pub locals: Vec<LocalVar>,
    pub infos: Vec<LocalInfo>,
    /// Variables in scope, innermost last.
    pub scope: Bindings,
    /// Local classes in scope, innermost last.
    pub classes: Vec<(Rc<str>, ClassId)>,
    pub type_vars: Vec<(Rc<str>, TypeVarId)>,
    /// Further interfaces of the lambda that is cast to several.
    pub also_implemented: Vec<JType>,
    pub this: Option<LocalId>,
    /// Inside a constructor: the parameter that holds the enclosing instance.
    pub outer_param: Option<LocalId>,
    /// Inside a constructor: the parameters that hold captured variables.
    pub capture_params: Bindings,
    /// Inside the arguments of `super(…)` or `this(…)`: there is no `this` yet.
    pub is_before_super: bool,
    pub is_initializer: bool,
    pub ret: Return,
    pub jumps: Vec<jump::Target>,
    /// Nesting of things tried out.
    pub tries: u32,
    /// Locals that have a value from the start: `this` and parameters.
    pub entry_locals: usize,
    pub writes: Vec<assign::Write>,
    pub captured: Vec<(LocalId, Span)>,
    /// Set while a specification is resolved.
    pub spec: Option<SpecMode>,
    pub jml: jml::BodyJml,
}

/// What `return` is followed by.
#[derive(Clone, Debug)]
pub(crate) enum Return {
    /// `Void`: nothing.
    Type(JType),
    /// A lambda whose result type is being found out.
    Infer(Vec<JType>),
    /// Initialisers have no `return`.
    Forbidden,
}

/// An expression with all that is known of it.
pub(crate) struct Typed {
    pub expr: Expr,
    /// With type arguments; `expr.ty` may be less precise, where erasure lost something.
    pub ty: JType,
    pub constant: Option<Literal>,
    /// Pattern variables in scope where the expression is true.
    pub when_true: Bindings,
    pub when_false: Bindings,
}

impl Typed {
    pub(crate) fn new(expr: Expr, ty: JType) -> Self {
        Typed { expr, ty, constant: None, when_true: Vec::new(), when_false: Vec::new() }
    }

    pub(crate) fn span(&self) -> Span {
        self.expr.span
    }
}

/// The body of a method; `None` if it has none.
pub(crate) fn resolve(program: &mut Program, method: MethodId) -> Option<Body> {
    let origin = program.front.methods[method.index()].origin.clone();
    let has_java_math = program.front.specs.is_enabled && program.body_has_java_math(method);
    let mut cx = Cx::for_method(program, method);
    cx.jml.has_java_math = has_java_math;
    let statements = match origin {
        Origin::None => return None,
        Origin::Unsupported(what) => vec![cx.unsupported_stmt(&what, cx.p.method(method).span)],
        Origin::Bridge(target) => cx.bridge(method, target),
        Origin::StaticInit => cx.static_init(),
        Origin::DefaultConstructor => cx.default_constructor(method),
        Origin::AnonymousConstructor { target, first } => cx.forwarding_constructor(method, target, first),
        Origin::Source(decl) => cx.source(method, &decl),
        Origin::Condition(expr) => cx.condition_body(&expr),
    };
    cx.check_captured();
    Some(cx.finish(statements))
}

impl<'p> Cx<'p> {
    /// A context in the class, outside all methods.
    pub(crate) fn for_class(program: &'p mut Program, class: ClassId) -> Self {
        let file = program.front.classes[class.index()].file;
        Cx {
            p: program,
            class,
            file,
            locals: Vec::new(),
            infos: Vec::new(),
            scope: Vec::new(),
            classes: Vec::new(),
            type_vars: Vec::new(),
            this: None,
            outer_param: None,
            capture_params: Vec::new(),
            is_before_super: false,
            is_initializer: false,
            ret: Return::Forbidden,
            jumps: Vec::new(),
            tries: 0,
            entry_locals: 0,
            writes: Vec::new(),
            captured: Vec::new(),
            spec: None,
            jml: jml::BodyJml::default(),
            also_implemented: Vec::new(),
        }
    }

    pub(crate) fn for_method(program: &'p mut Program, method: MethodId) -> Self {
        let class = program.method(method).class;
        let is_static = program.method(method).is_static;
        let is_constructor = program.method(method).kind == MethodKind::Constructor;
        let info = &program.front.methods[method.index()];
        let ret = info.ret.clone();
        let (types, n_hidden) = (info.params.clone(), info.n_hidden);
        let vars: Vec<_> = info.type_params.iter().map(|&var| (program.front.type_vars[var.0 as usize].name.clone(), var)).collect();
        let params: Vec<_> = program.method(method).params.iter().map(|p| (p.name.clone(), p.capture)).collect();
        let mut cx = Cx::for_class(program, class);
        cx.type_vars = vars;
        cx.ret = Return::Type(ret);
        if !is_static {
            let this = cx.p.this_type(class);
            cx.this = Some(cx.new_local("this", this));
        }
        for (i, ((name, capture), ty)) in params.iter().zip(types).enumerate() {
            let local = cx.new_local(name, ty);
            if i >= n_hidden {
                cx.scope.push((Rc::from(name.as_str()), local));
            } else if is_constructor {
                cx.locals[local.index()].is_synthetic = true;
                cx.hidden_param(name, *capture, local);
            }
        }
        cx.entry_locals = cx.locals.len();
        cx
    }

    fn hidden_param(&mut self, name: &str, capture: Captured, local: LocalId) {
        match capture {
            Captured::Nothing => {}
            Captured::OuterInstance => self.outer_param = Some(local),
            Captured::Variable => self.capture_params.push((Rc::from(name.trim_start_matches("val$")), local)),
        }
    }

    /// A variable that is not yet in scope.
    pub(crate) fn new_local(&mut self, name: &str, ty: JType) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        let erased = self.p.erase(&ty);
        self.locals.push(LocalVar { name: name.to_owned(), ty: erased, is_synthetic: false });
        self.infos.push(LocalInfo { ty, constant: None });
        id
    }

    pub(crate) fn temporary(&mut self, name: &str, ty: JType) -> LocalId {
        let id = self.new_local(name, ty);
        self.locals[id.index()].is_synthetic = true;
        id
    }

    /// The locals of the body that was resolved before, with the same numbers; names for those in scope.
    pub(crate) fn declare_body(&mut self, locals: &[LocalVar], is_in_scope: &dyn Fn(LocalId) -> bool) {
        for local in &locals[self.entry_locals.min(locals.len())..] {
            let ty = self.p.from_ty(local.ty);
            let id = self.temporary(&local.name, ty);
            if !local.is_synthetic && is_in_scope(id) {
                self.scope.push((Rc::from(local.name.as_str()), id));
            }
        }
    }

    /// Declares a variable of the source and puts it in scope.
    pub(crate) fn declare(&mut self, name: &ast::Name, ty: JType) -> LocalId {
        if self.scope.iter().any(|(n, _)| *n == name.text) {
            self.error("duplicate-variable", format!("variable `{}` is already declared here", name.text), name.span);
        }
        let id = self.new_local(&name.text, ty);
        self.scope.push((name.text.clone(), id));
        id
    }

    pub(crate) fn error(&mut self, code: &'static str, message: String, span: Span) {
        self.diagnose(code, message, span, None);
    }

    pub(crate) fn diagnose(&mut self, code: &'static str, message: String, span: Span, help: Option<String>) {
        self.p.front.report(Diagnostic { severity: Severity::Error, code, message, span, help });
    }

    /// Reports and leaves an `Unsupported` node.
    pub(crate) fn broken(&mut self, code: &'static str, message: String, span: Span) -> Typed {
        let node = self.unsupported(&message, span);
        self.error(code, message, span);
        node
    }

    pub(crate) fn unsupported(&mut self, what: &str, span: Span) -> Typed {
        self.unsupported_as(what, span, JType::Never)
    }

    pub(crate) fn unsupported_as(&mut self, what: &str, span: Span, ty: JType) -> Typed {
        let erased = self.p.erase(&ty);
        Typed::new(Expr { kind: ExprKind::Unsupported(what.to_owned()), ty: erased, span }, ty)
    }

    /// What to say of a type that was not found, by its name in the source.
    pub(crate) fn no_class(&self, written: &ast::Type) -> String {
        let text = &self.p.files[written.span.file.index()].text;
        let name = text.get(written.span.start as usize..written.span.end as usize).unwrap_or("a class");
        format!("no model of `{name}`")
    }

    pub(crate) fn unsupported_stmt(&self, what: &str, span: Span) -> Stmt {
        Stmt { kind: StmtKind::Unsupported(what.to_owned()), span }
    }

    pub(crate) fn resolve_ty(&mut self, ty: &ast::Type) -> JType {
        let (vars, locals) = (std::mem::take(&mut self.type_vars), std::mem::take(&mut self.classes));
        let env = TypeEnv { file: self.file, class: Some(self.lexical_class()), vars: &vars, locals: &locals };
        let resolved = self.p.resolve_type(ty, env);
        self.type_vars = vars;
        self.classes = locals;
        resolved
    }

    /// The innermost class that is not a lambda's.
    pub(crate) fn lexical_class(&self) -> ClassId {
        let info = &self.p.front.classes[self.class.index()];
        match (info.form, info.outer) {
            (ClassForm::Lambda, Some(outer)) => outer,
            _ => self.class,
        }
    }

    pub(crate) fn string(&mut self) -> JType {
        JType::class(self.p.well_known("java.lang.String"))
    }

    pub(crate) fn is_string(&self, ty: &JType) -> bool {
        matches!(ty, JType::Class(class, _)
            if self.p.classes[class.index()].binary_name == "java.lang.String")
    }

    pub(crate) fn local(&self, id: LocalId, span: Span) -> Typed {
        let expr = Expr { kind: ExprKind::Local(id), ty: self.locals[id.index()].ty, span };
        Typed::new(expr, self.infos[id.index()].ty.clone())
    }

    /// Runs `f` with diagnostics dropped and everything it declared forgotten.
    pub(crate) fn attempt<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let marks = (self.locals.len(), self.scope.len(), self.classes.len());
        let (writes, captured) = (self.writes.len(), self.captured.len());
        let (ghosts, loop_specs) = (self.jml.ghosts.len(), self.jml.loop_specs.len());
        self.p.front.silent += 1;
        self.tries += 1;
        let result = f(self);
        self.tries -= 1;
        self.p.front.silent -= 1;
        self.locals.truncate(marks.0);
        self.infos.truncate(marks.0);
        self.scope.truncate(marks.1);
        self.classes.truncate(marks.2);
        self.writes.truncate(writes);
        self.captured.truncate(captured);
        self.jml.ghosts.truncate(ghosts);
        self.jml.loop_specs.truncate(loop_specs);
        result
    }
}
