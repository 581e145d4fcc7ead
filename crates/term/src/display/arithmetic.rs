//! Integer and floating-point arithmetic in Java syntax.

use crate::{FKind, Interval, Op, Round, Sort, TermId, Width};

use super::{Cx, Level, Printer, Text, stronger};

impl Printer<'_> {
    pub(super) fn arithmetic(&self, op: Op, term: TermId, cx: Cx) -> Option<Text> {
        let args = self.terms.args(term);
        let below = cx.below();
        Some(match op {
            Op::Add => self.sum(term, cx),
            Op::Mul => self.product(term, cx),
            Op::Div => self.quotient(term, cx),
            Op::Rem => self.binary(Level::Product, "%", args, below),
            Op::Wrap(width) => self.wrap(width, args[0], cx),
            Op::BitAnd(_) => self.binary(Level::BitAnd, "&", args, below),
            Op::BitOr(_) => self.binary(Level::BitOr, "|", args, below),
            Op::BitXor(_) => self.binary(Level::BitXor, "^", args, below),
            Op::Shl(_) => self.binary(Level::Shift, "<<", args, below),
            Op::Shr(_) => self.binary(Level::Shift, ">>", args, below),
            Op::Ushr(_) => self.binary(Level::Shift, ">>>", args, below),
            _ => return None,
        })
    }

    /// Whether the Java expression of a term has the type long.
    fn is_long(&self, term: TermId) -> bool {
        match self.terms.op(term) {
            Op::BitAnd(w) | Op::BitOr(w) | Op::BitXor(w) | Op::Shl(w) | Op::Shr(w) | Op::Ushr(w) => w == Width::I64,
            Op::FloatToInt(w) => w == Width::I64,
            _ => !self.terms.interval(term).is_within(Interval::of_width(Width::I32)),
        }
    }

    /// Whether a sum or product of ints needs a long to be exact.
    fn needs_long(&self, term: TermId, cx: Cx) -> bool {
        let range = self.terms.interval(term);
        cx.modular != Some(Width::I32)
            && self.is_long(term)
            && range.is_within(Interval::of_width(Width::I64))
            && !self.terms.args(term).iter().any(|&arg| self.is_long(arg))
    }

    /// Whether an operation on longs needs more than a long to be exact.
    fn needs_bigint(&self, term: TermId, cx: Cx) -> bool {
        let is_within = |term: TermId| self.terms.interval(term).is_within(Interval::of_width(Width::I64));
        cx.modular.is_none() && !is_within(term) && self.terms.args(term).iter().all(|&arg| is_within(arg))
    }

    /// The cast of the first operand that makes an operation exact.
    fn widening(&self, term: TermId, cx: Cx) -> &'static str {
        match (self.needs_long(term, cx), self.needs_bigint(term, cx)) {
            (true, _) => "(long) ",
            (_, true) => "(\\bigint) ",
            _ => "",
        }
    }

    /// The least number divided by -1 is the only quotient that is out of range.
    fn quotient(&self, term: TermId, cx: Cx) -> Text {
        let (args, below) = (self.terms.args(term), cx.below());
        let cast = self.widening(term, cx);
        let left = self.at(args[0], if cast.is_empty() { Level::Product } else { Level::Unary }, below);
        Text::new(Level::Product, format!("{cast}{left} / {}", self.at(args[1], Level::Unary, below)))
    }

    fn wrap(&self, width: Width, inner: TermId, cx: Cx) -> Text {
        let is_int = !self.operands(inner).iter().any(|&operand| self.is_long(operand));
        let type_name = match width {
            Width::I64 => return self.render(inner, cx.below_modular(Width::I64)),
            Width::I32 if is_int && self.is_arithmetic(inner) => return self.render(inner, cx.below_modular(Width::I32)),
            Width::I32 => "int",
            Width::I8 => "byte",
            Width::I16 => "short",
            Width::U16 => "char",
        };
        let below = if is_int { cx.below_modular(Width::I32) } else { cx.below() };
        Text::new(Level::Unary, format!("({type_name}) {}", self.at(inner, Level::Unary, below)))
    }

    fn is_arithmetic(&self, term: TermId) -> bool {
        matches!(self.terms.op(term), Op::Add | Op::Mul | Op::Div)
    }

    /// The terms that sums and products below a wrap are made of.
    fn operands(&self, term: TermId) -> Vec<TermId> {
        let mut pending = vec![term];
        let mut leaves = Vec::new();
        while let Some(term) = pending.pop() {
            match self.terms.op(term) {
                Op::Add | Op::Mul | Op::Div => pending.extend_from_slice(self.terms.args(term)),
                _ => leaves.push(term),
            }
        }
        leaves
    }

    /// Positive summands first, so that `5 - x` does not start with a minus.
    fn sum(&self, term: TermId, cx: Cx) -> Text {
        let below = Cx { depth: cx.depth + 1, ..cx };
        let cast = self.widening(term, cx);
        let args = self.terms.args(term);
        let first = args.iter().position(|&arg| !self.is_negative(arg)).unwrap_or(0);
        let mut text = String::from(cast);
        text += &self.at(args[first], if cast.is_empty() { Level::Sum } else { Level::Unary }, below);
        for (i, &arg) in args.iter().enumerate() {
            if i == first {
                continue;
            }
            if i >= super::MAX_OPERANDS {
                text += " + …";
                break;
            }
            if self.is_negative(arg) {
                text += " - ";
                text += &self.absolute(arg, below);
            } else {
                text += " + ";
                text += &self.at(arg, stronger(Level::Sum), below);
            }
        }
        Text::new(Level::Sum, text)
    }

    fn is_negative(&self, summand: TermId) -> bool {
        self.factor(summand).is_some_and(|factor| factor < 0)
    }

    /// The constant factor of a summand.
    fn factor(&self, summand: TermId) -> Option<i128> {
        match self.terms.op(summand) {
            Op::Mul => self.terms.as_i128(self.terms.args(summand)[0]),
            _ => self.terms.as_i128(summand),
        }
    }

    /// A summand with a negative factor, without its sign.
    fn absolute(&self, summand: TermId, cx: Cx) -> String {
        let magnitude = self.factor(summand).unwrap_or(0).unsigned_abs();
        let number = super::literal::integer(&magnitude.into());
        if self.terms.op(summand) != Op::Mul {
            return number;
        }
        let base = self.terms.args(summand)[1];
        if magnitude == 1 {
            return self.at(base, stronger(Level::Sum), cx);
        }
        format!("{number}{} * {}", self.long_mark(summand, cx), self.at(base, Level::Unary, cx))
    }

    /// `2L * x` where the product of ints needs a long; a literal carries the type best.
    fn long_mark(&self, product: TermId, cx: Cx) -> &'static str {
        if self.needs_long(product, cx) { "L" } else { "" }
    }

    fn product(&self, term: TermId, cx: Cx) -> Text {
        let below = Cx { depth: cx.depth + 1, ..cx };
        let args = self.terms.args(term);
        if self.terms.as_i128(args[0]) == Some(-1) {
            return Text::new(Level::Unary, format!("-{}{}", self.widening(term, cx), self.at(args[1], Level::Unary, below)));
        }
        let right = self.at(args[1], Level::Unary, below);
        if self.terms.is_const(args[0]) {
            let left = self.at(args[0], Level::Product, below);
            return Text::new(Level::Product, format!("{left}{} * {right}", self.long_mark(term, cx)));
        }
        let cast = self.widening(term, cx);
        let left = self.at(args[0], if cast.is_empty() { Level::Product } else { Level::Unary }, below);
        Text::new(Level::Product, format!("{cast}{left} * {right}"))
    }

    pub(super) fn float(&self, op: Op, args: &[TermId], cx: Cx) -> Option<Text> {
        let call = |name: &str| Text::primary(format!("{name}({})", self.render(args[0], cx).text));
        let cast = |name: &str| Text::new(Level::Unary, format!("({name}) {}", self.at(args[0], Level::Unary, cx)));
        Some(match op {
            Op::FAdd(_) => self.binary(Level::Sum, "+", args, cx),
            Op::FSub(_) => self.binary(Level::Sum, "-", args, cx),
            Op::FMul(_) => self.binary(Level::Product, "*", args, cx),
            Op::FDiv(_) => self.binary(Level::Product, "/", args, cx),
            Op::FRem(_) => self.binary(Level::Product, "%", args, cx),
            Op::FNeg(_) => Text::new(Level::Unary, format!("-{}", self.at(args[0], Level::Unary, cx))),
            Op::FAbs(_) => call("Math.abs"),
            Op::FSqrt(_) => call("Math.sqrt"),
            Op::FRound(_, Round::Floor) => call("Math.floor"),
            Op::FRound(_, Round::Ceil) => call("Math.ceil"),
            Op::FRound(_, Round::NearestEven) => call("Math.rint"),
            Op::IsNan if self.terms.sort(args[0]) == Sort::F32 => call("Float.isNaN"),
            Op::IsNan => call("Double.isNaN"),
            Op::FLt => self.relation(Level::Relation, "<", args[0], args[1], cx),
            Op::FLe => self.relation(Level::Relation, "<=", args[0], args[1], cx),
            Op::FEq => self.relation(Level::Equality, "==", args[0], args[1], cx),
            Op::IntToFloat(FKind::F32) | Op::F64ToF32 => cast("float"),
            Op::IntToFloat(FKind::F64) | Op::F32ToF64 => cast("double"),
            Op::FloatToInt(Width::I64) => cast("long"),
            Op::FloatToInt(_) => cast("int"),
            _ => return None,
        })
    }
}
