//! Types with their arguments, as the resolver needs them; `Ty` is what remains after erasure.

use std::rc::Rc;

use super::ast::WildKind;
use crate::model::{Base, ClassId, ClassKind, Prim, Ty};
use crate::program::Program;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct TypeVarId(pub u32);

pub(crate) struct TypeVar {
    pub name: Rc<str>,
    /// Empty means `Object`.
    pub bounds: Vec<JType>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum JType {
    Void,
    Null,
    /// Of an expression that gives no value, because something in it is not understood: it may stand everywhere.
    Never,
    Prim(Prim),
    /// Arguments of all parameters, or none: raw or not generic.
    Class(ClassId, Rc<[JType]>),
    Array(Rc<JType>),
    Var(TypeVarId),
    Wild(Option<(WildKind, Rc<JType>)>),
    /// To be inferred.
    Infer(u32),
    /// Only in specifications.
    Spec(crate::spec::SpecTy),
}

pub(crate) const INT: JType = JType::Prim(Prim::Int);
pub(crate) const LONG: JType = JType::Prim(Prim::Long);
pub(crate) const BOOLEAN: JType = JType::Prim(Prim::Boolean);
pub(crate) const BIGINT: JType = JType::Spec(crate::spec::SpecTy::BigInt);

impl JType {
    pub(crate) fn class(class: ClassId) -> JType {
        JType::Class(class, Rc::from([]))
    }

    pub(crate) fn array(element: JType) -> JType {
        JType::Array(Rc::new(element))
    }

    pub(crate) fn is_reference(&self) -> bool {
        !matches!(self, JType::Prim(_) | JType::Void | JType::Spec(_))
    }

    pub(crate) fn is_never(&self) -> bool {
        match self {
            JType::Never => true,
            JType::Array(element) => element.is_never(),
            _ => false,
        }
    }

    pub(crate) fn as_prim(&self) -> Option<Prim> {
        match self {
            JType::Prim(prim) => Some(*prim),
            _ => None,
        }
    }

    /// Mentions a variable still to be inferred.
    pub(crate) fn has_infer(&self) -> bool {
        match self {
            JType::Infer(_) => true,
            JType::Class(_, args) => args.iter().any(JType::has_infer),
            JType::Array(element) => element.has_infer(),
            JType::Wild(Some((_, bound))) => bound.has_infer(),
            _ => false,
        }
    }
}

/// A simultaneous substitution of type variables.
#[derive(Clone, Default)]
pub(crate) struct Subst(pub Vec<(TypeVarId, JType)>);

impl Subst {
    pub(crate) fn get(&self, var: TypeVarId) -> Option<&JType> {
        self.0.iter().find(|(v, _)| *v == var).map(|(_, ty)| ty)
    }

    pub(crate) fn apply(&self, ty: &JType) -> JType {
        if self.0.is_empty() {
            return ty.clone();
        }
        match ty {
            JType::Var(var) => self.get(*var).cloned().unwrap_or_else(|| ty.clone()),
            JType::Class(class, args) if !args.is_empty() => JType::Class(*class, args.iter().map(|arg| self.apply(arg)).collect()),
            JType::Array(element) => JType::array(self.apply(element)),
            JType::Wild(Some((kind, bound))) => match self.apply(bound) {
                // `? extends (? extends T)` is `? extends T`.
                inner @ JType::Wild(_) => inner,
                inner => JType::Wild(Some((*kind, Rc::new(inner)))),
            },
            _ => ty.clone(),
        }
    }
}

impl Program {
    pub(crate) fn erase(&self, ty: &JType) -> Ty {
        match ty {
            JType::Void => Ty::Void,
            JType::Null => Ty::Null,
            JType::Spec(spec) => Ty::Spec(*spec),
            JType::Prim(prim) => Ty::Prim(*prim),
            JType::Class(class, _) => Ty::Class(*class),
            JType::Array(element) => {
                let array = array_of(self.erase(element));
                if let Ty::Array(base, dimensions) = array {
                    self.front.max_dimensions.set(self.front.max_dimensions.get().max(dimensions));
                    if let Base::Class(class) = base {
                        self.front.array_elements.borrow_mut().insert(class);
                    }
                }
                array
            }
            JType::Var(var) => self.erase(&self.var_bound(*var)),
            JType::Wild(Some((WildKind::Extends, bound))) => self.erase(bound),
            JType::Never | JType::Wild(_) | JType::Infer(_) => Ty::Class(self.object()),
        }
    }

