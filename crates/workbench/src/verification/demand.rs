//! Clauses of contracts as Java expressions in tests: mathematical arithmetic throws where Java would wrap around, `\old` is computed
//! before the call, and quantifiers with bounds are streams. A clause that says more than that has no expression.

use java::model::{BinaryOp, Expr, ExprKind, FieldId, Literal, LocalId, MethodId, MethodKind, Prim, Ty, UnaryOp};
use java::program::Program;
use java::spec::{Quantifier, Spec};
use machine::input::Datum;

use crate::junit::{datum, field_of, source_name};

/// The translation of the clauses of one contract.
pub(super) struct Demand<'a> {
    pub(super) program: &'a Program,
    pub(super) package: String,
    /// Expressions of `this` (if any) and the parameters.
    pub(super) locals: Vec<String>,
    /// Variables of the specification, by their places.
    pub(super) names: Vec<String>,
    /// Arithmetic of the specification wraps around.
    pub(super) has_java_math: bool,
    /// Declarations of the values that have to be computed before the call.
    pub(super) before: Vec<String>,
    /// Fields are read by reflection.
    pub(super) reads_fields: bool,
    /// Inside a quantifier nothing can be computed before the call.
    pub(super) n_bound: usize,
}

impl Demand<'_> {
    pub(super) fn expression(&mut self, expr: &Expr) -> Option<String> {
        stacker::maybe_grow(128 * 1024, 1024 * 1024, || self.expression_here(expr))
    }

    fn expression_here(&mut self, expr: &Expr) -> Option<String> {
        Some(match &expr.kind {
            ExprKind::Literal(literal) => literal_text(literal, expr.ty)?,
            ExprKind::Local(local) => self.local(*local)?,
            ExprKind::Field { object, field } => self.field(object, *field)?,
            ExprKind::ArrayLength(array) => format!("{}.length", self.expression(array)?),
            ExprKind::Index { array, index } => format!("{}[{}]", self.expression(array)?, self.index(index)?),
            ExprKind::Unary { op: UnaryOp::Not, operand } => format!("!({})", self.expression(operand)?),
            ExprKind::Unary { op: UnaryOp::Neg, operand } if is_integral(operand.ty) && !self.has_java_math => {
                format!("Math.negateExact((long) {})", self.operand(operand)?)
            }
            ExprKind::Unary { op: UnaryOp::Neg, operand } => format!("-({})", self.expression(operand)?),
            ExprKind::Unary { op: UnaryOp::BitNot, operand } => format!("~({})", self.expression(operand)?),
            ExprKind::Binary { op, lhs, rhs } => self.binary(*op, lhs, rhs)?,
            ExprKind::AndAlso(a, b) => format!("({} && {})", self.expression(a)?, self.expression(b)?),
            ExprKind::OrElse(a, b) => format!("({} || {})", self.expression(a)?, self.expression(b)?),
            ExprKind::Conditional { cond, then, otherwise } => {
                format!("({} ? {} : {})", self.expression(cond)?, self.expression(then)?, self.expression(otherwise)?)
            }
            ExprKind::InstanceOf { operand, target, binding: None } => {
                format!("({} instanceof {})", self.expression(operand)?, source_name(self.program, *target, &self.package))
            }
            ExprKind::Cast(inner) => format!("(({}) {})", source_name(self.program, expr.ty, &self.package), self.operand(inner)?),
            // To the integers without bounds.
            ExprKind::Convert(inner) if matches!(expr.ty, Ty::Spec(_)) && is_integral(inner.ty) => self.expression(inner)?,
            ExprKind::Convert(inner) if matches!((inner.ty, expr.ty), (Ty::Prim(_), Ty::Prim(_))) => {
                format!("(({}) {})", self.program.ty_name(expr.ty), self.operand(inner)?)
            }
            ExprKind::Call { method, receiver, args, .. } => self.call(*method, receiver.as_deref(), args)?,
            ExprKind::Spec(spec) => self.spec(spec)?,
            _ => return None,
        })
    }

    fn operand(&mut self, expr: &Expr) -> Option<String> {
        let text = self.expression(expr)?;
        let is_word = text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$');
        Some(if is_word || text.starts_with('(') { text } else { format!("({text})") })
    }

    /// Java's arrays want an int.
    fn index(&mut self, expr: &Expr) -> Option<String> {
        let text = self.expression(expr)?;
        Some(if matches!(expr.kind, ExprKind::Local(_) | ExprKind::Literal(_)) { text } else { format!("Math.toIntExact({text})") })
    }

    fn local(&self, local: LocalId) -> Option<String> {
        self.locals.get(local.index()).or_else(|| self.names.get(local.index())).cloned()
    }

    fn field(&mut self, object: &Expr, field: FieldId) -> Option<String> {
        let class = match object.ty {
            Ty::Class(class) => Some(class),
            _ => None,
        };
        let object = self.expression(object)?;
        let info = self.program.field(field);
        if self.program.is_field_accessible(field) {
            return Some(field_of(self.program, &self.package, (&object, class), field));
        }
        self.reads_fields = true;
        let owner = source_name(self.program, Ty::Class(info.class), &self.package);
        let ty = source_name(self.program, info.ty, &self.package);
        Some(format!("(({ty}) get({object}, {owner}.class, \"{}\"))", info.name))
    }

    fn binary(&mut self, op: BinaryOp, lhs: &Expr, rhs: &Expr) -> Option<String> {
        let exact = match op {
            BinaryOp::Add => Some("addExact"),
            BinaryOp::Sub => Some("subtractExact"),
            BinaryOp::Mul => Some("multiplyExact"),
            _ => None,
        };
        if let Some(exact) = exact.filter(|_| is_integral(lhs.ty) && !self.has_java_math) {
            return Some(format!("Math.{exact}((long) {}, (long) {})", self.operand(lhs)?, self.operand(rhs)?));
        }
        // On integers without bounds, shifts are something else.
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr) {
            return None;
        }
        let operator = op.symbol();
        Some(format!("({} {operator} {})", self.expression(lhs)?, self.expression(rhs)?))
    }

    fn call(&mut self, method: MethodId, receiver: Option<&Expr>, args: &[Expr]) -> Option<String> {
        let info = self.program.method(method);
        if info.is_private || info.kind != MethodKind::Method || info.is_synthetic {
            return None;
        }
        let arguments: Option<Vec<String>> = args.iter().map(|arg| self.expression(arg)).collect();
        let owner = match receiver {
            Some(receiver) => self.operand(receiver)?,
            None if info.is_static => source_name(self.program, Ty::Class(info.class), &self.package),
            None => return None,
        };
        Some(format!("{owner}.{}({})", info.name, arguments?.join(", ")))
    }

    fn spec(&mut self, spec: &Spec) -> Option<String> {
        Some(match spec {
            Spec::Result => "result".to_owned(),
            Spec::Implies(a, b) => format!("(!({}) || {})", self.expression(a)?, self.expression(b)?),
            Spec::Iff(a, b) => format!("({} == {})", self.expression(a)?, self.expression(b)?),
            Spec::Labelled(operand) => self.expression(operand)?,
            Spec::Old { operand, label: None } if self.n_bound == 0 => {
                let ty = match operand.ty {
                    Ty::Spec(_) => "long".to_owned(),
                    ty => source_name(self.program, ty, &self.package),
                };
                let value = self.expression(operand)?;
                let name = format!("old{}", self.before.len() + 1);
                self.before.push(format!("{ty} {name} = {value};"));
                name
            }
            Spec::Quantified { quantifier, variables, range: Some(range), body } => self.quantified(*quantifier, variables, range, body)?,
            _ => return None,
        })
    }

    /// `(\forall int i; low <= i && i < high; body)`.
    fn quantified(&mut self, quantifier: Quantifier, variables: &[LocalId], range: &Expr, body: &Expr) -> Option<String> {
        let (is_forall, [variable]) = (quantifier == Quantifier::Forall, variables) else { return None };
        if !is_forall && quantifier != Quantifier::Exists {
            return None;
        }
        let (mut low, mut high, mut rest) = (None, None, Vec::new());
        self.n_bound += 1;
        for conjunct in conjuncts(range) {
            match bound(conjunct, *variable) {
                Some((true, is_strict, value)) if low.is_none() => low = Some((self.index(value)?, is_strict)),
                Some((false, is_strict, value)) if high.is_none() => high = Some((self.index(value)?, is_strict)),
                _ => rest.push(self.expression(conjunct)?),
            }
        }
        let body = self.expression(body)?;
        self.n_bound -= 1;
        let ((low, is_above), (high, is_below)) = (low?, high?);
        let low = if is_above { format!("{low} + 1") } else { low };
        let range = if is_below { "range" } else { "rangeClosed" };
        let name = self.local(*variable)?;
        let (all, body) = if is_forall {
            ("allMatch", rest.iter().fold(body, |body, condition| format!("(!({condition}) || {body})")))
        } else {
            ("anyMatch", rest.iter().fold(body, |body, condition| format!("({condition} && {body})")))
        };
        Some(format!("java.util.stream.IntStream.{range}({low}, {high}).{all}({name} -> {body})"))
    }
}

