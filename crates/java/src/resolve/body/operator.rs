//! Unary, binary and conditional operators, with their promotions.

use super::super::ast::{self, Op, PrefixOp};
use super::super::types::{BIGINT, BOOLEAN, INT, JType};
use super::constant::{self, fold_binary, fold_logical, fold_unary};
use super::convert::{is_integral, promote, promote_both, widens};
use super::{Cx, Typed};
use crate::model::{BinaryOp, Expr, ExprKind, Literal, Prim, Span, Stmt, StmtKind, Ty, UnaryOp};

/// The type of one branch of a conditional or switch expression.
#[derive(Clone, Debug)]
pub(crate) struct BranchType {
    pub ty: JType,
    pub constant: Option<Literal>,
}

impl BranchType {
    pub(crate) fn of(value: &Typed) -> Self {
        BranchType { ty: value.ty.clone(), constant: value.constant.clone() }
    }
}

impl Cx<'_> {
    pub(crate) fn prefix(&mut self, op: PrefixOp, operand: &ast::Expr, span: Span) -> Typed {
        if let (PrefixOp::Neg, ast::ExprKind::Int { value, is_long, is_decimal: true }) = (op, &operand.kind) {
            // -2147483648 is one literal, its digits alone are too large.
            let (value, ty) = if *is_long {
                ((*value as i64).wrapping_neg(), JType::Prim(Prim::Long))
            } else {
                (i64::from((*value as i32).wrapping_neg()), INT)
            };
            return self.literal(Literal::Int(value), ty, span);
        }
        let mut value = self.standalone(operand);
        if value.ty.is_never() {
            return value;
        }
        if let JType::Spec(_) = value.ty {
            return self.spec_prefix(op, value, span);
        }
        let bindings = (std::mem::take(&mut value.when_false), std::mem::take(&mut value.when_true));
        let constant = value.constant.clone().filter(|_| self.may_fold());
        let shown = self.p.show(&value.ty);
        let Ok((expr, prim)) = self.as_prim(value) else {
            return self.bad_operand(&shown, span);
        };
        let (model, result) = match op {
            PrefixOp::Not if prim == Prim::Boolean => (Some(UnaryOp::Not), Prim::Boolean),
            PrefixOp::BitNot if is_integral(prim) => (Some(UnaryOp::BitNot), promote(prim)),
            PrefixOp::Neg if prim != Prim::Boolean => (Some(UnaryOp::Neg), promote(prim)),
            PrefixOp::Plus if prim != Prim::Boolean => (None, promote(prim)),
            _ => return self.bad_operand(&shown, span),
        };
        let constant = constant.and_then(|c| constant::convert(&c, result)).and_then(|c| match model {
            Some(op) => fold_unary(op, &c, result),
            None => Some(c),
        });
        if let Some(value) = constant {
            return self.literal(value, JType::Prim(result), span);
        }
        let operand = self.prim(expr, prim, result);
        let expr = match model {
            Some(op) => Expr { kind: ExprKind::Unary { op, operand: Box::new(operand) }, ty: Ty::Prim(result), span },
            None => operand,
        };
        let mut typed = Typed::new(expr, JType::Prim(result));
        if op == PrefixOp::Not {
            (typed.when_true, typed.when_false) = bindings;
        }
        typed
    }

    pub(crate) fn bad_operand(&mut self, shown: &str, span: Span) -> Typed {
        let message = format!("this operator does not work on `{shown}`");
        self.broken("type-mismatch", message, span)
    }

    /// Left-nested chains are as long as the programmer likes, so the spine is walked, not recursed.
    pub(crate) fn binary(&mut self, op: Op, lhs: &ast::Expr, rhs: &ast::Expr, span: Span) -> Typed {
        let mut spine = vec![(op, rhs, span)];
        let mut first = lhs;
        while let ast::ExprKind::Binary { op, lhs, rhs } = &first.kind {
            spine.push((*op, rhs, first.span));
            first = lhs;
        }
        let mut value = self.standalone(first);
        while let Some((op, rhs, span)) = spine.pop() {
            value = match op {
                Op::Strict(op) => {
                    let rhs = self.standalone(rhs);
                    self.strict(op, value, rhs, span)
                }
                Op::AndAlso | Op::OrElse => self.logical(op, value, rhs, span),
            };
        }
        value
    }

    fn logical(&mut self, op: Op, mut lhs: Typed, rhs: &ast::Expr, span: Span) -> Typed {
        let is_and = op == Op::AndAlso;
        let visible = if is_and { lhs.when_true.clone() } else { lhs.when_false.clone() };
        let mut rhs = self.scoped(|cx| {
            cx.scope.extend(visible);
            cx.standalone(rhs)
        });
        let constant = match (&lhs.constant, &rhs.constant) {
            (Some(a), Some(b)) => fold_logical(op, a, b),
            _ => None,
        };
        let (mut when_true, mut when_false) = (Vec::new(), Vec::new());
        let bindings = if is_and { &mut when_true } else { &mut when_false };
        for side in [&mut lhs, &mut rhs] {
            let found = if is_and { &mut side.when_true } else { &mut side.when_false };
            bindings.append(found);
        }
        let (a, b) = (self.condition(lhs), self.condition(rhs));
        if let Some(value) = constant {
            return self.literal(value, BOOLEAN, span);
        }
        let kind = if is_and { ExprKind::AndAlso(Box::new(a), Box::new(b)) } else { ExprKind::OrElse(Box::new(a), Box::new(b)) };
        let expr = Expr { kind, ty: Ty::Prim(Prim::Boolean), span };
        Typed { when_true, when_false, ..Typed::new(expr, BOOLEAN) }
    }

    pub(crate) fn strict(&mut self, op: BinaryOp, lhs: Typed, rhs: Typed, span: Span) -> Typed {
        if lhs.ty == JType::Void || rhs.ty == JType::Void {
            return self.bad_operand("void", span);
        }
        if op == BinaryOp::Add && (self.is_string(&lhs.ty) || self.is_string(&rhs.ty)) {
            return self.concat(lhs, rhs, span);
        }
        if lhs.ty.is_never() || rhs.ty.is_never() {
            let broken = if lhs.ty.is_never() { &lhs } else { &rhs };
            let what = self.cause(broken, "operand of unknown type");
            let mut value = self.unsupported_after(vec![lhs.expr, rhs.expr], &what, span);
            if is_comparison(op) {
                value.ty = BOOLEAN;
                super::unknown::retarget(&mut value.expr, Ty::Prim(Prim::Boolean));
            }
            return value;
        }
        let (lhs, rhs) = self.infer_elements(lhs, rhs);
        if matches!(lhs.ty, JType::Spec(_)) || matches!(rhs.ty, JType::Spec(_)) {
            return self.spec_strict(op, lhs, rhs, span);
        }
        let is_equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        if is_equality && lhs.ty.is_reference() && rhs.ty.is_reference() {
            return self.reference_equality(op, lhs, rhs, span);
        }
        let (Some(a), Some(b)) = (self.prim_of(&lhs.ty), self.prim_of(&rhs.ty)) else {
            let message = format!("this operator does not work on `{}` and `{}`", self.p.show(&lhs.ty), self.p.show(&rhs.ty));
            return self.broken("type-mismatch", message, span);
        };
        let Some((left, right, result)) = operand_types(op, a, b) else {
            let message = format!("this operator does not work on `{}` and `{}`", self.p.show(&lhs.ty), self.p.show(&rhs.ty));
            return self.broken("type-mismatch", message, span);
        };
        let constant = match (&lhs.constant, &rhs.constant) {
            (Some(x), Some(y)) if self.may_fold() => {
                constant::convert(x, left).zip(constant::convert(y, right)).and_then(|(x, y)| fold_binary(op, &x, &y, left))
            }
            _ => None,
        };
        if let Some(value) = constant {
            return self.literal(value, JType::Prim(result), span);
        }
        let lhs = self.convert(lhs, &JType::Prim(left));
        let rhs = self.convert(rhs, &JType::Prim(right));
        Typed::new(binary_expr(op, lhs, rhs, Ty::Prim(result), span), JType::Prim(result))
    }

    fn reference_equality(&mut self, op: BinaryOp, lhs: Typed, rhs: Typed, span: Span) -> Typed {
        if let (Some(a), Some(b)) = (&lhs.constant, &rhs.constant)
            && let Some(value) = fold_binary(op, a, b, Prim::Int)
        {
            return self.literal(value, BOOLEAN, span);
        }
        let may_be_equal = self.may_cast(&lhs.ty, &rhs.ty) || self.may_cast(&rhs.ty, &lhs.ty);
        if !may_be_equal {
            let message = format!("`{}` and `{}` can never be the same object", self.p.show(&lhs.ty), self.p.show(&rhs.ty));
            return self.broken("type-mismatch", message, span);
        }
        let expr = binary_expr(op, lhs.expr, rhs.expr, Ty::Prim(Prim::Boolean), span);
        Typed::new(expr, BOOLEAN)
    }

    /// String concatenation: flattened to the left, neighbouring constants joined.
    fn concat(&mut self, lhs: Typed, rhs: Typed, span: Span) -> Typed {
        let string = self.string();
        if let (Some(a), Some(b)) = (&lhs.constant, &rhs.constant) {
            let joined = join(&constant::text(a, is_char(&lhs)), &constant::text(b, is_char(&rhs)));
            return self.literal(Literal::Str(joined), string, span);
        }
        let left = self.concat_parts(lhs);
        let right = self.concat_part(rhs);
        let mut parts = left;
        match (parts.last_mut().map(|part| &mut part.kind), &right.kind) {
            (Some(ExprKind::Literal(Literal::Str(a))), ExprKind::Literal(Literal::Str(b))) => {
                *a = join(a, b);
            }
            _ => parts.push(right),
        }
        let expr = Expr { kind: ExprKind::Concat(parts), ty: self.p.erase(&string), span };
        Typed::new(expr, string)
    }

    fn concat_parts(&mut self, value: Typed) -> Vec<Expr> {
        if self.is_string(&value.ty)
            && let ExprKind::Concat(_) = &value.expr.kind
            && let ExprKind::Concat(parts) = value.expr.kind
        {
            return parts;
        }
        vec![self.concat_part(value)]
    }

    fn concat_part(&mut self, value: Typed) -> Expr {
        let is_char = is_char(&value);
        if let Some(constant) = &value.constant {
            let string = self.string();
            let text = constant::text(constant, is_char);
            return self.literal(Literal::Str(text), string, value.expr.span).expr;
        }
        if self.is_string(&value.ty) {
            let erased = self.p.erase(&value.ty);
            return self.retype(value.expr, erased);
        }
        value.expr
    }

    pub(crate) fn conditional(&mut self, parts: &[ast::Expr; 3], target: Option<&JType>, span: Span) -> Typed {
        let [cond, then, otherwise] = parts;
        let mut cond = self.expr(cond, Some(&BOOLEAN));
        let when_true = std::mem::take(&mut cond.when_true);
        let when_false = std::mem::take(&mut cond.when_false);
        let chosen = cond.constant.clone();
        let cond = self.condition(cond);
        // A reference conditional passes the target on to its branches.
        let pushed = target.filter(|ty| ty.is_reference());
        let then = self.branch(then, when_true, pushed);
        let otherwise = self.branch(otherwise, when_false, pushed);
        let Some(ty) = self.certain_type(&[BranchType::of(&then), BranchType::of(&otherwise)], target) else {
            return self.untyped_conditional(cond, then, otherwise, span);
        };
        let constants = (then.constant.clone(), otherwise.constant.clone());
        if let (Some(Literal::Bool(chosen)), Some(a), Some(b)) = (&chosen, &constants.0, &constants.1) {
            let value = if *chosen { a } else { b };
            let value = match &ty {
                JType::Prim(prim) => constant::convert(value, *prim),
                _ if self.is_string(&ty) => Some(value.clone()),
                _ => None,
            };
            if let Some(value) = value {
                return self.literal(value, ty, span);
            }
        }
        let then = self.assign(then, &ty);
        let otherwise = self.assign(otherwise, &ty);
        let expr = Expr {
            kind: ExprKind::Conditional { cond: Box::new(cond), then: Box::new(then), otherwise: Box::new(otherwise) },
            ty: self.p.erase(&ty),
            span,
        };
        Typed::new(expr, ty)
    }

    fn branch(&mut self, expr: &ast::Expr, bindings: super::Bindings, target: Option<&JType>) -> Typed {
        self.scoped(|cx| {
            cx.scope.extend(bindings);
            cx.expr(expr, target)
        })
    }

    /// The type of a conditional, if it does not depend on the type of a branch that gives no value: `c ? 1 : unknown()` may be a double.
    pub(crate) fn certain_type(&mut self, branches: &[BranchType], target: Option<&JType>) -> Option<JType> {
        let known: Vec<BranchType> = branches.iter().filter(|branch| !branch.ty.is_never()).cloned().collect();
        if known.len() == branches.len() || known.is_empty() {
            return Some(self.conditional_type(branches, target));
        }
        let target = target.filter(|target| !target.is_never() && !target.has_infer())?;
        let is_certain = known.iter().all(|branch| match (target, &branch.ty) {
            (JType::Prim(Prim::Double), JType::Prim(from)) => matches!(from, Prim::Float | Prim::Double),
            (JType::Prim(_), JType::Prim(_)) => true,
            (JType::Prim(_), _) => false,
            (_, ty) => self.prim_of(ty).is_none(),
        });
        is_certain.then(|| target.clone())
    }

    /// A conditional whose type is not known: a branch is evaluated, and then the path ends.
    fn untyped_conditional(&mut self, cond: Expr, then: Typed, otherwise: Typed, span: Span) -> Typed {
        let what = self.cause(if then.ty.is_never() { &then } else { &otherwise }, "conditional of unknown type");
        let mut broken = self.unsupported(&what, span);
        if self.spec.is_some() {
            return broken;
        }
        let effect = |value: Typed| Box::new(Stmt { span: value.span(), kind: StmtKind::Expr(value.expr) });
        let choice = StmtKind::If { cond, then: effect(then), otherwise: Some(effect(otherwise)) };
        let statements = vec![Stmt { kind: choice, span }];
        broken.expr = Expr { ty: broken.expr.ty, span, kind: ExprKind::Block { statements, value: Box::new(broken.expr) } };
        broken
    }

    /// JLS 15.25 (and 15.28.1): boolean, numeric or reference.
    pub(crate) fn conditional_type(&mut self, branches: &[BranchType], target: Option<&JType>) -> JType {
        if branches.iter().any(|branch| branch.ty.is_never()) {
            return target.cloned().unwrap_or(JType::Never);
        }
        let first = match branches.first() {
            Some(first) => first.ty.clone(),
            None => return target.cloned().unwrap_or(JType::Never),
        };
        if branches.iter().all(|branch| branch.ty == first) && first != JType::Null {
            return first;
        }
        if branches.iter().any(|branch| branch.ty == BIGINT) && branches.iter().all(|branch| self.is_loose(&branch.ty, &BIGINT)) {
            return BIGINT;
        }
        let prims: Option<Vec<Prim>> = branches.iter().map(|branch| self.prim_of(&branch.ty)).collect();
        match prims {
            Some(prims) if prims.iter().all(|p| *p == Prim::Boolean) => return BOOLEAN,
            Some(prims) if prims.iter().all(|p| *p != Prim::Boolean) => {
                return JType::Prim(numeric_branch_type(branches, &prims));
            }
            _ => {}
        }
        if let Some(target) = target.filter(|ty| ty.is_reference() && **ty != JType::Null) {
            return target.clone();
        }
        let boxed: Vec<JType> = branches
            .iter()
            .map(|branch| match branch.ty {
                JType::Prim(prim) => self.boxed(prim),
                _ => branch.ty.clone(),
            })
            .collect();
        self.lub(&boxed)
    }
}

