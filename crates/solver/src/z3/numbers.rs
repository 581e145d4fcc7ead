//! Terms of floating-point numbers and bit-vectors.
//!
//! Soundness: as in the parent module.

#[allow(clippy::wildcard_imports, reason = "the C names carry their own prefix")]
use z3_sys::*;

use super::{Ast, Context, ZSort};

/// A rounding mode of floating-point operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    NearestEven,
    Down,
    Up,
    Zero,
}

impl Context {
    /// A rounding mode.
    pub(crate) fn rounding(&mut self, rounding: Rounding) -> Ast {
        // SAFETY: only the context is passed.
        let made = unsafe {
            match rounding {
                Rounding::NearestEven => Z3_mk_fpa_rne(self.raw),
                Rounding::Down => Z3_mk_fpa_rtn(self.raw),
                Rounding::Up => Z3_mk_fpa_rtp(self.raw),
                Rounding::Zero => Z3_mk_fpa_rtz(self.raw),
            }
        };
        self.keep(made)
    }

    /// The float of IEEE bits.
    pub(crate) fn float_of_bits(&mut self, bits: Ast, sort: ZSort) -> Ast {
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_bv(self.raw, self.ast(bits), self.sorts[sort.0 as usize]) };
        self.keep(made)
    }

    /// NaN.
    pub(crate) fn nan(&mut self, sort: ZSort) -> Ast {
        // SAFETY: the sort belongs to this context.
        let made = unsafe { Z3_mk_fpa_nan(self.raw, self.sorts[sort.0 as usize]) };
        self.keep(made)
    }

    /// The float nearest to a signed bit-vector.
    pub(crate) fn float_of_signed(&mut self, mode: Ast, value: Ast, sort: ZSort) -> Ast {
        let sort = self.sorts[sort.0 as usize];
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_signed(self.raw, self.ast(mode), self.ast(value), sort) };
        self.keep(made)
    }

    /// The float of another format nearest to a float.
    pub(crate) fn float_of_float(&mut self, mode: Ast, value: Ast, sort: ZSort) -> Ast {
        let sort = self.sorts[sort.0 as usize];
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_float(self.raw, self.ast(mode), self.ast(value), sort) };
        self.keep(made)
    }

    /// The signed bit-vector of a float; unspecified outside its range.
    pub(crate) fn signed_of_float(&mut self, mode: Ast, value: Ast, width: u32) -> Ast {
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_sbv(self.raw, self.ast(mode), self.ast(value), width) };
        self.keep(made)
    }

    /// Bits `high` to `low`.
    pub(crate) fn extract(&mut self, high: u32, low: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_extract(self.raw, high, low, self.ast(value)) };
        self.keep(made)
    }

    /// Sign extension by `extra` bits.
    pub(crate) fn sign_extend(&mut self, extra: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_sign_ext(self.raw, extra, self.ast(value)) };
        self.keep(made)
    }

    /// Zero extension by `extra` bits.
    pub(crate) fn zero_extend(&mut self, extra: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_zero_ext(self.raw, extra, self.ast(value)) };
        self.keep(made)
    }

    /// The low bits of an integer.
    pub(crate) fn bits_of_int(&mut self, width: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_int2bv(self.raw, width, self.ast(value)) };
        self.keep(made)
    }

    /// The signed value of a bit-vector.
    pub(crate) fn int_of_signed(&mut self, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_bv2int(self.raw, self.ast(value), true) };
        self.keep(made)
    }
}
