//! Applying an operator through its constructor, so that rebuilt terms are normal.

use crate::{Op, TermId, Terms};

impl Terms {
    /// The normal term of an operator and arguments.
    pub fn build(&mut self, op: Op, args: &[TermId]) -> TermId {
        match (op, args) {
            (Op::App(symbol), _) => self.app(symbol, args),
            (Op::And, _) => self.and(args),
            (Op::Or, _) => self.or(args),
            (Op::Add, _) => self.add(args),
            (Op::StrConcat, _) => self.str_concat(args),
            (Op::Bool(value), _) => self.bool_const(value),
            (Op::Int(value), _) => self.int(value),
            (Op::Big(index), _) => {
                let value = self.big_at(index).clone();
                self.big(value)
            }
            (Op::F32(bits), _) => self.f32(f32::from_bits(bits)),
            (Op::F64(bits), _) => self.f64(f64::from_bits(bits)),
            (Op::Str(index), _) => {
                let units = self.units_at(index).to_vec();
                self.str_const(&units)
            }
            (Op::Null, _) => self.null(),
            (Op::Alloc { id, tag }, _) => self.alloc(id, tag),
            (Op::Not, &[a]) => self.not(a),
            (Op::Wrap(width), &[a]) => self.wrap(width, a),
            (Op::FNeg(kind), &[a]) => self.fneg(kind, a),
            (Op::FAbs(kind), &[a]) => self.fabs(kind, a),
            (Op::FSqrt(kind), &[a]) => self.fsqrt(kind, a),
            (Op::FRound(kind, round), &[a]) => self.fround(kind, a, round),
            (Op::IsNan, &[a]) => self.is_nan(a),
            (Op::IntToFloat(kind), &[a]) => self.int_to_float(kind, a),
            (Op::FloatToInt(width), &[a]) => self.float_to_int(width, a),
            (Op::F32ToF64, &[a]) => self.f32_to_f64(a),
            (Op::F64ToF32, &[a]) => self.f64_to_f32(a),
            (Op::StrLen, &[a]) => self.str_len(a),
            (Op::StrOfInt, &[a]) => self.str_of_int(a),
            (Op::StrOfChar, &[a]) => self.str_of_char(a),
            (Op::ConstArray(elem), &[a]) => self.const_array(elem, a),
            (Op::TagIn(set), &[a]) => self.tag_in(a, set),
            (Op::Eq, &[a, b]) => self.eq(a, b),
            (Op::Mul, &[a, b]) => self.mul(a, b),
            (Op::Div, &[a, b]) => self.div(a, b),
            (Op::Rem, &[a, b]) => self.rem(a, b),
            (Op::Lt, &[a, b]) => self.lt(a, b),
            (Op::Le, &[a, b]) => self.le(a, b),
            (Op::BitAnd(width), &[a, b]) => self.bit_and(width, a, b),
            (Op::BitOr(width), &[a, b]) => self.bit_or(width, a, b),
            (Op::BitXor(width), &[a, b]) => self.bit_xor(width, a, b),
            (Op::Shl(width), &[a, b]) => self.shl(width, a, b),
            (Op::Shr(width), &[a, b]) => self.shr(width, a, b),
            (Op::Ushr(width), &[a, b]) => self.ushr(width, a, b),
            (Op::FAdd(kind), &[a, b]) => self.fadd(kind, a, b),
            (Op::FSub(kind), &[a, b]) => self.fsub(kind, a, b),
            (Op::FMul(kind), &[a, b]) => self.fmul(kind, a, b),
            (Op::FDiv(kind), &[a, b]) => self.fdiv(kind, a, b),
            (Op::FRem(kind), &[a, b]) => self.frem(kind, a, b),
            (Op::FLt, &[a, b]) => self.flt(a, b),
            (Op::FLe, &[a, b]) => self.fle(a, b),
            (Op::FEq, &[a, b]) => self.feq(a, b),
            (Op::StrAt, &[a, b]) => self.str_at(a, b),
            (Op::StrContains, &[a, b]) => self.str_contains(a, b),
            (Op::StrPrefix, &[a, b]) => self.str_prefix(a, b),
            (Op::StrSuffix, &[a, b]) => self.str_suffix(a, b),
            (Op::SeqEmpty, _) => self.seq_empty(),
            (Op::SeqSingleton(_), &[a]) => self.seq_singleton(a),
            (Op::SeqReverse, &[a]) => self.seq_reverse(a),
            (Op::SeqLen, &[a]) => self.seq_len(a),
            (Op::SeqConcat, &[a, b]) => self.seq_concat(a, b),
            (Op::SeqGet(elem), &[a, b]) => self.seq_get(elem, a, b),
            (Op::SeqSub, &[a, b, c]) => self.seq_sub(a, b, c),
            (Op::Fold(kind), &[variable, lo, hi, body]) => self.fold(kind, variable, lo, hi, body),
            (Op::Forall, &[variable, body]) => self.forall(variable, body),
            (Op::Exists, &[variable, body]) => self.exists(variable, body),
            (Op::Select, &[a, b]) => self.select(a, b),
            (Op::Ite, &[a, b, c]) => self.ite(a, b, c),
            (Op::StrSubstr, &[a, b, c]) => self.str_substr(a, b, c),
            (Op::StrIndexOf, &[a, b, c]) => self.str_index_of(a, b, c),
            (Op::Store, &[a, b, c]) => self.store(a, b, c),
            _ => panic!("{op:?} does not take {} arguments", args.len()),
        }
    }
}
