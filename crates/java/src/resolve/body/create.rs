//! Object creation; local and anonymous classes.

use std::rc::Rc;

use super::super::ast::{self, TypeDecl};
use super::super::load::ClassSite;
use super::super::members::Hidden;
use super::super::state::{Capture, ClassForm, Origin, Stage};
use super::super::types::{JType, Subst};
use super::capture;
use super::overload::{Choice, is_diamond};
use super::{Cx, Typed};
use crate::model::{Captured, ClassId, ClassKind, Expr, ExprKind, MethodId, Span, Stmt, StmtKind};

impl Cx<'_> {
    pub(crate) fn creation(&mut self, new: &ast::New, target: Option<&JType>, span: Span) -> Typed {
        let outer = new.outer.as_ref().map(|outer| self.standalone(outer));
        let ty = match &outer {
            None => self.resolve_ty(&new.ty),
            Some(outer) => self.inner_type(&outer.ty, &new.ty),
        };
        let class = match ty {
            JType::Class(class, _) if !self.p.is_phantom(class) => class,
            _ => {
                let mut operands: Vec<Expr> = outer.into_iter().map(|outer| outer.expr).collect();
                operands.extend(self.effects_of(&new.args));
                let is_known = !ty.is_never() && !matches!(ty, JType::Class(..));
                if is_known {
                    let message = format!("`{}` cannot be created", self.p.show(&ty));
                    return self.broken("type-mismatch", message, span);
                }
                let what = self.no_class(&new.ty);
                let mut broken = self.unsupported_after(operands, &what, span);
                // A type that is known by name; no value of it comes from here.
                if let JType::Class(class, _) = ty {
                    super::unknown::retarget(&mut broken.expr, crate::model::Ty::Class(class));
                    broken.ty = ty;
                }
                return broken;
            }
        };
        self.p.ensure_members(class);
        let outer = outer.map(|outer| self.not_null(outer));
        if let Some(body) = &new.body {
            let ty = if is_diamond(&new.ty) { self.diamond_target(class, target) } else { ty };
            if let Some(outer) = outer {
                return match self.hidden_args(class, Some(outer), span) {
                    Ok(hidden) => self.create_anonymous(&ty, &new.args, Some(hidden), body, span),
                    Err(broken) => broken,
                };
            }
            return self.create_anonymous(&ty, &new.args, None, body, span);
        }
        if self.p.class(class).is_abstract || self.p.class(class).kind == ClassKind::Enum {
            let message = format!("`{}` is abstract and cannot be created", self.p.show(&ty));
            return self.broken("abstract-creation", message, span);
        }
        let hidden = match self.hidden_args(class, outer, span) {
            Ok(hidden) => hidden,
            Err(broken) => return broken,
        };
        let constants = self.enum_constants_of(class, &new.args);
        let args = constants.as_ref().map_or(new.args.as_slice(), std::slice::from_ref);
        if is_diamond(&new.ty) {
            return self.create_diamond(class, args, hidden, target, span);
        }
        self.create(&ty, args, hidden, span)
    }

    /// `new EnumMap<>(E.class)` takes the constants: a class object does not know them.
    fn enum_constants_of(&self, class: ClassId, args: &[ast::Expr]) -> Option<ast::Expr> {
        let [argument] = args else { return None };
        super::call::constants_of(argument).filter(|_| self.p.class(class).binary_name == "java.util.EnumMap")
    }

    /// The value, after a check that it is not null.
    pub(crate) fn not_null(&mut self, value: Typed) -> Expr {
        let is_this = matches!(value.expr.kind, ExprKind::Local(local) if Some(local) == self.this);
        if is_this || matches!(value.expr.kind, ExprKind::New { .. }) {
            return value.expr;
        }
        let span = value.span();
        let name = format!("$outer{}", self.locals.len());
        let var = self.temporary(&name, value.ty.clone());
        let mut statements = vec![Stmt { kind: StmtKind::Local { var, init: Some(value.expr) }, span }];
        self.scoped(|cx| {
            cx.scope.push((Rc::from(name.as_str()), var));
            statements.extend(cx.null_check(&name, span));
        });
        let result = self.local(var, span).expr;
        Expr { ty: result.ty, kind: ExprKind::Block { statements, value: Box::new(result) }, span }
    }

    /// `outer.new Inner()`: the name is looked up in the class of the object.
    fn inner_type(&mut self, outer: &JType, ty: &ast::Type) -> JType {
        let (JType::Class(class, _), ast::TypeKind::Named(parts)) = (self.p.upper(outer), &ty.kind) else {
            return JType::Never;
        };
        match self.p.member_type(class, &parts[0].0.text) {
            Some(member) => {
                self.p.ensure_params(member);
                JType::class(member)
            }
            None => {
                let message = format!("`{}` has no class `{}`", self.p.show(outer), parts[0].0.text);
                self.error("unresolved-name", message, ty.span);
                JType::Never
            }
        }
    }

    /// The type arguments of an anonymous `new C<>() {…}`.
    fn diamond_target(&mut self, class: ClassId, target: Option<&JType>) -> JType {
        match target {
            Some(JType::Class(t, args)) if *t == class => {
                let plain = args.iter().map(|arg| match arg {
                    JType::Wild(Some((_, bound))) => (**bound).clone(),
                    other => other.clone(),
                });
                JType::Class(class, plain.collect())
            }
            _ => JType::class(class),
        }
    }

    /// Chooses the constructor and converts the arguments.
    pub(crate) fn create(&mut self, ty: &JType, args: &[ast::Expr], hidden: Vec<Expr>, span: Span) -> Typed {
        let JType::Class(class, _) = ty else {
            return self.unsupported("creation of an object of unknown class", span);
        };
        let args = self.args(args);
        let candidates = self.constructors(*class, ty);
        let choice = match self.choose(&candidates, &args) {
            Ok(choice) => choice,
            Err(failure) => return self.no_constructor(failure, *class, args, span),
        };
        let solution = self.infer_result(&choice, &args, &[], &JType::Void, None);
        let mut values = hidden;
        values.extend(self.convert_args(&choice, &solution, args, span));
        self.new_object(*class, choice.method, values, ty.clone(), span)
    }

    fn new_object(&mut self, class: ClassId, constructor: MethodId, args: Vec<Expr>, ty: JType, span: Span) -> Typed {
        let expr = Expr { kind: ExprKind::New { class, constructor, args }, ty: crate::model::Ty::Class(class), span };
        Typed::new(expr, ty)
    }

    /// `new C<>(…)`: the constructor is treated as a generic method that returns `C<T…>`.
    fn create_diamond(&mut self, class: ClassId, args: &[ast::Expr], hidden: Vec<Expr>, target: Option<&JType>, span: Span) -> Typed {
        let args = self.args(args);
        let vars = self.p.front.classes[class.index()].type_params.clone();
        let candidates = self.constructors(class, &JType::class(class));
        let choices: Vec<Choice> = candidates
            .iter()
            .map(|candidate| {
                let mut all = vars.clone();
                all.extend_from_slice(&self.p.front.methods[candidate.method.index()].type_params);
                let mut bare = candidate.clone();
                bare.subst = Subst::default();
                self.instantiate_with(&bare, &all)
            })
            .collect();
        let choice = match self.choose_among(&choices, &args) {
            Ok(choice) => choice,
            Err(failure) => return self.no_constructor(failure, class, args, span),
        };
        let result = choice.subst.apply(&self.p.this_type(class));
        let solution = self.infer_result(&choice, &args, &[], &result, target);
        let ty = solution.apply(&result);
        let mut values = hidden;
        values.extend(self.convert_args(&choice, &solution, args, span));
        self.new_object(class, choice.method, values, ty, span)
    }

    /// The enclosing instance and the captured variables that a constructor of `class` wants.
    pub(crate) fn hidden_args(&mut self, class: ClassId, outer: Option<Expr>, span: Span) -> Result<Vec<Expr>, Typed> {
        self.p.ensure_members(class);
        let info = &self.p.front.classes[class.index()];
        let mut args = Vec::new();
        if let (Some(_), Some(outer_class)) = (info.outer_field, info.outer) {
            let is_local = info.form != ClassForm::Member;
            args.push(match outer {
                Some(outer) => outer,
                None => self.enclosing_instance(outer_class, is_local, span)?,
            });
        }
        let info = &self.p.front.classes[class.index()];
        let is_here = info.outer == Some(self.lexical_class());
        let captures = info.captures.clone();
        for capture in captures.iter().filter(|c| c.constant.is_none()) {
            let value = self.captured_value(&capture.name, is_here, span);
            args.push(self.convert(value, &capture.ty));
        }
        Ok(args)
    }

    /// A captured variable to pass on. Inside another class the name may mean something else, the captured one is meant.
    fn captured_value(&mut self, name: &Rc<str>, is_here: bool, span: Span) -> Typed {
        if !is_here {
            for (depth, class) in self.lexical_chain().into_iter().enumerate() {
                if let Some(value) = self.captured_in(class, depth, false, name, span) {
                    return value;
                }
            }
        }
        self.name_place(&ast::Expr { kind: ast::ExprKind::Name(name.clone()), span })
    }

    /// The innermost enclosing instance that is a `class`.
    fn enclosing_instance(&mut self, class: ClassId, is_exact: bool, span: Span) -> Result<Expr, Typed> {
        let chain = self.lexical_chain();
        let start = usize::from(self.is_before_super);
        for (depth, &candidate) in chain.iter().enumerate().skip(start) {
            let fits = candidate == class || (!is_exact && self.p.is_subclass(candidate, class));
            if fits && let Some(instance) = self.instance_at(depth, span) {
                return Ok(instance);
            }
        }
        let name = self.p.class(class).display_name.clone();
        let message = format!("an object of class `{name}` is needed to create this");
        Err(self.broken("static-context", message, span))
    }

    /// A class declared among statements.
    pub(crate) fn local_class(&mut self, decl: &Rc<TypeDecl>) -> ClassId {
        let is_static = decl.kind != ClassKind::Class || self.instance_at(0, decl.span).is_none();
        let mut env = self.local_env();
        let name = decl.name.text.clone();
        if self.classes.iter().any(|(n, _)| *n == name) {
            let message = format!("class `{name}` is already declared here");
            self.error("duplicate-class", message, decl.name.span);
        }
        let class = self.declare_inside(decl, ClassForm::Local, is_static, &env);
        self.classes.push((name.clone(), class));
        // The class sees itself.
        env.classes.push((name, class));
        self.p.front.classes[class.index()].local = Rc::new(env);
        if decl.kind == ClassKind::Class {
            let names = capture::of_class(decl);
            self.capture_into(class, &names, decl.span);
        } else {
            let names = capture::of_class(decl);
            self.capture_constants(class, &names);
        }
        class
    }

    fn declare_inside(&mut self, decl: &Rc<TypeDecl>, form: ClassForm, is_static: bool, env: &super::super::state::LocalEnv) -> ClassId {
        let outer = self.lexical_class();
        let number = decl.number;
        let outer_data = self.p.class(outer);
        let simple = &decl.name.text;
        let binary = format!("{}${number}{simple}", outer_data.binary_name);
        let display = if simple.is_empty() {
            format!("{}${number}", outer_data.display_name)
        } else {
            format!("{}.{simple}", outer_data.display_name)
        };
        let place =
            ClassSite { file: self.p.front.classes[outer.index()].file, form, outer: Some(outer), is_static, local: Rc::new(env.clone()) };
        let first = self.p.classes.len();
        let class = self.p.declare_class(decl, place, &binary, &display);
        if self.tries > 0 {
            for info in &mut self.p.front.classes[first..] {
                info.is_dead = true;
            }
        }
        class
    }

    /// Remembers which variables of this place the class mentions.
    pub(crate) fn capture_into(&mut self, class: ClassId, names: &capture::FreeNames, span: Span) {
        let mut wanted: Vec<Rc<str>> = names.variables.iter().cloned().collect();
        for ty in &names.types {
            // Creating or extending another local class takes what that one has captured.
            let found = self.classes.iter().rev().find(|(n, _)| n == ty).map(|&(_, c)| c);
            if let Some(other) = found.filter(|other| *other != class) {
                let captures = &self.p.front.classes[other.index()].captures;
                wanted.extend(captures.iter().map(|c| c.name.clone()));
            }
        }
        wanted.sort();
        wanted.dedup();
        for name in wanted {
            if let Some(capture) = self.captured_variable(&name, span) {
                self.p.front.classes[class.index()].captures.push(capture);
            }
        }
    }

    /// Local records, enums and interfaces see constants only.
    fn capture_constants(&mut self, class: ClassId, names: &capture::FreeNames) {
        for name in &names.variables {
            let found = self.scope.iter().rev().find(|(n, _)| n == name).map(|&(_, l)| l);
            if let Some(local) = found
                && let Some(constant) = self.infos[local.index()].constant.clone()
            {
                let ty = self.infos[local.index()].ty.clone();
                self.p.front.classes[class.index()].captures.push(Capture {
                    name: name.clone(),
                    ty,
                    field: None,
                    constant: Some(constant),
                });
            }
        }
    }

    /// The variable of this name, if it is a local one of this body or of one around it.
    fn captured_variable(&mut self, name: &Rc<str>, span: Span) -> Option<Capture> {
        if let Some(&(_, local)) = self.scope.iter().rev().find(|(n, _)| n == name) {
            let info = self.infos[local.index()].clone();
            if info.constant.is_none() {
                self.captured.push((local, span));
            }
            return Some(Capture { name: name.clone(), ty: info.ty, field: None, constant: info.constant });
        }
        let mut classes = self.lexical_chain();
        if self.is_lambda_class() {
            classes.insert(0, self.class);
        }
        for class in classes {
            let captures = &self.p.front.classes[class.index()].captures;
            if let Some(capture) = captures.iter().find(|c| c.name == *name) {
                return Some(Capture { field: None, ..capture.clone() });
            }
            let this = self.p.this_type(class);
            if !self.is_lambda_class() && self.p.field_named(&this, name).is_some() {
                return None;
            }
        }
        None
    }

    /// `new T(args) { body }`. `hidden` are the hidden arguments of T's constructor, if they are known already.
    pub(crate) fn create_anonymous(
        &mut self,
        ty: &JType,
        args: &[ast::Expr],
        hidden: Option<Vec<Expr>>,
        body: &Rc<TypeDecl>,
        span: Span,
    ) -> Typed {
        let JType::Class(base, _) = ty else {
            return self.unsupported("anonymous class of unknown type", span);
        };
        let base = *base;
        if self.tries > 0 {
            return self.unsupported_as("anonymous class", span, ty.clone());
        }
        let is_interface = self.p.is_interface(base);
        let superclass = if is_interface { self.p.object() } else { base };
        let super_ty = if is_interface { self.p.object_ty() } else { ty.clone() };
        let hidden = match hidden {
            Some(hidden) => hidden,
            None => match self.hidden_args(superclass, None, span) {
                Ok(hidden) => hidden,
                Err(broken) => return broken,
            },
        };
        let args = self.args(args);
        let candidates = self.constructors(superclass, &super_ty);
        let choice = match self.choose(&candidates, &args) {
            Ok(choice) => choice,
            Err(failure) => return self.no_constructor(failure, superclass, args, span),
        };
        let solution = self.infer_result(&choice, &args, &[], &JType::Void, None);
        let mut super_args = hidden;
        super_args.extend(self.convert_args(&choice, &solution, args, span));
        let key = Rc::as_ptr(body) as usize;
        let known = self.p.front.initializer_classes.get(&key).copied().filter(|_| self.is_initializer);
        let class = match known {
            Some(class) => class,
            None => self.declare_anonymous(ty, body, choice.method, &super_args),
        };
        if self.is_initializer {
            self.p.front.initializer_classes.insert(key, class);
        }
        self.new_anonymous(class, super_args, ty, span)
    }

    fn declare_anonymous(&mut self, ty: &JType, body: &Rc<TypeDecl>, target: MethodId, super_args: &[Expr]) -> ClassId {
        let is_static = self.instance_at(0, body.span).is_none();
        let env = self.local_env();
        let class = self.declare_inside(body, ClassForm::Anonymous, is_static, &env);
        let names = capture::of_class(body);
        self.capture_into(class, &names, body.span);
        let is_interface = matches!(ty, JType::Class(base, _) if self.p.is_interface(*base));
        let (sup, interfaces) = if is_interface { (None, vec![ty.clone()]) } else { (Some(ty.clone()), Vec::new()) };
        self.p.set_supers(class, sup, interfaces);
        self.p.front.classes[class.index()].stage = Stage::Header;
        if let JType::Class(base, _) = ty {
            let is_bad = self.p.front.classes[base.index()].has_bad_supertype;
            self.p.front.classes[class.index()].has_bad_supertype = is_bad;
        }
        self.p.ensure_members(class);
        let mut hidden: Vec<Hidden> = self.p.hidden_params(class);
        let first = hidden.len();
        for (i, arg) in super_args.iter().enumerate() {
            hidden.push(Hidden { name: format!("$arg{i}"), ty: self.p.from_ty(arg.ty), capture: Captured::Nothing });
        }
        let declared: Vec<crate::model::Ty> = self.p.method(target).params.iter().map(|p| p.ty).collect();
        for (hidden, ty) in hidden[first..].iter_mut().zip(declared) {
            hidden.ty = self.p.from_ty(ty);
        }
        let origin = Origin::AnonymousConstructor { target: Some(target), first };
        self.p.add_constructor(class, hidden, origin);
        class
    }

    fn new_anonymous(&mut self, class: ClassId, super_args: Vec<Expr>, ty: &JType, span: Span) -> Typed {
        let mut args = match self.hidden_args(class, None, span) {
            Ok(args) => args,
            Err(broken) => return broken,
        };
        args.extend(super_args);
        let methods = self.p.class(class).methods.clone();
        let constructor = methods.into_iter().find(|&m| self.p.method(m).kind == crate::model::MethodKind::Constructor);
        match constructor {
            Some(constructor) => {
                let mut typed = self.new_object(class, constructor, args, ty.clone(), span);
                // `var x = new Object() { int y; }` has the anonymous type.
                typed.ty = self.anonymous_type(class, ty);
                typed
            }
            None => self.unsupported("anonymous class", span),
        }
    }

    fn anonymous_type(&mut self, class: ClassId, _base: &JType) -> JType {
        self.p.this_type(class)
    }
}
