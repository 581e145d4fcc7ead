//! Strings by Z3's theory of sequences; characters stand for UTF-16 code units.

use term::{Interval, Op, TermId, Terms, Width};

use super::{Encoded, Encoder, Unsupported};
use crate::z3::{Ast, Binary, Nary, Ternary, Unary};

impl Encoder {
    pub(super) fn strings(&mut self, terms: &Terms, term: TermId, args: &[Ast]) -> Encoded {
        Ok(match terms.op(term) {
            Op::Str(_) => self.cx.string(terms.as_str_const(term).unwrap_or_default()),
            Op::StrConcat => self.cx.nary(Nary::Concat, args),
            Op::StrLen => self.cx.unary(Unary::StrLen, args[0]),
            Op::StrAt => self.code_unit(args[0], args[1]),
            Op::StrOfInt => self.decimal(terms, terms.args(term)[0], args[0]),
            Op::StrOfChar => self.character(terms, terms.args(term)[0], args[0]),
            Op::StrSubstr => self.substring(args),
            Op::StrIndexOf => self.index_of(args),
            Op::StrContains => self.cx.binary(Binary::StrContains, args[0], args[1]),
            Op::StrPrefix => self.cx.binary(Binary::StrPrefixOf, args[1], args[0]),
            Op::StrSuffix => self.cx.binary(Binary::StrSuffixOf, args[1], args[0]),
            _ => return Err(Unsupported("operator without an encoding")),
        })
    }

    /// The unit at an index, 0 outside.
    fn code_unit(&mut self, string: Ast, index: Ast) -> Ast {
        let length = self.cx.unary(Unary::StrLen, string);
        let is_inside = self.is_between(index, length);
        let single = self.cx.binary(Binary::StrAt, string, index);
        let code = self.cx.unary(Unary::StrToCode, single);
        let zero = self.number(0, 0);
        self.cx.ternary(Ternary::Ite, is_inside, code, zero)
    }

    /// Z3 writes only numbers that are not negative.
    fn decimal(&mut self, terms: &Terms, number: TermId, value: Ast) -> Ast {
        let plain = self.cx.unary(Unary::IntToStr, value);
        if terms.interval(number).is_non_negative() {
            return plain;
        }
        let zero = self.number(0, 0);
        let is_negative = self.cx.binary(Binary::Lt, value, zero);
        let magnitude = self.difference(zero, value);
        let digits = self.cx.unary(Unary::IntToStr, magnitude);
        let minus = self.cx.string(&[u16::from(b'-')]);
        let signed = self.cx.nary(Nary::Concat, &[minus, digits]);
        self.cx.ternary(Ternary::Ite, is_negative, signed, plain)
    }

    fn character(&mut self, terms: &Terms, unit: TermId, value: Ast) -> Ast {
        let mut value = value;
        if !terms.interval(unit).is_within(Interval::of_width(Width::U16)) {
            let modulus = self.number(Width::U16.modulus(), 0);
            value = self.cx.binary(Binary::Mod, value, modulus);
        }
        self.cx.unary(Unary::StrFromCode, value)
    }

    /// From begin to before end, empty unless `0 <= begin <= end <= length`.
    fn substring(&mut self, args: &[Ast]) -> Ast {
        let (string, begin, end) = (args[0], args[1], args[2]);
        let zero = self.number(0, 0);
        let length = self.cx.unary(Unary::StrLen, string);
        let conditions =
            [self.cx.binary(Binary::Le, zero, begin), self.cx.binary(Binary::Le, begin, end), self.cx.binary(Binary::Le, end, length)];
        let is_inside = self.cx.nary(Nary::And, &conditions);
        let n_units = self.difference(end, begin);
        let part = self.cx.ternary(Ternary::StrExtract, string, begin, n_units);
        let empty = self.cx.string(&[]);
        self.cx.ternary(Ternary::Ite, is_inside, part, empty)
    }

    /// Java's `indexOf` moves a start outside the string to its nearest end.
    fn index_of(&mut self, args: &[Ast]) -> Ast {
        let (string, part, from) = (args[0], args[1], args[2]);
        let zero = self.number(0, 0);
        let length = self.cx.unary(Unary::StrLen, string);
        let is_before = self.cx.binary(Binary::Lt, from, zero);
        let is_behind = self.cx.binary(Binary::Lt, length, from);
        let capped = self.cx.ternary(Ternary::Ite, is_behind, length, from);
        let start = self.cx.ternary(Ternary::Ite, is_before, zero, capped);
        self.cx.ternary(Ternary::StrIndex, string, part, start)
    }
}
