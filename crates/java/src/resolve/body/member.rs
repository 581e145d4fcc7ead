//! Members of types by name, inherited ones included, with type arguments substituted.

use super::super::ast::WildKind;
use super::super::types::{JType, Subst};
use super::Cx;
use crate::model::{ClassId, FieldId, MethodId, MethodKind, Ty};
use crate::program::Program;

/// A method that a call may mean.
#[derive(Clone)]
pub(crate) struct Candidate {
    pub method: MethodId,
    /// Arguments of the class that declares it, as the receiver's type has them.
    pub subst: Subst,
}

impl Program {
    /// A field of the type, with its type there.
    pub(crate) fn field_named(&mut self, ty: &JType, name: &str) -> Option<(FieldId, JType)> {
        let ty = self.upper(ty);
        let JType::Class(class, args) = &ty else {
            return None;
        };
        self.ensure_members(*class);
        if let Some(field) = self.own_field(*class, name) {
            let subst = self.class_subst(*class, args);
            let found = subst.apply(&self.front.fields[field.index()].ty);
            let found = self.captured(&found);
            return Some((field, found));
        }
        let supers = self.direct_supers(*class, args);
        // Interfaces first: their constants hide nothing, and a clash is an error anyway.
        supers.iter().find_map(|sup| self.field_named(sup, name))
    }

    /// A wildcard that substitution put at the top level is read as its bound.
    pub(crate) fn captured(&self, ty: &JType) -> JType {
        match ty {
            JType::Wild(Some((WildKind::Extends, bound))) => self.captured(bound),
            JType::Wild(_) => self.object_ty(),
            _ => ty.clone(),
        }
    }

    pub(crate) fn field_names(&mut self, ty: &JType) -> Vec<String> {
        let JType::Class(class, args) = self.upper(ty) else {
            return Vec::new();
        };
        self.ensure_members(class);
        let mut names: Vec<String> = self.classes[class.index()]
            .fields
            .iter()
            .map(|field| &self.fields[field.index()])
            .filter(|field| !field.is_synthetic)
            .map(|field| field.name.clone())
            .collect();
        for sup in self.direct_supers(class, &args) {
            names.extend(self.field_names(&sup));
        }
        names
    }

    pub(crate) fn method_names(&mut self, ty: &JType) -> Vec<String> {
        let JType::Class(class, args) = self.upper(ty) else {
            return Vec::new();
        };
        self.ensure_members(class);
        let mut names: Vec<String> = self.classes[class.index()]
            .methods
            .iter()
            .map(|method| &self.methods[method.index()])
            .filter(|method| method.kind == MethodKind::Method)
            .map(|method| method.name.clone())
            .collect();
        for sup in self.direct_supers(class, &args) {
            names.extend(self.method_names(&sup));
        }
        names
    }

    /// The class is a library model or inherits from one (other than `Object`): what it lacks may exist in the library.
    pub(crate) fn lacks_members(&self, class: ClassId) -> bool {
        let mut stack = vec![class];
        let mut seen = Vec::new();
        while let Some(current) = stack.pop() {
            if seen.contains(&current) {
                continue;
            }
            seen.push(current);
            let data = self.class(current);
            let is_root = matches!(data.binary_name.as_str(), "java.lang.Enum" | "java.lang.Record");
            if (data.is_library && current != self.object() && !is_root) || self.front.classes[current.index()].has_bad_supertype {
                return true;
            }
            stack.extend(data.superclass.iter().chain(&data.interfaces));
        }
        false
    }

    /// All methods of the name that the type has; overridden ones are left out.
    pub(crate) fn methods_named(&mut self, ty: &JType, name: &str) -> Vec<Candidate> {
        let mut found = Vec::new();
        match ty {
            JType::Var(var) => {
                let bounds = self.front.type_vars[var.0 as usize].bounds.clone();
                for bound in bounds.iter().filter(|bound| *bound != ty) {
                    self.collect_methods(&self.upper(bound), name, &mut found);
                }
                if bounds.is_empty() {
                    self.collect_methods(&self.object_ty(), name, &mut found);
                }
            }
            JType::Array(_) => self.collect_methods(&self.object_ty(), name, &mut found),
            _ => self.collect_methods(&self.upper(ty), name, &mut found),
        }
        found
    }

    fn collect_methods(&mut self, ty: &JType, name: &str, found: &mut Vec<Candidate>) {
        let JType::Class(class, args) = ty else { return };
        self.ensure_members(*class);
        let subst = self.class_subst(*class, args);
        for method in self.classes[class.index()].methods.clone() {
            let data = &self.methods[method.index()];
            let is_candidate = data.name == name && data.kind == MethodKind::Method && !self.front.methods[method.index()].is_hidden;
            if !is_candidate || found.iter().any(|c| c.method == method) {
                continue;
            }
            let candidate = Candidate { method, subst: subst.clone() };
            if !found.iter().any(|other| self.overrides(other, &candidate)) {
                found.push(candidate);
            }
        }
        for sup in self.direct_supers(*class, args) {
            self.collect_methods(&sup, name, found);
        }
    }

    fn overrides(&self, sub: &Candidate, sup: &Candidate) -> bool {
        let (a, b) = (self.method(sub.method), self.method(sup.method));
        if !self.is_subclass(a.class, b.class) || a.class == b.class {
            return false;
        }
        self.erased_params(sub) == self.erased_params(sup) || a.params.iter().map(|p| p.ty).eq(b.params.iter().map(|p| p.ty))
    }

    /// Erased parameter types as seen from the receiver.
    pub(crate) fn erased_params(&self, candidate: &Candidate) -> Vec<Ty> {
        self.front.methods[candidate.method.index()].params.iter().map(|param| self.erase(&candidate.subst.apply(param))).collect()
    }
}

impl Cx<'_> {
    /// The only method of that name in a library class.
    pub(crate) fn simple_method(&mut self, class: &str, name: &str) -> Option<MethodId> {
        let class = self.p.well_known(class);
        self.p.ensure_members(class);
        let methods = self.p.class(class).methods.clone();
        methods.into_iter().find(|m| self.p.method(*m).name == name)
    }
}
