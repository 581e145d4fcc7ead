//! Expressions as values: one method per way of asking for the value.

use crate::graph::{Check, Instruction};
use crate::model::{Expr, ExprKind, FieldId, Literal, LocalId, Ty};

use super::{Lowering, effects};

/// Deep left-nested operators are common in generated code; the stack grows by this much when it runs short.
const STACK_RED_ZONE: usize = 128 * 1024;
const STACK_STEP: usize = 2 * 1024 * 1024;

impl Lowering<'_> {
    /// Evaluates and gives the local that holds the value: a named local itself where the expression is one.
    pub(super) fn value(&mut self, expr: &Expr) -> LocalId {
        match &expr.kind {
            ExprKind::Local(local) => *local,
            ExprKind::Assign { target, value } => self.at(expr.span, |cx| cx.assign(target, value)),
            ExprKind::Compound { .. } => self.at(expr.span, |cx| cx.compound(expr)),
            ExprKind::IncDec { .. } => self.at(expr.span, |cx| cx.inc_dec(expr, true)),
            ExprKind::Cast(inner) if self.program.is_subtype(inner.ty, expr.ty) => self.value(inner),
            ExprKind::Convert(inner) if inner.ty == expr.ty => self.value(inner),
            _ => {
                let dst = self.temp(expr.ty);
                self.value_into(expr, dst);
                dst
            }
        }
    }

    /// Like `value`, but the result survives the evaluation of `later`: a named local they may assign is copied.
    pub(super) fn operand(&mut self, expr: &Expr, later: &[&Expr]) -> LocalId {
        let local = self.value(expr);
        if self.is_temp(local) || !later.iter().any(|e| effects::assigns(e, local)) {
            return local;
        }
        let kept = self.temp(expr.ty);
        self.copy(kept, local);
        kept
    }

    /// Evaluates a list left to right.
    pub(super) fn operands(&mut self, exprs: &[Expr]) -> Vec<LocalId> {
        let mut values = Vec::with_capacity(exprs.len());
        for (i, expr) in exprs.iter().enumerate() {
            let later: Vec<&Expr> = exprs[i + 1..].iter().collect();
            values.push(self.operand(expr, &later));
        }
        values
    }

    /// Evaluates for the effects only.
    pub(super) fn effect(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::IncDec { .. } => {
                self.at(expr.span, |cx| cx.inc_dec(expr, false));
            }
            ExprKind::Call { .. } => self.at(expr.span, |cx| cx.call(expr, None)),
            ExprKind::Block { statements, value } => {
                self.quietly(|cx| cx.statements(statements));
                self.effect(value);
            }
            _ => {
                self.value(expr);
            }
        }
    }

    /// Evaluates into `dst`, which is written last: on an exception it keeps its old value.
    pub(super) fn value_into(&mut self, expr: &Expr, dst: LocalId) {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_STEP, || self.at(expr.span, |cx| cx.value_into_here(expr, dst)));
    }

    fn value_into_here(&mut self, expr: &Expr, dst: LocalId) {
        match &expr.kind {
            ExprKind::Literal(literal) => self.literal(dst, literal.clone()),
            ExprKind::Local(local) => self.copy(dst, *local),
            ExprKind::Field { object, field } => self.get_field(object, *field, dst),
            ExprKind::StaticField(field) => self.get_static(*field, dst),
            ExprKind::ArrayLength(array) => self.array_length(array, dst),
            ExprKind::Index { array, index } => self.array_load(array, index, expr.ty, dst),
            _ if self.is_decided(expr) => self.condition_into(expr, dst),
            ExprKind::Unary { op, operand } => self.unary(*op, operand, dst),
            ExprKind::Binary { op, lhs, rhs } => self.binary(*op, lhs, rhs, dst),
            ExprKind::AndAlso(..) | ExprKind::OrElse(..) => self.condition_into(expr, dst),
            ExprKind::InstanceOf { operand, target, binding: None } => self.instance_of(operand, *target, dst),
            ExprKind::InstanceOf { .. } => self.condition_into(expr, dst),
            ExprKind::Conditional { cond, then, otherwise } => self.conditional(cond, [then, otherwise], dst),
            ExprKind::Assign { .. } | ExprKind::Compound { .. } | ExprKind::IncDec { .. } => {
                let value = self.value(expr);
                self.copy(dst, value);
            }
            ExprKind::Call { .. } => self.call(expr, Some(dst)),
            ExprKind::New { class, constructor, args } => self.new_object(*class, *constructor, args, dst),
            ExprKind::NewArray { dims } => self.new_array(expr.ty, dims, dst),
            ExprKind::ArrayInit(elements) => self.array_init(expr.ty, elements, dst),
            ExprKind::Cast(inner) => self.cast(inner, expr.ty, dst),
            ExprKind::Convert(inner) => {
                let value = self.value(inner);
                self.convert(value, inner.ty, expr.ty, Some(dst));
            }
            ExprKind::Concat(parts) => self.concat(parts, dst),
            ExprKind::Switch(switch) => self.switch_expression(switch, dst),
            ExprKind::Block { statements, value } => {
                self.quietly(|cx| cx.statements(statements));
                self.value_into(value, dst);
            }
            ExprKind::Spec(_) => self.unsupported("a specification expression in code"),
            ExprKind::Unsupported(what) => self.unsupported_value(what, dst),
        }
    }

    fn get_field(&mut self, object: &Expr, field: FieldId, dst: LocalId) {
        let base = self.value(object);
        self.not_null(base, object);
        self.emit(Instruction::GetField { dst, object: base, field });
    }

    fn get_static(&mut self, field: FieldId, dst: LocalId) {
        let declaration = self.program.field(field);
        if let Some(constant) = declaration.constant.clone() {
            self.literal(dst, constant);
            return;
        }
        let class = declaration.class;
        self.class_init(class);
        self.emit(Instruction::GetStatic { dst, field });
    }

    fn instance_of(&mut self, operand: &Expr, ty: Ty, dst: LocalId) {
        let src = self.value(operand);
        self.test_class(dst, src, ty);
    }

    fn conditional(&mut self, cond: &Expr, [then, otherwise]: [&Expr; 2], dst: LocalId) {
        let (on_true, on_false, end) = (self.label(), self.label(), self.label());
        self.condition(cond, on_true, on_false);
        self.bind(on_true);
        self.value_into(then, dst);
        self.jump(end);
        self.bind(on_false);
        self.value_into(otherwise, dst);
        self.bind(end);
    }

    /// `local` holds the value of `expr`; no check where the expression cannot be null.
    pub(super) fn not_null(&mut self, local: LocalId, expr: &Expr) {
        if !self.is_never_null(expr) {
            self.check(Check::NotNull(local));
        }
    }

    pub(super) fn is_never_null(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Local(LocalId(0)) => !self.is_static,
            ExprKind::Field { field, .. } => self.program.field(*field).is_outer_instance(),
            ExprKind::Literal(literal) => *literal != Literal::Null,
            ExprKind::New { .. } | ExprKind::NewArray { .. } | ExprKind::ArrayInit(_) | ExprKind::Concat(_) => true,
            ExprKind::Convert(inner) => matches!(inner.ty, Ty::Prim(_)),
            ExprKind::Cast(inner) => self.is_never_null(inner),
            _ => false,
        }
    }
}
