//! Inference of type arguments: from arguments, then from the target, then from bounds. It only has to be good enough to
//! find members and place casts; the choice of type arguments never changes what a valid program does.

use super::super::ast::{self, WildKind};
use super::super::types::JType;
use super::Cx;
use super::overload::{Arg, Choice, formal_at};
use crate::model::ClassId;

/// Types for variables to infer.
#[derive(Clone, Default)]
pub(crate) struct Solution(pub Vec<(u32, JType)>);

impl Solution {
    pub(crate) fn apply(&self, ty: &JType) -> JType {
        match ty {
            JType::Infer(id) => match self.0.iter().find(|(i, _)| i == id) {
                Some((_, found)) => found.clone(),
                None => ty.clone(),
            },
            JType::Class(class, args) if !args.is_empty() => JType::Class(*class, args.iter().map(|arg| self.apply(arg)).collect()),
            JType::Array(element) => JType::array(self.apply(element)),
            JType::Wild(Some((kind, bound))) => match self.apply(bound) {
                inner @ JType::Wild(_) => inner,
                inner => JType::Wild(Some((*kind, std::rc::Rc::new(inner)))),
            },
            _ => ty.clone(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// The variable is a supertype of the type.
    Lower,
    Equal,
    /// The variable is a subtype of the type.
    Upper,
}

#[derive(Default)]
struct Bounds {
    found: Vec<(u32, Bound, JType)>,
}

impl Cx<'_> {
    pub(crate) fn infer_call(&mut self, choice: &Choice, args: &[Arg], type_args: &[JType], target: Option<&JType>) -> Solution {
        let ret = choice.subst.apply(&self.p.front.methods[choice.method.index()].ret);
        self.infer_result(choice, args, type_args, &ret, target)
    }

    /// As for a method with the given result type.
    pub(crate) fn infer_result(
        &mut self,
        choice: &Choice,
        args: &[Arg],
        type_args: &[JType],
        ret: &JType,
        target: Option<&JType>,
    ) -> Solution {
        if choice.infer.is_empty() {
            return Solution::default();
        }
        if type_args.len() == choice.infer.len() {
            let given = choice.infer.iter().zip(type_args);
            return Solution(given.map(|(&(id, _), ty)| (id, ty.clone())).collect());
        }
        let mut bounds = Bounds::default();
        for (i, arg) in args.iter().enumerate() {
            let formal = formal_at(choice, i, choice.is_varargs);
            match arg {
                Arg::Value(value) => self.collect(&formal, &value.ty.clone(), Bound::Lower, &mut bounds),
                Arg::Type(ty) => self.collect(&formal, ty, Bound::Lower, &mut bounds),
                Arg::Deferred(_) => {}
            }
        }
        self.collect_declared(choice, &mut bounds);
        if let Some(target) = target.filter(|ty| ty.is_reference() && !ty.is_never()) {
            self.collect(ret, target, Bound::Upper, &mut bounds);
        }
        for (i, arg) in args.iter().enumerate() {
            if let Arg::Deferred(expr) = arg {
                let formal = formal_at(choice, i, choice.is_varargs);
                self.collect_deferred(choice, expr, &formal, &mut bounds);
            }
        }
        self.solve(choice, &bounds)
    }

    /// Bounds that follow from `actual` being converted to `formal` (`Lower`), equal to it, or the reverse (`Upper`).
    fn collect(&mut self, formal: &JType, actual: &JType, bound: Bound, bounds: &mut Bounds) {
        if !formal.has_infer() || actual.is_never() {
            return;
        }
        match (formal, actual) {
            (JType::Infer(_), JType::Infer(_) | JType::Void | JType::Wild(None)) => {}
            (JType::Infer(_), JType::Null) => {}
            (JType::Infer(id), JType::Prim(prim)) => {
                let boxed = self.boxed(*prim);
                bounds.found.push((*id, bound, boxed));
            }
            (JType::Infer(id), JType::Wild(Some((_, inner)))) => {
                bounds.found.push((*id, bound, (**inner).clone()));
            }
            (JType::Infer(id), _) => bounds.found.push((*id, bound, actual.clone())),
            (JType::Array(formal), JType::Array(actual)) if actual.is_reference() => {
                self.collect(&formal.clone(), &actual.clone(), bound, bounds);
            }
            (JType::Class(class, _), _) if bound != Bound::Upper => {
                if let Some(JType::Class(_, args)) = self.p.as_super(actual, *class) {
                    self.collect_args(formal, &args, bounds);
                }
            }
            (JType::Class(..), JType::Class(target, args)) => {
                if let Some(seen) = self.p.as_super(formal, *target) {
                    self.collect_args(&seen, args, bounds);
                }
            }
            (JType::Wild(Some((WildKind::Extends, inner))), _) => {
                self.collect(&inner.clone(), actual, bound, bounds);
            }
            _ => {}
        }
    }

    /// What is above one variable is below the bounds that it is declared with, which may be or mention other variables (JLS 18.1.3).
    fn collect_declared(&mut self, choice: &Choice, bounds: &mut Bounds) {
        for _ in 1..choice.infer.len() {
            for &(id, var) in &choice.infer {
                let own: Vec<JType> =
                    bounds.found.iter().filter(|(i, kind, _)| *i == id && *kind != Bound::Upper).map(|(_, _, ty)| ty.clone()).collect();
                for declared in self.p.front.type_vars[var.0 as usize].bounds.clone() {
                    let declared = choice.subst.apply(&declared);
                    let mut implied = Bounds::default();
                    for ty in &own {
                        self.collect(&declared, ty, Bound::Lower, &mut implied);
                    }
                    implied.found.retain(|bound| bound.0 != id && !bounds.found.contains(bound));
                    bounds.found.append(&mut implied.found);
                }
            }
        }
    }

    fn collect_args(&mut self, formal: &JType, actuals: &[JType], bounds: &mut Bounds) {
        let JType::Class(_, formals) = formal else { return };
        for (formal, actual) in formals.clone().iter().zip(actuals) {
            match (formal, actual) {
                (JType::Wild(Some((kind, inner))), actual) => {
                    let bound = match kind {
                        WildKind::Extends => Bound::Lower,
                        WildKind::Super => Bound::Upper,
                    };
                    let actual = match actual {
                        JType::Wild(Some((_, inner))) => (**inner).clone(),
                        other => other.clone(),
                    };
                    self.collect(&inner.clone(), &actual, bound, bounds);
                }
                (formal, JType::Wild(Some((_, inner)))) => {
                    self.collect(formal, &inner.clone(), Bound::Equal, bounds);
                }
                (formal, actual) => self.collect(formal, actual, Bound::Equal, bounds),
            }
        }
    }

    /// A lambda tells its result once its parameters are known; a nested call tells its type once its target is.
    fn collect_deferred(&mut self, choice: &Choice, expr: &ast::Expr, formal: &JType, bounds: &mut Bounds) {
        if !formal.has_infer() || self.tries > 5 {
            return;
        }
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.collect_deferred(choice, inner, formal, bounds),
            ast::ExprKind::Conditional(parts) => {
                self.collect_deferred(choice, &parts[1], formal, bounds);
                self.collect_deferred(choice, &parts[2], formal, bounds);
            }
            ast::ExprKind::Lambda(lambda) => {
                let Some(function) = self.function_type(formal) else {
                    return;
                };
                self.collect_lambda_params(lambda, &function.params, bounds);
                let solution = self.solve(choice, bounds);
                let params: Vec<JType> = function.params.iter().map(|p| solution.apply(p)).collect();
                if function.ret.has_infer()
                    && let Some(result) = self.lambda_result(lambda, &params)
                {
                    self.collect(&function.ret, &result, Bound::Lower, bounds);
                }
            }
            ast::ExprKind::MethodRef(reference) => {
                let Some(function) = self.function_type(formal) else {
                    return;
                };
                let known = self.solve_known(choice, bounds);
                let params: Vec<JType> = function.params.iter().map(|p| known.apply(p)).collect();
                if let Some((result, receiver)) = self.reference_result(reference, &params) {
                    if let (Some(receiver), Some(first)) = (receiver, function.params.first()) {
                        self.collect(first, &receiver, Bound::Lower, bounds);
                    }
                    self.collect(&function.ret, &result, Bound::Lower, bounds);
                }
            }
            _ => {
                let known = self.solve_known(choice, bounds);
                let target = known.apply(formal);
                let ty = self.attempt(|cx| cx.expr(expr, Some(&target)).ty);
                self.collect(formal, &ty, Bound::Lower, bounds);
            }
        }
    }

    /// Explicit parameter types of a lambda.
    fn collect_lambda_params(&mut self, lambda: &ast::Lambda, formals: &[JType], bounds: &mut Bounds) {
        for (param, formal) in lambda.params.iter().zip(formals) {
            if let Some(ty) = &param.ty {
                let ty = self.resolve_ty(ty);
                self.collect(formal, &ty, Bound::Equal, bounds);
            }
        }
    }

    /// Variables that have a bound; the others stay open.
    fn solve_known(&mut self, choice: &Choice, bounds: &Bounds) -> Solution {
        let solution = self.solve(choice, bounds);
        let known = solution.0.into_iter().filter(|(id, _)| bounds.found.iter().any(|(i, _, _)| i == id));
        Solution(known.collect())
    }

    fn solve(&mut self, choice: &Choice, bounds: &Bounds) -> Solution {
        let mut solution = Vec::new();
        for &(id, var) in &choice.infer {
            let of_kind = |kind: Bound| -> Vec<JType> {
                let matching = bounds.found.iter().filter(|(i, k, _)| *i == id && *k == kind);
                matching.map(|(_, _, ty)| ty.clone()).collect()
            };
            let ty = if let Some(equal) = of_kind(Bound::Equal).first() {
                equal.clone()
            } else {
                let lower = of_kind(Bound::Lower);
                let upper = of_kind(Bound::Upper);
                match (lower.as_slice(), upper.as_slice()) {
                    ([], []) => self.default_for(choice, var),
                    ([], [first, ..]) => self.within_bound(first, var),
                    (lower, _) => self.lub(lower),
                }
            };
            solution.push((id, ty));
        }
        Solution(solution)
    }

    /// The bound, with the parameters it mentions erased.
    fn default_for(&mut self, _choice: &Choice, var: super::super::types::TypeVarId) -> JType {
        let erased = self.p.erase(&JType::Var(var));
        self.p.from_ty(erased)
    }

    /// The more precise of target and declared bound.
    fn within_bound(&mut self, target: &JType, var: super::super::types::TypeVarId) -> JType {
        let erased = self.p.erase(&JType::Var(var));
        let bound = self.p.from_ty(erased);
        if self.p.is_sub(target, &bound) { target.clone() } else { bound }
    }

    /// One type above all of them: the same type, the nearest common superclass, else a common interface, else `Object`.
    pub(crate) fn lub(&mut self, types: &[JType]) -> JType {
        let types: Vec<JType> = types.iter().filter(|ty| **ty != JType::Null).cloned().collect();
        let Some(first) = types.first().cloned() else {
            return JType::Null;
        };
        if types.iter().any(JType::is_never) {
            return JType::Never;
        }
        let around = std::mem::replace(&mut self.p.front.phantoms.is_strict, true);
        let greatest = types.iter().find(|ty| types.iter().all(|other| self.p.is_sub(other, ty))).cloned();
        self.p.front.phantoms.is_strict = around;
        if let Some(greatest) = greatest {
            return greatest;
        }
        if let Some(unknown) = self.p.front.phantoms.unknown.filter(|unknown| self.all_below(&types, *unknown)) {
            return JType::class(unknown);
        }
        if let Some(common) = self.array_lub(&types) {
            return common;
        }
        let upper = self.p.upper(&first);
        let JType::Class(start, _) = upper else {
            return self.p.object_ty();
        };
        for candidate in self.super_classes(start) {
            if candidate != self.p.object() && self.all_below(&types, candidate) {
                return self.p.as_super(&upper, candidate).unwrap_or_else(|| JType::class(candidate));
            }
        }
        self.p.object_ty()
    }

    fn array_lub(&mut self, types: &[JType]) -> Option<JType> {
        let elements: Option<Vec<JType>> = types
            .iter()
            .map(|ty| match ty {
                JType::Array(element) if element.is_reference() => Some((**element).clone()),
                _ => None,
            })
            .collect();
        elements.map(|elements| JType::array(self.lub(&elements)))
    }

    fn all_below(&mut self, types: &[JType], class: ClassId) -> bool {
        types.iter().all(|ty| self.p.as_super(ty, class).is_some())
    }

    /// Superclasses from the class up, then interfaces breadth first.
    fn super_classes(&mut self, class: ClassId) -> Vec<ClassId> {
        let mut order = Vec::new();
        let mut current = Some(class);
        while let Some(id) = current {
            self.p.ensure_header(id);
            order.push(id);
            current = self.p.class(id).superclass;
        }
        let mut i = 0;
        while i < order.len() {
            self.p.ensure_header(order[i]);
            for interface in self.p.class(order[i]).interfaces.clone() {
                if !order.contains(&interface) {
                    order.push(interface);
                }
            }
            i += 1;
        }
        order
    }
}
