//! Kinds of operators in a formula, by which its encoding is chosen.

use rustc_hash::FxHashMap;
use term::{Checkpoint, Op, Sort, TermId, Terms};

use crate::encode::mask_bits;

/// Operators that bit-vectors handle better than integers.
const BIT_LIKE: u8 = 1;
/// Strings, which need integers.
const STRINGS: u8 = 2;

/// Floating-point numbers, which need a strategy of their own.
const FLOATS: u8 = 4;

/// Products, quotients and remainders of unknowns.
const NONLINEAR: u8 = 8;
/// Operations on bits.
const BITS: u8 = 16;

/// Sequences, which only the prover knows.
const SEQUENCES: u8 = 32;

/// Features of terms, memoised.
#[derive(Default)]
pub(crate) struct Features {
    known: FxHashMap<TermId, u8>,
}

impl Features {
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        self.known.retain(|&term, _| to.has_term(term));
    }

    /// True if some formula has an operator for bit-vectors.
    pub(crate) fn is_bit_like(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & BIT_LIKE != 0)
    }

    /// True if some formula has a product, quotient or remainder of unknowns.
    pub(crate) fn is_nonlinear(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & NONLINEAR != 0)
    }

    /// True if some formula has an operation on bits.
    pub(crate) fn has_bit_operations(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & BITS != 0)
    }

    /// True if some formula has sequences.
    pub(crate) fn has_sequences(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & SEQUENCES != 0)
    }

    /// True if some formula has strings.
    pub(crate) fn has_strings(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & STRINGS != 0)
    }

    /// True if some formula has floating-point numbers.
    pub(crate) fn has_floats(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        conjuncts.iter().any(|&term| self.of(terms, term) & FLOATS != 0)
    }

    fn of(&mut self, terms: &Terms, root: TermId) -> u8 {
        let mut pending = vec![root];
        while let Some(&term) = pending.last() {
            if self.known.contains_key(&term) {
                pending.pop();
                continue;
            }
            let n_pending = pending.len();
            pending.extend(terms.args(term).iter().filter(|arg| !self.known.contains_key(arg)));
            if pending.len() == n_pending {
                let below = terms.args(term).iter().fold(0, |all, arg| all | self.known[arg]);
                self.known.insert(term, below | own(terms, term));
                pending.pop();
            }
        }
        self.known[&root]
    }
}

fn own(terms: &Terms, term: TermId) -> u8 {
    let args = terms.args(term);
    let is_const = |i: usize| terms.is_const(args[i]);
    let is_bit_like = match terms.op(term) {
        Op::BitAnd(_) => mask_bits(terms, args[1]).is_none(),
        Op::BitOr(_) | Op::BitXor(_) => true,
        Op::Shl(_) | Op::Shr(_) | Op::Ushr(_) | Op::Div | Op::Rem => !is_const(1),
        Op::Mul => !is_const(0),
        Op::IntToFloat(_) | Op::FloatToInt(_) => true,
        _ => false,
    };
    let of_sort = match terms.sort(term) {
        Sort::Str => STRINGS,
        Sort::Seq => SEQUENCES,
        Sort::F32 | Sort::F64 => FLOATS,
        _ => 0,
    };
    let is_nonlinear = match terms.op(term) {
        Op::Div | Op::Rem => !is_const(1),
        Op::Mul => !is_const(0),
        _ => false,
    };
    let own_bits = if is_bit_like && !is_nonlinear { BITS } else { 0 };
    u8::from(is_bit_like) * BIT_LIKE + u8::from(is_nonlinear) * NONLINEAR + own_bits + of_sort
}
