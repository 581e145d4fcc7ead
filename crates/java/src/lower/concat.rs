//! String concatenation: every part becomes a string, then pairs are joined left to right.

use std::rc::Rc;

use crate::graph::{Instruction, Invoke};
use crate::model::{Expr, ExprKind, Literal, LocalId, Prim, Ty, Utf16};

use super::Lowering;

const STRING: &str = "java.lang.String";

impl Lowering<'_> {
    pub(super) fn string_ty(&mut self) -> Ty {
        Ty::Class(self.program.library_class(STRING))
    }

    /// `a + b + c` is `(a + b) + c`: both operands of each sum are evaluated before either is converted (JLS 15.18.1).
    pub(super) fn concat(&mut self, parts: &[Expr], dst: LocalId) {
        let Some((first, rest)) = parts.split_first() else { return self.unsupported("empty concatenation") };
        let later: Vec<&Expr> = rest.first().into_iter().collect();
        let value = self.operand(first, &later);
        let Some((second, rest)) = rest.split_first() else {
            let text = self.part_text(value, first);
            return self.copy(dst, text);
        };
        let added = self.value(second);
        let mut sum = self.part_text(value, first);
        let mut text = self.part_text(added, second);
        for part in rest {
            let ty = self.string_ty();
            let joined = self.temp(ty);
            self.join(sum, text, joined);
            let value = self.value(part);
            text = self.part_text(value, part);
            sum = joined;
        }
        self.join(sum, text, dst);
    }

    /// The value of a part as a string that is not null and that nothing can change.
    pub(super) fn part_text(&mut self, value: LocalId, part: &Expr) -> LocalId {
        self.at(part.span, |cx| {
            if let ExprKind::Literal(literal) = &part.kind
                && let Some(text) = constant_text(literal, part.ty)
            {
                return cx.text(text);
            }
            if cx.is_never_null(part) && part.ty == cx.string_ty() {
                return value;
            }
            cx.text_of(value, part.ty)
        })
    }

    pub(super) fn text(&mut self, text: Utf16) -> LocalId {
        let ty = self.string_ty();
        let dst = self.temp(ty);
        self.literal(dst, Literal::Str(text));
        dst
    }

    /// String conversion (JLS 5.1.11); always a temporary.
    pub(super) fn text_of(&mut self, value: LocalId, ty: Ty) -> LocalId {
        let string = self.string_ty();
        let dst = self.temp(string);
        if ty == string {
            let (is_null, not_null, end) = (self.label(), self.label(), self.label());
            self.hidden(|cx| cx.branch_on_null(value, is_null, not_null));
            self.bind(is_null);
            self.literal(dst, Literal::Str(utf16("null")));
            self.jump(end);
            self.bind(not_null);
            self.copy(dst, value);
            self.bind(end);
            return dst;
        }
        let param = match ty {
            Ty::Prim(Prim::Byte | Prim::Short) => Ty::Prim(Prim::Int),
            Ty::Prim(prim) => Ty::Prim(prim),
            _ => Ty::Class(self.program.library_class("java.lang.Object")),
        };
        let value = if matches!(ty, Ty::Prim(_)) { self.convert(value, ty, param, None) } else { value };
        let method = self.program.library_method(STRING, "valueOf", &[param]);
        self.static_call(method, vec![value], Some(dst));
        // `toString` of a class of the program may give null.
        if matches!(ty, Ty::Prim(_)) { dst } else { self.text_of(dst, string) }
    }

    /// A new string, even where one side is empty.
    pub(super) fn join(&mut self, left: LocalId, right: LocalId, dst: LocalId) {
        let string = self.string_ty();
        let method = self.program.library_method(STRING, "$concat", &[string, string]);
        self.emit(Instruction::Call { dst: Some(dst), method, args: vec![left, right], invoke: Invoke::Static });
    }
}

pub(super) fn utf16(text: &str) -> Utf16 {
    text.encode_utf16().collect::<Rc<[u16]>>()
}

/// The text of a constant part; floating point is left to the library.
fn constant_text(literal: &Literal, ty: Ty) -> Option<Utf16> {
    match literal {
        Literal::Str(text) => Some(text.clone()),
        Literal::Null => Some(utf16("null")),
        Literal::Bool(value) => Some(utf16(if *value { "true" } else { "false" })),
        Literal::Int(value) if ty == Ty::Prim(Prim::Char) => Some(Rc::from([*value as u16])),
        Literal::Int(value) => Some(utf16(&value.to_string())),
        Literal::Float(_) | Literal::Double(_) | Literal::Class(_) => None,
    }
}
