//! Constant expressions (JLS 15.29): values, folding, and the text of a constant.

use std::rc::Rc;

use super::super::ast::{self, Op};
use super::super::types::JType;
use super::{Cx, Typed};
use crate::model::{BinaryOp, ClassId, Expr, ExprKind, Literal, Prim, UnaryOp, Utf16};
use crate::program::Program;

/// The value of a field initialiser, converted to the field's type, if it is constant.
pub(crate) fn constant_value(program: &mut Program, class: ClassId, init: &ast::Expr, ty: &JType) -> Option<Literal> {
    program.front.silent += 1;
    let mut cx = Cx::for_class(program, class);
    let value = cx.expr(init, Some(ty));
    let constant = value.constant.clone();
    let fits = cx.is_assignable(&value, ty);
    program.front.silent -= 1;
    let constant = constant.filter(|_| fits)?;
    match ty {
        JType::Prim(prim) => convert(&constant, *prim),
        _ => matches!(constant, Literal::Str(_)).then_some(constant),
    }
}

/// True if the form of the expression allows it to be constant, without looking at names.
pub(crate) fn may_be_constant(expr: &ast::Expr) -> bool {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, || match &expr.kind {
        ast::ExprKind::Int { .. }
        | ast::ExprKind::Float(_)
        | ast::ExprKind::Double(_)
        | ast::ExprKind::Char(_)
        | ast::ExprKind::Str(_)
        | ast::ExprKind::Bool(_)
        | ast::ExprKind::Name(_) => true,
        ast::ExprKind::Field { object, .. } => may_be_constant(object),
        ast::ExprKind::Prefix { operand, .. } | ast::ExprKind::Cast { operand, .. } => may_be_constant(operand),
        ast::ExprKind::Paren(inner) => may_be_constant(inner),
        ast::ExprKind::Binary { lhs, rhs, .. } => may_be_constant(lhs) && may_be_constant(rhs),
        ast::ExprKind::Conditional(parts) => parts.iter().all(may_be_constant),
        _ => false,
    })
}

impl Cx<'_> {
    /// A constant as an expression.
    pub(crate) fn literal(&mut self, value: Literal, ty: JType, span: crate::model::Span) -> Typed {
        let expr = Expr { kind: ExprKind::Literal(value.clone()), ty: self.p.erase(&ty), span };
        let mut typed = Typed::new(expr, ty);
        typed.constant = (!matches!(value, Literal::Null | Literal::Class(_))).then_some(value);
        typed
    }
}

/// The low bits of an integer, as the given type reads them.
pub(crate) fn narrow(value: i64, prim: Prim) -> i64 {
    match prim {
        Prim::Byte => i64::from(value as i8),
        Prim::Short => i64::from(value as i16),
        Prim::Char => i64::from(value as u16),
        Prim::Int => i64::from(value as i32),
        _ => value,
    }
}

/// Casts a constant to a primitive type.
pub(crate) fn convert(literal: &Literal, to: Prim) -> Option<Literal> {
    Some(match (literal, to) {
        (Literal::Bool(value), Prim::Boolean) => Literal::Bool(*value),
        (Literal::Bool(_) | Literal::Null | Literal::Str(_) | Literal::Class(_), _) | (_, Prim::Boolean) => return None,
        (Literal::Int(value), Prim::Float) => Literal::Float(*value as f32),
        (Literal::Int(value), Prim::Double) => Literal::Double(*value as f64),
        (Literal::Int(value), _) => Literal::Int(narrow(*value, to)),
        (Literal::Float(value), Prim::Float) => Literal::Float(*value),
        (Literal::Float(value), Prim::Double) => Literal::Double(f64::from(*value)),
        (Literal::Float(value), _) => Literal::Int(float_to_int(f64::from(*value), to)),
        (Literal::Double(value), Prim::Float) => Literal::Float(*value as f32),
        (Literal::Double(value), Prim::Double) => Literal::Double(*value),
        (Literal::Double(value), _) => Literal::Int(float_to_int(*value, to)),
    })
}

/// JLS 5.1.3: to long directly, otherwise through int; saturating, NaN is 0.
fn float_to_int(value: f64, to: Prim) -> i64 {
    match to {
        Prim::Long => value as i64,
        _ => narrow(i64::from(value as i32), to),
    }
}

pub(crate) fn fold_unary(op: UnaryOp, value: &Literal, prim: Prim) -> Option<Literal> {
    Some(match (op, value) {
        (UnaryOp::Neg, Literal::Int(v)) => Literal::Int(narrow(v.wrapping_neg(), prim)),
        (UnaryOp::Neg, Literal::Float(v)) => Literal::Float(-v),
        (UnaryOp::Neg, Literal::Double(v)) => Literal::Double(-v),
        (UnaryOp::BitNot, Literal::Int(v)) => Literal::Int(!v),
        (UnaryOp::Not, Literal::Bool(v)) => Literal::Bool(!v),
        _ => return None,
    })
}

