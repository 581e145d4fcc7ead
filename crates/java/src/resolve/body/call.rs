//! Method calls.

use super::super::ast::{self, Receiver};
use super::super::names::{TypeRef, dotted};
use super::super::near;
use super::super::types::JType;
use super::infer::Solution;
use super::member::Candidate;
use super::name::Meaning;
use super::overload::{Arg, Choice, Failure};
use super::{Cx, Typed};
use crate::model::{Dispatch, Expr, ExprKind, Span, Ty};

/// What a method is called on.
pub(crate) enum Object {
    /// Static methods only.
    Class,
    Value(Typed),
    /// The enclosing instance at this depth, if the method needs one.
    Enclosing(usize),
    /// `super.m()`: without dispatch, on the enclosing instance.
    Super(usize),
}

impl Cx<'_> {
    pub(crate) fn call(&mut self, call: &ast::Call, target: Option<&JType>, span: Span) -> Typed {
        let name = &call.name;
        let (object, ty, candidates) = match self.receiver(call, span) {
            Ok(found) => found,
            Err(broken) => {
                let what = self.cause(&broken, "call on something unknown");
                let mut operands = vec![broken.expr];
                operands.extend(self.effects_of(&call.args));
                return self.unsupported_after(operands, &what, span);
            }
        };
        if let Some(constants) = self.enum_constants_call(call, &ty) {
            return self.call(&constants, target, span);
        }
        let type_args: Vec<JType> = call.type_args.iter().map(|ty| self.resolve_ty(ty)).collect();
        let args = self.args(&call.args);
        if unknown(&args).is_some() && candidates.len() != 1 {
            return self.no_method(Failure::Unknown, object, &ty, name, &candidates, args);
        }
        let void_arg = args.iter().position(|arg| matches!(arg, Arg::Value(v) if v.ty == JType::Void));
        if let Some(i) = void_arg {
            let message = "this call gives no value".to_owned();
            return self.broken("type-mismatch", message, call.args[i].span);
        }
        match self.choose(&candidates, &args) {
            Ok(choice) if self.may_be_another(call, &object, &ty, &choice, &args) => {
                self.no_method(Failure::Unknown, object, &ty, name, &candidates, args)
            }
            Ok(choice) => self.invoke(&choice, object, args, &type_args, target, span, name.span),
            Err(failure) => self.no_method(failure, object, &ty, name, &candidates, args),
        }
    }

    /// The static methods of a class, by its name here.
    pub(crate) fn static_methods(&mut self, class: &str, name: &str) -> Vec<Candidate> {
        let Some(TypeRef::Class(class)) = self.type_named(class) else { return Vec::new() };
        let mut found = self.visible_methods(&JType::class(class), name);
        found.retain(|candidate| self.p.method(candidate.method).is_static);
        found
    }

    /// `EnumSet.allOf(E.class)` as `EnumSet.$allOf(E.values())`: a class object knows no constants.
    fn enum_constants_call(&mut self, call: &ast::Call, ty: &JType) -> Option<ast::Call> {
        let JType::Class(class, _) = ty else { return None };
        let is_wanted = matches!(&*call.name.text, "allOf" | "noneOf") && self.p.class(*class).binary_name == "java.util.EnumSet";
        let [argument] = call.args.as_slice() else { return None };
        let Receiver::Expr(ast::Expr { kind: ast::ExprKind::Name(set), span }) = &call.receiver else { return None };
        let constants = constants_of(argument).filter(|_| is_wanted)?;
        Some(ast::Call {
            receiver: Receiver::Expr(ast::Expr { kind: ast::ExprKind::Name(set.clone()), span: *span }),
            type_args: call.type_args.clone(),
            name: ast::Name { text: format!("${}", call.name.text).into(), span: call.name.span },
            args: vec![constants],
        })
    }

    /// The declared result of the method that a call means.
    pub(crate) fn declared_result(&mut self, call: &ast::Call) -> Option<JType> {
        let span = call.name.span;
        let (_, _, candidates) = self.receiver(call, span).ok()?;
        let args = self.args(&call.args);
        let choice = self.choose(&candidates, &args).ok()?;
        Some(choice.subst.apply(&self.p.front.methods[choice.method.index()].ret))
    }

    /// The object, its type for messages, and the methods of the name.
    fn receiver(&mut self, call: &ast::Call, span: Span) -> Result<(Object, JType, Vec<Candidate>), Typed> {
        let name = &*call.name.text;
        match &call.receiver {
            Receiver::Implicit => Ok(self.implicit_receiver(name)),
            Receiver::Super(qualifier) => self.super_receiver(qualifier.as_ref(), name, span),
            Receiver::Expr(expr) => match self.meaning(expr) {
                Meaning::Value(value) => self.value_receiver(value, name),
                Meaning::Type(ty) => {
                    let candidates = self.visible_methods(&ty, name);
                    Ok((Object::Class, ty, candidates))
                }
                Meaning::Broken(broken) => Err(broken),
                Meaning::Package(name) if is_class_like(&name) => {
                    let ty = JType::class(self.p.phantom_named(&name, expr.span, self.file));
                    Ok((Object::Class, ty, Vec::new()))
                }
                Meaning::Package(_) => Err(self.name_value(expr)),
            },
        }
    }

    fn value_receiver(&mut self, value: Typed, name: &str) -> Result<(Object, JType, Vec<Candidate>), Typed> {
        if value.ty.is_never() {
            return Err(value);
        }
        if !value.ty.is_reference() || value.ty == JType::Null {
            let message = format!("`{}` has no methods", self.p.show(&value.ty));
            return Err(self.broken("type-mismatch", message, value.span()));
        }
        let ty = value.ty.clone();
        let candidates = self.visible_methods(&ty, name);
        Ok((Object::Value(value), ty, candidates))
    }

    /// The innermost class that has a method of the name; then static imports.
    fn implicit_receiver(&mut self, name: &str) -> (Object, JType, Vec<Candidate>) {
        let chain = self.lexical_chain();
        for (depth, &class) in chain.iter().enumerate() {
            let this = self.p.this_type(class);
            let candidates = self.visible_methods(&this, name);
            if !candidates.is_empty() {
                return (Object::Enclosing(depth), this, candidates);
            }
        }
        let this = self.p.this_type(chain[0]);
        (Object::Class, this, self.imported_methods(name))
    }

    fn imported_methods(&mut self, name: &str) -> Vec<Candidate> {
        let unit = self.p.front.units[self.file.index()].clone();
        let mut found: Vec<Candidate> = Vec::new();
        // Single imports shadow those on demand.
        for is_on_demand in [false, true] {
            for import in &unit.imports {
                if !import.is_static || import.is_on_demand != is_on_demand || !found.is_empty() && is_on_demand {
                    continue;
                }
                let class = match import.path.split_last() {
                    _ if is_on_demand => dotted(&import.path),
                    Some((last, class)) if *last.text == *name => dotted(class),
                    _ => continue,
                };
                let Some(class) = self.p.qualified(&class) else {
                    continue;
                };
                let methods = self.visible_methods(&JType::class(class), name);
                found.extend(methods.into_iter().filter(|c| self.p.method(c.method).is_static));
            }
        }
        found
    }

    fn super_receiver(&mut self, qualifier: Option<&ast::Expr>, name: &str, span: Span) -> Result<(Object, JType, Vec<Candidate>), Typed> {
        let chain = self.lexical_chain();
        let mut depth = 0;
        let mut sup = None;
        if let Some(qualifier) = qualifier {
            let JType::Class(target, _) = self.type_of_name(qualifier) else {
                return Err(self.unsupported("`super` of an unknown class", span));
            };
            if let Some(found) = chain.iter().position(|class| *class == target) {
                depth = found;
            } else {
                // `Interface.super.m()`
                let this = self.p.this_type(chain[0]);
                sup = self.p.as_super(&this, target);
                if sup.is_none() {
                    let message = "this class is neither around nor above this place".to_owned();
                    return Err(self.broken("unresolved-name", message, span));
                }
            }
        }
        let class = chain[depth];
        let sup = match sup.or_else(|| self.p.front.classes[class.index()].super_ty.clone()) {
            Some(sup) => sup,
            None => self.p.object_ty(),
        };
        let candidates = self.visible_methods(&sup, name);
        Ok((Object::Super(depth), sup, candidates))
    }

    /// Builds the call of the chosen method.
    #[expect(clippy::too_many_arguments, reason = "all parts of a call meet here, once")]
    fn invoke(
        &mut self,
        choice: &Choice,
        object: Object,
        args: Vec<Arg>,
        type_args: &[JType],
        target: Option<&JType>,
        span: Span,
        name_span: Span,
    ) -> Typed {
        let method = choice.method;
        let solution = self.infer_call(choice, &args, type_args, target);
        let ret = solution.apply(&choice.subst.apply(&self.p.front.methods[method.index()].ret));
        let ret = self.call_type(&ret, &object, method);
        let values = self.convert_args(choice, &solution, args, span);
        let data = self.p.method(method);
        let (is_static, is_private, class) = (data.is_static, data.is_private, data.class);
        let (is_abstract, erased_ret) = (data.is_abstract, data.ret);
        let mut side_effect = None;
        let (receiver, dispatch) = match object {
            Object::Value(value) if is_static => {
                side_effect = Some(value.expr);
                (None, Dispatch::Static)
            }
            _ if is_static => (None, Dispatch::Static),
            Object::Value(value) => {
                let upper = self.p.upper(&value.ty);
                let erased = self.p.erase(&upper);
                let receiver = if class == self.p.object() || self.p.is_subtype(value.expr.ty, Ty::Class(class)) {
                    value.expr
                } else {
                    let receiver = self.retype(value.expr, erased);
                    self.retype(receiver, Ty::Class(class))
                };
                let dispatch = if is_private { Dispatch::Special } else { Dispatch::Virtual };
                (Some(receiver), dispatch)
            }
            Object::Enclosing(depth) | Object::Super(depth) => {
                let is_super = matches!(object, Object::Super(_));
                if is_super && is_abstract {
                    let message = "the method of the superclass is abstract".to_owned();
                    return self.broken("abstract-call", message, name_span);
                }
                let Some(this) = self.instance_at(depth, span) else {
                    return self.needs_object(method, name_span);
                };
                if is_super {
                    let caller = self.lexical_chain()[depth];
                    self.p.front.super_calls.insert((method, caller));
                }
                let is_special = is_super || is_private;
                let dispatch = if is_special { Dispatch::Special } else { Dispatch::Virtual };
                (Some(this), dispatch)
            }
            Object::Class => return self.needs_object(method, name_span),
        };
        let expr = Expr { kind: ExprKind::Call { method, receiver: receiver.map(Box::new), args: values, dispatch }, ty: erased_ret, span };
        let call = Typed::new(expr, ret);
        match side_effect {
            Some(object) => self.after(object, call),
            None => call,
        }
    }

    fn needs_object(&mut self, method: crate::model::MethodId, span: Span) -> Typed {
        let message = format!("`{}` is not static and needs an object", self.p.method_name(method));
        self.broken("static-context", message, span)
    }

    /// The type of a call: wildcards read as bounds; `clone` on an array keeps the type.
    fn call_type(&mut self, ret: &JType, object: &Object, method: crate::model::MethodId) -> JType {
        if let Object::Value(value) = object
            && let JType::Array(_) = self.p.upper(&value.ty)
            && self.p.method(method).name == "clone"
        {
            return self.p.upper(&value.ty);
        }
        self.p.captured(ret)
    }

    /// Arguments converted to the parameter types; the rest of a variable-arity call becomes an array.
    pub(crate) fn convert_args(&mut self, choice: &Choice, solution: &Solution, args: Vec<Arg>, span: Span) -> Vec<Expr> {
        let formals: Vec<JType> = choice.formals.iter().map(|formal| solution.apply(formal)).collect();
        let erased: Vec<Ty> = {
            let hidden = self.p.front.methods[choice.method.index()].n_hidden;
            let params = &self.p.method(choice.method).params;
            params[hidden..].iter().map(|param| param.ty).collect()
        };
        let n_fixed = if choice.is_varargs { formals.len() - 1 } else { formals.len() };
        let mut values = Vec::new();
        let mut rest = Vec::new();
        for (i, arg) in args.into_iter().enumerate() {
            if i < n_fixed {
                values.push(self.convert_arg(arg, &formals[i], erased[i]));
            } else if let JType::Array(element) = &formals[n_fixed] {
                let element = (**element).clone();
                let erased = super::super::types::element_of(erased[n_fixed]);
                rest.push(self.convert_arg(arg, &element, erased));
            }
        }
        if choice.is_varargs {
            // javac makes the array of the instantiated element type.
            let ty = self.p.erase(&formals[n_fixed]);
            values.push(Expr { kind: ExprKind::ArrayInit(rest), ty, span });
        }
        values
    }

    fn convert_arg(&mut self, arg: Arg, formal: &JType, erased: Ty) -> Expr {
        let value = match arg {
            Arg::Value(value) => value,
            Arg::Deferred(expr) => self.expr(expr, Some(formal)),
            Arg::Type(ty) => self.unsupported_as("argument", self.dummy_span(), ty),
        };
        let span = value.span();
        let formal = self.parameter_type(formal);
        let mut expr = self.coerce(value, &formal);
        if expr.ty == Ty::Void {
            expr = self.unsupported("argument without a value", span).expr;
        }
        match formal {
            JType::Prim(_) => expr,
            _ => self.retype(expr, erased),
        }
    }

    fn dummy_span(&self) -> Span {
        super::super::state::start_of(self.p.class(self.class).span)
    }

    /// What a parameter of wildcard type takes.
    fn parameter_type(&self, formal: &JType) -> JType {
        match formal {
            JType::Wild(Some((ast::WildKind::Super, bound))) => (**bound).clone(),
            JType::Wild(_) => self.p.captured(formal),
            _ => formal.clone(),
        }
    }

    /// A call that means no known method: what it evaluates, then the end of the path.
    fn no_method(
        &mut self,
        failure: Failure,
        object: Object,
        ty: &JType,
        name: &ast::Name,
        candidates: &[Candidate],
        args: Vec<Arg>,
    ) -> Typed {
        let what = self.report_no_method(failure, &object, ty, name, candidates, &args);
        let operands = self.call_operands(Some(object), args);
        self.unsupported_after(operands, &what, name.span)
    }

    fn report_no_method(
        &mut self,
        failure: Failure,
        object: &Object,
        ty: &JType,
        name: &ast::Name,
        candidates: &[Candidate],
        args: &[Arg],
    ) -> String {
        let shown = self.p.show(ty);
        let upper = self.p.upper(ty);
        let class = match &upper {
            JType::Class(class, _) => *class,
            _ => self.p.object(),
        };
        if failure == Failure::Ambiguous {
            let message = format!("the call of `{}` is ambiguous", name.text);
            let list: Vec<String> = candidates.iter().map(|c| self.p.method_name(c.method)).collect();
            self.diagnose("ambiguous-call", message.clone(), name.span, Some(format!("candidates: {}", list.join(", "))));
            return message;
        }
        let given = self.show_args(args);
        if failure == Failure::Unknown {
            // What is not known has been reported.
            return format!("the call `{}({given})`, whose meaning depends on unknown types", name.text);
        }
        let is_implicit = matches!(object, Object::Class | Object::Enclosing(_)) && candidates.is_empty();
        let may_be_elsewhere = is_implicit && (self.incomplete_around().is_some() || self.p.may_be_imported(&name.text, self.file));
        if self.p.lacks_members(class) || may_be_elsewhere {
            let message = format!("`{shown}` has no model of a method `{}({given})`", name.text);
            let names = self.p.method_names(ty);
            let help = near::suggestion(&name.text, names.iter().map(String::as_str));
            self.missing_model_help(&message, name.span, help);
            return message;
        }
        let (message, help) = if candidates.is_empty() {
            let names = self.p.method_names(ty);
            let missing = self.p.missing_file(&name.text, self.file);
            let help = missing.or_else(|| near::suggestion(&name.text, names.iter().map(String::as_str)));
            (format!("`{shown}` has no method `{}`", name.text), help)
        } else {
            let list: Vec<String> = candidates.iter().map(|c| self.p.method_name(c.method)).collect();
            let message = format!("no method `{}` takes ({given})", name.text);
            (message, Some(format!("candidates: {}", list.join(", "))))
        };
        self.diagnose("unresolved-name", message.clone(), name.span, help);
        message
    }

    /// True if a class without source may have a method that the call means instead: one in a class nearer to it, or one whose parameters
    /// fit better. None fits better where every argument has exactly the type of its parameter.
    fn may_be_another(&mut self, call: &ast::Call, object: &Object, ty: &JType, choice: &Choice, args: &[Arg]) -> bool {
        if let Receiver::Implicit = call.receiver {
            let chain = self.lexical_chain();
            let nearer = match object {
                Object::Enclosing(depth) => &chain[..*depth],
                _ => &chain[..],
            };
            if nearer.iter().any(|class| self.p.is_incomplete(*class)) {
                return true;
            }
            if matches!(object, Object::Class) {
                // Imported: what it belongs to is no class around.
                return false;
            }
        }
        let JType::Class(class, _) = self.p.upper(ty) else { return false };
        if !self.p.is_incomplete(class) {
            return false;
        }
        if matches!(object, Object::Super(_)) && !self.p.is_below_phantoms(class, self.p.method(choice.method).class) {
            return true;
        }
        !self.is_exact(choice, args)
    }

    pub(crate) fn show_args(&self, args: &[Arg]) -> String {
        let shown: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Arg::Value(value) => self.p.show(&value.ty),
                Arg::Type(ty) => self.p.show(ty),
                Arg::Deferred(_) => "…".to_owned(),
            })
            .collect();
        shown.join(", ")
    }
}

