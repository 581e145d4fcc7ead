//! Methods that a class may inherit from classes without source: calls that would reach them end as unsupported.

use std::rc::Rc;

use super::complete::hidden_info;
use super::state::{Origin, start_of};
use super::types::JType;
use crate::model::{ClassId, Method, MethodId, MethodKind, Param};
use crate::program::Program;

/// Methods of `Object` that nothing overrides.
const FINAL: &[&str] = &["getClass", "notify", "notifyAll", "wait"];

impl Program {
    /// Gives a class below phantom classes a method of its own for each one that they may override unseen.
    pub(crate) fn add_unknown_overrides(&mut self, class: ClassId) {
        if !self.is_incomplete(class) || self.is_phantom(class) || self.is_interface(class) {
            return;
        }
        let mut supers = Vec::new();
        self.collect_supers(&self.this_type(class), &mut supers);
        for sup in supers {
            let JType::Class(sup, _) = sup else { continue };
            self.ensure_members(sup);
            for method in self.classes[sup.index()].methods.clone() {
                if self.may_be_overridden_unseen(class, method) {
                    self.add_unknown_override(class, method);
                }
            }
        }
    }

    /// Classes are looked through before interfaces, from the class up: what is found below the first phantom is certain.
    fn may_be_overridden_unseen(&self, class: ClassId, method: MethodId) -> bool {
        let data = self.method(method);
        let is_fixed = data.class == self.object() && FINAL.contains(&data.name.as_str());
        if data.kind != MethodKind::Method || data.is_static || data.is_private || is_fixed {
            return false;
        }
        let mut current = Some(class);
        while let Some(id) = current {
            if self.is_phantom(id) {
                return true;
            }
            if self.has_descriptor(id, method) {
                return false;
            }
            current = self.class(id).superclass;
        }
        // Found in an interface, where one without source may have a default of its own.
        true
    }

    fn add_unknown_override(&mut self, class: ClassId, overridden: MethodId) {
        let span = start_of(self.classes[class.index()].span);
        let method = self.method(overridden);
        let what = format!("`{}`, which may be inherited from a class without source", method.name);
        let own = Method {
            class,
            name: method.name.clone(),
            kind: MethodKind::Method,
            params: method
                .params
                .iter()
                .map(|param| Param { name: param.name.clone(), ty: param.ty, capture: param.capture, span })
                .collect(),
            ret: method.ret,
            is_static: false,
            is_abstract: false,
            is_private: false,
            is_varargs: method.is_varargs,
            is_native: false,
            is_synthetic: true,
            span,
            name_span: span,
        };
        let types = own.params.iter().map(|param| self.from_ty(param.ty)).collect();
        let ret = self.from_ty(own.ret);
        self.add_method(own, hidden_info(types, ret, Origin::Unsupported(Rc::from(what))));
    }
}
