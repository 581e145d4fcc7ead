//! Tests of an object's class. Objects whose supertypes are not all known end the path where the answer depends on those.

use crate::graph::{Check, Instruction};
use crate::model::{LocalId, Prim, Ty};

use super::Lowering;

impl Lowering<'_> {
    /// `dst` is whether `src` is an instance of the type.
    pub(super) fn test_class(&mut self, dst: LocalId, src: LocalId, ty: Ty) {
        self.emit(Instruction::InstanceOf { dst, src, ty });
        let seen = self.code.locals[src.index()].ty;
        let Some(suspect) = self.program.unknown_instances(seen, ty) else { return };
        let (doubtful, unknown, known) = (self.label(), self.label(), self.label());
        self.hidden(|cx| cx.branch_on(dst, known, doubtful));
        self.bind(doubtful);
        let may_be = self.temp(Ty::Prim(Prim::Boolean));
        self.emit(Instruction::InstanceOf { dst: may_be, src, ty: suspect });
        self.hidden(|cx| cx.branch_on(may_be, unknown, known));
        self.bind(unknown);
        self.unsupported(&format!("whether an object with unknown supertypes is a `{}`", self.program.ty_name(ty)));
        self.bind(known);
    }

    /// `src` is null or an instance of the type, else `ClassCastException`.
    pub(super) fn check_class(&mut self, src: LocalId, ty: Ty) {
        let seen = self.code.locals[src.index()].ty;
        if self.program.unknown_instances(seen, ty).is_some() {
            let is_instance = self.temp(Ty::Prim(Prim::Boolean));
            self.test_class(is_instance, src, ty);
        }
        self.check(Check::CastOk { object: src, ty });
    }
}
