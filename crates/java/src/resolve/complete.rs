//! The last touches to a class: constants, `<clinit>`, bridge methods.

use super::ast::Member;
use super::body;
use super::members::same_params;
use super::state::{ConstantState, MethodInfo, Origin, Stage, start_of};
use super::types::JType;
use crate::model::{ClassId, ClassKind, FieldId, Literal, Method, MethodId, MethodKind, Param, Prim, Ty};
use crate::program::Program;

impl Program {
    /// Completes every class that has been declared, and those found on the way.
    pub(crate) fn complete_all(&mut self) {
        while let Some(class) = self.front.pending.pop_front() {
            self.complete(class);
        }
    }

    pub(crate) fn complete(&mut self, class: ClassId) {
        self.ensure_members(class);
        if self.front.classes[class.index()].stage != Stage::Members {
            return;
        }
        self.front.classes[class.index()].stage = Stage::Complete;
        for field in self.classes[class.index()].fields.clone() {
            self.field_constant(field);
        }
        self.add_static_init(class);
        self.add_bridges(class);
        self.add_unknown_overrides(class);
    }

    /// The value of a constant variable.
    pub(crate) fn field_constant(&mut self, field: FieldId) -> Option<Literal> {
        let info = &self.front.fields[field.index()];
        if info.constant_state != ConstantState::Untried {
            return info.constant.clone();
        }
        let ty = info.ty.clone();
        let decl = info.decl.clone();
        let is_string = matches!(&ty, JType::Class(class, _)
            if self.classes[class.index()].binary_name == "java.lang.String");
        self.front.fields[field.index()].constant_state = ConstantState::Busy;
        let init = decl.as_ref().and_then(|decl| decl.init.as_ref());
        let value = match init {
            Some(init) if is_string || matches!(ty, JType::Prim(_)) && body::may_be_constant(init) => {
                let class = self.fields[field.index()].class;
                body::constant_value(self, class, init, &ty)
            }
            _ => None,
        };
        let info = &mut self.front.fields[field.index()];
        info.constant_state = ConstantState::Done;
        info.constant.clone_from(&value);
        if self.fields[field.index()].is_static {
            self.fields[field.index()].constant.clone_from(&value);
        }
        value
    }

    fn add_static_init(&mut self, class: ClassId) {
        let Some(decl) = self.front.classes[class.index()].decl.clone() else {
            return;
        };
        let has_work = decl.kind == ClassKind::Enum
            || decl.members.iter().any(|member| match member {
                Member::Initializer(init) => init.is_static,
                Member::Field(field) => {
                    field.modifiers.is_static
                        && (field.init.is_some() || field.is_broken)
                        && (self.own_field(class, &field.name.text)).is_none_or(|id| self.fields[id.index()].constant.is_none())
                }
                _ => false,
            });
        if !has_work && !self.has_static_specs(class) {
            return;
        }
        let span = start_of(decl.span);
        let method = Method {
            class,
            name: "<clinit>".to_owned(),
            kind: MethodKind::StaticInit,
            params: Vec::new(),
            ret: Ty::Void,
            is_static: true,
            is_abstract: false,
            is_private: true,
            is_varargs: false,
            is_native: false,
            is_synthetic: true,
            span,
            name_span: span,
        };
        let id = self.add_method(method, hidden_info(Vec::new(), JType::Void, Origin::StaticInit));
        self.classes[class.index()].static_init = Some(id);
    }

    /// Where a method overrides one with another erased signature, callers of the latter go through a bridge.
    pub(crate) fn add_bridges(&mut self, class: ClassId) {
        let this = self.this_type(class);
        let mut supers = Vec::new();
        self.collect_supers(&this, &mut supers);
        for sup in supers {
            let JType::Class(sup_class, args) = &sup else { continue };
            self.ensure_members(*sup_class);
            for overridden in self.classes[sup_class.index()].methods.clone() {
                self.add_bridge(class, overridden, args);
            }
        }
    }

    /// All proper supertypes, nearest first.
    pub(crate) fn collect_supers(&mut self, ty: &JType, found: &mut Vec<JType>) {
        let JType::Class(class, args) = ty else { return };
        for sup in self.direct_supers(*class, args) {
            if !found.contains(&sup) {
                found.push(sup.clone());
                self.collect_supers(&sup, found);
            }
        }
    }