/// Both operands have the promoted type `prim` (of the left operand, for shifts).
pub(crate) fn fold_binary(op: BinaryOp, a: &Literal, b: &Literal, prim: Prim) -> Option<Literal> {
    match (a, b) {
        (Literal::Int(a), Literal::Int(b)) => fold_int(op, *a, *b, prim),
        (Literal::Float(a), Literal::Float(b)) => fold_float(op, *a, *b),
        (Literal::Double(a), Literal::Double(b)) => fold_double(op, *a, *b),
        (Literal::Bool(a), Literal::Bool(b)) => fold_bool(op, *a, *b),
        (Literal::Str(a), Literal::Str(b)) => match op {
            // Constant strings are interned, so identity is equality.
            BinaryOp::Eq => Some(Literal::Bool(a == b)),
            BinaryOp::Ne => Some(Literal::Bool(a != b)),
            _ => None,
        },
        _ => None,
    }
}

fn fold_int(op: BinaryOp, a: i64, b: i64, prim: Prim) -> Option<Literal> {
    let is_long = prim == Prim::Long;
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div | BinaryOp::Rem if b == 0 => return None,
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Rem => a.wrapping_rem(b),
        BinaryOp::Shl if is_long => a.wrapping_shl(b as u32 & 63),
        BinaryOp::Shr if is_long => a.wrapping_shr(b as u32 & 63),
        BinaryOp::Ushr if is_long => (a as u64).wrapping_shr(b as u32 & 63) as i64,
        BinaryOp::Shl => i64::from((a as i32).wrapping_shl(b as u32 & 31)),
        BinaryOp::Shr => i64::from((a as i32).wrapping_shr(b as u32 & 31)),
        BinaryOp::Ushr => i64::from((a as u32).wrapping_shr(b as u32 & 31) as i32),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        _ => return compare(op, &a, &b),
    };
    Some(Literal::Int(if is_long { value } else { narrow(value, Prim::Int) }))
}

fn compare<T: PartialOrd>(op: BinaryOp, a: &T, b: &T) -> Option<Literal> {
    Some(Literal::Bool(match op {
        BinaryOp::Lt => a < b,
        BinaryOp::Le => a <= b,
        BinaryOp::Gt => a > b,
        BinaryOp::Ge => a >= b,
        BinaryOp::Eq => a == b,
        BinaryOp::Ne => a != b,
        _ => return None,
    }))
}

fn fold_float(op: BinaryOp, a: f32, b: f32) -> Option<Literal> {
    Some(Literal::Float(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div => a / b,
        BinaryOp::Rem => a % b,
        _ => return compare(op, &a, &b),
    }))
}

fn fold_double(op: BinaryOp, a: f64, b: f64) -> Option<Literal> {
    Some(Literal::Double(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div => a / b,
        BinaryOp::Rem => a % b,
        _ => return compare(op, &a, &b),
    }))
}

fn fold_bool(op: BinaryOp, a: bool, b: bool) -> Option<Literal> {
    Some(Literal::Bool(match op {
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor | BinaryOp::Ne => a ^ b,
        BinaryOp::Eq => a == b,
        _ => return None,
    }))
}

/// `&&` and `||` on constants.
pub(crate) fn fold_logical(op: Op, a: &Literal, b: &Literal) -> Option<Literal> {
    match (op, a, b) {
        (Op::AndAlso, Literal::Bool(a), Literal::Bool(b)) => Some(Literal::Bool(*a && *b)),
        (Op::OrElse, Literal::Bool(a), Literal::Bool(b)) => Some(Literal::Bool(*a || *b)),
        _ => None,
    }
}

/// What string concatenation makes of a constant of the given type.
pub(crate) fn text(literal: &Literal, is_char: bool) -> Utf16 {
    let units = |text: &str| -> Utf16 { text.encode_utf16().collect() };
    match literal {
        Literal::Null => units("null"),
        Literal::Bool(value) => units(if *value { "true" } else { "false" }),
        Literal::Int(value) if is_char => Rc::from([*value as u16]),
        Literal::Int(value) => units(&value.to_string()),
        Literal::Float(value) => units(&crate::decimal::float_text(*value)),
        Literal::Double(value) => units(&crate::decimal::double_text(*value)),
        Literal::Str(text) => text.clone(),
        Literal::Class(_) => unreachable!("class literals are no constant expressions"),
    }
}
