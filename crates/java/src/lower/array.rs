//! Arrays: creation, initialisers, element access.

use crate::graph::{Binary, Check, Instruction, Kind};
use crate::model::{Base, Expr, ExprKind, Literal, LocalId, Prim, Ty};

use super::Lowering;

/// The type of the elements of an array type.
pub(super) fn element(array: Ty) -> Ty {
    match array {
        Ty::Array(base, depth) if depth > 1 => Ty::Array(base, depth - 1),
        Ty::Array(Base::Prim(prim), _) => Ty::Prim(prim),
        Ty::Array(Base::Class(class), _) => Ty::Class(class),
        other => other,
    }
}

impl Lowering<'_> {
    pub(super) fn array_length(&mut self, array: &Expr, dst: LocalId) {
        let base = self.value(array);
        self.not_null(base, array);
        self.emit(Instruction::ArrayLength { dst, array: base });
    }

    pub(super) fn array_load(&mut self, array: &Expr, index: &Expr, elem: Ty, dst: LocalId) {
        let base = self.operand(array, &[index]);
        let position = self.value(index);
        self.not_null(base, array);
        self.check(Check::InBounds { array: base, index: position });
        self.emit(Instruction::ArrayLoad { dst, array: base, index: position, elem });
    }

    /// True if an array of this static element type may be of a narrower class at run time.
    pub(super) fn needs_store_check(&self, elem: Ty) -> bool {
        match elem {
            Ty::Class(class) | Ty::Array(Base::Class(class), _) => !self.program.class(class).is_final,
            _ => false,
        }
    }

    pub(super) fn new_array(&mut self, ty: Ty, dims: &[Expr], dst: LocalId) {
        let int = Ty::Prim(Prim::Int);
        let values = self.operands(dims);
        let lengths: Vec<LocalId> = dims.iter().zip(values).map(|(dim, value)| self.convert(value, dim.ty, int, None)).collect();
        for (dim, length) in dims.iter().zip(&lengths) {
            if !matches!(dim.kind, ExprKind::Literal(Literal::Int(n)) if n >= 0) {
                self.check(Check::NonNegative(*length));
            }
        }
        let array = if lengths.len() == 1 { dst } else { self.fresh_or(dst) };
        self.allocate(ty, &lengths, array);
        self.copy(dst, array);
    }

    /// One array, and a hidden loop that fills it if more lengths are given.
    fn allocate(&mut self, ty: Ty, lengths: &[LocalId], dst: LocalId) {
        self.emit(Instruction::NewArray { dst, ty, length: lengths[0] });
        if lengths.len() == 1 {
            return;
        }
        let elem = element(ty);
        let (index, one) = (self.int(0), self.int(1));
        let hidden = self.enter_loop(self.span);
        let (head, body, end) = (hidden.head, self.label(), self.label());
        self.begin_loop(hidden);
        let more = self.temp(Ty::Prim(Prim::Boolean));
        self.emit(Instruction::Binary { dst: more, op: Binary::Lt(Kind::Int), lhs: index, rhs: lengths[0] });
        self.hidden(|cx| cx.branch_on(more, body, end));
        self.bind(body);
        let row = self.temp(elem);
        self.allocate(elem, &lengths[1..], row);
        self.emit(Instruction::ArrayStore { array: dst, index, src: row, elem });
        self.emit(Instruction::Binary { dst: index, op: Binary::Add(Kind::Int), lhs: index, rhs: one });
        self.jump(head);
        self.bind(end);
    }

    pub(super) fn array_init(&mut self, ty: Ty, elements: &[Expr], dst: LocalId) {
        let array = self.fresh_or(dst);
        let length = self.int(elements.len() as i64);
        self.emit(Instruction::NewArray { dst: array, ty, length });
        let elem = element(ty);
        for (i, expr) in elements.iter().enumerate() {
            let src = self.value(expr);
            let index = self.int(i as i64);
            self.emit(Instruction::ArrayStore { array, index, src, elem });
        }
        self.copy(dst, array);
    }
}
