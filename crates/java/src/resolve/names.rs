//! Resolution of type names.

use std::rc::Rc;

use super::ast::{self, Name, TypeKind};
use super::load::qualify;
use super::state::UnitInfo;
use super::types::{JType, TypeVarId};
use super::{library, near, syntax};
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{ClassId, FileId, Span};
use crate::program::Program;

/// The surroundings of a type name.
#[derive(Clone, Copy)]
pub(crate) struct TypeEnv<'a> {
    pub file: FileId,
    pub class: Option<ClassId>,
    /// Type variables of the method and its surroundings, innermost last.
    pub vars: &'a [(Rc<str>, TypeVarId)],
    /// Local classes, innermost last.
    pub locals: &'a [(Rc<str>, ClassId)],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypeRef {
    Var(TypeVarId),
    Class(ClassId),
}

impl Program {
    /// The meaning of a type as written; what has no source is reported once and becomes a phantom class.
    pub(crate) fn resolve_type(&mut self, ty: &ast::Type, env: TypeEnv) -> JType {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &ty.kind {
            TypeKind::Prim(prim) => JType::Prim(*prim),
            TypeKind::Void => JType::Void,
            TypeKind::Spec(spec) => JType::Spec(*spec),
            TypeKind::Array(element) => self.resolve_array(element, env),
            TypeKind::Wild(None) => JType::Wild(None),
            TypeKind::Wild(Some((kind, bound))) => JType::Wild(Some((*kind, Rc::new(self.resolve_type(bound, env))))),
            TypeKind::Named(parts) => self.resolve_named(parts, ty.span, env),
        })
    }

    fn resolve_array(&mut self, element: &ast::Type, env: TypeEnv) -> JType {
        let resolved = self.resolve_type(element, env);
        if let JType::Spec(_) = resolved {
            let message = format!("there are no arrays of `{}`", self.show(&resolved));
            self.front.report(syntax::error("type-mismatch", message, element.span));
            return JType::Never;
        }
        JType::array(resolved)
    }

    fn resolve_named(&mut self, parts: &[(Name, Option<Vec<ast::Type>>)], span: Span, env: TypeEnv) -> JType {
        let Some((mut current, mut used)) = self.named_start(parts, env) else {
            return self.phantom_type(parts, span, env);
        };
        loop {
            let args = parts[used - 1].1.as_ref();
            if let (JType::Class(class, outer_args), Some(args)) = (&current, args) {
                let (class, outer_args) = (*class, outer_args.clone());
                let with_args = self.with_args(class, &outer_args, args, env);
                if !self.is_phantom(class) {
                    current = with_args;
                }
            }
            let Some((name, _)) = parts.get(used) else {
                return current;
            };
            let JType::Class(class, _) = &current else {
                self.report_unknown_type(parts, span, env);
                return JType::Never;
            };
            let Some(member) = self.member_type(*class, &name.text) else {
                return self.phantom_member(*class, &parts[used..], env);
            };
            current = self.mention(member, Some(&current), env);
            used += 1;
        }
    }

    /// A member class that is not there, and those inside it.
    fn phantom_member(&mut self, outer: ClassId, parts: &[(Name, Option<Vec<ast::Type>>)], env: TypeEnv) -> JType {
        let name = &parts[0].0;
        if !self.lacks_members(outer) {
            self.report_unknown_type(parts, name.span, env);
        }
        let rest = parts.iter().map(|(name, _)| &*name.text).collect::<Vec<_>>().join(".");
        let qualified = format!("{}.{rest}", self.classes[outer.index()].binary_name);
        JType::class(self.phantom(&qualified))
    }

    /// The first class or variable that a prefix of the name denotes, and the length of the prefix.
    fn named_start(&mut self, parts: &[(Name, Option<Vec<ast::Type>>)], env: TypeEnv) -> Option<(JType, usize)> {
        match self.lookup_type(&parts[0].0.text, env) {
            Some(TypeRef::Var(var)) => return Some((JType::Var(var), 1)),
            Some(TypeRef::Class(class)) => return Some((self.mention(class, None, env), 1)),
            None => {}
        }
        let mut qualified = parts[0].0.text.to_string();
        for (i, (name, _)) in parts.iter().enumerate().skip(1) {
            qualified.push('.');
            qualified.push_str(&name.text);
            if let Some(class) = self.top_level(&qualified) {
                return Some((self.mention(class, None, env), i + 1));
            }
        }
        None
    }

    /// The type that the bare name of `class` denotes: arguments of the enclosing class are implied.
    pub(crate) fn mention(&mut self, class: ClassId, outer: Option<&JType>, env: TypeEnv) -> JType {
        if !self.front.in_library_signature || !self.files[env.file.index()].is_library {
            self.use_class(class);
        }
        self.front.classes[class.index()].is_named |= !self.files[env.file.index()].is_library;
        self.ensure_header(class);
        let info = &self.front.classes[class.index()];
        let n_own = info.n_own_params;
        let implied: Vec<TypeVarId> = info.type_params[n_own..].to_vec();
        let Some(outer_class) = info.outer.filter(|_| n_own == 0 && !implied.is_empty()) else {
            return JType::class(class);
        };
        let outer = match outer {
            Some(outer) => self.as_super(outer, outer_class),
            None => self.enclosing_as(env.class, outer_class),
        };
        match outer {
            Some(JType::Class(_, args)) if args.len() == implied.len() => JType::Class(class, args),
            _ => JType::class(class),
        }
    }

    /// The innermost enclosing class's type that is a subtype of `target`, seen as `target`.
    fn enclosing_as(&mut self, from: Option<ClassId>, target: ClassId) -> Option<JType> {
        let mut current = from;
        while let Some(class) = current {
            let this = self.this_type(class);
            if class == target {
                return Some(this);
            }
            if let Some(found) = self.as_super(&this, target) {
                return Some(found);
            }
            current = self.front.classes[class.index()].outer;
        }
        None
    }

    fn with_args(&mut self, class: ClassId, outer_args: &[JType], args: &[ast::Type], env: TypeEnv) -> JType {
        self.ensure_params(class);
        let mut all = Vec::new();
        for arg in args {
            let ty = self.resolve_type(arg, env);
            if !ty.is_reference() {
                let message = format!("`{}` cannot be a type argument", self.show(&ty));
                self.front.report(syntax::error("type-arguments", message, arg.span));
            }
            all.push(if ty.is_reference() { ty } else { JType::Never });
        }
        let info = &self.front.classes[class.index()];
        if all.is_empty() {
            // A diamond: the creation expression infers.
            return JType::class(class);
        }
        if all.len() != info.n_own_params && !self.classes[class.index()].is_phantom {
            let name = self.classes[class.index()].display_name.clone();
            let message = format!("`{name}` takes {} type argument(s), not {}", info.n_own_params, all.len());
            let span = args[0].span;
            self.front.report(syntax::error("type-arguments", message, span));
            return JType::class(class);
        }
        let implied = info.type_params[info.n_own_params..].to_vec();
        if outer_args.len() == implied.len() {
            all.extend(outer_args.iter().cloned());
        } else {
            all.extend(implied.into_iter().map(JType::Var));
        }
        JType::Class(class, all.into())
    }

    pub(crate) fn lookup_type(&mut self, name: &str, env: TypeEnv) -> Option<TypeRef> {
        if let Some(&(_, class)) = env.locals.iter().rev().find(|(n, _)| **n == *name) {
            return Some(TypeRef::Class(class));
        }
        if let Some(&(_, var)) = env.vars.iter().rev().find(|(n, _)| **n == *name) {
            return Some(TypeRef::Var(var));
        }
        let mut current = env.class;
        while let Some(class) = current {
            if let Some(found) = self.lookup_in_class(class, name) {
                return Some(found);
            }
            current = self.front.classes[class.index()].outer;
        }
        let unit = self.front.units[env.file.index()].clone();
        self.lookup_in_unit(name, &unit).map(TypeRef::Class)
    }

    fn lookup_in_class(&mut self, class: ClassId, name: &str) -> Option<TypeRef> {
        let info = &self.front.classes[class.index()];
        let own = &info.type_params[..info.n_own_params.min(info.type_params.len())];
        let found = own.iter().find(|var| *self.front.type_vars[var.0 as usize].name == *name);
        if let Some(&var) = found {
            return Some(TypeRef::Var(var));
        }
        if info.decl.as_ref().is_some_and(|decl| *decl.name.text == *name) {
            return Some(TypeRef::Class(class));
        }
        if let Some(member) = self.member_type(class, name) {
            return Some(TypeRef::Class(member));
        }
        let local = self.front.classes[class.index()].local.clone();
        if let Some(&(_, class)) = local.classes.iter().rev().find(|(n, _)| **n == *name) {
            return Some(TypeRef::Class(class));
        }
        let var = local.type_vars.iter().rev().find(|(n, _)| **n == *name);
        var.map(|&(_, var)| TypeRef::Var(var))
    }

    /// A member class, inherited ones included.
    pub(crate) fn member_type(&mut self, class: ClassId, name: &str) -> Option<ClassId> {
        let info = &self.front.classes[class.index()];
        if let Some(&(_, member)) = info.member_types.iter().find(|(n, _)| **n == *name) {
            return Some(member);
        }
        self.ensure_header(class);
        let data = &self.classes[class.index()];
        let supers: Vec<ClassId> = data.superclass.iter().chain(&data.interfaces).copied().collect();
        supers.into_iter().find_map(|sup| self.member_type(sup, name))
    }

    fn lookup_in_unit(&mut self, name: &str, unit: &UnitInfo) -> Option<ClassId> {
        for import in &unit.imports {
            let is_named = import.path.last().is_some_and(|last| *last.text == *name);
            if !import.is_on_demand && is_named {
                let found = self.imported(import);
                if found.is_some() || !import.is_static {
                    return found;
                }
            }
        }
        if let Some(&(_, class)) = unit.types.iter().find(|(n, _)| **n == *name) {
            return Some(class);
        }
        let near = qualify(&unit.package, name);
        if let Some(class) = self.top_level(&near) {
            return Some(class);
        }
        // It shadows whatever else has the name, readable or not.
        if self.front.unreadable.iter().any(|(qualified, _)| *qualified == near) {
            return None;
        }
        for import in unit.imports.iter().filter(|import| import.is_on_demand) {
            let qualified = format!("{}.{name}", dotted(&import.path));
            let found = if import.is_static {
                self.qualified(&dotted(&import.path)).and_then(|class| self.member_type(class, name))
            } else {
                self.top_level(&qualified).or_else(|| self.qualified(&qualified))
            };
            if found.is_some() {
                return found;
            }
        }
        self.top_level(&format!("java.lang.{name}"))
    }

    /// The class a single-type import (or a static one, of a member class) names.
    fn imported(&mut self, import: &ast::Import) -> Option<ClassId> {
        let name = dotted(&import.path);
        if !import.is_static {
            return self.qualified(&name);
        }
        let (class, member) = name.rsplit_once('.')?;
        let class = self.qualified(class)?;
        self.member_type(class, member)
    }

    fn report_unknown_type(&mut self, parts: &[(Name, Option<Vec<ast::Type>>)], span: Span, env: TypeEnv) {
        let name = parts.iter().map(|(name, _)| &*name.text).collect::<Vec<_>>().join(".");
        let diagnostic = self.unknown_type(&name, span, env.file);
        self.front.report(diagnostic);
    }

    pub(crate) fn unknown_type(&mut self, name: &str, span: Span, file: FileId) -> Diagnostic {
        let unit = self.front.units[file.index()].clone();
        let first = name.split('.').next().unwrap_or(name);
        let import = unit
            .imports
            .iter()
            .find(|i| !i.is_on_demand && i.path.last().is_some_and(|last| *last.text == *first))
            .map(|import| dotted(&import.path));
        let mut qualified = import.unwrap_or_else(|| name.to_owned());
        if library::is_java_lang(&qualified) {
            qualified = format!("java.lang.{qualified}");
        }
        if library::is_platform_name(&qualified) {
            return no_model(format!("there is no model of the library class `{qualified}`"), span);
        }
        let mut candidates: Vec<String> =
            self.classes.iter().filter(|class| !class.simple_name.is_empty()).map(|class| class.simple_name.clone()).collect();
        candidates.extend(library::names().filter_map(|n| n.rsplit('.').next()).map(str::to_owned));
        let mut diagnostic = syntax::error("unresolved-name", format!("cannot find a class named `{name}`"), span);
        diagnostic.severity = Severity::Warning;
        let import = || library::names().find(|n| n.rsplit('.').next() == Some(name)).map(|qualified| format!("add `import {qualified};`"));
        diagnostic.help = self.missing_file(first, file).or_else(import);
        let mut platform = (unit.imports.iter())
            .filter(|import| import.is_on_demand)
            .map(|import| (dotted(&import.path), import.is_static))
            .filter(|(package, _)| library::is_platform_name(&format!("{package}.")));
        // Nothing is known about a package without models, so a similar name elsewhere says nothing.
        let is_unknown = |(package, is_static): (String, bool)| !is_static && !library::has_package(&package);
        let is_silent = diagnostic.help.is_none() && platform.clone().any(is_unknown);
        if !is_silent {
            diagnostic.help = (diagnostic.help)
                .or_else(|| near::suggestion(first, candidates.iter().map(String::as_str)))
                .or_else(|| self.missing_package(first, file).filter(|_| first.starts_with(char::is_uppercase)));
        }
        if diagnostic.help.is_none() && platform.next().is_some() {
            return no_model(format!("there is no class `{name}`; if it is a library class, it has no model"), span);
        }
        diagnostic
    }
}

fn no_model(message: String, span: Span) -> Diagnostic {
    let help = "paths that use it end as unsupported; its source can be given as a source root".to_owned();
    Diagnostic { severity: Severity::Warning, code: "missing-model", message, span, help: Some(help) }
}

pub(crate) fn dotted(path: &[Name]) -> String {
    path.iter().map(|name| &*name.text).collect::<Vec<_>>().join(".")
}