/// By convention, the name of a class.
pub(crate) fn is_class_like(name: &str) -> bool {
    name.rsplit('.').next().is_some_and(|last| last.starts_with(char::is_uppercase))
}

/// `E.values()` for `E.class`.
pub(crate) fn constants_of(argument: &ast::Expr) -> Option<ast::Expr> {
    let ast::ExprKind::ClassLiteral(ast::Type { kind: ast::TypeKind::Named(parts), .. }) = &argument.kind else { return None };
    let (first, rest) = parts.split_first()?;
    let start = ast::Expr { kind: ast::ExprKind::Name(first.0.text.clone()), span: first.0.span };
    let receiver = rest.iter().fold(start, |object, (name, _)| ast::Expr {
        span: name.span,
        kind: ast::ExprKind::Field { object: Box::new(object), name: name.clone() },
    });
    let name = ast::Name { text: "values".into(), span: argument.span };
    let call = ast::Call { receiver: Receiver::Expr(receiver), type_args: Vec::new(), name, args: Vec::new() };
    Some(ast::Expr { kind: ast::ExprKind::Call(Box::new(call)), span: argument.span })
}

/// The first argument whose type is not known.
pub(crate) fn unknown<'a>(args: &'a [Arg]) -> Option<&'a Typed> {
    args.iter().find_map(|arg| match arg {
        Arg::Value(value) if value.ty.is_never() => Some(value),
        _ => None,
    })
}

/// A lambda or method reference, whose meaning depends on its target.
pub(crate) fn is_functional(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ast::ExprKind::Lambda(_) | ast::ExprKind::MethodRef(_) => true,
        ast::ExprKind::Paren(inner) => is_functional(inner),
        ast::ExprKind::Conditional(parts) => is_functional(&parts[1]) || is_functional(&parts[2]),
        _ => false,
    }
}
