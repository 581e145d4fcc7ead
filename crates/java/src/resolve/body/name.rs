//! Names in expressions: variables, fields, types and packages (JLS 6.5); `this` and enclosing instances.

use super::super::ast::{self, ExprKind as Ast, Name};
use super::super::names::{TypeEnv, TypeRef, dotted};
use super::super::state::ClassForm;
use super::super::types::JType;
use super::super::{library, near};
use super::call::is_class_like;
use super::{Cx, Typed};
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{ClassId, Expr, ExprKind, FieldId, Literal, LocalId, Span, Ty};
use crate::spec::SpecTy;

/// What a possibly qualified name denotes.
pub(crate) enum Meaning {
    Value(Typed),
    Type(JType),
    Package(String),
    /// Already reported.
    Broken(Typed),
}

/// True if constants are replaced by their values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Value,
    ClassSite,
}

impl Cx<'_> {
    pub(crate) fn name_value(&mut self, expr: &ast::Expr) -> Typed {
        self.name_as(expr, Use::Value)
    }

    /// The variable itself, even if it is a constant.
    pub(crate) fn name_place(&mut self, expr: &ast::Expr) -> Typed {
        self.name_as(expr, Use::ClassSite)
    }

    fn name_as(&mut self, expr: &ast::Expr, usage: Use) -> Typed {
        match self.meaning_as(expr, usage) {
            Meaning::Value(value) | Meaning::Broken(value) => value,
            Meaning::Type(ty) => {
                let message = format!("`{}` is a type, a value is needed", self.p.show(&ty));
                self.broken("unresolved-name", message, expr.span)
            }
            Meaning::Package(name) => self.unknown_name(&name, expr.span),
        }
    }

    pub(crate) fn meaning(&mut self, expr: &ast::Expr) -> Meaning {
        self.meaning_as(expr, Use::Value)
    }

    fn meaning_as(&mut self, expr: &ast::Expr, usage: Use) -> Meaning {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &expr.kind {
            Ast::Name(name) => self.simple_meaning(name, expr.span, usage),
            Ast::Field { object, name } => match self.meaning(object) {
                Meaning::Value(object) => Meaning::Value(self.field_of_value(object, name, expr.span, usage)),
                Meaning::Type(ty) => self.member_of_type(&ty, name, expr.span, usage),
                Meaning::Package(package) => self.member_of_package(&package, object.span, name, expr.span),
                Meaning::Broken(object) => Meaning::Broken(self.because_of(object, "field of something unknown", expr.span)),
            },
            _ => Meaning::Value(self.standalone(expr)),
        })
    }

    fn simple_meaning(&mut self, name: &str, span: Span, usage: Use) -> Meaning {
        if let Some(value) = self.variable(name, span, usage) {
            return Meaning::Value(value);
        }
        match self.type_named(name) {
            Some(TypeRef::Var(var)) => Meaning::Type(JType::Var(var)),
            Some(TypeRef::Class(class)) => Meaning::Type(JType::class(class)),
            None => Meaning::Package(name.to_owned()),
        }
    }

    pub(crate) fn type_named(&mut self, name: &str) -> Option<TypeRef> {
        let (vars, locals) = (std::mem::take(&mut self.type_vars), std::mem::take(&mut self.classes));
        let env = TypeEnv { file: self.file, class: Some(self.lexical_class()), vars: &vars, locals: &locals };
        let found = self.p.lookup_type(name, env);
        self.type_vars = vars;
        self.classes = locals;
        found
    }

    /// A local variable, captured variable, field or statically imported field.
    fn variable(&mut self, name: &str, span: Span, usage: Use) -> Option<Typed> {
        if let Some((_, local)) = self.scope.iter().rev().find(|(n, local)| **n == *name && self.is_visible(*local)) {
            let local = *local;
            return Some(self.local_value(local, span, usage));
        }
        if self.p.front.classes[self.class.index()].form == ClassForm::Lambda
            && let Some(value) = self.captured_in(self.class, 0, true, name, span)
        {
            return Some(value);
        }
        let chain = self.lexical_chain();
        // A class without source may have a field of the name, which would be meant before anything further out.
        let mut doubt = None;
        for (depth, &class) in chain.iter().enumerate() {
            let this = self.p.this_type(class);
            if let Some((field, ty)) = self.visible_field(&this, name) {
                return Some(match doubt {
                    None => self.field_at(depth, field, ty, span, usage),
                    Some(class) => self.may_be_inherited(name, class, span),
                });
            }
            doubt = doubt.or(Some(class).filter(|class| self.p.is_incomplete(*class)));
            if let Some(value) = self.captured_in(class, depth, false, name, span) {
                return Some(doubt.map_or(value, |class| self.may_be_inherited(name, class, span)));
            }
        }
        let field = self.imported_field(name)?;
        if let Some(class) = doubt {
            return Some(self.may_be_inherited(name, class, span));
        }
        let ty = self.p.front.fields[field.index()].ty.clone();
        Some(self.static_field(field, ty, span, usage))
    }

    fn local_value(&mut self, local: LocalId, span: Span, usage: Use) -> Typed {
        let info = &self.infos[local.index()];
        match (&info.constant, usage) {
            (Some(constant), Use::Value) => {
                let (constant, ty) = (constant.clone(), info.ty.clone());
                self.literal(constant, ty, span)
            }
            _ => self.local(local, span),
        }
    }

    /// A variable that `class` (at the given depth of enclosing classes, or the lambda itself) has captured.
    pub(crate) fn captured_in(&mut self, class: ClassId, depth: usize, is_lambda: bool, name: &str, span: Span) -> Option<Typed> {
        let captures = &self.p.front.classes[class.index()].captures;
        let capture = captures.iter().find(|c| *c.name == *name)?.clone();
        if let Some(constant) = capture.constant {
            return Some(self.literal(constant, capture.ty, span));
        }
        if depth == 0 && !is_lambda {
            let param = self.capture_params.iter().find(|(n, _)| **n == *name);
            if let Some(&(_, local)) = param {
                return Some(self.local(local, span));
            }
        }
        let field = capture.field?;
        let object = if is_lambda { self.this.map(|this| self.local(this, span).expr) } else { self.instance_at(depth, span) }?;
        Some(Typed::new(self.get_field(object, field, span), capture.ty))
    }

    fn get_field(&self, object: Expr, field: FieldId, span: Span) -> Expr {
        Expr { kind: ExprKind::Field { object: Box::new(object), field }, ty: self.p.field(field).ty, span }
    }

    /// The classes around this place, innermost first, without lambdas.
    pub(crate) fn lexical_chain(&self) -> Vec<ClassId> {
        let mut chain = vec![self.lexical_class()];
        while let Some(outer) = self.p.front.classes[chain[chain.len() - 1].index()].outer {
            chain.push(outer);
        }
        chain
    }

    /// The instance of the enclosing class at the given depth; `None` in a static context.
    pub(crate) fn instance_at(&self, depth: usize, span: Span) -> Option<Expr> {
        let chain = self.lexical_chain();
        if depth == 0 || self.outer_param.is_none() {
            let mut path = self.innermost_this(span)?;
            for class in &chain[..depth] {
                let field = self.p.front.classes[class.index()].outer_field?;
                path = self.get_field(path, field, span);
            }
            return Some(path);
        }
        let mut path = self.local(self.outer_param?, span).expr;
        for class in &chain[1..depth] {
            let field = self.p.front.classes[class.index()].outer_field?;
            path = self.get_field(path, field, span);
        }
        Some(path)
    }

    fn innermost_this(&self, span: Span) -> Option<Expr> {
        let this = self.this.filter(|_| !self.is_before_super)?;
        let this = self.local(this, span).expr;
        let info = &self.p.front.classes[self.class.index()];
        if info.form == ClassForm::Lambda {
            return Some(self.get_field(this, info.outer_field?, span));
        }
        Some(this)
    }

    pub(crate) fn this(&mut self, span: Span) -> Typed {
        let ty = self.p.this_type(self.lexical_class());
        match self.instance_at(0, span) {
            Some(this) => Typed::new(this, ty),
            None => {
                let message = "there is no `this` here".to_owned();
                self.broken("static-context", message, span)
            }
        }
    }

    pub(crate) fn qualified_this(&mut self, class: &ast::Expr, span: Span) -> Typed {
        let JType::Class(target, _) = self.type_of_name(class) else {
            return self.unsupported("`this` of an unknown class", span);
        };
        let chain = self.lexical_chain();
        let depth = chain.iter().position(|class| *class == target);
        match depth.and_then(|depth| self.instance_at(depth, span)) {
            Some(this) => Typed::new(this, self.p.this_type(target)),
            None => {
                let name = self.p.class(target).display_name.clone();
                let message = format!("there is no enclosing object of class `{name}` here");
                self.broken("static-context", message, span)
            }
        }
    }

    /// A name that must denote a type.
    pub(crate) fn type_of_name(&mut self, expr: &ast::Expr) -> JType {
        match self.meaning(expr) {
            Meaning::Type(ty) => ty,
            Meaning::Broken(_) => JType::Never,
            Meaning::Value(_) => {
                self.error("unresolved-name", "a type is needed here".to_owned(), expr.span);
                JType::Never
            }
            Meaning::Package(name) => JType::class(self.p.phantom_named(&name, expr.span, self.file)),
        }
    }

    /// A field of the enclosing class at the given depth.
    fn field_at(&mut self, depth: usize, field: FieldId, ty: JType, span: Span, usage: Use) -> Typed {
        if self.p.field(field).is_static {
            return self.static_field(field, ty, span, usage);
        }
        if usage == Use::Value
            && let Some(constant) = self.p.field_constant(field)
        {
            return self.literal(constant, ty, span);
        }
        match self.instance_at(depth, span) {
            Some(object) => Typed::new(self.get_field(object, field, span), ty),
            None => {
                let name = self.p.field(field).name.clone();
                let message = format!("the instance field `{name}` has no object here");
                self.broken("static-context", message, span)
            }
        }
    }

    fn static_field(&mut self, field: FieldId, ty: JType, span: Span, usage: Use) -> Typed {
        if usage == Use::Value
            && let Some(constant) = self.p.field_constant(field)
        {
            return self.literal(constant, ty, span);
        }
        if self.spec.is_some() {
            let class = self.p.field(field).class;
            self.p.front.specs.static_classes.insert(class);
        }
        let expr = Expr { kind: ExprKind::StaticField(field), ty: self.p.field(field).ty, span };
        Typed::new(expr, ty)
    }

    fn imported_field(&mut self, name: &str) -> Option<FieldId> {
        let unit = self.p.front.units[self.file.index()].clone();
        for import in unit.imports.iter().filter(|import| import.is_static) {
            let class = match (import.is_on_demand, import.path.split_last()) {
                (true, _) => dotted(&import.path),
                (false, Some((last, class))) if *last.text == *name => dotted(class),
                _ => continue,
            };
            let Some(class) = self.p.qualified(&class) else {
                continue;
            };
            let found = self.visible_field(&JType::class(class), name);
            if let Some((field, _)) = found.filter(|(field, _)| self.p.field(*field).is_static) {
                return Some(field);
            }
        }
        None
    }

    fn field_of_value(&mut self, object: Typed, name: &Name, span: Span, usage: Use) -> Typed {
        if object.ty.is_never() {
            return self.because_of(object, "field of something unknown", span);
        }
        let upper = self.p.upper(&object.ty);
        if let (JType::Array(_), "length") = (&upper, &*name.text) {
            let erased = self.p.erase(&upper);
            let array = self.retype(object.expr, erased);
            let expr = Expr { kind: ExprKind::ArrayLength(Box::new(array)), ty: Ty::Prim(crate::model::Prim::Int), span };
            return Typed::new(expr, super::super::types::INT);
        }
        if let (JType::Spec(SpecTy::Seq), "length") = (&upper, &*name.text) {
            return self.seq_length(object, span);
        }
        let Some((field, ty)) = self.visible_field(&object.ty, &name.text) else {
            let missing = self.no_field(&object.ty, name);
            let expr = self.preceded(vec![object.expr], missing.expr);
            return Typed::new(expr, missing.ty);
        };
        if self.p.field(field).is_static {
            let value = self.static_field(field, ty, span, usage);
            return self.after(object.expr, value);
        }
        let class = Ty::Class(self.p.field(field).class);
        let receiver = self.retype(object.expr, class);
        if usage == Use::Value
            && let Some(constant) = self.p.field_constant(field)
        {
            return self.constant_of_object(receiver, (field, constant), ty, span);
        }
        Typed::new(self.get_field(receiver, field, span), ty)
    }

    /// A constant variable of an object: the compiler puts its value in wherever it is read (JLS 13.1), and only asks whether the object is null.
    fn constant_of_object(&mut self, object: Expr, (field, constant): (FieldId, Literal), ty: JType, span: Span) -> Typed {
        let is_there = matches!(object.kind, ExprKind::Local(local) if Some(local) == self.this);
        let read = self.get_field(object, field, span);
        let mut value = self.literal(constant, ty, span);
        if self.spec.is_none() && !is_there {
            let statement = crate::model::Stmt { span, kind: crate::model::StmtKind::Expr(read) };
            value.expr =
                Expr { ty: value.expr.ty, span, kind: ExprKind::Block { statements: vec![statement], value: Box::new(value.expr) } };
        }
        // `o.k` is no constant expression, even if `k` is.
        value.constant = None;
        value
    }

    /// `value`, after evaluating an object that only selects a static member.
    pub(crate) fn after(&mut self, object: Expr, mut value: Typed) -> Typed {
        if self.spec.is_some() || matches!(object.kind, ExprKind::Local(_) | ExprKind::Literal(_)) {
            return value;
        }
        let span = value.expr.span;
        let statement = crate::model::Stmt { span: object.span, kind: crate::model::StmtKind::Expr(object) };
        value.expr = Expr { ty: value.expr.ty, span, kind: ExprKind::Block { statements: vec![statement], value: Box::new(value.expr) } };
        // Not a constant expression any more: the object has to be evaluated.
        value.constant = None;
        value
    }

    fn member_of_type(&mut self, ty: &JType, name: &Name, span: Span, usage: Use) -> Meaning {
        if let Some((field, field_ty)) = self.visible_field(ty, &name.text) {
            if self.p.field(field).is_static {
                return Meaning::Value(self.static_field(field, field_ty, span, usage));
            }
            let message = format!("`{}` is not static and needs an object", name.text);
            return Meaning::Broken(self.broken("static-context", message, span));
        }
        if let JType::Class(class, _) = ty
            && let Some(member) = self.p.member_type(*class, &name.text)
        {
            return Meaning::Type(JType::class(member));
        }
        Meaning::Broken(self.no_field(ty, name))
    }

    fn member_of_package(&mut self, package: &str, package_span: Span, name: &Name, span: Span) -> Meaning {
        if is_class_like(package) {
            let class = self.p.phantom_named(package, package_span, self.file);
            return Meaning::Broken(self.no_field(&JType::class(class), name));
        }
        let qualified = format!("{package}.{}", name.text);
        if let Some(class) = self.p.top_level(&qualified) {
            return Meaning::Type(JType::class(class));
        }
        let is_class_like = name.text.starts_with(char::is_uppercase);
        if self.p.is_package(&qualified) || (self.p.is_package(package) && !is_class_like) {
            return Meaning::Package(qualified);
        }
        if library::is_platform_name(&qualified) {
            if !is_class_like {
                return Meaning::Package(qualified);
            }
            return Meaning::Type(JType::class(self.p.phantom_named(&qualified, span, self.file)));
        }
        Meaning::Package(qualified)
    }

    pub(crate) fn super_field(&mut self, qualifier: Option<&ast::Expr>, name: &Name, span: Span) -> Typed {
        let depth = match qualifier {
            None => Some(0),
            Some(class) => match self.type_of_name(class) {
                JType::Class(target, _) => self.lexical_chain().iter().position(|c| *c == target),
                _ => None,
            },
        };
        let Some(depth) = depth else {
            return self.unsupported("`super` of an unknown class", span);
        };
        let class = self.lexical_chain()[depth];
        let sup = self.p.front.classes[class.index()].super_ty.clone();
        let found = sup.and_then(|sup| self.visible_field(&sup, &name.text));
        match found {
            Some((field, ty)) => {
                // Nobody assigns to a constant variable.
                let usage = if self.p.field_constant(field).is_some() { Use::Value } else { Use::ClassSite };
                let mut value = self.field_at(depth, field, ty, span, usage);
                value.constant = None;
                value
            }
            None => {
                let this = self.p.this_type(class);
                self.no_field(&this, name)
            }
        }
    }

    fn no_field(&mut self, ty: &JType, name: &Name) -> Typed {
        let shown = self.p.show(ty);
        let message = format!("`{shown}` has no field `{}`", name.text);
        if let JType::Class(class, _) = self.p.upper(ty)
            && self.p.lacks_members(class)
        {
            self.missing_model(&format!("`{shown}` has no model of a field `{}`", name.text), name.span);
            return self.unsupported(&message, name.span);
        }
        let names = self.p.field_names(ty);
        let help = near::suggestion(&name.text, names.iter().map(String::as_str));
        self.diagnose("unresolved-name", message.clone(), name.span, help);
        self.unsupported(&message, name.span)
    }

    /// The library has it, but its model does not.
    pub(crate) fn missing_model(&mut self, message: &str, span: Span) {
        self.missing_model_help(message, span, None);
    }

    pub(crate) fn missing_model_help(&mut self, message: &str, span: Span, help: Option<String>) {
        let usual = "paths that use it end as unsupported".to_owned();
        self.p.front.report(Diagnostic {
            severity: Severity::Warning,
            code: "missing-model",
            message: message.to_owned(),
            span,
            help: Some(help.unwrap_or(usual)),
        });
    }

    fn unknown_name(&mut self, name: &str, span: Span) -> Typed {
        let first = name.split('.').next().unwrap_or(name);
        if first.starts_with(char::is_uppercase) || library::is_platform_name(name) {
            let diagnostic = self.p.unknown_type(name, span, self.file);
            let is_model = diagnostic.code == "missing-model";
            if is_model || diagnostic.help.is_some() {
                self.p.front.report(diagnostic);
                let what = if is_model { "no model of" } else { "unknown name" };
                return self.unsupported(&format!("{what} `{name}`"), span);
            }
        }
        let message = format!("cannot find a variable named `{first}`");
        let mut names: Vec<String> = self.scope.iter().map(|(n, _)| n.to_string()).collect();
        for class in self.lexical_chain() {
            let this = self.p.this_type(class);
            names.extend(self.p.field_names(&this));
        }
        if let Some(class) = self.incomplete_around() {
            return self.may_be_inherited(first, class, span);
        }
        if self.p.may_be_imported(first, self.file) {
            let message = format!("`{first}`, whose static import cannot be resolved");
            self.missing_model(&message, span);
            return self.unsupported(&message, span);
        }
        let missing = self.p.missing_file(first, self.file);
        let help = missing.or_else(|| near::suggestion(first, names.iter().map(String::as_str)));
        self.diagnose("unresolved-name", message.clone(), span, help);
        self.unsupported(&message, span)
    }
}