    fn add_bridge(&mut self, class: ClassId, overridden: MethodId, args: &[JType]) {
        let method = &self.methods[overridden.index()];
        if method.kind != MethodKind::Method || method.is_static || method.is_private || self.front.methods[overridden.index()].is_hidden {
            return;
        }
        let subst = self.class_subst(method.class, args);
        let info = &self.front.methods[overridden.index()];
        let wanted: Vec<Ty> = info.params.iter().map(|param| self.erase(&subst.apply(param))).collect();
        let Some(target) = self.implementation(class, overridden, &wanted) else {
            return;
        };
        self.add_bridge_between(class, overridden, target);
    }

    /// A bridge in `class` from the signature of `overridden` to `target`, unless there is one or none is needed.
    pub(crate) fn add_bridge_between(&mut self, class: ClassId, overridden: MethodId, target: MethodId) {
        let (method, real) = (&self.methods[overridden.index()], &self.methods[target.index()]);
        let is_same = method.ret == real.ret && same_params(&method.params, &real.params);
        if is_same || self.has_descriptor(class, overridden) {
            return;
        }
        let span = start_of(self.classes[class.index()].span);
        let params: Vec<Param> = method
            .params
            .iter()
            .zip(&real.params)
            .map(|(p, real)| Param { name: real.name.clone(), ty: p.ty, capture: real.capture, span })
            .collect();
        let bridge = Method {
            class,
            name: method.name.clone(),
            kind: MethodKind::Method,
            params,
            ret: method.ret,
            is_static: false,
            is_abstract: false,
            is_private: false,
            is_varargs: false,
            is_native: false,
            is_synthetic: true,
            span,
            name_span: span,
        };
        let types = bridge.params.iter().map(|p| self.from_ty(p.ty)).collect();
        let ret = self.from_ty(bridge.ret);
        self.add_method(bridge, hidden_info(types, ret, Origin::Bridge(target)));
    }

    /// The method of `class` (or inherited from its superclasses) that overrides `overridden`, whose parameters are `wanted` here.
    fn implementation(&mut self, class: ClassId, overridden: MethodId, wanted: &[Ty]) -> Option<MethodId> {
        let name = self.methods[overridden.index()].name.clone();
        let home = self.methods[overridden.index()].class;
        let mut current = JType::Class(class, Vec::new().into());
        if let JType::Class(_, args) = &mut current
            && let JType::Class(_, own) = self.this_type(class)
        {
            *args = own;
        }
        loop {
            let JType::Class(id, args) = current.clone() else { return None };
            self.ensure_members(id);
            if id != class && (self.is_subclass(id, home) || id == home) {
                // Inherited together with the overridden method: the bridge, if any, is inherited too.
                return None;
            }
            let subst = self.class_subst(id, &args);
            let found = self.classes[id.index()].methods.iter().copied().find(|&m| {
                let method = &self.methods[m.index()];
                let info = &self.front.methods[m.index()];
                method.name == name
                    && m != overridden
                    && method.kind == MethodKind::Method
                    && !info.is_hidden
                    && !method.is_static
                    && !method.is_private
                    && info.params.len() == wanted.len()
                    && info.params.iter().zip(wanted).all(|(p, w)| self.erase(&subst.apply(p)) == *w)
            });
            if found.is_some() {
                return found;
            }
            current = self.direct_supers(id, &args).into_iter().next()?;
            if self.is_interface(class) {
                return None;
            }
        }
    }

    /// True if `class` declares a method with exactly the erased signature.
    pub(crate) fn has_descriptor(&self, class: ClassId, like: MethodId) -> bool {
        let like = &self.methods[like.index()];
        self.classes[class.index()].methods.iter().any(|&m| {
            let method = &self.methods[m.index()];
            method.name == like.name && method.ret == like.ret && same_params(&method.params, &like.params)
        })
    }
}

pub(crate) fn hidden_info(params: Vec<JType>, ret: JType, origin: Origin) -> MethodInfo {
    MethodInfo { type_params: Vec::new(), params, ret, n_hidden: 0, origin, is_hidden: true }
}

/// Numeric types in the order of widening matter elsewhere; here only the boxes.
pub(crate) fn box_name(prim: Prim) -> &'static str {
    match prim {
        Prim::Boolean => "java.lang.Boolean",
        Prim::Byte => "java.lang.Byte",
        Prim::Short => "java.lang.Short",
        Prim::Char => "java.lang.Character",
        Prim::Int => "java.lang.Integer",
        Prim::Long => "java.lang.Long",
        Prim::Float => "java.lang.Float",
        Prim::Double => "java.lang.Double",
    }
}
