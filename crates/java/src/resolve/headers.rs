//! Type parameters and supertypes of classes.

use std::rc::Rc;

use super::ast::{TypeDecl, TypeParam};
use super::names::TypeEnv;
use super::state::{ClassForm, Stage};
use super::syntax::error;
use super::types::{JType, TypeVar, TypeVarId};
use crate::model::{ClassId, ClassKind};
use crate::program::Program;

impl Program {
    /// Enters the type parameters (without bounds).
    pub(crate) fn ensure_params(&mut self, class: ClassId) {
        let info = &self.front.classes[class.index()];
        let Some(decl) = info.decl.clone() else { return };
        if info.stage != Stage::Declared
            || info.n_own_params > 0
            || (decl.type_params.is_empty() && (!info.is_inner || !info.type_params.is_empty()))
        {
            return;
        }
        let is_inner = info.is_inner;
        let outer = info.outer;
        let mut params = self.declare_type_params(&decl.type_params);
        let n_own = params.len();
        if let (true, Some(outer)) = (is_inner, outer) {
            self.ensure_params(outer);
            params.extend_from_slice(&self.front.classes[outer.index()].type_params);
        }
        let info = &mut self.front.classes[class.index()];
        info.type_params = params;
        info.n_own_params = n_own;
    }

    pub(crate) fn declare_type_params(&mut self, params: &[TypeParam]) -> Vec<TypeVarId> {
        params
            .iter()
            .map(|param| {
                let id = TypeVarId(self.front.type_vars.len() as u32);
                self.front.type_vars.push(TypeVar { name: param.name.text.clone(), bounds: Vec::new() });
                id
            })
            .collect()
    }

    pub(crate) fn resolve_bounds(&mut self, vars: &[TypeVarId], params: &[TypeParam], env: TypeEnv) {
        for (&var, param) in vars.iter().zip(params) {
            let mut bounds = Vec::new();
            for bound in &param.bounds {
                let ty = self.resolve_type(bound, env);
                if self.reaches(&ty, var) || !ty.is_reference() {
                    let message = format!("`{}` cannot be bounded like this", param.name.text);
                    self.front.report(error("cyclic-bound", message, bound.span));
                } else {
                    bounds.push(ty);
                }
            }
            self.front.type_vars[var.0 as usize].bounds = bounds;
        }
    }

    /// True if following the bounds from `ty` leads to `var`.
    fn reaches(&self, ty: &JType, var: TypeVarId) -> bool {
        let mut current = ty.clone();
        for _ in 0..=self.front.type_vars.len() {
            match current {
                JType::Var(v) if v == var => return true,
                JType::Var(v) => match self.front.type_vars[v.0 as usize].bounds.first() {
                    Some(bound) => current = bound.clone(),
                    None => return false,
                },
                _ => return false,
            }
        }
        true
    }

    /// Resolves parameters, superclass and interfaces.
    pub(crate) fn ensure_header(&mut self, class: ClassId) {
        self.ensure_params(class);
        if self.front.classes[class.index()].stage != Stage::Declared {
            return;
        }
        let Some(decl) = self.front.classes[class.index()].decl.clone() else {
            return;
        };
        self.front.classes[class.index()].stage = Stage::HeaderBusy;
        let info = &self.front.classes[class.index()];
        // The own members are not in scope in the header, but the own name and parameters are.
        let own: Vec<(Rc<str>, TypeVarId)> =
            info.type_params[..info.n_own_params].iter().map(|&var| (self.front.type_vars[var.0 as usize].name.clone(), var)).collect();
        let file = info.file;
        let local = info.local.clone();
        let outer = info.outer;
        let mut vars = local.type_vars.clone();
        vars.extend(own.iter().cloned());
        let mut locals = local.classes.clone();
        if info.form == ClassForm::Local {
            locals.push((decl.name.text.clone(), class));
        }
        let env = TypeEnv { file, class: outer, vars: &vars, locals: &locals };
        if info.form != ClassForm::Anonymous {
            self.resolve_supers(class, &decl, env);
        }
        let own_vars: Vec<TypeVarId> = own.iter().map(|&(_, var)| var).collect();
        self.front.classes[class.index()].stage = Stage::Header;
        self.resolve_bounds(&own_vars, &decl.type_params, env);
    }

    fn resolve_supers(&mut self, class: ClassId, decl: &TypeDecl, env: TypeEnv) {
        let mut super_ty = match decl.kind {
            ClassKind::Enum => {
                let base = self.well_known("java.lang.Enum");
                self.ensure_params(base);
                let has_param = !self.front.classes[base.index()].type_params.is_empty();
                let args: Vec<JType> = has_param.then(|| JType::class(class)).into_iter().collect();
                Some(JType::Class(base, args.into()))
            }
            ClassKind::Record => Some(JType::class(self.well_known("java.lang.Record"))),
            _ => None,
        };
        if let Some(extends) = &decl.extends {
            super_ty = self.supertype(class, extends, env);
            self.front.classes[class.index()].has_bad_supertype |= super_ty.is_none();
        }
        let mut interfaces = Vec::new();
        for ty in &decl.interfaces {
            let found = self.supertype(class, ty, env);
            self.front.classes[class.index()].has_bad_supertype |= found.is_none();
            if let Some(found) = &found {
                self.note_interface(found);
            }
            interfaces.extend(found);
        }
        if let Some(JType::Class(sup, _)) = &super_ty
            && self.is_interface(*sup)
            && !self.is_phantom(*sup)
        {
            let span = decl.extends.as_ref().map_or(decl.span, |ty| ty.span);
            let message = "an interface is implemented, not extended, by a class".to_owned();
            self.front.report(error("bad-supertype", message, span));
            super_ty = None;
        }
        self.set_supers(class, super_ty, interfaces);
    }

    /// Enters the supertypes into both tables.
    pub(crate) fn set_supers(&mut self, class: ClassId, super_ty: Option<JType>, interfaces: Vec<JType>) {
        let object = self.object();
        let super_ty = super_ty.or_else(|| (class != object).then(|| self.object_ty()));
        let id_of = |ty: &JType| match ty {
            JType::Class(id, _) => Some(*id),
            _ => None,
        };
        self.classes[class.index()].superclass = super_ty.as_ref().and_then(id_of);
        self.classes[class.index()].interfaces = interfaces.iter().filter_map(id_of).collect();
        let info = &mut self.front.classes[class.index()];
        info.super_ty = super_ty;
        info.interface_tys = interfaces;
    }

    /// A supertype, unless it is unknown or leads back to `class`.
    fn supertype(&mut self, class: ClassId, ty: &super::ast::Type, env: TypeEnv) -> Option<JType> {
        let resolved = self.resolve_type(ty, env);
        let JType::Class(sup, _) = &resolved else {
            if resolved != JType::Never {
                let message = "only a class or interface can be extended".to_owned();
                self.front.report(error("bad-supertype", message, ty.span));
            }
            return None;
        };
        self.ensure_header(*sup);
        if self.is_subclass(*sup, class) {
            let name = self.classes[class.index()].display_name.clone();
            let message = format!("`{name}` would extend itself");
            self.front.report(error("cyclic-inheritance", message, ty.span));
            return None;
        }
        Some(resolved)
    }
}