fn conjuncts(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::AndAlso(a, b) => conjuncts(a).into_iter().chain(conjuncts(b)).collect(),
        _ => vec![expr],
    }
}

/// A bound on a variable: whether it is a lower one, whether it is strict, and the value.
fn bound(expr: &Expr, variable: LocalId) -> Option<(bool, bool, &Expr)> {
    let ExprKind::Binary { op, lhs, rhs } = &expr.kind else { return None };
    let is_variable = |expr: &Expr| {
        let mut expr = expr;
        while let ExprKind::Convert(inner) = &expr.kind {
            expr = inner;
        }
        matches!(expr.kind, ExprKind::Local(local) if local == variable)
    };
    match (op, is_variable(lhs), is_variable(rhs)) {
        (BinaryOp::Le | BinaryOp::Lt, false, true) => Some((true, *op == BinaryOp::Lt, lhs)),
        (BinaryOp::Le | BinaryOp::Lt, true, false) => Some((false, *op == BinaryOp::Lt, rhs)),
        (BinaryOp::Ge | BinaryOp::Gt, true, false) => Some((true, *op == BinaryOp::Gt, rhs)),
        (BinaryOp::Ge | BinaryOp::Gt, false, true) => Some((false, *op == BinaryOp::Gt, lhs)),
        _ => None,
    }
}

fn is_integral(ty: Ty) -> bool {
    matches!(ty, Ty::Spec(_) | Ty::Prim(Prim::Byte | Prim::Short | Prim::Char | Prim::Int | Prim::Long))
}

fn literal_text(literal: &Literal, ty: Ty) -> Option<String> {
    match literal {
        Literal::Null => Some("null".to_owned()),
        Literal::Bool(value) => Some(value.to_string()),
        Literal::Int(value) => datum(&Datum::Int((*value).into()), ty),
        Literal::Float(value) => datum(&Datum::Float(*value), ty),
        Literal::Double(value) => datum(&Datum::Double(*value), ty),
        Literal::Str(text) => Some(machine::symbolic::quoted(text)),
        Literal::Class(_) => None,
    }
}
