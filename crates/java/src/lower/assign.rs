//! Assignment, compound assignment, increment and decrement.

use crate::graph::{Check, Instruction};
use crate::model::{BinaryOp, Expr, ExprKind, FieldId, Literal, LocalId, Prim, Ty};

use super::convert::promoted;
use super::operator::{Operation, is_shift, kind};
use super::{Lowering, effects};

/// An assignable place whose parts are evaluated and checked.
#[derive(Clone, Copy)]
enum Assignable {
    Local(LocalId),
    Field { object: LocalId, field: FieldId },
    Static(FieldId),
    Element { array: LocalId, index: LocalId, elem: Ty },
}

impl Lowering<'_> {
    /// Simple assignment: the checks come after the right side. Gives the local that holds the value.
    pub(super) fn assign(&mut self, target: &Expr, value: &Expr) -> LocalId {
        match &target.kind {
            ExprKind::Local(local) => {
                self.value_into(value, *local);
                *local
            }
            ExprKind::Field { object, field } => {
                let base = self.operand(object, &[value]);
                let src = self.value(value);
                self.not_null(base, object);
                self.emit(Instruction::PutField { object: base, field: *field, src });
                src
            }
            ExprKind::StaticField(field) => {
                let src = self.value(value);
                self.store(Assignable::Static(*field), src);
                src
            }
            ExprKind::Index { array, index } => {
                let base = self.operand(array, &[index, value]);
                let position = self.operand(index, &[value]);
                let src = self.value(value);
                self.not_null(base, array);
                self.check(Check::InBounds { array: base, index: position });
                let place = Assignable::Element { array: base, index: position, elem: target.ty };
                if !matches!(value.kind, ExprKind::Literal(Literal::Null)) {
                    self.store_check(place, src);
                }
                self.store(place, src);
                src
            }
            _ => self.bad_target(),
        }
    }

    fn bad_target(&mut self) -> LocalId {
        self.unsupported("assignment to this expression");
        self.temp(Ty::Null)
    }

    /// Evaluates the parts of a target that is read before it is written: its checks come first.
    fn place(&mut self, target: &Expr, later: &[&Expr]) -> Option<Assignable> {
        match &target.kind {
            ExprKind::Local(local) => Some(Assignable::Local(*local)),
            ExprKind::Field { object, field } => {
                let base = self.operand(object, later);
                self.not_null(base, object);
                Some(Assignable::Field { object: base, field: *field })
            }
            ExprKind::StaticField(field) => Some(Assignable::Static(*field)),
            ExprKind::Index { array, index } => {
                let after_array: Vec<&Expr> = later.iter().copied().chain([&**index]).collect();
                let base = self.operand(array, &after_array);
                let position = self.operand(index, later);
                self.not_null(base, array);
                self.check(Check::InBounds { array: base, index: position });
                Some(Assignable::Element { array: base, index: position, elem: target.ty })
            }
            _ => None,
        }
    }

    fn load(&mut self, place: Assignable, ty: Ty) -> LocalId {
        if let Assignable::Local(local) = place {
            return local;
        }
        let dst = self.temp(ty);
        match place {
            Assignable::Local(_) => unreachable!("handled above"),
            Assignable::Field { object, field } => self.emit(Instruction::GetField { dst, object, field }),
            Assignable::Static(field) => {
                let class = self.program.field(field).class;
                self.class_init(class);
                self.emit(Instruction::GetStatic { dst, field });
            }
            Assignable::Element { array, index, elem } => self.emit(Instruction::ArrayLoad { dst, array, index, elem }),
        }
        dst
    }

    fn store(&mut self, place: Assignable, src: LocalId) {
        match place {
            Assignable::Local(dst) => self.copy(dst, src),
            Assignable::Field { object, field } => self.emit(Instruction::PutField { object, field, src }),
            Assignable::Static(field) => {
                let class = self.program.field(field).class;
                self.class_init(class);
                self.emit(Instruction::PutStatic { field, src });
            }
            Assignable::Element { array, index, elem } => self.emit(Instruction::ArrayStore { array, index, src, elem }),
        }
    }

    fn store_check(&mut self, place: Assignable, src: LocalId) {
        if let Assignable::Element { array, elem, .. } = place
            && self.needs_store_check(elem)
        {
            self.check(Check::Storable { array, value: src });
        }
    }

    pub(super) fn compound(&mut self, expr: &Expr) -> LocalId {
        let ExprKind::Compound { op, target, value, op_ty } = &expr.kind else {
            unreachable!("compound() is given compound assignments only");
        };
        let Some(place) = self.place(target, &[value]) else { return self.bad_target() };
        let mut old = self.load(place, target.ty);
        if !self.is_temp(old) && effects::assigns(value, old) {
            let kept = self.temp(target.ty);
            self.copy(kept, old);
            old = kept;
        }
        if matches!(op_ty, Ty::Class(_)) {
            return self.append(place, old, [target, value]);
        }
        let left = self.convert(old, target.ty, *op_ty, None);
        let raw = self.value(value);
        let (right, count) = self.right_operand(*op, raw, [value.ty, *op_ty]);
        let operation = Operation { op: *op, left, right, kind: kind(*op_ty), count };
        self.update(place, target.ty, operation, *op_ty)
    }

    /// The right side in the type of the operation; shift counts are converted on their own.
    fn right_operand(&mut self, op: BinaryOp, raw: LocalId, [ty, op_ty]: [Ty; 2]) -> (LocalId, Ty) {
        if is_shift(op) {
            let count = self.unboxed(ty).map_or(ty, Ty::Prim);
            return (self.convert(raw, ty, count, None), count);
        }
        (self.convert(raw, ty, op_ty, None), op_ty)
    }

    /// Computes, converts back, stores; gives the local with the stored value.
    fn update(&mut self, place: Assignable, ty: Ty, operation: Operation, op_ty: Ty) -> LocalId {
        let direct = match place {
            Assignable::Local(local) => Some(local),
            _ => None,
        };
        let result = match direct {
            Some(local) if ty == op_ty => local,
            _ => self.temp(op_ty),
        };
        self.operate(operation, result);
        let stored = if ty == op_ty { result } else { self.convert(result, op_ty, ty, direct) };
        if direct.is_none() {
            self.store(place, stored);
        }
        stored
    }

    /// `s += value` on strings.
    fn append(&mut self, place: Assignable, old: LocalId, [target, value]: [&Expr; 2]) -> LocalId {
        let added = self.value(value);
        let left = self.text_of(old, target.ty);
        let right = self.part_text(added, value);
        let ty = self.string_ty();
        let sum = self.temp(ty);
        self.join(left, right, sum);
        self.store_check(place, sum);
        self.store(place, sum);
        sum
    }

    /// `++` and `--`. The old value is kept only if `is_used` and the operator stands behind.
    pub(super) fn inc_dec(&mut self, expr: &Expr, is_used: bool) -> LocalId {
        let ExprKind::IncDec { target, is_increment, is_prefix } = &expr.kind else {
            unreachable!("inc_dec() is given increments only");
        };
        let Some(place) = self.place(target, &[]) else { return self.bad_target() };
        let Some(prim) = self.unboxed(target.ty) else { return self.bad_target() };
        let mut old = self.load(place, target.ty);
        if is_used && !is_prefix && !self.is_temp(old) {
            let kept = self.temp(target.ty);
            self.copy(kept, old);
            old = kept;
        }
        let op_ty = Ty::Prim(promoted(prim));
        let left = self.convert(old, target.ty, op_ty, None);
        let right = self.one(promoted(prim));
        let op = if *is_increment { BinaryOp::Add } else { BinaryOp::Sub };
        let operation = Operation { op, left, right, kind: kind(op_ty), count: op_ty };
        let new = self.update(place, target.ty, operation, op_ty);
        if *is_prefix { new } else { old }
    }

    fn one(&mut self, prim: Prim) -> LocalId {
        let dst = self.temp(Ty::Prim(prim));
        let value = match prim {
            Prim::Float => Literal::Float(1.0),
            Prim::Double => Literal::Double(1.0),
            _ => Literal::Int(1),
        };
        self.literal(dst, value);
        dst
    }
}
