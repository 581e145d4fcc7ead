//! Expressions: the dispatch over their forms, and the simple ones.

use super::super::ast::{self, ExprKind as Ast};
use super::super::types::{BOOLEAN, INT, JType, LONG};
use super::call::is_functional;
use super::{Cx, Typed};
use crate::model::{Expr, ExprKind, Literal, Prim, Span};
use crate::spec::SpecTy;

impl Cx<'_> {
    /// Resolves an expression. `target` is the type it will be converted to, for those that look at it.
    pub(crate) fn expr(&mut self, expr: &ast::Expr, target: Option<&JType>) -> Typed {
        stacker::maybe_grow(128 * 1024, 2 * 1024 * 1024, || self.expr_inner(expr, target))
    }

    /// An expression whose type does not depend on its surroundings.
    pub(crate) fn standalone(&mut self, expr: &ast::Expr) -> Typed {
        self.expr(expr, None)
    }

    fn expr_inner(&mut self, expr: &ast::Expr, target: Option<&JType>) -> Typed {
        let span = expr.span;
        match &expr.kind {
            Ast::Int { value, is_long, is_decimal } => self.int(*value, *is_long, *is_decimal, span),
            Ast::Float(value) => self.literal(Literal::Float(*value), JType::Prim(Prim::Float), span),
            Ast::Double(value) => self.literal(Literal::Double(*value), JType::Prim(Prim::Double), span),
            Ast::Char(value) => self.literal(Literal::Int(i64::from(*value)), JType::Prim(Prim::Char), span),
            Ast::Str(value) => {
                let ty = self.string();
                self.literal(Literal::Str(value.clone()), ty, span)
            }
            Ast::Bool(value) => self.literal(Literal::Bool(*value), BOOLEAN, span),
            Ast::Null => self.literal(Literal::Null, JType::Null, span),
            Ast::Name(_) | Ast::Field { .. } => self.name_value(expr),
            Ast::This => self.this(span),
            Ast::QualifiedThis(class) => self.qualified_this(class, span),
            Ast::SuperField { qualifier, name } => self.super_field(qualifier.as_deref(), name, span),
            Ast::Index { array, index } => self.index(array, index, span),
            Ast::Call(call) => self.call(call, target, span),
            Ast::New(new) => self.creation(new, target, span),
            Ast::NewArray { elem, dims, init } => self.new_array(elem, dims, init.as_deref(), span),
            Ast::ArrayInit(elements) => self.array_init(elements, target, span),
            Ast::Prefix { op, operand } => self.prefix(*op, operand, span),
            Ast::Update { operand, is_increment, is_prefix } => self.update(operand, *is_increment, *is_prefix, span),
            Ast::Binary { op, lhs, rhs } => self.binary(*op, lhs, rhs, span),
            Ast::Assign { target, op: None, value } => self.assignment(target, value, span),
            Ast::Assign { target, op: Some(op), value } => self.compound(*op, target, value, span),
            Ast::Conditional(parts) => self.conditional(parts, target, span),
            Ast::InstanceOf { operand, pattern } => self.instance_of(operand, pattern, span),
            Ast::RecordPattern { operand, names } => self.record_pattern(operand, names, span),
            Ast::Cast { types, operand } => self.cast(types, operand, span),
            Ast::Lambda(lambda) => self.lambda(lambda, target, span),
            Ast::MethodRef(reference) => self.method_ref(reference, target, span),
            Ast::Switch(switch) => self.switch_expr(switch, target, span),
            Ast::ClassLiteral(ty) => self.class_literal(ty, span),
            Ast::Paren(inner) => self.expr(inner, target),
            Ast::Jml(inner) => self.jml_expr(inner, target, span),
            Ast::Unsupported(what) => self.unsupported(what, span),
            Ast::Broken => self.unsupported("syntax error", span),
        }
    }

    /// `C.class`, a `Class<C>`. It does not initialise the class.
    fn class_literal(&mut self, written: &ast::Type, span: Span) -> Typed {
        let of = self.resolve_ty(written);
        let class = self.p.well_known("java.lang.Class");
        if of.is_never() || self.is_phantom_type(&of) {
            let what = self.no_class(written);
            return self.unsupported_as(&what, span, JType::class(class));
        }
        let argument = match &of {
            JType::Prim(prim) => self.boxed(*prim),
            JType::Void => JType::Wild(None),
            other => other.clone(),
        };
        let erased = self.p.erase(&of);
        self.literal(Literal::Class(erased), JType::Class(class, [argument].into()), span)
    }

    fn int(&mut self, value: u64, is_long: bool, is_decimal: bool, span: Span) -> Typed {
        let limit = if is_long { 1 << 63 } else { 1 << 31 };
        if is_decimal && value == limit {
            let message = "this number is only allowed after a minus".to_owned();
            return self.broken("number-range", message, span);
        }
        if is_long {
            self.literal(Literal::Int(value as i64), LONG, span)
        } else {
            self.literal(Literal::Int(i64::from(value as i32)), INT, span)
        }
    }

    fn index(&mut self, array: &ast::Expr, index: &ast::Expr, span: Span) -> Typed {
        let array = self.standalone(array);
        let index = self.standalone(index);
        let upper = self.p.upper(&array.ty);
        if upper == JType::Spec(SpecTy::Seq) {
            return self.seq_get(array, index, span);
        }
        let JType::Array(element) = &upper else {
            if array.ty.is_never() || self.is_phantom_type(&array.ty) {
                let what = self.cause(&array, "element of something unknown");
                return self.unsupported_after(vec![array.expr, index.expr], &what, span);
            }
            let message = format!("`{}` is not an array", self.p.show(&array.ty));
            return self.broken("type-mismatch", message, array.span());
        };
        let element = (**element).clone();
        let erased = self.p.erase(&upper);
        let array = self.retype(array.expr, erased);
        let index = self.array_index(index);
        let expr = Expr {
            ty: super::super::types::element_of(array.ty),
            kind: ExprKind::Index { array: Box::new(array), index: Box::new(index) },
            span,
        };
        Typed::new(expr, element)
    }

    /// An index or length: promoted, and then an int.
    pub(crate) fn array_index(&mut self, value: Typed) -> Expr {
        let is_long = self.prim_of(&value.ty) == Some(Prim::Long);
        if is_long {
            let message = "an array index is an int, not a long".to_owned();
            return self.broken("type-mismatch", message, value.span()).expr;
        }
        self.coerce(value, &INT)
    }

    fn new_array(&mut self, written: &ast::Type, dims: &[ast::Expr], init: Option<&ast::Expr>, span: Span) -> Typed {
        let elem = self.resolve_ty(written);
        if elem.is_never() {
            let dims = self.effects_of(dims);
            let what = self.no_class(written);
            return self.unsupported_after(dims, &what, span);
        }
        if let Some(init) = init {
            let mut value = self.expr(init, Some(&elem));
            value.expr.span = span;
            return value;
        }
        let elem = self.p.not_void(elem, span);
        let lengths: Vec<Expr> = dims
            .iter()
            .map(|dim| {
                let value = self.standalone(dim);
                self.array_index(value)
            })
            .collect();
        let ty = dims.iter().fold(elem, |elem, _| JType::array(elem));
        let expr = Expr { kind: ExprKind::NewArray { dims: lengths }, ty: self.p.erase(&ty), span };
        Typed::new(expr, ty)
    }

    fn array_init(&mut self, elements: &[ast::Expr], target: Option<&JType>, span: Span) -> Typed {
        let element = match target {
            Some(JType::Array(element)) => (**element).clone(),
            Some(JType::Never) => JType::Never,
            _ => {
                let message = "`{…}` can only initialise an array".to_owned();
                return self.broken("type-mismatch", message, span);
            }
        };
        let values: Vec<Expr> = elements
            .iter()
            .map(|value| {
                let value = self.expr(value, Some(&element));
                self.assign(value, &element)
            })
            .collect();
        if element.is_never() {
            return self.unsupported_after(values, "array of an unknown type", span);
        }
        let ty = JType::array(element);
        let expr = Expr { kind: ExprKind::ArrayInit(values), ty: self.p.erase(&ty), span };
        Typed::new(expr, ty)
    }

    fn cast(&mut self, types: &[ast::Type], operand: &ast::Expr, span: Span) -> Typed {
        let resolved: Vec<JType> = types.iter().map(|ty| self.resolve_ty(ty)).collect();
        let Some(to) = resolved.first().cloned() else {
            return self.unsupported("cast without a type", span);
        };
        // A cast is a target for lambdas only: conditional and switch expressions stand alone in it (JLS 15.25, 15.28).
        let value = if is_functional(operand) { self.cast_function(&resolved, operand) } else { self.expr(operand, None) };
        if to.is_never() || value.ty.is_never() {
            let what = if to.is_never() { self.no_class(&types[0]) } else { self.cause(&value, "cast of something unknown") };
            return self.unsupported_after(vec![value.expr], &what, span);
        }
        if to == JType::Void {
            return self.broken("type-mismatch", "there is no cast to `void`".to_owned(), span);
        }
        if let Some(cast) = self.element_cast(&value, &to) {
            return Typed::new(Expr { ty: cast, span, ..value.expr }, to);
        }
        if matches!(value.ty, JType::Spec(_)) || matches!(to, JType::Spec(_)) {
            return self.spec_cast(value, &to, span);
        }
        let constant = value.constant.clone().filter(|_| self.is_string(&to));
        let mut result = match (&value.ty, &to) {
            (JType::Prim(_), JType::Prim(b)) => return self.prim_cast(value, *b, span),
            (_, JType::Prim(b)) => return self.unboxing_cast(value, *b, span),
            (JType::Prim(_), _) if self.is_loose(&value.ty, &to) => {
                let mut expr = self.convert(value, &to);
                expr.span = span;
                expr
            }
            (from, _) if from.is_reference() && self.may_cast(from, &to) => value.expr,
            _ => return self.bad_cast(&value.ty, &to, span),
        };
        for ty in &resolved {
            let erased = self.p.erase(ty);
            result = self.reference_cast(result, erased, span);
        }
        Typed { constant, ..Typed::new(result, to) }
    }

    /// A lambda implements every type of the cast; one of them has its method (JLS 9.9).
    fn cast_function(&mut self, types: &[JType], operand: &ast::Expr) -> Typed {
        let at = types.iter().position(|ty| types.len() > 1 && self.function_type(ty).is_some()).unwrap_or(0);
        self.also_implemented = types.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, ty)| ty.clone()).collect();
        let value = self.expr(operand, Some(&types[at]));
        self.also_implemented.clear();
        value
    }

    fn reference_cast(&mut self, expr: Expr, erased: crate::model::Ty, span: Span) -> Expr {
        if self.p.is_subtype(expr.ty, erased) {
            return expr;
        }
        if self.spec.is_some() {
            return Expr { span, ..self.retype(expr, erased) };
        }
        Expr { kind: ExprKind::Cast(Box::new(expr)), ty: erased, span }
    }

    fn prim_cast(&mut self, value: Typed, to: Prim, span: Span) -> Typed {
        let Some(from) = value.ty.as_prim() else {
            return value;
        };
        if (from == Prim::Boolean) != (to == Prim::Boolean) {
            return self.bad_cast(&value.ty, &JType::Prim(to), span);
        }
        let folded = value.constant.as_ref().and_then(|c| super::constant::convert(c, to));
        if let Some(folded) = folded {
            return self.literal(folded, JType::Prim(to), span);
        }
        // A specification counts without bounds, so that a cast of an `int` to `int` says something there.
        if from == to {
            let expr = Expr { kind: ExprKind::Convert(Box::new(value.expr)), ty: crate::model::Ty::Prim(to), span };
            return Typed::new(expr, JType::Prim(to));
        }
        let mut expr = self.prim(value.expr, from, to);
        expr.span = span;
        Typed::new(expr, JType::Prim(to))
    }

    /// `(int) object`: unboxing, after a cast to the box if the operand is less precise.
    fn unboxing_cast(&mut self, value: Typed, to: Prim, span: Span) -> Typed {
        let target = JType::Prim(to);
        if value.ty == JType::Null || value.ty == JType::Void {
            return self.bad_cast(&value.ty, &target, span);
        }
        if let Some(from) = self.unboxed(&value.ty) {
            if !super::convert::widens(from, to) {
                return self.bad_cast(&value.ty, &target, span);
            }
            let mut expr = self.convert(value, &target);
            expr.span = span;
            return Typed::new(expr, target);
        }
        let boxed = self.boxed(to);
        if !self.p.is_sub(&boxed, &value.ty) {
            return self.bad_cast(&value.ty, &target, span);
        }
        let mut expr = self.unbox(value.expr, to);
        expr.span = span;
        Typed::new(expr, target)
    }

    pub(crate) fn bad_cast(&mut self, from: &JType, to: &JType, span: Span) -> Typed {
        let message = format!("`{}` cannot be cast to `{}`", self.p.show(from), self.p.show(to));
        self.error("bad-cast", message.clone(), span);
        self.unsupported_as(&message, span, to.clone())
    }

    /// True if a value of the one reference type may be one of the other.
    pub(crate) fn may_cast(&mut self, from: &JType, to: &JType) -> bool {
        let (a, b) = (self.p.upper(from), self.p.upper(to));
        if self.p.is_sub(&a, &b) || self.p.is_sub(&b, &a) {
            return true;
        }
        match (&a, &b) {
            (JType::Class(a, _), JType::Class(b, _)) => {
                let (is_a, is_b) = (self.p.is_interface(*a), self.p.is_interface(*b));
                let (final_a, final_b) = (self.p.class(*a).is_final, self.p.class(*b).is_final);
                (is_a && (is_b || !final_b)) || (is_b && !final_a)
            }
            (JType::Array(a), JType::Array(b)) => a.is_reference() && b.is_reference() && self.may_cast(&a.clone(), &b.clone()),
            _ => false,
        }
    }
}
