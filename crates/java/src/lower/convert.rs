//! Conversions: primitive widening and narrowing, boxing, unboxing, checked casts.

use crate::graph::{Check, Instruction, Invoke, Unary};
use crate::model::{ClassId, Expr, LocalId, Prim, Ty};

use super::Lowering;

/// The primitive types and their boxes.
const BOXES: [(Prim, &str); 8] = [
    (Prim::Boolean, "java.lang.Boolean"),
    (Prim::Byte, "java.lang.Byte"),
    (Prim::Short, "java.lang.Short"),
    (Prim::Char, "java.lang.Character"),
    (Prim::Int, "java.lang.Integer"),
    (Prim::Long, "java.lang.Long"),
    (Prim::Float, "java.lang.Float"),
    (Prim::Double, "java.lang.Double"),
];

fn box_name(prim: Prim) -> &'static str {
    BOXES[prim as usize].1
}

/// The type arithmetic on `prim` is done in.
pub(super) fn promoted(prim: Prim) -> Prim {
    match prim {
        Prim::Byte | Prim::Short | Prim::Char => Prim::Int,
        _ => prim,
    }
}

impl Lowering<'_> {
    /// The primitive type of a primitive or boxed type.
    pub(super) fn unboxed(&self, ty: Ty) -> Option<Prim> {
        match ty {
            Ty::Prim(prim) => Some(prim),
            Ty::Class(class) => self.box_of(class),
            _ => None,
        }
    }

    fn box_of(&self, class: ClassId) -> Option<Prim> {
        let name = &self.program.class(class).binary_name;
        BOXES.iter().find(|(_, boxed)| boxed == name).map(|(prim, _)| *prim)
    }

    /// Converts a value; without `into` a conversion that changes nothing gives back `src`.
    pub(super) fn convert(&mut self, src: LocalId, from: Ty, to: Ty, into: Option<LocalId>) -> LocalId {
        match (from, to) {
            (Ty::Prim(a), Ty::Prim(b)) if a != b => {
                let dst = into.unwrap_or_else(|| self.temp(to));
                self.emit(Instruction::Unary { dst, op: Unary::Convert(a, b), src });
                dst
            }
            (Ty::Prim(a), Ty::Class(class)) => {
                let prim = self.box_of(class).unwrap_or(a);
                let src = self.convert(src, from, Ty::Prim(prim), None);
                self.boxed(src, prim, into)
            }
            (Ty::Class(class), Ty::Prim(b)) => self.unbox(src, class, b, into),
            _ => match into {
                Some(dst) => {
                    self.copy(dst, src);
                    dst
                }
                None => src,
            },
        }
    }

    fn boxed(&mut self, src: LocalId, prim: Prim, into: Option<LocalId>) -> LocalId {
        let method = self.program.library_method(box_name(prim), "valueOf", &[Ty::Prim(prim)]);
        let class = self.program.method(method).class;
        let dst = into.unwrap_or_else(|| self.temp(Ty::Class(class)));
        self.class_init(class);
        self.emit(Instruction::Call { dst: Some(dst), method, args: vec![src], invoke: Invoke::Static });
        dst
    }

    /// Reads the box's field: its `xxxValue` method does nothing else.
    fn unbox(&mut self, src: LocalId, class: ClassId, to: Prim, into: Option<LocalId>) -> LocalId {
        let prim = self.box_of(class).unwrap_or(to);
        let field = self.program.library_field(box_name(prim), "value");
        if self.box_of(class).is_none() {
            let ty = Ty::Class(self.program.field(field).class);
            self.check_class(src, ty);
        }
        self.check(Check::NotNull(src));
        let raw = match into {
            Some(dst) if prim == to => dst,
            _ => self.temp(Ty::Prim(prim)),
        };
        self.emit(Instruction::GetField { dst: raw, object: src, field });
        if prim == to { raw } else { self.convert(raw, Ty::Prim(prim), Ty::Prim(to), into) }
    }

    pub(super) fn cast(&mut self, inner: &Expr, ty: Ty, dst: LocalId) {
        if self.program.is_subtype(inner.ty, ty) {
            self.value_into(inner, dst);
            return;
        }
        let src = self.value(inner);
        self.check_class(src, ty);
        self.copy(dst, src);
    }
}
