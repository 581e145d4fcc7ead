//! Integer and floating-point arithmetic in Java syntax.

use crate::{FKind, Interval, Op, Round, Sort, TermId, Width};

use super::numeric::Numeric;
use super::{Cx, Level, Printer, Text, joined, stronger};

/// One operand of a printed sum.
struct Summand {
    text: Text,
    is_subtracted: bool,
    /// What it adds.
    range: Interval,
}

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
            Op::BitAnd(width) => self.bitwise(Level::BitAnd, "&", width, args, below),
            Op::BitOr(width) => self.bitwise(Level::BitOr, "|", width, args, below),
            Op::BitXor(width) => self.bitwise(Level::BitXor, "^", width, args, below),
            Op::Shl(width) => self.shift("<<", width, args, below),
            Op::Shr(width) => self.shift(">>", width, args, below),
            Op::Ushr(width) => self.shift(">>>", width, args, below),
            _ => return None,
        })
    }

    /// The bits of a machine integer do not depend on the type that has room for it.
    fn bitwise(&self, level: Level, symbol: &str, width: Width, args: &[TermId], cx: Cx) -> Text {
        let machine = |arg: TermId| match self.render(arg, cx) {
            big if big.ty == Numeric::Big => big.converted(Numeric::of_width(width)),
            text => text,
        };
        joined(level, symbol, &machine(args[0]), &machine(args[1]))
    }

    /// The type of the left operand decides how many bits of the count matter, and which bits move in.
    fn shift(&self, symbol: &str, width: Width, args: &[TermId], cx: Cx) -> Text {
        let left = self.render(args[0], cx).converted(Numeric::of_width(width));
        let ty = left.ty;
        joined(Level::Shift, symbol, &left, &self.render(args[1], cx)).typed(ty)
    }

    /// The least number divided by -1 is the only quotient that is out of range.
    fn quotient(&self, term: TermId, cx: Cx) -> Text {
        let (args, below) = (self.terms.args(term), cx.below());
        let operands = (self.render(args[0], below), self.render(args[1], below));
        scaled("/", operands, cx.needed(self.terms.interval(term)))
    }

    /// Java wraps around ints and longs by itself; other types, and what has more bits, need a cast. Below it only the low bits
    /// count, and those of sums and products do not depend on the type that they are computed in.
    fn wrap(&self, width: Width, inner: TermId, cx: Cx) -> Text {
        let modular = if width == Width::I64 { Width::I64 } else { Width::I32 };
        let text = self.render(inner, cx.below_modular(modular));
        match width {
            Width::I64 if text.ty <= Numeric::Long => text,
            Width::I32 if text.ty == Numeric::Int => text,
            _ => Text { is_char: width == Width::U16, ..text.cast(type_name(width), Numeric::of_width(width)) },
        }
    }

    /// Positive summands first, so that `5 - x` does not start with a minus.
    fn sum(&self, term: TermId, cx: Cx) -> Text {
        let args = self.terms.args(term);
        let first = args.iter().position(|&arg| !self.is_negative(arg)).unwrap_or(0);
        let others = (0..args.len()).filter(|&i| i != first).take(self.limits.operands - 1);
        let whole = cx.needed(self.terms.interval(term));
        let below = Cx { depth: cx.depth + 1, ..cx };
        let first = Summand { text: self.render(args[first], below), is_subtracted: false, range: self.terms.interval(args[first]) };
        let others: Vec<Summand> = others.map(|i| self.summand(args[i], whole, below)).collect();
        let sum = added(first, &others, cx);
        if args.len() > self.limits.operands { Text { text: sum.text + " + …", ..sum } } else { sum }
    }

    /// A summand with a negative factor is subtracted, unless its magnitude is too large for the type of the sum.
    fn summand(&self, arg: TermId, whole: Numeric, cx: Cx) -> Summand {
        let magnitude = self.factor(arg).filter(|&factor| factor < 0).and_then(i128::checked_neg);
        let magnitude = magnitude.filter(|&magnitude| Numeric::of(Interval::point(magnitude)) <= whole);
        let text = magnitude.map_or_else(|| self.render(arg, cx), |magnitude| self.absolute(arg, magnitude, cx));
        Summand { text, is_subtracted: magnitude.is_some(), range: self.terms.interval(arg) }
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
    fn absolute(&self, summand: TermId, magnitude: i128, cx: Cx) -> Text {
        let point = Interval::point(magnitude);
        let number = Text::primary(super::literal::integer(&magnitude.into())).typed(Numeric::of(point));
        if self.terms.op(summand) != Op::Mul {
            return number;
        }
        let base = self.terms.args(summand)[1];
        match magnitude {
            1 => self.render(base, cx),
            _ => scaled("*", (number, self.render(base, cx)), cx.needed(point.mul(self.terms.interval(base)))),
        }
    }

    fn product(&self, term: TermId, cx: Cx) -> Text {
        let below = Cx { depth: cx.depth + 1, ..cx };
        let args = self.terms.args(term);
        let needed = cx.needed(self.terms.interval(term));
        let right = self.render(args[1], below);
        match self.terms.as_i128(args[0]) {
            Some(-1) => minus(right, needed),
            _ => scaled("*", (self.render(args[0], below), right), needed),
        }
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
            Op::FNeg(_) => minus(self.render(args[0], cx), Numeric::Int),
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
            Op::FloatToInt(width) => cast(type_name(width)),
            _ => return None,
        })
    }
}

/// The sum from left to right. Where an operand of a greater type comes in, and at the end, what was added up so far must be right in
/// the type that it was computed in; else the first operand gets the type that all of it needs.
fn added(first: Summand, others: &[Summand], cx: Cx) -> Text {
    let (mut ty, mut range, mut needed) = (first.text.ty, first.range, Numeric::Int);
    for other in others {
        if other.text.ty > ty {
            needed = needed.max(shortage(ty, range, cx));
            ty = other.text.ty;
        }
        range = range.add(other.range);
    }
    needed = needed.max(shortage(ty, range, cx));
    let first = if needed > first.text.ty { first.text.converted(needed) } else { first.text };
    let mut text = first.at(Level::Sum);
    for other in others {
        text += if other.is_subtracted { " - " } else { " + " };
        text += &other.text.at(stronger(Level::Sum));
    }
    Text::new(Level::Sum, text).typed(ty.max(needed))
}

/// The type that values need which do not fit the one they have.
fn shortage(ty: Numeric, range: Interval, cx: Cx) -> Numeric {
    let needed = cx.needed(range);
    if needed > ty { needed } else { Numeric::Int }
}

/// A product or quotient that is computed in the needed type: `2L * x`, `(long) x * y`.
fn scaled(symbol: &str, (left, right): (Text, Text), needed: Numeric) -> Text {
    let left = if needed > left.ty.max(right.ty) { left.converted(needed) } else { left };
    joined(Level::Product, symbol, &left, &right)
}

/// `-x`, but not `--x`.
fn minus(text: Text, needed: Numeric) -> Text {
    let text = if needed > text.ty { text.converted(needed) } else { text };
    let level = if text.text.starts_with('-') { Level::Primary } else { Level::Unary };
    Text::new(Level::Unary, format!("-{}", text.at(level))).typed(text.ty)
}

fn type_name(width: Width) -> &'static str {
    match width {
        Width::I8 => "byte",
        Width::I16 => "short",
        Width::U16 => "char",
        Width::I32 => "int",
        Width::I64 => "long",
    }
}