    /// The leftmost bound.
    pub(crate) fn var_bound(&self, var: TypeVarId) -> JType {
        let bounds = &self.front.type_vars[var.0 as usize].bounds;
        match bounds.first() {
            // A variable bounded by itself was reported; do not loop on it.
            Some(JType::Var(other)) if *other == var => self.object_ty(),
            Some(bound) => bound.clone(),
            None => self.object_ty(),
        }
    }

    /// Type variables and wildcards replaced by their bounds, so that members can be looked up.
    pub(crate) fn upper(&self, ty: &JType) -> JType {
        let mut ty = ty.clone();
        for _ in 0..64 {
            ty = match &ty {
                JType::Var(var) => self.var_bound(*var),
                JType::Wild(Some((WildKind::Extends, bound))) => (**bound).clone(),
                JType::Wild(_) | JType::Infer(_) => self.object_ty(),
                _ => return ty,
            };
        }
        self.object_ty()
    }

    pub fn object(&self) -> ClassId {
        ClassId(0)
    }

    pub(crate) fn object_ty(&self) -> JType {
        JType::class(self.object())
    }

    /// Parameters of `class` bound to `args` (to their erasure if raw).
    pub(crate) fn class_subst(&self, class: ClassId, args: &[JType]) -> Subst {
        let params = &self.front.classes[class.index()].type_params;
        if params.is_empty() {
            return Subst::default();
        }
        let is_raw = args.len() != params.len();
        Subst(
            params
                .iter()
                .enumerate()
                .map(|(i, &var)| {
                    let arg = if is_raw { self.from_ty(self.erase(&JType::Var(var))) } else { args[i].clone() };
                    (var, arg)
                })
                .collect(),
        )
    }

    #[expect(clippy::wrong_self_convention, reason = "reads an erased type back, needs the tables")]
    pub(crate) fn from_ty(&self, ty: Ty) -> JType {
        match ty {
            Ty::Void => JType::Void,
            Ty::Null => JType::Null,
            Ty::Spec(spec) => JType::Spec(spec),
            Ty::Prim(prim) => JType::Prim(prim),
            Ty::Class(class) => JType::class(class),
            Ty::Array(base, dims) => {
                let element = match base {
                    Base::Prim(prim) => JType::Prim(prim),
                    Base::Class(class) => JType::class(class),
                };
                (0..dims).fold(element, |element, _| JType::array(element))
            }
        }
    }

    /// `C<T1, …>` inside the declaration of `C`.
    pub(crate) fn this_type(&self, class: ClassId) -> JType {
        let params = &self.front.classes[class.index()].type_params;
        JType::Class(class, params.iter().map(|&var| JType::Var(var)).collect())
    }

    /// Direct supertypes, the superclass first, with arguments substituted. Interfaces have `Object`.
    pub(crate) fn direct_supers(&mut self, class: ClassId, args: &[JType]) -> Vec<JType> {
        self.ensure_header(class);
        let subst = self.class_subst(class, args);
        let info = &self.front.classes[class.index()];
        let mut supers: Vec<JType> = info.super_ty.iter().map(|ty| subst.apply(ty)).collect();
        supers.extend(info.interface_tys.iter().map(|ty| subst.apply(ty)));
        if args.is_empty() && !info.type_params.is_empty() {
            supers = supers.iter().map(|ty| self.from_ty(self.erase(ty))).collect();
        }
        supers
    }

    /// `ty` seen as an instance of `target`, if it is a subtype.
    pub(crate) fn as_super(&mut self, ty: &JType, target: ClassId) -> Option<JType> {
        match ty {
            JType::Class(class, _) if *class == target => Some(ty.clone()),
            JType::Class(class, args) => {
                self.ensure_header(*class);
                if target == self.object() {
                    return Some(self.object_ty());
                }
                if !self.is_subclass(*class, target) {
                    return None;
                }
                let supers = self.direct_supers(*class, args);
                supers.iter().find_map(|sup| self.as_super(sup, target))
            }
            JType::Var(var) => {
                let bounds = self.front.type_vars[var.0 as usize].bounds.clone();
                let found = bounds.iter().filter(|bound| **bound != *ty).find_map(|bound| self.as_super(bound, target));
                found.or_else(|| (target == self.object()).then(|| self.object_ty()))
            }
            JType::Wild(_) => {
                let upper = self.upper(ty);
                self.as_super(&upper, target)
            }
            JType::Array(_) => (target == self.object()
                || matches!(self.classes[target.index()].binary_name.as_str(), "java.lang.Cloneable" | "java.io.Serializable"))
            .then(|| JType::class(target)),
            _ => None,
        }
    }

