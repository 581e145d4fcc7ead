//! Overload resolution (JLS 15.12.2): three phases, then the most specific method.

use super::super::ast;
use super::super::types::{JType, Subst, TypeVarId};
use super::call::is_functional;
use super::member::Candidate;
use super::{Cx, Typed};
use crate::model::{ClassId, MethodId, Ty};

/// An argument of a call.
pub(crate) enum Arg<'a> {
    Value(Typed),
    /// Waits for its target type.
    Deferred(&'a ast::Expr),
    /// Only its type is known (method references).
    Type(JType),
}

/// The method a call means.
#[derive(Clone)]
pub(crate) struct Choice {
    pub method: MethodId,
    /// Parameters of the class to the receiver's arguments, those of the method to variables to infer.
    pub subst: Subst,
    pub infer: Vec<(u32, TypeVarId)>,
    /// Types of the parameters in the source, with variables to infer.
    pub formals: Vec<JType>,
    pub is_varargs: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    None,
    Ambiguous,
    /// It depends on types that are not known.
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Strict,
    Loose,
    Varargs,
}

impl Cx<'_> {
    pub(crate) fn args<'a>(&mut self, args: &'a [ast::Expr]) -> Vec<Arg<'a>> {
        args.iter()
            .map(|arg| {
                let waits = waits_for_target(arg) || self.is_open_call(arg);
                if waits { Arg::Deferred(arg) } else { Arg::Value(self.standalone(arg)) }
            })
            .collect()
    }

    /// `Collectors.toList()`: a static generic method without arguments has its types from the target alone.
    fn is_open_call(&mut self, expr: &ast::Expr) -> bool {
        let ast::ExprKind::Call(call) = &expr.kind else { return false };
        let ast::Receiver::Expr(ast::Expr { kind: ast::ExprKind::Name(class), .. }) = &call.receiver else { return false };
        if !call.args.is_empty() || !call.type_args.is_empty() || !class.starts_with(char::is_uppercase) {
            return false;
        }
        let candidates = self.attempt(|cx| cx.static_methods(class, &call.name.text));
        matches!(candidates.as_slice(), [one] if !self.p.front.methods[one.method.index()].type_params.is_empty())
    }

    pub(crate) fn choose(&mut self, candidates: &[Candidate], args: &[Arg]) -> Result<Choice, Failure> {
        let choices: Vec<Choice> = candidates.iter().map(|c| self.instantiate(c)).collect();
        self.choose_among(&choices, args)
    }

    /// The choice must not depend on subtype relations that nobody knows, except where only one method can be meant at all.
    pub(crate) fn choose_among(&mut self, choices: &[Choice], args: &[Arg]) -> Result<Choice, Failure> {
        let choices = &self.without_misfits(choices, args);
        let possible = self.choose_in_phases(choices, args);
        if self.p.front.phantoms.unknown.is_none() {
            return possible;
        }
        let around = std::mem::replace(&mut self.p.front.phantoms.is_strict, true);
        let certain = self.choose_in_phases(choices, args);
        self.p.front.phantoms.is_strict = around;
        match (certain, possible) {
            (Ok(a), Ok(b)) if a.method == b.method && a.is_varargs == b.is_varargs => Ok(a),
            // Whatever else may be applicable, it is less specific.
            (Ok(a), _) if self.is_exact(&a, args) => Ok(a),
            (Err(a), Err(b)) if a == b => Err(a),
            (Err(_), Ok(b)) if self.only_applicable(choices, args) == Some(b.method) => Ok(b),
            _ => Err(Failure::Unknown),
        }
    }

    /// Every argument has exactly the type of its parameter.
    pub(crate) fn is_exact(&self, choice: &Choice, args: &[Arg]) -> bool {
        let fits = |(arg, formal): (&Arg, &JType)| matches!(arg, Arg::Value(value) if self.p.erase(&value.ty) == self.p.erase(formal));
        !choice.is_varargs && args.iter().zip(&choice.formals).all(fits)
    }

    /// The method that is applicable in some phase, if no other is.
    fn only_applicable(&mut self, choices: &[Choice], args: &[Arg]) -> Option<MethodId> {
        let phases = [Phase::Strict, Phase::Loose, Phase::Varargs];
        let mut found = Vec::new();
        for choice in choices {
            if phases.into_iter().any(|phase| self.is_applicable(choice, args, phase)) {
                found.push(choice.method);
            }
        }
        match found.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }

    fn choose_in_phases(&mut self, choices: &[Choice], args: &[Arg]) -> Result<Choice, Failure> {
        for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
            let mut applicable = Vec::new();
            for choice in choices {
                if self.is_applicable(choice, args, phase) {
                    applicable.push(Choice { is_varargs: phase == Phase::Varargs, ..choice.clone() });
                }
            }
            if !applicable.is_empty() {
                return self.most_specific(&applicable, args);
            }
        }
        Err(Failure::None)
    }

    /// Only the methods whose parameters take what waiting calls and creations give, whatever their type arguments will be.
    fn without_misfits(&mut self, choices: &[Choice], args: &[Arg]) -> Vec<Choice> {
        let mut left: Vec<Choice> = choices.to_vec();
        for (i, arg) in args.iter().enumerate() {
            let Arg::Deferred(expr) = arg else { continue };
            let is_open = left.iter().filter(|choice| choice.formals.len() == args.len()).count() > 1;
            if is_functional(expr) || !is_open || self.tries > 5 {
                continue;
            }
            if let Some(class) = self.attempt(|cx| cx.waiting_class(expr)) {
                left.retain(|choice| {
                    let is_rest = self.p.method(choice.method).is_varargs && i + 1 == choice.formals.len();
                    choice.formals.len() != args.len() || is_rest || self.may_take(&choice.formals[i], class)
                });
            }
        }
        // Where nothing is left, the usual way has the better message.
        if left.is_empty() { choices.to_vec() } else { left }
    }

    /// The class of what a waiting expression gives, if it does not depend on the target.
    fn waiting_class(&mut self, expr: &ast::Expr) -> Option<ClassId> {
        let ty = match &expr.kind {
            ast::ExprKind::Paren(inner) => return self.waiting_class(inner),
            ast::ExprKind::New(new) if new.outer.is_none() => self.resolve_ty(&new.ty),
            ast::ExprKind::Call(call) => self.declared_result(call)?,
            _ => return None,
        };
        match ty {
            JType::Class(class, _) => Some(class),
            _ => None,
        }
    }

    /// True if an object of the class can be an argument for the parameter, type arguments aside.
    fn may_take(&mut self, formal: &JType, class: ClassId) -> bool {
        match formal {
            JType::Prim(_) => self.unboxed(&JType::class(class)).is_some(),
            JType::Class(wanted, _) => self.p.is_subtype(Ty::Class(class), Ty::Class(*wanted)),
            JType::Array(_) => false,
            _ => true,
        }
    }

    /// Fresh variables for the type parameters of the method.
    pub(crate) fn instantiate(&mut self, candidate: &Candidate) -> Choice {
        let info = &self.p.front.methods[candidate.method.index()];
        let vars = info.type_params.clone();
        self.instantiate_with(candidate, &vars)
    }

    pub(crate) fn instantiate_with(&mut self, candidate: &Candidate, vars: &[TypeVarId]) -> Choice {
        let mut subst = candidate.subst.clone();
        let mut infer = Vec::new();
        for &var in vars {
            let fresh = self.p.front.fresh();
            if let JType::Infer(id) = fresh {
                infer.push((id, var));
            }
            subst.0.retain(|(v, _)| *v != var);
            subst.0.push((var, fresh));
        }
        let info = &self.p.front.methods[candidate.method.index()];
        let formals = info.params[info.n_hidden..].iter().map(|param| subst.apply(param)).collect();
        Choice { method: candidate.method, subst, infer, formals, is_varargs: false }
    }

    fn is_applicable(&mut self, choice: &Choice, args: &[Arg], phase: Phase) -> bool {
        let n = choice.formals.len();
        let fits_arity = match phase {
            Phase::Varargs => self.p.method(choice.method).is_varargs && args.len() + 1 >= n,
            _ => args.len() == n,
        };
        fits_arity
            && args.iter().enumerate().all(|(i, arg)| {
                let formal = formal_at(choice, i, phase == Phase::Varargs);
                self.arg_fits(choice, arg, &formal, phase)
            })
    }

    fn arg_fits(&mut self, choice: &Choice, arg: &Arg, formal: &JType, phase: Phase) -> bool {
        let ty = match arg {
            Arg::Value(value) => value.ty.clone(),
            Arg::Type(ty) => ty.clone(),
            Arg::Deferred(expr) => return self.is_potentially_compatible(expr, formal),
        };
        let formal = match formal {
            JType::Wild(Some((ast::WildKind::Super, bound))) => (**bound).clone(),
            JType::Wild(_) => self.p.captured(formal),
            other => other.clone(),
        };
        let fits = match phase {
            Phase::Strict => self.is_strict(&ty, &formal),
            _ => self.is_loose(&ty, &formal),
        };
        fits && self.respects_bound(choice, &ty, &formal)
    }

    /// An argument for a type parameter must be within its (erased) bound.
    fn respects_bound(&mut self, choice: &Choice, ty: &JType, formal: &JType) -> bool {
        let JType::Infer(id) = formal else { return true };
        let Some(&(_, var)) = choice.infer.iter().find(|(i, _)| i == id) else {
            return true;
        };
        let bound = self.p.erase(&JType::Var(var));
        let bound = self.p.from_ty(bound);
        self.is_loose(ty, &bound)
    }

    fn most_specific(&mut self, applicable: &[Choice], args: &[Arg]) -> Result<Choice, Failure> {
        let mut best: Vec<Choice> = Vec::new();
        for choice in applicable {
            let beats_all = applicable.iter().all(|other| other.method == choice.method || self.is_more_specific(choice, other, args));
            if beats_all {
                best.push(choice.clone());
            }
        }
        match best.len() {
            0 => Err(Failure::Ambiguous),
            1 => Ok(best.remove(0)),
            _ => Ok(self.preferred(&best)),
        }
    }

    /// Among methods with equal parameters (inherited from several interfaces): a concrete one, then the most precise result.
    fn preferred(&mut self, best: &[Choice]) -> Choice {
        let mut chosen = best[0].clone();
        for choice in &best[1..] {
            let (a, b) = (self.p.method(choice.method), self.p.method(chosen.method));
            let is_better = match (a.is_abstract, b.is_abstract) {
                (false, true) => true,
                (true, false) => false,
                _ => a.ret != b.ret && self.p.is_subtype(a.ret, b.ret),
            };
            if is_better {
                chosen = choice.clone();
            }
        }
        chosen
    }

    fn is_more_specific(&mut self, a: &Choice, b: &Choice, args: &[Arg]) -> bool {
        let n = if a.is_varargs { args.len().max(a.formals.len()).max(b.formals.len()) } else { args.len() };
        (0..n).all(|i| {
            let (x, y) = (formal_at(a, i, a.is_varargs), formal_at(b, i, b.is_varargs));
            let x = self.bounded(a, &x);
            match args.get(i) {
                Some(Arg::Deferred(expr)) if is_functional(expr) => {
                    self.is_strict(&x, &y) || self.is_functionally_more_specific(expr, &x, &y)
                }
                _ => self.is_strict(&x, &y),
            }
        })
    }

    /// A variable to infer stands for its bound.
    fn bounded(&mut self, choice: &Choice, ty: &JType) -> JType {
        match ty {
            JType::Infer(id) => match choice.infer.iter().find(|(i, _)| i == id) {
                Some(&(_, var)) => {
                    let erased = self.p.erase(&JType::Var(var));
                    self.p.from_ty(erased)
                }
                None => ty.clone(),
            },
            _ => ty.clone(),
        }
    }

    /// JLS 15.12.2.5 for lambdas: compare results, prefer a value over none, and primitive or not as the body is.
    fn is_functionally_more_specific(&mut self, expr: &ast::Expr, x: &JType, y: &JType) -> bool {
        let (Some(f), Some(g)) = (self.function_type(x), self.function_type(y)) else {
            return false;
        };
        if f.params.len() != g.params.len() {
            return false;
        }
        match (&f.ret, &g.ret) {
            (_, JType::Void) => true,
            (JType::Void, _) => false,
            (JType::Prim(_), JType::Prim(_)) => self.is_strict(&f.ret, &g.ret),
            (JType::Prim(_), _) => self.body_is_prim(expr, &f.params) != Some(false),
            (_, JType::Prim(_)) => self.body_is_prim(expr, &f.params) == Some(false),
            _ => self.is_strict(&f.ret, &g.ret),
        }
    }

    /// True if the results of the lambda are primitive.
    fn body_is_prim(&mut self, expr: &ast::Expr, params: &[JType]) -> Option<bool> {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.body_is_prim(inner, params),
            ast::ExprKind::Lambda(lambda) => {
                let ty = self.lambda_result(lambda, params)?;
                Some(matches!(ty, JType::Prim(_)))
            }
            _ => None,
        }
    }
}

