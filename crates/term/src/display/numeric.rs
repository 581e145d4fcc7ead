//! The static types of printed integers: Java computes in the type of the operands, whatever becomes of the result.

use crate::{Interval, TermId, Width};

use super::{Cx, Level, Printer, Text};

/// The type that Java gives an integer expression after promotion; `Big` is JML's `\bigint`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Numeric {
    Int,
    Long,
    Big,
}

impl Numeric {
    /// The least type that has all the values.
    pub(super) fn of(range: Interval) -> Self {
        let is_within = |width| range.is_within(Interval::of_width(width));
        match (is_within(Width::I32), is_within(Width::I64)) {
            (true, _) => Numeric::Int,
            (_, true) => Numeric::Long,
            _ => Numeric::Big,
        }
    }

    /// The type in which Java computes values of a machine type.
    pub(super) fn of_width(width: Width) -> Self {
        if width == Width::I64 { Numeric::Long } else { Numeric::Int }
    }

    fn name(self) -> &'static str {
        match self {
            Numeric::Int => "int",
            Numeric::Long => "long",
            Numeric::Big => "\\bigint",
        }
    }
}

impl Cx {
    /// The least type in which an operation with results in this range is exact, as far as its place cares.
    pub(super) fn needed(self, range: Interval) -> Numeric {
        match self.modular {
            Some(width) => Numeric::of(range).min(Numeric::of_width(width)),
            None => Numeric::of(range),
        }
    }
}

impl Text {
    pub(super) fn typed(self, ty: Numeric) -> Self {
        Text { ty, ..self }
    }

    pub(super) fn cast(self, type_name: &str, ty: Numeric) -> Self {
        Text::new(Level::Unary, format!("({type_name}) {}", self.at(Level::Unary))).typed(ty)
    }

    /// The same value in exactly this type; a number carries its type itself: `1L`.
    pub(super) fn converted(self, ty: Numeric) -> Self {
        let is_plain = || self.text.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit());
        match (self.ty, ty) {
            (from, to) if from == to => self,
            (Numeric::Int, Numeric::Long) if is_plain() => Text { text: self.text + "L", ..self }.typed(ty),
            _ => self.cast(ty.name(), ty),
        }
    }
}

impl Printer<'_> {
    /// The type of a term that is no arithmetic: what is known of its values tells what was declared.
    pub(super) fn declared_type(&self, term: TermId) -> Numeric {
        Numeric::of(self.terms.interval(term))
    }
}
