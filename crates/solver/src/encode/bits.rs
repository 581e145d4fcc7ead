//! Integers as bit-vectors: a term at width `w` is its value modulo 2^w.

use term::{Op, Sort, TermId, Terms, Width};

use super::{ELEMENT_WIDTH, Encoded, Encoder, Unsupported};
use crate::z3::{Ast, Binary, Ternary};

impl Encoder {
    pub(super) fn bits(&mut self, terms: &Terms, term: TermId, width: u32, args: &[Ast]) -> Encoded {
        let ids = terms.args(term);
        Ok(match terms.op(term) {
            Op::Int(_) | Op::Big(_) => {
                let sort = self.sort(Sort::Int, width);
                let value = terms.as_int_const(term).unwrap_or_default();
                self.cx.numeral(&value.to_string(), sort)
            }
            Op::Add => self.chain(Binary::BvAdd, args),
            Op::Mul => self.chain(Binary::BvMul, args),
            Op::BitAnd(_) => self.cx.binary(Binary::BvAnd, args[0], args[1]),
            Op::BitOr(_) => self.cx.binary(Binary::BvOr, args[0], args[1]),
            Op::BitXor(_) => self.cx.binary(Binary::BvXor, args[0], args[1]),
            Op::Lt => self.cx.binary(Binary::BvSlt, args[0], args[1]),
            Op::Le => self.cx.binary(Binary::BvSle, args[0], args[1]),
            Op::Div | Op::Rem => self.divided(terms, term, width, args)?,
            Op::Wrap(to) => self.wrapped_bits(to, width, args[0]),
            Op::Shl(machine) => self.shifted(Binary::BvShl, machine, width, args),
            Op::Shr(machine) => self.shifted(Binary::BvAshr, machine, width, args),
            Op::Ushr(machine) => self.shifted(Binary::BvLshr, machine, width, args),
            Op::Select => {
                let element = self.cx.binary(Binary::Select, args[0], args[1]);
                debug_assert_eq!(ids.len(), 2, "a read has an array and an index");
                self.resize(element, ELEMENT_WIDTH, width)
            }
            _ => return Err(Unsupported("strings among bit-vectors")),
        })
    }

    fn chain(&mut self, op: Binary, args: &[Ast]) -> Ast {
        args[1..].iter().fold(args[0], |sofar, &arg| self.cx.binary(op, sofar, arg))
    }

    /// Truncating division at a width that holds operands and result, so that it cannot overflow.
    fn divided(&mut self, terms: &Terms, term: TermId, width: u32, args: &[Ast]) -> Encoded {
        let ids = terms.args(term);
        let operands = self.natural(terms, ids[0])?.max(self.natural(terms, ids[1])?);
        let at = operands.max(self.natural(terms, term)?);
        let is_quotient = terms.op(term) == Op::Div;
        let op = if is_quotient { Binary::BvSdiv } else { Binary::BvSrem };
        let mut result = self.cx.binary(op, args[0], args[1]);
        // Z3's remainder by 0 is the dividend, as ours; its quotient is not 0.
        if is_quotient && terms.interval(ids[1]).contains(0) {
            let zero = self.number(0, at);
            let is_zero = self.cx.binary(Binary::Eq, args[1], zero);
            result = self.cx.ternary(Ternary::Ite, is_zero, zero, result);
        }
        Ok(self.resize(result, at, width))
    }

    /// Below its own width, wrap-around changes no bit; above, the value is extended.
    fn wrapped_bits(&mut self, to: Width, width: u32, value: Ast) -> Ast {
        if width <= to.bits() {
            return value;
        }
        let extra = width - to.bits();
        if to.is_signed() { self.cx.sign_extend(extra, value) } else { self.cx.zero_extend(extra, value) }
    }

    fn shifted(&mut self, op: Binary, machine: Width, width: u32, args: &[Ast]) -> Ast {
        let mask = self.number(i128::from(machine.bits() - 1), machine.bits());
        let count = self.cx.binary(Binary::BvAnd, args[1], mask);
        let result = self.cx.binary(op, args[0], count);
        self.resize(result, machine.bits(), width)
    }

    /// A signed value of one width at another: extended, or cut to its low bits.
    pub(super) fn resize(&mut self, value: Ast, from: u32, to: u32) -> Ast {
        match to.cmp(&from) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.cx.sign_extend(to - from, value),
            std::cmp::Ordering::Less => self.cx.extract(to - 1, 0, value),
        }
    }
}