    /// Where supertypes are not known, a type may be below a class without being it in the tables.
    fn may_be_sub(&mut self, sub: &JType, sup: ClassId) -> bool {
        if self.front.phantoms.is_strict || self.front.phantoms.unknown.is_none() {
            return false;
        }
        matches!(self.upper(sub), JType::Class(class, _) if self.may_be_below(class, sup))
    }

    pub(crate) fn is_interface(&self, class: ClassId) -> bool {
        matches!(self.classes[class.index()].kind, ClassKind::Interface | ClassKind::Annotation)
    }

    /// Reference widening between types with arguments. Arguments are not compared: they do not change what runs.
    pub(crate) fn is_sub(&mut self, sub: &JType, sup: &JType) -> bool {
        match (sub, sup) {
            (JType::Never | JType::Infer(_), _) | (_, JType::Never | JType::Infer(_)) => true,
            (JType::Null, sup) => sup.is_reference(),
            (JType::Prim(a), JType::Prim(b)) => a == b,
            (JType::Spec(a), JType::Spec(b)) => a == b,
            (JType::Void, JType::Void) => true,
            (JType::Var(a), JType::Var(b)) if a == b => true,
            (JType::Array(a), JType::Array(b)) => match (&**a, &**b) {
                (JType::Prim(a), JType::Prim(b)) => a == b,
                (JType::Prim(_), b) => *b == JType::Never,
                (_, JType::Prim(_)) => a.is_never(),
                _ => self.is_sub(&a.clone(), &b.clone()),
            },
            (_, JType::Class(class, _)) if sub.is_reference() => self.as_super(sub, *class).is_some() || self.may_be_sub(sub, *class),
            (_, JType::Wild(Some((WildKind::Super | WildKind::Extends, bound)))) => {
                let bound = (**bound).clone();
                self.is_sub(sub, &bound)
            }
            (JType::Var(var), _) => self.is_bounded_by(*var, sup),
            // A variable of another scope: what is known of it is its bound, and only null and itself fit in.
            (JType::Wild(_), _) => {
                let upper = self.upper(sub);
                !matches!(upper, JType::Class(c, _) if c == self.object()) && self.is_sub(&upper, sup)
            }
            _ => false,
        }
    }

    /// True if a bound of the variable is below the type, or one of a variable that bounds it (JLS 4.10.2).
    fn is_bounded_by(&mut self, var: TypeVarId, sup: &JType) -> bool {
        let mut variables = vec![var];
        let mut next = 0;
        while let Some(variable) = variables.get(next).copied() {
            next += 1;
            for bound in self.front.type_vars[variable.0 as usize].bounds.clone() {
                match &bound {
                    _ if bound == *sup => return true,
                    JType::Var(other) if !variables.contains(other) => variables.push(*other),
                    JType::Var(_) => {}
                    _ if self.is_sub(&bound, sup) => return true,
                    _ => {}
                }
            }
        }
        false
    }
}

pub(crate) fn array_of(element: Ty) -> Ty {
    match element {
        Ty::Prim(prim) => Ty::Array(Base::Prim(prim), 1),
        Ty::Class(class) => Ty::Array(Base::Class(class), 1),
        Ty::Array(base, dims) => Ty::Array(base, dims.saturating_add(1)),
        Ty::Void | Ty::Null | Ty::Spec(_) => element,
    }
}

/// The type of the elements of an array type.
pub(crate) fn element_of(array: Ty) -> Ty {
    match array {
        Ty::Array(Base::Prim(prim), 1) => Ty::Prim(prim),
        Ty::Array(Base::Class(class), 1) => Ty::Class(class),
        Ty::Array(base, dims) => Ty::Array(base, dims - 1),
        other => other,
    }
}