/// The type of the i-th argument's parameter.
pub(crate) fn formal_at(choice: &Choice, i: usize, is_varargs: bool) -> JType {
    let last = choice.formals.len().saturating_sub(1);
    if is_varargs && i >= last {
        return match &choice.formals[last] {
            JType::Array(element) => (**element).clone(),
            other => other.clone(),
        };
    }
    choice.formals.get(i).cloned().unwrap_or(JType::Never)
}

/// Lambdas and method references, and calls that pass them on without types of their own.
fn waits_for_target(expr: &ast::Expr) -> bool {
    match &expr.kind {
        _ if is_functional(expr) => true,
        ast::ExprKind::Paren(inner) => waits_for_target(inner),
        ast::ExprKind::Conditional(parts) => waits_for_target(&parts[1]) || waits_for_target(&parts[2]),
        // `foo(bar(x -> …))` and `foo(new C<>(…))`: a receiver fixes the types, a static generic call does not.
        ast::ExprKind::Call(call) => match &call.receiver {
            ast::Receiver::Expr(receiver) => is_name_like(receiver) && call.type_args.is_empty() && call.args.iter().any(waits_for_target),
            _ => call.type_args.is_empty() && call.args.iter().any(waits_for_target),
        },
        ast::ExprKind::New(new) => is_diamond(&new.ty) && new.body.is_none(),
        _ => false,
    }
}

fn is_name_like(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ast::ExprKind::Name(_) => true,
        ast::ExprKind::Field { object, .. } => is_name_like(object),
        _ => false,
    }
}

pub(crate) fn is_diamond(ty: &ast::Type) -> bool {
    match &ty.kind {
        ast::TypeKind::Named(parts) => parts.last().is_some_and(|(_, args)| args.as_ref().is_some_and(Vec::is_empty)),
        _ => false,
    }
}