fn numeric_branch_type(branches: &[BranchType], prims: &[Prim]) -> Prim {
    if prims.iter().all(|prim| *prim == prims[0]) {
        return prims[0];
    }
    // A narrow type that holds every branch: int constants that fit count as such.
    for narrow in [Prim::Byte, Prim::Short, Prim::Char] {
        let fits = branches.iter().zip(prims).all(|(branch, &prim)| {
            widens(prim, narrow)
                || matches!((&branch.constant, &branch.ty), (Some(Literal::Int(value)), JType::Prim(Prim::Int))
                    if constant::narrow(*value, narrow) == *value)
        });
        if fits && prims.contains(&narrow) {
            return narrow;
        }
    }
    prims.iter().fold(Prim::Int, |a, &b| promote_both(a, b))
}

pub(crate) fn binary_expr(op: BinaryOp, lhs: Expr, rhs: Expr, ty: Ty, span: Span) -> Expr {
    Expr { kind: ExprKind::Binary { op, lhs: Box::new(lhs), rhs: Box::new(rhs) }, ty, span }
}

pub(crate) fn is_comparison(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge | BinaryOp::Eq | BinaryOp::Ne)
}

/// Types of the operands after promotion, and of the result.
pub(crate) fn operand_types(op: BinaryOp, a: Prim, b: Prim) -> Option<(Prim, Prim, Prim)> {
    let are_booleans = a == Prim::Boolean && b == Prim::Boolean;
    let are_numbers = a != Prim::Boolean && b != Prim::Boolean;
    let are_integers = is_integral(a) && is_integral(b);
    let both = promote_both(a, b);
    match op {
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => are_integers.then(|| (promote(a), promote(b), promote(a))),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor if are_booleans => Some((Prim::Boolean, Prim::Boolean, Prim::Boolean)),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => are_integers.then_some((both, both, both)),
        BinaryOp::Eq | BinaryOp::Ne if are_booleans => Some((Prim::Boolean, Prim::Boolean, Prim::Boolean)),
        _ if is_comparison(op) => are_numbers.then_some((both, both, Prim::Boolean)),
        _ => are_numbers.then_some((both, both, both)),
    }
}

fn is_char(value: &Typed) -> bool {
    value.ty == JType::Prim(Prim::Char)
}

fn join(a: &[u16], b: &[u16]) -> crate::model::Utf16 {
    a.iter().chain(b).copied().collect()
}
